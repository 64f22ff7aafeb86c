# The command line.

## Help

help-mansard = City-building board games in your terminal: play, watch bots, replay, measure.
help-epilog = Examples: mansard play {"<game>"} --players 3 · mansard rules {"<game>"} 4.3 · mansard simulate {"<game>"} --bots greedy,random
help-version = Show the version and leave.
help-lang = Language of all texts: en, ru or pl. MANSARD_LANG sets it for good.

help-play = Play a game in the terminal: against bots, with others at the same keyboard, or solo.
help-games = List the games with their player counts and options.
help-rules = Show the rule book of a game, or one section of it.
help-learn = List the lessons of a game, or go through one of them.
help-solve = Solve a puzzle: that of the day, or another one by its number.
help-puzzles = Find puzzles in games of strong bots: positions in which one turn is clearly best.
help-lesson = A lesson by its number or its name; none: all are listed.
help-simulate = Let bots play many games and show the results.
help-selfplay = Let bots play many games and write every decision to a Parquet data set.
help-train = Train the value of a position by self-play and write its weights.
help-arena = Let bots meet in a round robin and rate them.
help-replay = Check a record by playing it again, and show it.
help-golden = Recorded games of every game, player count and variant.
help-golden-write = Play games with bots and write their records.
help-golden-check = Replay all records and report those that no longer fit the rules.
help-bench = Measure the speed of the rules and the bots.

help-game = Which game; `mansard games` lists them.
help-players = Number of players.
help-humans = Number of people at this keyboard; bots take the other seats. With 0 you watch.
help-bots = Bots for the other seats, with commas: random, greedy, search:500ms, search:1000; or none.
help-names = Names of the people, with commas.
help-option = An option of the game; may be given several times. `mansard games` lists them.
help-seed = A whole number (or hex:…) that fixes all chance; the same seed gives the same game.
help-components = A box of your own: a TOML file with corrected values of your printed copy, or its name in your folder of boxes.
help-box = The values of a game's box with their sources; correct, confirm and compare them.
help-addresses = Which values: addresses as in skyrise.wonders.pinnacle, or patterns.
help-box-json = Values, sources and JSON schema as JSON.
help-confirm = Note in your box (--box, else "mine") that you have compared these values with the print.
help-compare = Show what a box changes.
help-box-check = Check a box and say what is wrong, with file and key.
help-save = The file that the record is written to after every turn.
help-resume = Go on with a saved game.
help-plain = Line by line instead of the whole screen: for scripts, pipes and screen readers.
help-jobs = Number of processes.
help-section = A section such as 4.3, or a ruling such as R12.
help-contents = Only the list of sections.
help-sheet = The reference sheet: one page with a turn, prices and scoring.
help-record = The file with the record.
help-step = Go through the game step by step.
help-at = The position after this turn.
help-check = Only check; show one line.
help-seat = As this seat saw it (0 is the first); otherwise as a spectator.
help-games-count = Number of games.
help-simulate-bots = The bots, with commas; they change seats from game to game and fill all of them.
help-puzzle = The number of a puzzle, or its id; that of the day if not said.
help-solve-list = List the puzzles.
help-puzzles-count = How many puzzles to find.
help-puzzles-bots = The bot that plays the games.
help-puzzles-out = Where they are kept, one a line; a file that is there already is continued.
help-selfplay-folder = The folder of the data set; a run that was stopped goes on there.
help-selfplay-part = Number of games in a file.
help-selfplay-ray = Play on a Ray cluster (RAY_ADDRESS) instead of processes of this machine.
help-train-folder = The folder of the training; one that was stopped goes on there.
help-train-games = Number of games to play and learn from.
help-train-hours = Stop playing after so many hours and learn from what is there.
help-train-minutes = The same in minutes.
help-train-match = Number of games that new weights play against those before; 0: none.
help-csv = Write one line for every seat of every game; “-” writes to standard output.
help-json = Write all games and the summary; “-” writes to standard output.
help-arena-bots = The bots that meet, with commas; two at least.
help-arena-games = Games of every group that meets; more of them give narrower intervals.
help-golden-folder = Where the records are.
help-only-games = Only this game; may be given several times.
help-golden-bots = The bots, with commas.
help-golden-games = Games for every player count and variant.
help-bench-json = Write the measurements as JSON.
help-bench-games = Only these games, with commas.

