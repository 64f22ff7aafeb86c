# The reference sheet of Skyrise. No digit stands here: numbers come from the box.

sheet-turn = An auction
sheet-turn-open = The opener lays a piece into an empty district, on the hub or next to any structure.
sheet-turn-raise = Clockwise, the others raise with a higher piece in an empty district next to the last bid, or pass. A pass is final.
sheet-turn-end = It ends when everybody else has passed; at once when no district next to the last bid is empty, or when nobody can answer a wonder.
sheet-turn-build = The last bid is built, the other bids go home.
sheet-turn-disc = The winner takes the disc of the district.
sheet-turn-next = The winner opens the next auction; a winner who has just finished leaves that to the lowest initiative.

sheet-bids = What beats what
sheet-bids-number = A higher number beats a lower one.
sheet-bids-wonder = A wonder beats every building. It opens an auction only if you have no building available.
sheet-bids-hammer = Only the Hammer beats a wonder.

sheet-eras = Two eras
sheet-eras-first = The first ends at once when somebody has built all buildings of the first era.
sheet-eras-choose = Then an era is scored, and everybody secretly chooses a wonder.
sheet-eras-second = The second ends when everybody has built everything.

sheet-eraend = At the end of both eras
sheet-eraend-control = Each island you control: { $box_scoring_island_control }. Tall buildings decide, then medium, then low ones; a tie pays all.
sheet-eraend-panoramas = Both panoramas on the table:
sheet-panorama = Panorama
sheet-panorama-text = prestige

sheet-end = At the very end
sheet-end-structures = Every structure: what the track of its district’s colour says.
sheet-end-excess = Every disc that found its track full: { $box_track_excess_disc_prestige }.
sheet-end-objective = Your secret objective, { $box_objectives_obj-green_min_structures } structures of the colour: { $box_scoring_objective }.
sheet-end-patrons = Patron discs: the value of their patron ({ $box_patron_tiles_values }).
sheet-end-commission = A commission disc: { $box_scoring_commission_per_item } for every thing on your visionary.
sheet-end-keys = Large key { $box_scoring_large_key }, small key { $box_scoring_small_key }.
sheet-end-tie = In a tie, whoever finished earlier wins.
sheet-track = Discs on a track
sheet-track-worth = each structure
