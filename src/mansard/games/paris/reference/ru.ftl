# Памятка к игре Париж. Цифр здесь нет: числа берутся из коробки.

sheet-turn = Ход
sheet-turn-draw = Откройте верхний жетон здания любой стопки, пока они есть.
sheet-turn-main = Одно основное действие: выложить ключ в банк или на арку, передвинуть ключ или, когда стопки пусты, взять жетон конца игры.
sheet-turn-reward = Возьмите то, до чего дошёл ключ: жетон, жетон бонуса, престиж, жетон ПО.
sheet-turn-free = Свободные действия до и после: покупка и продажа, жетоны бонусов и конца игры.

sheet-key = Ключи и франки
sheet-key-bank = Банк платит сразу. В каждом банке и на арке может лежать только один ваш ключ.
sheet-key-arch = Арка не платит ничего; с неё ключ может уйти в любой район.
sheet-key-move = Вверх внутри района: на большую ценность, за разницу во франках и указанные ресурсы.
sheet-key-eight = Здание высшей ценности стоит ещё и дерево: { $box_constants_public_wood_cost_value_8 }.
sheet-bank = Район
sheet-bank-bank_income = банк, франки

sheet-reward = Награды
sheet-reward-token = Здание даёт жетон, который лежит рядом с ним, если он ещё там.
sheet-reward-eight = Здание высшей ценности приносит ПО: { $box_constants_vp_for_value_8 }.
sheet-reward-bonus = Три низшие ценности дают жетон бонуса: вперёд по треку, ни одного номера дважды. После третьей из них он стоит франков: { $box_constants_bonus_cost_by_value_3 }.
sheet-reward-landmark = К достопримечательности добавляют престиж её вида, жетонов не больше { $box_constants_landmark_prestige_slots }; каждый сразу приносит очки.
sheet-reward-fourth = Ключей в районе стало { $box_constants_public_vp_tile_trigger_keys } благодаря вашему ключу из банка или с арки? Жетон ПО можно положить в любой район, где его нет.

sheet-prices = Цены
sheet-resources = Ресурсы, франки
sheet-resources-buy = купить один
sheet-resources-sell = продать один
sheet-prestige = Престиж, франки
sheet-prestige-sell = продать один
sheet-landmark = Достопримечательность
sheet-landmark-value = ценность
sheet-landmark-cost = ресурсы
sheet-landmark-slots-0-vp = ПО за каждый

sheet-end = Конец игры
sheet-end-trigger = Раунд, в котором взят последний жетон конца игры, доигрывают, затем играют ещё один.
sheet-end-tiles = Жетоны ПО, за первое, второе и третье место: { $box_vp_tile_vp20_places } · { $box_vp_tile_vp18_places } · { $box_vp_tile_vp16_places } · { $box_vp_tile_vp14_places } · { $box_vp_tile_vp12_places } · { $box_vp_tile_vp10_places }.
sheet-end-districts = В районах с жетоном ПО места определяет сумма ценностей ваших ключей, затем самый ценный из них. Ключи в банках не считаются.
sheet-end-two = Вдвоём за второе место платят, только если его сумма — не меньше половины первой; за третье — никогда.
sheet-end-tie = При равенстве: больше франков, затем больше общая ценность ключей.
