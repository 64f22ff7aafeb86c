## The game

game-name = Skyrise
game-tagline = Build a city on floating islands, one auction at a time

## Options of a table

option-colours = Player colours
option-colours-random = by lot
option-colours-red = red
option-colours-teal = teal
option-colours-yellow = yellow
option-colours-blue = blue

## What a plan may ask for

when-highest-bid = the highest bid

## What the player to act must do

prompt-open_district = { $player } opens the auction: choose a district on the hub or next to a structure
prompt-open_piece = { $player } opens the auction: choose the piece to bid
prompt-respond = { $player }: raise the bid in a district next to the last one, or pass
prompt-respond_piece = { $player }: choose the piece to raise with
prompt-place_wild = { $player }: choose a track for the wild disc
prompt-vault_take = { $player }: the Vault may take the disc of an empty district of its island
prompt-pick_wonders = { $player }: choose your wonders for era 2
prompt-over = The game is over

## Moves; a wonder bid has a line of its own

move-at = In { $district }
move-bid = Bid { $building } in { $district }
move-bid-wonder = Bid the wonder { $wonder } in { $district }
move-pass = Pass
move-wild = Wild disc: { $track }
move-take = Take the disc of { $district }
move-decline = Take no second disc
move-pick = Choose { $wonders }

## What happened

event-auction = { $player } opens the next auction
event-bid =
    { $count ->
        [1] { $player } opens with { $piece } in { $district }
       *[other] { $player } raises to { $piece } in { $district }
    }
event-pass = { $player } passes
event-auto-pass =
    { $reason ->
        [no-hammer] { $player } passes: only the Hammer outbids a wonder
        [no-pieces] { $player } passes: no piece is left to bid
        [ban] { $player } passes: tall buildings are banned next to the Hammer
       *[other] { $player } passes: no higher piece is available
    }
event-built =
    { $height ->
        [wonder] { $player } builds { $piece } in { $district }
       *[other] { $player } builds { $piece } ({ $height }) in { $district }
    }
event-disc =
    { $where ->
        [choice] { $player } takes a wild disc from { $district } and chooses its place
        [visionary] { $player } takes { $disc } from { $district }: onto the visionary
       *[other] { $player } takes { $disc } from { $district }: onto its track
    }
event-wild-placed = { $player } puts the wild disc onto the { $track }
event-patron-learned = { $player }: a patron disc { $letter } is worth { $points }
event-wonder =
    { $count ->
        [-1] { $player } gains { $points } prestige: { $wonder }
       *[other] { $player } gains { $points } prestige: { $wonder } (counted: { $count })
    }
event-objective-revealed = { $player } shows the secret objective: { $objective }
event-finished = { $player } has built everything (number { $place } to finish)
event-key = { $player } takes { $key }
event-era-end = Era { $era } ends: { $player } built the last piece
event-control =
    { $count ->
        [0] Nobody controls { $island }
        [1] { $player } controls { $island }: +{ $points }
       *[other] { $player } share the control of { $island }: +{ $points } each
    }
event-panorama = { $player } scores the panorama { $panorama }: +{ $points }
event-picked = { $player } has chosen
event-wonder-revealed = { $player } will build { $wonder }
event-patron-revealed = Patron { $letter } is worth { $points }
event-scored = { $player }: { $source } +{ $points }
event-won = { $player } wins with { $points } prestige

## Why a move is refused

