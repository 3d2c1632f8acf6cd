# Іздеу не тапты, сөзбен.

score-wins = { $side } { $margin } айырмамен жеңеді (дәлелденген)
score-wins-by-possession = { $side } иелігі бойынша { $margin } айырмамен жеңеді (дәлелденген)
score-draw = тең ойын (дәлелденген)
score-wins-about = { $side } жеңеді (дәлелденген), айырма шамамен { $margin }
score-wins-somehow = { $side } жеңеді (дәлелденген)
score-ahead = { $side } шамамен { $margin } алда
score-level = шамамен тең

analysis-depth = Тереңдік { $depth }, { $positions } позиция, { $time }.
analysis-all-proven = Барлық жүріс дәлелденген; { $positions } позиция, { $time }.
analysis-thinking = Тереңдік { $depth }, { $positions } позиция, әзірге { $time }; Ctrl-C тоқтатады.
analysis-minimax = { $player }: { $positions } позиция, { $cutoffs } кесу, { $time }. Тең жүрістер { $pits_gen } ретімен берілген; біріншісі ойналады.
analysis-no-values = { $player } әр жүріске баға бермейді; minimax:1 мен minimax:30 аралығы керек
analysis-no-player = "{ $player }" деген ойыншы белгісіз; minimax:1 мен minimax:30 аралығы керек
analysis-more-moves = … тағы { $count } жүріс
analysis-stopped = әр жүріс бағаланғанша тоқтатылды

analysis-column-move = жүріс
analysis-column-score = баға
analysis-column-words = сөзбен
analysis-column-line = ең жақсы нұсқа

analysis-best-line = Ең жақсы нұсқа:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; келесі алу ең көбі { $plies } жүрістен кейін

# Жүріс тізбегі: әр жақтың жүрістері кезекпен, мысалы «Оңтүстік 3 6, Солтүстік 2».
line-of-play = { $turns }
line-of-play-cut = { $turns } …
line-turn = { $side } { $moves }
