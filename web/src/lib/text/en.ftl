# The words of the web client. Games bring their own.

home = Home
tables = Tables
rules = Rules
profile = Profile
settings = Settings
tagline = Four city-building board games, one table: with friends, against bots, and in review.
skip-to-content = Skip to the content
main-menu = Main menu
loading = A moment …
not-found = There is nothing here.
not-found-hint = Nothing lives at { $path }. The address may be mistyped, or what was there is gone.
broken-hint = This page could not be shown. Load it again; if that does not help, begin at the first page.
back-to-table = Back to the table
back-home = Back to the first page
offline = The server does not answer. Your draft is kept; I keep trying.
reconnected = Connected again.
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied.
yes = Yes
no = No
notice = Something went wrong
not-affiliated = An independent project. The names of the games belong to their owners, who have nothing to do with it.

# home
players-range = { $least ->
    [one] { $least } player
   *[other] { $least } players
  }
players-from-to = { $least }–{ $most } players
play-now = Play now against bots
play-now-short = Play now
play-solo = Play alone now
new-table = New table
read-rules = Rules of { $game }
how-strong = { $count ->
    [one] One bot. How strong?
   *[other] { $count } bots. How strong?
  }
level-easy = Apprentice
level-medium = Journeyman
level-hard = Master
level-expert = Grandmaster
style-easy = lively, often on a whim
style-medium = takes what pays now
style-hard = plans whole turns
style-expert = plans whole turns, in no hurry
waiting-for-you = Waiting for you
waiting-count = { $count ->
    [one] One table.
   *[other] { $count } tables.
  }
running-count = { $count ->
    [0] No other table is running.
    [one] One more runs without you for now.
   *[other] { $count } more run without you for now.
  }
next-table = Next table
nothing-waits = Nothing waits for you.
nothing-waits-hint = Start a game, or join an open table.
open-tables = Open tables
your-tables = Your tables
finished-tables = Finished
no-open-tables = No table is open. Make one: the others will see it here.
no-tables = You sit at no table yet.
your-turn = Your turn
turn-of = { $name } to move
moves-since = { $count ->
    [one] One turn since yours
   *[other] { $count } turns since yours
  }

# new table and lobby
game = Game
all-games = All games
options = Options
seats = Seats
seat-n = Seat { $n }
seat-me = Me
seat-open = Open
seat-bot = Bot
seat-invite = Invite
invite-login = Account name
number-of-players = Players
clock = Clock
clock-none = None
clock-off = no clock
clock-live = Live
clock-days = Turn-based
minutes = { $n } min
plus-seconds = + { $n } s
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
listed = Show it in the lobby
private-link = Only those with the link can come
create-table = Open the table
start-now = Start now
solo-table = Play alone
join = Join
watch = Watch
leave = Leave
start = Start
start-hint = The game can start once every seat is taken; give an open one to a bot if you do not want to wait.
waiting-for-players = Waiting for players
invite-link = Invite link
invite-hint = Whoever has this link may look and take an open seat. It gives nobody your own seat.
make-bot = Give to a bot
seat-is-open = open seat
option-all-seats = for every seat
components-file = Own component file (TOML)
components-hint = For owners of the printed game: numbers that you correct here are used at this table.
more = less and more
less = Less
more-of = More

# lists of tables
list-open = Open
list-playing = To watch
list-finished = Finished
running-tables = Running tables
no-running-tables = No listed table is being played now.
no-finished-tables = No listed table has been finished yet.
your-finished-tables = Your finished games
nothing-found = Nothing fits the search.
search-player = Player
live-only = Live only
invites-you = { $name } invites you
progress-era = Era { $era }, auction { $auction }
progress-round = Round { $round }
progress-sections = { $completed } of { $sections } sections
spectators-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
unread-count = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
is-online = { $name }, at the table
is-away = { $name }, away

# the table
board = Board
my-area = Mine
others = Players
log = Log
chat = Chat
notes = Notes
moves = Moves
confirm = Confirm
step-back = Step back
reset-turn = Reset the turn
your-draft = Your draft: { $moves }
ready-to-confirm = Ready: confirm your turn
finish-turn = Finish my turn
finish-question = Finish the turn?
finish-anyway = Finish anyway
play-on = Go on playing
others-move = The others move
skip = Skip
since-points = points
leave-table = Leave the table
leave-question = Leave the table?
leave-text = The game waits for you. Your draft is kept, and the clock goes on if there is one.
hand-question = Hand your seat to a bot?
hand-text = A bot plays your turns until you take the seat back. While you look on it waits before every turn.
hand-do = Hand it over
nothing-drafted = Choose what to do.
reveals-mark = Something comes to light: there is no way back after this.
reveals-short = final
if-ended-now = If the game ended now
standing-hint = As far as you can know.
source-total = Total
legal-moves = Legal moves
legal-moves-count = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
  }
filter-moves = Filter
board-summary = The table in words
wait-for = { $names } to move
wait-several = Waiting for { $names }
game-over = The game is over
winner = { $name } wins
winners = { $names } share the victory
no-winner = Nobody wins
loser = { $name } does not win
points-of = { $name }: { $points }
place-n = { $n }.
rematch = Rematch
replay = Replay
record = Record
spectating = You are watching
take-seat-back = Take the seat back
hand-to-bot = Hand the seat to a bot
handed = A bot plays for you.
resign = Resign
resign-question = Leave the table?
resign-text = A bot takes your seat and plays on. The record shows the change.
stay = Stay
why-not = Why not?
rule-n = Rule { $rule }
open-rule = Open the rule
since-your-turn = Since your last turn
go-on = Go on
hand-over = Hand over to { $name }
hand-over-hint = Everybody else looks away. Then continue.
i-am = I am { $name }
type-message = Say something
send = Send
note-hint = Only you can read this.
withdraw = Take it back
committed-wait = You have chosen. Waiting for the others.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
turn-number = Turn { $n }
start-of-game = Start
rewound = { $n ->
    [0] Back to the start
   *[other] Back to the end of turn { $n }
  }
