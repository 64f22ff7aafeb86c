# Słowa klienta sieciowego. Gry mają własne.

home = Start
tables = Stoły
rules = Zasady
profile = Profil
settings = Ustawienia
tagline = Cztery gry planszowe o budowaniu miast przy jednym stole: z przyjaciółmi, z botami i w analizie.
skip-to-content = Przejdź do treści
main-menu = Menu główne
loading = Chwileczkę…
not-found = Nic tu nie ma.
not-found-hint = Pod adresem { $path } nic nie ma. Może wkradła się literówka albo strona już nie istnieje.
broken-hint = Nie udało się pokazać tej strony. Wczytaj ją ponownie; jeśli to nie pomoże, zacznij od strony głównej.
back-to-table = Wróć do stołu
back-home = Na stronę główną
offline = Serwer nie odpowiada. Szkic jest zachowany, próbuję dalej.
reconnected = Połączono ponownie.
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano.
yes = Tak
no = Nie
notice = Coś poszło nie tak
not-affiliated = Niezależny projekt. Nazwy gier należą do ich właścicieli, którzy nie mają z nim nic wspólnego.

# start
players-range = { $least ->
    [one] { $least } gracz
    [few] { $least } graczy
   *[other] { $least } graczy
  }
players-from-to = { $least }–{ $most } graczy
play-now = Zagraj z botami
play-now-short = Zagraj
play-solo = Gra solo
new-table = Nowy stół
read-rules = Zasady: { $game }
how-strong = { $count ->
    [one] Jeden bot. Jak silny?
    [few] { $count } boty. Jak silne?
   *[other] { $count } botów. Jak silnych?
  }
level-easy = Uczeń
level-medium = Czeladnik
level-hard = Mistrz
level-expert = Arcymistrz
style-easy = gra żywo, często pod wpływem chwili
style-medium = bierze to, co opłaca się teraz
style-hard = planuje całą turę
style-expert = planuje całą turę, bez pośpiechu
waiting-for-you = Czekają na ciebie
waiting-count = { $count ->
    [one] { $count } stół.
    [few] { $count } stoły.
   *[other] { $count } stołów.
  }
running-count = { $count ->
    [0] Żadna inna partia nie trwa.
    [one] Jeszcze { $count } toczy się bez ciebie.
    [few] Jeszcze { $count } toczą się bez ciebie.
   *[other] Jeszcze { $count } toczy się bez ciebie.
  }
next-table = Następny stół
nothing-waits = Nikt na ciebie nie czeka.
nothing-waits-hint = Zacznij grę albo dosiądź się do otwartego stołu.
open-tables = Otwarte stoły
your-tables = Twoje stoły
finished-tables = Zakończone
no-open-tables = Nie ma otwartych stołów. Otwórz własny: inni zobaczą go tutaj.
no-tables = Nie siedzisz jeszcze przy żadnym stole.
your-turn = Twój ruch
turn-of = Ruch: { $name }
moves-since = { $count ->
    [one] { $count } tura od twojej
    [few] { $count } tury od twojej
   *[other] { $count } tur od twojej
  }

# nowy stół
game = Gra
all-games = Wszystkie gry
options = Warianty
seats = Miejsca
seat-n = Miejsce { $n }
seat-me = Ja
seat-open = Otwarte
seat-bot = Bot
seat-invite = Zaproś
invite-login = Nazwa konta
number-of-players = Gracze
clock = Zegar
clock-none = Brak
clock-off = bez zegara
clock-live = Na żywo
clock-days = Korespondencyjnie
minutes = { $n } min
plus-seconds = + { $n } s
days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[other] { $n } dni
  }
listed = Pokaż na liście stołów
private-link = Przyjdzie tylko ten, kto ma link
create-table = Otwórz stół
start-now = Zacznij
solo-table = Gra solo
join = Dosiądź się
watch = Oglądaj
leave = Odejdź
start = Start
start-hint = Grę można zacząć, gdy wszystkie miejsca są zajęte; wolne możesz oddać botowi, by nie czekać.
waiting-for-players = Czekamy na graczy
invite-link = Link z zaproszeniem
invite-hint = Kto ma ten link, może patrzeć i zająć wolne miejsce. Twojego miejsca nikomu nie daje.
make-bot = Daj botowi
seat-is-open = wolne miejsce
option-all-seats = dla wszystkich miejsc
components-file = Własny plik elementów (TOML)
components-hint = Dla właścicieli pudełka: poprawione tu liczby obowiązują przy tym stole.
more = mniej i więcej
less = Mniej
more-of = Więcej
# listy stołów
list-open = Otwarte
list-playing = Do oglądania
list-finished = Zakończone
running-tables = Trwające partie
no-running-tables = Teraz nie toczy się żadna partia otwarta dla widzów.
no-finished-tables = Żadna otwarta partia jeszcze się nie zakończyła.
your-finished-tables = Twoje zakończone partie
nothing-found = Nic nie pasuje do wyszukiwania.
search-player = Gracz
live-only = Tylko na żywo
invites-you = { $name } zaprasza cię
progress-era = Era { $era }, licytacja { $auction }
progress-round = Runda { $round }
progress-sections = Sekcje: { $completed } z { $sections }
spectators-count = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
unread-count = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
  }
is-online = { $name }: przy stole
is-away = { $name }: poza stołem

# stół
board = Plansza
my-area = Moje
others = Gracze
log = Dziennik
chat = Czat
notes = Notatki
moves = Ruchy
confirm = Zatwierdź
step-back = Krok wstecz
reset-turn = Zacznij turę od nowa
your-draft = Twój szkic: { $moves }
ready-to-confirm = Gotowe: zatwierdź turę
finish-turn = Zakończ moją turę
finish-question = Zakończyć turę?
finish-anyway = Zakończ mimo to
play-on = Graj dalej
others-move = Ruch innych
skip = Pomiń
since-points = punkty
leave-table = Odejdź od stołu
leave-question = Odejść od stołu?
leave-text = Partia na ciebie poczeka. Szkic tury jest zachowany, a zegar, jeśli jest, idzie dalej.
hand-question = Oddać miejsce botowi?
hand-text = Bot gra za ciebie, dopóki nie zabierzesz miejsca z powrotem. Gdy patrzysz, czeka przed każdą turą.
hand-do = Oddaj
nothing-drafted = Wybierz, co zrobić.
reveals-mark = Coś się odsłoni: potem nie ma odwrotu.
reveals-short = bez odwrotu
if-ended-now = Gdyby gra skończyła się teraz
standing-hint = O ile możesz to wiedzieć.
source-total = Razem
legal-moves = Możliwe ruchy
legal-moves-count = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[other] { $count } możliwych ruchów
  }
filter-moves = Filtr
board-summary = Stół słowami
wait-for = Ruch: { $names }
wait-several = Czekamy: { $names }
game-over = Koniec gry
winner = Wygrywa { $name }
winners = Zwycięstwo dzielą { $names }
no-winner = Nikt nie wygrywa
loser = { $name } nie wygrywa
points-of = { $name }: { $points }
place-n = { $n }. miejsce
rematch = Rewanż
replay = Powtórka
record = Zapis
spectating = Oglądasz
take-seat-back = Odbierz miejsce
hand-to-bot = Oddaj miejsce botowi
handed = Gra za ciebie bot.
resign = Poddaj się
resign-question = Odejść od stołu?
resign-text = Twoje miejsce zajmie bot i dogra partię. Zapis to pokaże.
stay = Zostań
why-not = Dlaczego nie?
rule-n = Zasada { $rule }
open-rule = Otwórz zasadę
since-your-turn = Od twojej ostatniej tury
go-on = Dalej
hand-over = Oddaj ekran: { $name }
hand-over-hint = Pozostali odwracają wzrok. Potem dalej.
i-am = Jestem { $name }
type-message = Napisz coś
send = Wyślij
note-hint = Widzisz to tylko ty.
withdraw = Cofnij
committed-wait = Wybrano. Czekamy na innych.
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
  }
