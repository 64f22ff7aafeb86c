## Gra

game-name = Czerwona Katedra
game-tagline = Ekipy budowniczych wznoszą razem katedrę: zajmuj, dostarczaj, handluj i skończ przed innymi

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

## O co może pytać plan

when-most-completed = największa liczba ukończonych sekcji u gracza
when-most-prestige = najwyższy prestiż u gracza

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
prompt-over = Koniec gry

## Ruchy

move-claim = Zajmij { $section }
move-build = Buduj
move-market =
    { $extra ->
        [0] Targ: przesuń { $die_acc } do sektora { $sector }
        [one] Targ: przesuń { $die_acc } o { $extra } krok dalej, do sektora { $sector }, za { $price ->
            [one] { $price } rubla
            [few] { $price } ruble
           *[other] { $price } rubli
        }
        [few] Targ: przesuń { $die_acc } o { $extra } kroki dalej, do sektora { $sector }, za { $price ->
            [one] { $price } rubla
            [few] { $price } ruble
           *[other] { $price } rubli
        }
       *[other] Targ: przesuń { $die_acc } o { $extra } kroków dalej, do sektora { $sector }, za { $price ->
            [one] { $price } rubla
            [few] { $price } ruble
           *[other] { $price } rubli
        }
    }
move-banner = Weź chorągiewkę { $banner_from }
move-slot = Połóż { $face } żeton na { $slot_loc }
move-gain =
    { $goods ->
        [wood]
            { $amount ->
                [one] Zyskaj { $amount } sztukę drewna
                [few] Zyskaj { $amount } sztuki drewna
               *[other] Zyskaj { $amount } sztuk drewna
            }
        [brick]
            { $amount ->
                [one] Zyskaj { $amount } cegłę
                [few] Zyskaj { $amount } cegły
               *[other] Zyskaj { $amount } cegieł
            }
        [stone]
            { $amount ->
                [one] Zyskaj { $amount } kamień
                [few] Zyskaj { $amount } kamienie
               *[other] Zyskaj { $amount } kamieni
            }
        [gold]
            { $amount ->
                [one] Zyskaj { $amount } sztukę złota
                [few] Zyskaj { $amount } sztuki złota
               *[other] Zyskaj { $amount } sztuk złota
            }
        [green]
            { $amount ->
                [one] Zyskaj { $amount } zielony klejnot
                [few] Zyskaj { $amount } zielone klejnoty
               *[other] Zyskaj { $amount } zielonych klejnotów
            }
        [purple]
            { $amount ->
                [one] Zyskaj { $amount } fioletowy klejnot
                [few] Zyskaj { $amount } fioletowe klejnoty
               *[other] Zyskaj { $amount } fioletowych klejnotów
            }
        [rubles]
            { $amount ->
                [one] Zyskaj { $amount } rubla
                [few] Zyskaj { $amount } ruble
               *[other] Zyskaj { $amount } rubli
            }
       *[recognition]
            { $amount ->
                [one] Zyskaj { $amount } uznanie
                [few] Zyskaj { $amount } uznania
               *[other] Zyskaj { $amount } uznania
            }
    }
move-deliver = Dostarcz { $material_acc } na { $section }
move-ornament = Ozdób { $section }: { $gems }
move-stop = Przestań
move-take =
    { $goods ->
        [wood]
            { $amount ->
                [one] Weź { $amount } sztukę drewna
                [few] Weź { $amount } sztuki drewna
               *[other] Weź { $amount } sztuk drewna
            }
        [brick]
            { $amount ->
                [one] Weź { $amount } cegłę
                [few] Weź { $amount } cegły
               *[other] Weź { $amount } cegieł
            }
        [stone]
            { $amount ->
                [one] Weź { $amount } kamień
                [few] Weź { $amount } kamienie
               *[other] Weź { $amount } kamieni
            }
        [gold]
            { $amount ->
                [one] Weź { $amount } sztukę złota
                [few] Weź { $amount } sztuki złota
               *[other] Weź { $amount } sztuk złota
            }
        [green]
            { $amount ->
                [one] Weź { $amount } zielony klejnot
                [few] Weź { $amount } zielone klejnoty
               *[other] Weź { $amount } zielonych klejnotów
            }
        [purple]
            { $amount ->
                [one] Weź { $amount } fioletowy klejnot
                [few] Weź { $amount } fioletowe klejnoty
               *[other] Weź { $amount } fioletowych klejnotów
            }
        [rubles]
            { $amount ->
                [one] Weź { $amount } rubla
                [few] Weź { $amount } ruble
               *[other] Weź { $amount } rubli
            }
       *[recognition]
            { $amount ->
                [one] Weź { $amount } uznanie
                [few] Weź { $amount } uznania
               *[other] Weź { $amount } uznania
            }
    }
