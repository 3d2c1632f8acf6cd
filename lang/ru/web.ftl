# Тексты страницы. Допустимы только аргументы и выбор по аргументу; каждый выбор заканчивается на *[other].

web-title = Sower

# Рамка вокруг каждой страницы
web-brand = Главная страница Sower
web-skip = К содержанию
web-nav = Разделы сайта
web-menu = Меню
web-nav-games = Игры
web-nav-new = Новая партия
web-nav-analysis = Анализ
web-nav-review = Разбор
web-nav-mine = Мои партии
web-nav-settings = Настройки
web-language = Язык
web-foot = Sower: играйте в манкалу, учитесь и решайте задачи. Ваши партии хранятся на этом сервере.
web-foot-alone = Sower: играйте в манкалу, учитесь и решайте задачи. Ваши партии хранятся в этом браузере.
web-close = Закрыть

web-resume = Партия идёт
web-resume-turn = Ваш ход

# Сочетания клавиш
web-keys-title = Горячие клавиши
web-keys-everywhere = На любой странице
web-keys-sheet = Показать этот список
web-keys-close = Закрыть окно или меню
web-keys-board = На доске
web-keys-pit = Перейти к соседней лунке
web-keys-play = Сыграть из лунки
web-keys-game = В партии
web-keys-label = Сыграть лунку с этим обозначением
web-keys-way = Выбрать направление, если его выбирает игрок
web-keys-steps = Ходы
web-keys-step = Предыдущий или следующий ход
web-keys-ends = Начальная или последняя позиция
web-keys-mistake = Следующая или предыдущая ошибка
web-keys-counts = Прочитать число зёрен вслух
web-keys-unchoose = Отменить выбранный или заготовленный ход

# Загрузка и ошибки
web-loading = Загрузка…
web-problem-title = Что-то пошло не так
web-to-games = Все игры
web-missing-title = Страница не найдена
web-missing-text = По этому адресу ничего нет, или у вас нет доступа к этой партии.
web-down-title = Нет соединения
web-down-text = Пропала связь, или сервер Sower не запущен. Ваши партии сохранены.
web-down-waiting = Пробуем подключиться каждые несколько секунд…
web-down-retry = Попробовать снова

# Стороны
web-side-S = Юг
web-side-N = Север

# Главная страница
web-home-title = Манкала: играть, учиться, решать
web-home-lead = Игры манкала из Африки, Азии и Америки. Освойте игру за две минуты, сыграйте с компьютером или другом и узнайте, почему вы выиграли.
web-home-continue = Продолжить партию
web-home-games = Основные игры
web-home-more = Все игры
web-way-computer = Играть с компьютером
web-way-computer-text = Десять уровней, подсказки и отмена ходов
web-way-computer-level = Сразу начать, уровень { $level }
web-hero-note = Ваш ход: выберите лунку, и партия с компьютером начнётся.
web-home-people = Сыграть с человеком
web-home-pair = Быстрый подбор
web-home-online = Игроков: { $players } · идёт партий: { $games } · открытых вызовов: { $challenges }
web-home-quiet = Сейчас никто не играет. Выберите часы и подождите соперника.
web-home-all = Показать все игры ({ $count })
web-home-find = Найти игру
web-home-find-none = Такой игры нет.
web-filter-kind = Вид
web-filter-country = Страна
web-filter-board = Доска
web-filter-any = Любая
web-filter-map = Карта
web-map-world = Мир
web-map-africa = Африка
web-map-asia = Азия
web-map-americas = Америка
web-map-country = { $country }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
  }
web-filter-found = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
  }
web-filter-clear = Показать все игры
web-way-here = Вдвоём за одним экраном
web-way-here-text = Два игрока, одно устройство
web-way-friend = Пригласить друга
web-way-friend-text = Отправьте ссылку и играйте вместе
web-card-play = Играть
web-card-play-name = Играть: { $game }
web-card-learn = Учиться
web-card-learn-name = Учиться: { $game }

