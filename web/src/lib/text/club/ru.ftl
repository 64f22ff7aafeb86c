# Words of the pages of clubs, people and tournaments: they come with these pages.

tournaments = Турниры
tournaments-about = Швейцарка, лига или на выбывание, от 3 до 64 человек
tournaments-mine = Мои
tournaments-open = Идёт запись
tournaments-running = Идут
tournaments-over = Завершены
tournaments-none-open = Открытой записи сейчас нет. Откройте турнир: здесь его увидят другие.
tournament-new = Новый турнир
tournament-look = Посмотреть
tournament-view-now = Сейчас
tournament-view-people = Игроки
tournament-view-rules = Правила
tournament-nobody = без имени
tournament-you = вы
tournament-form-swiss = Швейцарка
tournament-form-league = Лига
tournament-form-knock-out = На выбывание
tournament-form-swiss-means = Каждый тур новые столы, по таблице. Никто не выбывает.
tournament-form-league-means = План на недели: все встречаются со всеми, насколько выходит поровну.
tournament-form-knock-out-means = Двое лучших за столом идут дальше, до одного последнего стола.
tournament-status-open = идёт запись
tournament-status-running = идёт
tournament-status-finished = завершён
tournament-status-cancelled = отменён
tournament-rounds = Туры
tournament-list = Запись
tournament-result = Итог
tournament-round-n = Тур { $n }
tournament-round-of = Тур { $n } из { $of }
tournament-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
  }
tournament-tables-done = Доиграно: { $done } из { $count ->
    [one] { $count } стола
   *[many] { $count } столов
  }
tournament-by-lot = жребий по корзинам
tournament-by-plan = по плану
tournament-by-standing = столы по таблице
tournament-by-place = кто идёт дальше
tournament-on-list = Занято мест: { $count } из { $places }
tournament-called-off = Отменён
tournament-standing = Таблица
tournament-standing-none = считается, когда доигран тур 1
tournament-after-round = после тура { $n }
tournament-standing-after = после тура { $done }; тур { $next } войдёт, когда доиграют все столы
tournament-all-rounds = Все туры
tournament-rank = Место
tournament-player = Игрок
tournament-points = Очки
tournament-met = Соперн.
tournament-met-means = средние очки тех, с кем были встречи
tournament-won = Первые
tournament-won-means = выигранные столы
tournament-relative = Счёт
tournament-relative-means = свой счёт к среднему за столом, в среднем
tournament-lot = Жребий
tournament-lot-means = брошен один раз, есть в записи
tournament-equal = При равных очках
tournament-bye = отдых
tournament-forfeit = неявка
tournament-table-small = стол { $n }
tournament-table-n = Стол { $n }
tournament-place-of = { $place }-е из { $of }
tournament-table-of = Стол: { $names }
tournament-your-table = Ваш стол { $table }, тур { $round }
tournament-go = К моему столу
tournament-key = клавиша
tournament-plays = За столом играют
tournament-mine-soon = Ваш следующий стол
tournament-mine-bye = В этом туре вы отдыхаете
tournament-mine-left = Вы больше не в турнире
tournament-mine-out = Для вас турнир закончен
tournament-mine-between = Сейчас стола для вас нет
tournament-mine-entered = Вы в списке
tournament-mine-called-off = Турнир отменён
tournament-left-means = Сыгранные партии остаются в таблице. Новых туров для вас не будет.
tournament-out-means = Остальные играют дальше. За столами можно наблюдать.
tournament-bye-means = Тур отдыха приносит 3 очка. Дважды он не выпадает никому, пока этого можно избежать.
tournament-you-came = { $place }-е место из { $of }, очки: { $points }
tournament-forfeit-long = Неявка: за этот стол очков нет
tournament-next-when = Доиграно: { $done } из { $count ->
    [one] { $count } стола
   *[many] { $count } столов
  }. Дальше — когда закончится последний.
tournament-opens-in = Начало через { $minutes } мин { $seconds } с.
tournament-opens-at = Начало: { $when }.
tournament-opens-after = Начало после предыдущих туров.
tournament-meet-fresh = Первая встреча: { $names }.
tournament-meet-again = Уже была встреча: { $name }, { $count ->
    [one] тур { $rounds }
   *[other] туры { $rounds }
  }.
tournament-table-points = Очки за этим столом: { $points }.
tournament-seat-first = Место { $seat }, ваше первое.
tournament-seat-before = Место { $seat }; раньше вы сидели на { $count ->
    [one] месте { $seats }
   *[other] местах { $seats }
  }.
tournament-final-place = Ваше место: { $rank } из { $of }, очки: { $points }.
tournament-people-count = { $count ->
    [one] В турнире { $count } участник.
    [few] В турнире { $count } участника.
   *[many] В турнире { $count } участников.
  }
tournament-called-off-at = { $when }.
tournament-called-off-means = Туров больше не будет. Начатые партии идут дальше, как все другие.
tournament-planned = по плану; начнётся после предыдущих туров
tournament-drawn = жребий брошен, скоро начало
tournament-ends-with = Последний стол завершит турнир.
tournament-drawn-with = Жребий тура { $n } — когда закончится последний.
tournament-opens-with = Тур { $n } — когда закончится последний.
tournament-state-planned = По плану
tournament-state-soon = Скоро начало
tournament-state-yours = Ваш ход
tournament-state-away = Ждут
tournament-state-running = Играют
tournament-state-finished = Доигран
tournament-away = { $name }: нет на месте
tournament-seat-told = место { $place } из { $of }, очки: { $points }
tournament-byes = { $count ->
    [one] Отдыхает: { $names }.
   *[other] Отдыхают: { $names }.
  }
tournament-who-met = Кто с кем играл
tournament-by-round = по турам
tournament-as-table = Таблицей
tournament-has-met = Встречи
tournament-nobody-met = пока ни с кем
tournament-met-in = { $name } ({ $count ->
    [one] тур { $rounds }
   *[other] туры { $rounds }
  })
tournament-who-met-told = Кто с кем играл. { $pairs ->
    [one] Встречалась { $pairs } пара
    [few] Встречались { $pairs } пары
   *[many] Встречалось { $pairs } пар
  }, больше одного раза: { $again }.
tournament-again-sign = Число — последний тур; + значит, что встреч больше одной.
tournament-how = Как составляют столы
tournament-how-sizes = Размеры столов.
tournament-how-sizes-few = Столов как можно меньше, за каждым не больше { $most }; размеры отличаются не больше чем на одного.
tournament-how-sizes-fixed = За каждым столом { $most }; кто лишний, отдыхает тур, если стол не заполняют боты.
tournament-how-sizes-now = Тур 1: { $sizes }.
tournament-how-first = Первый тур:
tournament-how-first-text = жребий из корзин по рейтингу, чтобы сильнейшие не встретились сразу.
tournament-how-swiss-head = Дальше
tournament-how-swiss = — по таблице. Пара не встречается снова, пока есть другой способ; потом важны равные очки, потом — кто реже сидел за меньшим столом.
tournament-how-league-head = Все туры
tournament-how-league = составляют в начале, чтобы все встретились со всеми как можно ровнее. Играют их один за другим.
tournament-how-knock-out-head = Дальше
tournament-how-knock-out = идут двое лучших каждого стола, из стола на двоих — победитель. Решает последний стол.
tournament-how-seats = Места
tournament-how-seats-text = меняются: каждый побывает на всех местах, прежде чем одно повторится, насколько позволяют столы.
tournament-how-points = Стол стоит 6 очков:
tournament-how-points-text = 6-4-2-0 за четверых, 6-3-0 за троих, 6-0 за двоих. Равные места делят очки.
tournament-how-bots = Боты
tournament-how-bots-text = ({ $level }) дополняют слишком маленькие столы. Место за столом они занимают, в таблице — нет.
tournament-verify = Проверьте жребий сами
tournament-verify-text = Всё выводится из одного секретного числа. Его отпечаток открыт с начала записи, ключ тура публикуется вместе со жребием, само число — в конце. Возьмите запись и повторите жребий каждого тура:
tournament-promise = Отпечаток числа
tournament-seed = Число
tournament-seed-later = будет открыто, когда турнир закончится.
tournament-command = Команда
tournament-record = Скачать запись
tournament-people = Игроки
tournament-pot = { $pot }-е место по рейтингу
tournament-left-before = игра не началась
tournament-left-after = уход после тура { $n }
tournament-knocked-out = не в игре
tournament-take-out = Убрать
tournament-take-out-who = Убрать: { $name }
tournament-open = Идёт запись
tournament-full = Все места заняты
tournament-enough = Людей достаточно.
tournament-missing = Не хватает { $count ->
    [one] { $count } человека
   *[many] { $count } человек
  }: нужно { $least }.
