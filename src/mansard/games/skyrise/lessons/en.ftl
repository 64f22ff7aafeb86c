# The lessons of Skyrise. A number is always taken from the position: no digit stands here.

lesson-piece = One piece, three jobs
lesson-piece-about = A piece is bid, claim and building.
lesson-piece-jobs = Islands float in the sky, and you build a city on them. There is no money. Your buildings are the bids.
lesson-piece-lay = Lay your middling building, the { $bid }, on the hub in the north.
lesson-piece-lay-pass = Somebody must open, and it is you.
lesson-piece-lay-other = A fine bid too. For this lesson the { $bid } goes to the north.
lesson-piece-stands = Your rival passed, so the bid stands up and becomes a building. Its number is forgotten. You took the disc under it as well: brown discs on your track, { $discs }.

lesson-open = Open the auction
lesson-open-about = On the hub, or beside any structure.
lesson-open-where = The winner opens the next auction. A first bid lies on the hub, or next to a structure of anybody. A bridge counts as next to.
lesson-open-bid = Choose a lit district, then a building.
lesson-open-bid-far = Too far. The city grows from what stands already, step by step.
lesson-open-bid-pass = The opener always bids. The others may pass.
lesson-open-waits = Now your rival must answer next door with a higher number, or let you have it.

lesson-outbid = Outbid next door
lesson-outbid-about = Higher and adjacent. Bridges count.
lesson-outbid-rival = You opened in the north. Your rival answered in the east, with a higher number. An auction walks across the islands.
lesson-outbid-answer = Answer next to the last bid, with a higher building. The bridges lead to other islands.
lesson-outbid-answer-across = That lies across, not beside. Only neighbours of the last bid will do.
lesson-outbid-answer-low = Lower than the last bid. Only a higher number is heard.
lesson-outbid-answer-pass = You may pass, but try to answer once.
lesson-outbid-turn = Every bid decides where the next one can go. Look for a place without empty neighbours: there nobody can answer.

lesson-win = Win and build
lesson-win-about = Bids go home, the disc is taken, the winner opens.
lesson-win-pass = Your rival laid a tall one. Only your tallest could beat it. Keep it for later, and pass.
lesson-win-pass-dear = You would win, but your tallest piece would be gone. Pass this time.
lesson-win-home = Your bid came home again: losing costs nothing. The winner opens, with a low building in the north.
lesson-win-raise = Now raise with your { $bid }, beside that bid.
lesson-win-raise-again = One pass is enough for this lesson. Raise.
lesson-win-raise-other = That would do too. Try the { $bid }: always as much as needed, never more.
lesson-win-won = Won. The building stays, the disc is yours, and the next auction is yours to open.

lesson-discs = Three discs
lesson-discs-about = A track pays most with three discs.
lesson-discs-tracks = Every structure pays what the track of its colour says. Your brown track pays { $now }. Without discs a track pays { $box_track_value_by_discs_0 }, with three { $box_track_value_by_discs_3 }.
lesson-discs-bid = In the west of the hub lies a wild disc. Bid for it with your { $bid }.
lesson-discs-bid-other = The place is right. Use the { $bid }.
lesson-discs-bid-where = A disc lies there as well, but not the wild one. Look to the west of the hub.
lesson-discs-wild = A wild disc goes onto any track with room. Choose one.
lesson-discs-fourth = Mind the fourth: with four discs a track pays { $box_track_value_by_discs_4 } only. One more disc goes to the visionary, for { $box_track_excess_disc_prestige } points.

lesson-islands = Islands and views
lesson-islands-about = Control of an island pays in both eras.
lesson-islands-control = On the hub you have a low building, your rival a medium one. Height counts first: tall, then medium, then low. So the rival controls it.
lesson-islands-take = Answer in the south with your tallest piece. Nobody can beat it now.
lesson-islands-take-pass = Then the hub stays with your rival. Take it.
lesson-islands-take-low = Not tall enough to be safe. Use your tallest.
lesson-islands-yours = The hub is yours. At the end of each era control of an island pays { $box_scoring_island_control } points.
lesson-islands-views = The two panorama cards pay at the same time. They are different in every game, so read them before you bid.

lesson-wonder = Your wonder
lesson-wonder-about = It beats every number, once.
lesson-wonder-era = Somebody has built all first buildings, so the first era is over. Now everybody chooses wonders in secret.
lesson-wonder-pick = Pick wonder cards. A low sum opens the second era.
lesson-wonder-on = Your wonder is a piece like the others, only mightier: it beats every building. Use it where it counts.

lesson-count = Count it up
lesson-count-about = Every source of points, one by one.
lesson-count-last = Your rival has built everything and holds the large key. You have one low piece left, and lie behind: { $mine } against { $theirs }, as far as you can see.
lesson-count-place = One place still wins the game. The brown track pays { $now } for each of your { $count } brown structures. What would one more brown disc do?
lesson-count-place-fourth = That would be the fourth white disc, and the white track would pay less for everything white.
lesson-count-place-patron = A patron pays once, whatever the letter. A brown disc pays for every brown structure.
lesson-count-place-less = A good place, but not enough. Look for the brown disc.
lesson-count-structures = Now every one of your { $count } brown structures pays { $now }. All structures together: { $points } points, the largest part of most scores.
lesson-count-board = Islands and views were paid once more: { $control } points for control in both eras, { $views } for panoramas.
lesson-count-secret = Then all is turned face up. Your objective: { $objective }. Your patrons: { $patrons }. The commission disc counts what lies on your visionary: { $commission }.
lesson-count-winner = { $mine } against { $theirs }: you win. On a tie the player who finished first would have won.

lesson-turn = Three turns of your own
lesson-turn-about = A real game begins, and you decide.
lesson-turn-begin = Now you know the heart of it. Play three turns as you please, against a friendly rival.
lesson-turn-first = Bid, answer or pass. Low numbers are good for quiet corners.
lesson-turn-second = Your rival has played. Look at the discs: which one do you want, and which one must the rival not get?
lesson-turn-third = One more. Tall pieces win islands, so spend them where control is worth it.
lesson-turn-on = That is Skyrise. At the end you add islands, views, discs, your secret objective and your patrons. Go on in a real game.
