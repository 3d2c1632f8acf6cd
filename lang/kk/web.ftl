# Бет мәтіндері. Тек аргументтер мен аргумент бойынша таңдау рұқсат етіледі; әр таңдау *[other] деп аяқталады.

web-title = Sower

# Әр беттің жиегі
web-brand = Sower басты беті
web-skip = Мазмұнға өту
web-nav = Сайт бөлімдері
web-menu = Мәзір
web-nav-games = Ойындар
web-nav-new = Жаңа ойын
web-nav-analysis = Зерттеу
web-nav-review = Талдау
web-nav-mine = Ойындарым
web-nav-settings = Баптаулар
web-language = Тіл
web-foot = Sower: манкала ойнаңыз, үйреніңіз, есеп шығарыңыз. Ойындарыңыз осы серверде сақталады.
web-foot-alone = Sower: манкала ойнаңыз, үйреніңіз, есеп шығарыңыз. Ойындарыңыз осы браузерде сақталады.
web-close = Жабу

web-resume = Ойын жүріп жатыр
web-resume-turn = Жүріс сізде

# Пернелер тізімі
web-keys-title = Пернелер
web-keys-everywhere = Кез келген бетте
web-keys-sheet = Осы тізімді көрсету
web-keys-close = Терезені не мәзірді жабу
web-keys-board = Тақтада
web-keys-pit = Көрші ұяға өту
web-keys-play = Ұядан жүру
web-keys-game = Ойында
web-keys-label = Осы белгісі бар ұядан жүру
web-keys-way = Бағытын таңдау (ойыншы таңдайтын болса)
web-keys-steps = Жүрістер
web-keys-step = Алдыңғы не келесі жүріс
web-keys-ends = Бастапқы не соңғы позиция
web-keys-mistake = Келесі не алдыңғы қате
web-keys-counts = Тас санын дауыстап оқу
web-keys-unchoose = Таңдалған не алдын ала белгіленген жүрісті болдырмау

# Жүктеу және қателер
web-loading = Жүктелуде…
web-problem-title = Қате шықты
web-to-games = Барлық ойындар
web-missing-title = Бет табылмады
web-missing-text = Бұл мекенжайда бет жоқ немесе бұл ойынды көруге рұқсатыңыз жоқ.
web-down-title = Байланыс жоқ
web-down-text = Байланыс үзілді немесе Sower сервері іске қосылмаған. Ойындарыңыз сақталды.
web-down-waiting = Бірнеше секунд сайын қайта қосылып көреміз…
web-down-retry = Қайталап көру

# Жақтар
web-side-S = Оңтүстік
web-side-N = Солтүстік

# Басты бет
web-home-title = Манкала: ойнау, үйрену, шешу
web-home-lead = Африка, Азия және Америка манкала ойындары. Ойынды екі минутта үйреніп, компьютермен не досыңызбен ойнаңыз, неге жеңгеніңізді біліңіз.
web-home-continue = Ойынды жалғастыру
web-home-games = Таңдаулы ойындар
web-home-more = Барлық ойындар
web-way-computer = Компьютермен ойнау
web-way-computer-text = Он деңгей, кеңес және жүрісті қайтару
web-way-computer-level = Бірден басталады, { $level }-деңгей
web-hero-note = Сіздің жүрісіңіз: шұңқырды таңдасаңыз, компьютермен ойын басталады.
web-home-people = Адаммен ойнау
web-home-pair = Жылдам жұп табу
web-home-online = Ойыншылар: { $players } · жүріп жатқан ойындар: { $games } · ашық шақырулар: { $challenges }
web-home-quiet = Қазір ешкім ойнап жатқан жоқ. Сағатты таңдап, қарсылас күтіңіз.
web-home-all = Барлық ойынды көрсету ({ $count })
web-home-find = Ойын іздеу
web-home-find-none = Мұндай ойын жоқ.
web-filter-kind = Түрі
web-filter-country = Ел
web-filter-board = Тақта
web-filter-any = Кез келген
web-filter-map = Карта
web-map-world = Әлем
web-map-africa = Африка
web-map-asia = Азия
web-map-americas = Америка
web-map-country = { $country }: { $count } ойын
web-filter-found = { $count } ойын
web-filter-clear = Барлық ойынды көрсету
web-way-here = Бір экранда екеулеп
web-way-here-text = Екі ойыншы, бір құрылғы
web-way-friend = Досты шақыру
web-way-friend-text = Сілтеме жіберіп, бірге ойнаңыз
web-card-play = Ойнау
web-card-play-name = Ойнау: { $game }
web-card-learn = Үйрену
web-card-learn-name = Үйрену: { $game }

# Тізімдегі ойын
web-row-game = { $game } – { $other }
web-row-here = бір экранда екеулеп
web-row-open = дос күтілуде
web-row-damaged = бүлінген, жүрістері оқылмайды
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
web-game-notes = Толығырақ
web-game-variants = Түрлері
web-game-history = Тарихы
web-game-region = Ойналатын жерлер: { $region }
web-game-source = Деректер
web-game-tasks = Жаттығу
web-game-tasks-done = Орындалған тапсырма: { $done } / { $of }
web-example-play = ▶ Көрсету
web-example-again = ↻ Қайталау

# Тапсырмалар
web-task-number = { $number }-тапсырма
web-task-number-done = { $number }-тапсырма, орындалған
web-task-where = Бет жолы
web-task-title = Тапсырма { $number } / { $of }
web-task-done = Дұрыс!
web-task-missed = Дәл емес.
web-task-going = Жалғастырыңыз.
web-task-hint = Кеңес
web-task-again = Қайталап көру
web-task-next = Келесі тапсырма
web-task-back = Ережеге оралу
web-task-was-done = Бұл тапсырманы орындағансыз.

