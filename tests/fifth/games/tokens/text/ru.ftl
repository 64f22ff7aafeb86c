game-name = Десять жетонов
game-tagline = Возьми открытый жетон или обменяй на него свой тайный

option-swaps = Обмены
option-swaps-on = один за игру
option-swaps-off = без обменов

prompt-turn = { $player }: возьмите открытый жетон или обменяйте на него свой тайный
prompt-over = Игра окончена

move-take = Взять открытый жетон
move-swap = Обменять тайный жетон на открытый

event-took = { $player } берёт { $value }
event-swapped = { $player } меняет тайный жетон { $secret } на { $value }
event-drawn = Из мешка выходит { $value }

reason-already-swapped = Вы уже обменялись
reason-no-swaps = За этим столом играют без обменов

source-taken = Взято
source-secret = Тайный жетон