reason-opening-not-on-hub-or-next-to-structure = An opening bid must be on the hub or next to a structure; { $district } is neither
reason-not-next-to-last-bid = { $district } is not adjacent to the last bid in { $last_district }
reason-tall-banned-next-to-hammer = Tall buildings are banned next to the Hammer: { $district }
reason-district-is-occupied = { $district } is not empty
reason-no-such-district = There is no district { $district } on this board
reason-district-is-chosen = { $district } is chosen: choose a piece, or take the district back
reason-choose-district-first = Choose the district first: { $district }
reason-choose-any-district-first = Choose a district first
reason-opening-is-compulsory = The opener must bid
reason-no-such-piece = You have no such piece: { $piece }
reason-piece-is-locked = { $piece } is locked until era 2
reason-piece-lies-as-bid = { $piece } already lies as a bid in this auction
reason-piece-is-built = { $piece } is built already
reason-wonder-may-not-open = A wonder may open an auction only when you have no building available: { $piece }
reason-does-not-outbid = { $piece } is not higher than { $last_piece }
reason-only-hammer-outbids-wonder = Only the Hammer outbids a wonder: { $piece } cannot answer { $last_piece }
reason-no-track-is-full = The visionary takes a wild disc only when one of your tracks is full
reason-track-is-full = No more than { $box_track_capacity } discs lie on a track: the { $track } is full
reason-no-such-track = There is no track { $track }
reason-not-on-the-vaults-island = { $district } is not on the Vault’s island
reason-no-disc-to-take-there = There is no disc to take in { $district }
reason-no-such-wonder = There is no wonder card { $wonder }
reason-wrong-number-of-wonders =
    { $count ->
        [one] Choose { $count } wonder card
       *[other] Choose { $count } different wonder cards
    }
reason-not-in-your-hand = Not all of these cards are in your hand: { $wonders }

## Sources of prestige

source-control = Island control
source-panoramas = Panoramas
source-wonders = Wonders
source-objective = Secret objective
source-patrons = Patrons
source-excess = Excess discs
source-keys = Keys to the city
source-commission = Commission
source-structures = Structures

## Colours, heights, discs, keys

colour-red = Red
colour-teal = Teal
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-white = White
colour-brown = Brown
height-low = low
height-medium = medium
height-tall = tall
disc-yellow = a yellow disc
disc-green = a green disc
disc-white = a white disc
disc-brown = a brown disc
disc-A = patron disc A
disc-B = patron disc B
disc-C = patron disc C
disc-D = patron disc D
disc-wild = wild disc
disc-commission = commission disc
track-yellow = yellow track
track-green = green track
track-white = white track
track-brown = brown track
track-visionary = visionary
key-large = the large key
key-small = the small key

## Panorama cards

panorama-airships = Airships
panorama-windmills = Windmills
panorama-lakes = Lakes
panorama-bridges = Bridges
panorama-chains = Chains

## Wonder cards

wonder-w01 = Hammer
wonder-w02 = Assembly Hall
wonder-w03 = Auction Palace
wonder-w04 = Lake Baths
wonder-w05 = Mooring Mast
wonder-w06 = Landmark Square
wonder-w07 = Lookout
wonder-w08 = Manifesto House
wonder-w09 = Mixed Gardens
wonder-w10 = Academy
wonder-w11 = Hub Park
wonder-w12 = Patrons Gallery
wonder-w13 = Tower Crown
wonder-w14 = Studio Tower
wonder-w15 = Donors Spire
wonder-w16 = Painted Quarter
wonder-w17 = Keystone
wonder-w18 = Vault
wonder-w19 = Pinnacle
wonder-w20 = Long Colonnade
piece-w01 = { wonder-w01 }
piece-w02 = { wonder-w02 }
piece-w03 = { wonder-w03 }
piece-w04 = { wonder-w04 }
piece-w05 = { wonder-w05 }
piece-w06 = { wonder-w06 }
piece-w07 = { wonder-w07 }
piece-w08 = { wonder-w08 }
piece-w09 = { wonder-w09 }
piece-w10 = { wonder-w10 }
piece-w11 = { wonder-w11 }
piece-w12 = { wonder-w12 }
piece-w13 = { wonder-w13 }
piece-w14 = { wonder-w14 }
piece-w15 = { wonder-w15 }
piece-w16 = { wonder-w16 }
piece-w17 = { wonder-w17 }
piece-w18 = { wonder-w18 }
piece-w19 = { wonder-w19 }
piece-w20 = { wonder-w20 }

## The coach

coach-era-ends = { $player } can end the first era with one win: islands and panoramas then pay at once.
coach-highest = { $count ->
    [one] Your { $numbers } is the highest number left.
   *[other] Your { $numbers } are the highest numbers left.
} { $wonders ->
    [0] No wonder can beat that.
   *[other] Only wonders beat that: { $players }.
}
coach-objective = One more structure in { $colour } brings { $points }.
coach-fourth-disc = A disc on the { $track } would be your fourth there: a structure falls from { $before } to { $after }.
coach-island = A tall piece in { $island } takes control from { $players }: { $points } for you.
coach-dead-end = { $district } has no empty neighbour: whoever bids there wins at once.