# Игра в списке
web-row-game = { $game } – { $other }
web-row-here = вдвоём за одним экраном
web-row-open = ждёт друга
web-row-damaged = повреждена, ходы не читаются
web-row-plies = { $count ->
    [0] не начата
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
web-row-your-turn = Ваш ход
web-row-their-turn = Ход соперника
web-row-review = Разбор
web-row-review-name = Разбор этой партии: { $game }

# Страница игры
web-game-also = Другие названия: { $names }
web-game-rules = Правила
web-game-notes = Подробности
web-game-variants = Варианты
web-game-history = История
web-game-region = Где играют: { $region }
web-game-source = Источники
web-game-tasks = Практика
web-game-tasks-done = Выполнено заданий: { $done } из { $of }
web-example-play = ▶ Показать
web-example-again = ↻ Ещё раз

# Задания
web-task-number = Задание { $number }
web-task-number-done = Задание { $number }, выполнено
web-task-where = Путь к странице
web-task-title = Задание { $number } из { $of }
web-task-done = Готово!
web-task-missed = Не совсем.
web-task-going = Продолжайте.
web-task-hint = Подсказка
web-task-again = Попробовать снова
web-task-next = Следующее задание
web-task-back = Назад к правилам
web-task-was-done = Вы уже выполнили это задание.

# Свои правила
web-game-change = Изменить правила
web-rules-title = Свои правила
web-rules-lead = Каждая игра – это текстовый файл. Измените готовый, вставьте свой или откройте с диска. Затем играйте, анализируйте или отправьте другу ссылку.
web-rules-write = Написать правила
web-rules-begin = Взять за основу
web-rules-choose = Выберите игру…
web-rules-open = Открыть файл
web-rules-text = Файл правил
web-rules-placeholder = Выберите игру выше, чтобы изменить её правила, или вставьте сюда файл правил.
web-rules-check = Проверить
web-rules-nothing = Здесь появятся ошибки с номерами строк. Если ошибок нет, появится доска.
web-rules-sound = Правила верны.
web-rules-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
web-rules-line = Строка { $line }
web-rules-whole = Весь файл
web-rules-analyse = Анализировать
web-rules-page = Страница игры
web-rules-link = По этим правилам может играть каждый, у кого есть ссылка. В общем списке их нет. Без использования они удаляются через 30 дней, если по ним не сыграно ни одной партии.
web-rules-board = { $game }: начальная позиция
web-rules-mine = Ваши файлы правил
web-rules-replace = Заменить текущий текст?
web-rules-too-large = Файл слишком большой. Предел: { $bytes } байт.

# Новая партия
web-new-title = Новая партия
web-new-game = Игра
web-new-variant = Вариант
web-new-variant-none = Стандартные правила
web-new-rules = Прочитать правила
web-new-from-here = Партия начнётся с вашей позиции.
web-new-opponent = Соперник
web-new-computer = Компьютер
web-new-here = Вдвоём за одним экраном
web-new-friend = Пригласить друга
web-new-here-text = Вы играете за одним экраном и ходите по очереди.
web-new-friend-text = Вы получите ссылку. Друг откроет её и присоединится; регистрация не нужна.
web-new-level = Сила
web-new-level-word = { $level } – { $word }
web-new-textbook = минимакс, 6 полуходов
web-new-textbook-tick = Простой минимакс (6 полуходов)
web-level-1 = новичок
web-level-2 = начинающий
web-level-3 = любитель
web-level-4 = средний
web-level-5 = уверенный
web-level-6 = опытный
web-level-7 = сильный
web-level-8 = очень сильный
web-level-9 = мастер
web-level-10 = максимальная сила
web-new-begins = Кто ходит первым?
web-new-begins-you = Вы
web-new-begins-other = Соперник
web-new-begins-toss = Жребий
web-new-begins-south = Юг
web-new-pie = Правило пирога: после первого хода второй игрок может поменяться сторонами.
web-new-clock = Часы
web-new-clock-none = Без часов
web-new-clock-custom = Свой контроль
web-new-clock-each-move = Время на ход
web-new-clock-fischer = Минуты на партию + секунды, которые добавляются после каждого хода.
web-new-clock-minutes = Минут на игрока
web-new-clock-increment = Добавка в секундах
web-new-clock-each = Секунд на ход
web-new-options = { $count ->
    [0] Изменить правила
    [one] Изменено { $count } правило
    [few] Изменено { $count } правила
   *[other] Изменено { $count } правил
  }
web-new-options-reset = Вернуть стандартные правила
web-new-all-rules = Изменить все правила в файле правил
web-new-usual = { $value } (по умолчанию)
web-new-make = Начать партию
web-new-make-friend = Создать ссылку

# Анализ
web-analysis-title = Анализ: { $game }
web-analysis-paste = Вставить
web-analysis-edit = Расставить
web-analysis-share = Поделиться
web-analysis-to-move = Ходит { $side }
web-analysis-steps = Просмотр ходов
web-step-first = Начало партии
web-step-back = Предыдущий ход
web-step-on = Следующий ход
web-step-last = Последний ход
web-step-turn = Перевернуть доску
web-line-play = Показать вариант на доске
web-line-after = После хода { $label }, { $side }
web-line-back = Назад к партии
web-analysis-moves = Ходы
web-analysis-no-moves = Сделайте ход на доске. Другие ходы из той же позиции станут вариантами.
web-analysis-comment = Комментарий
web-analysis-promote = Сделать главным вариантом
web-analysis-delete = Удалить отсюда
web-analysis-graph = График перевеса
web-analysis-why = Объяснение последнего хода
web-analysis-why-none = Сделайте ход, и здесь появится его объяснение по шагам, с правилом для каждого шага.
web-analysis-play = Играть отсюда
web-graph = Ожидаемый итоговый перевес, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
  }
web-graph-south = Юг впереди
web-graph-north = Север впереди

# Движок
web-engine-title = Движок
web-engine-on = Вкл.
web-engine-over = Партия окончена.
web-engine-begins = Поиск…
web-engine-depth = Позиций: { $positions }, глубина { $depth }…
web-engine-depth-done = Позиций: { $positions }, глубина { $depth }
web-engine-proven = Доказано, позиций: { $positions }
web-engine-distance = взятие не позже чем через { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
  }
web-engine-more = { $count ->
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
   *[other] Ещё { $count } ходов
  }
