## Игра

game-name = Парящий город
game-tagline = Город на парящих платформах: каждый аукцион возводит одно сооружение

## Настройки стола

option-colours = Цвета игроков
option-colours-random = по жребию
option-colours-red = красный
option-colours-teal = бирюзовый
option-colours-yellow = жёлтый
option-colours-blue = синий

## О чём может спросить план

when-highest-bid = высшая ставка

## Что нужно решить

prompt-open_district = { $player } открывает аукцион: выберите район на центральной платформе или рядом с сооружением
prompt-open_piece = { $player } открывает аукцион: выберите, что поставить
prompt-respond = { $player }: перебейте ставку в соседнем районе или спасуйте
prompt-respond_piece = { $player }: выберите, чем перебить
prompt-place_wild = { $player }: выберите шкалу для универсального жетона
prompt-vault_take = { $player }: Хранилище может забрать жетон из свободного района своей платформы
prompt-pick_wonders = { $player }: выберите шедевры для 2-й эпохи
prompt-over = Игра окончена

## Ходы; у ставки шедевром своя строка

move-at = В районе { $district }
move-bid = Ставка { $building } в районе { $district }
move-bid-wonder = Ставка: шедевр «{ $wonder }» в районе { $district }
move-pass = Спасовать
move-wild = Универсальный жетон { $track_to }
move-take = Взять жетон из района { $district }
move-decline = Не брать второй жетон
move-pick = Выбрать: { $wonders }

## Что произошло

event-auction = { $player } открывает новый аукцион
event-bid =
    { $count ->
        [1] { $player } открывает аукцион: { $piece } в районе { $district }
       *[other] { $player } перебивает: { $piece } в районе { $district }
    }
event-pass = { $player } пасует
event-auto-pass =
    { $reason ->
        [no-hammer] { $player } пасует: шедевр можно перебить только Молотом
        [no-pieces] { $player } пасует: не осталось доступных ставок
        [ban] { $player } пасует: высокие здания рядом с Молотом запрещены
       *[other] { $player } пасует: нет более высокой ставки
    }
event-built =
    { $height ->
        [wonder] { $player } возводит шедевр «{ $piece }» в районе { $district }
       *[other] { $player } возводит здание { $piece } ({ $height }) в районе { $district }
    }
event-disc =
    { $where ->
        [choice] { $player } берёт универсальный жетон из района { $district } и выбирает ему место
        [visionary] { $player } берёт { $disc } из района { $district } и кладёт на новатора
       *[other] { $player } берёт { $disc } из района { $district } и кладёт на шкалу
    }
event-wild-placed = { $player } кладёт универсальный жетон { $track_to }
event-patron-learned = { $player }: жетон покровительства { $letter } стоит { $points }
event-wonder =
    { $count ->
        [-1] { $player }: +{ $points }, «{ $wonder }»
       *[other] { $player }: +{ $points }, «{ $wonder }» (засчитано: { $count })
    }
event-objective-revealed = { $player } показывает личную цель: { $objective }
event-finished = { $player }: всё построено (финиш № { $place })
event-key = { $player } получает { $key }
event-era-end = { $era }-я эпоха окончена: последнее сооружение за игроком { $player }
event-control =
    { $count ->
        [0] Платформу «{ $island }» не контролирует никто
        [1] Платформу «{ $island }» контролирует { $player }: +{ $points }
       *[other] Платформу «{ $island }» вместе контролируют { $player }: каждому +{ $points }
    }
event-panorama = { $player }: панорама «{ $panorama }», +{ $points }
event-picked = Выбор сделан: { $player }
event-wonder-revealed = { $player } построит шедевр «{ $wonder }»
event-patron-revealed = Меценат { $letter } стоит { $points }
event-scored = { $player }: { $source } +{ $points }
event-won = Побеждает { $player }: { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[many] { $points } очков престижа
}

## Почему ход невозможен