move-workshop = Uruchom { $slot }
move-end = Zakończ turę
waste-goods = Towary sektora zostaną na targu.
waste-workshop = Warsztat tej kości pozostanie bez użytku.
waste-influence = Gildia dałaby coś za darmo.
course-sections = Ukończone sekcje
course-end =
    { $count ->
        [one] grę kończy pierwsza ekipa z { $count } ukończoną sekcją
        [few] grę kończy pierwsza ekipa z { $count } ukończonymi sekcjami
       *[other] grę kończy pierwsza ekipa z { $count } ukończonymi sekcjami
    }
course-last-turns = ostatnie tury
move-exchange = Wymień prestiż na { $rubles ->
    [one] { $rubles } rubla
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
}
move-reroll = Przerzuć kości w sektorze { $sector }
move-rival-claim = Rywal zajmuje { $section }
move-rival-ornament = Rywal ozdabia { $section }
move-cr_sell_any_1 = Rzemieślnicy: sprzedaj { $material_acc }
move-cr_sell_cheap_1 = Rzemieślnicy: sprzedaj { $material_acc }
move-cr_sell_precious_2 = Rzemieślnicy: sprzedaj { $material_acc }
move-cr_buy_cheap_1 = Rzemieślnicy: kup { $material_acc }
move-cr_buy_any_2 = Rzemieślnicy: kup { $material_acc }
move-cr_buy_precious_2 = Rzemieślnicy: kup { $material_acc }
move-te_deliver_1 = Woźnice: opłać { $box_guild_actions_action_te_deliver_1_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_1_deliveries } dostawę
    [few] { $box_guild_actions_action_te_deliver_1_deliveries } dostawy
   *[other] { $box_guild_actions_action_te_deliver_1_deliveries } dostaw
}
move-te_deliver_2 = Woźnice: opłać { $box_guild_actions_action_te_deliver_2_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_2_deliveries } dostawę
    [few] { $box_guild_actions_action_te_deliver_2_deliveries } dostawy
   *[other] { $box_guild_actions_action_te_deliver_2_deliveries } dostaw
}
move-te_ruble_1 = Woźnice: weź { $box_guild_actions_action_te_ruble_1_amount ->
    [one] { $box_guild_actions_action_te_ruble_1_amount } rubla
    [few] { $box_guild_actions_action_te_ruble_1_amount } ruble
   *[other] { $box_guild_actions_action_te_ruble_1_amount } rubli
}
move-te_swap_tiles = Woźnice: zamień żetony sektorów { $sector } i { $second_sector }
move-me_two_to_one = Kupcy: oddaj { $give_material_count }, weź { $get_material_acc }
    .amount = { $box_guild_actions_action_me_two_to_one_give }
move-me_ruble_and_one = Kupcy: oddaj { $box_guild_actions_action_me_ruble_and_one_rubles ->
    [one] { $box_guild_actions_action_me_ruble_and_one_rubles } rubla
    [few] { $box_guild_actions_action_me_ruble_and_one_rubles } ruble
   *[other] { $box_guild_actions_action_me_ruble_and_one_rubles } rubli
} i { $give_material_count }, weź { $get_material_acc }
    .amount = { $box_guild_actions_action_me_ruble_and_one_give }
move-me_four_to_two = Kupcy: oddaj { $give_material_count }, weź { $get_material_acc } i { $also_material_acc }
    .amount = { $box_guild_actions_action_me_four_to_two_give }
move-me_workshop = Kupcy: uruchom { $slot }
move-cl_recognition_1 = Duchowieństwo: zyskaj uznanie
move-cl_buy_prestige = Duchowieństwo: kup prestiż
move-cl_offer_three = Duchowieństwo: ofiaruj { $material_acc }, { $second_material_acc } i { $third_material_acc }
move-cl_all_types = Duchowieństwo: zyskaj uznanie za wszystkie trzy typy sekcji

## Co się stało

