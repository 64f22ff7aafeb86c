## The game

game-name = Small City
game-tagline = Build a district, fill it with citizens, and keep the air breathable

## Options of a table

option-mode = Rules
option-mode-basic = basic
option-mode-advanced = advanced
option-condition = Victory condition
option-condition-votes = votes
option-condition-economic = economic
option-condition-population = population
option-condition-cultural = cultural
option-level = Solo level
option-level-citizen = Citizen
option-level-mayor = Mayor
option-level-governor = Governor
option-level-senator = Senator
option-level-president = President
option-side = District board
option-side-easy = easy ({ $box_district_easy_zone_sizes_0 } × { $box_district_easy_zone_sizes_0 })
option-side-hard = hard ({ $box_district_hard_zone_sizes_0 } × { $box_district_hard_zone_sizes_0 })
option-council = City Council side
option-council-easy = easy
option-council-hard = ★

## What a plan may ask for

when-round = the round
when-most-pollution = the highest pollution of a player

## What the player to act must do

prompt-set_hall = { $player }: choose the place of your Town Hall in secret
prompt-set_promise = { $player }: keep one of your promises
prompt-mayor = { $player }: choose the street on which the mayor stands in the host’s district
prompt-actions = { $player }: take an action card
prompt-build = { $player }: build behind your screen, then commit
prompt-move = { $player }: move your citizens
prompt-income = { $player }: use your shops and store what your factories make
prompt-votes = { $player }: votes are counted
prompt-pollution = { $player }: pollution claims a victim
prompt-council = { $player }: make one move in the City Council or pass
prompt-next_host = { $player }: the mayor moves on
prompt-over = The game is over

## What exactly is being decided

step-wait = waiting
step-hall = place of the Town Hall
step-promise = promise
step-street = street for the mayor
step-card = action card
step-gain = money or votes
step-expansion = expansion of the zone
step-advance = advance in the council
step-council = council move
step-payment = payment
step-gift = choice of materials
step-store = place of storage
step-special = special promise
step-bonus_tile = free tile of the council
step-build = next step of the plan
step-way = orientation of the tile
step-anchor = place of the tile
step-warehouse = place of the warehouse
step-spared = the Architect’s discount
step-source = where the material comes from
step-staff = citizen for the new building
step-upgrade = tile to upgrade
step-growth = cell to grow onto
step-demolition = tile to demolish
step-citizen = citizen to move
step-district = district to go to
step-place = place to go to
step-home = home to settle in
step-trade = exchange
step-producer = next producer
step-victim = victim
step-grave = place of the cemetery

## Moves

move-hall = Town Hall at { $cell }
move-keep = Keep the promise { $promise }
move-mayor = The mayor stands at { $cell }, { $street }
move-take = Take { $card }
move-gain = Take { $gain }
move-expand = Expand the zone
move-decline = Decline
move-advance = Advance in the row { $row }
move-enter = Enter the row { $row }
move-restart = From { $from_row } to column 1 of { $row }
move-pass = Pass
move-pay = Pay with { $payment }
move-gift = Take { $materials }
move-special = Keep the special promise { $special }
move-store = Store at { $cell }
move-build = Build { $tile }
move-upgrade = Upgrade a tile
move-demolish = Demolish a tile
move-commit = Commit the plan
move-lay = Lay it as { $pattern }
move-at = Top left corner at { $cell }
move-warehouse = Warehouse at { $cell }
move-no-warehouse = No warehouse
move-spare = The Architect spares: { $material }
move-from = Take it from { $cell }
move-staff = The citizen from { $cell } moves in
move-nobody = Nobody moves in
move-tile = Upgrade the tile at { $cell }
move-raze = Demolish the tile at { $cell }
move-grow = Grow onto { $cell }
move-citizen = Move the citizen at { $cell } (district: { $seat })
move-finish = Finish
move-to = To the district of { $seat }
move-place = Go to { $cell }
move-home = Settle at { $cell }
move-sell = Sell { $material } from { $cell }
move-buy = Buy votes for ${ $price }
move-donate = Donate { $material } from { $cell }
move-produce = Produce at { $cell } (district: { $seat })
move-victim = The one at { $cell } dies
move-grave = Cemetery at { $cell }

