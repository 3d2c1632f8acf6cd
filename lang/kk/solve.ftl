# `sower solve` хабарлары.

solve-endgames = алдымен ойын соңдары құрылады: ойындағы { $of } тастан { $seeds }
solve-progress = { $lower } мен { $upper } аралығы; { $label } кемінде { $goal } тұра ма? Позициялар: { $positions }, секундына { $pace }, { $time }: { $line }
solve-value = { CAPITAL($told) }.
solve-between = Толық шешілмеді: { $side }: соңғы айырма { $lower } мен { $upper } аралығында.
solve-wins = { $side } ұтады (дәлелденген).
solve-reaches = { $side }: соңғы айырма кемінде { $margin } (дәлелденген).
solve-misses = { $side }: соңғы айырма { $margin } санынан аз, көп дегенде { $upper } (дәлелденген).
solve-draws = Тең ойын (дәлелденген).
solve-best = Ең жақсы жүрістер: { $labels }. Қалғандары нашарырақ.
solve-best-among = Ең жақсы жүрістер: { $labels }. Қалғандары да осындай болуы мүмкін.
solve-best-so-far = Әзірге ең жақсы жүрістер: { $labels }.
solve-line = Ең жақсы нұсқалардың бірі: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: кемінде { $lower }, көп дегенде { $upper }
solve-took = { $count ->
   *[other] { $positions } позиция
  }, { $time }.
solve-resumed = { $file } файлынан жалғасады.
solve-not-kept = { $file } жазылмады: { $error }. Дәлелдеу жалғасады, жазу қайталанады.
solve-lost-with-the-end = соңғы күй { $file } файлына жазылмады; алдыңғы жазудан кейін дәлелденгені жоғалды
solve-open-elsewhere = { $file } файлын басқа дәлелдеу пайдаланып жатыр; оның соңын күтіңіз немесе басқа файлды көрсетіңіз
solve-foreign = { $file } — сақталған дәлелдеу емес; басқа файлды көрсетіңіз немесе қайта бастау үшін оны өшіріңіз
solve-version = { $file } пішімінің нұсқасы { $found }, бұл бағдарлама оны оқымайды; басқа файлды көрсетіңіз
solve-damaged = { $file } бүлінген, сондықтан ішіндегі ештеңе дәлелденген деп саналмайды; қайта бастау үшін оны өшіріңіз
solve-other-rules = { $file } ережесі басқа ойындікі; басқа файлды көрсетіңіз
solve-other-position = { $file } { $found } позициясына тиесілі; басқа файлды көрсетіңіз
solve-cycles = Бұл ойында позициялар қайталана алады, сондықтан дәл мәнді анықтау мүмкін болмады. Қосымша уақыт көмектеспейді.
solve-stopped = Дәлелдеу аяқталғанша тоқтатылды.
solve-out-of-time = Дәлелдеу аяқталғанша уақыт бітті.
solve-out-of-nodes = Дәлелдеу аяқталғанша позициялар шегі бітті.
solve-resume = { $file } файлынан жалғастыру үшін сол пәрменді қайта іске қосыңыз.
solve-use-checkpoint = Барысын сақтап, кейін жалғастыру үшін --checkpoint FILE көрсетіңіз.
solve-nothing-proven = әзірге ештеңе дәлелденген жоқ