by-bot = by a bot
rewind = Go back to before turn { $n }
rewind-asked = { $n ->
    [0] { $name } proposes to begin anew.
   *[other] { $name } proposes to go back to the end of turn { $n }.
  }
rewind-question = Go back to before turn { $n }?
rewind-text = What has happened since stays in the log, struck out. Chance is drawn anew, and the game is not rated.
rewind-others = Everybody at the table must agree.
rewind-do = Go back
rewind-propose = Propose it
rewind-waits = You propose to go back: waiting for the others.
pause-clocks = Pause the clocks
paused = The clocks stand still until somebody plays on
pause-end = Play on
pause-asked = { $name } proposes to pause the clocks.
pause-waits = You propose a pause: waiting for the others.
reserve-seconds = { $n } s reserve a turn
agree = Agree
refuse = Refuse
complain = Complain
complain-of = Complain about what { $name } said
complaint-text = The line goes to those who run this house, with your reason. Nobody else is told.
complaint-why = What is wrong with it?
complaint-sent = Those who run this house will read it
report-problem = Report a problem
show-position = Show this position
log-empty = Nothing has happened yet.
download = Download
report-text = You get a file to send on. It contains only what you may know:
report-position = the position as you see it
report-log = the last 40 turns of the log, without the secrets of others
report-versions = the versions of Mansard, of the rules and of the components
report-comment = What is wrong? (optional)
downloaded = Downloaded.
full-screen = Full screen
theme-night = Night
theme-light = Light
theme-system = As the system
menu = Menu
lens = Look closer
zoom-in = Closer
zoom-out = Whole board

# the review of a finished game
review = Review
review-of = { $game }: review
review-turn-count = { $count ->
    [one] { $count } turn reviewed
   *[other] { $count } turns reviewed
  }
review-standing = Final standing
review-tie = A tie in points: the tie-breaks decided.
review-chances = Chance to win
review-turn = Turn
review-turns = Turns
review-show-all = All
review-show-marked = Marked
review-show-mine = Mine
review-none = No turn fits.
review-won = won
review-point = Turning point { $n }
review-points = Turning points
review-point-of = turning point { $n } of { $total }
review-point-before = Turning point before
review-point-after = Next turning point
review-steps = Through the game
review-when = Which position
review-before = Before
review-after = After
review-large = Larger board
review-played = Played
review-best = Best turn found
review-better = Better was
review-difference = It brings more or less by
review-show-line = Show the line
review-line-end = Leave the line
review-line-begins = What might have followed
review-forced = There was no choice.
review-close = Too close to call: the difference is smaller than its error.
review-none-better = Nothing better was found.
review-open-lost = With all cards open it lost { $lost } ± { $error } % of winning chance.
review-not-judged = Nothing was decided here.
review-start-note = So it began. The arrow keys step on, N goes to the next turning point.
review-truth = Which truth
review-truth-seen = What could be known
review-truth-open = All cards open
review-truth-seen-hint = The chances as a spectator could see them then. Marks go by what the player could know.
review-truth-open-hint = The chances with everything hidden laid open. Nobody could know this.
review-summary = What happened
review-accuracy-title = Accuracy
review-lost-where = Points lost by
review-led-always = { $player } led from the first turn to the last.
review-led-since = { $player } led for good from turn { $number } on.
review-costly = Turn { $number }: { $player } lost { $chance } ± { $error } % with “{ $played }”. Better was “{ $best }”.
review-no-turning-point = No single turn decided this game.
review-accuracy = { $player }: accuracy { $accuracy } of 100. Cracks: { $crack }, collapses: { $collapse }.
review-play-on = Play on from here
review-play-on-text = A new table begins with the position after turn { $n }, against bots. It is not rated.
review-play-on-seat = Your seat
review-play-on-bots = How strong are the bots?
review-play-on-do = Play on
review-how = How this review was made
review-opinion = A bot’s opinion.
review-how-quick = Quick pass: { $tries } tries a turn, version { $engine } of the analysis.
review-how-deep = Deep pass: { $tries } tries a turn, version { $engine } of the analysis.
review-how-marks = Marks go by lost winning chance less its error: in doubt the player was right.
review-untrained = Its estimate of positions is not fitted to this game with so many players.
review-quick = Quick pass
review-deep = Deep pass
review-quick-waits = The review waits for its turn; { $ahead } before it.
review-deep-waits = The deep pass waits for its turn; { $ahead } before it.
review-quick-runs = Reviewing: { $done } of { $total } turns.
review-deep-runs = Looking deeper: { $done } of { $total } turns.
review-failed = The review could not be made. Ask for it again later.
review-not-over = The review comes when the game is over.
review-deepen = Look deeper
review-go-on = Go on with the review
review-start = Review this game
mark-keystone = Keystone: the only turn that holds
mark-true = True
mark-off-plumb = Off plumb
mark-crack = Crack
mark-collapse = Collapse

