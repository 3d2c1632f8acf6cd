# Puzzles, and the trainer that plays endgames out.

puzzle-find-win = { $side } to move. One move alone keeps the win: which?
puzzle-find-draw = { $side } to move. One move alone holds the draw: which?
puzzle-right = Right: { $label } keeps it. { $score }.
puzzle-win-gone = { $label } gives the win away: { $score }.
puzzle-draw-gone = { $label } gives the draw away: { $score }.
puzzle-between = { $side } ends between { $sure } and { $most }, whatever endless play comes to
puzzle-line = So it can go on: { $line }
puzzle-next-best = The best of the other moves, { $label }: { $score }.
puzzle-hint = This is what the right move does: { $what }.
puzzle-grade = Puzzle { $number } of { $of }, grade { $grade } of 5, decided in { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }
train-win = { $side } to move, and the win is proven. Bring it home against perfect defence.
train-draw = { $side } to move, and the draw is proven. Hold it against perfect play.
train-won-shortest = Won in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }: there is no shorter way.
train-won-longer = Won in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, { $more } more than the shortest way takes.
train-won = Won in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
  }
train-drawn = Held after { $moves ->
    [one] one move.
   *[other] { $moves } moves.
  }
train-missed = After { $moves ->
    [one] one move
   *[other] { $moves } moves
  } it ends worse than it could have.
train-slips = { $slips ->
    [one] The result slipped once on the way.
   *[other] The result slipped { $slips } times on the way.
  }
train-beyond = With { $count } { $seeds } in play this position is beyond what is known: the trainer needs a proven result. Larger tables reach further (sower tables build).
train-lost = This position is lost for whoever is to move: there is nothing to keep. Let the other side move, or take another.
train-open = What this position is worth rests on how endless play would end, so no result is proven to be kept.
train-over = The game is over in this position.

puzzles-none = There are no puzzles of { $game } yet. Find some: sower puzzles build { $game } --out FILE, and solve them with --file FILE.
puzzles-game = { $game }: { $count } puzzles, { $solved } solved. Solve them: sower puzzles { $game }
puzzles-no-number = There is no puzzle { $number }; they are numbered from 1 to { $count }.
puzzles-no-grade = { $grade } is no grade; they go from 1 (easy) to { $hardest } (hard).
puzzles-type-help = Type the move, or help for what else there is.
puzzles-help = A move, such as 3 or C: your answer. hint · solution · why: what your last move did, step by step · next · puzzle N · grade N, or grade for all · train: play it out against perfect defence · board · rules · progress · quit
puzzles-solved = Solved. Type next for the next one.
puzzles-again = Try again, or type hint, solution or next.
puzzles-nothing-tried = No move has been tried here yet.
puzzles-tally = Grade { $grade }: { $solved } of { $count } solved, { $once } of them at the first try, { $tried } tried
puzzles-no-tables = There are no tables here, so only what a short search proves can become a puzzle.
puzzles-looking = { $games } games played, { $found } of { $wanted } candidates, about { $left } left
puzzles-grading = { $done } of { $of } candidates graded, about { $left } left
puzzles-built = { $count } puzzles in { $time }; of grades 1 to 5: { $grades }
puzzles-too-few = Only { $count } of { $wanted } puzzles were found. Larger tables or records of games (--from) give more.
train-small-table = Working out all positions with up to { $count } { $seeds } in play, once; this takes a few seconds.
train-no-small-table = This game has no small table: its endgames are too many. What a search can prove is trained; with sower tables build { $game } all of them can be.
train-no-exercise = No position to train was found. Give one: sower train { $game } POSITION
train-replied = The defence answers { $line }
train-take-back = Type undo to take it back, or on to go on all the same.
train-nothing-to-take-back = There is nothing to take back.
train-help = Type the move. undo: take back · board · quit
