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

## Что решает игрок

prompt-main = { $player }: заявка на секцию, строительство или рынок
prompt-claim_banner = { $player }: откуда взять флажок?
prompt-claim_slot = { $player }: положите жетон в ячейку мастерской лицом вверх или вниз
prompt-gain = { $player }: сколько материала вы берёте?
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
       *[other] Рынок: передвинуть { $die } в сектор { $sector }, дополнительных шагов: { $extra } (рублей: { $price })
    }
move-banner = Взять флажок: { $banner }
move-slot = Положить жетон { $face }: { $slot }
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
move-deliver = Доставить на { $section }: { $material }
move-ornament = Украсить { $section }, самоцветы: { $gems }
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
move-workshop = Активировать: { $slot }
move-end = Закончить ход
waste-goods = Товары сектора останутся на рынке.
waste-workshop = Мастерская этого кубика не использована.
waste-influence = Гильдия дала бы кое-что даром.
course-sections = Завершённые секции
course-end = игру завершает тот, кто первым построит секций: { $count }
course-last-turns = последние ходы
move-exchange = Престиж на рубли ({ $rubles })
move-reroll = Перебросить кубики в секторе { $sector }
move-rival-claim = Артель соперника заявляет права на { $section }
move-rival-ornament = Артель соперника украшает { $section }
move-cr_sell_any_1 = Ремесленники: продать { $material }
move-cr_sell_cheap_1 = Ремесленники: продать { $material }
move-cr_sell_precious_2 = Ремесленники: продать { $material }
move-cr_buy_cheap_1 = Ремесленники: купить { $material }
move-cr_buy_any_2 = Ремесленники: купить { $material }
move-cr_buy_precious_2 = Ремесленники: купить { $material }
move-te_deliver_1 = Извозчики: оплатить доставки: { $box_guild_actions_action_te_deliver_1_deliveries }
move-te_deliver_2 = Извозчики: оплатить доставки: { $box_guild_actions_action_te_deliver_2_deliveries }
move-te_ruble_1 = Извозчики: взять { $box_guild_actions_action_te_ruble_1_amount ->
    [one] { $box_guild_actions_action_te_ruble_1_amount } рубль
    [few] { $box_guild_actions_action_te_ruble_1_amount } рубля
   *[other] { $box_guild_actions_action_te_ruble_1_amount } рублей
}
move-te_swap_tiles = Извозчики: поменять жетоны секторов { $sector } и { $second_sector }
move-me_two_to_one = Купечество: отдать { $give_material } × { $box_guild_actions_action_me_two_to_one_give }, взять { $get_material }
move-me_ruble_and_one = Купечество: отдать { $box_guild_actions_action_me_ruble_and_one_rubles ->
    [one] { $box_guild_actions_action_me_ruble_and_one_rubles } рубль
    [few] { $box_guild_actions_action_me_ruble_and_one_rubles } рубля
   *[other] { $box_guild_actions_action_me_ruble_and_one_rubles } рублей
} и { $give_material } × { $box_guild_actions_action_me_ruble_and_one_give }, взять { $get_material }
move-me_four_to_two = Купечество: отдать { $give_material } × { $box_guild_actions_action_me_four_to_two_give }, взять { $get_material } и { $also_material }
move-me_workshop = Купечество: активировать: { $slot }
move-cl_recognition_1 = Духовенство: получить признание
move-cl_buy_prestige = Духовенство: купить престиж
move-cl_offer_three = Духовенство: пожертвовать { $material }, { $second_material } и { $third_material }
move-cl_all_types = Духовенство: получить признание за все три типа секций

## Что произошло

event-turn = Ходит { $player }
event-last-turn = Последний ход: { $player }
event-marker = { $player }: маркер { $from } → { $to } (престиж { $prestige_after })
event-claimed = { $player } заявляет права на { $section } (флажок: { $banner }) и берёт жетон: { $token }
event-token =
    { $cost ->
        [0] { $player } кладёт жетон { $face }: { $token } → { $slot }
       *[other] { $player } кладёт жетон { $face }: { $token } → { $slot } (рублей: { $cost })
    }
event-ornament-freed = { $player } освобождает украшение: { $ornament }
event-delivered = { $player } доставляет на { $section }: { $material }
event-completed = { $player } возводит { $section }: признание +{ $recognition_gained }, рубли +{ $rubles_gained }
event-penalty = { $player } теряет признание за недостроенное под { $section }: −{ $points }
event-finisher = { $player } возводит последнюю из нужных секций ({ $box_end_sections_to_end }): престиж +{ $points }, начинаются последние ходы
event-ornament = { $player } украшает { $section } ({ $ornament }, самоцветы: { $gems }): престиж +{ $points }
event-moved =
    { $extra ->
        [0] { $player } двигает { $die } на { $value } в сектор { $sector } ({ $resource })
       *[other] { $player } двигает { $die } на { $value }+{ $extra } в сектор { $sector } ({ $resource })
    }