# Өз ережелері
web-game-change = Ережені өзгерту
web-rules-title = Өз ережеңіз
web-rules-lead = Әр ойын – мәтіндік файл. Дайынын өзгертіңіз, өзіңіздікін қойыңыз немесе дискіден ашыңыз. Содан кейін ойнаңыз, зерттеңіз немесе досыңызға сілтеме жіберіңіз.
web-rules-write = Ереже жазу
web-rules-begin = Негізі
web-rules-choose = Ойынды таңдаңыз…
web-rules-open = Файлды ашу
web-rules-text = Ереже файлы
web-rules-placeholder = Ережесін өзгерту үшін жоғарыдан ойын таңдаңыз немесе ереже файлын осында қойыңыз.
web-rules-check = Тексеру
web-rules-nothing = Қателер осында жол нөмірімен шығады. Қате болмаса, тақта көрінеді.
web-rules-sound = Ереже дұрыс.
web-rules-mistakes = { $count ->
    [one] { $count } қате
   *[other] { $count } қате
  }
web-rules-line = { $line }-жол
web-rules-whole = Бүкіл файл
web-rules-analyse = Зерттеу
web-rules-page = Ойын беті
web-rules-link = Сілтемесі бар кез келген адам осы ережемен ойнай алады. Ол жалпы тізімде көрінбейді. 30 күн қолданылмаса және онымен бірде-бір ойын ойналмаса, жойылады.
web-rules-board = { $game }: бастапқы тақта
web-rules-mine = Сіздің ереже файлдарыңыз
web-rules-replace = Қазіргі мәтінді ауыстыру керек пе?
web-rules-too-large = Файл тым үлкен. Шегі: { $bytes } байт.

# Жаңа ойын
web-new-title = Жаңа ойын
web-new-game = Ойын
web-new-variant = Түрі
web-new-variant-none = Стандартты ереже
web-new-rules = Ережені оқу
web-new-from-here = Ойын сіздің позицияңыздан басталады.
web-new-opponent = Қарсылас
web-new-computer = Компьютер
web-new-here = Бір экранда екеулеп
web-new-friend = Досты шақыру
web-new-here-text = Екі ойыншы бір экранда кезекпен жүреді.
web-new-friend-text = Сізге сілтеме беріледі. Досыңыз оны ашып, ойынға қосылады; тіркелу қажет емес.
web-new-level = Күші
web-new-level-word = { $level } – { $word }
web-new-textbook = минимакс, 6 жүріс
web-new-textbook-tick = Қарапайым минимакс (6 жүріс)
web-level-1 = бастаушы
web-level-2 = үйренуші
web-level-3 = әуесқой
web-level-4 = орташа
web-level-5 = сенімді
web-level-6 = тәжірибелі
web-level-7 = күшті
web-level-8 = өте күшті
web-level-9 = шебер
web-level-10 = ең жоғары күш
web-new-begins = Кім бірінші жүреді?
web-new-begins-you = Сіз
web-new-begins-other = Қарсылас
web-new-begins-toss = Жеребе
web-new-begins-south = Оңтүстік
web-new-pie = Бәліш ережесі: бірінші кезектен кейін екінші ойыншы жақ ауыстыра алады.
web-new-clock = Сағат
web-new-clock-none = Сағатсыз
web-new-clock-custom = Өз баптауыңыз
web-new-clock-each-move = Жүріс уақыты
web-new-clock-fischer = Әр ойыншыға минут + әр жүрістен кейін қосылатын секунд.
web-new-clock-minutes = Әр ойыншыға минут
web-new-clock-increment = Қосылатын секунд
web-new-clock-each = Бір жүріске секунд
web-new-options = { $count ->
    [0] Ережені өзгерту
   *[other] { $count } ереже өзгертілді
  }
web-new-options-reset = Стандартты ережеге қайту
web-new-all-rules = Барлық ережені ереже файлында өзгерту
web-new-usual = { $value } (әдепкі)
web-new-make = Ойынды бастау
web-new-make-friend = Сілтеме жасау

# Зерттеу
web-analysis-title = Зерттеу: { $game }
web-analysis-paste = Қою
web-analysis-edit = Тақтаны өзгерту
web-analysis-share = Бөлісу
web-analysis-to-move = Жүретін жақ: { $side }
web-analysis-steps = Жүрістерді қарау
web-step-first = Ойынның басы
web-step-back = Алдыңғы жүріс
web-step-on = Келесі жүріс
web-step-last = Соңғы жүріс
web-step-turn = Тақтаны аудару
web-line-play = Нұсқаны тақтада көрсету
web-line-after = { $side } { $label } жүрген соң
web-line-back = Ойынға оралу
web-analysis-moves = Жүрістер
web-analysis-no-moves = Тақтада жүріс жасаңыз. Сол позициядан жасалған басқа жүрістер нұсқа болады.
web-analysis-comment = Түсініктеме
web-analysis-promote = Негізгі нұсқа ету
web-analysis-delete = Осы жерден жою
web-analysis-graph = Айырма сызбасы
web-analysis-why = Соңғы жүріс түсіндірмесі
web-analysis-why-none = Жүріс жасаңыз: ол осында қадам сайын, ережесімен түсіндіріледі.
web-analysis-play = Осы жерден ойнау
web-graph = Күтілетін соңғы айырма, { $plies } жүріс
web-graph-south = Оңтүстік алда
web-graph-north = Солтүстік алда

# Қозғалтқыш
web-engine-title = Қозғалтқыш
web-engine-on = Қосулы
web-engine-over = Ойын бітті.
web-engine-begins = Іздеуде…
web-engine-depth = Тереңдік { $depth }, { $positions } позиция…
web-engine-depth-done = Тереңдік { $depth }, { $positions } позиция
web-engine-proven = Дәлелденді, { $positions } позиция
web-engine-distance = алуға ең көбі { $plies } жүріс
web-engine-more = Тағы { $count } жүріс
web-engine-legend = Әр жүрістен кейінгі күтілетін айырма, үздігі жоғарыда (✓ = дәлелденген)
web-engine-play = Осы жүрісті жүру
web-engine-unknown = Әлі бағаланбаған
web-engine-level = Шамамен тең
web-engine-level-proven = Тең ойын (дәлелденген)
web-engine-south = Оңтүстік шамамен { $margin } алда
web-engine-south-proven = Оңтүстік { $margin } артықпен жеңеді (дәлелденген)
web-engine-north = Солтүстік шамамен { $margin } алда
web-engine-north-proven = Солтүстік { $margin } артықпен жеңеді (дәлелденген)