reason-opening-not-on-hub-or-next-to-structure = Начальная ставка делается на центральной платформе или рядом с сооружением; { $district } не подходит
reason-not-next-to-last-bid = { $district } не соседствует с последней ставкой ({ $last_district })
reason-tall-banned-next-to-hammer = Высокие здания рядом с Молотом запрещены: { $district }
reason-district-is-occupied = { $district }: район занят
reason-no-such-district = На этом поле нет района { $district }
reason-district-is-chosen = Выбран район: { $district }. Выберите ставку или отмените выбор района
reason-choose-district-first = Сначала выберите район: { $district }
reason-choose-any-district-first = Сначала выберите район
reason-opening-is-compulsory = Кто открывает аукцион, обязан сделать ставку
reason-no-such-piece = У вас нет такого здания или шедевра: { $piece }
reason-piece-is-locked = { $piece }: станет доступно во 2-й эпохе
reason-piece-lies-as-bid = { $piece }: эта ставка уже сделана в этом аукционе
reason-piece-is-built = { $piece }: уже построено
reason-wonder-may-not-open = Шедевром можно открыть аукцион, только если нет доступных зданий: { $piece }
reason-does-not-outbid = { $piece } не выше, чем { $last_piece }
reason-only-hammer-outbids-wonder = Шедевр можно перебить только Молотом: { $piece } не отвечает на «{ $last_piece }»
reason-no-track-is-full = Универсальный жетон кладут на новатора, только если одна из шкал заполнена
reason-track-is-full = { $box_track_capacity ->
    [one] На шкале помещается только { $box_track_capacity } жетон
    [few] На шкале помещается только { $box_track_capacity } жетона
   *[other] На шкале помещается только { $box_track_capacity } жетонов
}: { $track } заполнена
reason-no-such-track = Нет такой шкалы: { $track }
reason-not-on-the-vaults-island = { $district } не на платформе Хранилища
reason-no-disc-to-take-there = Здесь нет жетона: { $district }
reason-no-such-wonder = Нет карты шедевра { $wonder }
reason-wrong-number-of-wonders =
    { $count ->
        [one] Выберите { $count } карту шедевра
        [few] Выберите { $count } разные карты шедевров
       *[many] Выберите { $count } разных карт шедевров
    }
reason-not-in-your-hand = Не все эти карты у вас на руке: { $wonders }

## Откуда очки

source-control = Контроль платформ
source-panoramas = Панорамы
source-wonders = Шедевры
source-objective = Личная цель
source-patrons = Меценаты
source-excess = Лишние жетоны
source-keys = Ключи от города
source-commission = Награды
source-structures = Сооружения

## Цвета, высоты, жетоны, ключи

colour-red = Красный
colour-teal = Бирюзовый
colour-yellow = Жёлтый
colour-blue = Синий
colour-green = Зелёный
colour-white = Белый
colour-brown = Коричневый
height-low = низкое
height-medium = среднее
height-tall = высокое
disc-yellow = жёлтый жетон района
disc-green = зелёный жетон района
disc-white = белый жетон района
disc-brown = коричневый жетон района
disc-A = жетон покровительства A
disc-B = жетон покровительства B
disc-C = жетон покровительства C
disc-D = жетон покровительства D
disc-wild = универсальный жетон
disc-commission = жетон награды
track-yellow = жёлтая шкала
    .to = на жёлтую шкалу
track-green = зелёная шкала
    .to = на зелёную шкалу
track-white = белая шкала
    .to = на белую шкалу
track-brown = коричневая шкала
    .to = на коричневую шкалу
track-visionary = новатор
    .to = на новатора
key-large = большой ключ от города
key-small = малый ключ от города

## Карты панорамы

panorama-airships = Дирижабли
panorama-windmills = Мельницы
panorama-lakes = Озёра
panorama-bridges = Мосты
panorama-chains = Цепочки сооружений

## Карты шедевров

