# Что говорит страница. Здесь могут быть только аргументы и выбор по аргументу, и выбор кончается на *[other].

web-title = Sower

# Рамка вокруг каждой страницы
web-brand = Sower, на первую страницу
web-skip = Перейти к странице
web-nav = Страницы
web-menu = Меню
web-nav-games = Игры
web-nav-new = Новая игра
web-nav-analysis = Анализ
web-nav-review = Разбор
web-nav-mine = Мои игры
web-nav-settings = Настройки
web-language = Язык
web-foot = Sower, дом игр посева. Он работает на этой машине, и ваши игры остаются на ней.
web-close = Закрыть

# Ожидание и то, что не вышло
web-loading = Минутку…
web-problem-title = Не получилось
web-to-games = К играм
web-missing-title = В этой лунке пусто
web-missing-text = По этому адресу ничего нет, или эту игру вам видеть нельзя.
web-down-title = Sower не отвечает
web-down-text = Программа на другом конце не запущена, или пропала сеть. Ничего не потеряно: игры хранятся там.
web-down-waiting = Страница сама проверяет каждые несколько секунд и продолжит без вас.
web-down-retry = Попробовать сейчас

# Стороны
web-side-S = Юг
web-side-N = Север

# Первая страница
web-home-title = Дом игр посева
web-home-lead = Манкала Африки, Азии и Америки: выучите игру за две минуты, сыграйте с компьютером или с другом и узнайте, почему вы выиграли.
web-home-continue = Продолжить игру
web-home-games = Четыре игры для начала
web-home-more = Другие игры
web-way-computer = Играть с компьютером
web-way-here = Вдвоём за одним экраном
web-way-friend = С другом
web-card-play = Играть
web-card-play-name = Играть: { $game }
web-card-learn = Правила
web-card-learn-name = Правила: { $game }