web-engine-legend = Ожидаемый перевес после каждого хода, лучшие сверху (✓ = доказано)
web-engine-play = Сыграть этот ход
web-engine-unknown = Ещё нет оценки
web-engine-level = Примерно равно
web-engine-level-proven = Ничья (доказано)
web-engine-south = Юг впереди примерно на { $margin }
web-engine-south-proven = Юг выигрывает с перевесом { $margin } (доказано)
web-engine-north = Север впереди примерно на { $margin }
web-engine-north-proven = Север выигрывает с перевесом { $margin } (доказано)

# Расстановка
web-editor-title = Расстановка позиции
web-editor-store = Амбар
web-editor-less = Убрать одно: { $pit }
web-editor-more = Добавить одно: { $pit }
web-editor-how = Нажмите на лунку или амбар, чтобы добавить зерно. Кнопки − и + меняют число зёрен в последнем из них.
web-editor-keys = Правая кнопка или Shift с нажатием убирают одно зерно. Работают также колесо мыши, клавиши + и − и цифры.
web-editor-pick = Выберите лунку или амбар
web-editor-chosen = { $pit }: { $count }
web-editor-left = { $count ->
    [0] всё расставлено
   *[other] осталось расставить: { $count }
  }
web-editor-over = лишних: { $count }
web-editor-side = Очередь хода
web-editor-no-home = нет
web-editor-total = Всего { $count }:
web-editor-keep = Анализировать
web-editor-leave = Отмена
web-editor-empty = Очистить доску

# Вставить и поделиться
web-paste-title = Вставить позицию или партию
web-paste-text = Запись партии, список ходов или позиция в любой нотации, которую понимает Sower.
web-paste-take = Открыть
web-share-title = Поделиться
web-share-link = Ссылка на этот анализ с вариантами и комментариями
web-share-copy = Скопировать ссылку
web-share-copied = Скопировано
web-share-copy-yourself = Браузер не разрешает копирование. Выделите текст и скопируйте его.
web-share-record = Запись партии
web-share-record-copy = Скопировать запись
web-share-record-file = Скачать запись
web-share-picture = Изображение доски
web-share-svg = SVG
web-share-png = PNG
web-share-film = Анимация
web-film-move = Последний ход
web-film-game = Вся партия
play-film = Скачать анимацию
web-film-none = Сначала сделайте ход.

# Разбор
web-review-title = Разбор
web-review-lead = Sower анализирует партию ход за ходом и показывает переломные моменты.
web-review-paste = Запись партии
web-review-begin = Разобрать партию
web-review-mine = Ваши законченные партии
web-review-progress = Проанализировано ходов: { $done } из { $of }
web-review-of = Разбор: { $game }
web-review-result = { $winner ->
    [S] Выиграл Юг, { $south } : { $north }.
    [N] Выиграл Север, { $north } : { $south }.
   *[other] Ничья, { $south } : { $north }.
  }
web-review-without-score = { $winner ->
    [S] Выиграл Юг: { $how }.
   *[other] Выиграл Север: { $how }.
  }
web-review-unfinished = Не закончена. Ожидаемый итоговый перевес Юга: { $margin }.
web-review-start = Начало партии. Листайте ходы или нажмите на график.
web-review-analyse = Анализ
web-review-accuracy = Точность
web-review-seeds-lost = Потеряно { $seeds_gen } из-за ошибок
web-review-turning = Переломные моменты
web-review-no-turning = Решающих ошибок нет.
web-review-played = Ход { $round }, { $side }: { $label }.
web-review-lost = Ход { $better } лучше на { $lost } { $seed_gen }.
web-review-decided-S = Юг выигрывает (доказано).
web-review-decided-N = Север выигрывает (доказано).
web-review-decided-draw = Ничья (доказано).
web-class-best = лучший
web-class-good = хороший
web-class-only-move = единственный ход
web-class-inaccuracy = неточность
web-class-mistake = ошибка
web-class-missed-win = упущенная победа
web-class-blunder = грубая ошибка
web-class-opening = заданное начало
web-class-alone = единственный хороший ход
web-retry = Найти другой ход
web-review-move = Ход на доске
web-review-better = Лучше:
web-review-expected = После хода:
web-review-card = Ход { $round }, { $class }
web-review-costs = −{ $lost } { $seed_gen }
web-review-keys = ← и → листают ходы, N и P – ошибки. Все клавиши: ?
web-review-share-link = Ссылка на этот ход
web-learn = Работа над ошибками
web-learn-whose = Чьи ошибки
web-learn-both = Обе стороны
web-learn-none = Ошибок для разбора нет.
web-learn-of = Ошибка { $number } из { $of }
web-learn-ask = Ход { $round }, { $side }: сыграно { $label }. Найдите ход сильнее.
web-learn-checking = Проверяем ваш ход…
web-learn-best = { $label } – лучший ход.
web-learn-good = { $label } не хуже лучшего хода.
web-learn-fine = { $label } – надёжный ход: теряет всего { $lost } { $seed_gen }.
web-learn-played = { $label } – ход из партии. Он теряет { $lost } { $seed_gen }.
web-learn-worse = { $label } теряет { $lost } { $seed_gen }.
web-learn-unknown = Не удалось оценить ход { $label }. Попробуйте ещё раз.
web-learn-keeps-win = Перевес сохранён.
web-learn-keeps-level = Равновесие сохранено.
web-learn-keeps-loss = Позиция остаётся хуже.
web-learn-win-level = Перевес упущен: игра примерно равна.
web-learn-win-loss = Перевес переходит к сопернику.
web-learn-level-loss = Игра была равной, теперь впереди соперник.
web-learn-margin = Ожидаемый перевес ({ $seeds }): { $tried }. С лучшим ходом: { $best }.
web-learn-margin-best = Ожидаемый перевес ({ $seeds }): { $best }.
web-learn-expected = Ожидается:
web-learn-answer = Показать ответ
web-learn-answer-is = Лучший ход – { $label }:
web-learn-again = Попробовать снова
web-learn-skip = Пропустить
web-learn-next = Дальше
web-learn-repeat = Повторить остальные
web-learn-leave = Назад к разбору
web-learn-end = Решено { $solved } из { $of }
web-learn-first = С первой попытки: { $first }
web-learn-shown = Показан ответ: { $shown }
web-learn-skipped = Пропущено: { $skipped }

