## Gra

game-name = Małe miasto
game-tagline = Zbuduj dzielnicę, wypełnij ją mieszkańcami i zadbaj o czyste powietrze

## Opcje stołu

option-mode = Zasady
option-mode-basic = podstawowe
option-mode-advanced = zaawansowane
option-condition = Warunek zwycięstwa
option-condition-votes = głosy
option-condition-economic = gospodarka
option-condition-population = ludność
option-condition-cultural = kultura
option-level = Poziom gry solo
option-level-citizen = Mieszkaniec
option-level-mayor = Burmistrz
option-level-governor = Gubernator
option-level-senator = Senator
option-level-president = Prezydent
option-side = Plansza dzielnicy
option-side-easy = łatwa ({ $box_district_easy_zone_sizes_0 } × { $box_district_easy_zone_sizes_0 })
option-side-hard = trudna ({ $box_district_hard_zone_sizes_0 } × { $box_district_hard_zone_sizes_0 })
option-council = Strona Rady Miasta
option-council-easy = łatwa
option-council-hard = ★

## O co może pytać plan

when-round = numer rundy
when-most-pollution = najwyższe zanieczyszczenie u gracza

## Co gracz musi zrobić

prompt-set_hall = { $player }: wybierz w tajemnicy miejsce na Ratusz
prompt-set_promise = { $player }: zachowaj jedną ze swoich obietnic
prompt-mayor = { $player }: wybierz ulicę, na której stanie burmistrz w dzielnicy gospodarza
prompt-actions = { $player }: weź kartę akcji
prompt-build = { $player }: buduj za zasłonką, potem zatwierdź plan
prompt-move = { $player }: przesuń swoich mieszkańców
prompt-income = { $player }: skorzystaj z handlu i zmagazynuj produkcję fabryk
prompt-votes = { $player }: trwa liczenie głosów
prompt-pollution = { $player }: zanieczyszczenie pochłania ofiarę
prompt-council = { $player }: wykonaj jeden ruch w Radzie Miasta lub spasuj
prompt-next_host = { $player }: burmistrz jedzie dalej
prompt-over = Koniec gry

## O czym dokładnie się decyduje

step-wait = oczekiwanie
step-hall = miejsce Ratusza
step-promise = obietnica
step-street = ulica dla burmistrza
step-card = karta akcji
step-gain = pieniądze lub głosy
step-expansion = powiększenie strefy
step-advance = awans w radzie
step-council = ruch w radzie
step-payment = zapłata
step-gift = wybór materiałów
step-store = miejsce składowania
step-special = obietnica specjalna
step-bonus_tile = darmowy kafelek rady
step-build = następny krok planu
step-way = ułożenie kafelka
step-anchor = miejsce kafelka
step-warehouse = miejsce magazynu
step-spared = zniżka Architekta
step-source = skąd pochodzi materiał
step-staff = mieszkaniec do nowego budynku
step-upgrade = kafelek do ulepszenia
step-growth = pole wzrostu
step-demolition = kafelek do wyburzenia
step-citizen = mieszkaniec do przesunięcia
step-district = dzielnica docelowa
step-place = miejsce docelowe
step-home = dom do zasiedlenia
step-trade = wymiana
step-producer = następny producent
step-victim = ofiara
step-grave = miejsce cmentarza

## Ruchy

