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
coach-none-rated = Przy stołach rankingowych nie ma trenera. Analiza po grze jest dostępna.
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
coach-less = Dwie partie za tobą. Mam mówić tylko wtedy, gdy to ważne?
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
coach-move-worth = Szansa na zwycięstwo: { $chance } ± { $error } %.
coach-show-next = Pokaż więcej
coach-have-idea = Mam pomysł
coach-best-three = Trzy najlepsze tury
coach-points-and-chance = punkty i szansa
coach-best = najlepszy
coach-your-draft = Twój szkic
coach-close = Prawie równo: każda z tych tur jest dobra.
coach-perhaps = być może
coach-perhaps-only = Być może słabsza.
coach-forced = Tu nie ma wyboru:
coach-position = Wyjaśnienie pozycji
coach-to-come = Jeszcze będzie
coach-prospect = { $player }: punkty teraz: { $now }, spodziewane: { $then } ± { $error }, szansa na zwycięstwo: { $chance } ± { $doubt } %
coach-opinion = To opinia bota.
coach-how = Szybkich partii: { $games }, błąd w punktach { $points }, w szansach { $chance } %.
coach-how-hint = Prób na każdą turę: { $tries }, błąd w punktach { $points }, w szansach { $chance } %.
coach-how-sure = Nie widzi ukrytych kart i może się mylić. Przy stołach rankingowych go nie ma.
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
lesson-key-tab = następne miejsce
lesson-key-enter = wybierz
lesson-key-h = podpowiedź
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
puzzle-trap = Pułapka:
puzzle-trap-text = { $move }. Własnych punktów więcej o { $points }, a szansa mniejsza o { $behind } p.p.
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
club-by-link = Wejdź przez link
club-by-link-text = Ktoś przysłał ci zaproszenie? Wklej je tutaj.
club-link = Link albo kod
club-look = Zobacz
club-link-wrong = To nie jest link klubu. Wygląda on tak: { $example }.
club-waiting = { $count ->
    [one] Czeka na ciebie { $count } sprawa
    [few] Czekają na ciebie { $count } sprawy
   *[other] Czeka na ciebie { $count } spraw
  }
club-belongs = Czyj stół
club-belongs-nobody = bez klubu
club-belongs-text = Członkowie klubu widzą stół i mogą się dosiąść. Na wspólnej liście go nie ma; partia liczy się do rankingu klubu.
club-table-of = Stół klubu „{ $name }”
club-table = Stół klubu: dosiąść się mogą tylko jego członkowie.

# Ludzie
people-known = Znajomi
people-more = { $name }: więcej
people-kept = Miejsca dla ciebie
people-played-with = Grali z tobą:
people-whom = Kogo
people-by-login = Po nazwie konta…
places = Miejsca
# The reference sheet and pictures in the rule books
sheet = Ściąga
sheet-foot = Drobne liczby to rozdziały zasad. Wartości pochodzą ze standardowego pudełka.
# statystyki: wykresy, strona gracza, strona gry
player-own = Twoja strona
privacy = Kto widzi moją stronę
privacy-hint = Wyniki, rankingi, przeciwników. Ostatnich partii przy prywatnych stołach inni nie widzą nigdy.
privacy-everybody = Wszyscy
privacy-met = Z kim gram
privacy-nobody = Nikt
privacy-now-everybody = Tę stronę widzą wszyscy.
privacy-now-met = Tę stronę widzą tylko ludzie, z którymi masz rozegrane partie.
privacy-now-nobody = Tę stronę widzisz tylko ty.
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
