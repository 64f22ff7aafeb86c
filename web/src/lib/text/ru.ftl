# Слова веб-клиента. У игр — свои.

home = Главная
tables = Столы
rules = Правила
profile = Профиль
settings = Настройки
tagline = Четыре настольные игры о строительстве городов за одним столом: с друзьями, с ботами и в разборе.
skip-to-content = К содержимому
main-menu = Главное меню
loading = Минутку…
not-found = Здесь ничего нет.
not-found-hint = По адресу { $path } ничего нет. Возможно, в нём опечатка или страницы больше не существует.
broken-hint = Страницу не удалось показать. Загрузите её ещё раз; если не поможет, начните с первой страницы.
back-to-table = Вернуться за стол
back-home = На главную
offline = Сервер не отвечает. Черновик сохранён, я продолжаю попытки.
reconnected = Связь восстановлена.
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
copy = Копировать
copied = Скопировано.
yes = Да
no = Нет
notice = Что-то пошло не так
not-affiliated = Независимый проект. Названия игр принадлежат их владельцам, которые к нему не причастны.

# главная
players-range = { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
   *[other] { $least } игроков
  }
players-from-to =
    { $least }–{ $most ->
        [few] { $most } игрока
       *[other] { $most } игроков
    }
play-now = Играть с ботами
play-now-short = Играть
play-solo = Одиночная игра
new-table = Новый стол
read-rules = Правила: { $game }
how-strong = { $count ->
    [one] { $count } бот. Какой силы?
    [few] { $count } бота. Какой силы?
   *[other] { $count } ботов. Какой силы?
  }
level-easy = Ученик
level-medium = Подмастерье
level-hard = Мастер
level-expert = Гроссмейстер
style-easy = играет живо, часто по наитию
style-medium = берёт то, что выгодно сейчас
style-hard = продумывает ход целиком
style-expert = продумывает ход целиком и не спешит
waiting-for-you = Ждут вас
waiting-count = { $count ->
    [one] { $count } стол.
    [few] { $count } стола.
   *[other] { $count } столов.
  }
running-count = { $count ->
    [0] Других партий нет.
    [one] Ещё { $count } пока идёт без вас.
    [few] Ещё { $count } пока идут без вас.
   *[other] Ещё { $count } пока идут без вас.
  }
next-table = Следующий стол
nothing-waits = Вас никто не ждёт.
nothing-waits-hint = Начните игру или сядьте за открытый стол.
open-tables = Открытые столы
your-tables = Ваши столы
finished-tables = Завершённые
no-open-tables = Открытых столов нет. Создайте свой: другие увидят его здесь.
no-tables = Вы пока не сидите ни за одним столом.
your-turn = Ваш ход
turn-of = Ходит { $name }
moves-since = { $count ->
    [one] { $count } ход после вашего
    [few] { $count } хода после вашего
   *[other] { $count } ходов после вашего
  }

# новый стол
game = Игра
all-games = Все игры
options = Варианты
seats = Места
seat-n = Место { $n }
seat-me = Я
seat-open = Открыто
seat-bot = Бот
seat-invite = Пригласить
invite-login = Имя учётной записи
number-of-players = Игроки
clock = Часы
clock-none = Нет
clock-off = без часов
clock-live = Сразу
clock-days = По переписке
minutes = { $n } мин
plus-seconds = + { $n } с
days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
  }
listed = Показать в списке столов
private-link = Придёт только тот, у кого есть ссылка
create-table = Открыть стол
start-now = Начать
solo-table = Одиночная игра
join = Сесть
watch = Смотреть
leave = Встать
start = Начать
start-hint = Начать можно, когда заняты все места; чтобы не ждать, отдайте свободное боту.
waiting-for-players = Ждём игроков
invite-link = Ссылка-приглашение
invite-hint = У кого есть эта ссылка, тот может смотреть и занять открытое место. Вашего места она не даёт.
make-bot = Посадить бота
seat-is-open = свободное место
option-all-seats = для всех мест
components-file = Свой файл компонентов (TOML)
components-hint = Для владельцев настольной игры: исправленные здесь числа действуют за этим столом.
more = меньше и больше
less = Меньше
more-of = Больше
# списки столов
list-open = Открытые
list-playing = Смотреть
list-finished = Завершённые
running-tables = Идущие партии
no-running-tables = Сейчас нет партий, открытых для зрителей.
no-finished-tables = Завершённых открытых партий ещё нет.
your-finished-tables = Ваши завершённые партии
nothing-found = Ничего не найдено.
search-player = Игрок
live-only = Только вживую
invites-you = { $name } приглашает вас
progress-era = Эпоха { $era }, аукцион { $auction }
progress-round = Раунд { $round }
progress-sections = Секции: { $completed } из { $sections }
spectators-count = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
  }
