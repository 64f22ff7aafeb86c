# Что отвечает сервер, когда что-то сделать нельзя: предмет, правило, выход.

problem-malformed = Запрос не удалось прочесть: { $problem }. Его форма описана в /api/docs.
problem-too-large = В запросе больше { $limit } байт. Отправьте меньше.
problem-too-many-requests = Слишком много запросов. Повторите через { $seconds } с.
problem-too-many-sockets = Слишком много открытых соединений: одному человеку доступно не более { $limit }.
problem-too-slow = Сообщения этого стола не были прочитаны вовремя. Откройте соединение снова.
problem-not-found = По этому адресу ничего нет. Что есть, описано в /api/docs.
problem-method-not-allowed = Этот адрес не отвечает на такой метод. См. /api/docs.
problem-foreign-origin = Запрос пришёл со страницы другого сайта. Пользуйтесь страницами этого сервера.
problem-sign-in = У вас пока нет имени. Назовитесь гостем или войдите.
problem-banned = { $until ->
    [never] Вход в этот дом для вас закрыт. Можно смотреть, скачать свои данные и удалить учётную запись.
   *[other] Вход в этот дом для вас закрыт до { $until }. До тех пор можно только смотреть.
  }
problem-no-new-names = Кому-то с вашего адреса вход в этот дом закрыт: до { $until } новые имена там не выдаются. У кого имя есть, может войти.
problem-muted = { $until ->
    [never] Вы больше не можете здесь писать.
   *[other] Вы не можете здесь писать до { $until }.
  }
problem-too-many-complaints = Ваши жалобы ещё не прочитаны (их { $most }). Подождите, пока их прочтут.
problem-no-such-line = За этим столом этот игрок такого не говорил.
problem-wrong-password = Логин или пароль неверны.
problem-login-taken = Логин { $login } занят. Выберите другой.
problem-already-registered = Вы уже зарегистрированы как { $login }.
problem-no-such-game = Игры { $game } нет. Есть: { $games }.
problem-no-such-table = Стола { $table } нет.
problem-no-such-player = Игрока { $player } нет.
problem-player-hidden = Этот игрок не показывает вам свои страницы.
problem-no-such-locale = Текстов на языке { $locale } нет. Есть: { $locales }.
problem-no-such-page = Страницы { $page } нет.
problem-no-such-version = У стола нет версии { $version }: последняя — { $last }.
problem-no-such-login = Никто не зарегистрирован под логином { $login }.
problem-no-such-seat = За столом нет места { $seat }.
problem-invalid-setup = Так разложить игру нельзя: { $problem }.
problem-invalid-components = В файле компонентов ошибка: { $problem }.
problem-no-such-box = Такой коробки нет. Возможно, владелец её удалил; начатые с ней партии продолжаются.
problem-invalid-box = { $key ->
    [nowhere] Коробка не изменена: { $problem }.
   *[other] Коробка не изменена: { $key } { $problem }.
}
problem-box-of-another-game = Это коробка игры { $found }, а не { $game }.
problem-too-many-boxes = Коробок уже { $limit }. Сначала удалите одну.
problem-box-changed = Коробку изменили в другом месте (версия { $version }). Ничего не перезаписано: загрузите её и решите заново.
problem-invalid-webhook = Вебхук { $url } использовать нельзя: { $problem }.
problem-invalid-push = Так браузер не может получать push-уведомления: { $problem }.
problem-no-mail = Этот сервер не отправляет писем. Его владельцу нужно задать MANSARD_SMTP.
problem-not-your-seat = Место { $seat } не ваше.
problem-not-your-table = Это может сделать только хозяин стола.
problem-not-for-spectators = Это могут только те, кто сидит за столом.
problem-seat-taken = Место занято. Выберите свободное.
problem-seat-invited = Место придержано для { $login }.
problem-already-seated = Вы уже сидите за этим столом.
problem-not-seated = Вы не сидите за этим столом.
problem-table-not-full = Игра начнётся, только когда заняты все места.
problem-table-not-open = Игра уже началась.
problem-table-not-playing = Партия сейчас не идёт: { $status ->
        [open] она ещё не началась
        [finished] она окончена
       *[other] она отменена
    }.