move-hall = Ratusz na { $cell }
move-keep = Zachowaj obietnicę { $promise }
move-mayor = Burmistrz staje przy { $cell }, { $street }
move-take = Weź kartę: { $card }
move-gain = Weź { $gain }
move-expand = Powiększ strefę
move-decline = Zrezygnuj
move-advance = Awansuj w rzędzie „{ $row }”
move-enter = Wejdź do rzędu „{ $row }”
move-restart = Z rzędu „{ $from_row }” do kolumny 1 rzędu „{ $row }”
move-pass = Pas
move-pay = Zapłać: { $payment }
move-gift = Weź: { $materials }
move-special = Zachowaj obietnicę specjalną { $special }
move-store = Złóż na { $cell }
move-build = Zbuduj: { $tile }
move-upgrade = Ulepsz kafelek
move-demolish = Wyburz kafelek
move-commit = Zatwierdź plan
move-lay = Ułóż tak: { $pattern }
move-at = Lewy górny róg na { $cell }
move-warehouse = Magazyn na { $cell }
move-no-warehouse = Bez magazynu
move-spare = Architekt oszczędza: { $material }
move-from = Weź z { $cell }
move-staff = Wprowadza się mieszkaniec z { $cell }
move-nobody = Nikt się nie wprowadza
move-tile = Ulepsz kafelek na { $cell }
move-raze = Wyburz kafelek na { $cell }
move-grow = Rozbuduj na { $cell }
move-citizen = Przesuń mieszkańca z { $cell } (dzielnica: { $seat })
move-finish = Zakończ
move-to = Do dzielnicy gracza { $seat }
move-place = Idź na { $cell }
move-home = Zasiedl na { $cell }
move-sell = Sprzedaj { $material } z { $cell }
move-buy = Kup głosy za ${ $price }
move-donate = Podaruj { $material } z { $cell }
move-produce = Produkuj na { $cell } (dzielnica: { $seat })
move-victim = Umiera stojący na { $cell }
move-grave = Cmentarz na { $cell }

## Co się wydarzyło

event-hall = { $player } stawia Ratusz na { $cell }
event-dealt = Otrzymane obietnice: { $promises }
event-mayor = { $player } stawia burmistrza w dzielnicy gracza { $host_player }: { $cell }, { $street }
event-circle = Karty akcji leżą w kręgu: { $cards }
event-card = { $player } bierze kartę „{ $card }” za ${ $price }
event-gained = { $player }: { $money ->
        [0] głosy +{ $votes }
       *[other] { $votes ->
            [0] pieniądze +${ $money }
           *[other] pieniądze +${ $money }, głosy +{ $votes }
        }
    }
event-committed = { $player }: plan gotowy
event-conflict = { $player } planuje od nowa: zabrakło kafelka
event-gone = { $player }: nie ma już takich kafelków ({ $tile })
event-built = { $player } buduje na { $cell }: { $tile }
event-upgraded = { $player } ulepsza kafelek na { $cell }: { $tile }
event-demolished = { $player } wyburza kafelek na { $cell }: { $tile }
event-expanded = { $player } powiększa strefę (krok { $steps })
event-paid = { $player } płaci za to: ${ $money }, drewno { $wood }, kamień { $stone }, metal { $metal }
event-evicted = Mieszkaniec gracza { $player } opuszcza dzielnicę gracza { $host_player }
event-moved = { $player }: z { $origin } ({ $from_player }) na { $cell } ({ $to_player })
event-surplus = { $player }: mieszkaniec z { $cell } ({ $from_player }) nie ma gdzie stanąć i idzie do Ratusza, a gdy i tam brak miejsca, do urzędu pracy
event-settled = { $player } osiedla mieszkańca na { $cell }
event-arrived = { $player }: nowi mieszkańcy w Ratuszu: { $count }
event-income = { $player }: turyści +{ $tourists }, kasa +{ $cash }
event-sold = { $player } sprzedaje { $material }: +${ $money }
event-donated = { $player } oddaje { $material }: głosy +{ $votes }
event-bought = { $player } płaci ${ $price }: głosy +{ $votes }
event-produced = { $player } produkuje { $material } na { $cell } ({ $host_player })
event-stored = { $player } składuje { $material } na { $cell }
event-votes = { $player }: głosy domów +{ $votes }{ $university ->
        [0] { "" }
       *[other] , uniwersytet +{ $university }
    }