help-help = Show this help and leave.
help-install-completion = Teach this shell to complete mansard's words.
help-show-completion = Show what would be taught to the shell.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands

version-rules = Rules: { $rules }
version-compiled = compiled
version-plain = not compiled

## What is wrong

error-language = there is no language “{ $language }”; there are: { $known }
error-file = { $file }: { $problem }
error-folder = { $file } is a folder, not a file
error-not-text = { $file } is not a text file
error-no-such-option = { $option } is not known here; see `{ $command } --help`
error-missing = { $name } is missing; see `{ $command } --help`
error-usage = { $problem }; see `{ $command } --help`
error-no-game = there is no game “{ $game }”; there are: { $known }
error-components = components: { $problem }
error-no-value = there is no value { $address } in this box
error-box-by-hand = { $file } changes more than single values: add the addresses to its list "confirmed" by hand
box-address = Address
box-value = Value
box-range = May be
box-source = Source
box-standard = Standard box
box-own = This box
box-source-rulebook = rule book
box-source-public = public
box-source-confirmed = confirmed
box-source-inferred = follows
box-source-designed = ours
box-checked = { $count ->
    [one] { $file } is right: { $count } value differs from the standard box
   *[other] { $file } is right: { $count } values differ from the standard box
}
box-confirmed = { $count ->
    [one] { $file }: { $count } value confirmed
   *[other] { $file }: { $count } values confirmed
}
error-players = { $game } is for { $known } players, not { $players }
error-option-form = option “{ $text }”: write name=value
error-no-option = there is no option “{ $option }” for { $players } players; there are: { $known }
error-option-value = option { $option }: “{ $value }” is none of { $known }
error-seed = “{ $seed }” is not a seed: a whole number, or hex: and hexadecimal digits
error-seed-number = “{ $seed }” is not a whole number
error-humans = { $humans } people cannot sit on { $players } seats
error-names = there are { $names } names for { $humans } people
error-too-many-bots = { $bots } bots are too many for { $players } players
error-bots = there are { $bots } bots for { $seats } seats
error-no-bots = no bot is named
error-few-bots = two bots at least are needed
error-no-terminal = playing needs a terminal; to watch bots, use --humans 0
error-exists = { $file } exists already: go on with --resume, or choose another name
error-other-game = { $file } is a game of { $game }
error-no-rules = there is no rule book of { $game }
error-no-section = the rule book of { $game } has no section { $section }; its chapters: { $known }
error-no-puzzles = { $game } has no puzzles yet
error-no-puzzle = { $game } has no puzzle { $puzzle }; there are { $count }, see `mansard solve { $game } --list`
error-no-lessons = { $game } has no lessons yet
error-no-lesson = { $game } has no lesson { $lesson }; its lessons: { $known }
error-no-seat = there is no seat { $seat } among { $players } players
error-no-commit = there is no turn { $number }; the last is { $last }
error-no-records = there are no records in { $folder }
error-no-bench = this installation holds no benchmarks
error-extra = { $package } is not installed; it comes with: pip install 'mansard[{ $extra }]'
error-other-run = { $folder } holds another run: { $difference } differs; name another folder
error-train-few = Too few games to learn from and to check: let at least 100 be played.
error-lost-worker = a worker process has died (out of memory?); what is done is kept, the same command goes on

## Playing

