## Gra

game-name = Skyrise
game-tagline = Miasto na unoszących się wyspach: każda licytacja wznosi jedną budowlę

## Ustawienia stołu

option-colours = Kolory graczy
option-colours-random = losowo
option-colours-red = czerwony
option-colours-teal = turkusowy
option-colours-yellow = żółty
option-colours-blue = niebieski

## O co może pytać plan

when-highest-bid = najwyższa oferta

## Co trzeba zdecydować

prompt-open_district = { $player } otwiera licytację: wybierz dzielnicę na centralnej wyspie albo obok budowli
prompt-open_piece = { $player } otwiera licytację: wybierz, co zaoferować
prompt-respond = { $player }: przebij ofertę w sąsiedniej dzielnicy albo spasuj
prompt-respond_piece = { $player }: wybierz, czym przebijasz
prompt-place_wild = { $player }: wybierz rząd dla żetonu uniwersalnego
prompt-vault_take = { $player }: Skarbiec może zabrać żeton z niezabudowanej dzielnicy swojej wyspy
prompt-pick_wonders = { $player }: wybierz cuda na erę II
prompt-over = Koniec gry

## Ruchy; oferta cudem ma własny wiersz

move-at = W dzielnicy { $district }
move-bid = Oferta { $building } w dzielnicy { $district }
move-bid-wonder = Oferta: cud „{ $wonder }” w dzielnicy { $district }
move-pass = Spasuj
move-wild = Żeton uniwersalny { $track_to }
move-take = Weź żeton z dzielnicy { $district }
move-decline = Nie bierz drugiego żetonu
move-pick = Wybierz: { $wonders }

## Co się stało

event-auction = { $player } otwiera kolejną licytację
event-bid =
    { $count ->
        [1] { $player } otwiera licytację: { $piece } w dzielnicy { $district }
       *[other] { $player } przebija: { $piece } w dzielnicy { $district }
    }
event-pass = { $player } pasuje
event-auto-pass =
    { $reason ->
        [no-hammer] { $player } pasuje: cud można przebić tylko Młotem
        [no-pieces] { $player } pasuje: nie ma już dostępnych ofert
        [ban] { $player } pasuje: obok Młota nie wolno stawiać wysokich budynków
       *[other] { $player } pasuje: brak wyższej oferty
    }
event-built =
    { $height ->
        [wonder] { $player } buduje cud „{ $piece }” w dzielnicy { $district }
       *[other] { $player } buduje budynek { $piece } ({ $height }) w dzielnicy { $district }
    }
event-disc =
    { $where ->
        [choice] { $player } bierze żeton uniwersalny z dzielnicy { $district } i wybiera mu miejsce
        [visionary] { $player } bierze { $disc } z dzielnicy { $district } i kładzie na wizjonera
       *[other] { $player } bierze { $disc } z dzielnicy { $district } i kładzie w rzędzie
    }
event-wild-placed = { $player } kładzie żeton uniwersalny { $track_to }
event-patron-learned = { $player }: żeton patrona { $letter } jest wart { $points }
event-wonder =
    { $count ->
        [-1] { $player }: +{ $points }, „{ $wonder }”
       *[other] { $player }: +{ $points }, „{ $wonder }” (policzono: { $count })
    }
event-objective-revealed = { $player } odkrywa ukryty cel: { $objective }
event-finished = { $player }: wszystko zbudowane (miejsce na mecie: { $place })
event-key = { $player } dostaje { $key }
event-era-end = Koniec ery { $era }: ostatnia budowla należy do gracza { $player }
event-control =
    { $count ->
        [0] Wyspy „{ $island }” nikt nie kontroluje
        [1] Wyspę „{ $island }” kontroluje { $player }: +{ $points }
       *[other] Wyspę „{ $island }” kontrolują wspólnie { $player }: po +{ $points }
    }
event-panorama = { $player }: panorama „{ $panorama }”, +{ $points }
event-picked = Wybór dokonany: { $player }
event-wonder-revealed = { $player } zbuduje cud „{ $wonder }”
event-patron-revealed = Patron { $letter } jest wart { $points }
event-scored = { $player }: { $source } +{ $points }
event-won = Wygrywa { $player }: { $points ->
    [one] { $points } punkt prestiżu
    [few] { $points } punkty prestiżu
   *[many] { $points } punktów prestiżu
}