# Игра в списке
web-row-game = { $game } – { $other }
web-row-here = вдвоём за одним экраном
web-row-open = ждёт друга
web-row-damaged = повреждена: ходы не читаются
web-row-plies = { $count ->
    [0] ещё не начата
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
web-row-your-turn = Ваш ход
web-row-their-turn = Ход соперника
web-row-review = Разбор
web-row-review-name = Разбор этой игры: { $game }

# Страница игры
web-game-also = Другие названия: { $names }
web-game-rules = Правила
web-game-notes = Тонкости
web-game-variants = Варианты
web-game-history = Откуда она
web-game-region = Где играют: { $region }
web-game-source = Источники
web-game-tasks = Попробуйте
web-game-tasks-done = Решено заданий: { $done } из { $of }
web-example-play = ▶ Показать
web-example-again = ↻ Ещё раз

# Задания
web-task-number = Задание { $number }
web-task-number-done = Задание { $number }, решено
web-task-where = Игра этого задания
web-task-title = Задание { $number } из { $of }
web-task-done = Готово!
web-task-missed = Пока нет.
web-task-going = Дальше.
web-task-hint = Подсказка
web-task-again = Ещё раз
web-task-next = Следующее задание
web-task-back = Назад к правилам
web-task-was-done = Это задание вы уже решали.

# Свои правила
web-game-change = Изменить эти правила
web-rules-title = Свои правила
web-rules-lead = Игра — это текстовый файл. Измените готовый, вставьте или откройте с диска; играйте по нему, анализируйте, отправьте другу ссылку.
web-rules-write = Написать правила
web-rules-begin = Начать с
web-rules-choose = игры этого сайта…
web-rules-open = Открыть файл
web-rules-text = Файл правил
web-rules-placeholder = Выберите игру выше, чтобы изменить её правила, или вставьте файл сюда.
web-rules-check = Проверить
web-rules-nothing = Здесь построчно сообщается об ошибках; когда их нет, появляется игра.
web-rules-sound = Эти правила не противоречат друг другу.
web-rules-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
web-rules-line = Строка { $line }
web-rules-whole = Файл
web-rules-analyse = Анализировать
web-rules-page = Её страница
web-rules-link = Играть по этим правилам может каждый, у кого есть адрес игры; больше их никто не видит. Если ими не пользуются 30 дней и по ним не сыграно ни одной партии, они не хранятся.
web-rules-board = Доска игры «{ $game }» в начале
web-rules-mine = Ваши файлы правил
web-rules-replace = Заменить то, что вы написали?
web-rules-too-large = Файл слишком велик; принимается не более { $bytes } байт.

# Новая игра
web-new-title = Новая игра
web-new-game = Игра
web-new-variant = Вариант
web-new-variant-none = Обычные правила
web-new-rules = Прочитать правила
web-new-from-here = Игра начнётся с позиции, которую вы расставили.
web-new-opponent = С кем?
web-new-computer = С компьютером
web-new-here = Вдвоём за одним экраном
web-new-friend = С другом по ссылке
web-new-here-text = Вы сидите за одним экраном и ходите по очереди.
web-new-friend-text = Вы получите ссылку. Друг откроет её и займёт второе место; регистрация не нужна.
web-new-level = Сила
web-new-level-word = { $level } – { $word }
web-new-textbook = минимакс, шесть ходов
web-new-textbook-tick = Игрок из учебника: минимакс, который смотрит на шесть ходов вперёд
web-level-1 = первые шаги
web-level-2 = ученик
web-level-3 = осторожный
web-level-4 = любитель
web-level-5 = уверенный
web-level-6 = опытный
web-level-7 = сильный
web-level-8 = очень сильный
web-level-9 = мастер
web-level-10 = сильнее не бывает
web-new-begins = Кто начинает?
web-new-begins-you = Вы
web-new-begins-other = Соперник
web-new-begins-toss = Бросить монету
web-new-begins-south = Юг
web-new-pie = Правило пирога: после первого хода второй игрок может поменяться сторонами.
web-new-clock = Часы
web-new-clock-none = Без часов
web-new-clock-custom = Свои
web-new-clock-each-move = На каждый ход
web-new-clock-fischer = Минуты каждому игроку и секунды, которые добавляются после каждого хода.
web-new-clock-minutes = Минут каждому
web-new-clock-increment = Секунд за ход
web-new-clock-each = Секунд на ход
web-new-options = { $count ->
    [0] Изменить правила
    [one] Изменено { $count } правило
    [few] Изменено { $count } правила
   *[other] Изменено { $count } правил
  }
web-new-options-reset = Вернуть обычные правила
web-new-all-rules = Изменить любое правило в файле правил
web-new-usual = { $value } (обычно)
web-value-true = да
web-value-false = нет
web-value-never = никогда
web-new-make = Начать
web-new-make-friend = Получить ссылку

# Анализ
web-analysis-title = Анализ: { $game }
web-analysis-paste = Вставить
web-analysis-edit = Расставить
web-analysis-share = Поделиться
web-analysis-to-move = Ходит { $side }
web-analysis-steps = По ходам
web-step-first = В начало
web-step-back = На ход назад
web-step-on = На ход вперёд
web-step-last = В конец
web-step-turn = Повернуть доску
web-analysis-moves = Ходы
web-analysis-no-moves = Сделайте ход на доске. Другие ходы с того же места станут вариантами.
web-analysis-comment = Примечание в этом месте
web-analysis-promote = Сделать главной линией
web-analysis-delete = Удалить отсюда
web-analysis-graph = Как шла игра
web-analysis-why = Почему последний ход сделал то, что сделал
web-analysis-why-none = Сделайте ход, и здесь будет рассказано о нём зерно за зерном, с правилом для каждого шага.
web-analysis-play = Играть отсюда
web-graph = График ожидаемого перевеса в конце, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
  }
web-graph-south = Юг впереди
web-graph-north = Север впереди

# Программа
web-engine-title = Что думает Sower
web-engine-on = Включено
web-engine-over = Игра окончена.
web-engine-begins = Думаю…
web-engine-depth = На { $depth } вперёд, позиций: { $positions }…
web-engine-depth-done = На { $depth } вперёд, позиций: { $positions }
web-engine-proven = Всё доказано, просмотрено позиций: { $positions }
web-engine-distance = взятие не позже чем через { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
  }
