# Words of charts, of a player's page and of a game's statistics: they come with these pages.

chart-as-table = Jako tabela
stat-no-games = jeszcze żadnej partii
stat-few = { $won } z { $games } wygrane
stat-too-few = Mniej niż 5 partii: jeszcze bez udziału.
stat-of = { $percent } z { $games }
stat-whole = { $percent } z { $games ->
    [one] { $games } partii
    [few] { $games } partii
   *[other] { $games } partii
}, między { $low } a { $high }, równo byłoby { $even }
stat-even = równo { $even }
stat-verdict = wobec równego
stat-verdict-better = lepiej niż równo
stat-verdict-worse = gorzej niż równo
stat-verdict-chance = w granicach przypadku
stat-verdict-few = za mało, by mówić
stat-often = jak często
stat-won = wygrane
stat-interval = przedział
stat-even-share = równo
stat-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
stat-count = partie
seat-nth = { $n ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[other] miejsce { $n }
}
rating-in = Ranking: { $game }
rating-lower = dolna krawędź: gracz jest wart co najmniej tyle
rating-estimate = oszacowanie
rating-yours = twój ranking
rating-theirs = ranking
rating-band = jedno i trzy odchylenia
rating-deviation = odchylenie
rating-strip = partia, wysoka kreska: wygrana
rating-game = Partia
rating-day = Dzień
rating-at = { $day }: { $rating }, oszacowanie { $estimate }
rating-highest = najwyższy { $rating }, { $day }
rating-chart = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
   *[other] { $count } partii rankingowych
}, od { $from } do { $to }. Oszacowanie { $estimate } z odchyleniem { $sigma }, ranking { $rating }; najwyższy: { $highest }, { $day }.
rating-told = ranking { $rating }, oszacowanie { $estimate }, odchylenie { $sigma }
rating-none = Jeszcze żadnej partii rankingowej. Do rankingu liczą się partie z ludźmi.
player-since = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, pierwsza: { $month }
player-pages = Strony: { $name }
player-games = Partie
player-by-game = Według gier
player-by-game-note = wygrane i równy udział
player-mean = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
player-seats = Według miejsc
player-seats-note = wygrane, w %
player-seats-foot = Ciemna kreska: równy udział. Wąsy: gdzie prawdziwy udział leży w 19 z 20 przypadków.
player-seats-chance = Żadne miejsce nie różni się od równego udziału bardziej niż przypadkiem.
player-seats-better = Miejsce „{ $seat }”: lepiej niż równo.
player-seats-worse = Miejsce „{ $seat }”: gorzej niż równo.
player-against = Przeciw komu
player-against-note = partie ukończone wyżej
player-against-none = Jeszcze nikogo.
player-bots = Boty
player-others = Ukryci gracze
player-ahead = wyżej
player-recent = Ostatnie partie
player-recent-none = Nic, co możesz zobaczyć.
player-all = Wszystkie { $count }
player-more = Więcej
player-with = Przeciw
player-place = Miejsce
player-points = Punkty
player-change = Ranking
player-review = Otwórz analizę: { $game }, { $day }
place-of = { $place }. z { $players }
player-alone = w pojedynkę
player-records = Rekordy
player-records-none = Jeszcze żadnych rekordów.
record-highest = Najwięcej
record-widest = Największa przewaga
record-closest-win = Wygrana o włos
record-closest-loss = Przegrana o włos
record-tie = przy remisie
player-point-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
player-marks = Odznaki
mark-every-game-won = Wszystkie dachy
mark-every-game-won-note = każda gra wygrana choć raz
mark-hundred-games = Setka
mark-hundred-games-note = 100 ukończonych partii
mark-regulars = Stali bywalcy
mark-regulars-note = 50 wspólnych partii: { $name }
player-share = Kopiuj link do tej strony
player-file = Moje partie jako plik (CSV)
player-empty-hint = Ranking zaczyna się od szerokiego przypuszczenia i z każdą partią jest dokładniejszy.
player-empty-game = W tę grę jeszcze nic nie ukończono.
player-deeper = Liczby tej gry
source-come = Skąd są punkty
source-mine-come = Skąd są twoje punkty
source-you = Ty
source-winner = Średni zwycięzca
source-mean = średnio { $points } pkt
source-mine = { $mine } %
source-both = { $mine } % i { $winners } %
source-points = { $points } pkt
source-difference = różnica
source-name = Źródło
source-sentence = { $source }: { $mine } % twoich punktów, u średniego zwycięzcy { $winners } %.
source-sentence-other = { $source }: { $mine } % punktów, u średniego zwycięzcy { $winners } %.
source-few = { $count ->
    [one] Tylko { $count } partia: to jeszcze niewiele mówi.
    [few] Tylko { $count } partie: to jeszcze niewiele mówi.
   *[other] Tylko { $count } partii: to jeszcze niewiele mówi.
}
source-all = wszyscy
source-winners = zwycięzcy
privacy-change = Zmień
game-stats-people = Partie ludzi
game-stats-bots = Partie tutejszych botów
game-stats-set = Zbiór partii botów: { $name }
game-stats-box-standard = Pudełko standardowe
game-stats-box-own = Pudełka graczy
game-stats-origin = Które partie
game-stats-box = Które pudełko
game-stats-players = Ilu graczy
game-stats-all-players = Dowolna liczba graczy
game-stats-of-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
game-stats-none = Żadna ukończona partia tej gry nie jest jeszcze policzona.
game-stats-none-hint = Partie ludzi i botów są liczone wkrótce po zakończeniu.
game-stats-nothing = Przy tym wyborze nie ma żadnej partii.
game-stats-widen-players = Dowolna liczba graczy
game-stats-widen = { $name }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
fact-games = { $count ->
    [one] partia ukończona
    [few] partie ukończone
   *[other] partii ukończonych
}
fact-seats = { $count ->
    [one] miejsce przy stołach
    [few] miejsca przy stołach
   *[other] miejsc przy stołach
}
fact-turns = tur na gracza
fact-highest = najwyższy wynik
fact-ahead = punktów przewagi nad drugim
opening-title = Otwarcia
opening-head = Pierwsza tura
opening-better = Otwarcie „{ $opening }” wygrywa { $percent }. Równo byłoby { $even }.
opening-chance = Żadne otwarcie nie różni się od równego udziału bardziej niż przypadkiem.
opening-foot = Kwadrat: udział wygranych, większy przy większej liczbie partii. Linia: gdzie prawdziwy udział leży w 19 z 20 przypadków. Kreska: równy udział. To, że z jakimś otwarciem częściej się wygrywa, nie dowodzi, że ono wygrywa.
opening-mean = punkty
fair-title = Czy miejsca są równe
fair-better = Liczba graczy { $players }, miejsce „{ $seat }”: wygrywa { $percent }. Równo byłoby { $even }.
fair-chance = Żadne miejsce nie różni się od równego udziału bardziej niż przypadkiem.
fair-few = Za mało partii, by ocenić, czy miejsca są równe.
fair-seat = miejsce { $n }
ridge-title = Punkty według liczby graczy
ridge-told = średnio { $mean }, środkowa połowa od { $low } do { $high }, zwycięzcy { $winners }
ridge-mean = średnia
ridge-half = środkowa połowa
ridge-winner = średni zwycięzca
ridge-players = Gracze
option-title = Warianty
option-head = Wariant
option-foot = To, że z jakimś wariantem częściej się wygrywa, nie dowodzi, że on wygrywa.
option-table = Wariant całego stołu: przynosi { $points } pkt na miejsce.
option-none = Nie ma tu wariantów do porównania.
board-title = Rankingi
board-note = liczy się dolna krawędź
board-none = W tej grze nikt jeszcze nie ma rankingu.
board-rank = Miejsce
board-player = Gracz
board-few = mniej niż 5 partii