# Мои партии
web-mine-title = Мои партии
web-mine-empty = Партий пока нет. Начните первую.
web-mine-offline = Нет соединения. Партии с сервера появятся, когда связь восстановится.
web-mine-yours = Ваш ход
web-mine-theirs = Ход соперника
web-mine-over = Законченные
web-mine-more = Показать более ранние партии

# Настройки
web-settings-title = Настройки
web-settings-name = Ваше имя
web-settings-name-keep = Сохранить
web-settings-name-why = Это имя видят соперники. Регистрация не нужна.
web-settings-named = Теперь ваше имя – { $name }.
web-settings-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-theme-contrast = Контрастное
web-settings-counts = Число зёрен у лунок
web-counts-always = Всегда
web-counts-touch = При касании
web-counts-never = Никогда
web-settings-labels = Подписи лунок
web-look-title = Доска и зёрна
web-settings-wood = Доска
web-settings-seeds = Зёрна
web-wood-game = Как в игре
web-wood-walnut = Орех
web-wood-maple = Клён
web-wood-slate = Сланец
web-wood-felt = Зелёная краска
web-seeds-game = Как в игре
web-seeds-nickernut = Орешки
web-seeds-glass = Стекло
web-seeds-pebble = Галька
web-seeds-cowrie = Каури
web-settings-speed = Скорость посева
web-speed-slow = Медленная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-off = Мгновенно
web-settings-moves = Ходы
web-settings-sound = Звук
web-settings-confirm = Подтверждать каждый ход
web-settings-you = Вы
web-settings-look = Внешний вид
web-settings-board = Доска и посев
web-settings-sounds = Звук
web-settings-volume = Громкость
web-volume-low = Тихо
web-volume-medium = Средне
web-volume-high = Громко
web-settings-sound-text = Зёрна, взятия и конец партии
web-settings-confirm-text = Ход делается вторым нажатием
web-settings-phrases = Показывать быстрый чат
web-settings-phrases-text = Фразы соперника появляются рядом с его именем
web-settings-kept = Настройки хранятся в этом браузере.
web-settings-kept-account = Настройки хранятся в вашем аккаунте.
web-settings-forget-title = Удалить мои данные
web-settings-forget-text = Ваше имя в партиях станет «гость», а этот браузер начнёт с чистого листа. Законченные партии останутся у соперников.
web-settings-forget = Удалить мои данные
web-settings-forget-sure = Удалить ваши данные на этом сайте? Это нельзя отменить.

# Игра

# На доске и о доске. $seed, $seeds, $pit, $store, $home – слова самой игры.
board-ui-board = Доска
# For boards on which a side has several rows; the first is nearest to the middle.
board-ui-row = ряд { $row }
board-ui-south = Юг
board-ui-north = Север
board-ui-taken = { $captured } { $count }
board-ui-on-side = на стороне { $count }
board-ui-possession = владение { $count }
# Коротко на табличке над лункой, где кончается ход.
board-ui-takes = берёт { $count }
board-ui-home = { $home }
board-ui-again = ещё ход
board-ui-laps = кругов: { $count }
board-ui-ends = конец игры
# Лунка для программ чтения с экрана; результат хода следует после точки с запятой.
board-ui-pit = { $whose ->
    [yours] Ваша лунка
    [theirs] Лунка соперника
    [south] Лунка Юга
   *[other] Лунка Севера
  } { $label }: { $count } { $count ->
    [one] { $seed }
    [few] { $seed_gen }
   *[other] { $seeds_gen }
  }
board-ui-pit-home = { $whose ->
    [yours] Ваша лунка
    [theirs] Лунка соперника
    [south] Лунка Юга
   *[other] Лунка Севера
  } { $label }: { $owner ->
    [yours] ваш { $home }
    [theirs] { $home } соперника
    [south] { $home } Юга
   *[other] { $home } Севера
  }
board-ui-last-in = ход заканчивается { $where }
board-ui-pit-name = { $whose ->
    [yours] в вашей лунке
    [theirs] в лунке соперника
    [south] в лунке Юга
   *[other] в лунке Севера
  } { $label }
board-ui-store-name = { $whose ->
    [yours] в вашем { $store_loc }
    [theirs] в { $store_loc } соперника
    [south] в { $store_loc } Юга
   *[other] в { $store_loc } Севера
  }
# Ход в списке, если у другой стороны лунка с той же буквой: A и a.
board-ui-label-of = { $label } { $whose ->
    [yours] у вас
    [theirs] у соперника
    [south] у Юга
   *[other] у Севера
  }