event-took = { $player } получает с рынка: { $resource } ×{ $amount }
event-influence = { $player } использует влияние: { $action }
event-gave = { $player } отдаёт: { $material } ×{ $amount }
event-gained = { $player } получает: { $resource } ×{ $amount }
event-swapped = { $player } меняет местами жетоны секторов { $sector } и { $second_sector }
event-workshop = { $player } активирует мастерскую: { $slot }, { $token }
event-exchanged = { $player } меняет престиж на рубли: +{ $amount }
event-reroll = { $player } платит престижем за переброс в секторе { $sector }
event-rolled = { $die } в секторе { $sector }: { $value }
event-rival-shuffled = Жетоны артели соперника перемешаны: { $colours }
event-rival-card = Артель соперника: { $card }, { $die }
event-rival-moved = Артель соперника двигает { $die } на { $value } в сектор { $sector }
event-rival-blocked = { $die } остаётся на месте: сектор { $sector } заполнен
event-rival-claimed = Артель соперника заявляет права на { $section }; жетон уходит из игры: { $token }
event-rival-stocked = Артель соперника запасает: { $material }
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
    [one] Туда, куда дойдёт ваш кубик ({ $die }), уже пришёл ещё { $count } кубик: вместе { $goods } × { $resource }.
    [few] Там, куда дойдёт ваш кубик ({ $die }), ждут ещё { $count } кубика: вместе { $goods } × { $resource }.
   *[other] Там, куда дойдёт ваш кубик ({ $die }), ждут ещё { $count } кубиков: вместе { $goods } × { $resource }.
}
coach-ornament = Украшение на { $section } идёт вам в зачёт ({ $tower }), и его можно поставить сейчас.
coach-banner-frees = { $count ->
    [0] Склад полон: знамя, взятое со склада, освободит ячейку.
    [one] На складе свободна { $count } ячейка: знамя, взятое со склада, освободит ещё одну.
    [few] На складе свободны { $count } ячейки: знамя, взятое со склада, освободит ещё одну.
   *[other] На складе свободно { $count } ячеек: знамя, взятое со склада, освободит ещё одну.
}
coach-cheap-prestige = { $steps ->
    [one] Престиж сейчас стоит { $steps } шаг: за него { $rubles } руб. или новый бросок.
    [few] Престиж сейчас стоит { $steps } шага: за него { $rubles } руб. или новый бросок.
   *[other] Престиж сейчас стоит { $steps } шагов: за него { $rubles } руб. или новый бросок.
}

## Почему ход невозможен

reason-nothing-to-deliver = Вам нечего доставить
reason-no-banner-there = Здесь нет вашего флажка: { $banner }
reason-not-so-much = Можно взять не больше { $most }
reason-no-such-section = В этом плане нет секции { $section }
reason-no-banner-left = У вас не осталось флажков
reason-section-has-an-owner = У секции { $section } уже есть владелец
reason-claim-the-section-below-first = У секции под { $section } ещё нет владельца
reason-extra-steps-only-own-or-white = Дополнительные шаги возможны только для белого кубика и кубика вашего цвета: { $die }
reason-too-many-extra-steps = Дополнительных шагов не больше { $most }
reason-not-enough-rubles = Цена в рублях: { $cost }, у вас: { $rubles }
reason-sector-is-full = Сектор { $sector } заполнен: там нельзя остановиться ({ $die })
reason-slot-has-a-token = Здесь уже лежит жетон: { $slot }
reason-slot-has-a-banner = Здесь ещё стоит флажок: { $slot }
reason-not-your-section = { $section } — не ваша секция
reason-section-is-completed = Секция { $section } уже возведена
reason-material-not-needed = Секции { $section } больше не нужно: { $material }
reason-material-not-in-storage = На складе недостаточно: { $material }
reason-section-not-completed = Секция { $section } ещё не возведена
reason-section-has-an-ornament = На секции { $section } уже есть украшение
reason-ornament-not-available = У вас нет такого украшения: { $ornament }
reason-budget-too-small = Нужно доставок: { $needed }, осталось: { $budget }
reason-deliver-something-first = Нужна хотя бы одна доставка
reason-deal-already-made = Эта сделка в этом ходу уже заключена
reason-only-in-full = Можно взять только целиком: { $resource } ×{ $amount }
reason-storage-is-full = Свободных ячеек на складе: { $free }
reason-supply-is-empty = В запасе недостаточно: { $material }
reason-slot-of-another-colour = Цвет не подходит: { $slot }, { $die }
reason-no-working-token = Нет жетона лицом вверх: { $slot }
reason-not-at-this-moment = Не посреди этого шага
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
material-brick = кирпич
material-stone = камень
material-gold = золото
material-green = зелёный самоцвет
material-purple = фиолетовый самоцвет
resource-wood = { material-wood }
resource-brick = { material-brick }
resource-stone = { material-stone }
resource-gold = { material-gold }
resource-green = { material-green }
resource-purple = { material-purple }
resource-rubles = рубли
resource-recognition = признание
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-white = белый
die-red = красный кубик
die-blue = синий кубик
die-green = зелёный кубик
die-yellow = жёлтый кубик
die-white = белый кубик
slot-s_red = красная ячейка
slot-s_blue = синяя ячейка
slot-s_green = зелёная ячейка
slot-s_yellow = жёлтая ячейка
slot-s_white1 = первая белая ячейка
slot-s_white2 = вторая белая ячейка
face-up = лицом вверх
face-down = лицом вниз
banner-storage = склад
banner-reserve = резерв
banner-white1 = первая белая ячейка
banner-white2 = вторая белая ячейка
gems-none = без самоцветов
gems-green = зелёный
gems-purple = фиолетовый
gems-two-green = два зелёных
gems-two-purple = два фиолетовых
gems-green-purple = зелёный и фиолетовый
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
screen-exchange = Отдать 1 престиж, получить рублей: { $rubles }
screen-reroll = Отдать 1 престиж и перебросить кубики сектора

## Действия гильдий и жетоны мастерской с числами своей коробки

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
    [one] { $give } одинаковый
    [few] { $give } одинаковых
   *[other] { $give } одинаковых
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
