## Gra

game-name = Paryż
game-tagline = Inwestuj w sześciu dzielnicach: od kawiarni po wieżę Eiffla

## Ustawienia stołu

option-setup = Przygotowanie
option-setup-basic = podstawowe: żetony i premie na wydrukowanych miejscach
option-setup-random = losowe: żetony i premie potasowane
option-placement = Kafelki budynków
option-placement-fixed = stałe: każdy kafelek na swoim polu
option-placement-free = dowolne: dzielnicę wybiera gracz
option-screens = Zasłonki
option-screens-closed = zamknięte: franki, żetony i niezużyte premie są ukryte
option-screens-open = otwarte: widzą je wszyscy
option-first = Pierwszy gracz
option-first-random = losowo
option-first-seat-0 = pierwsze miejsce

## O co może pytać plan

when-round = numer rundy
when-end-tokens = liczba pozostałych żetonów końca gry

## Co trzeba zdecydować

prompt-draw = { $player }: odkryj kafelek budynku z jednego ze stosów
prompt-site = { $player }: wybierz dzielnicę dla kafelka
prompt-main = { $player }: jedna akcja główna i dowolne akcje darmowe
prompt-target = { $player }: dokąd idzie klucz?
prompt-pay = { $player }: czym pokryć należny zasób?
prompt-bonus = { $player }: weź żeton premii albo zrezygnuj
prompt-prestige = { $player }: dodaj prestiż do zabytku albo zakończ
prompt-vp_tile = { $player }: czwarty klucz pozwala położyć płytkę PZ w dowolnej dzielnicy
prompt-end_pick = { $player }: weź jeden z żetonów końca gry
prompt-post = { $player }: akcje darmowe, potem koniec tury
prompt-free_pick = { $player }: wybierz dowolny żeton premii z toru
prompt-go_back = { $player }: wybierz pole za swoim asystentem
prompt-pair_prestige = { $player }: ile par każdego prestiżu odrzucasz?
prompt-pair_resources = { $player }: ile par każdego zasobu odrzucasz?
prompt-over = Koniec gry

## Ruchy

move-draw = Weź kafelek ze stosu { $stack }
move-site = Połóż kafelek w dzielnicy { $district }
move-place = Połóż klucz { $place_to }
move-key = Przesuń klucz z: { $place }
move-end-take = Weź żeton końca gry
move-pass = Pasuj
move-to = Przejdź na: { $property }
move-build = Dodaj zabytek „{ $landmark }” w dzielnicy { $district }
move-pay = Zapłać { $way }: { $resource }
move-take = Weź żeton premii { $number } „{ $bonus }” z pola { $space }: { $effect }
move-skip = Nie bierz nic
move-fill = Dodaj { $prestige } { $way }
move-done = Nie dodawaj więcej prestiżu
move-vp = Połóż płytkę PZ { $tile } w dzielnicy { $district }
move-keep = Weź { $token }
move-end-turn = Zakończ turę
move-buy = Kup { $resource }
move-sell = Sprzedaj { $resource }
move-sell-prestige = Sprzedaj { $prestige }
move-sell-bonus = Sprzedaj żeton premii { $number }
move-use = Użyj żetonu premii { $number }
move-use-end = Użyj { $token_gen }
move-sell-end = Sprzedaj { $token }
move-pick = Weź żeton { $number } „{ $bonus }” z pola { $space }: { $effect }
move-back = Wróć na pole { $space } po żeton { $number } „{ $bonus }”: { $effect }
move-pair-prestige = Odrzuć pary: brąz { $bronze }, srebro { $silver }, złoto { $gold }
move-pair-resources = Odrzuć pary: drewno { $wood }, marmur { $marble }, złoto { $gold }

## Co się stało

