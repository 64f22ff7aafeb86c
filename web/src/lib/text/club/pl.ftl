# Words of the pages of clubs, people and tournaments: they come with these pages.

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
club-sentence = Klub to krąg ludzi z własnymi stołami, turniejami i rankingami. Można być w kilku albo w żadnym.
club-mine = Moje kluby
club-another = Jeszcze jeden klub
club-found = Załóż klub
club-found-text = Zostajesz jego opiekunem i dostajesz link do zapraszania. Stoły klubu widzą tylko członkowie.
club-found-do = Załóż klub
club-name = Nazwa klubu
club-about = O czym jest (opcjonalnie)
club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[other] { $count } członków
  }
club-by-invitation = tylko na zaproszenie
club-members-page = Członkowie
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
people-invitations = { $count ->
    [one] czeka na ciebie { $count } miejsce
    [few] czekają na ciebie { $count } miejsca
   *[other] czeka na ciebie { $count } miejsc
  }
people-watch = Do obejrzenia
people-watch-none = Nikt z obserwowanych nie gra teraz przy stole z listy.
