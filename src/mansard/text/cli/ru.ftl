# Командная строка.

## Справка

help-mansard = Настольные игры о строительстве городов в терминале: играть, смотреть на ботов, разбирать партии, измерять.
help-epilog = Примеры: mansard play {"<игра>"} --players 3 · mansard rules {"<игра>"} 4.3 · mansard simulate {"<игра>"} --bots greedy,random
help-version = Показать версию и выйти.
help-lang = Язык всех текстов: en, ru или pl. Постоянно его задаёт MANSARD_LANG.

help-play = Сыграть в терминале: против ботов, с другими за той же клавиатурой или в одиночку.
help-games = Перечислить игры, число игроков и варианты.
help-rules = Показать правила игры или один их раздел.
help-learn = Показать уроки игры или пройти один из них.
help-solve = Решить задачу: задачу дня или другую по номеру.
help-puzzles = Найти задачи в партиях сильных ботов: позиции, где один ход явно лучший.
help-lesson = Номер или имя урока; без него показываются все.
help-simulate = Дать ботам сыграть много партий и показать итоги.
help-selfplay = Боты играют много партий, каждое решение записывается в набор данных Parquet.
help-train = Обучить оценку позиции на играх ботов и записать её веса.
help-arena = Провести круговой турнир ботов и вычислить рейтинги.
help-replay = Проверить запись, сыграв её заново, и показать её.
help-golden = Записанные партии каждой игры, для каждого числа игроков и варианта.
help-golden-write = Сыграть партии ботами и записать их.
help-golden-check = Переиграть все записи и назвать те, что больше не соответствуют правилам.
help-bench = Измерить скорость правил и ботов.

help-game = Какая игра; список даёт `mansard games`.
help-players = Число игроков.
help-humans = Сколько людей за этой клавиатурой; остальные места займут боты. При 0 вы зритель.
help-bots = Боты на остальные места через запятую: random, greedy, search:500ms, search:1000; или none.
help-names = Имена людей через запятую.
help-option = Вариант игры; можно указать несколько раз. Список даёт `mansard games`.
help-seed = Целое число (или hex:…), которое определяет все случайности: одно число — одна и та же партия.
help-components = Своя коробка: файл TOML с исправленными значениями вашего печатного экземпляра или её имя в папке коробок.
help-box = Значения коробки игры и их источники; исправить, подтвердить, сравнить.
help-addresses = Какие значения: адреса вида skyrise.wonders.pinnacle или шаблоны.
help-box-json = Значения, источники и схема JSON в виде JSON.
help-confirm = Отметить в своей коробке (--box, иначе «mine»), что эти значения сверены с печатными.
help-compare = Показать, что меняет коробка.
help-box-check = Проверить коробку и сказать, что в ней не так: файл и ключ.
help-save = Файл, в который запись сохраняется после каждого хода.
help-resume = Продолжить сохранённую партию.
help-plain = Строка за строкой, а не на весь экран: для скриптов, каналов и программ чтения с экрана.
help-jobs = Число процессов.
help-section = Раздел, например 4.3, или разъяснение, например R12.
help-contents = Только список разделов.
help-sheet = Памятка: одна страница о ходе, ценах и подсчёте.
help-record = Файл с записью.
help-step = Пройти партию шаг за шагом.
help-at = Позиция после этого хода.
help-check = Только проверить; показать одну строку.
help-seat = Как видело это место (первое — 0); иначе как зритель.
help-games-count = Число партий.
help-simulate-bots = Боты через запятую; от партии к партии они меняются местами и занимают их все.
help-puzzle = Номер задачи или её имя; без него — задача дня.
help-solve-list = Список задач.
help-puzzles-count = Сколько задач найти.
help-puzzles-bots = Бот, который играет эти партии.
help-puzzles-out = Куда их записать, по одной в строке; готовый файл будет дополнен.
help-selfplay-folder = Папка набора данных; прерванная запись продолжается в ней.
help-selfplay-part = Число партий в одном файле.
help-selfplay-ray = Играть на кластере Ray (RAY_ADDRESS), а не процессами этой машины.
help-train-folder = Папка обучения; прерванное обучение продолжается в ней.
help-train-games = Сколько партий сыграть и использовать для обучения.
help-train-hours = Прекратить игру через столько часов и учиться на том, что есть.
help-train-minutes = То же в минутах.
help-train-match = Сколько партий новые веса играют против прежних; 0 — ни одной.
help-csv = Записать по строке на каждое место каждой партии; «-» — стандартный вывод.
help-json = Записать все партии и сводку; «-» — стандартный вывод.
help-arena-bots = Боты-соперники через запятую; не меньше двух.
help-arena-games = Партий на каждый состав; чем их больше, тем уже интервалы.
help-golden-folder = Где лежат записи.
help-only-games = Только эта игра; можно указать несколько раз.
help-golden-bots = Боты через запятую.
help-golden-games = Партий на каждое число игроков и вариант.
help-bench-json = Вывести измерения в формате JSON.
help-bench-games = Только эти игры, через запятую.