unread-count = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
  }
is-online = { $name }: за столом
is-away = { $name }: не за столом

# стол
board = Поле
my-area = Моё
others = Игроки
log = Журнал
chat = Чат
notes = Заметки
moves = Ходы
confirm = Подтвердить
step-back = Шаг назад
reset-turn = Начать ход заново
your-draft = Ваш черновик: { $moves }
ready-to-confirm = Готово: подтвердите ход
finish-turn = Закончить ход
finish-question = Закончить ход?
finish-anyway = Всё равно закончить
play-on = Играть дальше
others-move = Ходят другие
skip = Пропустить
since-points = очки
leave-table = Уйти от стола
leave-question = Уйти от стола?
leave-text = Партия вас подождёт. Черновик хода сохранён, а часы, если они есть, идут.
hand-question = Отдать место боту?
hand-text = Бот делает ваши ходы, пока вы не вернёте место себе. Пока вы смотрите, он ждёт перед каждым ходом.
hand-do = Отдать
nothing-drafted = Выберите, что делать.
reveals-mark = Что-то откроется: вернуться назад будет нельзя.
reveals-short = без возврата
if-ended-now = Если бы игра кончилась сейчас
standing-hint = Насколько вам известно.
source-total = Итог
legal-moves = Возможные ходы
legal-moves-count = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[other] { $count } возможных ходов
  }
filter-moves = Отбор
board-summary = Стол словами
wait-for = Ходит { $names }
wait-several = Ждём: { $names }
game-over = Игра окончена
winner = Победа: { $name }
winners = Победу делят { $names }
no-winner = Не побеждает никто
loser = { $name }: победы нет
points-of = { $name }: { $points }
place-n = { $n }-е место
rematch = Реванш
replay = Просмотр
record = Запись
spectating = Вы зритель
take-seat-back = Вернуть место себе
hand-to-bot = Передать место боту
handed = За вас играет бот.
resign = Сдаться
resign-question = Покинуть стол?
resign-text = Ваше место займёт бот и доиграет партию. В записи это будет видно.
stay = Остаться
why-not = Почему нельзя?
rule-n = Правило { $rule }
open-rule = Открыть правило
since-your-turn = После вашего хода
go-on = Дальше
hand-over = Передайте экран: { $name }
hand-over-hint = Остальные отворачиваются. Затем продолжайте.
i-am = Я — { $name }
type-message = Напишите сообщение
send = Отправить
note-hint = Это видите только вы.
withdraw = Взять назад
committed-wait = Вы выбрали. Ждём остальных.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
  }
turn-number = Ход { $n }
start-of-game = Начало
rewound = { $n ->
    [0] Возврат к началу
   *[other] Возврат к концу хода { $n }
  }
by-bot = бот
rewind = Вернуться к началу хода { $n }
rewind-asked = { $n ->
    [0] { $name } предлагает начать заново.
   *[other] { $name } предлагает вернуться к концу хода { $n }.
  }