event-pollution = { $player }: zanieczyszczenie: ludzie { $people } + produkcja { $produced } − parki { $parks } = +{ $added }, razem { $total }
event-died = { $host_player }: mieszkaniec gracza { $player } na { $cell } umiera
event-saved = { $host_player }: strażacy ratują turystę gracza { $player } na { $cell }: idzie do Ratusza, a gdy tam brak miejsca, do urzędu pracy
event-buried = { $player }: cmentarz na { $cell }
event-eliminated = { $player } dusi się i odpada z gry
event-passed = { $player } pasuje
event-council = { $player }: rada, „{ $row }”, kolumna { $column } (zapłata: { $payment })
event-drew = { $player } dobiera obietnice specjalne: { $count }
event-round = Runda { $number }: burmistrza gości { $host_player }
event-over = Obietnice zostają odkryte

## Dlaczego ruch jest niemożliwy

reason-zone-is-maximal = Strefa ma już największy rozmiar
reason-already-expanded = W tej fazie strefa została już powiększona
reason-too-many-builds-to-expand = Z powiększeniem można zbudować najwyżej tyle kafelków: { $box_constants_max_builds_with_expansion }
reason-already-demolished = W tej fazie wyburzono już kafelek
reason-no-builds-left = W tej fazie nie można już budować
reason-nothing-to-demolish = Niczego nie można teraz wyburzyć
reason-nothing-can-grow = Niczego nie można teraz ulepszyć
reason-never-built-alone = Nie buduje się osobno: { $tile }
reason-wrong-size-for-the-council = Kolumna { $column } rady nie buduje: { $tile }
reason-already-built = Buduje się tylko raz w grze: { $tile }
reason-none-in-stock = Nie ma już w zasobach: { $tile }
reason-materials-lacking = Brakuje materiałów: { $tile }
reason-money-lacking = Kosztuje ${ $price }, a masz ${ $money }
reason-no-warehouse-in-stock = Nie ma już magazynów: { $tile }
reason-no-place-for-it = Nie ma miejsca: { $tile }
reason-not-a-shape-of-the-tile = { $pattern } nie jest kształtem kafelka: { $tile }
reason-pattern-fits-nowhere = { $pattern } nigdzie się nie mieści
reason-off-the-board = Na { $cell } kafelek wystaje poza planszę
reason-outside-the-zone = { $cell } leży poza strefą budowy
reason-cemetery-there = Na { $cell } jest cmentarz
reason-tile-there = Na { $cell } leży kafelek
reason-mayor-there = Burmistrz blokuje { $cell }
reason-industry-next-to-it = Na { $cell } dom leżałby obok przemysłu: { $tile }
reason-homes-next-to-it = Na { $cell } przemysł leżałby obok domów: { $tile }
reason-requirement-not-met = Na { $cell } żadne pole nie ma potrzebnych wpływów: { $tile }
reason-no-room-for-the-warehouse = Na { $cell } brak miejsca na magazyn: { $tile }
reason-not-enough-even-so = Ta oszczędność nie wystarczy: { $material }
reason-warehouse-not-there = Magazyn nie może leżeć na { $cell }
reason-warehouse-is-compulsory = Fabryka wymaga magazynu: { $move }
reason-not-stored-there = Na { $cell } nie ma tego materiału
reason-no-citizen-there = Na { $cell } nie ma twojego mieszkańca
reason-no-tile-there = Na { $cell } nie ma kafelka
reason-built-in-this-phase = Kafelek na { $cell } zbudowano w tej fazie
reason-influence-lacking = Kafelkowi na { $cell } brakuje wpływów następnego poziomu
reason-no-room-or-no-tile = Dla kafelka na { $cell } nie ma wolnego pola lub większego kafelka
reason-cannot-grow-there = { $tile }: nie można rozbudować na { $cell }
reason-town-hall-stays = Ratusza się nie wyburza ({ $cell })
reason-would-reach-the-end-of-the-track = Wyburzenie { $cell } podniosłoby zanieczyszczenie do { $box_constants_pollution_elimination }
reason-town-hall-is-full = W Ratuszu gracza { $owner_seat } nie ma miejsca dla stojących na { $cell }
reason-somebody-must-still-move = Ktoś z mieszkańców musi się jeszcze ruszyć
reason-no-place-in-that-district = W dzielnicy gracza { $seat } nie ma miejsca
reason-no-empty-home-there = Na { $cell } nie ma pustego domu poziomu 1
reason-has-moved = Mieszkaniec na { $cell } już się ruszył
reason-nowhere-to-go = Mieszkaniec na { $cell } nie ma dokąd iść
reason-used-last-round = Na { $cell } właśnie pracował twój mieszkaniec
reason-somebody-stands-there = Na { $cell } ktoś stoi
reason-no-place-for-tourists = Turyści nie mogą wejść na { $cell }
reason-nobody-may-stand-there = Na { $cell } nikt nie może stać
reason-no-special-promise-now = Obietnica specjalna nie jest tu zapłatą
reason-cannot-pay = Cena { $price }, masz { $have } ({ $payment })
reason-only-one-column-to-the-right = Radny przesuwa krążek o jedną kolumnę w prawo
reason-no-disc-in-that-row = W rzędzie „{ $row }” nie ma twojego krążka
reason-own-disc-in-that-row = W rzędzie „{ $row }” stoi twój drugi krążek
reason-disc-is-fixed = Krążek w kolumnie 4 zostaje na zawsze („{ $row }”)
reason-no-payment-possible = Nie możesz zapłacić { $price }
reason-no-disc-at-the-start = Oba krążki są już w radzie
reason-card-lies-face-down = Karta leży zakryta: { $card }
reason-card-is-taken = Karta jest zajęta: { $card }
reason-card-too-dear = { $card }: cena ${ $price }, a masz ${ $money }
reason-hall-does-not-fit = Ratusz się tam nie mieści: { $about }
reason-promise-not-dealt = Nie masz tej obietnicy: { $about }
reason-no-street-there = Nie ma tam ulicy między pustymi polami: { $about }
reason-no-such-alternative = Ta kolumna nie ma takiego wariantu: { $about }
reason-no-free-slot-there = Nie ma tam magazynu z wolnym miejscem: { $about }
reason-nothing-to-exchange = Taka wymiana jest niemożliwa: { $move }
reason-no-producer-there = Nikt tam nie produkuje: { $about }
reason-material-not-needed = { $tile } nie wymaga: { $material }
reason-not-the-first-cell = Budynek na { $cell } nazywa się od jego pierwszego pola: { $first }
reason-never-grows = Kafelek na { $cell } już nie rośnie
reason-slot-not-from-abroad = Wracający turysta nie może pójść prosto do służb na { $cell }
reason-street-outside-the-zone = Ulica przy { $cell } leży poza strefą
reason-like-another-producer = To samo wytwarza inny mieszkaniec: zamiast { $cell } podaj pierwszego z nich
reason-no-victim-there = Nie ma tam możliwej ofiary: { $about }
reason-no-grave-there = Cmentarz nie może tam leżeć: { $about }

