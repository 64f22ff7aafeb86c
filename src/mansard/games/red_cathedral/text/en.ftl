## The game

game-name = The Red Cathedral
game-tagline = Teams of builders raise one cathedral: claim, deliver, trade, and finish first

## Options of a table

option-colours = Player colours
option-colours-random = by lot
option-colours-red = red
option-colours-blue = blue
option-colours-green = green
option-colours-yellow = yellow
option-boards = Workshop boards
option-boards-basic = basic
option-boards-advanced = advanced
option-guilds = Guild cards
option-guilds-random = drawn at random
option-guilds-first-game = fixed set for a first game

## What a plan may ask for

when-most-completed = the most sections a player has completed
when-most-prestige = the highest prestige of a player

## What the player to act must do

prompt-main = { $player }: claim a section, build, or move a die at the market
prompt-claim_banner = { $player }: where does the banner come from?
prompt-claim_slot = { $player }: put the token into a slot, face up or face down
prompt-gain = { $player }: how much of the material do you take?
prompt-deliver = { $player }: deliver a material or place an ornament
prompt-deals = { $player }: make a deal, or end the turn and roll
prompt-infl_more = { $player }: use the guild action again, or stop
prompt-end_turn = { $player }: end the turn
prompt-rival_ornament = { $player }: choose where the Rival places its ornament
prompt-rival_claim = { $player }: choose what the Rival claims
prompt-over = The game is over

## Moves

move-claim = Claim { $section }
move-build = Build
move-market =
    { $extra ->
        [0] Market: move the { $die } to sector { $sector }
        [one] Market: move the { $die } { $extra } step further, to sector { $sector }, for { $price ->
            [one] { $price } ruble
           *[other] { $price } rubles
        }
       *[other] Market: move the { $die } { $extra } steps further, to sector { $sector }, for { $price ->
            [one] { $price } ruble
           *[other] { $price } rubles
        }
    }
move-banner = Banner from the { $banner_from }
move-slot = Token { $face } into the { $slot }
move-gain =
    { $goods ->
        [wood]
            { $amount ->
                [one] Gain 1 wood
               *[other] Gain { $amount } wood
            }
        [brick]
            { $amount ->
                [one] Gain 1 brick
               *[other] Gain { $amount } bricks
            }
        [stone]
            { $amount ->
                [one] Gain 1 stone
               *[other] Gain { $amount } stones
            }
        [gold]
            { $amount ->
                [one] Gain 1 gold
               *[other] Gain { $amount } gold
            }
        [green]
            { $amount ->
                [one] Gain 1 green gem
               *[other] Gain { $amount } green gems
            }
        [purple]
            { $amount ->
                [one] Gain 1 purple gem
               *[other] Gain { $amount } purple gems
            }
        [rubles]
            { $amount ->
                [one] Gain 1 ruble
               *[other] Gain { $amount } rubles
            }
       *[recognition]
            { $amount ->
                [one] Gain 1 recognition
               *[other] Gain { $amount } recognition
            }
    }
move-deliver = Deliver { $material } to { $section }
move-ornament = Ornament on { $section }: { $gems }
move-stop = Stop
move-take =
    { $goods ->
        [wood]
            { $amount ->
                [one] Take 1 wood
               *[other] Take { $amount } wood
            }
        [brick]
            { $amount ->
                [one] Take 1 brick
               *[other] Take { $amount } bricks
            }
        [stone]
            { $amount ->
                [one] Take 1 stone
               *[other] Take { $amount } stones
            }
        [gold]
            { $amount ->
                [one] Take 1 gold
               *[other] Take { $amount } gold
            }
        [green]
            { $amount ->
                [one] Take 1 green gem
               *[other] Take { $amount } green gems
            }
        [purple]
            { $amount ->
                [one] Take 1 purple gem
               *[other] Take { $amount } purple gems
            }
        [rubles]
            { $amount ->
                [one] Take 1 ruble
               *[other] Take { $amount } rubles
            }
       *[recognition]
            { $amount ->
                [one] Take 1 recognition
               *[other] Take { $amount } recognition
            }
    }
move-workshop = Activate the { $slot }
move-end = End the turn
waste-goods = The goods of the sector stay on the market.
waste-workshop = The workshop of this die is not used.
waste-influence = The guild would give something for nothing.
course-sections = Completed sections
course-end =
    { $count ->
        [one] the first to complete { $count } section ends the game
       *[other] the first to complete { $count } sections ends the game
    }
