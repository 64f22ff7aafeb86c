# The reference sheet of The Red Cathedral. No digit stands here: numbers come from the box.

sheet-turn = A turn: one of three
sheet-turn-claim = Claim: a banner onto the lowest free section of a tower; its token goes into a slot of yours, face down for nothing or face up for the price. Face up it pays at once.
sheet-turn-build = Build: up to { $box_turn_deliveries_per_build } deliveries. A delivery is a material for a section of yours, or an ornament on any completed section.
sheet-turn-market = Market: move a die as far as it shows, then up to three deals. It may not end where three other dice stand.

sheet-deals = Deals, each once, in any order
sheet-deals-goods = Goods of the sector, times the dice that stand there.
sheet-deals-guild = One of the two actions of the guild in this corner.
sheet-deals-workshop = One face-up token in a slot of the die’s colour.
sheet-deals-roll = Then all dice of that sector are rolled.

sheet-prices = Prices
sheet-prices-own = Token face up in the slot of your own colour: { $box_workshop_board_basic_cost_own_color } { $box_workshop_board_basic_cost_own_color ->
        [one] ruble
       *[other] rubles
    }.
sheet-prices-other = Face up in any other slot: { $box_workshop_board_basic_cost_other_color } { $box_workshop_board_basic_cost_other_color ->
        [one] ruble
       *[other] rubles
    }.
sheet-prices-advanced = Face up on the advanced side, always: { $box_workshop_board_advanced_cost } { $box_workshop_board_advanced_cost ->
        [one] ruble
       *[other] rubles
    }.
sheet-prices-step = Each further step of the white die or of your own: { $box_turn_extra_step_cost } { $box_turn_extra_step_cost ->
        [one] ruble
       *[other] rubles
    }.
sheet-prices-exchange = One prestige back, at any time of your turn: { $box_turn_exchange_rubles_per_prestige } { $box_turn_exchange_rubles_per_prestige ->
        [one] ruble
       *[other] rubles
    } for you.
sheet-prices-reroll = Rolling a sector anew, once a turn: prestige back by { $box_turn_reroll_cost_prestige }.

sheet-section = Sections and ornaments
sheet-section-complete = The last material completes a section: its owner gains what the card says.
sheet-section-penalty = Whoever owns an unfinished section below loses a recognition for every completed one above it that is somebody else’s.
sheet-section-sixth = Whoever first completes { $box_end_sections_to_end } sections gains { $box_end_finisher_prestige } prestige.
sheet-ornament = Ornament
sheet-ornament-section = goes on
sheet-ornament-material = costs
sheet-gems = Gems with it
sheet-gems-prestige = prestige
sheet-gems-no_gem = none
sheet-gems-one_gem = one
sheet-gems-two_same = two alike
sheet-gems-two_different = two different

sheet-end = The end
sheet-end-last = Once somebody has completed { $box_end_sections_to_end } sections, everybody else has one more turn.
sheet-end-track = Your prestige on the track.
sheet-end-goods = Materials and rubles together: a point for every { $box_scoring_goods_per_prestige }.
sheet-end-tower = A tower is worth { $box_scoring_tower_section_value } for every completed section and { $box_scoring_tower_ornament_value } for every ornament. What you have completed and placed in it is your contribution.
sheet-end-more = Three or four players: the first gets all of it, each next place the one before divided by { $box_scoring_multi_player_step_divisor }; ties share.
sheet-end-two = Two players: the larger contribution gets all of it, the smaller one that divided by { $box_scoring_two_player_second_divisor }; a tie brings nothing.
sheet-end-tie = Ties: more completed sections, then more ornaments.
