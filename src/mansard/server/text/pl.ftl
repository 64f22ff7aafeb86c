# Co odpowiada serwer, gdy czegoś zrobić nie można: rzecz, reguła, wyjście.

problem-malformed = Nie można odczytać zapytania: { $problem }. Jego postać opisuje /api/docs.
problem-too-large = Zapytanie ma więcej niż { $limit } bajtów. Wyślij mniej.
problem-too-many-requests = Za dużo zapytań. Spróbuj ponownie za { $seconds } s.
problem-too-many-sockets = Za dużo otwartych połączeń: jedna osoba może mieć ich najwyżej { $limit }.
problem-too-slow = Wiadomości tego stołu nie zostały odebrane na czas. Otwórz połączenie ponownie.
problem-not-found = Pod tym adresem nic nie ma. Co jest, opisuje /api/docs.
problem-method-not-allowed = Ten adres nie odpowiada na taką metodę. Zobacz /api/docs.
problem-foreign-origin = Zapytanie przyszło ze strony innej witryny. Używaj stron tego serwera.
problem-sign-in = Nie masz jeszcze imienia. Przedstaw się jako gość albo zaloguj.
problem-banned = { $until ->
    [never] Wstęp do tego domu jest dla ciebie zamknięty. Możesz oglądać, pobrać swoje dane i usunąć konto.
   *[other] Wstęp do tego domu jest dla ciebie zamknięty do { $until }. Do tego czasu możesz tylko oglądać.
  }
problem-no-new-names = Ktoś z twojego adresu ma zamknięty wstęp do tego domu: do { $until } nie można tam założyć nowego imienia. Kto ma konto, może się zalogować.
problem-muted = { $until ->
    [never] Nie możesz już tu pisać.
   *[other] Nie możesz tu pisać do { $until }.
  }
problem-too-many-complaints = Twoje skargi nie zostały jeszcze przeczytane (jest ich { $most }). Poczekaj na to.
problem-no-such-line = Ta osoba nie powiedziała tego przy tym stole.
problem-wrong-password = Login lub hasło są błędne.
problem-login-taken = Login { $login } jest zajęty. Wybierz inny.
problem-already-registered = Masz już konto { $login }.
problem-no-such-game = Nie ma gry { $game }. Są: { $games }.
problem-no-such-table = Nie ma stołu { $table }.
problem-no-such-player = Nie ma gracza { $player }.
problem-player-hidden = Ten gracz nie pokazuje ci swoich stron.
problem-no-such-locale = Nie ma tekstów w języku { $locale }. Są: { $locales }.
problem-no-such-page = Nie ma strony { $page }.
problem-no-such-version = Stół nie ma wersji { $version }: ostatnia to { $last }.
problem-no-such-login = Nikt nie zarejestrował loginu { $login }.
problem-no-such-seat = Przy stole nie ma miejsca { $seat }.
problem-invalid-setup = Tak nie można przygotować gry: { $problem }.
problem-invalid-components = W pliku elementów jest błąd: { $problem }.
problem-no-such-box = Nie ma takiego pudełka. Być może właściciel je usunął; rozpoczęte z nim partie trwają.
problem-invalid-box = { $key ->
    [nowhere] Pudełko bez zmian: { $problem }.
   *[other] Pudełko bez zmian: { $key } { $problem }.
}
problem-box-of-another-game = To pudełko gry { $found }, a nie { $game }.
problem-too-many-boxes = Pudełek jest już { $limit }. Najpierw usuń jedno.
problem-box-changed = Pudełko zmieniono gdzie indziej (wersja { $version }). Nic nie nadpisano: wczytaj je i zdecyduj ponownie.
problem-invalid-webhook = Webhooka { $url } nie można użyć: { $problem }.
problem-invalid-push = W ten sposób przeglądarka nie odbierze powiadomień push: { $problem }.
problem-no-mail = Ten serwer nie wysyła poczty. Jego opiekun musi ustawić MANSARD_SMTP.
problem-not-your-seat = Miejsce { $seat } nie jest twoje.
problem-not-your-table = Może to zrobić tylko gospodarz stołu.
problem-not-for-spectators = Mogą to zrobić tylko siedzący przy stole.
problem-seat-taken = Miejsce jest zajęte. Wybierz wolne.
problem-seat-invited = Miejsce czeka na { $login }.
problem-already-seated = Siedzisz już przy tym stole.
problem-not-seated = Nie siedzisz przy tym stole.
problem-table-not-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
problem-table-not-open = Gra już się zaczęła.
problem-table-not-playing = Partia teraz się nie toczy: { $status ->
        [open] jeszcze się nie zaczęła
        [finished] jest zakończona
       *[other] odwołano ją
    }.
