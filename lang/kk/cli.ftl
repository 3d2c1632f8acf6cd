# Пәрмендердің хабарлары. Терілетін сөздер аударылмайды.

cli-toss = Жеребе: Оңтүстік — { $south }, Солтүстік — { $north }, бірінші жүретін — { $first }.
cli-played = { $side } ({ $who }) { $token } жүрді.
cli-help = Жүру үшін { $pit_gen } атын теріңіз, немесе:
  { "  " }moves        жүрістер және олардың нәтижесі (moves --why: қадам-қадаммен)
  { "  " }why          соңғы жүрісті түсіндіру (why 3: 3-жүрісті түсіндіру)
  { "  " }board        тақтаны көрсету
  { "  " }rules        ережені көрсету
  { "  " }hint         жүріс ұсыну
  { "  " }undo, redo   жүрісті қайтару немесе қайталау
  { "  " }swap         жақ ауыстыру, ереже рұқсат етсе
  { "  " }save FILE    ойынды файлға сақтау
  { "  " }agree        ойынды аяқтауды ұсыну
  { "  " }resign       берілу
  { "  " }next         матчтың келесі раундын бастау
  { "  " }quit         шығу (немесе Ctrl-D)
cli-games-none = «{ $search }» бойынша ойын табылмады. Барлығы: sower games
cli-nothing-to-undo = Қайтаратын жүріс жоқ.
cli-nothing-to-redo = Қайталайтын жүріс жоқ.
cli-saved = Ойын { $file } файлына сақталды.
cli-resumed = { $file } файлындағы ойын жалғасады, { $count } жүріс жасалған.
cli-left-saved = Ойын { $file } файлына сақталды. Жалғастыру үшін сол пәрменді қайта іске қосыңыз.
cli-left-unsaved = Ойын сақталмады. Ойынды сақтау үшін --record FILE көрсетіңіз.
cli-save-needs-file = save үшін файл аты керек: save game.txt
cli-ask-agree = { $side }, ойынды осында аяқтауға келісесіз бе? (yes немесе no)
cli-no-agreement = { $side } келіспейді.
cli-faulted = { $side } ({ $who }) жеңіледі: { $reason }.
cli-hint = Кеңес: { $reason } Күтілетіні: { $line }.
cli-over = Ойын аяқталды. undo соңғы жүрісті қайтарады, quit шығады.
cli-type-help = (пәрмендер тізімі: help)
cli-may-swap = (жүрудің орнына жақ ауыстыра аласыз: swap)
cli-file-there = { $file } бұрыннан бар; save үшін жаңа файл аты керек
cli-played-laps = { $side } ({ $who }) { $token } жүрді, { $laps } айналым таратылды.
cli-toss-first = Жеребе: бірінші болып { $first } жүреді.
cli-open-elsewhere = { $file } басқа Sower бағдарламасында ашық; ойынды сонда жабыңыз немесе басқа файлды көрсетіңіз
cli-resumed-finished = { $file } файлындағы ойын { $count } жүрістен кейін аяқталған.
cli-from-and-record = { $file } файлында ойын бар; --from жаңасын бастайды, оған жаңа файл керек
cli-other-game = бұл { $expected } емес, { $found } ойынының жазбасы
record-game-hint = { $fault }; немесе файлдан кейін ойынды атаңыз: sower { $command } { $file } GAME, немесе ереже файлының жолы
record-file-missing = «{ $game }» — ойын; оның алдында жазба керек: sower { $command } FILE { $game }
cli-no-last-move = Әлі жүріс жасалған жоқ. why 3 деп теріңіз: 3-{ $pit } не істейтінін түсіндіреді.
cli-too-much = Бір жолы бір жүріс. (пәрмендер тізімі: help)
cli-taken-back = { $count ->
    [0] Ойынның аяқталуы қайтарылды.
   *[other] { $count } жүріс қайтарылды.
  }
cli-changed = Осы жолы өзгертілген: { $changes }
cli-notes = Ескертпелер
cli-notes-unchanged = Осы өзгерістерсіз ойынға ескертпелер
cli-sources = Дереккөздер
cli-plies = { $count } жүріс.
cli-to-move = { $side } жүреді.
cli-plays = { $side } { $label } жүреді
cli-middle-left-out = ({ $laps } айналымның ортасы көрсетілмеген)
cli-also = Басқа аттары: { $names }.

