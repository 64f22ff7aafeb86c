## The game

game-name = Paris
game-tagline = Invest in six districts, from a café to the Eiffel Tower

## Options of a table

option-setup = Set-up
option-setup-basic = basic: tokens and bonus tiles in their printed places
option-setup-random = random: tokens and bonus tiles shuffled
option-placement = Building tiles
option-placement-fixed = fixed: every tile on its own space
option-placement-free = free: the player chooses the district
option-screens = Screens
option-screens-closed = closed: francs, tokens and unused tiles are hidden
option-screens-open = open: everybody sees them
option-first = First player
option-first-random = by lot
option-first-seat-0 = the first seat

## What a plan may ask for

when-round = the round
when-end-tokens = the end tokens that are left

## What the player to act must do

prompt-draw = { $player }: turn up a building tile from one of the stacks
prompt-site = { $player }: choose a district for the tile
prompt-main = { $player }: one main action, and any free actions
prompt-target = { $player }: where does the key go?
prompt-pay = { $player }: how is the resource paid?
prompt-bonus = { $player }: take a bonus tile, or none
prompt-prestige = { $player }: add prestige to the landmark, or stop
prompt-vp_tile = { $player }: the fourth key may put a VP tile on any district
prompt-end_pick = { $player }: take one of the end tokens
prompt-post = { $player }: free actions, then end the turn
prompt-free_pick = { $player }: choose any bonus tile from the track
prompt-go_back = { $player }: choose a space behind your assistant
prompt-pair_prestige = { $player }: how many pairs of each prestige are discarded?
prompt-pair_resources = { $player }: how many pairs of each resource are discarded?
prompt-over = The game is over

## Moves

move-draw = Draw from stack { $stack }
move-site = Put the tile in { $district }
move-place = Place a key: { $place }
move-key = Move the key from: { $place }
move-end-take = Take an end token
move-pass = Pass
move-to = Move to { $property }
move-build = Add { $landmark } to { $district }
move-pay = Pay { $resource } with { $way }
move-take = Take bonus tile { $number } “{ $bonus }” on space { $space }: { $effect }
move-skip = Take nothing
move-fill = Add { $prestige } with { $way }
move-done = Add no more prestige
move-vp = Put VP tile { $tile } on { $district }
move-keep = Take { $token }
move-end-turn = End the turn
move-buy = Buy { $resource }
move-sell = Sell { $resource }
move-sell-prestige = Sell { $prestige }
move-sell-bonus = Sell bonus tile { $number }
move-use = Use bonus tile { $number }
move-use-end = Use { $token }
move-sell-end = Sell { $token }
move-pick = Take tile { $number } “{ $bonus }” on space { $space }: { $effect }
move-back = Go back to space { $space } for tile { $number } “{ $bonus }”: { $effect }
move-pair-prestige = Discard pairs: bronze { $bronze }, silver { $silver }, gold { $gold }
move-pair-resources = Discard pairs: wood { $wood }, marble { $marble }, gold { $gold }

## What happened