## What happened

event-hall = { $player } places the Town Hall at { $cell }
event-dealt = Promises dealt to you: { $promises }
event-mayor = { $player } puts the mayor into the district of { $host_player }: { $cell }, { $street }
event-circle = The action cards lie in a circle: { $cards }
event-card = { $player } takes { $card } for ${ $price }
event-gained = { $player }: { $money ->
        [0] votes +{ $votes }
       *[other] { $votes ->
            [0] money +${ $money }
           *[other] money +${ $money }, votes +{ $votes }
        }
    }
event-committed = { $player } is ready
event-conflict = { $player } must plan again: a tile has run out
event-gone = { $player } finds that none is left of { $tile }
event-built = { $player } builds { $tile } at { $cell }
event-upgraded = { $player } upgrades to { $tile } at { $cell }
event-demolished = { $player } demolishes { $tile } at { $cell }
event-expanded = { $player } expands the zone (step { $steps })
event-paid = { $player } has paid for it: ${ $money }, wood { $wood }, stone { $stone }, metal { $metal }
event-evicted = A citizen of { $player } must leave the district of { $host_player }
event-moved = { $player }: from { $origin } ({ $from_player }) to { $cell } ({ $to_player })
event-surplus = { $player }: the citizen at { $cell } ({ $from_player }) finds no place and goes to the Town Hall, or to the Employment Centre if it is full
event-settled = { $player } settles a citizen at { $cell }
event-arrived = { $player }: new citizens in the Town Hall: { $count }
event-income = { $player }: tourists +{ $tourists }, shops +{ $cash }
event-sold = { $player } sells { $material }: +${ $money }
event-donated = { $player } donates { $material }: votes +{ $votes }
event-bought = { $player } pays ${ $price }: votes +{ $votes }
event-produced = { $player } produces { $material } at { $cell } ({ $host_player })
event-stored = { $player } stores { $material } at { $cell }
event-votes = { $player }: votes of homes +{ $votes }{ $university ->
        [0] { "" }
       *[other] , university +{ $university }
    }
event-pollution = { $player }: pollution { $people } people + { $produced } products - { $parks } park cells = +{ $added }, now { $total }
event-died = { $host_player }: a citizen of { $player } at { $cell } dies
event-saved = { $host_player }: the fire brigade saves the tourist of { $player } at { $cell }, who goes to the Town Hall, or to the Employment Centre if it is full
event-buried = { $player }: cemetery at { $cell }
event-eliminated = { $player } chokes: out of the game
event-passed = { $player } passes
event-council = { $player }: council, { $row }, column { $column } (paid with { $payment })
event-drew = { $player } draws special promises: { $count }
event-round = Round { $number }: { $host_player } hosts the mayor
event-over = The promises are shown

## Why a move is refused

