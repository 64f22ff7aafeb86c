# Lekcje Małego miasta. Liczby zawsze pochodzą z pozycji: nie ma tu żadnej cyfry.

lesson-home = Pierwszy dom
lesson-home-about = Dolar za pole, a mieszkaniec wprowadza się od razu.
lesson-home-town = Jesteś burmistrzem małego miasta. Dolarów: { $money }, a w Ratuszu czekają ludzie pełni nadziei. Wszyscy budują jednocześnie, za zasłonkami.
lesson-home-build = Zbuduj mały dom. Dolar za jego jedyne pole, a masz ich { $money }.
lesson-home-build-early = Plan jest jeszcze pusty. A ktoś w Ratuszu chce mieć dach.
lesson-home-build-expand = Ziemia poczeka. Najpierw dach nad głową.
lesson-home-build-other = To też można zbudować, ale nikt tam nie zamieszka. Zacznij od małego domu.
lesson-home-lives = Zostało dolarów: { $money }, a mieszkaniec już się wprowadził. Plan można zmieniać, dopóki go nie oddasz.

lesson-smoke = Dym i domy
lesson-smoke-about = Nigdy jedno w strefie drugiego.
lesson-smoke-zones = Każdy budynek ma strefę: wszystkie pola wokół, także narożne. Dom nie stoi w strefie przemysłu, a przemysł w strefie domu.
lesson-smoke-factory = Zbuduj fabrykę na wschodzie, z dala od domu. Dolarów masz: { $money }.
lesson-smoke-factory-near = Dym wpadałby przez okno. Trzymaj się poza strefą domu.
lesson-smoke-factory-early = Jeszcze nie: najpierw fabryka.
lesson-smoke-factory-other = Nieźle, ale tu potrzebna jest fabryka i podświetlone miejsce.
lesson-smoke-warehouse = Do fabryki należy magazyn, za darmo. Postaw go obok.
lesson-smoke-done = Zostało dolarów: { $money }. Mieszkańcy dadzą towar, magazyn go przechowa, a powietrze zapamięta.

lesson-shop = Handel
lesson-shop-about = Ile poziomów, tyle domów wokół.
lesson-shop-needs = Handel żyje z sąsiadów. Handel pierwszego poziomu potrzebuje pola w strefie jednego domu, większy kilku.
lesson-shop-build = Zbuduj mały kafelek handlu przy domu. Dolarów: { $money }.
lesson-shop-build-far = Tam nie ma klientów. Handel chce mieć dom po sąsiedzku.
lesson-shop-build-early = Najpierw handel.
lesson-shop-build-other = Tu potrzebny jest handel. Wybierz mały kafelek.
lesson-shop-commit = Zostało dolarów: { $money }. Oddaj plan.
lesson-shop-together = Gdy oddadzą wszyscy, wszystko odsłania się naraz. Potem mieszkańcy idą do pracy, a praca płaci.

lesson-school = Szkoła i wzrost
lesson-school-about = Kultura wokół domu i dom rośnie za darmo.
lesson-school-culture = Dom, do którego sięgają strefy dwóch budynków kultury, może rosnąć, i to za darmo. Jednym jest Ratusz. Drugim będzie szkoła: kosztuje drewno, a drewno masz.
lesson-school-build = Zbuduj szkołę tak, by dom leżał w jej strefie, i zostaw mu miejsce na wzrost.
lesson-school-build-room = Dosięgnie domu, ale zajmie jedno z ostatnich pól, na które mógłby urosnąć.
lesson-school-build-far = Za daleko: dom nie będzie w strefie. Liczą się wszystkie pola wokół, także narożne.
lesson-school-build-early = Najpierw szkoła.
lesson-school-build-other = Ziemia innym razem. Zbuduj szkołę.
lesson-school-grow = Przy domu stoi Ratusz i szkoła. Niech rośnie, w dowolną stronę.
lesson-school-grow-early = Chwileczkę: wzrost nic nie kosztuje. Zrób to teraz.
lesson-school-grow-other = Ziemia domowi nie pomoże. Niech rośnie.
lesson-school-grown = Teraz może tam mieszkać dwoje ludzi. Szkoła, która dotyka kilku domów, jest warta więcej niż wszystko, za co płacisz.

lesson-move = Ruch i dochód
lesson-move-about = Mieszkańcy idą do pracy, małe domy znów się zapełniają.
lesson-move-work = Wszyscy zbudowali. Teraz idą mieszkańcy. Jeden mieszka w twoim domu, w Ratuszu czeka: { $hall }.
lesson-move-shop = Wyślij mieszkańca z domu do handlu. Handel pierwszego poziomu płaci dolara.
lesson-move-shop-factory = Fabryka poczeka rundę. Nie masz już pieniędzy, a handel płaci gotówką.
lesson-move-shop-stay = W domu nikt nie zarabia. Wyślij mieszkańca do pracy.
lesson-move-refill = Minęła runda. Handel zapłacił, a za tego dolara rada dała drewno. Do pustego domu od razu ktoś wprowadził się z Ratusza, a wolne miejsce w fabryce przyciągnęło przybysza: w Ratuszu znów czeka { $hall }.
lesson-move-again = Kto stoi w pracy, musi iść dalej, i nie na pole pracy, gdzie właśnie był ktoś z twoich. Rusz mieszkańca z handlu.
lesson-move-again-home = Kto mieszka w domu, może zostać. Musi iść ten z handlu.
lesson-move-again-stay = Nie, dopóki ktoś musi jeszcze iść.
lesson-move-store = Mieszkaniec pracuje teraz w fabryce i jest z tego drewno. Złóż je w magazynie.
lesson-move-store-hall = W Ratuszu jest mało miejsc i potrzebują ich nowi ludzie. Lepiej do magazynu.
lesson-move-income = Towarów w zapasie: { $goods }. A kto mieszka w domu, ten głosuje: na razie { $votes }.

