# Экраны терминального приложения.

# Имена.
tui-side = { $side }
tui-player = { $side } ({ $who })
tui-who-you = вы
tui-who-person = человек
tui-who-perfect = идеальная игра
tui-who-random = случайный
tui-who-greedy = жадный
tui-who-minimax = минимакс { $depth }
tui-who-level = уровень { $level }
tui-who-search = поиск с { $weights }
tui-who-engine = программа { $command }

# Меню.
tui-welcome = Sower: играйте в манкалу, учитесь и решайте задачи
tui-go-on = Продолжить: { $game }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }: { $south } { $south_store }, { $north } { $north_store }
tui-cannot-go-on = Нельзя продолжить: { $name }
tui-go-on-without-rules = Нельзя продолжить { $game }: файл правил пропал или изменился
tui-rules-gone = Эта игра идёт по вашему файлу правил { $file }, а его нельзя прочитать: { $reason }.
tui-rules-changed = Эта игра идёт по вашему файлу правил { $file }. Он изменился, поэтому продолжить её нельзя.
tui-rules-awaited = Игра сохранена в { $place }. Верните файл правил и продолжите её из меню.
tui-open-elsewhere = Эта игра открыта в другом терминале. Вы играете копию, она сохраняется отдельно.
tui-kept-elsewhere = Эту игру открыл другой терминал. Теперь вы играете копию, она сохраняется отдельно.
tui-not-taken-up = Эту игру нельзя продолжить: { $reason }.
tui-open-in-another = она открыта в другом терминале
tui-not-discarded = Игра не удалена: { $reason }.
tui-cannot-go-on-title = Эту игру нельзя продолжить
tui-cannot-go-on-why = Не удалось прочитать { $place }: { $reason }. Если игра идёт по вашему файлу правил, выполните: sower play YOUR-RULES.toml --record { $place }
tui-variants = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
tui-find = Найти: { $typed }▏
tui-nothing-found = Ничего не найдено.
tui-choose-a-game = Сначала выберите игру.
tui-ask-open = Какой файл с игрой открыть?
tui-ask-discard = Удалить эту неоконченную игру?
tui-ask-quit = Выйти из Sower?
tui-ask-browser = Закрыть приложение и запустить сайт? Ctrl-C останавливает сайт.
tui-nothing-to-discard = Удалить можно только неоконченную игру.
tui-not-opened = Не удалось открыть { $file }: { $reason }

# Новая игра.
tui-opponent = Соперник
tui-your-side = Ваша сторона
tui-moves-first = Кто ходит первым?
tui-opponent-person = вдвоём за экраном
tui-opponent-weakest = уровень 1 – новичок
tui-opponent-strongest = уровень 10 – максимум
tui-opponent-minimax = минимакс, { $depth } полуходов
tui-opponent-greedy = жадный: больше взять
tui-opponent-random = случайные ходы
tui-by-coin = по жребию
tui-side-first = { $side }, первый ход
tui-side-second = { $side }, второй ход
tui-coin-in-the-air = Бросаем монету…
tui-coin-you = Жребий: вы играете за { $side } и ходите первым.
tui-coin-other = Жребий: вы играете за { $side }. Первым ходит { $player }.
tui-coin-first = Жребий: первым ходит { $first }.