web-engine-legend = Перевес ходящего в конце после каждого хода, лучший первым; ✓ – доказано.
web-engine-unknown = Ещё не оценено
web-engine-level = Примерно поровну
web-engine-level-proven = Ничья, доказано
web-engine-south = Юг впереди примерно на { $margin }
web-engine-south-proven = Юг выигрывает с перевесом { $margin }, доказано
web-engine-north = Север впереди примерно на { $margin }
web-engine-north-proven = Север выигрывает с перевесом { $margin }, доказано

# Расстановка
web-editor-title = Расставить позицию
web-editor-store = Амбар
web-editor-less = Одним меньше: { $pit }
web-editor-more = Одним больше: { $pit }
web-editor-side = Ходит
web-editor-no-home = нет
web-editor-total = Всего { $count }:
web-editor-keep = Анализировать
web-editor-leave = Оставить как было
web-editor-empty = Очистить доску

# Вставить и поделиться
web-paste-title = Вставить позицию или игру
web-paste-text = Запись игры, список ходов или позиция в любом виде, который читает Sower.
web-paste-take = Открыть
web-share-title = Поделиться и сохранить
web-share-link = Ссылка на всё это, с вариантами и примечаниями
web-share-copy = Скопировать ссылку
web-share-copied = Скопировано.
web-share-copy-yourself = Браузер не разрешает этого здесь; выделите текст и скопируйте сами.
web-share-record = Запись
web-share-record-copy = Скопировать запись
web-share-record-file = Сохранить в файл
web-share-picture = Рисунок доски
web-share-svg = SVG
web-share-png = PNG

# Разбор
web-review-title = Разбор
web-review-lead = Sower смотрит игру ход за ходом и говорит, где она повернулась.
web-review-paste = Запись игры текстом
web-review-begin = Разобрать
web-review-mine = Ваши оконченные игры
web-review-progress = Просмотрено ходов: { $done } из { $of }
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
web-review-unfinished = Не окончена; ожидаемый перевес Юга в конце { $margin }.
web-review-start = Начало. Идите по ходам или нажмите на график.
web-review-analyse = Анализировать
web-review-accuracy = Точность
web-review-seeds-lost = Потеряно на ошибках
web-review-turning = Поворотные моменты
web-review-no-turning = Никто не сделал ошибки, которая что-то решила.
web-review-played = Ход { $round }: { $side } сыграл { $label }.
web-review-lost = { $better } было лучше на { $lost }.
web-review-decided-S = Юг выигрывает, доказано.
web-review-decided-N = Север выигрывает, доказано.
web-review-decided-draw = Ничья, доказано.
web-review-better-line = Лучше: { $line }
web-class-best = лучший
web-class-good = хороший
web-class-only-move = единственный ход
web-class-inaccuracy = неточность
web-class-mistake = ошибка
web-class-missed-win = упущенная победа
web-class-blunder = грубая ошибка
web-class-opening = заданное начало
web-retry = Сыграть здесь иначе
web-retry-ask = Ходит { $side }. Найдите ход лучше.
web-retry-again = Ещё раз
web-retry-leave = Назад к игре
web-retry-best = { $label } – лучший ход. Отлично!
web-retry-played = { $label } и было сыграно; это стоит { $lost }.
web-retry-good = { $label } не хуже лучшего.
web-retry-worse = { $label } стоит { $lost }. Есть ход лучше.
web-retry-unknown = Сейчас { $label } оценить не удалось.

# Мои игры
web-mine-title = Мои игры
web-mine-empty = Игр пока нет. До первой один щелчок.
web-mine-yours = Ваш ход
web-mine-theirs = Ждут соперника
web-mine-over = Оконченные
web-mine-more = Показать более старые

# Настройки
web-settings-title = Настройки
web-settings-name = Ваше имя
web-settings-name-keep = Сохранить
web-settings-name-why = Так вас видит друг. Регистрация не нужна.
web-settings-named = Теперь вас зовут { $name }.
web-settings-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-theme-contrast = Контрастное
web-settings-counts = Числа у лунок
web-counts-always = Всегда
web-counts-touch = При касании
web-counts-never = Никогда
web-settings-speed = Посев
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-off = Сразу
web-settings-moves = Ходы
web-settings-sound = Звук
web-settings-confirm = Спрашивать перед каждым ходом
web-settings-forget-title = Забыть меня
web-settings-forget-text = Ваше имя в играх станет «гость», и этот браузер начнёт заново. Оконченные игры останутся у тех, с кем вы играли.
web-settings-forget = Забыть меня
web-settings-forget-sure = Забыть, кто вы на этом сайте? Вернуть это нельзя.