turn-number = Tura { $n }
start-of-game = Początek
rewound = { $n ->
    [0] Powrót do początku
   *[other] Powrót na koniec tury { $n }
  }
by-bot = bot
rewind = Wróć do początku tury { $n }
rewind-asked = { $n ->
    [0] { $name } proponuje zacząć od nowa.
   *[other] { $name } proponuje powrót na koniec tury { $n }.
  }
rewind-question = Wrócić do początku tury { $n }?
rewind-text = To, co było potem, zostanie w dzienniku przekreślone. Losowania odbędą się od nowa, a partia nie wejdzie do rankingu.
rewind-others = Muszą się zgodzić wszyscy przy stole.
rewind-do = Wróć
rewind-propose = Zaproponuj
rewind-waits = Proponujesz powrót: czekamy na innych.
pause-clocks = Zatrzymaj zegary
paused = Zegary stoją, dopóki ktoś nie zagra dalej
pause-end = Gramy dalej
pause-asked = { $name } proponuje zatrzymać zegary.
pause-waits = Proponujesz pauzę: czekamy na innych.
reserve-seconds = { $n } s rezerwy na turę
agree = Zgoda
refuse = Odmów
complain = Zgłoś skargę
complain-of = Zgłoś skargę na słowa gracza { $name }
complaint-text = Te słowa i twój powód trafią do osób, które prowadzą ten dom. Nikt inny się nie dowie.
complaint-why = Co z nimi nie tak?
complaint-sent = Osoby, które prowadzą ten dom, to przeczytają
report-problem = Zgłoś problem
show-position = Pokaż tę pozycję
log-empty = Jeszcze nic się nie wydarzyło.
download = Pobierz
report-text = Dostaniesz plik do przesłania. Jest w nim tylko to, co możesz wiedzieć:
report-position = pozycja, jak ją widzisz
report-log = ostatnie 40 tur dziennika bez cudzych tajemnic
report-versions = wersje Mansard, zasad i elementów
report-comment = Co jest nie tak? (opcjonalnie)
downloaded = Pobrano.
full-screen = Pełny ekran
theme-night = Noc
theme-light = Dzień
theme-system = Jak w systemie
menu = Menu
lens = Przyjrzyj się
zoom-in = Bliżej
zoom-out = Cała plansza

# analiza zakończonej partii
review = Analiza
review-of = { $game }: analiza
review-turn-count = { $count ->
    [one] Zbadano { $count } turę
    [few] Zbadano { $count } tury
   *[other] Zbadano { $count } tur
  }
review-standing = Wynik końcowy
review-tie = Remis na punkty: zdecydowały dalsze kryteria.
review-chances = Szanse na zwycięstwo
review-turn = Tura
review-turns = Tury
review-show-all = Wszystkie
review-show-marked = Oznaczone
review-show-mine = Moje
review-none = Nie ma takich tur.
review-won = wygrana
review-point = Punkt zwrotny { $n }
review-points = Punkty zwrotne
review-point-of = punkt zwrotny { $n } z { $total }
review-point-before = Poprzedni punkt zwrotny
review-point-after = Następny punkt zwrotny
review-steps = Przez partię
review-when = Która pozycja
review-before = Przed
review-after = Po
review-large = Większa plansza
review-played = Zagrano
review-best = Najlepsza znaleziona tura
review-better = Lepiej było
review-difference = Więcej lub mniej punktów
review-show-line = Pokaż ciąg dalszy
review-line-end = Wróć do partii
review-line-begins = Tak mogło pójść dalej
review-forced = Nie było wyboru.
review-close = Różnica mniejsza od błędu: tury są równorzędne.
review-none-better = Nie znaleziono niczego lepszego.
review-open-lost = Przy odkrytych kartach strata to { $lost } ± { $error } % szans.
review-not-judged = Tu nikt niczego nie wybierał.
review-start-note = Tak się zaczęło. Strzałki przewijają tury, N prowadzi do następnego punktu zwrotnego.
review-truth = Czyimi oczami
review-truth-seen = Co dało się wiedzieć
review-truth-open = Wszystkie karty odkryte
review-truth-seen-hint = Szanse, jakie widział wtedy widz. Oznaczenia zależą od tego, co gracz mógł wiedzieć.
review-truth-open-hint = Szanse po odsłonięciu wszystkiego, co ukryte. Tego nikt nie mógł wiedzieć.
review-summary = Co się wydarzyło
review-accuracy-title = Dokładność
review-lost-where = Gdzie uciekły punkty
review-led-always = { $player } prowadzi od pierwszej tury do ostatniej.
review-led-since = { $player } prowadzi już do końca od tury { $number }.
review-costly = Tura { $number }: { $player } traci { $chance } ± { $error } % szans: „{ $played }”. Lepiej było „{ $best }”.
review-no-turning-point = Żadna pojedyncza tura nie rozstrzygnęła partii.
review-accuracy = { $player }: dokładność { $accuracy } na 100. Pęknięcia: { $crack }, zawalenia: { $collapse }.
review-play-on = Graj dalej stąd
review-play-on-text = Nowy stół zaczyna się od pozycji po turze { $n }, przeciw botom. Nie liczy się do rankingu.
review-play-on-seat = Twoje miejsce
review-play-on-bots = Jak silne mają być boty?
review-play-on-do = Graj dalej
review-how = Jak powstała ta analiza
review-opinion = To opinia bota.
review-how-quick = Szybki przebieg: prób na turę: { $tries }, wersja analizy { $engine }.
review-how-deep = Głęboki przebieg: prób na turę: { $tries }, wersja analizy { $engine }.
review-how-marks = Oznaczenie zależy od utraconych szans pomniejszonych o błąd: wątpliwość działa na korzyść gracza.
review-untrained = Ocena pozycji nie jest dopasowana do tej gry przy tylu graczach.
review-quick = Szybki przebieg
review-deep = Głęboki przebieg
review-quick-waits = Analiza czeka w kolejce; przed nią: { $ahead }.
review-deep-waits = Głęboki przebieg czeka w kolejce; przed nim: { $ahead }.
review-quick-runs = Trwa analiza: { $done } z { $total } tur.
review-deep-runs = Trwa głęboki przebieg: { $done } z { $total } tur.
review-failed = Analiza się nie udała. Spróbuj później jeszcze raz.
review-not-over = Analiza będzie dostępna po zakończeniu partii.
review-deepen = Zbadaj głębiej
review-go-on = Kontynuuj analizę
review-start = Zbadaj tę partię
mark-keystone = Zwornik: jedyny ruch, który trzyma
mark-true = W pionie
mark-off-plumb = Poza pionem
mark-crack = Pęknięcie
mark-collapse = Zawalenie

