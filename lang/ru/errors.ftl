# Ошибки: что не так, где и что ожидается.

rules-syntax = это не TOML: { $fault }
toml-duplicate-key = этот ключ или раздел встречается дважды
toml-unclosed = скобка не закрыта; ожидается ] или { "}" }
toml-comma = между двумя элементами ожидается одна запятая
toml-equals = между ключом и значением ожидается один знак =
toml-quote = ожидается текст в кавычках, например "текст"
toml-number = число слишком большое или записано не так, как принято в TOML
toml-value = ожидается значение, например 4, true или "текст"
toml-key = ожидается ключ из латинских букв, цифр, - и _
toml-content = здесь это стоять не может; у каждого ключа своя строка
toml-other = сообщение разборщика TOML: «{ $fault }»
rules-unknown-key = неизвестный ключ; возможно, { $nearest }?
rules-strange-key = неизвестный ключ; все ключи перечислены в docs/reference/rules-file.md
rules-missing = этот ключ обязателен; ожидается { $takes }
rules-wrong-value = { $found } — недопустимое значение; ожидается { $takes }
rules-start-rows = ожидаются два ряда, в каждом { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
  } от 0 до 255, например "4,4,4/4,4,4"
rules-too-many-seeds = { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }; на доске помещается не больше 255
rules-needs = для { $value } требуется { $needed }
rules-no-bound = игры по этим правилам могут не закончиться; укажите max-plies, например 2000
rules-not-in-variant = вариант не может менять этот ключ
rules-no-such-variant = неизвестный вариант; допустимы: { $known }
rules-no-variants = неизвестный вариант; в этом файле вариантов нет
unknown-game = игры { $name } нет; возможно, { $nearest }? Все игры показывает `sower games`
strange-game = игры { $name } нет; все игры показывает `sower games`, годится и файл правил (mine.toml)

# Что допускает ключ файла правил, после «ожидается».
expected-one-of = { $known }
expected-list-of = список из { $known }
expected-between = число от { $least } до { $most }
expected-word-or-between = { $word } или число от { $least } до { $most }
expected-counts = список чисел от 1 до 255
expected-counts-or = список чисел от 1 до 255 или "{ $word }"
expected-text = текст без управляющих символов
expected-texts = список текстов без управляющих символов
expected-countries = список кодов стран из двух заглавных букв, например ["GH"]

setup-pit-count = в ряду { $side_gen } { $found ->
    [one] { $found } лунка
    [few] { $found } лунки
   *[many] { $found } лунок
  }; на доске их { $count } с каждой стороны
setup-too-many = { $found ->
    [one] { $found } { $seed }
    [few] { $found } { $seed_gen }
   *[many] { $found } { $seeds_gen }
  }; на доске помещается не больше 255
setup-no-homes = в позиции есть { $home }, но в этой игре их не бывает
setup-home-beyond = в ряду { $side_gen } { $count ->
    [one] { $count } лунка
    [few] { $count } лунки
   *[many] { $count } лунок
  }; { $home } за его концом
setup-home-not-empty = лунка { $number } { $side_gen } — это { $home }, { $seeds } в ней лежать не могут
setup-home-in-last = лунка { $number } { $side_gen } последняя в ряду и никогда не бывает { $home_ins }
setup-homes-same-number = у обоих { $homes_gen } номер { $number }; эти правила такого не допускают
setup-homes-facing = { $homes } лежат друг против друга у лунки { $number } Юга; эти правила такого не допускают
setup-no-closed = в позиции есть закрытое место (x), но в этой игре их не бывает
setup-closed-not-empty = место { $number } на стороне { $side_gen } закрыто, в нём не может быть { $seeds_gen }
setup-no-hands = в позиции есть { $seeds } в руке, но в этой игре их нет
setup-no-houses = в позиции есть дом, но в этой игре домов нет
setup-no-blocked = в позиции есть закрытая лунка, но в этой игре таких нет
setup-blocked-pit = закрытая лунка { $side_gen } должна быть непустой лункой внутреннего ряда
setup-no-pie = позиция допускает обмен сторонами, но в этой игре его нет
setup-pie-side = поменяться сторонами может только Север, второй игрок

refusal-over = игра окончена: { $ending }
refusal-no-such-pit = лунки { $label } нет; { $side } может ходить { $range }
refusal-not-yours = лунка { $label } принадлежит { $owner_dat }; { $side } может ходить { $range }
refusal-empty = лунка { $label } пуста
refusal-home = лунка { $label } — это { $home } { $owner_gen }, ходить из неё нельзя
refusal-too-few = в лунке { $label } { $found ->
    [one] { $found } { $seed }
    [few] { $found } { $seed_gen }
   *[many] { $found } { $seeds_gen }
  }; чтобы из неё ходить, нужно { $least }
refusal-endless = посев из лунки { $label } никогда не закончится
refusal-too-long = ход из лунки { $label } длится больше { $most ->
    [one] { $most } круга
   *[other] { $most } кругов
  }
refusal-too-many-sown = за ход из лунки { $label } посеяно бы больше { $most }
refusal-must-feed = у { $other_gen } нет { $seeds_gen }, их нужно дать; ход из лунки { $label } не доходит до чужого ряда
refusal-starves = ход из лунки { $label } оставит { $other } без { $seeds_gen }
refusal-slam = ход из лунки { $label } забирает у { $other_gen } всё; это разрешено, только если нет другого хода
refusal-no-way = { $pit } { $label } засевается только в одну сторону; уберите < или >
refusal-other-way = ход { $label } невозможен; отсюда можно сыграть { $legal }
refusal-must-capture = { $label } ничего не берёт, а брать обязательно, если можно; можно ходить: { $legal }
refusal-not-now = ход { $label } сейчас невозможен; можно сыграть { $legal }
refusal-no-swap = поменяться сторонами может только второй игрок, вместо своего первого хода
rules-problem = { $place }: { $what }
rules-problems = { $problems }
