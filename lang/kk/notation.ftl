# Оқылмаған позициялар.
position-shape = «{ $text }» — жарамсыз позиция; керек түрі: «{ $example }»
position-rows = «{ $found }» — қиғаш сызықпен бөлінген екі қатар емес, мысалы «{ $example }»
position-not-seeds = { $side_gen } қатарының { $number }-орнындағы «{ $found }» — 0 мен 255 аралығындағы { $seed } саны емес
position-side-rows = «{ $found }» — { $side_gen } | таңбасымен бөлінген қатарлары емес, мысалы «{ $example }»
position-two-blocked = { $side_gen } екі орны ! таңбасымен белгіленген; біреуі ғана жабық бола алады
position-hands = «{ $found }» — үтірмен бөлінген екі қолдағы { $seed } емес, мысалы «22,22»
position-houses = «{ $found }» — Оңтүстік пен Солтүстіктің үйлері емес: y — бар, - — жоғалған, мысалы «y,-»
position-two-homes = { $side_gen } қатарында екі { $home } бар; әр ойыншыда біреу ғана, қарсыластың қатарында болады
position-stores = «{ $found }» — үтірмен бөлінген екі { $store } емес, мысалы «0,0»
position-not-a-store = { $side_gen } { $store_poss } үшін «{ $found }» — 0 мен 255 аралығындағы сан емес
position-not-a-side = «{ $found }» — жақ емес; S немесе N керек
position-not-a-pie = «{ $found }» — жақ ауыстыру күйі емес; бірінші жүріс кезінде «pie», одан кейін «swap» керек
position-not-a-move-number = «{ $found }» — жүріс нөмірі емес; бүтін сан керек
position-unclosed = «{ $text }» соңында «{ $bracket }» жоқ
position-length = { $found } сан бар; бұл тақтада { $stores } қосылғанда { $count }
position-size = тақтаның әр жағында { $found } { $pit }; бұл ойында { $count }
position-setup = «{ $text }» болуы мүмкін емес: { $reason }

# Оқылмаған жүрістер.
token-unreadable = «{ $text }» — жүріс емес; керегі: { $range }
token-illegal = { $reason }
token-wrong-end = соңғы { $seed } түсетін жер { $last }, { $claimed } емес
token-no-end = соңғы { $seed } ешбір { $pit_dat } түспейді, сондықтан { $claimed } бола алмайды
token-wrong-capture = жүріс { $claimed } емес, { $count } { $captures }
token-no-home = бұл жүріспен { $home } алынбайды
token-no-capture = соңғы { $seed } ештеңе { $captures_not }, сондықтан жақшада { $store } { $claimed } жазылмайды
token-wrong-store = жүрістен кейін { $store_loc } { $claimed } емес, { $count }

# Сағат.
clock-out-of-time = { $side_gen } уақыты бітті

# Оқылмаған жазбалар. Жазба — бір ойынның мәтіні.
record-empty = жазба бос; жүрістер керек, алдында белгілері болсын, болмасын
record-not-text = { $line }-жол: жазба мәтін емес
record-bad-tag = { $line }-жол: «{ $text }» — белгі емес; бір жолда [Name "value"] керек
record-double-tag = { $line }-жол: { $name } белгісі қайталанған
record-unclosed = { $line }-жол: «{ $opening }» белгісі «{ $closing }» белгісімен жабылмаған
record-stray = { $line }-жол: артық «{ $closing }»
record-too-deep = { $line }-жол: тармақтар бірінің ішіне бірі { $most } деңгейден терең кірген
record-empty-variation = { $line }-жол: бос тармақ
record-early-variation = { $line }-жол: тармақ өзі ауыстыратын жүрістен кейін тұруы керек
record-unreadable = { $line }-жол: «{ $text }» жүріс емес
record-second-game = { $line }-жол: { $text } екінші ойынды бастайды; жазбада біреу ғана болуы керек
record-after-result = { $line }-жол: нәтижеден кейін артық «{ $text }»
record-bad-termination = «{ $text }» — аяқталу себебі емес; мүмкін себептер: { $known }
record-bad-result = «{ $text }» — нәтиже емес; 25-20 сияқты есеп, алдымен Оңтүстіктікі, немесе * керек
record-results-differ = белгіде { $tag }, ал жүрістердің соңында { $end }
record-bad-position = жарамсыз бастапқы позиция: { $reason }
record-bad-rules = «{ $text }» ережені анықтамайды; 16 он алтылық цифрлы таңба, сосын board.seeds=3 сияқты өзгерістер керек
record-foreign-rules = жазба басқа ережемен жасалған (таңбасы { $expected } емес, { $found })
record-no-game = ешбір белгі ойынды атамайды; мысалы, [Game "kalah"] керек
record-unknown-game = белгісіз ойын: { $reason }
record-bad-changes = жазбаның ережесі жарамсыз: { $reason }
record-illegal = { $line }-жолдағы { $ply }-жүріс, { $text }: { $reason }
record-illegal-in-variation = { $line }-жолдағы тармақтың { $ply }-жүрісі, { $text }: { $reason }
record-wrong-result = жазбада { $claimed }, ал жүрістері { $score } береді
record-wrong-termination = жазбада { $claimed }, ал жүрістері былай бітеді: { $termination }
record-not-over = жазбада { $claimed }, бірақ ойын аяқталмаған

# Бұл түрде жазылмайтын ойындар.
form-not-ogn = { $name } OGN түрінде жазылмайды: онда { $pits } әріппен аталады, { $home } жоқ
form-not-two-figures = { $name } екі цифрмен жазылмайды: ол үшін { $pits } 1-ден 9-ға дейін нөмірленуі керек