# the coach
coach = Coach
coach-with = With coach
coach-not-rated = not rated
coach-none-rated = Rated tables have no coach.
coach-level = How much the coach says
coach-off = Off
coach-call = On call
coach-quiet = Quiet
coach-guided = Guided
coach-off-hint = Nobody is advised.
coach-call-hint = Speaks only when asked. The table is not rated.
coach-quiet-hint = Speaks when it matters, warns from 6 points on. The table is not rated.
coach-guided-hint = Speaks every turn, warns from 3 points on. The table is not rated.
coach-plays-with = Plays with a coach
coach-now = What matters now:
coach-calm = Nothing presses. Ask for a hint if you like.
coach-waiting = I speak again when it is your turn.
coach-thinks = The coach is thinking …
coach-hint = Hint
coach-explain = Explain
coach-hint-steps = Hint, step by step
coach-hint-of = Hint { $n } of 3
coach-step-where = Where to look:
coach-step-kind = What kind:
coach-step-move = The move:
coach-step-where-shut = Where to look
coach-step-kind-shut = What kind of move
coach-step-move-shut = The move, with its reason
coach-where-anywhere = the whole table; no place stands out.
coach-move-worth = { $chance } ± { $error } % to win.
coach-show-next = Show more
coach-have-idea = I have an idea
coach-best-three = Best three turns
coach-points-and-chance = points and chance
coach-best = best
coach-your-draft = Your draft
coach-close = Too close to call: any of these is fine.
coach-perhaps = perhaps
coach-forced = There is no choice here.
coach-position = Explain this position
coach-to-come = To come
coach-prospect = { $player }: { $now } points now, { $then } ± { $error } expected, { $chance } % to win
coach-opinion = A bot’s opinion.
coach-how = { $games } quick games, give or take { $points } points and { $chance } %. It sees no hidden cards and can be wrong. Off at rated tables.
coach-how-hint = { $tries } tries of each turn. It sees no hidden cards and can be wrong. Off at rated tables.
coach-warning = Before you send it: this gives away about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
coach-warning-error = give or take { $error }
coach-take-back = Take back
coach-anyway = Send it anyway
coach-look-at = Look at: { $place }
coach-stale = The position has changed. Ask again.
reason-more = { $points } more by { $source }
reason-less = { $points } less by { $source }
reason-later-more = later { $points } more
reason-later-less = later { $points } less
position-leads = { $player } leads by { $points } now, most of it by { $source }.
position-level = Points are level now.
position-open = Who wins is open.
position-favourite = { $player } is likeliest to win: { $chance } ± { $error } %.

# planning ahead
plan-ahead = Plan ahead
trial-open = Try moves on a copy
trial-copy = A copy of the board: nobody sees it, nothing counts
trial-over = The game would be over
trial-last = Tried last: { $move }
trial-guessed = What was drawn or uncovered here is only a guess.
trial-eyes = Seen from the place of { $name }: what is hidden from you is a guess.
trial-moved-on = The table has moved on, and these moves do not go there any more: try anew.
trial-to-me = To my turn
trial-to-me-hint = The others make simple moves, as a guess.
trial-as = Move for { $name }
trial-anew = Begin the trial anew
trial-close = Back to the table
trial-play = Take it to the table
plan-keep = Keep as my plan
plan-title = The plan for your next turn
plan-hint = When your turn comes, the first line that holds and is legal is played at once. Nobody else sees it.
plan-else = If no line can be played, the plan is dropped and you play yourself.
plan-none = There is no plan. Try moves on a copy of the board up to your turn, then keep yours.
plan-waits = { $more ->
    [0] Planned: { $moves }
    [one] Planned: { $moves }, or else { $more } line more
   *[other] Planned: { $moves }, or else { $more } lines more
  }
plan-look = Change
plan-cancel = Drop it
plan-dropped = Your plan was dropped: none of its lines could be played. It is your turn.
plan-played = Your plan was played.
plan-when = When the line is played
plan-always = Whatever happens
plan-if = If { $what } is
plan-side = At most or at least
plan-most = at most
plan-least = at least
plan-number = Number
plan-raise = Try it earlier
plan-remove = Remove the line
plan-more = Another line

# replay
first = First
previous = Back
next = Forward
last = Last
play = Play
pause = Pause
link-to-position = Link to this position
eyes-of = Through the eyes of { $name }
spectator = Spectator
position-of = Position { $n } of { $total }

# profile and settings
your-name = Your name
sign-in = Sign in
sign-out = Sign out
register = Keep my games with an account
login-name = Account name
password = Password
email-optional = E-mail (optional)
statistics = Statistics
games-played = Played
games-won = Won
best-score = Best
mean-score = Mean
rating = Rating
no-statistics = Nothing finished yet.
language = Language
locale-en = English
locale-ru = Русский
locale-pl = Polski
theme = Theme
patterns = Patterns for colours
patterns-hint = Marks every colour with a pattern as well.
motion = Motion
motion-off = Off
motion-normal = Normal
motion-fast = Fast
pace = Turns of others
pace-hint = Played step by step on the board. A click or the space bar goes to the present.
pace-off = Off
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
confirm-turns = Ask before a turn is sent
sound = Sound
sound-hint = When it is your turn, and when somebody has moved.
volume = Volume
offline-title = No connection
offline-text = The server cannot be reached. As soon as it can, this page goes on by itself.
offline-bar = No connection: what you see may be old. It goes on by itself.
notices = Notices
notices-hint = You are told when it is your turn, when a table is full and when a game is over; not of what you have seen already.
notices-name = Choose a name first: notices belong to a person.
notice-push = In this browser
notice-push-hint = Also while no page of Mansard is open.
notice-push-none = This browser takes no push messages here. They need https, or the installed app.
notice-push-denied = The browser does not allow it. Allow notifications for this page in its settings.
notice-email = By e-mail
notice-email-none = This server sends no e-mail.
notice-address = E-mail address
notice-webhook = By webhook
notice-webhook-hint = An address of the public net that gets every notice as JSON.
notice-daily = A daily e-mail with the tables that wait
quiet-hours = Quiet hours
quiet-hint = Nothing is sent then; it comes afterwards if it still matters. Time zone: { $zone }.
quiet-from = From
quiet-until = Until
reminder = Reminder before the time runs out
reminder-none = None
reminder-minutes = { $n } min
reminder-hours = { $n } h
mute-table = Mute notices of this table
table-muted = Notices are muted
designed-values = Component values: what is known and what we designed