# trener
coach = Trener
coach-with = Z trenerem
coach-not-rated = bez rankingu
coach-none-rated = Przy stołach rankingowych nie ma trenera.
coach-level = Jak często mówi trener
coach-off = Brak
coach-call = Na wezwanie
coach-quiet = Cicho
coach-guided = Obok
coach-off-hint = Nikt nie dostaje rad.
coach-call-hint = Mówi tylko, gdy go zapytać. Stół bez rankingu.
coach-quiet-hint = Mówi, gdy to ważne, ostrzega od 6 punktów. Stół bez rankingu.
coach-guided-hint = Mówi co turę, ostrzega od 3 punktów. Stół bez rankingu.
coach-plays-with = Gra z trenerem
coach-now = Co teraz ważne:
coach-calm = Nic nie nagli. Poproś o podpowiedź, jeśli chcesz.
coach-waiting = Odezwę się znowu w twojej turze.
coach-thinks = Trener myśli …
coach-hint = Podpowiedź
coach-explain = Wyjaśnij
coach-hint-steps = Podpowiedź krok po kroku
coach-hint-of = Podpowiedź { $n } z 3
coach-step-where = Gdzie patrzeć:
coach-step-kind = Jaki ruch:
coach-step-move = Sam ruch:
coach-step-where-shut = Gdzie patrzeć
coach-step-kind-shut = Jaki to ruch
coach-step-move-shut = Sam ruch i jego powód
coach-where-anywhere = na cały stół: żadne miejsce się nie wyróżnia.
coach-move-worth = Szansa na zwycięstwo: { $chance } ± { $error } %.
coach-show-next = Pokaż więcej
coach-have-idea = Mam pomysł
coach-best-three = Trzy najlepsze tury
coach-points-and-chance = punkty i szansa
coach-best = najlepszy
coach-your-draft = Twój szkic
coach-close = Prawie równo: każda z tych tur jest dobra.
coach-perhaps = być może
coach-forced = Tu nie ma wyboru.
coach-position = Wyjaśnienie pozycji
coach-to-come = Jeszcze będzie
coach-prospect = { $player }: punkty teraz: { $now }, spodziewane: { $then } ± { $error }, szansa na zwycięstwo: { $chance } %
coach-opinion = To opinia bota.
coach-how = Szybkich partii: { $games }, błąd w punktach { $points }, w szansach { $chance } %. Nie widzi ukrytych kart i może się mylić. Przy stołach rankingowych go nie ma.
coach-how-hint = Prób na każdą turę: { $tries }. Nie widzi ukrytych kart i może się mylić. Przy stołach rankingowych go nie ma.
coach-warning = Zanim wyślesz: przepadnie około { $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    }
coach-warning-error = plus minus { $error }
coach-take-back = Cofnij
coach-anyway = Wyślij mimo to
coach-look-at = Spójrz tu: { $place }
coach-stale = Pozycja się zmieniła. Zapytaj ponownie.
reason-more = { $source }: o { $points } więcej
reason-less = { $source }: o { $points } mniej
reason-later-more = później o { $points } więcej
reason-later-less = później o { $points } mniej
position-leads = Teraz prowadzi { $player }, przewaga { $points }. Najwięcej daje { $source }.
position-level = Na punkty jest teraz remis.
position-open = Kto wygra, jest sprawą otwartą.
position-favourite = Największe szanse ma { $player }: { $chance } ± { $error } %.

# planowanie
plan-ahead = Zaplanuj turę
trial-open = Wypróbuj ruchy na kopii
trial-copy = Kopia planszy: nikt jej nie widzi i nic się tu nie liczy
trial-over = Gra byłaby skończona
trial-last = Ostatnia próba: { $move }
trial-guessed = Wszystko, co tu dobrano lub odkryto, to tylko domysł.
trial-eyes = Widok z miejsca gracza { $name }: to, co przed tobą ukryte, jest domysłem.
trial-moved-on = Na stole jest już inna sytuacja i te ruchy tam nie pasują: spróbuj od nowa.
trial-to-me = Do mojej tury
trial-to-me-hint = Pozostali wykonają proste ruchy, jako domysł.
trial-as = Ruch za: { $name }
trial-anew = Zacznij próbę od nowa
trial-close = Wróć do stołu
trial-play = Przenieś na stół
plan-keep = Zachowaj jako plan
plan-title = Plan na twoją następną turę
plan-hint = Gdy nadejdzie twoja tura, od razu zostanie zagrany pierwszy wiersz, którego warunek jest spełniony i którego ruch jest możliwy. Nikt inny go nie widzi.
plan-else = Jeśli żadnego wiersza nie da się zagrać, plan przepada i grasz samodzielnie.
plan-none = Nie ma planu. Wypróbuj ruchy na kopii planszy aż do swojej tury i zachowaj swój.
plan-waits = { $more ->
    [0] Plan: { $moves }
    [one] Plan: { $moves }, a jeśli nie, jeszcze { $more } wiersz
    [few] Plan: { $moves }, a jeśli nie, jeszcze { $more } wiersze
   *[other] Plan: { $moves }, a jeśli nie, jeszcze { $more } wierszy
  }
plan-look = Zmień
plan-cancel = Porzuć
plan-dropped = Plan przepadł: żadnego wiersza nie dało się zagrać. Twoja tura.
plan-played = Twój plan został zagrany.
plan-when = Kiedy wiersz jest grany
plan-always = Cokolwiek się stanie
plan-if = Jeśli { $what } wynosi
plan-side = Najwyżej lub co najmniej
plan-most = najwyżej
plan-least = co najmniej
plan-number = Liczba
plan-raise = Sprawdź wcześniej
plan-remove = Usuń wiersz
plan-more = Kolejny wiersz

# powtórka
first = Na początek
previous = Wstecz
next = Naprzód
last = Na koniec
play = Odtwórz
pause = Pauza
link-to-position = Link do pozycji
eyes-of = Oczami: { $name }
spectator = Widz
position-of = Pozycja { $n } z { $total }

# profil i ustawienia
your-name = Twoje imię
sign-in = Zaloguj
sign-out = Wyloguj
register = Zachowaj moje gry na koncie
login-name = Nazwa konta
password = Hasło
email-optional = E-mail (nieobowiązkowo)
statistics = Statystyki
games-played = Rozegrane
games-won = Wygrane
best-score = Najlepszy
mean-score = Średni
rating = Ranking
no-statistics = Jeszcze nic nie ukończono.
language = Język
locale-en = English
locale-ru = Русский
locale-pl = Polski
theme = Wygląd
patterns = Wzory przy kolorach
patterns-hint = Każdy kolor ma także wzór.
motion = Ruch
motion-off = Brak
motion-normal = Zwykły
motion-fast = Szybki
pace = Tury innych
pace-hint = Odtwarzane na planszy krok po kroku. Kliknięcie lub spacja przechodzi do teraźniejszości.
pace-off = Wył.
pace-fast = Szybko
pace-normal = Normalnie
pace-slow = Wolno
confirm-turns = Pytaj przed wysłaniem tury
sound = Dźwięk
sound-hint = Gdy przychodzi twoja kolej i gdy ktoś wykona ruch.
volume = Głośność
offline-title = Brak połączenia
offline-text = Serwer jest nieosiągalny. Gdy tylko połączenie wróci, strona ruszy sama.
offline-bar = Brak połączenia: to, co widać, może być nieaktualne. Gra ruszy sama.
notices = Powiadomienia
notices-hint = Damy znać, gdy przyjdzie twoja kolej, gdy stół będzie pełny i gdy partia się skończy, ale nie o tym, co masz już na ekranie.
notices-name = Najpierw podaj imię: powiadomienia należą do osoby.
notice-push = W tej przeglądarce
notice-push-hint = Także wtedy, gdy żadna strona Mansard nie jest otwarta.
notice-push-none = Ta przeglądarka nie odbiera tu powiadomień push. Potrzeba https albo zainstalowanej aplikacji.
notice-push-denied = Przeglądarka na to nie pozwala. Zezwól na powiadomienia dla tej strony w jej ustawieniach.
notice-email = E-mailem
notice-email-none = Ten serwer nie wysyła e-maili.
notice-address = Adres e-mail
notice-webhook = Przez webhook
notice-webhook-hint = Publiczny adres, który dostaje każde powiadomienie jako JSON.
notice-daily = Codzienny e-mail ze stołami, które czekają
quiet-hours = Cicha pora
quiet-hint = Wtedy nic nie przychodzi; przyjdzie później, jeśli nadal będzie ważne. Strefa czasowa: { $zone }.
quiet-from = Od
quiet-until = Do
reminder = Przypomnienie, zanim skończy się czas
reminder-none = Brak
reminder-minutes = { $n } min
reminder-hours = { $n } godz.
mute-table = Wycisz powiadomienia tego stołu
table-muted = Powiadomienia wyciszone
designed-values = Wartości elementów: co wiadomo, a co zaprojektowaliśmy