tournament-starts-by = Начинает { $name }.
tournament-starts-at = Начало: { $when }.
tournament-would-sit = Если начать сейчас ({ $count }), мест за столами: { $sizes }.
tournament-would-rest = { $count ->
    [one] Отдыхать будет { $count } человек.
    [few] Отдыхать будут { $count } человека.
   *[many] Отдыхать будут { $count } человек.
  }
tournament-enter = Записаться
tournament-off-list = Выйти из списка
tournament-start = Начать
tournament-leave = Выйти из турнира
tournament-call-off = Отменить турнир
tournament-ask-start-title = Начать турнир?
tournament-ask-start = { $count ->
    [one] В списке { $count } человек.
    [few] В списке { $count } человека.
   *[many] В списке { $count } человек.
  } Запись закроется, сразу начнётся тур 1.
tournament-ask-start-do = Начать
tournament-ask-leave-title = Выйти из турнира?
tournament-ask-leave = Ваше место в списке освободится.
tournament-ask-leave-running = Ваш стол доиграет бот, без очков для вас. Прежние партии остаются, новых туров для вас не будет. Вернуться нельзя.
tournament-ask-leave-do = Выйти
tournament-ask-take-out-title = Убрать из турнира: { $name }?
tournament-ask-take-out = Пока идёт запись, { $name } сможет вернуться.
tournament-ask-take-out-running = За столом, где играет { $name }, доиграет бот, без очков. Прежние партии остаются, вернуться нельзя.
tournament-ask-take-out-do = Убрать
tournament-ask-call-off-title = Отменить турнир?
tournament-ask-call-off = Жребия не будет, запись закроется навсегда.
tournament-ask-call-off-running = Туров больше не будет. Начатые партии идут дальше, как все другие. Вернуть турнир нельзя.
tournament-ask-call-off-do = Отменить турнир
tournament-chosen = Что выбрано
tournament-format = Система
tournament-at-table = Людей за столом
tournament-at-most = не больше { $most }
tournament-least = Не меньше
tournament-places = Мест
tournament-from-to = От { $least } до { $places } человек.
tournament-pause = Перерыв между турами
tournament-no-bots = нет
tournament-own-box = своя коробка
tournament-organiser = Проводит
tournament-starts = Начало
tournament-starts-me = Когда я скажу
tournament-starts-time = В назначенное время
tournament-if-missing = Если кого-то нет
tournament-late = Опоздание.
tournament-late-text = Часы идут с начала тура. У кого время вышло, тому стол не засчитан; для остальных его доиграет бот.
tournament-leaves = Уход.
tournament-leaves-text = Прежние партии остаются. За стол садится бот, без очков.
tournament-rests = Отдых.
tournament-rests-text = Только если кто-то лишний, а ботам нельзя: 3 очка, и никому дважды, пока этого можно избежать.
tournament-few = Мало людей.
tournament-few-text = Организатор видит, скольких не хватает. Начало по времени до десяти минут ждёт тех, кто ещё играет другой тур вживую; если людей мало, турнир отменяется.
tournament-name = Название
tournament-name-like = Кубок крыш
tournament-bots-fill = Боты дополняют столы
tournament-bots-hint = Только если за столом было бы меньше трёх. Бот занимает место за столом, но не в таблице.
tournament-no-bots-hint = Без ботов за столом могут оказаться только двое.
tournament-fixed = За каждым столом { $most }
tournament-fixed-hint = Кто лишний, отдыхает тур и получает 3 очка.
tournament-fixed-bots-hint = Боты дополняют каждый стол. Место за столом они занимают, в таблице — нет.
tournament-who-comes = Кто может прийти
tournament-seen-listed = Видят все
tournament-seen-link = Только по ссылке
tournament-i-play = Я играю
tournament-of-club = Клуб
tournament-no-club = нет
tournament-sum = { $form }, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
  }, { $game }
tournament-sum-knock-out = На выбывание, { $game }
tournament-thinking = Столу на размышление не больше { $minutes } мин и по { $increment } с за каждое решение.
tournament-thinking-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  } на каждое решение.
tournament-open-list = Открыть запись
tournament-cannot = С такими числами тур не составить. Измените число людей за столом, мест или туров.
tournament-will-run = Как это пройдёт
tournament-if = если
tournament-come = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
  }