# Tournaments
tournament = Tournament
tournaments = Tournaments
tournaments-about = Swiss, league or knock-out, for 3 to 64 people
tournaments-mine = Mine
tournaments-open = Open for entry
tournaments-running = Running
tournaments-over = Over
tournaments-none-open = No listed tournament is open for entry. Open one: the others will see it here.
tournament-new = New tournament
tournament-look = Look
tournament-view-now = Now
tournament-view-people = Players
tournament-view-rules = Rules
tournament-nobody = no name
tournament-you = you
tournament-form-swiss = Swiss
tournament-form-league = League
tournament-form-knock-out = Knock-out
tournament-form-swiss-means = New tables every round, by standing. Nobody is knocked out.
tournament-form-league-means = A plan for weeks: everybody meets everybody as evenly as possible.
tournament-form-knock-out-means = The first two of a table go on, to one last table.
tournament-status-open = open for entry
tournament-status-running = running
tournament-status-finished = finished
tournament-status-cancelled = called off
tournament-rounds = Rounds
tournament-list = Entry
tournament-result = Result
tournament-round-n = Round { $n }
tournament-round-of = Round { $n } of { $of }
tournament-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
tournament-tables-done = { $done } of { $count ->
    [one] { $count } table
   *[other] { $count } tables
  } done
tournament-by-lot = by lot from pots
tournament-by-plan = by the plan
tournament-by-standing = tables by standing
tournament-by-place = who goes on
tournament-on-list = { $count } of { $places } places taken
tournament-called-off = Called off
tournament-standing = Standing
tournament-standing-none = counts when round 1 is done
tournament-after-round = after round { $n }
tournament-standing-after = after round { $done }; round { $next } counts when all tables are done
tournament-all-rounds = All rounds
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-met = Met
tournament-met-means = the mean points of those met
tournament-won = First
tournament-won-means = tables won
tournament-relative = Score
tournament-relative-means = own score against the mean of its table, averaged
tournament-lot = Lot
tournament-lot-means = drawn once, kept in the record
tournament-equal = With equal points
tournament-bye = rests
tournament-forfeit = forfeit
tournament-table-small = table { $n }
tournament-table-n = Table { $n }
tournament-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }
tournament-table-of = Table of { $names }
tournament-your-table = Your table { $table }, round { $round }
tournament-go = Go to my table
tournament-key = key
tournament-plays = The table is being played
tournament-mine-soon = Your next table
tournament-mine-bye = You rest this round
tournament-mine-left = You are out of this tournament
tournament-mine-out = You are knocked out
tournament-mine-between = No table for you now
tournament-mine-entered = You are on the list
tournament-mine-called-off = Called off
tournament-left-means = The games played stay in the standing. No further round is drawn for you.
tournament-out-means = The others play on. The tables can be watched.
tournament-bye-means = A round of rest brings 3 points. It happens to nobody twice while it can be avoided.
tournament-you-came = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }, points: { $points }
tournament-forfeit-long = Forfeit: no points for this table
tournament-next-when = { $done } of { $count ->
    [one] { $count } table
   *[other] { $count } tables
  } done. It goes on when the last one ends.
tournament-opens-in = Opens in { $minutes } min { $seconds } s.
tournament-opens-at = Opens on { $when }.
tournament-opens-after = Opens when the rounds before it are done.
tournament-meet-fresh = You meet { $names } for the first time.
tournament-meet-again = You have met { $name } before, in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
  }.
tournament-table-points = Points at this table: { $points }.
tournament-seat-first = Seat { $seat }, your first.
tournament-seat-before = Seat { $seat }; so far you have sat in { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
  }.
tournament-final-place = Your place: { $rank } of { $of }, points: { $points }.
tournament-people-count = { $count ->
    [one] { $count } person took part.
   *[other] { $count } people took part.
  }
tournament-called-off-at = { $when }.
tournament-called-off-means = No round follows. What is being played goes on as any other game.
tournament-planned = planned; it opens after the rounds before it
tournament-drawn = drawn, opens soon
tournament-ends-with = The last table ends the tournament.
tournament-drawn-with = Round { $n } is drawn when the last one ends.
tournament-opens-with = Round { $n } follows when the last one ends.
tournament-state-planned = Planned
tournament-state-soon = Opens soon
tournament-state-yours = Your turn
tournament-state-away = Waiting
tournament-state-running = Running
tournament-state-finished = Finished
tournament-away = { $name } is away
tournament-seat-told = place { $place } of { $of }, points: { $points }
tournament-byes = { $count ->
    [one] Rests: { $names }.
   *[other] Rest: { $names }.
  }
tournament-who-met = Who met whom
tournament-by-round = by round
tournament-as-table = As a table
tournament-has-met = Met
tournament-nobody-met = nobody yet
tournament-met-in = { $name } ({ $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
  })
tournament-who-met-told = Who has met whom. { $pairs ->
    [one] { $pairs } pair has met
   *[other] { $pairs } pairs have met
  }, { $again } of them more than once.