# Tournaments
tournament = Turniej
tournaments = Turnieje
tournaments-about = System szwajcarski, liga albo puchar, od 3 do 64 osób
tournaments-mine = Moje
tournaments-open = Zapisy trwają
tournaments-running = W toku
tournaments-over = Zakończone
tournaments-none-open = Żaden turniej nie przyjmuje teraz zapisów. Otwórz własny: inni zobaczą go tutaj.
tournament-new = Nowy turniej
tournament-look = Zobacz
tournament-view-now = Teraz
tournament-view-people = Gracze
tournament-view-rules = Zasady
tournament-nobody = bez imienia
tournament-you = ty
tournament-form-swiss = Szwajcarski
tournament-form-league = Liga
tournament-form-knock-out = Puchar
tournament-form-swiss-means = Co rundę nowe stoły, według tabeli. Nikt nie odpada.
tournament-form-league-means = Plan na tygodnie: każdy spotyka każdego tak równo, jak się da.
tournament-form-knock-out-means = Dwie najlepsze osoby ze stołu grają dalej, aż do ostatniego stołu.
tournament-status-open = trwają zapisy
tournament-status-running = w toku
tournament-status-finished = zakończony
tournament-status-cancelled = odwołany
tournament-rounds = Rundy
tournament-list = Zapisy
tournament-result = Wynik
tournament-round-n = Runda { $n }
tournament-round-of = Runda { $n } z { $of }
tournament-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
tournament-tables-done = Koniec przy { $done } z { $count ->
    [one] { $count } stołu
   *[many] { $count } stołów
  }
tournament-by-lot = losowanie z koszyków
tournament-by-plan = według planu
tournament-by-standing = stoły według tabeli
tournament-by-place = kto gra dalej
tournament-on-list = Zajęte miejsca: { $count } z { $places }
tournament-called-off = Odwołany
tournament-standing = Tabela
tournament-standing-none = liczy się po rundzie 1
tournament-after-round = po rundzie { $n }
tournament-standing-after = po rundzie { $done }; runda { $next } liczy się, gdy skończą wszystkie stoły
tournament-all-rounds = Wszystkie rundy
tournament-rank = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-met = Rywale
tournament-met-means = średnia punktów osób, z którymi się grało
tournament-won = Wygrane
tournament-won-means = wygrane stoły
tournament-relative = Wynik
tournament-relative-means = własny wynik wobec średniej stołu, uśredniony
tournament-lot = Los
tournament-lot-means = ciągnięty raz, jest w zapisie
tournament-equal = Przy równych punktach
tournament-bye = pauza
tournament-forfeit = walkower
tournament-table-small = stół { $n }
tournament-table-n = Stół { $n }
tournament-place-of = { $place }. z { $of }
tournament-table-of = Stół: { $names }
tournament-your-table = Twój stół { $table }, runda { $round }
tournament-go = Do mojego stołu
tournament-key = klawisz
tournament-plays = Przy stole trwa gra
tournament-mine-soon = Twój następny stół
tournament-mine-bye = W tej rundzie pauzujesz
tournament-mine-left = Nie grasz już w tym turnieju
tournament-mine-out = Dla ciebie turniej się skończył
tournament-mine-between = Teraz nie ma stołu dla ciebie
tournament-mine-entered = Jesteś na liście
tournament-mine-called-off = Turniej odwołany
tournament-left-means = Rozegrane partie zostają w tabeli. Kolejnych rund dla ciebie nie będzie.
tournament-out-means = Pozostali grają dalej. Stoły można oglądać.
tournament-bye-means = Pauza daje 3 punkty. Nikomu nie zdarza się dwa razy, póki da się tego uniknąć.
tournament-you-came = { $place }. miejsce z { $of }, punkty: { $points }
tournament-forfeit-long = Walkower: bez punktów za ten stół
tournament-next-when = Koniec przy { $done } z { $count ->
    [one] { $count } stołu
   *[many] { $count } stołów
  }. Dalej, gdy skończy ostatni.
tournament-opens-in = Początek za { $minutes } min { $seconds } s.
tournament-opens-at = Początek: { $when }.
tournament-opens-after = Początek po wcześniejszych rundach.
tournament-meet-fresh = Pierwsze spotkanie: { $names }.
tournament-meet-again = Było już spotkanie: { $name }, { $count ->
    [one] runda { $rounds }
   *[other] rundy { $rounds }
  }.
tournament-table-points = Punkty przy tym stole: { $points }.
tournament-seat-first = Miejsce { $seat }, twoje pierwsze.
tournament-seat-before = Miejsce { $seat }; dotąd { $count ->
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
  }.
tournament-final-place = Twoje miejsce: { $rank } z { $of }, punkty: { $points }.
tournament-people-count = { $count ->
    [one] { $count } osoba w turnieju.
    [few] { $count } osoby w turnieju.
   *[many] { $count } osób w turnieju.
  }
tournament-called-off-at = { $when }.
tournament-called-off-means = Kolejnych rund nie będzie. Rozpoczęte partie toczą się dalej jak każde inne.
tournament-planned = w planie; otworzy się po wcześniejszych rundach
tournament-drawn = rozlosowana, wkrótce początek
tournament-ends-with = Ostatni stół kończy turniej.
tournament-drawn-with = Rundę { $n } losuje się, gdy skończy ostatni.
tournament-opens-with = Runda { $n } nastąpi, gdy skończy ostatni.
tournament-state-planned = W planie
tournament-state-soon = Wkrótce
tournament-state-yours = Twój ruch
tournament-state-away = Czeka
tournament-state-running = Gra trwa
tournament-state-finished = Koniec
tournament-away = { $name }: brak przy stole
tournament-seat-told = miejsce { $place } z { $of }, punkty: { $points }
tournament-byes = { $count ->
    [one] Pauzuje: { $names }.
   *[other] Pauzują: { $names }.
  }
tournament-who-met = Kto z kim grał
tournament-by-round = według rund
tournament-as-table = Jako tabela
tournament-has-met = Spotkania
tournament-nobody-met = jeszcze z nikim
tournament-met-in = { $name } ({ $count ->
    [one] runda { $rounds }
   *[other] rundy { $rounds }
  })
tournament-who-met-told = Kto z kim grał. { $pairs ->
    [one] Spotkała się { $pairs } para
    [few] Spotkały się { $pairs } pary
   *[many] Spotkało się { $pairs } par
  }, więcej niż raz: { $again }.
