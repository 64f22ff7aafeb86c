## Игра

game-name = Красный собор
game-tagline = Артели вместе возводят собор: заявляйте права, доставляйте, торгуйте и закончите первыми

## Настройки стола

option-colours = Цвета игроков
option-colours-random = по жребию
option-colours-red = красный
option-colours-blue = синий
option-colours-green = зелёный
option-colours-yellow = жёлтый
option-boards = Планшеты мастерских
option-boards-basic = базовые
option-boards-advanced = продвинутые
option-guilds = Карты влияния
option-guilds-random = случайные
option-guilds-first-game = набор для первой игры

## О чём может спросить план

when-most-completed = наибольшее число достроенных секций у игрока
when-most-prestige = наибольший престиж у игрока

## Что решает игрок

prompt-main = { $player }: заявка на секцию, строительство или рынок
prompt-claim_banner = { $player }: откуда взять флажок?
prompt-claim_slot = { $player }: положите жетон в ячейку мастерской лицом вверх или вниз
prompt-gain = { $player }: сколько единиц материала вы берёте?
prompt-deliver = { $player }: доставьте материал или установите украшение
prompt-deals = { $player }: заключите сделку или закончите ход броском
prompt-infl_more = { $player }: повторите действие сословия или остановитесь
prompt-end_turn = { $player }: закончите ход
prompt-rival_ornament = { $player }: выберите, где артель соперника установит украшение
prompt-rival_claim = { $player }: выберите, на что заявит права артель соперника
prompt-over = Игра окончена

## Ходы

move-claim = Заявить права на { $section }
move-build = Строить
move-market =
    { $extra ->
        [0] Рынок: передвинуть { $die } в сектор { $sector }
        [one] Рынок: передвинуть { $die } на { $extra } шаг дальше, в сектор { $sector }, за { $price ->
            [one] { $price } рубль
            [few] { $price } рубля
           *[other] { $price } рублей
        }
        [few] Рынок: передвинуть { $die } на { $extra } шага дальше, в сектор { $sector }, за { $price ->
            [one] { $price } рубль
            [few] { $price } рубля
           *[other] { $price } рублей
        }
       *[other] Рынок: передвинуть { $die } на { $extra } шагов дальше, в сектор { $sector }, за { $price ->
            [one] { $price } рубль
            [few] { $price } рубля
           *[other] { $price } рублей
        }
    }
move-banner = Взять флажок { $banner_from }
move-slot = Положить жетон { $face } в { $slot_acc }
move-gain =
    { $goods ->
        [wood]
            { $amount ->
                [one] Получить { $amount } бревно
                [few] Получить { $amount } бревна
               *[other] Получить { $amount } брёвен
            }
        [brick]
            { $amount ->
                [one] Получить { $amount } кирпич
                [few] Получить { $amount } кирпича
               *[other] Получить { $amount } кирпичей
            }
        [stone]
            { $amount ->
                [one] Получить { $amount } камень
                [few] Получить { $amount } камня
               *[other] Получить { $amount } камней
            }
        [gold]
            { $amount ->
                [one] Получить { $amount } слиток золота
                [few] Получить { $amount } слитка золота
               *[other] Получить { $amount } слитков золота
            }
        [green]
            { $amount ->
                [one] Получить { $amount } зелёный самоцвет
                [few] Получить { $amount } зелёных самоцвета
               *[other] Получить { $amount } зелёных самоцветов
            }
        [purple]
            { $amount ->
                [one] Получить { $amount } фиолетовый самоцвет
                [few] Получить { $amount } фиолетовых самоцвета
               *[other] Получить { $amount } фиолетовых самоцветов
            }
        [rubles]
            { $amount ->
                [one] Получить { $amount } рубль
                [few] Получить { $amount } рубля
               *[other] Получить { $amount } рублей
            }
       *[recognition]
            { $amount ->
                [one] Получить { $amount } признание
                [few] Получить { $amount } признания
               *[other] Получить { $amount } признаний
            }
    }
