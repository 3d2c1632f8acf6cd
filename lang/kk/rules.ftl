# Ойын ережесі қарапайым сөйлемдермен. Әрқайсысын ереже файлының кілті таңдайды, сондықтан мәтін ойыннан ауытқымайды.

heading-board = Тақта
heading-sowing = Тарату
heading-capture = Ұту
heading-turn = Кезек
heading-end = Ойынның соңы

rule-board = Әрқайсысында { $a_side } { $pit } бар екі қатар, әр { $pit_loc } { $each } { $seed }, барлығы { $total }.
rule-board-ring = { $around } { $pit } шеңбер болып орналасқан, әр { $pit_loc } { $each } { $seed }, барлығы { $total }.
rule-board-uneven = Әрқайсысында { $a_side } { $pit } бар екі қатар, барлығы { $total } { $seed }: басында Оңтүстік қатарында { $south }, Солтүстік қатарында { $north }, тарату ретімен.
rule-owned = Оңтүстіктің { $pits_poss } { $south }, Солтүстіктікі { $north }, тарату бағытымен саналады.
rule-shared = Екі ойыншы да кез келген { $pit_abl } жүреді; олар ешбір жаққа тиесілі емес.
rule-stores-right = Әр қатардың өз ойыншысына қарағандағы оң жақ шетінде оның { $store_poss } тұрады.
rule-stores-left = Әр қатардың өз ойыншысына қарағандағы сол жақ шетінде оның { $store_poss } тұрады.
rule-stores-between = Қатарлардың арасында әр жақтың ұтқаны жиналатын ұзын { $store_poss } бар.
rule-kept-aside = Әр жақ ұтқанын бөлек жинайды.
rule-toss = Кімге қай жақ тиетінін және кім бастайтынын тиын шешеді.
rule-south-begins = Ойынды Оңтүстік бастайды.
rule-pie = Бірінші жүрістен кейін екінші ойыншы жүрудің орнына жақ ауыстыра алады: ол бірінші ойыншының жағын сол күйінде алады, ал бірінші ойыншы екінші жақ үшін жүреді.

rule-lift-anticlockwise = Жүріс: өз { $pits_yours_gen } бірінен барлық { $seed_acc } алып, келесі { $pits_dat } бір-бірлеп, сағат тіліне қарсы таратыңыз.
rule-lift-clockwise = Жүріс: өз { $pits_yours_gen } бірінен барлық { $seed_acc } алып, келесі { $pits_dat } бір-бірлеп, сағат тілімен таратыңыз.
rule-leave-one-anticlockwise = Жүріс: { $pit_loc } бір { $seed } қалдырып, қалғанын алып, келесі { $pits_dat } бір-бірлеп, сағат тіліне қарсы таратыңыз. Жалғыз { $seed } келесі { $pit_dat } көшеді.
rule-leave-one-clockwise = Жүріс: { $pit_loc } бір { $seed } қалдырып, қалғанын алып, келесі { $pits_dat } бір-бірлеп, сағат тілімен таратыңыз. Жалғыз { $seed } келесі { $pit_dat } көшеді.
rule-least = Ішінде { $count } { $seed_abl } аз { $pit_abl } жүруге болмайды.
rule-sow-own-store = Өз { $store_yours_gen } тұсынан өткенде оған да бір { $seed } салыңыз; қарсыластың { $store_poss_dat } салынбайды.
rule-skip-origin = Тарату қанша алысқа барса да, басталған { $pit_dat } { $seed } салынбайды.
rule-sow-origin = Тарату толық айналып келсе, басталған { $pit_dat } да бір { $seed } салынады.
rule-relay-last = Соңғы { $seed } ішінде { $seed } бар { $pit_dat } түссе, сол { $pit_acc } түгел алып, әрі қарай таратыңыз; бос { $pit_loc } жүріс аяқталады.
rule-relay-last-unless-captured = Соңғы { $seed } ішінде { $seed } бар { $pit_dat } түсіп, { $is_captured } деген сан құрамаса, сол { $pit_acc } түгел алып, әрі қарай таратыңыз; бос { $pit_loc } жүріс аяқталады.
rule-relay-next = Соңғы { $seed_abl } кейін келесі { $pit_acc } түгел алып, әрі қарай таратыңыз; ол бос болса, жүріс аяқталады.
rule-endless-illegal = Таратуы мәңгі бітпейтін { $pit_acc } таңдауға болмайды; барлық { $pits_poss } сондай болған ойыншы жүрісін өткізеді.
rule-endless-stays = Таратуы мәңгі бітпейтін { $pit_acc } таңдауға болады: тақта сол күйі қалып, қарсылас жүреді.

