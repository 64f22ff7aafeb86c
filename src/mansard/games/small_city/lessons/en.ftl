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
lesson-smoke-done = { $money } dollars left. Workers will bring goods, the warehouse keeps them, and the air remembers.

lesson-shop = Shops
lesson-shop-about = As many homes around as the level.
lesson-shop-needs = A shop lives on its neighbours. A shop of the first level needs a cell in the zone of one home, a larger one of more homes.
lesson-shop-build = Build a small shop near the home. You have { $money } dollars.
lesson-shop-build-far = No customers there. A shop wants a home next door.
lesson-shop-build-early = First the shop.
lesson-shop-build-other = This lesson wants a shop. Choose the small one.
lesson-shop-commit = { $money } dollars left. Hand in your plan.
lesson-shop-together = When all have handed in, everything is shown at once. Next the citizens walk to work, and work pays.

lesson-turn = Your own round
lesson-turn-about = Build and move as you please.
lesson-turn-begin = Now you know how to build. Plan a round of your own with { $money } dollars.
lesson-turn-plan = Build what you like, then hand in. A home, and somewhere to work, is a good beginning.
lesson-turn-move = Everybody has built. Now move your citizens to work: no cell twice running. Then finish.
lesson-turn-on = Income follows, and votes: { $votes } so far. Many people in one home give far more votes than the same people apart. Go on in a real game.