help-help = Показать эту справку и выйти.
help-install-completion = Научить эту оболочку дополнять слова mansard.
help-show-completion = Показать, чему была бы научена оболочка.
help-panel-arguments = Аргументы
help-panel-options = Параметры
help-panel-commands = Команды

version-rules = Правила: { $rules }
version-compiled = скомпилирован
version-plain = не скомпилирован

## Что не так

error-language = нет языка «{ $language }»; есть: { $known }
error-file = { $file }: { $problem }
error-folder = { $file } — папка, а не файл
error-not-text = { $file } — не текстовый файл
error-no-such-option = { $option } здесь неизвестно; см. `{ $command } --help`
error-missing = не указано: { $name }; см. `{ $command } --help`
error-usage = { $problem }; см. `{ $command } --help`
error-no-game = нет игры «{ $game }»; есть: { $known }
error-components = компоненты: { $problem }
error-no-value = в этой коробке нет значения { $address }
error-box-by-hand = { $file } меняет не только отдельные значения: допишите адреса в его список «confirmed» вручную
box-address = Адрес
box-value = Значение
box-range = Допустимо
box-source = Источник
box-standard = Стандартная коробка
box-own = Эта коробка
box-source-rulebook = правила
box-source-public = открытые источники
box-source-confirmed = подтверждено
box-source-inferred = следует из других
box-source-designed = наше
box-checked = { $count ->
    [one] { $file } в порядке: { $count } значение отличается от стандартной коробки
    [few] { $file } в порядке: { $count } значения отличаются от стандартной коробки
   *[other] { $file } в порядке: { $count } значений отличаются от стандартной коробки
}
box-confirmed = { $count ->
    [one] { $file }: подтверждено { $count } значение
    [few] { $file }: подтверждено { $count } значения
   *[other] { $file }: подтверждено { $count } значений
}
error-players = { $game }: число игроков — { $known }, а не { $players }
error-option-form = вариант «{ $text }»: пишите имя=значение
error-no-option = нет варианта «{ $option }», если игроков { $players }; есть: { $known }
error-option-value = вариант { $option }: «{ $value }» — не одно из { $known }
error-seed = «{ $seed }» не подходит: нужно целое число или hex: и шестнадцатеричные цифры
error-seed-number = «{ $seed }» — не целое число
error-humans = людей { $humans }, а мест { $players }
error-names = имён { $names }, а людей { $humans }
error-too-many-bots = ботов { $bots }, а игроков только { $players }
error-bots = ботов { $bots }, а мест для них { $seats }
error-no-bots = не назван ни один бот
error-few-bots = нужно не меньше двух ботов
error-no-terminal = для игры нужен терминал; чтобы смотреть на ботов, укажите --humans 0
error-exists = { $file } уже есть: продолжите с --resume или выберите другое имя
error-other-game = { $file } — партия игры { $game }
error-no-rules = нет правил игры { $game }
error-no-section = в правилах { $game } нет раздела { $section }; главы: { $known }
error-no-puzzles = у игры { $game } пока нет задач
error-no-puzzle = у игры { $game } нет задачи { $puzzle }; всего их { $count }, см. `mansard solve { $game } --list`
error-no-lessons = у игры { $game } пока нет уроков
error-no-lesson = у игры { $game } нет урока { $lesson }; есть: { $known }
error-no-seat = нет места { $seat }: игроков { $players }
error-no-commit = нет хода { $number }; последний — { $last }
error-no-records = в папке { $folder } нет записей
error-no-bench = в этой установке нет измерений скорости
error-extra = { $package } не установлен; он входит в: pip install 'mansard[{ $extra }]'
error-other-run = в { $folder } лежит другая запись: отличается { $difference }; укажите другую папку
error-train-few = Слишком мало партий для обучения и проверки: пусть будет сыграно хотя бы 100.
error-lost-worker = рабочий процесс завершился (не хватило памяти?); готовое сохранено, та же команда продолжит

