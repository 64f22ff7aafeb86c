game-name = Ten Tokens
game-tagline = Take what lies open, or swap your secret for it

option-swaps = Swaps
option-swaps-on = once a game
option-swaps-off = none

prompt-turn = { $player }: take the open token or swap your secret for it
prompt-over = The game is over

move-take = Take the open token
move-swap = Swap your secret for the open token

event-took = { $player } takes a { $value }
event-swapped = { $player } swaps the secret { $secret } for a { $value }
event-drawn = A { $value } comes out of the bag

reason-already-swapped = You have swapped already
reason-no-swaps = This table plays without swaps

source-taken = Taken
source-secret = Secret
