# Lekcje Skyrise. Liczby zawsze pochodzą z pozycji: nie ma tu żadnej cyfry.

lesson-piece = Jedna figurka, trzy zadania
lesson-piece-about = Jedna figurka to oferta, zajęcie miejsca i budynek.
lesson-piece-jobs = Na niebie unoszą się wyspy, a na nich budujesz miasto. Pieniędzy nie ma. Licytujesz budynkami.
lesson-piece-lay = Połóż średni budynek, { $bid }, na północy centrum.
lesson-piece-lay-pass = Ktoś musi otworzyć, i jesteś to ty.
lesson-piece-lay-other = Też dobra oferta. W tej lekcji { $bid } idzie na północ.
lesson-piece-stands = Rywal spasował, więc oferta staje się budynkiem. Jej liczba idzie w niepamięć. Bierzesz też żeton spod niej: brązowych żetonów w rzędzie masz { $discs }.

lesson-open = Otwórz licytację
lesson-open-about = W centrum albo obok dowolnej budowli.
lesson-open-where = Zwycięzca otwiera następną licytację. Pierwsza oferta leży w centrum albo obok czyjejkolwiek budowli. Most też łączy sąsiadów.
lesson-open-bid = Wybierz podświetloną dzielnicę, potem budynek.
lesson-open-bid-far = Za daleko. Miasto rośnie od tego, co już stoi, krok po kroku.
lesson-open-bid-pass = Kto otwiera, zawsze licytuje. Pasować mogą inni.
lesson-open-waits = Teraz rywal musi odpowiedzieć obok wyższą liczbą albo odpuścić.

lesson-outbid = Przebij obok
lesson-outbid-about = Wyżej i po sąsiedzku. Mosty się liczą.
lesson-outbid-rival = Twoje otwarcie leży na północy. Rywal odpowiedział na wschodzie wyższą liczbą. Licytacja wędruje po wyspach.
lesson-outbid-answer = Odpowiedz obok ostatniej oferty wyższym budynkiem. Mosty prowadzą na inne wyspy.
lesson-outbid-answer-across = To naprzeciw, nie obok. Liczą się tylko sąsiedzi ostatniej oferty.
lesson-outbid-answer-low = Niżej niż ostatnia oferta. Słychać tylko wyższą liczbę.
lesson-outbid-answer-pass = Wolno spasować, ale spróbuj raz odpowiedzieć.
lesson-outbid-turn = Każda oferta decyduje, gdzie może leżeć następna. Szukaj miejsca bez pustych sąsiadów: tam nikt nie odpowie.

lesson-win = Wygraj i buduj
lesson-win-about = Oferty wracają, żeton dla zwycięzcy, on też otwiera.
lesson-win-pass = Rywal położył wysoki budynek. Przebije go tylko twój najwyższy. Zachowaj go i spasuj.
lesson-win-pass-dear = Byłaby wygrana, ale bez najlepszej figurki. Tym razem pas.
lesson-win-home = Twoja oferta wróciła: przegrana nic nie kosztuje. Zwycięzca otwiera niskim budynkiem na północy.
lesson-win-raise = Teraz przebij swoim { $bid } obok tej oferty.
lesson-win-raise-again = Jeden pas w tej lekcji wystarczy. Przebij.
lesson-win-raise-other = Też by wystarczyło. Spróbuj { $bid }: tyle, ile trzeba, i nie więcej.
lesson-win-won = Wygrana. Budynek zostaje, żeton jest twój i ty otwierasz następną licytację.

lesson-discs = Trzy żetony
lesson-discs-about = Rząd płaci najwięcej przy trzech żetonach.
lesson-discs-tracks = Każda budowla daje tyle, ile pokazuje rząd koloru jej dzielnicy. Twój brązowy płaci { $now }. Bez żetonów rząd płaci { $box_track_value_by_discs_0 }, z trzema { $box_track_value_by_discs_3 }.
lesson-discs-bid = Na zachodzie centrum leży żeton uniwersalny. Zalicytuj o niego budynkiem { $bid }.
lesson-discs-bid-other = Miejsce dobre. Użyj { $bid }.
lesson-discs-bid-where = Tam też leży żeton, ale nie uniwersalny. Spójrz na zachód centrum.
lesson-discs-wild = Żeton uniwersalny trafia do każdego rzędu, w którym jest miejsce. Wybierz.
lesson-discs-fourth = Uwaga na czwarty: z czterema żetonami rząd płaci tylko { $box_track_value_by_discs_4 }. Następny żeton trafia na wizjonera i daje { $box_track_excess_disc_prestige }.

