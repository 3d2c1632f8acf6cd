# What the commands themselves say.

cli-welcome = Sower, the home of the sowing games.
cli-ask-game = Which game? A name or a number, or q to leave:
cli-ask-opponent = Against whom? 1 a person at this terminal, 2 greedy, 3 random:
cli-not-a-choice = "{ $typed }" is none of them.
cli-toss = The coin: { $south } has South, { $north } has North, and { $first } begins.
cli-to-move = { $side } ({ $who }) to move.
cli-played = { $side } ({ $who }) plays { $token }.
cli-help = Type a { $pit }'s label to play it, or:
  moves        what each move leads to
  why          the same, seed by seed (why 3: of that move alone)
  board        the board again
  rules        the rules in plain words
  undo, redo   take a move back, or put it back
  save FILE    keep the game in a file
  agree        offer to end the game here
  resign       give up
  quit         leave (Ctrl-D does so too)
cli-nothing-to-undo = There is no move to take back.
cli-nothing-to-redo = There is no move to put back.
cli-saved = The game is kept in { $file }.
cli-resumed = Going on with the game in { $file }, { $count ->
    [one] one move
   *[other] { $count } moves
  } so far.
cli-left-saved = The game is kept in { $file }; the same command goes on with it.
cli-left-unsaved = The game was not kept; --record FILE keeps one.
cli-save-needs-file = save takes a file's name: save game.txt
cli-ask-agree = { $side }, do you agree to end the game here? (yes or no)
cli-no-agreement = { $side } does not agree.
cli-over = The game is over. undo takes the last move back, quit leaves.
cli-type-help = (help says what can be typed)
cli-may-swap = (instead of moving you may swap seats: swap)
