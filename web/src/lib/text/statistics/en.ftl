# Words of charts, of a player's page and of a game's statistics: they come with these pages.

chart-as-table = As a table
stat-no-games = no game yet
stat-few = { $won } of { $games } won
stat-too-few = Fewer than 5 games: no share yet.
stat-of = { $percent } of { $games }
stat-whole = { $percent } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, between { $low } and { $high }, even { $even }
stat-even = even { $even }
stat-verdict = beside even
stat-verdict-better = better than even
stat-verdict-worse = worse than even
stat-verdict-chance = within chance
stat-verdict-few = too few to say
stat-often = how often
stat-won = won
stat-interval = interval
stat-even-share = even
stat-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stat-count = games
seat-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] seat { $n }
}
rating-in = Rating in { $game }
rating-lower = the lower edge is what a player is worth at least
rating-estimate = estimate
rating-yours = your rating
rating-theirs = rating
rating-band = within one and three deviations
rating-deviation = deviation
rating-strip = a game, tall when won
rating-game = Game
rating-day = Day
rating-at = { $day }: { $rating }, estimate { $estimate }
rating-highest = highest { $rating }, { $day }
rating-chart = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}, { $from } to { $to }. The estimate is { $estimate } with a deviation of { $sigma }, the rating { $rating }; it was highest with { $highest } on { $day }.
rating-told = rating { $rating }, estimate { $estimate }, deviation { $sigma }
rating-none = No rated game yet. Games against people are rated.
player-since = { $count ->
    [one] { $count } game
   *[other] { $count } games
} since { $month }
player-pages = Pages of { $name }
player-games = Games
player-by-game = By game
player-by-game-note = won, and the even share
player-mean = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
player-seats = By seat
player-seats-note = won, in %
player-seats-foot = Dark line: the even share. Whiskers: where the true share lies in 19 of 20 cases.
player-seats-chance = No seat differs from even by more than chance.
player-seats-better = In the { $seat } seat: better than even.
player-seats-worse = In the { $seat } seat: worse than even.
player-against = Against whom
player-against-note = games finished ahead
player-against-none = Nobody yet.
player-bots = Bots
player-others = People who are not shown
player-ahead = ahead
player-recent = Recent games
player-recent-none = Nothing that you may see.
player-all = All { $count }
player-more = More
player-with = Against
player-place = Place
player-points = Points
player-change = Rating
player-review = Open the review of { $game }, { $day }
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
player-alone = alone
player-records = Records
player-records-none = No record yet.
record-highest = Highest
record-widest = Widest lead
record-closest-win = Closest win
record-closest-loss = Closest loss
record-tie = tie-break
player-point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
player-marks = Marks
mark-every-game-won = All roofs
mark-every-game-won-note = every game won at least once
mark-hundred-games = A hundred
mark-hundred-games-note = 100 games finished
mark-regulars = Regulars
mark-regulars-note = 50 games with { $name }
player-share = Copy the link to this page
player-file = My games as a file (CSV)
player-empty-hint = A rating starts as a wide guess and narrows with every game.
player-empty-game = No game of this kind finished yet.
player-deeper = Numbers of this game
source-come = Where points come from
source-mine-come = Where your points come from
source-you = You
source-winner = Average winner
source-mean = { $points } points on average
source-mine = { $mine } %
source-both = { $mine } % and { $winners } %
source-points = { $points } points
source-difference = difference
source-name = Source
source-sentence = { $source } brings you { $mine } % of your points, the average winner { $winners } %.
source-sentence-other = { $source } brings { $mine } % of the points here, the average winner { $winners } %.
source-few = { $count ->
    [one] From { $count } game only: it says little yet.
   *[other] From { $count } games only: they say little yet.
}
source-all = all
source-winners = winners
privacy-change = Change
game-stats-people = People's games
game-stats-bots = Bots' games here
game-stats-set = Set of bots: { $name }
game-stats-box-standard = Standard box
game-stats-box-own = Boxes of players
game-stats-origin = Which games
game-stats-box = Which box
game-stats-players = How many players
game-stats-all-players = Any number of players
game-stats-of-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
game-stats-none = No game has been finished and counted yet.
game-stats-none-hint = Games of people and of bots are counted soon after they end.
game-stats-nothing = This choice leaves no game.
game-stats-widen-players = Any number of players
game-stats-widen = { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
fact-games = { $count ->
    [one] game finished
   *[other] games finished
}
fact-seats = { $count ->
    [one] seat played
   *[other] seats played
}
fact-turns = turns a player
fact-highest = highest score
fact-ahead = points ahead of the second
opening-title = Openings
opening-head = The first turn
opening-better = Those who begin with “{ $opening }” win { $percent }. Even would be { $even }.
opening-chance = No opening differs from even by more than chance.
opening-foot = Square: won share, larger with more games. Line: where the true share lies in 19 of 20 cases. Upright: the even share. That users of an opening win more is no proof that it wins.
opening-mean = points
fair-title = Fairness of seats
fair-better = At { $players } players the { $seat } seat wins { $percent }. Even would be { $even }.
fair-chance = No seat differs from even by more than chance.
fair-few = Too few games to say whether seats are fair.
fair-seat = seat { $n }
ridge-title = Points by player count
ridge-told = mean { $mean }, middle half { $low } to { $high }, winners { $winners }
ridge-mean = average
ridge-half = middle half
ridge-winner = average winner
ridge-players = Players
option-title = Balance of options
option-head = Option
option-foot = That users of an option win more is no proof that it wins.
option-table = An option of the whole table: it brings { $points } points a seat.
option-none = There is no option to compare here.
board-title = Ratings
board-note = the lower edge counts
board-none = Nobody is rated in this game yet.
board-rank = Rank
board-player = Player
board-few = fewer than 5 games

## comparing, periods, true moves, plans
player-period = Which games
player-period-all = All time
player-period-year = Last 12 months
player-period-quarter = Last 90 days
player-period-month = Last 30 days
player-period-none = No game ended in this time.
player-period-widen = All time
player-compare = Compare with
compare-title = { $one } and { $other }
compare-met = games in which { $one } finished ahead of { $other }
compare-mean = points on average
compare-never = have not met
compare-rating = rating of { $name }
compare-unrated = { $name }: fewer than two rated games here
truth = True moves
truth-how = Decisions that lost fewer than 5 points of winning chance against the best turn found; only of games with a full review.
truth-of = { $true } of { $count }
truth-told = { $true } of { $count } examined decisions lost fewer than 5 points of winning chance.
truth-quick = From the quick pass: coarse. Look deeper in the review to know more surely.
truth-deep = From the deep pass.
truth-none = Not reviewed yet
truth-foot = { $game }: { $percent } true moves of { $count } decisions, in the { $reviewed } of { $games } games that have a full review.
truth-foot-none = { $game }: no game has a full review yet. Open the review of a game, and its true moves are counted.
record-truest = Truest
record-truest-moves = { $true } of { $count } moves
mark-plumb = Plumb
mark-plumb-note = 90 % true moves in a game
mark-box-keeper = Box keeper
mark-box-keeper-note = 100 values confirmed
mark-cellar = From the cellar
mark-cellar-note = won from under 10 %
fact-finisher = won by the finisher
used-title = Used at least once
used-seats = { $count ->
    [one] in { $count } seat
   *[other] in { $count } seats
}
used-foot = { $shown } of { $count }, those farthest from even. That users win more is no proof that using it wins.
plans-title = Plans
plans-note = points of the average winner
plans-foot = The numbers are the heights of the towers. Plans with fewer than 5 games stand in thin figures.
board-whose = Whose ratings
board-house = Everybody here
