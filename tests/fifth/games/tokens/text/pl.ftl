game-name = Dziesięć żetonów
game-tagline = Weź odkryty żeton albo wymień na niego swój tajny

option-swaps = Wymiany
option-swaps-on = raz w grze
option-swaps-off = bez wymian

prompt-turn = { $player }: weź odkryty żeton albo wymień na niego swój tajny
prompt-over = Gra skończona

move-take = Weź odkryty żeton
move-swap = Wymień tajny żeton na odkryty

event-took = { $player } bierze { $value }
event-swapped = { $player } wymienia tajny żeton { $secret } na { $value }
event-drawn = Z worka wychodzi { $value }

reason-already-swapped = Wymiana już była
reason-no-swaps = Ten stół gra bez wymian

source-taken = Wzięte
source-secret = Tajny żeton