event-drawn = { $player } draws { $property } ({ $type }) from stack { $stack }
event-sited = { $player } puts the tile { $tile_property } on { $property }
event-tile-lost = { $player }: no district can take { $property }; the tile leaves the game
event-placed = { $player } places a key: { $place }
event-francs =
    { $player }: +{ $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
event-moved =
    { $player } moves a key: { $from_place } → { $property } for { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }
event-landmark = { $player } adds { $landmark } to { $district }
event-paid = { $player } pays { $resource } with { $way }
event-token = { $player } takes { $good }
event-scored = { $player }: +{ $points } VP ({ $source })
event-bonus =
    { $price ->
        [0] { $player } takes bonus tile { $number } (space { $space })
        [one] { $player } takes bonus tile { $number } (space { $space }) for { $price } franc
       *[other] { $player } takes bonus tile { $number } (space { $space }) for { $price } francs
    }
event-used = { $player } uses bonus tile { $number }
event-filled = { $player } adds { $prestige } with { $way }
event-vp-tile = { $player } puts VP tile { $tile } on { $district }
event-vp-skipped = { $player } places no VP tile
event-end-look = { $player } looks at the end tokens
event-end-seen = In the pile: { $tokens }
event-end-taken = { $player } takes an end token ({ $count } left)
event-end-kept = You took { $token }
event-final-round = The last end token is taken: round { $round } is the final one
event-passed = { $player } passes
event-round = Round { $round } begins
event-turn = { $player } is to move
event-over = The game is over
event-new-key =
    { $player } fetches a key from the reserve for { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }
event-paired =
    { $count ->
        [one] { $player } discards { $count } pair
       *[other] { $player } discards { $count } pairs
    }
event-bought =
    { $player } buys { $resource } for { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }
event-sold = { $player } sells { $resource }
event-sold-prestige = { $player } sells { $prestige }
event-sold-bonus = { $player } sells bonus tile { $number }
event-end-used = { $player } uses { $token }
event-end-sold = { $player } sells { $token }

## Why a move is refused

reason-not-now = Something else must be decided now
reason-main-action-done = The main action of this turn is done
reason-end-pile-empty = No end token is left
reason-stacks-not-empty = End tokens wait until all building tiles are drawn
reason-pass-only-without-action = You may pass only when no main action is possible
reason-already-drawn = A tile is drawn only at the beginning of the turn
reason-stacks-are-empty = All building tiles are drawn
reason-stack-is-empty = Stack { $stack } is empty
reason-nothing-to-site = There is no tile to be placed
reason-space-has-tile = The space of this value in { $district } holds a tile already
reason-district-has-type = { $district } already has a building of this type
reason-no-key-in-hand = You have no key in hand
reason-own-key-there = You already have a key there: { $place }
reason-key-has-no-target = This key has nowhere to go: { $place }
reason-no-own-key-there = You have no key there: { $place }
reason-choose-key-first = Choose the key that moves first
reason-not-on-board = { $property } is not on the board
reason-another-district = A key stays in its district: { $property } is elsewhere
reason-value-must-rise = A key must rise in value: { $property } is not worth more
reason-own-key-needs-9 = Your own key is on { $property }: that needs bonus tile 9
reason-other-key-needs-16 = Another player’s key is on { $property }: that needs bonus tile 16
reason-landmark-not-in-reserve = { $landmark } is on the board already
reason-landmark-must-exceed = { $landmark } must be worth more than every landmark of { $district }
reason-not-enough-francs =
    It costs { $price ->
        [one] { $price } franc
       *[other] { $price } francs
    }, you have { $francs }
reason-resources-not-payable = You cannot pay the resources of { $property }
reason-nothing-to-pay = There is nothing to pay
reason-another-unit-due = First comes: { $resource }
reason-not-to-hand = You cannot pay { $resource } with { $way }
reason-rest-not-payable = If you pay { $resource } with { $way }, the rest cannot be paid
reason-nothing-to-skip = There is nothing to decline
reason-no-landmark-entered = Prestige is added only when a key reaches a landmark
reason-main-action-due = A main action comes first
reason-number-known = You have or had bonus tile { $number } already
reason-no-tile-there = No tile lies on space { $space }
reason-no-bonus-now = A bonus tile comes only with a building of value 1, 2 or 3
reason-assistant-moves-forward = Your assistant only moves forward: space { $space } is behind it
reason-no-open-slot = No slot is open for { $prestige } ({ $way })
reason-prestige-not-to-hand = You cannot add { $prestige } with { $way }
reason-not-the-fourth-key = A VP tile comes only with the fourth key of a district
reason-vp-tile-placed = VP tile { $tile } is placed already
reason-district-has-vp-tile = { $district } already has a VP tile
reason-not-looking-at-pile = You are not looking at the end tokens
reason-token-not-in-pile = Not in the pile: { $token }
reason-no-free-action-now = Free actions are open before and after the main action and while choosing a bonus tile
reason-no-such-resource = You have no { $resource }
reason-no-such-prestige = You have no { $prestige }
reason-tile-not-unused = Bonus tile { $number } is not among your unused ones
reason-reserve-lacks = The reserve has no { $resource }
reason-tile-not-for-use = Bonus tile { $number } is not used by itself
reason-no-tile-in-reach = There is no tile for bonus { $number } to take
reason-no-pair = You have no pair of equal tokens for bonus { $number }
reason-tile-scores-nothing = Bonus tile { $number } would score nothing now
reason-key-reserve-empty = Your key reserve is empty
reason-token-other-use = Not this way: { $token }
reason-token-not-held = You do not hold it: { $token }
reason-no-choice-now = No bonus tile asks for this choice now
reason-too-far-back = Space { $space } is not among the { $box_bonus_25_max_steps } spaces behind your assistant
reason-not-so-many-pairs = You do not have so many pairs

## Sources of points

source-eights = Buildings of value 8
source-prestige = Prestige on landmarks
source-bonus = Bonus tiles
source-end-tokens = End tokens
source-treasury = Francs (bonus 27)
source-districts = Districts

## Resources, prestige, tokens, types

resource-wood = wood
resource-marble = marble
resource-gold = gold
prestige-bronze = bronze prestige
prestige-silver = silver prestige
prestige-gold = gold prestige
change-francs = francs
change-hand = keys in hand
change-assistant = assistant
change-prestige-bronze = { prestige-bronze }
change-prestige-silver = { prestige-silver }
change-prestige-gold = { prestige-gold }
good-resource-wood = wood
good-resource-marble = marble
good-resource-gold = gold
good-prestige-bronze = bronze prestige
good-prestige-silver = silver prestige
good-prestige-gold = gold prestige
way-token = a token
way-bonus-2 = bonus tile 2
way-bonus-3 = bonus tile 3
way-bonus-4 = bonus tile 4
way-bonus-8 = bonus tile 8
way-bonus-10 = bonus tile 10
way-bonus-19 = bonus tile 19
way-bonus-21 = bonus tile 21
way-second-half = the second half of the tile
way-end = an end token
type-cafe = café
type-bakery = bakery
type-residence = residence
type-restaurant = restaurant
type-hotel = hotel
type-theatre = theatre
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-purple = Purple

## The coach

coach-no-stacks = { $count ->
    [one] { $count } end token is left: after it there is one more round.
   *[other] { $count } end tokens are left; after the last there is one more round.
}
coach-fourth-key = The next key on { $district } is its fourth: a VP tile may then be placed on any district without one.
coach-use-first = Use tile { $number } first: it scores { $before } now, and { $after } after the move of a key that looks best.
coach-star-fits = Your prestige fits a landmark that you can buy: { $prestige } for { $landmark }.
coach-gap-closes = In { $district } you are { $gap } behind { $player }: the free building of value { $value } puts you ahead.
coach-key-moves = Your key on the bank in { $district } can move up: the building of value { $value } is free, for { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}.

## Bonus tiles

bonus-1 = Small purse
bonus-2 = Wood order
bonus-3 = Marble order
bonus-4 = Gold order
bonus-5 = Purse
bonus-6 = Ones
bonus-7 = Small ovation
bonus-8 = Any prestige
bonus-9 = Second lease
bonus-10 = Any resource
bonus-11 = Twos
bonus-12 = Dividend
bonus-13 = Locksmith
bonus-14 = Master locksmith
bonus-15 = Threes
bonus-16 = Shared deed
bonus-17 = Free pick
bonus-18 = Fours
bonus-19 = Two prestige
bonus-20 = Unplayed tiles
bonus-21 = Two resources
bonus-22 = Grand ovation
bonus-23 = Prestige pairs
bonus-24 = Resource pairs
bonus-25 = Second look
bonus-26 = Fives
bonus-27 = Treasury
bonus-28 = Eights
bonus-29 = Landmarks
bonus-30 = Variety

## Districts, buildings, landmarks, places

district-montmartre = Montmartre
district-la_villette = La Villette
district-belleville = Belleville
district-saint_germain = Saint-Germain
district-chaillot = Chaillot
district-batignolles = Batignolles
property-montmartre_1 = Montmartre 1
property-montmartre_2 = Montmartre 2
property-montmartre_3 = Montmartre 3
property-montmartre_4 = Montmartre 4
property-montmartre_5 = Montmartre 5
property-montmartre_8 = Montmartre 8
property-la_villette_1 = La Villette 1
property-la_villette_2 = La Villette 2
property-la_villette_3 = La Villette 3
property-la_villette_4 = La Villette 4
property-la_villette_5 = La Villette 5
property-la_villette_8 = La Villette 8
property-belleville_1 = Belleville 1
property-belleville_2 = Belleville 2
property-belleville_3 = Belleville 3
property-belleville_4 = Belleville 4
property-belleville_5 = Belleville 5
property-belleville_8 = Belleville 8
property-saint_germain_1 = Saint-Germain 1
property-saint_germain_2 = Saint-Germain 2
property-saint_germain_3 = Saint-Germain 3
property-saint_germain_4 = Saint-Germain 4
property-saint_germain_5 = Saint-Germain 5
property-saint_germain_8 = Saint-Germain 8
property-chaillot_1 = Chaillot 1
property-chaillot_2 = Chaillot 2
property-chaillot_3 = Chaillot 3
property-chaillot_4 = Chaillot 4
property-chaillot_5 = Chaillot 5
property-chaillot_8 = Chaillot 8
property-batignolles_1 = Batignolles 1
property-batignolles_2 = Batignolles 2
property-batignolles_3 = Batignolles 3
property-batignolles_4 = Batignolles 4
property-batignolles_5 = Batignolles 5
property-batignolles_8 = Batignolles 8
property-luxembourg = Luxembourg Garden
property-tuileries = Tuileries Garden
property-grand_palais = Grand Palais
property-opera = Opera House
property-sacre_coeur = Sacré-Cœur
property-louvre = Louvre
property-notre_dame = Notre-Dame
property-eiffel_tower = Eiffel Tower
landmark-luxembourg = { property-luxembourg }
landmark-tuileries = { property-tuileries }
landmark-grand_palais = { property-grand_palais }
landmark-opera = { property-opera }
landmark-sacre_coeur = { property-sacre_coeur }
landmark-louvre = { property-louvre }
landmark-notre_dame = { property-notre_dame }
landmark-eiffel_tower = { property-eiffel_tower }
place-montmartre = bank of Montmartre
place-la_villette = bank of La Villette
place-belleville = bank of Belleville
place-saint_germain = bank of Saint-Germain
place-chaillot = bank of Chaillot
place-batignolles = bank of Batignolles
place-arc = Triumphal Arch
place-montmartre_1 = { property-montmartre_1 }
place-montmartre_2 = { property-montmartre_2 }
place-montmartre_3 = { property-montmartre_3 }
place-montmartre_4 = { property-montmartre_4 }
place-montmartre_5 = { property-montmartre_5 }
place-montmartre_8 = { property-montmartre_8 }
place-la_villette_1 = { property-la_villette_1 }
place-la_villette_2 = { property-la_villette_2 }
place-la_villette_3 = { property-la_villette_3 }
place-la_villette_4 = { property-la_villette_4 }
place-la_villette_5 = { property-la_villette_5 }
place-la_villette_8 = { property-la_villette_8 }
place-belleville_1 = { property-belleville_1 }
place-belleville_2 = { property-belleville_2 }
place-belleville_3 = { property-belleville_3 }
place-belleville_4 = { property-belleville_4 }
place-belleville_5 = { property-belleville_5 }
place-belleville_8 = { property-belleville_8 }
place-saint_germain_1 = { property-saint_germain_1 }
place-saint_germain_2 = { property-saint_germain_2 }
place-saint_germain_3 = { property-saint_germain_3 }
place-saint_germain_4 = { property-saint_germain_4 }
place-saint_germain_5 = { property-saint_germain_5 }
place-saint_germain_8 = { property-saint_germain_8 }
place-chaillot_1 = { property-chaillot_1 }
place-chaillot_2 = { property-chaillot_2 }
place-chaillot_3 = { property-chaillot_3 }
place-chaillot_4 = { property-chaillot_4 }
place-chaillot_5 = { property-chaillot_5 }
place-chaillot_8 = { property-chaillot_8 }
place-batignolles_1 = { property-batignolles_1 }
place-batignolles_2 = { property-batignolles_2 }
place-batignolles_3 = { property-batignolles_3 }
place-batignolles_4 = { property-batignolles_4 }
place-batignolles_5 = { property-batignolles_5 }
place-batignolles_8 = { property-batignolles_8 }
place-luxembourg = { property-luxembourg }
place-tuileries = { property-tuileries }
place-grand_palais = { property-grand_palais }
place-opera = { property-opera }
place-sacre_coeur = { property-sacre_coeur }
place-louvre = { property-louvre }
place-notre_dame = { property-notre_dame }
place-eiffel_tower = { property-eiffel_tower }

## The board in a terminal

board-round = Round { $round }
board-final = final round { $round }
course-round = Round
course-buildings =
    { $count ->
        [one] { $count } building still to come
       *[other] { $count } buildings still to come
    }
course-end-tokens =
    { $count ->
        [one] { $count } end token left
       *[other] { $count } end tokens left
    }
board-stacks = Stacks:
board-empty = empty
board-bank = bank +{ $francs }
board-keys = keys { $count }/{ $box_constants_public_vp_tile_trigger_keys }
board-landmarks = Landmarks:
board-arc = Arch:
board-reserve = Reserve:
board-vp-left = VP tiles:
board-end-left = End tokens: { $count }
board-track = Bonus track
board-hand = in hand { $count }, reserve { $reserve }
board-tiles = unused tiles { $count }
board-tokens = end tokens { $count }
board-used = used: { $numbers }
board-points = { $points } VP
board-standing = { $points } if it ended now
board-screen = Your screen
board-francs = { $francs } fr
board-last-seen = Last seen in the pile: { $tokens }
board-legend = W wood, M marble, G gold · ★B bronze, ★S silver, ★G gold prestige · 12^8: sum 12, highest value 8
board-to-act = to act:

## The board on screen

screen-buildings = BUILDINGS
screen-left = { $count } left
screen-vp-tiles = VP TILES
screen-reserve = RESOURCE RESERVE
screen-end-tokens = END TOKENS
screen-end-later = after the last building
screen-new-landmark = new landmark
screen-whole-city = The whole city
screen-majority = { $district }: { $majority }
screen-landmarks = Landmarks
screen-landmarks-note = A new one must top those of its district.
screen-keys = Keys
screen-in-hand = { $count } in hand
screen-in-reserve = { $count } in reserve
screen-bonus = Bonus tiles
screen-used = used
screen-resources = Resources
screen-prestige = Prestige
screen-francs = francs
screen-behind = behind your screen
screen-you = you
screen-sell = sell
screen-use = use
screen-given = Given
screen-due = Still owed
screen-slots = Open slots
screen-majorities = Majorities
screen-assistant = assistant on space { $space }
screen-value = value { $value }
screen-end-own = Your end tokens
screen-pairs = pairs

## Tiles and tokens, told with the numbers of their box

francs-told = { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
bonus-of-gain = { $francs ->
    [0] +{ $vp } VP
   *[other] +{ $francs_told }{ $vp ->
        [0] { "" }
       *[other] { " " }and +{ $vp } VP
    }
}
bonus-of-resource = counts as 1 { $resource_name }
bonus-of-score_value = { $vp_each } VP for every key of yours on a building of value { $value }
bonus-of-any_prestige = { $count ->
    [1] counts as 1 prestige of any type
   *[other] counts as 1 or 2 prestige of any types
}
bonus-of-any_resource = { $count ->
    [1] counts as 1 resource of any type
   *[other] counts as 1 or 2 resources of any types
}
bonus-of-double_own = a key may join your own key
bonus-of-join_other = a key may join other players’ keys
bonus-of-take_any_bonus = take any bonus tile from the track
bonus-of-extra_key = pay { $price ->
    [one] { $price } franc
   *[other] { $price } francs
}: a key from your reserve joins your hand
bonus-of-score_unused = { $vp_each_2 }, { $vp_each_3 } or { $vp_each_4 } VP (2, 3 or 4 players) for every other unused tile
bonus-of-pairs_prestige = discard pairs of equal prestige: { $vp_each_2 }, { $vp_each_3 } or { $vp_each_4 } VP each (2, 3 or 4 players)
bonus-of-pairs_resource = discard pairs of equal resources: { $vp_each_2 }, { $vp_each_3 } or { $vp_each_4 } VP each (2, 3 or 4 players)
bonus-of-step_back = go at most { $max_steps } spaces back and take the tile there
bonus-of-score_francs_end = { $vp_each } VP for every franc at the end
bonus-of-score_landmarks = { $vp_each } VP for every key of yours on a landmark
bonus-of-score_types = { $vp_by_types_4 }, { $vp_by_types_5 }, { $vp_by_types_6 } or { $vp_by_types_7 } VP for 4, 5, 6 or 7 different types
end-of-vp = end token “{ $vp } VP”
end-of-francs = end token “{ $francs_told }”
end-of-resource = end token “{ $resource_name }”
end-of-prestige = end token “{ $prestige_name }”
tile-of-places = { $places_0 }/{ $places_1 }/{ $places_2 }

## Openings, for the statistics

opening-place-montmartre = Key: { place-montmartre }
opening-place-la_villette = Key: { place-la_villette }
opening-place-belleville = Key: { place-belleville }
opening-place-saint_germain = Key: { place-saint_germain }
opening-place-chaillot = Key: { place-chaillot }
opening-place-batignolles = Key: { place-batignolles }
opening-place-arc = Key: { place-arc }
waste-points = A free action would still bring you points.
waste-francs = What you could sell brings nothing after this turn, and francs decide a tie.