event-drawn = { $player } odkrywa { $property } ({ $type }) ze stosu { $stack }
event-sited = { $player } kładzie kafelek { $tile_property } na polu { $property }
event-tile-lost = { $player }: żadna dzielnica nie przyjmie kafelka { $property }; wypada z gry
event-placed = { $player } kładzie klucz { $place_to }
event-francs =
    { $player }: +{ $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
        [many] { $francs } franków
       *[other] { $francs } franka
    }
event-moved =
    { $player } przesuwa klucz za { $price ->
        [one] { $price } franka
        [few] { $price } franki
        [many] { $price } franków
       *[other] { $price } franka
    }: { $from_place } → { $property }
event-landmark = { $player } dodaje zabytek „{ $landmark }” w dzielnicy { $district }
event-paid = { $player } płaci { $way }: { $resource }
event-token = { $player } bierze { $good }
event-scored = { $player }: +{ $points } PZ ({ $source })
event-bonus =
    { $price ->
        [0] { $player } bierze żeton premii { $number } (pole { $space })
        [one] { $player } bierze żeton premii { $number } (pole { $space }) za { $price } franka
        [few] { $player } bierze żeton premii { $number } (pole { $space }) za { $price } franki
       *[other] { $player } bierze żeton premii { $number } (pole { $space }) za { $price } franków
    }
event-used = { $player } używa żetonu premii { $number }
event-filled = { $player } dodaje { $prestige } { $way }
event-vp-tile = { $player } kładzie płytkę PZ { $tile } w dzielnicy { $district }
event-vp-skipped = { $player } nie kładzie płytki PZ
event-end-look = { $player } ogląda żetony końca gry
event-end-seen = W stosie: { $tokens }
event-end-taken = { $player } bierze żeton końca gry (zostało: { $count })
event-end-kept = Bierzesz { $token }
event-final-round = Wzięto ostatni żeton końca gry: runda { $round } jest ostatnia
event-passed = { $player } pasuje
event-round = Zaczyna się runda { $round }
event-turn = Tura: { $player }
event-over = Koniec gry
event-new-key =
    { $player } bierze klucz z rezerwy za { $price ->
        [one] { $price } franka
        [few] { $price } franki
        [many] { $price } franków
       *[other] { $price } franka
    }
event-paired =
    { $count ->
        [one] { $player } odrzuca { $count } parę
        [few] { $player } odrzuca { $count } pary
       *[other] { $player } odrzuca { $count } par
    }
event-bought =
    { $player } kupuje { $resource } za { $price ->
        [one] { $price } franka
        [few] { $price } franki
        [many] { $price } franków
       *[other] { $price } franka
    }
event-sold = { $player } sprzedaje { $resource }
event-sold-prestige = { $player } sprzedaje { $prestige }
event-sold-bonus = { $player } sprzedaje żeton premii { $number }
event-end-used = { $player } używa { $token_gen }
event-end-sold = { $player } sprzedaje { $token }

## Dlaczego ruch jest niedozwolony

reason-not-now = Teraz trzeba zdecydować o czym innym
reason-main-action-done = Akcja główna tej tury jest już wykonana
reason-end-pile-empty = Nie ma już żetonów końca gry
reason-stacks-not-empty = Żetony końca gry czekają, aż skończą się kafelki budynków
reason-pass-only-without-action = Pasować wolno tylko wtedy, gdy nie ma żadnej akcji głównej
reason-already-drawn = Kafelek bierze się tylko na początku tury
reason-stacks-are-empty = Wszystkie kafelki budynków są już wzięte
reason-stack-is-empty = Stos { $stack } jest pusty
reason-nothing-to-site = Nie ma kafelka do położenia
reason-space-has-tile = W dzielnicy { $district } pole tej wartości ma już kafelek
reason-district-has-type = W dzielnicy { $district } stoi już budynek tego rodzaju
reason-no-key-in-hand = Nie masz klucza za zasłonką
reason-own-key-there = Masz tam już klucz: { $place }
reason-key-has-no-target = Ten klucz nie ma dokąd iść: { $place }
reason-no-own-key-there = Nie masz tam klucza: { $place }
reason-choose-key-first = Najpierw wybierz klucz
reason-not-on-board = Tego nie ma na planszy: { $property }
reason-another-district = Klucz zostaje w swojej dzielnicy: { $property }
reason-value-must-rise = Wartość musi rosnąć, a ta nie jest wyższa: { $property }
reason-own-key-needs-9 = Leży tam twój klucz, potrzebny żeton premii 9: { $property }
reason-other-key-needs-16 = Leży tam klucz innego gracza, potrzebny żeton premii 16: { $property }
reason-landmark-not-in-reserve = Już na planszy: { $landmark }
reason-landmark-must-exceed = { $landmark }: wartość musi być wyższa niż wszystkich zabytków dzielnicy { $district }
reason-not-enough-francs =
    Cena: { $price ->
        [one] { $price } frank
        [few] { $price } franki
        [many] { $price } franków
       *[other] { $price } franka
    }, a masz { $francs }