move-deliver = Доставить { $material } на { $section }
move-ornament = Украсить { $section }: { $gems }
move-stop = Остановиться
move-take =
    { $goods ->
        [wood]
            { $amount ->
                [one] Взять { $amount } бревно
                [few] Взять { $amount } бревна
               *[other] Взять { $amount } брёвен
            }
        [brick]
            { $amount ->
                [one] Взять { $amount } кирпич
                [few] Взять { $amount } кирпича
               *[other] Взять { $amount } кирпичей
            }
        [stone]
            { $amount ->
                [one] Взять { $amount } камень
                [few] Взять { $amount } камня
               *[other] Взять { $amount } камней
            }
        [gold]
            { $amount ->
                [one] Взять { $amount } слиток золота
                [few] Взять { $amount } слитка золота
               *[other] Взять { $amount } слитков золота
            }
        [green]
            { $amount ->
                [one] Взять { $amount } зелёный самоцвет
                [few] Взять { $amount } зелёных самоцвета
               *[other] Взять { $amount } зелёных самоцветов
            }
        [purple]
            { $amount ->
                [one] Взять { $amount } фиолетовый самоцвет
                [few] Взять { $amount } фиолетовых самоцвета
               *[other] Взять { $amount } фиолетовых самоцветов
            }
        [rubles]
            { $amount ->
                [one] Взять { $amount } рубль
                [few] Взять { $amount } рубля
               *[other] Взять { $amount } рублей
            }
       *[recognition]
            { $amount ->
                [one] Взять { $amount } признание
                [few] Взять { $amount } признания
               *[other] Взять { $amount } признаний
            }
    }
move-workshop = Активировать { $slot_acc }
move-end = Закончить ход
waste-goods = Товары сектора останутся на рынке.
waste-workshop = Мастерская этого кубика останется без дела.
waste-influence = Сословие дало бы кое-что даром.
course-sections = Возведённые секции
course-end =
    { $count ->
        [one] игру завершает первая артель с { $count } возведённой секцией
        [few] игру завершает первая артель с { $count } возведёнными секциями
       *[other] игру завершает первая артель с { $count } возведёнными секциями
    }
course-last-turns = последние ходы
move-exchange = Обменять престиж на { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
}
move-reroll = Перебросить кубики в секторе { $sector }
move-rival-claim = Артель соперника заявляет права на { $section }
move-rival-ornament = Артель соперника украшает { $section }
move-cr_sell_any_1 = Ремесленники: продать { $material }
move-cr_sell_cheap_1 = Ремесленники: продать { $material }
move-cr_sell_precious_2 = Ремесленники: продать { $material }
move-cr_buy_cheap_1 = Ремесленники: купить { $material }
move-cr_buy_any_2 = Ремесленники: купить { $material }
move-cr_buy_precious_2 = Ремесленники: купить { $material }
move-te_deliver_1 = Извозчики: оплатить { $box_guild_actions_action_te_deliver_1_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_1_deliveries } доставку
    [few] { $box_guild_actions_action_te_deliver_1_deliveries } доставки
   *[other] { $box_guild_actions_action_te_deliver_1_deliveries } доставок
}
move-te_deliver_2 = Извозчики: оплатить { $box_guild_actions_action_te_deliver_2_deliveries ->
    [one] { $box_guild_actions_action_te_deliver_2_deliveries } доставку
    [few] { $box_guild_actions_action_te_deliver_2_deliveries } доставки
   *[other] { $box_guild_actions_action_te_deliver_2_deliveries } доставок
}
move-te_ruble_1 = Извозчики: взять { $box_guild_actions_action_te_ruble_1_amount ->
    [one] { $box_guild_actions_action_te_ruble_1_amount } рубль
    [few] { $box_guild_actions_action_te_ruble_1_amount } рубля
   *[other] { $box_guild_actions_action_te_ruble_1_amount } рублей
}
move-te_swap_tiles = Извозчики: поменять жетоны секторов { $sector } и { $second_sector }
move-me_two_to_one = Купечество: отдать { $give_material_count }, взять { $get_material }
    .amount = { $box_guild_actions_action_me_two_to_one_give }
move-me_ruble_and_one = Купечество: отдать { $box_guild_actions_action_me_ruble_and_one_rubles ->
    [one] { $box_guild_actions_action_me_ruble_and_one_rubles } рубль
    [few] { $box_guild_actions_action_me_ruble_and_one_rubles } рубля
   *[other] { $box_guild_actions_action_me_ruble_and_one_rubles } рублей
} и { $give_material_count }, взять { $get_material }
    .amount = { $box_guild_actions_action_me_ruble_and_one_give }
