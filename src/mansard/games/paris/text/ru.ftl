## Игра

game-name = Париж
game-tagline = Инвестируйте в шесть районов: от кафе до Эйфелевой башни

## Настройки стола

option-setup = Подготовка
option-setup-basic = базовая: жетоны и бонусы на напечатанных местах
option-setup-random = случайная: жетоны и бонусы перемешаны
option-placement = Жетоны зданий
option-placement-fixed = строгое размещение: каждый жетон на своём месте
option-placement-free = свободное размещение: район выбирает игрок
option-screens = Ширмы
option-screens-closed = закрытые: франки, жетоны и неиспользованные бонусы скрыты
option-screens-open = открытые: их видят все
option-first = Первый игрок
option-first-random = по жребию
option-first-seat-0 = первое место за столом

## О чём может спросить план

when-round = номер раунда
when-end-tokens = число оставшихся жетонов конца игры

## Что нужно решить

prompt-draw = { $player }: откройте жетон здания из одной из стопок
prompt-site = { $player }: выберите район для жетона здания
prompt-main = { $player }: одно основное действие и любые свободные
prompt-target = { $player }: куда пойдёт ключ?
prompt-pay = { $player }: чем оплатить ресурс?
prompt-bonus = { $player }: возьмите жетон бонуса или откажитесь
prompt-prestige = { $player }: добавьте престиж достопримечательности или остановитесь
prompt-vp_tile = { $player }: четвёртый ключ позволяет положить жетон ПО в любой район
prompt-end_pick = { $player }: возьмите один из жетонов конца игры
prompt-post = { $player }: свободные действия, затем конец хода
prompt-free_pick = { $player }: выберите любой жетон бонуса на треке
prompt-go_back = { $player }: выберите клетку позади помощника
prompt-pair_prestige = { $player }: сколько пар каждого престижа сбросить?
prompt-pair_resources = { $player }: сколько пар каждого ресурса сбросить?
prompt-over = Игра окончена

## Ходы

move-draw = Взять жетон здания из стопки { $stack }
move-site = Положить жетон здания в район { $district }
move-place = Выложить ключ { $place_to }
move-key = Передвинуть ключ: { $place }
move-end-take = Взять жетон конца игры
move-pass = Пропустить
move-to = Перейти: { $property }
move-build = Добавить в район { $district } достопримечательность «{ $landmark }»
move-pay = Оплатить { $resource } { $way }
move-take = Взять жетон бонуса { $number } «{ $bonus }» с клетки { $space }: { $effect }
move-skip = Ничего не брать
move-fill = Добавить { $prestige } { $way }
move-done = Больше не добавлять престиж
move-vp = Положить жетон ПО { $tile } в район { $district }
move-keep = Взять { $token }
move-end-turn = Закончить ход
move-buy = Купить { $resource }
move-sell = Продать { $resource }
move-sell-prestige = Продать { $prestige }
move-sell-bonus = Продать жетон бонуса { $number }
move-use = Использовать жетон бонуса { $number }
move-use-end = Использовать { $token }
move-sell-end = Продать { $token }
move-pick = Взять жетон { $number } «{ $bonus }» с клетки { $space }: { $effect }
move-back = Вернуться на клетку { $space } за жетоном { $number } «{ $bonus }»: { $effect }
move-pair-prestige = Сбросить пары: бронзовые { $bronze }, серебряные { $silver }, золотые { $gold }
move-pair-resources = Сбросить пары: дерево { $wood }, мрамор { $marble }, золото { $gold }

## Что произошло

event-drawn = { $player } открывает жетон здания { $property } ({ $type }) из стопки { $stack }
event-sited = { $player } кладёт жетон здания { $tile_property } на место { $property }
event-tile-lost = { $player }: для жетона здания { $property } нет района, он выходит из игры
event-placed = { $player } выкладывает ключ { $place_to }
event-francs =
    { $player }: +{ $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
        [many] { $francs } франков
       *[other] { $francs } франка
    }
event-moved =
    { $player } передвигает ключ за { $price ->
        [one] { $price } франк
        [few] { $price } франка
        [many] { $price } франков
       *[other] { $price } франка
    }: { $from_place } → { $property }
event-landmark = { $player } добавляет в район { $district } достопримечательность «{ $landmark }»
event-paid = { $player } оплачивает { $resource } { $way }
event-token = { $player } берёт { $good }
event-scored = { $player }: +{ $points } ПО ({ $source })
event-bonus =
    { $price ->
        [0] { $player } берёт жетон бонуса { $number } (клетка { $space })
        [one] { $player } берёт жетон бонуса { $number } (клетка { $space }) за { $price } франк
        [few] { $player } берёт жетон бонуса { $number } (клетка { $space }) за { $price } франка
       *[other] { $player } берёт жетон бонуса { $number } (клетка { $space }) за { $price } франков
    }
event-used = { $player } использует жетон бонуса { $number }
event-filled = { $player } добавляет { $prestige } { $way }
event-vp-tile = { $player } кладёт жетон ПО { $tile } в район { $district }
event-vp-skipped = { $player } не кладёт жетон ПО
event-end-look = { $player } смотрит жетоны конца игры
event-end-seen = В стопке: { $tokens }
event-end-taken = { $player } берёт жетон конца игры (осталось: { $count })
event-end-kept = Вы берёте { $token }
event-final-round = Взят последний жетон конца игры: раунд { $round } — последний
event-passed = { $player } пропускает действие
event-round = Начинается раунд { $round }
event-turn = Ходит { $player }
event-over = Игра окончена
event-new-key =
    { $player } берёт ключ из резерва за { $price ->
        [one] { $price } франк
        [few] { $price } франка
        [many] { $price } франков
       *[other] { $price } франка
    }
event-paired =
    { $count ->
        [one] { $player } сбрасывает { $count } пару
        [few] { $player } сбрасывает { $count } пары
       *[other] { $player } сбрасывает { $count } пар
    }
event-bought =
    { $player } покупает { $resource } за { $price ->
        [one] { $price } франк
        [few] { $price } франка
        [many] { $price } франков
       *[other] { $price } франка
    }
event-sold = { $player } продаёт { $resource }
event-sold-prestige = { $player } продаёт { $prestige }
event-sold-bonus = { $player } продаёт жетон бонуса { $number }
event-end-used = { $player } использует { $token }
event-end-sold = { $player } продаёт { $token }

## Почему ход невозможен

reason-not-now = Сейчас нужно решить другое
reason-main-action-done = Основное действие этого хода уже выполнено
reason-end-pile-empty = Жетонов конца игры не осталось
reason-stacks-not-empty = Жетоны конца игры доступны, когда стопки зданий пусты
reason-pass-only-without-action = Пропустить можно, только если нет ни одного основного действия
reason-already-drawn = Жетон здания берут только в начале хода
reason-stacks-are-empty = Все жетоны зданий уже взяты
reason-stack-is-empty = Стопка { $stack } пуста
reason-nothing-to-site = Нет жетона здания, который нужно разместить
reason-space-has-tile = В районе { $district } место этой ценности уже занято
reason-district-has-type = В районе { $district } здание этого типа уже есть
reason-no-key-in-hand = За ширмой не осталось ключей
reason-own-key-there = Там уже есть ваш ключ: { $place }
reason-key-has-no-target = Этому ключу некуда идти: { $place }
reason-no-own-key-there = Там нет вашего ключа: { $place }
reason-choose-key-first = Сначала выберите ключ
reason-not-on-board = Этого нет на поле: { $property }
reason-another-district = Ключ не покидает свой район: { $property }
reason-value-must-rise = Ценность должна расти, а эта не выше: { $property }
reason-own-key-needs-9 = Там ваш ключ, нужен жетон бонуса 9: { $property }
reason-other-key-needs-16 = Там ключ другого игрока, нужен жетон бонуса 16: { $property }
reason-landmark-not-in-reserve = Уже на поле: { $landmark }
reason-landmark-must-exceed = { $landmark }: ценность должна быть выше, чем у всех достопримечательностей района { $district }
reason-not-enough-francs =
    Цена: { $price ->
        [one] { $price } франк
        [few] { $price } франка
        [many] { $price } франков
       *[other] { $price } франка
    }, у вас { $francs }