rewind-question = Вернуться к началу хода { $n }?
rewind-text = Всё, что было потом, останется в журнале зачёркнутым. Случайности разыграются заново, и партия не пойдёт в рейтинг.
rewind-others = Согласиться должны все за столом.
rewind-do = Вернуться
rewind-propose = Предложить
rewind-waits = Вы предложили вернуться: ждём остальных.
pause-clocks = Остановить часы
paused = Часы стоят, пока кто-нибудь не продолжит
pause-end = Продолжить
pause-asked = { $name } предлагает остановить часы.
pause-waits = Вы предложили паузу: ждём остальных.
reserve-seconds = резерв { $n } с на ход
agree = Согласиться
refuse = Отказать
complain = Пожаловаться
complain-of = Пожаловаться на слова игрока { $name }
complaint-text = Эти слова и ваша причина попадут к тем, кто ведёт этот дом. Больше никто об этом не узнает.
complaint-why = Что с ними не так?
complaint-sent = Те, кто ведёт этот дом, это прочтут
report-problem = Сообщить о проблеме
show-position = Показать эту позицию
log-empty = Пока ничего не произошло.
download = Скачать
report-text = Вы получите файл, который можно переслать. В нём только то, что вам можно знать:
report-position = позиция, как её видите вы
report-log = последние 40 ходов журнала без чужих тайн
report-versions = версии Mansard, правил и компонентов
report-comment = Что не так? (необязательно)
downloaded = Загружено.
full-screen = Во весь экран
theme-night = Ночь
theme-light = День
theme-system = Как в системе
menu = Меню
lens = Рассмотреть ближе
zoom-in = Ближе
zoom-out = Всё поле

# разбор сыгранной партии
review = Разбор
review-of = { $game }: разбор
review-turn-count = { $count ->
    [one] Разобран { $count } ход
    [few] Разобрано { $count } хода
   *[other] Разобрано { $count } ходов
  }
review-standing = Итог
review-tie = Очков поровну: решили дополнительные правила.
review-chances = Шансы на победу
review-turn = Ход
review-turns = Ходы
review-show-all = Все
review-show-marked = С отметкой
review-show-mine = Мои
review-none = Таких ходов нет.
review-won = победа
review-point = Перелом { $n }
review-points = Переломы
review-point-of = перелом { $n } из { $total }
review-point-before = Предыдущий перелом
review-point-after = Следующий перелом
review-steps = По ходу партии
review-when = Какая позиция
review-before = До хода
review-after = После
review-large = Доска крупнее
review-played = Сыграно
review-best = Лучший найденный ход
review-better = Лучше было
review-difference = Больше или меньше очков
review-show-line = Показать продолжение
review-line-end = Вернуться к партии
review-line-begins = Как могло пойти дальше
review-forced = Выбора не было.
review-close = Разница меньше погрешности: ходы равноценны.
review-none-better = Лучшего хода не нашлось.
review-open-lost = При открытых картах потеря — { $lost } ± { $error } % шансов.
review-not-judged = Здесь никто ничего не решал.
review-start-note = Так всё началось. Стрелки листают ходы, N ведёт к следующему перелому.
review-truth = Чьими глазами
review-truth-seen = Что можно было знать
review-truth-open = Все карты открыты
review-truth-seen-hint = Шансы, какими их видел бы зритель. Отметки ставятся по тому, что мог знать игрок.
review-truth-open-hint = Шансы, если открыть всё скрытое. Знать этого не мог никто.
review-summary = Что произошло
review-accuracy-title = Точность
review-lost-where = Где потеряны очки
review-led-always = { $player } впереди с первого хода до последнего.
review-led-since = { $player } впереди с хода { $number } и до конца.
review-costly = Ход { $number }: { $player } теряет { $chance } ± { $error } % шансов: «{ $played }». Лучше было «{ $best }».
review-no-turning-point = Ни один ход сам по себе не решил партию.
review-accuracy = { $player }: точность { $accuracy } из 100. Трещин: { $crack }, обвалов: { $collapse }.
review-play-on = Играть отсюда
review-play-on-text = Новый стол начнётся с позиции после хода { $n }, против ботов. На рейтинг он не влияет.
review-play-on-seat = Ваше место
review-play-on-bots = Какой силы боты?
review-play-on-do = Играть
review-how = Как сделан этот разбор
review-opinion = Это мнение бота.
review-how-quick = Быстрый проход: попыток на ход — { $tries }, версия анализа { $engine }.
review-how-deep = Глубокий проход: попыток на ход — { $tries }, версия анализа { $engine }.
review-how-marks = Отметка ставится по потерянным шансам за вычетом погрешности: сомнение — в пользу игрока.
review-untrained = Оценка позиций не подогнана под эту игру с таким числом игроков.
review-quick = Быстрый проход
review-deep = Глубокий проход
review-quick-waits = Разбор ждёт очереди; впереди: { $ahead }.
review-deep-waits = Глубокий проход ждёт очереди; впереди: { $ahead }.
review-quick-runs = Идёт разбор: { $done } из { $total } ходов.
review-deep-runs = Идёт глубокий проход: { $done } из { $total } ходов.
review-failed = Разбор не удался. Попробуйте позже ещё раз.
review-not-over = Разбор появится, когда партия закончится.
review-deepen = Разобрать глубже
review-go-on = Продолжить разбор
review-start = Разобрать партию
mark-keystone = Замковый камень: единственный ход, который держит
mark-true = По отвесу
mark-off-plumb = Мимо отвеса
mark-crack = Трещина
mark-collapse = Обвал