## Dlaczego ruch jest niemożliwy

reason-opening-not-on-hub-or-next-to-structure = Oferta otwierająca musi leżeć na centralnej wyspie albo obok budowli; { $district } nie spełnia tego
reason-not-next-to-last-bid = { $district } nie sąsiaduje z ostatnią ofertą ({ $last_district })
reason-tall-banned-next-to-hammer = Obok Młota nie wolno stawiać wysokich budynków: { $district }
reason-district-is-occupied = { $district }: dzielnica jest zajęta
reason-no-such-district = Na tej planszy nie ma dzielnicy { $district }
reason-district-is-chosen = Wybrano dzielnicę: { $district }. Wybierz ofertę albo cofnij wybór dzielnicy
reason-choose-district-first = Najpierw wybierz dzielnicę: { $district }
reason-choose-any-district-first = Najpierw wybierz dzielnicę
reason-opening-is-compulsory = Kto otwiera licytację, musi złożyć ofertę
reason-no-such-piece = Nie masz takiego budynku ani cudu: { $piece }
reason-piece-is-locked = { $piece }: dostępne dopiero w erze II
reason-piece-lies-as-bid = { $piece }: ta oferta już leży w tej licytacji
reason-piece-is-built = { $piece }: już zbudowane
reason-wonder-may-not-open = Cudem można otworzyć licytację tylko wtedy, gdy nie masz dostępnych budynków: { $piece }
reason-does-not-outbid = { $piece } nie jest wyższe niż { $last_piece }
reason-only-hammer-outbids-wonder = Cud można przebić tylko Młotem: { $piece } nie przebija „{ $last_piece }”
reason-no-track-is-full = Żeton uniwersalny trafia na wizjonera tylko wtedy, gdy któryś rząd jest pełny
reason-track-is-full = { $box_track_capacity ->
    [one] W rzędzie mieści się tylko { $box_track_capacity } żeton
    [few] W rzędzie mieszczą się tylko { $box_track_capacity } żetony
   *[other] W rzędzie mieści się tylko { $box_track_capacity } żetonów
}: { $track } jest pełny
reason-no-such-track = Nie ma takiego rzędu: { $track }
reason-not-on-the-vaults-island = { $district } nie leży na wyspie Skarbca
reason-no-disc-to-take-there = Nie ma tu żetonu: { $district }
reason-no-such-wonder = Nie ma karty cudu { $wonder }
reason-wrong-number-of-wonders =
    { $count ->
        [one] Wybierz { $count } kartę cudu
        [few] Wybierz { $count } różne karty cudów
       *[many] Wybierz { $count } różnych kart cudów
    }
reason-not-in-your-hand = Nie masz wszystkich tych kart na ręce: { $wonders }

## Źródła prestiżu

source-control = Kontrola wysp
source-panoramas = Panoramy
source-wonders = Cuda
source-objective = Ukryty cel
source-patrons = Patroni
source-excess = Nadmiarowe żetony
source-keys = Klucze do miasta
source-commission = Zlecenia
source-structures = Budowle

## Kolory, wysokości, żetony, klucze

colour-red = Czerwony
colour-teal = Turkusowy
colour-yellow = Żółty
colour-blue = Niebieski
colour-green = Zielony
colour-white = Biały
colour-brown = Brązowy
height-low = niski
height-medium = średni
height-tall = wysoki
disc-yellow = żółty żeton dzielnicy
disc-green = zielony żeton dzielnicy
disc-white = biały żeton dzielnicy
disc-brown = brązowy żeton dzielnicy
disc-A = żeton patrona A
disc-B = żeton patrona B
disc-C = żeton patrona C
disc-D = żeton patrona D
disc-wild = żeton uniwersalny
disc-commission = żeton zlecenia
track-yellow = żółty rząd
    .to = w żółtym rzędzie
track-green = zielony rząd
    .to = w zielonym rzędzie
