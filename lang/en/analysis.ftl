# Search results in words. $margin is a number of the game's seeds.

score-wins = { $side } wins by { $margin } (proven)
score-wins-by-possession = { $side } wins by { $margin } in possession (proven)
score-draw = a draw (proven)
score-wins-about = { $side } wins (proven), by about { $margin }
score-wins-somehow = { $side } wins (proven)
score-ahead = { $side } is ahead by about { $margin }
score-level = about equal

# The head of an analysis: depth, positions, time.
analysis-depth = Depth { $depth }, { $positions } positions, { $time }.
analysis-all-proven = All moves are proven; { $positions } positions, { $time }.
analysis-thinking = Depth { $depth }, { $positions } positions, { $time } so far; press Ctrl-C to stop.
analysis-minimax = { $player }: { $positions } positions, { $cutoffs } cut-offs, { $time }. Equal moves are in the order of their { $pits }; the player chooses the first.
analysis-no-values = { $player } does not give every move a value; expected minimax:1 to minimax:30
analysis-no-player = unknown player "{ $player }"; expected minimax:1 to minimax:30
analysis-more-moves = … and { $count } more { $count ->
    [one] move
   *[other] moves
  }
analysis-stopped = stopped before every move had a value

# Column headings.
analysis-column-move = move
analysis-column-score = score
analysis-column-words = in words
analysis-column-line = best line

# The best line ply by ply; $told is what happens in it.
analysis-best-line = Best line:
analysis-ply = { $side } { $label }: { $told }
analysis-within = { $score }; next capture within { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }

# A line of play: the moves of each side in turn, such as "South 3 6, North 2".
line-of-play = { $turns }
line-of-play-cut = { $turns } …
line-turn = { $side } { $moves }
