# Сервер мәтіндері.

site-no-such-page = Бұл мекенжайда ештеңе жоқ.
site-wrong-method = Бұл мекенжай мұндай әдісті қолдамайды. Рұқсат етілген әдістер Allow тақырыбында көрсетілген.
site-no-game = { $name } ойыны жоқ. Барлық ойын басты бетте.
site-no-game-but-near = { $name } ойыны жоқ. Мүмкін, { $nearest } керек шығар? Барлық ойын басты бетте.
site-no-own-rules = Бұл сілтемеде ереже жоқ. 30 күн қолданылмаған және бірде-бір ойын ойналмаған ережелер жойылады.
site-too-many-rules = Сіз аз уақытта көп ереже файлын жүктедіңіз. Бір минут күтіңіз.
site-rules-too-slow = бұл ережелер бойынша жүрістер тым ұзақ: көбіне { $laps } айналымнан асады. Дәнді не ұяны азайтыңыз немесе relay мәнін өзгертіңіз.
site-rules-too-long-text = бұл мәтін тым ұзын; шегі – { $most } таңба
site-rules-too-many-variants = файлда ең көбі { $most } нұсқа бола алады
site-rules-bad-variant-name = нұсқа атауында тек латын әріптері, цифрлар және дефис болады, мысалы [variants.no-capture]
site-bad-body = Сұрау қате: { $reason }.
site-bad-body-keys = Сұрау қате: { $reason }. Мына кілттері бар JSON нысаны күтіледі: { $keys }.
site-bad-body-one-key = Сұрау қате: { $reason }. Мына кілттердің дәл біреуі бар JSON нысаны күтіледі: { $keys }.
site-bad-query = Мекенжай қате: { $reason }.
site-bad-value = Мекенжайдағы мән қате: { $key }={ $text }; күтілетіні: { $right }.
site-too-large = Сұрау тым үлкен. Шегі: { $bytes } байт.
site-bad-change = { $text } – қате ереже өзгерісі; кілт=мән күтіледі, мысалы board.seeds=3.
site-too-many-changes = Ереже өзгерісі тым көп. Шегі: { $most }.
site-too-many-moves = Жүріс тым көп. Шегі: { $most }.
site-move-fails = { $ply }-жүріс: { $reason }
site-reads-as-nothing = Бұл ойын жазбасы емес: { $record }. Позиция енгізу үшін алдымен ойынды таңдаңыз.
site-reads-as-neither = Бұл позиция да емес ({ $position }), ойын жазбасы да емес ({ $record }).
site-bad-tree = Тармақтың { $node }-жүрісі өзінен бұрынғы жүрістен кейін келуі керек.
site-no-language = { $tag } тілі жоқ; мыналардың бірін таңдаңыз: { $known }.
site-busy = Sower бос емес. Сәлден соң қайталап көріңіз.
site-option-pits = Бір жақтағы { $pits }
site-option-seeds = Әр { $pit_loc }ғы { $seeds }
site-option-pie = Екінші ойыншы жақ ауыстыра алады
site-option-grand-slam = Үлкен шлем
site-option-across-needs = Қарсыдан алуға керегі
site-option-across = Қарсыдан алу
site-option-repeats = Позиция осынша рет қайталанса, ойын бітеді
site-option-majority = Жартысынан көбін алса, ойын бітеді
site-option-yes = иә
site-option-no = жоқ
site-option-across-none = ешқашан
site-option-across-own = тек өз жағыңызда
site-option-across-either = кез келген жақта
site-option-across-other = тек қарсыластың жағында
site-option-needs-seeds = қарсыда кемінде біреу болуы
site-option-needs-nothing = ештеңе: қарсысы бос болса да болады
site-option-slam-captures = рұқсат, бәрін алады
site-option-slam-captures-nothing = рұқсат, бірақ ештеңе алмайды
site-option-slam-illegal = тыйым салынған; амалсыз болса, ештеңе алмайды
site-option-slam-illegal-unless-forced = тыйым салынған; амалсыз болса, алады
site-option-slam-leaves-first = жүріс аяқталған ұяны қалдырады
site-option-slam-leaves-last = ең алыс ұяны қалдырады
site-option-slam-gives-rest = алады, қалғаны қарсыласқа өтеді
site-option-never = ешқашан
site-option-other = { $value }
site-storage = Деректер қоры қолжетімсіз, ештеңе өзгерген жоқ. Сәлден соң қайталап көріңіз.
site-no-reply = Адаммен ойнап жатқан ойыныңызда дәл осындай позиция бар. Ол ойында жүріс жасалғанда компьютер жауап береді.
site-too-many-games = Адамдармен аяқталмаған ойындарыңыз тым көп. Қозғалтқышты пайдалану үшін кейбірін аяқтаңыз.
site-asked-often = Сұрау тым көп. Қайта сұрамас бұрын жүріс жасаңыз.
site-room-full = Бұл ойында жүріс саны шегіне жетті. Жаңа ойын бастаңыз.
site-storage-unknown = Деректер қоры дер кезінде жауап бермеді. Жүріс сақталған болуы мүмкін. Тексеру үшін бетті жаңартыңыз.
site-foreign-host = Сайт { $host } атына бапталмаған. Рұқсат ету үшін Sower-ді --public-url және сайт мекенжайымен іске қосыңыз.
site-foreign-page = Сұрау басқа сайттан келді, сондықтан бұғатталды.
site-too-many = Сұрау тым көп. Сәл күтіңіз.
site-no-cookie = Sower cookie файлы жоқ. Осы сайтқа cookie рұқсат етіп, бетті жаңартыңыз.
site-guest = Қонақ
site-no-room = Ондай ойын жоқ немесе оны көруге рұқсатыңыз жоқ.
site-broken-room = Бұл ойын деректер қорында бүлінген, оны көрсету мүмкін емес. Сайт әкімшісі сақтық көшірмені қалпына келтіре алады.
site-bad-message = Хабар қате: { $reason }.
site-stale = Хабарыңыз келгенше тақта өзгеріп кетті.
site-not-your-turn = Қазір қарсыластың кезегі.
site-only-watching = Сіз бұл ойынды көріп отырсыз.
site-waiting = Қарсылас қосылғанша күтіңіз.
site-game-over = Ойын бітті.
site-not-over = Ойын әлі біткен жоқ.
site-between-rounds = Раунд бітті. Алдымен келесісін бастаңыз.
site-no-next-round = Келесі раундты қазір бастауға болмайды.
site-no-round = Мұндай раунд жоқ.
site-no-undo = Адамдар арасындағы ойында жүрісті қайтаруға қарсылас келісуі керек. Қайтаруды сұраңыз.
site-nothing-back = Қайтаратын жүріс жоқ.
site-no-hint = Мұнда кеңес берілмейді.
site-no-analysis = Бұл ойынды адаммен ойнап отырсыз. Аяқталған соң зерттей аласыз.
site-nothing-asked = Ондай ұсыныс жоқ.
site-solo-alone = Серверсіз компьютермен немесе бір экранда екеулеп ойнауға болады.
site-solo-damaged = Сақталған ойын бүлінген.
site-solo-sign-in = Ойындарды тіркелгіге қосу үшін кіріңіз.
site-asked-already = Сіз мұны ұсынып қойдыңыз.
site-has-next = Келесі ойын басталып кетті.
site-seat-taken = Орын бос емес. Көріп отыруға болады.
site-bad-link = Бұл сілтеме ойыннан орын бермейді.
site-sits-already = Сіз бұл ойынға қатысып отырсыз. Сілтемені басқа құрылғыда немесе басқа браузерде ашыңыз.
site-still-here = Қарсылас осында немесе кеткеніне әлі көп болған жоқ.
site-too-late = Жүріс келгенше уақытыңыз бітті.
site-no-player = { $player } ойыншысы жоқ; level:1 … level:10, minimax:1 … minimax:8, greedy немесе random күтіледі.
site-needs-own-seat = Екі орынның бірі сіздікі болуы керек.
site-two-friends = Досқа екі орынның бірін ғана қалдыруға болады.
site-bad-control = Сағат: әр жаққа 1 секундтан 24 сағатқа дейін, бір жүріске ең көбі 10 минут; немесе бір жүріске 1–14 күн.
site-begins-over = Бұл позицияда ойын бітіп қойған.
site-no-lessons = Бұл ойында сабақ жоқ.
site-no-puzzles = Мұндай есеп жоқ.
site-no-review = Бұл талдау енді қолжетімсіз. Қайта сұраңыз.
site-sign-in-first = Алдымен кіріңіз.
site-sign-in-to-be-rated = Рейтингтік ойынға тіркелгі керек. Кіріңіз немесе тіркелгі жасаңыз: аты мен құпиясөз жеткілікті.
site-signed-in-already = Сіз кіріп қойғансыз. Алдымен шығыңыз.
site-name-length = Атта { $least }–{ $most } таңба болуы керек.
site-name-characters = Атта әріптер мен цифрлар, олардың арасында дефис пен астын сызу белгісі болады.
site-name-scripts = Аттың барлық әріптері бір жазудан болуы керек: әртүрлі жазудың әріптері ұқсас келеді.
site-name-reserved = Бұл ат сақталған. Басқасын таңдаңыз.
site-name-taken = { $name } деген немесе соған ұқсас ат бос емес. Басқасын таңдаңыз.
site-name-stays = Тіркелгі атын өзгертуге болмайды.
site-password-length = Құпиясөзде { $least }–{ $most } таңба болуы керек.
site-wrong-password = Аты немесе құпиясөз қате.
site-wrong-own-password = Құпиясөз қате.
site-wrong-code = Аты немесе қалпына келтіру коды қате.
site-too-many-tries = Талпыныс тым көп. Бір минут күтіңіз.
site-bad-settings = Баптаулар – мәтін немесе «иә» не «жоқ», барлығы { $most } байттан аспайды.
site-delete-account = Сіз тіркелгіңізге кіргенсіз. Оны тіркелгі бетінде жойыңыз.
site-no-account = { $name } деген тіркелгі жоқ.
site-no-site = { $folder } қалтасында сайт жоқ; сайт қалтасын --data арқылы көрсетіңіз
site-user-reset = { $name } үшін жаңа қалпына келтіру коды; ол барлық құрылғыдан шығарылды. Осы кодпен /recover бетінде жаңа құпиясөз орнатылады.
site-cannot-be-rated = Рейтингтік ойынға басқа ойыншы, сағат, стандартты ереже және әдеттегі бастапқы позиция керек.
site-no-takeback = Рейтингтік ойында жүріс қайтарылмайды.
site-not-counted-short = Бұл ойын рейтингке есептелмеді: әр жақ екі жүріс жасауы керек.
site-not-counted-place = Бұл ойын рейтингке есептелмейді: екі ойыншы бір желіні немесе бір браузерді пайдаланады.
site-not-counted-often = Бұл ойын рейтингке есептелмейді: бір тәулікте бір-біріңізбен он рейтингтік ойын ойнадыңыз.
site-not-counted-gone = Бұл ойын рейтингке есептелмейді: тіркелгілердің бірі жойылды.
site-computer-level = Компьютер, { $level }-деңгей
site-computer-minimax = Компьютер, минимакс { $depth }
site-computer-greedy = Компьютер, ашкөз
site-computer-random = Компьютер, кездейсоқ
site-told = { $side }: { $label } жүрісі.
site-told-takes = { $side }: { $label } жүрісі, { $count } { $captured }.
site-told-again = { $side }: { $label } жүрісі, тағы жүреді.
site-told-takes-again = { $side }: { $label } жүрісі, { $count } { $captured }, тағы жүреді.
# $whose: ұя оқырман үшін кімдікі — yours (сіздікі), theirs (қарсыластікі), көрермен үшін south не north.
site-told-ends = Жүріс { $whose ->
    [yours] өз жағыңыздағы
    [theirs] қарсыласыңыздың жағындағы
    [south] Оңтүстік жағындағы
   *[north] Солтүстік жағындағы
  } { $label }-{ $pit_loc } аяқталады.