reason-resources-not-payable = Nie możesz zapłacić zasobów: { $property }
reason-nothing-to-pay = Nie ma nic do zapłacenia
reason-another-unit-due = Najpierw zapłać: { $resource }
reason-not-to-hand = Nie można zapłacić { $way }: { $resource }
reason-rest-not-payable = Gdy zapłacisz { $way } ({ $resource }), na resztę nie wystarczy
reason-nothing-to-skip = Nie ma z czego rezygnować
reason-no-landmark-entered = Prestiż dodaje się tylko wtedy, gdy klucz wchodzi na zabytek
reason-main-action-due = Najpierw akcja główna
reason-number-known = Żeton premii { $number } jest już u ciebie albo został zużyty
reason-no-tile-there = Na polu { $space } nie ma żetonu
reason-no-bonus-now = Żeton premii dają tylko budynki o wartości 1, 2 i 3
reason-assistant-moves-forward = Asystent idzie tylko do przodu, a pole { $space } jest za nim
reason-no-open-slot = Nie ma wolnego miejsca: { $prestige } ({ $way })
reason-prestige-not-to-hand = Nie można dodać { $prestige_gen } { $way }
reason-not-the-fourth-key = Płytkę PZ kładzie się tylko z czwartym kluczem dzielnicy
reason-vp-tile-placed = Płytka PZ { $tile } już leży w dzielnicy
reason-district-has-vp-tile = W dzielnicy { $district } leży już płytka PZ
reason-not-looking-at-pile = Nie oglądasz teraz żetonów końca gry
reason-token-not-in-pile = Tego nie ma w stosie: { $token }
reason-no-free-action-now = Akcje darmowe są możliwe przed akcją główną, po niej i przy wyborze premii
reason-no-such-resource = Nie masz tego: { $resource }
reason-no-such-prestige = Nie masz tego: { $prestige }
reason-tile-not-unused = Nie masz niezużytego żetonu premii { $number }
reason-reserve-lacks = W rezerwie tego nie ma: { $resource }
reason-tile-not-for-use = Żetonu premii { $number } nie używa się osobno
reason-no-tile-in-reach = Żeton premii { $number } nie ma czego wziąć
reason-no-pair = Nie masz pary jednakowych żetonów dla premii { $number }
reason-tile-scores-nothing = Żeton premii { $number } nic by teraz nie dał
reason-key-reserve-empty = Twoja rezerwa kluczy jest pusta
reason-token-other-use = Tego żetonu używa się inaczej: { $token }
reason-token-not-held = Nie masz tego: { $token }
reason-no-choice-now = Żaden żeton nie wymaga teraz takiego wyboru
reason-too-far-back = Pole { $space } jest za daleko za asystentem: cofnąć się można najwyżej o { $box_bonus_25_max_steps }
reason-not-so-many-pairs = Nie masz tylu par

## Źródła punktów

source-eights = Budynki o wartości 8
source-prestige = Prestiż zabytków
source-bonus = Żetony premii
source-end-tokens = Żetony końca gry
source-treasury = Franki (premia 27)
source-districts = Dzielnice