play-player = Player { $number }
play-rival = The rival
play-ask-move = Move (number, text, ? for help):
play-ask-confirm = Turn complete. c confirm, u undo, r start over:
play-ask-reveal = This cannot be taken back. c go ahead, u undo, r start over:
play-enter = [Enter]
play-to-move = { $player } to move
play-so-far = This turn: { $moves }
play-held = { $move }: brings something hidden to light
play-reveals = brings something hidden to light: cannot be taken back
play-narrow = The board needs { $columns } columns: make the terminal wider, or the letters smaller
play-narrowed = { $shown } of { $count } moves shown; Enter shows all
play-only-confirm = The turn is complete: c to confirm, u to undo
play-no-number = { $count ->
    [1] There is only number 1
   *[other] The numbers go from 1 to { $count }
}
play-no-match = No legal move fits “{ $text }”; Enter shows all
play-nothing-to-undo = There is nothing to take back
play-nothing-to-confirm = There is nothing to confirm yet
play-half = The move is only begun: finish it, or take it back with u
play-why-legal = “{ $move }” is legal (§{ $rule })
play-why-not = “{ $move }”: { $reason } (§{ $rule })
play-score-now = If the game ended now
play-rule = The rule of this decision: §{ $rule }
play-help =
    A number     make that move, or open that group
    text         show only moves with these words; the only one left is made; /text is never a command
    u  undo      take back the last choice of this turn
    r  reset     take back the whole turn
    c  confirm   end the turn as it is; only then do others see it
    h  hint      a step more of a hint: where to look, what kind of move, the best turns
    why MOVE     why a move is not legal; alone: why the best turn is the best
    score        the points if the game ended now
    log          everything that has happened
    rules [N]    the rule of this decision, or section N
    b  board     show everything again
    q  quit      save and leave
full-type = a move, words to look for, or a command
full-undo = undo
full-reset = start over
full-confirm = confirm
full-type-key = type
full-why = why not
full-log = log
full-score = score
full-board = board
full-help = help
full-language = language
full-back = all moves
full-quit = leave

# Hints and reviews

full-hint = hint
hint-more = Ask again for more.
hint-look = Look at { $place }.
hint-look-anywhere = No single place stands out.
hint-kind = { $count ->
    [one] This kind of move: { $moves }
   *[other] One of { $count } moves of this kind: { $moves }
}
hint-chance = { $chance } ± { $error } % to win
hint-close = too close to call
hint-perhaps = perhaps
hint-behind = about { $points } ± { $error } points less
hint-no-reason = No single source makes the difference.
hint-forced = There is nothing else to do.
hint-opinion = A bot's opinion: each turn was tried in { $tries } quick games. Hidden cards are not known to it.
reason-more = about { $points } ± { $error } points more: { $source }
reason-less = about { $points } ± { $error } points less: { $source }
reason-later-more = about { $points } ± { $error } points more later, or less for rivals
reason-later-less = about { $points } ± { $error } points less later, or more for rivals
help-review = Judge every turn of a finished game by what its player could know.
help-review-json = Print everything as JSON.
help-review-html = Print a page for the browser.
help-review-deep = Look much deeper; takes minutes.
help-review-tries = How often each turn is tried; otherwise as often as a quick review allows.
error-not-over = { $file }: the game is not over, and is not reviewed before
review-judging = Judging turns
review-title = review
review-led-always = { $player } led from the first turn on.
review-led-since = { $player } led for good from turn { $number } on.
review-costly = Turn { $number }: { $player } gave away { $chance } ± { $error } % of the chance to win with “{ $played }”. Better: “{ $best }”.
review-no-turning-point = No single turn decided the game.
review-accuracy = { $player }: accuracy { $accuracy } of 100; keystones { $keystone }, off plumb { $off_plumb }, cracks { $crack }, collapses { $collapse }.
review-lost = Points lost by { $player }: { $parts }
review-note = A bot's opinion, by what each player could know. { $tries } tries a turn; in doubt the player was right.
review-marked = Marked turns
review-turns = All turns
review-chances = Chance to win from turn to turn
review-turn = Turn
review-player = Player
review-mark = Mark
review-played = Played
review-lost-chance = Lost
review-best = Better
mark-keystone = keystone
mark-true = true
mark-off-plumb = off plumb
mark-crack = crack
mark-collapse = collapse
full-over = The game is over.
play-thinking = { $player } is thinking…
play-hand-over = The keyboard goes to { $player }. Nobody else should look now.
play-may-withdraw = w and Enter: { $player } takes the last choice back
play-saved = Saved: { $file }
play-alone = { $player }: { $points }
play-result = Result
play-won = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
menu-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-total = Total
table-place = Place

# Tournaments

help-tournament = Tournaments: check how one was drawn.
help-tournament-verify = Draw every round again from the record of a tournament and compare.
help-tournament-record = the record, as the page of the tournament gives it
error-tournament-record = { $file }: this is no record of a tournament: { $problem }
tournament-flaw-draw = Round { $round } is not what its key draws.
tournament-flaw-early = Round { $round } was drawn before the one before it was over.
tournament-flaw-late = Round { $round } was drawn after the end.
tournament-flaw-key = The key of round { $round } does not come from the seed.
tournament-flaw-standing = The standing does not follow from the results.
tournament-flaw-seed = The seed is not the one that was promised.
tournament-flaw-lot = The lot between equals does not come from the seed.
tournament-verified = Rounds drawn again: { $rounds }. What does not follow: { $flaws }.
tournament-verified-open = Rounds drawn again: { $rounds }. What does not follow: { $flaws }. The seed is told at the end.

## Other commands

games-name = game
games-title = title
games-players = players
games-options = options (* is usual)
rules-no-page = The rule book has no page { $number }.
replay-checked = { $file }: { $commits ->
    [one] { $commits } turn
   *[other] { $commits } turns
}, { $over ->
    [yes] finished
   *[no] not finished
}, scores { $scores }: everything fits
replay-ask = Turn { $number } of { $last }. Enter next, b back, number, q quit:
golden-writing = Playing
golden-written = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $folder }
golden-checking = Replaying
golden-checked = { $count ->
    [one] { $count } record
   *[other] { $count } records
} replayed, { $failed ->
    [0] all fit
    [one] { $failed } does not fit
   *[other] { $failed } do not fit
}
simulate-playing = Playing
puzzles-searching = Searching
puzzles-found = { $count } puzzles in { $file }, the last from game { $games }
simulate-title = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, about { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} each
simulate-bot = bot
simulate-seats = seats
simulate-wins = wins
simulate-share = share
simulate-place = place
simulate-score = score
simulate-range = from–to
selfplay-done = { $games } games with { $rows } decisions in { $folder }; { $kept } of the games were there already
selfplay-stopped = Stopped. What is done is in { $folder }; the same command goes on from there.
train-title = { $game }, players: { $players }; learnt from { $games } games
train-value = value
train-positions = held-out positions
train-phases = R² of the final lead, by quarter of the game
train-loss = surprise
train-calibration = foretold → won, %
train-worth = hand-made worth
train-trained = trained terms
train-match = New against old weights: { $rate } % of { $games } games ({ $low }-{ $high } %; { $even } % is even)
train-kept-terms = The trained terms are kept.
train-kept-chances = The trained terms foretell better but have not won: they give chances, the worth chooses moves.
train-kept-worth = The terms have not won: strength stays as it was, chances are fitted anew.
train-done = Written to { $path }. MANSARD_WEIGHTS={ $folder } makes bots use it.
arena-title = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, ratings with 95 % intervals
arena-bot = bot
arena-rating = rating
arena-games = games
arena-wins = victories
arena-place = place
arena-score = score

help-serve = Serve the web client and the API. Settings are MANSARD_… variables; see docs/scale.md.
help-worker = Let bots think for all servers behind the broker (MANSARD_JOBS=taskiq).
help-admin = For operators: backup, verify, export, import.
help-backup = Copy the whole database while it is in use.
help-verify = Replay every stored game and report what drifted.
help-export = Write everything as lines of JSON; a name that ends in .gz is compressed.
help-import = Read an export into an empty database.
help-stats = Count all finished games again: points by source, turns, times, openings.
help-export-results = Write the results of all finished games, a row a seat: .csv or .parquet.
help-import-selfplay = Read the games of a folder of `mansard selfplay` into the statistics, as a set of bots' games of its own.
help-selfplay-run = the folder of a run
help-selfplay-set = what the set is called; its bots if not given
help-host = The address to listen on; 0.0.0.0 for the whole network.
help-port = The port to listen on.
help-processes = Number of processes; several need MANSARD_BROKER and PostgreSQL.
help-socket = An open socket to serve on, by its number: for a supervisor that holds it.
help-database = The database, instead of MANSARD_DATABASE.
help-target = The file to write.
help-source = The file to read.
serve-at = Mansard is at { $url } (stop it with Ctrl+C)
admin-backup = The database is copied to { $file }.
admin-drift = Table { $table }, turn { $number }: { $problem }
admin-verified = Games replayed: { $count }; with drift: { $drifts }.
admin-exported = Rows written to { $file }: { $count }.
admin-imported = Rows read: { $count }.
admin-counting = Finished games counted so far: { $count } …
admin-counted = Finished games counted: { $count }.
admin-selfplay = Games of the set “{ $name }” counted: { $count }.
error-selfplay = { $problem }.
error-results-file = { $file }: a file of results ends in .csv or .parquet.
error-results-parquet = Parquet needs pyarrow, which comes with mansard[research]; .csv needs nothing.
error-broker = Several processes need a broker: set MANSARD_BROKER, as in redis://127.0.0.1:6379/0.
error-database = The database cannot be used: { $problem }. Check MANSARD_DATABASE.

help-doctor = Look whether everything that the server needs is there, and say what to do.
error-setting = { $name } cannot be used: { $problem }.
doctor-part-rules = Rules
doctor-part-client = Web client
doctor-part-database = Database
doctor-part-migrations = Form of the database
doctor-part-clock = Clock
doctor-part-broker = Broker
doctor-part-workers = Bots' workers
doctor-part-mail = E-mail
doctor-part-push = Push messages
doctor-part-space = Disk
doctor-part-address = Public address
doctor-compiled = compiled.
doctor-not-compiled = not compiled; everything works, but bots think many times slower. Run “make build”, or install the wheel for this machine.
doctor-built = built.
doctor-not-built = not built: browsers get an empty page. Run “make play”, or install the wheel.
doctor-answers = { $kind } answers.
doctor-no-database = { $problem }. Check MANSARD_DATABASE.
doctor-empty = the database is empty; “mansard serve” will fill it.
doctor-newest = { $form }, the newest.
doctor-older = { $form }; “mansard serve” will bring it up to date. Make a backup first: mansard admin backup FILE.
doctor-unknown = { $form } comes from a newer Mansard: install that version again, or restore a backup.
doctor-own-clock = this machine's own.
doctor-clock-apart = { $seconds } s away from the database's clock. More than 5 s would spoil players' clocks: set both by NTP.
doctor-no-broker = none is set, and one process needs none.
doctor-broker-away = Redis does not answer. Check MANSARD_BROKER and whether Redis runs.
doctor-own-workers = { $count ->
    [one] bots think in { $count } process of the server.
   *[other] bots think in { $count } processes of the server.
}
doctor-no-workers = none waits. Start one: mansard worker.
doctor-workers-wait = { $count ->
    [one] { $count } worker waits.
   *[other] { $count } workers wait.
}
doctor-no-mail-wanted = none is set; people get no letters.
doctor-mail-away = { $problem }. Check MANSARD_SMTP.
doctor-push-later = their keys are made when the server first needs them.
doctor-push-spoilt = the stored keys cannot be read. Take the row “vapid” out of the table “facts”: new ones are made, and people switch push messages on again.
doctor-push-open = the keys are there, but browsers take push messages over https only. Set MANSARD_PUBLIC_URL to an https address.
doctor-push-ready = the keys are there.
doctor-no-folder = there is no folder { $folder }. Make it, or change MANSARD_DATABASE.
doctor-space-left = { $gigabytes } GB are free in { $folder }.
doctor-bad-address = { $url } is no address. Set MANSARD_PUBLIC_URL, as in https://games.example.org.
doctor-local-address = { $url } leads nowhere from other machines. Set MANSARD_PUBLIC_URL when others play too.
doctor-unknown-address = { $url }: { $problem }. Check MANSARD_PUBLIC_URL and the name server.
doctor-open-address = { $url } is not encrypted: anybody on the way can read cookies. Use https (docs/scale.md).
doctor-good-address = { $url }