tournament-again-sign = Liczba to ostatnia runda; + oznacza więcej niż jedno spotkanie.
tournament-how = Jak powstają stoły
tournament-how-sizes = Wielkość stołów.
tournament-how-sizes-few = Stołów jak najmniej, przy każdym najwyżej { $most }; wielkości różnią się najwyżej o jedną osobę.
tournament-how-sizes-fixed = Przy każdym stole { $most }; kto zostaje, pauzuje, chyba że stół dopełnią boty.
tournament-how-sizes-now = Runda 1: { $sizes }.
tournament-how-first = Pierwsza runda:
tournament-how-first-text = losowanie z koszyków według rankingu, żeby najlepsi nie spotkali się od razu.
tournament-how-swiss-head = Dalsze rundy
tournament-how-swiss = według tabeli. Żadna para nie spotyka się znowu, póki jest inny sposób; potem liczą się równe punkty, potem to, kto rzadziej siedział przy mniejszym stole.
tournament-how-league-head = Wszystkie rundy
tournament-how-league = losuje się na początku, żeby każdy spotkał każdego tak równo, jak się da. Gra się je po kolei.
tournament-how-knock-out-head = Dalsze rundy:
tournament-how-knock-out = dwie najlepsze osoby z każdego stołu grają dalej, ze stołu dwuosobowego jedna. Rozstrzyga ostatni stół.
tournament-how-seats = Miejsca
tournament-how-seats-text = zmieniają się: każdy siada na każdym miejscu raz, zanim któreś się powtórzy, o ile stoły na to pozwalają.
tournament-how-points = Stół jest wart 6:
tournament-how-points-text = 6-4-2-0 dla czterech, 6-3-0 dla trzech, 6-0 dla dwóch osób. Równe miejsca dzielą się punktami.
tournament-how-bots = Boty
tournament-how-bots-text = ({ $level }) dopełniają za małe stoły. Zajmują miejsce przy stole, ale nie w tabeli.
tournament-verify = Sprawdź losowanie
tournament-verify-text = Wszystko wynika z jednej tajnej liczby. Jej skrót jest jawny od otwarcia zapisów, klucz rundy przychodzi z jej losowaniem, a sama liczba na końcu. Pobierz zapis i powtórz losowanie każdej rundy:
tournament-promise = Skrót liczby
tournament-seed = Liczba
tournament-seed-later = będzie podana po zakończeniu turnieju.
tournament-command = Polecenie
tournament-record = Pobierz zapis
tournament-people = Gracze
tournament-pot = { $pot }. w rankingu
tournament-left-before = bez startu
tournament-left-after = odejście po rundzie { $n }
tournament-knocked-out = poza grą
tournament-take-out = Usuń
tournament-take-out-who = Usuń: { $name }
tournament-open = Zapisy trwają
tournament-full = Wszystkie miejsca są zajęte
tournament-enough = Osób wystarczy.
tournament-missing = { $count ->
    [one] Brakuje { $count } osoby
   *[many] Brakuje { $count } osób
  }: potrzeba { $least }.
tournament-starts-by = Rozpoczyna { $name }.
tournament-starts-at = Początek: { $when }.
tournament-would-sit = Gdyby zacząć teraz ({ $count }), miejsc przy stołach: { $sizes }.
tournament-would-rest = { $count ->
    [one] Pauzowałaby { $count } osoba.
    [few] Pauzowałyby { $count } osoby.
   *[many] Pauzowałoby { $count } osób.
  }
tournament-enter = Zapisz się
tournament-off-list = Wypisz się
tournament-start = Zacznij
tournament-leave = Opuść turniej
tournament-call-off = Odwołaj turniej
tournament-ask-start-title = Zacząć turniej?
tournament-ask-start = { $count ->
    [one] Na liście jest { $count } osoba.
    [few] Na liście są { $count } osoby.
   *[many] Na liście jest { $count } osób.
  } Lista się zamyka, runda 1 zaczyna się od razu.
tournament-ask-start-do = Zacznij
tournament-ask-leave-title = Opuścić turniej?
tournament-ask-leave = Twoje miejsce na liście się zwolni.
tournament-ask-leave-running = Twój stół dokończy bot, bez punktów dla ciebie. Wcześniejsze partie zostają, kolejnych rund dla ciebie nie będzie. Nie ma powrotu.
tournament-ask-leave-do = Opuść
tournament-ask-take-out-title = Usunąć z turnieju: { $name }?
tournament-ask-take-out = Póki trwają zapisy, { $name } może wrócić na listę.
tournament-ask-take-out-running = Przy stole, gdzie gra { $name }, dokończy bot, bez punktów. Wcześniejsze partie zostają i nie ma powrotu.
tournament-ask-take-out-do = Usuń
tournament-ask-call-off-title = Odwołać turniej?
tournament-ask-call-off = Losowania nie będzie, a lista zamknie się na dobre.
tournament-ask-call-off-running = Kolejnych rund nie będzie. Rozpoczęte partie toczą się dalej jak każde inne. Nie ma powrotu.
tournament-ask-call-off-do = Odwołaj
tournament-chosen = Co wybrano
tournament-format = System
tournament-at-table = Osób przy stole
tournament-at-most = najwyżej { $most }
tournament-least = Co najmniej
tournament-places = Miejsc
tournament-from-to = Od { $least } do { $places } osób.
tournament-pause = Przerwa między rundami
tournament-no-bots = brak
tournament-own-box = własne pudełko
tournament-organiser = Prowadzi
tournament-starts = Początek
tournament-starts-me = Gdy powiem
tournament-starts-time = O godzinie
tournament-if-missing = Gdy kogoś brakuje
tournament-late = Spóźnienie.
tournament-late-text = Zegar biegnie od początku rundy. Komu skończy się czas, ten oddaje stół walkowerem, a bot kończy go dla pozostałych.
tournament-leaves = Odejście.
tournament-leaves-text = Wcześniejsze partie zostają. Przy stole gra dalej bot, bez punktów.
tournament-rests = Pauza.
tournament-rests-text = Tylko gdy ktoś zostaje bez stołu, a boty nie mogą dopełniać: 3 punkty i nikomu dwa razy, póki da się tego uniknąć.
tournament-few = Za mało osób.
tournament-few-text = Organizator widzi, ilu osób brakuje. Start o godzinie czeka do dziesięciu minut na tych, którzy grają jeszcze inną rundę na żywo; przy zbyt małej liczbie osób turniej jest odwołany.
tournament-name = Nazwa
tournament-name-like = Puchar Dachów
tournament-bots-fill = Boty dopełniają stoły
tournament-bots-hint = Tylko tam, gdzie przy stole byłyby mniej niż trzy osoby. Bot zajmuje miejsce przy stole, ale nie w tabeli.
tournament-no-bots-hint = Bez botów przy stole mogą być tylko dwie osoby.
tournament-fixed = Przy każdym stole { $most }
tournament-fixed-hint = Kto zostaje bez stołu, pauzuje i dostaje 3 punkty.
tournament-fixed-bots-hint = Boty dopełniają każdy stół. Zajmują miejsce przy stole, ale nie w tabeli.
tournament-who-comes = Kto może przyjść
tournament-seen-listed = Widzą wszyscy
tournament-seen-link = Tylko z linkiem
tournament-i-play = Gram
tournament-of-club = Klub
tournament-no-club = brak
tournament-sum = { $form }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
  }, { $game }
tournament-sum-knock-out = Puchar, { $game }
tournament-thinking = Stół ma najwyżej { $minutes } min na myślenie i { $increment } s więcej za każdą decyzję.
tournament-thinking-days = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
  } na każdą decyzję.
tournament-open-list = Otwórz zapisy
tournament-cannot = Z takimi liczbami nie da się ułożyć rundy. Zmień liczbę osób przy stole, miejsc albo rund.
tournament-will-run = Jak to przebiegnie
tournament-if = gdy
tournament-come = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
  }
