# Words of charts, of a player's page and of a game's statistics: they come with these pages.

chart-as-table = Таблицей
stat-no-games = игр ещё нет
stat-few = { $won } из { $games } выиграно
stat-too-few = Меньше 5 партий: доли пока нет.
stat-of = { $percent } из { $games }
stat-whole = { $percent } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[other] { $games } партий
}, между { $low } и { $high }, поровну было бы { $even }
stat-even = поровну { $even }
stat-verdict = рядом с равной долей
stat-verdict-better = лучше равной доли
stat-verdict-worse = хуже равной доли
stat-verdict-chance = в пределах случая
stat-verdict-few = слишком мало
stat-often = как часто
stat-won = выиграно
stat-interval = интервал
stat-even-share = поровну
stat-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
stat-count = партий
seat-nth = { $n ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] место { $n }
}
rating-in = Рейтинг: { $game }
rating-lower = нижний край: сила игрока не меньше этого
rating-estimate = оценка
rating-yours = ваш рейтинг
rating-theirs = рейтинг
rating-band = одно и три отклонения
rating-deviation = отклонение
rating-strip = партия, высокая черта: победа
rating-game = Партия
rating-day = День
rating-at = { $day }: { $rating }, оценка { $estimate }
rating-highest = наибольший { $rating }, { $day }
rating-chart = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
} с рейтингом, с { $from } по { $to }. Оценка { $estimate }, отклонение { $sigma }, рейтинг { $rating }; наибольший рейтинг { $highest }, { $day }.
rating-told = рейтинг { $rating }, оценка { $estimate }, отклонение { $sigma }
rating-none = Партий с рейтингом ещё нет. Рейтинг дают партии с людьми.
player-since = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, первая: { $month }
player-pages = Страницы: { $name }
player-games = Партии
player-by-game = По играм
player-by-game-note = выиграно и равная доля
player-mean = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
player-seats = По местам
player-seats-note = выиграно, в %
player-seats-foot = Тёмная черта: равная доля. Усы: где настоящая доля лежит в 19 случаях из 20.
player-seats-chance = Ни одно место не отличается от равной доли больше, чем бывает случайно.
player-seats-better = Место «{ $seat }»: лучше равной доли.
player-seats-worse = Место «{ $seat }»: хуже равной доли.
player-against = Против кого
player-against-note = партии, законченные выше соперника
player-against-none = Пока ни против кого.
player-bots = Боты
player-others = Скрытые игроки
player-ahead = выше
player-recent = Последние партии
player-recent-none = Ничего из того, что вам можно видеть.
player-all = Все { $count }
player-more = Ещё
player-with = Против
player-place = Место
player-points = Очки
player-change = Рейтинг
player-review = Открыть разбор: { $game }, { $day }
place-of = { $place }-е из { $players }
player-alone = в одиночку
player-records = Рекорды
player-records-none = Рекордов ещё нет.
record-highest = Больше всего
record-widest = Крупнейший отрыв
record-closest-win = Победа на грани
record-closest-loss = Поражение на грани
record-tie = при равенстве
player-point-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
player-marks = Памятные знаки
mark-every-game-won = Все крыши
mark-every-game-won-note = победа в каждой из игр
mark-hundred-games = Сотня
mark-hundred-games-note = 100 законченных партий
mark-regulars = Постоянная компания
mark-regulars-note = 50 партий вместе: { $name }
player-share = Скопировать ссылку на эту страницу
player-file = Мои партии файлом (CSV)
player-empty-hint = Рейтинг начинается с широкой оценки и с каждой партией становится точнее.
player-empty-game = В эту игру ещё ничего не сыграно до конца.
player-deeper = Числа этой игры
source-come = Откуда очки
source-mine-come = Откуда ваши очки
source-you = Вы
source-winner = Средний победитель
source-mean = в среднем { $points } очк.
source-mine = { $mine } %
source-both = { $mine } % и { $winners } %
source-points = { $points } очк.
source-difference = разница
source-name = Источник
source-sentence = { $source }: { $mine } % ваших очков, у среднего победителя { $winners } %.
source-sentence-other = { $source }: { $mine } % очков, у среднего победителя { $winners } %.
source-few = { $count ->
    [one] Всего { $count } партия: это пока мало о чём говорит.
    [few] Всего { $count } партии: это пока мало о чём говорит.
   *[other] Всего { $count } партий: это пока мало о чём говорит.
}
source-all = все
source-winners = победители
privacy-change = Изменить
game-stats-people = Партии людей
game-stats-bots = Партии здешних ботов
game-stats-set = Набор партий ботов: { $name }
game-stats-box-standard = Стандартная коробка
game-stats-box-own = Коробки игроков
game-stats-origin = Какие партии
game-stats-box = Какая коробка
game-stats-players = Сколько игроков
game-stats-all-players = Любое число игроков
game-stats-of-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
game-stats-none = Законченные партии этой игры ещё не посчитаны.
game-stats-none-hint = Партии людей и ботов считаются вскоре после конца.
game-stats-nothing = При таком выборе партий нет.
game-stats-widen-players = Любое число игроков
game-stats-widen = { $name }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
fact-games = { $count ->
    [one] партия закончена
    [few] партии закончены
   *[other] партий закончено
}
fact-seats = { $count ->
    [one] место за столами
    [few] места за столами
   *[other] мест за столами
}
fact-turns = ходов на игрока
fact-highest = лучший счёт
fact-ahead = отрыв от второго
opening-title = Начала
opening-head = Первый ход
opening-better = Начало «{ $opening }» выигрывает { $percent }. Поровну было бы { $even }.
opening-chance = Ни одно начало не отличается от равной доли больше, чем бывает случайно.
opening-foot = Квадрат: доля побед, чем больше партий, тем он крупнее. Линия: где настоящая доля лежит в 19 случаях из 20. Черта: равная доля. Если с каким-то началом чаще выигрывают, это ещё не значит, что выигрывает оно.
opening-mean = очки
fair-title = Равны ли места
fair-better = Число игроков { $players }, место «{ $seat }»: выигрывает { $percent }. Поровну было бы { $even }.
fair-chance = Ни одно место не отличается от равной доли больше, чем бывает случайно.
fair-few = Партий слишком мало, чтобы судить, равны ли места.
fair-seat = место { $n }
ridge-title = Очки по числу игроков
ridge-told = в среднем { $mean }, средняя половина от { $low } до { $high }, победители { $winners }
ridge-mean = среднее
ridge-half = средняя половина
ridge-winner = средний победитель
ridge-players = Игроков
option-title = Варианты
option-head = Вариант
option-foot = Если с каким-то вариантом чаще выигрывают, это ещё не значит, что выигрывает он.
option-table = Вариант для всего стола: приносит { $points } очк. на место.
option-none = Сравнивать нечего: вариантов здесь нет.
board-title = Рейтинги
board-note = считается нижний край
board-none = В этой игре рейтинга ещё ни у кого нет.
board-rank = Место
board-player = Игрок
board-few = меньше 5 партий