move-me_four_to_two = Купечество: отдать { $give_material_count }, взять { $get_material } и { $also_material }
    .amount = { $box_guild_actions_action_me_four_to_two_give }
move-me_workshop = Купечество: активировать { $slot_acc }
move-cl_recognition_1 = Духовенство: получить признание
move-cl_buy_prestige = Духовенство: купить престиж
move-cl_offer_three = Духовенство: пожертвовать { $material }, { $second_material } и { $third_material }
move-cl_all_types = Духовенство: получить признание за все три типа секций

## Что произошло

event-turn = Ходит { $player }
event-last-turn = Последний ход: { $player }
event-marker = { $player }: маркер { $from } → { $to } (престиж { $prestige_after })
event-claimed = { $player } заявляет права на { $section } (флажок { $banner_from }) и берёт жетон: { $token }
event-token =
    { $cost ->
        [0] { $player } кладёт жетон { $face } в { $slot_acc }: { $token }
        [one] { $player } кладёт жетон { $face } в { $slot_acc } за { $cost } рубль: { $token }
        [few] { $player } кладёт жетон { $face } в { $slot_acc } за { $cost } рубля: { $token }
       *[other] { $player } кладёт жетон { $face } в { $slot_acc } за { $cost } рублей: { $token }
    }
event-ornament-freed = { $player } освобождает украшение: { $ornament }
event-delivered = { $player } доставляет { $material } на { $section }
event-completed = { $player } возводит { $section }: признание +{ $recognition_gained }{ $rubles_gained ->
        [0] { "" }
       *[other] , рубли +{ $rubles_gained }
    }
event-penalty = { $player } теряет признание за недостроенное под { $section }: −{ $points }
event-finisher = { $player } возводит последнюю из нужных секций ({ $box_end_sections_to_end }): { $points ->
        [0] начинаются последние ходы
       *[other] престиж +{ $points }, начинаются последние ходы
    }
event-ornament = { $player } украшает { $section } ({ $ornament }, { $gems }): престиж +{ $points }
event-moved =
    { $extra ->
        [0] { $player } двигает { $die } на { $value ->
            [one] { $value } шаг
            [few] { $value } шага
           *[other] { $value } шагов
        } в сектор { $sector } ({ $resource })
       *[other] { $player } двигает { $die } на { $value }+{ $extra } шагов в сектор { $sector } ({ $resource })
    }
event-took = { $player } получает с рынка { $resource_count }
event-influence = { $player } использует влияние: { $action }
event-gave = { $player } отдаёт { $material_count }
event-gained = { $player } получает { $resource_count }
event-swapped = { $player } меняет местами жетоны секторов { $sector } и { $second_sector }
event-workshop = { $player } активирует { $slot_acc }: { $token }
event-exchanged =
    { $amount ->
        [one] { $player } меняет престиж на { $amount } рубль
        [few] { $player } меняет престиж на { $amount } рубля
       *[other] { $player } меняет престиж на { $amount } рублей
    }
event-reroll = { $player } платит престижем за переброс в секторе { $sector }
event-rolled = Бросок в секторе { $sector }: { $die } показывает { $value }
event-rival-shuffled = Жетоны артели соперника перемешаны: { $colours }
event-rival-card = Артель соперника разыгрывает карту «{ $card }»: { $die }
event-rival-moved =
    { $value ->
        [one] Артель соперника двигает { $die } на { $value } шаг в сектор { $sector }
        [few] Артель соперника двигает { $die } на { $value } шага в сектор { $sector }
       *[other] Артель соперника двигает { $die } на { $value } шагов в сектор { $sector }
    }
event-rival-blocked = Сектор { $sector } заполнен: { $die } остаётся на месте
event-rival-claimed = Артель соперника заявляет права на { $section }; жетон уходит из игры: { $token }
event-rival-stocked = Артель соперника запасает { $material }
event-rival-transported = Артель соперника перевозит материалы на карту строительства: { $count }
event-rival-built = Артель соперника кладёт материалы на { $section }: { $count }
event-game-over =
    { $reason ->
        [sections] Собор завершён: итоговый подсчёт
       *[other] Все сделали последний разрешённый ход: итоговый подсчёт
    }