tournament-again-sign = The number is the latest round; + where two have met more than once.
tournament-how = How tables are made
tournament-how-sizes = Table sizes.
tournament-how-sizes-few = As few tables as possible, at most { $most } at each; sizes differ by one at most.
tournament-how-sizes-fixed = { $most } at every table; whoever is left over rests a round, unless bots fill the table.
tournament-how-sizes-now = Round 1: { $sizes }.
tournament-how-first = First round
tournament-how-first-text = by lot from pots of rating, so that the best do not meet at once.
tournament-how-swiss-head = Later rounds
tournament-how-swiss = by standing. No pair meets again while another way exists; then equal points count, then who sat at a smaller table least.
tournament-how-league-head = All rounds
tournament-how-league = are drawn at the start, so that everybody meets everybody as evenly as possible. They are played one after the other.
tournament-how-knock-out-head = Later rounds:
tournament-how-knock-out = The first two of every table go on, of a table of two the winner. The last table decides.
tournament-how-seats = Seats
tournament-how-seats-text = rotate: everybody sits in every seat once before one comes again, as far as the tables allow.
tournament-how-points = A table is worth 6:
tournament-how-points-text = 6-4-2-0 for four, 6-3-0 for three, 6-0 for two. Equal places share.
tournament-how-bots = Bots
tournament-how-bots-text = ({ $level }) fill tables that would be too small. They take a place at the table and none in the standing.
tournament-verify = Check the draw yourself
tournament-verify-text = Everything is drawn from one secret seed. Its digest has been public since the list was opened, the key of a round comes with its draw, and the seed is told at the end. Take the record and draw every round again:
tournament-promise = Digest of the seed
tournament-seed = Seed
tournament-seed-later = is told when the tournament is over.
tournament-command = Command
tournament-record = Download the record
tournament-people = Players
tournament-pot = no. { $pot } by rating
tournament-left-before = did not begin
tournament-left-after = left after round { $n }
tournament-knocked-out = knocked out
tournament-take-out = Take out
tournament-take-out-who = Take { $name } out
tournament-open = Open for entry
tournament-full = All places are taken
tournament-enough = Enough people are here.
tournament-missing = { $count ->
    [one] { $count } person is missing
   *[other] { $count } people are missing
  }: it takes { $least }.
tournament-starts-by = { $name } starts it.
tournament-starts-at = Starts on { $when }.
tournament-would-sit = With { $count } now, tables would have { $sizes } seats.
tournament-would-rest = { $count ->
    [one] { $count } person would rest.
   *[other] { $count } people would rest.
  }
tournament-enter = Enter
tournament-off-list = Off the list
tournament-start = Start now
tournament-leave = Leave the tournament
tournament-call-off = Call the tournament off
tournament-ask-start-title = Start now?
tournament-ask-start = { $count ->
    [one] { $count } person is on the list.
   *[other] { $count } people are on the list.
  } The list is closed, round 1 is drawn and opens at once.
tournament-ask-start-do = Start
tournament-ask-leave-title = Leave the tournament?
tournament-ask-leave = Your place on the list becomes free.
tournament-ask-leave-running = A bot finishes your table, without points for you. The games before stay, and no further round is drawn for you. There is no way back.
tournament-ask-leave-do = Leave
tournament-ask-take-out-title = Take { $name } out?
tournament-ask-take-out = { $name } can enter again while the list is open.
tournament-ask-take-out-running = A bot finishes the table of { $name }, without points. The games before stay, and there is no way back.
tournament-ask-take-out-do = Take out
tournament-ask-call-off-title = Call the tournament off?
tournament-ask-call-off = Nothing will be drawn, and the list is closed for good.
tournament-ask-call-off-running = No round follows. What is being played goes on as any other game. There is no way back.
tournament-ask-call-off-do = Call off
tournament-chosen = What was chosen
tournament-format = Format
tournament-at-table = People at a table
tournament-at-most = at most { $most }
tournament-least = At least
tournament-places = Places
tournament-from-to = { $least } to { $places } people.
tournament-pause = Pause between rounds
tournament-no-bots = none
tournament-own-box = a box of its own
tournament-organiser = Organiser
tournament-starts = Start
tournament-starts-me = When I say so
tournament-starts-time = At a time
tournament-if-missing = If somebody is missing
tournament-late = Late.
tournament-late-text = The clock runs from the start of the round. Whose time is up forfeits the table, and a bot finishes it for the others.
tournament-leaves = Leaves.
tournament-leaves-text = The games before stay. A bot plays on for the table, without points.
tournament-rests = Rests.
tournament-rests-text = Only where sizes leave somebody over and no bot may fill: 3 points, and nobody twice while it can be avoided.
tournament-few = Too few.
tournament-few-text = The organiser is told how many are missing. A start at a time waits up to ten minutes for those who still play another live round; with too few people the tournament is called off.
tournament-name = Name
tournament-name-like = Rooftop Cup
tournament-bots-fill = Bots may fill tables
tournament-bots-hint = Only where a table would have fewer than three. A bot takes a place at the table and none in the standing.
tournament-no-bots-hint = Without bots a table may have only two people.
tournament-fixed = { $most } at every table
tournament-fixed-hint = Whoever is left over rests a round and gets 3 points.
tournament-fixed-bots-hint = Bots fill every table. They take a place at the table and none in the standing.
tournament-who-comes = Who may come
tournament-seen-listed = Everybody here sees it
tournament-seen-link = By link only
tournament-i-play = I take part
tournament-of-club = Club
tournament-no-club = none
tournament-sum = { $form }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } of { $game }
tournament-sum-knock-out = Knock-out, { $game }
tournament-thinking = A table has at most { $minutes } min to think, and { $increment } s more for every decision.
tournament-thinking-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } for every decision.
tournament-open-list = Open the list
tournament-cannot = No round can be drawn with these numbers. Change the people at a table, the places or the rounds.
tournament-will-run = How it will run
tournament-if = if
tournament-come = { $count ->
    [one] { $count } comes
   *[other] { $count } come
  }
tournament-or = { $least } or { $most }
tournament-to = { $least } to { $most }
tournament-games-each = { $count ->
    [one] game for everybody
   *[other] games for everybody
  }
tournament-met-of = of { $others } others met
tournament-smaller = { $count ->
    [one] time at a smaller table
   *[other] times at a smaller table
  }
tournament-same-seat = { $count ->
    [one] time in the same seat at most
   *[other] times in the same seat at most
  }
tournament-run-note = One run of it, with results drawn by lot.
tournament-too-long = So long a tournament is not played through here.
tournament-tables-told = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }: { $sizes }
tournament-by-people = Tables by number of players
tournament-sizes-few = as few and as equal as possible
tournament-sizes-fixed = all the same
tournament-sizes-told = Tables by number of players: { $sizes }
tournament-seats-at = Seats at the tables
tournament-rest-count = { $count ->
    [one] { $count } rests
   *[other] { $count } rest
  }
tournament-bots-note = With { $people } people, for example, bots take the dashed chairs.
tournament-rests-note = { $count ->
    [one] With { $people } people, for example, { $count } person rests every round.
   *[other] With { $people } people, for example, { $count } people rest every round.
  }
tournament-of-table = Table of a tournament
tournament-back = To the tournament

# learning
learn = Learn
learn-game = Learn { $game }
learn-about = Short lessons on the real board, then a first game with a coach beside you.
learn-spent = { $minutes } of { $all } minutes
learn-none = There are no lessons for this game yet. The rule book tells it all.
learn-begin = Begin with the first lesson
learn-go-on = Go on with lesson { $number }
learn-first-game = First game with a coach
learn-first-about = One Apprentice bot sits across, nobody is in a hurry, and moves can be taken back until the turn is confirmed.
learn-first-start = Start the game
learn-minutes = Lessons
learn-progress = { $done } of { $count } done.
learn-is-done = done
learn-new = New here? Learn it in ten minutes
lesson = Lesson
lesson-done = Done
lesson-step = { $number } of { $count }
lesson-well-done = Well built. This one is yours now.
lesson-allowed = The rules allow that, but it is not what this step is about.
lesson-try = Click what glows on the board.
lesson-fewer = Close the list
lesson-more = All { $count } ways as a list
lesson-rule = Rule { $rule }
lesson-back = Back
lesson-following = Next lesson
lesson-all-done = To the lessons
lesson-skip = Skip step
lesson-end = That was it
lesson-now-you = Now you
lesson-right = Right
lesson-no-harm = Not that, and no harm done.
lesson-hinted = One way to do it: { $way }.
lesson-leave-sure = Leave the lesson? Esc once more leaves it.
lesson-try-here = Choose here:
lesson-of = { $game }, lesson { $number } of { $count }
lesson-next = Next
lesson-you = You
lesson-rival = Rival
lesson-leave = Leave
learn-sum = { $count ->
    [one] One lesson on the real board
   *[other] { $count } lessons on the real board
  }, { $minutes ->
    [one] about a minute.
   *[other] about { $minutes } minutes in all.
  }

# Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-none = There are no puzzles for this game yet.
puzzles-about = Positions from games of strong bots. In each, one whole turn is clearly best.
puzzles-solved = { $solved } of { $count } solved.
puzzle-n = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $count }
puzzle-today = the puzzle of the day
puzzle-of-the-day = Puzzle of the day
puzzle-today-go = Solve the puzzle of the day
puzzle-before = The puzzle before
puzzle-after = The puzzle after
puzzle-players = { $count } players
puzzle-new = new
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-streak = { $count ->
    [0] A brick for every day with a solved puzzle
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
puzzle-stars = { $count ->
    [one] One star of three
   *[other] { $count } stars of three
 }
puzzle-percent = { $count } %
puzzle-to-move = { $name } to move
puzzle-question = One turn is clearly best. Which?
puzzle-try = This is the turn
puzzle-hint = Hint
puzzle-hint-kind = { $count ->
    [one] One decision is enough.
   *[other] It takes { $count } decisions.
 }
puzzle-hint-first = It begins with: { $move }. Decisions in all: { $count }.
puzzle-give-up = Show the answer
puzzle-wrong = { $tries ->
    [one] There is a better turn. Look again.
   *[other] There is still a better turn.
 }
puzzle-solved = Solved
puzzle-told = The answer
puzzle-nth-try = Try { $number }
puzzle-best = Best
puzzle-chances = In per cent: the chance to win after that turn.
puzzle-why-try = What it brings, against the first try
puzzle-why-second = What it brings, against the second best
puzzle-rivals = what rivals lose by it
puzzle-rivals-gain = what rivals gain by it
puzzle-refuted = After the first try
puzzle-follows = What may follow
puzzle-others = { $count ->
    [one] One other turn
   *[other] { $count } other turns
 }
puzzle-honest = A bot's opinion: at least { $ahead } points of winning chance ahead, give or take { $error }, in three checks with other guesses at what is hidden.
puzzle-values = What each turn is worth
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-done-all = All solved: to the lessons

# How to win
win = How to win
win-game = How to win { $game }
win-short = What winners of bots' games did more often.
win-how = Measured in { $games } games of Journeyman bots, { $players } at the table: what a winner had, what the others had on average, and how often the player with most of it won. It shows what goes together with winning, not a recipe.
win-none = Nothing has been measured for this game yet.
win-all = All { $count } findings
win-winners = Winners
win-others = Others
win-top = Whoever had most of it won { $top } % of { $games } games ({ $least } to { $most } %; by chance { $even } %).
puzzles-of-the-day = Puzzles of the day
rules-search = Search in the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One section
   *[other] { $count } sections
 }