# тренер
coach = Тренер
coach-with = С тренером
coach-not-rated = без рейтинга
coach-none-rated = За рейтинговым столом тренера нет. Разбор после игры открыт для всех.
coach-level = Как часто говорит тренер
coach-off = Нет
coach-call = По вызову
coach-quiet = Тихо
coach-guided = Рядом
coach-off-hint = Никто не получает советов.
coach-call-hint = Говорит, только если спросить. Стол без рейтинга.
coach-quiet-hint = Говорит, когда это важно, предупреждает от 6 очков. Стол без рейтинга.
coach-guided-hint = Говорит каждый ход, предупреждает от 3 очков. Стол без рейтинга.
coach-plays-with = Играет с тренером
coach-now = Что сейчас важно:
coach-calm = Ничего срочного. Если хотите, попросите подсказку.
coach-less = Две партии позади. Говорить только тогда, когда это важно?
coach-waiting = Снова заговорю, когда придёт ваш ход.
coach-thinks = Тренер думает …
coach-hint = Подсказка
coach-explain = Объяснить
coach-hint-steps = Подсказка по шагам
coach-hint-of = Подсказка { $n } из 3
coach-step-where = Куда смотреть:
coach-step-kind = Какой ход:
coach-step-move = Сам ход:
coach-step-where-shut = Куда смотреть
coach-step-kind-shut = Какого рода ход
coach-step-move-shut = Сам ход и его причина
coach-where-anywhere = на весь стол: отдельного места нет.
coach-move-worth = Шанс на победу { $chance } ± { $error } %.
coach-show-next = Показать ещё
coach-have-idea = Есть идея
coach-best-three = Три лучших хода
coach-points-and-chance = очки и шанс
coach-best = лучший
coach-your-draft = Ваш черновик
coach-close = Почти поровну: годится любой из этих ходов.
coach-perhaps = возможно
coach-perhaps-only = Возможно, слабее.
coach-forced = Выбора здесь нет:
coach-position = Объяснение позиции
coach-to-come = Ещё будет
coach-prospect = { $player }: сейчас очков — { $now }, ожидается { $then } ± { $error }, шанс на победу { $chance } ± { $doubt } %
coach-opinion = Это мнение бота.
coach-how = Быстрых партий: { $games }, погрешность по очкам { $points }, по шансам { $chance } %.
coach-how-hint = Попыток на каждый ход: { $tries }, погрешность по очкам { $points }, по шансам { $chance } %.
coach-how-sure = Скрытых карт он не видит и может ошибаться. За рейтинговым столом его нет.
coach-warning = Перед отправкой: так теряется около { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }
coach-warning-error = плюс-минус { $error }
coach-take-back = Вернуть ход
coach-anyway = Всё равно отправить
coach-look-at = Посмотрите сюда: { $place }
coach-stale = Позиция изменилась. Спросите ещё раз.
reason-more = { $source }: на { $points } больше
reason-less = { $source }: на { $points } меньше
reason-later-more = потом на { $points } больше
reason-later-less = потом на { $points } меньше
position-leads = Сейчас впереди { $player }, разрыв { $points }. Главный источник — { $source }.
position-level = По очкам сейчас поровну.
position-open = Кто победит, ещё неясно.
position-favourite = Лучшие шансы на победу — { $player }: { $chance } ± { $error } %.

