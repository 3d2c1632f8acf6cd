# `sower tables` хабарлары.

tables-none = { $folder } ішінде кесте жоқ. Құрып алыңыз: sower tables build { $game }
tables-plan = Ойында { $count } { $seed } болғанға дейін: { $positions } позиция, { $folder } қалтасында. Тоқтағаннан кейін жалғастыру үшін сол пәрменді қайта іске қосыңыз.
tables-nothing-in-play = ойында { $count } { $seed } қалғанда ойын бітеді, сондықтан құратын ештеңе жоқ; --seeds мәнін үлкейтіңіз
tables-progress = { $count } { $seed }: { $percent } %, бәріне шамамен { $left } қалды
tables-written = { $count } { $seed }: { $time } ішінде { $number ->
   *[other] { $positions } позиция
  }, { $size }
tables-found = { $count } { $seed }: { $number ->
   *[other] { $positions } позиция
  }, бұрын құрылған
tables-done = Ойында { $count } { $seed } болғанға дейінгі { $positions } позицияның бәрі құрылды, { $time }. Позицияны іздеу: sower tables probe { $game } --position …
tables-verified = { $count } { $seed }: { $positions } позицияның { $checked } тексерілді, қате жоқ
tables-no-layer = Ойында { $count } { $seed } болатын кесте жоқ.
tables-cycles-none = Барлық мән дәл: позициялар қайталана алмайды.
tables-cycles-level = Барлық мән дәл: шексіз қайталану ешкімге ештеңе бермейді.
tables-cycles-open = Позициялар шексіз қайталана алатын жерде нәтиже ойынның қашан тоқтағанына байланысты. Ондай позицияның екі мәні бар: жүрушіге кепілді мән және ең үлкен мүмкін мән. Екеуі тең болса, мән дәл.
tables-beyond = Бұл позицияда ойында { $count } { $seed } бар, ал кестелер { $most } дейін ғана.
tables-swap-open = Бұл позицияда екінші ойыншы әлі жақ ауыстыра алады; кестелерде тек кейінгі позициялар бар.
tables-value = { $score }
tables-between = Жүрушіге { $sure } кепілді, ең көбі { $most }; дәл мән қайталанудың қашан тоқтайтынына байланысты.
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
tables-order-random = Кездейсоқ қатынау
tables-order-solver = Шешушінің қатынауы
tables-order-batched = Кездейсоқ қатынау, топтап
