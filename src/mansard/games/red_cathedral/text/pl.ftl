## Gra

game-name = Czerwona Katedra
game-tagline = Ekipy budowniczych wznoszą razem katedrę: zajmuj, dostarczaj, handluj i skończ jako pierwszy

## Opcje stołu

option-colours = Kolory graczy
option-colours-random = losowe
option-colours-red = czerwony
option-colours-blue = niebieski
option-colours-green = zielony
option-colours-yellow = żółty
option-boards = Planszetki warsztatów
option-boards-basic = podstawowe
option-boards-advanced = zaawansowane
option-guilds = Karty gildii
option-guilds-random = losowe
option-guilds-first-game = zestaw na pierwszą grę

## Co rozstrzyga gracz

prompt-main = { $player }: zajmij sekcję, buduj albo idź na targ
prompt-claim_banner = { $player }: skąd wziąć chorągiewkę?
prompt-claim_slot = { $player }: połóż żeton w polu warsztatu, odkryty albo zakryty
prompt-gain = { $player }: ile materiału bierzesz?
prompt-deliver = { $player }: dostarcz materiał albo umieść ozdobę
prompt-deals = { $player }: ubij interes albo zakończ turę rzutem
prompt-infl_more = { $player }: powtórz akcję gildii albo przestań
prompt-end_turn = { $player }: zakończ turę
prompt-rival_ornament = { $player }: wybierz, gdzie Rywal umieści ozdobę
prompt-rival_claim = { $player }: wybierz, co zajmie Rywal
prompt-over = Gra skończona

## Ruchy

move-claim = Zajmij { $section }
move-build = Buduj
move-market =
    { $extra ->
        [0] Targ: przesuń kość ({ $die }) do sektora { $sector }
       *[other] Targ: przesuń kość ({ $die }) do sektora { $sector }, dodatkowe kroki: { $extra } (ruble: { $price })
    }
move-banner = Weź chorągiewkę: { $banner }
move-slot = Połóż żeton { $face }: { $slot }
move-gain = Weź: { $amount }
move-deliver = Dostarcz na { $section }: { $material }
move-ornament = Ozdób { $section }, klejnoty: { $gems }
move-stop = Przestań
move-take = Weź towary: { $amount }
move-workshop = Uruchom: { $slot }
move-end = Zakończ turę
move-exchange = Wymień prestiż na ruble ({ $rubles })
move-reroll = Przerzuć kości w sektorze { $sector }
move-rival-claim = Rywal zajmuje { $section }
move-rival-ornament = Rywal ozdabia { $section }
move-cr_sell_any_1 = Rzemieślnicy: sprzedaj: { $material }
move-cr_sell_cheap_1 = Rzemieślnicy: sprzedaj: { $material }
move-cr_sell_precious_2 = Rzemieślnicy: sprzedaj: { $material }
move-cr_buy_cheap_1 = Rzemieślnicy: kup: { $material }
move-cr_buy_any_2 = Rzemieślnicy: kup: { $material }
move-cr_buy_precious_2 = Rzemieślnicy: kup: { $material }
move-te_deliver_1 = Woźnice: opłać jedną dostawę
move-te_deliver_2 = Woźnice: opłać dwie dostawy
move-te_ruble_1 = Woźnice: weź rubla
move-te_swap_tiles = Woźnice: zamień żetony sektorów { $sector } i { $second_sector }
move-me_two_to_one = Kupcy: oddaj ×2 { $give_material }, weź: { $get_material }
move-me_ruble_and_one = Kupcy: oddaj rubla i { $give_material }, weź: { $get_material }
move-me_four_to_two = Kupcy: oddaj ×4 { $give_material }, weź: { $get_material } i { $also_material }
move-me_workshop = Kupcy: uruchom: { $slot }
move-cl_recognition_1 = Duchowieństwo: zyskaj uznanie
move-cl_buy_prestige = Duchowieństwo: kup prestiż
move-cl_offer_three = Duchowieństwo: ofiaruj: { $material }, { $second_material } i { $third_material }
move-cl_all_types = Duchowieństwo: zyskaj uznanie za wszystkie trzy typy sekcji

## Co się stało