track-white = biały rząd
    .to = w białym rzędzie
track-brown = brązowy rząd
    .to = w brązowym rzędzie
track-visionary = wizjoner
    .to = na wizjonera
key-large = duży klucz do miasta
key-small = mały klucz do miasta

## Karty panoramy

panorama-airships = Sterowce
panorama-windmills = Wiatraki
panorama-lakes = Jeziora
panorama-bridges = Mosty
panorama-chains = Łańcuszki

## Karty cudów

wonder-w01 = Młot
wonder-w02 = Dom Zgromadzeń
wonder-w03 = Pałac Licytacji
wonder-w04 = Jeziorne Łaźnie
wonder-w05 = Maszt Cumowniczy
wonder-w06 = Plac Widoków
wonder-w07 = Wieża Widokowa
wonder-w08 = Dom Manifestu
wonder-w09 = Mieszane Ogrody
wonder-w10 = Akademia
wonder-w11 = Park Centralny
wonder-w12 = Galeria Mecenasów
wonder-w13 = Korona Wież
wonder-w14 = Wieża-Pracownia
wonder-w15 = Iglica Darczyńców
wonder-w16 = Malowany Kwartał
wonder-w17 = Zwornik
wonder-w18 = Skarbiec
wonder-w19 = Szczyt
wonder-w20 = Długa Kolumnada
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

## Trener

coach-era-ends = { $player }: jeszcze jedna wygrana może zakończyć pierwszą erę, a wtedy wyspy i panoramy od razu dają punkty.
coach-highest = { $count ->
    [one] Twój budynek { $numbers } ma najwyższy pozostały numer.
    [few] Twoje budynki { $numbers } mają najwyższe pozostałe numery.
   *[other] Twoje budynki { $numbers } mają najwyższe pozostałe numery.
} { $wonders ->
    [0] Nie ma cudów, które by je przebiły.
   *[other] Przebić je mogą tylko cuda: { $players }.
}
coach-objective = Jeszcze jedna budowla w potrzebnym kolorze ({ $colour }) przyniesie { $points }.
coach-fourth-disc = Żeton położony { $track_to } będzie tam czwarty: budowla tego koloru będzie warta { $after } zamiast { $before }.
coach-island = Wysoki budynek na wyspie „{ $island }” odbierze kontrolę ({ $players }): { $points } dla ciebie.
coach-dead-end = { $district }: obok nie ma niezabudowanych dzielnic, każda oferta wygrywa tam od razu.

## Wyspy i dzielnice

island-hub = Centrum
island-aster = Aster
island-briar = Szypszyna
island-cedar = Cedr
island-dahlia = Dalia
district-hub-n = Centrum-północ
district-hub-e = Centrum-wschód
district-hub-s = Centrum-południe
district-hub-w = Centrum-zachód
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
district-briar-01 = Szypszyna 1
district-briar-02 = Szypszyna 2
district-briar-03 = Szypszyna 3
district-briar-04 = Szypszyna 4
district-briar-05 = Szypszyna 5
district-briar-06 = Szypszyna 6
district-briar-07 = Szypszyna 7
district-briar-08 = Szypszyna 8
district-briar-09 = Szypszyna 9
district-briar-10 = Szypszyna 10
district-briar-11 = Szypszyna 11
district-briar-12 = Szypszyna 12
district-briar-13 = Szypszyna 13
district-briar-14 = Szypszyna 14
district-cedar-01 = Cedr 1
district-cedar-02 = Cedr 2
district-cedar-03 = Cedr 3
district-cedar-04 = Cedr 4
district-cedar-05 = Cedr 5
district-cedar-06 = Cedr 6
district-cedar-07 = Cedr 7
district-cedar-08 = Cedr 8
district-cedar-09 = Cedr 9
district-cedar-10 = Cedr 10
district-cedar-11 = Cedr 11
district-cedar-12 = Cedr 12
district-cedar-13 = Cedr 13
district-cedar-14 = Cedr 14
district-dahlia-01 = Dalia 1
district-dahlia-02 = Dalia 2
district-dahlia-03 = Dalia 3
district-dahlia-04 = Dalia 4
district-dahlia-05 = Dalia 5
district-dahlia-06 = Dalia 6
district-dahlia-07 = Dalia 7
district-dahlia-08 = Dalia 8
district-dahlia-09 = Dalia 9
district-dahlia-10 = Dalia 10
district-dahlia-11 = Dalia 11
district-dahlia-12 = Dalia 12
district-dahlia-13 = Dalia 13
district-dahlia-14 = Dalia 14