wonder-w01 = Молот
wonder-w02 = Дом собраний
wonder-w03 = Дворец торгов
wonder-w04 = Озёрные купальни
wonder-w05 = Причальная мачта
wonder-w06 = Площадь ориентиров
wonder-w07 = Смотровая башня
wonder-w08 = Дом манифеста
wonder-w09 = Смешанные сады
wonder-w10 = Академия
wonder-w11 = Парк в центре
wonder-w12 = Галерея меценатов
wonder-w13 = Корона башен
wonder-w14 = Башня-мастерская
wonder-w15 = Шпиль дарителей
wonder-w16 = Расписной квартал
wonder-w17 = Замковый камень
wonder-w18 = Хранилище
wonder-w19 = Вершина
wonder-w20 = Длинная колоннада
piece-w01 = { wonder-w01 }
piece-w02 = { wonder-w02 }
piece-w03 = { wonder-w03 }
piece-w04 = { wonder-w04 }
piece-w05 = { wonder-w05 }
piece-w06 = { wonder-w06 }
piece-w07 = { wonder-w07 }
piece-w08 = { wonder-w08 }
piece-w09 = { wonder-w09 }
piece-w10 = { wonder-w10 }
piece-w11 = { wonder-w11 }
piece-w12 = { wonder-w12 }
piece-w13 = { wonder-w13 }
piece-w14 = { wonder-w14 }
piece-w15 = { wonder-w15 }
piece-w16 = { wonder-w16 }
piece-w17 = { wonder-w17 }
piece-w18 = { wonder-w18 }
piece-w19 = { wonder-w19 }
piece-w20 = { wonder-w20 }

## Тренер

coach-era-ends = { $player }: ещё одна победа может закончить первую эпоху, и тогда платформы и панорамы сразу приносят очки.
coach-highest = { $count ->
    [one] Ваше здание { $numbers } — самый большой номер из оставшихся.
    [few] Ваши здания { $numbers } — самые большие номера из оставшихся.
   *[other] Ваши здания { $numbers } — самые большие номера из оставшихся.
} { $wonders ->
    [0] Шедевров, которые их перебьют, нет.
   *[other] Перебить их могут только шедевры: { $players }.
}
coach-objective = Ещё одно сооружение нужного цвета ({ $colour }) принесёт { $points }.
coach-fourth-disc = Жетон { $track_to } станет там четвёртым: сооружение этого цвета будет стоить не { $before }, а { $after }.
coach-island = Высокое здание на платформе «{ $island }» отнимет контроль ({ $players }): вам { $points }.
coach-dead-end = { $district }: рядом нет свободных районов, любая ставка там сразу выигрывает.

## Платформы и районы

island-hub = Центр
island-aster = Астра
island-briar = Шиповник
island-cedar = Кедр
island-dahlia = Георгин
district-hub-n = Центр-север
district-hub-e = Центр-восток
district-hub-s = Центр-юг
district-hub-w = Центр-запад
district-aster-01 = Астра 1
district-aster-02 = Астра 2
district-aster-03 = Астра 3
district-aster-04 = Астра 4
district-aster-05 = Астра 5
district-aster-06 = Астра 6
district-aster-07 = Астра 7
district-aster-08 = Астра 8
district-aster-09 = Астра 9
district-aster-10 = Астра 10
district-aster-11 = Астра 11
district-aster-12 = Астра 12
district-aster-13 = Астра 13
district-aster-14 = Астра 14
district-briar-01 = Шиповник 1
district-briar-02 = Шиповник 2
district-briar-03 = Шиповник 3
district-briar-04 = Шиповник 4
district-briar-05 = Шиповник 5
district-briar-06 = Шиповник 6
district-briar-07 = Шиповник 7
district-briar-08 = Шиповник 8
district-briar-09 = Шиповник 9
district-briar-10 = Шиповник 10
district-briar-11 = Шиповник 11
district-briar-12 = Шиповник 12
district-briar-13 = Шиповник 13
district-briar-14 = Шиповник 14
district-cedar-01 = Кедр 1
district-cedar-02 = Кедр 2
district-cedar-03 = Кедр 3
district-cedar-04 = Кедр 4
district-cedar-05 = Кедр 5
district-cedar-06 = Кедр 6
district-cedar-07 = Кедр 7
district-cedar-08 = Кедр 8
district-cedar-09 = Кедр 9
district-cedar-10 = Кедр 10
district-cedar-11 = Кедр 11
district-cedar-12 = Кедр 12
district-cedar-13 = Кедр 13
district-cedar-14 = Кедр 14
district-dahlia-01 = Георгин 1
district-dahlia-02 = Георгин 2
district-dahlia-03 = Георгин 3
district-dahlia-04 = Георгин 4
district-dahlia-05 = Георгин 5
district-dahlia-06 = Георгин 6
district-dahlia-07 = Георгин 7
district-dahlia-08 = Георгин 8
district-dahlia-09 = Георгин 9
district-dahlia-10 = Георгин 10
district-dahlia-11 = Георгин 11
district-dahlia-12 = Георгин 12
district-dahlia-13 = Георгин 13
district-dahlia-14 = Георгин 14