## Тренер

coach-last-section = { $player }: не хватает одной секции. Рассчитывайте на один последний ход.
coach-below-others = Достройте { $section } раньше, чем будет достроено выше ({ $player }): материалы у вас есть.
coach-dice-wait = { $count ->
    [one] Там, куда дойдёт ваш кубик ({ $die }), ждёт ещё { $count } кубик: вместе { $resource }: { $goods }.
    [few] Там, куда дойдёт ваш кубик ({ $die }), ждут ещё { $count } кубика: вместе { $resource }: { $goods }.
   *[other] Там, куда дойдёт ваш кубик ({ $die }), ждут ещё { $count } кубиков: вместе { $resource }: { $goods }.
}
coach-ornament = Украшение на { $section } идёт вам в зачёт ({ $tower }), и его можно поставить сейчас.
coach-banner-frees = { $count ->
    [0] Склад полон: флажок, взятый со склада, освободит ячейку.
    [one] На складе свободна { $count } ячейка: флажок, взятый со склада, освободит ещё одну.
    [few] На складе свободны { $count } ячейки: флажок, взятый со склада, освободит ещё одну.
   *[other] На складе свободно { $count } ячеек: флажок, взятый со склада, освободит ещё одну.
}
coach-cheap-prestige = { $steps ->
    [one] Престиж сейчас стоит { $steps } шаг: за него рубли ({ $rubles }) или новый бросок.
    [few] Престиж сейчас стоит { $steps } шага: за него рубли ({ $rubles }) или новый бросок.
   *[other] Престиж сейчас стоит { $steps } шагов: за него рубли ({ $rubles }) или новый бросок.
}

## Почему ход невозможен

reason-nothing-to-deliver = Вам нечего доставить
reason-no-banner-there = Здесь нет вашего флажка: { $banner }
reason-not-so-much = Можно взять не больше { $most }
reason-no-such-section = В этом плане нет секции { $section }
reason-no-banner-left = У вас не осталось флажков
reason-section-has-an-owner = У секции { $section } уже есть владелец
reason-claim-the-section-below-first = У секции под { $section } ещё нет владельца
reason-extra-steps-only-own-or-white = Дополнительные шаги возможны для белого кубика и кубика вашего цвета, но не для { $die_gen }
reason-too-many-extra-steps = Дополнительных шагов не больше { $most }
reason-not-enough-rubles =
    { $cost ->
        [one] Это стоит { $cost } рубль, а у вас { $rubles }
        [few] Это стоит { $cost } рубля, а у вас { $rubles }
       *[other] Это стоит { $cost } рублей, а у вас { $rubles }
    }
reason-sector-is-full = Сектор { $sector } заполнен: { $die } не может там остановиться
reason-slot-has-a-token = В { $slot_loc } уже лежит жетон
reason-slot-has-a-banner = В { $slot_loc } ещё стоит флажок
reason-not-your-section = { $section } — не ваша секция
reason-section-is-completed = Секция { $section } уже возведена
reason-material-not-needed = Для секции { $section } больше не нужно { $material_gen }
reason-material-not-in-storage = На складе недостаточно: { $material }
reason-section-not-completed = Секция { $section } ещё не возведена
reason-section-has-an-ornament = На секции { $section } уже есть украшение
reason-ornament-not-available = У вас нет такого украшения: { $ornament }
reason-budget-too-small =
    { $needed ->
        [one] Нужна { $needed } доставка, осталось { $budget }
        [few] Нужно { $needed } доставки, осталось { $budget }
       *[other] Нужно { $needed } доставок, осталось { $budget }
    }