## Islands and districts

island-hub = Hub
island-aster = Aster
island-briar = Briar
island-cedar = Cedar
island-dahlia = Dahlia
district-hub-n = Hub north
district-hub-e = Hub east
district-hub-s = Hub south
district-hub-w = Hub west
district-aster-01 = Aster 1
district-aster-02 = Aster 2
district-aster-03 = Aster 3
district-aster-04 = Aster 4
district-aster-05 = Aster 5
district-aster-06 = Aster 6
district-aster-07 = Aster 7
district-aster-08 = Aster 8
district-aster-09 = Aster 9
district-aster-10 = Aster 10
district-aster-11 = Aster 11
district-aster-12 = Aster 12
district-aster-13 = Aster 13
district-aster-14 = Aster 14
district-briar-01 = Briar 1
district-briar-02 = Briar 2
district-briar-03 = Briar 3
district-briar-04 = Briar 4
district-briar-05 = Briar 5
district-briar-06 = Briar 6
district-briar-07 = Briar 7
district-briar-08 = Briar 8
district-briar-09 = Briar 9
district-briar-10 = Briar 10
district-briar-11 = Briar 11
district-briar-12 = Briar 12
district-briar-13 = Briar 13
district-briar-14 = Briar 14
district-cedar-01 = Cedar 1
district-cedar-02 = Cedar 2
district-cedar-03 = Cedar 3
district-cedar-04 = Cedar 4
district-cedar-05 = Cedar 5
district-cedar-06 = Cedar 6
district-cedar-07 = Cedar 7
district-cedar-08 = Cedar 8
district-cedar-09 = Cedar 9
district-cedar-10 = Cedar 10
district-cedar-11 = Cedar 11
district-cedar-12 = Cedar 12
district-cedar-13 = Cedar 13
district-cedar-14 = Cedar 14
district-dahlia-01 = Dahlia 1
district-dahlia-02 = Dahlia 2
district-dahlia-03 = Dahlia 3
district-dahlia-04 = Dahlia 4
district-dahlia-05 = Dahlia 5
district-dahlia-06 = Dahlia 6
district-dahlia-07 = Dahlia 7
district-dahlia-08 = Dahlia 8
district-dahlia-09 = Dahlia 9
district-dahlia-10 = Dahlia 10
district-dahlia-11 = Dahlia 11
district-dahlia-12 = Dahlia 12
district-dahlia-13 = Dahlia 13
district-dahlia-14 = Dahlia 14

## The board in a terminal

board-era = Era { $era }
board-to-act = to act:
board-bids = Bids:
board-passed = Passed:
board-standing = { $points } prestige if it ended now ({ $scored } scored)
board-result = { $points } prestige
board-side-n = N
board-side-e = E
board-side-s = S
board-side-w = W
board-initiative = initiative { $number }
board-built = built: { $count }
board-excess = excess
board-panoramas = Panoramas
board-patrons = Patrons
board-objective = Your objective
board-progress-of = { $count } of { $min_structures } structures
board-wonders = Your wonders
board-keys = Keys
board-locked = from era 2:
board-airship = airship
board-windmill = windmill

## The board in a browser

sky-board = The floating islands
sky-prestige = Prestige if the game ended now
sky-passed = passed
sky-leads = leads
sky-to-move = to move
sky-whole-board = The whole board, or the auction
sky-to-auction = To the auction
sky-auction = Auction { $number }
course-era = Era
course-auction = Auction { $number } of { $total }
sky-built = { $count } built
sky-built-of = { $count } of { $total } built
sky-is-built = built
sky-your-cards = Your cards
sky-secret = the objective is secret
sky-shown = the objective is open
sky-every-era = scored at the end of each era
sky-control-note = { $points } each, at the end of each era
sky-rack = Your pieces
sky-piece = { $piece } ({ $height })
sky-wonder = wonder
sky-chosen = chosen
sky-on-board = on board
sky-locked = era 2
sky-too-low = too low
sky-not-now = not now
sky-outbid = outbid it with more than { $piece }, or a wonder
sky-outbid-wonder = only the Hammer outbids a wonder
sky-wins-at-once = wins at once
sky-up-to = up to +{ $points } now
faction-yellow = Philosophers
faction-green = Naturalists
faction-white = Artists
faction-brown = Inventors

## Cards, told with the numbers of their box

objective-of-yellow = { $min_structures ->
    [one] { $min_structures } structure in a yellow district (philosophers)
   *[other] { $min_structures } structures in yellow districts (philosophers)
}
objective-of-green = { $min_structures ->
    [one] { $min_structures } structure in a green district (naturalists)
   *[other] { $min_structures } structures in green districts (naturalists)
}
objective-of-white = { $min_structures ->
    [one] { $min_structures } structure in a white district (artists)
   *[other] { $min_structures } structures in white districts (artists)
}
objective-of-brown = { $min_structures ->
    [one] { $min_structures } structure in a brown district (inventors)
   *[other] { $min_structures } structures in brown districts (inventors)
}
panorama-of-airships = { $prestige } for every airship with at least { $min_structures } of your structures at it
panorama-of-windmills = { $prestige } for every one of your structures at a windmill
panorama-of-lakes = { $prestige } for every lake with at least { $min_structures } of your structures at it
panorama-of-bridges = { $prestige } for every bridge with your structures at both ends
panorama-of-chains = { $prestige } for every island with a chain of at least { $min_structures } of your structures
power-outbids = May outbid a wonder. Opponents may not bid tall buildings next to it
power-opens = May open an auction in any empty district
power-tall = Counts as a tall building
wonder-powers = { $effect_text }{ $may_outbid_wonder ->
    [true] . { power-outbids }
   *[other] { "" }
}{ $opens_anywhere ->
    [true] . { power-opens }
   *[other] { "" }
}{ $counts_as_tall ->
    [true] . { power-tall }
   *[other] { "" }
}
wonder-of-flat = { $prestige }
wonder-of-per_bid_in_auction = { $prestige } for every bid of this auction, this one included
wonder-of-threshold_features = { $feature ->
    [lake] { $prestige } if your structures stand at { $min } or more different lakes
   *[other] { $prestige } if your structures stand at { $min } or more different airships
}
wonder-of-per_adjacent_structure = { $prestige } for every adjacent district with a structure, whoever owns it
wonder-of-per_adjacent_empty = { $prestige } for every adjacent empty district
wonder-of-reveal_objective_per_structure = Reveal your objective; { $prestige } for every structure of yours in its colour
wonder-of-per_colour_with_discs = { $min_discs ->
    [one] { $prestige } for every track with at least { $min_discs } disc
   *[other] { $prestige } for every track with at least { $min_discs } discs
}
wonder-of-score_panoramas_here = Score both panorama cards for this island only
wonder-of-per_structure_on_hub = { $prestige } for every structure on the hub, whoever owns it
wonder-of-per_distinct_patron = { $prestige } for every different letter among your patron discs
wonder-of-per_tall_on_island = { $prestige } for every tall building on this island, whoever owns it
wonder-of-per_own_tall = { $prestige } for every tall building of yours
wonder-of-per_patron_disc = { $prestige } for every patron disc you hold
wonder-of-per_own_colour_on_island = { $prestige } for every district colour in which you have a structure on this island
wonder-of-by_unbuilt_left = By your unbuilt pieces, from none on: { $prestige_by_unbuilt }; with more of them { $otherwise }
wonder-of-take_second_disc = You may take the disc of an empty district of this island
wonder-of-score_control_now = { $prestige } for every island you control now, shared control included
wonder-of-per_structure_in_longest_chain = { $prestige } for every structure in your longest chain

## Openings, for the statistics

opening-at-hub = { island-hub }
opening-at-aster = { island-aster }
opening-at-briar = { island-briar }
opening-at-cedar = { island-cedar }
opening-at-dahlia = { island-dahlia }