## Поле в терминале

board-era = { $era }-я эпоха
board-to-act = ходит:
board-bids = Ставки:
board-passed = Спасовали:
board-standing =
    { $points ->
        [one] { $points } очко, если закончить сейчас (набрано { $scored })
        [few] { $points } очка, если закончить сейчас (набрано { $scored })
       *[many] { $points } очков, если закончить сейчас (набрано { $scored })
    }
board-result = престиж: { $points }
board-side-n = С
board-side-e = В
board-side-s = Ю
board-side-w = З
board-initiative = порядковый номер { $number }
board-built = построено: { $count }
board-excess = лишние
board-panoramas = Панорамы
board-patrons = Меценаты
board-objective = Ваша цель
board-progress-of = сооружений: { $count } из { $min_structures }
board-wonders = Ваши шедевры
board-keys = Ключи
board-locked = со 2-й эпохи:
board-airship = дирижабль
board-windmill = мельница

## Поле в браузере

sky-board = Парящие платформы
sky-prestige = Престиж, если бы игра закончилась сейчас
sky-passed = пас
sky-leads = лидер
sky-to-move = ходит
sky-whole-board = Всё поле или аукцион
sky-to-auction = К аукциону
sky-auction = Аукцион { $number }
course-era = Эпоха
course-auction = Аукцион { $number } из { $total }
sky-built = построено: { $count }
sky-built-of = построено { $count } из { $total }
sky-is-built = построено
sky-your-cards = Ваши карты
sky-secret = цель известна только вам
sky-shown = цель открыта
sky-every-era = очки в конце каждой эпохи
sky-control-note = по { $points } в конце каждой эпохи
sky-rack = Ваши здания
sky-piece = { $piece } ({ $height })
sky-wonder = шедевр
sky-chosen = выбрано
sky-on-board = на поле
sky-locked = 2-я эпоха
sky-too-low = ниже
sky-not-now = не сейчас
sky-outbid = перебить: больше { $piece } или шедевр
sky-outbid-wonder = шедевр можно перебить только Молотом
sky-wins-at-once = побеждает сразу
sky-up-to = сейчас до +{ $points }
faction-yellow = Философы
faction-green = Биологи
faction-white = Художники
faction-brown = Изобретатели

## Карты с числами своей коробки

