# `sower tables` не айтады.

tables-none = { $folder } ішінде кесте жоқ. Құрып алыңыз: sower tables build { $game }
tables-plan = Ойында { $count } { $seed } болғанға дейін: { $positions } позиция, { $folder } ішінде сақталады. Тоқтатылса, сол команда қалған жерінен жалғастырады.
tables-nothing-in-play = ойында { $count } { $seed } қалғанда ойын тоқтайды, сондықтан есептейтін ештеңе жоқ; көбірек сұраңыз: --seeds
tables-progress = { $count } { $seed }: { $percent } %, бәріне шамамен { $left } қалды
tables-written = { $count } { $seed }: { $time } ішінде { $positions } позиция, { $size }
tables-found = { $count } { $seed }: { $positions } позиция, бұрыннан бар
tables-done = Ойында { $count } { $seed } болғанға дейінгі { $positions } позицияның бәрі есептелді, { $time }. Сұраңыз: sower tables probe { $game } --position …
tables-verified = { $count } { $seed }: { $positions } позицияның { $checked } қаралды, бәрі дұрыс
tables-no-layer = Ойында { $count } { $seed } болатын кесте жоқ.
tables-cycles-none = Барлық мән дәл: ойын айналып қала алмайды.
tables-cycles-level = Барлық мән дәл: шексіз айналған ойын ешкімге ештеңе бермейді.
tables-cycles-open = Ойын шексіз айналып кете алатын жерде оның құны қай жерде тоқтағанына байланысты. Сондықтан позицияның екі мәні бар: жүрушіге кепілді мән және ол ала алатын ең үлкен мән. Екеуі тең болса, мән дәл.
tables-beyond = Бұл позицияда ойында { $count } { $seed } бар, ал кестелер { $most } дейін ғана.
tables-swap-open = Бұл позицияда жақ ауыстыруға әлі болады; кестелерде ол шешілген позициялар ғана бар.
tables-value = { $score }
tables-between = Жүрушіге { $sure } кепілді, ең көбі { $most }; арасы айналған ойынның қай жерде тоқтағанына байланысты.
tables-distance = { $plies ->
    [0] Ойын аяқталды.
   *[other] Бір жақ асығып, екіншісі созса, келесі алу ең көбі { $plies } жүрістен кейін болады.
  }
tables-column-seeds = ойында
tables-column-positions = позиция
tables-column-size = файл
tables-column-wins = ұтқан
tables-column-draws = тең
tables-column-losses = ұтылған
tables-column-mean = орташа
tables-column-longest = ең ұзағы
tables-column-move = жүріс
tables-column-value = мән
tables-column-distance = алуға дейін жүріс
tables-speed = { $order }: секундына { $speed } позиция
tables-order-random = Кез келген жерден
tables-order-solver = Шешуші сұрағандай
tables-order-batched = Кез келген жерден, көбін бірден