# Во время игры.
tui-turn-yours = Ваш ход
tui-turn-computer = Ход компьютера
tui-turn-side = Ходит { $side }
tui-thinking = { $player } думает{ $dots }
tui-waits = Пауза: ходит { $player }. Нажмите пробел, чтобы продолжить.
tui-sowing = { $side } сеет: в руке { $hand }.
tui-sowing-lap = { $side } сеет, круг { $lap } из { $laps }: в руке { $hand }.
tui-last-move = { $side }: ход { $token }. { $what }
tui-last-move-laps = { $side }: ход { $token }, кругов { $laps }. { $what }
tui-first-move = Ходов ещё не было.
tui-first-move-how = Наберите имя лунки из скобок или выберите её стрелками и нажмите Enter.
tui-may-swap = Нажмите p, чтобы поменяться сторонами.
tui-no-swap = Сейчас меняться сторонами нельзя.
tui-preview = { $label }: { $what }
tui-preview-laps = { $label }, кругов { $laps }: { $what }
tui-pick-way = { $label }: нажмите < ({ $left }) или > ({ $right }).
tui-pick-house = Нажмите 1, чтобы остановиться в доме, или 2, чтобы сеять дальше.
tui-pick-pit = Наберите, что взять ещё: { $labels }
tui-typed-so-far = { $typed }… (наберите вторую цифру или нажмите Enter)
tui-not-your-turn = { $turn }.
tui-not-played-computer = { $label } не сыграно: сейчас ход компьютера.
tui-not-played-side = { $label } не сыграно: сейчас ходит { $side }.
tui-not-played-shown = { $label } не сыграно: предыдущий ход ещё показывался. Наберите ещё раз.
tui-not-played-over = { $label } не сыграно: игра окончена.
tui-not-played-review = { $label } не сыграно: идёт разбор. Esc вернёт к игре.
tui-not-played-exercise = { $label } не сыграно: сейчас хода не требуется.
tui-no-such-key = { $key } здесь ничего не делает. Нажмите ? для справки.
tui-over = Игра окончена. z: разбор · n: новая игра · u: взять назад
tui-nothing-to-undo = Нет хода, который можно взять назад.
tui-nothing-to-redo = Нет хода, который можно вернуть.
tui-no-agreement = { $player } хочет играть дальше.
tui-ask-resign = Сдаться? Сторона: { $side }
tui-ask-agree = Предложить закончить игру сейчас? Если оба согласны: { $result }
tui-ask-save = Сохранить как:
tui-saved = Сохранено: { $file }.
tui-not-saved = Не удалось сохранить { $file }: { $reason }
tui-not-kept = Эта игра не сохраняется: { $reason }
tui-faulted = { $player } проигрывает: { $reason }.
tui-speed-slow = Анимация: медленно
tui-speed-normal = Анимация: обычно
tui-speed-fast = Анимация: быстро
tui-speed-off = Анимация: выключена
tui-theme = Тема: { $theme }
tui-theme-sixteen = Терминал показывает 16 цветов, поэтому есть только тема classic.
tui-theme-no-colours = Цвета выключены (NO_COLOR).

# Анализ.
tui-hint = Подсказка: { $reason }
tui-hint-within = Взятие не позже чем через { $plies ->
    [one] { $plies } полуход.
    [few] { $plies } полухода.
   *[many] { $plies } полуходов.
  }
tui-hint-line = Ожидается: { $line }
tui-hint-wanted = Ищу подсказку{ $dots }
tui-lead = { $side } { $margin }
tui-level = поровну
tui-best-line = глубина { $depth }: { $line }
tui-best-line-proven = доказано: { $line }
tui-looking = анализ…
tui-values = Ожидаемый перевес, лучший ход первый
tui-moves = Ходы
tui-in-store = { $side }, { $store } { $count }

# Страницы.
tui-also-called = Другие названия: { $names }.
tui-notes = Примечания
tui-sources = Источники
tui-why-title = Почему
tui-pit-would = Ход из лунки { $label }
tui-pit-may-not = Из лунки { $label } ходить нельзя
tui-last-move-did = Последний ход: { $side } { $token }
tui-middle-left-out = (кругов { $laps }, показаны не все)
tui-nothing-to-explain = Ходов ещё не было, и лунка не выбрана.

# Разбор игры.
tui-review-title = Разбор
tui-review-nothing = Пока нечего разбирать: ходов ещё не было.
tui-review-start = Начало игры, { $of ->
    [one] { $of } ход.
    [few] { $of } хода.
   *[many] { $of } ходов.
  } Нажмите →, чтобы идти вперёд.
tui-review-at = Ход { $at } из { $of }: { $side } { $token }.
tui-review-at-judged = Ход { $at } из { $of }: { $side } { $token } ({ $class }).
tui-review-at-error = Ход { $at } из { $of }: { $side } { $token } ({ $class }), потеряно { $seeds_gen }: { $lost }.
tui-review-expected = Ожидаемый перевес: { $side } { $margin }
tui-review-level = Ожидаемый перевес: поровну
tui-review-better-line = Лучше: { $line }. Enter покажет это на доске.
tui-review-in-line = Лучшая линия, ход { $at } из { $of }
tui-review-in-line-how = ← → шаг. Esc вернёт к игре.
tui-review-line-ends = Линия закончилась. Esc вернёт к игре.
tui-review-at-start = Это начало игры.
tui-review-at-end = Это конец игры.
tui-review-no-more-mistakes = В эту сторону ошибок больше нет.
tui-review-no-better = Лучшего хода не нашлось.
tui-review-not-ready = Анализ ещё не закончен.
tui-review-progress = Разобрано позиций: { $done } из { $of }
tui-review-going = Разобрано позиций: { $done } из { $of }. Взятия до этого места:
tui-review-accuracy = Точность { $accuracy }, потеряно { $seeds_gen }: { $lost }. { $classes }.
tui-review-not-moved = { $side } ещё не ходил.
tui-review-no-choice = У { $side_gen } ни разу не было выбора хода.
tui-review-turning = Переломные моменты
tui-review-no-turning = Серьёзных ошибок не было.
tui-review-point = Ход { $ply }, { $side } { $token }, { $class }. Лучше: { $better }
tui-review-moves = Все ходы и ожидаемый перевес ходившего
tui-review-so-far = Игра до этого места.
tui-review-tally = { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
  }, { $times ->
    [0] ни один не принёс { $seeds_gen }
    [one] { $times } из них принёс { $count }
   *[other] { $times } из них принесли { $count }
  }; { $extra ->
    [0] повторных ходов нет
    [one] { $extra } повторный ход
    [few] { $extra } повторных хода
   *[many] { $extra } повторных ходов
  }.