tournament-or = { $least } lub { $most }
tournament-to = od { $least } do { $most }
tournament-games-each = { $count ->
    [one] partia dla każdego
    [few] partie dla każdego
   *[many] partii dla każdego
  }
tournament-met-of = spotkań z { $others } możliwych
tournament-smaller = { $count ->
    [one] raz przy mniejszym stole
   *[many] razy przy mniejszym stole
  }
tournament-same-seat = { $count ->
    [one] raz na tym samym miejscu, nie więcej
   *[many] razy na tym samym miejscu, nie więcej
  }
tournament-run-note = Jeden próbny przebieg, wyniki partii są losowe.
tournament-too-long = Tak długiego turnieju tu się nie rozgrywa na próbę.
tournament-tables-told = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }: { $sizes }
tournament-by-people = Stoły według liczby graczy
tournament-sizes-few = jak najmniej i jak najrówniej
tournament-sizes-fixed = wszystkie takie same
tournament-sizes-told = Stoły według liczby graczy: { $sizes }
tournament-seats-at = Miejsca przy stołach
tournament-rest-count = { $count ->
    [one] { $count } pauzuje
    [few] { $count } pauzują
   *[many] { $count } pauzuje
  }
tournament-bots-note = Na przykład gdy osób jest { $people }, na przerywanych miejscach siedzą boty.
tournament-rests-note = { $count ->
    [one] Na przykład gdy osób jest { $people }, co rundę pauzuje { $count } osoba.
    [few] Na przykład gdy osób jest { $people }, co rundę pauzują { $count } osoby.
   *[many] Na przykład gdy osób jest { $people }, co rundę pauzuje { $count } osób.
  }
tournament-of-table = Stół turnieju
tournament-back = Do turnieju

# learning
learn = Nauka
learn-game = Poznaj grę: { $game }
learn-about = Krótkie lekcje na prawdziwej planszy, potem pierwsza gra z trenerem u boku.
learn-spent = Minuty: { $minutes } z { $all }
learn-none = Ta gra nie ma jeszcze lekcji. Wszystko mówią zasady.
learn-begin = Zacznij od pierwszej lekcji
learn-go-on = Dalej: lekcja { $number }
learn-first-game = Pierwsza gra z trenerem
learn-first-about = Naprzeciw siedzi jeden bot poziomu „Uczeń”, nikt się nie spieszy, a ruchy można cofać aż do potwierdzenia tury.
learn-first-start = Zacznij partię
learn-minutes = Lekcje
learn-progress = Ukończone: { $done } z { $count }.
learn-is-done = ukończona
learn-new = Pierwszy raz? Naucz się w dziesięć minut
lesson = Lekcja
lesson-done = Gotowe
lesson-step = { $number } z { $count }
lesson-well-done = Dobrze zbudowane. Ta lekcja jest już twoja.
lesson-allowed = Zasady na to pozwalają, ale w tym kroku chodzi o co innego.
lesson-try = Kliknij to, co świeci na planszy.
lesson-fewer = Zamknij listę
lesson-more = Wszystkie możliwości na liście: { $count }
lesson-rule = Zasada { $rule }
lesson-back = Wstecz
lesson-following = Następna lekcja
lesson-all-done = Do lekcji
lesson-skip = Pomiń krok
lesson-end = To już wszystko
lesson-now-you = Teraz ty
lesson-right = Dobrze
lesson-no-harm = Nie to, ale nic się nie stało.
lesson-hinted = Jeden ze sposobów: { $way }.
lesson-leave-sure = Wyjść z lekcji? Jeszcze raz Esc i wychodzisz.
lesson-try-here = Wybierz tutaj:
lesson-of = { $game }, lekcja { $number } z { $count }
lesson-next = Dalej
lesson-you = Ty
lesson-rival = Rywal
lesson-leave = Wyjdź
learn-sum = { $count ->
    [one] Jedna lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
  } na prawdziwej planszy, razem około { $minutes ->
    [one] minuty.
   *[other] { $minutes } minut.
  }

# Zagadki
puzzle = Zagadka
puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-about = Pozycje z partii silnych botów. W każdej jedna cała tura jest wyraźnie najlepsza.
puzzles-solved = Rozwiązane: { $solved } z { $count }.
puzzle-n = Zagadka { $number }
puzzle-of = Zagadka { $number } z { $count }
puzzle-today = zagadka dnia
puzzle-of-the-day = Zagadka dnia
puzzle-today-go = Rozwiąż zagadkę dnia
puzzle-before = Poprzednia zagadka
puzzle-after = Następna zagadka
puzzle-players = Liczba graczy: { $count }
puzzle-new = nowa
puzzle-level-1 = Łatwe
puzzle-level-2 = Średnie
puzzle-level-3 = Trudne
puzzle-streak = { $count ->
    [0] Cegła za każdy dzień z rozwiązaną zagadką
    [one] { $count } dzień z rzędu
   *[other] { $count } dni z rzędu
 }
puzzle-stars = Gwiazdki: { $count } z trzech
puzzle-percent = { $count } %
puzzle-to-move = Ruch: { $name }
puzzle-question = Jedna tura jest wyraźnie najlepsza. Która?
puzzle-try = To ta tura
puzzle-hint = Podpowiedź
puzzle-hint-kind = { $count ->
    [one] Wystarczy jedna decyzja.
    [few] Potrzeba { $count } decyzji.
   *[many] Potrzeba { $count } decyzji.
 }
puzzle-hint-first = Zaczyna się od: { $move }. Wszystkich decyzji: { $count }.
puzzle-give-up = Pokaż odpowiedź
puzzle-wrong = { $tries ->
    [one] Jest lepsza tura. Spójrz jeszcze raz.
   *[other] Wciąż jest lepsza tura.
 }
puzzle-solved = Rozwiązane
puzzle-told = Odpowiedź
puzzle-nth-try = Próba { $number }
puzzle-best = Najlepsza
puzzle-chances = W procentach: szansa na wygraną po tej turze.
puzzle-why-try = Co daje w porównaniu z pierwszą próbą
puzzle-why-second = Co daje w porównaniu z drugą najlepszą
puzzle-rivals = tracą na tym rywale
puzzle-rivals-gain = zyskują na tym rywale
puzzle-refuted = Po pierwszej próbie
puzzle-follows = Co może być dalej
puzzle-others = { $count ->
    [one] Jeszcze jedna tura
    [few] Jeszcze { $count } tury
   *[many] Jeszcze { $count } tur
 }
puzzle-honest = Opinia bota: szansa większa o co najmniej { $ahead } p.p. (błąd { $error }) w trzech próbach z różnymi domysłami o tym, co ukryte.
puzzle-values = Ile warta jest każda tura
puzzle-all = Wszystkie zagadki
puzzle-next = Następna zagadka
puzzle-done-all = Wszystko rozwiązane: do lekcji

# Jak wygrać
win = Jak wygrać
win-game = Jak wygrać: { $game }
win-short = Co zwycięzcy partii botów robili częściej.
win-how = Zmierzone w { $games } partiach botów na poziomie „Czeladnik”, liczba graczy { $players }: ile miał zwycięzca, ile średnio pozostali i jak często wygrywał ten, kto miał tego najwięcej. To, co idzie w parze z wygraną, nie przepis.
win-none = Dla tej gry nic jeszcze nie zmierzono.
win-all = Wszystkie wnioski: { $count }
win-winners = Zwycięzcy
win-others = Pozostali
win-top = Kto miał tego najwięcej, wygrał { $top } % z { $games } partii (od { $least } do { $most } %; losowo { $even } %).
puzzles-of-the-day = Zagadki dnia
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
 }