## Zasoby, prestiż, żetony, rodzaje

resource-wood = drewno
    .gen = drewna
resource-marble = marmur
    .gen = marmuru
resource-gold = złoto
    .gen = złota
prestige-bronze = brązowy prestiż
    .gen = brązowego prestiżu
prestige-silver = srebrny prestiż
    .gen = srebrnego prestiżu
prestige-gold = złoty prestiż
    .gen = złotego prestiżu
change-francs = franki
change-hand = klucze w ręce
change-assistant = asystent
change-prestige-bronze = { prestige-bronze }
change-prestige-silver = { prestige-silver }
change-prestige-gold = { prestige-gold }
good-resource-wood = drewno
good-resource-marble = marmur
good-resource-gold = złoto
good-prestige-bronze = brązowy prestiż
good-prestige-silver = srebrny prestiż
good-prestige-gold = złoty prestiż
way-token = żetonem
way-bonus-2 = premią 2
way-bonus-3 = premią 3
way-bonus-4 = premią 4
way-bonus-8 = premią 8
way-bonus-10 = premią 10
way-bonus-19 = premią 19
way-bonus-21 = premią 21
way-second-half = drugą połową premii
way-end = żetonem końca gry
type-cafe = kawiarnia
type-bakery = piekarnia
type-residence = rezydencja
type-restaurant = restauracja
type-hotel = hotel
type-theatre = teatr
colour-blue = niebieski
colour-orange = pomarańczowy
colour-green = zielony
colour-purple = fioletowy

## Trener

coach-no-stacks = { $count ->
    [one] Został { $count } żeton końca gry: po nim jeszcze jedna runda.
    [few] Zostały { $count } żetony końca gry; po ostatnim jeszcze jedna runda.
   *[other] Zostało { $count } żetonów końca gry; po ostatnim jeszcze jedna runda.
}
coach-fourth-key = Następny klucz w dzielnicy { $district } będzie tam czwarty: wtedy można położyć płytkę PZ w dowolnej dzielnicy, która jej nie ma.
coach-use-first = Najpierw użyj żetonu { $number }: teraz daje { $before }, a po najlepiej wyglądającym ruchu klucza – { $after }.
coach-star-fits = Twój prestiż pasuje do zabytku, na który cię stać: { $prestige } – { $landmark }.
coach-gap-closes = { $district }: do rywala ({ $player }) brakuje { $gap }, a wolny budynek o wartości { $value } daje ci przewagę.
coach-key-moves = { $district }: klucz z banku może przejść na wolny budynek o wartości { $value }, za { $value ->
    [one] { $value } franka
    [few] { $value } franki
   *[other] { $value } franków
}.

## Żetony premii

bonus-1 = Sakiewka
bonus-2 = Zamówienie drewna
bonus-3 = Zamówienie marmuru
bonus-4 = Zamówienie złota
bonus-5 = Duża sakiewka
bonus-6 = Jedynki
bonus-7 = Owacja
bonus-8 = Dowolny prestiż
bonus-9 = Druga dzierżawa
bonus-10 = Dowolny zasób
bonus-11 = Dwójki
bonus-12 = Dywidenda
bonus-13 = Ślusarz
bonus-14 = Mistrz ślusarski
bonus-15 = Trójki
bonus-16 = Współwłasność
bonus-17 = Wolny wybór
bonus-18 = Czwórki
bonus-19 = Dwa prestiże
bonus-20 = Niezagrane
bonus-21 = Dwa zasoby
bonus-22 = Wielka owacja
bonus-23 = Pary prestiżu
bonus-24 = Pary zasobów
bonus-25 = Drugie spojrzenie
bonus-26 = Piątki
bonus-27 = Skarbiec
bonus-28 = Ósemki
bonus-29 = Zabytki
bonus-30 = Różnorodność

## Dzielnice, budynki, zabytki, miejsca

