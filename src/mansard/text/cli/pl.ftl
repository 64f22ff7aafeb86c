# Wiersz poleceń.

## Pomoc

help-mansard = Gry planszowe o budowaniu miast w terminalu: graj, oglądaj boty, odtwarzaj partie, mierz.
help-epilog = Przykłady: mansard play {"<gra>"} --players 3 · mansard rules {"<gra>"} 4.3 · mansard simulate {"<gra>"} --bots greedy,random
help-version = Pokaż wersję i zakończ.
help-lang = Język wszystkich tekstów: en, ru lub pl. Na stałe ustawia go MANSARD_LANG.

help-play = Zagraj w terminalu: przeciw botom, z innymi przy tej samej klawiaturze albo solo.
help-games = Wypisz gry, liczby graczy i opcje.
help-rules = Pokaż zasady gry albo jeden ich rozdział.
help-learn = Pokaż lekcje gry albo przejdź jedną z nich.
help-solve = Rozwiąż zagadkę: zagadkę dnia albo inną według numeru.
help-puzzles = Znajdź zagadki w partiach silnych botów: pozycje, w których jedna tura jest wyraźnie najlepsza.
help-lesson = Numer albo nazwa lekcji; bez niej lista wszystkich.
help-simulate = Niech boty rozegrają wiele partii; pokaż wyniki.
help-selfplay = Boty rozgrywają wiele partii, każda decyzja trafia do zbioru danych Parquet.
help-train = Wytrenuj ocenę pozycji na partiach botów i zapisz jej wagi.
help-arena = Turniej botów każdy z każdym i ich rankingi.
help-replay = Sprawdź zapis, rozgrywając go ponownie, i pokaż go.
help-golden = Zapisane partie każdej gry, dla każdej liczby graczy i każdego wariantu.
help-golden-write = Rozegraj partie botami i zapisz je.
help-golden-check = Odtwórz wszystkie zapisy i wskaż te, które już nie zgadzają się z zasadami.
help-bench = Zmierz szybkość zasad i botów.

help-game = Która gra; listę podaje `mansard games`.
help-players = Liczba graczy.
help-humans = Ilu ludzi siedzi przy tej klawiaturze; pozostałe miejsca zajmą boty. Przy 0 tylko oglądasz.
help-bots = Boty na pozostałe miejsca, po przecinku: random, greedy, search:500ms, search:1000; albo none.
help-names = Imiona ludzi, po przecinku.
help-option = Opcja gry; można podać kilka razy. Listę podaje `mansard games`.
help-seed = Liczba całkowita (lub hex:…), która ustala cały los: ta sama liczba daje tę samą partię.
help-components = Własne pudełko: plik TOML z poprawionymi wartościami twojego egzemplarza albo jego nazwa w twoim folderze pudełek.
help-box = Wartości z pudełka gry i ich źródła; poprawianie, potwierdzanie, porównywanie.
help-addresses = Które wartości: adresy takie jak skyrise.wonders.pinnacle albo wzorce.
help-box-json = Wartości, źródła i schemat JSON jako JSON.
help-confirm = Zapisz w swoim pudełku (--box, inaczej „mine”), że te wartości zgadzają się z drukiem.
help-compare = Pokaż, co pudełko zmienia.
help-box-check = Sprawdź pudełko i powiedz, co jest nie tak: plik i klucz.
help-save = Plik, do którego zapis trafia po każdej turze.
help-resume = Kontynuuj zapisaną partię.
help-plain = Wiersz po wierszu zamiast całego ekranu: dla skryptów, potoków i czytników ekranu.
help-jobs = Liczba procesów.
help-section = Rozdział, np. 4.3, albo rozstrzygnięcie, np. R12.
help-contents = Tylko lista rozdziałów.
help-sheet = Ściąga: jedna strona o turze, cenach i punktacji.
help-record = Plik z zapisem.
help-step = Przejdź przez partię krok po kroku.
help-at = Pozycja po tej turze.
help-check = Tylko sprawdź; pokaż jeden wiersz.
help-seat = Tak, jak widziało to miejsce (pierwsze to 0); inaczej jak widz.
help-games-count = Liczba partii.
help-simulate-bots = Boty, po przecinku; co partię zmieniają miejsca i zajmują wszystkie.
help-puzzle = Numer zagadki albo jej nazwa; bez niego zagadka dnia.
help-solve-list = Lista zagadek.
help-puzzles-count = Ile zagadek znaleźć.
help-puzzles-bots = Bot, który rozgrywa partie.
help-puzzles-out = Gdzie je zapisać, po jednej w wierszu; istniejący plik zostanie uzupełniony.
help-selfplay-folder = Folder zbioru danych; przerwany zapis jest w nim kontynuowany.
help-selfplay-part = Liczba partii w jednym pliku.
help-selfplay-ray = Graj na klastrze Ray (RAY_ADDRESS) zamiast w procesach tej maszyny.
help-train-folder = Folder treningu; przerwany trening jest w nim kontynuowany.
help-train-games = Liczba partii do rozegrania i nauki.
help-train-hours = Przestań grać po tylu godzinach i ucz się z tego, co jest.
help-train-minutes = To samo w minutach.
help-train-match = Ile partii nowe wagi grają z poprzednimi; 0: żadnej.
help-csv = Zapisz wiersz dla każdego miejsca w każdej partii; „-” oznacza standardowe wyjście.
help-json = Zapisz wszystkie partie i podsumowanie; „-” oznacza standardowe wyjście.
help-arena-bots = Boty, które się zmierzą, po przecinku; co najmniej dwa.
help-arena-games = Partii na każdy skład; im ich więcej, tym węższe przedziały.
help-golden-folder = Gdzie są zapisy.
help-only-games = Tylko ta gra; można podać kilka razy.
help-golden-bots = Boty, po przecinku.
help-golden-games = Partii na każdą liczbę graczy i wariant.
help-bench-json = Wypisz pomiary jako JSON.
help-bench-games = Tylko te gry, po przecinku.