site-told-ends-in-store = Соңғы { $seed } { $whose ->
    [yours] { $store_yours_dat }
    [theirs] қарсыласыңыздың { $store_poss_dat }
    [south] Оңтүстіктің { $store_poss_dat }
   *[north] Солтүстіктің { $store_poss_dat }
  } түседі.
site-told-home = Ол енді { $whose ->
    [yours] сіздің { $home_yours }
    [theirs] қарсыласыңыздың { $home_poss }
    [south] Оңтүстіктің { $home_poss }
   *[north] Солтүстіктің { $home_poss }
  }.
site-too-slow = Байланысыңыз тым баяу. Бетті жаңартыңыз.
site-shutting-down = Sower тоқтап жатыр. Ойыныңыз сақталды.
site-at = Sower іске қосылды: { $url }
site-at-in-network = Желіңізде: { $url }
site-at-in-public = Жалпыға ашық мекенжай: { $url }
site-elsewhere = Sower { $folder } қалтасымен { $url } мекенжайында жұмыс істеп тұр. Соны пайдаланыңыз немесе --data арқылы басқа қалтаны таңдаңыз.
site-port-taken = { $address } мекенжайын ашу мүмкін емес: { $reason }
site-export-not-empty = { $folder } қалтасы бос емес.
site-exported = { $folder } ішінде { $count } файл ({ $kilobytes } кБ)
site-backed-up = { $place } сақтық көшірмесі { $file } файлына жазылды. Жолдар саны: { $rows }.
site-restored = { $file } файлы { $place } ішіне қалпына келтірілді. Жолдар саны: { $rows }.
site-how-to-stop = Тоқтату үшін Ctrl-C басыңыз. Ойындар сақталады.

