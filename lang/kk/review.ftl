# Ойналған ойынды талдау.

class-best = үздік
class-good = жақсы
class-inaccuracy = дәлсіздік
class-mistake = қате
class-blunder = өрескел қате
class-only-move = жалғыз жүріс
class-missed-win = жіберілген жеңіс
class-opening = бастау

review-swing = Жүріске дейін: { $before }; кейін: { $after }.
review-because-result = { CAPITAL($class) }: { $side_gen } жеңу мүмкіндігі { $before } %-дан { $after } %-ға түседі.
review-because-seeds = { CAPITAL($class) }: { $lost } { $seed } жоғалады; { $side_gen } жеңу мүмкіндігі өзгермейді дерлік ({ $before } %-дан { $after } %-ға).
review-because-both = { CAPITAL($class) }: { $lost } { $seed } жоғалады; { $side_gen } жеңу мүмкіндігі { $before } %-дан { $after } %-ға түседі.
review-better = Жақсырақ жүріс: { $better_move }; { $told }.
review-better-quietly = Жақсырақ жүріс: { $better_move }.
review-allowed = Бұл жүріс { $side_dat } { $label } жүруге мүмкіндік береді: { $told }.
review-compared = Келесі { $plies } жүрісте жақсырақ нұсқа { $side_dat } { $own }, { $other_dat } { $theirs } әкеледі; ойналған нұсқа { $own_played } және { $theirs_played } әкеледі.

review-note-mark = Талдау:
review-note = Талдау: { $class }, жоғалған { $seed }: { $lost }.

review-plot-title = { $game }: { $plies } позицияда кім алда
review-plot-south = Оңтүстік алда
review-plot-north = Солтүстік алда
review-plot-opening = бастауы берілген
review-plot-plies = жүріс
review-plot-seeds = соңғы айырма, { $seed }

review-heading = { $game }: { $south } (Оңтүстік) пен { $north } (Солтүстік), { $plies } жүріс. { $result }
review-nobody = белгісіз
review-unfinished = Ойын аяқталмаған.
review-column-ply = №
review-column-side = жақ
review-column-move = жүріс
review-column-before = дейін
review-column-after = кейін
review-column-lost = шығын
review-column-chance = мүмкіндік
review-column-class = бағасы
review-column-better = жақсысы
review-turning-points = Бетбұрыс сәттері
review-no-turning-points = Бетбұрыс болған жоқ: ешкім үлкен қате жіберген жоқ.
review-point = { $ply }-жүріс, { $side } { $token }, { $class }
review-accuracy = дәлдік
review-lost = жоғалған { $seed }
review-columns = дейін, кейін: ең жақсы жүрісте және ойналған жүрісте Оңтүстіктің күтілетін соңғы айырмасы ({ $seed }), бір іздеуден. ✓: нәтиже дәлелденген; сан бүтін болса, айырма да дәлелденген. мүмкіндік: жүретін ойыншының жеңу мүмкіндігі.
review-opening = Бастауы берілген, сондықтан оның жүрістері бағаланбайды (сызбаның астындағы "o").
review-marks = Сызбаның астында: · дәлсіздік, ? қате немесе жіберілген жеңіс, ⁇ өрескел қате.
review-glyphs = Жүрістен кейінгі белгілер: ! жалғыз жақсы жүріс, ?! дәлсіздік, ? қате немесе жіберілген жеңіс, ?? өрескел қате.
review-progress = Талдау: { $all } позицияның { $done } дайын, { $time } қалды.
review-stopped = талдау аяқталмай тоқтатылды; ештеңе жазылған жоқ
review-written = Талданған ойын { $file } ішінде.
review-drawn = Сызба { $file } ішінде.

# Кеңес: жүріс, ол не істейді және күтілетін нәтиже.
hint-sentence = { $label }: { $reasons }; { $score }.
hint-captures = { $count } { $seed } { $captures }
hint-again = тағы бір жүріс береді
hint-makes-home = { $home } жасайды
hint-saves = { $count } { $seed } сақтап қалады
hint-prepares = { $count } { $seed } ұтуға дайындайды
hint-feeds = { $other_dat } { $seed } береді
hint-swaps = жақ ауыстырады
hint-ends = ойынды аяқтайды
hint-quiet = бірден ештеңе ұтпайды, бірақ мүмкіндігі ең жақсы
