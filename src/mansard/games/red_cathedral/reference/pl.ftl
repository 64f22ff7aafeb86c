# Ściąga do gry Czerwona Katedra. Nie ma tu cyfr: liczby pochodzą z pudełka.

sheet-turn = Tura: jedno z trzech
sheet-turn-claim = Zajęcie: chorągiewka na najniższą wolną sekcję wieży; jej żeton trafia na twoje pole warsztatu, zakryty gratis, odkryty za cenę pola. Odkryty od razu daje swój zysk.
sheet-turn-build = Budowa: dostaw co najwyżej { $box_turn_deliveries_per_build }. Dostawa to materiał na twoją sekcję albo ozdoba na dowolną ukończoną.
sheet-turn-market = Targ: przesuń kość o tyle sektorów, ile pokazuje, potem do trzech interesów. Nie może stanąć tam, gdzie stoją trzy inne kości.

sheet-deals = Interesy, każdy raz, w dowolnej kolejności
sheet-deals-goods = Towary sektora razy liczba stojących w nim kości.
sheet-deals-guild = Jedna z dwóch akcji gildii tej ćwiartki.
sheet-deals-workshop = Jeden odkryty żeton na polu koloru kości.
sheet-deals-roll = Potem rzuca się wszystkimi kośćmi tego sektora.

sheet-prices = Ceny
sheet-prices-own = Żeton odkryty na polu twojego koloru, ruble: { $box_workshop_board_basic_cost_own_color }.
sheet-prices-other = Odkryty na każdym innym polu, ruble: { $box_workshop_board_basic_cost_other_color }.
sheet-prices-advanced = Odkryty na stronie zaawansowanej, ruble: { $box_workshop_board_advanced_cost }.
sheet-prices-step = Każdy dodatkowy krok białej kości lub własnej, ruble: { $box_turn_extra_step_cost }.
sheet-prices-exchange = Za stracony punkt prestiżu, w dowolnej chwili tury, dostajesz ruble: { $box_turn_exchange_rubles_per_prestige }.
sheet-prices-reroll = Przerzut kości sektora, raz na turę, strata prestiżu: { $box_turn_reroll_cost_prestige }.

sheet-section = Sekcje i ozdoby
sheet-section-complete = Z ostatnim materiałem sekcja jest ukończona: jej właściciel zyskuje to, co na karcie.
sheet-section-penalty = Właściciel nieukończonej sekcji poniżej traci punkt uznania za każdą ukończoną nad nią sekcję, która należy do kogoś innego.
sheet-section-sixth = Kto pierwszy ukończy wszystkie potrzebne sekcje ({ $box_end_sections_to_end }), zyskuje prestiż: { $box_end_finisher_prestige }.
sheet-ornament = Ozdoba
sheet-ornament-section = miejsce
sheet-ornament-material = koszt
sheet-gems = Klejnoty do niej
sheet-gems-prestige = prestiż
sheet-gems-no_gem = brak
sheet-gems-one_gem = jeden
sheet-gems-two_same = dwa jednakowe
sheet-gems-two_different = dwa różne

sheet-end = Koniec gry
sheet-end-last = Gdy ktoś ukończy wszystkie potrzebne sekcje ({ $box_end_sections_to_end }), każdy z pozostałych ma jeszcze jedną turę.
sheet-end-track = Twój prestiż na torze.
sheet-end-goods = Materiały i ruble razem: punkt za każde { $box_scoring_goods_per_prestige }.
sheet-end-tower = Wieża jest warta { $box_scoring_tower_section_value } za każdą ukończoną sekcję i { $box_scoring_tower_ornament_value } za każdą ozdobę. Twój wkład to twoje ukończone sekcje i ozdoby w niej.
sheet-end-more = W trzy lub cztery osoby pierwszy dostaje całość, każde następne miejsce poprzednie podzielone przez { $box_scoring_multi_player_step_divisor }; przy remisie miejsca się sumuje i dzieli.
sheet-end-two = W dwie osoby większy wkład dostaje całość, mniejszy całość podzieloną przez { $box_scoring_two_player_second_divisor }; remis nie daje nic.
sheet-end-tie = Remisy: więcej ukończonych sekcji, potem więcej ozdób.
