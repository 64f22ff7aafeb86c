# Ściąga do gry Paryż. Nie ma tu cyfr: liczby pochodzą z pudełka.

sheet-turn = Tura
sheet-turn-draw = Odkryj wierzchni kafelek budynku z dowolnego stosu, dopóki jakiś jest.
sheet-turn-main = Jedna akcja główna: połóż klucz w banku albo na łuku, przesuń klucz albo, gdy stosy są puste, weź żeton końca gry.
sheet-turn-reward = Weź to, do czego klucz dotarł: żeton, żeton premii, prestiż, płytkę PZ.
sheet-turn-free = Akcje darmowe przed nią i po niej: kupno i sprzedaż, żetony premii i końca gry.

sheet-key = Klucze i franki
sheet-key-bank = Bank płaci od razu. W każdym banku i na łuku wolno mieć jeden własny klucz.
sheet-key-arch = Łuk nie płaci nic; z niego klucz może iść do dowolnej dzielnicy.
sheet-key-move = W górę w obrębie dzielnicy: na wyższą wartość, za różnicę we frankach i za wymagane zasoby.
sheet-key-eight = Budynek o najwyższej wartości kosztuje też drewno: { $box_constants_public_wood_cost_value_8 }.
sheet-bank = Dzielnica
sheet-bank-bank_income = bank, franki

sheet-reward = Nagrody
sheet-reward-token = Budynek daje żeton, który obok niego leży, jeśli jeszcze tam jest.
sheet-reward-eight = Budynek o najwyższej wartości daje PZ: { $box_constants_vp_for_value_8 }.
sheet-reward-bonus = Trzy najniższe wartości dają żeton premii: do przodu po torze, żadnego numeru dwa razy. Po trzeciej z nich kosztuje on franki: { $box_constants_bonus_cost_by_value_3 }.
sheet-reward-landmark = Do zabytku dodaje się prestiż jego rodzaju, najwyżej tyle żetonów: { $box_constants_landmark_prestige_slots }; każdy od razu daje punkty.
sheet-reward-fourth = Dzięki twojemu kluczowi z banku albo łuku kluczy w dzielnicy jest { $box_constants_public_vp_tile_trigger_keys }? Płytkę PZ wolno położyć w dowolnej dzielnicy, która żadnej nie ma.

sheet-prices = Ceny
sheet-resources = Zasoby, franki
sheet-resources-buy = kupno jednego
sheet-resources-sell = sprzedaż jednego
sheet-prestige = Prestiż, franki
sheet-prestige-sell = sprzedaż jednego
sheet-landmark = Zabytek
sheet-landmark-value = wartość
sheet-landmark-cost = zasoby
sheet-landmark-slots-0-vp = PZ za każdy

sheet-end = Koniec gry
sheet-end-trigger = Rundę, w której wzięto ostatni żeton końca gry, gra się do końca, a po niej jeszcze jedną.
sheet-end-tiles = Płytki PZ, za pierwsze, drugie i trzecie miejsce: { $box_vp_tile_vp20_places } · { $box_vp_tile_vp18_places } · { $box_vp_tile_vp16_places } · { $box_vp_tile_vp14_places } · { $box_vp_tile_vp12_places } · { $box_vp_tile_vp10_places }.
sheet-end-districts = W dzielnicach z płytką o miejscu decyduje suma wartości twoich kluczy, potem najcenniejszy z nich. Klucze w bankach się nie liczą.
sheet-end-two = W dwie osoby drugie miejsce dostaje punkty tylko za co najmniej połowę sumy pierwszego, trzecie nigdy.
sheet-end-tie = Remisy: najwięcej franków, potem największa wartość wszystkich kluczy.
