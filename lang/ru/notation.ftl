# Позиции, которые не удалось прочитать.
position-shape = «{ $text }» — недопустимая позиция; ожидается вид «{ $example }»
position-rows = «{ $found }» — не два ряда через косую черту, например «{ $example }»
position-not-seeds = «{ $found }», место { $number } в ряду { $side_gen }, — не число { $seeds_gen } от 0 до 255
position-side-rows = «{ $found }» — не ряды { $side_gen } через |, например «{ $example }»
position-two-blocked = у { $side_gen } знаком ! отмечены две лунки; закрытой может быть только одна
position-hands = «{ $found }» — не { $seeds } в двух руках через запятую, например «22,22»
position-houses = «{ $found }» — не дома Юга и Севера: y — есть, - — потерян, например «y,-»
position-two-homes = в ряду { $side_gen } два { $home_gen }; у каждого игрока может быть только один, в ряду соперника
position-stores = «{ $found }» — не два { $store_gen } через запятую, например «0,0»
position-not-a-store = «{ $found }» — не число от 0 до 255 для { $store_gen } { $side_gen }
position-not-a-side = «{ $found }» — не сторона; ожидается S или N
position-not-a-pie = «{ $found }» — не состояние обмена; ожидается «pie» во время первого хода или «swap» после него
position-not-a-move-number = «{ $found }» — не номер хода; ожидается целое число
position-unclosed = в конце «{ $text }» нет «{ $bracket }»
position-length = { $found ->
    [one] найдено { $found } число
    [few] найдено { $found } числа
   *[many] найдено { $found } чисел
  }; у этой доски их { $count }, считая { $stores }
position-size = на доске по { $found } лунок с каждой стороны; в этой игре по { $count }
position-setup = «{ $text }» невозможно: { $reason }

# Ходы, которые не удалось прочитать.
token-unreadable = «{ $text }» — не ход; ожидается { $range }
token-illegal = { $reason }
token-wrong-end = { $last_seed } падает в { $last }, а не в { $claimed }
token-no-end = { $last_seed } не падает в лунку, поэтому { $claimed } быть не может
token-wrong-capture = ход { $captures } { $count }, а не { $claimed }
token-no-home = { $home } этим ходом не появляется
token-no-capture = { $last_seed } ничего не { $captures }, поэтому { $store } { $claimed } в скобках не следует
token-wrong-store = в { $store_loc } после хода { $count }, а не { $claimed }

# Часы.
clock-out-of-time = у { $side_gen } вышло время

# Записи, которые не удалось прочитать. Запись — это текст одной игры.
record-empty = запись пуста; ожидаются ходы, с метками перед ними или без
record-not-text = строка { $line }: запись не является текстом
record-bad-tag = строка { $line }: «{ $text }» — не метка; ожидается [Name "value"] одной строкой
record-double-tag = строка { $line }: метка { $name } повторяется
record-unclosed = строка { $line }: «{ $opening }» не закрыта знаком «{ $closing }»
record-stray = строка { $line }: лишнее «{ $closing }»
record-too-deep = строка { $line }: варианты вложены глубже { $most }
record-empty-variation = строка { $line }: пустой вариант
record-early-variation = строка { $line }: вариант должен следовать за ходом, который он заменяет
record-unreadable = строка { $line }: «{ $text }» — не ход
record-second-game = строка { $line }: с { $text } начинается вторая игра; в записи должна быть одна
record-after-result = строка { $line }: лишнее «{ $text }» после результата
record-bad-termination = «{ $text }» — не причина окончания; допустимы: { $known }
record-bad-result = «{ $text }» — не результат; ожидается счёт, например 25-20, сначала Юг, или *
record-results-differ = в метке { $tag }, а ходы кончаются на { $end }
record-bad-position = недопустимая начальная позиция: { $reason }
record-bad-rules = «{ $text }» не определяет правила; ожидается отпечаток из 16 шестнадцатеричных цифр, затем изменения, например board.seeds=3
record-foreign-rules = запись сделана по другим правилам (отпечаток { $found }, а не { $expected })
record-no-game = ни одна метка не называет игру; ожидается, например, [Game "kalah"]
record-unknown-game = неизвестная игра: { $reason }
record-bad-changes = недопустимые правила записи: { $reason }
record-illegal = полуход { $ply } в строке { $line }, { $text }: { $reason }
record-illegal-in-variation = полуход { $ply } варианта в строке { $line }, { $text }: { $reason }
record-wrong-result = в записи { $claimed }, а её ходы дают { $score }
record-wrong-termination = в записи { $claimed }, а её ходы кончаются так: { $termination }
record-not-over = в записи { $claimed }, но игра не окончена

# Игры, которые в такой форме не записать.
form-not-ogn = { $name } нельзя записать в OGN: там лунки названы буквами и нет { $homes_gen }
form-not-two-figures = { $name } нельзя записать двумя цифрами: для этого нужны лунки с номерами от 1 до 9
