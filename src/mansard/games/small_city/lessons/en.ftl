# The lessons of Small City. A number is always taken from the position: no digit stands here.

lesson-home = First home
lesson-home-about = A dollar a cell, and a citizen moves in at once.
lesson-home-town = You are the mayor of a small city, with { $money } dollars and a Town Hall full of hopeful people. All players build at the same time, behind their screens.
lesson-home-build = Build a small home. It costs a dollar for its one cell, and you have { $money }.
lesson-home-build-early = Your plan is still empty. Somebody in the Town Hall wants a roof.
lesson-home-build-expand = More land is for later. First a roof for somebody.
lesson-home-build-other = That can be built too, but nobody could live in it. Begin with a small home.
lesson-home-lives = { $money } dollars left, and a citizen has moved in already. A plan can be changed until you hand it in.

lesson-smoke = Smoke and homes
lesson-smoke-about = Never in each other's zone.
lesson-smoke-zones = Every building has a zone: all cells around it, the corners too. No home may lie in the zone of industry, and no industry in the zone of a home.
lesson-smoke-factory = Build a factory in the east, away from the home. You have { $money } dollars.
lesson-smoke-factory-near = The smoke would come in at the window. Keep it out of the zone of the home.
lesson-smoke-factory-early = Not yet: first the factory.
lesson-smoke-factory-other = Not bad, but this lesson wants a factory, and a lit place for it.
lesson-smoke-warehouse = A factory comes with a warehouse, for nothing. Put it beside the factory.
lesson-smoke-done = { $money } dollars left. Citizens will bring goods, the warehouse keeps them, and the air remembers.

lesson-shop = Shops
lesson-shop-about = As many homes around as the level.
lesson-shop-needs = A shop lives on its neighbours. A shop of the first level needs a cell in the zone of one home, a larger one of more homes.
lesson-shop-build = Build a small shop near the home. You have { $money } dollars.
lesson-shop-build-far = No customers there. A shop wants a home next door.
lesson-shop-build-early = First the shop.
lesson-shop-build-other = This lesson wants a shop. Choose the small one.
lesson-shop-commit = { $money } dollars left. Hand in your plan.
lesson-shop-together = When all have handed in, everything is shown at once. Next the citizens walk to work, and work pays.

lesson-school = School and growth
lesson-school-about = Culture around a home lets it grow for nothing.
lesson-school-culture = A home with a cell in the zones of two cultural buildings may grow, and growing is free. Your Town Hall is one. A school would be the second, and it costs the wood you have.
lesson-school-build = Build the school so that the home lies in its zone, and leave the home room to grow.
lesson-school-build-room = It would reach the home, but take one of the last cells that the home could grow into.
lesson-school-build-far = Too far: the home would not lie in its zone. All cells around count, the corners too.
lesson-school-build-early = First the school.
lesson-school-build-other = More land another time. Build the school.
lesson-school-grow = The home sees the Town Hall and the school. Let it grow, to either side.
lesson-school-grow-early = Wait: growing costs nothing. Do it now.
lesson-school-grow-other = Land does not help the home. Let it grow.
lesson-school-grown = Now two people can live there. One school that touches several homes is worth more than anything you pay for.

lesson-move = Move and income
lesson-move-about = Citizens walk to work, and small homes fill again.
lesson-move-work = All have built. Now the citizens walk. Somebody lives in your home, and { $hall } wait in the Town Hall.
lesson-move-shop = Send the citizen from the home to the shop. A shop of the first level pays a dollar.
lesson-move-shop-factory = The factory can wait a round. You have no money left: the shop pays cash.
lesson-move-shop-stay = Nobody earns at home. Send the citizen to work.
lesson-move-refill = A round has passed. The shop paid, and the dollar brought a wood from the council. The empty home was filled from the Town Hall at once, and the free factory cell called a newcomer: { $hall } are waiting there again.
lesson-move-again = Whoever stands at work must move on, and never to a work cell where one of yours has just been. Move the citizen from the shop.
lesson-move-again-home = Who lives at home may stay. It is the one in the shop who must move on.
lesson-move-again-stay = Not while somebody must still move.
lesson-move-store = The citizen works in the factory now, and it makes wood. Store it in the warehouse.
lesson-move-store-hall = The Town Hall has few places, and new people need them. Use the warehouse.
lesson-move-income = Goods in store: { $goods }. And whoever lives in a home votes: { $votes } so far.

