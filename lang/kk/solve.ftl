# `sower solve` не айтады.

solve-endgames = алдымен барлық ойын соңы есептеледі: ойындағы { $of } тастан { $seeds }
solve-progress = { $lower } мен { $upper } аралығы; { $label } кемінде { $goal } тұра ма? Позициялар: { $positions }, секундына { $pace }, { $time }: { $line }
solve-value = { $told }.
solve-between = Соңына дейін дәлелденбеді: { $side } кемінде { $lower }, көп дегенде { $upper } алады.
solve-wins = { $side } ұтады, дәлелденген.
solve-reaches = { $side } кемінде { $margin } алады, дәлелденген.
solve-misses = { $side } { $margin } ала алмайды: көп дегенде { $upper }, дәлелденген.
solve-draws = Тең ойын, дәлелденген.
solve-best = Ең жақсы жүрістер: { $labels }. Басқа ешбір жүріс оларға тең емес.
solve-best-so-far = Дәлелденгені бойынша ең жақсы жүрістер: { $labels }.
solve-line = Ең жақсы нұсқалардың бірі: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: кемінде { $lower }, көп дегенде { $upper }
solve-took = Позициялар: { $positions }, { $time }.
solve-resumed = { $file } файлынан жалғасады.
solve-not-kept = { $file } жазылмады: { $error }. Дәлелдеу жүріп жатқанда жазу қайталанады.
solve-lost-with-the-end = соңғы күй { $file } файлына жазылмады: алдыңғы жазудан кейін дәлелденгені жоғалды
solve-open-elsewhere = { $file } файлына жүріп жатқан басқа дәлелдеу жазады; оның соңын күтіңіз немесе басқа файлды көрсетіңіз
solve-foreign = { $file } сақталған дәлелдеу емес; басқа файлды көрсетіңіз немесе қайта бастау үшін оны өшіріңіз
solve-version = { $file } { $found } нұсқалы түрде жазылған, бұл бағдарлама оны оқымайды; басқа файлды көрсетіңіз
solve-damaged = { $file } жазылғаннан кейін кесілген немесе өзгертілген, сондықтан ішіндегі ештеңе дәлелденген деп саналмайды; қайта бастау үшін оны өшіріңіз
solve-other-rules = { $file } ережесі басқа ойындікі; басқа файлды көрсетіңіз
solve-other-position = { $file } { $found } позициясына тиесілі; басқа файлды көрсетіңіз