# Позиция құру
web-editor-title = Тақтаны өзгерту
web-editor-store = Қойма
web-editor-less = Біреуін алып тастау: { $pit }
web-editor-more = Біреуін қосу: { $pit }
web-editor-how = Тас қосу үшін ұяны немесе қойманы басыңыз. − және + түймелері соңғысының тас санын өзгертеді.
web-editor-keys = Оң жақ түйме немесе Shift басып тұрып шерту бір тасты алады. Тінтуір дөңгелегі, + және −, цифрлар да жұмыс істейді.
web-editor-pick = Ұяны немесе қойманы таңдаңыз
web-editor-chosen = { $pit }: { $count }
web-editor-left = { $count ->
    [0] бәрі қойылды
   *[other] қоюға { $count } қалды
  }
web-editor-over = { $count } артық
web-editor-side = Жүретін жақ
web-editor-no-home = жоқ
web-editor-total = Барлығы { $count }:
web-editor-keep = Зерттеу
web-editor-leave = Бас тарту
web-editor-empty = Тақтаны тазалау

# Қою және бөлісу
web-paste-title = Позиция немесе ойын қою
web-paste-text = Ойын жазбасы, жүрістер тізімі немесе Sower түсінетін кез келген жазудағы позиция.
web-paste-take = Ашу
web-share-title = Бөлісу
web-share-link = Осы зерттеуге сілтеме, нұсқалары мен түсініктемелерімен
web-share-copy = Сілтемені көшіру
web-share-copied = Көшірілді
web-share-copy-yourself = Браузер көшіруге рұқсат бермейді. Мәтінді белгілеп, өзіңіз көшіріңіз.
web-share-record = Ойын жазбасы
web-share-record-copy = Жазбаны көшіру
web-share-record-file = Жазбаны жүктеп алу
web-share-picture = Тақтаның суреті
web-share-svg = SVG
web-share-png = PNG
web-share-film = Анимация
web-film-move = Соңғы жүріс
web-film-game = Бүкіл ойын
play-film = Анимацияны жүктеп алу
web-film-none = Алдымен жүріс жасаңыз.

# Талдау
web-review-title = Талдау
web-review-lead = Sower ойынды жүріс сайын талдап, бетбұрыс сәттерін көрсетеді.
web-review-paste = Ойын жазбасы
web-review-begin = Ойынды талдау
web-review-mine = Аяқталған ойындарыңыз
web-review-progress = Талданған жүріс: { $done } / { $of }
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
web-review-unfinished = Аяқталмаған. Оңтүстіктің күтілетін соңғы айырмасы: { $margin }.
web-review-start = Ойынның басы. Жүрістерді қараңыз немесе сызбаны басыңыз.
web-review-analyse = Зерттеу
web-review-accuracy = Дәлдік
web-review-seeds-lost = Қателіктен жоғалған { $seed }
web-review-turning = Бетбұрыс сәттері
web-review-no-turning = Шешуші қате жоқ.
web-review-played = { $round }-жүріс, { $side }: { $label }.
web-review-lost = { $better } жүрісі { $lost } { $seed } артық.
web-review-decided-S = Оңтүстік жеңеді (дәлелденген).
web-review-decided-N = Солтүстік жеңеді (дәлелденген).
web-review-decided-draw = Тең ойын (дәлелденген).
web-class-best = үздік
web-class-good = жақсы
web-class-only-move = жалғыз жүріс
web-class-inaccuracy = дәлсіздік
web-class-mistake = қате
web-class-missed-win = қолдан шыққан жеңіс
web-class-blunder = өрескел қате
web-class-opening = берілген бастау
web-class-alone = жалғыз жақсы жүріс
web-retry = Басқа жүріс іздеу
web-review-move = Тақтадағы жүріс
web-review-better = Жақсырағы:
web-review-expected = Жүрістен кейін:
web-review-card = { $round }-жүріс, { $class }
web-review-costs = −{ $lost } { $seed }
web-review-keys = ← және → жүрістерді, N және P қателерді ақтарады. Барлық пернелер: ?
web-review-share-link = Осы жүріске сілтеме
web-learn = Қателермен жұмыс
web-learn-whose = Кімнің қателері
web-learn-both = Екі жақ
web-learn-none = Талдайтын қате жоқ.
web-learn-of = { $number }-қате, барлығы { $of }
web-learn-ask = { $round }-жүріс, { $side }: { $label } жүрілді. Жақсырақ жүріс табыңыз.
web-learn-checking = Жүрісіңіз тексерілуде…
web-learn-best = { $label } – үздік жүріс.
web-learn-good = { $label } үздік жүрістен кем емес.
web-learn-fine = { $label } – сенімді жүріс: бар болғаны { $lost } { $seed } жоғалады.
web-learn-played = { $label } – ойындағы жүріс. Одан { $lost } { $seed } жоғалады.
web-learn-worse = { $label } жүрісінен { $lost } { $seed } жоғалады.
web-learn-unknown = { $label } жүрісін бағалау мүмкін болмады. Қайталап көріңіз.
web-learn-keeps-win = Артықшылық сақталды.
web-learn-keeps-level = Теңдік сақталды.
web-learn-keeps-loss = Жағдай нашар күйінде қалады.
web-learn-win-level = Артықшылық кетті: ойын шамамен тең.
web-learn-win-loss = Артықшылық қарсыласқа өтеді.
web-learn-level-loss = Ойын тең еді, енді қарсылас алда.
web-learn-margin = Күтілетін айырма ({ $seed }): { $tried }. Үздік жүріспен: { $best }.
web-learn-margin-best = Күтілетін айырма ({ $seed }): { $best }.
web-learn-expected = Күтілетін жалғасы:
web-learn-answer = Жауабын көрсету
web-learn-answer-is = Үздік жүріс – { $label }:
web-learn-again = Қайталап көру
web-learn-skip = Өткізіп жіберу
web-learn-next = Келесі
web-learn-repeat = Қалғандарын қайталау
web-learn-leave = Талдауға оралу
web-learn-end = { $of } қатенің { $solved } шешілді
web-learn-first = Бірінші әрекеттен: { $first }
web-learn-shown = Жауабы көрсетілді: { $shown }
web-learn-skipped = Өткізілді: { $skipped }

