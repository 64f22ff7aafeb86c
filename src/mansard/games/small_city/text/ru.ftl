## Игра

game-name = Малый город
game-tagline = Постройте район, заселите его горожанами и сберегите чистый воздух

## Настройки стола

option-mode = Правила
option-mode-basic = базовые
option-mode-advanced = продвинутые
option-condition = Условие победы
option-condition-votes = голоса
option-condition-economic = экономика
option-condition-population = население
option-condition-cultural = культура
option-level = Уровень одиночной игры
option-level-citizen = Горожанин
option-level-mayor = Мэр
option-level-governor = Губернатор
option-level-senator = Сенатор
option-level-president = Президент
option-side = Планшет района
option-side-easy = лёгкий ({ $box_district_easy_zone_sizes_0 } × { $box_district_easy_zone_sizes_0 })
option-side-hard = сложный ({ $box_district_hard_zone_sizes_0 } × { $box_district_hard_zone_sizes_0 })
option-council = Сторона Городского совета
option-council-easy = лёгкая
option-council-hard = ★

## О чём может спросить план

when-round = номер раунда
when-most-pollution = наибольшее загрязнение у игрока

## Что должен сделать игрок

prompt-set_hall = { $player }: тайно выберите место для Мэрии
prompt-set_promise = { $player }: оставьте одно из своих обещаний
prompt-mayor = { $player }: выберите улицу, на которой встанет мэр в районе принимающего
prompt-actions = { $player }: возьмите карту действия
prompt-build = { $player }: стройте за ширмой, затем подтвердите план
prompt-move = { $player }: переместите горожан
prompt-income = { $player }: используйте торговлю и разместите продукцию фабрик
prompt-votes = { $player }: идёт подсчёт голосов
prompt-pollution = { $player }: загрязнение требует жертвы
prompt-council = { $player }: сделайте один ход в Городском совете или пасуйте
prompt-next_host = { $player }: мэр переезжает
prompt-over = Игра окончена

## Что именно решается

step-wait = ожидание
step-hall = место Мэрии
step-promise = обещание
step-street = улица для мэра
step-card = карта действия
step-gain = деньги или голоса
step-expansion = расширение зоны
step-advance = продвижение в совете
step-council = ход в совете
step-payment = оплата
step-gift = выбор материалов
step-store = место хранения
step-special = особое обещание
step-bonus_tile = бесплатный тайл совета
step-build = следующий шаг плана
step-way = положение тайла
step-anchor = место тайла
step-warehouse = место склада
step-spared = скидка Архитектора
step-source = откуда берётся материал
step-staff = горожанин для нового здания
step-upgrade = тайл для улучшения
step-growth = клетка для роста
step-demolition = тайл под снос
step-citizen = горожанин для перемещения
step-district = район назначения
step-place = место назначения
step-home = дом для заселения
step-trade = обмен
step-producer = следующий производитель
step-victim = жертва
step-grave = место кладбища

## Ходы

move-hall = Мэрия на { $cell }
move-keep = Оставить обещание { $promise }
move-mayor = Мэр встаёт у { $cell }, { $street }
move-take = Взять карту: { $card }
move-gain = Взять { $gain }
move-expand = Расширить зону
move-decline = Отказаться
move-advance = Продвинуться в строке «{ $row }»
move-enter = Войти в строку «{ $row }»
move-restart = Из строки «{ $from_row }» в 1-ю колонку строки «{ $row }»
move-pass = Пас
move-pay = Заплатить: { $payment }
move-gift = Взять: { $materials }
move-special = Оставить особое обещание { $special }
move-store = Хранить на { $cell }
move-build = Построить: { $tile }
move-upgrade = Улучшить тайл
move-demolish = Снести тайл
move-commit = Подтвердить план
move-lay = Положить так: { $pattern }
move-at = Левый верхний угол на { $cell }
move-warehouse = Склад на { $cell }
move-no-warehouse = Без склада
move-spare = Архитектор экономит: { $material }
move-from = Взять с { $cell }
move-staff = Заселить горожанина с { $cell }
move-nobody = Никого не заселять
move-tile = Улучшить тайл на { $cell }
move-raze = Снести тайл на { $cell }
move-grow = Вырасти на { $cell }
move-citizen = Переместить горожанина с { $cell } (район: { $seat })
move-finish = Закончить
move-to = В район игрока { $seat }
move-place = Встать на { $cell }
move-home = Заселить на { $cell }
move-sell = Продать { $material } с { $cell }
move-buy = Купить голоса за ${ $price }
move-donate = Пожертвовать { $material } с { $cell }
move-produce = Произвести на { $cell } (район: { $seat })
move-victim = Умирает стоящий на { $cell }
move-grave = Кладбище на { $cell }