district-montmartre = Montmartre
district-la_villette = La Villette
district-belleville = Belleville
district-saint_germain = Saint-Germain
district-chaillot = Chaillot
district-batignolles = Batignolles
property-montmartre_1 = Montmartre 1
property-montmartre_2 = Montmartre 2
property-montmartre_3 = Montmartre 3
property-montmartre_4 = Montmartre 4
property-montmartre_5 = Montmartre 5
property-montmartre_8 = Montmartre 8
property-la_villette_1 = La Villette 1
property-la_villette_2 = La Villette 2
property-la_villette_3 = La Villette 3
property-la_villette_4 = La Villette 4
property-la_villette_5 = La Villette 5
property-la_villette_8 = La Villette 8
property-belleville_1 = Belleville 1
property-belleville_2 = Belleville 2
property-belleville_3 = Belleville 3
property-belleville_4 = Belleville 4
property-belleville_5 = Belleville 5
property-belleville_8 = Belleville 8
property-saint_germain_1 = Saint-Germain 1
property-saint_germain_2 = Saint-Germain 2
property-saint_germain_3 = Saint-Germain 3
property-saint_germain_4 = Saint-Germain 4
property-saint_germain_5 = Saint-Germain 5
property-saint_germain_8 = Saint-Germain 8
property-chaillot_1 = Chaillot 1
property-chaillot_2 = Chaillot 2
property-chaillot_3 = Chaillot 3
property-chaillot_4 = Chaillot 4
property-chaillot_5 = Chaillot 5
property-chaillot_8 = Chaillot 8
property-batignolles_1 = Batignolles 1
property-batignolles_2 = Batignolles 2
property-batignolles_3 = Batignolles 3
property-batignolles_4 = Batignolles 4
property-batignolles_5 = Batignolles 5
property-batignolles_8 = Batignolles 8
property-luxembourg = Ogród Luksemburski
property-tuileries = Ogród Tuileries
property-grand_palais = Grand Palais
property-opera = Gmach Opery
property-sacre_coeur = Sacré-Cœur
property-louvre = Luwr
property-notre_dame = Notre-Dame
property-eiffel_tower = Wieża Eiffla
landmark-luxembourg = { property-luxembourg }
landmark-tuileries = { property-tuileries }
landmark-grand_palais = { property-grand_palais }
landmark-opera = { property-opera }
landmark-sacre_coeur = { property-sacre_coeur }
landmark-louvre = { property-louvre }
landmark-notre_dame = { property-notre_dame }
landmark-eiffel_tower = { property-eiffel_tower }
place-montmartre = bank (Montmartre)
    .to = w banku (Montmartre)
place-la_villette = bank (La Villette)
    .to = w banku (La Villette)
place-belleville = bank (Belleville)
    .to = w banku (Belleville)
place-saint_germain = bank (Saint-Germain)
    .to = w banku (Saint-Germain)
place-chaillot = bank (Chaillot)
    .to = w banku (Chaillot)
place-batignolles = bank (Batignolles)
    .to = w banku (Batignolles)
place-arc = Łuk Triumfalny
    .to = pod Łukiem Triumfalnym