course-last-turns = last turns
move-exchange = Exchange prestige for { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
move-reroll = Reroll the dice in sector { $sector }
move-rival-claim = The Rival claims { $section }
move-rival-ornament = The Rival decorates { $section }
move-cr_sell_any_1 = Craftsmen: sell { $material }
move-cr_sell_cheap_1 = Craftsmen: sell { $material }
move-cr_sell_precious_2 = Craftsmen: sell { $material }
move-cr_buy_cheap_1 = Craftsmen: buy { $material }
move-cr_buy_any_2 = Craftsmen: buy { $material }
move-cr_buy_precious_2 = Craftsmen: buy { $material }
move-te_deliver_1 = Teamsters: pay for { $box_guild_actions_action_te_deliver_1_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_1_deliveries } delivery
   *[other] { $box_guild_actions_action_te_deliver_1_deliveries } deliveries
}
move-te_deliver_2 = Teamsters: pay for { $box_guild_actions_action_te_deliver_2_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_2_deliveries } delivery
   *[other] { $box_guild_actions_action_te_deliver_2_deliveries } deliveries
}
move-te_ruble_1 = Teamsters: take { $box_guild_actions_action_te_ruble_1_amount ->
    [one] { $box_guild_actions_action_te_ruble_1_amount } ruble
   *[other] { $box_guild_actions_action_te_ruble_1_amount } rubles
}
move-te_swap_tiles = Teamsters: swap the tiles of sectors { $sector } and { $second_sector }
move-me_two_to_one = Merchants: give { $give_material_count }, take { $get_material_acc }
    .amount = { $box_guild_actions_action_me_two_to_one_give }
move-me_ruble_and_one = Merchants: give { $box_guild_actions_action_me_ruble_and_one_rubles ->
    [one] { $box_guild_actions_action_me_ruble_and_one_rubles } ruble
   *[other] { $box_guild_actions_action_me_ruble_and_one_rubles } rubles
} and { $give_material_count }, take { $get_material_acc }
    .amount = { $box_guild_actions_action_me_ruble_and_one_give }
move-me_four_to_two = Merchants: give { $give_material_count }, take { $get_material_acc } and { $also_material_acc }
    .amount = { $box_guild_actions_action_me_four_to_two_give }
move-me_workshop = Merchants: activate the { $slot }
move-cl_recognition_1 = Clergy: gain recognition
move-cl_buy_prestige = Clergy: buy prestige
move-cl_offer_three = Clergy: offer { $material }, { $second_material } and { $third_material }
move-cl_all_types = Clergy: gain recognition for all three types

## What happened

event-turn = { $player } is to move
event-last-turn = Last turn: { $player }
event-marker = { $player }: marker { $from } → { $to } (prestige { $prestige_after })
event-claimed = { $player } claims { $section } (banner from the { $banner_from }) and takes { $token }
event-token =
    { $cost ->
        [0] { $player } puts { $token } { $face } into the { $slot }
        [one] { $player } puts { $token } { $face } into the { $slot } for { $cost } ruble
       *[other] { $player } puts { $token } { $face } into the { $slot } for { $cost } rubles
    }
event-ornament-freed = { $player } frees an ornament: { $ornament }
event-delivered = { $player } delivers { $material } to { $section }
event-completed = { $player } completes { $section }: recognition +{ $recognition_gained }{ $rubles_gained ->
        [0] { "" }
       *[other] , rubles +{ $rubles_gained }
    }
event-penalty = { $player } loses { $points } recognition for unfinished sections below { $section }
event-finisher = { $player } has completed enough sections ({ $box_end_sections_to_end }): { $points ->
        [0] last turns begin
       *[other] +{ $points } prestige, last turns begin
    }
event-ornament = { $player } places an ornament on { $section } ({ $ornament }, { $gems }): +{ $points } prestige
event-moved =
    { $extra ->
        [0] { $player } moves the { $die } { $value ->
            [one] { $value } step
           *[other] { $value } steps
        } to sector { $sector } ({ $resource })
       *[other] { $player } moves the { $die } { $value }+{ $extra } steps to sector { $sector } ({ $resource })
    }
event-took = { $player } takes { $resource_count } from the market
event-influence = { $player } uses influence: { $action }
event-gave = { $player } gives { $material_count }
event-gained = { $player } gains { $resource_count }
event-swapped = { $player } swaps the tiles of sectors { $sector } and { $second_sector }
event-workshop = { $player } activates the { $slot }: { $token }
event-exchanged =
    { $amount ->
        [one] { $player } gives up prestige for { $amount } ruble
       *[other] { $player } gives up prestige for { $amount } rubles
    }