rule-no-capture = Ештеңе { $not_captured }.
rule-home = Соңғы { $seed } қарсы жақтың { $pit_poss_loc } { $count } құраса, сол { $pit } сіздің { $home_yours } болады, { $count } { $seed } ұтып алынады. Әр жақ бір ғана { $home } ала алады, ол ойын соңына дейін сақталады.
rule-home-keeps = Кейін { $home_dat } түскен әрбір { $seed } оның иесінің { $store_poss_dat } кетеді; ол соңғысы болса, басқа ештеңе болмайды.
rule-home-not-last = Қарсы жақтың { $number }-{ $pit_poss } { $home } бола алмайды: { $seeds } қалады.
rule-home-not-same = Нөмірі қарсыластың { $home_poss_ins } бірдей { $pit } да { $home } бола алмайды: { $seeds } қалады.
rule-home-not-facing = Қарсыластың { $home_poss_dat } қарама-қарсы { $pit } { $home } бола алмайды: { $seeds } қалады.
rule-count-other = Соңғы { $seed } қарсы жақтың { $pit_poss_loc } { $counts } құраса, сол { $pit } түгел { $is_captured }.
rule-count-own = Соңғы { $seed } өз жағыңыздың { $pit_poss_loc } { $counts } құраса, сол { $pit } түгел { $is_captured }.
rule-count-either = Соңғы { $seed } кез келген жақтың { $pit_poss_loc } { $counts } құраса, сол { $pit } түгел { $is_captured }.
rule-chain-either = Оның алдындағы { $pits } да, қай жақта болса да, бірінен кейін бірі, әрқайсысында сондай сан болғанша, { $is_captured }.
rule-chain = Оның алдындағы { $pits } да, сол жақта әрқайсысында сондай сан болғанша, бірінен кейін бірі { $is_captured }.
rule-across-own = Соңғы { $seed } өз жағыңыздың бос { $pit_poss_dat } түссе, ол қарсысында жатқанның бәрімен бірге { $is_captured }.
rule-across-either = Соңғы { $seed } кез келген жақтың бос { $pit_poss_dat } түссе, ол қарсысында жатқанның бәрімен бірге { $is_captured }.
rule-across-needs-seeds = Қарсысы бос болса, ештеңе { $not_captured }.
rule-across-needs-nothing = Қарсысы бос болса да, соңғы { $seed } { $is_captured }.
rule-beyond-gap = Келесі { $pit } бос болса, одан кейінгі { $pit_loc } жатқанның бәрі, қай жақта болса да, { $is_captured }.
rule-passing-to-owner = Тарату кезінде { $counts } жиналған { $pit_acc } (уыстың соңғы { $seed_poss_acc } салғанда емес) сол сәтте ол жатқан жақ { $captures }.
rule-passing-to-sower = Тарату кезінде { $counts } жиналған { $pit_acc } (уыстың соңғы { $seed_poss_acc } салғанда емес) сол сәтте таратушы { $captures }.
rule-last-few = Соңғы { $seed_ins } болған { $capture_abl } кейін тақтада { $count } немесе одан аз қалса, олар да { $is_captured }.
rule-capture-ends-turn = Соңғы { $seed_ins } болған { $capture } жүрісті аяқтайды.
rule-slam-captures = Қарсы жақтағының бәрін алатын үлкен шлемге рұқсат етіледі.
rule-slam-nothing = Қарсы жақтағының бәрін алар үлкен шлемді жасауға болады, бірақ ол ештеңе { $captures_not }.
rule-slam-illegal = Қарсы жақтағының бәрін алар үлкен шлемді жасауға болмайды; басқа жүріс болмаса, болады, бірақ ол ештеңе { $captures_not }.
rule-slam-unless-forced = Қарсы жақтағының бәрін алатын үлкен шлемді басқа жүріс болмағанда ғана жасауға болады.
rule-slam-leaves-first = Қарсы жақтағының бәрін алар үлкен шлем соңғы { $seed } түскен { $pit_acc } қалдырады.
rule-slam-leaves-last = Қарсы жақтағының бәрін алар үлкен шлем ең соңында жеткен { $pit_acc } қалдырады.
rule-slam-gives-rest = Қарсы жақтағының бәрін алатын үлкен шлемнен кейін жүрген жақта қалғаны қарсыласқа беріледі.