reason-resources-not-payable = Не хватает ресурсов: { $property }
reason-nothing-to-pay = Платить нечего
reason-another-unit-due = Сначала оплатите { $resource }
reason-not-to-hand = Оплатить { $resource } { $way } нельзя
reason-rest-not-payable = Если оплатить { $resource } { $way }, на остальное не хватит
reason-nothing-to-skip = Отказываться не от чего
reason-no-landmark-entered = Престиж добавляют, только когда ключ приходит на достопримечательность
reason-main-action-due = Сначала основное действие
reason-number-known = Жетон бонуса { $number } у вас уже есть или был
reason-no-tile-there = На клетке { $space } нет жетона
reason-no-bonus-now = Жетон бонуса дают только здания ценностью 1, 2 и 3
reason-assistant-moves-forward = Помощник ходит только вперёд, а клетка { $space } позади
reason-no-open-slot = Нет свободной ячейки: { $prestige } ({ $way })
reason-prestige-not-to-hand = Добавить { $prestige } { $way } нельзя
reason-not-the-fourth-key = Жетон ПО кладут только с четвёртым ключом района
reason-vp-tile-placed = Жетон ПО { $tile } уже лежит в районе
reason-district-has-vp-tile = В районе { $district } жетон ПО уже есть
reason-not-looking-at-pile = Вы сейчас не смотрите жетоны конца игры
reason-token-not-in-pile = В стопке этого нет: { $token }
reason-no-free-action-now = Свободные действия возможны до и после основного и при выборе жетона бонуса
reason-no-such-resource = У вас этого нет: { $resource }
reason-no-such-prestige = У вас этого нет: { $prestige }
reason-tile-not-unused = Неиспользованного жетона бонуса { $number } у вас нет
reason-reserve-lacks = В резерве этого нет: { $resource }
reason-tile-not-for-use = Жетон бонуса { $number } сам по себе не используют
reason-no-tile-in-reach = Жетону бонуса { $number } нечего взять
reason-no-pair = Нет пары одинаковых жетонов для бонуса { $number }
reason-tile-scores-nothing = Жетон бонуса { $number } сейчас не принесёт очков
reason-key-reserve-empty = В резерве нет ваших ключей
reason-token-other-use = Этот жетон применяют иначе: { $token }
reason-token-not-held = У вас этого нет: { $token }
reason-no-choice-now = Сейчас ни один жетон не требует такого выбора
reason-too-far-back = Клетка { $space } слишком далеко позади помощника: вернуться можно не дальше чем на { $box_bonus_25_max_steps }
reason-not-so-many-pairs = Столько пар у вас нет

## Источники очков

source-eights = Здания ценностью 8
source-prestige = Престиж достопримечательностей
source-bonus = Жетоны бонусов
source-end-tokens = Жетоны конца игры
source-treasury = Франки (бонус 27)
source-districts = Районы

## Ресурсы, престиж, жетоны, типы

resource-wood = дерево
resource-marble = мрамор
resource-gold = золото
prestige-bronze = бронзовый престиж
prestige-silver = серебряный престиж
prestige-gold = золотой престиж
change-francs = франки
change-hand = ключи в руке
change-assistant = помощник
change-prestige-bronze = { prestige-bronze }
change-prestige-silver = { prestige-silver }
change-prestige-gold = { prestige-gold }
good-resource-wood = дерево
good-resource-marble = мрамор
good-resource-gold = золото
good-prestige-bronze = бронзовый престиж
good-prestige-silver = серебряный престиж
good-prestige-gold = золотой престиж
way-token = жетоном
way-bonus-2 = бонусом 2
way-bonus-3 = бонусом 3
way-bonus-4 = бонусом 4
way-bonus-8 = бонусом 8
way-bonus-10 = бонусом 10
way-bonus-19 = бонусом 19
way-bonus-21 = бонусом 21
way-second-half = второй половиной бонуса
way-end = жетоном конца игры
type-cafe = кафе
type-bakery = пекарня
type-residence = резиденция
type-restaurant = ресторан
type-hotel = отель
type-theatre = театр
colour-blue = синий
colour-orange = оранжевый
colour-green = зелёный
colour-purple = фиолетовый

## Тренер

coach-no-stacks = { $count ->
    [one] Остался { $count } жетон конца игры: после него ещё один раунд.
    [few] Осталось { $count } жетона конца игры; после последнего — ещё один раунд.
   *[other] Осталось { $count } жетонов конца игры; после последнего — ещё один раунд.
}
coach-fourth-key = Следующий ключ в районе { $district } будет там четвёртым: тогда можно положить жетон ПО на любой район, где его нет.
coach-use-first = Сначала примените жетон { $number }: сейчас он даёт { $before }, а после самого заманчивого хода ключом — { $after }.
coach-star-fits = Ваш престиж подходит достопримечательности, которую можно купить: { $prestige } — { $landmark }.
coach-gap-closes = { $district }: до соперника ({ $player }) не хватает { $gap }, а свободное здание ценностью { $value } выводит вас вперёд.
coach-key-moves = { $district }: ключ из банка может перейти на свободное здание ценностью { $value }, это стоит { $value ->
    [one] { $value } франк
    [few] { $value } франка
   *[other] { $value } франков
}.

## Жетоны бонусов

bonus-1 = Кошелёк
bonus-2 = Заказ дерева
bonus-3 = Заказ мрамора
bonus-4 = Заказ золота
bonus-5 = Большой кошелёк
bonus-6 = Единицы
bonus-7 = Овация
bonus-8 = Любой престиж
bonus-9 = Вторая аренда
bonus-10 = Любой ресурс
bonus-11 = Двойки
bonus-12 = Дивиденды
bonus-13 = Слесарь
bonus-14 = Мастер-слесарь
bonus-15 = Тройки
bonus-16 = Совладение
bonus-17 = Свободный выбор
bonus-18 = Четвёрки
bonus-19 = Два престижа
bonus-20 = Неразыгранное
bonus-21 = Два ресурса
bonus-22 = Большая овация
bonus-23 = Пары престижа
bonus-24 = Пары ресурсов
bonus-25 = Второй взгляд
bonus-26 = Пятёрки
bonus-27 = Казна
bonus-28 = Восьмёрки
bonus-29 = Достопримечательности
bonus-30 = Разнообразие

## Районы, здания, достопримечательности, места

district-montmartre = Монмартр
district-la_villette = Ла-Виллет
district-belleville = Бельвиль
district-saint_germain = Сен-Жермен
district-chaillot = Шайо
district-batignolles = Батиньоль
property-montmartre_1 = Монмартр 1
property-montmartre_2 = Монмартр 2
property-montmartre_3 = Монмартр 3
property-montmartre_4 = Монмартр 4
property-montmartre_5 = Монмартр 5
property-montmartre_8 = Монмартр 8
property-la_villette_1 = Ла-Виллет 1
property-la_villette_2 = Ла-Виллет 2
property-la_villette_3 = Ла-Виллет 3
property-la_villette_4 = Ла-Виллет 4
property-la_villette_5 = Ла-Виллет 5
property-la_villette_8 = Ла-Виллет 8
property-belleville_1 = Бельвиль 1
property-belleville_2 = Бельвиль 2
property-belleville_3 = Бельвиль 3
property-belleville_4 = Бельвиль 4
property-belleville_5 = Бельвиль 5
property-belleville_8 = Бельвиль 8
property-saint_germain_1 = Сен-Жермен 1
property-saint_germain_2 = Сен-Жермен 2
property-saint_germain_3 = Сен-Жермен 3
property-saint_germain_4 = Сен-Жермен 4
property-saint_germain_5 = Сен-Жермен 5
property-saint_germain_8 = Сен-Жермен 8
property-chaillot_1 = Шайо 1
property-chaillot_2 = Шайо 2
property-chaillot_3 = Шайо 3
property-chaillot_4 = Шайо 4
property-chaillot_5 = Шайо 5
property-chaillot_8 = Шайо 8
property-batignolles_1 = Батиньоль 1
property-batignolles_2 = Батиньоль 2
property-batignolles_3 = Батиньоль 3
property-batignolles_4 = Батиньоль 4
property-batignolles_5 = Батиньоль 5
property-batignolles_8 = Батиньоль 8
property-luxembourg = Люксембургский сад
property-tuileries = Сад Тюильри
property-grand_palais = Большой дворец
property-opera = Оперный театр
property-sacre_coeur = Сакре-Кёр
property-louvre = Лувр
property-notre_dame = Нотр-Дам
property-eiffel_tower = Эйфелева башня
landmark-luxembourg = { property-luxembourg }
landmark-tuileries = { property-tuileries }
landmark-grand_palais = { property-grand_palais }
landmark-opera = { property-opera }
landmark-sacre_coeur = { property-sacre_coeur }
landmark-louvre = { property-louvre }
landmark-notre_dame = { property-notre_dame }
landmark-eiffel_tower = { property-eiffel_tower }
place-montmartre = банк (Монмартр)
    .to = в банк (Монмартр)
place-la_villette = банк (Ла-Виллет)
    .to = в банк (Ла-Виллет)