event-reroll = { $player } gives up prestige to reroll sector { $sector }
event-rolled = The { $die } in sector { $sector } shows { $value }
event-rival-shuffled = The Rival’s tokens are shuffled: { $colours }
event-rival-card = The Rival plays { $card } with the { $die }
event-rival-moved =
    { $value ->
        [one] The Rival moves the { $die } { $value } step to sector { $sector }
       *[other] The Rival moves the { $die } { $value } steps to sector { $sector }
    }
event-rival-blocked = The { $die } stays: sector { $sector } is full
event-rival-claimed = The Rival claims { $section }; the token leaves the game: { $token }
event-rival-stocked = The Rival stocks { $material }
event-rival-transported = The Rival carries materials to its Construction card: { $count }
event-rival-built = The Rival puts materials on { $section }: { $count }
event-game-over =
    { $reason ->
        [sections] The cathedral is finished: final scoring
       *[other] Everybody has taken the last permitted turn: final scoring
    }

## The coach

coach-last-section = { $player } needs one more section: plan for one last turn.
coach-below-others = Finish { $section } before { $player } finishes above it: you have the materials.
coach-dice-wait = { $count ->
    [one] Another die waits where your { $die } die can go: together { $goods } × { $resource }.
   *[other] { $count } dice wait where your { $die } die can go: together { $goods } × { $resource }.
}
coach-ornament = An ornament on { $section } counts for you in the { $tower }, and you can set one now.
coach-banner-frees = { $count ->
    [0] Your storage is full: a banner taken from it frees a cell.
    [one] { $count } cell of your storage is free: a banner taken from it frees another.
   *[other] { $count } cells of your storage are free: a banner taken from it frees another.
}
coach-cheap-prestige = { $steps ->
    [one] A prestige costs one step now: { $rubles } rubles for it, or a new roll.
   *[other] A prestige costs { $steps } steps now: { $rubles } rubles for it, or a new roll.
}

## Why a move is refused

reason-nothing-to-deliver = You have nothing that can be delivered
reason-no-banner-there = You have no banner there: { $banner }
reason-not-so-much = Not more than { $most } can be taken
reason-no-such-section = There is no section { $section } in this plan
reason-no-banner-left = You have no banner left
reason-section-has-an-owner = { $section } has an owner already
reason-claim-the-section-below-first = The section below { $section } has no owner yet
reason-extra-steps-only-own-or-white = Extra steps are for the white die and the die of your colour only, not for the { $die }
reason-too-many-extra-steps = Not more than { $most } extra steps are allowed
reason-not-enough-rubles =
    { $cost ->
        [one] It costs { $cost } ruble and you have { $rubles }
       *[other] It costs { $cost } rubles and you have { $rubles }
    }
reason-sector-is-full = Sector { $sector } is full: the { $die } cannot end there
reason-slot-has-a-token = There is a token in the { $slot } already
reason-slot-has-a-banner = A banner still closes the { $slot }
reason-not-your-section = { $section } is not your section
reason-section-is-completed = { $section } is completed already
reason-material-not-needed = { $section } needs no more { $material }
reason-material-not-in-storage = You have too little in storage: { $material }
reason-section-not-completed = { $section } is not completed
reason-section-has-an-ornament = { $section } bears an ornament already
reason-ornament-not-available = You have no such ornament available: { $ornament }
reason-budget-too-small =
    { $needed ->
        [one] It takes { $needed } delivery and { $budget } are left
       *[other] It takes { $needed } deliveries and { $budget } are left
    }
reason-deliver-something-first = At least one delivery must be made
reason-deal-already-made = This deal was made already in this turn
reason-only-in-full = It can only be taken in full: { $resource_count }
reason-storage-is-full = Free cells in your storage: { $free }
reason-supply-is-empty = The supply has not enough: { $material }
reason-slot-of-another-colour = The { $slot } does not have the colour of the { $die }
reason-no-working-token = There is no face-up token in the { $slot }
reason-not-at-this-moment = Not in the middle of this step
reason-no-symbol-behind = No prestige symbol lies behind your marker
reason-one-reroll-a-turn = Only one reroll a turn
reason-no-dice-there = There are no dice in sector { $sector }
reason-rival-claims-elsewhere = The Rival may not claim { $section } now
reason-rival-decorates-elsewhere = The Rival may not decorate { $section } now
reason-one-action-a-deal = This deal goes on with the same action or stops: { $action }
reason-action-not-on-this-card = { $action }: not on the guild card here ({ $card })
reason-two-different-sectors-ascending = Name two different sectors, the lower number first
reason-three-different-materials-ascending = Name three different materials that you have, in their order
reason-not-all-types-completed = You have not yet completed a base, a middle section and a dome
reason-material-not-traded = This action does not trade { $material }
reason-not-enough-to-give = You need { $needed } of { $material }
reason-take-another-material = Take another material than { $material }
reason-name-materials-in-order = Name the two materials in their order