# Ойындарым
web-mine-title = Ойындарым
web-mine-empty = Әзірге ойын жоқ. Алғашқысын бастаңыз.
web-mine-offline = Байланыс жоқ. Сервердегі ойындар байланыс қалпына келгенде көрінеді.
web-mine-yours = Сіздің кезегіңіз
web-mine-theirs = Қарсыластың кезегі
web-mine-over = Аяқталғандары
web-mine-more = Ескі ойындарды көрсету

# Баптаулар
web-settings-title = Баптаулар
web-settings-name = Атыңыз
web-settings-name-keep = Сақтау
web-settings-name-why = Бұл атты қарсыластар көреді. Тіркелу қажет емес.
web-settings-named = Енді атыңыз { $name }.
web-settings-theme = Көрініс
web-theme-system = Жүйедегідей
web-theme-light = Ашық
web-theme-dark = Қараңғы
web-theme-contrast = Айқын
web-settings-counts = Ұядағы тас саны
web-counts-always = Әрқашан
web-counts-touch = Тигенде
web-counts-never = Ешқашан
web-settings-labels = Ұя белгілері
web-look-title = Тақта мен тастар
web-settings-wood = Тақта
web-settings-seeds = Тастар
web-wood-game = Ойынның өзіндік түрі
web-wood-walnut = Жаңғақ ағашы
web-wood-maple = Үйеңкі
web-wood-slate = Тақтатас
web-wood-felt = Жасыл бояу
web-seeds-game = Ойынның өзіндік түрі
web-seeds-nickernut = Жаңғақ
web-seeds-glass = Шыны
web-seeds-pebble = Малтатас
web-seeds-cowrie = Каури қабыршағы
web-settings-speed = Себу жылдамдығы
web-speed-slow = Баяу
web-speed-normal = Қалыпты
web-speed-fast = Жылдам
web-speed-off = Лезде
web-settings-moves = Жүрістер
web-settings-sound = Дыбыс
web-settings-confirm = Әр жүрісті растау
web-settings-you = Сіз
web-settings-look = Сыртқы көрініс
web-settings-board = Тақта мен себу
web-settings-sounds = Дыбыс
web-settings-volume = Дыбыс деңгейі
web-volume-low = Төмен
web-volume-medium = Орташа
web-volume-high = Жоғары
web-settings-sound-text = Тастар, алу және ойын соңы
web-settings-confirm-text = Жүріс екінші рет басқанда жасалады
web-settings-phrases = Жылдам чатты көрсету
web-settings-phrases-text = Қарсыластың сөздері атының жанында шығады
web-settings-kept = Баптаулар осы браузерде сақталады.
web-settings-kept-account = Баптаулар тіркелгіңізде сақталады.
web-settings-forget-title = Деректерімді жою
web-settings-forget-text = Ойындардағы атыңыз «қонақ» болады, бұл браузер жаңадан бастайды. Аяқталған ойындар қарсыластарыңызда қалады.
web-settings-forget = Деректерімді жою
web-settings-forget-sure = Осы сайттағы деректеріңізді жоясыз ба? Мұны қайтару мүмкін емес.

# Ойнау

# Тақтада және тақта туралы. $seed, $seeds, $pit, $store, $home – ойынның өз сөздері.
board-ui-board = Тақта
# For boards on which a side has several rows; the first is nearest to the middle.
board-ui-row = { $row }-қатар
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
# Экранды оқитын бағдарламаға арналған ұя; жүріс нәтижесі нүктелі үтірден кейін.
board-ui-pit = { $whose ->
    [yours] Сіздің жағыңыз
    [theirs] Қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }, { $label }-{ $pit }: { $count } { $seed }
board-ui-pit-home = { $whose ->
    [yours] Сіздің жағыңыз
    [theirs] Қарсыласыңыздың жағы
    [south] Оңтүстік
   *[other] Солтүстік
  }, { $label }-{ $pit }: { $owner ->
    [yours] сіздің { $home_yours }
    [theirs] қарсыласыңыздың { $home_poss }
    [south] Оңтүстіктің { $home_poss }
   *[other] Солтүстіктің { $home_poss }
  }
board-ui-last-in = соңғы { $seed } { $where } түседі
board-ui-pit-name = { $whose ->
    [yours] өз жағыңыздағы
    [theirs] қарсыласыңыздың жағындағы
    [south] Оңтүстік жағындағы
   *[other] Солтүстік жағындағы
  } { $label }-{ $pit_dat }
board-ui-store-name = { $whose ->
    [yours] { $store_yours_dat }
    [theirs] қарсыласыңыздың { $store_poss_dat }
    [south] Оңтүстіктің { $store_poss_dat }
   *[other] Солтүстіктің { $store_poss_dat }
  }
# Тізімдегі жүріс, екінші жақта да сондай әріп болса: A мен a.
board-ui-label-of = { $whose ->
    [yours] сіздің
    [theirs] қарсыласыңыздың
    [south] Оңтүстіктің
   *[other] Солтүстіктің
  } { $label }