# план на будущее
plan-ahead = Спланировать ход
trial-open = Пробовать ходы на копии
trial-copy = Копия поля: её никто не видит, и здесь ничего не считается
trial-over = Партия была бы окончена
trial-last = Последняя проба: { $move }
trial-guessed = Всё, что здесь вытянуто или открыто, — только предположение.
trial-eyes = Взгляд с места игрока { $name }: всё скрытое от вас — предположение.
trial-moved-on = За столом уже другая позиция, эти ходы там невозможны: попробуйте заново.
trial-to-me = К моему ходу
trial-to-me-hint = Остальные сделают простые ходы — как предположение.
trial-as = Ходить за: { $name }
trial-anew = Начать пробу заново
trial-close = Вернуться за стол
trial-play = Перенести на стол
plan-keep = Сохранить как план
plan-title = План на ваш следующий ход
plan-hint = Когда придёт ваш ход, сразу будет сыграна первая строка, условие которой выполнено и ход по которой возможен. Кроме вас, план никто не видит.
plan-else = Если ни одну строку сыграть нельзя, план отменяется, и вы ходите сами.
plan-none = Плана нет. Пробуйте ходы на копии поля до своего хода и сохраните его.
plan-waits = { $more ->
    [0] План: { $moves }
    [one] План: { $moves }, иначе ещё { $more } строка
    [few] План: { $moves }, иначе ещё { $more } строки
   *[other] План: { $moves }, иначе ещё { $more } строк
  }
plan-look = Изменить
plan-cancel = Отменить
plan-dropped = План отменён: ни одну его строку сыграть нельзя. Ход за вами.
plan-played = Ваш план сыгран.
plan-when = Когда играть строку
plan-always = Что бы ни случилось
plan-if = Если { $what }
plan-side = Не больше или не меньше
plan-most = не больше
plan-least = не меньше
plan-number = Число
plan-raise = Проверять раньше
plan-remove = Убрать строку
plan-more = Ещё строка

# просмотр
first = В начало
previous = Назад
next = Вперёд
last = В конец
play = Пуск
pause = Пауза
link-to-position = Ссылка на позицию
eyes-of = Глазами: { $name }
spectator = Зритель
position-of = Позиция { $n } из { $total }

# профиль и настройки
your-name = Ваше имя
sign-in = Войти
sign-out = Выйти
register = Сохранить мои игры в учётной записи
login-name = Имя учётной записи
password = Пароль
email-optional = Почта (необязательно)
statistics = Статистика
games-played = Сыграно
games-won = Побед
best-score = Лучший
mean-score = Средний
rating = Рейтинг
no-statistics = Пока ничего не сыграно до конца.
language = Язык
locale-en = English
locale-ru = Русский
locale-pl = Polski
theme = Оформление
patterns = Узоры вместо одних цветов
patterns-hint = Каждый цвет отмечен ещё и узором.
motion = Движение
motion-off = Нет
motion-normal = Обычное
motion-fast = Быстрое
pace = Ходы других
pace-hint = Показываются на поле шаг за шагом. Щелчок или пробел возвращает к текущей позиции.
pace-off = Выкл.
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно
confirm-turns = Спрашивать перед отправкой хода
sound = Звук
sound-hint = Когда ваш ход и когда кто-то сходил.
volume = Громкость
offline-title = Нет связи
offline-text = Сервер недоступен. Как только связь появится, страница продолжит сама.
offline-bar = Нет связи: на экране может быть старое. Всё продолжится само.
notices = Уведомления
notices-hint = Мы сообщим, когда наступит ваш ход, соберётся стол или закончится партия, но не о том, что вы уже видели.
notices-name = Сначала назовитесь: уведомления приходят человеку.
notice-push = В этом браузере
notice-push-hint = Даже когда ни одна страница Mansard не открыта.
notice-push-none = Здесь браузер не принимает push-уведомления. Нужен https или установленное приложение.
notice-push-denied = Браузер не разрешает. Разрешите уведомления для этой страницы в его настройках.
notice-email = По почте
notice-email-none = Этот сервер не отправляет почту.
notice-address = Адрес почты
notice-webhook = Через вебхук
notice-webhook-hint = Общедоступный адрес, который получает каждое уведомление в JSON.
notice-daily = Ежедневное письмо со столами, которые ждут
quiet-hours = Тихие часы
quiet-hint = В это время ничего не приходит; придёт потом, если ещё будет важно. Часовой пояс: { $zone }.
quiet-from = С
quiet-until = До
reminder = Напоминание, пока время не вышло
reminder-none = Нет
reminder-minutes = { $n } мин
reminder-hours = { $n } ч
mute-table = Не уведомлять об этом столе
table-muted = Уведомления выключены
designed-values = Числа компонентов: что известно, а что придумали мы