reason-deliver-something-first = Нужна хотя бы одна доставка
reason-deal-already-made = Эта сделка в этом ходу уже заключена
reason-only-in-full = Можно взять только всё сразу: { $resource_count }
reason-storage-is-full = Свободных ячеек на складе: { $free }
reason-supply-is-empty = В запасе недостаточно: { $material }
reason-slot-of-another-colour = Цвета не совпадают: { $slot }, { $die }
reason-no-working-token = В { $slot_loc } нет жетона лицом вверх
reason-not-at-this-moment = Посреди этого шага нельзя
reason-no-symbol-behind = Позади вашего маркера нет символа престижа
reason-one-reroll-a-turn = Только один переброс за ход
reason-no-dice-there = В секторе { $sector } нет кубиков
reason-rival-claims-elsewhere = Артель соперника сейчас не может заявить права на { $section }
reason-rival-decorates-elsewhere = Артель соперника сейчас не может украсить { $section }
reason-one-action-a-deal = Сделка продолжается тем же действием или заканчивается: { $action }
reason-action-not-on-this-card = { $action }: этого нет на здешней карте влияния ({ $card })
reason-two-different-sectors-ascending = Назовите два разных сектора, сначала меньший
reason-three-different-materials-ascending = Назовите три разных имеющихся материала по порядку
reason-not-all-types-completed = Вы ещё не возвели основание, среднюю секцию и купол
reason-material-not-traded = Это действие не для материала: { $material }
reason-not-enough-to-give = Нужно { $needed }: { $material }
reason-take-another-material = Возьмите другой материал: { $material } не подходит
reason-name-materials-in-order = Назовите два материала по порядку

## Источники очков

source-track = Шкала очков
source-goods = Материалы и рубли
source-tower-1 = Башня A
source-tower-2 = Башня B
source-tower-3 = Башня C
source-tower-4 = Башня D
source-tower-5 = Башня E
source-tower-6 = Башня F

## Названия

player-rival = Артель соперника
material-wood = лес
    .gen = леса
    .count = { $amount ->
        [one] { $amount } бревно
        [few] { $amount } бревна
       *[other] { $amount } брёвен
    }
material-brick = кирпич
    .gen = кирпича
    .count = { $amount ->
        [one] { $amount } кирпич
        [few] { $amount } кирпича
       *[other] { $amount } кирпичей
    }
material-stone = камень
    .gen = камня
    .count = { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
       *[other] { $amount } камней
    }
material-gold = золото
    .gen = золота
    .count = { $amount ->
        [one] { $amount } слиток золота
        [few] { $amount } слитка золота
       *[other] { $amount } слитков золота
    }
material-green = зелёный самоцвет
    .gen = зелёных самоцветов
    .count = { $amount ->
        [one] { $amount } зелёный самоцвет
        [few] { $amount } зелёных самоцвета
       *[other] { $amount } зелёных самоцветов
    }
material-purple = фиолетовый самоцвет
    .gen = фиолетовых самоцветов
    .count = { $amount ->
        [one] { $amount } фиолетовый самоцвет
        [few] { $amount } фиолетовых самоцвета
       *[other] { $amount } фиолетовых самоцветов
    }
resource-wood = { material-wood }
    .count = { material-wood.count }
resource-brick = { material-brick }
    .count = { material-brick.count }
resource-stone = { material-stone }
    .count = { material-stone.count }
resource-gold = { material-gold }
    .count = { material-gold.count }
resource-green = { material-green }
    .count = { material-green.count }
resource-purple = { material-purple }
    .count = { material-purple.count }
resource-rubles = рубли
    .count = { $amount ->
        [one] { $amount } рубль
        [few] { $amount } рубля
       *[other] { $amount } рублей
    }
resource-recognition = признание
    .count = { $amount ->
        [one] { $amount } признание
        [few] { $amount } признания
       *[other] { $amount } признаний
    }
change-position = признание
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-white = белый
die-red = красный кубик
    .gen = красного кубика
die-blue = синий кубик
    .gen = синего кубика
die-green = зелёный кубик
    .gen = зелёного кубика
die-yellow = жёлтый кубик
    .gen = жёлтого кубика
die-white = белый кубик
    .gen = белого кубика
slot-s_red = красная ячейка
    .acc = красную ячейку
    .loc = красной ячейке
slot-s_blue = синяя ячейка
    .acc = синюю ячейку
    .loc = синей ячейке
slot-s_green = зелёная ячейка
    .acc = зелёную ячейку
    .loc = зелёной ячейке