# Игра

# На доске и о доске. $seed, $seeds, $pit, $store, $home – слова самой игры.
board-ui-board = Доска
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
# Лунка вслух; что сделает ход, следует после точки с запятой.
board-ui-pit = { $whose ->
    [yours] Ваша сторона
    [theirs] Сторона соперника
    [south] Юг
   *[other] Север
  }, { $pit } { $label }, { $seeds }: { $count }
board-ui-pit-home = { $whose ->
    [yours] Ваша сторона
    [theirs] Сторона соперника
    [south] Юг
   *[other] Север
  }, { $pit } { $label }: { $home }, владелец { $owner ->
    [yours] вы
    [theirs] соперник
    [south] Юг
   *[other] Север
  }
board-ui-last-in = последнее попадает сюда: { $where }
board-ui-pit-name = { $whose ->
    [yours] ваша сторона
    [theirs] сторона соперника
    [south] Юг
   *[other] Север
  }, { $pit } { $label }
board-ui-store-name = { $store }, { $whose ->
    [yours] ваша сторона
    [theirs] сторона соперника
    [south] Юг
   *[other] Север
  }
# Ход в списке, если у другой стороны лунка с той же буквой: A и a.
board-ui-label-of = { $label } { $whose ->
    [yours] у вас
    [theirs] у соперника
    [south] у Юга
   *[other] у Севера
  }
board-ui-counts = Юг: { $south }; { $store } { $southStore }. Север: { $north }; { $store } { $northStore }.

# За столом.
play-title-your-turn = ● Ваш ход: { $game }
play-log = Что происходит в игре
play-your-turn = Ваш ход.
play-not-your-turn = Сейчас ход соперника.
play-turn-south = Ходит Юг ({ $name }).
play-turn-north = Ходит Север ({ $name }).
play-waiting-for-player = Ждём, кто займёт свободное место.
play-only-watching = Вы смотрите эту игру.
play-connecting = Соединение…
play-lost = Связь потеряна; пробуем снова…
play-not-sent = Не отправлено: сейчас нет связи.
play-you = вы
play-away = нет на месте
play-guest = Гость
play-seat-open = свободное место
play-points = Очки в этих играх
play-clock = Осталось времени
play-low-time = У вас мало времени.
play-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
  }
play-toss = Монета упала: начинает { $side }.
# Что можно сделать.
play-ask-hint = Подсказка
play-hint = Подсказка: { $label }. Ожидается: { $line }
play-hint-thinking = Ищем хороший ход…
play-undo = Отменить ход
play-ask-takeback = Попросить вернуть ход
play-ask-end = Предложить закончить
play-resign = Сдаться
play-resign-sure = Вы хотите сдаться?
play-go-on = Играть дальше
play-claim = Засчитать победу
play-swap = Поменяться сторонами
play-may-swap = Вместо хода вы можете поменяться сторонами.
play-confirm = Выбрано: { $label }. Нажмите ещё раз, чтобы сыграть.
play-confirm-move = Сыграть { $label }
play-premove-set = { $label } будет сыграно на вашем ходу, если можно.
play-turn-board = Повернуть доску
play-seat-view = Напротив друг друга
play-sound = Звук
play-notify = Сообщать мне
play-share = Поделиться
play-close = Закрыть
play-copy = Скопировать
play-copied = Скопировано
play-link-play = Ссылка для игры
play-link-watch = Ссылка для зрителей
play-only-here = Эти ссылки работают только на этом компьютере. Запустите Sower с --lan, чтобы играть с кем-то в вашей сети.
play-invite-title = Пригласить друга
play-invite-text = Отправьте эту ссылку. Кто её откроет, сможет занять свободное место.
play-sit-title = Свободное место: { $game }
play-sit-name = Ваше имя
play-sit = Сесть за доску
play-yes = Да
play-no = Нет
play-offer-end = { $name } предлагает закончить игру здесь.
play-offer-takeback = { $name } просит вернуть последний ход.
play-offer-rematch = { $name } хочет сыграть ещё.
play-asked-end = Вы предложили закончить игру.
play-asked-takeback = Вы попросили вернуть ход.
play-asked-rematch = Вы предложили сыграть ещё.
play-declined-end = { $name } отказывается закончить партию здесь.
play-declined-takeback = { $name } отказывается вернуть ход.
play-declined-rematch = { $name } отказывается играть ещё раз.
# Ходы.
play-moves = Ходы
play-no-moves = Ходов пока нет.
play-first = В начало
play-back = На ход назад
play-forth = На ход вперёд
play-last = К последнему ходу
play-live = Назад к игре
play-looking-back = Вы смотрите назад; игра продолжается с последнего хода.
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
play-by-abandoned = игра покинута
play-rematch = Ещё партию
play-next-game = К следующей игре
play-review = Разбор
play-analyse = Анализ
play-export = Сохранить запись