# Tournaments
tournament = Турнир
tournament-of-table = Стол турнира
tournament-back = К турниру

# learning
learn = Учиться
learn-game = Учимся: { $game }
learn-about = Короткие уроки на настоящем поле, затем первая игра с тренером рядом.
learn-spent = Минут: { $minutes } из { $all }
learn-none = Уроков этой игры пока нет. Всё рассказывает книга правил.
learn-begin = Начать с первого урока
learn-go-on = Продолжить с урока { $number }
learn-first-game = Первая игра с тренером
learn-first-about = Напротив сидит один бот уровня «Ученик», спешить некуда, а ходы можно отменять, пока ход не подтверждён.
learn-first-start = Начать партию
learn-minutes = Уроки
learn-progress = Пройдено { $done } из { $count }.
learn-is-done = пройден
learn-new = Впервые здесь? Освойте за десять минут
lesson = Урок
lesson-done = Пройдено
lesson-step = { $number } из { $count }
lesson-well-done = Отлично построено. Этот урок теперь ваш.
lesson-allowed = Правила это разрешают, но сейчас речь о другом.
lesson-try = Нажмите на то, что светится на поле.
lesson-fewer = Закрыть список
lesson-more = Все варианты списком: { $count }
lesson-rule = Правило { $rule }
lesson-back = Назад
lesson-following = Следующий урок
lesson-all-done = К урокам
lesson-skip = Пропустить шаг
lesson-end = Вот и всё
lesson-now-you = Теперь вы
lesson-right = Верно
lesson-no-harm = Не это, но ничего страшного.
lesson-hinted = Один из способов: { $way }.
lesson-leave-sure = Выйти из урока? Ещё раз Esc — и вы выйдете.
lesson-try-here = Выберите здесь:
lesson-key-tab = следующее место
lesson-key-enter = выбрать
lesson-key-h = подсказка
lesson-of = { $game }, урок { $number } из { $count }
lesson-next = Дальше
lesson-you = Вы
lesson-rival = Соперник
lesson-leave = Выйти
learn-sum = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[many] { $count } уроков
  } на настоящем поле, всего около { $minutes ->
    [one] { $minutes } минуты.
   *[other] { $minutes } минут.
  }

# Задачи
puzzle = Задача
puzzles = Задачи
puzzles-of = Задачи: { $game }
puzzles-none = Для этой игры задач пока нет.
puzzles-about = Позиции из партий сильных ботов. В каждой один ход целиком явно лучше остальных.
puzzles-solved = Решено { $solved } из { $count }.
puzzle-n = Задача { $number }
puzzle-of = Задача { $number } из { $count }
puzzle-today = задача дня
puzzle-of-the-day = Задача дня
puzzle-today-go = Решить задачу дня
puzzle-before = Предыдущая задача
puzzle-after = Следующая задача
puzzle-players = Игроков: { $count }
puzzle-new = новая
puzzle-level-1 = Лёгкие
puzzle-level-2 = Средние
puzzle-level-3 = Трудные
puzzle-streak = { $count ->
    [0] За каждый день с решённой задачей — кирпич
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
 }
puzzle-stars = Звёзд: { $count } из трёх
puzzle-percent = { $count } %
puzzle-to-move = Ходит { $name }
puzzle-question = Один ход явно лучше всех. Какой?
puzzle-try = Вот этот ход
puzzle-hint = Подсказка
puzzle-hint-kind = { $count ->
    [one] Хватит одного решения.
    [few] Нужно { $count } решения.
   *[many] Нужно { $count } решений.
 }
puzzle-hint-first = Начало: { $move }. Всего решений: { $count }.
puzzle-give-up = Показать ответ
puzzle-wrong = { $tries ->
    [one] Есть ход лучше. Посмотрите ещё раз.
   *[other] Всё ещё есть ход лучше.
 }