## Skąd są punkty

source-votes = Głosy
source-promise = Obietnica
source-pollution = Zanieczyszczenie
source-special = Obietnice specjalne
source-money = Pieniądze
source-net_income = Dochód netto
source-population = Ludność
source-culture = Pola kultury

## Kafelki

tile-town_hall = Ratusz
tile-school = szkoła
tile-library = biblioteka
tile-museum = muzeum
tile-metro = stacja metra
tile-clinic = klinika
tile-university = uniwersytet
tile-refinery = rafineria
tile-port = port
tile-police = posterunek policji
tile-fire = remiza strażacka

## Materiały, zapłata, ulice

material-wood = drewno
material-stone = kamień
material-metal = metal
material-nothing = nic
gain-money = pieniądze
gain-votes = głosy
change-money = pieniądze
change-votes = głosy
change-pollution = zanieczyszczenie
payment-money = pieniądze
payment-votes = głosy
payment-promise = obietnica specjalna
street-right = ulica po prawej
street-down = ulica poniżej

## Karty akcji

card-A = A Burmistrz
card-B = B Architekt
card-C = C Pośrednik
card-D = D Inżynier
card-E = E Zwolennik
card-F = F Urbanista
card-G = G Radny
card-H = H Oponent

## Trener

coach-last-rounds = { $count ->
    [one] Została { $count } runda: zamieniaj pieniądze i materiały na głosy.
    [few] Zostały { $count } rundy: zamieniaj pieniądze i materiały na głosy.
   *[other] Zostało { $count } rund: zamieniaj pieniądze i materiały na głosy.
}
coach-smoke = W tej rundzie zanieczyszczasz najwięcej ({ $points }), a ktoś doszedł już do { $threshold }: jedno pole parku może ocalić mieszkańca.
coach-home-grows = Domowi na { $cell } wystarcza kultury: może urosnąć za darmo.
coach-nobody-moves-in = { $count ->
    [one] W Ratuszu czeka { $count } mieszkaniec, a żaden mały dom nie jest pusty: zbuduj dom.
    [few] W Ratuszu czekają { $count } mieszkańcy, a żaden mały dom nie jest pusty: zbuduj dom.
   *[other] W Ratuszu czeka { $count } mieszkańców, a żaden mały dom nie jest pusty: zbuduj dom.
}
coach-hall-full = { $count ->
    [one] Ratusz jest pełny: nikt nie może przyjść, choć wolne jest { $count } pole fabryk.
    [few] Ratusz jest pełny: nikt nie może przyjść, choć wolne są { $count } pola fabryk.
   *[other] Ratusz jest pełny: nikt nie może przyjść, choć wolnych jest { $count } pól fabryk.
}
coach-no-money = Nie masz pieniędzy na radę. { $votes ->
    [0] Głosów do zapłaty też nie ma.
    [one] Możesz płacić tylko głosami: masz { $votes }.
    [few] Możesz płacić tylko głosami: masz { $votes }.
   *[other] Możesz płacić tylko głosami: masz { $votes }.
}