tui-review-move = ход { $ply }, { $token }: взято { $count }
tui-review-lead = Перевес в { $stores_loc } после каждого хода

# Задачи и тренажёр.
tui-puzzles-none = Для игры { $game } задач нет.
tui-puzzles-not-opened = Не удалось открыть задачи: { $reason }
tui-progress-not-kept = Ваши успехи не сохранены: { $reason }
tui-puzzle-heading = Задача { $number } из { $of } · ступень { $grade } · решено { $solved } · ошибок { $mistakes }
tui-puzzle-checking = Проверка…
tui-puzzle-solved = Решено. Enter: следующая задача · p: доиграть
tui-puzzle-given-up = Это решение. Enter: следующая задача
tui-puzzle-again = Попробуйте ещё раз. h: подсказка · s: решение · n: следующая
tui-puzzle-no-hint = Для этой задачи подсказки нет.
tui-puzzle-grade = Только задачи ступени { $grade }
tui-puzzle-all-grades = Задачи всех ступеней
tui-trainer-heading = Тренажёр окончаний · ошибок { $mistakes }
tui-trainer-preparing = Готовлю окончание… В первый раз это может занять несколько секунд.
tui-trainer-opponent = Соперник думает…
tui-trainer-mistake = u: взять назад · Enter: всё равно продолжить
tui-trainer-over = Enter: другое окончание · u: взять назад
tui-trainer-none = Для этой игры окончания не нашлось.
tui-trainer-failed = Тренажёр неожиданно остановился. Начните другое окончание.

# Справка.
tui-help-menu = Справка: меню
tui-help-menu-how = Выберите игру клавишами ↑ и ↓ и нажмите Enter. Неоконченные игры идут первыми.
tui-help-setup = Справка: новая игра
tui-help-setup-how = Выбирайте клавишами ↑ и ↓; цифра выбирает уровень. ← и → меняют список.
tui-help-game = Справка: игра
tui-help-game-how = Наберите имя лунки, щёлкните по ней или выберите её стрелками и нажмите Enter. Любая клавиша пропускает анимацию; набранная при этом лунка играется, если ход ещё ваш.
tui-help-review = Справка: разбор
tui-help-review-how = Листайте игру клавишами ← и → или щёлкните по ходу в списке. У каждого хода показан ожидаемый перевес, а после ошибки и лучшая линия.
tui-help-puzzles = Справка: задачи
tui-help-puzzles-how = Только один ход сохраняет победу или ничью. Сделайте его, как в игре. Каждое решение доказано, каждая попытка объяснена.
tui-help-trainer = Справка: тренажёр окончаний
tui-help-trainer-how = Доказано, что позиция выиграна или ничейна. Сохраните этот результат против идеальной игры. После ошибки ход можно взять назад.
tui-marks-title = Знаки на доске
tui-mark-legal = из [3] можно ходить; без скобок нельзя, и w объясняет почему
tui-mark-selected = двойная рамка: лунка, из которой пойдёт Enter
tui-mark-from = рамка из точек: откуда был последний ход
tui-mark-to = толстая рамка: где он закончился
tui-mark-hint = ★: подсказка
tui-mark-proven = +2.5: ожидаемый перевес; =+8: доказанный
tui-mark-distance = →12: взятие не позже чем через 12 полуходов