puzzle-solved = Решено
puzzle-told = Ответ
puzzle-nth-try = Попытка { $number }
puzzle-best = Лучший
puzzle-chances = В процентах: шанс на победу после этого хода.
puzzle-why-try = Что он даёт против первой попытки
puzzle-why-second = Что он даёт против второго по силе
puzzle-rivals = теряют соперники
puzzle-rivals-gain = получают соперники
puzzle-refuted = После первой попытки
puzzle-trap = Ловушка:
puzzle-trap-text = { $move }. Своих очков больше на { $points }, а шансов меньше на { $behind } п. п.
puzzle-follows = Что может быть дальше
puzzle-others = { $count ->
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
   *[many] Ещё { $count } ходов
 }
puzzle-honest = Мнение бота: шансов больше не менее чем на { $ahead } п. п. (погрешность { $error }) в трёх проверках с разными догадками о скрытом.
puzzle-values = Чего стоит каждый ход
puzzle-all = Все задачи
puzzle-next = Следующая задача
puzzle-done-all = Всё решено: к урокам

# Как победить
win = Как победить
win-game = Как победить: { $game }
win-short = Что победители партий ботов делали чаще.
win-how = Измерено в { $games } партиях ботов «Подмастерье», число игроков { $players }: сколько было у победителя, сколько в среднем у остальных и как часто побеждал тот, у кого этого больше всего. Это то, что сопутствует победе, а не рецепт.
win-none = Для этой игры пока ничего не измерено.
win-all = Все находки: { $count }
win-winners = Победители
win-others = Остальные
win-top = У кого этого больше всего, побеждает в { $top } % из { $games } партий (от { $least } до { $most } %; случайно { $even } %).
puzzles-of-the-day = Задачи дня
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } раздел
    [few] { $count } раздела
   *[many] { $count } разделов
 }
rules-print = Печать
rules-of-table = Таблицы компонентов показывают коробку, которой играет этот стол; в тексте правил стоят числа стандартной коробки.
rules-of-table-box = Что в ней изменено

# Страница коробки
box = Коробка
box-all = Посмотреть коробку и исправить её
box-known = Известные значения
box-known-of = значений известно,
box-ours = { $share } % — наши.
box-standard-share = Стандартная коробка: { $share } %
box-sources = Откуда значения
box-source-rulebook = Правила
box-source-public = Открытые источники
box-source-confirmed = Подтверждено
box-source-inferred = Следует
box-source-designed = Наше
box-because-rulebook = Все значения есть в правилах.
box-because-public = Наименее надёжное значение взято с открытых страниц.
box-because-confirmed = Сверено с печатным компонентом.
box-because-inferred = Наименее надёжное значение следует из известного.
box-because-designed = Хотя бы одно значение не опубликовано, мы выбрали его сами.
box-view = Какие компоненты
box-view-all = Все
box-view-check = Сверить
box-view-differ = Отличия
box-components = Компоненты
box-none = Ничего не подходит: выберите «Все» или снимите отбор по источнику.
box-values = { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[other] { $count } значений
}
box-differ = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[other] { $count } отличий
}
box-was = было { $value }
box-edit = Исправить: { $name }
box-previous = Предыдущий компонент
box-next = Следующий компонент
box-undo = Отменить
box-redo = Вернуть отменённое
box-to-standard = Стандартное
box-back = Вернуть стандартное: { $name }
box-save-next = Сохранить, дальше
box-attest = На моём печатном компоненте так.
box-attest-hint = Тогда значение считается подтверждённым. Без галочки это домашнее правило, и значение остаётся нашим.
box-wrong-number = Нужно целое число, а здесь «{ $value }».
box-wrong-range = Возможно от { $least } до { $most }, а здесь { $value }.
box-wrong-word = «{ $value }» неизвестно. Возможно: { $words }.
box-wrong-empty = Нужно название.
box-wrong-count = Нужно записей через запятую: { $count }, а здесь: { $found }.
box-wrong-list = Нужен список в квадратных скобках.
box-which = Какая коробка
box-standard = Стандартная коробка
box-name = Название моей коробки
box-of = Коробка: { $name }
box-save = Сохранить
box-saved = «{ $name }»: сохранено.
box-copy = Скопировать к себе
box-import = Прочитать файл
box-export = Сохранить в файл
box-link = Скопировать ссылку
box-delete = Удалить эту коробку
box-delete-sure = Удалить «{ $name }»? Ссылка перестанет работать, а столы с этой коробкой продолжат игру.
box-play = Открыть стол с ней
box-leave = Есть несохранённые изменения. Уйти без сохранения?
box-file-wrong = Этот файл не коробка этой игры. { $key }: { $problem }. Ничего не изменено.
box-file-read = { $count ->
    [one] Файл прочитан: { $count } отличие. Он ещё не сохранён.
    [few] Файл прочитан: { $count } отличия. Он ещё не сохранён.
   *[other] Файл прочитан: { $count } отличий. Он ещё не сохранён.
}
box-file-only = Этот файл меняет не только отдельные значения. С ним можно играть и его можно сохранить как есть; здесь показаны только его значения.
box-compare = Сравнение со стандартной коробкой
box-same = Отличий нет. Выберите компонент, чтобы исправить его.
box-fingerprint = Отпечаток
box-shared = «{ $name }» — коробка игрока { $owner }. Её можно смотреть, копировать и играть с ней; менять её может только { $owner }.
box-of-table = Коробка этого стола: { $name }. Стол играет с той коробкой, с которой начал.
box-at-table = { $count ->
    [one] Своя коробка: { $name }, { $count } отличие
    [few] Своя коробка: { $name }, { $count } отличия
   *[other] Своя коробка: { $name }, { $count } отличий
}