## comparing, periods, true moves, plans
player-period = Какие партии
player-period-all = За всё время
player-period-year = За 12 месяцев
player-period-quarter = За 90 дней
player-period-month = За 30 дней
player-period-none = За это время не закончилась ни одна партия.
player-period-widen = За всё время
player-compare = Сравнить
compare-title = { $one } и { $other }
compare-met = партии, в которых { $one } выше, чем { $other }
compare-mean = очки в среднем
compare-never = не встречались
compare-rating = рейтинг: { $name }
compare-unrated = { $name }: меньше двух рейтинговых партий
truth = Верные ходы
truth-how = Решения, потерявшие меньше 5 пунктов шанса на победу против лучшего найденного хода; только по партиям с полным разбором.
truth-of = { $true } из { $count }
truth-told = Меньше 5 пунктов шанса на победу потеряно в { $true } из { $count } разобранных решений.
truth-quick = По быстрому разбору: грубо. Глубокий разбор скажет точнее.
truth-deep = По глубокому разбору.
truth-none = Разбора ещё нет
truth-foot = { $game }: { $percent } верных ходов из { $count } решений; полный разбор есть у { $reviewed } из { $games } партий.
truth-foot-none = { $game }: полного разбора пока нет ни у одной партии. Откройте разбор партии — и верные ходы будут сосчитаны.
record-truest = Самая верная
record-truest-moves = { $count ->
    [one] { $true } из { $count } хода
   *[other] { $true } из { $count } ходов
}
mark-plumb = По отвесу
mark-plumb-note = 90 % верных ходов в партии
mark-box-keeper = Хранитель коробки
mark-box-keeper-note = 100 подтверждённых значений
mark-cellar = Из подвала
mark-cellar-note = победа при шансе ниже 10 %
fact-finisher = побед у того, кто завершил партию
used-title = Хотя бы раз
used-seats = { $count ->
    [one] у { $count } места
   *[other] у { $count } мест
}
used-foot = { $shown } из { $count }, самые далёкие от равной доли. Если с чем-то выигрывают чаще, это ещё не значит, что выигрывает оно.
plans-title = Планы
plans-note = очки среднего победителя
plans-foot = Числа — высоты башен. Планы, у которых меньше 5 партий, набраны тонкими цифрами.
board-whose = Чей рейтинг
board-house = Все на этом сервере