## Sources of points

source-track = Score track
source-goods = Materials and rubles
source-tower-1 = Tower A
source-tower-2 = Tower B
source-tower-3 = Tower C
source-tower-4 = Tower D
source-tower-5 = Tower E
source-tower-6 = Tower F

## Names

player-rival = The Rival
material-wood = wood
    .acc = one wood
    .count = { $amount } wood
material-brick = brick
    .acc = one brick
    .count = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    }
material-stone = stone
    .acc = one stone
    .count = { $amount ->
        [one] { $amount } stone
       *[other] { $amount } stones
    }
material-gold = gold
    .acc = one gold
    .count = { $amount } gold
material-green = green gem
    .acc = one green gem
    .count = { $amount ->
        [one] { $amount } green gem
       *[other] { $amount } green gems
    }
material-purple = purple gem
    .acc = one purple gem
    .count = { $amount ->
        [one] { $amount } purple gem
       *[other] { $amount } purple gems
    }
resource-wood = { material-wood }
    .count = { material-wood.count }
resource-brick = { material-brick }
    .count = { material-brick.count }
resource-stone = { material-stone }
    .count = { material-stone.count }
resource-gold = { material-gold }
    .count = { material-gold.count }
resource-green = { material-green }
    .count = { material-green.count }
resource-purple = { material-purple }
    .count = { material-purple.count }
resource-rubles = rubles
    .count = { $amount ->
        [one] { $amount } ruble
       *[other] { $amount } rubles
    }
resource-recognition = recognition
    .count = { $amount } recognition
change-position = recognition
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
die-red = red die
die-blue = blue die
die-green = green die
die-yellow = yellow die
die-white = white die
slot-s_red = red slot
slot-s_blue = blue slot
slot-s_green = green slot
slot-s_yellow = yellow slot
slot-s_white1 = first white slot
slot-s_white2 = second white slot
face-up = face up
face-down = face down
banner-storage = storage
banner-reserve = reserve
banner-white1 = first white slot
banner-white2 = second white slot
gems-none = no gems
gems-green = a green gem
gems-purple = a purple gem
gems-two-green = two green gems
gems-two-purple = two purple gems
gems-green-purple = a green and a purple gem
ornament-door = door
ornament-arch = arch
ornament-cross = cross
type-base = base
type-middle = middle section
type-dome = dome
sector-0 = 1
sector-1 = 2
sector-2 = 3
sector-3 = 4
sector-4 = 5
sector-5 = 6
sector-6 = 7
sector-7 = 8
season-0 = winter
season-1 = spring
season-2 = summer
season-3 = autumn
guild-cr = craftsmen
guild-te = teamsters
guild-me = merchants
guild-cl = clergy
card-gc_cr_1 = Craftsmen I
card-gc_cr_2 = Craftsmen II
card-gc_cr_3 = Craftsmen III
card-gc_te_1 = Teamsters I
card-gc_te_2 = Teamsters II
card-gc_te_3 = Teamsters III
card-gc_me_1 = Merchants I
card-gc_me_2 = Merchants II
card-gc_me_3 = Merchants III
card-gc_cl_1 = Clergy I
card-gc_cl_2 = Clergy II
card-gc_cl_3 = Clergy III
card-recognition = Recognition
card-inventory = Inventory
card-transport = Transport
card-claim = Claim
card-construction = Construction

## The board in a terminal

board-market = Market
board-site = Site
board-supply = Supply
board-score = { $points } if it ended now
board-marker = marker { $space } = { $prestige } prestige
board-rubles =
    { $count ->
        [one] { $count } ruble
       *[other] { $count } rubles
    }
