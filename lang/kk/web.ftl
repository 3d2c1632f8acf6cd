# Бет не айтады. Мұнда тек аргументтер мен аргумент бойынша таңдау болады, таңдау *[other] деп бітеді.

web-title = Sower

# Әр беттің жиегі
web-brand = Sower, бірінші бетке
web-skip = Бетке өту
web-nav = Беттер
web-menu = Мәзір
web-nav-games = Ойындар
web-nav-new = Жаңа ойын
web-nav-analysis = Зерттеу
web-nav-review = Талдау
web-nav-mine = Ойындарым
web-nav-settings = Баптаулар
web-language = Тіл
web-foot = Sower – тас себу ойындарының үйі. Ол осы машинада жұмыс істейді, ойындарыңыз сонда қалады.
web-close = Жабу

# Күту және болмай қалғаны
web-loading = Бір сәт…
web-problem-title = Болмай қалды
web-to-games = Ойындарға
web-missing-title = Бұл ұяда ештеңе жоқ
web-missing-text = Бұл мекенжайда бет жоқ, немесе бұл ойынды сізге көруге болмайды.
web-down-title = Sower жауап бермейді
web-down-text = Арғы жақтағы бағдарлама қосылмаған немесе желі жоқ. Ештеңе жоғалған жоқ: ойындар сонда сақталады.
web-down-waiting = Бет бірнеше секунд сайын өзі тексереді де, жалғастырып кетеді.
web-down-retry = Қазір көріп көру

# Жақтар
web-side-S = Оңтүстік
web-side-N = Солтүстік

# Бірінші бет
web-home-title = Тас себу ойындарының үйі
web-home-lead = Африка, Азия және Америка манкаласы: ойынды екі минутта үйреніп, компьютермен не досыңызбен ойнаңыз, неге жеңгеніңізді біліңіз.
web-home-continue = Ойынды жалғастыру
web-home-games = Бастауға төрт ойын
web-home-more = Басқа ойындар
web-way-computer = Компьютермен ойнау
web-way-here = Бір экранда екеу
web-way-friend = Доспен
web-card-play = Ойнау
web-card-play-name = Ойнау: { $game }
web-card-learn = Ережесі
web-card-learn-name = Ережесі: { $game }

# Тізімдегі ойын
web-row-game = { $game } – { $other }
web-row-here = бір экранда екеу
web-row-open = дос күтілуде
web-row-damaged = бүлінген: жүрістері оқылмайды
web-row-plies = { $count ->
    [0] басталмаған
   *[other] { $count } жүріс
  }
web-row-your-turn = Сіздің кезегіңіз
web-row-their-turn = Қарсыластың кезегі
web-row-review = Талдау
web-row-review-name = Осы ойынды талдау: { $game }

# Ойынның беті
web-game-also = Басқа атаулары: { $names }
web-game-rules = Ережесі
web-game-notes = Нәзік тұстары
web-game-variants = Түрлері
web-game-history = Қайдан шыққан
web-game-region = Ойналатын жерлер: { $region }
web-game-source = Деректер
web-game-tasks = Көріп көріңіз
web-game-tasks-done = { $of } тапсырманың { $done } орындалды
web-example-play = ▶ Көрсету
web-example-again = ↻ Тағы бір рет

# Тапсырмалар
web-task-number = { $number }-тапсырма
web-task-number-done = { $number }-тапсырма, орындалған
web-task-where = Осы тапсырманың ойыны
web-task-title = { $number }-тапсырма, барлығы { $of }
web-task-done = Болды!
web-task-missed = Әзірге жоқ.
web-task-going = Жалғастырыңыз.
web-task-hint = Кеңес
web-task-again = Қайта көру
web-task-next = Келесі тапсырма
web-task-back = Ережеге оралу
web-task-was-done = Мұны бұрын орындағансыз.

# Өз ережелері
web-game-change = Осы ережелерді өзгерту
web-rules-title = Өз ережелеріңіз
web-rules-lead = Ойын — мәтіндік файл. Дайынын өзгертіңіз, қойыңыз немесе дискіден ашыңыз; сол бойынша ойнаңыз, талдаңыз, досыңызға сілтеме жіберіңіз.
web-rules-write = Ереже жазу
web-rules-begin = Неден бастау
web-rules-choose = сайттың ойынынан…
web-rules-open = Файл ашу
web-rules-text = Ереже файлы
web-rules-placeholder = Ережесін өзгерту үшін жоғарыдан ойын таңдаңыз немесе файлды осында қойыңыз.
web-rules-check = Тексеру
web-rules-nothing = Қателер осында жол-жолымен айтылады; қате болмаса, ойын көрінеді.
web-rules-sound = Бұл ережелер бір-біріне қайшы келмейді.
web-rules-mistakes = { $count ->
    [one] { $count } қате
   *[other] { $count } қате
  }
web-rules-line = { $line }-жол
web-rules-whole = Файл
web-rules-analyse = Талдау
web-rules-page = Ойын беті
web-rules-link = Ойынның мекенжайы бар кез келген адам осы ережелермен ойнай алады; басқа ешкім көрмейді. 30 күн қолданылмаса және бірде-бір ойын ойналмаса, олар сақталмайды.
web-rules-board = «{ $game }» ойынының бастапқы тақтасы
web-rules-mine = Сіздің ереже файлдарыңыз
web-rules-replace = Жазғаныңызды ауыстыру керек пе?
web-rules-too-large = Файл тым үлкен; ең көбі { $bytes } байт қабылданады.

# Жаңа ойын
web-new-title = Жаңа ойын
web-new-game = Ойын
web-new-variant = Түрі
web-new-variant-none = Әдеттегі ереже
web-new-rules = Ережені оқу
web-new-from-here = Ойын сіз қойған позициядан басталады.
web-new-opponent = Кіммен?
web-new-computer = Компьютермен
web-new-here = Бір экранда екеу
web-new-friend = Доспен, сілтеме арқылы
web-new-here-text = Екеуіңіз бір экранда кезекпен жүресіз.
web-new-friend-text = Сізге сілтеме беріледі. Досыңыз оны ашып, екінші орынға отырады; тіркелудің керегі жоқ.
web-new-level = Күші
web-new-level-word = { $level } – { $word }
web-new-textbook = минимакс, алты жүріс
web-new-textbook-tick = Оның орнына оқулықтағы ойыншы: алты жүріс алға қарайтын минимакс
web-level-1 = алғашқы қадам
web-level-2 = үйренуші
web-level-3 = сақ
web-level-4 = әуесқой
web-level-5 = сенімді
web-level-6 = тәжірибелі
web-level-7 = күшті
web-level-8 = өте күшті
web-level-9 = шебер
web-level-10 = бұдан күштісі жоқ
web-new-begins = Кім бастайды?
web-new-begins-you = Сіз
web-new-begins-other = Қарсылас
web-new-begins-toss = Тиын тастау
web-new-begins-south = Оңтүстік
web-new-pie = Бәліш ережесі: бірінші кезектен кейін екінші ойыншы жақ ауыстыра алады.
web-new-clock = Сағат
web-new-clock-none = Сағатсыз
web-new-clock-custom = Өзіңіздікі
web-new-clock-each-move = Әр жүріске
web-new-clock-fischer = Әр ойыншыға берілетін минут және әр кезектен кейін қосылатын секунд.
web-new-clock-minutes = Әркімге минут
web-new-clock-increment = Кезек сайын секунд
web-new-clock-each = Жүріске секунд
web-new-options = { $count ->
    [0] Ережені өзгерту
   *[other] { $count } ереже өзгертілді
  }
web-new-options-reset = Әдеттегі ережеге оралу
web-new-all-rules = Кез келген ережені ереже файлында өзгерту
web-new-usual = { $value } (әдетте)
web-value-true = иә
web-value-false = жоқ
web-value-never = ешқашан
web-new-make = Бастау
web-new-make-friend = Сілтеме алу

# Зерттеу
web-analysis-title = Зерттеу: { $game }
web-analysis-paste = Қою
web-analysis-edit = Позиция құру
web-analysis-share = Бөлісу
web-analysis-to-move = Жүретін жақ: { $side }
web-analysis-steps = Жүрістермен аралау
web-step-first = Басына
web-step-back = Бір жүріс артқа
web-step-on = Бір жүріс алға
web-step-last = Соңына
web-step-turn = Тақтаны бұру
web-analysis-moves = Жүрістер
web-analysis-no-moves = Тақтада жүріс жасаңыз. Сол жерден жасалған басқа жүрістер тармақ болады.
web-analysis-comment = Осы жерге түсінік
web-analysis-promote = Негізгі жол ету
web-analysis-delete = Осы жерден жою
web-analysis-graph = Ойын қалай өтті
web-analysis-why = Соңғы жүріс неге солай болды
web-analysis-why-none = Жүріс жасаңыз, ол осында тас сайын, әр қадамның ережесімен айтылады.
web-analysis-play = Осы жерден ойнау
web-graph = Соңында күтілетін айырманың сызбасы, { $plies } жүріс
web-graph-south = Оңтүстік алда
web-graph-north = Солтүстік алда

# Бағдарлама
web-engine-title = Sower не ойлайды
web-engine-on = Қосулы
web-engine-over = Ойын бітті.
web-engine-begins = Қарап жатыр…
web-engine-depth = { $depth } жүріс алға, { $positions } позиция…
web-engine-depth-done = { $depth } жүріс алға, { $positions } позиция
web-engine-proven = Бәрі дәлелденді, қаралған позиция: { $positions }
web-engine-distance = алу ең көбі { $plies } жүрістен кейін
web-engine-legend = Әр жүрістен кейін жүрушінің соңындағы айырмасы, үздігі бірінші; ✓ – дәлелденген.
web-engine-unknown = Әлі бағаланбаған
web-engine-level = Шамамен тең
web-engine-level-proven = Тең ойын, дәлелденген
web-engine-south = Оңтүстік шамамен { $margin } алда
web-engine-south-proven = Оңтүстік { $margin } артықпен жеңеді, дәлелденген
web-engine-north = Солтүстік шамамен { $margin } алда
web-engine-north-proven = Солтүстік { $margin } артықпен жеңеді, дәлелденген

# Позиция құру
web-editor-title = Позиция құру
web-editor-store = Қойма
web-editor-less = Біреуге азайту: { $pit }
web-editor-more = Біреуге көбейту: { $pit }
web-editor-side = Кім жүреді
web-editor-no-home = жоқ
web-editor-total = Барлығы { $count }:
web-editor-keep = Осыны зерттеу
web-editor-leave = Бұрынғыша қалдыру
web-editor-empty = Тақтаны босату

# Қою және бөлісу
web-paste-title = Позиция немесе ойын қою
web-paste-text = Ойын жазбасы, жүрістер тізімі немесе Sower оқитын кез келген түрдегі позиция.
web-paste-take = Ашу
web-share-title = Бөлісу және сақтау
web-share-link = Осының бәріне, тармақтары мен түсініктеріне сілтеме
web-share-copy = Сілтемені көшіру
web-share-copied = Көшірілді.
web-share-copy-yourself = Браузер мұнда рұқсат бермейді; мәтінді белгілеп, өзіңіз көшіріңіз.
web-share-record = Жазба
web-share-record-copy = Жазбаны көшіру
web-share-record-file = Файлға сақтау
web-share-picture = Тақтаның суреті
web-share-svg = SVG
web-share-png = PNG

# Талдау
web-review-title = Талдау
web-review-lead = Sower ойынды жүріс сайын қарап, қай жерде бұрылғанын айтады.
web-review-paste = Ойын жазбасы, мәтін түрінде
web-review-begin = Талдау
web-review-mine = Біткен ойындарыңыз
web-review-progress = { $of } жүрістің { $done } қаралды
web-review-of = Талдау: { $game }
web-review-result = { $winner ->
    [S] Оңтүстік жеңді, { $south } : { $north }.
    [N] Солтүстік жеңді, { $north } : { $south }.
   *[other] Тең ойын, { $south } : { $north }.
  }
web-review-without-score = { $winner ->
    [S] Оңтүстік жеңді: { $how }.
   *[other] Солтүстік жеңді: { $how }.
  }
web-review-unfinished = Бітпеген; Оңтүстіктің соңында күтілетін айырмасы { $margin }.
web-review-start = Басы. Жүрістермен аралаңыз немесе сызбаны басыңыз.
web-review-analyse = Осы жерді зерттеу
web-review-accuracy = Дәлдік
web-review-seeds-lost = Қатеден жоғалғаны
web-review-turning = Бұрылыс сәттері
web-review-no-turning = Ешкім шешуші қате жібермеді.
web-review-played = { $round }-жүріс: { $side } { $label } ойнады.
web-review-lost = { $better } одан { $lost } артық еді.
web-review-decided-S = Оңтүстік жеңеді, дәлелденген.
web-review-decided-N = Солтүстік жеңеді, дәлелденген.
web-review-decided-draw = Тең ойын, дәлелденген.
web-review-better-line = Жақсырағы: { $line }
web-class-best = үздік
web-class-good = жақсы
web-class-only-move = жалғыз жүріс
web-class-inaccuracy = дәлсіздік
web-class-mistake = қате
web-class-missed-win = жіберілген жеңіс
web-class-blunder = өрескел қате
web-class-opening = берілген бастау
web-retry = Осы жерде қайта көру
web-retry-ask = Жүретін жақ: { $side }. Жақсырағын табыңыз.
web-retry-again = Тағы бір рет
web-retry-leave = Ойынға оралу
web-retry-best = { $label } – үздік жүріс. Жарайсыз!
web-retry-played = { $label } – ойналған жүріс; оның құны { $lost }.
web-retry-good = { $label } үздіктен кем емес.
web-retry-worse = { $label } жүрісінің құны { $lost }. Одан жақсысы бар.
web-retry-unknown = { $label } қазір бағаланбады.

# Ойындарым
web-mine-title = Ойындарым
web-mine-empty = Әзірге ойын жоқ. Біріншісіне бір-ақ басу қалды.
web-mine-yours = Сіздің кезегіңіз
web-mine-theirs = Қарсылас күтілуде
web-mine-over = Біткендері
web-mine-more = Ескі ойындарды көрсету

# Баптаулар
web-settings-title = Баптаулар
web-settings-name = Атыңыз
web-settings-name-keep = Сақтау
web-settings-name-why = Досыңыз осыны көреді. Тіркелудің керегі жоқ.
web-settings-named = Енді атыңыз { $name }.
web-settings-theme = Көрініс
web-theme-system = Жүйедегідей
web-theme-light = Ашық
web-theme-dark = Қараңғы
web-theme-contrast = Айқын
web-settings-counts = Ұя жанындағы сандар
web-counts-always = Әрқашан
web-counts-touch = Тигенде
web-counts-never = Ешқашан
web-settings-speed = Себу
web-speed-slow = Баяу
web-speed-normal = Қалыпты
web-speed-fast = Жылдам
web-speed-off = Бірден
web-settings-moves = Жүрістер
web-settings-sound = Дыбыс
web-settings-confirm = Әр жүріс алдында сұрау
web-settings-forget-title = Мені ұмыту
web-settings-forget-text = Ойындардағы атыңыз «қонақ» болады, бұл браузер басынан бастайды. Біткен ойындар бірге ойнағандарда қалады.
web-settings-forget = Мені ұмыту
web-settings-forget-sure = Бұл сайтта кім екеніңізді ұмытсын ба? Қайтаруға болмайды.

# Ойнау

# Тақтада және тақта туралы. $seed, $seeds, $pit, $store, $home – ойынның өз сөздері.
board-ui-board = Тақта
board-ui-south = Оңтүстік
board-ui-north = Солтүстік
board-ui-taken = { $captured } { $count }
board-ui-on-side = жағында { $count }
board-ui-possession = иелігі { $count }
# Жүріс бітетін ұяның үстіндегі қысқа сөздер.
board-ui-takes = { $count } алады
board-ui-home = { $home }
board-ui-again = тағы жүреді
board-ui-laps = { $count } айналым
board-ui-ends = ойын бітеді
# Ұя дауыстап; жүріс не істейтіні нүктелі үтірден кейін.
board-ui-pit = { $whose ->
    [yours] Сіздің жағыңыз
    [theirs] Қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }, { $pit } { $label }, { $seeds }: { $count }
board-ui-pit-home = { $whose ->
    [yours] Сіздің жағыңыз
    [theirs] Қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }, { $pit } { $label }: { $home }, иесі { $owner ->
    [yours] сіз
    [theirs] қарсыласыңыз
    [south] Оңтүстік
   *[other] Солтүстік
  }
board-ui-last-in = соңғысы түсетін жер: { $where }
board-ui-pit-name = { $whose ->
    [yours] сіздің жағыңыз
    [theirs] қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }, { $pit } { $label }
board-ui-store-name = { $store }, { $whose ->
    [yours] сіздің жағыңыз
    [theirs] қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }
# Тізімдегі жүріс, екінші жақта да сондай әріп болса: A мен a.
board-ui-label-of = { $whose ->
    [yours] сіздің
    [theirs] қарсыласыңыздың
    [south] Оңтүстіктің
   *[other] Солтүстіктің
  } { $label }
board-ui-counts = Оңтүстік: { $south }; { $store } { $southStore }. Солтүстік: { $north }; { $store } { $northStore }.

# Үстел басында.
play-title-your-turn = ● Сіздің кезегіңіз: { $game }
play-log = Ойында не болып жатыр
play-your-turn = Сіздің кезегіңіз.
play-not-your-turn = Қазір қарсыласыңыздың кезегі.
play-turn-south = Оңтүстік ({ $name }) жүреді.
play-turn-north = Солтүстік ({ $name }) жүреді.
play-waiting-for-player = Бос орынға біреудің отыруын күтудеміз.
play-only-watching = Сіз бұл ойынды көріп отырсыз.
play-connecting = Қосылуда…
play-lost = Байланыс үзілді; қайта қосылуда…
play-not-sent = Жіберілмеді: қазір байланыс жоқ.
play-you = сіз
play-away = орнында жоқ
play-guest = Қонақ
play-seat-open = бос орын
play-points = Осы ойындардағы ұпай
play-clock = Қалған уақыт
play-low-time = Уақытыңыз аз қалды.
play-watching = { $count ->
   *[other] { $count } көрермен
  }
play-toss = Тиын түсті: { $side } бастайды.
# Не істеуге болады.
play-ask-hint = Кеңес
play-hint = Кеңес: { $label }. Күтілетіні: { $line }
play-hint-thinking = Жақсы жүріс ізделуде…
play-undo = Жүрісті қайтару
play-ask-takeback = Қайтаруды сұрау
play-ask-end = Бітіруді ұсыну
play-resign = Берілу
play-resign-sure = Берілгіңіз келе ме?
play-go-on = Ойынды жалғастыру
play-claim = Жеңісті талап ету
play-swap = Жақ ауыстыру
play-may-swap = Жүрудің орнына жақ ауыстыра аласыз.
play-confirm = { $label } таңдалды. Ойнау үшін тағы бір рет басыңыз.
play-confirm-move = { $label } ойнау
play-premove-set = Мүмкін болса, { $label } кезегіңізде ойналады.
play-turn-board = Тақтаны бұру
play-seat-view = Қарама-қарсы отыру
play-sound = Дыбыс
play-notify = Маған хабарлау
play-share = Бөлісу
play-close = Жабу
play-copy = Көшіру
play-copied = Көшірілді
play-link-play = Ойнауға сілтеме
play-link-watch = Көруге сілтеме
play-only-here = Бұл сілтемелер тек осы компьютерде жұмыс істейді. Желіңіздегі біреумен ойнау үшін Sower-ді --lan арқылы қосыңыз.
play-invite-title = Досты шақыру
play-invite-text = Осы сілтемені жіберіңіз. Оны ашқан адам бос орынға отыра алады.
play-sit-title = Бос орын бар: { $game }
play-sit-name = Атыңыз
play-sit = Отыру
play-yes = Иә
play-no = Жоқ
play-offer-end = { $name } ойынды осымен бітіруді ұсынады.
play-offer-takeback = { $name } соңғы жүрісті қайтаруды сұрайды.
play-offer-rematch = { $name } тағы ойнағысы келеді.
play-asked-end = Сіз ойынды бітіруді ұсындыңыз.
play-asked-takeback = Сіз жүрісті қайтаруды сұрадыңыз.
play-asked-rematch = Сіз тағы ойнауды ұсындыңыз.
play-declined-end = { $name } ойынды осында аяқтаудан бас тартты.
play-declined-takeback = { $name } жүрісті қайтаруға келіспеді.
play-declined-rematch = { $name } тағы бір ойыннан бас тартты.
# Жүрістер.
play-moves = Жүрістер
play-no-moves = Әзірге жүріс жоқ.
play-first = Басына
play-back = Бір жүріс артқа
play-forth = Бір жүріс алға
play-last = Соңғы жүріске
play-live = Ойынға оралу
play-looking-back = Сіз артқа қарап отырсыз; ойын соңғы жүрісінен жалғасады.
play-why = Неге?
# Соңы.
play-won = Сіз жеңдіңіз
play-lost-game = Сіз жеңілдіңіз
play-drawn = Тең ойын
play-south-won = Оңтүстік жеңді
play-north-won = Солтүстік жеңді
# Ойынды шешпеген есептің орнына, нәтиженің жанында.
play-by-resignation = берілу
play-by-time = уақыт бойынша
play-by-abandoned = ойын тасталды
play-rematch = Қайта ойнау
play-next-game = Келесі ойынға
play-review = Талдау
play-analyse = Зерттеу
play-export = Жазбаны сақтау