board-ui-counts = Оңтүстік: { $south }; { $store } { $southStore }. Солтүстік: { $north }; { $store } { $northStore }.
board-ui-closed = ойыннан тыс
board-ui-owned = { $owner ->
    [yours] сіздікі
    [theirs] қарсыластікі
    [south] Оңтүстіктікі
   *[other] Солтүстіктікі
  }
board-ui-house = үй
board-ui-blocked = қазір жүрілмейді
board-ui-hand-name = { $whose ->
    [yours] сіздің қолыңыз
    [theirs] қарсыластың қолы
    [south] Оңтүстіктің қолы
   *[other] Солтүстіктің қолы
  }
board-ui-moves = { $count } жүріс: { $ways }
board-ui-choose = { $label } үшін бағытты таңдаңыз
board-ui-choose-option = { $label } қалай жалғасатынын таңдаңыз
board-ui-choose-pit = Қосымша алынатын шұңқырды басыңыз
board-ui-stop-in-house = Үйде тоқтау
board-ui-play-house = Үйді әрі қарай себу
board-ui-no-pit = Басқа ештеңе алмау
board-ui-take-too = қосымша алуға болады
board-ui-counts-bare = Оңтүстік: { $south }. Солтүстік: { $north }.
board-ui-in-hand = Қолда: { $count }
board-ui-counts-hands = Оңтүстік: { $south }; қолында { $southStore }. Солтүстік: { $north }; қолында { $northStore }.

# Ойын.
play-title-your-turn = ● Сіздің кезегіңіз: { $game }
play-log = Ойын журналы
play-your-turn = Сіздің кезегіңіз
play-not-your-turn = Қазір қарсыластың кезегі.
play-turn-south = Оңтүстіктің кезегі
play-turn-north = Солтүстіктің кезегі
play-turn-computer = Компьютердің кезегі
play-turn-player = { $name } жүреді
play-waiting-for-player = Қарсылас күтілуде
play-only-watching = Сіз бұл ойынды көріп отырсыз.
play-connecting = Қосылуда…
play-lost = Байланыс үзілді. Қайта қосылуда…
play-not-sent = Жіберілмеді: байланыс жоқ.
play-you = сіз
play-away = орнында жоқ
play-guest = Қонақ
play-seat-open = Бос орын
play-points = Матч есебі
play-clock = Қалған уақыт
play-low-time = Уақытыңыз аз қалды.
play-watching = { $count ->
   *[other] { $count } көрермен
  }
play-toss = Жеребе: бірінші { $side } жүреді.
# Әрекеттер.
play-ask-hint = Кеңес
play-hint = Кеңес: { $reason } Күтілетін жалғасы: { $line }
play-hint-thinking = Жақсы жүріс ізделуде…
play-undo = Жүрісті қайтару
play-ask-takeback = Қайтаруды сұрау
play-ask-end = Ойынды аяқтауды ұсыну
play-resign = Берілу
play-resign-sure = Осы ойында берілесіз бе?
play-keep-playing = Ойынды жалғастыру
play-claim = Жеңісті талап ету
play-swap = Жақ ауыстыру
play-may-swap = Жүрудің орнына жақ ауыстыра аласыз.
play-confirm = { $label } таңдалды. Жүру үшін тағы бір рет басыңыз.
play-confirm-move = { $label } жүру
play-premove-set = Алдын ала жүріс { $label }: мүмкін болса, кезегіңізде жасалады.
play-turn-board = Тақтаны аудару
play-seat-view = Бетпе-бет
play-sound = Дыбыс
play-notify = Хабарлап тұру
play-share = Бөлісу
play-game = Ойын баптаулары
play-game-leaves = Жаңа ойын басталады. Бұл ойын «Ойындарым» бөлімінде қалады.
play-close = Жабу
play-copy = Көшіру
play-copied = Көшірілді
play-link-play = Шақыру сілтемесі
play-link-watch = Көрермен сілтемесі
play-only-here = Бұл сілтемелер тек осы компьютерде жұмыс істейді. Желі арқылы ойнау үшін Sower-ді --lan параметрімен қосыңыз.
play-invite-title = Досты шақыру
play-invite-text = Осы сілтемені жіберіңіз. Бірінші қосылған адам қарсыласыңыз болады.
play-sit-title = Ойынға қосылу: { $game }
play-sit-name = Атыңыз
play-sit = Ойынға қосылу
play-yes = Иә
play-no = Жоқ
play-offer-end = { $name } ойынды осымен аяқтауды ұсынады.
play-offer-takeback = { $name } соңғы жүрісті қайтаруды сұрайды.
play-offer-rematch = { $name } реванш ұсынады.
play-asked-end = Сіз ойынды аяқтауды ұсындыңыз.
play-asked-takeback = Сіз жүрісті қайтаруды сұрадыңыз.
play-asked-rematch = Сіз реванш ұсындыңыз.
play-declined-end = { $name } ойынды аяқтаудан бас тартты.
play-declined-takeback = { $name } жүрісті қайтаруға келіспеді.
play-declined-rematch = { $name } реваншқа келіспеді.
# Жүрістер.
play-moves = Жүрістер
play-no-moves = Әзірге жүріс жоқ.
play-first = Ойынның басы
play-back = Алдыңғы жүріс
play-forth = Келесі жүріс
play-last = Соңғы жүріс
play-live = Ойынға оралу
play-looking-back = Сіз бұрынғы позицияны көріп отырсыз.
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
play-rematch = Реванш
play-next-game = Келесі ойын
play-review = Талдау
play-analyse = Зерттеу
play-export = Ойынды жүктеп алу
# The rounds of a match.
play-match-score = Матч есебі
play-round = { $round }-раунд
play-next-round = Келесі раунд
play-round-begins = { $round }-раунд басталды. { $turn }.
play-resign-round = Раундты беру
play-resign-round-sure = Осы раундты бересіз бе?
play-resign-match = Матчты беру
play-resign-match-sure = Бүкіл матчты бересіз бе?
play-won-round = Раундты ұттыңыз
play-lost-round = Раундты ұтылдыңыз
play-drawn-round = Раунд тең бітті
play-side-won-round = Раундты { $side } ұтты
play-won-match = Матчты ұттыңыз
play-lost-match = Матчты ұтылдыңыз
play-drawn-match = Матч тең бітті
play-side-won-match = Матчты { $side } ұтты
web-review-rounds = Матч раундтары