reason-zone-is-maximal = Your zone has its full size
reason-already-expanded = You have expanded in this phase already
reason-too-many-builds-to-expand = With an expansion you may build at most { $box_constants_max_builds_with_expansion }
reason-already-demolished = You have demolished a tile in this phase already
reason-no-builds-left = You have no build left in this phase
reason-nothing-to-demolish = No tile can be demolished now
reason-nothing-can-grow = No tile can be upgraded now
reason-never-built-alone = This is never built by itself: { $tile }
reason-wrong-size-for-the-council = Column { $column } of the council does not build { $tile }
reason-already-built = You may build this only once in the game: { $tile }
reason-none-in-stock = None is left in the stock: { $tile }
reason-materials-lacking = You lack materials for { $tile }
reason-money-lacking = It costs ${ $price }, you have ${ $money }
reason-no-warehouse-in-stock = There is no warehouse left for { $tile }
reason-no-place-for-it = There is no legal place for { $tile }
reason-not-a-shape-of-the-tile = { $pattern } is not a shape of { $tile }
reason-pattern-fits-nowhere = { $pattern } fits nowhere
reason-off-the-board = At { $cell } the tile would leave the board
reason-outside-the-zone = { $cell } is outside your building zone
reason-cemetery-there = There is a cemetery at { $cell }
reason-tile-there = There is a tile at { $cell }
reason-mayor-there = The mayor blocks { $cell }
reason-industry-next-to-it = At { $cell } homes would lie next to industry: { $tile }
reason-homes-next-to-it = At { $cell } industry would lie next to homes: { $tile }
reason-requirement-not-met = At { $cell } no cell has the influences that { $tile } needs
reason-no-room-for-the-warehouse = At { $cell } there is no room for the warehouse of { $tile }
reason-not-enough-even-so = Sparing { $material } is not enough
reason-warehouse-not-there = The warehouse may not lie at { $cell }
reason-warehouse-is-compulsory = A factory needs its warehouse: { $move }
reason-not-stored-there = The material is not stored at { $cell }
reason-no-citizen-there = None of your citizens stands at { $cell }
reason-no-tile-there = There is no tile at { $cell }
reason-built-in-this-phase = The tile at { $cell } was built in this phase
reason-influence-lacking = The tile at { $cell } lacks the influences of the next level
reason-no-room-or-no-tile = For the tile at { $cell } there is no free cell or no larger tile in stock
reason-cannot-grow-there = { $tile } cannot grow onto { $cell }
reason-town-hall-stays = The Town Hall is never demolished ({ $cell })
reason-would-reach-the-end-of-the-track = Demolishing { $cell } would bring your pollution to { $box_constants_pollution_elimination }
reason-town-hall-is-full = The Town Hall of { $owner_seat } has no room for those at { $cell }
reason-somebody-must-still-move = A citizen who must move can still move
reason-no-place-in-that-district = There is no place in the district of { $seat }
reason-no-empty-home-there = There is no empty home of level 1 at { $cell }
reason-has-moved = The citizen at { $cell } has moved already
reason-nowhere-to-go = The citizen at { $cell } has nowhere to go
reason-used-last-round = One of your citizens has just worked at { $cell }
reason-somebody-stands-there = Somebody stands at { $cell }
reason-no-place-for-tourists = Tourists may not go to { $cell }
reason-nobody-may-stand-there = Nobody may stand at { $cell }
reason-no-special-promise-now = A special promise is no payment here
reason-cannot-pay = The price is { $price }, you have { $have } ({ $payment })
reason-only-one-column-to-the-right = The City Councillor moves a disc one column to the right
reason-no-disc-in-that-row = You have no disc in the row { $row }
reason-own-disc-in-that-row = Your other disc is in the row { $row }
reason-disc-is-fixed = A disc in column 4 stays for ever ({ $row })
reason-no-payment-possible = You cannot pay the price of { $price }
reason-no-disc-at-the-start = Both your discs have entered the council
reason-card-lies-face-down = The card lies face down: { $card }
reason-card-is-taken = The card is taken: { $card }
reason-card-too-dear = { $card } costs ${ $price }, you have ${ $money }
reason-hall-does-not-fit = The Town Hall does not fit there: { $about }
reason-promise-not-dealt = You were not dealt this promise: { $about }
reason-no-street-there = There is no street between empty cells: { $about }
reason-no-such-alternative = This column has no such choice: { $about }
reason-no-free-slot-there = No storage building with a free slot: { $about }
reason-nothing-to-exchange = This exchange is not possible: { $move }
reason-no-producer-there = Nobody of the group produces there: { $about }
reason-material-not-needed = { $tile } needs no { $material }
reason-not-the-first-cell = The building at { $cell } is named by its first cell, { $first }
reason-never-grows = The tile at { $cell } cannot grow any more
reason-slot-not-from-abroad = A tourist who returns may not go straight to the service at { $cell }
reason-street-outside-the-zone = The street at { $cell } does not lie in the zone
reason-like-another-producer = Another citizen makes the same: instead of { $cell } name the first of them
reason-no-victim-there = Nobody who may die stands there: { $about }
reason-no-grave-there = The cemetery may not lie there: { $about }

## Where points come from

source-votes = Votes
source-promise = Promise
source-pollution = Pollution
source-special = Special promises
source-money = Money
source-net_income = Net income
source-population = Population
source-culture = Cultural cells

## Tiles

tile-town_hall = Town Hall
tile-school = school
tile-library = library
tile-museum = museum
tile-metro = metro station
tile-clinic = clinic
tile-university = university
tile-refinery = refinery
tile-port = port
tile-police = police station
tile-fire = fire station