slot-s_yellow = жёлтая ячейка
    .acc = жёлтую ячейку
    .loc = жёлтой ячейке
slot-s_white1 = первая белая ячейка
    .acc = первую белую ячейку
    .loc = первой белой ячейке
slot-s_white2 = вторая белая ячейка
    .acc = вторую белую ячейку
    .loc = второй белой ячейке
face-up = лицом вверх
face-down = лицом вниз
banner-storage = склад
    .from = со склада
banner-reserve = резерв
    .from = из резерва
banner-white1 = первая белая ячейка
    .from = из первой белой ячейки
banner-white2 = вторая белая ячейка
    .from = из второй белой ячейки
gems-none = без самоцветов
gems-green = зелёный самоцвет
gems-purple = фиолетовый самоцвет
gems-two-green = два зелёных самоцвета
gems-two-purple = два фиолетовых самоцвета
gems-green-purple = зелёный и фиолетовый самоцветы
ornament-door = дверь
ornament-arch = арка
ornament-cross = крест
type-base = основание
type-middle = средняя секция
type-dome = купол
sector-0 = 1
sector-1 = 2
sector-2 = 3
sector-3 = 4
sector-4 = 5
sector-5 = 6
sector-6 = 7
sector-7 = 8
season-0 = зима
season-1 = весна
season-2 = лето
season-3 = осень
guild-cr = ремесленники
guild-te = извозчики
guild-me = купечество
guild-cl = духовенство
card-gc_cr_1 = Ремесленники I
card-gc_cr_2 = Ремесленники II
card-gc_cr_3 = Ремесленники III
card-gc_te_1 = Извозчики I
card-gc_te_2 = Извозчики II
card-gc_te_3 = Извозчики III
card-gc_me_1 = Купечество I
card-gc_me_2 = Купечество II
card-gc_me_3 = Купечество III
card-gc_cl_1 = Духовенство I
card-gc_cl_2 = Духовенство II
card-gc_cl_3 = Духовенство III
card-recognition = Признание
card-inventory = Учёт материалов
card-transport = Доставка
card-claim = Заявить права
card-construction = Строительство

## Стол в терминале

board-market = Рынок
board-site = Строительная площадка
board-supply = Запас
board-score = { $points } при подсчёте сейчас
board-marker = маркер { $space } = престиж { $prestige }
board-rubles =
    { $count ->
        [one] { $count } рубль
        [few] { $count } рубля
        [many] { $count } рублей
       *[other] { $count } рубля
    }
board-completed = возведено { $count }/{ $needed }
board-banners = флажков: { $count }
board-storage = склад
board-slots = мастерская
board-ornaments = украшения
board-to-act = ходит
board-last-turns = Последние ходы
board-queue = украшения на очереди
board-track = Шкала очков
board-inventory = учёт
board-construction = строительство

## Поле на экране

screen-sector = Сектор { $sector }
screen-free = даром
screen-claim = Заявка
screen-cost = Стоит
screen-reward = Награда
screen-exchange = Отдать 1 престиж за { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
}
screen-reroll = Отдать 1 престиж и перебросить кубики сектора

## Действия сословий и жетоны мастерской с числами своей коробки

