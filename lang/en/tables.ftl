# What `sower tables` says.

tables-none = There are no tables in { $folder }. Build some: sower tables build { $game }
tables-plan = Up to { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play: { $positions } positions, kept in { $folder }. Stopped, the same command goes on where it was.
tables-nothing-in-play = the game stops with { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play, so that there is nothing to work out; ask for more: --seeds
tables-progress = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $percent } %, about { $left } left for all
tables-written = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $positions } positions in { $time }, { $size }
tables-found = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $positions } positions, there already
tables-done = All { $positions } positions with up to { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play are worked out, in { $time }. Ask them: sower tables probe { $game } --position …
tables-verified = { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  }: { $checked } of { $positions } positions looked at, all in order
tables-no-layer = There is no table with { $count ->
    [one] { $count } { $seed }
   *[other] { $count } { $seeds }
  } in play.
tables-cycles-none = Every value is exact: play cannot go round.
tables-cycles-level = Every value is exact: play that goes round for ever is worth nothing to either side.
tables-cycles-open = Where play could go round for ever its worth depends on where it stops. So a position has two values: what the mover is sure of, and the most they can get. Where they are the same, the value is exact.
tables-beyond = The position has { $count } { $seeds } in play, and the tables go up to { $most }.
tables-swap-open = A swap of seats is still possible in this position; the tables hold those in which it is settled.
tables-value = { $score }
tables-between = The mover is sure of { $sure } and can get { $most } at the most; in between it depends on where play that goes round stops.
tables-distance = { $plies ->
    [0] The game is over.
    [one] The next capture comes with this ply.
   *[other] The next capture comes within { $plies } plies, if one side hurries and the other delays.
  }
tables-column-seeds = in play
tables-column-positions = positions
tables-column-size = file
tables-column-wins = won
tables-column-draws = level
tables-column-losses = lost
tables-column-mean = mean
tables-column-longest = longest
tables-column-move = move
tables-column-value = value
tables-column-distance = plies to capture
tables-speed = { $order }: { $speed } positions a second
tables-order-random = Anywhere
tables-order-solver = As a solver asks
tables-order-batched = Anywhere, many at once
