# Қателер: не дұрыс емес, қай жерде, не керек.

rules-syntax = бұл TOML емес: { $fault }
toml-duplicate-key = бұл кілт немесе бөлім екі рет кездеседі
toml-unclosed = жақша жабылмаған; керегі: ] немесе { "}" }
toml-comma = екі элементтің арасына бір үтір керек
toml-equals = кілт пен мәннің арасына бір = белгісі керек
toml-quote = керегі: тырнақшадағы мәтін, мысалы "мәтін"
toml-number = сан тым үлкен немесе TOML тәртібімен жазылмаған
toml-value = керегі: мән, мысалы 4, true немесе "мәтін"
toml-key = керегі: латын әріптерінен, цифрлардан, - және _ таңбаларынан тұратын кілт
toml-content = бұл жерде тұра алмайды; әр кілт бөлек жолда жазылады
toml-other = TOML талдағышының хабары: «{ $fault }»
rules-unknown-key = белгісіз кілт; мүмкін, { $nearest }?
rules-strange-key = белгісіз кілт; барлық кілттер docs/reference/rules-file.md ішінде
rules-missing = бұл кілт міндетті; керегі: { $takes }
rules-wrong-value = { $found } — жарамсыз мән; керегі: { $takes }
rules-start-rows = екі қатар керек, әрқайсысында 0 мен 255 аралығындағы { $count } сан, мысалы "4,4,4/4,4,4"
rules-too-many-seeds = { $count } { $seed }; тақтаға ең көбі 255 сыяды
rules-needs = { $value } үшін { $needed } керек
rules-no-bound = бұл ережемен ойын бітпеуі мүмкін; max-plies көрсетіңіз, мысалы 2000
rules-not-in-variant = нұсқа бұл кілтті өзгерте алмайды
rules-no-such-variant = белгісіз нұсқа; мүмкін нұсқалар: { $known }
rules-no-variants = белгісіз нұсқа; бұл файлда нұсқалар жоқ
unknown-game = { $name } деген ойын жоқ; мүмкін, { $nearest }? Барлық ойынды `sower games` көрсетеді
strange-game = { $name } деген ойын жоқ; барлық ойынды `sower games` көрсетеді, ереже файлы да (mine.toml) жарайды

# Ереже файлының кілті не қабылдайды.
expected-one-of = { $known }
expected-list-of = мыналардың тізімі: { $known }
expected-between = { $least } мен { $most } аралығындағы сан
expected-word-or-between = { $word } немесе { $least } мен { $most } аралығындағы сан
expected-counts = 1 мен 255 аралығындағы сандар тізімі
expected-counts-or = 1 мен 255 аралығындағы сандар тізімі немесе "{ $word }"
expected-text = басқару таңбалары жоқ мәтін
expected-texts = басқару таңбалары жоқ мәтіндер тізімі
expected-countries = екі бас әріптен тұратын ел кодтарының тізімі, мысалы ["GH"]

setup-pit-count = { $side_gen } қатарында { $found } { $pit } бар; тақтада әр жақта { $count }
setup-too-many = { $found } { $seed }; тақтаға ең көбі 255 сыяды
setup-no-homes = позицияда { $home } бар, бірақ бұл ойында ол болмайды
setup-home-beyond = { $side_gen } қатарында { $count } { $pit } бар; { $home } одан тыс
setup-home-not-empty = { $side_gen } { $number }-{ $pit_poss } { $home } болғандықтан, онда { $seed } жата алмайды
setup-home-in-last = { $side_gen } { $number }-{ $pit_poss } қатардың соңғысы, ол ешқашан { $home } бола алмайды
setup-homes-same-number = екі { $home_gen } да нөмірі { $number }; бұл ереже оған жол бермейді
setup-homes-facing = { $homes } Оңтүстіктің { $number }-{ $pit_poss } тұсында бір-біріне қарсы тұр; бұл ереже оған жол бермейді
setup-no-closed = позицияда жабық { $pit } бар, бірақ бұл ойында ол болмайды
setup-closed-not-empty = { $side_gen } { $number }-{ $pit_poss } жабық, онда { $seed } бола алмайды
setup-no-hands = позицияда қолда { $seed } бар, бірақ бұл ойында ондай жоқ
setup-no-houses = позицияда үй бар, бірақ бұл ойында үй жоқ
setup-no-blocked = позицияда жабық орын бар, бірақ бұл ойында ондай жоқ
setup-blocked-pit = { $side_gen } жабық орны ішкі қатардағы бос емес орын болуы керек
setup-no-pie = позиция жақ ауыстыруға рұқсат береді, бірақ бұл ойында ондай ереже жоқ
setup-pie-side = жақты тек екінші ойыншы, Солтүстік, ауыстыра алады

refusal-over = ойын аяқталды: { $ending }
refusal-no-such-pit = { $label }-{ $pit } жоқ; { $side } мынадан жүре алады: { $range }
refusal-not-yours = { $label }-{ $pit } { $owner_dat } тиесілі; { $side } мынадан жүре алады: { $range }
refusal-empty = { $label }-{ $pit } бос
refusal-home = { $label }-{ $pit } { $owner_gen } { $home_poss }, одан жүруге болмайды
refusal-too-few = { $label }-{ $pit_loc } { $found } { $seed } бар; одан жүру үшін { $least } керек
refusal-endless = { $label }-{ $pit_abl } басталған тарату ешқашан бітпейді
refusal-too-long = { $label }-{ $pit_abl } басталған жүріс { $most } айналымнан ұзақ
refusal-too-many-sown = { $label }-{ $pit_abl } басталған жүрісте { $most } { $seed_abl } көп таратылады
refusal-must-feed = { $other_loc } { $seed } жоқ, оған { $seed } беру керек; { $label }-{ $pit_abl } басталған жүріс қарсы жаққа жетпейді
refusal-starves = { $label }-{ $pit_abl } басталған жүріс { $other_acc } { $seed_abl } айырады
refusal-slam = { $label }-{ $pit_abl } басталған жүріс { $other_loc } бардың бәрін алады; бұл басқа жүріс болмағанда ғана рұқсат
refusal-no-way = { $pit } { $label } тек бір бағытта ойналады; < немесе > белгісін алып тастаңыз
refusal-other-way = { $label } жүрісі дұрыс емес; осы жерден { $legal } ойнауға болады
refusal-must-capture = { $label } ештеңе алмайды, ал алу мүмкін болса, міндетті; мүмкін жүрістер: { $legal }
refusal-not-now = { $label } жүрісін қазір ойнауға болмайды; мүмкін жүрістер: { $legal }
refusal-no-swap = жақты тек екінші ойыншы, бірінші жүрісінің орнына ауыстыра алады
rules-problem = { $place }: { $what }
rules-problems = { $problems }