## Что произошло

event-hall = { $player } ставит Мэрию на { $cell }
event-dealt = Вам сданы обещания: { $promises }
event-mayor = { $player } ставит мэра в район игрока { $host_player }: { $cell }, { $street }
event-circle = Карты действий выложены по кругу: { $cards }
event-card = { $player } берёт карту «{ $card }» за ${ $price }
event-gained = { $player }: { $money ->
        [0] голоса +{ $votes }
       *[other] { $votes ->
            [0] деньги +${ $money }
           *[other] деньги +${ $money }, голоса +{ $votes }
        }
    }
event-committed = { $player }: план готов
event-conflict = { $player } планирует заново: тайл закончился
event-gone = { $player }: таких тайлов больше нет ({ $tile })
event-built = { $player } строит на { $cell }: { $tile }
event-upgraded = { $player } улучшает здание на { $cell }: { $tile }
event-demolished = { $player } сносит здание на { $cell }: { $tile }
event-expanded = { $player } расширяет зону (шаг { $steps })
event-paid = { $player } платит за это: ${ $money }, дерево { $wood }, камень { $stone }, металл { $metal }
event-evicted = Горожанин игрока { $player } покидает район игрока { $host_player }
event-moved = { $player }: с { $origin } ({ $from_player }) на { $cell } ({ $to_player })
event-surplus = { $player }: горожанину с { $cell } ({ $from_player }) нет места, он уходит в Мэрию, а если и там полно, в Центр занятости
event-settled = { $player } заселяет горожанина на { $cell }
event-arrived = { $player }: новых горожан в Мэрии: { $count }
event-income = { $player }: туристы +{ $tourists }, касса +{ $cash }
event-sold = { $player } продаёт { $material }: +${ $money }
event-donated = { $player } жертвует { $material }: голоса +{ $votes }
event-bought = { $player } платит ${ $price }: голоса +{ $votes }
event-produced = { $player } производит { $material } на { $cell } ({ $host_player })
event-stored = { $player } складывает { $material } на { $cell }
event-votes = { $player }: голоса домов +{ $votes }{ $university ->
        [0] { "" }
       *[other] , университет +{ $university }
    }
event-pollution = { $player }: загрязнение: люди { $people } + продукция { $produced } − парки { $parks } = +{ $added }, всего { $total }
event-died = { $host_player }: горожанин игрока { $player } на { $cell } умирает
event-saved = { $host_player }: пожарные спасают туриста игрока { $player } на { $cell }: он уходит в Мэрию, а если там полно, в Центр занятости
event-buried = { $player }: кладбище на { $cell }
event-eliminated = { $player } задыхается и выбывает из игры
event-passed = { $player } пасует
event-council = { $player }: совет, «{ $row }», колонка { $column } (оплата: { $payment })
event-drew = { $player } тянет особые обещания: { $count }
event-round = Раунд { $number }: мэра принимает { $host_player }
event-over = Обещания открыты

## Почему ход невозможен

