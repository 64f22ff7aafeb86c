# The lessons of Paris. A number is always taken from the position: no digit stands here.

lesson-draw = Draw, then act
lesson-draw-about = Every turn turns up one building.
lesson-draw-stacks = Paris rises tile by tile. Three stacks wait, { $height } buildings in each. The back tells you the district, and keeps the value to itself.
lesson-draw-choose = Choose a stack. Its top tile comes up for everyone.
lesson-draw-choose-first = Patience: first a building, then your key. Draw from a stack.
lesson-draw-found = It went straight to its own space. Now that somebody built it, somebody may buy it. Perhaps you.

lesson-bank = Key to the bank
lesson-bank-about = Banks pay at once. The arch pays nothing and leads anywhere.
lesson-bank-banks = Every district has a bank. Saint-Germain pays { $least } francs to a new key, Belleville pays { $most }.
lesson-bank-place = Put a key on Belleville and take its { $bank } francs.
lesson-bank-place-arch = The arch is a fine place, but it pays nothing. First the money.
lesson-bank-place-poorer = That bank pays less. Belleville is the generous one.
lesson-bank-paid = The money is yours: { $francs } francs. The price is freedom, for a key on a bank can only buy in that district.
lesson-bank-arch = Now the other way. Put a key on the arch.
lesson-bank-arch-taken = Your key lies there already. One key for each bank.
lesson-bank-later = No francs this time, but from the arch a key goes to any district. { $hand } keys are left in your hand, and none ever comes back.

lesson-move = Move up
lesson-move-about = Inside the district, only higher, and you pay the difference.
lesson-move-up = You have { $francs } francs and a key on the bank of Chaillot. Move it to the building of value { $value }: that is also its price.
lesson-move-up-climb = You could afford that one. Try the small step first: it shows what the next one costs.
lesson-move-up-elsewhere = A key from a bank stays in its district. Look at the café in Chaillot.
lesson-move-difference = Your key stands on a { $from }. Move it on to the { $to }. You pay only the difference.
lesson-move-moved = { $francs } francs left. The building below is free again, for anybody. Up is the only way a key can go.

lesson-building = What a building gives
lesson-building-about = The token beside it, and for a small one a bonus tile.
lesson-building-token = Buy the small hotel in Belleville. Look at what lies beside it.
lesson-building-token-wood = The largest building asks for more francs, and for wood as well. The small hotel will do.
lesson-building-bonus = The star is yours: { $bronze } bronze. And a small building sends your assistant round the ring. Take the tile on the first space.
lesson-building-bonus-skip = It is free. Nobody leaves a present on the ring.
lesson-building-use = Most tiles are used whenever you like in your turn. You have { $francs } francs. Use the tile.
lesson-building-use-keep = You may keep it. But money in hand buys houses: use it now.
lesson-building-use-sell = Stars are for landmarks, where they pay well. Keep yours and use the tile.
lesson-building-used = { $francs } francs now. A used tile lies face up beside you, and you never take that number again.

lesson-ring = The ring
lesson-ring-about = The assistant walks forward only.
lesson-ring-buy = Your assistant stands on space { $at }. Buy the restaurant in Montmartre: it costs little, and the ring calls.
lesson-ring-forward = Two good tiles: { $near } is the next one, { $far } pays for every key on a building of value { $value }. Take one of them. All between is jumped over and lost to you.
lesson-ring-forward-behind = The assistant never walks back. Only a rare tile allows that.
lesson-ring-forward-other = Others are legal too. Here compare just these two, the near and the far.
lesson-ring-taken = Your assistant stands on { $at }. A short step keeps many tiles in reach, a long one gets the strong tile before the others.

lesson-landmark = Landmarks
lesson-landmark-about = Francs, resources, and a place for stars.
lesson-landmark-price = Landmarks wait in the reserve. You have { $francs } francs and { $marble } marble: enough for the Luxembourg Garden.
lesson-landmark-build = Send your key from the arch. Choose the garden, then any district: you bring it there yourself.
lesson-landmark-build-district = That key is bound to Saint-Germain. The one on the arch is free to go.
lesson-landmark-star = The garden likes bronze, and you hold { $bronze }. Fill a slot with it.
lesson-landmark-star-empty = Then the slot stays empty. Your star pays here and now: fill it.
lesson-landmark-scored = { $points } points at once, and { $francs } francs left. A landmark also weighs heavily when the district is counted.

lesson-fourth = The fourth key
lesson-fourth-about = It may make a district worth points.
lesson-fourth-key = { $keys } keys stand on the buildings of Chaillot. Bring yours from the bank: it opens the fourth keyhole.
lesson-fourth-tile = Now you may put a VP tile on any district that has none. Chaillot is all yours: give it the best.
lesson-fourth-tile-skip = This right never comes again. Use it.
lesson-fourth-tile-smaller = You rule here. Be generous to yourself: take the highest tile.
lesson-fourth-tile-where = You have no key there. Put it where you are strong.
lesson-fourth-placed = At the end the first in Chaillot gets { $first } points, the second { $second }. A district without a VP tile pays nobody.

lesson-end = The end
lesson-end-about = End tokens, one more round, and majorities.
lesson-end-stacks = The stacks are empty, so { $left } end tokens lie open to you. When the last is taken, one more round is played.
lesson-end-take = Take an end token. It is your action for this turn.
lesson-end-take-pass = Whoever can act must act. Take a token.
lesson-end-take-draw = There is nothing left to draw. The end has begun.
lesson-end-keep = You alone look at the pile. Keep any token you like.
lesson-end-majority = In Chaillot you have { $mine } and your rival { $theirs }. Equal sums, so the best single building decides, and the rival owns the better one. You would get { $points } points as second.

lesson-turn = Three turns of your own
lesson-turn-about = A real game begins, and you decide.
lesson-turn-begin = Now you know it all. Play three turns as you please, against a friendly rival.
lesson-turn-first = Your first turn, with { $francs } francs. Draw, then act. A rich bank is a good beginning.
lesson-turn-second = Your rival has played. You have { $francs } francs: another bank, or is there already something to buy?
lesson-turn-third = One more, with { $francs } francs. Small buildings bring stars and tiles early.
lesson-turn-on = { $points } points, and the city is still young. Go on in a real game: you are ready.
