# What a review says of a played game.

class-best = best
class-good = good
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
class-only-move = only move
class-missed-win = missed win

# A turning point: how the game stood, what was better and why. $told is what happens in a move.
review-swing = Before it { $before }; after it { $after }.
review-better = Better was { $label }: { $told }.
review-better-quietly = Better was { $label }.
review-allowed = It allowed { $side }'s { $label }: { $told }.
review-compared = Over the next { COUNT($plies) } moves that line brings { $side } { $own } and { $other } { $theirs }; as played it is { $own_played } and { $theirs_played }.

# The note behind a move in a record. Every note begins with the mark, and is known by it when a game is reviewed again.
review-note-mark = Review:
review-note = Review: { $class }, { $lost } { $seeds } lost; { $better } was better.

# The plot.
review-plot-title = { $game }: who is ahead in each of { $plies ->
    [one] one position
   *[other] { $plies } positions
  }
review-plot-south = South ahead, in { $seeds }
review-plot-north = North ahead
review-plot-plies = ply
