# Что говорят сами команды. Слова, которые набирают, остаются как есть.

cli-toss = Монета: за Юг { $south }, за Север { $north }, начинает { $first }.
cli-played = { $side } ({ $who }) ходит { $token }.
cli-help = Наберите имя лунки, чтобы сходить из неё, или:
  moves        к чему ведёт каждый ход (moves --why: шаг за шагом)
  why          почему последний ход сделал то, что сделал (why 3: что сделала бы лунка 3)
  board        доска ещё раз
  rules        правила простыми словами
  hint         как сходил бы сильный игрок
  undo, redo   взять ход назад или вернуть его
  swap         поменяться сторонами, где есть обмен
  save FILE    сохранить игру в файле
  agree        предложить закончить игру
  resign       сдаться
  quit         выйти (Ctrl-D тоже)
cli-nothing-to-undo = Нет хода, который можно взять назад.
cli-nothing-to-redo = Нет хода, который можно вернуть.
cli-saved = Игра сохранена в { $file }.
cli-resumed = Продолжается игра из { $file }, сделано { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }.
cli-left-saved = Игра сохранена в { $file }; та же команда её продолжит.
cli-left-unsaved = Игра не сохранена; сохраняет её --record FILE.
cli-save-needs-file = save нужно имя файла: save game.txt
cli-ask-agree = { $side }, вы согласны закончить игру? (yes или no)
cli-no-agreement = { $side } не соглашается.
cli-faulted = { $side } ({ $who }) не даёт хода: { $reason }.
cli-hint = Подсказка: { $label }, в конце для вас примерно { $seeds }. Ожидается: { $line }.
cli-hint-proven = Подсказка: { $label }, для вас это { $seeds }, как бы ни играл соперник. Ожидается: { $line }.
cli-over = Игра окончена. undo берёт последний ход назад, quit выходит.
cli-type-help = (help говорит, что можно набрать)
cli-may-swap = (вместо хода можно взять чужую сторону как она есть: swap)
cli-file-there = { $file } уже есть; save нужно имя нового файла
cli-played-laps = { $side } ({ $who }) ходит { $token }, кругов посева { $laps }.
cli-toss-first = Монета: начинает { $first }.
cli-open-elsewhere = { $file } открыт в другом Sower, который пишет его после каждого хода; сначала закончите там или назовите другой файл
cli-resumed-finished = Игра в { $file } окончена, сделано { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }.
cli-from-and-record = в { $file } уже есть игра; --from начинает новую, ей нужен новый файл
cli-other-game = это запись игры { $found }, а не { $expected }
cli-no-last-move = Ходов ещё не было; why 3 говорит, что сделала бы лунка 3.
cli-too-much = По одному ходу за раз. (help говорит, что можно набрать)
cli-taken-back = { $count ->
    [0] Окончание взято назад.
    [one] Взят назад { $count } ход.
    [few] Взято назад { $count } хода.
   *[many] Взято назад { $count } ходов.
  }
cli-changed = Изменено на этот раз: { $changes }
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
cli-middle-left-out = (кругов { $laps }, середина пропущена)
cli-also = Также { $names }.

cli-bench-rounds = Каждый поиск идёт { $rounds ->
    [one] { $rounds } раз
    [few] { $rounds } раза
   *[many] { $rounds } раз
  }; считается самый быстрый.
cli-bench-round = { $game }: раз { $round } из { $rounds }
cli-bench-stores = игры сохраняются: { $count } из { $of }
cli-bench-games-begun = игр начато: { $count }
cli-bench-warms-up = разогрев, { $seconds } с
cli-bench-measures = измерение, { $seconds } с
cli-bench-bad-rate = скорость — это число ходов в секунду больше 0
cli-bench-bad-url = { $url } — не адрес сайта; напишите http://HOST:PORT
cli-bench-too-slow = сделано лишь { $reached } из { $intended } задуманных ходов в секунду: времена ничего не значат
cli-bench-games = игр одновременно
cli-bench-intended = ходов в секунду, задумано
cli-bench-reached = ходов в секунду, сделано
cli-bench-p50 = задержка p50, мс
cli-bench-p99 = задержка p99, мс
cli-bench-p999 = задержка p99.9, мс
cli-bench-slowest = наибольшая задержка, мс
cli-bench-late = из неё сама толпа, p99, мс
cli-bench-return-p50 = возвращение после потери соединения, p50, мс
cli-bench-return-p99 = возвращение после потери соединения, p99, мс
cli-bench-bytes = байтов на ход, всем получателям
cli-bench-refused = сообщений отклонено
cli-bench-lost = соединений потеряно
cli-bench-cpu = сервер: процессор на ход, мкс (без размышлений)
cli-bench-thinking = сервер: думающих процессоров
cli-bench-batch = сервер: записей в транзакции
cli-bench-memory = сервер: память, МБ
cli-bench-most-memory = сервер: наибольшая память, МБ
