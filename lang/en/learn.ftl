# What a game's page teaches. The keys of texts are made from names in `games/NAME.lessons`.

task-goes-on = Go on: { $left ->
    [one] one move is left.
   *[other] { COUNT($left) } moves are left.
  }
miss-again = { $wanted ->
    [one] The last { $seed } does not end in your { $store }: no extra turn.
   *[other] { $found ->
        [0] No extra turn
        [one] One extra turn
       *[other] { COUNT($found) } extra turns
      }; { COUNT($wanted) } are asked for.
  }
miss-captured = { $found ->
    [0] Nothing is { $captured }
   *[other] Only { COUNT($found) } { $found ->
        [one] { $seed } is
       *[other] { $seeds } are
      } { $captured }
  }; { COUNT($wanted) } are asked for.
miss-gained = Your { $store } grows by { $found ->
    [0] nothing
   *[other] { COUNT($found) }
  }; { COUNT($wanted) } are asked for.
miss-laps = { $found ->
    [one] Only one lap
   *[other] Only { COUNT($found) } laps
  }; { COUNT($wanted) } are asked for.
miss-last = The last { $seed } falls in { $fell }, not in { $wanted }.
miss-pit = { $label }
miss-store = the { $store }
miss-best = Another move takes as many or more.
miss-unsafe = { $other } can now play { $label } and take { COUNT($found) }.
miss-turn-goes-on = It is still your turn; the goal is to be safe when the other side moves.
miss-no-home = That makes no { $home }.
miss-not-fed = { $other } is left without { AN($seed) }.
miss-no-end = The game goes on.
miss-no-win = That does not win the game.