## Rada

row-industry = przemysł
row-construction = budownictwo
row-economy = gospodarka
row-tourism = turystyka

## Obietnice


## Tytuły gry solo

title-manor = Dwór
title-hamlet = Przysiółek
title-village = Wieś
title-borough = Dzielnica
title-small-town = Miasteczko
title-suburb = Przedmieście
title-city = Miasto
title-metropolis = Metropolia
title-capital = Stolica
title-megalopolis = Megalopolis

## Stół w terminalu

board-round = Runda { $number } z { $box_meta_rounds }
course-round = Runda
course-phases = Fazy rundy
course-actions = Akcje
course-build = Budowa
course-move = Ruch
course-income = Dochód
course-votes = Głosy
course-pollution = Powietrze
course-council = Rada
course-next-host = Gospodarz
board-employed = UP { $count }
board-hall = T { $count }/{ $box_constants_town_hall_slots }
board-planning = planuje
board-ready = plan gotowy
board-host = gospodarz
board-eliminated = poza grą
board-votes = głosy
board-council = Rada Miasta
board-circle = Karty akcji
board-stock = Zasoby
board-supply = Zapas materiałów
board-promise = Twoja obietnica
board-specials = Twoje obietnice specjalne
board-tally = bilans
board-legend = R dom, C handel, F fabryka, K park, S/L/M/Z/Q/U kultura, W magazyn, N rafineria, P port, X policja, Y straż; $ pieniądze, % zanieczyszczenie, T mieszkańcy w Ratuszu, UP urząd pracy, + rezerwa

## Stół w przeglądarce

board-rim = głosy na brzegu, okrążenie to 50
board-price = cena
board-employment = Urząd pracy
board-reserve = Rezerwa
board-pollution = Zanieczyszczenie
board-district = Dzielnica
board-district-of = Dzielnica gracza { $player }
board-cell = Pole { $cell }
board-cemetery = Cmentarz na { $cell }
board-plan = Mój plan
board-tray = Kafelki
board-left = zostało: { $count }
board-money = Pieniądze
board-citizens = Mieszkańcy w grze
board-goods = Zmagazynowane materiały
board-turn = Obróć
board-mirror = Odbij
board-builds = budowy
board-demolish = wyburzenie
board-free = za darmo
board-undo-from = Cofnij odtąd: { $step }
board-replan-tile = Zaplanuj od nowa: zabrakło kafelków ({ $tile }), ostatni wziął gracz przed tobą w kolejności. Wcześniejsze kroki zostają.
board-replan = Zaplanuj od nowa: zabrakło potrzebnego kafelka. Wcześniejsze kroki zostają.
board-plan-anew = Cofnij wszystko
board-drawer-homes = Domy
board-drawer-shops = Handel
board-drawer-factories = Przemysł
board-drawer-parks = Parki
board-drawer-culture = Kultura
board-drawer-services = Służby
board-forecast = Ta runda, jeśli wszyscy zostaną
board-forecast-home = dom { $cell }, mieszkańców: { $residents }
board-forecast-people = ludzie w dzielnicy
board-forecast-products = produkty
board-forecast-parks = pola parków
board-forecast-guests = turyści płacą
board-forecast-cash = { $cell }: gotówka
board-forecast-sell = { $cell }: sprzedaż materiału
board-forecast-buy-votes = { $cell }: kupno głosów
board-forecast-donate = { $cell }: darowizna materiału
board-forecast-product = { $cell }: { $material }
board-forecast-abroad = { $cell } w dzielnicy gracza { $player }
board-at-least = { $value } z { $wanted }
board-at-most = { $value }, najwyżej { $wanted }
board-must-move = Muszą się jeszcze ruszyć: { $count }
board-open-district = Obejrzyj dzielnicę gracza { $player }
board-rating = Tytuł: { $title }
board-rating-none = Tym razem bez tytułu
effect-A = następny gospodarz
effect-B = −1 materiał
effect-C = kafelki −$1
effect-D = czyste towary
effect-E = $1 lub 2 głosy
effect-F = strefa +1
effect-G = krążek +1
effect-H = bez efektu

## Kafelki i obietnice z liczbami swojego pudełka