board-ui-counts = Юг: { $south }; { $store } { $southStore }. Север: { $north }; { $store } { $northStore }.
board-ui-closed = не в игре
board-ui-owned = { $owner ->
    [yours] принадлежит вам
    [theirs] принадлежит сопернику
    [south] принадлежит Югу
   *[other] принадлежит Северу
  }
board-ui-house = дом
board-ui-blocked = сейчас ходить нельзя
board-ui-hand-name = { $whose ->
    [yours] ваша рука
    [theirs] рука соперника
    [south] рука Юга
   *[other] рука Севера
  }
board-ui-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }: { $ways }
board-ui-choose = Выберите направление для { $label }
board-ui-choose-option = Выберите, как продолжить { $label }
board-ui-choose-pit = Нажмите на лунку, которую взять ещё
board-ui-stop-in-house = Остановиться в доме
board-ui-play-house = Сеять дом дальше
board-ui-no-pit = Больше ничего не брать
board-ui-take-too = можно взять ещё
board-ui-counts-bare = Юг: { $south }. Север: { $north }.
board-ui-in-hand = На руках: { $count }
board-ui-counts-hands = Юг: { $south }; в руке { $southStore }. Север: { $north }; в руке { $northStore }.

# Партия.
play-title-your-turn = ● Ваш ход: { $game }
play-log = Журнал партии
play-your-turn = Ваш ход
play-not-your-turn = Сейчас ход соперника.
play-turn-south = Ход Юга
play-turn-north = Ход Севера
play-turn-computer = Ход компьютера
play-turn-player = Ходит { $name }
play-waiting-for-player = Ждём соперника
play-only-watching = Вы смотрите эту партию.
play-connecting = Подключение…
play-lost = Связь потеряна. Подключаемся снова…
play-not-sent = Не отправлено: нет связи.
play-you = вы
play-away = нет на месте
play-guest = Гость
play-seat-open = Свободное место
play-points = Счёт матча
play-clock = Осталось времени
play-low-time = У вас мало времени.
play-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
  }
play-toss = Жребий: первым ходит { $side }.
# Действия.
play-ask-hint = Подсказка
play-hint = Подсказка: { $reason } Ожидается: { $line }
play-hint-thinking = Ищем хороший ход…
play-undo = Отменить ход
play-ask-takeback = Попросить вернуть ход
play-ask-end = Предложить закончить партию
play-resign = Сдаться
play-resign-sure = Сдать эту партию?
play-keep-playing = Продолжить игру
play-claim = Засчитать победу
play-swap = Поменяться сторонами
play-may-swap = Вместо хода можно поменяться сторонами.
play-confirm = Выбрано: { $label }. Нажмите ещё раз, чтобы сыграть.
play-confirm-move = Сыграть { $label }
play-premove-set = Предварительный ход { $label } будет сделан, если он возможен.
play-turn-board = Перевернуть доску
play-seat-view = Лицом к лицу
play-sound = Звук
play-notify = Уведомлять меня
play-share = Поделиться
play-game = Настройки партии
play-game-leaves = Начнётся другая партия. Эта останется в разделе «Мои партии».
play-close = Закрыть
play-copy = Скопировать
play-copied = Скопировано
play-link-play = Ссылка-приглашение
play-link-watch = Ссылка для зрителей
play-only-here = Эти ссылки работают только на этом компьютере. Чтобы играть по сети, запустите Sower с --lan.
play-invite-title = Пригласить друга
play-invite-text = Отправьте эту ссылку. Первый, кто присоединится, станет вашим соперником.
play-sit-title = Присоединиться к партии: { $game }
play-sit-name = Ваше имя
play-sit = Присоединиться
play-yes = Да
play-no = Нет
play-offer-end = { $name } предлагает закончить партию.
play-offer-takeback = { $name } просит вернуть последний ход.
play-offer-rematch = { $name } предлагает реванш.
play-asked-end = Вы предложили закончить партию.
play-asked-takeback = Вы попросили вернуть ход.
play-asked-rematch = Вы предложили реванш.
play-declined-end = { $name } не соглашается закончить партию.
play-declined-takeback = { $name } не соглашается вернуть ход.
play-declined-rematch = { $name } отказывается от реванша.
# Ходы.
play-moves = Ходы
play-no-moves = Ходов пока нет.
play-first = Начало партии
play-back = Предыдущий ход
play-forth = Следующий ход
play-last = Последний ход
play-live = Вернуться к партии
play-looking-back = Вы просматриваете более раннюю позицию.
play-why = Почему?
# Конец.
play-won = Вы выиграли
play-lost-game = Вы проиграли
play-drawn = Ничья
play-south-won = Выиграл Юг
play-north-won = Выиграл Север
# Рядом с результатом вместо счёта, который игру не решил.
play-by-resignation = сдача
play-by-time = по времени
play-by-abandoned = партия оставлена
play-rematch = Реванш
play-next-game = Следующая партия
play-review = Разбор
play-analyse = Анализ
play-export = Скачать партию
# The rounds of a match.
play-match-score = Счёт матча
play-round = Раунд { $round }
play-next-round = Следующий раунд
play-round-begins = Начинается раунд { $round }. { $turn }.
play-resign-round = Сдать раунд
play-resign-round-sure = Сдать этот раунд?
play-resign-match = Сдать матч
play-resign-match-sure = Сдать весь матч?
play-won-round = Вы выиграли раунд
play-lost-round = Вы проиграли раунд
play-drawn-round = Раунд вничью
play-side-won-round = { $side } выигрывает раунд
play-won-match = Вы выиграли матч
play-lost-match = Вы проиграли матч
play-drawn-match = Матч вничью
play-side-won-match = { $side } выигрывает матч
web-review-rounds = Раунды матча