event-turn = Tura: { $player }
event-last-turn = Ostatnia tura: { $player }
event-marker = { $player }: znacznik { $from } → { $to } (prestiż { $prestige_after })
event-claimed = { $player } zajmuje { $section } (chorągiewka { $banner_from }) i bierze żeton: { $token }
event-token =
    { $cost ->
        [0] { $player } kładzie { $face } żeton na { $slot_loc }: { $token }
        [one] { $player } kładzie { $face } żeton na { $slot_loc } za { $cost } rubla: { $token }
        [few] { $player } kładzie { $face } żeton na { $slot_loc } za { $cost } ruble: { $token }
       *[other] { $player } kładzie { $face } żeton na { $slot_loc } za { $cost } rubli: { $token }
    }
event-ornament-freed = { $player } uwalnia ozdobę: { $ornament }
event-delivered = { $player } dostarcza { $material_acc } na { $section }
event-completed = { $player } kończy { $section }: uznanie +{ $recognition_gained }{ $rubles_gained ->
        [0] { "" }
       *[other] , ruble +{ $rubles_gained }
    }
event-penalty = { $player } traci uznanie za nieukończone pod { $section }: −{ $points }
event-finisher = { $player } kończy ostatnią potrzebną sekcję ({ $box_end_sections_to_end }): { $points ->
        [0] zaczynają się ostatnie tury
       *[other] prestiż +{ $points }, zaczynają się ostatnie tury
    }
event-ornament = { $player } ozdabia { $section } ({ $ornament }, { $gems }): prestiż +{ $points }
event-moved =
    { $extra ->
        [0] { $player } przesuwa { $die_acc } o { $value ->
            [one] { $value } krok
            [few] { $value } kroki
           *[other] { $value } kroków
        } do sektora { $sector } ({ $resource })
       *[other] { $player } przesuwa { $die_acc } o { $value }+{ $extra } kroków do sektora { $sector } ({ $resource })
    }
event-took = { $player } bierze z targu { $resource_count }
event-influence = { $player } używa wpływów: { $action }
event-gave = { $player } oddaje { $material_count }
event-gained = { $player } zyskuje { $resource_count }
event-swapped = { $player } zamienia żetony sektorów { $sector } i { $second_sector }
event-workshop = { $player } uruchamia { $slot }: { $token }
event-exchanged =
    { $amount ->
        [one] { $player } wymienia prestiż na { $amount } rubla
        [few] { $player } wymienia prestiż na { $amount } ruble
       *[other] { $player } wymienia prestiż na { $amount } rubli
    }
event-reroll = { $player } płaci prestiżem za przerzut w sektorze { $sector }
event-rolled = Rzut w sektorze { $sector }: { $die } pokazuje { $value }
event-rival-shuffled = Żetony Rywala potasowane: { $colours }
event-rival-card = Rywal zagrywa kartę „{ $card }”: { $die }
event-rival-moved =
    { $value ->
        [one] Rywal przesuwa { $die_acc } o { $value } krok do sektora { $sector }
        [few] Rywal przesuwa { $die_acc } o { $value } kroki do sektora { $sector }
       *[other] Rywal przesuwa { $die_acc } o { $value } kroków do sektora { $sector }
    }
event-rival-blocked = Sektor { $sector } jest pełny: { $die } zostaje na miejscu
event-rival-claimed = Rywal zajmuje { $section }; żeton opuszcza grę: { $token }
event-rival-stocked = Rywal gromadzi { $material_acc }
event-rival-transported = Rywal przewozi materiały na kartę budowy: { $count }
event-rival-built = Rywal kładzie materiały na { $section }: { $count }
event-game-over =
    { $reason ->
        [sections] Katedra ukończona: punktacja końcowa
       *[other] Wszyscy rozegrali ostatnią dozwoloną turę: punktacja końcowa
    }

## Trener