lesson-votes = Votes
lesson-votes-about = Together in one home people give far more.
lesson-votes-home = This home has three cells, and two people live in it. Two give { $box_votes_by_occupants_2 } votes a round, three would give { $box_votes_by_occupants_3 }. Somebody of yours is sitting in the park.
lesson-votes-fill = Move the citizen from the park into the home.
lesson-votes-fill-elsewhere = Pleasant, but no votes. There is a free cell in the home.
lesson-votes-fill-stay = These two live well. The one in the park should move.
lesson-votes-fill-early = Somebody must still move, and there is a home for them.
lesson-votes-finish = All cells are taken. Finish the moves: votes are counted by themselves. You have { $votes }.
lesson-votes-finish-stay = The home is full, and that is what you want. Finish.
lesson-votes-count = { $votes } votes from one home. One person alone gives { $box_votes_by_occupants_1 }, five together { $box_votes_by_occupants_5 }: fill a large home before you begin the next.

lesson-air = Smoke in the air
lesson-air-about = People and goods smoke, parks clean.
lesson-air-gauge = Everybody in your district pollutes it, and so does every good that is made: this plan has { $people } at home, so { $smoke } this round. It never goes down, and at the end it is subtracted.
lesson-air-park = You have { $money } dollar left. Lay a small park anywhere.
lesson-air-park-early = Not yet: first the park.
lesson-air-park-other = Another time. This lesson wants a park.
lesson-air-cleaner = The park takes one away: { $smoke } this round. Hand in the plan.
lesson-air-walk = Now send your citizen to the shop. Somebody new will move in at home.
lesson-air-walk-rest = Rest another day. The shop pays.
lesson-air-walk-stay = Send somebody to work first.
lesson-air-breathe = Two people, one park cell: the gauge says { $smoke }. As soon as somebody reaches { $box_constants_pollution_death_threshold }, whoever pollutes most in a round loses a citizen; at { $box_constants_pollution_elimination } the district is lost.

lesson-council = Council and promise
lesson-council-about = One move a round, for money or votes.
lesson-council-table = At the end of a round the council meets. One of your discs may move: into a row, or one column on. You pay the column's price, in money or in votes. You have { $money } dollar and { $votes } vote.
lesson-council-enter = Enter the row of economy, and pay with the vote.
lesson-council-enter-money = Money for money is half the gain. Pay with the vote.
lesson-council-enter-row = A good row too. Here take economy.
lesson-council-enter-pass = A council move each round is worth it. Enter.
lesson-council-gain = Choose money: you have { $money } now.
lesson-council-gain-votes = Votes come from homes. Early on money is what is missing.
lesson-council-engine = { $money } dollars for one vote. The further columns pay far more, so come back every round.
lesson-council-promise = And there is your promise, which nobody else sees. Kept at the end it brings votes, broken it costs some. Its progress stands on your board.
lesson-council-end = After { $box_meta_rounds } rounds: votes, plus or minus the promise, minus pollution. Today that is { $votes } votes and { $pollution } of smoke. Most wins.

lesson-turn = Your own round
lesson-turn-about = Build and move as you please.
lesson-turn-begin = Now you know how to build. Plan a round of your own with { $money } dollars.
lesson-turn-plan = Build what you like, then hand in. A home, and somewhere to work, is a good beginning.
lesson-turn-move = Everybody has built. Now move your citizens to work: no cell twice running. Then finish.
lesson-turn-on = Income follows, and votes: { $votes } so far. Many people in one home give far more votes than the same people apart. Go on in a real game.