# Есептер және жаттықтырушы
web-nav-puzzles = Есептер
web-puzzles-title = Есептер
web-puzzles-lead = Жеңіске жеткізетін не тең ойынды сақтайтын жалғыз жүрісті табыңыз. Әр шешім дәлелденген, әр талпыныс түсіндіріледі.
web-puzzles-of = Есептер: { $game }
web-puzzles-where = Бет жолы
web-puzzles-solved = Шешілгені: { $solved } / { $of }
web-puzzles-solve = Шешу
web-puzzles-solve-name = Есептерін шешу: { $game }
web-puzzles-continue = Жалғастыру
web-puzzles-grade-1 = 1-қиындық (оңай)
web-puzzles-grade-2 = 2-қиындық
web-puzzles-grade-3 = 3-қиындық
web-puzzles-grade-4 = 4-қиындық
web-puzzles-grade-5 = 5-қиындық (қиын)
web-puzzles-tally = Шешілгені: { $solved } / { $of }, бірінші талпыныста: { $once }
web-puzzle-number = { $number }-есеп
web-puzzle-number-done = { $number }-есеп, шешілген
web-puzzle-title = Есеп { $number } / { $of }
web-puzzle-plies = { $plies } жүрісте шешіледі
web-puzzle-was-solved = шешілген
web-puzzle-line = Жалғасын көрсету
web-puzzle-continuation = Ықтимал жалғасы:
web-puzzle-steps = Қадам сайын
web-puzzle-solution = Шешімі
web-puzzle-next = Келесі есеп
web-puzzle-train = Мінсіз қорғанысқа қарсы аяғына дейін ойнау
web-puzzles-by-game = Барлық есептер
web-puzzles-daily = Күннің есептері
web-puzzles-streak = Қатарынан { $days } күн (ең ұзағы: { $best })
web-puzzles-no-streak = Қатар бастау үшін біреуін көмексіз шешіңіз. Жаңа есептер күн сайын UTC бойынша түн ортасында шығады.
web-puzzles-rating = Есептердегі рейтингіңіз: { $rating }
web-puzzles-themes = Тақырыптар
web-puzzles-all-themes = Бәрі
web-puzzle-rating = рейтингі { $rating }
web-puzzle-rated = Есептердегі рейтингіңіз: { $rating } ({ $change })
web-puzzle-theme-capture = Ұту
web-puzzle-theme-extra-turn = Қосымша жүріс
web-puzzle-theme-grand-slam = Бүкіл қатарды ұту
web-puzzle-theme-home = Жаңа үй
web-puzzle-theme-defence = Қорғаныс
web-puzzle-theme-sacrifice = Құрбандық
web-puzzle-theme-full-lap = Толық айналым
web-puzzle-theme-pass = Мәжбүрлі өткізу
web-puzzle-theme-finish = Ойынды аяқтайды
web-puzzle-theme-draw = Тең ойынды сақтайды
web-train-link = Ойын соңы жаттығуы
web-train-name = Ойын соңы жаттығуы: { $game }
web-train-title = Ойын соңы жаттығуы
web-train-plies = Жүріс саны: { $plies } · Қате: { $slips }
web-train-back = Жүрісті қайтару
web-train-on = Бәрібір жалғастыру
web-train-again = Басынан бастау
web-train-next = Жаңа ойын соңы

# Тіркелгілер, рейтингтер және профильдер
web-sign-in = Кіру
web-who = { $name }: профиліңіз
web-bot = бот
web-nav-leaders = Көшбасшылар
web-account-name = Аты
web-password = Құпиясөз
web-password-new = Жаңа құпиясөз
web-password-old = Қазіргі құпиясөз
web-password-rule = Кемінде 8 таңба
web-password-title = Құпиясөз
web-password-others = Барлық басқа құрылғыдан шығасыз.
web-password-change = Құпиясөзді өзгерту
web-password-changed = Құпиясөз өзгертілді.
web-recovery-code = Қалпына келтіру коды
web-sign-in-title = Кіру
web-sign-in-text = Қонақ ретінде ойнаған ойындарыңыз тіркелгіңізге көшеді.
web-sign-in-do = Кіру
web-sign-up-title = Тіркелгі жасау
web-sign-up-text = Аты мен құпиясөз жеткілікті. Ойындарыңыз кез келген құрылғыда қолжетімді болады, рейтингке де ойнай аласыз.
web-sign-up-do = Тіркелгі жасау
web-recover-title = Құпиясөзді қалпына келтіру
web-recover-text = Тіркелгенде сақтаған қалпына келтіру кодын енгізіңіз. Код та жоғалса, сайт әкімшісіне хабарласыңыз.
web-recover-do = Құпиясөзді орнату
web-to-sign-up = Тіркелгі жасау
web-to-sign-in = Менің тіркелгім бар
web-to-recover = Құпиясөзді ұмыттыңыз ба?
web-code-title = Осы кодты сақтаңыз
web-code-text = Құпиясөзді ұмытсаңыз, осы кодпен бір рет жаңасын орната аласыз. Код тек қазір көрсетіледі: жазып алыңыз немесе құпиясөздеріңізбен бірге сақтаңыз.
web-code-another-text = Кодты жоғалттыңыз ба? Жаңа код ескісін алмастырады.
web-code-another = Жаңа код жасау
web-code-copy = Көшіру
web-code-kept = Сақтап қойдым
web-account-profile = Профиліңіз
web-account-of = Тіркелгі: { $name }
web-sign-out-title = Шығу
web-sign-out = Шығу
web-sign-out-everywhere = Барлық жерден шығу
web-export-title = Сіздің деректеріңіз
web-export-text = Sower сіз туралы сақтайтынның бәрі бір файлда: баптаулар, рейтингтер, нәтижелер, ережелер және ойын жазбалары.
web-export = Жүктеп алу
web-delete-title = Тіркелгіні жою
web-delete-text = Атыңыз, рейтингтеріңіз бен баптауларыңыз бірден және біржола жойылады. Ойындар қарсыластарыңызда қалады, бірақ атыңызсыз.
web-delete = Тіркелгіні жою
web-delete-sure = { $name } тіркелгісін жоясыз ба? Мұны қайтару мүмкін емес.
web-rating = Рейтинг
web-ratings = Рейтингтер
web-rating-provisional = Алдын ала рейтинг: ойын аз
web-rating-games = { $count ->
    [one] { $count } ойын
   *[other] { $count } ойын
  }
