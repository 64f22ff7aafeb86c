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
coach-none-rated = No coach at rated tables. The review afterwards is open to you.
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
coach-less = Two games are behind you. Shall I speak only when it matters?
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
coach-move-worth = { $chance } ± { $error } % to win.
coach-show-next = Show more
coach-have-idea = I have an idea
coach-best-three = Best three turns
coach-points-and-chance = points and chance
coach-best = best
coach-your-draft = Your draft
coach-close = Too close to call: any of these is fine.
coach-perhaps = perhaps
coach-perhaps-only = Perhaps weaker.
coach-forced = There is no choice here:
coach-position = Explain this position
coach-to-come = To come
coach-prospect = { $player }: { $now } points now, { $then } ± { $error } expected, { $chance } ± { $doubt } % to win
coach-opinion = A bot’s opinion.
coach-how = { $games } quick games, give or take { $points } points and { $chance } %.
coach-how-hint = { $tries } tries of each turn, give or take { $points } points and { $chance } %.
coach-how-sure = It sees no hidden cards and can be wrong. Off at rated tables.
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
lesson-key-tab = next place
lesson-key-enter = choose
lesson-key-h = hint
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
puzzle-trap = The trap:
puzzle-trap-text = { $move }. More points of your own by { $points }, and yet { $behind } points of winning chance fewer.
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
club-by-link = Come in by a link
club-by-link-text = Somebody has sent you an invitation? Put it here.
club-link = Link or code
club-look = Look
club-link-wrong = This is no link of a club. It looks like { $example }.
club-waiting = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
  }
club-belongs = Belongs to
club-belongs-nobody = no club
club-belongs-text = Members of the club see the table and may sit down. The lobby does not show it; the game counts for the ratings of the club.
club-table-of = A table of { $name }
club-table = A table of a club: only its members can sit down.

# People
people-known = People I know
people-more = { $name }: more
people-kept = Seats kept for you
people-played-with = Played with you:
people-whom = Whom
people-by-login = By account name …
places = Places
# The reference sheet and pictures in the rule books
sheet = Reference sheet
sheet-foot = Numbers in small print are sections of the rule book. Values are those of the standard box.
# statistics: charts, a player's page, a game's page
player-own = Your page
privacy = Who may see my page
privacy-hint = Results, ratings, opponents. Recent games at private tables are never shown to others.
privacy-everybody = Everybody
privacy-met = People I played
privacy-nobody = Nobody
privacy-now-everybody = Everybody may see this page.
privacy-now-met = Only people you have played with may see this page.
privacy-now-nobody = Only you may see this page.
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