reason-zone-is-maximal = Зона уже наибольшего размера
reason-already-expanded = В этой фазе вы уже расширялись
reason-too-many-builds-to-expand = С расширением можно построить тайлов не больше { $box_constants_max_builds_with_expansion }
reason-already-demolished = В этой фазе вы уже сносили тайл
reason-no-builds-left = В этой фазе больше строить нельзя
reason-nothing-to-demolish = Сейчас ничего нельзя снести
reason-nothing-can-grow = Сейчас ничего нельзя улучшить
reason-never-built-alone = Отдельно не строится: { $tile }
reason-wrong-size-for-the-council = Колонка { $column } совета не строит: { $tile }
reason-already-built = Строится только один раз за игру: { $tile }
reason-none-in-stock = В запасе не осталось: { $tile }
reason-materials-lacking = Не хватает материалов: { $tile }
reason-money-lacking = Стоит ${ $price }, а у вас ${ $money }
reason-no-warehouse-in-stock = Не осталось складов: { $tile }
reason-no-place-for-it = Нет подходящего места: { $tile }
reason-not-a-shape-of-the-tile = { $pattern } — не форма тайла: { $tile }
reason-pattern-fits-nowhere = { $pattern } никуда не помещается
reason-off-the-board = На { $cell } тайл выходит за планшет
reason-outside-the-zone = { $cell } вне зоны строительства
reason-cemetery-there = На { $cell } кладбище
reason-tile-there = На { $cell } лежит тайл
reason-mayor-there = { $cell } занимает мэр
reason-industry-next-to-it = На { $cell } жильё окажется рядом с промышленностью: { $tile }
reason-homes-next-to-it = На { $cell } промышленность окажется рядом с жильём: { $tile }
reason-requirement-not-met = На { $cell } ни одна клетка не получает нужного влияния: { $tile }
reason-no-room-for-the-warehouse = На { $cell } нет места для склада: { $tile }
reason-not-enough-even-so = Экономии недостаточно: { $material }
reason-warehouse-not-there = Склад нельзя поставить на { $cell }
reason-warehouse-is-compulsory = Фабрике нужен склад: { $move }
reason-not-stored-there = На { $cell } нет этого материала
reason-no-citizen-there = На { $cell } нет вашего горожанина
reason-no-tile-there = На { $cell } нет тайла
reason-built-in-this-phase = Тайл на { $cell } построен в этой фазе
reason-influence-lacking = Тайлу на { $cell } не хватает влияния для следующего уровня
reason-no-room-or-no-tile = Для тайла на { $cell } нет свободной клетки или большего тайла
reason-cannot-grow-there = { $tile }: нельзя вырасти на { $cell }
reason-town-hall-stays = Мэрию сносить нельзя ({ $cell })
reason-would-reach-the-end-of-the-track = Снос { $cell } доведёт загрязнение до { $box_constants_pollution_elimination }
reason-town-hall-is-full = В Мэрии игрока { $owner_seat } нет места для стоящих на { $cell }
reason-somebody-must-still-move = Кто-то из горожан ещё обязан пойти
reason-no-place-in-that-district = В районе игрока { $seat } нет места
reason-no-empty-home-there = На { $cell } нет пустого дома 1-го уровня
reason-has-moved = Горожанин на { $cell } уже ходил
reason-nowhere-to-go = Горожанину на { $cell } некуда идти
reason-used-last-round = На { $cell } только что работал ваш горожанин
reason-somebody-stands-there = { $cell } уже занято
reason-no-place-for-tourists = Туристам нельзя на { $cell }
reason-nobody-may-stand-there = На { $cell } стоять нельзя
reason-no-special-promise-now = Особым обещанием здесь платить нельзя
reason-cannot-pay = Цена { $price }, у вас { $have } ({ $payment })
reason-only-one-column-to-the-right = Городской советник двигает диск на одну колонку вправо
reason-no-disc-in-that-row = В строке «{ $row }» нет вашего диска
reason-own-disc-in-that-row = В строке «{ $row }» стоит ваш другой диск
reason-disc-is-fixed = Диск в 4-й колонке остаётся навсегда («{ $row }»)
reason-no-payment-possible = Вы не можете заплатить { $price }
reason-no-disc-at-the-start = Оба ваших диска уже в совете
reason-card-lies-face-down = Карта лежит рубашкой вверх: { $card }
reason-card-is-taken = Карта занята: { $card }
reason-card-too-dear = { $card }: цена ${ $price }, а у вас ${ $money }
reason-hall-does-not-fit = Мэрия туда не помещается: { $about }
reason-promise-not-dealt = Это обещание вам не сдано: { $about }
reason-no-street-there = Там нет улицы между пустыми клетками: { $about }
reason-no-such-alternative = В этой колонке нет такого варианта: { $about }
reason-no-free-slot-there = Там нет хранилища со свободной ячейкой: { $about }
reason-nothing-to-exchange = Такой обмен невозможен: { $move }
reason-no-producer-there = Там никто не производит: { $about }
reason-material-not-needed = { $tile }: { $material } не требуется
reason-not-the-first-cell = Здание на { $cell } называют по его первой клетке: { $first }
reason-never-grows = Тайл на { $cell } больше не растёт
reason-slot-not-from-abroad = Вернувшийся турист не может сразу занять службу на { $cell }
reason-street-outside-the-zone = Улица у { $cell } лежит вне зоны
reason-like-another-producer = То же производит и другой горожанин: вместо { $cell } назовите первого из них
reason-no-victim-there = Там нет возможной жертвы: { $about }
reason-no-grave-there = Кладбище там быть не может: { $about }