lesson-islands = Wyspy i panoramy
lesson-islands-about = Kontrola wyspy płaci w obu erach.
lesson-islands-control = W centrum masz niski budynek, rywal średni. Najpierw liczy się wysokość: wysokie, potem średnie, potem niskie. Centrum jest więc jego.
lesson-islands-take = Odpowiedz na południu najwyższą figurką. Nikt jej teraz nie przebije.
lesson-islands-take-pass = Wtedy centrum zostanie u rywala. Weź je.
lesson-islands-take-low = Za nisko, by mieć pewność. Użyj najwyższej.
lesson-islands-yours = Centrum jest twoje. Na koniec każdej ery kontrola wyspy daje { $box_scoring_island_control }.
lesson-islands-views = Wtedy płacą też dwie karty panoram. W każdej grze są inne: przeczytaj je przed licytacją.

lesson-wonder = Twój cud
lesson-wonder-about = Raz przebija każdą liczbę.
lesson-wonder-era = Ktoś zbudował wszystkie pierwsze budynki i pierwsza era się skończyła. Teraz wszyscy w tajemnicy wybierają cuda.
lesson-wonder-pick = Wybierz karty cudów. Niższa suma otwiera drugą erę.
lesson-wonder-on = Cud to figurka jak inne, tylko potężniejsza: przebija każdy budynek. Użyj go tam, gdzie to ważne.

lesson-count = Podliczenie
lesson-count-about = Wszystkie źródła punktów, jedno po drugim.
lesson-count-last = Rywal zbudował wszystko i ma duży klucz. Tobie została jedna niska figurka i przegrywasz: { $mine } do { $theirs }, o ile widać.
lesson-count-place = Jedno miejsce jeszcze wygrywa partię. Brązowych budowli masz { $count }, rząd płaci za każdą { $now }. A gdyby dołożyć jeden brązowy żeton?
lesson-count-place-fourth = To byłby czwarty biały żeton i biały rząd płaciłby mniej za wszystko, co białe.
lesson-count-place-patron = Patron płaci raz, bez względu na literę. Brązowy żeton płaci za każdą brązową budowlę.
lesson-count-place-less = Dobre miejsce, ale nie wystarczy. Szukaj brązowego żetonu.
lesson-count-structures = Teraz każda brązowa budowla daje { $now }, a masz ich { $count }. Wszystkie budowle razem: { $points }. Zwykle to największa część wyniku.
lesson-count-board = Wyspy i panoramy zapłaciły jeszcze raz: za kontrolę w obu erach { $control }, za panoramy { $views }.
lesson-count-secret = Potem wszystko się odkrywa. Twój cel: { $objective }. Patroni: { $patrons }. Żeton zlecenia liczy to, co leży na wizjonerze: { $commission }.
lesson-count-winner = { $mine } do { $theirs }: wygrana. Przy remisie wygrałby ten, kto skończył pierwszy.

lesson-turn = Trzy własne tury
lesson-turn-about = Zaczyna się prawdziwa gra i decydujesz ty.
lesson-turn-begin = Najważniejsze już wiesz. Rozegraj trzy tury, jak chcesz, z życzliwym rywalem.
lesson-turn-first = Licytuj, odpowiadaj albo pasuj. Niskie liczby są dobre w cichych kątach.
lesson-turn-second = Rywal zagrał. Spójrz na żetony: którego chcesz, a którego rywal nie może dostać?
lesson-turn-third = Jeszcze jedna. Wysokie figurki zdobywają wyspy: wydawaj je tam, gdzie kontrola jest tego warta.
lesson-turn-on = To jest Skyrise. Na końcu dodajesz wyspy, panoramy, żetony, ukryty cel i patronów. Graj dalej w prawdziwej grze.