## The coach

coach-last-rounds = { $count ->
    [one] This is the last round: turn money and goods into votes.
   *[other] { $count } rounds are left: turn money and goods into votes.
}
coach-smoke = You pollute most in this round ({ $points }), and somebody has reached { $threshold }: one more park cell may save a citizen.
coach-home-grows = The home at { $cell } sees enough culture: it can grow for nothing.
coach-nobody-moves-in = { $count ->
    [one] { $count } citizen waits in the Town Hall, and no small home is empty: build one.
   *[other] { $count } citizens wait in the Town Hall, and no small home is empty: build one.
}
coach-hall-full = { $count ->
    [one] The Town Hall is full: nobody can come, though { $count } factory cell is free.
   *[other] The Town Hall is full: nobody can come, though { $count } factory cells are free.
}
coach-no-money = You have no money for the council. { $votes ->
    [0] There are no votes to pay with either.
    [one] You can only pay with { $votes } vote.
   *[other] You can only pay with { $votes } votes.
}

## Materials, payments, streets

material-wood = wood
material-stone = stone
material-metal = metal
material-nothing = nothing
gain-money = money
gain-votes = votes
change-money = money
change-votes = votes
change-pollution = pollution
payment-money = money
payment-votes = votes
payment-promise = a special promise
street-right = street to its right
street-down = street below it

## Action cards

card-A = A Mayor
card-B = B Architect
card-C = C Mediator
card-D = D Engineer
card-E = E Supporter
card-F = F Urban Planner
card-G = G City Councillor
card-H = H Opponent

## Council

row-industry = industry
row-construction = construction
row-economy = economy
row-tourism = tourism

## Promises


## Titles of the solo game

title-manor = Manor
title-hamlet = Hamlet
title-village = Village
title-borough = Borough
title-small-town = Small town
title-suburb = Suburb
title-city = City
title-metropolis = Metropolis
title-capital = Capital
title-megalopolis = Megalopolis

## The board in a terminal

board-round = Round { $number } of { $box_meta_rounds }
course-round = Round
course-phases = Phases of the round
course-actions = Actions
course-build = Build
course-move = Move
course-income = Income
course-votes = Votes
course-pollution = Air
course-council = Council
course-next-host = Host
board-employed = EC { $count }
board-hall = T { $count }/{ $box_constants_town_hall_slots }
board-planning = planning
board-ready = ready
board-host = host
board-eliminated = out of the game
board-votes = votes
board-council = City Council
board-circle = Action cards
board-stock = Stock
board-supply = Supply
board-promise = Your promise
board-specials = Your special promises
board-tally = tally
board-legend = R home, C shop, F factory, K park, S/L/M/Z/Q/U culture, W warehouse, N refinery, P port, X police, Y fire; $ money, % pollution, T citizens in the Town Hall, EC Employment Centre, + reserve

## The board in a browser

board-rim = votes on the rim, 50 to a lap
board-price = price
board-employment = Employment
board-reserve = Reserve
board-pollution = Pollution
board-district = District
board-district-of = District of { $player }
board-cell = Cell { $cell }
board-cemetery = Cemetery at { $cell }
board-plan = My plan
board-tray = Tiles
board-left = { $count } left
board-money = Money
board-citizens = Citizens in play
board-goods = Stored materials
board-turn = Turn
board-mirror = Mirror
board-builds = builds
board-demolish = demolition
board-free = free
board-undo-from = Take back from here: { $step }
board-replan-tile = Plan again: none is left of { $tile }, somebody before you in turn order took the last one. The steps before it stay.
board-replan = Plan again: a tile that you needed has run out. The steps before it stay.
board-plan-anew = Take back all of it
board-drawer-homes = Homes
board-drawer-shops = Shops
board-drawer-factories = Industry
board-drawer-parks = Parks
board-drawer-culture = Culture
board-drawer-services = Services
board-forecast = This round, if all stay
board-forecast-home = home { $cell }, residents: { $residents }
board-forecast-people = people in the district
board-forecast-products = products
board-forecast-parks = park cells
board-forecast-guests = tourists who pay
board-forecast-cash = { $cell }: cash
board-forecast-sell = { $cell }: sell a material
board-forecast-buy-votes = { $cell }: buy votes
board-forecast-donate = { $cell }: donate a material
board-forecast-product = { $cell }: { $material }
board-forecast-abroad = { $cell } at { $player }
board-at-least = { $value } of { $wanted }
board-at-most = { $value }, at most { $wanted }
board-must-move = Must still move: { $count }
board-open-district = Look at the district of { $player }
board-rating = Rating: { $title }
board-rating-none = No title this time
effect-A = hosts next
effect-B = −1 material
effect-C = tiles −$1
effect-D = clean goods
effect-E = $1 or 2 votes
effect-F = zone +1
effect-G = disc +1
effect-H = no effect

