# Сообщения команд. Слова, которые набирают, не переводятся.

cli-toss = Жребий: за Юг играет { $south }, за Север { $north }, первым ходит { $first }.
cli-played = { $side } ({ $who }) ходит { $token }.
cli-help = Наберите имя лунки, чтобы сходить из неё, или:
  { "  " }moves        список ходов и что они делают (moves --why: шаг за шагом)
  { "  " }why          объяснить последний ход (why 3: объяснить ход 3)
  { "  " }board        показать доску
  { "  " }rules        показать правила
  { "  " }hint         подсказать ход
  { "  " }undo, redo   взять ход назад или вернуть его
  { "  " }swap         поменяться сторонами, если правила разрешают
  { "  " }save FILE    сохранить игру в файл
  { "  " }agree        предложить закончить игру
  { "  " }resign       сдаться
  { "  " }next         начать следующий раунд матча
  { "  " }quit         выйти (или Ctrl-D)
cli-games-none = Нет игр по запросу «{ $search }». Все игры: sower games
cli-nothing-to-undo = Нет хода, который можно взять назад.
cli-nothing-to-redo = Нет хода, который можно вернуть.
cli-saved = Игра сохранена в { $file }.
cli-resumed = Продолжается игра из { $file }, сделано { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }.
cli-left-saved = Игра сохранена в { $file }. Чтобы продолжить, запустите ту же команду.
cli-left-unsaved = Игра не сохранена. Чтобы сохранять игру, укажите --record FILE.
cli-save-needs-file = для save нужно имя файла: save game.txt
cli-ask-agree = { $side }, вы согласны закончить игру? (yes или no)
cli-no-agreement = { $side } не соглашается.
cli-faulted = { $side } ({ $who }) проигрывает: { $reason }.
cli-hint = Подсказка: { $reason } Ожидается: { $line }.
cli-over = Игра окончена. undo возвращает последний ход, quit завершает программу.
cli-type-help = (help показывает список команд)
cli-may-swap = (вместо хода можно поменяться сторонами: swap)
cli-file-there = { $file } уже существует; для save нужно новое имя файла
cli-played-laps = { $side } ({ $who }) ходит { $token }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
  }.
cli-toss-first = Жребий: первым ходит { $first }.
cli-open-elsewhere = { $file } открыт в другой программе Sower; закройте игру там или укажите другой файл
cli-resumed-finished = Игра в { $file } окончена, сделано { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }.
cli-from-and-record = в { $file } уже есть игра; --from начинает новую, и ей нужен новый файл
cli-other-game = это запись игры { $found }, а не { $expected }
record-game-hint = { $fault }; или назовите игру после файла: sower { $command } { $file } GAME, или путь к файлу правил
record-file-missing = «{ $game }» — это игра; перед ней нужна запись: sower { $command } FILE { $game }
cli-no-last-move = Ходов ещё не было. why 3 объяснит ход из лунки 3.
cli-too-much = По одному ходу за раз. (help показывает список команд)
cli-taken-back = { $count ->
    [0] Окончание игры отменено.
    [one] Взят назад { $count } ход.
    [few] Взято назад { $count } хода.
   *[many] Взято назад { $count } ходов.
  }
cli-changed = Изменено для этого запуска: { $changes }
cli-notes = Примечания
cli-notes-unchanged = Примечания к игре без этих изменений
cli-sources = Источники
cli-plies = { $count ->
    [one] { $count } полуход.
    [few] { $count } полухода.
   *[many] { $count } полуходов.
  }
cli-to-move = Ход { $side_gen }.
cli-plays = { $side } ходит { $label }
cli-middle-left-out = (середина не показана, всего кругов: { $laps })
cli-also = Также { $names }.

cli-bench-rounds = Каждый поиск выполняется { $rounds ->
    [one] { $rounds } раз
    [few] { $rounds } раза
   *[many] { $rounds } раз
  }; учитывается самый быстрый.
