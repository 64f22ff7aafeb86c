## Why a move is refused, in every game

reason-game-over = The game is over
reason-not-your-turn = It is not your turn
reason-not-offered = This move is not possible now: { $move }
reason-not-now = Something else must be decided first, not: { $move }
reason-no-such-move = There is no such move: { $move }
reason-after-a-reveal = Nothing may follow a move that reveals something: { $reveal }
reason-empty-turn = A turn needs at least one move
reason-no-such-commit = There is no earlier position { $commit } to go back to

## Events of every game

event-withdrawn = { $player } takes the choice back

## Words of the table

seat = Seat { $number }
player-name = { $player }
player = Player
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
bot = Bot
spectator = Spectator
score = Score
place = Place
round = Round
turn = Turn
move = Move
total = Total
winner = Winner
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rule = Rule { $section }
illegal-move = Not possible: { $reason } (rule { $section })
language-en = English
language-ru = русский
language-pl = polski

# puzzles: the kind of gain of the best turn
puzzle-theme-end = For the end
puzzle-theme-block = Stopping a rival
puzzle-theme-tempo = Patience: it pays later
puzzle-theme-source = More from: { $source }
puzzle-player-1 = Anna
puzzle-player-2 = Boris
puzzle-player-3 = Chloé
puzzle-player-4 = Daniel