coach-last-section = { $player }: brakuje jednej sekcji. Zostanie ci jedna ostatnia tura.
coach-below-others = Ukończ { $section }, zanim powstanie sekcja nad nią ({ $player }): materiały już masz.
coach-dice-wait = { $count ->
    [one] Tam, dokąd dojdzie twoja kość ({ $die }), czeka jeszcze { $count } kość: razem { $resource }: { $goods }.
    [few] Tam, dokąd dojdzie twoja kość ({ $die }), czekają jeszcze { $count } kości: razem { $resource }: { $goods }.
   *[other] Tam, dokąd dojdzie twoja kość ({ $die }), czeka jeszcze { $count } kości: razem { $resource }: { $goods }.
}
coach-ornament = Ozdoba na { $section } liczy się tobie ({ $tower }) i możesz ją teraz postawić.
coach-banner-frees = { $count ->
    [0] Magazyn jest pełny: chorągiewka zabrana z magazynu zwolni pole.
    [one] W magazynie wolne jest { $count } pole: chorągiewka zabrana z magazynu zwolni jeszcze jedno.
    [few] W magazynie wolne są { $count } pola: chorągiewka zabrana z magazynu zwolni jeszcze jedno.
   *[other] W magazynie wolnych jest { $count } pól: chorągiewka zabrana z magazynu zwolni jeszcze jedno.
}
coach-cheap-prestige = { $steps ->
    [one] Prestiż kosztuje teraz { $steps } krok: dostaniesz za niego ruble ({ $rubles }) albo nowy rzut.
    [few] Prestiż kosztuje teraz { $steps } kroki: dostaniesz za niego ruble ({ $rubles }) albo nowy rzut.
   *[other] Prestiż kosztuje teraz { $steps } kroków: dostaniesz za niego ruble ({ $rubles }) albo nowy rzut.
}

## Dlaczego ruch jest niemożliwy

reason-nothing-to-deliver = Nie masz czego dostarczyć
reason-no-banner-there = Nie ma tu twojej chorągiewki: { $banner }
reason-not-so-much = Można wziąć najwyżej { $most }
reason-no-such-section = W tym planie nie ma sekcji { $section }
reason-no-banner-left = Nie masz już chorągiewek
reason-section-has-an-owner = Sekcja { $section } ma już właściciela
reason-claim-the-section-below-first = Sekcja pod { $section } nie ma jeszcze właściciela
reason-extra-steps-only-own-or-white = Dodatkowe kroki tylko dla kości białej i kości twojego koloru, nie dla { $die_gen }
reason-too-many-extra-steps = Dodatkowych kroków nie więcej niż { $most }
reason-not-enough-rubles =
    { $cost ->
        [one] Kosztuje { $cost } rubla, a masz { $rubles }
        [few] Kosztuje { $cost } ruble, a masz { $rubles }
       *[other] Kosztuje { $cost } rubli, a masz { $rubles }
    }
reason-sector-is-full = Sektor { $sector } jest pełny: { $die } nie może tam stanąć
reason-slot-has-a-token = Na { $slot_loc } leży już żeton
reason-slot-has-a-banner = Na { $slot_loc } stoi jeszcze chorągiewka
reason-not-your-section = { $section } to nie twoja sekcja
reason-section-is-completed = Sekcja { $section } jest już ukończona
reason-material-not-needed = Sekcja { $section } nie potrzebuje już { $material_gen }
reason-material-not-in-storage = Za mało w magazynie: { $material }
reason-section-not-completed = Sekcja { $section } nie jest jeszcze ukończona
reason-section-has-an-ornament = Sekcja { $section } ma już ozdobę
reason-ornament-not-available = Nie masz takiej ozdoby: { $ornament }
reason-budget-too-small =
    { $needed ->
        [one] Potrzebna jest { $needed } dostawa, zostało { $budget }
        [few] Potrzebne są { $needed } dostawy, zostało { $budget }
       *[other] Potrzeba { $needed } dostaw, zostało { $budget }
    }
reason-deliver-something-first = Potrzebna jest choć jedna dostawa
reason-deal-already-made = Ten interes był już w tej turze ubity
reason-only-in-full = Można wziąć tylko całość: { $resource_count }
reason-storage-is-full = Wolne pola w magazynie: { $free }
reason-supply-is-empty = Za mało w zasobach: { $material }
reason-slot-of-another-colour = Kolory się nie zgadzają: { $slot }, { $die }
reason-no-working-token = Na { $slot_loc } nie ma odkrytego żetonu
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
    .gen = drewna
    .count = { $amount ->
        [one] { $amount } sztukę drewna
        [few] { $amount } sztuki drewna
       *[other] { $amount } sztuk drewna
    }
material-brick = cegła
    .gen = cegieł
    .acc = cegłę
    .count = { $amount ->
        [one] { $amount } cegłę
        [few] { $amount } cegły
       *[other] { $amount } cegieł
    }
material-stone = kamień
    .gen = kamieni
    .count = { $amount ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[other] { $amount } kamieni
    }