## Plansza w terminalu

board-era = Era { $era }
board-to-act = ruch:
board-bids = Oferty:
board-passed = Pas:
board-standing =
    { $points ->
        [one] { $points } punkt, gdyby teraz był koniec (zdobyto { $scored })
        [few] { $points } punkty, gdyby teraz był koniec (zdobyto { $scored })
       *[many] { $points } punktów, gdyby teraz był koniec (zdobyto { $scored })
    }
board-result = prestiż: { $points }
board-side-n = Pn
board-side-e = Ws
board-side-s = Pd
board-side-w = Za
board-initiative = inicjatywa { $number }
board-built = zbudowano: { $count }
board-excess = nadmiar
board-panoramas = Panoramy
board-patrons = Patroni
board-objective = Twój cel
board-progress-of = budowle: { $count } z { $min_structures }
board-wonders = Twoje cuda
board-keys = Klucze
board-locked = od ery II:
board-airship = sterowiec
board-windmill = wiatrak

## Plansza w przeglądarce

sky-board = Unoszące się wyspy
sky-prestige = Prestiż, gdyby teraz był koniec
sky-passed = pas
sky-leads = prowadzi
sky-to-move = na ruchu
sky-whole-board = Cała plansza albo licytacja
sky-to-auction = Do licytacji
sky-auction = Licytacja { $number }
course-era = Era
course-auction = Licytacja { $number } z { $total }
sky-built = zbudowane: { $count }
sky-built-of = zbudowane { $count } z { $total }
sky-is-built = zbudowane
sky-your-cards = Twoje karty
sky-secret = cel jest tajny
sky-shown = cel jest jawny
sky-every-era = punkty na koniec każdej ery
sky-control-note = po { $points } na koniec każdej ery
sky-rack = Twoje budynki
sky-piece = { $piece } ({ $height })
sky-wonder = cud
sky-chosen = wybrane
sky-on-board = na planszy
sky-locked = era II
sky-too-low = za niski
sky-not-now = nie teraz
sky-outbid = przebić: więcej niż { $piece } albo cud
sky-outbid-wonder = cud można przebić tylko Młotem
sky-wins-at-once = wygrywa od razu
sky-up-to = teraz do +{ $points }
faction-yellow = Filozofowie
faction-green = Naturaliści
faction-white = Artyści
faction-brown = Wynalazcy

## Karty z liczbami swojego pudełka

