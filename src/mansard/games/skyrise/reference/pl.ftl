# Ściąga do gry Skyrise. Nie ma tu cyfr: liczby pochodzą z pudełka.

sheet-turn = Licytacja
sheet-turn-open = Otwierający kładzie figurkę w niezabudowanej dzielnicy na centralnej wyspie albo obok dowolnej budowli.
sheet-turn-raise = Pozostali, zgodnie z ruchem wskazówek zegara, przebijają wyższą figurką w niezabudowanej dzielnicy obok ostatniej oferty albo pasują. Pas jest ostateczny.
sheet-turn-end = Licytacja kończy się, gdy wszyscy pozostali spasowali; od razu, gdy obok ostatniej oferty nie ma niezabudowanej dzielnicy albo gdy na cud nikt nie może odpowiedzieć.
sheet-turn-build = Ostatnia oferta zostaje zbudowana, pozostałe wracają do właścicieli.
sheet-turn-disc = Zwycięzca bierze żeton dzielnicy.
sheet-turn-next = Zwycięzca otwiera następną licytację; jeśli właśnie zakończył budowę, otwiera najniższa inicjatywa.

sheet-bids = Co przebija
sheet-bids-number = Wyższa liczba przebija niższą.
sheet-bids-wonder = Cud przebija każdy budynek. Można nim otworzyć licytację tylko wtedy, gdy nie ma dostępnych budynków.
sheet-bids-hammer = Cud przebija tylko Młot.

sheet-eras = Dwie ery
sheet-eras-first = Pierwsza kończy się od razu, gdy ktoś zbuduje wszystkie budynki pierwszej ery.
sheet-eras-choose = Potem następuje punktacja ery i każdy potajemnie wybiera cud.
sheet-eras-second = Druga kończy się, gdy wszyscy zbudowali wszystko.

sheet-eraend = Na koniec obu er
sheet-eraend-control = Każda wyspa pod twoją kontrolą: { $box_scoring_island_control }. Decydują wysokie budynki, potem średnie, potem niskie; przy remisie punkty dostają wszyscy.
sheet-eraend-panoramas = Obie panoramy na stole:
sheet-panorama = Panorama
sheet-panorama-text = prestiż

sheet-end = Na sam koniec
sheet-end-structures = Każda budowla: tyle, ile mówi rząd koloru jej dzielnicy.
sheet-end-excess = Każdy żeton, dla którego zabrakło miejsca w rzędzie: { $box_track_excess_disc_prestige }.
sheet-end-objective = Ukryty cel, co najmniej { $box_objectives_obj-green_min_structures } budowle danego koloru: { $box_scoring_objective }.
sheet-end-patrons = Żetony patronów: wartość ich patrona ({ $box_patron_tiles_values }).
sheet-end-commission = Żeton zlecenia: { $box_scoring_commission_per_item } za każdą rzecz na twoim wizjonerze.
sheet-end-keys = Duży klucz { $box_scoring_large_key }, mały klucz { $box_scoring_small_key }.
sheet-end-tie = Przy remisie lepszy jest ten, kto wcześniej zakończył budowę.
sheet-track = Żetony w rzędzie
sheet-track-worth = każda budowla