## Tiles and promises, told with the numbers of their box

tile-of-residential = home { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(straight)
    [V3] { " " }(corner)
    [I4] { " " }(straight)
    [O4] { " " }(square)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-commercial = shop { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(straight)
    [V3] { " " }(corner)
    [I4] { " " }(straight)
    [O4] { " " }(square)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-factory = factory { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(straight)
    [V3] { " " }(corner)
    [I4] { " " }(straight)
    [O4] { " " }(square)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-park = park { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(straight)
    [V3] { " " }(corner)
    [I4] { " " }(straight)
    [O4] { " " }(square)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-warehouse = warehouse
promise-name-p1 = Green Lungs
promise-name-p2 = Roofs for Families
promise-name-p3 = Books and Paintings
promise-name-p4 = Corner Shops
promise-name-p5 = Full Stores
promise-name-p6 = Room to Grow
promise-name-p7 = Market Town
promise-name-p8 = Smokestacks
promise-name-p9 = No Mourning
promise-name-p10 = Breathable Air
promise-name-p11 = Growing Crowd
promise-name-p12 = Crowded Tower
promise-name-p13 = Capital of Culture
promise-name-p14 = Twin Works
promise-name-p15 = Crystal Sky
promise-name-p16 = Golden Mile
promise-of = { $title } (+{ $votes }/−{ $penalty }): { $all }
metric-park_cells = { $value ->
    [one] { $value } park cell
   *[other] { $value } park cells
}
metric-commercial_cells = { $value ->
    [one] { $value } shop cell
   *[other] { $value } shop cells
}
metric-factory_cells = { $value ->
    [one] { $value } factory cell
   *[other] { $value } factory cells
}
metric-cultural_cells = { $value ->
    [one] { $value } cultural cell
   *[other] { $value } cultural cells
}
metric-residential_tiles = { $value ->
    [one] { $value } home
   *[other] { $value } homes
}
metric-commercial_tiles = { $value ->
    [one] { $value } shop
   *[other] { $value } shops
}
metric-cultural_tiles = { $value ->
    [one] { $value } cultural building
   *[other] { $value } cultural buildings
}
metric-factories_level3 = { $value ->
    [one] { $value } factory of the highest level
   *[other] { $value } factories of the highest level
}
metric-commercial_level4 = { $value ->
    [one] { $value } shop of the highest level
   *[other] { $value } shops of the highest level
}
metric-has_school = { tile-school }
metric-has_library = { tile-library }
metric-has_museum = { tile-museum }
metric-has_refinery = { tile-refinery }
metric-has_port = { tile-port }
metric-materials_stored = { $value ->
    [one] { $value } stored material
   *[other] { $value } stored materials
}
metric-expansions = { $value ->
    [one] { $value } expansion
   *[other] { $value } expansions
}
metric-cemeteries = { $value ->
    [one] { $value } cemetery
   *[other] { $value } cemeteries
}
metric-pollution = { $value ->
    [one] { $value } pollution
   *[other] { $value } pollution
}
metric-citizens_in_play = { $value ->
    [one] { $value } citizen in play
   *[other] { $value } citizens in play
}
metric-residents = { $value ->
    [one] { $value } resident at home
   *[other] { $value } residents at home
}
metric-full_residential_5 = { $value ->
    [one] { $value } full home of the highest level
   *[other] { $value } full homes of the highest level
}
metric-tourists_abroad = { $value ->
    [one] { $value } tourist abroad
   *[other] { $value } tourists abroad
}
metric-tourists_hosted = { $value ->
    [one] { $value } tourist hosted
   *[other] { $value } tourists hosted
}
metric-empty_zone_cells = { $value ->
    [one] { $value } empty cell
   *[other] { $value } empty cells
}
metric-council_columns = { $value ->
    [one] { $value } column in the council
   *[other] { $value } columns in the council
}
metric-track_votes = { $value ->
    [one] { $value } vote on the track
   *[other] { $value } votes on the track
}
metric-active_specials = { $value ->
    [one] { $value } manned service
   *[other] { $value } manned services
}
metric-money = { $value ->
    [one] { $value } dollar
   *[other] { $value } dollars
}
limit-pollution = pollution at most { $value }
limit-cemeteries = { $value ->
    [0] no cemetery
   *[other] cemeteries: at most { $value }
}
limit-park_cells = park cells: at most { $value }
limit-commercial_cells = shop cells: at most { $value }
limit-factory_cells = factory cells: at most { $value }
limit-cultural_cells = cultural cells: at most { $value }
limit-residential_tiles = homes: at most { $value }
limit-commercial_tiles = shops: at most { $value }
limit-cultural_tiles = cultural buildings: at most { $value }
limit-factories_level3 = factories of the highest level: at most { $value }
limit-commercial_level4 = shops of the highest level: at most { $value }
limit-materials_stored = stored materials: at most { $value }
limit-expansions = expansions: at most { $value }
limit-citizens_in_play = citizens in play: at most { $value }
limit-residents = residents: at most { $value }
limit-full_residential_5 = full homes of the highest level: at most { $value }
limit-tourists_abroad = tourists abroad: at most { $value }
limit-tourists_hosted = tourists hosted: at most { $value }
limit-empty_zone_cells = empty cells: at most { $value }
limit-council_columns = columns in the council: at most { $value }
limit-track_votes = votes on the track: at most { $value }
limit-active_specials = manned services: at most { $value }
limit-money = money: at most { $value }
limit-has_school = no { tile-school }
limit-has_library = no { tile-library }
limit-has_museum = no { tile-museum }
limit-has_refinery = no { tile-refinery }
limit-has_port = no { tile-port }
special-of-most-residential_tiles = most homes
special-of-most-residents = most residents
special-of-most-commercial_cells = most shop cells
special-of-most-factory_cells = most factory cells
special-of-most-park_cells = most park cells
special-of-least-cemeteries = fewest cemeteries
special-of-least-pollution = least pollution
special-of-most-council_columns = strongest in the council
special-of-most-materials_stored = most stored materials
special-of-most-tourists_abroad = most tourists abroad
special-of-least-empty_zone_cells = fewest empty cells
special-of-most-tourists_hosted = most tourists hosted
special-of-most-track_votes = most votes on the track
special-of-most-money = most money
special-of-most-active_specials = most manned services
special-of-most-cultural_cells = most cultural cells
special-of-most = most: { $of }
special-of-least = least: { $of }
measure-park_cells = park cells
measure-commercial_cells = shop cells
measure-factory_cells = factory cells
measure-cultural_cells = cultural cells
measure-residential_tiles = homes
measure-commercial_tiles = shops
measure-cultural_tiles = cultural buildings
measure-factories_level3 = factories of the highest level
measure-commercial_level4 = shops of the highest level
measure-has_school = { tile-school }
measure-has_library = { tile-library }
measure-has_museum = { tile-museum }
measure-has_refinery = { tile-refinery }
measure-has_port = { tile-port }
measure-materials_stored = stored materials
measure-expansions = expansions
measure-cemeteries = cemeteries
measure-pollution = pollution
measure-citizens_in_play = citizens in play
measure-residents = residents
measure-full_residential_5 = full homes of the highest level
measure-tourists_abroad = tourists abroad
measure-tourists_hosted = tourists hosted
measure-empty_zone_cells = empty cells
measure-council_columns = columns in the council
measure-track_votes = votes on the track
measure-active_specials = manned services
measure-money = money

## Openings, for the statistics

opening-take-A = { card-A }
opening-take-B = { card-B }
opening-take-C = { card-C }
opening-take-D = { card-D }
opening-take-E = { card-E }
opening-take-F = { card-F }
opening-take-G = { card-G }
opening-take-H = { card-H }