## Игра

play-player = Игрок { $number }
play-rival = Соперник
play-ask-move = Ход (номер, текст, ? — справка):
play-ask-confirm = Ход составлен. c подтвердить, u назад, r сначала:
play-ask-reveal = Этого не вернуть. c продолжить, u назад, r сначала:
play-enter = [Enter]
play-to-move = Ходит { $player }
play-so-far = Этот ход: { $moves }
play-held = { $move }: откроется скрытое
play-reveals = откроется скрытое: вернуть будет нельзя
play-narrow = Полю нужно столбцов: { $columns }. Расширьте терминал или уменьшите буквы
play-narrowed = Показано { $shown } из { $count }; Enter — показать всё
play-only-confirm = Ход составлен: c — подтвердить, u — назад
play-no-number = { $count ->
    [1] Есть только номер 1
   *[other] Есть номера от 1 до { $count }
}
play-no-match = Ни один возможный ход не подходит к «{ $text }»; Enter — показать всё
play-nothing-to-undo = Возвращать нечего
play-nothing-to-confirm = Подтверждать пока нечего
play-half = Ход только начат: закончите его или верните: u
play-why-legal = «{ $move }» — возможный ход (§{ $rule })
play-why-not = «{ $move }»: { $reason } (§{ $rule })
play-score-now = Если бы игра закончилась сейчас
play-rule = Правило этого решения: §{ $rule }
play-help =
    номер        сделать этот ход или открыть эту группу
    текст        показать только ходы с этими словами; единственный оставшийся делается; /текст никогда не команда
    u  undo      вернуть последнее решение этого хода
    r  reset     вернуть весь ход
    c  confirm   закончить ход как есть; только тогда его увидят другие
    h  hint      ещё шаг подсказки: где смотреть, какой ход, лучшие ходы
    why ХОД      почему так ходить нельзя; без хода: чем лучший ход лучше
    score        очки, если бы игра закончилась сейчас
    log          всё, что произошло
    rules [N]    правило этого решения или раздел N
    b  board     показать всё снова
    q  quit      сохранить и выйти
full-type = ход, слова для поиска или команда
full-undo = отменить
full-reset = заново
full-confirm = подтвердить
full-type-key = ввод
full-why = почему нет
full-log = журнал
full-score = очки
full-board = поле
full-help = справка
full-language = язык
full-back = все ходы
full-quit = выйти

# Подсказки и разборы