material-gold = złoto
    .gen = złota
    .count = { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[other] { $amount } sztuk złota
    }
material-green = zielony klejnot
    .gen = zielonych klejnotów
    .count = { $amount ->
        [one] { $amount } zielony klejnot
        [few] { $amount } zielone klejnoty
       *[other] { $amount } zielonych klejnotów
    }
material-purple = fioletowy klejnot
    .gen = fioletowych klejnotów
    .count = { $amount ->
        [one] { $amount } fioletowy klejnot
        [few] { $amount } fioletowe klejnoty
       *[other] { $amount } fioletowych klejnotów
    }
resource-wood = { material-wood }
    .count = { material-wood.count }
resource-brick = { material-brick }
    .count = { material-brick.count }
resource-stone = { material-stone }
    .count = { material-stone.count }
resource-gold = { material-gold }
    .count = { material-gold.count }
resource-green = { material-green }
    .count = { material-green.count }
resource-purple = { material-purple }
    .count = { material-purple.count }
resource-rubles = ruble
    .count = { $amount ->
        [one] { $amount } rubla
        [few] { $amount } ruble
       *[other] { $amount } rubli
    }
resource-recognition = uznanie
    .count = { $amount ->
        [one] { $amount } uznanie
        [few] { $amount } uznania
       *[other] { $amount } uznania
    }
change-position = uznanie
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-white = biały
die-red = czerwona kość
    .gen = czerwonej kości
    .acc = czerwoną kość
die-blue = niebieska kość
    .gen = niebieskiej kości
    .acc = niebieską kość
die-green = zielona kość
    .gen = zielonej kości
    .acc = zieloną kość
die-yellow = żółta kość
    .gen = żółtej kości
    .acc = żółtą kość
die-white = biała kość
    .gen = białej kości
    .acc = białą kość
slot-s_red = czerwone pole
    .loc = czerwonym polu
slot-s_blue = niebieskie pole
    .loc = niebieskim polu
slot-s_green = zielone pole
    .loc = zielonym polu
slot-s_yellow = żółte pole
    .loc = żółtym polu
slot-s_white1 = pierwsze białe pole
    .loc = pierwszym białym polu
slot-s_white2 = drugie białe pole
    .loc = drugim białym polu
face-up = odkryty
face-down = zakryty
banner-storage = magazyn
    .from = z magazynu
banner-reserve = rezerwa
    .from = z rezerwy
banner-white1 = pierwsze białe pole
    .from = z pierwszego białego pola
banner-white2 = drugie białe pole
    .from = z drugiego białego pola
gems-none = bez klejnotów
gems-green = zielony klejnot
gems-purple = fioletowy klejnot
gems-two-green = dwa zielone klejnoty
gems-two-purple = dwa fioletowe klejnoty
gems-green-purple = zielony i fioletowy klejnot
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
screen-exchange = Oddaj 1 prestiż za { $rubles ->
    [one] { $rubles } rubla
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
}
screen-reroll = Oddaj 1 prestiż i przerzuć kości sektora

## Działania gildii i żetony warsztatu z liczbami swojego pudełka