rules-print = Drukuj
rules-of-table = Tabele elementów podają wartości pudełka, którym gra ten stół; w zdaniach są liczby pudełka standardowego.
rules-of-table-box = Co jest w nim zmienione

# Strona pudełka
box = Pudełko
box-all = Obejrzyj pudełko i popraw je
box-known = Znane wartości
box-known-of = wartości jest znanych,
box-ours = { $share } % jest naszych.
box-standard-share = Pudełko standardowe: { $share } %
box-sources = Skąd są wartości
box-source-rulebook = Instrukcja
box-source-public = Publiczne
box-source-confirmed = Potwierdzone
box-source-inferred = Wynika
box-source-designed = Nasze
box-because-rulebook = Wszystkie wartości są w instrukcji.
box-because-public = Najmniej pewna wartość pochodzi z publicznych stron.
box-because-confirmed = Porównano z drukowanym elementem.
box-because-inferred = Najmniej pewna wartość wynika z tego, co znane.
box-because-designed = Co najmniej jedna wartość nie jest publiczna, więc wybraliśmy ją sami.
box-view = Które elementy
box-view-all = Wszystkie
box-view-check = Do sprawdzenia
box-view-differ = Różnice
box-components = Elementy
box-none = Nic nie pasuje: wybierz „Wszystkie” albo zdejmij filtr źródła.
box-values = { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
   *[other] { $count } wartości
}
box-differ = { $count ->
    [one] { $count } różnica
    [few] { $count } różnice
   *[other] { $count } różnic
}
box-was = było { $value }
box-edit = Popraw: { $name }
box-previous = Poprzedni element
box-next = Następny element
box-undo = Cofnij
box-redo = Ponów
box-to-standard = Standardowe
box-back = Przywróć standardowe: { $name }
box-save-next = Zapisz, dalej
box-attest = Tak jest na moim drukowanym elemencie.
box-attest-hint = Wtedy wartość uchodzi za potwierdzoną. Bez tego to zasada domowa i wartość pozostaje nasza.
box-wrong-number = Potrzebna jest liczba całkowita, a tu jest „{ $value }”.
box-wrong-range = Możliwe jest od { $least } do { $most }, a tu jest { $value }.
box-wrong-word = „{ $value }” nie jest znane. Możliwe: { $words }.
box-wrong-empty = Potrzebna jest nazwa.
box-wrong-count = Potrzeba wpisów po przecinku: { $count }, a tu jest: { $found }.
box-wrong-list = Potrzebna jest lista w nawiasach kwadratowych.
box-which = Które pudełko
box-standard = Pudełko standardowe
box-name = Nazwa mojego pudełka
box-of = Pudełko: { $name }
box-save = Zapisz
box-saved = „{ $name }”: zapisano.
box-copy = Skopiuj do moich
box-import = Wczytaj plik
box-export = Zapisz do pliku
box-link = Skopiuj link
box-delete = Usuń to pudełko
box-delete-sure = Usunąć „{ $name }”? Link przestanie działać, a stoły z tym pudełkiem grają dalej.
box-play = Otwórz z nim stół
box-leave = Są niezapisane zmiany. Porzucić je?
box-file-wrong = Ten plik nie jest pudełkiem tej gry. { $key }: { $problem }. Nic się nie zmieniło.
box-file-read = { $count ->
    [one] Plik wczytany: { $count } różnica. Nie jest jeszcze zapisany.
    [few] Plik wczytany: { $count } różnice. Nie jest jeszcze zapisany.
   *[other] Plik wczytany: { $count } różnic. Nie jest jeszcze zapisany.
}
box-file-only = Ten plik zmienia więcej niż pojedyncze wartości. Można z nim grać i zapisać go tak, jak jest; tutaj widać tylko jego wartości.
box-compare = Porównanie z pudełkiem standardowym
box-same = Nic się nie różni. Wybierz element, aby go poprawić.
box-fingerprint = Odcisk
box-shared = „{ $name }” to pudełko gracza { $owner }. Można je oglądać, kopiować i z nim grać; zmieniać je może tylko { $owner }.
box-of-table = Pudełko tego stołu: { $name }. Stół gra z tym pudełkiem, z którym zaczął.
box-at-table = { $count ->
    [one] Własne pudełko: { $name }, { $count } różnica
    [few] Własne pudełko: { $name }, { $count } różnice
   *[other] Własne pudełko: { $name }, { $count } różnic
}

# Kluby
club = Klub
club-sentence = Klub to krąg ludzi z własnymi stołami, turniejami i rankingami. Można być w kilku albo w żadnym.
club-mine = Moje kluby
club-another = Jeszcze jeden klub
club-found = Załóż klub
club-found-text = Zostajesz jego opiekunem i dostajesz link do zapraszania. Stoły klubu widzą tylko członkowie.
club-found-do = Załóż klub
club-name = Nazwa klubu
club-about = O czym jest (opcjonalnie)
club-by-link = Wejdź przez link
club-by-link-text = Ktoś przysłał ci zaproszenie? Wklej je tutaj.
club-link = Link albo kod
club-look = Zobacz
club-link-wrong = To nie jest link klubu. Wygląda on tak: { $example }.
club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[other] { $count } członków
  }
club-by-invitation = tylko na zaproszenie
club-members-page = Członkowie
club-waiting = { $count ->
    [one] Czeka na ciebie { $count } sprawa
    [few] Czekają na ciebie { $count } sprawy
   *[other] Czeka na ciebie { $count } spraw
  }
club-asked = Czekamy na opiekuna
club-asked-text = Do klubu wpuszcza opiekun. Klub pojawi się wtedy na twojej liście; ta strona sama go otworzy.
club-withdraw = Nie czekaj dłużej
club-seen-by = Stoły i rankingi klubu widzą tylko jego członkowie.
club-members-ratings = Członkowie i rankingi
club-only-here = liczą się tylko partie przy stołach tego klubu
club-order-by = Kolejność według gry
club-member = Członek
club-games-column = Partie
club-games = { $count ->
    [0] jeszcze żadnej partii tutaj
    [one] { $count } partia tutaj
    [few] { $count } partie tutaj
   *[other] { $count } partii tutaj
  }
club-few = { $count ->
    [one] { $count } partia: za mało
    [few] { $count } partie: za mało
   *[other] { $count } partii: za mało
  }
club-games-of-rating = { $count ->
    [one] z { $count } partii
   *[other] z { $count } partii
  }
club-no-game = brak partii
club-alone = Na razie nie ma tu nikogo poza tobą. Wyślij komuś link.
club-role-keeper = opiekun
club-role-member = członek
club-since = od { $day }
club-make-keeper = Daj klucze
club-make-keeper-question = { $name }: dać klucze?
club-make-keeper-text = Opiekunowie piszą ogłoszenia, tworzą linki, wpuszczają i usuwają ludzi i mogą zamknąć klub.
club-make-member = Odbierz klucze
club-make-member-question = { $name }: odebrać klucze?
club-make-member-text = { $name } pozostaje członkiem klubu.
club-send-away = Usuń z klubu
club-send-away-question = { $name }: usunąć z klubu?
club-send-away-text = { $name } nie widzi już klubu, a ranking klubowy znika z listy. Trwające partie toczą się dalej.
club-door = Pod drzwiami
club-let-in = Wpuść
club-refuse = Odmów
club-refuse-question = { $name }: odmówić?
club-refuse-text = Dopóki link działa, można przez niego poprosić ponownie.
club-board = Tablica ogłoszeń
club-board-empty = Nic tu nie wisi. Członkowie czytają tablicę; to nie czat.
club-write = Napisz ogłoszenie
club-notice = Ogłoszenie
club-pin = Powieś
club-unpin = Zdejmij
club-unpin-question = Zdjąć to ogłoszenie?
club-lately = Ostatnio
club-somebody = Ktoś
club-lately-joined = { $name } jest teraz w klubie
club-lately-table = { $name } otwiera stół: { $what }
club-lately-tournament = { $name } ogłasza turniej „{ $what }”
club-lately-started = { $name } zaczyna turniej „{ $what }”
club-lately-won = { $name } wygrywa turniej „{ $what }”
club-invite = Zaproś
club-works-for = Działa dla
club-works-everybody = wszystkich
club-people = { $count ->
    [one] { $count } osoby
   *[other] { $count } osób
  }