# Задачи и тренажёр
web-nav-puzzles = Задачи
web-puzzles-title = Задачи
web-puzzles-lead = Выигрыш или ничью сохраняет только один ход. Это доказано, и после каждой попытки вы узнаете почему.
web-puzzles-of = Задачи: { $game }
web-puzzles-where = Задачи этой игры
web-puzzles-solved = Решено { $solved } из { $of }
web-puzzles-solve = Решать
web-puzzles-solve-name = Решать задачи: { $game }
web-puzzles-go-on = Решать дальше
web-puzzles-grade-1 = Сложность 1: легко
web-puzzles-grade-2 = Сложность 2
web-puzzles-grade-3 = Сложность 3
web-puzzles-grade-4 = Сложность 4
web-puzzles-grade-5 = Сложность 5: трудно
web-puzzles-tally = Решено { $solved } из { $of }, с первой попытки { $once }
web-puzzle-number = Задача { $number }
web-puzzle-number-done = Задача { $number }, решена
web-puzzle-title = Задача { $number } из { $of }
web-puzzle-plies = { $plies ->
    [one] решается за { $plies } ход
    [few] решается за { $plies } хода
   *[other] решается за { $plies } ходов
  }
web-puzzle-was-solved = решена раньше
web-puzzle-line = Показать продолжение
web-puzzle-steps = Шаг за шагом
web-puzzle-solution = Решение
web-puzzle-next = Следующая задача
web-puzzle-train = Доиграть против безошибочной защиты
web-train-link = Тренажёр окончаний
web-train-name = Тренажёр окончаний: { $game }
web-train-title = Тренажёр окончаний
web-train-plies = Ходов сыграно: { $plies }; упущено: { $slips }
web-train-back = Взять назад
web-train-on = Всё равно продолжить
web-train-again = С начала
web-train-next = Другое окончание

# Люди
web-sign-in = Войти
web-who = { $name }: ваша страница
web-bot = программа
web-nav-leaders = Лидеры
web-account-name = Имя
web-password = Пароль
web-password-new = Новый пароль
web-password-old = Нынешний пароль
web-password-rule = Не меньше 8 знаков, каких угодно.
web-password-title = Пароль
web-password-others = На всех других устройствах вы выйдете.
web-password-change = Сменить пароль
web-password-changed = Пароль сменён.
web-recovery-code = Код восстановления
web-sign-in-title = Вход
web-sign-in-text = Всё, что вы сыграли здесь гостем, останется с вами.
web-sign-in-do = Войти
web-sign-up-title = Регистрация
web-sign-up-text = Имя и пароль, больше ничего. Партии останутся вашими на любом устройстве, и можно будет играть на рейтинг.
web-sign-up-do = Зарегистрироваться
web-recover-title = Новый пароль
web-recover-text = По коду восстановления, который вам показали при регистрации. Без него поможет только тот, кто держит этот сайт.
web-recover-do = Задать пароль
web-to-sign-up = Я здесь впервые
web-to-sign-in = У меня есть учётная запись
web-to-recover = Я не помню пароль
web-code-title = Сохраните этот код
web-code-text = Если вы забудете пароль, этот код один раз впустит вас снова. Его показывают только сейчас: запишите его или храните вместе с паролями.
web-code-another-text = Потеряли код? Новый заменит прежний.
web-code-another = Показать новый код
web-code-copy = Копировать
web-code-kept = Код сохранён
web-account-profile = Ваша страница
web-account-of = Учётная запись: { $name }
web-sign-out-title = Выход
web-sign-out = Выйти здесь
web-sign-out-everywhere = Выйти везде
web-export-title = Ваши данные
web-export-text = Всё, что о вас хранится, одним файлом: настройки, рейтинги, результаты, правила и записи партий.
web-export = Скачать
web-delete-title = Удаление учётной записи
web-delete-text = Имя, рейтинги и настройки исчезнут сразу и навсегда. Партии останутся у тех, с кем вы играли, — с соперником без имени.
web-delete = Удалить мою учётную запись
web-delete-sure = Удалить учётную запись { $name }? Вернуть её будет нельзя.
web-rating = Рейтинг
web-ratings = Рейтинги
web-rating-provisional = Рейтинг по малому числу партий
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
web-person-yours = Ваша учётная запись
web-person-challenge = Вызвать на игру
web-person-unrated = Рейтинговых партий ещё нет.
web-archive = Партии
web-archive-empty = Таких партий нет.
web-archive-all = Все
web-archive-game = Игра
web-archive-result = Итог
web-archive-rated = На рейтинг
web-archive-opponent = Соперник
web-archive-when = Окончена
web-score-won = победа
web-score-drawn = ничья
web-score-lost = поражение
web-rated = на рейтинг
web-unrated = без рейтинга
web-not-counted = не засчитана
web-leaders-title = Лидеры
web-leaders-people = Люди
web-leaders-bots = Программы
web-leaders-place = Место
web-leaders-name = Имя
web-leaders-games = Партии
web-leaders-empty = В эту игру на рейтинг ещё никто не играл.
web-new-rated-title = Рейтинг
web-new-rated = Играть на рейтинг
web-new-rated-text = По обычным правилам, с часами, ходы назад не берут. Начинает тот, кто начинал реже. Партия засчитывается, когда каждая сторона сделала два хода.
web-new-rated-even = Начинать здесь выгодно; право поменяться местами это уравнивает:
web-new-rated-sign-in = С учётной записью можно играть на рейтинг.
play-sit-title-rated = Свободно место в рейтинговой партии: { $game }
play-sit-sign-in = Эту партию играют на рейтинг, для неё нужна учётная запись.
play-rated = Эта партия играется на рейтинг.

# Где встречаются незнакомые
web-nav-lobby = Зал
web-way-stranger = Сыграть с кем-нибудь здесь
web-home-playing = Сейчас играют
web-row-until = до { $time }
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
web-lobby-title = Зал
web-lobby-lead = Примите чей-нибудь вызов, предложите свой или дайте подобрать себе соперника из тех, кто ждёт.
web-lobby-wish = Во что хотите сыграть?
web-lobby-more = Кто начинает и против кого
web-lobby-seat-either = Всё равно, по справедливости
web-lobby-seat-begin = Начинаю я
web-lobby-seat-second = Начинает соперник
web-lobby-to = Только для этого человека (имя; пусто – для любого)
web-lobby-rated = На рейтинг (для тех, у кого есть учётная запись)
web-lobby-pair = Найти соперника
web-lobby-challenge = Предложить в зале
web-lobby-challenge-person = Вызвать этого человека
web-lobby-open = Открытые вызовы
web-lobby-none = Сейчас никто не ждёт. Кто придёт, увидит ваше предложение.
web-lobby-yours = Ваш вызов
web-lobby-you-wait = Вы ждёте соперника
web-lobby-for = для { $name }
web-lobby-you-begin = вы начинаете
web-lobby-you-second = вы ходите вторым
web-lobby-take = Играть
web-lobby-decline = Отклонить
web-lobby-withdraw = Отозвать
web-lobby-ended = Один ваш вызов закончился без игры.
web-lobby-arenas = Турниры
web-arena-title = Турниры
web-arena-lead = В арене игра идёт за игрой, пока не выйдет время; в круговом турнире каждый встречается с каждым.
web-arena-none = Сейчас их нет. Создать турнир может любой, у кого есть учётная запись.
web-arena-running = Идут сейчас
web-arena-ahead = Впереди
web-arena-over = Окончены
web-arena-players = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
  }
