# What the server answers when something cannot be done: the thing, the rule, the way out.

problem-malformed = The request cannot be read: { $problem }. See /api/docs for its form.
problem-too-large = The request has more than { $limit } bytes. Send less.
problem-too-many-requests = Too many requests. Try again in { $seconds } s.
problem-too-many-sockets = Too many live connections: at most { $limit } are open to one person.
problem-too-slow = The messages of this table were not read in time. Open the connection again.
problem-not-found = There is nothing at this address. See /api/docs for what there is.
problem-method-not-allowed = This address does not answer this method. See /api/docs.
problem-foreign-origin = The request came from a page of another site. Use the pages of this server.
problem-sign-in = You have no name yet. Send one to /api/guest, or sign in.
problem-banned = { $until ->
    [never] You are shut out of this house. You may still look on, download your data and delete your account.
   *[other] You are shut out of this house until { $until }. Until then you may only look on.
  }
problem-no-new-names = Somebody at your address is shut out of this house: until { $until } no new names are given there. Who has a name can sign in.
problem-muted = { $until ->
    [never] You cannot write here any more.
   *[other] You cannot write here until { $until }.
  }
problem-too-many-complaints = { $most } of your complaints are not read yet. Wait until they are.
problem-no-such-line = That line was not said by that player at that table.
problem-wrong-password = The login or the password is wrong.
problem-login-taken = The login { $login } is taken. Choose another one.
problem-already-registered = You are registered already, as { $login }.
problem-no-such-game = There is no game { $game }. There are: { $games }.
problem-no-such-table = There is no table { $table }.
problem-no-such-player = There is no player { $player }.
problem-player-hidden = This player does not show these pages to you.
problem-no-such-locale = There are no texts for { $locale }. There are: { $locales }.
problem-no-such-page = There is no page { $page }.
problem-no-such-version = The table has no version { $version }: the last one is { $last }.
problem-no-such-login = Nobody has registered the login { $login }.
problem-no-such-seat = The table has no seat { $seat }.
problem-invalid-setup = The game cannot be set up so: { $problem }.
problem-invalid-components = The component file is wrong: { $problem }.
problem-no-such-box = There is no such box. Its owner may have deleted it; tables that play with it go on.
problem-invalid-box = { $key ->
    [nowhere] The box is not changed: { $problem }.
   *[other] The box is not changed: { $key } { $problem }.
}
problem-box-of-another-game = The box is one of { $found }, not of { $game }.
problem-too-many-boxes = There are { $limit } boxes already. Delete one first.
problem-box-changed = The box was changed elsewhere (version { $version }). Nothing was overwritten: load it and decide again.
problem-invalid-webhook = The webhook { $url } cannot be used: { $problem }.
problem-invalid-push = The browser cannot take push messages so: { $problem }.
problem-no-mail = This server sends no e-mail. Its operator has to set MANSARD_SMTP.
problem-not-your-seat = Seat { $seat } is not yours.
problem-not-your-table = Only the owner of the table may do this.
problem-not-for-spectators = Only those who sit at the table may do this.
problem-seat-taken = The seat is taken. Choose an open one.
problem-seat-invited = The seat is kept for { $login }.
problem-already-seated = You sit at this table already.
problem-not-seated = You do not sit at this table.
problem-table-not-full = The game cannot start before every seat is taken.
problem-table-not-open = The game has started already.
problem-table-not-playing = The game is not being played: { $status ->
        [open] it has not begun
        [finished] it is over
       *[other] it was called off
    }.
problem-table-not-finished = This is open after the end of the game only.
problem-position-unreadable = The position was stored by other rules and cannot be continued: { $problem }. The record is kept.
problem-stale = The table has moved on to version { $version }. Look at it and decide again.
problem-not-your-turn = It is not the turn of seat { $seat }.
problem-plan-on-turn = The turn of seat { $seat } has come: play it instead of planning it.
problem-illegal = The move { $move } is not legal (rule { $rule }): { $key }.
problem-seat-with-bot = A bot plays on seat { $seat }. Take the seat back first.
problem-seat-not-with-bot = No bot plays on seat { $seat }: there is nothing to take back.
problem-resigned = Seat { $seat } has resigned. A resigned seat stays with the bot.
problem-rewind-running = A rewind is proposed already. Answer it first.
problem-turn-unfinished = This turn is not finished yet: go on, or take it back.
problem-not-solved = The answer is told once a try is right or the puzzle is given up.
problem-no-rewind = No rewind is proposed.
problem-no-clock = The table has no clock: there is nothing to pause.
problem-on-holiday = You are on holiday until { $until } already. Come back first to choose another length.
problem-not-on-holiday = You are not on holiday.
problem-no-holiday-left = { $left ->
    [0] No days of holiday are left this year.
    [one] Only { $left } day of holiday is left this year.
   *[other] Only { $left } days of holiday are left this year.
  }
problem-pause-running = A pause is proposed already, or the clocks stand still.
problem-no-pause = No pause is proposed, and the clocks run.
problem-busy = The server is busy. Try again in a moment.

# Clubs and people

problem-no-such-club = There is no such club.
problem-no-such-invitation = This invitation does not work any more. Ask for a new one.
problem-no-such-notice = There is no such notice on the board.
problem-members-only = Only members of the club may do this.
problem-keepers-only = Only a keeper of the club may do this.
problem-not-a-member = This person is not in the club.
problem-last-keeper = A club needs a keeper. Name another one first.
problem-too-many-clubs = You are in { $limit } clubs already. Leave one first.
problem-club-full = The club has { $limit } members and takes no more.
problem-not-yourself = This does not work with yourself.
problem-not-invitable = This person cannot be invited by you.
problem-too-many-ties = You follow or have blocked { $limit } people already. Let somebody go first.

# Tournaments

problem-no-such-tournament = There is no tournament { $tournament }.
problem-invalid-tournament = A tournament cannot be held so: { $problem }.
problem-too-many-tournaments = You have { $limit } tournaments that are not over. End one first.
problem-tournament-not-open = The list of this tournament is closed: the tournament { $status ->
        [running] has begun
        [cancelled] was called off
       *[other] is over
    }.
problem-tournament-over = This tournament is over.
problem-tournament-full = All { $places } places of this tournament are taken.
problem-tournament-table = This is a table of a tournament: it follows the rounds.
problem-already-entered = You are on the list already.
problem-not-entered = This person is not on the list of the tournament.
problem-not-your-tournament = Only the organiser of the tournament may do this.
problem-too-few-people = A start needs { $least } people on the list. There are { $people }.
problem-in-open-round = Still in an open round of another tournament: { $names }. Begin when it is over, or take them off the list.

## Reviews and the coach

problem-no-reviews = This server makes no reviews. Its operator has turned them off.
problem-no-review = This game is not reviewed yet. Start the review first.
problem-no-such-turn = The review has no such turn: commit { $number }.
problem-nothing-to-play = The game is over after commit { $number }. Choose an earlier position.
problem-invalid-record = The record cannot be read: { $problem }.
problem-coach-at-rated = The result of this table counts for ratings, so nobody is coached here. Make an unrated table for that.
problem-coach-off = The coach is not on at this table.
problem-coach-after-start = Others play here: the coach could only be turned on before the start.

notice-your-turn = It is your turn
    .body = { $game }: it is your turn at { $url }
notice-table-full = Your table is full
    .body = { $game }: everybody is here, { $url }
notice-game-over = The game is over
    .body = { $game }: the game is over, { $url }
notice-reminder = Your time is running out
    .body = { $game }: your time is running out at { $url }
notice-digest =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
    .body = Tables that wait for you:
