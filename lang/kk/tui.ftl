# Терминал экрандары не айтады.

# Аттар.
tui-side = { $side }
tui-player = { $side } ({ $who })
tui-who-you = сіз
tui-who-person = адам
tui-who-random = кездейсоқ
tui-who-greedy = ашкөз
tui-who-minimax = минимакс { $depth }
tui-who-level = { $level }-деңгей
tui-who-search = { $weights } бар іздеу
tui-who-engine = { $command } бағдарламасы

# Мәзір.
tui-welcome = Sower, тарату ойындарының үйі
tui-go-on = Жалғастыру: { $game }, { $count } жүріс — { $south } { $south_store }, { $north } { $north_store }
tui-cannot-go-on = Мұнда жалғаспайтын ойын: { $name }
tui-go-on-without-rules = Ереже файлын күтіп тұр: { $game }
tui-rules-gone = Бұл сіздің { $file } ереже файлыңыздың ойыны, қазір оны пайдалану мүмкін емес: { $reason }.
tui-rules-changed = Бұл сіздің { $file } ереже файлыңыздың ойыны, файл содан бері өзгерген: қазіргі мазмұнымен ойын жалғаса алмайды.
tui-rules-awaited = Ойыннан ештеңе жоғалған жоқ: ол { $place } ішінде сақтаулы. Ереже файлы бұрынғыдай болған бойда мәзір оны жалғастырады.
tui-open-elsewhere = Бұл ойын басқа терминалда ашық, сонда сол күйі қалады. Мұнда ойнағаныңыз бөлек ойын болып сақталады.
tui-kept-elsewhere = Бұл ойын басқа терминалда. Мұнда ойнағаныңыз осыдан бастап бөлек ойын болып сақталады.
tui-not-taken-up = Бұл ойын енді жоқ: { $reason }.
tui-open-in-another = ол басқа терминалда ашық
tui-not-discarded = Ол тасталған жоқ: { $reason }.
tui-cannot-go-on-title = Бұл ойынды мұнда жалғастыру мүмкін емес
tui-cannot-go-on-why = { $place } оқылмады: { $reason }. Бұл өз ереже файлыңыздың ойыны болса, екеуін де беріңіз: sower play YOUR-RULES.toml --record { $place }. Оған дейін ол сонда қалады.
tui-find = Іздеу: { $typed }▏
tui-nothing-found = Ондай ойын жоқ.
tui-ask-open = Қай жазбаны ашу керек? (файл аты)
tui-ask-discard = Бұл аяқталмаған ойынды тастау керек пе?
tui-nothing-to-discard = Тек аяқталмаған ойынды тастауға болады.
tui-not-opened = { $file } ашылмады: { $reason }

# Ойын алдында.
tui-against = Қарсылас
tui-you-have = Сіздің жақ
tui-who-begins = Кім бастайды
tui-person-beside-you = жаныңыздағы адам
tui-weakest-level = 1-деңгей, үйренуші
tui-strongest-level = 10-деңгей, бар күші
tui-by-coin = тиын шешеді
tui-side-begins = { $side }, сіз бастайсыз
tui-side-follows = { $side }, ол бастайды
tui-coin-in-the-air = Тиын шешеді…
tui-coin-you = Тиын: сіз { $side } жағындасыз, сіз бастайсыз.
tui-coin-other = Тиын: сіз { $side } жағындасыз, { $player } бастайды.
tui-coin-first = Тиын: { $first } бастайды.

# Тақта басында.
tui-to-move = { $player } жүреді.
tui-thinking = { $player } ойлануда{ $dots }
tui-waits = { $player } жүруі керек, күтіп тұр: бос орын пернесі жүргізеді.
tui-sowing = { $side } таратады: қолында { $hand }.
tui-sowing-lap = { $side } таратады, айналым { $lap }/{ $laps }: қолында { $hand }.
tui-last-move = { $side } { $token } жүрді. { $what }
tui-last-move-laps = { $side } { $token } жүрді, { $laps } айналым. { $what }
tui-first-move = Әлі жүріс жоқ.
tui-first-move-how = Әлі жүріс жоқ. Жақшадағы атын теріңіз немесе бағыттармен таңдап, Enter басыңыз.
tui-may-swap = p жақты ауыстырады: қарсы жақты сол күйінде аласыз.
tui-no-swap = Қазір жақ ауыстыруға болмайды.
tui-preview = { $label }: { $what }
tui-preview-laps = { $label }, { $laps } айналым: { $what }
tui-typed-so-far = { $typed }… (екінші цифр немесе Enter)
tui-not-your-turn = Қазір { $player } жүреді.
tui-no-such-key = { $key } мұнда ештеңе істемейді; ? барлық пернені көрсетеді.
tui-over = Ойын аяқталды: u қайтарады, n жаңасын бастайды, z талдайды.
tui-nothing-to-undo = Қайтаратын жүріс жоқ.
tui-nothing-to-redo = Орнына қоятын жүріс жоқ.
tui-no-agreement = { $player } әрі қарай ойнағысы келеді.
tui-ask-resign = { $side } беріле ме?
tui-ask-agree = Қарсылас келіссе, ойынды осында аяқтау керек пе? { $result }
tui-ask-save = Қандай атпен сақтау керек?
tui-saved = { $file } ішінде сақталды.
tui-not-saved = { $file } ішінде сақталмады: { $reason }
tui-not-kept = Бұл ойын сақталмайды: { $reason }
tui-faulted = { $player } жүріс бермейді: { $reason }.
tui-speed-slow = Тарату баяу көрсетіледі.
tui-speed-normal = Тарату әдеттегідей көрсетіледі.
tui-speed-fast = Тарату жылдам көрсетіледі.
tui-speed-off = Жүрістер қадам-қадаммен көрсетілмейді.

# Іздеу не ойлайды.
tui-hint = Кеңес: { $label }, соңында сізге шамамен { $margin }.
tui-hint-proven = Кеңес: { $label }, қарсылас қалай ойнаса да { $margin }.
tui-hint-within = Алу ең көбі { $plies } жүрістен кейін болады.
tui-hint-line = Күтілетіні: { $line }.
tui-hint-wanted = Кеңес ізделуде{ $dots }
tui-lead = { $side } { $margin }
tui-level = тең
tui-best-line = тереңдік { $depth }: { $line }
tui-best-line-proven = дәлелденді: { $line }
tui-looking = ізделуде…
tui-values = Жүретінге бағалар, { $seed }
tui-moves = Жүрістер
tui-in-store = { $side }, { $store } { $count }

# Беттер.
tui-also-called = Басқа аттары: { $names }.
tui-notes = Ескертпелер
tui-sources = Дереккөздер
tui-why-title = Неге
tui-pit-would = { $label }-{ $pit_abl } таратылса
tui-pit-may-not = { $label }-{ $pit_abl } қазір таратуға болмайды
tui-last-move-did = Соңғы жүріс, { $token }, { $side }
tui-middle-left-out = ({ $laps } айналымның ортасы қалдырылды)
tui-nothing-to-explain = Әлі ештеңе ойналған жоқ, { $pit } да таңдалмаған.
tui-review-title = Талдау
tui-review-going = Іздеу әр жүрісті қарайды: { $of } позицияның { $done } дайын. Тақтаның өзінен көрінетіні:
tui-review-accuracy = Дәлдік { $accuracy }, берілген { $seed }: { $lost }. { $classes }.
tui-review-not-moved = { $side } әлі жүрген жоқ.
tui-review-no-choice = { $side_loc } бірден көп рұқсат етілген жүріс болған жоқ, сондықтан бағалайтын ештеңе жоқ.
tui-review-turning = Бетбұрыс сәттері
tui-review-no-turning = Ондай болған жоқ: көрсетуге тұрарлық қате жіберген ешкім жоқ.
tui-review-point = { $ply }-жүріс, { $side } { $token }, { $class }. Жақсысы: { $better }
tui-review-moves = Әр жүріс және оның өз ойыншысына құны
tui-review-so-far = Осыған дейінгі ойын.
tui-review-tally = { $plies } жүріс, { $times ->
    [0] ешқайсысы { $seed } әкелген жоқ
   *[other] оның { $times } жүрісі барлығы { $count } { $seed } әкелді
  }; { $extra ->
    [0] қосымша жүріс жоқ
   *[other] { $extra } қосымша жүріс
  }.