place-montmartre_1 = { property-montmartre_1 }
place-montmartre_2 = { property-montmartre_2 }
place-montmartre_3 = { property-montmartre_3 }
place-montmartre_4 = { property-montmartre_4 }
place-montmartre_5 = { property-montmartre_5 }
place-montmartre_8 = { property-montmartre_8 }
place-la_villette_1 = { property-la_villette_1 }
place-la_villette_2 = { property-la_villette_2 }
place-la_villette_3 = { property-la_villette_3 }
place-la_villette_4 = { property-la_villette_4 }
place-la_villette_5 = { property-la_villette_5 }
place-la_villette_8 = { property-la_villette_8 }
place-belleville_1 = { property-belleville_1 }
place-belleville_2 = { property-belleville_2 }
place-belleville_3 = { property-belleville_3 }
place-belleville_4 = { property-belleville_4 }
place-belleville_5 = { property-belleville_5 }
place-belleville_8 = { property-belleville_8 }
place-saint_germain_1 = { property-saint_germain_1 }
place-saint_germain_2 = { property-saint_germain_2 }
place-saint_germain_3 = { property-saint_germain_3 }
place-saint_germain_4 = { property-saint_germain_4 }
place-saint_germain_5 = { property-saint_germain_5 }
place-saint_germain_8 = { property-saint_germain_8 }
place-chaillot_1 = { property-chaillot_1 }
place-chaillot_2 = { property-chaillot_2 }
place-chaillot_3 = { property-chaillot_3 }
place-chaillot_4 = { property-chaillot_4 }
place-chaillot_5 = { property-chaillot_5 }
place-chaillot_8 = { property-chaillot_8 }
place-batignolles_1 = { property-batignolles_1 }
place-batignolles_2 = { property-batignolles_2 }
place-batignolles_3 = { property-batignolles_3 }
place-batignolles_4 = { property-batignolles_4 }
place-batignolles_5 = { property-batignolles_5 }
place-batignolles_8 = { property-batignolles_8 }
place-luxembourg = { property-luxembourg }
place-tuileries = { property-tuileries }
place-grand_palais = { property-grand_palais }
place-opera = { property-opera }
place-sacre_coeur = { property-sacre_coeur }
place-louvre = { property-louvre }
place-notre_dame = { property-notre_dame }
place-eiffel_tower = { property-eiffel_tower }

## Plansza w terminalu

board-round = Runda { $round }
board-final = ostatnia runda { $round }
course-round = Runda
course-buildings =
    { $count ->
        [one] został { $count } budynek
        [few] zostały { $count } budynki
       *[other] zostało { $count } budynków
    }
course-end-tokens =
    { $count ->
        [one] został { $count } żeton końca gry
        [few] zostały { $count } żetony końca gry
       *[other] zostało { $count } żetonów końca gry
    }
board-stacks = Stosy:
board-empty = pusty
board-bank = bank +{ $francs }
board-keys = klucze { $count }/{ $box_constants_public_vp_tile_trigger_keys }
board-landmarks = Zabytki:
board-arc = Łuk:
board-reserve = Rezerwa:
board-vp-left = Płytki PZ:
board-end-left = Żetony końca gry: { $count }
board-track = Tor premii
board-hand = kluczy { $count }, w rezerwie { $reserve }
board-tiles = premii { $count }
board-tokens = żetonów końca { $count }
board-used = zużyte: { $numbers }
board-points = { $points } PZ
board-standing = { $points }, gdyby skończyć teraz
board-screen = Twoja zasłonka
board-francs = { $francs } fr
board-last-seen = Ostatnio w stosie: { $tokens }
board-legend = W drewno, M marmur, G złoto · ★B brąz, ★S srebro, ★G złoto · 12^8: suma 12, najwyższa wartość 8
board-to-act = tura:

## Plansza na ekranie

screen-buildings = BUDYNKI
screen-left = zostało: { $count }
screen-vp-tiles = PŁYTKI PZ
screen-reserve = REZERWA ZASOBÓW
screen-end-tokens = ŻETONY KOŃCA GRY
screen-end-later = po ostatnim budynku
screen-new-landmark = nowy zabytek
screen-whole-city = Całe miasto
screen-majority = { $district }: { $majority }
screen-landmarks = Zabytki
screen-landmarks-note = Nowy musi przewyższyć wszystkie w dzielnicy.
screen-keys = Klucze
screen-in-hand = w ręce: { $count }
screen-in-reserve = w rezerwie: { $count }
screen-bonus = Żetony premii
screen-used = zużyte
screen-resources = Zasoby
screen-prestige = Prestiż
screen-francs = fr.
screen-behind = za twoją zasłonką
screen-you = ty
screen-sell = sprzedaj
screen-use = użyj
screen-given = Zapłacono
screen-due = Do zapłaty
screen-slots = Wolne miejsca
screen-majorities = Przewagi
screen-assistant = asystent na polu { $space }
screen-value = wartość { $value }
screen-end-own = Twoje żetony końca gry
screen-pairs = pary