# Есептер және жаттықтырушы
web-nav-puzzles = Есептер
web-puzzles-title = Есептер
web-puzzles-lead = Жеңісті не тең ойынды бір-ақ жүріс сақтайды. Бұл дәлелденген, әр талпыныстан кейін себебі айтылады.
web-puzzles-of = Есептер: { $game }
web-puzzles-where = Осы ойынның есептері
web-puzzles-solved = { $of } есептің { $solved } шешілді
web-puzzles-solve = Шешу
web-puzzles-solve-name = Есептерін шешу: { $game }
web-puzzles-go-on = Шешуді жалғастыру
web-puzzles-grade-1 = 1-қиындық: оңай
web-puzzles-grade-2 = 2-қиындық
web-puzzles-grade-3 = 3-қиындық
web-puzzles-grade-4 = 4-қиындық
web-puzzles-grade-5 = 5-қиындық: қиын
web-puzzles-tally = { $of } есептің { $solved } шешілді, бірінші талпыныста { $once }
web-puzzle-number = { $number }-есеп
web-puzzle-number-done = { $number }-есеп, шешілген
web-puzzle-title = { $number }-есеп, барлығы { $of }
web-puzzle-plies = { $plies } жүрісте шешіледі
web-puzzle-was-solved = бұрын шешілген
web-puzzle-line = Жалғасын көрсету
web-puzzle-steps = Қадам-қадаммен
web-puzzle-solution = Шешімі
web-puzzle-next = Келесі есеп
web-puzzle-train = Мінсіз қорғанысқа қарсы ойнап шығу
web-train-link = Ойын соңы жаттығуы
web-train-name = Ойын соңы жаттығуы: { $game }
web-train-title = Ойын соңы жаттығуы
web-train-plies = Жүріс саны: { $plies }; қолдан шыққаны: { $slips }
web-train-back = Қайтарып алу
web-train-on = Бәрібір жалғастыру
web-train-again = Басынан бастау
web-train-next = Басқа позиция

# Адамдар
web-sign-in = Кіру
web-who = { $name }: сіздің бетіңіз
web-bot = бағдарлама
web-nav-leaders = Көшбасшылар
web-account-name = Аты
web-password = Құпиясөз
web-password-new = Жаңа құпиясөз
web-password-old = Қазіргі құпиясөз
web-password-rule = Кемінде 8 таңба, кез келгені жарайды.
web-password-title = Құпиясөз
web-password-others = Басқа құрылғылардың бәрінен шығасыз.
web-password-change = Құпиясөзді ауыстыру
web-password-changed = Құпиясөз ауыстырылды.
web-recovery-code = Қалпына келтіру коды
web-sign-in-title = Кіру
web-sign-in-text = Мұнда қонақ болып ойнағаныңыздың бәрі өзіңізде қалады.
web-sign-in-do = Кіру
web-sign-up-title = Тіркелу
web-sign-up-text = Аты мен құпиясөз, басқа ештеңе керек емес. Ойындарыңыз кез келген құрылғыда сіздікі болып қалады, рейтингке де ойнай аласыз.
web-sign-up-do = Тіркелу
web-recover-title = Жаңа құпиясөз
web-recover-text = Тіркелгенде көрсетілген қалпына келтіру кодымен. Онсыз тек осы сайтты ұстаушы ғана көмектесе алады.
web-recover-do = Құпиясөзді орнату
web-to-sign-up = Мен мұнда алғаш ретпін
web-to-sign-in = Менің тіркелгім бар
web-to-recover = Құпиясөзімді ұмыттым
web-code-title = Осы кодты сақтап қойыңыз
web-code-text = Құпиясөзді ұмытып қалсаңыз, бұл код сізді бір рет қайта кіргізеді. Ол тек қазір көрсетіледі: жазып алыңыз немесе құпиясөздеріңізбен бірге сақтаңыз.
web-code-another-text = Кодты жоғалтып алдыңыз ба? Жаңасы бұрынғысын алмастырады.
web-code-another = Жаңа кодты көрсету
web-code-copy = Көшіру
web-code-kept = Сақтап қойдым
web-account-profile = Сіздің бетіңіз
web-account-of = Тіркелгі: { $name }
web-sign-out-title = Шығу
web-sign-out = Осы жерден шығу
web-sign-out-everywhere = Барлық жерден шығу
web-export-title = Сіздің деректеріңіз
web-export-text = Сіз туралы сақталғанның бәрі бір файлда: баптаулар, рейтингтер, нәтижелер, ережелер және ойын жазбалары.
web-export = Жүктеп алу
web-delete-title = Тіркелгіні жою
web-delete-text = Атыңыз, рейтингтеріңіз бен баптауларыңыз бірден және біржола жойылады. Ойындар бірге ойнағандарда аты жоқ қарсыласпен қалады.
web-delete = Тіркелгімді жою
web-delete-sure = { $name } тіркелгісін жоясыз ба? Оны қайтару мүмкін емес.
web-rating = Рейтинг
web-ratings = Рейтингтер
web-rating-provisional = Аз ойынға негізделген рейтинг
web-rating-games = { $count ->
    [one] { $count } ойын
   *[other] { $count } ойын
  }
