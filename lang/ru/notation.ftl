# Позиции, которые не удалось прочитать.
position-shape = «{ $text }» — не позиция; запишите её так: «{ $example }»
position-rows = «{ $found }» — не два ряда; запишите лунки Юга и Севера через одну косую черту, так: «{ $example }»
position-not-seeds = «{ $found }» на месте { $number } в ряду { $side_gen } — не число { $seeds_gen }; запишите число от 0 до 255
position-two-homes = в ряду { $side_gen } два { $home_gen }; у каждой стороны может быть только один, и лежит он в чужом ряду
position-stores = «{ $found }» — не два { $store_gen }; запишите сначала Юга, потом Севера, через запятую: «0,0»
position-not-a-store = «{ $found }» — не число для { $store_gen } { $side_gen }; запишите число от 0 до 255
position-not-a-side = «{ $found }» не говорит, чей ход; запишите S или N
position-not-a-pie = «{ $found }» ничего не говорит об обмене; запишите «pie», пока делается первый ход, и «swap», когда другой может поменяться
position-not-a-move-number = «{ $found }» — не номер хода; запишите целое число
position-unclosed = в конце «{ $text }» нет «{ $bracket }»
position-length = чисел { $found }; у этой доски их { $count }, считая { $stores }
position-size = на доске по { $found } лунок с каждой стороны; в этой игре по { $count }
position-setup = «{ $text }» быть не может: { $reason }

# Ходы, которые не удалось прочитать.
token-unreadable = «{ $text }» — не ход; чья очередь, тот может ходить { $range }
token-illegal = { $reason }
token-wrong-end = { $last_seed } падает в { $last }, а не в { $claimed }
token-no-end = { $last_seed } не падает ни в какую лунку, так что { $claimed } быть не может
token-wrong-capture = ход { $captures } { $count }, а не { $claimed }
token-no-home = { $home } этим ходом не появляется
token-no-capture = { $last_seed } ничего не { $captures }, поэтому { $store } { $claimed } в скобках не следует
token-wrong-store = в { $store_loc } после хода { $count }, а не { $claimed }

# Часы.
clock-out-of-time = у { $side_gen } вышло время

# Записи, которые не удалось прочитать. Запись — это текст одной игры.
record-empty = запись пуста; нужны ходы, с метками перед ними или без
record-not-text = строка { $line }: запись не является текстом
record-bad-tag = строка { $line }: «{ $text }» — не метка; запишите [Name "value"] одной строкой
record-double-tag = строка { $line }: метка { $name } встречается дважды
record-unclosed = строка { $line }: после «{ $opening }» нет «{ $closing }»
record-stray = строка { $line }: «{ $closing }» без своего начала
record-too-deep = строка { $line }: варианты вложены глубже { $most }
record-empty-variation = строка { $line }: здесь кончается вариант без единого хода
record-early-variation = строка { $line }: вариант стоит до первого хода; его место после хода, который он заменяет
record-unreadable = строка { $line }: «{ $text }» — не ход
record-second-game = строка { $line }: с { $text } начинается другая игра; в записи она одна
record-after-result = строка { $line }: «{ $text }» стоит после результата; там ничего быть не может
record-bad-termination = «{ $text }» — так игра не кончается; бывает { $known }
record-bad-result = «{ $text }» — не результат; запишите счёт, например 25-20, сначала Юга, или *
record-results-differ = метка говорит { $tag }, а ходы кончаются на { $end }
record-bad-position = с этого игра начаться не может: { $reason }
record-bad-rules = «{ $text }» не называет правил; запишите отпечаток из 16 знаков, потом изменения, например board.seeds=3
record-foreign-rules = запись сделана по другим правилам: её отпечаток { $found }, а этих правил { $expected }
record-no-game = ни одна метка не говорит, какая это игра; запишите [Game "kalah"] или подобное
record-unknown-game = игра этой записи неизвестна: { $reason }
record-bad-changes = правил этой записи быть не может: { $reason }
record-illegal = полуход { $ply } в строке { $line }, { $text }: { $reason }
record-illegal-in-variation = полуход { $ply } варианта в строке { $line }, { $text }: { $reason }
record-wrong-result = запись говорит { $claimed }, а её ходы дают { $score }
record-wrong-termination = запись говорит { $claimed }, а её ходы кончаются так: { $termination }
record-not-over = запись говорит { $claimed }, но игра не окончена

# Игры, которые в такой форме не записать.
form-not-ogn = { $name } не записать в OGN: там лунки называют буквами и не знают { $homes_gen }
form-not-two-figures = { $name } не записать двумя цифрами: для этого лунки должны иметь номера от 1 до 9