guild-sell = sprzedaj za { $price ->
    [one] { $price } rubla
    [few] { $price } ruble
   *[other] { $price } rubli
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] dowolny materiał
}
guild-buy = kup za { $price ->
    [one] { $price } rubla
    [few] { $price } ruble
   *[other] { $price } rubli
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] dowolny materiał
}
guild-deliver = { $deliveries ->
    [one] { $deliveries } dostawa
    [few] { $deliveries } dostawy
   *[other] { $deliveries } dostaw
} za { $rubles ->
    [one] { $rubles } rubla
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
}
guild-gain_rubles = zyskaj { $amount ->
    [one] { $amount } rubla
    [few] { $amount } ruble
   *[other] { $amount } rubli
}
guild-swap_tiles = zamień dwa żetony zasobów za { $rubles ->
    [one] { $rubles } rubla
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
}
guild-exchange_same = { $give ->
    [one] { $give } materiał
    [few] { $give } jednakowe materiały
   *[other] { $give } jednakowych materiałów
} na { $get ->
    [one] { $get } dowolny
    [few] { $get } dowolne
   *[other] { $get } dowolnych
}
guild-exchange_ruble = { $rubles ->
    [one] { $rubles } rubel
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
} i { $give ->
    [one] { $give } materiał
    [few] { $give } materiały
   *[other] { $give } materiałów
} na 1 inny
guild-activate_workshop = uruchom odkryty żeton
guild-gain_recognition = zyskaj { $amount ->
    [one] { $amount } uznanie
    [few] { $amount } uznania
   *[other] { $amount } uznania
}
guild-buy_prestige = { $amount ->
    [one] { $amount } prestiż
    [few] { $amount } prestiże
   *[other] { $amount } prestiżu
} za { $rubles ->
    [one] { $rubles } rubla
    [few] { $rubles } ruble
   *[other] { $rubles } rubli
}
guild-offer_three_different = { $amount ->
    [one] { $amount } prestiż
    [few] { $amount } prestiże
   *[other] { $amount } prestiżu
} za { $give ->
    [one] { $give } materiał
    [few] { $give } różne materiały
   *[other] { $give } różnych materiałów
}
guild-gain_recognition_if_all_types = { $amount ->
    [one] { $amount } uznanie
    [few] { $amount } uznania
   *[other] { $amount } uznania
} za ukończone wszystkie trzy typy
token-of-wood = { $amount ->
    [1] drewno
   *[other] drewno × { $amount }
}
token-of-brick = { $amount ->
    [1] cegła
   *[other] cegła × { $amount }
}
token-of-stone = { $amount ->
    [1] kamień
   *[other] kamień × { $amount }
}
token-of-gold = { $amount ->
    [1] złoto
   *[other] złoto × { $amount }
}
token-of-green = { $amount ->
    [1] zielony klejnot
   *[other] zielony klejnot × { $amount }
}
token-of-purple = { $amount ->
    [1] fioletowy klejnot
   *[other] fioletowy klejnot × { $amount }
}
token-of-rubles = { $amount ->
    [one] { $amount } rubel
    [few] { $amount } ruble
   *[other] { $amount } rubli
}
token-of-recognition = { $amount ->
    [1] uznanie
   *[other] uznanie × { $amount }
}
token-of-die_red = { $amount ->
    [1] czerwona kość
   *[other] czerwona kość × { $amount }
}
token-of-die_blue = { $amount ->
    [1] niebieska kość
   *[other] niebieska kość × { $amount }
}
token-of-die_green = { $amount ->
    [1] zielona kość
   *[other] zielona kość × { $amount }
}
token-of-die_yellow = { $amount ->
    [1] żółta kość
   *[other] żółta kość × { $amount }
}
token-of-die_white = { $amount ->
    [1] biała kość
   *[other] biała kość × { $amount }
}

## Otwarcia, do statystyk

opening-claim-2 = Zajęcie, dwa materiały
opening-claim-3 = Zajęcie, trzy materiały
opening-claim-4 = Zajęcie, cztery materiały
opening-claim-5 = Zajęcie, pięć materiałów
opening-build = { move-build }
opening-market-0 = Targ bez dopłaty
opening-market-1 = Targ, jeden krok za rubla
opening-market-2 = Targ, dwa kroki za ruble
opening-market-3 = Targ, trzy kroki lub więcej

used-cr_sell_any_1 = Rzemieślnicy: sprzedaj dowolny materiał
used-cr_sell_cheap_1 = Rzemieślnicy: sprzedaj tani materiał
used-cr_sell_precious_2 = Rzemieślnicy: sprzedaj cenny materiał
used-cr_buy_cheap_1 = Rzemieślnicy: kup tani materiał
used-cr_buy_any_2 = Rzemieślnicy: kup dowolny materiał
used-cr_buy_precious_2 = Rzemieślnicy: kup cenny materiał
used-te_deliver_1 = { move-te_deliver_1 }
used-te_deliver_2 = { move-te_deliver_2 }
used-te_ruble_1 = { move-te_ruble_1 }
used-te_swap_tiles = Woźnice: zamień dwa żetony sektorów
used-me_two_to_one = Kupcy: mała wymiana
used-me_ruble_and_one = Kupcy: wymiana za ruble i materiał
used-me_four_to_two = Kupcy: duża wymiana
used-me_workshop = Kupcy: uruchom pole warsztatu
used-cl_recognition_1 = { move-cl_recognition_1 }
used-cl_buy_prestige = { move-cl_buy_prestige }
used-cl_offer_three = Duchowieństwo: ofiaruj trzy różne materiały
used-cl_all_types = { move-cl_all_types }