web-rating-graph = { $count ->
    [one] Бір ойыннан кейінгі рейтинг: { $last }
   *[other] { $count } ойын бойы рейтинг: { $first } – { $last }
  }
web-person-since = Сайтта { $day } бастап
web-person-yours = Сіздің тіркелгіңіз
web-person-challenge = Ойынға шақыру
web-person-unrated = Рейтингтік ойындар әлі жоқ.
web-archive = Ойындар
web-archive-empty = Мұндай ойындар жоқ.
web-archive-all = Бәрі
web-archive-game = Ойын
web-archive-result = Нәтиже
web-archive-rated = Рейтингке
web-archive-opponent = Қарсылас
web-archive-when = Аяқталды
web-score-won = жеңіс
web-score-drawn = тең ойын
web-score-lost = жеңіліс
web-rated = рейтингке
web-unrated = рейтингсіз
web-not-counted = есепке алынбады
web-leaders-title = Көшбасшылар
web-leaders-people = Адамдар
web-leaders-bots = Бағдарламалар
web-leaders-place = Орын
web-leaders-name = Аты
web-leaders-games = Ойындар
web-leaders-empty = Бұл ойынды рейтингке әлі ешкім ойнаған жоқ.
web-new-rated-title = Рейтинг
web-new-rated = Рейтингке ойнау
web-new-rated-text = Әдеттегі ережемен, сағатпен, жүріс қайтарылмайды. Сирегірек бастаған ойыншы бастайды. Әр жақ екі жүріс жасаған соң ойын есепке алынады.
web-new-rated-even = Мұнда бастау тиімді; орын ауыстыру құқығы мұны теңестіреді:
web-new-rated-sign-in = Тіркелгіңіз болса, рейтингке ойнай аласыз.
play-sit-title-rated = Рейтингтік ойында орын бос: { $game }
play-sit-sign-in = Бұл ойын рейтингке ойналады, ол үшін тіркелгі керек.
play-rated = Бұл ойын рейтингке ойналады.

# Бейтаныстар кездесетін жер
web-nav-lobby = Зал
web-way-stranger = Осындағы біреумен ойнау
web-home-playing = Қазір ойнап жатқандар
web-row-until = { $time } дейін
web-meet-versus = { $one } – { $other }
web-meet-rated = рейтингке
web-meet-unrated = рейтингсіз
web-meet-each-move = бір жүріске { $seconds } с
web-meet-days = бір жүріске { $days } күн
web-lobby-title = Зал
web-lobby-lead = Біреудің шақыруын қабылдаңыз, өзіңіз ұсыныңыз немесе күтіп тұрғандардың бірімен жұптасыңыз.
web-lobby-wish = Не ойнағыңыз келеді?
web-lobby-more = Кім бастайды және кіммен
web-lobby-seat-either = Бәрібір, әділ бөлінсін
web-lobby-seat-begin = Мен бастаймын
web-lobby-seat-second = Қарсылас бастайды
web-lobby-to = Тек осы адамға (есімі; бос болса – кез келген адамға)
web-lobby-rated = Рейтингке (тіркелгісі барларға)
web-lobby-pair = Қарсылас табу
web-lobby-challenge = Залда ұсыну
web-lobby-challenge-person = Осы адамды шақыру
web-lobby-open = Ашық шақырулар
web-lobby-none = Қазір ешкім күтіп тұрған жоқ. Келген адам ұсынысыңызды көреді.
web-lobby-yours = Сіздің шақыруыңыз
web-lobby-you-wait = Сіз қарсылас күтіп тұрсыз
web-lobby-for = { $name } үшін
web-lobby-you-begin = сіз бастайсыз
web-lobby-you-second = сіз екінші жүресіз
web-lobby-take = Ойнау
web-lobby-decline = Бас тарту
web-lobby-withdraw = Қайтарып алу
web-lobby-ended = Бір шақыруыңыз ойынсыз аяқталды.
web-lobby-arenas = Турнирлер
web-arena-title = Турнирлер
web-arena-lead = Аренада уақыт біткенше ойын артынан ойын жүреді; айналма турнирде әркім әркіммен кездеседі.
web-arena-none = Қазір турнир жоқ. Тіркелгісі бар кез келген адам турнир құра алады.
web-arena-running = Қазір жүріп жатыр
web-arena-ahead = Алда
web-arena-over = Аяқталған
web-arena-players = { $count } ойыншы
web-arena-make = Турнир құру
web-arena-name = Атауы (бос болса – ойынның аты)
web-arena-kind = Түрі
web-arena-kind-arena = Арена
web-arena-kind-arena-text = Бос адам ұпайы шамалас біреумен ойнайды.
web-arena-kind-robin-text = Басталғанға дейін жазылғандар бір-бірімен түгел кездеседі.
web-arena-length = Ұзақтығы
web-arena-minutes = { $minutes } мин
web-arena-robin = Айналма турнир
web-arena-robin-twice = Айналма турнир, әр жұп екі рет
web-arena-begins = Басталуы
web-arena-in = { $minutes ->
    [1] 1 минуттан кейін
    [60] 1 сағаттан кейін
    [1440] бір тәуліктен кейін
   *[other] { $minutes } минуттан кейін
  }