full-hint = подсказка
hint-more = Спросите ещё раз, чтобы узнать больше.
hint-look = Посмотрите сюда: { $place }.
hint-look-anywhere = Особого места нет.
hint-kind = { $count ->
    [one] Ход такого рода: { $moves }
    [few] Один из { $count } ходов такого рода: { $moves }
   *[other] Один из { $count } ходов такого рода: { $moves }
}
hint-chance = шанс на победу { $chance } ± { $error } %
hint-close = разница слишком мала
hint-perhaps = возможно
hint-behind = примерно на { $points } ± { $error } очк. меньше
hint-no-reason = Решающего источника очков нет.
hint-forced = Другого хода нет.
hint-opinion = Это мнение бота: каждый ход проверен в { $tries } быстрых партиях. Скрытые карты ему не известны.
reason-more = примерно на { $points } ± { $error } очк. больше: { $source }
reason-less = примерно на { $points } ± { $error } очк. меньше: { $source }
reason-later-more = примерно на { $points } ± { $error } очк. больше потом или меньше у соперников
reason-later-less = примерно на { $points } ± { $error } очк. меньше потом или больше у соперников
help-review = Оценить каждый ход законченной партии по тому, что мог знать игрок.
help-review-json = Вывести всё в JSON.
help-review-html = Вывести страницу для браузера.
help-review-deep = Смотреть намного глубже; это займёт минуты.
help-review-tries = Сколько раз пробовать каждый ход; иначе столько, сколько позволяет быстрый разбор.
error-not-over = { $file }: партия не окончена, разбор возможен только после конца
review-judging = Оценка ходов
review-title = разбор
review-led-always = { $player }: впереди с первого хода.
review-led-since = { $player }: впереди до конца начиная с хода { $number }.
review-costly = Ход { $number }, { $player }: «{ $played }» стоит { $chance } ± { $error } % шансов на победу. Лучше: «{ $best }».
review-no-turning-point = Ни один ход не решил партию.
review-accuracy = { $player }: точность { $accuracy } из 100; замковых камней { $keystone }, отклонений { $off_plumb }, трещин { $crack }, обвалов { $collapse }.
review-lost = Потерянные очки, { $player }: { $parts }
review-note = Это мнение бота по тому, что мог знать каждый игрок. Попыток на ход: { $tries }; сомнение — в пользу игрока.
review-marked = Отмеченные ходы
review-turns = Все ходы
review-chances = Шансы на победу от хода к ходу
review-turn = Ход
review-player = Игрок
review-mark = Оценка
review-played = Сыграно
review-lost-chance = Потеря
review-best = Лучше
mark-keystone = замковый камень
mark-true = по отвесу
mark-off-plumb = отклонение
mark-crack = трещина
mark-collapse = обвал
full-over = Партия окончена.
play-thinking = { $player } думает…
play-hand-over = За клавиатуру садится { $player }. Остальные пусть не смотрят.
play-may-withdraw = w и Enter: { $player } берёт последнее решение назад
play-saved = Сохранено: { $file }
play-alone = { $player }: { $points }
play-result = Итог
play-won = { $count ->
    [0] Не побеждает никто.
    [one] Победа: { $winners }!
   *[other] Победу делят: { $winners }!
}
menu-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
table-total = Всего
table-place = Место

# Турниры

help-tournament = Турниры: проверка жеребьёвки.
help-tournament-verify = Провести жеребьёвку каждого тура заново по протоколу турнира и сравнить.
help-tournament-record = протокол, как его даёт страница турнира
error-tournament-record = { $file }: это не протокол турнира: { $problem }
tournament-flaw-draw = Тур { $round }: по его ключу выходит другая жеребьёвка.
tournament-flaw-early = Тур { $round }: жеребьёвка была раньше, чем закончился предыдущий.
tournament-flaw-late = Тур { $round }: жеребьёвка была после конца турнира.
tournament-flaw-key = Тур { $round }: ключ получен не из зерна.
tournament-flaw-standing = Таблица не следует из результатов.
tournament-flaw-seed = Зерно не то, которое было обещано.
tournament-flaw-lot = Жребий между равными получен не из зерна.
tournament-verified = Туров проверено: { $rounds }. Расхождений: { $flaws }.
tournament-verified-open = Туров проверено: { $rounds }. Расхождений: { $flaws }. Зерно откроют в конце.

## Другие команды