lesson-votes = Głosy
lesson-votes-about = Razem w jednym domu ludzie dają o wiele więcej.
lesson-votes-home = Ten dom ma trzy pola, mieszka w nim dwoje. Dwoje daje co rundę { $box_votes_by_occupants_2 }, troje dałoby { $box_votes_by_occupants_3 }. A ktoś z twoich siedzi w parku.
lesson-votes-fill = Przenieś mieszkańca z parku do domu.
lesson-votes-fill-elsewhere = Miło, ale głosów z tego nie będzie. W domu jest wolne pole.
lesson-votes-fill-stay = Tym dwojgu jest dobrze. Ruszyć powinien się ten z parku.
lesson-votes-fill-early = Ktoś musi jeszcze iść, a dom dla niego jest.
lesson-votes-finish = Wszystkie pola zajęte. Zakończ ruchy: głosy liczą się same. Masz ich teraz { $votes }.
lesson-votes-finish-stay = Dom jest pełny, o to chodziło. Zakończ.
lesson-votes-count = Głosów z jednego domu: { $votes }. Jedna osoba daje { $box_votes_by_occupants_1 }, pięć razem { $box_votes_by_occupants_5 }: zapełnij duży dom, zanim zaczniesz następny.

lesson-air = Dym w powietrzu
lesson-air-about = Ludzie i towary brudzą, parki czyszczą.
lesson-air-gauge = Każdy, kto jest w twojej dzielnicy, zanieczyszcza ją, i każdy wytworzony towar też. W tym planie ludzi jest { $people }, więc w tej rundzie { $smoke }. Licznik nigdy nie spada, a na koniec się go odejmuje.
lesson-air-park = Dolarów zostało: { $money }. Załóż mały park, gdzie chcesz.
lesson-air-park-early = Jeszcze nie: najpierw park.
lesson-air-park-other = Innym razem. Tu potrzebny jest park.
lesson-air-cleaner = Park zabiera jeden: w tej rundzie { $smoke }. Oddaj plan.
lesson-air-walk = Teraz wyślij mieszkańca do handlu. W domu zamieszka ktoś nowy.
lesson-air-walk-rest = Odpoczynek innego dnia. Handel płaci.
lesson-air-walk-stay = Najpierw wyślij kogoś do pracy.
lesson-air-breathe = Dwoje ludzi, jedno pole parku: na liczniku { $smoke }. Gdy ktoś dojdzie do { $box_constants_pollution_death_threshold }, ten, kto w rundzie zanieczyścił najwięcej, traci mieszkańca, a przy { $box_constants_pollution_elimination } dzielnica przepada.

lesson-council = Rada i obietnica
lesson-council-about = Jeden ruch na rundę, za pieniądze albo głosy.
lesson-council-table = Na koniec rundy zbiera się rada. Jeden twój krążek może wejść do rzędu albo przesunąć się o kolumnę. Cenę kolumny płacisz pieniędzmi albo głosami. Dolarów masz { $money }, głosów { $votes }.
lesson-council-enter = Wejdź do rzędu gospodarki i zapłać głosem.
lesson-council-enter-money = Pieniądze za pieniądze to połowa zysku. Zapłać głosem.
lesson-council-enter-row = Też dobry rząd. Tutaj wybierz gospodarkę.
lesson-council-enter-pass = Ruch w radzie co rundę się opłaca. Wejdź.
lesson-council-gain = Weź pieniądze: dolarów masz teraz { $money }.
lesson-council-gain-votes = Głosy przyjdą z domów. Na początku brakuje właśnie pieniędzy.
lesson-council-engine = Za jeden głos masz teraz dolarów: { $money }. Dalsze kolumny płacą o wiele więcej, więc wracaj co rundę.
lesson-council-promise = Jest jeszcze obietnica, którą widzisz tylko ty. Dotrzymana przynosi na koniec głosy, złamana je odbiera. Jak idzie, widać na twojej planszy.
lesson-council-end = Rund jest { $box_meta_rounds }. Potem: głosy, plus lub minus obietnica, minus zanieczyszczenie. Dziś głosów { $votes }, zanieczyszczenia { $pollution }. Wygrywa więcej.

lesson-turn = Własna runda
lesson-turn-about = Buduj i przenoś, jak chcesz.
lesson-turn-begin = Umiesz już budować. Zaplanuj własną rundę, dolarów: { $money }.
lesson-turn-plan = Buduj, co chcesz, i oddaj plan. Dom i miejsce pracy to dobry początek.
lesson-turn-move = Wszyscy zbudowali. Teraz wyślij mieszkańców do pracy: nie dwa razy z rzędu na to samo pole. Potem zakończ.
lesson-turn-on = Dalej dochód i głosy, na razie { $votes }. Wielu ludzi w jednym domu daje o wiele więcej głosów niż ci sami osobno. Graj dalej w prawdziwej grze.