tournament-or = { $least } или { $most }
tournament-to = от { $least } до { $most }
tournament-games-each = { $count ->
    [one] партия у каждого
    [few] партии у каждого
   *[many] партий у каждого
  }
tournament-met-of = встреч из { $others } возможных соперников
tournament-smaller = { $count ->
    [one] раз за меньшим столом
    [few] раза за меньшим столом
   *[many] раз за меньшим столом
  }
tournament-same-seat = { $count ->
    [one] раз на одном месте, не больше
    [few] раза на одном месте, не больше
   *[many] раз на одном месте, не больше
  }
tournament-run-note = Один пробный ход турнира, исходы партий — по жребию.
tournament-too-long = Такой длинный турнир здесь не разыгрывается.
tournament-tables-told = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
  }: { $sizes }
tournament-by-people = Столы по числу игроков
tournament-sizes-few = как можно меньше и ровнее
tournament-sizes-fixed = все одинаковые
tournament-sizes-told = Столы по числу игроков: { $sizes }
tournament-seats-at = Мест за столами
tournament-rest-count = { $count ->
    [one] { $count } отдыхает
   *[other] { $count } отдыхают
  }
tournament-bots-note = Например, если людей { $people }, на пунктирных местах сидят боты.
tournament-rests-note = { $count ->
    [one] Например, если людей { $people }, каждый тур отдыхает { $count } человек.
    [few] Например, если людей { $people }, каждый тур отдыхают { $count } человека.
   *[many] Например, если людей { $people }, каждый тур отдыхают { $count } человек.
  }
club-sentence = Клуб — это круг людей со своими столами, турнирами и рейтингами. Можно состоять в нескольких или ни в одном.
club-mine = Мои клубы
club-another = Ещё один клуб
club-found = Основать клуб
club-found-text = Вы станете хранителем и получите ссылку для приглашений. Столы клуба видят только его участники.
club-found-do = Основать клуб
club-name = Название клуба
club-about = О чём он (необязательно)
club-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
  }
club-by-invitation = только по приглашению
club-members-page = Участники
club-asked = Ждём хранителя
club-asked-text = В клуб впускает хранитель. После этого клуб появится в вашем списке, а эта страница откроет его сама.
club-withdraw = Больше не ждать
club-seen-by = Столы и рейтинги клуба видят только его участники.
club-members-ratings = Участники и рейтинги
club-only-here = считаются только партии за столами этого клуба
club-order-by = Порядок по игре
club-member = Участник
club-games-column = Партии
club-games = { $count ->
    [0] партий здесь пока нет
    [one] { $count } партия здесь
    [few] { $count } партии здесь
   *[other] { $count } партий здесь
  }
club-few = { $count ->
    [one] { $count } партия: мало
    [few] { $count } партии: мало
   *[other] { $count } партий: мало
  }
club-games-of-rating = { $count ->
    [one] по { $count } партии
   *[other] по { $count } партиям
  }
club-no-game = нет партий
club-alone = Пока здесь только вы. Пришлите кому-нибудь ссылку.
club-role-keeper = хранитель
club-role-member = участник
club-since = с { $day }
club-make-keeper = Сделать хранителем
club-make-keeper-question = Сделать хранителем: { $name }?
club-make-keeper-text = Хранители пишут объявления, создают ссылки, впускают и исключают людей и могут закрыть клуб.
club-make-member = Забрать ключи
club-make-member-question = { $name }: забрать ключи?
club-make-member-text = { $name } остаётся участником клуба.
club-send-away = Исключить
club-send-away-question = { $name }: исключить из клуба?
club-send-away-text = { $name } больше не видит клуб, клубный рейтинг не показывается. Начатые партии продолжаются.
club-door = У дверей
club-let-in = Впустить
club-refuse = Отказать
club-refuse-question = { $name }: отказать?
club-refuse-text = Пока ссылка действует, по ней можно попроситься снова.
club-board = Доска объявлений
club-board-empty = Объявлений нет. Участники читают доску; это не чат.
club-write = Написать объявление
club-notice = Объявление
club-pin = Повесить
club-unpin = Снять
club-unpin-question = Снять это объявление?
club-lately = Недавнее
club-somebody = Кто-то
club-lately-joined = { $name } теперь в клубе
club-lately-table = { $name } открывает стол: { $what }
club-lately-tournament = { $name } объявляет турнир «{ $what }»
club-lately-started = { $name } начинает турнир «{ $what }»
club-lately-won = { $name } побеждает в турнире «{ $what }»
club-invite = Пригласить
club-works-for = Действует для
club-works-everybody = всех
club-people = { $count ->
    [one] { $count } человека
   *[other] { $count } человек
  }
club-works-until = Действует до
club-works-always = без срока
club-approval = Впускает хранитель
club-link-ended = Ссылка больше не действует.
club-new-link = Новая ссылка
club-new-link-text = Нынешняя ссылка перестанет действовать. Кто уже в клубе, останется в нём.
club-keeping = Сам клуб
club-change = Название и описание
club-leave = Выйти
club-leave-question = Выйти из клуба «{ $name }»?
club-leave-text = Вернуться можно только по новому приглашению. Начатые партии продолжаются.
club-leave-heir = Других хранителей нет: хранителем станет тот, кто дольше всех в клубе. Вернуться можно только по приглашению.
club-leave-last = Кроме вас, в клубе никого нет: он закроется. Его столы и турниры останутся ничьими и продолжатся.
club-left = Вы больше не в клубе «{ $name }».
club-end = Закрыть клуб
club-end-question = Закрыть клуб «{ $name }» для всех?
club-end-text = Состав, объявления и рейтинги клуба будут удалены. Его столы и турниры продолжатся и станут ничьими. Вернуть клуб нельзя.
club-ended = Клуб «{ $name }» закрыт.
club-all = Все { $count }
club-to-table = К столу
club-no-open-tables = Открытых столов у клуба нет.
club-no-running-tables = За столами клуба сейчас никто не играет.
club-no-finished-tables = Завершённых партий у клуба пока нет.
club-no-tournaments = Турниров в клубе ещё не было.
club-not-shown = Здесь нечего показать
club-to-mine = К клубам
club-invited-by = { $count ->
    [one] { $names } приглашает вас
   *[other] { $names } приглашают вас
  }
club-link-can = Участники играют за столами клуба, участвуют в его турнирах и имеют там свои рейтинги.
club-approval-text = После просьбы вас впустит хранитель.
club-link-left = { $count ->
    [one] Ссылка подействует ещё для { $count } человека.
   *[other] Ссылка подействует ещё для { $count } человек.
  }
club-link-until = Она действует до { $day }.
club-in-already = Вы в этом клубе.
club-go-there = В клуб
club-join = Вступить в клуб
club-ask = Попроситься
people-known-short = пригласить, следить, заблокировать
people-known-text = С кем вы играли: пригласить снова, следить, заблокировать.
people-list = Играли вместе, за кем слежу
people-which = Какие люди
people-view-all = Все
people-view-followed = Слежу
people-view-blocked = Заблокированы
people-nobody = Пока никого. Здесь будут те, с кем вы доиграли партию.
people-nobody-all = Здесь никого не осталось: посмотрите заблокированных.
people-nobody-followed = Вы ни за кем не следите. Следите за кем-нибудь, чтобы смотреть партии за открытыми столами.
people-nobody-blocked = Никто не заблокирован.
people-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
   *[other] { $count } партий вместе
  }
people-last = последняя { $when }
people-no-games = завершённых партий вместе нет
people-online = сейчас здесь
people-invite = Пригласить за стол
people-invite-again = Пригласить снова
people-follow = Следить
people-following = Слежу
people-unfollow = Больше не следить
people-block = Заблокировать
people-block-question = { $name }: заблокировать?
people-block-text = { $name } больше не сможет вас приглашать, а вы не увидите реплик этого человека в чатах. Ему об этом не сообщается. Начатые вместе партии продолжаются.
people-unblock = Разблокировать
people-blocked-text = Кто заблокирован, не может вас приглашать, и вы не видите его реплик в чатах. Ему об этом не сообщается.
people-invitations = { $count ->
    [one] для вас держат { $count } место
    [few] для вас держат { $count } места
   *[other] для вас держат { $count } мест
  }
people-watch = Можно посмотреть
people-watch-none = Никто из тех, за кем вы следите, сейчас не играет за столом из общего списка.
