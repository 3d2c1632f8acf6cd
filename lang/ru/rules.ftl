# Правила игры простыми предложениями. Их выбирают ключи файла правил, поэтому текст не расходится с игрой.

heading-board = Доска
heading-sowing = Посев
heading-capture = Взятия
heading-turn = Ходы
heading-end = Конец игры

rule-board = Два ряда по { $a_side ->
    [one] { $a_side } { $pit_dat }
    [few] { $a_side } { $pit_gen }
   *[many] { $a_side } { $pits_gen }
  }, по { $each ->
    [one] { $each } { $seed_dat }
    [few] { $each } { $seed_gen }
   *[many] { $each } { $seeds_gen }
  } в { $pit_loc }, всего { $total }.
rule-board-ring = Кольцо из { $around } { $pits_gen }, по { $each ->
    [one] { $each } { $seed_dat }
    [few] { $each } { $seed_gen }
   *[many] { $each } { $seeds_gen }
  } в { $pit_loc }, всего { $total }.
rule-board-uneven = Два ряда по { $a_side ->
    [one] { $a_side } { $pit_dat }
    [few] { $a_side } { $pit_gen }
   *[many] { $a_side } { $pits_gen }
  }, всего { $total ->
    [one] { $total } { $seed }
    [few] { $total } { $seed_gen }
   *[many] { $total } { $seeds_gen }
  }. Вначале в ряду Юга { $south }, в ряду Севера { $north }, по ходу посева.
rule-owned = Югу принадлежат { $pits } { $south }, Северу — { $north }; они пронумерованы по ходу посева.
rule-shared = Все { $pits } общие: ходите из { $any_pit_gen }.
rule-stores-right = Справа от своего ряда у каждого игрока { $store }.
rule-stores-left = Слева от своего ряда у каждого игрока { $store }.
rule-stores-between = Между рядами у каждого игрока длинный { $store } для выигранных { $seeds_gen }.
rule-kept-aside = Выигранные { $seeds } игроки откладывают в сторону.
rule-toss = Кто за какую сторону играет и кто ходит первым, решает жребий.
rule-south-begins = Первым ходит Юг.
rule-pie = После первого хода второй игрок может вместо хода поменяться сторонами. Он забирает позицию первого, а первый ходит следующим с другой стороны доски.

rule-lift-anticlockwise = В свой ход возьмите все { $seeds } из { $own_pit_gen } и разложите { $by_one } в { $next_pits } против часовой стрелки.
rule-lift-clockwise = В свой ход возьмите все { $seeds } из { $own_pit_gen } и разложите { $by_one } в { $next_pits } по часовой стрелке.
rule-leave-one-anticlockwise = В свой ход возьмите из { $own_pit_gen } все { $seeds }, кроме { $seed_one_gen }, и разложите { $by_one } в { $next_pits } против часовой стрелки. { $lone_seed_head } переходит в { $next_pit_acc }.
rule-leave-one-clockwise = В свой ход возьмите из { $own_pit_gen } все { $seeds }, кроме { $seed_one_gen }, и разложите { $by_one } в { $next_pits } по часовой стрелке. { $lone_seed_head } переходит в { $next_pit_acc }.
rule-least = Нельзя ходить из { $pit_gen }, где меньше { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }.
rule-sow-own-store = Проходя мимо своего { $store_gen }, положите { $seed_acc } и в него. Чужой { $store } пропускайте.
rule-skip-origin = Если посев обходит полный круг, в { $start_pit_acc } ничего не кладут.
rule-sow-origin = Если посев обходит полный круг, { $seed_acc } кладут и в { $start_pit_acc }.
rule-relay-last = Если { $last_seed } падает туда, где уже есть { $seeds }, возьмите оттуда всё и сейте дальше. Если в { $empty_pit_acc }, ход окончен.
rule-relay-last-unless-captured = Если { $last_seed } падает туда, где уже есть { $seeds }, и { $capture_gen } нет, возьмите оттуда всё и сейте дальше. Если в { $empty_pit_acc }, ход окончен.
rule-relay-next = После { $last_seed_gen } возьмите всё из { $next_pit_gen } и сейте дальше. Если там пусто, ход окончен.
rule-endless-illegal = Ход, посев которого никогда не закончится, запрещён. Если других ходов нет, вы пропускаете ход.
rule-endless-stays = Ход, посев которого никогда не закончится, разрешён: доска не меняется, и ходит соперник.

rule-no-capture = Ничего не { $they_capture }.
rule-home = Если с { $last_seed_ins } в { $pit_loc } соперника становится { $count }, там появляется ваш { $home }, а { $count ->
    [one] { $count } { $seed } достаётся
    [few] { $count } { $seed_gen } достаются
   *[many] { $count } { $seeds_gen } достаются
  } вам. У каждого игрока может быть только один { $home }, и он остаётся до конца игры.
