## Почему ход невозможен (для всех игр)

reason-game-over = Игра окончена
reason-not-your-turn = Сейчас не ваш ход
reason-not-offered = Этот ход сейчас невозможен: { $move }
reason-not-now = Сначала нужно решить другое, а не: { $move }
reason-no-such-move = Такого хода нет: { $move }
reason-after-a-reveal = После хода, который что-то открывает, ничего сделать нельзя: { $reveal }
reason-empty-turn = В ходе должно быть хотя бы одно действие
reason-no-such-commit = Нет более ранней позиции { $commit }, к которой можно вернуться

## События всех игр

event-withdrawn = { $player } отменяет свой выбор

## Слова стола

seat = Место { $number }
player-name = { $player }
player = Игрок
players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
bot = Бот
spectator = Зритель
score = Счёт
place = Место
round = Раунд
turn = Ход
move = Ход
total = Итого
winner = Победитель
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
rule = Правило { $section }
illegal-move = Невозможно: { $reason } (правило { $section })
language-en = English
language-ru = русский
language-pl = polski

# puzzles: the kind of gain of the best turn
puzzle-theme-end = К финалу
puzzle-theme-block = Помешать сопернику
puzzle-theme-tempo = Терпение: окупится позже
puzzle-theme-source = Больше за: { $source }
puzzle-player-1 = Анна
puzzle-player-2 = Борис
puzzle-player-3 = Клара
puzzle-player-4 = Даниил