rules-print = Print
rules-of-table = The tables of components tell the box that this table plays with; sentences tell the standard box.
rules-of-table-box = What it changes

# The page of the box
box = The box
box-all = Look at the box and correct it
box-known = Known values
box-known-of = of the values are known,
box-ours = { $share } % are ours.
box-standard-share = Standard box: { $share } %
box-sources = Where the values come from
box-source-rulebook = Rule book
box-source-public = Public
box-source-confirmed = Confirmed
box-source-inferred = Follows
box-source-designed = Ours
box-because-rulebook = All values are in the rule book.
box-because-public = The least sure value is on public pages.
box-because-confirmed = Compared with the printed component.
box-because-inferred = The least sure value follows from what is known.
box-because-designed = At least one value is not public, so we chose it.
box-view = Which components
box-view-all = All
box-view-check = To check
box-view-differ = Differ
box-components = Components
box-none = No component fits: choose “All”, or take the filter of the sources away.
box-values = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
box-differ = { $count ->
    [one] { $count } differs
   *[other] { $count } differ
}
box-was = was { $value }
box-edit = Correct: { $name }
box-previous = Previous component
box-next = Next component
box-undo = Undo
box-redo = Redo
box-to-standard = Standard
box-back = Back to standard: { $name }
box-save-next = Save, next
box-attest = My printed component shows this.
box-attest-hint = Then it counts as confirmed. Without the tick it is a house rule and stays ours.
box-wrong-number = A whole number is needed; this says “{ $value }”.
box-wrong-range = { $least } to { $most } is possible; this says { $value }.
box-wrong-word = “{ $value }” is not known. Possible: { $words }.
box-wrong-empty = A name is needed.
box-wrong-count = { $count } entries with commas are needed; there are { $found }.
box-wrong-list = A list in square brackets is needed.
box-which = Which box
box-standard = Standard box
box-name = Name of my box
box-of = Box of { $name }
box-save = Save
box-saved = “{ $name }” is saved.
box-copy = Copy to my boxes
box-import = Read a file
box-export = Save as a file
box-link = Copy the link
box-delete = Delete this box
box-delete-sure = Delete “{ $name }”? Its link ends; tables that play with it go on.
box-play = Set a table with it
box-leave = There are changes that are not saved. Leave them?
box-file-wrong = This file is no box of this game. { $key }: { $problem }. Nothing was changed.
box-file-read = { $count ->
    [one] The file is read: { $count } value differs. It is not saved yet.
   *[other] The file is read: { $count } values differ. It is not saved yet.
}
box-file-only = This file changes more than single values. It can be played and saved as it is; here only its values are shown.
box-compare = Compared with the standard box
box-same = No value differs. Choose a component to correct it.
box-fingerprint = Fingerprint
box-shared = “{ $name }” is a box of { $owner }. You may look, play with it and copy it; only { $owner } changes it.
box-of-table = The box of this table: { $name }. A table keeps the box that it began with.
box-at-table = { $count ->
    [one] Own box: { $name }, { $count } differs
   *[other] Own box: { $name }, { $count } differ
}

# Clubs
club = Club
club-sentence = A club is a circle of people with its own tables, tournaments and ratings. You can be in several, or in none.
club-mine = My clubs
club-another = Another club
club-found = Found a club
club-found-text = You keep it and get a link to invite others. Its tables are seen by members only.
club-found-do = Found the club
club-name = Name of the club
club-about = What it is about (optional)
club-by-link = Come in by a link
club-by-link-text = Somebody has sent you an invitation? Put it here.
club-link = Link or code
club-look = Look
club-link-wrong = This is no link of a club. It looks like { $example }.
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
club-by-invitation = by invitation only
club-members-page = Members
club-waiting = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
  }
club-asked = Waiting for a keeper
club-asked-text = A keeper of the club lets people in. You will find the club in your list then; this page goes on by itself.
club-withdraw = Wait no longer
club-seen-by = Tables and ratings of a club are seen by its members only.
club-members-ratings = Members and ratings
club-only-here = only games at tables of this club count here
club-order-by = Order by
club-member = Member
club-games-column = Games
club-games = { $count ->
    [0] no game here yet
    [one] { $count } game here
   *[other] { $count } games here
  }
club-few = { $count ->
    [one] { $count } game: too few
   *[other] { $count } games: too few
  }
club-games-of-rating = { $count ->
    [one] from { $count } game
   *[other] from { $count } games
  }
