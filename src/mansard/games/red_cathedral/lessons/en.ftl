# The lessons of The Red Cathedral. A number is always taken from the position: no digit stands here.

lesson-claim = Claim
lesson-claim-about = Your banner on a section, its token into a slot.
lesson-claim-ways = Every turn is one of three things: claim a section, build, or go to the market. Today you claim.
lesson-claim-section = Claim a section. Towers grow from the ground, so only the lowest free one of a tower will do.
lesson-claim-section-lowest = Nobody builds on air. Claim the section below first.
lesson-claim-section-build = There is nothing of yours to build yet. Claim first.
lesson-claim-section-market = The market is open later too. First a place of your own.
lesson-claim-banner = Which banner goes up? One from the storage frees a cell for goods.
lesson-claim-slot = You took the token of the section. Put it into a slot: face down is free, but it never works. Face up costs rubles, and you have { $rubles }. Then it pays at once. Lay this one face down.
lesson-claim-slot-up = That would cost rubles and pay at once. Good later: now save them, and lay it face down.
lesson-claim-end = That was the turn. End it.
lesson-claim-yours = Sections that are yours: { $claimed }. A token that lies face up is a workshop: it waits for a die of its colour.

lesson-die = Move a die
lesson-die-about = As many sectors as it shows.
lesson-die-ring = The market is a ring of sectors, and dice stand on them. The white die belongs to all. It shows { $value }.
lesson-die-move = Move the white die, without extra steps: it goes { $value } sectors onward.
lesson-die-move-other = That move is allowed. Here try the white die, and save your rubles.
lesson-die-move-claim = A good turn, but this lesson is about dice.
lesson-die-take = It came to rubles. You have { $rubles }. Take what the sector gives.
lesson-die-take-early = Then the visit was for nothing. Take the rubles first.
lesson-die-end = { $rubles } rubles now. End your turn: the dice of this sector are rolled.
lesson-die-rolled = The white die shows { $value } now. Rolling is the last thing of a visit, so nobody can take it back.

lesson-deals = Three deals
lesson-deals-about = Goods, guild and workshop in one visit.
lesson-deals-move = A visit to the market brings up to three deals. Move the blue die, without extra steps.
lesson-deals-move-other = Another time. The blue die comes to a good place now.
lesson-deals-goods = First deal: goods, as many for each die in the sector. Take all you can.
lesson-deals-goods-one = You may take less. But gems are rare: take them all.
lesson-deals-goods-early = Not yet. The deals are still open.
lesson-deals-guild = Purple gems in your storage: { $purple }. Second deal: the guild of this corner. With { $rubles } rubles buy a material from the craftsmen.
lesson-deals-guild-early = You may stop here. But look at the guild first.
lesson-deals-guild-sell = Gems make ornaments. Keep them, and buy something.
lesson-deals-stop = This action may be repeated. You have { $rubles } rubles left. Stop here.
lesson-deals-stop-more = You could go on. Keep the rest for your slots.
lesson-deals-end = The third deal would be a workshop of the die's colour, and you have none yet. End the turn.
lesson-deals-store = Free cells in your storage: { $cells }. What does not fit stays at the market, so plan the room as well.

lesson-build = Build
lesson-build-about = Up to three deliveries.
lesson-build-plan = This base is yours. It wants wood, { $wood }, and brick, { $brick }. All of it lies in your storage.
lesson-build-begin = Begin to build.
lesson-build-begin-other = Your goods are ready. Build now.
lesson-build-first = One delivery is one material. Carry the first.
lesson-build-second = And the second. You may stop after any of them, but what is delivered stays.
lesson-build-second-stop = Two more, and the base stands. Go on.
lesson-build-third = The last one.
lesson-build-third-stop = So close. One more material finishes it.
lesson-build-done = Finished sections of yours: { $completed }. The card pays at once, and you have { $rubles } rubles. At the end of the game the tower counts too.

lesson-above = Who builds above
lesson-above-about = An open section costs its owner.
lesson-above-tower = Your rival has claimed the base of this tower and let it lie. The section above is yours. On the track your rival stands on { $place }.
lesson-above-begin = Build.
lesson-above-begin-other = Everything you need is in your storage. Build.
lesson-above-first = Carry the first material to your section.
lesson-above-second = And the second.
lesson-above-second-stop = Go on. It is worth it.
lesson-above-third = Now the last. Watch your rival.
lesson-above-third-stop = One more, and somebody will be sorry.
lesson-above-pays = Your rival falls back to { $place }: one step for every finished section of others above an open one. Finish what you claim.

lesson-turn = Three turns of your own
lesson-turn-about = A real game begins, and you decide.
lesson-turn-begin = Now you know the three ways. Play three turns as you please, against a friendly rival.
lesson-turn-first = Your first turn, with { $rubles } rubles. Claim a section whose materials are in reach.
lesson-turn-second = Your rival has played. You have { $rubles } rubles. Which die brings what your section wants?
lesson-turn-third = One more, with { $rubles } rubles. More dice in a sector give more goods.
lesson-turn-on = Whoever finishes a sixth section gains prestige, and all others have one last turn. Go on in a real game: you are ready.
