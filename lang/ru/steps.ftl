# Что происходит за ход, по предложению на шаг, и как кончаются игры.

step-feeding-forced = у { $other_gen } нет { $seeds_gen }: можно ходить только так, чтобы { $other_dat } что-то досталось
step-lift = из { $place_gen } вынимают { $count ->
    [one] { $count } { $seed_acc }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-lift-leaving = из { $place_gen } вынимают { $count ->
    [one] { $count } { $seed_acc }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, { $seed_one } остаётся
step-drop = { $seed } падает в { $place_acc }, там теперь { $count }
step-drops = по { $one_seed_dat } падает: { $places }; на последнем месте теперь { $count }
step-drop-in-store = { $seed } падает в { $store }, там теперь { $count }
step-into-home = { $seed } падает в { $place_acc }, { $home } { $owner_gen }, и уходит в { $store } { $owner_gen }
step-relay = в { $place_loc } { $count }: всё вынимают, и ход продолжается
step-stop-empty = { $place } была пуста: ход на ней заканчивается
step-stop = в { $place_loc } теперь { $count }, { $capture_gen } нет: ход окончен
step-stop-here = ход заканчивается в { $place_loc }
step-capture-count = с { $last_seed_ins } в { $place_loc } на стороне { $owner_gen } стало { $count }: { $captured }
step-capture-chain = { $last_seed } { $captures } { $pits_taken ->
    [one] { $pits_taken } лунку
    [few] { $pits_taken } лунки
   *[many] { $pits_taken } лунок
  } подряд, { $places }: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-across = { $last_seed } падает в пустую { $place_acc }: { $captured } вместе с { $count } напротив, в { $opposite_loc }, всего { $total }
step-capture-lone = { $last_seed } падает в пустую { $place_acc }, а напротив, в { $opposite_loc }, тоже пусто: { $captured } 1
step-capture-beyond = за пустой лункой { $place }: { $captured } { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-passing = по пути в { $place_loc } стало { $count }: { $captures } { $side }
step-capture-last-few = { $captured } и всё, что осталось: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-given-rest = после большого шлема остаток, { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, получает { $side }
step-slam-refused = так было бы взято всё, что есть у { $other_gen }: большой шлем ничего не { $captures }, { $count ->
    [one] { $count } { $seed } остаётся
    [few] { $count } { $seed_gen } остаются
   *[many] { $count } { $seeds_gen } остаются
  }
step-slam-left = так было бы взято всё, что есть у { $other_gen }: большой шлем оставляет { $place_acc }
step-home-made = с { $last_seed_ins } в { $place_loc } стало { $count }: теперь это { $home } { $owner_gen }, и все { $count } выиграны
step-home-barred = с { $last_seed_ins } в { $place_loc } стало { $count }, но { $home_gen } здесь быть не может: всё остаётся
step-again-store = { $last_seed } падает в собственный { $store } { $side_gen }: { $side } ходит ещё раз
step-again-capture = после этого { $capture_gen } { $side } ходит ещё раз
step-swap = { $side } меняется сторонами: доска поворачивается, { $side } получает то, что было у соперника, и ходит соперник
step-stays = посев из { $place_gen } никогда бы не кончился: доска остаётся как есть
step-pass-empty = { $side_dat } нечего сеять, ход пропускается
step-pass-endless = любая лунка { $side_gen } сеялась бы вечно: { $side } пропускает ход
place-pit = лунка { $label }
    .acc = лунку { $label }
    .gen = лунки { $label }
    .loc = лунке { $label }
place-other-pit = лунка { $label } { $owner_gen }
    .acc = лунку { $label } { $owner_gen }
    .gen = лунки { $label } { $owner_gen }
    .loc = лунке { $label } { $owner_gen }
place-other-pits = у { $owner_gen } { $labels }
places = { $labels }
# Из чего состоит перечень мест.
place-listed = { $label }
place-store = { $store }
places-then = { $first }, { $then }
step-sweep-both = остаток принадлежит той стороне, на которой лежит: { $south } Югу, { $north } Северу
step-sweep-one = остаток, { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, получает { $side }

ending-majority = Выиграно больше половины. { $result }
ending-side-empty = Одна сторона пуста. { $result }
ending-stuck = Тому, чей ход, ходить нечем. { $result }
ending-cannot-feed = Другая сторона осталась без { $seeds_gen }, и ни один ход не может их дать. { $result }
ending-seeds-left = В игре осталось не больше { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }. { $result }
ending-repetition = Позиция повторилась. { $result }
ending-agreement = Игроки согласились закончить. { $result }
ending-cap = Сделано столько ходов, сколько разрешено. { $result }
ending-resignation = { $loser } сдаётся. { $result }
ending-time = У { $loser_gen } вышло время. { $result }
ending-abandoned = { $loser } покинул игру. { $result }

result-wins = { $side } выигрывает { $more }:{ $less }.
result-wins-anyway = { $side } выигрывает.
result-wins-by-possession = У обоих { $captured } по { $each }; { $side } выигрывает по владению, { $more }:{ $less }.
result-draw = { $south }:{ $north }, ничья.