## Откуда очки

source-votes = Голоса
source-promise = Обещание
source-pollution = Загрязнение
source-special = Особые обещания
source-money = Деньги
source-net_income = Чистый доход
source-population = Население
source-culture = Клетки культуры

## Тайлы

tile-town_hall = Мэрия
tile-school = школа
tile-library = библиотека
tile-museum = музей
tile-metro = станция метро
tile-clinic = клиника
tile-university = университет
tile-refinery = нефтеперерабатывающий завод
tile-port = порт
tile-police = полицейский участок
tile-fire = пожарная часть

## Материалы, оплата, улицы

material-wood = дерево
material-stone = камень
material-metal = металл
material-nothing = ничего
gain-money = деньги
gain-votes = голоса
change-money = деньги
change-votes = голоса
change-pollution = загрязнение
payment-money = деньги
payment-votes = голоса
payment-promise = особое обещание
street-right = улица справа
street-down = улица снизу

## Карты действий

card-A = A Мэр
card-B = B Архитектор
card-C = C Посредник
card-D = D Инженер
card-E = E Сторонник
card-F = F Градостроитель
card-G = G Городской советник
card-H = H Оппонент

## Тренер

coach-last-rounds = { $count ->
    [one] Остался { $count } раунд: превращайте деньги и материалы в голоса.
    [few] Осталось { $count } раунда: превращайте деньги и материалы в голоса.
   *[other] Осталось { $count } раундов: превращайте деньги и материалы в голоса.
}
coach-smoke = В этом раунде вы загрязняете больше всех ({ $points }), а кто-то уже дошёл до { $threshold }: клетка парка может спасти горожанина.
coach-home-grows = Дому на { $cell } хватает культуры: он может вырасти бесплатно.
coach-nobody-moves-in = { $count ->
    [one] В Мэрии ждёт { $count } горожанин, а пустых малых домов нет: постройте дом.
    [few] В Мэрии ждут { $count } горожанина, а пустых малых домов нет: постройте дом.
   *[other] В Мэрии ждут { $count } горожан, а пустых малых домов нет: постройте дом.
}
coach-hall-full = { $count ->
    [one] Мэрия полна: никто не может прийти, хотя свободна { $count } клетка фабрик.
    [few] Мэрия полна: никто не может прийти, хотя свободны { $count } клетки фабрик.
   *[other] Мэрия полна: никто не может прийти, хотя свободно { $count } клеток фабрик.
}
coach-no-money = Денег на совет у вас нет. { $votes ->
    [0] Голосов для оплаты тоже нет.
    [one] Платить можно только голосами: их { $votes }.
    [few] Платить можно только голосами: их { $votes }.
   *[other] Платить можно только голосами: их { $votes }.
}

## Совет

row-industry = промышленность
row-construction = строительство
row-economy = экономика
row-tourism = туризм

## Обещания


## Титулы одиночной игры

title-manor = Усадьба
title-hamlet = Хутор
title-village = Деревня
title-borough = Район
title-small-town = Городок
title-suburb = Пригород
title-city = Город
title-metropolis = Метрополис
title-capital = Столица
title-megalopolis = Мегаполис

## Стол в терминале