# Задачи и тренажёр
web-nav-puzzles = Задачи
web-puzzles-title = Задачи
web-puzzles-lead = Найдите единственный ход, который выигрывает или спасает ничью. Все решения доказаны, каждая попытка объясняется.
web-puzzles-of = Задачи: { $game }
web-puzzles-where = Путь к странице
web-puzzles-solved = Решено { $solved } из { $of }
web-puzzles-solve = Решать
web-puzzles-solve-name = Решать задачи: { $game }
web-puzzles-continue = Продолжить
web-puzzles-grade-1 = Сложность 1 (легко)
web-puzzles-grade-2 = Сложность 2
web-puzzles-grade-3 = Сложность 3
web-puzzles-grade-4 = Сложность 4
web-puzzles-grade-5 = Сложность 5 (трудно)
web-puzzles-tally = Решено { $solved } из { $of }, с первой попытки { $once }
web-puzzle-number = Задача { $number }
web-puzzle-number-done = Задача { $number }, решена
web-puzzle-title = Задача { $number } из { $of }
web-puzzle-plies = { $plies ->
    [one] решается за { $plies } полуход
    [few] решается за { $plies } полухода
   *[other] решается за { $plies } полуходов
  }
web-puzzle-was-solved = уже решена
web-puzzle-line = Показать продолжение
web-puzzle-continuation = Возможное продолжение:
web-puzzle-steps = По шагам
web-puzzle-solution = Решение
web-puzzle-next = Следующая задача
web-puzzle-train = Доиграть против идеальной защиты
web-puzzles-by-game = Все задачи
web-puzzles-daily = Задачи дня
web-puzzles-streak = { $days ->
    [one] Серия: { $days } день (лучшая: { $best })
    [few] Серия: { $days } дня (лучшая: { $best })
   *[other] Серия: { $days } дней (лучшая: { $best })
  }
web-puzzles-no-streak = Решите одну без подсказки, чтобы начать серию. Новые задачи каждый день в полночь по UTC.
web-puzzles-rating = Ваш рейтинг в задачах: { $rating }
web-puzzles-themes = Темы
web-puzzles-all-themes = Все
web-puzzle-rating = рейтинг { $rating }
web-puzzle-rated = Ваш рейтинг в задачах: { $rating } ({ $change })
web-puzzle-theme-capture = Взятие
web-puzzle-theme-extra-turn = Дополнительный ход
web-puzzle-theme-grand-slam = Взятие всего ряда
web-puzzle-theme-home = Новый дом
web-puzzle-theme-defence = Защита
web-puzzle-theme-sacrifice = Жертва
web-puzzle-theme-full-lap = Полный круг
web-puzzle-theme-pass = Вынужденный пропуск хода
web-puzzle-theme-finish = Завершает партию
web-puzzle-theme-draw = Спасает ничью
web-train-link = Тренажёр окончаний
web-train-name = Тренажёр окончаний: { $game }
web-train-title = Тренажёр окончаний
web-train-plies = Полуходов: { $plies } · Ошибок: { $slips }
web-train-back = Вернуть ход
web-train-on = Всё равно продолжить
web-train-again = Начать заново
web-train-next = Новое окончание

# Аккаунты, рейтинги и профили
web-sign-in = Войти
web-who = { $name }: ваш профиль
web-bot = бот
web-nav-leaders = Лидеры
web-account-name = Имя
web-password = Пароль
web-password-new = Новый пароль
web-password-old = Текущий пароль
web-password-rule = Не меньше 8 символов
web-password-title = Пароль
web-password-others = Вы выйдете из аккаунта на всех других устройствах.
web-password-change = Изменить пароль
web-password-changed = Пароль изменён.
web-recovery-code = Код восстановления
web-sign-in-title = Вход
web-sign-in-text = Партии, сыгранные здесь гостем, перейдут в ваш аккаунт.
web-sign-in-do = Войти
web-sign-up-title = Создать аккаунт
web-sign-up-text = Нужны только имя и пароль. Ваши партии будут доступны на любом устройстве, и вы сможете играть на рейтинг.
web-sign-up-do = Создать аккаунт
web-recover-title = Сброс пароля
web-recover-text = Введите код восстановления, который вы сохранили при регистрации. Если и он потерян, обратитесь к администратору сайта.
web-recover-do = Задать пароль
web-to-sign-up = Создать аккаунт
web-to-sign-in = У меня есть аккаунт
web-to-recover = Забыли пароль?
web-code-title = Сохраните этот код
web-code-text = Если вы забудете пароль, с этим кодом можно один раз задать новый. Код показан только сейчас: запишите его или сохраните вместе с паролями.
web-code-another-text = Потеряли код? Новый заменит прежний.
web-code-another = Создать новый код
web-code-copy = Копировать
web-code-kept = Код сохранён
web-account-profile = Ваш профиль
web-account-of = Аккаунт: { $name }
web-sign-out-title = Выход
web-sign-out = Выйти
web-sign-out-everywhere = Выйти везде
web-export-title = Ваши данные
web-export-text = Всё, что Sower хранит о вас, в одном файле: настройки, рейтинги, результаты, правила и записи партий.
web-export = Скачать
web-delete-title = Удаление аккаунта
web-delete-text = Имя, рейтинги и настройки удаляются сразу и навсегда. Партии останутся у ваших соперников, но без вашего имени.
web-delete = Удалить аккаунт
web-delete-sure = Удалить аккаунт { $name }? Это нельзя отменить.
web-rating = Рейтинг
web-ratings = Рейтинги
web-rating-provisional = Предварительный рейтинг: мало партий
web-rating-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }
web-rating-graph = { $count ->
    [one] Рейтинг после { $count } партии: с { $first } до { $last }
   *[other] Рейтинг за { $count } партий: с { $first } до { $last }
  }
