# Puzzles, and the trainer that plays endgames out.

puzzle-find-win = { $side } to move. Find the only winning move.
puzzle-find-draw = { $side } to move. Find the only move that draws.
puzzle-right = Correct: { $label }, { $score }.
puzzle-win-gone = { $label } throws away the win: { $score }.
puzzle-draw-gone = { $label } throws away the draw: { $score }.
puzzle-between = { $side }'s margin is from { $sure } to { $most }, depending on how endless play is scored
puzzle-line = Sample continuation: { $line }
puzzle-next-best = Next best: { $label }, { $score }.
puzzle-hint = Hint: { $what }
puzzle-grade = Puzzle { $number } of { $of }, grade { $grade } of 5, decided in { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }
train-win = { $side } to move, and the win is proven. Convert it against perfect play.
train-draw = { $side } to move, and the draw is proven. Hold it against perfect play.
train-won-shortest = Won in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, the fewest possible.
train-won-longer = Won in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, { $more } more than necessary.
train-won = Won in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
  }
train-drawn = Draw held in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
  }
train-missed = After { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, the result is worse than it could have been.
train-slips = Mistakes: { $slips }.
train-beyond = { $count ->
    [one] One { $seed } is
   *[other] { $count } { $seeds } are
  } in play, too many for a proven result, which the trainer needs. Larger tables cover more (sower tables build).
train-lost = The player to move loses this position, so there is no result to keep. Give the move to the opponent, or choose another position.
train-open = The result of this position depends on how endless play is scored, so there is no proven result to keep.
train-over = The game is over in this position.

puzzles-none = There are no puzzles for { $game } yet. Create some with sower puzzles build { $game } --out FILE, and solve them with --file FILE.
puzzles-game = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
  }, { $solved } solved. To solve them: sower puzzles { $game }
puzzles-no-number = There is no puzzle { $number }; expected 1 to { $count }.
puzzles-no-grade = { $grade } is not a grade; expected 1 (easy) to { $hardest } (hard).
puzzles-type-help = Type a move, or help for all commands.
puzzles-help = A move, such as 3 or C: your answer. hint · solution · why: your last move, step by step · next · puzzle N · grade N, or grade for all · train: play on against perfect play · board · rules · progress · quit
puzzles-solved = Solved. Type next for the next puzzle.
puzzles-again = Try again, or type hint, solution or next.
puzzles-nothing-tried = You have not tried a move yet.
puzzles-tally = Grade { $grade }: { $solved } of { $count } solved, { $once } at the first attempt, { $tried } attempted
puzzles-no-tables = No tables found, so a short search must prove each puzzle.
puzzles-looking = { $games } { $games ->
    [one] game
   *[other] games
  } played, { $found } of { $wanted } candidates, about { $left } left
puzzles-grading = { $done } of { $of } candidates graded, about { $left } left
puzzles-built = { $count } { $count ->
    [one] puzzle
   *[other] puzzles
  } in { $time }; grades 1 to 5: { $grades }
puzzles-too-few = Found only { $count } of { $wanted } puzzles. Larger tables or game records (--from) give more.
train-small-table = Computing all positions with up to { $count } { $seeds } in play. This happens once and takes a few seconds.
train-no-small-table = This game has too many endgames for a small table. You can train positions that a search can prove, or all of them after sower tables build { $game }.
train-no-exercise = No position to train was found. Give one: sower train { $game } POSITION
train-replied = Reply: { $line }
train-take-back = Type undo to take the move back, or on to continue anyway.
train-nothing-to-take-back = There is nothing to take back.
train-help = Type a move. undo: take back · board · quit
