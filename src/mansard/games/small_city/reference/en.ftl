# The reference sheet of Small City. No digit stands here: numbers come from the box.

sheet-round = A round, played { $box_meta_rounds } times
sheet-round-cards = Action cards: the host takes any one, the others pay for every card they skip.
sheet-round-build = Building, all at once: { $box_constants_max_builds } builds, or { $box_constants_max_builds_with_expansion } and an expansion. A demolition takes the place of a build, growing is free.
sheet-round-move = Moving: whoever stands at work, in a park or in a cultural building must go, and so must tourists. No work cell twice running. Then empty small homes fill from the Town Hall, and every empty factory cell brings a citizen there.
sheet-round-income = Income: shops and factories work.
sheet-round-votes = Votes for the people at home.
sheet-round-pollution = Pollution rises, and may cost a life.
sheet-round-council = City Council: one disc one column on, paid in money or in votes.
sheet-round-host = The next host.

sheet-prices = Prices
sheet-prices-cell = Homes, shops, factories and parks: a dollar a cell. A factory brings its warehouse.
sheet-prices-demolish = Demolition: ${ $box_constants_demolish_money_per_cell } and { $box_constants_demolish_pollution_per_cell } pollution a cell.
sheet-building = Building
sheet-building-money = $
sheet-building-wood = wood
sheet-building-stone = stone
sheet-building-metal = metal

sheet-needs = What a tile needs
sheet-needs-homes = Whatever touches one of its cells counts, corners too.
sheet-needs-factory = A factory of level two needs the refinery or the port, of level three both.
sheet-needs-apart = Homes and industry never touch.
sheet-home = Home of level
sheet-home-culture = cultural buildings
sheet-shop = Shop of level
sheet-shop-homes = homes

sheet-income = Income
sheet-income-cash = A citizen on a cash cell: ${ $box_exchange_cash }.
sheet-income-tourist = Every tourist in your district: ${ $box_constants_tourist_income }.
sheet-income-sell = Sell wood ${ $box_exchange_sell_wood }, stone ${ $box_exchange_sell_stone }, metal ${ $box_exchange_sell_metal }.
sheet-income-donate = Donate wood { $box_exchange_donate_wood }, stone { $box_exchange_donate_stone }, metal { $box_exchange_donate_metal } votes.
sheet-income-goods = A citizen on a factory cell makes its material; without room it is lost, its smoke is not.
sheet-lots = Buy votes, lot
sheet-lots-price = $
sheet-lots-gain = votes

sheet-smoke = Pollution
sheet-smoke-sum = People in your district outside the Town Hall, plus what was made there, less park cells.
sheet-smoke-victim = Once any track has reached { $box_constants_pollution_death_threshold }, the player with the most pollution in this round loses somebody.
sheet-smoke-out = At { $box_constants_pollution_elimination } a player is out.

sheet-end = Votes
sheet-end-sum = At the end: votes, plus the promise or less its penalty, less pollution.
sheet-end-tie = Ties: less pollution, then more money.
sheet-residents = Your people in a home
sheet-residents-votes = votes
sheet-council = Council column
sheet-council-price = price
sheet-council-economy = money or votes
sheet-council-tourism = citizens
