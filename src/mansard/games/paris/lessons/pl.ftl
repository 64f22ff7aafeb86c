# Lekcje gry Paryż. Liczby zawsze pochodzą z pozycji: nie ma tu żadnej cyfry.

lesson-draw = Najpierw dobierz, potem działaj
lesson-draw-about = W każdej turze pojawia się jeden budynek.
lesson-draw-stacks = Paryż rośnie kafelek po kafelku. Czekają trzy stosy, budynków w każdym: { $height }. Rewers zdradza dzielnicę, a wartość trzyma w tajemnicy.
lesson-draw-choose = Wybierz stos. Wierzchni kafelek odsłoni się dla wszystkich.
lesson-draw-choose-first = Cierpliwości: najpierw budynek, potem klucz. Dobierz ze stosu.
lesson-draw-found = Trafił prosto na swoje miejsce. Skoro już stoi, ktoś może go kupić. Może właśnie ty.

lesson-bank = Klucz do banku
lesson-bank-about = Banki płacą od razu. Łuk nie płaci, ale prowadzi wszędzie.
lesson-bank-banks = Każda dzielnica ma bank. Saint-Germain płaci za nowy klucz { $least }, Belleville { $most }.
lesson-bank-place = Połóż klucz w banku Belleville i weź franki: { $bank }.
lesson-bank-place-arch = Łuk to dobre miejsce, ale nic nie płaci. Najpierw pieniądze.
lesson-bank-place-poorer = Ten bank płaci mniej. Hojne jest Belleville.
lesson-bank-paid = Pieniądze są twoje. Masz teraz franków: { $francs }. Ceną jest wolność: klucz z banku kupuje tylko w swojej dzielnicy.
lesson-bank-arch = A teraz inaczej. Połóż klucz na łuku.
lesson-bank-arch-taken = Twój klucz już tam leży. Po jednym na bank.
lesson-bank-later = Franków z tego nie ma, ale z łuku klucz pójdzie do każdej dzielnicy. Kluczy w ręce zostało: { $hand }. Żaden nigdy nie wraca.

lesson-move = W górę
lesson-move-about = W obrębie dzielnicy, tylko wyżej, za różnicę ceny.
lesson-move-up = Masz franków: { $francs } i klucz w banku Chaillot. Przenieś go na budynek o wartości { $value }: tyle też kosztuje.
lesson-move-up-climb = Na ten też cię stać. Zacznij jednak od małego kroku: pokaże, ile kosztuje następny.
lesson-move-up-elsewhere = Klucz z banku zostaje w swojej dzielnicy. Spójrz na kawiarnię w Chaillot.
lesson-move-difference = Twój klucz stoi na { $from }. Przenieś go na { $to }. Płacisz tylko różnicę.
lesson-move-moved = Zostało franków: { $francs }. Budynek niżej znów jest wolny dla każdego. Klucz idzie tylko w górę.

lesson-building = Co daje budynek
lesson-building-about = Żeton obok niego, a mały także premia.
lesson-building-token = Kup mały hotel w Belleville. Zobacz, co leży obok.
lesson-building-token-wood = Największy budynek chce więcej franków i jeszcze drewna. Wystarczy mały hotel.
lesson-building-bonus = Gwiazda jest twoja, brązowych masz: { $bronze }. A mały budynek wysyła asystenta na tor. Weź żeton z pierwszego pola.
lesson-building-bonus-skip = Jest za darmo. Prezentów na torze się nie zostawia.
lesson-building-use = Większości żetonów premii użyjesz w swojej turze, kiedy chcesz. Franków masz: { $francs }. Użyj żetonu.
lesson-building-use-keep = Możesz go zachować. Ale domy kupuje się za pieniądze: użyj go teraz.
lesson-building-use-sell = Gwiazdy są dla zabytków, tam dobrze płacą. Zachowaj swoją i użyj żetonu.
lesson-building-used = Masz teraz franków: { $francs }. Zużyty żeton leży odkryty i tego numeru już nie weźmiesz.

lesson-ring = Tor premii
lesson-ring-about = Asystent idzie tylko naprzód.
lesson-ring-buy = Twój asystent stoi na polu { $at }. Kup restaurację na Montmartre: kosztuje niewiele, a tor wzywa.
lesson-ring-forward = Dwa dobre żetony: { $near } jest najbliżej, { $far } płaci za każdy klucz na budynku o wartości { $value }. Weź jeden z nich. Wszystko pomiędzy przepada.
lesson-ring-forward-behind = Asystent nigdy się nie cofa. Pozwala na to tylko jeden rzadki żeton.
lesson-ring-forward-other = Inne też wolno brać. Teraz porównaj te dwa: bliski i daleki.
lesson-ring-taken = Asystent stoi na polu { $at }. Krótki krok zostawia wybór, długi zdąży po mocny żeton przed innymi.

lesson-landmark = Zabytki
lesson-landmark-about = Franki, zasoby i miejsce na gwiazdy.
lesson-landmark-price = W rezerwie czekają zabytki. Masz franków: { $francs }, marmuru: { $marble }. Na Ogród Luksemburski wystarczy.
lesson-landmark-build = Wyślij klucz z łuku. Wybierz ogród, potem dowolną dzielnicę: to ty go tam przynosisz.
lesson-landmark-build-district = Ten klucz jest związany z Saint-Germain. Klucz na łuku jest wolny.
lesson-landmark-star = Ogród lubi brąz, a masz go: { $bronze }. Zapełnij nim miejsce.
lesson-landmark-star-empty = Wtedy miejsce zostanie puste. Gwiazda płaci tu i teraz: połóż ją.
lesson-landmark-scored = Punktów od razu: { $points }, franków zostało: { $francs }. A przy liczeniu dzielnicy zabytek waży bardzo dużo.

lesson-fourth = Czwarty klucz
lesson-fourth-about = Może uczynić dzielnicę cenną.
lesson-fourth-key = Kluczy na budynkach Chaillot: { $keys }. Przenieś swój z banku: otworzy czwarty zamek.
lesson-fourth-tile = Teraz możesz położyć płytkę PZ w dowolnej dzielnicy, która żadnej nie ma. Chaillot jest całe twoje: daj mu najlepszą.
lesson-fourth-tile-skip = To prawo nie wraca. Skorzystaj z niego.
lesson-fourth-tile-smaller = Tu rządzisz ty. Nie żałuj sobie: weź najwyższą płytkę.
lesson-fourth-tile-where = Nie masz tam klucza. Połóż tam, gdzie masz przewagę.
lesson-fourth-placed = Na koniec pierwszy w Chaillot dostanie { $first }, drugi { $second }. Dzielnica bez płytki PZ nie płaci nikomu.

lesson-end = Koniec gry
lesson-end-about = Żetony końca gry, jeszcze jedna runda i przewagi.
lesson-end-stacks = Stosy są puste i możesz brać żetony końca gry: { $left }. Po ostatnim gra się jeszcze jedną rundę.
lesson-end-take = Weź żeton końca gry. To twoja akcja w tej turze.
lesson-end-take-pass = Kto może działać, musi. Weź żeton.
lesson-end-take-draw = Nie ma już czego dobierać. Koniec się zaczął.
lesson-end-keep = Tylko ty oglądasz tę pulę. Zachowaj dowolny żeton.
lesson-end-majority = W Chaillot masz { $mine }, rywal { $theirs }. Sumy są równe, więc decyduje najlepszy budynek, a ten ma rywal. Za drugie miejsce byłoby { $points }.

lesson-turn = Trzy własne tury
lesson-turn-about = Zaczyna się prawdziwa gra i decydujesz ty.
lesson-turn-begin = Teraz wiesz już wszystko. Rozegraj trzy tury, jak chcesz, z życzliwym rywalem.
lesson-turn-first = Pierwsza tura, franków: { $francs }. Dobierz, potem działaj. Bogaty bank to dobry początek.
lesson-turn-second = Rywal zagrał. Masz franków: { $francs }. Jeszcze jeden bank czy jest już co kupić?
lesson-turn-third = Jeszcze jedna, franków: { $francs }. Małe budynki wcześnie przynoszą gwiazdy i żetony premii.
lesson-turn-on = Punktów: { $points }, a miasto jest jeszcze młode. Graj dalej w prawdziwej grze: umiesz już wszystko.