event-turn = Tura: { $player }
event-last-turn = Ostatnia tura: { $player }
event-marker = { $player }: znacznik { $from } → { $to } (prestiż { $prestige_after })
event-claimed = { $player } zajmuje { $section } (chorągiewka: { $banner }) i bierze żeton: { $token }
event-token =
    { $cost ->
        [0] { $player } kładzie żeton { $face }: { $token } → { $slot }
       *[other] { $player } kładzie żeton { $face }: { $token } → { $slot } (ruble: { $cost })
    }
event-ornament-freed = { $player } uwalnia ozdobę: { $ornament }
event-delivered = { $player } dostarcza na { $section }: { $material }
event-completed = { $player } kończy { $section }: uznanie +{ $recognition_gained }, ruble +{ $rubles_gained }
event-penalty = { $player } traci uznanie za nieukończone pod { $section }: −{ $points }
event-finisher = { $player } kończy szóstą sekcję: prestiż +{ $points }, zaczynają się ostatnie tury
event-ornament = { $player } ozdabia { $section } ({ $ornament }, klejnoty: { $gems }): prestiż +{ $points }
event-moved =
    { $extra ->
        [0] { $player } przesuwa kość ({ $die }) o { $value } do sektora { $sector } ({ $resource })
       *[other] { $player } przesuwa kość ({ $die }) o { $value }+{ $extra } do sektora { $sector } ({ $resource })
    }
event-took = { $player } bierze z targu: { $resource } ×{ $amount }
event-influence = { $player } używa wpływów: { $action }
event-gave = { $player } oddaje: { $material } ×{ $amount }
event-gained = { $player } zyskuje: { $resource } ×{ $amount }
event-swapped = { $player } zamienia żetony sektorów { $sector } i { $second_sector }
event-workshop = { $player } uruchamia warsztat: { $slot }, { $token }
event-exchanged = { $player } wymienia prestiż na ruble: +{ $amount }
event-reroll = { $player } płaci prestiżem za przerzut w sektorze { $sector }
event-rolled = Kość ({ $die }) w sektorze { $sector }: { $value }
event-rival-shuffled = Żetony Rywala potasowane: { $colours }
event-rival-card = Rywal: { $card }, kość ({ $die })
event-rival-moved = Rywal przesuwa kość ({ $die }) o { $value } do sektora { $sector }
event-rival-blocked = Kość ({ $die }) zostaje na miejscu: sektor { $sector } jest pełny
event-rival-claimed = Rywal zajmuje { $section }; żeton opuszcza grę: { $token }
event-rival-stocked = Rywal gromadzi: { $material }
event-rival-transported = Rywal przewozi materiały na kartę budowy: { $count }
event-rival-built = Rywal kładzie materiały na { $section }: { $count }
event-game-over =
    { $reason ->
        [sections] Katedra ukończona: punktacja końcowa
       *[other] Wszyscy rozegrali ostatnią dozwoloną turę: punktacja końcowa
    }

## Dlaczego ruch jest niemożliwy