# Клавиши: коротко для строки клавиш, длиннее для справки.
tui-key-sow = ход
tui-key-sow-long = ходит из выбранной лунки
tui-key-hint = совет
tui-key-hint-long = предлагает ход
tui-key-puzzle-hint-long = говорит, что делает решение
tui-key-values = оценки
tui-key-values-long = показывает или прячет оценку каждого хода и лучшую линию
tui-key-why = почему
tui-key-why-long = объясняет выбранную лунку и последний ход
tui-key-review-why-long = объясняет ход под курсором шаг за шагом
tui-key-undo = назад
tui-key-undo-long = берёт назад до вашего прошлого хода (или Backspace)
tui-key-trainer-undo-long = берёт назад ваш последний ход (или Backspace)
tui-key-redo = вперёд
tui-key-redo-long = возвращает взятое назад
tui-key-rules = правила
tui-key-rules-long = показывает правила
tui-key-menu = меню
tui-key-menu-long = возвращает в меню (или Esc); игра сохранена
tui-key-menu-exercise-long = возвращает в меню (или Esc)
tui-key-quit = выход
tui-key-quit-long = выходит; игра сохранена
tui-key-quit-exercise-long = выходит; ваши успехи сохранены
tui-key-quit-menu-long = выходит
tui-key-help = помощь
tui-key-help-long = показывает эту страницу (или F1)
tui-key-speed = темп
tui-key-speed-long = ускоряет, замедляет или выключает анимацию
tui-key-theme = тема
tui-key-theme-long = меняет цвета
tui-key-offer = конец
tui-key-offer-long = предлагает закончить игру сейчас
tui-key-resign = сдача
tui-key-resign-long = сдаётся
tui-key-save = файл
tui-key-save-long = сохраняет игру в файл
tui-key-new = новая
tui-key-new-long = начинает новую игру по тем же правилам
tui-key-review = разбор
tui-key-review-long = разбирает игру ход за ходом
tui-key-step = шаг
tui-key-step-long = на ход назад; PgDn вперёд, Home и End в начало и в конец
tui-key-pause-long = останавливает компьютер или разрешает ему ходить
tui-key-swap-long = меняет стороны, если это разрешают правила
tui-key-quit-anywhere = выходит откуда угодно; ^L рисует экран заново
tui-key-review-step-long = шаг назад и вперёд (или PgUp и PgDn)
tui-key-mistake = ошибки
tui-key-mistake-long = к предыдущей или следующей ошибке
tui-key-better = лучше
tui-key-better-long = показывает лучшую линию на доске; ещё раз возвращает к игре
tui-key-ends = края
tui-key-ends-long = в начало или в конец игры
tui-key-report = отчёт
tui-key-report-long = показывает весь отчёт: точность, график, переломные моменты
tui-key-review-back-long = выходит из лучшей линии, затем из разбора
tui-key-solution = решение
tui-key-solution-long = показывает решение
tui-key-next = дальше
tui-key-next-puzzle-long = к следующей нерешённой задаче
tui-key-next-endgame-long = начинает другое окончание
tui-key-grade = ступень
tui-key-grade-long = выбирает ступень от 1 (легко) до 5 (трудно) или все
tui-key-play-out = доиграть
tui-key-play-out-long = доигрывает позицию против идеальной игры
tui-key-other = другая
tui-key-other-puzzle-long = к предыдущей задаче; PgDn к следующей
tui-key-trainer-enter-long = ходит из выбранной лунки; после ошибки продолжает
tui-key-play = игра
tui-key-play-long = начинает игру, продолжает её или открывает варианты
tui-key-variants = варианты
tui-key-variants-long = показывает варианты игры; ← прячет их
tui-key-puzzles = задачи
tui-key-puzzles-long = открывает задачи игры
tui-key-endgame = окончание
tui-key-endgame-long = тренирует окончание против идеальной игры
tui-key-browser = браузер
tui-key-browser-long = продолжает в браузере
tui-key-find = поиск
tui-key-find-long = ищет игры по названию, региону или виду
tui-key-group = группы
tui-key-group-long = группирует игры по виду, по региону или показывает один список
tui-group-elsewhere = Другие места
tui-grouped-not = Все игры одним списком.
tui-grouped-by-kind = Игры по видам. Enter открывает группу, g — по регионам.
tui-grouped-by-area = Игры по регионам. Enter открывает группу, g — один список.
tui-key-open = файл
tui-key-open-long = открывает файл с игрой
tui-key-discard = удалить
tui-key-discard-long = удаляет неоконченную игру
tui-key-begin = начать
tui-key-begin-long = начинает игру
tui-key-lists = список
tui-key-lists-long = к следующему списку (или Tab)
tui-key-back = назад
tui-key-back-long = возвращает в меню
tui-key-scroll = листать
tui-key-close = закрыть
tui-key-cancel = отмена
tui-key-yes = да
tui-key-no = нет
tui-key-skip = любая клавиша пропускает анимацию
tui-key-skip-toss = любая клавиша начинает игру
tui-key-go-on = дальше
tui-key-pause = пауза
tui-too-small = Sower нужен терминал 80×24. Этот – { $columns }×{ $rows }. Увеличьте его или выйдите клавишей q. Игра сохранена.

# После выхода.
tui-left = Игра сохранена. Чтобы продолжить: sower
tui-left-in-file = Игра сохранена в { $file }. Её продолжит та же команда.