tui-review-move = { $ply }-жүріс, { $token }, ұтып алғаны { $count }
tui-review-lead = { $stores_poss_loc } айырма, жүріс сайын
tui-keys-title = Пернелер
tui-keys-pits = Бағыттар { $pit_acc } таңдайды, Enter содан таратады; терілген аты бірден таратады, тінтуір де. Тарату кезінде кез келген перне жүрістің соңын көрсетеді.
tui-marks-title = Тақтадағы белгілер
tui-mark-legal = [3] ішінен таратуға болады; жақшасыздан болмайды, неге екенін w айтады
tui-mark-selected = қос жиек: Enter содан таратады
tui-mark-from = нүктелі жиек: соңғы жүріс басталған жер
tui-mark-to = қалың жиек: оның соңғысы түскен жер
tui-mark-hint = ★ кеңес
tui-mark-proven = +2.5 іздеу күтетін айырма, =+8 дәлелденгені
tui-mark-distance = →12: кесте бойынша алу ең көбі 12 жүрістен кейін болады

# Пернелер: экранның соңғы жолдарына қысқа, пернелер бетіне ұзын.
tui-key-sow = тарату
tui-key-sow-long = таңдалғанынан таратады
tui-key-hint = кеңес
tui-key-hint-long = кеңес: мықты ойыншы қалай жүрер еді
tui-key-values = баға
tui-key-values-long = баға: әр жүрістің құны, ең жақсы жол; тағы басса, жасырады
tui-key-why = неге
tui-key-why-long = неге: таңдалғаны не істер еді, неге болмайды, соңғы жүріс не істеді
tui-key-undo = қайтару
tui-key-undo-long = өткен кезегіңізге дейін қайтарады (Backspace те)
tui-key-redo = орнына
tui-key-redo-long = қайтарылғанды орнына қояды
tui-key-rules = ереже
tui-key-rules-long = ереже қарапайым сөзбен
tui-key-menu = мәзір
tui-key-menu-long = мәзір (Esc те); ойын сақталады
tui-key-quit = шығу
tui-key-quit-long = шығады; ойын сақталады
tui-key-keys = перне
tui-key-keys-long = осы бет
tui-key-speed = жылдам
tui-key-speed-long = тарату қалай көрсетіледі: баяу, әдеттегі, жылдам, көрсетілмейді
tui-key-offer = ұсыну
tui-key-offer-long = ойынды осы күйінде аяқтауды ұсынады
tui-key-resign = берілу
tui-key-resign-long = беріледі
tui-key-save = сақтау
tui-key-save-long = ойынды бөлек файлға сақтайды
tui-key-new = жаңа
tui-key-new-long = дәл сондай жаңа ойын
tui-key-review = талдау
tui-key-review-long = осыған дейінгі ойынды талдау
tui-key-step = қадам
tui-key-step-long = бір жүріс кері, PgDn бір жүріс алға, Home мен End шеттеріне, кім ойнаса да
tui-key-pause-long = кері қайтқанда компьютерді әрі қарай ойнатады немесе тоқтатып тұрады
tui-key-swap-long = жақты ауыстырады, ереже рұқсат етсе
tui-key-quit-anywhere = Ctrl-C кез келген жерден шығады; Ctrl-L экранды қайта салады
tui-key-choose = таңдау
tui-key-play = ойнау
tui-key-puzzles = есеп
tui-key-browser = браузер
tui-key-find = іздеу
tui-key-open = ашу
tui-key-discard = тастау
tui-key-begin = бастау
tui-key-lists = келесі
tui-key-back = артқа
tui-key-scroll = жылжыту
tui-key-close = жабу
tui-key-yes = иә
tui-key-no = жоқ
tui-key-skip = кез келген перне жүрістің соңын көрсетеді
tui-key-skip-toss = кез келген перне бастайды
tui-key-go-on = әрі қарай
tui-key-pause = кідіріс
tui-too-small = Sower үшін 80×24 терминал керек; мұнда { $columns }×{ $rows }. Үлкейтіңіз немесе q басып шығыңыз. Ештеңе жоғалмайды.

# Терминалдан шыққанда айтылады.
tui-left = Ойын сақталды; sower оны жалғастырады.
tui-left-in-file = Ойын { $file } ішінде сақталды; сол пәрмен оны жалғастырады.
