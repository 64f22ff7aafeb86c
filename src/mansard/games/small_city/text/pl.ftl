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
option-side-easy = łatwa (7 × 7)
option-side-hard = trudna (6 × 6)
option-council = Strona Rady Miasta
option-council-easy = łatwa
option-council-hard = ★

## Co gracz musi zrobić

prompt-set_hall = { $player }: wybierz w tajemnicy miejsce na Ratusz
prompt-set_promise = { $player }: zachowaj jedną z trzech obietnic
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
move-gift = Weź materiały, wariant { $choice }
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
move-buy = Kup głosy za { $price }
move-donate = Podaruj { $material } z { $cell }
move-produce = Produkuj na { $cell } (dzielnica: { $seat })
move-victim = Umiera stojący na { $cell }
move-grave = Cmentarz na { $cell }

## Co się wydarzyło

event-hall = { $player } stawia Ratusz na { $cell }
event-dealt = Otrzymane obietnice: { $promises }
event-mayor = { $player } stawia burmistrza w dzielnicy gracza { $host_player }: { $cell }, { $street }
event-circle = Karty akcji leżą w kręgu: { $cards }
event-card = { $player } bierze kartę „{ $card }” za { $price }
event-gained = { $player }: pieniądze +{ $money }, głosy +{ $votes }
event-committed = { $player } jest gotowy
event-conflict = { $player } planuje od nowa: zabrakło kafelka
event-gone = { $player }: zabrakło kafelków ({ $tile })
event-built = { $player } buduje: { $tile }, { $cell }
event-upgraded = { $player } ulepsza do: { $tile }, { $cell }
event-demolished = { $player } wyburza: { $tile }, { $cell }
event-expanded = { $player } powiększa strefę (krok { $steps })
event-paid = { $player } płaci za to: pieniądze { $money }, drewno { $wood }, kamień { $stone }, metal { $metal }
event-evicted = Mieszkaniec gracza { $player } opuszcza dzielnicę gracza { $host_player }
event-moved = { $player }: z { $origin } ({ $from_player }) na { $cell } ({ $to_player })
event-surplus = { $player }: mieszkaniec z { $cell } ({ $from_player }) nie znajduje miejsca i wraca do domu
event-settled = { $player } osiedla mieszkańca na { $cell }
event-arrived = { $player }: nowi mieszkańcy w Ratuszu: { $count }
event-income = { $player }: turyści +{ $tourists }, kasa +{ $cash }
event-sold = { $player } sprzedaje: { $material }, +{ $money }
event-donated = { $player } oddaje: { $material }, głosy +{ $votes }
event-bought = { $player } płaci { $price }: głosy +{ $votes }
event-produced = { $player } produkuje: { $material }, { $cell } ({ $host_player })
event-stored = { $player } składuje: { $material }, { $cell }
event-votes = { $player }: głosy domów +{ $votes }, uniwersytet +{ $university }
event-pollution = { $player }: zanieczyszczenie: ludzie { $people } + produkcja { $produced } - parki { $parks } = +{ $added }, razem { $total }
event-died = { $host_player }: mieszkaniec gracza { $player } na { $cell } umiera
event-saved = { $host_player }: strażacy odwożą do domu turystę gracza { $player } z { $cell }
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
reason-too-many-builds-to-expand = Z powiększeniem można zbudować tylko jeden kafelek
reason-already-demolished = W tej fazie wyburzono już kafelek
reason-no-builds-left = W tej fazie nie można już budować
reason-nothing-to-demolish = Niczego nie można teraz wyburzyć
reason-nothing-can-grow = Niczego nie można teraz ulepszyć
reason-never-built-alone = Nie buduje się osobno: { $tile }
reason-wrong-size-for-the-council = Kolumna { $column } rady nie buduje: { $tile }
reason-already-built = Buduje się tylko raz w grze: { $tile }
reason-none-in-stock = Nie ma już w zasobach: { $tile }
reason-materials-lacking = Brakuje materiałów: { $tile }
reason-money-lacking = Kosztuje { $price }, masz { $money }
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
reason-would-reach-the-end-of-the-track = Wyburzenie { $cell } podniosłoby zanieczyszczenie do 100
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
reason-card-too-dear = { $card }: kosztuje { $price }, masz { $money }
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