web-person-since = На сайте с { $day }
web-person-yours = Настройки аккаунта
web-person-challenge = Вызвать на игру
web-person-unrated = Рейтинговых партий ещё нет.
web-archive = Партии
web-archive-empty = Таких партий нет.
web-archive-all = Все
web-archive-game = Игра
web-archive-result = Результат
web-archive-rated = На рейтинг
web-archive-opponent = Соперник
web-archive-when = Закончена
web-score-won = победа
web-score-drawn = ничья
web-score-lost = поражение
web-rated = на рейтинг
web-unrated = без рейтинга
web-not-counted = не засчитана
web-leaders-title = Таблица лидеров
web-leaders-people = Игроки
web-leaders-bots = Боты
web-leaders-place = Место
web-leaders-name = Имя
web-leaders-games = Партии
web-leaders-empty = Рейтинговых партий ещё нет.
web-new-rated-title = Рейтинг
web-new-rated = Рейтинговая партия
web-new-rated-text = Стандартные правила, с часами, без возврата ходов. Первым ходит игрок, который реже ходил первым. Партия засчитывается, когда каждая сторона сделала два хода.
web-new-rated-even = Первый ход в этой игре даёт преимущество. Правило пирога его снимает:
web-new-rated-sign-in = Для рейтинговых партий нужен аккаунт.
play-sit-title-rated = Присоединиться к рейтинговой партии: { $game }
play-sit-sign-in = Это рейтинговая партия. Войдите или создайте аккаунт, чтобы присоединиться.
play-rated = Рейтинговая партия

# Лобби и турниры
web-nav-lobby = Лобби
web-meet-ways = Как найти соперника
web-way-opponent = Найти соперника
web-way-opponent-text = Подбор соперника или открытый вызов
web-home-playing = Идущие партии
web-row-until = ход до { $time }
web-meet-versus = { $one } – { $other }
web-meet-rated = на рейтинг
web-meet-unrated = без рейтинга
web-meet-each-move = { $seconds } с на ход
web-meet-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
web-lobby-title = Лобби
web-lobby-lead = Примите вызов, создайте свой или доверьте подбор соперника сайту.
web-lobby-wish = Новый вызов
web-lobby-more = Первый ход и соперник
web-lobby-seat-either = Всё равно
web-lobby-seat-begin = Я
web-lobby-seat-second = Соперник
web-lobby-to = Вызвать одного игрока (имя, необязательно)
web-lobby-rated = На рейтинг (нужен аккаунт)
web-lobby-pair = Найти соперника
web-lobby-challenge = Создать вызов
web-lobby-challenge-person = Отправить вызов
web-lobby-open = Открытые вызовы
web-lobby-none = Открытых вызовов нет. Создайте свой, и его смогут принять другие игроки.
web-lobby-yours = Ваш вызов
web-lobby-you-wait = Ждём соперника
web-lobby-for = для { $name }
web-lobby-you-begin = вы ходите первым
web-lobby-you-second = вы ходите вторым
web-lobby-take = Принять
web-lobby-decline = Отклонить
web-lobby-withdraw = Отозвать
web-lobby-ended = Ваш вызов закончился без игры.
web-arena-title = Турниры
web-arena-lead = В арене вы играете партию за партией, пока не истечёт время. В круговом турнире каждый играет с каждым.
web-arena-none = Сейчас турниров нет. Игроки с аккаунтом могут создать турнир.
web-arena-running = Идут сейчас
web-arena-ahead = Скоро
web-arena-over = Завершены
web-arena-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
  }
web-arena-make = Создать турнир
web-arena-name = Название (необязательно)
web-arena-kind = Формат
web-arena-kind-arena = Арена
web-arena-kind-arena-text = Свободные игроки получают соперников с похожим счётом.
web-arena-kind-robin-text = Каждый, кто вступил до начала, играет со всеми остальными.
web-arena-length = Длительность
web-arena-minutes = { $minutes } мин
web-arena-robin = Круговой турнир
web-arena-robin-twice = Двухкруговой турнир
web-arena-begins = Начало
web-arena-in = { $minutes ->
    [1] через минуту
    [60] через час
    [1440] через сутки
   *[other] через { $minutes } мин
  }