help-help = Pokaż tę pomoc i zakończ.
help-install-completion = Naucz tę powłokę uzupełniać słowa mansard.
help-show-completion = Pokaż, czego nauczyłaby się powłoka.
help-panel-arguments = Argumenty
help-panel-options = Parametry
help-panel-commands = Polecenia

version-rules = Reguły: { $rules }
version-compiled = skompilowany
version-plain = nieskompilowany

## Co jest nie tak

error-language = nie ma języka „{ $language }”; są: { $known }
error-file = { $file }: { $problem }
error-folder = { $file } to katalog, a nie plik
error-not-text = { $file } nie jest plikiem tekstowym
error-no-such-option = { $option } nie jest tu znane; zob. `{ $command } --help`
error-missing = brakuje: { $name }; zob. `{ $command } --help`
error-usage = { $problem }; zob. `{ $command } --help`
error-no-game = nie ma gry „{ $game }”; są: { $known }
error-components = elementy gry: { $problem }
error-no-value = w tym pudełku nie ma wartości { $address }
error-box-by-hand = { $file } zmienia nie tylko pojedyncze wartości: dopisz adresy do jego listy „confirmed” ręcznie
box-address = Adres
box-value = Wartość
box-range = Dozwolone
box-source = Źródło
box-standard = Pudełko standardowe
box-own = To pudełko
box-source-rulebook = instrukcja
box-source-public = publiczne
box-source-confirmed = potwierdzone
box-source-inferred = wynika z innych
box-source-designed = nasze
box-checked = { $count ->
    [one] { $file } jest w porządku: { $count } wartość różni się od pudełka standardowego
    [few] { $file } jest w porządku: { $count } wartości różnią się od pudełka standardowego
   *[other] { $file } jest w porządku: { $count } wartości różni się od pudełka standardowego
}
box-confirmed = { $count ->
    [one] { $file }: potwierdzono { $count } wartość
    [few] { $file }: potwierdzono { $count } wartości
   *[other] { $file }: potwierdzono { $count } wartości
}
error-players = { $game }: liczba graczy to { $known }, a nie { $players }
error-option-form = opcja „{ $text }”: napisz nazwa=wartość
error-no-option = nie ma opcji „{ $option }” przy liczbie graczy { $players }; są: { $known }
error-option-value = opcja { $option }: „{ $value }” to żadne z: { $known }
error-seed = „{ $seed }” nie pasuje: potrzebna liczba całkowita albo hex: i cyfry szesnastkowe
error-seed-number = „{ $seed }” nie jest liczbą całkowitą
error-humans = ludzi jest { $humans }, a miejsc { $players }
error-names = imion jest { $names }, a ludzi { $humans }
error-too-many-bots = botów jest { $bots }, a graczy tylko { $players }
error-bots = botów jest { $bots }, a miejsc dla nich { $seats }
error-no-bots = nie podano żadnego bota
error-few-bots = potrzebne są co najmniej dwa boty
error-no-terminal = do gry potrzebny jest terminal; aby oglądać boty, podaj --humans 0
error-exists = { $file } już istnieje: kontynuuj z --resume albo wybierz inną nazwę
error-other-game = { $file } to partia gry { $game }
error-no-rules = nie ma zasad gry { $game }
error-no-section = w zasadach { $game } nie ma rozdziału { $section }; części: { $known }
error-no-puzzles = gra { $game } nie ma jeszcze zagadek
error-no-puzzle = gra { $game } nie ma zagadki { $puzzle }; jest ich { $count }, zob. `mansard solve { $game } --list`
error-no-lessons = gra { $game } nie ma jeszcze lekcji
error-no-lesson = gra { $game } nie ma lekcji { $lesson }; są: { $known }
error-no-seat = nie ma miejsca { $seat }: liczba graczy to { $players }
error-no-commit = nie ma tury { $number }; ostatnia to { $last }
error-no-records = w katalogu { $folder } nie ma zapisów
error-no-bench = ta instalacja nie zawiera pomiarów szybkości
error-extra = brak pakietu { $package }; należy do: pip install 'mansard[{ $extra }]'
error-other-run = w { $folder } jest inny zapis: różni się { $difference }; podaj inny folder
error-train-few = Za mało partii do nauki i sprawdzenia: niech będzie ich co najmniej 100.
error-lost-worker = proces roboczy zakończył się (za mało pamięci?); gotowe części zostają, to samo polecenie podejmie pracę

