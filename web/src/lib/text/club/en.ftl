# Words of the pages of clubs, people and tournaments: they come with these pages.

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
club-sentence = A club is a circle of people with its own tables, tournaments and ratings. You can be in several, or in none.
club-mine = My clubs
club-another = Another club
club-found = Found a club
club-found-text = You keep it and get a link to invite others. Its tables are seen by members only.
club-found-do = Found the club
club-name = Name of the club
club-about = What it is about (optional)
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
club-by-invitation = by invitation only
club-members-page = Members
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
people-invitations = { $count ->
    [one] { $count } seat is kept for you
   *[other] { $count } seats are kept for you
  }
people-watch = Tables to watch
people-watch-none = None of those you follow is playing at a listed table now.
