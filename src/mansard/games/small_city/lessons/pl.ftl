# Lekcje Small City. Liczby zawsze pochodzą z pozycji: nie ma tu żadnej cyfry.

lesson-home = Pierwszy dom
lesson-home-about = Dolar za pole, a mieszkaniec wprowadza się od razu.
lesson-home-town = Jesteś burmistrzem małego miasta. Dolarów: { $money }, a w ratuszu czekają ludzie pełni nadziei. Wszyscy budują jednocześnie, za zasłonkami.
lesson-home-build = Zbuduj mały dom. Dolar za jego jedyne pole, a masz ich { $money }.
lesson-home-build-early = Plan jest jeszcze pusty. A ktoś w ratuszu chce mieć dach.
lesson-home-build-expand = Ziemia poczeka. Najpierw dach nad głową.
lesson-home-build-other = To też można zbudować, ale nikt tam nie zamieszka. Zacznij od małego domu.
lesson-home-lives = Zostało dolarów: { $money }, a mieszkaniec już się wprowadził. Plan można zmieniać, dopóki go nie oddasz.

lesson-smoke = Dym i domy
lesson-smoke-about = Nigdy w swojej strefie.
lesson-smoke-zones = Każdy budynek ma strefę: wszystkie pola wokół, także narożne. Dom nie stoi w strefie przemysłu, a przemysł w strefie domu.
lesson-smoke-factory = Zbuduj fabrykę na wschodzie, z dala od domu. Dolarów masz: { $money }.
lesson-smoke-factory-near = Dym wpadałby przez okno. Trzymaj się poza strefą domu.
lesson-smoke-factory-early = Jeszcze nie: najpierw fabryka.
lesson-smoke-factory-other = Nieźle, ale tu potrzebna jest fabryka i podświetlone miejsce.
lesson-smoke-warehouse = Do fabryki należy magazyn, za darmo. Postaw go obok.
lesson-smoke-done = Zostało dolarów: { $money }. Robotnicy dadzą towar, magazyn go przechowa, a powietrze zapamięta.

lesson-shop = Sklepy
lesson-shop-about = Ile poziomów, tyle domów wokół.
lesson-shop-needs = Sklep żyje z sąsiadów. Sklep pierwszego poziomu potrzebuje pola w strefie jednego domu, większy kilku.
lesson-shop-build = Zbuduj mały sklep przy domu. Dolarów: { $money }.
lesson-shop-build-far = Tam nie ma klientów. Sklep chce mieć dom po sąsiedzku.
lesson-shop-build-early = Najpierw sklep.
lesson-shop-build-other = Tu potrzebny jest sklep. Wybierz mały.
lesson-shop-commit = Zostało dolarów: { $money }. Oddaj plan.
lesson-shop-together = Gdy oddadzą wszyscy, wszystko odsłania się naraz. Potem mieszkańcy idą do pracy, a praca płaci.

lesson-turn = Własna runda
lesson-turn-about = Buduj i przenoś, jak chcesz.
lesson-turn-begin = Umiesz już budować. Zaplanuj własną rundę, dolarów: { $money }.
lesson-turn-plan = Buduj, co chcesz, i oddaj plan. Dom i miejsce pracy to dobry początek.
lesson-turn-move = Wszyscy zbudowali. Teraz wyślij mieszkańców do pracy: nie dwa razy z rzędu na to samo pole. Potem zakończ.
lesson-turn-on = Dalej dochód i głosy, na razie { $votes }. Wielu ludzi w jednym domu daje o wiele więcej głosów niż ci sami osobno. Graj dalej w prawdziwej grze.