help-restore = Put a backup in the place of the database. Stop the server first; the old database is kept beside it.
help-restore-source = The backup: a .db file, or an export for a new database.
help-top = Show what a running server does: turns, requests, sockets, bots, failures.
help-top-url = Where the server is.
help-top-seconds = Seconds between two looks.
help-top-once = Look once and leave.
error-restore = Nothing was restored: { $problem }.
error-top = { $url } does not tell its figures: { $problem }. Is the server running?
admin-restored = The database is now what it was in { $file }.
admin-put-aside = The database of before lies in { $file }.
top-turns = turns
top-by = people { $people }/s, bots { $bots }/s
top-requests = requests
top-quick = 95 % of requests
top-sockets = open sockets
top-tables = tables
top-tables-by = { $playing } in play, { $open } waiting, { $finished } finished
top-memory = tables in memory
top-bots = 95 % of bots' turns
top-due = bots to move
top-due-since = { $count }, the oldest for { $seconds } s
top-people = people
top-people-by = with an account: { $people }, guests: { $guests }
top-outbox = notices to send
top-round = last round ago
top-failures = failures so far

## Solving puzzles

solve-how = Begin with `mansard solve { $game } 1`; without a number it is the puzzle of the day.
solve-title = Puzzle { $puzzle }: { $theme }. Which whole turn is clearly best? Compose it, then confirm with c.
solve-unfinished = The turn is not finished: go on, or end it.
solve-no-advice = While a turn of a puzzle is composed nothing is told: confirm a try first, then h is a hint.
solve-wrong = There is a better turn.
solve-again = Enter tries again, h hint, g give up, q leave >
solve-hint = { $count ->
    [one] It is a single decision: { $move }
   *[other] { $count } decisions, the first: { $move }
 }
solve-right = Solved.
solve-answer = The answer:
solve-lost = { $count } points of winning chance less: { $moves }
solve-why = Own points after it: { $sources }

## Lessons

learn-how = Begin with `mansard learn { $game } 1`.
learn-you = You
learn-other = Rival
learn-done = Lesson done.
learn-following = Next: mansard learn { $game } { $number }
learn-step = Step { $number } of { $count }
learn-act = Number or move; s skip, b back, r rule, q leave
learn-next = Enter goes on; b back, r rule, q leave
learn-allowed = The rules allow that, but it is not what this step is about.

help-ban = Shut somebody out: only looking on, downloading one's own data and deleting the account are left. Bots take over running games.
help-unban = Let somebody in again.
help-mute = Take the chat and the notice boards away from somebody.
help-unmute = Let somebody speak again.
help-rename = Give somebody another name, wherever it is shown.
help-complaints = Show what people complained about.
help-complaints-all = Settled ones as well.
help-settle = Say that a complaint is dealt with.
help-settle-number = The number of the complaint.
help-acts = Show what operators did, the newest first.
help-acts-most = How many to show.
help-who = Id, login or name.
help-ban-days = For so many days; for good if not given.
help-ban-why = The reason, for the record.
help-new-name = The new name.
admin-ban = { $days ->
    [0] { $name } ({ $id }) is shut out for good.
    [one] { $name } ({ $id }) is shut out for { $days } day.
   *[other] { $name } ({ $id }) is shut out for { $days } days.
  }
admin-mute = { $days ->
    [0] { $name } ({ $id }) cannot chat any more.
    [one] { $name } ({ $id }) cannot chat for { $days } day.
   *[other] { $name } ({ $id }) cannot chat for { $days } days.
  }
admin-unban = { $name } ({ $id }) may come in again.
admin-unmute = { $name } ({ $id }) may speak again.
admin-renamed = { $old } ({ $id }) is called { $name } from now on.
admin-no-complaints = No complaints wait.
admin-complaint = { $by } about { $about }:
admin-complaint-line = It was said: “{ $line }”
admin-complaint-table = Table { $table }
admin-complaint-settled = Settled { $time }
admin-settled = Complaint { $number } is settled.
admin-no-acts = No operator has done anything yet.