web-arena-bots = боттар қатыса алады
web-arena-by = құрған: { $name }
web-arena-round = { $of } айналымның { $round }-айналымы
web-arena-your-game = Ойыныңызға
web-arena-join = Қатысу
web-arena-sign-in = Кіріп қатысу
web-arena-leave = Шығу
web-arena-call-off = Тоқтату
web-arena-stay = Осы бетте қалыңыз: келесі ойын өзі ашылады.
web-arena-starts-in = Басталуына { $time } қалды
web-arena-ends-in = { $time } қалды
web-arena-is-on = Турнир жүріп жатыр.
web-arena-is-over = Турнир аяқталды.
web-arena-nobody = Әзірге ешкім жазылған жоқ.
web-arena-place = Орын
web-arena-player = Ойыншы
web-arena-games = Нәтижелер
web-arena-result = Ұпай: { $points }; ойынға өту
web-arena-points = Ұпай
web-arena-on-a-row = Келесі жеңіс екі есе саналады
web-arena-plays = ойнап жатыр
web-arena-rules = Жеңіс – 2 ұпай, тең – 1; қатарынан екі жеңістен кейін келесі ойын екі есе саналады. Осы бетте жоқ адамға қарсылас берілмейді. Уақыт біткенше аяқталмаған ойын саналмайды.
web-arena-robin-rules = Жеңіс – 2 ұпай, тең – 1. Бәрі бәрімен кездеседі; келмеген адам уақыттан ұтылады.
play-clock-days = { $days } күн { $hours } сағ
play-clock-hours = { $hours } сағ { $minutes } мин
play-to-arena = Турнирге қайту
play-phrases = Бірдеңе айту
play-phrases-mute = Қарсыластың айтқанын көрсетпеу
play-phrase-hello = Сәлеметсіз бе!
play-phrase-good-luck = Сәттілік!
play-phrase-nice-move = Жақсы жүріс!
play-phrase-oops = Ой!
play-phrase-one-moment = Бір сәт күте тұрыңыз.
play-phrase-well-played = Жақсы ойын!
play-phrase-thanks = Рақмет!
play-phrase-see-you = Тағы кездескенше!

# Біреу үшін ойнайтын бағдарламалар.
web-programs-title = Сіз үшін ойнайтын бағдарламалар
web-programs-text = Токені бар бағдарлама токен рұқсат еткен шекте сіздің атыңыздан әрекет етеді: ойындарыңызды көреді, ойнайды, қарсылас табады. Құпиясөзді, токендерді немесе тіркелгіні өзгерте алмайды.
web-token-label = Оны қалай атайсыз
web-token-scopes = Рұқсат етіледі
web-token-scope-read = ойындарыңызды және сізге қатысты оқиғаларды көру
web-token-scope-play = отырып ойнау
web-token-scope-meet = шақыру, жұп табу және турнирге қосылу
web-token-make = Токен жасау
web-token-told = Бұл — токен. Ол тек қазір көрсетіледі: бағдарламаңызға көшіріп алыңыз.
web-token-made = Жасалған күні: { $day }
web-token-unused = қолданылмаған
web-token-used = соңғы рет қолданылған күні: { $day }
web-token-revoke = Кері қайтару
web-token-revoke-sure = «{ $label }» токенін кері қайтару керек пе? Оны қолданатынның бәрі бірден тоқтайды.
web-account-bot = Бұл атпен бағдарлама ойнайды
web-account-bot-text = Мұны басқалар көреді, рейтингі бағдарламалар тізімінде болады. Есепке алынған рейтингтік ойын болғанша өзгертуге болады.
