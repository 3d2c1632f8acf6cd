# Что говорят экраны терминала.

# Имена.
tui-side = { $side }
tui-player = { $side } ({ $who })
tui-who-you = вы
tui-who-person = человек
tui-who-random = случайный
tui-who-greedy = жадный
tui-who-minimax = минимакс { $depth }
tui-who-level = уровень { $level }
tui-who-search = поиск с { $weights }
tui-who-engine = программа { $command }

# Меню.
tui-welcome = Sower, дом игр-посевов
tui-go-on = Продолжить: { $game }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  } — { $south } { $south_store }, { $north } { $north_store }
tui-cannot-go-on = Игра, которую здесь не продолжить: { $name }
tui-go-on-without-rules = Ждёт своего файла правил: { $game }
tui-rules-gone = Это игра по вашему файлу правил { $file }, которым сейчас нельзя пользоваться: { $reason }.
tui-rules-changed = Это игра по вашему файлу правил { $file }, который с тех пор изменился: по тому, что в нём теперь, она продолжаться не может.
tui-rules-awaited = Из игры ничего не пропало: она хранится в { $place }. Как только файл правил станет прежним, меню её продолжит.
tui-open-elsewhere = Эта игра открыта в другом терминале и остаётся там как есть. То, что вы сыграете здесь, хранится отдельной игрой.
tui-kept-elsewhere = Эта игра у другого терминала. То, что вы сыграете здесь, с этого места хранится отдельной игрой.
tui-not-taken-up = Этой игры больше нет: { $reason }.
tui-open-in-another = она открыта в другом терминале
tui-not-discarded = Она не выброшена: { $reason }.
tui-cannot-go-on-title = Эту игру здесь не продолжить
tui-cannot-go-on-why = { $place } не прочитан: { $reason }. Если это игра по вашему файлу правил, укажите оба: sower play YOUR-RULES.toml --record { $place }. До тех пор она остаётся там.
tui-find = Найти: { $typed }▏
tui-nothing-found = Так не называется ни одна игра.
tui-ask-open = Какую запись открыть? (имя файла)
tui-ask-discard = Выбросить эту неоконченную игру?
tui-nothing-to-discard = Выбросить можно только неоконченную игру.
tui-not-opened = { $file } не открыт: { $reason }

# Перед игрой.
tui-against = Против
tui-you-have = У вас
tui-who-begins = Кто начинает
tui-person-beside-you = человека рядом с вами
tui-weakest-level = уровень 1, учится
tui-strongest-level = уровень 10, вся сила
tui-by-coin = решает монета
tui-side-begins = { $side }, и вы начинаете
tui-side-follows = { $side }, начинает другой
tui-coin-in-the-air = Решает монета…
tui-coin-you = Монета: вы играете за { $side }, и вы начинаете.
tui-coin-other = Монета: вы играете за { $side }, начинает { $player }.
tui-coin-first = Монета: начинает { $first }.

# За доской.
tui-to-move = Ходит { $player }.
tui-thinking = { $player } думает{ $dots }
tui-waits = Ходит { $player } и ждёт: пробел разрешает сходить.
tui-sowing = { $side } сеет: в руке { $hand }.
tui-sowing-lap = { $side } сеет, круг { $lap } из { $laps }: в руке { $hand }.
tui-last-move = { $side }: ход { $token }. { $what }
tui-last-move-laps = { $side }: ход { $token }, кругов { $laps }. { $what }
tui-first-move = Ходов ещё не было.
tui-first-move-how = Ходов ещё не было. Наберите имя лунки из скобок или выберите стрелками и нажмите Enter.
tui-may-swap = p меняет стороны: вы берёте другую как она есть.
tui-no-swap = Сейчас меняться сторонами нельзя.
tui-preview = { $label }: { $what }
tui-preview-laps = { $label }, кругов { $laps }: { $what }
tui-typed-so-far = { $typed }… (вторая цифра или Enter)
tui-not-your-turn = Сейчас ходит { $player }.
tui-no-such-key = { $key } здесь ничего не делает; ? показывает все клавиши.
tui-over = Игра окончена: u берёт назад, n начинает новую, z разбирает.
tui-nothing-to-undo = Нет хода, который можно взять назад.
tui-nothing-to-redo = Нет хода, который можно вернуть.
tui-no-agreement = { $player } хочет играть дальше.
tui-ask-resign = { $side } сдаётся?
tui-ask-agree = Закончить игру здесь, если другой согласен? { $result }
tui-ask-save = Под каким именем сохранить?
tui-saved = Сохранено в { $file }.
tui-not-saved = Не сохранено в { $file }: { $reason }
tui-not-kept = Эта игра не хранится: { $reason }
tui-faulted = { $player } не даёт хода: { $reason }.
tui-speed-slow = Посев показан медленно.
tui-speed-normal = Посев показан как обычно.
tui-speed-fast = Посев показан быстро.
tui-speed-off = Ходы не показаны шаг за шагом.

# Что думает поиск.
tui-hint = Подсказка: { $label }, в конце для вас примерно { $margin }.
tui-hint-proven = Подсказка: { $label }, это { $margin }, как бы ни играл соперник.
tui-hint-within = Взятие неизбежно не позже чем через { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
  }.
tui-hint-line = Ожидается: { $line }.
tui-hint-wanted = Ищу подсказку{ $dots }
tui-lead = { $side } { $margin }
tui-level = поровну
tui-best-line = глубина { $depth }: { $line }
tui-best-line-proven = доказано: { $line }
tui-looking = ищу…
tui-values = Оценки для ходящего, { $seeds }
tui-moves = Ходы
tui-in-store = { $side }, { $store } { $count }

# Страницы.
tui-also-called = Также { $names }.
tui-notes = Примечания
tui-sources = Источники
tui-why-title = Почему
tui-pit-would = Если посеять из лунки { $label }
tui-pit-may-not = Из лунки { $label } сейчас сеять нельзя
tui-last-move-did = Последний ход, { $token }, { $side }
tui-middle-left-out = (кругов { $laps }, середина пропущена)
tui-nothing-to-explain = Ещё ничего не сыграно, и лунка не выбрана.
tui-review-title = Разбор
tui-review-going = Поиск смотрит каждый ход: позиций { $done } из { $of }. Что видно по самой доске:
tui-review-accuracy = Точность { $accuracy }, отдано { $seeds_gen }: { $lost }. { $classes }.
tui-review-not-moved = { $side } ещё не ходил.
tui-review-no-choice = У { $side_gen } ни разу не было больше одного разрешённого хода, так что судить не о чем.
tui-review-turning = Переломные моменты
tui-review-no-turning = Их не было: никто не ошибся так, чтобы стоило показать.
tui-review-point = Ход { $ply }, { $side } { $token }, { $class }. Лучше: { $better }
tui-review-moves = Каждый ход и чего он стоил своему игроку
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
tui-review-move = ход { $ply }, { $token }, выиграно { $count }
tui-review-lead = Перевес в { $stores_loc }, ход за ходом
tui-keys-title = Клавиши
tui-keys-pits = Стрелки выбирают лунку, Enter сеет из неё; набранное имя лунки сеет сразу, щелчок тоже. Пока идёт посев, любая клавиша показывает конец хода.
tui-marks-title = Знаки на доске
tui-mark-legal = из [3] можно сеять; из имени без скобок нельзя, и w говорит почему
tui-mark-selected = двойная рамка: лунка, из которой сеет Enter
tui-mark-from = рамка из точек: откуда был последний ход
tui-mark-to = толстая рамка: где он закончился
tui-mark-hint = ★ подсказка
tui-mark-proven = +2.5 перевес, которого ждёт поиск, =+8 доказанный
tui-mark-distance = →12: по таблице взятие будет не позже чем через 12 полуходов

# Клавиши: коротко для последних строк экрана, длиннее для страницы клавиш.
tui-key-sow = сеять
tui-key-sow-long = сеет из выбранной лунки
tui-key-hint = подсказка
tui-key-hint-long = подсказка: как сходил бы сильный игрок
tui-key-values = оценки
tui-key-values-long = оценки: чего стоит каждый ход, и лучшая линия; ещё раз прячет
tui-key-why = почему
tui-key-why-long = почему: что сделала бы выбранная лунка, почему из неё нельзя, что сделал последний ход
tui-key-undo = назад
tui-key-undo-long = берёт назад до вашего прошлого хода (Backspace тоже)
tui-key-redo = вернуть
tui-key-redo-long = возвращает взятое назад
tui-key-rules = правила
tui-key-rules-long = правила простыми словами
tui-key-menu = меню
tui-key-menu-long = меню (Esc тоже); игра сохраняется
tui-key-quit = выход
tui-key-quit-long = выходит; игра сохраняется
tui-key-keys = клавиши
tui-key-keys-long = эта страница
tui-key-speed = скорость
tui-key-speed-long = как быстро идёт посев: медленно, обычно, быстро, не показан
tui-key-offer = ничья
tui-key-offer-long = предлагает закончить игру как она есть
tui-key-resign = сдаться
tui-key-resign-long = сдаётся
tui-key-save = сохранить
tui-key-save-long = сохраняет игру в отдельном файле
tui-key-new = новая
tui-key-new-long = новая такая же игра
tui-key-review = разбор
tui-key-review-long = разбор игры до этого места
tui-key-step = шаг
tui-key-step-long = на ход назад, PgDn на ход вперёд, Home и End к концам, кто бы ни играл
tui-key-pause-long = разрешает компьютеру играть дальше, когда вы отошли назад, или удерживает его
tui-key-swap-long = меняет стороны, где есть обмен
tui-key-quit-anywhere = Ctrl-C выходит откуда угодно; Ctrl-L рисует экран заново
tui-key-choose = выбор
tui-key-play = игра
tui-key-puzzles = задачи
tui-key-browser = сайт
tui-key-find = поиск
tui-key-open = файл
tui-key-discard = сброс
tui-key-begin = начать
tui-key-lists = дальше
tui-key-back = назад
tui-key-scroll = листать
tui-key-close = закрыть
tui-key-yes = да
tui-key-no = нет
tui-key-skip = любая клавиша показывает конец хода
tui-key-skip-toss = любая клавиша начинает
tui-key-go-on = дальше
tui-key-pause = пауза
tui-too-small = Sower нужен терминал 80 на 24; в этом { $columns } на { $rows }. Увеличьте его или выйдите клавишей q. Ничего не пропадёт.

# Говорится на прощание.
tui-left = Игра сохранена; sower её продолжит.
tui-left-in-file = Игра сохранена в { $file }; та же команда её продолжит.
