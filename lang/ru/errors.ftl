# Что не так, где, и как было бы правильно.

rules-syntax = это не TOML: { $fault }
rules-unknown-key = такого ключа нет; ближайший: { $nearest }
rules-strange-key = такого ключа нет; все перечислены в docs/reference/rules-file.md
rules-missing = этот ключ обязателен; его значение: { $takes }
rules-wrong-value = { $found } не значение этого ключа; его значение: { $takes }
rules-start-rows = начальная расстановка состоит из двух рядов, в каждом { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
  } от 0 до 255, например "4,4,4/4,4,4"
rules-too-many-seeds = на доске было бы { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }; помещается 255
rules-needs = для { $value } нужно { $needed }
rules-no-bound = ничто не доказывает, что игры по этим правилам кончаются: укажите max-plies, например 2000
rules-not-in-variant = вариант не может менять этот ключ
rules-no-such-variant = такого варианта нет; есть: { $known }
unknown-game = игры { $name } нет; ближайшая: { $nearest }. Все показывает `sower games`, годится и путь к файлу правил
strange-game = игры { $name } нет. Все показывает `sower games`, годится и путь к файлу правил

setup-pit-count = в ряду { $side_gen } { $found ->
    [one] { $found } лунка
    [few] { $found } лунки
   *[many] { $found } лунок
  }; на доске их { $count } с каждой стороны
setup-too-many = здесь { $found ->
    [one] { $found } { $seed }
    [few] { $found } { $seed_gen }
   *[many] { $found } { $seeds_gen }
  }; на доске помещается не больше 255
setup-no-homes = здесь записан { $home }, но в этой игре их нет
setup-home-beyond = ряд { $side_gen } кончается на { $count }; { $home } лежит за его концом
setup-home-not-empty = лунка { $number } { $side_gen } — это { $home }, { $seeds } в ней лежать не могут
setup-home-in-last = лунка { $number } { $side_gen } последняя в ряду и никогда не бывает { $home_ins }
setup-homes-same-number = у обоих { $homes_gen } номер { $number }; эти правила такого не допускают
setup-homes-facing = { $homes } лежат друг против друга у лунки { $number } Юга; эти правила такого не допускают
setup-no-pie = обмен сторонами ещё возможен, но в этой игре его нет
setup-pie-side = меняться сторонами может только второй игрок, Север

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
refusal-endless = посев из лунки { $label } длился бы вечно, поэтому ходить из неё нельзя
refusal-too-long = в ходе из лунки { $label } больше { $most ->
    [one] { $most } круга
   *[other] { $most } кругов
  }, он не принимается
refusal-must-feed = у { $other_gen } нет { $seeds_gen }, а лунка { $label } ничего { $other_dat } не даёт; другой ход даёт
refusal-starves = лунка { $label } оставила бы { $other_gen } без { $seeds_gen }; другой ход не оставляет
refusal-slam = лунка { $label } взяла бы всё, что есть у { $other_gen }; пока возможен другой ход, так ходить нельзя
refusal-no-swap = меняться сторонами может только второй игрок, вместо своего первого хода
rules-problem = { $place }: { $what }
rules-problems = { $problems }