board-completed = completed { $count }/{ $needed }
board-banners = banners { $count }
board-storage = storage
board-slots = workshop
board-ornaments = ornaments
board-to-act = to act
board-last-turns = Last turns
board-queue = ornaments to come
board-track = Score track
board-inventory = inventory
board-construction = construction

## The board on screen

screen-sector = Sector { $sector }
screen-free = free
screen-claim = Claim
screen-cost = Cost
screen-reward = Reward
screen-exchange = Give up 1 prestige for { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
screen-reroll = Give up 1 prestige to reroll the dice of a sector

## Guild actions and workshop tokens, told with the numbers of their box

guild-sell = sell for { $price ->
    [one] { $price } ruble
   *[other] { $price } rubles
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] any material
}
guild-buy = buy for { $price ->
    [one] { $price } ruble
   *[other] { $price } rubles
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] any material
}
guild-deliver = { $deliveries ->
    [one] { $deliveries } delivery
   *[other] { $deliveries } deliveries
} for { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
guild-gain_rubles = gain { $amount ->
    [one] { $amount } ruble
   *[other] { $amount } rubles
}
guild-swap_tiles = swap two resource tiles for { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
guild-exchange_same = { $give } of a kind for any { $get }
guild-exchange_ruble = { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
} and { $give } of a material for 1 of another
guild-activate_workshop = activate a face-up token
guild-gain_recognition = gain { $amount } recognition
guild-buy_prestige = { $amount } prestige for { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
guild-offer_three_different = { $amount } prestige for { $give ->
    [one] { $give } material
   *[other] { $give } different materials
}
guild-gain_recognition_if_all_types = { $amount } recognition with all three types completed
token-of-wood = { $amount ->
    [1] a wood token
   *[other] a wood token × { $amount }
}
token-of-brick = { $amount ->
    [1] a brick token
   *[other] a brick token × { $amount }
}
token-of-stone = { $amount ->
    [1] a stone token
   *[other] a stone token × { $amount }
}
token-of-gold = { $amount ->
    [1] a gold token
   *[other] a gold token × { $amount }
}
token-of-green = { $amount ->
    [1] a green gem token
   *[other] a green gem token × { $amount }
}
token-of-purple = { $amount ->
    [1] a purple gem token
   *[other] a purple gem token × { $amount }
}
token-of-rubles = a token of { $amount ->
    [one] { $amount } ruble
   *[other] { $amount } rubles
}
token-of-recognition = { $amount ->
    [1] a recognition token
   *[other] a recognition token × { $amount }
}
token-of-die_red = { $amount ->
    [1] a red die token
   *[other] a red die token × { $amount }
}
token-of-die_blue = { $amount ->
    [1] a blue die token
   *[other] a blue die token × { $amount }
}
token-of-die_green = { $amount ->
    [1] a green die token
   *[other] a green die token × { $amount }
}
token-of-die_yellow = { $amount ->
    [1] a yellow die token
   *[other] a yellow die token × { $amount }
}
token-of-die_white = { $amount ->
    [1] a white die token
   *[other] a white die token × { $amount }
}

## Openings, for the statistics

opening-claim-2 = Claim, two materials
opening-claim-3 = Claim, three materials
opening-claim-4 = Claim, four materials
opening-claim-5 = Claim, five materials
opening-build = { move-build }
opening-market-0 = Market, no extra step
opening-market-1 = Market, one extra step
opening-market-2 = Market, two extra steps
opening-market-3 = Market, three or more

used-cr_sell_any_1 = Craftsmen: sell any material
used-cr_sell_cheap_1 = Craftsmen: sell a cheap material
used-cr_sell_precious_2 = Craftsmen: sell a precious material
used-cr_buy_cheap_1 = Craftsmen: buy a cheap material
used-cr_buy_any_2 = Craftsmen: buy any material
used-cr_buy_precious_2 = Craftsmen: buy a precious material
used-te_deliver_1 = { move-te_deliver_1 }
used-te_deliver_2 = { move-te_deliver_2 }
used-te_ruble_1 = { move-te_ruble_1 }
used-te_swap_tiles = Teamsters: swap two tiles
used-me_two_to_one = Merchants: exchange, small
used-me_ruble_and_one = Merchants: exchange for rubles and a material
used-me_four_to_two = Merchants: exchange, large
used-me_workshop = Merchants: activate a workshop
used-cl_recognition_1 = { move-cl_recognition_1 }
used-cl_buy_prestige = { move-cl_buy_prestige }
used-cl_offer_three = Clergy: offer three different materials
used-cl_all_types = { move-cl_all_types }