web-rating-graph = { $count ->
    [one] Бір ойыннан кейінгі рейтинг: { $last }
   *[other] { $count } ойын бойы рейтинг: { $first } – { $last }
  }
web-person-since = Сайтта { $day } бастап
web-person-yours = Тіркелгі баптаулары
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
web-leaders-title = Көшбасшылар кестесі
web-leaders-people = Ойыншылар
web-leaders-bots = Боттар
web-leaders-place = Орын
web-leaders-name = Аты
web-leaders-games = Ойындар
web-leaders-empty = Рейтингтік ойындар әлі жоқ.
web-new-rated-title = Рейтинг
web-new-rated = Рейтингтік ойын
web-new-rated-text = Стандартты ереже, сағатпен, жүріс қайтарылмайды. Бұрын сирегірек бірінші жүрген ойыншы бастайды. Әр жақ екі жүріс жасаған соң ойын есепке алынады.
web-new-rated-even = Бұл ойында бірінші жүру тиімді. Бәліш ережесі мұны теңестіреді:
web-new-rated-sign-in = Рейтингтік ойынға тіркелгі керек.
play-sit-title-rated = Рейтингтік ойынға қосылу: { $game }
play-sit-sign-in = Бұл – рейтингтік ойын. Қосылу үшін кіріңіз немесе тіркелгі жасаңыз.
play-rated = Рейтингтік ойын

# Лобби және турнирлер
web-nav-lobby = Лобби
web-meet-ways = Қарсылас табу жолдары
web-way-opponent = Қарсылас табу
web-way-opponent-text = Жұп табу немесе шақыру жариялау
web-home-playing = Жүріп жатқан ойындар
web-row-until = { $time } дейін жүру керек
web-meet-versus = { $one } – { $other }
web-meet-rated = рейтингке
web-meet-unrated = рейтингсіз
web-meet-each-move = бір жүріске { $seconds } с
web-meet-days = бір жүріске { $days } күн
web-lobby-title = Лобби
web-lobby-lead = Шақыруды қабылдаңыз, өзіңіз шақырыңыз немесе қарсыласты сайт тауып берсін.
web-lobby-wish = Жаңа шақыру
web-lobby-more = Бірінші жүріс және қарсылас
web-lobby-seat-either = Бәрібір
web-lobby-seat-begin = Мен
web-lobby-seat-second = Қарсылас
web-lobby-to = Бір ойыншыны шақыру (аты, міндетті емес)
web-lobby-rated = Рейтингке (тіркелгі керек)
web-lobby-pair = Қарсылас табу
web-lobby-challenge = Шақыру жасау
web-lobby-challenge-person = Шақыру жіберу
web-lobby-open = Ашық шақырулар
web-lobby-none = Ашық шақыру жоқ. Өзіңіз жасаңыз, басқа ойыншылар қабылдай алады.
web-lobby-yours = Сіздің шақыруыңыз
web-lobby-you-wait = Қарсылас күтілуде
web-lobby-for = { $name } үшін
web-lobby-you-begin = сіз бірінші жүресіз
web-lobby-you-second = сіз екінші жүресіз
web-lobby-take = Қабылдау
web-lobby-decline = Бас тарту
web-lobby-withdraw = Қайтарып алу
web-lobby-ended = Шақыруыңыз ойынсыз аяқталды.
web-arena-title = Турнирлер
web-arena-lead = Аренада уақыт біткенше ойын артынан ойын ойнайсыз. Айналма турнирде әркім әркіммен ойнайды.
web-arena-none = Қазір турнир жоқ. Тіркелгісі бар ойыншылар турнир құра алады.
web-arena-running = Қазір жүріп жатыр
web-arena-ahead = Алдағы
web-arena-over = Аяқталған
web-arena-players = { $count } ойыншы
web-arena-make = Турнир құру
web-arena-name = Атауы (міндетті емес)
web-arena-kind = Форматы
web-arena-kind-arena = Арена
web-arena-kind-arena-text = Бос ойыншылар ұпайы жақын қарсыласпен жұптасады.
web-arena-kind-robin-text = Басталғанға дейін қосылған әр ойыншы қалғандарының бәрімен ойнайды.
web-arena-length = Ұзақтығы
web-arena-minutes = { $minutes } мин
web-arena-robin = Айналма турнир
web-arena-robin-twice = Екі айналымды турнир
web-arena-begins = Басталуы
web-arena-in = { $minutes ->
    [1] 1 минуттан кейін
    [60] 1 сағаттан кейін
    [1440] бір тәуліктен кейін
   *[other] { $minutes } минуттан кейін
  }
