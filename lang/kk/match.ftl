# `sower match` хабарлары.

match-progress = { $total } ойынның { $done }: +{ $wins } ={ $draws } −{ $losses }, { $score }, { $elo }, { $left } қалды ({ $first } мен { $second })
match-seconds = { $count } с
match-minutes = { $count } мин
match-hours = { $hours } сағ { $minutes } мин
match-crowded = Уақытпен ойналатын { $threads } ойын қатар жүреді, ал ядро { $cores }: ойыншылар бір-біріне кедергі келтіреді.
match-stopping = Тоқтатылуда. Нәтижесіз шығу үшін Ctrl-C тағы басыңыз.
match-stopped = { $done } ойыннан кейін тоқтатылды; әзіргі нәтиже осы.
match-result = { $first } мен { $second }, { $name }: { $seconds } с ішінде { $count } ойын
match-games = { $wins } жеңіс, { $draws } тең, { $losses } жеңіліс: ұпай { $score }
match-strength = { $elo }; артықшылық ықтималдығы { $los }
match-elo = Эло { $elo } ± { $error }
match-elo-alone = Эло { $elo }
match-elo-above = Эло { $low } жоғары
match-elo-below = Эло { $high } төмен
match-elo-unknown = Эло белгісіз
match-pairs = 0, ½, 1, 1½ және 2 ұпайлы жұптар: { $none }, { $half }, { $one }, { $more }, { $two }
match-south = Оңтүстік (екі ойыншы): { $won } жеңіс, { $drawn } тең, { $lost } жеңіліс: ұпай { $score }
match-test-open = SPRT { $elo0 } мен { $elo1 } Эло: LLR { $llr }, шегі { $low } мен { $high }, шешілмеді
match-test-decided = SPRT { $elo0 } мен { $elo1 } Эло: LLR { $llr }, шегі { $low } мен { $high }, { $accepted } қабылданды
match-lost = { $who }: ақаудан { $faults } жеңіліс, уақыттан { $timeouts }
match-forfeit = { $number }-ойын: { $who } ұтылды: { $reason }
match-more-forfeits = Бұдан кейінгі техникалық жеңілістер саналады, бірақ көрсетілмейді; --record барлық ойынды сақтайды.
match-gate-lost = { $who } { $other } алдында { $score } жинады; шегі { $gate }
match-gate-stopped = матч шегі шешілгенше тоқтатылды
match-test-lost = SPRT H0 қабылдады: { $who } мен { $other } арасы { $elo1 } емес, { $elo0 } Элоға жақын
match-head-player = ойыншы
match-head-games = ойын
match-head-won = жеңіс
match-head-drawn = тең
match-head-lost = жеңіліс
match-head-score = ұпай
match-head-elo = Эло
match-gauntlet = { $first } қалғандарының әрқайсысына қарсы, { $name }: { $seconds } с ішінде { $count } ойын
match-round-robin = Айналма турнир, { $name }: { $seconds } с ішінде { $count } ойын

# Компьютер неге жүрмеді. «Солтүстік жеңіледі: » сөзінен кейін.
player-no-move = жүріс жоқ
player-stopped = жүріс табылғанша іздеу тоқтатылды
player-exited = бағдарлама аяқталды ({ $how })
player-exit-status = шығу коды { $code }
player-signal = сигнал { $signal }
player-silent = бағдарлама { $waited } мс ішінде жауап бермеді
player-last-words = { $what }; соңғы хабары: «{ $words }»
player-fault = { $text }