club-no-game = no game
club-alone = You are alone here so far. Send somebody the link.
club-role-keeper = keeper
club-role-member = member
club-since = since { $day }
club-make-keeper = Make a keeper
club-make-keeper-question = Make { $name } a keeper?
club-make-keeper-text = Keepers write notices, make links, let people in and send them away, and can end the club.
club-make-member = Take the keys back
club-make-member-question = Take the keys from { $name }?
club-make-member-text = { $name } stays in the club as a member.
club-send-away = Send away
club-send-away-question = Send { $name } away?
club-send-away-text = { $name } does not see the club any more, and the club rating is not shown. Games that run go on.
club-door = At the door
club-let-in = Let in
club-refuse = Refuse
club-refuse-question = Refuse { $name }?
club-refuse-text = While the link works, they can ask again by it.
club-board = Notice board
club-board-empty = Nothing is pinned here. Members read the board; it is no chat.
club-write = Write a notice
club-notice = Notice
club-pin = Pin it
club-unpin = Take it down
club-unpin-question = Take this notice down?
club-lately = Lately
club-somebody = Somebody
club-lately-joined = { $name } is in the club now
club-lately-table = { $name } opened a table: { $what }
club-lately-tournament = { $name } announced the tournament “{ $what }”
club-lately-started = { $name } started the tournament “{ $what }”
club-lately-won = { $name } won “{ $what }”
club-invite = Invite
club-works-for = Works for
club-works-everybody = everybody
club-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
club-works-until = Works until
club-works-always = no end
club-approval = A keeper lets people in
club-link-ended = The link does not work any more.
club-new-link = New link
club-new-link-text = The link that there is now ends. Those who are in the club stay in it.
club-keeping = The club itself
club-change = Name and words
club-leave = Leave
club-leave-question = Leave { $name }?
club-leave-text = You come back by a new invitation only. Games that run go on.
club-leave-heir = Nobody else keeps the club: the member of longest standing will. You come back by an invitation only.
club-leave-last = You are the last one: the club ends. Its tables and tournaments go on and belong to nobody.
club-left = You are no longer in { $name }.
club-end = End the club
club-end-question = End { $name } for everybody?
club-end-text = Members, notices and the ratings of the club are deleted. Its tables and tournaments go on and belong to nobody. There is no way back.
club-ended = { $name } has ended.
club-all = All { $count }
club-to-table = To my table
club-no-open-tables = No table of the club is open.
club-no-running-tables = No table of the club is being played.
club-no-finished-tables = No game of the club is finished yet.
club-no-tournaments = The club has had no tournament yet.
club-not-shown = Nothing to see here
club-to-mine = To the clubs
club-invited-by = { $count ->
    [one] { $names } invites you
   *[other] { $names } invite you
  }
club-link-can = Members play at the tables of the club, enter its tournaments and have ratings of their own there.
club-approval-text = A keeper lets you in after you have asked.
club-link-left = { $count ->
    [one] The link works for { $count } more person.
   *[other] The link works for { $count } more people.
  }
club-link-until = It works until { $day }.
club-in-already = You are in this club.
club-go-there = To the club
club-join = Join the club
club-ask = Ask to be let in
club-belongs = Belongs to
club-belongs-nobody = no club
club-belongs-text = Members of the club see the table and may sit down. The lobby does not show it; the game counts for the ratings of the club.
club-table-of = A table of { $name }
club-table = A table of a club: only its members can sit down.

# People
people-known = People I know
people-known-short = invite, follow, block
people-known-text = Whom you have played with: invite again, follow, block.
people-list = Played with, followed
people-which = Which people
people-view-all = All
people-view-followed = Followed
people-view-blocked = Blocked
people-nobody = Nobody yet. Here you will find those who have finished a game with you.
people-nobody-all = Nobody is left here: see who is blocked.
people-nobody-followed = You follow nobody. Follow somebody to watch their open tables.
people-nobody-blocked = Nobody is blocked.
people-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
  }
people-last = last { $when }
people-no-games = no finished game together
people-online = here now
people-invite = Invite to a table
people-invite-again = Invite again
people-follow = Follow
people-following = Following
people-unfollow = Follow no longer
people-block = Block
people-block-question = Block { $name }?
people-block-text = { $name } can no longer invite you, and you do not see their lines in any chat. They are not told. Games that you both have begun go on.
people-unblock = Unblock
people-blocked-text = Those who are blocked cannot invite you, and you do not see their lines in any chat. They are not told.
people-more = { $name }: more
people-kept = Seats kept for you
people-invitations = { $count ->
    [one] { $count } seat is kept for you
   *[other] { $count } seats are kept for you
  }
people-watch = Tables to watch
people-watch-none = None of those you follow is playing at a listed table now.
people-played-with = Played with you:
people-whom = Whom
people-by-login = By account name …
places = Places
# The reference sheet and pictures in the rule books
sheet = Reference sheet
sheet-foot = Numbers in small print are sections of the rule book. Values are those of the standard box.
# statistics: charts, a player's page, a game's page
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
player-own = Your page
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
privacy = Who may see my page
privacy-hint = Results, ratings, opponents. Recent games at private tables are never shown to others.
privacy-everybody = Everybody
privacy-met = People I played
privacy-nobody = Nobody
privacy-now-everybody = Everybody may see this page.
privacy-now-met = Only people you have played with may see this page.
privacy-now-nobody = Only you may see this page.
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
game-stats-none = No finished game of this game is counted yet.
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
picture-start = The table at the start.
picture-lesson = Try it: { $lesson }

## Days away
holiday = Holiday
holiday-hint = { $count ->
    [one] Where a decision has days, your clocks can stand still for { $count } day a year. Everybody at the table sees it. Tournaments go on.
   *[other] Where a decision has days, your clocks can stand still for { $count } days a year. Everybody at the table sees it. Tournaments go on.
  }
holiday-days = Days away
holiday-begin = Begin now
holiday-until = Away until { $day }
holiday-back = I am back
holiday-left = { $count ->
    [0] No days are left this year
    [one] { $count } day left this year
   *[other] { $count } days left this year
  }
holiday-away = on holiday