tile-of-residential = dom { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(prosty)
    [V3] { " " }(narożny)
    [I4] { " " }(prosty)
    [O4] { " " }(kwadrat)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-commercial = handel { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(prosty)
    [V3] { " " }(narożny)
    [I4] { " " }(prosty)
    [O4] { " " }(kwadrat)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-factory = fabryka { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(prosta)
    [V3] { " " }(narożna)
    [I4] { " " }(prosta)
    [O4] { " " }(kwadrat)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-park = park { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(prosty)
    [V3] { " " }(narożny)
    [I4] { " " }(prosty)
    [O4] { " " }(kwadrat)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-warehouse = magazyn
promise-name-p1 = Zielone płuca
promise-name-p2 = Dach nad głową
promise-name-p3 = Książki i obrazy
promise-name-p4 = Sklepy na rogu
promise-name-p5 = Pełne magazyny
promise-name-p6 = Miejsce na rozwój
promise-name-p7 = Miasto targowe
promise-name-p8 = Dymiące kominy
promise-name-p9 = Bez żałoby
promise-name-p10 = Jest czym oddychać
promise-name-p11 = Rosnący tłum
promise-name-p12 = Pełna wieża
promise-name-p13 = Stolica kultury
promise-name-p14 = Bliźniacze zakłady
promise-name-p15 = Kryształowe niebo
promise-name-p16 = Złota mila
promise-of = { $title } (+{ $votes }/−{ $penalty }): { $all }
metric-park_cells = { $value ->
    [one] { $value } pole parku
    [few] { $value } pola parku
   *[other] { $value } pól parku
}
metric-commercial_cells = { $value ->
    [one] { $value } pole handlu
    [few] { $value } pola handlu
   *[other] { $value } pól handlu
}
metric-factory_cells = { $value ->
    [one] { $value } pole fabryk
    [few] { $value } pola fabryk
   *[other] { $value } pól fabryk
}
metric-cultural_cells = { $value ->
    [one] { $value } pole kultury
    [few] { $value } pola kultury
   *[other] { $value } pól kultury
}
metric-residential_tiles = { $value ->
    [one] { $value } dom
    [few] { $value } domy
   *[other] { $value } domów
}
metric-commercial_tiles = { $value ->
    [one] { $value } kafelek handlu
    [few] { $value } kafelki handlu
   *[other] { $value } kafelków handlu
}
metric-cultural_tiles = { $value ->
    [one] { $value } budynek kultury
    [few] { $value } budynki kultury
   *[other] { $value } budynków kultury
}
metric-factories_level3 = { $value ->
    [one] { $value } fabryka najwyższego poziomu
    [few] { $value } fabryki najwyższego poziomu
   *[other] { $value } fabryk najwyższego poziomu
}
metric-commercial_level4 = { $value ->
    [one] { $value } kafelek handlu najwyższego poziomu
    [few] { $value } kafelki handlu najwyższego poziomu
   *[other] { $value } kafelków handlu najwyższego poziomu
}
metric-has_school = { tile-school }
metric-has_library = { tile-library }
metric-has_museum = { tile-museum }
metric-has_refinery = { tile-refinery }
metric-has_port = { tile-port }
metric-materials_stored = { $value ->
    [one] { $value } materiał w magazynie
    [few] { $value } materiały w magazynie
   *[other] { $value } materiałów w magazynie
}
metric-expansions = { $value ->
    [one] { $value } powiększenie
    [few] { $value } powiększenia
   *[other] { $value } powiększeń
}
metric-cemeteries = { $value ->
    [one] { $value } cmentarz
    [few] { $value } cmentarze
   *[other] { $value } cmentarzy
}
metric-pollution = { $value ->
    [one] { $value } zanieczyszczenie
    [few] { $value } zanieczyszczenia
   *[other] { $value } zanieczyszczeń
}
metric-citizens_in_play = { $value ->
    [one] { $value } mieszkaniec w grze
    [few] { $value } mieszkańców w grze
   *[other] { $value } mieszkańców w grze
}
metric-residents = { $value ->
    [one] { $value } lokator
    [few] { $value } lokatorów
   *[other] { $value } lokatorów
}
metric-full_residential_5 = { $value ->
    [one] { $value } pełny dom najwyższego poziomu
    [few] { $value } pełne domy najwyższego poziomu
   *[other] { $value } pełnych domów najwyższego poziomu
}
metric-tourists_abroad = { $value ->
    [one] { $value } turysta u innych
    [few] { $value } turystów u innych
   *[other] { $value } turystów u innych
}
metric-tourists_hosted = { $value ->
    [one] { $value } goszczony turysta
    [few] { $value } goszczonych turystów
   *[other] { $value } goszczonych turystów
}
metric-empty_zone_cells = { $value ->
    [one] { $value } puste pole
    [few] { $value } puste pola
   *[other] { $value } pustych pól
}
metric-council_columns = { $value ->
    [one] { $value } kolumna w radzie
    [few] { $value } kolumny w radzie
   *[other] { $value } kolumn w radzie
}
metric-track_votes = { $value ->
    [one] { $value } głos na torze
    [few] { $value } głosy na torze
   *[other] { $value } głosów na torze
}
metric-active_specials = { $value ->
    [one] { $value } obsadzona służba
    [few] { $value } obsadzone służby
   *[other] { $value } obsadzonych służb
}
metric-money = { $value ->
    [one] { $value } dolar
    [few] { $value } dolary
   *[other] { $value } dolarów
}
limit-pollution = zanieczyszczenie do { $value }
limit-cemeteries = { $value ->
    [0] ani jednego cmentarza
   *[other] cmentarze: najwyżej { $value }
}
limit-park_cells = pól parku: najwyżej { $value }
limit-commercial_cells = pól handlu: najwyżej { $value }
limit-factory_cells = pól fabryk: najwyżej { $value }
limit-cultural_cells = pól kultury: najwyżej { $value }
limit-residential_tiles = domów: najwyżej { $value }
limit-commercial_tiles = kafelków handlu: najwyżej { $value }
limit-cultural_tiles = budynków kultury: najwyżej { $value }
limit-factories_level3 = fabryk najwyższego poziomu: najwyżej { $value }
limit-commercial_level4 = kafelków handlu najwyższego poziomu: najwyżej { $value }
limit-materials_stored = materiałów: najwyżej { $value }
limit-expansions = powiększeń: najwyżej { $value }
limit-citizens_in_play = mieszkańców w grze: najwyżej { $value }
limit-residents = lokatorów: najwyżej { $value }
limit-full_residential_5 = pełnych domów najwyższego poziomu: najwyżej { $value }
limit-tourists_abroad = turystów u innych: najwyżej { $value }
limit-tourists_hosted = goszczonych turystów: najwyżej { $value }
limit-empty_zone_cells = pustych pól: najwyżej { $value }
limit-council_columns = kolumn w radzie: najwyżej { $value }
limit-track_votes = głosów na torze: najwyżej { $value }
limit-active_specials = obsadzonych służb: najwyżej { $value }
limit-money = pieniędzy: najwyżej { $value }
limit-has_school = bez: { tile-school }
limit-has_library = bez: { tile-library }
limit-has_museum = bez: { tile-museum }
limit-has_refinery = bez: { tile-refinery }
limit-has_port = bez: { tile-port }
special-of-most-residential_tiles = najwięcej domów
special-of-most-residents = najwięcej lokatorów
special-of-most-commercial_cells = najwięcej pól handlu
special-of-most-factory_cells = najwięcej pól fabryk
special-of-most-park_cells = najwięcej pól parku
special-of-least-cemeteries = najmniej cmentarzy
special-of-least-pollution = najmniej zanieczyszczenia
special-of-most-council_columns = najsilniejsza pozycja w radzie
special-of-most-materials_stored = najwięcej materiałów
special-of-most-tourists_abroad = najwięcej turystów u innych
special-of-least-empty_zone_cells = najmniej pustych pól
special-of-most-tourists_hosted = najwięcej goszczonych turystów
special-of-most-track_votes = najwięcej głosów na torze
special-of-most-money = najwięcej pieniędzy
special-of-most-active_specials = najwięcej obsadzonych służb
special-of-most-cultural_cells = najwięcej pól kultury
special-of-most = najwięcej: { $of }
special-of-least = najmniej: { $of }
measure-park_cells = pól parku
measure-commercial_cells = pól handlu
measure-factory_cells = pól fabryk
measure-cultural_cells = pól kultury
measure-residential_tiles = domów
measure-commercial_tiles = kafelków handlu
measure-cultural_tiles = budynków kultury
measure-factories_level3 = fabryk najwyższego poziomu
measure-commercial_level4 = kafelków handlu najwyższego poziomu
measure-has_school = { tile-school }
measure-has_library = { tile-library }
measure-has_museum = { tile-museum }
measure-has_refinery = { tile-refinery }
measure-has_port = { tile-port }
measure-materials_stored = materiałów
measure-expansions = powiększeń
measure-cemeteries = cmentarzy
measure-pollution = zanieczyszczenia
measure-citizens_in_play = mieszkańców w grze
measure-residents = lokatorów
measure-full_residential_5 = pełnych domów najwyższego poziomu
measure-tourists_abroad = turystów u innych
measure-tourists_hosted = goszczonych turystów
measure-empty_zone_cells = pustych pól
measure-council_columns = kolumn w radzie
measure-track_votes = głosów na torze
measure-active_specials = obsadzonych służb
measure-money = pieniędzy

## Otwarcia, do statystyk

opening-take-A = { card-A }
opening-take-B = { card-B }
opening-take-C = { card-C }
opening-take-D = { card-D }
opening-take-E = { card-E }
opening-take-F = { card-F }
opening-take-G = { card-G }
opening-take-H = { card-H }