rule-home-keeps = Всё, что потом попадает в { $home }, уходит в { $store } его владельца. Если туда падает { $last_seed }, больше ничего не происходит.
rule-home-not-last = В { $pit_loc } { $number } соперника { $home } сделать нельзя: { $seeds } остаются на месте.
rule-home-not-same = Нельзя сделать { $home } в { $pit_loc } с тем же номером, что у { $home_gen } соперника: { $seeds } остаются на месте.
rule-home-not-facing = Нельзя сделать { $home } в { $pit_loc } напротив { $home_gen } соперника: { $seeds } остаются на месте.
rule-count-other = Если с { $last_seed_ins } в { $pit_loc } соперника становится { $counts }, оттуда { $they_capture } всё.
rule-count-own = Если с { $last_seed_ins } в { $pit_loc } на вашей стороне становится { $counts }, оттуда { $they_capture } всё.
rule-count-either = Если с { $last_seed_ins } в { $pit_loc } на любой стороне становится { $counts }, оттуда { $they_capture } всё.
rule-chain-either = Затем так же { $they_capture } предыдущие { $pits } на любой стороне, пока в них такое число.
rule-chain = Затем так же { $they_capture } предыдущие { $pits }, пока они на той же стороне и в них такое число.
rule-across-own = Если { $last_seed } падает в { $empty_pit_acc } на вашей стороне, { $they_capture } и { $seed_acc }, и всё, что лежит напротив.
rule-across-either = Если { $last_seed } падает в { $empty_pit_acc } на любой стороне, { $they_capture } и { $seed_acc }, и всё, что лежит напротив.
rule-across-needs-seeds = Если напротив пусто, ничего не { $they_capture }.
rule-across-needs-nothing = Даже если напротив пусто, { $last_seed } достаётся вам.
rule-beyond-gap = Если после { $last_seed_gen } идёт { $empty_pit }, { $they_capture } всё из { $next_pit_gen }, на любой стороне.
rule-passing-to-owner = Если во время посева в { $pit_loc } становится { $counts }, всё оттуда сразу { $captures } хозяин этой стороны. Для { $last_seed_gen } горсти это не действует.
rule-passing-to-sower = Если во время посева в { $pit_loc } становится { $counts }, всё оттуда сразу { $captures } тот, кто сеет. Для { $last_seed_gen } горсти это не действует.
rule-last-few = Если после { $capture_gen } { $last_seed_ins } на доске остаётся не больше { $count }, { $they_capture } и это.
rule-capture-ends-turn = { $capture_head } { $last_seed_ins } заканчивает ход.
rule-slam-captures = Большой шлем ({ $capture } всех { $seeds_gen } соперника) разрешён.
rule-slam-nothing = Большой шлем ({ $capture } всех { $seeds_gen } соперника) разрешён, но ничего не { $captures }.
rule-slam-illegal = Большой шлем ({ $capture } всех { $seeds_gen } соперника) разрешён, только если других ходов нет, и тогда ничего не { $captures }.
rule-slam-unless-forced = Большой шлем ({ $capture } всех { $seeds_gen } соперника) разрешён, только если других ходов нет.
rule-slam-leaves-first = Большой шлем ({ $capture } всех { $seeds_gen } соперника) не трогает { $pit_acc } { $last_seed_gen }.
rule-slam-leaves-last = Большой шлем ({ $capture } всех { $seeds_gen } соперника) не трогает { $pit_acc }, где заканчивается его цепочка.
rule-slam-gives-rest = После большого шлема ({ $capture_gen } всех { $seeds_gen } соперника) соперник получает всё, что осталось на вашей стороне.

rule-again-store = Если { $last_seed } падает в ваш собственный { $store }, вы ходите ещё раз.
rule-again-capture = После { $capture_gen } { $last_seed_ins } вы ходите ещё раз.
rule-must-feed = Если у соперника нет { $seeds_gen }, вы обязаны, если можете, сделать ход, после которого они у него будут.
rule-never-starve = Нельзя оставлять соперника без { $seeds_gen }, если есть другой ход.
rule-feed-falls-away = Если такого хода нет, ходите как угодно.
rule-cannot-feed-sides = Если такого хода нет, игра окончена, и каждый получает то, что лежит на его стороне.
rule-cannot-feed-mover = Если такого хода нет, игра окончена, и вы получаете весь остаток.
rule-cannot-feed-unfed = Если такого хода нет, игра окончена, и весь остаток получает игрок без { $seeds_gen }.
rule-no-move-pass = Игрок, которому нечего сеять, пропускает ходы, пока у него снова не появятся { $seeds }.

rule-majority = Игра заканчивается, когда у игрока не меньше { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }: это больше половины.
rule-side-empty = Игра заканчивается, как только одна из сторон опустела, чей бы ни был ход.
rule-seeds-left = Игра заканчивается, когда на доске остаётся не больше { $count ->
    [one] { $count } { $seed_gen }
   *[other] { $count } { $seeds_gen }
  }.
rule-stuck-ends = Игра заканчивается, когда игроку, чей ход, нечего сеять.
rule-neither-moves = Игра заканчивается, когда нечего сеять обоим игрокам.
rule-rest-sides = Каждый игрок получает то, что осталось на его стороне.
rule-rest-sides-when-stuck = Когда игроку нечего сеять, каждый получает то, что осталось на его стороне. Это засчитывается как { $capture }.
rule-rest-last-mover = Остаток получает игрок, который ходил последним.
rule-rest-unfed = Остаток получает игрок без { $seeds_gen }.
rule-rest-nobody = Остаток не получает никто.
rule-most-seeds = Выигрывает тот, у кого больше { $seeds_gen }. Поровну — ничья.
rule-captured-first = Выигрывает тот, у кого { $captured } больше. При равенстве выигрывает большее владение: { $captured } плюс то, что лежит на своей стороне. Если и оно равно — ничья.
rule-repeats = Игра заканчивается, когда та же позиция с той же очередью хода встречается { $count ->
    [2] во второй раз
    [3] в третий раз
   *[other] в { $count }-й раз
  } после последнего { $capture_gen }. Тогда { $settle }.
rule-repeats-both = Игра заканчивается, когда та же позиция с той же очередью хода, где { $seeds } есть на обеих сторонах, встречается { $count ->
    [2] во второй раз
    [3] в третий раз
   *[other] в { $count }-й раз
  } после последнего { $capture_gen }. Тогда { $settle }.
rule-cap = Игра заканчивается и после { $count ->
    [one] { $count } хода
   *[other] { $count } ходов
  }. Тогда { $settle }.

settle-split = игроки делят остаток поровну
settle-sides = каждый получает то, что лежит на его стороне
settle-nobody = остаток не получает никто

counts-even = чётное число
counts-even-from = чётное число не меньше { $least }
counts-one = { $count }
counts-list = { $first } или { $last }

rule-territory = Каждый ходит из того, что выиграл в прошлом раунде, на любой стороне; в первом раунде — из своего ряда.
rule-closing = В закрытое не сеют, из него не ходят и не берут.
rule-ways-chosen = Направление посева вы выбираете каждый ход.
rule-ways-split = Из левой половины ряда сеют влево, из правой — вправо; из середины — по выбору.
rule-ways-parity = Нечётное число сеют против часовой стрелки, чётное — по часовой.
rule-ways-first = Первый игрок выбирает направление на всю игру, соперник сеет в другую сторону.
rule-choice-pits = Слева под номерами { $numbers } направление выбираете вы.
rule-turns-back = Каждый следующий круг сеют в другую сторону.
rule-own-row = Ход засевает только тот ряд, где начался.
rule-skips = На стороне соперника пропускают то, где лежит { $counts }.
rule-full = Где лежит { $count }, туда больше не сеют.
rule-relay-if = Ход продолжается, только если там стало не меньше { $least } (или ровно { $counts }), сторона: { $side }.
rule-chain-forward = Затем так же { $they_capture } следующие, пока в них такое число.
rule-across-other = Если { $last_seed } падает в пустое на стороне соперника, { $they_capture } и его, и всё, что лежит напротив.
rule-across-stays = При этом { $last_seed } остаётся на месте.
rule-across-counts = Так берут только { $counts }.
rule-across-chain = Такое взятие продолжается и дальше по ходу посева.
rule-gap-chain = Такие взятия продолжаются за следующим промежутком.
rule-matching = Если там и напротив стало поровну, { $they_capture } и то и другое.
rule-besides = Вместе с этим берут ещё: { $what }.
rule-after-go-on = Взятие не заканчивает ход: он продолжается.
rule-after-sow-on = Взятое сеют дальше.
rule-before = До посева вы берёте: { $what }.
rule-passing-more = Это относится и к: { $what }.
rule-from-turn = Первые ходы ({ $count }) ничего не берут.
rule-not-by-single = Ход, начатый с одного, ничего не берёт.
rule-may-move = Ходить можно только при условии: { $what }.
rule-may-not-return = Один, только что перешедший через край ряда, не может сразу вернуться.
rule-owned-made = Если последним стало { $count }, это место ваше: всё остаётся там и в конце считается вашим.
rule-owned-raid = Если последний падает в такое место соперника, вы берёте его и ещё один.
rule-goal = Победа: { $what }.
rule-cleared = Игра кончается, когда ходивший очистил сторону: { $what }.
rule-rest-emptied = Игрок, у которого пусто, получает то, что лежит на другой стороне.
rule-rest-split = Остаток делят поровну.