web-arena-make = Создать турнир
web-arena-name = Название (пусто – по игре)
web-arena-kind = Вид
web-arena-kind-arena = Арена
web-arena-kind-arena-text = Кто свободен, играет с тем, у кого примерно столько же очков.
web-arena-kind-robin-text = Кто записался до начала, встречается со всеми остальными.
web-arena-length = Сколько длится
web-arena-minutes = { $minutes } мин
web-arena-robin = Круговой турнир
web-arena-robin-twice = Круговой турнир, каждая пара дважды
web-arena-begins = Начало
web-arena-in = { $minutes ->
    [1] через минуту
    [60] через час
    [1440] через сутки
   *[other] через { $minutes } мин
  }
web-arena-bots = боты могут участвовать
web-arena-by = создал { $name }
web-arena-round = Тур { $round } из { $of }
web-arena-your-game = К вашей игре
web-arena-join = Участвовать
web-arena-sign-in = Войти и участвовать
web-arena-leave = Выйти
web-arena-call-off = Отменить
web-arena-stay = Оставайтесь на этой странице: следующая игра откроется сама.
web-arena-starts-in = Начало через { $time }
web-arena-ends-in = Осталось { $time }
web-arena-is-on = Турнир идёт.
web-arena-is-over = Турнир окончен.
web-arena-nobody = Пока никто не записался.
web-arena-place = Место
web-arena-player = Участник
web-arena-games = Результаты
web-arena-result = Очки: { $points }; к партии
web-arena-points = Очки
web-arena-on-a-row = Следующая победа считается вдвойне
web-arena-plays = играет
web-arena-rules = Победа – 2 очка, ничья – 1; после двух побед подряд следующая игра считается вдвойне. Кого нет на этой странице, тому соперника не дают. Игра, не законченная к концу, не считается.
web-arena-robin-rules = Победа – 2 очка, ничья – 1. Все встречаются со всеми; кто не пришёл, проигрывает по времени.
play-clock-days = { $days } д { $hours } ч
play-clock-hours = { $hours } ч { $minutes } мин
play-to-arena = Назад к турниру
play-phrases = Сказать что-нибудь
play-phrases-mute = Не показывать, что говорит соперник
play-phrase-hello = Здравствуйте!
play-phrase-good-luck = Удачи!
play-phrase-nice-move = Хороший ход!
play-phrase-oops = Ой!
play-phrase-one-moment = Минутку, пожалуйста.
play-phrase-well-played = Хорошая игра!
play-phrase-thanks = Спасибо!
play-phrase-see-you = До новых встреч!

# Программы, которые играют за кого-то.
web-programs-title = Программы, которые играют за вас
web-programs-text = Программа с токеном действует от вашего имени в пределах того, что разрешает токен: видит ваши партии, играет и находит соперников. Она не может изменить пароль, токены или учётную запись.
web-token-label = Как вы его назовёте
web-token-scopes = Можно
web-token-scope-read = видеть ваши партии и то, что с вами происходит
web-token-scope-play = садиться за доску и играть
web-token-scope-meet = вызывать, искать пару и вступать в турниры
web-token-make = Создать токен
web-token-told = Это токен. Он показан только сейчас: скопируйте его в свою программу.
web-token-made = Создан { $day }
web-token-unused = не использовался
web-token-used = последний раз использован { $day }
web-token-revoke = Отозвать
web-token-revoke-sure = Отозвать токен «{ $label }»? Всё, что им пользуется, сразу остановится.
web-account-bot = Под этим именем играет программа
web-account-bot-text = Это видят другие, и рейтинг идёт в список программ. Менять это можно, пока не засчитана ни одна рейтинговая партия.