web-arena-bots = боттар қатысады
web-arena-by = құрған: { $name }
web-arena-round = Айналым { $round } / { $of }
web-arena-your-game = Ойынға өту
web-arena-join = Қатысу
web-arena-sign-in = Кіріп қатысу
web-arena-leave = Шығу
web-arena-call-off = Турнирден бас тарту
web-arena-stay = Осы бетте қалыңыз. Келесі ойын автоматты түрде ашылады.
web-arena-starts-in = Басталуына { $time } қалды
web-arena-ends-in = { $time } қалды
web-arena-is-on = Турнир жүріп жатыр
web-arena-is-over = Турнир аяқталды
web-arena-no-players = Әзірге қатысушы жоқ.
web-arena-place = Орын
web-arena-player = Ойыншы
web-arena-games = Нәтижелер
web-arena-result = Ұпай: { $points }; ойынды ашу
web-arena-points = Ұпай
web-arena-on-a-row = Келесі жеңіс екі есе саналады
web-arena-plays = ойнап жатыр
web-arena-rules = Жеңіс – 2 ұпай, тең ойын – 1. Қатарынан екі жеңістен кейін келесі ойын екі есе саналады. Тек осы беттегі ойыншыларға қарсылас беріледі. Уақыт біткенше аяқталмаған ойын саналмайды.
web-arena-robin-rules = Жеңіс – 2 ұпай, тең ойын – 1. Әркім әркіммен ойнайды. Келмеген ойыншы уақыттан ұтылады.
play-clock-days = { $days } күн { $hours } сағ
play-clock-hours = { $hours } сағ { $minutes } мин
play-to-arena = Турнирге қайту
play-phrases = Жылдам чат
play-phrases-mute = Қарсыластың хабарларын жасыру
play-phrase-hello = Сәлеметсіз бе!
play-phrase-good-luck = Сәттілік!
play-phrase-nice-move = Жақсы жүріс!
play-phrase-oops = Ой!
play-phrase-one-moment = Бір сәт күте тұрыңыз.
play-phrase-well-played = Жақсы ойын!
play-phrase-thanks = Рақмет!
play-phrase-see-you = Тағы кездескенше!

# Боттар және API токендері
web-programs-title = Боттар және API токендері
web-programs-text = Токені бар бағдарлама токен құқықтары шегінде сіздің атыңыздан әрекет етеді: ойындарыңызды көреді, ойнайды, қарсылас іздейді. Құпиясөзді, токендерді және тіркелгіні өзгерте алмайды.
web-token-label = Токен атауы
web-token-scopes = Құқықтары
web-token-scope-read = ойындарыңыз бен хабарландыруларыңызды көру
web-token-scope-play = ойынға қосылып ойнау
web-token-scope-meet = шақыру жіберу, қарсылас іздеу және турнирге қосылу
web-token-make = Токен жасау
web-token-told = Бұл – сіздің токеніңіз. Ол тек қазір көрсетіледі: бағдарламаңызға көшіріп алыңыз.
web-token-made = Жасалған күні: { $day }
web-token-unused = қолданылмаған
web-token-used = соңғы рет қолданылған күні: { $day }
web-token-revoke = Жарамсыз ету
web-token-revoke-sure = «{ $label }» токенін жарамсыз етесіз бе? Оны қолданатын бағдарламалар бірден тоқтайды.
web-account-bot = Бұл – бот тіркелгісі
web-account-bot-text = Мұны басқа ойыншылар көреді, рейтингі боттар кестесінде шығады. Алғашқы рейтингтік ойын есепке алынғанша өзгертуге болады.

# Барлық бөлікті көрсететін бет, сайтты жасаушыларға арналған
web-components-title = Құрамдас бөліктер
web-components-lead = Сайттың барлық бөлігі: әр күйі және әр көрінісі.
web-components-type = Мәтін
web-components-colours = Түстер
web-components-buttons = Түймелер
web-components-fields = Енгізу өрістері
web-components-choices = Таңдау мен ауыстырғыштар
web-components-cards = Карточкалар
web-components-tiles = Тақташалар
web-components-rows = Жолдар
web-components-tabs = Қойындылар
web-components-dialogs = Терезелер мен хабарламалар
web-components-notices = Ескертулер
web-components-lines = Ойын нұсқалары
web-components-tables = Кестелер
web-components-tags = Белгілер
web-components-menus = Мәзірлер
web-components-progress = Барысы
web-components-avatars = Аватарлар
web-components-large = Үлкен
web-components-quiet = Бейтарап
web-components-danger = Қауіпті әрекет
web-components-disabled = Қолжетімсіз
web-components-open = Ашу

## Желісіз

web-local-failed = Осы беттегі қозғалтқыш жауап бермеді. Ойынды жалғастыру үшін бетті жаңартыңыз.
web-local-rests = Сіз адаммен ойнап жатқанда компьютер күтеді.
web-local-no-review = Талдау ойын аяқталғаннан кейін қолжетімді болады.
web-local-gone = Бұл ойын осы браузерде сақталмаған.
web-offline = Желі жоқ
web-offline-text = Байланыс жоқ. Компьютермен ойнауға, есептер шығаруға және талдауға болады; ойындар осы құрылғыда сақталады.
web-update-ready = Sower-дің жаңа нұсқасы дайын.
web-update-now = Жаңарту
web-notice-later = Кейін
web-local-offer = { $count ->
    [one] { $count } ойын тек осы құрылғыда сақталған.
   *[other] { $count } ойын тек осы құрылғыда сақталған.
}
web-local-add = Тіркелгіме қосу
web-local-added = Тіркелгіге қосылған ойындар: { $added }. Қосылмағаны: { $failed }.
web-local-title = Осы құрылғыда
web-local-text = Бұл ойындар осы браузерде сақталған. Тіркелгіге қосу үшін кіріңіз.
web-sign-out-data = Бұл браузерде ойындар, өз ережелеріңіз немесе есеп нәтижелері сақталған. Шыққанда оларды жою керек пе?
web-sign-out-clear = Жойып, шығу
web-sign-out-keep = Сақтап, шығу
web-device-title = Желісіз пайдалану
web-device-ready = Барлығы осы құрылғыда: Sower желісіз жұмыс істейді.
web-device-not-yet = Sower бұл құрылғыда әлі сақталмаған. Ол бет ашылғаннан кейін бірнеше секундта сақталады.
web-device-install = Қосымшаны орнату
web-cancel = Бас тарту
