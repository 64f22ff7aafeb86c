# Lekcje gry The Red Cathedral. Liczby zawsze pochodzą z pozycji: nie ma tu żadnej cyfry.

lesson-claim = Zajmij sekcję
lesson-claim-about = Twój sztandar na sekcję, jej żeton na pole warsztatu.
lesson-claim-ways = Każda tura to jedna z trzech rzeczy: zajęcie sekcji, budowa albo targ. Dziś zajmujesz.
lesson-claim-section = Zajmij sekcję. Wieże rosną od ziemi, więc tylko najniższą wolną.
lesson-claim-section-lowest = W powietrzu się nie buduje. Najpierw sekcja pod nią.
lesson-claim-section-build = Nie masz jeszcze czego budować. Najpierw zajmij sekcję.
lesson-claim-section-market = Targ poczeka. Najpierw własne miejsce.
lesson-claim-banner = Który sztandar? Ten z magazynu zwalnia miejsce na towar.
lesson-claim-slot = Masz żeton sekcji. Połóż go na polu: zakryty jest za darmo, ale nigdy nie działa. Odkryty kosztuje ruble, a masz ich { $rubles }. Za to płaci od razu. Ten połóż zakryty.
lesson-claim-slot-up = To kosztowałoby ruble i od razu zapłaciło. Przyda się później: teraz oszczędzaj i połóż zakryty.
lesson-claim-end = To była tura. Zakończ ją.
lesson-claim-yours = Twoich sekcji: { $claimed }. Żeton odkryty to warsztat: czeka na kość swojego koloru.

lesson-die = Rusz kość
lesson-die-about = O tyle sektorów, ile pokazuje.
lesson-die-ring = Wokół targu leżą sektory, a na nich stoją kości. Biała jest wspólna. Pokazuje { $value }.
lesson-die-move = Rusz białą kość bez dopłaty: sektorów naprzód { $value }.
lesson-die-move-other = Tak też wolno. Spróbuj jednak białej i oszczędź ruble.
lesson-die-move-claim = Dobra tura, ale ta lekcja jest o kościach.
lesson-die-take = Stanęła przy rublach. Masz ich { $rubles }. Weź, co daje sektor.
lesson-die-take-early = Wtedy wizyta byłaby na nic. Najpierw ruble.
lesson-die-end = Masz teraz rubli: { $rubles }. Zakończ turę: kości tego sektora zostaną rzucone.
lesson-die-rolled = Biała pokazuje teraz { $value }. Rzut kończy wizytę i nie da się go cofnąć.

lesson-deals = Trzy interesy
lesson-deals-about = Towar, gildia i warsztat podczas jednej wizyty.
lesson-deals-move = Wizyta na targu daje do trzech interesów. Rusz niebieską kość bez dopłaty.
lesson-deals-move-other = Innym razem. Teraz dobrze stoi niebieska.
lesson-deals-goods = Pierwszy interes: towar, za każdą kość w sektorze. Weź wszystko, co możesz.
lesson-deals-goods-one = Wolno wziąć mniej. Ale klejnoty są rzadkie: weź wszystkie.
lesson-deals-goods-early = Jeszcze nie. Interesy są otwarte.
lesson-deals-guild = Fioletowych klejnotów w magazynie: { $purple }. Drugi interes: gildia tego narożnika. Masz rubli: { $rubles }, kup materiał u rzemieślników.
lesson-deals-guild-early = Możesz skończyć. Ale najpierw zajrzyj do gildii.
lesson-deals-guild-sell = Z klejnotów są ozdoby. Zachowaj je i coś kup.
lesson-deals-stop = Tę akcję można powtarzać. Rubli zostało: { $rubles }. Zatrzymaj się.
lesson-deals-stop-more = Można dalej. Zachowaj resztę na pola warsztatu.
lesson-deals-end = Trzeci interes to warsztat w kolorze kości, a jeszcze go nie masz. Zakończ turę.
lesson-deals-store = Wolnych miejsc w magazynie: { $cells }. Co się nie mieści, zostaje na targu, więc planuj też miejsce.

lesson-build = Buduj
lesson-build-about = Do trzech dostaw.
lesson-build-plan = Ta podstawa jest twoja. Potrzebuje drewna: { $wood } i cegły: { $brick }. Wszystko masz w magazynie.
lesson-build-begin = Zacznij budować.
lesson-build-begin-other = Materiały są gotowe. Buduj.
lesson-build-first = Jedna dostawa to jeden materiał. Zanieś pierwszy.
lesson-build-second = I drugi. Możesz przestać po każdym, ale to, co dostarczone, zostaje.
lesson-build-second-stop = Jeszcze trochę i podstawa stoi. Dalej.
lesson-build-third = Ostatni.
lesson-build-third-stop = Tak blisko. Jeszcze jeden materiał.
lesson-build-done = Ukończonych sekcji: { $completed }. Karta płaci od razu, rubli masz { $rubles }. Na koniec gry liczy się też wieża.

lesson-above = Kto buduje wyżej
lesson-above-about = Otwarta sekcja kosztuje właściciela.
lesson-above-tower = Rywal zajął podstawę tej wieży i zostawił ją. Sekcja nad nią jest twoja. Na torze rywal stoi na { $place }.
lesson-above-begin = Buduj.
lesson-above-begin-other = Wszystko masz w magazynie. Buduj.
lesson-above-first = Zanieś pierwszy materiał do swojej sekcji.
lesson-above-second = I drugi.
lesson-above-second-stop = Dalej. Warto.
lesson-above-third = Teraz ostatni. Patrz na rywala.
lesson-above-third-stop = Jeszcze jeden i ktoś pożałuje.
lesson-above-pays = Rywal cofa się na { $place }: o krok za każdą cudzą ukończoną sekcję nad otwartą. Kończ to, co zajmiesz.

lesson-turn = Trzy własne tury
lesson-turn-about = Zaczyna się prawdziwa gra i decydujesz ty.
lesson-turn-begin = Znasz już trzy drogi. Rozegraj trzy tury, jak chcesz, z życzliwym rywalem.
lesson-turn-first = Pierwsza tura, rubli: { $rubles }. Zajmij sekcję, której materiały są blisko.
lesson-turn-second = Rywal zagrał. Rubli: { $rubles }. Która kość przyniesie to, czego chce sekcja?
lesson-turn-third = Jeszcze jedna, rubli: { $rubles }. Im więcej kości w sektorze, tym więcej towaru.
lesson-turn-on = Kto pierwszy ukończy szóstą sekcję, zyska prestiż, a pozostali mają ostatnią turę. Graj dalej w prawdziwej grze: jesteś gotów.
