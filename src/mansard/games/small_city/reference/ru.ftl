# Памятка к игре Малый город. Цифр здесь нет: числа берутся из коробки.

sheet-round = Раунд, всего их { $box_meta_rounds }
sheet-round-cards = Карты действий: принимающий берёт любую, остальные платят за каждую пропущенную.
sheet-round-build = Стройка, все сразу. Строек не больше { $box_constants_max_builds }, а с расширением — { $box_constants_max_builds_with_expansion }. Снос заменяет одну стройку, улучшения бесплатны.
sheet-round-move = Переезд: кто на работе, в парке или в здании культуры, обязан уйти, туристы тоже. Дважды подряд на рабочую клетку нельзя. Затем пустые малые дома заселяются из Мэрии, а каждая пустая клетка фабрики приводит туда горожанина.
sheet-round-income = Доход: работают торговля и фабрики.
sheet-round-votes = Голоса за тех, кто дома.
sheet-round-pollution = Загрязнение растёт и может потребовать жертвы.
sheet-round-council = Городской совет: один диск на одну колонку вперёд, за деньги или за голоса.
sheet-round-host = Следующий принимающий.

sheet-prices = Цены
sheet-prices-cell = Жильё, торговля, фабрики и парки — по доллару за клетку. С фабрикой кладут её склад.
sheet-prices-demolish = Снос за каждую клетку: ${ $box_constants_demolish_money_per_cell } и загрязнение { $box_constants_demolish_pollution_per_cell }.
sheet-building = Здание
sheet-building-money = $
sheet-building-wood = дерево
sheet-building-stone = камень
sheet-building-metal = металл

sheet-needs = Что нужно тайлу
sheet-needs-homes = Считается то, что касается одной из его клеток, углом тоже.
sheet-needs-factory = Фабрике второго уровня нужен нефтеперерабатывающий завод или порт, третьего — оба.
sheet-needs-apart = Жильё и промышленность не соседствуют никогда.
sheet-home = Жильё уровня
sheet-home-culture = зданий культуры
sheet-shop = Торговля уровня
sheet-shop-homes = жилых тайлов

sheet-income = Доход
sheet-income-cash = Горожанин на кассе: ${ $box_exchange_cash }.
sheet-income-tourist = Каждый чужой турист в вашем районе: ${ $box_constants_tourist_income }.
sheet-income-sell = Продажа: дерево ${ $box_exchange_sell_wood }, камень ${ $box_exchange_sell_stone }, металл ${ $box_exchange_sell_metal }.
sheet-income-donate = Пожертвование, голосов: дерево { $box_exchange_donate_wood }, камень { $box_exchange_donate_stone }, металл { $box_exchange_donate_metal }.
sheet-income-goods = Горожанин на клетке фабрики производит её материал; без места он пропадает, а дым остаётся.
sheet-lots = Покупка голосов, партия
sheet-lots-price = $
sheet-lots-gain = голоса

sheet-smoke = Загрязнение
sheet-smoke-sum = Люди в вашем районе вне Мэрии плюс произведённое там минус клетки парков.
sheet-smoke-victim = Если чей-то трек достиг { $box_constants_pollution_death_threshold }, теряет человека тот, у кого в этом раунде загрязнения больше всего.
sheet-smoke-out = На { $box_constants_pollution_elimination } игрок выбывает.

sheet-end = Голоса
sheet-end-sum = В конце: голоса, плюс обещание или минус штраф за него, минус загрязнение.
sheet-end-tie = При равенстве: меньше загрязнения, затем больше денег.
sheet-residents = Ваших людей в доме
sheet-residents-votes = голоса
sheet-council = Колонка совета
sheet-council-price = цена
sheet-council-economy = деньги или голоса
sheet-council-tourism = горожане
