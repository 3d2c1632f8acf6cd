# Что происходит за ход, по предложению на шаг (в настоящем времени), и как заканчиваются игры.

step-feeding-forced = у { $other_gen } нет { $seeds_gen }: разрешены только ходы, после которых они появятся
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
step-drops = по { $one_seed_dat } падает в { $places }; в { $last_loc } теперь { $count }
step-into-home = { $seed } падает в { $place_acc }, { $home } { $owner_gen }, и уходит в { $store } { $owner_gen }
step-relay = в { $place_loc } { $count }: всё вынимают, и ход продолжается
step-stop-empty = в { $place_loc } было пусто: ход окончен
step-stop = в { $place_loc } теперь { $count }, { $capture_gen } нет: ход окончен
step-stop-here = ход заканчивается в { $place_loc }
step-capture-count = с { $last_seed_ins } в { $place_loc } на стороне { $owner_gen } становится { $count }: { $captured }
step-capture-chain = { $last_seed } { $captures } { $pits_taken ->
    [one] { $pits_taken } { $pit_acc }
    [few] { $pits_taken } { $pit_gen }
   *[many] { $pits_taken } { $pits_gen }
  } подряд ({ $places }): { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-across = { $last_seed } падает в { $place_acc }, где было пусто: { $captured } вместе с { $count } напротив, в { $opposite_loc }, всего { $total }
step-capture-lone = { $last_seed } падает в { $place_acc }, где было пусто, а напротив, в { $opposite_loc }, тоже пусто: { $captured } 1
step-capture-beyond = { $captured } всё из { $place_gen } за { $empty_pit_ins }: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-passing = во время посева в { $place_loc } становится { $count }: { $captures } { $side }
step-capture-last-few = { $captured } и всё, что осталось: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-front = { $last_seed } { $captures } напротив ({ $places }): { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-capture-chosen = по выбору { $captured } и всё из { $place_gen }: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-sown-on = { $last_seed } { $captures } напротив ({ $places }): { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, посев продолжается от { $from_gen }
step-given-rest = после большого шлема остаток, { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, получает { $side }
step-put-in = { $seed } из руки кладут в { $place_acc }, там теперь { $count }
step-sown-from = { $captured } всё из { $place_gen }: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, посев начинается с { $from_gen }
step-tax = в { $place_loc } дом, и других занятых лунок во внутреннем ряду нет: сеют только две, остаётся { $count }
step-house-stop = в { $place_loc } дом, там { $count }: ход останавливается
step-house-played = в { $place_loc } дом, там { $count }: игрок сеет их дальше
step-house-lost = дома { $owner_gen } в { $place_loc } больше нет
step-blocked = под угрозой только { $place }: { $owner } не может сеять оттуда следующим ходом без взятия
step-slam-refused = это забрало бы все { $seeds } { $other_gen }: большой шлем ничего не { $captures }, { $count ->
    [one] { $count } { $seed } остаётся
    [few] { $count } { $seed_gen } остаются
   *[many] { $count } { $seeds_gen } остаются
  }
step-slam-left = это забрало бы все { $seeds } { $other_gen }: большой шлем не трогает { $place_acc }
step-home-made = с { $last_seed_ins } в { $place_loc } становится { $count }: теперь это { $home } { $owner_gen }, и все { $count } достаются { $owner_dat }
step-home-barred = с { $last_seed_ins } в { $place_loc } становится { $count }, но { $home } здесь сделать нельзя: всё остаётся
step-again-store = { $last_seed } падает в собственный { $store } { $side_gen }: { $side } ходит ещё раз
step-again-capture = после этого { $capture_gen } { $side } ходит ещё раз
step-swap = { $side } меняется сторонами: доска поворачивается, { $side } забирает позицию соперника, и ходит соперник
step-stays = посев из { $place_gen } никогда бы не кончился: доска не меняется
step-pass-empty = { $side_dat } нечего сеять, ход пропускается
step-pass-endless = посев из { $any_pit_gen } { $side_gen } никогда бы не кончился: { $side } пропускает ход
place-pit = { $pit } { $label }
    .acc = { $pit_acc } { $label }
    .gen = { $pit_gen } { $label }
    .loc = { $pit_loc } { $label }
move-swap = обмен сторонами
place-owned-pit = { $pit } { $label } { $owner_gen }
    .acc = { $pit_acc } { $label } { $owner_gen }
    .gen = { $pit_gen } { $label } { $owner_gen }
    .loc = { $pit_loc } { $label } { $owner_gen }
place-owned-pits = { $count ->
    [1] { $pit_acc } { $labels } { $owner_gen }
   *[other] { $pits } { $labels } { $owner_gen }
  }
place-pits = { $count ->
    [1] { $pit_acc } { $labels }
   *[other] { $pits } { $labels }
  }
place-store = { $store } { $owner_gen }
    .acc = { $store } { $owner_gen }
    .loc = { $store_loc } { $owner_gen }
# Перечень мест: «лунки 5, 6 Юга, амбар Юга и лунку 1 Севера».
places-list = { $first }, { $then }
places-and = { $first } и { $then }
step-sweep-both = каждый получает то, что осталось на его стороне: Юг { $south }, Север { $north }
step-sweep-one = остаток, { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }, получает { $side }

ending-majority = У одного из игроков больше половины. { $result }
ending-side-empty = Одна сторона пуста. { $result }
ending-stuck = У игрока, чей ход, нет ходов. { $result }
ending-immobile = У игрока, чей ход, нет ходов, он проиграл. { $result }
ending-inner-row-empty = Внутренний ряд { $loser_gen } пуст. { $result }
ending-cannot-feed = У одного из игроков нет { $seeds_gen }, и ни один ход не может их дать. { $result }
ending-seeds-left = В игре осталось не больше { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }. { $result }
ending-repetition = Позиция повторилась. { $result }
ending-agreement = Игроки согласились закончить. { $result }
ending-cap = Достигнут предел числа ходов. { $result }
ending-resignation = { $loser } сдался. { $result }
ending-time = У { $loser_gen } вышло время. { $result }
ending-abandoned = { $loser } покинул игру. { $result }

result-wins = { $side } выигрывает { $more }:{ $less }.
result-wins-anyway = { $side } выигрывает.
result-wins-by-possession = У обоих { $captured } по { $each }; { $side } выигрывает по владению, { $more }:{ $less }.
result-draw = { $south }:{ $north }, ничья.

step-capture-more = { $captured } из { $place_gen }: { $count ->
    [one] { $count } { $seed }
    [few] { $count } { $seed_gen }
   *[many] { $count } { $seeds_gen }
  }
step-owned-made = { $place } теперь принадлежит { $owner_dat }
ending-cleared = На одной стороне пусто, и её игрок выиграл. { $result }
ending-deprived = У игрока ничего не осталось, он проиграл. { $result }