games-name = игра
games-title = название
games-players = игроки
games-options = варианты (* — обычный)
rules-no-page = В правилах нет страницы { $number }.
replay-checked = { $file }: { $commits ->
    [one] { $commits } ход
    [few] { $commits } хода
   *[other] { $commits } ходов
}, партия { $over ->
    [yes] окончена
   *[no] не окончена
}, очки { $scores }: всё сходится
replay-ask = Ход { $number } из { $last }. Enter дальше, b назад, номер, q выход:
golden-writing = Партии
golden-written = { $count ->
    [one] Сохранена { $count } запись
    [few] Сохранены { $count } записи
   *[other] Сохранено { $count } записей
} в { $folder }
golden-checking = Проверка
golden-checked = { $count ->
    [one] Проверена { $count } запись
    [few] Проверены { $count } записи
   *[other] Проверено { $count } записей
}, { $failed ->
    [0] всё сходится
    [one] не сходится { $failed }
   *[other] не сходятся { $failed }
}
simulate-playing = Партии
puzzles-searching = Поиск
puzzles-found = Задач: { $count }, файл { $file }, последняя из партии { $games }
simulate-title = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, в каждой около { $decisions ->
    [one] { $decisions } решения
   *[other] { $decisions } решений
}
simulate-bot = бот
simulate-seats = места
simulate-wins = победы
simulate-share = доля
simulate-place = место
simulate-score = очки
simulate-range = от–до
selfplay-done = Партий: { $games }, решений: { $rows }, папка: { $folder }; уже были готовы партий: { $kept }
selfplay-stopped = Остановлено. Готовое лежит в { $folder }; та же команда продолжит с этого места.
train-title = { $game }, игроков: { $players }; партий для обучения: { $games }
train-value = оценка
train-positions = отложенные позиции
train-phases = R² итогового отрыва по четвертям партии
train-loss = неожиданность
train-calibration = предсказано → выиграно, %
train-worth = ручная оценка
train-trained = обученные слагаемые
train-match = Новые веса против прежних: { $rate } %, партий: { $games } ({ $low }–{ $high } %; поровну — { $even } %)
train-kept-terms = Обученные слагаемые приняты.
train-kept-chances = Обученные слагаемые предсказывают лучше, но не победили: по ним считаются шансы, ходы выбирает ручная оценка.
train-kept-worth = Слагаемые не победили: сила остаётся прежней, шансы подобраны заново.
train-done = Записано в { $path }. С MANSARD_WEIGHTS={ $folder } боты возьмут эти веса.
arena-title = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, рейтинги с интервалами 95 %
arena-bot = бот
arena-rating = рейтинг
arena-games = партии
arena-wins = победы
arena-place = место
arena-score = очки

help-serve = Запустить веб-клиент и API. Настройки — переменные MANSARD_…; см. docs/scale.md.
help-worker = Думать за ботов всех серверов за брокером (MANSARD_JOBS=taskiq).
help-admin = Для владельца сервера: копия, проверка, выгрузка, загрузка.
help-backup = Скопировать всю базу, не останавливая сервер.
help-verify = Проиграть заново все сохранённые партии и сообщить о расхождениях.
help-export = Записать всё строками JSON; файл на .gz сжимается.
help-import = Загрузить выгрузку в пустую базу.
help-stats = Пересчитать все законченные партии: очки по источникам, ходы, время, начала.
help-export-results = Записать результаты всех законченных партий, по строке на место: .csv или .parquet.
help-import-selfplay = Прочитать партии папки `mansard selfplay` в статистику, отдельным набором партий ботов.
help-selfplay-run = папка с партиями
help-selfplay-set = как назвать набор; без имени — по ботам
help-host = Адрес, на котором слушать; 0.0.0.0 — вся сеть.
help-port = Порт, на котором слушать.
help-processes = Число процессов; нескольким нужны MANSARD_BROKER и PostgreSQL.
help-socket = Номер открытого сокета: для супервизора, который его держит.
help-database = База вместо MANSARD_DATABASE.
help-target = Файл для записи.
help-source = Файл для чтения.
serve-at = Mansard открыт по адресу { $url } (остановить: Ctrl+C)
admin-backup = База скопирована в { $file }.
admin-drift = Стол { $table }, ход { $number }: { $problem }
admin-verified = Партий проиграно: { $count }; с расхождениями: { $drifts }.
admin-exported = Строк записано в { $file }: { $count }.
admin-imported = Строк прочитано: { $count }.
admin-counting = Сосчитано законченных партий: { $count } …
admin-counted = Всего сосчитано законченных партий: { $count }.
admin-selfplay = Сосчитано партий набора «{ $name }»: { $count }.
error-selfplay = { $problem }.
error-results-file = { $file }: файл результатов должен оканчиваться на .csv или .parquet.
error-results-parquet = Для Parquet нужен pyarrow, он ставится с mansard[research]; для .csv не нужно ничего.
error-broker = Нескольким процессам нужен брокер: задайте MANSARD_BROKER, например redis://127.0.0.1:6379/0.
error-database = С базой работать нельзя: { $problem }. Проверьте MANSARD_DATABASE.