objective-of-yellow = { $min_structures ->
    [one] { $min_structures } budowla w żółtych dzielnicach (filozofowie)
    [few] { $min_structures } budowle w żółtych dzielnicach (filozofowie)
   *[other] { $min_structures } budowli w żółtych dzielnicach (filozofowie)
}
objective-of-green = { $min_structures ->
    [one] { $min_structures } budowla w zielonych dzielnicach (naturaliści)
    [few] { $min_structures } budowle w zielonych dzielnicach (naturaliści)
   *[other] { $min_structures } budowli w zielonych dzielnicach (naturaliści)
}
objective-of-white = { $min_structures ->
    [one] { $min_structures } budowla w białych dzielnicach (artyści)
    [few] { $min_structures } budowle w białych dzielnicach (artyści)
   *[other] { $min_structures } budowli w białych dzielnicach (artyści)
}
objective-of-brown = { $min_structures ->
    [one] { $min_structures } budowla w brązowych dzielnicach (wynalazcy)
    [few] { $min_structures } budowle w brązowych dzielnicach (wynalazcy)
   *[other] { $min_structures } budowli w brązowych dzielnicach (wynalazcy)
}
panorama-of-airships = { $prestige } za każdy sterowiec, przy którym { $min_structures ->
    [one] stoi co najmniej { $min_structures } twoja budowla
    [few] stoją co najmniej { $min_structures } twoje budowle
   *[other] stoi co najmniej { $min_structures } twoich budowli
}
panorama-of-windmills = { $prestige } za każdą twoją budowlę przy wiatraku
panorama-of-lakes = { $prestige } za każde jezioro, przy którym { $min_structures ->
    [one] stoi co najmniej { $min_structures } twoja budowla
    [few] stoją co najmniej { $min_structures } twoje budowle
   *[other] stoi co najmniej { $min_structures } twoich budowli
}
panorama-of-bridges = { $prestige } za każdy most z twoimi budowlami na obu końcach
panorama-of-chains = { $prestige } za każdą wyspę z łańcuszkiem co najmniej { $min_structures ->
    [one] { $min_structures } twojej budowli
    [few] { $min_structures } twoich budowli
   *[other] { $min_structures } twoich budowli
}
power-outbids = Może przebić cud. Rywale nie mogą obok niego licytować wysokimi budynkami
power-opens = Może otworzyć licytację w dowolnej niezabudowanej dzielnicy
power-tall = Liczy się jako wysoki budynek
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
wonder-of-per_bid_in_auction = { $prestige } za każdą ofertę tej licytacji, łącznie z tą
wonder-of-threshold_features = { $feature ->
    [lake] { $prestige }, jeśli twoje budowle stoją przy co najmniej { $min ->
        [one] { $min } jeziorze
        [few] { $min } różnych jeziorach
       *[other] { $min } różnych jeziorach
    }
   *[other] { $prestige }, jeśli twoje budowle stoją przy co najmniej { $min ->
        [one] { $min } sterowcu
        [few] { $min } różnych sterowcach
       *[other] { $min } różnych sterowcach
    }
}
wonder-of-per_adjacent_structure = { $prestige } za każdą sąsiednią dzielnicę z dowolną budowlą
wonder-of-per_adjacent_empty = { $prestige } za każdą sąsiednią niezabudowaną dzielnicę
wonder-of-reveal_objective_per_structure = Odkryj ukryty cel; { $prestige } za każdą twoją budowlę w jego kolorze
wonder-of-per_colour_with_discs = { $min_discs ->
    [one] { $prestige } za każdy rząd z co najmniej { $min_discs } żetonem
    [few] { $prestige } za każdy rząd z co najmniej { $min_discs } żetonami
   *[other] { $prestige } za każdy rząd z co najmniej { $min_discs } żetonami
}
wonder-of-score_panoramas_here = Podlicz obie karty panoramy tylko dla tej wyspy
wonder-of-per_structure_on_hub = { $prestige } za każdą budowlę na centralnej wyspie, czyjakolwiek jest
wonder-of-per_distinct_patron = { $prestige } za każdą inną literę na twoich żetonach patronów
wonder-of-per_tall_on_island = { $prestige } za każdy wysoki budynek na tej wyspie, czyjkolwiek jest
wonder-of-per_own_tall = { $prestige } za każdy twój wysoki budynek
wonder-of-per_patron_disc = { $prestige } za każdy twój żeton patrona
wonder-of-per_own_colour_on_island = { $prestige } za każdy kolor dzielnic tej wyspy, w którym masz budowlę
wonder-of-by_unbuilt_left = Według liczby twoich niezbudowanych budowli, od zera: { $prestige_by_unbuilt }; gdy jest ich więcej, { $otherwise }
wonder-of-take_second_disc = Możesz wziąć żeton z niezabudowanej dzielnicy tej wyspy
wonder-of-score_control_now = { $prestige } za każdą wyspę, którą teraz kontrolujesz, także wspólnie
wonder-of-per_structure_in_longest_chain = { $prestige } za każdą budowlę twojego najdłuższego łańcuszka

## Otwarcia, do statystyk

opening-at-hub = { island-hub }
opening-at-aster = { island-aster }
opening-at-briar = { island-briar }
opening-at-cedar = { island-cedar }
opening-at-dahlia = { island-dahlia }