place-belleville = банк (Бельвиль)
    .to = в банк (Бельвиль)
place-saint_germain = банк (Сен-Жермен)
    .to = в банк (Сен-Жермен)
place-chaillot = банк (Шайо)
    .to = в банк (Шайо)
place-batignolles = банк (Батиньоль)
    .to = в банк (Батиньоль)
place-arc = Триумфальная арка
    .to = на Триумфальную арку
place-montmartre_1 = { property-montmartre_1 }
place-montmartre_2 = { property-montmartre_2 }
place-montmartre_3 = { property-montmartre_3 }
place-montmartre_4 = { property-montmartre_4 }
place-montmartre_5 = { property-montmartre_5 }
place-montmartre_8 = { property-montmartre_8 }
place-la_villette_1 = { property-la_villette_1 }
place-la_villette_2 = { property-la_villette_2 }
place-la_villette_3 = { property-la_villette_3 }
place-la_villette_4 = { property-la_villette_4 }
place-la_villette_5 = { property-la_villette_5 }
place-la_villette_8 = { property-la_villette_8 }
place-belleville_1 = { property-belleville_1 }
place-belleville_2 = { property-belleville_2 }
place-belleville_3 = { property-belleville_3 }
place-belleville_4 = { property-belleville_4 }
place-belleville_5 = { property-belleville_5 }
place-belleville_8 = { property-belleville_8 }
place-saint_germain_1 = { property-saint_germain_1 }
place-saint_germain_2 = { property-saint_germain_2 }
place-saint_germain_3 = { property-saint_germain_3 }
place-saint_germain_4 = { property-saint_germain_4 }
place-saint_germain_5 = { property-saint_germain_5 }
place-saint_germain_8 = { property-saint_germain_8 }
place-chaillot_1 = { property-chaillot_1 }
place-chaillot_2 = { property-chaillot_2 }
place-chaillot_3 = { property-chaillot_3 }
place-chaillot_4 = { property-chaillot_4 }
place-chaillot_5 = { property-chaillot_5 }
place-chaillot_8 = { property-chaillot_8 }
place-batignolles_1 = { property-batignolles_1 }
place-batignolles_2 = { property-batignolles_2 }
place-batignolles_3 = { property-batignolles_3 }
place-batignolles_4 = { property-batignolles_4 }
place-batignolles_5 = { property-batignolles_5 }
place-batignolles_8 = { property-batignolles_8 }
place-luxembourg = { property-luxembourg }
place-tuileries = { property-tuileries }
place-grand_palais = { property-grand_palais }
place-opera = { property-opera }
place-sacre_coeur = { property-sacre_coeur }
place-louvre = { property-louvre }
place-notre_dame = { property-notre_dame }
place-eiffel_tower = { property-eiffel_tower }

## Поле в терминале

board-round = Раунд { $round }
board-final = последний раунд { $round }
course-round = Раунд
course-buildings =
    { $count ->
        [one] осталось { $count } здание
        [few] осталось { $count } здания
       *[other] осталось { $count } зданий
    }
course-end-tokens =
    { $count ->
        [one] остался { $count } жетон конца игры
        [few] осталось { $count } жетона конца игры
       *[other] осталось { $count } жетонов конца игры
    }
board-stacks = Стопки:
board-empty = пусто
board-bank = банк +{ $francs }
board-keys = ключи { $count }/{ $box_constants_public_vp_tile_trigger_keys }
board-landmarks = Достопримечательности:
board-arc = Арка:
board-reserve = Резерв:
board-vp-left = Жетоны ПО:
board-end-left = Жетоны конца игры: { $count }
board-track = Трек бонусов
board-hand = ключей { $count }, в резерве { $reserve }
board-tiles = бонусов { $count }
board-tokens = жетонов конца { $count }
board-used = сброс: { $numbers }
board-points = { $points } ПО
board-standing = { $points }, если закончить сейчас
board-screen = Ваша ширма
board-francs = { $francs } фр
board-last-seen = В стопке вы видели: { $tokens }
board-legend = W дерево, M мрамор, G золото · ★B бронза, ★S серебро, ★G золото · 12^8: сумма 12, лучшее 8
board-to-act = ходит:

## Поле на экране