problem-table-not-finished = To będzie jawne dopiero po zakończeniu partii.
problem-position-unreadable = Pozycję zapisano według innych reguł i nie można jej kontynuować: { $problem }. Zapis partii został zachowany.
problem-stale = Stół ma już wersję { $version }. Spójrz na niego i zdecyduj jeszcze raz.
problem-not-your-turn = Teraz nie kolej na miejsce { $seat }.
problem-plan-on-turn = Kolej miejsca { $seat } już nadeszła: ruch trzeba wykonać, nie planować.
problem-illegal = Ruch { $move } jest niedozwolony (reguła { $rule }): { $key }.
problem-seat-with-bot = Na miejscu { $seat } gra bot. Najpierw odbierz mu to miejsce.
problem-seat-not-with-bot = Na miejscu { $seat } nie gra bot: nie ma czego odbierać.
problem-resigned = Na miejscu { $seat } partię poddano: dogrywa ją bot.
problem-rewind-running = Cofnięcie jest już zaproponowane. Najpierw na nie odpowiedz.
problem-turn-unfinished = Ta tura nie jest jeszcze skończona: graj dalej albo ją cofnij.
problem-not-solved = Odpowiedź pojawia się, gdy próba jest trafna albo po rezygnacji.
problem-no-rewind = Nikt nie zaproponował cofnięcia.
problem-no-clock = Ten stół nie ma zegara: nie ma czego zatrzymać.
problem-on-holiday = Masz już urlop do { $until }. Żeby zmienić jego długość, najpierw wróć.
problem-not-on-holiday = Nie masz teraz urlopu.
problem-no-holiday-left = { $left ->
    [0] W tym roku nie ma już dni urlopu.
    [one] W tym roku został tylko { $left } dzień urlopu.
    [few] W tym roku zostały tylko { $left } dni urlopu.
   *[other] W tym roku zostało tylko { $left } dni urlopu.
  }
problem-pause-running = Pauza jest już zaproponowana albo zegary stoją.
problem-no-pause = Nikt nie zaproponował pauzy, a zegary chodzą.
problem-busy = Serwer jest zajęty. Spróbuj za chwilę.

# Kluby i ludzie

problem-no-such-club = Nie ma takiego klubu.
problem-no-such-invitation = To zaproszenie już nie działa. Poproś o nowe.
problem-no-such-notice = Nie ma takiego ogłoszenia na tablicy.
problem-members-only = Mogą to zrobić tylko członkowie klubu.
problem-keepers-only = Mogą to zrobić tylko opiekunowie klubu.
problem-not-a-member = Nie ma takiej osoby w klubie.
problem-last-keeper = Klub potrzebuje opiekuna. Najpierw wyznacz kogoś innego.
problem-too-many-clubs = Należysz już do { $limit } klubów. Najpierw opuść któryś z nich.
problem-club-full = Klub ma już { $limit } członków i nie przyjmuje więcej.
problem-not-yourself = Tego nie da się zrobić z samym sobą.
problem-not-invitable = Tej osoby nie możesz zaprosić.
problem-too-many-ties = Na twoich listach jest już { $limit } osób. Najpierw kogoś usuń.

# Turnieje

problem-no-such-tournament = Nie ma turnieju { $tournament }.
problem-invalid-tournament = Takiego turnieju nie da się rozegrać: { $problem }.
problem-too-many-tournaments = Niezakończonych turniejów masz już { $limit }. Najpierw zakończ któryś z nich.
problem-tournament-not-open = Lista tego turnieju jest zamknięta: { $status ->
        [running] turniej już się zaczął
        [cancelled] turniej odwołano
       *[other] turniej się skończył
    }.
problem-tournament-over = Ten turniej jest już zakończony.
problem-tournament-full = Wszystkie miejsca w tym turnieju są zajęte ({ $places }).
problem-tournament-table = To stół turniejowy: rządzą nim rundy.
problem-already-entered = Jesteś już na liście.
problem-not-entered = Nie ma takiej osoby na liście tego turnieju.
problem-not-your-tournament = Może to zrobić tylko organizator turnieju.
problem-too-few-people = Do rozpoczęcia potrzeba osób na liście: { $least }. Jest ich { $people }.
problem-in-open-round = W otwartej rundzie innego turnieju są jeszcze: { $names }. Zacznij po jej końcu albo skreśl z listy.

## Analizy i trener

problem-no-reviews = Ten serwer nie robi analiz: są wyłączone.
problem-no-review = Ta partia nie jest jeszcze przeanalizowana. Najpierw uruchom analizę.
problem-no-such-turn = W analizie nie ma takiego ruchu: wpis { $number }.
problem-nothing-to-play = Po wpisie { $number } gra jest skończona. Wybierz wcześniejszą pozycję.
problem-invalid-record = Nie da się odczytać zapisu: { $problem }.
problem-coach-at-rated = Wynik tego stołu liczy się do rankingu, więc nie ma tu podpowiedzi. Załóż stół bez rankingu.
problem-coach-off = Przy tym stole trener jest wyłączony.
problem-coach-after-start = Grają tu też inni: trenera można było włączyć tylko przed początkiem.

notice-your-turn = Twoja kolej
    .body = { $game }: twoja kolej, { $url }
notice-table-full = Przy twoim stole są już wszyscy
    .body = { $game }: są już wszyscy, { $url }
notice-game-over = Koniec partii
    .body = { $game }: koniec partii, { $url }
notice-reminder = Twój czas się kończy
    .body = { $game }: kończy się twój czas, { $url }
notice-digest = { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
    .body = Czekają na ciebie stoły:
