# Пәрмендердің өздері не айтады. Терілетін сөздер сол күйі қалады.

cli-toss = Тиын: Оңтүстік — { $south }, Солтүстік — { $north }, бастайтын — { $first }.
cli-played = { $side } ({ $who }) { $token } жүрді.
cli-help = Жүру үшін { $pit_gen } атын теріңіз, немесе:
  moves        әр жүріс неге апарады (moves --why: қадам-қадаммен)
  why          соңғы жүріс неге осылай болды (why 3: үшінші не істер еді)
  board        тақта тағы бір рет
  rules        ереже қарапайым сөзбен
  hint         мықты ойыншы қалай жүрер еді
  undo, redo   жүрісті қайтару немесе орнына қою
  swap         жақ ауыстыру, ереже рұқсат етсе
  save FILE    ойынды файлға сақтау
  agree        ойынды аяқтауды ұсыну
  resign       берілу
  quit         шығу (Ctrl-D де)
cli-nothing-to-undo = Қайтаратын жүріс жоқ.
cli-nothing-to-redo = Орнына қоятын жүріс жоқ.
cli-saved = Ойын { $file } ішінде сақталды.
cli-resumed = { $file } ішіндегі ойын жалғасады, { $count } жүріс жасалған.
cli-left-saved = Ойын { $file } ішінде сақталды; сол пәрмен оны жалғастырады.
cli-left-unsaved = Ойын сақталмады; --record FILE сақтайды.
cli-save-needs-file = save файл атын қажет етеді: save game.txt
cli-ask-agree = { $side }, ойынды осында аяқтауға келісесіз бе? (yes немесе no)
cli-no-agreement = { $side } келіспейді.
cli-faulted = { $side } ({ $who }) жүріс бермейді: { $reason }.
cli-hint = Кеңес: { $label }, соңында сізге шамамен { $seeds }. Күтілетіні: { $line }.
cli-hint-proven = Кеңес: { $label }, қарсылас қалай ойнаса да сізге { $seeds }. Күтілетіні: { $line }.
cli-over = Ойын аяқталды. undo соңғы жүрісті қайтарады, quit шығады.
cli-type-help = (нені теруге болатынын help айтады)
cli-may-swap = (жүрудің орнына қарсы жақты сол күйінде ала аласыз: swap)
cli-file-there = { $file } бұрыннан бар; save жаңа файл атын қажет етеді
cli-played-laps = { $side } ({ $who }) { $token } жүрді, { $laps } айналым таратылды.
cli-toss-first = Тиын: { $first } бастайды.
cli-open-elsewhere = { $file } басқа Sower ішінде ашық, ол әр жүрістен кейін жазады; алдымен ойыннан сонда шығыңыз немесе басқа файлды атаңыз
cli-resumed-finished = { $file } ішіндегі ойын { $count } жүрістен кейін аяқталған.
cli-from-and-record = { $file } ішінде ойын бар; --from жаңасын бастайды, оған жаңа файл керек
cli-other-game = бұл { $expected } емес, { $found } ойынының жазбасы
cli-no-last-move = Әлі жүріс жасалған жоқ; why 3 үшінші { $pit } не істейтінін айтады.
cli-too-much = Бір жолы бір жүріс. (нені теруге болатынын help айтады)
cli-taken-back = { $count ->
    [0] Аяқталуы қайтарылды.
   *[other] { $count } жүріс қайтарылды.
  }
cli-changed = Осы жолы өзгертілген: { $changes }
cli-notes = Ескертпелер
cli-notes-unchanged = Осы өзгерістерсіз ойынға ескертпелер
cli-sources = Дереккөздер
cli-plies = { $count } жүріс.
cli-to-move = { $side } жүреді.
cli-plays = { $side } { $label } жүреді
cli-middle-left-out = ({ $laps } айналымның ортасы қалдырылды)
cli-also = Басқа аттары: { $names }.

cli-bench-rounds = Әр іздеу { $rounds } рет жүреді; ең жылдамы саналады.
cli-bench-round = { $game }: { $round }/{ $rounds }
cli-bench-stores = ойындар сақталуда: { $of } ішінен { $count }
cli-bench-games-begun = басталған ойындар: { $count }
cli-bench-warms-up = қыздыру, { $seconds } с
cli-bench-measures = өлшеу, { $seconds } с
cli-bench-bad-rate = жылдамдық — секундына 0-ден көп жүріс саны
cli-bench-bad-url = { $url } — сайттың мекенжайы емес; http://HOST:PORT деп жазыңыз
cli-bench-too-slow = секундына көзделген { $intended } жүрістің тек { $reached } ғана жасалды: уақыттар ештеңені білдірмейді
cli-bench-games = бір мезгілдегі ойындар
cli-bench-intended = секундына жүріс, көзделген
cli-bench-reached = секундына жүріс, жасалған
cli-bench-p50 = кідіріс p50, мс
cli-bench-p99 = кідіріс p99, мс
cli-bench-p999 = кідіріс p99.9, мс
cli-bench-slowest = ең ұзақ кідіріс, мс
cli-bench-late = оның ішінде ойыншылардың өзі, p99, мс
cli-bench-return-p50 = байланыс үзілгеннен кейін оралу, p50, мс
cli-bench-return-p99 = байланыс үзілгеннен кейін оралу, p99, мс
cli-bench-bytes = бір жүріске байт, барлық алушыға
cli-bench-refused = қабылданбаған хабарлар
cli-bench-lost = үзілген байланыстар
cli-bench-cpu = сервер: бір жүріске процессор, мкс (ойлаусыз)
cli-bench-thinking = сервер: ойлап тұрған процессорлар
cli-bench-batch = сервер: бір транзакциядағы жазба
cli-bench-memory = сервер: жад, МБ
cli-bench-most-memory = сервер: ең көп жад, МБ