board-round = Раунд { $number } из { $box_meta_rounds }
course-round = Раунд
course-phases = Фазы раунда
course-actions = Действия
course-build = Стройка
course-move = Переезд
course-income = Доход
course-votes = Голоса
course-pollution = Воздух
course-council = Совет
course-next-host = Хозяин
board-employed = ЦЗ { $count }
board-hall = T { $count }/{ $box_constants_town_hall_slots }
board-planning = планирует
board-ready = план готов
board-host = принимает мэра
board-eliminated = вне игры
board-votes = голоса
board-council = Городской совет
board-circle = Карты действий
board-stock = Запас
board-supply = Резерв материалов
board-promise = Ваше обещание
board-specials = Ваши особые обещания
board-tally = счёт
board-legend = R жильё, C торговля, F фабрика, K парк, S/L/M/Z/Q/U культура, W склад, N завод, P порт, X полиция, Y пожарные; $ деньги, % загрязнение, T горожане в Мэрии, ЦЗ Центр занятости, + резерв

## Стол в браузере

board-rim = голоса по краю, круг — 50
board-price = цена
board-employment = Центр занятости
board-reserve = Резерв
board-pollution = Загрязнение
board-district = Район
board-district-of = Район игрока { $player }
board-cell = Клетка { $cell }
board-cemetery = Кладбище на { $cell }
board-plan = Мой план
board-tray = Тайлы
board-left = осталось: { $count }
board-money = Деньги
board-citizens = Горожане в игре
board-goods = Материалы на складе
board-turn = Повернуть
board-mirror = Отразить
board-builds = стройки
board-demolish = снос
board-free = даром
board-undo-from = Отменить отсюда: { $step }
board-replan-tile = Планируйте заново: тайлы кончились ({ $tile }), последний забрал игрок, ходящий раньше вас. Шаги до него остаются.
board-replan = Планируйте заново: нужный вам тайл закончился. Шаги до него остаются.
board-plan-anew = Отменить всё
board-drawer-homes = Жильё
board-drawer-shops = Торговля
board-drawer-factories = Промышленность
board-drawer-parks = Парки
board-drawer-culture = Культура
board-drawer-services = Службы
board-forecast = Этот раунд, если все останутся
board-forecast-home = дом { $cell }, жильцов: { $residents }
board-forecast-people = люди в районе
board-forecast-products = продукция
board-forecast-parks = клетки парков
board-forecast-guests = туристы платят
board-forecast-cash = { $cell }: деньги
board-forecast-sell = { $cell }: продать материал
board-forecast-buy-votes = { $cell }: купить голоса
board-forecast-donate = { $cell }: пожертвовать материал
board-forecast-product = { $cell }: { $material }
board-forecast-abroad = { $cell }, район игрока { $player }
board-at-least = { $value } из { $wanted }
board-at-most = { $value }, не больше { $wanted }
board-must-move = Ещё обязаны перейти: { $count }
board-open-district = Посмотреть район игрока { $player }
board-rating = Звание: { $title }
board-rating-none = На этот раз без звания
effect-A = примет следующим
effect-B = −1 материал
effect-C = тайлы −$1
effect-D = чистые товары
effect-E = $1 или 2 голоса
effect-F = зона +1
effect-G = диск +1
effect-H = без эффекта

## Тайлы и обещания с числами своей коробки