problem-table-not-finished = Это откроется только после конца партии.
problem-position-unreadable = Позиция записана по другим правилам, продолжить её нельзя: { $problem }. Запись партии сохранена.
problem-stale = За столом уже версия { $version }. Посмотрите и решите заново.
problem-not-your-turn = Сейчас очередь не места { $seat }.
problem-plan-on-turn = Очередь места { $seat } уже настала: делайте ход, а не планируйте его.
problem-illegal = Ход { $move } не разрешён (правило { $rule }): { $key }.
problem-seat-with-bot = На месте { $seat } играет бот. Сначала верните место себе.
problem-seat-not-with-bot = На месте { $seat } бот не играет: возвращать нечего.
problem-resigned = С места { $seat } уже сдались: доигрывает бот.
problem-rewind-running = Возврат ходов уже предложен. Сначала ответьте на него.
problem-turn-unfinished = Этот ход ещё не закончен: продолжайте или отмените его.
problem-not-solved = Ответ открывается, когда решение найдено или задача сдана.
problem-no-rewind = Возврата ходов никто не предлагал.
problem-no-clock = За этим столом нет часов: останавливать нечего.
problem-on-holiday = У вас уже отпуск до { $until }. Чтобы выбрать другой срок, сначала вернитесь.
problem-not-on-holiday = Сейчас у вас нет отпуска.
problem-no-holiday-left = { $left ->
    [0] В этом году дней отпуска больше нет.
    [one] В этом году остался только { $left } день отпуска.
    [few] В этом году осталось только { $left } дня отпуска.
   *[other] В этом году осталось только { $left } дней отпуска.
  }
problem-pause-running = Пауза уже предложена, или часы уже стоят.
problem-no-pause = Паузы никто не предлагал, и часы идут.
problem-busy = Сервер занят. Повторите чуть позже.

# Клубы и люди

problem-no-such-club = Такого клуба нет.
problem-no-such-invitation = Это приглашение больше не действует. Попросите новое.
problem-no-such-notice = Такого объявления на доске нет.
problem-members-only = Это доступно только участникам клуба.
problem-keepers-only = Это доступно только хранителям клуба.
problem-not-a-member = Такого человека в клубе нет.
problem-last-keeper = Клубу нужен хранитель. Сначала назначьте другого.
problem-too-many-clubs = Вы уже состоите в клубах: { $limit }. Сначала покиньте один из них.
problem-club-full = В клубе уже { $limit } участников, больше он не принимает.
problem-not-yourself = С собой это не получится.
problem-not-invitable = Пригласить этого человека вы не можете.
problem-too-many-ties = В ваших списках уже { $limit } человек. Сначала уберите кого-нибудь.

# Турниры

problem-no-such-tournament = Турнира { $tournament } нет.
problem-invalid-tournament = Такой турнир провести нельзя: { $problem }.
problem-too-many-tournaments = Незавершённых турниров у вас уже { $limit }. Сначала завершите один из них.
problem-tournament-not-open = Запись на этот турнир закрыта: { $status ->
        [running] он уже начался
        [cancelled] он отменён
       *[other] он завершён
    }.
problem-tournament-over = Этот турнир завершён.
problem-tournament-full = Все места этого турнира заняты: { $places }.
problem-tournament-table = Это турнирный стол: он подчиняется турам.
problem-already-entered = Вы уже в списке.
problem-not-entered = В списке этого турнира такого участника нет.
problem-not-your-tournament = Это может сделать только организатор турнира.
problem-too-few-people = Для начала в списке нужно участников: { $least }. Сейчас их { $people }.
problem-in-open-round = Ещё не доиграли тур другого турнира: { $names }. Начните, когда он закончится, или уберите их из списка.

## Разборы и тренер

problem-no-reviews = Этот сервер не делает разборов: они отключены.
problem-no-review = Эта партия ещё не разобрана. Сначала запустите разбор.
problem-no-such-turn = В разборе нет такого хода: запись { $number }.
problem-nothing-to-play = После записи { $number } партия окончена. Выберите более раннюю позицию.
problem-invalid-record = Запись не читается: { $problem }.
problem-coach-at-rated = Результат этого стола идёт в рейтинг, поэтому подсказок здесь нет. Создайте стол без рейтинга.
problem-coach-off = За этим столом тренер выключен.
problem-coach-after-start = Здесь играют и другие: тренера можно было включить только до начала.

notice-your-turn = Ваш ход
    .body = { $game }: ваш ход, { $url }
notice-table-full = За вашим столом все в сборе
    .body = { $game }: все в сборе, { $url }
notice-game-over = Партия окончена
    .body = { $game }: партия окончена, { $url }
notice-reminder = Ваше время на исходе
    .body = { $game }: ваше время на исходе, { $url }
notice-digest = { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
    .body = Вас ждут столы:
