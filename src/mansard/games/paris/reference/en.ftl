# The reference sheet of Paris. No digit stands here: numbers come from the box.

sheet-turn = A turn
sheet-turn-draw = Turn up the top building tile of a stack, while there is one.
sheet-turn-main = One main action: place a key on a bank or the arch, move a key, or take an end token once the stacks are empty.
sheet-turn-reward = Take what the key has reached: token, bonus tile, prestige, VP tile.
sheet-turn-free = Free actions before and after: buy and sell, use bonus tiles and end tokens.

sheet-key = Keys and francs
sheet-key-bank = A bank pays at once. One key of yours on each bank, and one on the arch.
sheet-key-arch = The arch pays nothing; from it a key may go to any district.
sheet-key-move = Moving up inside the district: to a higher value, for the difference in francs and the resources it asks for.
sheet-key-eight = A building of the highest value also costs { $box_constants_public_wood_cost_value_8 } wood.
sheet-bank = District
sheet-bank-bank_income = bank, francs

sheet-reward = Rewards
sheet-reward-token = A building gives the token beside it, if it is still there.
sheet-reward-eight = A building of the highest value scores { $box_constants_vp_for_value_8 } VP.
sheet-reward-bonus = The three lowest values bring a bonus tile: forward on the track, never a number twice. After the third of them it costs { $box_constants_bonus_cost_by_value_3 } francs.
sheet-reward-landmark = A landmark takes prestige of its type, up to { $box_constants_landmark_prestige_slots } tokens; each scores at once.
sheet-reward-fourth = Has your key from a bank or the arch brought a district to { $box_constants_public_vp_tile_trigger_keys } keys? Then a VP tile may go to any district without one.

sheet-prices = Prices
sheet-resources = Resources, francs
sheet-resources-buy = buy one
sheet-resources-sell = sell one
sheet-prestige = Prestige, francs
sheet-prestige-sell = sell one
sheet-landmark = Landmark
sheet-landmark-value = value
sheet-landmark-cost = resources
sheet-landmark-slots-0-vp = VP each

sheet-end = The end
sheet-end-trigger = The round in which the last end token is taken is finished, then one more is played.
sheet-end-tiles = VP tiles, for the first, second and third: { $box_vp_tile_vp20_places } · { $box_vp_tile_vp18_places } · { $box_vp_tile_vp16_places } · { $box_vp_tile_vp14_places } · { $box_vp_tile_vp12_places } · { $box_vp_tile_vp10_places }.
sheet-end-districts = Districts with a tile are ranked by the sum of your keys’ values, then by the most valuable one. Keys on banks do not count.
sheet-end-two = With two players the second place pays only for at least half of the first one’s sum, the third never.
sheet-end-tie = Ties: most francs, then the greatest value of all keys.
