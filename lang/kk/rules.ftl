# Ойын ережесі қарапайым сөйлемдермен. Сөйлемдерді ереже файлының кілттері таңдайды, сондықтан мәтін ойыннан ауытқымайды.

heading-board = Тақта
heading-sowing = Тарату
heading-capture = Ұту
heading-turn = Кезек
heading-end = Ойынның соңы

rule-board = Әрқайсысында { $a_side } { $pit } бар екі қатар, әр { $pit_loc } { $each } { $seed }, барлығы { $total }.
rule-board-ring = { $around } { $pit } шеңбер болып орналасқан, әр { $pit_loc } { $each } { $seed }, барлығы { $total }.
rule-board-uneven = Әрқайсысында { $a_side } { $pit } бар екі қатар, барлығы { $total } { $seed }: басында Оңтүстік қатарында { $south }, Солтүстік қатарында { $north }, тарату ретімен.
rule-owned = { $pits_head } { $south } Оңтүстікке, { $north } Солтүстікке тиесілі; олар тарату бағытымен нөмірленген.
rule-shared = Барлық { $pits } ортақ: кез келген { $pit_abl } жүріңіз.
rule-stores-right = Әр ойыншының қатарының оң жағында { $store_poss } бар.
rule-stores-left = Әр ойыншының қатарының сол жағында { $store_poss } бар.
rule-stores-between = Қатарлардың арасында әр ойыншының ұтқан { $seed_poss_acc } жинайтын ұзын { $store_poss } бар.
rule-kept-aside = Ойыншылар ұтқанын бөлек жинайды.
rule-toss = Кім қай жақта ойнайтынын және кім бірінші жүретінін жеребе шешеді.
rule-south-begins = Бірінші болып Оңтүстік жүреді.
rule-pie = Бірінші жүрістен кейін екінші ойыншы жүрудің орнына жақ ауыстыра алады. Ол бірінші ойыншының позициясын алады, ал бірінші ойыншы тақтаның екінші жағынан жүреді.

rule-lift-anticlockwise = Кезегіңізде өз { $pits_yours_gen } бірінен барлық { $seed_acc } алып, келесі { $pits_dat } сағат тіліне қарсы бір-бірлеп таратыңыз.
rule-lift-clockwise = Кезегіңізде өз { $pits_yours_gen } бірінен барлық { $seed_acc } алып, келесі { $pits_dat } сағат тілімен бір-бірлеп таратыңыз.
rule-leave-one-anticlockwise = Кезегіңізде өз { $pits_yours_gen } бірінде бір { $seed } қалдырып, қалғанын алыңыз да, келесі { $pits_dat } сағат тіліне қарсы бір-бірлеп таратыңыз. Жалғыз { $seed } келесі { $pit_dat } көшеді.
rule-leave-one-clockwise = Кезегіңізде өз { $pits_yours_gen } бірінде бір { $seed } қалдырып, қалғанын алыңыз да, келесі { $pits_dat } сағат тілімен бір-бірлеп таратыңыз. Жалғыз { $seed } келесі { $pit_dat } көшеді.
rule-least = Ішінде { $count } { $seed_abl } аз { $pit_abl } жүруге болмайды.
rule-sow-own-store = Өз { $store_yours_gen } тұсынан өткенде оған да бір { $seed } салыңыз; қарсыластың { $store_poss_dat } салынбайды.
rule-skip-origin = Тарату толық айналса, басталған { $pit_dat } { $seed } салынбайды.
rule-sow-origin = Тарату толық айналса, басталған { $pit_dat } да бір { $seed } салынады.
rule-relay-last = Соңғы { $seed } бос емес { $pit_dat } түссе, ондағының бәрін алып, әрі қарай таратыңыз. Бос { $pit_dat } түссе, жүріс аяқталады.
rule-relay-last-unless-captured = Соңғы { $seed } бос емес { $pit_dat } түсіп, ештеңе { $is_captured_if_not }, ондағының бәрін алып, әрі қарай таратыңыз. Бос { $pit_dat } түссе, жүріс аяқталады.
rule-relay-next = Соңғы { $seed_abl } кейін келесі { $pit_loc } барын түгел алып, әрі қарай таратыңыз. Ол бос болса, жүріс аяқталады.
rule-endless-illegal = Таратуы ешқашан бітпейтін { $pit_abl } жүруге болмайды. Барлық { $pits_poss } сондай болған ойыншы жүрісін өткізеді.
rule-endless-stays = Таратуы ешқашан бітпейтін { $pit_abl } жүруге болады: тақта өзгермейді, қарсылас жүреді.