## Gra

play-player = Gracz { $number }
play-rival = Rywal
play-ask-move = Ruch (numer, tekst, ? pomoc):
play-ask-confirm = Tura gotowa. c zatwierdź, u cofnij, r od nowa:
play-ask-reveal = Tego nie da się cofnąć. c dalej, u cofnij, r od nowa:
play-enter = [Enter]
play-to-move = Ruch: { $player }
play-so-far = Ta tura: { $moves }
play-held = { $move }: odsłoni coś ukrytego
play-reveals = odsłania coś ukrytego: nie da się cofnąć
play-narrow = Plansza potrzebuje { $columns } kolumn: poszerz terminal albo zmniejsz litery
play-narrowed = Pokazano { $shown } z { $count }; Enter pokazuje wszystkie
play-only-confirm = Tura jest gotowa: c zatwierdza, u cofa
play-no-number = { $count ->
    [1] Jest tylko numer 1
   *[other] Numery są od 1 do { $count }
}
play-no-match = Żaden dozwolony ruch nie pasuje do „{ $text }”; Enter pokazuje wszystkie
play-nothing-to-undo = Nie ma czego cofnąć
play-nothing-to-confirm = Nie ma jeszcze czego zatwierdzić
play-half = Ruch jest dopiero zaczęty: dokończ go albo cofnij przez u
play-why-legal = „{ $move }” jest dozwolone (§{ $rule })
play-why-not = „{ $move }”: { $reason } (§{ $rule })
play-score-now = Gdyby gra skończyła się teraz
play-rule = Zasada tej decyzji: §{ $rule }
play-help =
    numer        wykonaj ten ruch albo otwórz tę grupę
    tekst        pokaż tylko ruchy z tymi słowami; jedyny, który zostanie, jest wykonywany; /tekst nigdy nie jest poleceniem
    u  undo      cofnij ostatni wybór tej tury
    r  reset     cofnij całą turę
    c  confirm   zakończ turę tak, jak jest; dopiero wtedy zobaczą ją inni
    h  hint      kolejny krok podpowiedzi: gdzie patrzeć, jaki ruch, najlepsze ruchy
    why RUCH     dlaczego ruch jest niedozwolony; bez ruchu: czemu najlepszy jest najlepszy
    score        punkty, gdyby gra skończyła się teraz
    log          wszystko, co się wydarzyło
    rules [N]    zasada tej decyzji albo rozdział N
    b  board     pokaż wszystko jeszcze raz
    q  quit      zapisz i wyjdź