club-works-until = Działa do
club-works-always = bez terminu
club-approval = Wpuszcza opiekun
club-link-ended = Link już nie działa.
club-new-link = Nowy link
club-new-link-text = Obecny link przestanie działać. Kto jest w klubie, ten w nim zostaje.
club-keeping = Sam klub
club-change = Nazwa i opis
club-leave = Wyjdź z klubu
club-leave-question = Wyjść z klubu „{ $name }”?
club-leave-text = Wrócić można tylko z nowym zaproszeniem. Trwające partie toczą się dalej.
club-leave-heir = Nie ma innych opiekunów: zostanie nim osoba, która jest w klubie najdłużej. Wrócić można tylko z zaproszeniem.
club-leave-last = Poza tobą nikogo tu nie ma: klub się zamknie. Jego stoły i turnieje zostaną niczyje i potoczą się dalej.
club-left = Nie jesteś już w klubie „{ $name }”.
club-end = Zamknij klub
club-end-question = Zamknąć klub „{ $name }” dla wszystkich?
club-end-text = Skład, ogłoszenia i rankingi klubu zostaną usunięte. Jego stoły i turnieje potoczą się dalej jako niczyje. Nie da się tego cofnąć.
club-ended = Klub „{ $name }” jest zamknięty.
club-all = Wszystkie { $count }
club-to-table = Do stołu
club-no-open-tables = Klub nie ma otwartych stołów.
club-no-running-tables = Przy stołach klubu nikt teraz nie gra.
club-no-finished-tables = Klub nie ma jeszcze zakończonych partii.
club-no-tournaments = W klubie nie było jeszcze turnieju.
club-not-shown = Nie ma tu nic do pokazania
club-to-mine = Do klubów
club-invited-by = { $count ->
    [one] { $names } zaprasza cię
   *[other] { $names } zapraszają cię
  }
club-link-can = Członkowie grają przy stołach klubu, biorą udział w jego turniejach i mają w nim własne rankingi.
club-approval-text = Po prośbie wpuści cię opiekun.
club-link-left = { $count ->
    [one] Link zadziała jeszcze dla { $count } osoby.
   *[other] Link zadziała jeszcze dla { $count } osób.
  }
club-link-until = Działa do { $day }.
club-in-already = Jesteś w tym klubie.
club-go-there = Do klubu
club-join = Wejdź do klubu
club-ask = Poproś o wpuszczenie
club-belongs = Czyj stół
club-belongs-nobody = bez klubu
club-belongs-text = Członkowie klubu widzą stół i mogą się dosiąść. Na wspólnej liście go nie ma; partia liczy się do rankingu klubu.
club-table-of = Stół klubu „{ $name }”
club-table = Stół klubu: dosiąść się mogą tylko jego członkowie.

# Ludzie
people-known = Znajomi
people-known-short = zaproś, obserwuj, zablokuj
people-known-text = Ludzie ze wspólnych partii: zaproś ponownie, obserwuj, zablokuj.
people-list = Wspólne partie, obserwowani
people-which = Które osoby
people-view-all = Wszyscy
people-view-followed = Obserwowani
people-view-blocked = Zablokowani
people-nobody = Jeszcze nikogo. Znajdziesz tu każdego, z kim dokończysz partię.
people-nobody-all = Nikogo tu nie ma: zobacz zablokowanych.
people-nobody-followed = Nikogo nie obserwujesz. Obserwuj kogoś, by oglądać partie przy otwartych stołach.
people-nobody-blocked = Nikt nie jest zablokowany.
people-games = { $count ->
    [one] { $count } wspólna partia
    [few] { $count } wspólne partie
   *[other] { $count } wspólnych partii
  }
people-last = ostatnia { $when }
people-no-games = brak wspólnych zakończonych partii
people-online = teraz tutaj
people-invite = Zaproś do stołu
people-invite-again = Zaproś ponownie
people-follow = Obserwuj
people-following = Obserwujesz
people-unfollow = Przestań obserwować
people-block = Zablokuj
people-block-question = { $name }: zablokować?
people-block-text = { $name } nie może cię już zapraszać, a ty nie widzisz wypowiedzi tej osoby w czatach. Nie dowie się o tym. Rozpoczęte wspólne partie toczą się dalej.
people-unblock = Odblokuj
people-blocked-text = Zablokowana osoba nie może cię zapraszać i nie widzisz jej wypowiedzi w czatach. Nie dowiaduje się o tym.
people-more = { $name }: więcej
people-kept = Miejsca dla ciebie
people-invitations = { $count ->
    [one] czeka na ciebie { $count } miejsce
    [few] czekają na ciebie { $count } miejsca
   *[other] czeka na ciebie { $count } miejsc
  }
people-watch = Do obejrzenia
people-watch-none = Nikt z obserwowanych nie gra teraz przy stole z listy.
people-played-with = Grali z tobą:
people-whom = Kogo
people-by-login = Po nazwie konta…
places = Miejsca
# The reference sheet and pictures in the rule books
sheet = Ściąga
sheet-foot = Drobne liczby to rozdziały zasad. Wartości pochodzą ze standardowego pudełka.
# statystyki: wykresy, strona gracza, strona gry
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
player-own = Twoja strona
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
privacy = Kto widzi moją stronę
privacy-hint = Wyniki, rankingi, przeciwników. Ostatnich partii przy prywatnych stołach inni nie widzą nigdy.
privacy-everybody = Wszyscy
privacy-met = Z kim gram
privacy-nobody = Nikt
privacy-now-everybody = Tę stronę widzą wszyscy.
privacy-now-met = Tę stronę widzą tylko ludzie, z którymi masz rozegrane partie.
privacy-now-nobody = Tę stronę widzisz tylko ty.
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
picture-start = Stół na początku gry.
picture-lesson = Wypróbuj: { $lesson }

## Urlop
holiday = Urlop
holiday-hint = { $count ->
    [one] Tam, gdzie na decyzję są dni, twoje zegary mogą stać przez { $count } dzień w roku. Widzą to wszyscy przy stole. Turnieje toczą się dalej.
   *[other] Tam, gdzie na decyzję są dni, twoje zegary mogą stać przez { $count } dni w roku. Widzą to wszyscy przy stole. Turnieje toczą się dalej.
  }
holiday-days = Ile dni
holiday-begin = Zacznij teraz
holiday-until = Urlop do { $day }
holiday-back = Koniec urlopu
holiday-left = { $count ->
    [0] W tym roku nie ma już dni
    [one] W tym roku został { $count } dzień
    [few] W tym roku zostały { $count } dni
   *[other] W tym roku zostało { $count } dni
  }
holiday-away = na urlopie