tile-of-residential = жильё { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(прямое)
    [V3] { " " }(угол)
    [I4] { " " }(прямое)
    [O4] { " " }(квадрат)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-commercial = торговля { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(прямая)
    [V3] { " " }(угол)
    [I4] { " " }(прямая)
    [O4] { " " }(квадрат)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-factory = фабрика { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(прямая)
    [V3] { " " }(угол)
    [I4] { " " }(прямая)
    [O4] { " " }(квадрат)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-park = парк { $level }{ $shape ->
    [I1] { "" }
    [I2] { "" }
    [I3] { " " }(прямой)
    [V3] { " " }(угол)
    [I4] { " " }(прямой)
    [O4] { " " }(квадрат)
    [L4] { " " }(L)
    [S4] { " " }(S)
    [T4] { " " }(T)
    [P5] { " " }(P)
    [L5] { " " }(L)
    [N5] { " " }(N)
    [Y5] { " " }(Y)
   *[other] { " " }({ $shape })
}
tile-of-warehouse = склад
promise-name-p1 = Зелёные лёгкие
promise-name-p2 = Кров семьям
promise-name-p3 = Книги и картины
promise-name-p4 = Лавки на углу
promise-name-p5 = Полные склады
promise-name-p6 = Простор
promise-name-p7 = Торговый город
promise-name-p8 = Дымовые трубы
promise-name-p9 = Без траура
promise-name-p10 = Есть чем дышать
promise-name-p11 = Растущая толпа
promise-name-p12 = Людная башня
promise-name-p13 = Столица культуры
promise-name-p14 = Заводы-близнецы
promise-name-p15 = Хрустальное небо
promise-name-p16 = Золотая миля
promise-of = { $title } (+{ $votes }/−{ $penalty }): { $all }
metric-park_cells = { $value ->
    [one] { $value } клетка парка
    [few] { $value } клетки парка
   *[other] { $value } клеток парка
}
metric-commercial_cells = { $value ->
    [one] { $value } клетка торговли
    [few] { $value } клетки торговли
   *[other] { $value } клеток торговли
}
metric-factory_cells = { $value ->
    [one] { $value } клетка фабрик
    [few] { $value } клетки фабрик
   *[other] { $value } клеток фабрик
}
metric-cultural_cells = { $value ->
    [one] { $value } клетка культуры
    [few] { $value } клетки культуры
   *[other] { $value } клеток культуры
}
metric-residential_tiles = { $value ->
    [one] { $value } жилой тайл
    [few] { $value } жилых тайла
   *[other] { $value } жилых тайлов
}
metric-commercial_tiles = { $value ->
    [one] { $value } торговый тайл
    [few] { $value } торговых тайла
   *[other] { $value } торговых тайлов
}
metric-cultural_tiles = { $value ->
    [one] { $value } здание культуры
    [few] { $value } здания культуры
   *[other] { $value } зданий культуры
}
metric-factories_level3 = { $value ->
    [one] { $value } фабрика высшего уровня
    [few] { $value } фабрики высшего уровня
   *[other] { $value } фабрик высшего уровня
}
metric-commercial_level4 = { $value ->
    [one] { $value } торговый тайл высшего уровня
    [few] { $value } торговых тайла высшего уровня
   *[other] { $value } торговых тайлов высшего уровня
}
metric-has_school = { tile-school }
metric-has_library = { tile-library }
metric-has_museum = { tile-museum }
metric-has_refinery = { tile-refinery }
metric-has_port = { tile-port }
metric-materials_stored = { $value ->
    [one] { $value } материал на складе
    [few] { $value } материала на складе
   *[other] { $value } материалов на складе
}
metric-expansions = { $value ->
    [one] { $value } расширение
    [few] { $value } расширения
   *[other] { $value } расширений
}
metric-cemeteries = { $value ->
    [one] { $value } кладбище
    [few] { $value } кладбища
   *[other] { $value } кладбищ
}
metric-pollution = { $value ->
    [one] { $value } загрязнение
    [few] { $value } загрязнения
   *[other] { $value } загрязнений
}
metric-citizens_in_play = { $value ->
    [one] { $value } горожанин в игре
    [few] { $value } горожанина в игре
   *[other] { $value } горожан в игре
}
metric-residents = { $value ->
    [one] { $value } жилец
    [few] { $value } жильца
   *[other] { $value } жильцов
}
metric-full_residential_5 = { $value ->
    [one] { $value } полный дом высшего уровня
    [few] { $value } полных дома высшего уровня
   *[other] { $value } полных домов высшего уровня
}
metric-tourists_abroad = { $value ->
    [one] { $value } турист в чужом районе
    [few] { $value } туриста в чужих районах
   *[other] { $value } туристов в чужих районах
}
metric-tourists_hosted = { $value ->
    [one] { $value } принятый турист
    [few] { $value } принятых туриста
   *[other] { $value } принятых туристов
}
metric-empty_zone_cells = { $value ->
    [one] { $value } пустая клетка
    [few] { $value } пустые клетки
   *[other] { $value } пустых клеток
}
metric-council_columns = { $value ->
    [one] { $value } колонка в совете
    [few] { $value } колонки в совете
   *[other] { $value } колонок в совете
}
metric-track_votes = { $value ->
    [one] { $value } голос на треке
    [few] { $value } голоса на треке
   *[other] { $value } голосов на треке
}
metric-active_specials = { $value ->
    [one] { $value } действующая служба
    [few] { $value } действующие службы
   *[other] { $value } действующих служб
}
metric-money = { $value ->
    [one] { $value } доллар
    [few] { $value } доллара
   *[other] { $value } долларов
}
limit-pollution = загрязнение не выше { $value }
limit-cemeteries = { $value ->
    [0] ни одного кладбища
   *[other] кладбищ не больше { $value }
}
limit-park_cells = клеток парка не больше { $value }
limit-commercial_cells = клеток торговли не больше { $value }
limit-factory_cells = клеток фабрик не больше { $value }
limit-cultural_cells = клеток культуры не больше { $value }
limit-residential_tiles = жилых тайлов не больше { $value }
limit-commercial_tiles = торговых тайлов не больше { $value }
limit-cultural_tiles = зданий культуры не больше { $value }
limit-factories_level3 = фабрик высшего уровня не больше { $value }
limit-commercial_level4 = торговых тайлов высшего уровня не больше { $value }
limit-materials_stored = материалов не больше { $value }
limit-expansions = расширений не больше { $value }
limit-citizens_in_play = горожан в игре не больше { $value }
limit-residents = жильцов не больше { $value }
limit-full_residential_5 = полных домов высшего уровня не больше { $value }
limit-tourists_abroad = туристов в чужих районах не больше { $value }
limit-tourists_hosted = принятых туристов не больше { $value }
limit-empty_zone_cells = пустых клеток не больше { $value }
limit-council_columns = колонок в совете не больше { $value }
limit-track_votes = голосов на треке не больше { $value }
limit-active_specials = действующих служб не больше { $value }
limit-money = денег не больше { $value }
limit-has_school = без: { tile-school }
limit-has_library = без: { tile-library }
limit-has_museum = без: { tile-museum }
limit-has_refinery = без: { tile-refinery }
limit-has_port = без: { tile-port }
special-of-most-residential_tiles = больше всего жилых тайлов
special-of-most-residents = больше всего жильцов
special-of-most-commercial_cells = больше всего клеток торговли
special-of-most-factory_cells = больше всего клеток фабрик
special-of-most-park_cells = больше всего клеток парка
special-of-least-cemeteries = меньше всего кладбищ
special-of-least-pollution = меньше всего загрязнения
special-of-most-council_columns = самая сильная позиция в совете
special-of-most-materials_stored = больше всего материалов
special-of-most-tourists_abroad = больше всего туристов в чужих районах
special-of-least-empty_zone_cells = меньше всего пустых клеток
special-of-most-tourists_hosted = больше всего принятых туристов
special-of-most-track_votes = больше всего голосов на треке
special-of-most-money = больше всего денег
special-of-most-active_specials = больше всего действующих служб
special-of-most-cultural_cells = больше всего клеток культуры
special-of-most = больше всего: { $of }
special-of-least = меньше всего: { $of }
measure-park_cells = клеток парка
measure-commercial_cells = клеток торговли
measure-factory_cells = клеток фабрик
measure-cultural_cells = клеток культуры
measure-residential_tiles = жилых тайлов
measure-commercial_tiles = торговых тайлов
measure-cultural_tiles = зданий культуры
measure-factories_level3 = фабрик высшего уровня
measure-commercial_level4 = торговых тайлов высшего уровня
measure-has_school = { tile-school }
measure-has_library = { tile-library }
measure-has_museum = { tile-museum }
measure-has_refinery = { tile-refinery }
measure-has_port = { tile-port }
measure-materials_stored = материалов
measure-expansions = расширений
measure-cemeteries = кладбищ
measure-pollution = загрязнения
measure-citizens_in_play = горожан в игре
measure-residents = жильцов
measure-full_residential_5 = полных домов высшего уровня
measure-tourists_abroad = туристов в чужих районах
measure-tourists_hosted = принятых туристов
measure-empty_zone_cells = пустых клеток
measure-council_columns = колонок в совете
measure-track_votes = голосов на треке
measure-active_specials = действующих служб
measure-money = денег

## Начала, для статистики

opening-take-A = { card-A }
opening-take-B = { card-B }
opening-take-C = { card-C }
opening-take-D = { card-D }
opening-take-E = { card-E }
opening-take-F = { card-F }
opening-take-G = { card-G }
opening-take-H = { card-H }
