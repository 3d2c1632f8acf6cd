# Ойналған ойынды талдау не айтады.

class-best = үздік
class-good = жақсы
class-inaccuracy = дәлсіздік
class-mistake = қате
class-blunder = өрескел қате
class-only-move = жалғыз жүріс
class-missed-win = жіберілген жеңіс
class-opening = бастау

review-swing = Оған дейін: { $before }; одан кейін: { $after }.
review-because-result = Нәтижесіне қарағанда ({ $class }): { $side_gen } жеңу мүмкіндігі { $before } %-дан { $after } %-ға түседі.
review-because-seeds = Жоғалғанына қарағанда ({ $class }), { $seed }: { $lost }; { $side_gen } жеңу мүмкіндігі азырақ өзгереді, { $before } %-дан { $after } %-ға.
review-better = Одан жақсысы { $label }: { $told }.
review-better-quietly = Одан жақсысы { $label }.
review-allowed = Бұл { $side_dat } { $label } деп жауап беруге мүмкіндік берді: { $told }.
review-compared = Келесі { $plies } жүрісте ол жол { $side_dat } { $own }, { $other_dat } { $theirs } әкеледі; ойында { $own_played } және { $theirs_played }.

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
review-no-turning-points = Бетбұрыс болған жоқ: көрсетуге тұрарлық қате жіберген ешкім жоқ.
review-point = { $ply }-жүріс, { $side } { $token }, { $class }
review-accuracy = дәлдік
review-lost = жоғалған { $seed }
review-columns = дейін және кейін: ең жақсы жүрісте және ойналған жүрісте Оңтүстіктің соңғы айырмасы ({ $seed }), екеуі де бір іздеуден. ✓: нәтиже дәлелденген; сан бүтін болса, айырма да дәлелденген. мүмкіндік: жүргеннің жеңу мүмкіндігі.
review-opening = Бастауы берілген, сондықтан оның жүрістері бағаланбайды (сызбаның астындағы "o").
review-marks = Сызбаның астында: · дәлсіздік, ? қате немесе жіберілген жеңіс, ⁇ өрескел қате.
review-progress = Талдау: { $all } позицияның { $done } дайын, { $time } қалды.
review-game-hint = { $fault }; немесе файлдан кейін ойынды атаңыз: sower review { $file } kalah
review-stopped = талдау біткенше тоқтатылды; ештеңе жазылған жоқ
review-written = Талданған ойын { $file } ішінде.
review-drawn = Сызба { $file } ішінде.