objective-of-yellow = { $min_structures ->
    [one] { $min_structures } сооружение в жёлтых районах (философы)
    [few] { $min_structures } сооружения в жёлтых районах (философы)
   *[other] { $min_structures } сооружений в жёлтых районах (философы)
}
objective-of-green = { $min_structures ->
    [one] { $min_structures } сооружение в зелёных районах (биологи)
    [few] { $min_structures } сооружения в зелёных районах (биологи)
   *[other] { $min_structures } сооружений в зелёных районах (биологи)
}
objective-of-white = { $min_structures ->
    [one] { $min_structures } сооружение в белых районах (художники)
    [few] { $min_structures } сооружения в белых районах (художники)
   *[other] { $min_structures } сооружений в белых районах (художники)
}
objective-of-brown = { $min_structures ->
    [one] { $min_structures } сооружение в коричневых районах (изобретатели)
    [few] { $min_structures } сооружения в коричневых районах (изобретатели)
   *[other] { $min_structures } сооружений в коричневых районах (изобретатели)
}
panorama-of-airships = { $prestige } за каждый дирижабль, у которого стоит не меньше { $min_structures ->
    [one] { $min_structures } вашего сооружения
    [few] { $min_structures } ваших сооружений
   *[other] { $min_structures } ваших сооружений
}
panorama-of-windmills = { $prestige } за каждое ваше сооружение у мельницы
panorama-of-lakes = { $prestige } за каждое озеро, у которого стоит не меньше { $min_structures ->
    [one] { $min_structures } вашего сооружения
    [few] { $min_structures } ваших сооружений
   *[other] { $min_structures } ваших сооружений
}
panorama-of-bridges = { $prestige } за каждый мост с вашими сооружениями на обоих концах
panorama-of-chains = { $prestige } за каждую платформу, где в цепочке не меньше { $min_structures ->
    [one] { $min_structures } вашего сооружения
    [few] { $min_structures } ваших сооружений
   *[other] { $min_structures } ваших сооружений
}
power-outbids = Может перебить шедевр. Соперникам нельзя ставить рядом высокие здания
power-opens = Может открыть аукцион в любом свободном районе
power-tall = Считается высоким зданием
wonder-powers = { $effect_text }{ $may_outbid_wonder ->
    [true] . { power-outbids }
   *[other] { "" }
}{ $opens_anywhere ->
    [true] . { power-opens }
   *[other] { "" }
}{ $counts_as_tall ->
    [true] . { power-tall }
   *[other] { "" }
}
wonder-of-flat = { $prestige }
wonder-of-per_bid_in_auction = { $prestige } за каждую ставку этого аукциона, включая эту
wonder-of-threshold_features = { $feature ->
    [lake] { $prestige }, если ваши сооружения стоят не меньше чем у { $min ->
        [one] { $min } озера
        [few] { $min } разных озёр
       *[other] { $min } разных озёр
    }
   *[other] { $prestige }, если ваши сооружения стоят не меньше чем у { $min ->
        [one] { $min } дирижабля
        [few] { $min } разных дирижаблей
       *[other] { $min } разных дирижаблей
    }
}
wonder-of-per_adjacent_structure = { $prestige } за каждый соседний район с любым сооружением
wonder-of-per_adjacent_empty = { $prestige } за каждый соседний свободный район
wonder-of-reveal_objective_per_structure = Откройте личную цель; { $prestige } за каждое ваше сооружение её цвета
wonder-of-per_colour_with_discs = { $min_discs ->
    [one] { $prestige } за каждую шкалу хотя бы с { $min_discs } жетоном
    [few] { $prestige } за каждую шкалу хотя бы с { $min_discs } жетонами
   *[other] { $prestige } за каждую шкалу хотя бы с { $min_discs } жетонами
}
wonder-of-score_panoramas_here = Подсчитайте обе карты панорамы только для этой платформы
wonder-of-per_structure_on_hub = { $prestige } за каждое сооружение на центральной платформе, чьё бы оно ни было
wonder-of-per_distinct_patron = { $prestige } за каждую из разных букв на ваших жетонах покровительства
wonder-of-per_tall_on_island = { $prestige } за каждое высокое здание на этой платформе, чьё бы оно ни было
wonder-of-per_own_tall = { $prestige } за каждое ваше высокое здание
wonder-of-per_patron_disc = { $prestige } за каждый ваш жетон покровительства
wonder-of-per_own_colour_on_island = { $prestige } за каждый цвет районов этой платформы, где есть ваше сооружение
wonder-of-by_unbuilt_left = По числу ваших непостроенных сооружений, начиная с нуля: { $prestige_by_unbuilt }; если их больше, { $otherwise }
wonder-of-take_second_disc = Можете взять жетон из свободного района этой платформы
wonder-of-score_control_now = { $prestige } за каждую платформу, которую вы сейчас контролируете, даже вместе с кем-то
wonder-of-per_structure_in_longest_chain = { $prestige } за каждое сооружение вашей самой длинной цепочки

## Начала, для статистики

opening-at-hub = { island-hub }
opening-at-aster = { island-aster }
opening-at-briar = { island-briar }
opening-at-cedar = { island-cedar }
opening-at-dahlia = { island-dahlia }