full-type = ruch, szukane słowa albo polecenie
full-undo = cofnij
full-reset = od nowa
full-confirm = zatwierdź
full-type-key = wpisz
full-why = dlaczego nie
full-log = dziennik
full-score = punkty
full-board = plansza
full-help = pomoc
full-language = język
full-back = wszystkie ruchy
full-quit = wyjdź

# Podpowiedzi i analizy

full-hint = podpowiedź
hint-more = Zapytaj jeszcze raz, by dowiedzieć się więcej.
hint-look = Spójrz tutaj: { $place }.
hint-look-anywhere = Żadne miejsce się nie wyróżnia.
hint-kind = { $count ->
    [one] Ruch tego rodzaju: { $moves }
    [few] Jeden z { $count } ruchów tego rodzaju: { $moves }
   *[other] Jeden z { $count } ruchów tego rodzaju: { $moves }
}
hint-chance = szansa na wygraną { $chance } ± { $error } %
hint-close = różnica zbyt mała
hint-perhaps = być może
hint-behind = około { $points } ± { $error } pkt mniej
hint-no-reason = Żadne źródło punktów nie przesądza.
hint-forced = Nie ma innego ruchu.
hint-opinion = To opinia bota: każdą turę sprawdzono w { $tries } szybkich partiach. Ukrytych kart bot nie zna.
reason-more = około { $points } ± { $error } pkt więcej: { $source }
reason-less = około { $points } ± { $error } pkt mniej: { $source }
reason-later-more = około { $points } ± { $error } pkt więcej później albo mniej dla rywali
reason-later-less = około { $points } ± { $error } pkt mniej później albo więcej dla rywali
help-review = Oceń każdą turę zakończonej partii według tego, co gracz mógł wiedzieć.
help-review-json = Wypisz wszystko jako JSON.
help-review-html = Wypisz stronę dla przeglądarki.
help-review-deep = Patrz dużo głębiej; trwa to kilka minut.
help-review-tries = Ile razy próbować każdej tury; inaczej tyle, na ile pozwala szybka analiza.
error-not-over = { $file }: partia nie jest zakończona, analiza jest możliwa dopiero po jej końcu
review-judging = Ocena tur
review-title = analiza
review-led-always = { $player }: na czele od pierwszej tury.
review-led-since = { $player }: na czele już do końca od tury { $number }.
review-costly = Tura { $number }, { $player }: „{ $played }” kosztuje { $chance } ± { $error } % szans na wygraną. Lepiej: „{ $best }”.
review-no-turning-point = Żadna pojedyncza tura nie przesądziła partii.
review-accuracy = { $player }: dokładność { $accuracy } na 100; zworniki { $keystone }, odchylenia { $off_plumb }, pęknięcia { $crack }, zawalenia { $collapse }.
review-lost = Stracone punkty, { $player }: { $parts }
review-note = To opinia bota według tego, co każdy gracz mógł wiedzieć. Prób na turę: { $tries }; wątpliwość na korzyść gracza.
review-marked = Oznaczone tury
review-turns = Wszystkie tury
review-chances = Szanse na wygraną z tury na turę
review-turn = Tura
review-player = Gracz
review-mark = Ocena
review-played = Zagrano
review-lost-chance = Strata
review-best = Lepiej
mark-keystone = zwornik
mark-true = w pionie
mark-off-plumb = odchylenie
mark-crack = pęknięcie
mark-collapse = zawalenie
full-over = Koniec gry.
play-thinking = { $player } myśli…
play-hand-over = Do klawiatury siada { $player }. Reszta niech nie patrzy.
play-may-withdraw = w i Enter: { $player } cofa ostatni wybór
play-saved = Zapisano: { $file }
play-alone = { $player }: { $points }
play-result = Wynik
play-won = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $winners }!
   *[other] Zwycięstwo dzielą: { $winners }!
}
menu-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
table-total = Razem
table-place = Miejsce