rule-again-store = Соңғы { $seed } өз { $store_yours_dat } түссе, тағы жүресіз.
rule-again-capture = Соңғы { $seed_ins } болған { $capture_abl } кейін тағы жүресіз.
rule-must-feed = Қарсы жақта { $seed } болмаса, мүмкін болса, оған { $seed } қалдыратын жүріс жасауға міндеттісіз.
rule-never-starve = Басқа жүріс бар кезде қарсы жақты { $seed_abl } айыруға болмайды.
rule-feed-falls-away = Мұны ешбір жүріс істей алмаса, қалай болса да жүре бересіз.
rule-cannot-feed-sides = Мұны ешбір жүріс істей алмаса, ойын аяқталады, әр жақ өзінде жатқанын алады.
rule-cannot-feed-mover = Мұны ешбір жүріс істей алмаса, ойын аяқталады, қалғанының бәрін сіз аласыз.
rule-cannot-feed-unfed = Мұны ешбір жүріс істей алмаса, ойын аяқталады, қалғанының бәрін { $seed } жоқ жақ алады.
rule-no-move-pass = Тарататыны жоқ жақ қайтадан { $seed } алғанша жүрісін өткізе береді.

rule-majority = Бір жақта { $count } немесе одан көп { $seed } жиналса, ойын аяқталады: бұл жартысынан көп.
rule-side-empty = Кімнің кезегі болса да, бір жақтың барлық { $pits_poss } босаған бойда ойын аяқталады.
rule-seeds-left = Тақтада { $count } немесе одан аз { $seed } қалғанда ойын аяқталады.
rule-stuck-ends = Кезегі келген ойыншы { $stuck_if }, ойын аяқталады.
rule-nobody-moves = Екі жақта да тарататын ештеңе қалмағанда ойын аяқталады.
rule-rest-sides = Сонда қалғаны жатқан жағына тиесілі.
rule-rest-sides-when-stuck = Ойыншыда тарататын ештеңе болмаса, қалғаны жатқан жағына тиесілі және { $captured } деп саналады.
rule-rest-last-mover = Сонда қалғанын соңғы болып жүрген ойыншы алады.
rule-rest-unfed = Сонда қалғанын { $seed } жоқ жақ алады.
rule-rest-nobody = Сонда қалғаны ешкімге берілмейді.
rule-most-seeds = Кімде { $seed } көп болса, сол жеңеді; тең болса, тең ойын.
rule-captured-first = Кім көбірек { $captures }, сол жеңеді. Ол тең болса, иелігі көбі жеңеді: алғаны мен өз жағында жатқаны қосылады. Тағы тең болса, тең ойын.
rule-repeats = Жүретін ойыншысы да бірдей бір позиция соңғы { $capture_abl } бері тақтада { $count ->
    [2] екінші рет
    [3] үшінші рет
   *[other] { $count }-рет
  } тұрса, ойын аяқталады, { $settle }.
rule-repeats-both = Жүретін ойыншысы да бірдей, екі жақта да { $seed } бар бір позиция соңғы { $capture_abl } бері тақтада { $count ->
    [2] екінші рет
    [3] үшінші рет
   *[other] { $count }-рет
  } тұрса, ойын аяқталады, { $settle }.
rule-cap = { $count } жүрістен кейін ойын сонымен аяқталады, { $settle }.

settle-split = қалғанының жартысын әрқайсысы алады
settle-sides = әр жақ өзінде жатқанын алады
settle-nobody = қалғаны ешкімге берілмейді

counts-even = жұп сан
counts-even-from = кемінде { $least } болатын жұп сан
counts-one = { $count }
counts-list = { $first } немесе { $last }
