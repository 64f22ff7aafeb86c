# Памятка к игре Красный собор. Цифр здесь нет: числа берутся из коробки.

sheet-turn = Ход: одно из трёх
sheet-turn-claim = Заявка: флажок на нижнюю свободную секцию башни; её жетон идёт в вашу ячейку мастерской — лицом вниз даром, лицом вверх за цену ячейки. Лицом вверх он сразу приносит своё.
sheet-turn-build = Строительство: доставок не больше { $box_turn_deliveries_per_build }. Доставка — это материал на вашу секцию или украшение на любую возведённую.
sheet-turn-market = Рынок: передвиньте кубик на столько секторов, сколько на нём выпало, затем до трёх сделок. Остановиться там, где стоят три других кубика, нельзя.

sheet-deals = Сделки, каждая один раз, в любом порядке
sheet-deals-goods = Товары сектора, умноженные на число кубиков в нём.
sheet-deals-guild = Одно из двух действий сословия этой зоны.
sheet-deals-workshop = Один жетон лицом вверх в ячейке цвета кубика.
sheet-deals-roll = Затем бросают все кубики этого сектора.

sheet-prices = Цены
sheet-prices-own = Жетон лицом вверх в ячейке вашего цвета, рублей: { $box_workshop_board_basic_cost_own_color }.
sheet-prices-other = Лицом вверх в любой другой ячейке, рублей: { $box_workshop_board_basic_cost_other_color }.
sheet-prices-advanced = Лицом вверх на продвинутой стороне, рублей: { $box_workshop_board_advanced_cost }.
sheet-prices-step = Каждый дополнительный шаг белого кубика или своего, рублей: { $box_turn_extra_step_cost }.
sheet-prices-exchange = За потерянное очко престижа, в любой момент хода, вы получаете рублей: { $box_turn_exchange_rubles_per_prestige }.
sheet-prices-reroll = Переброс кубиков сектора, один раз за ход, потеря престижа: { $box_turn_reroll_cost_prestige }.

sheet-section = Секции и украшения
sheet-section-complete = С последним материалом секция возведена: её владелец получает то, что на карте.
sheet-section-penalty = Владелец недостроенной секции ниже теряет очко признания за каждую возведённую над ней секцию, которая принадлежит другому.
sheet-section-sixth = Кто первым возвёл все нужные секции ({ $box_end_sections_to_end }), получает престиж: { $box_end_finisher_prestige }.
sheet-ornament = Украшение
sheet-ornament-section = место
sheet-ornament-material = цена
sheet-gems = Самоцветы к нему
sheet-gems-prestige = престиж
sheet-gems-no_gem = нет
sheet-gems-one_gem = один
sheet-gems-two_same = два одинаковых
sheet-gems-two_different = два разных

sheet-end = Конец игры
sheet-end-last = Когда кто-то возвёл все нужные секции ({ $box_end_sections_to_end }), у каждого из остальных ещё один ход.
sheet-end-track = Ваш престиж на шкале.
sheet-end-goods = Материалы и рубли вместе: очко за каждые { $box_scoring_goods_per_prestige }.
sheet-end-tower = Ценность башни: по { $box_scoring_tower_section_value } за возведённую секцию и по { $box_scoring_tower_ornament_value } за украшение. Ваш вклад — ваши возведённые секции и украшения в ней.
sheet-end-more = Втроём и вчетвером первый получает её целиком, каждое следующее место — предыдущее, делённое на { $box_scoring_multi_player_step_divisor }; при равенстве места складывают и делят.
sheet-end-two = Вдвоём больший вклад получает её целиком, меньший — её же, делённую на { $box_scoring_two_player_second_divisor }; равенство не приносит ничего.
sheet-end-tie = При равенстве: больше возведённых секций, затем больше украшений.