guild-sell = продать за { $price ->
    [one] { $price } рубль
    [few] { $price } рубля
   *[other] { $price } рублей
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] любой материал
}
guild-buy = купить за { $price ->
    [one] { $price } рубль
    [few] { $price } рубля
   *[other] { $price } рублей
}: { $set ->
    [cheap] { set-cheap }
    [precious] { set-precious }
   *[other] любой материал
}
guild-deliver = { $deliveries ->
    [one] { $deliveries } доставка
    [few] { $deliveries } доставки
   *[other] { $deliveries } доставок
} за { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
}
guild-gain_rubles = получить { $amount ->
    [one] { $amount } рубль
    [few] { $amount } рубля
   *[other] { $amount } рублей
}
guild-swap_tiles = поменять два жетона ресурсов за { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
}
guild-exchange_same = { $give ->
    [one] { $give } материал
    [few] { $give } одинаковых материала
   *[other] { $give } одинаковых материалов
} на { $get ->
    [one] { $get } любой
    [few] { $get } любых
   *[other] { $get } любых
}
guild-exchange_ruble = { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
} и { $give ->
    [one] { $give } материал
    [few] { $give } материала
   *[other] { $give } материалов
} на 1 другой
guild-activate_workshop = активировать жетон мастерской
guild-gain_recognition = получить { $amount ->
    [one] { $amount } признание
    [few] { $amount } признания
   *[other] { $amount } признаний
}
guild-buy_prestige = { $amount ->
    [one] { $amount } престиж
    [few] { $amount } престижа
   *[other] { $amount } престижа
} за { $rubles ->
    [one] { $rubles } рубль
    [few] { $rubles } рубля
   *[other] { $rubles } рублей
}
guild-offer_three_different = { $amount ->
    [one] { $amount } престиж
    [few] { $amount } престижа
   *[other] { $amount } престижа
} за { $give ->
    [one] { $give } материал
    [few] { $give } разных материала
   *[other] { $give } разных материалов
}
guild-gain_recognition_if_all_types = { $amount ->
    [one] { $amount } признание
    [few] { $amount } признания
   *[other] { $amount } признаний
}, если возведены все три типа
token-of-wood = { $amount ->
    [1] лес
   *[other] лес × { $amount }
}
token-of-brick = { $amount ->
    [1] кирпич
   *[other] кирпич × { $amount }
}
token-of-stone = { $amount ->
    [1] камень
   *[other] камень × { $amount }
}
token-of-gold = { $amount ->
    [1] золото
   *[other] золото × { $amount }
}
token-of-green = { $amount ->
    [1] зелёный самоцвет
   *[other] зелёный самоцвет × { $amount }
}
token-of-purple = { $amount ->
    [1] фиолетовый самоцвет
   *[other] фиолетовый самоцвет × { $amount }
}
token-of-rubles = { $amount ->
    [one] { $amount } рубль
    [few] { $amount } рубля
   *[other] { $amount } рублей
}
token-of-recognition = { $amount ->
    [1] признание
   *[other] признание × { $amount }
}
token-of-die_red = { $amount ->
    [1] красный кубик
   *[other] красный кубик × { $amount }
}
token-of-die_blue = { $amount ->
    [1] синий кубик
   *[other] синий кубик × { $amount }
}
token-of-die_green = { $amount ->
    [1] зелёный кубик
   *[other] зелёный кубик × { $amount }
}
token-of-die_yellow = { $amount ->
    [1] жёлтый кубик
   *[other] жёлтый кубик × { $amount }
}
token-of-die_white = { $amount ->
    [1] белый кубик
   *[other] белый кубик × { $amount }
}

## Начала, для статистики

opening-claim-2 = Заявка, два материала
opening-claim-3 = Заявка, три материала
opening-claim-4 = Заявка, четыре материала
opening-claim-5 = Заявка, пять материалов
opening-build = { move-build }
opening-market-0 = Рынок без доплаты
opening-market-1 = Рынок, один шаг за рубль
opening-market-2 = Рынок, два шага за рубли
opening-market-3 = Рынок, три шага и больше

used-cr_sell_any_1 = Ремесленники: продать любой материал
used-cr_sell_cheap_1 = Ремесленники: продать дешёвый материал
used-cr_sell_precious_2 = Ремесленники: продать ценный материал
used-cr_buy_cheap_1 = Ремесленники: купить дешёвый материал
used-cr_buy_any_2 = Ремесленники: купить любой материал
used-cr_buy_precious_2 = Ремесленники: купить ценный материал
used-te_deliver_1 = { move-te_deliver_1 }
used-te_deliver_2 = { move-te_deliver_2 }
used-te_ruble_1 = { move-te_ruble_1 }
used-te_swap_tiles = Извозчики: поменять два жетона секторов
used-me_two_to_one = Купечество: малый обмен
used-me_ruble_and_one = Купечество: обмен за рубли и материал
used-me_four_to_two = Купечество: большой обмен
used-me_workshop = Купечество: активировать ячейку мастерской
used-cl_recognition_1 = { move-cl_recognition_1 }
used-cl_buy_prestige = { move-cl_buy_prestige }
used-cl_offer_three = Духовенство: пожертвовать три разных материала
used-cl_all_types = { move-cl_all_types }