web-arena-bots = с участием ботов
web-arena-by = создатель: { $name }
web-arena-round = Тур { $round } из { $of }
web-arena-your-game = Перейти к партии
web-arena-join = Участвовать
web-arena-sign-in = Войти и участвовать
web-arena-leave = Выйти
web-arena-call-off = Отменить турнир
web-arena-stay = Оставайтесь на этой странице. Следующая партия откроется автоматически.
web-arena-starts-in = Начало через { $time }
web-arena-ends-in = Осталось { $time }
web-arena-is-on = Турнир идёт
web-arena-is-over = Турнир завершён
web-arena-no-players = Участников пока нет.
web-arena-place = Место
web-arena-player = Участник
web-arena-games = Результаты
web-arena-result = Очки: { $points }; открыть партию
web-arena-points = Очки
web-arena-on-a-row = Следующая победа удваивается
web-arena-plays = играет
web-arena-rules = Победа – 2 очка, ничья – 1. После двух побед подряд очки за следующую партию удваиваются. Соперника получают только игроки на этой странице. Партии, не законченные к концу турнира, не считаются.
web-arena-robin-rules = Победа – 2 очка, ничья – 1. Каждый играет с каждым. Отсутствующий проигрывает по времени.
play-clock-days = { $days } д { $hours } ч
play-clock-hours = { $hours } ч { $minutes } мин
play-to-arena = Вернуться к турниру
play-phrases = Быстрый чат
play-phrases-mute = Скрыть сообщения соперника
play-phrase-hello = Здравствуйте!
play-phrase-good-luck = Удачи!
play-phrase-nice-move = Хороший ход!
play-phrase-oops = Ой!
play-phrase-one-moment = Минутку, пожалуйста.
play-phrase-well-played = Хорошая игра!
play-phrase-thanks = Спасибо!
play-phrase-see-you = До новых встреч!

# Боты и токены API
web-programs-title = Боты и токены API
web-programs-text = Программа с токеном действует от вашего имени в пределах его прав: видит ваши партии, играет и ищет соперников. Она не может изменить пароль, токены и аккаунт.
web-token-label = Название токена
web-token-scopes = Права
web-token-scope-read = видеть ваши партии и уведомления
web-token-scope-play = присоединяться к партиям и играть
web-token-scope-meet = отправлять вызовы, искать соперников и вступать в турниры
web-token-make = Создать токен
web-token-told = Это ваш токен. Он показан только сейчас: скопируйте его в свою программу.
web-token-made = Создан { $day }
web-token-unused = не использовался
web-token-used = последний раз использован { $day }
web-token-revoke = Отозвать
web-token-revoke-sure = Отозвать токен «{ $label }»? Программы, которые его используют, сразу перестанут работать.
web-account-bot = Это аккаунт бота
web-account-bot-text = Это видят другие игроки, а рейтинг попадает в таблицу ботов. Изменить это можно до первой засчитанной рейтинговой партии.

# Страница со всеми компонентами, для разработчиков сайта
web-components-title = Компоненты
web-components-lead = Все части сайта во всех состояниях и во всех вариантах оформления.
web-components-type = Текст
web-components-colours = Цвета
web-components-buttons = Кнопки
web-components-fields = Поля ввода
web-components-choices = Выбор и переключатели
web-components-cards = Карточки
web-components-tiles = Плитки
web-components-rows = Строки
web-components-tabs = Вкладки
web-components-dialogs = Окна и уведомления
web-components-notices = Сообщения
web-components-lines = Варианты
web-components-tables = Таблицы
web-components-tags = Метки
web-components-menus = Меню
web-components-progress = Ход работы
web-components-avatars = Аватары
web-components-large = Крупная
web-components-quiet = Неброская
web-components-danger = Опасное действие
web-components-disabled = Недоступно
web-components-open = Открыть

## Без сети

web-local-failed = Движок на этой странице не ответил. Обновите страницу, чтобы продолжить партию.
web-local-rests = Компьютер ждёт, пока вы играете партию с человеком.
web-local-no-review = Разбор будет доступен, когда партия закончится.
web-local-gone = Этой партии нет в этом браузере.
web-offline = Нет сети
web-offline-text = Нет соединения. Можно играть с компьютером, решать задачи и анализировать; партии хранятся на этом устройстве.
web-update-ready = Готова новая версия Sower.
web-update-now = Обновить
web-notice-later = Позже
web-local-offer = { $count ->
    [one] { $count } партия хранится только на этом устройстве.
    [few] { $count } партии хранятся только на этом устройстве.
   *[other] { $count } партий хранятся только на этом устройстве.
}
web-local-add = Добавить в учётную запись
web-local-added = Партий добавлено в учётную запись: { $added }. Не удалось: { $failed }.
web-local-title = На этом устройстве
web-local-text = Эти партии хранятся в этом браузере. Войдите, чтобы добавить их в учётную запись.
web-sign-out-data = В этом браузере хранятся партии, свои правила или результаты задач. Удалить их при выходе?
web-sign-out-clear = Удалить и выйти
web-sign-out-keep = Оставить и выйти
web-device-title = Без сети
web-device-ready = Всё хранится на этом устройстве: Sower работает без сети.
web-device-not-yet = Sower ещё не на этом устройстве. Он сохраняется через несколько секунд после открытия страницы.
web-device-install = Установить приложение
web-cancel = Отмена