reason-nothing-to-deliver = Nie masz czego dostarczyć
reason-no-banner-there = Nie ma tu twojej chorągiewki: { $banner }
reason-not-so-much = Można wziąć najwyżej { $most }
reason-no-such-section = W tym planie nie ma sekcji { $section }
reason-no-banner-left = Nie masz już chorągiewek
reason-section-has-an-owner = Sekcja { $section } ma już właściciela
reason-claim-the-section-below-first = Sekcja pod { $section } nie ma jeszcze właściciela
reason-extra-steps-only-own-or-white = Dodatkowe kroki tylko dla kości białej i kości twojego koloru, nie dla: { $die }
reason-too-many-extra-steps = Dodatkowych kroków nie więcej niż { $most }
reason-not-enough-rubles = Koszt w rublach: { $cost }, masz: { $rubles }
reason-sector-is-full = Sektor { $sector } jest pełny: kość ({ $die }) nie może tam stanąć
reason-slot-has-a-token = Leży tu już żeton: { $slot }
reason-slot-has-a-banner = Stoi tu jeszcze chorągiewka: { $slot }
reason-not-your-section = { $section } to nie twoja sekcja
reason-section-is-completed = Sekcja { $section } jest już ukończona
reason-material-not-needed = Sekcja { $section } nie potrzebuje więcej: { $material }
reason-material-not-in-storage = Za mało w magazynie: { $material }
reason-section-not-completed = Sekcja { $section } nie jest jeszcze ukończona
reason-section-has-an-ornament = Sekcja { $section } ma już ozdobę
reason-ornament-not-available = Nie masz takiej ozdoby: { $ornament }
reason-budget-too-small = Potrzeba dostaw: { $needed }, zostało: { $budget }
reason-deliver-something-first = Potrzebna jest choć jedna dostawa
reason-deal-already-made = Ten interes w tej turze już był
reason-only-in-full = Można wziąć tylko w całości: { $resource } ×{ $amount }
reason-storage-is-full = Wolne pola w magazynie: { $free }
reason-supply-is-empty = Za mało w zasobach: { $material }
reason-slot-of-another-colour = Kolor się nie zgadza: { $slot }, kość ({ $die })
reason-no-working-token = Nie ma tu odkrytego żetonu: { $slot }
reason-not-at-this-moment = Nie w środku tego kroku
reason-no-symbol-behind = Za twoim znacznikiem nie ma symbolu prestiżu
reason-one-reroll-a-turn = Tylko jeden przerzut na turę
reason-no-dice-there = W sektorze { $sector } nie ma kości
reason-rival-claims-elsewhere = Rywal nie może teraz zająć { $section }
reason-rival-decorates-elsewhere = Rywal nie może teraz ozdobić { $section }
reason-one-action-a-deal = Ten interes trwa z tą samą akcją albo się kończy: { $action }
reason-action-not-on-this-card = { $action }: nie ma tego na tutejszej karcie gildii ({ $card })
reason-two-different-sectors-ascending = Podaj dwa różne sektory, najpierw mniejszy
reason-three-different-materials-ascending = Podaj po kolei trzy różne materiały, które masz
reason-not-all-types-completed = Nie masz jeszcze ukończonej podstawy, sekcji środkowej i kopuły
reason-material-not-traded = Ta akcja nie dotyczy materiału: { $material }
reason-not-enough-to-give = Potrzeba { $needed }: { $material }
reason-take-another-material = Weź inny materiał niż: { $material }
reason-name-materials-in-order = Podaj dwa materiały po kolei

## Źródła punktów

source-track = Tor punktów
source-goods = Materiały i ruble
source-tower-1 = Wieża A
source-tower-2 = Wieża B
source-tower-3 = Wieża C
source-tower-4 = Wieża D
source-tower-5 = Wieża E
source-tower-6 = Wieża F

## Nazwy

player-rival = Rywal
material-wood = drewno
material-brick = cegła
material-stone = kamień
material-gold = złoto
material-green = zielony klejnot
material-purple = fioletowy klejnot
resource-wood = { material-wood }
resource-brick = { material-brick }
resource-stone = { material-stone }
resource-gold = { material-gold }
resource-green = { material-green }
resource-purple = { material-purple }
resource-rubles = ruble
resource-recognition = uznanie
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-white = biały
die-red = czerwona
die-blue = niebieska
die-green = zielona
die-yellow = żółta
die-white = biała
slot-s_red = czerwone pole
slot-s_blue = niebieskie pole
slot-s_green = zielone pole
slot-s_yellow = żółte pole
slot-s_white1 = pierwsze białe pole
slot-s_white2 = drugie białe pole
face-up = odkryty
face-down = zakryty
banner-storage = magazyn
banner-reserve = rezerwa
banner-white1 = pierwsze białe pole
banner-white2 = drugie białe pole
gems-none = brak
gems-green = zielony
gems-purple = fioletowy
gems-two-green = dwa zielone
gems-two-purple = dwa fioletowe
gems-green-purple = zielony i fioletowy
ornament-door = drzwi
ornament-arch = łuk
ornament-cross = krzyż
type-base = podstawa
type-middle = sekcja środkowa
type-dome = kopuła
sector-0 = 1
sector-1 = 2
sector-2 = 3
sector-3 = 4
sector-4 = 5
sector-5 = 6
sector-6 = 7
sector-7 = 8
season-0 = zima
season-1 = wiosna
season-2 = lato
season-3 = jesień
guild-cr = rzemieślnicy
guild-te = woźnice
guild-me = kupcy
guild-cl = duchowieństwo
action-cr_sell_any_1 = sprzedaj materiał za 1 rubla
action-cr_sell_cheap_1 = sprzedaj drewno, cegłę lub kamień za 1 rubla
action-cr_sell_precious_2 = sprzedaj złoto lub klejnot za 2 ruble
action-cr_buy_cheap_1 = kup drewno, cegłę lub kamień za 1 rubla
action-cr_buy_any_2 = kup materiał za 2 ruble
action-cr_buy_precious_2 = kup złoto lub klejnot za 2 ruble
action-te_deliver_1 = 1 dostawa za 1 rubla
action-te_deliver_2 = 2 dostawy za 3 ruble
action-te_ruble_1 = zyskaj 1 rubla
action-te_swap_tiles = zamień dwa żetony zasobów za 2 ruble
action-me_two_to_one = 2 jednakowe na 1 dowolny
action-me_ruble_and_one = 1 rubel i 1 materiał na 1 inny
action-me_four_to_two = 4 jednakowe na 2 dowolne
action-me_workshop = uruchom odkryty żeton
action-cl_recognition_1 = zyskaj 1 uznanie
action-cl_buy_prestige = 1 prestiż za 3 ruble
action-cl_offer_three = 1 prestiż za 3 różne materiały
action-cl_all_types = 2 uznania przy wszystkich trzech typach
card-gc_cr_1 = Rzemieślnicy I
card-gc_cr_2 = Rzemieślnicy II
card-gc_cr_3 = Rzemieślnicy III
card-gc_te_1 = Woźnice I
card-gc_te_2 = Woźnice II
card-gc_te_3 = Woźnice III
card-gc_me_1 = Kupcy I
card-gc_me_2 = Kupcy II
card-gc_me_3 = Kupcy III
card-gc_cl_1 = Duchowieństwo I
card-gc_cl_2 = Duchowieństwo II
card-gc_cl_3 = Duchowieństwo III
card-recognition = Uznanie
card-inventory = Spis materiałów
card-transport = Transport
card-claim = Zajęcie
card-construction = Budowa
token-wt01 = kość czerwona
token-wt02 = kość niebieska
token-wt03 = kość zielona
token-wt04 = kość żółta
token-wt05 = kość biała
token-wt06 = drewno
token-wt07 = cegła
token-wt08 = kamień
token-wt09 = złoto
token-wt10 = zielony klejnot
token-wt11 = fioletowy klejnot
token-wt12 = ruble
token-wt13 = uznanie
token-wt14 = { token-wt12 }
token-wt15 = { token-wt01 }
token-wt16 = { token-wt02 }
token-wt17 = { token-wt03 }
token-wt18 = { token-wt04 }
token-wt19 = { token-wt05 }
token-wt20 = { token-wt06 }
token-wt21 = { token-wt07 }
token-wt22 = { token-wt08 }
token-wt23 = { token-wt09 }
token-wt24 = { token-wt10 }
token-wt25 = { token-wt11 }
token-wt26 = { token-wt12 }
token-wt27 = { token-wt13 }
token-wt28 = { token-wt13 }

## Stół w terminalu

board-market = Targ
board-site = Plac budowy
board-supply = Zasoby
board-score = { $points } przy punktacji teraz
board-marker = znacznik { $space } = prestiż { $prestige }
board-rubles =
    { $count ->
        [one] { $count } rubel
        [few] { $count } ruble
        [many] { $count } rubli
       *[other] { $count } rubla
    }
board-completed = ukończone { $count }/{ $needed }
board-banners = chorągiewki: { $count }
board-storage = magazyn
board-slots = warsztat
board-ornaments = ozdoby
board-to-act = tura
board-last-turns = Ostatnie tury
board-queue = kolejne ozdoby
board-track = Tor punktów
board-inventory = spis
board-construction = budowa

## Plansza na ekranie

screen-sector = Sektor { $sector }
screen-free = gratis
screen-claim = Zajęcie
screen-cost = Koszt
screen-reward = Nagroda
screen-exchange = Oddaj 1 prestiż, otrzymaj ruble: { $rubles }
screen-reroll = Oddaj 1 prestiż i przerzuć kości sektora
