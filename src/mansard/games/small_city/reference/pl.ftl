# Ściąga do gry Małe miasto. Nie ma tu cyfr: liczby pochodzą z pudełka.

sheet-round = Runda, a jest ich { $box_meta_rounds }
sheet-round-cards = Karty akcji: gospodarz bierze dowolną, pozostali płacą za każdą pominiętą.
sheet-round-build = Budowa, wszyscy naraz. Liczba budów: { $box_constants_max_builds }, a z powiększeniem { $box_constants_max_builds_with_expansion }. Wyburzenie zajmuje miejsce budowy, ulepszenia są darmowe.
sheet-round-move = Ruch: kto jest w pracy, w parku lub w budynku kultury, musi iść dalej, turyści też. Dwa razy z rzędu na to samo pole pracy nie wolno. Potem puste małe domy zasiedla się z Ratusza, a każde puste pole fabryki sprowadza tam mieszkańca.
sheet-round-income = Dochód: działają handel i fabryki.
sheet-round-votes = Głosy za tych, którzy są w domu.
sheet-round-pollution = Zanieczyszczenie rośnie i może pochłonąć ofiarę.
sheet-round-council = Rada Miasta: jeden krążek o jedną kolumnę dalej, za pieniądze lub za głosy.
sheet-round-host = Następny gospodarz.

sheet-prices = Ceny
sheet-prices-cell = Domy, handel, fabryki i parki: dolar za pole. Z fabryką kładzie się jej magazyn.
sheet-prices-demolish = Wyburzenie za każde pole: ${ $box_constants_demolish_money_per_cell } i zanieczyszczenie { $box_constants_demolish_pollution_per_cell }.
sheet-building = Budynek
sheet-building-money = $
sheet-building-wood = drewno
sheet-building-stone = kamień
sheet-building-metal = metal

sheet-needs = Czego potrzebuje kafelek
sheet-needs-homes = Liczy się to, co dotyka jednego z jego pól, rogiem też.
sheet-needs-factory = Fabryka drugiego poziomu potrzebuje rafinerii lub portu, trzeciego obu.
sheet-needs-apart = Domy i przemysł nigdy ze sobą nie sąsiadują.
sheet-home = Dom poziomu
sheet-home-culture = budynki kultury
sheet-shop = Handel poziomu
sheet-shop-homes = domy

sheet-income = Dochód
sheet-income-cash = Mieszkaniec przy kasie: ${ $box_exchange_cash }.
sheet-income-tourist = Każdy cudzy turysta w twojej dzielnicy: ${ $box_constants_tourist_income }.
sheet-income-sell = Sprzedaż: drewno ${ $box_exchange_sell_wood }, kamień ${ $box_exchange_sell_stone }, metal ${ $box_exchange_sell_metal }.
sheet-income-donate = Darowizna, głosy: drewno { $box_exchange_donate_wood }, kamień { $box_exchange_donate_stone }, metal { $box_exchange_donate_metal }.
sheet-income-goods = Mieszkaniec na polu fabryki wytwarza jego materiał; bez miejsca produkt przepada, a dym zostaje.
sheet-lots = Kupno głosów, pula
sheet-lots-price = $
sheet-lots-gain = głosy

sheet-smoke = Zanieczyszczenie
sheet-smoke-sum = Ludzie w twojej dzielnicy poza Ratuszem plus to, co tam wyprodukowano, minus pola parków.
sheet-smoke-victim = Gdy czyjś tor osiągnął { $box_constants_pollution_death_threshold }, traci kogoś ten, kto w tej rundzie zanieczyszcza najwięcej.
sheet-smoke-out = Przy { $box_constants_pollution_elimination } gracz odpada.

sheet-end = Głosy
sheet-end-sum = Na koniec: głosy, plus obietnica albo minus kara za nią, minus zanieczyszczenie.
sheet-end-tie = Remisy: mniej zanieczyszczenia, potem więcej pieniędzy.
sheet-residents = Twoi ludzie w domu
sheet-residents-votes = głosy
sheet-council = Kolumna rady
sheet-council-price = cena
sheet-council-economy = pieniądze lub głosy
sheet-council-tourism = mieszkańcy
