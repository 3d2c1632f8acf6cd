# Не дұрыс емес, қай жерде, қалай болса дұрыс.

rules-syntax = бұл TOML емес: { $fault }
rules-unknown-key = мұндай кілт жоқ; ең жақыны: { $nearest }
rules-strange-key = мұндай кілт жоқ; бәрі docs/reference/rules-file.md ішінде тізілген
rules-missing = бұл кілт міндетті; оның мәні: { $takes }
rules-wrong-value = { $found } бұл кілттің мәні емес; оның мәні: { $takes }
rules-start-rows = бастапқы қойылым екі қатардан тұрады, әрқайсысында 0 мен 255 аралығындағы { $count } сан, мысалы "4,4,4/4,4,4"
rules-too-many-seeds = тақтада { $count } { $seed } болар еді; 255 сыяды
rules-needs = { $value } үшін { $needed } керек
rules-no-bound = бұл ережемен ойынның бітетініне дәлел жоқ: max-plies көрсетіңіз, мысалы 2000
rules-not-in-variant = нұсқа бұл кілтті өзгерте алмайды
rules-no-such-variant = мұндай нұсқа жоқ; барлары: { $known }
unknown-game = { $name } деген ойын жоқ; ең жақыны: { $nearest }. Бәрін `sower games` тізеді, ереже файлының жолы да жарайды
strange-game = { $name } деген ойын жоқ. Бәрін `sower games` тізеді, ереже файлының жолы да жарайды

setup-pit-count = { $side_gen } қатарында { $found } { $pit } бар; тақтада әр жақта { $count }
setup-too-many = мұнда { $found } { $seed } бар; тақтаға ең көбі 255 сыяды
setup-no-homes = { $home } жазылған, бірақ бұл ойында ол жоқ
setup-home-beyond = { $side_gen } қатары { $count } санымен бітеді; { $home } одан тыс жатыр
setup-home-not-empty = { $side_gen } { $number }-{ $pit_poss } { $home } болғандықтан, онда { $seed } жата алмайды
setup-home-in-last = { $side_gen } { $number }-{ $pit_poss } қатардың соңғысы, ол ешқашан { $home } бола алмайды
setup-homes-same-number = екі { $home_gen } да нөмірі { $number }; бұл ереже оған жол бермейді
setup-homes-facing = { $homes } Оңтүстіктің { $number }-{ $pit_poss } тұсында бір-біріне қарсы тұр; бұл ереже оған жол бермейді
setup-no-pie = жақ ауыстыру әлі мүмкін делінген, бірақ бұл ойында ондай ереже жоқ
setup-pie-side = жақты тек екінші ойыншы, Солтүстік, ауыстыра алады

refusal-over = ойын аяқталды: { $ending }
refusal-no-such-pit = { $label }-{ $pit } жоқ; { $side } мынадан жүре алады: { $range }
refusal-not-yours = { $label }-{ $pit } { $owner_dat } тиесілі; { $side } мынадан жүре алады: { $range }
refusal-empty = { $label }-{ $pit } бос
refusal-home = { $label }-{ $pit } { $owner_gen } { $home_poss }, одан жүруге болмайды
refusal-too-few = { $label }-{ $pit_loc } { $found } { $seed } бар; одан жүру үшін { $least } керек
refusal-endless = { $label }-{ $pit_abl } басталған тарату мәңгі бітпес еді, сондықтан одан жүруге болмайды
refusal-too-long = { $label }-{ $pit_abl } басталған жүрісте { $most } айналымнан көп, ол қабылданбайды
refusal-must-feed = { $other_loc } { $seed } жоқ, ал { $label }-{ $pit } { $other_dat } ештеңе бермейді; басқа жүріс береді
refusal-starves = { $label }-{ $pit } { $other_acc } { $seed_abl } айырар еді; басқа жүріс айырмайды
refusal-slam = { $label }-{ $pit } { $other_loc } бардың бәрін алар еді; басқа жүріс бар кезде олай жүруге болмайды
refusal-no-swap = жақты тек екінші ойыншы, өзінің бірінші жүрісінің орнына ауыстыра алады
rules-problem = { $place }: { $what }
rules-problems = { $problems }
