# Messages of `sower tables`.

tables-none = There are no tables in { $folder }. To build some: sower tables build { $game }
tables-plan = Up to { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play: { $positions } positions, in { $folder }. To resume after a stop, run the same command.
tables-nothing-in-play = the game ends with { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play, so there is nothing to build; choose a larger --seeds
tables-progress = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $percent } %, about { $left } left in total
tables-written = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $number ->
    [one] { $positions } position
   *[other] { $positions } positions
  } in { $time }, { $size }
tables-found = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $number ->
    [one] { $positions } position
   *[other] { $positions } positions
  }, already built
tables-done = Built all { $positions } positions with up to { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play in { $time }. To look one up: sower tables probe { $game } --position …
tables-verified = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $checked } of { $positions } positions checked, no errors
tables-no-layer = There is no table with { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play.
tables-cycles-none = Every value is exact: positions cannot repeat.
tables-cycles-level = Every value is exact: endless repetition gains nothing for either side.
tables-cycles-open = Where positions can repeat for ever, the result depends on when play stops. Such a position has two values: the margin the mover is sure of, and the most they can get. If both are equal, the value is exact.
tables-beyond = The position has { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play; the tables have at most { $most }.
tables-swap-open = The second player can still swap seats in this position; tables cover only later positions.
tables-value = { $score }
tables-between = The mover is sure of { $sure } and gets at most { $most }; the exact margin depends on when repetition stops.
tables-distance = { $plies ->
    [0] The game is over.
    [one] The next capture comes with this ply.
   *[other] The next capture comes within { $plies } plies, if one side hurries and the other delays.
  }
tables-column-seeds = in play
tables-column-positions = positions
tables-column-size = file
tables-column-wins = won
tables-column-draws = drawn
tables-column-losses = lost
tables-column-mean = mean
tables-column-longest = longest
tables-column-move = move
tables-column-value = value
tables-column-distance = plies to capture
tables-speed = { $order }: { $speed } positions per second
tables-order-random = Random access
tables-order-solver = Solver access
tables-order-batched = Random access, batched