screen-buildings = ЗДАНИЯ
screen-left = осталось: { $count }
screen-vp-tiles = ЖЕТОНЫ ПО
screen-reserve = РЕЗЕРВ РЕСУРСОВ
screen-end-tokens = ЖЕТОНЫ КОНЦА ИГРЫ
screen-end-later = после последнего здания
screen-new-landmark = новая достопр.
screen-whole-city = Весь город
screen-majority = { $district }: { $majority }
screen-landmarks = Достопримечательности
screen-landmarks-note = Новая должна быть ценнее всех в своём районе.
screen-keys = Ключи
screen-in-hand = в руке: { $count }
screen-in-reserve = в резерве: { $count }
screen-bonus = Бонусы
screen-used = использованы
screen-resources = Ресурсы
screen-prestige = Престиж
screen-francs = фр.
screen-behind = за вашей ширмой
screen-you = вы
screen-sell = продать
screen-use = использовать
screen-given = Отдано
screen-due = Осталось заплатить
screen-slots = Свободные места
screen-majorities = Большинства
screen-assistant = помощник на клетке { $space }
screen-value = ценность { $value }
screen-end-own = Ваши жетоны конца игры
screen-pairs = пары

## Жетоны с числами своей коробки

francs-told = { $francs ->
    [one] { $francs } франк
    [few] { $francs } франка
   *[other] { $francs } франков
}
bonus-of-gain = { $francs ->
    [0] +{ $vp } ПО
   *[other] +{ $francs_told }{ $vp ->
        [0] { "" }
       *[other] { " " }и +{ $vp } ПО
    }
}
bonus-of-resource = считается за 1 { $resource_name }
bonus-of-score_value = { $vp_each } ПО за каждый ваш ключ на здании ценностью { $value }
bonus-of-any_prestige = { $count ->
    [1] считается за 1 любой престиж
   *[other] считается за 1 или 2 любых престижа
}
bonus-of-any_resource = { $count ->
    [1] считается за 1 любой ресурс
   *[other] считается за 1 или 2 любых ресурса
}
bonus-of-double_own = ключ может встать к вашему же ключу
bonus-of-join_other = ключ может встать к чужим ключам
bonus-of-take_any_bonus = возьмите любой жетон бонуса с трека
bonus-of-extra_key = заплатите { $price ->
    [one] { $price } франк
    [few] { $price } франка
   *[other] { $price } франков
}: ключ из резерва переходит к вам
bonus-of-score_unused = { $vp_each_2 }, { $vp_each_3 } или { $vp_each_4 } ПО (2, 3 или 4 игрока) за каждый другой неиспользованный жетон
bonus-of-pairs_prestige = сбросьте пары одинакового престижа: по { $vp_each_2 }, { $vp_each_3 } или { $vp_each_4 } ПО (2, 3 или 4 игрока)
bonus-of-pairs_resource = сбросьте пары одинаковых ресурсов: по { $vp_each_2 }, { $vp_each_3 } или { $vp_each_4 } ПО (2, 3 или 4 игрока)
bonus-of-step_back = вернитесь назад не дальше чем на { $max_steps ->
    [one] { $max_steps } клетку
    [few] { $max_steps } клетки
   *[other] { $max_steps } клеток
} и возьмите жетон там
bonus-of-score_francs_end = { $vp_each } ПО за каждый франк в конце игры
bonus-of-score_landmarks = { $vp_each } ПО за каждый ваш ключ на достопримечательности
bonus-of-score_types = { $vp_by_types_4 }, { $vp_by_types_5 }, { $vp_by_types_6 } или { $vp_by_types_7 } ПО за 4, 5, 6 или 7 разных типов
end-of-vp = жетон конца игры «{ $vp } ПО»
end-of-francs = жетон конца игры «{ $francs_told }»
end-of-resource = жетон конца игры «{ $resource_name }»
end-of-prestige = жетон конца игры «{ $prestige_name }»
tile-of-places = { $places_0 }/{ $places_1 }/{ $places_2 }

## Начала, для статистики

opening-place-montmartre = Ключ: { place-montmartre }
opening-place-la_villette = Ключ: { place-la_villette }
opening-place-belleville = Ключ: { place-belleville }
opening-place-saint_germain = Ключ: { place-saint_germain }
opening-place-chaillot = Ключ: { place-chaillot }
opening-place-batignolles = Ключ: { place-batignolles }
opening-place-arc = Ключ: { place-arc }
waste-points = Свободное действие ещё принесло бы вам очки.
waste-francs = То, что можно продать, после этого хода ничего не принесёт, а при равенстве решают франки.
