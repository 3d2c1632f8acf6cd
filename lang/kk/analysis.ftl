# Іздеу не тапты, сөзбен.

score-wins = { $side } { $margin } артықпен жеңеді, дәлелденген
score-wins-by-possession = { $side } иелігі бойынша { $margin } артықпен жеңеді, дәлелденген
score-draw = тең ойын, дәлелденген
score-wins-about = { $side } жеңеді, дәлелденген; айырма шамамен { $margin }
score-wins-somehow = { $side } жеңеді, дәлелденген
score-ahead = { $side } шамамен { $margin } алда
score-level = шамамен тең

analysis-depth = Тереңдік { $depth }, { $positions } позиция, { $time }.
analysis-all-proven = Әр жүріс дәлелденген; { $positions } позиция, { $time }.
analysis-thinking = Тереңдік { $depth }, { $positions } позиция, әзірге { $time }; Ctrl-C тоқтатады.
analysis-minimax = { $player }: { $positions } позиция, { $cutoffs } кесу, { $time }. Тең жүрістер { $pits_gen } ретімен тұр; біріншісі ойналады.
analysis-no-values = әр жүріске көрсетуге болатын баға беретін тек minimax:1 мен minimax:30 аралығы, { $player } емес
analysis-no-player = әр жүріске баға беретін "{ $player }" деген ойыншы жоқ; minimax:1 мен minimax:30 аралығы береді
analysis-more-moves = … тағы { $count } жүріс
analysis-stopped = әр жүріс бағасын алғанша тоқтатылды

analysis-column-move = жүріс
analysis-column-score = баға
analysis-column-words = сөзбен
analysis-column-line = ең жақсы жол

analysis-best-line = Ең жақсы жол:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; алу ең көбі { $plies } жүрістен кейін