cli-bench-round = { $game }: проход { $round } из { $rounds }
cli-bench-stores = игры сохраняются: { $count } из { $of }
cli-bench-games-begun = игр начато: { $count }
cli-bench-warms-up = разогрев, { $seconds } с
cli-bench-measures = измерение, { $seconds } с
cli-bench-bad-rate = --rate: ожидается число ходов в секунду больше 0
cli-bench-bad-url = { $url } не адрес сайта; ожидается http://HOST:PORT
cli-bench-too-slow = сделано лишь { $reached } из { $intended } ходов в секунду, поэтому задержки недостоверны
cli-bench-games = игр одновременно
cli-bench-intended = ходов в секунду, задано
cli-bench-reached = ходов в секунду, сделано
cli-bench-p50 = задержка p50, мс
cli-bench-p99 = задержка p99, мс
cli-bench-p999 = задержка p99.9, мс
cli-bench-slowest = наибольшая задержка, мс
cli-bench-late = из неё генератор нагрузки, p99, мс
cli-bench-return-p50 = переподключение p50, мс
cli-bench-return-p99 = переподключение p99, мс
cli-bench-bytes = байтов на ход, всем получателям
cli-bench-refused = сообщений отклонено
cli-bench-lost = соединений потеряно
cli-bench-cpu = сервер: процессор на ход, мкс (без движка)
cli-bench-thinking = сервер: процессоров занято движком
cli-bench-batch = сервер: записей в транзакции
cli-bench-memory = сервер: память, МБ
cli-bench-most-memory = сервер: наибольшая память, МБ
cli-against-computer = Вы играете с компьютером, уровень { $level }. Для двух игроков укажите --north human.
config-file = Файл настроек: { $file }
config-no-file = Файл настроек: { $file } (не существует)
config-from-default = по умолчанию
config-from-locale = { $language }, из окружения ({ $variable })
config-from-file = файл настроек
config-from-environment = окружение ({ $variable })
config-from-flag = командная строка ({ $flag })
config-set = В { $file } записано: { $key } = { $value }.
config-unset = Ключ { $key } удалён из { $file }.
config-was-not-set = Ключа { $key } нет в { $file }.
config-no-folder = нет папки для настроек; укажите путь к файлу настроек в { $variable }
config-not-toml = { $place }: это не TOML; сообщение разборщика TOML: «{ $fault }»
config-unknown-key = { $place }: неизвестный ключ { $key }; допустимы: { $known }. Чтобы удалить его: sower config unset { $key }
config-bad-value = { $place }: { $key }: недопустимое значение «{ $value }»; допустимо: { $expected }
config-bad-variable = { $variable }: недопустимое значение «{ $value }»; допустимо: { $expected }
config-cannot-set = { $key }: недопустимое значение «{ $value }»; допустимо: { $expected }
config-unknown-language = { $place }: языка «{ $value }» нет; доступны: { $known }. Сообщения на английском.
config-no-such-key = неизвестный ключ { $key }; допустимы: { $known }
man-written = В { $folder } { $count ->
    [one] записана { $count } страница
    [few] записаны { $count } страницы
   *[many] записано { $count } страниц
  } руководства.
man-other-file = { $file } не страница руководства Sower; удалите файл или укажите другую папку
perft-total = всего { $count }, { $time }

# Заголовки столбцов `sower moves`.
cli-moves-move = ход
cli-moves-last = конец
cli-moves-laps = круг
cli-moves-takes = взято
cli-moves-then = затем
cli-moves-again = ещё

# Ошибки командной строки. У всех одна форма: ошибка: что не так; что ожидается.
cli-error = ошибка:
usage-unknown-command = неизвестная команда { $name }
usage-unknown-option = неизвестный параметр { $name }
usage-unexpected = лишний аргумент «{ $value }»
usage-did-you-mean = { $what }; возможно, { $nearest }?
usage-bad-value = недопустимое значение «{ $value }» для { $option }: { $reason }
usage-one-of = допустимы: { $known }
usage-missing = не указано: { $names }
usage-missing-value = для { $option } нужно значение
usage-missing-command = не указана команда; допустимы: { $known }
usage-conflict = { $option } нельзя указать вместе с { $other }
usage-given-twice = { $option } указан дважды
usage-see-help = Справка: { $command } --help
usage-number-between = ожидается число от { $least } до { $most }, например { $example }
usage-number-at-least = ожидается число не меньше { $least }, например { $example }
usage-number = ожидается число, например { $example }
usage-time = ожидается время, например 500ms, 5s или 2m, не больше 168h
usage-address = ожидается адрес с портом, например 127.0.0.1:8080
usage-tournament = ожидается адрес турнира или часть после /arena/
usage-board = ожидается число лунок и камней, например 6x4
usage-percentage = ожидается процент от 0 до 1000, например 5 или 0.5
usage-change = --set: «{ $text }» — не изменение; ожидается ключ=значение, например board.seeds=3
