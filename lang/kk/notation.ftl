# Оқылмаған позициялар.
position-shape = «{ $text }» позиция емес; былай жазыңыз: «{ $example }»
position-rows = «{ $found }» екі қатар емес; Оңтүстік пен Солтүстіктің { $pits_poss } арасына бір қиғаш сызық қойып жазыңыз: «{ $example }»
position-not-seeds = { $side_gen } қатарының { $number }-орнындағы «{ $found }» { $seed } саны емес; 0 мен 255 аралығындағы сан жазыңыз
position-two-homes = { $side_gen } қатарында екі { $home } бар; әр жақта біреу ғана болады, ол қарсыластың қатарында жатады
position-stores = «{ $found }» екі { $store } емес; алдымен Оңтүстіктікін, сосын Солтүстіктікін үтірмен жазыңыз: «0,0»
position-not-a-store = «{ $found }» { $side_gen } { $store_poss } үшін сан емес; 0 мен 255 аралығындағы сан жазыңыз
position-not-a-side = «{ $found }» кімнің жүретінін айтпайды; S немесе N жазыңыз
position-not-a-pie = «{ $found }» жақ ауыстыру туралы ештеңе айтпайды; бірінші жүріс жасалып жатқанда «pie», екіншісі ауыстыра алғанда «swap» жазыңыз
position-not-a-move-number = «{ $found }» жүріс нөмірі емес; бүтін сан жазыңыз
position-unclosed = «{ $text }» соңында «{ $bracket }» жоқ
position-length = { $found } сан бар; бұл тақтада { $stores } қосылғанда { $count }
position-size = тақтаның әр жағында { $found } { $pit }; бұл ойында { $count }
position-setup = «{ $text }» болуы мүмкін емес: { $reason }

# Оқылмаған жүрістер.
token-unreadable = «{ $text }» жүріс емес; кезегі келген жақ мынадан жүре алады: { $range }
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
record-empty = жазба бос; жүрістерді жазыңыз, алдында белгілері болсын, болмасын
record-not-text = { $line }-жол: жазба мәтін емес
record-bad-tag = { $line }-жол: «{ $text }» белгі емес; [Name "value"] деп бір жолға жазыңыз
record-double-tag = { $line }-жол: { $name } белгісі екі рет жазылған
record-unclosed = { $line }-жол: «{ $opening }» артынан «{ $closing }» келмейді
record-stray = { $line }-жол: «{ $closing }» басталмай тұрып жабылған
record-too-deep = { $line }-жол: тармақтар бірінің ішіне бірі { $most } деңгейден терең кірген
record-empty-variation = { $line }-жол: жүріссіз тармақ осында бітеді
record-early-variation = { $line }-жол: тармақ бірінші жүрістен бұрын тұр; оны өзі ауыстыратын жүрістен кейін жазыңыз
record-unreadable = { $line }-жол: «{ $text }» жүріс емес
record-second-game = { $line }-жол: { $text } екінші ойынды бастайды; жазбада біреу ғана болады
record-after-result = { $line }-жол: «{ $text }» нәтижеден кейін тұр; онда ештеңе болмауы керек
record-bad-termination = «{ $text }» — ойын бұлай аяқталмайды; мүмкін: { $known }
record-bad-result = «{ $text }» нәтиже емес; 25-20 сияқты есеп, алдымен Оңтүстіктікі, немесе * жазыңыз
record-results-differ = белгіде { $tag }, ал жүрістердің соңында { $end }
record-bad-position = ойын бұдан бастала алмайды: { $reason }
record-bad-rules = «{ $text }» ережені атамайды; 16 таңбалы таңбаны, сосын board.seeds=3 сияқты өзгерістерді жазыңыз
record-foreign-rules = жазба басқа ережемен жасалған: оның таңбасы { $found }, бұл ереженікі { $expected }
record-no-game = қай ойын екенін ешбір белгі айтпайды; [Game "kalah"] немесе сол сияқты жазыңыз
record-unknown-game = жазбаның ойыны белгісіз: { $reason }
record-bad-changes = жазбаның ережесі болуы мүмкін емес: { $reason }
record-illegal = { $line }-жолдағы { $ply }-жүріс, { $text }: { $reason }
record-illegal-in-variation = { $line }-жолдағы тармақтың { $ply }-жүрісі, { $text }: { $reason }
record-wrong-result = жазбада { $claimed }, ал жүрістері { $score } береді
record-wrong-termination = жазбада { $claimed }, ал жүрістері былай бітеді: { $termination }
record-not-over = жазбада { $claimed }, бірақ ойын аяқталмаған

# Бұл түрде жазылмайтын ойындар.
form-not-ogn = { $name } OGN түрінде жазылмайды: онда { $pits } әріппен аталады, { $home } деген жоқ
form-not-two-figures = { $name } екі цифрмен жазылмайды: ол үшін { $pits } 1-ден 9-ға дейін нөмірленуі керек