help-doctor = Проверить, есть ли всё, что нужно серверу, и подсказать, что делать.
error-setting = Настройка { $name } не годится: { $problem }.
doctor-part-rules = Правила
doctor-part-client = Веб-клиент
doctor-part-database = База данных
doctor-part-migrations = Структура базы
doctor-part-clock = Часы
doctor-part-broker = Брокер
doctor-part-workers = Процессы ботов
doctor-part-mail = Почта
doctor-part-push = Уведомления
doctor-part-space = Диск
doctor-part-address = Внешний адрес
doctor-compiled = скомпилированы.
doctor-not-compiled = не скомпилированы; всё работает, но боты думают во много раз дольше. Выполните «make build» или установите пакет для этой машины.
doctor-built = собран.
doctor-not-built = не собран: браузер получит пустую страницу. Выполните «make play» или установите пакет.
doctor-answers = { $kind } отвечает.
doctor-no-database = { $problem }. Проверьте MANSARD_DATABASE.
doctor-empty = база пуста; «mansard serve» её заполнит.
doctor-newest = { $form }, самая новая.
doctor-older = { $form }; «mansard serve» обновит базу. Сначала сделайте копию: mansard admin backup ФАЙЛ.
doctor-unknown = { $form } — от более новой версии Mansard: верните её или восстановите базу из копии.
doctor-own-clock = часы этой машины.
doctor-clock-apart = расходятся с часами базы на { $seconds } с. Больше 5 с испортят часы игроков: включите NTP на обеих машинах.
doctor-no-broker = не задан, одному процессу он и не нужен.
doctor-broker-away = Redis не отвечает. Проверьте MANSARD_BROKER и запущен ли Redis.
doctor-own-workers = { $count ->
    [one] боты думают в { $count } процессе сервера.
   *[other] боты думают в { $count } процессах сервера.
}
doctor-no-workers = никто не ждёт. Запустите: mansard worker.
doctor-workers-wait = { $count ->
    [one] ждёт { $count } процесс.
    [few] ждут { $count } процесса.
   *[other] ждут { $count } процессов.
}
doctor-no-mail-wanted = не задана; писем никто не получит.
doctor-mail-away = { $problem }. Проверьте MANSARD_SMTP.
doctor-push-later = ключи появятся, когда впервые понадобятся серверу.
doctor-push-spoilt = сохранённые ключи не читаются. Удалите строку «vapid» из таблицы «facts»: появятся новые, и уведомления нужно будет включить заново.
doctor-push-open = ключи есть, но браузеры принимают уведомления только по https. Укажите в MANSARD_PUBLIC_URL адрес с https.
doctor-push-ready = ключи есть.
doctor-no-folder = папки { $folder } нет. Создайте её или измените MANSARD_DATABASE.
doctor-space-left = свободно { $gigabytes } ГБ в { $folder }.
doctor-bad-address = { $url } — не адрес. Задайте MANSARD_PUBLIC_URL, например https://games.example.org.
doctor-local-address = { $url } с других машин никуда не ведёт. Задайте MANSARD_PUBLIC_URL, если играют и другие.
doctor-unknown-address = { $url }: { $problem }. Проверьте MANSARD_PUBLIC_URL и DNS.
doctor-open-address = { $url } не зашифрован: cookie можно прочитать по дороге. Перейдите на https (docs/scale.md).
doctor-good-address = { $url }