# Клубы
club = Клуб
club-by-link = Войти по ссылке
club-by-link-text = Вам прислали приглашение? Вставьте его сюда.
club-link = Ссылка или код
club-look = Посмотреть
club-link-wrong = Это не ссылка клуба. Она выглядит так: { $example }.
club-waiting = { $count ->
    [one] Вас ждёт { $count } дело
    [few] Вас ждут { $count } дела
   *[other] Вас ждут { $count } дел
  }
club-belongs = Чей стол
club-belongs-nobody = без клуба
club-belongs-text = Участники клуба видят стол и могут сесть. В общем списке его нет; партия идёт в рейтинг клуба.
club-table-of = Стол клуба «{ $name }»
club-table = Стол клуба: сесть могут только его участники.

# Люди
people-known = Знакомые
people-more = { $name }: ещё
people-kept = Места для вас
people-played-with = Вместе с вами:
people-whom = Кого
people-by-login = По имени учётной записи…
places = Разделы
# The reference sheet and pictures in the rule books
sheet = Памятка
sheet-foot = Мелкие числа — разделы книги правил. Значения взяты из стандартной коробки.
# статистика: графики, страница игрока, страница игры
player-own = Ваша страница
privacy = Кто видит мою страницу
privacy-hint = Результаты, рейтинги, соперников. Последние партии за закрытыми столами другим не показываются никогда.
privacy-everybody = Все
privacy-met = С кем я играю
privacy-nobody = Никто
privacy-now-everybody = Эту страницу видят все.
privacy-now-met = Эту страницу видят только те, с кем у вас есть сыгранные партии.
privacy-now-nobody = Эту страницу видите только вы.
picture-start = Стол в начале игры.
picture-lesson = Попробовать: { $lesson }

## Отпуск
holiday = Отпуск
holiday-hint = { $count ->
    [one] За столами, где на решение даются дни, ваши часы могут стоять { $count } день в году. Это видят все за столом. Турниры идут дальше.
    [few] За столами, где на решение даются дни, ваши часы могут стоять { $count } дня в году. Это видят все за столом. Турниры идут дальше.
   *[other] За столами, где на решение даются дни, ваши часы могут стоять { $count } дней в году. Это видят все за столом. Турниры идут дальше.
  }
holiday-days = Сколько дней
holiday-begin = Начать сейчас
holiday-until = Отпуск до { $day }
holiday-back = Мой отпуск закончен
holiday-left = { $count ->
    [0] В этом году дней больше нет
    [one] В этом году остался { $count } день
    [few] В этом году осталось { $count } дня
   *[other] В этом году осталось { $count } дней
  }
holiday-away = в отпуске