rule-no-capture = Ештеңе { $not_captured }.
rule-home = Соңғы { $seed } қарсыластың { $pit_poss_loc } { $count } құраса, сол { $pit } сіздің { $home_yours } болады, { $count } { $seed } ұтып алынады. Әр ойыншы бір ғана { $home } ала алады, ол ойын соңына дейін сақталады.
rule-home-keeps = Кейін { $home_dat } түскен әрбір { $seed } оның иесінің { $store_poss_dat } кетеді; ол соңғысы болса, басқа ештеңе болмайды.
rule-home-not-last = Қарсыластың { $number }-{ $pit_poss } { $home } бола алмайды: { $seeds } орнында қалады.
rule-home-not-same = Нөмірі қарсыластың { $home_poss_ins } бірдей { $pit } { $home } бола алмайды: { $seeds } орнында қалады.
rule-home-not-facing = Қарсыластың { $home_poss_dat } қарама-қарсы { $pit } { $home } бола алмайды: { $seeds } орнында қалады.
rule-count-other = Соңғы { $seed } қарсыластың { $pit_poss_loc } { $counts } құраса, ондағының бәрі { $is_captured }.
rule-count-own = Соңғы { $seed } өз жағыңыздағы { $pit_loc } { $counts } құраса, ондағының бәрі { $is_captured }.
rule-count-either = Соңғы { $seed } кез келген жақтағы { $pit_loc } { $counts } құраса, ондағының бәрі { $is_captured }.
rule-chain-either = Оның алдындағы { $pits } да, қай жақта болса да, әрқайсысында сондай сан болғанша бірінен кейін бірі { $is_captured }.
rule-chain = Оның алдындағы { $pits } да, сол жақта әрқайсысында сондай сан болғанша, бірінен кейін бірі { $is_captured }.
rule-across-own = Соңғы { $seed } өз жағыңыздағы бос { $pit_dat } түссе, ол қарсысындағының бәрімен бірге { $is_captured }.
rule-across-either = Соңғы { $seed } кез келген жақтағы бос { $pit_dat } түссе, ол қарсысындағының бәрімен бірге { $is_captured }.
rule-across-needs-seeds = Қарсысы бос болса, ештеңе { $not_captured }.
rule-across-needs-nothing = Қарсысы бос болса да, соңғы { $seed } { $is_captured }.
rule-beyond-gap = Соңғы { $seed_abl } кейінгі { $pit } бос болса, одан арғы { $pit_loc } жатқанның бәрі, қай жақта болса да, { $is_captured }.
rule-passing-to-owner = Тарату кезінде { $pit_loc } { $counts } жиналса, оны сол жақтың иесі бірден { $captures }. Уыстың соңғы { $seed_poss_acc } салғанда бұл жүрмейді.
rule-passing-to-sower = Тарату кезінде { $pit_loc } { $counts } жиналса, оны таратушы бірден { $captures }. Уыстың соңғы { $seed_poss_acc } салғанда бұл жүрмейді.
rule-last-few = Соңғы { $seed_ins } болған { $capture_abl } кейін тақтада { $count } немесе одан аз қалса, олар да { $is_captured }.
rule-capture-ends-turn = Соңғы { $seed_ins } болған { $capture } жүрісті аяқтайды.
rule-slam-captures = Үлкен шлемге (қарсыластағының бәрін алуға) рұқсат етіледі.
rule-slam-nothing = Үлкен шлемге (қарсыластағының бәрін алуға) рұқсат етіледі, бірақ ол ештеңе { $captures_not }.
rule-slam-illegal = Үлкен шлемге (қарсыластағының бәрін алуға) басқа жүріс болмағанда ғана рұқсат етіледі, сонда да ол ештеңе { $captures_not }.
rule-slam-unless-forced = Үлкен шлемге (қарсыластағының бәрін алуға) басқа жүріс болмағанда ғана рұқсат етіледі.
rule-slam-leaves-first = Үлкен шлем (қарсыластағының бәрін алу) соңғы { $seed } түскен { $pit_acc } қалдырады.
rule-slam-leaves-last = Үлкен шлем (қарсыластағының бәрін алу) тізбегінің соңғы { $pit_poss_acc } қалдырады.
rule-slam-gives-rest = Үлкен шлемнен (қарсыластағының бәрін алудан) кейін сіздің жағыңызда қалғанын қарсылас алады.

