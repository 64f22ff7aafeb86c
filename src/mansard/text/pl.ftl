## Dlaczego ruch jest niemożliwy (we wszystkich grach)

reason-game-over = Gra już się skończyła
reason-not-your-turn = Teraz nie twój ruch
reason-not-offered = Ten ruch jest teraz niemożliwy: { $move }
reason-not-now = Najpierw trzeba zdecydować o czymś innym, nie: { $move }
reason-no-such-move = Nie ma takiego ruchu: { $move }
reason-after-a-reveal = Po ruchu, który coś odsłania, nie można nic zrobić: { $reveal }
reason-empty-turn = Tura musi mieć co najmniej jeden ruch
reason-no-such-commit = Nie ma wcześniejszej pozycji { $commit }, do której można wrócić

## Zdarzenia wszystkich gier

event-withdrawn = { $player } cofa swój wybór

## Słowa stołu

seat = Miejsce { $number }
player-name = { $player }
player = Gracz
players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
bot = Bot
spectator = Widz
score = Wynik
place = Miejsce
round = Runda
turn = Tura
move = Ruch
total = Razem
winner = Zwycięzca
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
rule = Zasada { $section }
illegal-move = Niemożliwe: { $reason } (zasada { $section })
language-en = English
language-ru = русский
language-pl = polski

# puzzles: the kind of gain of the best turn
puzzle-theme-end = Na koniec gry
puzzle-theme-block = Przeszkodzić rywalowi
puzzle-theme-tempo = Cierpliwość: zwróci się później
puzzle-theme-source = Więcej za: { $source }
puzzle-player-1 = Anna
puzzle-player-2 = Borys
puzzle-player-3 = Klara
puzzle-player-4 = Daniel