tile-R1 = dom 1
tile-R2 = dom 2
tile-R3I = dom 3 (prosty)
tile-R3V = dom 3 (narożny)
tile-R4I = dom 4 (prosty)
tile-R4O = dom 4 (kwadrat)
tile-R4T = dom 4 (T)
tile-R4L = dom 4 (L)
tile-R4S = dom 4 (S)
tile-R5P = dom 5 (P)
tile-R5L = dom 5 (L)
tile-R5N = dom 5 (N)
tile-R5Y = dom 5 (Y)
tile-C1 = handel 1
tile-C2 = handel 2
tile-C3I = handel 3 (prosty)
tile-C3V = handel 3 (narożny)
tile-C4I = handel 4 (prosty)
tile-C4O = handel 4 (kwadrat)
tile-C4L = handel 4 (L)
tile-C4S = handel 4 (S)
tile-F1 = fabryka 1
tile-F2 = fabryka 2
tile-F3I = fabryka 3 (prosta)
tile-F3V = fabryka 3 (narożna)
tile-K1 = park 1
tile-K2 = park 2
tile-K3I = park 3 (prosty)
tile-K3V = park 3 (narożny)
tile-WH = magazyn
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

## Rada

row-industry = przemysł
row-construction = budownictwo
row-economy = gospodarka
row-tourism = turystyka

## Obietnice

promise-p1 = Zielone płuca: 8 pól parku
promise-p2 = Dach nad głową: 6 domów
promise-p3 = Książki i obrazy: szkoła, biblioteka i muzeum
promise-p4 = Sklepy na rogu: 3 kafelki handlu
promise-p5 = Pełne magazyny: 4 materiały
promise-p6 = Miejsce na rozwój: 2 powiększenia
promise-p7 = Miasto targowe: 8 pól handlu
promise-p8 = Dymiące kominy: rafineria, port i 4 pola fabryk
promise-p9 = Bez żałoby: ani jednego cmentarza
promise-p10 = Jest czym oddychać: zanieczyszczenie do 25
promise-p11 = Rosnący tłum: 12 mieszkańców w grze
promise-p12 = Pełna wieża: pełny dom poziomu 5
promise-p13 = Stolica kultury: 6 budynków kultury
promise-p14 = Bliźniacze zakłady: 2 fabryki poziomu 3
promise-p15 = Kryształowe niebo: zanieczyszczenie do 15
promise-p16 = Złota mila: handel poziomu 4 i łącznie 3
special-s1 = najwięcej domów
special-s2 = najwięcej lokatorów
special-s3 = najwięcej pól handlu
special-s4 = najwięcej pól fabryk
special-s5 = najwięcej pól parku
special-s6 = najmniej cmentarzy
special-s7 = najmniej zanieczyszczenia
special-s8 = najmocniejszy w radzie
special-s9 = najwięcej materiałów
special-s10 = najwięcej turystów u innych
special-s11 = najmniej pustych pól
special-s12 = najwięcej goszczonych turystów
special-s13 = najwięcej głosów na torze
special-s14 = najwięcej pieniędzy
special-s15 = najwięcej obsadzonych służb
special-s16 = najwięcej pól kultury

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

board-round = Runda { $number } z 8
board-planning = planuje
board-ready = gotowy
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
board-legend = R dom, C handel, F fabryka, K park, S/L/M/Z/Q/U kultura, W magazyn, N rafineria, P port, X policja, Y straż; $ pieniądze, % zanieczyszczenie, T mieszkańcy w Ratuszu, EC urząd pracy, + rezerwa

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
board-drawer-shops = Sklepy
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
effect-C = kafle −$1
effect-D = czyste towary
effect-E = $1 lub 2 głosy
effect-F = strefa +1
effect-G = krążek +1
effect-H = bez efektu
