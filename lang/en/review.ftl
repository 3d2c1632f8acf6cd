# The review of a played game.

class-best = best
class-good = good
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
class-only-move = only move
class-missed-win = missed win
class-opening = opening

# A turning point: the evaluation, the better move and why. $told is what happens in a move.
review-swing = Before the move: { $before }; after it: { $after }.
# What made the move an error: the chance to win, in percent, or the seeds.
review-because-result = { CAPITAL($class) }: { $side }'s winning chances fall from { $before } % to { $after } %.
review-because-seeds = { CAPITAL($class) }: costs { $lost } { $seeds }; { $side }'s winning chances barely change ({ $before } % to { $after } %).
review-because-both = { CAPITAL($class) }: costs { $lost } { $seeds }; { $side }'s winning chances fall from { $before } % to { $after } %.
review-better = { CAPITAL($better_move) } was better: { $told }.
review-better-quietly = { CAPITAL($better_move) } was better.
review-allowed = The move allows { $side } to play { $label }: { $told }.
review-compared = Over the next { COUNT($plies) } moves, the better line brings { $side } { $own } and { $other } { $theirs }; the line played brings { $own_played } and { $theirs_played }.

# The note after a move in a record. Every note begins with the mark, so that a second review can replace it.
review-note-mark = Review:
review-note = Review: { $class }, { $seeds } lost: { $lost }.

# The plot.
review-plot-title = { $game }: who is ahead in { $plies ->
    [one] one position
   *[other] each of { $plies } positions
  }
review-plot-south = South ahead
review-plot-north = North ahead
review-plot-opening = given opening
review-plot-plies = ply
review-plot-seeds = final lead in { $seeds }

# Printed by the command.
review-heading = { $game }: { $south } (South) against { $north } (North), { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }. { $result }
review-nobody = unknown
review-unfinished = The game is not over.
review-column-ply = ply
review-column-side = side
review-column-move = move
review-column-before = before
review-column-after = after
review-column-lost = lost
review-column-chance = chances
review-column-class = verdict
review-column-better = better
review-turning-points = Turning points
review-no-turning-points = No turning points: neither player made a serious mistake.
review-point = Ply { $ply }, { $side } { $token }, { $class }
review-accuracy = accuracy
review-lost = { $seeds } lost
review-columns = before, after: South's expected final lead in { $seeds } with the best move and with the played move, from the same search. ✓: the result is proven; if the number is whole, so is the lead. chances: the mover's chances of winning.
review-opening = The opening was given, so its moves have no verdict ("o" below the plot).
review-marks = Below the plot: · inaccuracy, ? mistake or missed win, ⁇ blunder.
review-glyphs = Marks after a move: ! the only good move, ?! inaccuracy, ? mistake or missed win, ?? blunder.
review-progress = Reviewing: { $done } of { $all } positions, { $time } left.
review-stopped = stopped before the review was complete; nothing was written
review-written = The reviewed game is in { $file }.
review-drawn = The plot is in { $file }.

# A hint: the move, what it does (clauses with the move as their subject), and the expected result.
hint-sentence = { $label } { $reasons }: { $score }.
hint-captures = { $captures } { $count ->
    [one] one { $seed }
   *[other] { COUNT($count) } { $seeds }
  }
hint-again = gives another turn
hint-makes-home = makes { AN($home) }
hint-saves = saves { $count ->
    [one] one { $seed }
   *[other] { COUNT($count) } { $seeds }
  }
hint-prepares = prepares to win { $count ->
    [one] one { $seed }
   *[other] { COUNT($count) } { $seeds }
  }
hint-feeds = gives { $other } { $seeds }
hint-swaps = swaps sides
hint-ends = ends the game
hint-quiet = wins nothing now, but has the best prospects