## comparing, periods, true moves, plans
player-period = Które partie
player-period-all = Cały czas
player-period-year = Ostatnie 12 miesięcy
player-period-quarter = Ostatnie 90 dni
player-period-month = Ostatnie 30 dni
player-period-none = W tym czasie nie skończyła się żadna partia.
player-period-widen = Cały czas
player-compare = Porównaj
compare-title = { $one } i { $other }
compare-met = partie, w których { $one } jest wyżej niż { $other }
compare-mean = średnio punktów
compare-never = bez wspólnych partii
compare-rating = ranking: { $name }
compare-unrated = { $name }: mniej niż dwie partie rankingowe
truth = Celne ruchy
truth-how = Decyzje, które straciły mniej niż 5 punktów szansy na wygraną wobec najlepszego znalezionego ruchu; tylko w partiach z pełną analizą.
truth-of = { $true } z { $count }
truth-told = Mniej niż 5 punktów szansy na wygraną straciło { $true } z { $count } zbadanych decyzji.
truth-quick = Z szybkiej analizy: zgrubnie. Głębsza analiza powie pewniej.
truth-deep = Z głębokiej analizy.
truth-none = Jeszcze bez analizy
truth-foot = { $game }: { $percent } celnych ruchów z { $count } decyzji; pełną analizę ma { $reviewed } z { $games } partii.
truth-foot-none = { $game }: żadna partia nie ma jeszcze pełnej analizy. Otwórz analizę partii, a celne ruchy zostaną policzone.
record-truest = Najcelniejsza
record-truest-moves = { $count ->
    [one] { $true } z { $count } ruchu
   *[other] { $true } z { $count } ruchów
}
mark-plumb = Do pionu
mark-plumb-note = 90 % celnych ruchów w partii
mark-box-keeper = Strażnik pudełka
mark-box-keeper-note = 100 potwierdzonych wartości
mark-cellar = Z piwnicy
mark-cellar-note = wygrana przy szansie poniżej 10 %
fact-finisher = wygrał kończący grę
used-title = Użyte choć raz
used-seats = { $count ->
    [one] na { $count } miejscu
   *[other] na { $count } miejscach
}
used-foot = { $shown } z { $count }, najdalsze od równego udziału. To, że z czymś częściej się wygrywa, nie dowodzi, że ono wygrywa.
plans-title = Plany
plans-note = punkty przeciętnego zwycięzcy
plans-foot = Liczby to wysokości wież. Plany z mniej niż 5 partiami mają cienkie cyfry.
board-whose = Czyj ranking
board-house = Wszyscy na tym serwerze