help-restore = Поставить резервную копию на место базы. Сначала остановите сервер; прежняя база останется рядом.
help-restore-source = Копия: файл .db или выгрузка для новой базы.
help-top = Показать, чем занят сервер: ходы, запросы, соединения, боты, сбои.
help-top-url = Адрес сервера.
help-top-seconds = Секунд между двумя взглядами.
help-top-once = Показать один раз и выйти.
error-restore = Ничего не восстановлено: { $problem }.
error-top = { $url } не сообщает показателей: { $problem }. Сервер запущен?
admin-restored = База теперь такая, какой была в { $file }.
admin-put-aside = Прежняя база лежит в { $file }.
top-turns = ходы
top-by = люди { $people }/с, боты { $bots }/с
top-requests = запросы
top-quick = 95 % запросов
top-sockets = открытые соединения
top-tables = столы
top-tables-by = идёт игра: { $playing }, ждут игроков: { $open }, сыграно: { $finished }
top-memory = столы в памяти
top-bots = 95 % ходов ботов
top-due = ходов ждут от ботов
top-due-since = { $count }, дольше всего { $seconds } с
top-people = люди
top-people-by = с учётной записью: { $people }, гостей: { $guests }
top-outbox = уведомления к отправке
top-round = с последнего обхода
top-failures = сбоев за всё время

## Solving puzzles

solve-how = Начните с `mansard solve { $game } 1`; без номера — задача дня.
solve-title = Задача { $puzzle }: { $theme }. Какой полный ход явно лучше остальных? Составьте его и подтвердите: c.
solve-unfinished = Ход не закончен: продолжайте или завершите его.
solve-no-advice = Пока составляется ход задачи, подсказок нет: подтвердите попытку, потом h — подсказка.
solve-wrong = Есть ход лучше.
solve-again = Enter — ещё попытка, h подсказка, g сдаться, q выйти >
solve-hint = { $count ->
    [one] Всего одно решение: { $move }
    [few] { $count } решения, первое: { $move }
   *[many] { $count } решений, первое: { $move }
 }
solve-right = Решено.
solve-answer = Ответ:
solve-lost = Шансов на победу меньше на { $count } п. п.: { $moves }
solve-why = Свои очки после хода: { $sources }

## Уроки

learn-how = Начните с `mansard learn { $game } 1`.
learn-you = Вы
learn-other = Соперник
learn-done = Урок пройден.
learn-following = Дальше: mansard learn { $game } { $number }
learn-step = Шаг { $number } из { $count }
learn-act = Номер или ход; s пропустить, b назад, r правило, q выйти
learn-next = Enter — дальше; b назад, r правило, q выйти
learn-allowed = Правила это разрешают, но сейчас речь о другом.

help-ban = Закрыть вход: остаётся только смотреть, скачать свои данные и удалить учётную запись. Начатые игры продолжают боты.
help-unban = Снова открыть вход.
help-mute = Закрыть кому-нибудь чат и доски объявлений.
help-unmute = Вернуть чат.
help-rename = Дать другое имя везде, где оно видно.
help-complaints = Показать жалобы.
help-complaints-all = И разобранные тоже.
help-settle = Отметить жалобу разобранной.
help-settle-number = Номер жалобы.
help-acts = Показать, что делали операторы, сначала новое.
help-acts-most = Сколько показать.
help-who = Номер, логин или имя.
help-ban-days = На столько дней; без этого — навсегда.
help-ban-why = Причина, для журнала.
help-new-name = Новое имя.
admin-ban = { $days ->
    [0] { $name } ({ $id }): вход закрыт навсегда.
    [one] { $name } ({ $id }): вход закрыт на { $days } день.
    [few] { $name } ({ $id }): вход закрыт на { $days } дня.
   *[other] { $name } ({ $id }): вход закрыт на { $days } дней.
  }
admin-mute = { $days ->
    [0] { $name } ({ $id }): чат закрыт навсегда.
    [one] { $name } ({ $id }): чат закрыт на { $days } день.
    [few] { $name } ({ $id }): чат закрыт на { $days } дня.
   *[other] { $name } ({ $id }): чат закрыт на { $days } дней.
  }
admin-unban = { $name } ({ $id }): вход снова открыт.
admin-unmute = { $name } ({ $id }): чат снова открыт.
admin-renamed = { $old } ({ $id }): теперь имя — { $name }.
admin-no-complaints = Жалоб нет.
admin-complaint = { $by } о { $about }:
admin-complaint-line = Было сказано: «{ $line }»
admin-complaint-table = Стол { $table }
admin-complaint-settled = Разобрана { $time }
admin-settled = Жалоба { $number } разобрана.
admin-no-acts = Операторы ещё ничего не делали.
