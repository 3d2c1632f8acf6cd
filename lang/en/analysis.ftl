# What a search has found, in words. $margin is a number of the game's seeds.

score-wins = { $side } wins by { $margin }, proven
score-wins-by-possession = { $side } wins by possession, { $margin } more, proven
score-draw = a draw, proven
score-wins-about = { $side } wins, proven; by about { $margin }
score-wins-somehow = { $side } wins, proven
score-ahead = { $side } is about { $margin } ahead
score-level = about level

# The head of an analysis: how deep, how much, how long.
analysis-depth = Depth { $depth }, { $positions } positions, { $time }.
analysis-all-proven = Every move is proven; { $positions } positions, { $time }.
analysis-thinking = Depth { $depth }, { $positions } positions, { $time } so far; Ctrl-C ends it.
analysis-minimax = { $player }: { $positions } positions, { $cutoffs } cut-offs, { $time }. Equal moves stand in the order of the { $pits }; the first is played.
analysis-no-values = only minimax:1 to minimax:30 give every move a value that can be shown, not { $player }
analysis-no-player = there is no player "{ $player }" that gives every move a value; minimax:1 to minimax:30 do
analysis-more-moves = … and { $count } more { $count ->
    [one] move
   *[other] moves
  }
analysis-stopped = stopped before every move had its value

# The heads of columns.
analysis-column-move = move
analysis-column-score = score
analysis-column-words = in words
analysis-column-line = best line

# The best line ply by ply; $told is what happens in it.
analysis-best-line = The best line:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; a capture within { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }
