# What a review says of a played game.

class-best = best
class-good = good
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
class-only-move = only move
class-missed-win = missed win
class-opening = opening

# A turning point: how the game stood, what was better and why. $told is what happens in a move.
review-swing = Before it { $before }; after it { $after }.
# What made the move an error: the chance to win, in hundredths, or the seeds.
review-because-result = Judged by the result ({ $class }): { $side }'s chance to win falls from { $before } % to { $after } %.
review-because-seeds = Judged by the { $seeds } lost ({ $class }), { $lost }: { $side }'s chance to win changes less, from { $before } % to { $after } %.
review-better = Better was { $label }: { $told }.
review-better-quietly = Better was { $label }.
review-allowed = It allowed { $side }'s { $label }: { $told }.
review-compared = Over the next { COUNT($plies) } moves that line brings { $side } { $own } and { $other } { $theirs }; as played it is { $own_played } and { $theirs_played }.

# The note behind a move in a record. Every note begins with the mark, and is known by it when a game is reviewed again.
review-note-mark = Review:
review-note = Review: { $class }, { $seeds } lost: { $lost }.

# The plot.
review-plot-title = { $game }: who is ahead in each of { $plies ->
    [one] one position
   *[other] { $plies } positions
  }
review-plot-south = South ahead
review-plot-north = North ahead
review-plot-opening = opening, as given
review-plot-plies = ply
review-plot-seeds = final lead in { $seeds }

# What the command prints around it.
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
review-column-chance = chance
review-column-class = judged
review-column-better = better
review-turning-points = Turning points
review-no-turning-points = There was no turning point: nobody made a mistake worth showing.
review-point = Ply { $ply }, { $side } { $token }, { $class }
review-accuracy = accuracy
review-lost = { $seeds } lost
review-columns = before and after: South's final lead in { $seeds } with the best move and with the one that was played, both from one search. ✓: the result is proven; if the number is whole, so is the lead. chance: the mover's, to win.
review-opening = The opening was given, so its moves are not judged ("o" below the plot).
review-marks = Below the plot: · inaccuracy, ? mistake or missed win, ⁇ blunder.
review-progress = Reviewing: { $done } of { $all } positions, { $time } left.
review-game-hint = { $fault }; or name the game behind the file: sower review { $file } kalah
review-stopped = stopped before the review was done; nothing was written
review-written = The reviewed game is in { $file }.
review-drawn = The plot is in { $file }.