## Żetony z liczbami swojego pudełka

francs-told = { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
bonus-of-gain = { $francs ->
    [0] +{ $vp } PZ
   *[other] +{ $francs_told }{ $vp ->
        [0] { "" }
       *[other] { " " }i +{ $vp } PZ
    }
}
bonus-of-resource = liczy się jako 1 { $resource_name }
bonus-of-score_value = { $vp_each } PZ za każdy twój klucz na budynku o wartości { $value }
bonus-of-any_prestige = { $count ->
    [1] liczy się jako 1 dowolny prestiż
   *[other] liczy się jako 1 lub 2 dowolne prestiże
}
bonus-of-any_resource = { $count ->
    [1] liczy się jako 1 dowolny zasób
   *[other] liczy się jako 1 lub 2 dowolne zasoby
}
bonus-of-double_own = klucz może dołączyć do twojego klucza
bonus-of-join_other = klucz może dołączyć do kluczy innych graczy
bonus-of-take_any_bonus = weź dowolny żeton premii z toru
bonus-of-extra_key = zapłać { $price ->
    [one] { $price } franka
    [few] { $price } franki
   *[other] { $price } franków
}: klucz z rezerwy trafia do ciebie
bonus-of-score_unused = { $vp_each_2 }, { $vp_each_3 } lub { $vp_each_4 } PZ (2, 3 lub 4 graczy) za każdy inny niezużyty żeton
bonus-of-pairs_prestige = odrzuć pary jednakowego prestiżu: po { $vp_each_2 }, { $vp_each_3 } lub { $vp_each_4 } PZ (2, 3 lub 4 graczy)
bonus-of-pairs_resource = odrzuć pary jednakowych zasobów: po { $vp_each_2 }, { $vp_each_3 } lub { $vp_each_4 } PZ (2, 3 lub 4 graczy)
bonus-of-step_back = cofnij się najwyżej o { $max_steps ->
    [one] { $max_steps } pole
    [few] { $max_steps } pola
   *[other] { $max_steps } pól
} i weź tamtejszy żeton
bonus-of-score_francs_end = { $vp_each } PZ za każdego franka na końcu
bonus-of-score_landmarks = { $vp_each } PZ za każdy twój klucz na zabytku
bonus-of-score_types = { $vp_by_types_4 }, { $vp_by_types_5 }, { $vp_by_types_6 } lub { $vp_by_types_7 } PZ za 4, 5, 6 lub 7 różnych rodzajów
end-of-vp = żeton końca gry „{ $vp } PZ”
    .gen = żetonu końca gry „{ $vp } PZ”
end-of-francs = żeton końca gry „{ $francs_told }”
    .gen = żetonu końca gry „{ $francs_told }”
end-of-resource = żeton końca gry „{ $resource_name }”
    .gen = żetonu końca gry „{ $resource_name }”
end-of-prestige = żeton końca gry „{ $prestige_name }”
    .gen = żetonu końca gry „{ $prestige_name }”
tile-of-places = { $places_0 }/{ $places_1 }/{ $places_2 }

## Otwarcia, do statystyk

opening-place-montmartre = Klucz: { place-montmartre }
opening-place-la_villette = Klucz: { place-la_villette }
opening-place-belleville = Klucz: { place-belleville }
opening-place-saint_germain = Klucz: { place-saint_germain }
opening-place-chaillot = Klucz: { place-chaillot }
opening-place-batignolles = Klucz: { place-batignolles }
opening-place-arc = Klucz: { place-arc }
waste-points = Akcja darmowa przyniosłaby ci jeszcze punkty.
waste-francs = To, co można sprzedać, po tej turze nic już nie da, a przy remisie decydują franki.