# Лобби және турнирлер.
site-days-need-two = Бір жүріске берілетін күндер тек екі адамның ойынына арналған. Бір орынды досыңызға қалдырыңыз.
site-no-listener = Қарсылас жоқ, хабарды оқитын ешкім жоқ.
site-said-enough = Хабар тым көп. Сәл күтіңіз.
site-no-rematch-here = Турнирде реванш жоқ. Келесі ойын үшін турнирге оралыңыз.
site-no-person = { $name } деген ойыншы жоқ.
site-yourself = Мұнда өзіңізбен өзіңіз ойнай алмайсыз.
site-lobby-needs-clock = Лоббидегі ойынға сағат керек. Сағатты немесе бір жүріске берілетін күндерді таңдаңыз.
site-own-rules-by-link = Өз ережеңізбен лоббиде ойнауға болмайды. Досыңызға шақыру сілтемесін жіберіңіз.
site-too-many-challenges = Сізде { $most } ашық шақыру бар, бұл – шегі. Алдымен біреуін қайтарып алыңыз.
site-lobby-full = Лоббиде орын жоқ. Ашық шақыруды қабылдаңыз немесе кейінірек көріңіз.
site-challenge-gone = Бұл шақыру енді ашық емес: қабылданды немесе қайтарып алынды.
site-not-your-challenge = Шақыруды тек оны жасаған ойыншы қайтарып ала алады.
site-no-arena = Мұндай турнир жоқ.
site-not-your-arena = Турнирден тек оны құрған ойыншы бас тарта алады.
site-arena-begun = Турнир басталып кетті.
site-arena-over = Турнир аяқталды.
site-arena-full = Турнирде орын жоқ: { $most } ойыншы бар.
site-arena-needs-clock = Аренаға минуттық не секундтық сағат керек. Бір жүріске күн беру тек айналма турнирде болады.
site-bad-arena-start = Турнир { $least }–{ $most } секундтан кейін басталуы керек.
site-bad-arena-length = Арена { $least }–{ $most } минутқа созылуы керек.
site-too-many-arenas = Сізде аяқталмаған { $most } турнир бар, бұл – шегі.
site-sign-in-for-arena = Турнир құру үшін тіркелгі керек. Оған аты мен құпиясөз жеткілікті.
site-no-bots-here = Бұл турнирге боттар қатыса алмайды.

# API токендері және боттар.
site-bad-token = Токен жарамсыз немесе күші жойылған. Тіркелгі бетінде жаңасын жасап, былай жіберіңіз: Authorization: Bearer ТОКЕН.
site-missing-scope = Бұл токенде «{ $scope }» құқығы жоқ.
site-no-scope-for-this = Мұны токенмен жасауға болмайды. Кіріп, сайтта жасаңыз.
site-token-needs-label = Токенге 40 таңбадан аспайтын атау және кемінде бір құқық керек: read, play, meet.
site-too-many-tokens = Сізде { $most } токен бар, бұл – шегі. Алдымен біреуін жарамсыз етіңіз.
site-no-token = Сізде ондай токен жоқ.
site-has-rated-games = Бұл тіркелгіде есепке алынған рейтингтік ойындар бар, сондықтан түрін өзгертуге болмайды. Басқа тіркелгі жасаңыз.
site-only-bots-by-token = Бағдарламалар рейтингке тек бот тіркелгісімен ойнайды.
site-needs-socket = Бұл тек бөлменің WebSocket байланысы арқылы қолжетімді.
site-user-is-bot = { $name } енді бот: ол боттар кестесінде көрінеді және боттар қатысатын турнирлерде ойнай алады.
site-user-is-no-bot = { $name } енді бот емес.