rule-again-store = Соңғы { $seed } өз { $store_yours_dat } түссе, тағы жүресіз.
rule-again-capture = Соңғы { $seed_ins } болған { $capture_abl } кейін тағы жүресіз.
rule-must-feed = Қарсыласта { $seed } болмаса, мүмкін болса, оған { $seed } қалдыратын жүріс жасауға міндеттісіз.
rule-never-starve = Басқа жүріс бар кезде қарсыласты { $seed_abl } айыруға болмайды.
rule-feed-falls-away = Ондай жүріс болмаса, қалай болса да жүре бересіз.
rule-cannot-feed-sides = Ондай жүріс болмаса, ойын аяқталады, әр ойыншы өз жағында жатқанын алады.
rule-cannot-feed-mover = Ондай жүріс болмаса, ойын аяқталады, қалғанының бәрін сіз аласыз.
rule-cannot-feed-unfed = Ондай жүріс болмаса, ойын аяқталады, қалғанының бәрін { $seed } жоқ ойыншы алады.
rule-no-move-pass = Тарататыны жоқ ойыншы қайтадан { $seed } алғанша жүрісін өткізе береді.

rule-majority = Ойыншыда { $count } немесе одан көп { $seed } жиналса, ойын аяқталады: бұл жартысынан көп.
rule-side-empty = Кімнің кезегі болса да, бір жақтың барлық { $pits_poss } босаған бойда ойын аяқталады.
rule-seeds-left = Тақтада { $count } немесе одан аз { $seed } қалғанда ойын аяқталады.
rule-stuck-ends = Кезегі келген ойыншы { $stuck_if }, ойын аяқталады.
rule-neither-moves = Екі ойыншыда да тарататын ештеңе қалмағанда ойын аяқталады.
rule-rest-sides = Әр ойыншы өз жағында қалғанын алады.
rule-rest-sides-when-stuck = Ойыншыда тарататын ештеңе болмаса, әр ойыншы өз жағында қалғанын алады. Ол { $captured } деп саналады.
rule-rest-last-mover = Қалғанын соңғы болып жүрген ойыншы алады.
rule-rest-unfed = Қалғанын { $seed } жоқ ойыншы алады.
rule-rest-nobody = Қалғанын ешкім алмайды.
rule-most-seeds = Кімде { $seed } көп болса, сол жеңеді. Тең болса, тең ойын.
rule-captured-first = Кім көбірек { $captures }, сол жеңеді. Ол тең болса, иелігі көбі жеңеді: алғаны мен өз жағында жатқаны қосылады. Тағы тең болса, тең ойын.
rule-repeats = Жүретін ойыншысы да бірдей позиция соңғы { $capture_abl } бері { $count ->
    [2] екінші рет
    [3] үшінші рет
   *[other] { $count }-рет
  } қайталанса, ойын аяқталады. Сонда { $settle }.
rule-repeats-both = Жүретін ойыншысы да бірдей, екі жақта да { $seed } бар позиция соңғы { $capture_abl } бері { $count ->
    [2] екінші рет
    [3] үшінші рет
   *[other] { $count }-рет
  } қайталанса, ойын аяқталады. Сонда { $settle }.
rule-cap = Ойын { $count } жүрістен кейін де аяқталады. Сонда { $settle }.

settle-split = ойыншылар қалғанын тең бөліседі
settle-sides = әр ойыншы өз жағында жатқанын алады
settle-nobody = қалғанын ешкім алмайды

counts-even = жұп сан
counts-even-from = кемінде { $least } болатын жұп сан
counts-one = { $count }
counts-list = { $first } немесе { $last }