# Turnieje

help-tournament = Turnieje: sprawdzenie losowania.
help-tournament-verify = Wylosuj każdą rundę jeszcze raz z protokołu turnieju i porównaj.
help-tournament-record = protokół, taki jak na stronie turnieju
error-tournament-record = { $file }: to nie jest protokół turnieju: { $problem }
tournament-flaw-draw = Runda { $round }: jej klucz daje inne losowanie.
tournament-flaw-early = Runda { $round }: wylosowana przed końcem poprzedniej.
tournament-flaw-late = Runda { $round }: wylosowana po końcu turnieju.
tournament-flaw-key = Runda { $round }: klucz nie pochodzi z ziarna.
tournament-flaw-standing = Tabela nie wynika z wyników.
tournament-flaw-seed = To nie jest obiecane ziarno.
tournament-flaw-lot = Losowanie między równymi nie pochodzi z ziarna.
tournament-verified = Rundy wylosowane jeszcze raz: { $rounds }. Niezgodności: { $flaws }.
tournament-verified-open = Rundy wylosowane jeszcze raz: { $rounds }. Niezgodności: { $flaws }. Ziarno poznamy na końcu.

## Inne polecenia

games-name = gra
games-title = tytuł
games-players = gracze
games-options = opcje (* to zwykła)
rules-no-page = W zasadach nie ma strony { $number }.
replay-checked = { $file }: { $commits ->
    [one] { $commits } tura
    [few] { $commits } tury
   *[many] { $commits } tur
}, partia { $over ->
    [yes] zakończona
   *[no] niezakończona
}, punkty { $scores }: wszystko się zgadza
replay-ask = Tura { $number } z { $last }. Enter dalej, b wstecz, numer, q wyjście:
golden-writing = Partie
golden-written = { $count ->
    [one] Zapisano { $count } partię
    [few] Zapisano { $count } partie
   *[many] Zapisano { $count } partii
} w { $folder }
golden-checking = Odtwarzanie
golden-checked = { $count ->
    [one] Odtworzono { $count } zapis
    [few] Odtworzono { $count } zapisy
   *[many] Odtworzono { $count } zapisów
}, { $failed ->
    [0] wszystko się zgadza
    [one] nie zgadza się { $failed }
    [few] nie zgadzają się { $failed }
   *[many] nie zgadza się { $failed }
}
simulate-playing = Partie
puzzles-searching = Szukanie
puzzles-found = Zagadki: { $count } w { $file }, ostatnia z partii { $games }
simulate-title = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, w każdej około { $decisions ->
    [one] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
simulate-bot = bot
simulate-seats = miejsca
simulate-wins = wygrane
simulate-share = udział
simulate-place = lokata
simulate-score = punkty
simulate-range = od–do
selfplay-done = Partie: { $games }, decyzje: { $rows }, folder: { $folder }; gotowe już wcześniej: { $kept }
selfplay-stopped = Zatrzymano. Gotowe części są w { $folder }; to samo polecenie podejmie pracę od tego miejsca.
train-title = { $game }, graczy: { $players }; partie do nauki: { $games }
train-value = ocena
train-positions = pozycje odłożone
train-phases = R² końcowej przewagi według ćwiartek partii
train-loss = zaskoczenie
train-calibration = przewidziane → wygrane, %
train-worth = ocena ręczna
train-trained = wytrenowane składniki
train-match = Nowe wagi z poprzednimi: { $rate } %, partie: { $games } ({ $low }–{ $high } %; po równo to { $even } %)
train-kept-terms = Wytrenowane składniki zostają.
train-kept-chances = Wytrenowane składniki lepiej przewidują, ale nie wygrały: liczą szanse, a ruchy wybiera ocena ręczna.
train-kept-worth = Składniki nie wygrały: siła pozostaje bez zmian, szanse dobrano na nowo.
train-done = Zapisano w { $path }. Z MANSARD_WEIGHTS={ $folder } boty użyją tych wag.
arena-title = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, rankingi z przedziałami 95 %
arena-bot = bot
arena-rating = ranking
arena-games = partie
arena-wins = wygrane
arena-place = lokata
arena-score = punkty

help-serve = Uruchom klienta WWW i API. Ustawienia to zmienne MANSARD_…; zobacz docs/scale.md.
help-worker = Myśl za boty wszystkich serwerów za brokerem (MANSARD_JOBS=taskiq).
help-admin = Dla opiekuna serwera: kopia, sprawdzenie, eksport, import.
help-backup = Skopiuj całą bazę bez zatrzymywania serwera.
help-verify = Rozegraj ponownie wszystkie zapisane partie i zgłoś rozbieżności.
help-export = Zapisz wszystko jako wiersze JSON; plik .gz jest kompresowany.
help-import = Wczytaj eksport do pustej bazy.
help-stats = Policz od nowa wszystkie zakończone partie: punkty według źródeł, tury, czas, otwarcia.
help-export-results = Zapisz wyniki wszystkich zakończonych partii, po wierszu na miejsce: .csv lub .parquet.
help-import-selfplay = Wczytaj partie z folderu `mansard selfplay` do statystyk, jako osobny zbiór partii botów.
help-selfplay-run = folder z partiami
help-selfplay-set = nazwa zbioru; bez niej nazwą są boty
help-host = Adres, na którym słuchać; 0.0.0.0 to cała sieć.
help-port = Port, na którym słuchać.
help-processes = Liczba procesów; kilka wymaga MANSARD_BROKER i PostgreSQL.
help-socket = Numer otwartego gniazda, na którym działać: dla nadzorcy, który je trzyma.
help-database = Baza zamiast MANSARD_DATABASE.
help-target = Plik do zapisania.
help-source = Plik do odczytania.
serve-at = Mansard działa pod adresem { $url } (zatrzymanie: Ctrl+C)
admin-backup = Baza została skopiowana do { $file }.
admin-drift = Stół { $table }, tura { $number }: { $problem }
admin-verified = Rozegrane partie: { $count }; z rozbieżnościami: { $drifts }.
admin-exported = Wiersze zapisane do { $file }: { $count }.
admin-imported = Wczytane wiersze: { $count }.
admin-counting = Policzone zakończone partie: { $count } …
admin-counted = Policzono zakończone partie: { $count }.
admin-selfplay = Policzone partie zbioru „{ $name }”: { $count }.
error-selfplay = { $problem }.
error-results-file = { $file }: plik z wynikami musi mieć końcówkę .csv lub .parquet.
error-results-parquet = Parquet wymaga biblioteki pyarrow z mansard[research]; .csv nie wymaga niczego.
error-broker = Kilka procesów wymaga brokera: ustaw MANSARD_BROKER, na przykład redis://127.0.0.1:6379/0.
error-database = Nie można użyć bazy: { $problem }. Sprawdź MANSARD_DATABASE.

help-doctor = Sprawdź, czy serwer ma wszystko, czego potrzebuje, i powiedz, co zrobić.
error-setting = Nie można użyć { $name }: { $problem }.
doctor-part-rules = Reguły
doctor-part-client = Klient WWW
doctor-part-database = Baza danych
doctor-part-migrations = Postać bazy
doctor-part-clock = Zegar
doctor-part-broker = Broker
doctor-part-workers = Procesy botów
doctor-part-mail = E-mail
doctor-part-push = Powiadomienia
doctor-part-space = Dysk
doctor-part-address = Adres publiczny
doctor-compiled = skompilowane.
doctor-not-compiled = nieskompilowane; wszystko działa, ale boty myślą wielokrotnie dłużej. Uruchom „make build” albo zainstaluj pakiet dla tego komputera.
doctor-built = zbudowany.
doctor-not-built = niezbudowany: przeglądarka dostanie pustą stronę. Uruchom „make play” albo zainstaluj pakiet.
doctor-answers = { $kind } odpowiada.
doctor-no-database = { $problem }. Sprawdź MANSARD_DATABASE.
doctor-empty = baza jest pusta; wypełni ją „mansard serve”.
doctor-newest = { $form }, najnowsza.
doctor-older = { $form }; zaktualizuje ją „mansard serve”. Najpierw zrób kopię: mansard admin backup PLIK.
doctor-unknown = { $form } pochodzi z nowszej wersji Mansard: zainstaluj ją ponownie albo przywróć kopię.
doctor-own-clock = zegar tego komputera.
doctor-clock-apart = różni się od zegara bazy o { $seconds } s. Ponad 5 s zepsułoby zegary graczy: ustaw oba przez NTP.
doctor-no-broker = nie ustawiono, a jeden proces go nie potrzebuje.
doctor-broker-away = Redis nie odpowiada. Sprawdź MANSARD_BROKER i czy Redis działa.
doctor-own-workers = { $count ->
    [one] boty myślą w { $count } procesie serwera.
   *[other] boty myślą w { $count } procesach serwera.
}
doctor-no-workers = żaden nie czeka. Uruchom: mansard worker.
doctor-workers-wait = { $count ->
    [one] czeka { $count } proces.
    [few] czekają { $count } procesy.
   *[other] czeka { $count } procesów.
}
doctor-no-mail-wanted = nie ustawiono; nikt nie dostanie listów.
doctor-mail-away = { $problem }. Sprawdź MANSARD_SMTP.
doctor-push-later = klucze powstaną, gdy serwer będzie ich po raz pierwszy potrzebował.
doctor-push-spoilt = zapisanych kluczy nie da się odczytać. Usuń wiersz „vapid” z tabeli „facts”: powstaną nowe, a powiadomienia trzeba będzie włączyć ponownie.
doctor-push-open = klucze są, ale przeglądarki przyjmują powiadomienia tylko przez https. Ustaw w MANSARD_PUBLIC_URL adres z https.
doctor-push-ready = klucze są.
doctor-no-folder = nie ma katalogu { $folder }. Utwórz go albo zmień MANSARD_DATABASE.
doctor-space-left = wolne { $gigabytes } GB w { $folder }.
doctor-bad-address = { $url } nie jest adresem. Ustaw MANSARD_PUBLIC_URL, na przykład https://games.example.org.
doctor-local-address = { $url } z innych komputerów prowadzi donikąd. Ustaw MANSARD_PUBLIC_URL, gdy grają też inni.
doctor-unknown-address = { $url }: { $problem }. Sprawdź MANSARD_PUBLIC_URL i DNS.
doctor-open-address = { $url } nie jest szyfrowany: po drodze każdy odczyta ciasteczka. Użyj https (docs/scale.md).
doctor-good-address = { $url }

help-restore = Przywróć bazę z kopii. Najpierw zatrzymaj serwer; dotychczasowa baza zostanie obok.
help-restore-source = Kopia: plik .db albo eksport do nowej bazy.
help-top = Pokaż, co robi serwer: tury, żądania, połączenia, boty, błędy.
help-top-url = Adres serwera.
help-top-seconds = Sekundy między kolejnymi odczytami.
help-top-once = Odczytaj raz i zakończ.
error-restore = Niczego nie przywrócono: { $problem }.
error-top = { $url } nie podaje danych: { $problem }. Czy serwer działa?
admin-restored = Baza jest teraz taka jak w { $file }.
admin-put-aside = Dotychczasowa baza leży w { $file }.
top-turns = tury
top-by = ludzie { $people }/s, boty { $bots }/s
top-requests = żądania
top-quick = 95 % żądań
top-sockets = otwarte połączenia
top-tables = stoły
top-tables-by = w grze: { $playing }, czeka: { $open }, zakończono: { $finished }
top-memory = stoły w pamięci
top-bots = 95 % tur botów
top-due = tury czekające na boty
top-due-since = { $count }, najdłużej { $seconds } s
top-people = ludzie
top-people-by = z kontem: { $people }, goście: { $guests }
top-outbox = powiadomienia do wysłania
top-round = od ostatniego obchodu
top-failures = błędy dotąd

## Solving puzzles

solve-how = Zacznij od `mansard solve { $game } 1`; bez numeru to zagadka dnia.
solve-title = Zagadka { $puzzle }: { $theme }. Która pełna tura jest wyraźnie najlepsza? Ułóż ją i potwierdź: c.
solve-unfinished = Tura nie jest skończona: graj dalej albo ją zakończ.
solve-no-advice = Podczas układania tury zagadki nie ma podpowiedzi: najpierw potwierdź próbę, potem h.
solve-wrong = Jest lepsza tura.
solve-again = Enter: jeszcze raz, h podpowiedź, g poddaję się, q wyjście >
solve-hint = { $count ->
    [one] To jedna decyzja: { $move }
    [few] { $count } decyzje, pierwsza: { $move }
   *[many] { $count } decyzji, pierwsza: { $move }
 }
solve-right = Rozwiązane.
solve-answer = Odpowiedź:
solve-lost = Szanse na wygraną mniejsze o { $count } p.p.: { $moves }
solve-why = Własne punkty po turze: { $sources }

## Lekcje

learn-how = Zacznij od `mansard learn { $game } 1`.
learn-you = Ty
learn-other = Rywal
learn-done = Lekcja ukończona.
learn-following = Dalej: mansard learn { $game } { $number }
learn-step = Krok { $number } z { $count }
learn-act = Numer albo ruch; s pomiń, b wstecz, r zasada, q wyjdź
learn-next = Enter dalej; b wstecz, r zasada, q wyjdź
learn-allowed = Zasady na to pozwalają, ale w tym kroku chodzi o co innego.

help-ban = Zamknij komuś drzwi: zostaje tylko oglądanie, pobranie własnych danych i usunięcie konta. Rozpoczęte gry kończą boty.
help-unban = Wpuść kogoś z powrotem.
help-mute = Odbierz komuś czat i tablice ogłoszeń.
help-unmute = Oddaj komuś głos.
help-rename = Nadaj komuś inne imię wszędzie, gdzie je widać.
help-complaints = Pokaż skargi.
help-complaints-all = Także załatwione.
help-settle = Oznacz skargę jako załatwioną.
help-settle-number = Numer skargi.
help-acts = Pokaż, co robili operatorzy, od najnowszych.
help-acts-most = Ile pokazać.
help-who = Identyfikator, login albo imię.
help-ban-days = Na tyle dni; bez tego na zawsze.
help-ban-why = Powód, do rejestru.
help-new-name = Nowe imię.
admin-ban = { $days ->
    [0] { $name } ({ $id }): wstęp zamknięty na zawsze.
    [one] { $name } ({ $id }): wstęp zamknięty na { $days } dzień.
   *[other] { $name } ({ $id }): wstęp zamknięty na { $days } dni.
  }
admin-mute = { $days ->
    [0] { $name } ({ $id }): czat zamknięty na zawsze.
    [one] { $name } ({ $id }): czat zamknięty na { $days } dzień.
   *[other] { $name } ({ $id }): czat zamknięty na { $days } dni.
  }
admin-unban = { $name } ({ $id }): wstęp znowu otwarty.
admin-unmute = { $name } ({ $id }): czat znowu otwarty.
admin-renamed = { $old } ({ $id }): od teraz imię to { $name }.
admin-no-complaints = Żadna skarga nie czeka.
admin-complaint = { $by } o: { $about }
admin-complaint-line = Powiedziano: „{ $line }”
admin-complaint-table = Stół { $table }
admin-complaint-settled = Załatwiona { $time }
admin-settled = Skarga { $number } jest załatwiona.
admin-no-acts = Operatorzy jeszcze nic nie zrobili.