cli-bench-rounds = Әр іздеу { $rounds } рет орындалады; ең жылдамы есептеледі.
cli-bench-round = { $game }: { $round }/{ $rounds }
cli-bench-stores = ойындар сақталуда: { $of } ішінен { $count }
cli-bench-games-begun = басталған ойындар: { $count }
cli-bench-warms-up = қыздыру, { $seconds } с
cli-bench-measures = өлшеу, { $seconds } с
cli-bench-bad-rate = --rate: секундына 0-ден көп жүріс саны керек
cli-bench-bad-url = { $url } — сайттың мекенжайы емес; http://HOST:PORT керек
cli-bench-too-slow = секундына { $intended } жүрістің тек { $reached } жасалды, сондықтан кідірістер дұрыс емес
cli-bench-games = қатар жүретін ойындар
cli-bench-intended = секундына жүріс, берілген
cli-bench-reached = секундына жүріс, жасалған
cli-bench-p50 = кідіріс p50, мс
cli-bench-p99 = кідіріс p99, мс
cli-bench-p999 = кідіріс p99.9, мс
cli-bench-slowest = ең ұзақ кідіріс, мс
cli-bench-late = оның ішінде жүктеме генераторы, p99, мс
cli-bench-return-p50 = қайта қосылу p50, мс
cli-bench-return-p99 = қайта қосылу p99, мс
cli-bench-bytes = бір жүріске байт, барлық алушыға
cli-bench-refused = қабылданбаған хабарлар
cli-bench-lost = үзілген байланыстар
cli-bench-cpu = сервер: бір жүріске процессор, мкс (қозғалтқышсыз)
cli-bench-thinking = сервер: қозғалтқыш алған процессорлар
cli-bench-batch = сервер: бір транзакциядағы жазба
cli-bench-memory = сервер: жад, МБ
cli-bench-most-memory = сервер: ең көп жад, МБ
cli-against-computer = Сіз компьютермен ойнайсыз, деңгейі { $level }. Екі ойыншы үшін --north human көрсетіңіз.
config-file = Баптау файлы: { $file }
config-no-file = Баптау файлы: { $file } (жоқ)
config-from-default = әдепкі
config-from-locale = { $language }, ортадан ({ $variable })
config-from-file = баптау файлы
config-from-environment = орта ({ $variable })
config-from-flag = пәрмен жолы ({ $flag })
config-set = { $file } файлына жазылды: { $key } = { $value }.
config-unset = { $key } кілті { $file } файлынан өшірілді.
config-was-not-set = { $file } файлында { $key } кілті жоқ.
config-no-folder = баптау қалтасы жоқ; баптау файлының жолын { $variable } айнымалысында көрсетіңіз
config-not-toml = { $place }: бұл TOML емес; TOML талдағышының хабары: «{ $fault }»
config-unknown-key = { $place }: { $key } деген кілт белгісіз; мүмкін кілттер: { $known }. Жою үшін: sower config unset { $key }
config-bad-value = { $place }: { $key }: «{ $value }» жарамсыз мән; мүмкін мәндер: { $expected }
config-bad-variable = { $variable }: «{ $value }» жарамсыз мән; мүмкін мәндер: { $expected }
config-cannot-set = { $key }: «{ $value }» жарамсыз мән; мүмкін мәндер: { $expected }
config-unknown-language = { $place }: «{ $value }» тілі жоқ; бар тілдер: { $known }. Хабарлар ағылшынша.
config-no-such-key = { $key } деген кілт белгісіз; мүмкін кілттер: { $known }
man-written = { $folder } қалтасына { $count } анықтама беті жазылды.
man-other-file = { $file } — Sower анықтамасының беті емес; оны өшіріңіз немесе басқа қалтаны көрсетіңіз
perft-total = барлығы { $count }, { $time }

# `sower moves` бағандарының тақырыптары.
cli-moves-move = жүріс
cli-moves-last = соңы
cli-moves-laps = айн.
cli-moves-takes = алады
cli-moves-then = содан кейін
cli-moves-again = тағы

# Пәрмен жолының қателері. Бәрінің түрі бірдей: қате: не дұрыс емес; не керек.
cli-error = қате:
usage-unknown-command = белгісіз пәрмен: { $name }
usage-unknown-option = белгісіз параметр: { $name }
usage-unexpected = артық аргумент: «{ $value }»
usage-did-you-mean = { $what }; мүмкін, { $nearest }?
usage-bad-value = { $option } үшін «{ $value }» жарамсыз мән: { $reason }
usage-one-of = мүмкін мәндер: { $known }
usage-missing = көрсетілмеген: { $names }
usage-missing-value = { $option } үшін мән керек
usage-missing-command = пәрмен көрсетілмеген; мүмкін пәрмендер: { $known }
usage-conflict = { $option } мен { $other } бірге көрсетілмейді
usage-given-twice = { $option } екі рет көрсетілген
usage-see-help = Анықтама: { $command } --help
usage-number-between = { $least } мен { $most } аралығындағы сан керек, мысалы { $example }
usage-number-at-least = { $least } немесе одан үлкен сан керек, мысалы { $example }
usage-number = сан керек, мысалы { $example }
usage-time = 500ms, 5s немесе 2m сияқты уақыт керек, ең көбі 168h
usage-address = мекенжай мен порт керек, мысалы 127.0.0.1:8080
usage-tournament = турнирдің мекенжайы немесе /arena/ сөзінен кейінгі бөлігі керек
usage-board = 6x4 сияқты шұңқыр мен тас саны керек
usage-percentage = 0 мен 1000 аралығындағы пайыз керек, мысалы 5 немесе 0.5
usage-change = --set: «{ $text }» — өзгеріс емес; кілт=мән керек, мысалы board.seeds=3
