# What the commands themselves say.

cli-toss = The coin: { $south } has South, { $north } has North, and { $first } begins.
cli-played = { $side } ({ $who }) plays { $token }.
cli-help = Type a { $pit }'s label to play it, or:
  moves        what each move leads to (moves --why: seed by seed)
  why          why the last move did what it did (why 3: what pit 3 would do)
  board        the board again
  rules        the rules in plain words
  hint         what a strong player would do
  undo, redo   take a move back, or put it back
  swap         swap sides, where the pie rule allows it
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
cli-faulted = { $side } ({ $who }) gives no move: { $reason }.
cli-hint = Hint: { $label }, about { $seeds } for you at the end. Expected: { $line }.
cli-hint-proven = Hint: { $label }, which is worth { $seeds } for you whatever the other plays. Expected: { $line }.
cli-over = The game is over. undo takes the last move back, quit leaves.
cli-type-help = (help says what can be typed)
cli-may-swap = (instead of moving you may take over the other side as it stands: swap)
cli-file-there = { $file } is there already; save takes the name of a new file
cli-played-laps = { $side } ({ $who }) plays { $token }, sown in { $laps } laps.
cli-toss-first = The coin: { $first } begins.
cli-open-elsewhere = { $file } is open in another Sower, which writes it after every move; leave the game there first, or name another file
cli-resumed-finished = The game in { $file } is finished after { $count } moves.
cli-from-and-record = { $file } holds a game already; --from begins a new one, which needs a new file
cli-other-game = this is a record of { $found }, not of { $expected }
cli-no-last-move = No move has been played yet; why 3 tells what { $pit } 3 would do.
cli-too-much = One move at a time. (help says what can be typed)
cli-taken-back = { $count ->
    [0] The ending is taken back.
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
  }
cli-changed = Changed for this run: { $changes }
cli-notes = Notes
cli-notes-unchanged = Notes on the game as it is without these changes
cli-sources = Sources
cli-plies = { $count ->
    [one] One ply.
   *[other] { $count } plies.
  }
cli-to-move = { $side } is to move.

cli-plays = { $side } plays { $label }
cli-middle-left-out = (the middle of these { $laps } laps is left out)
cli-also = Also { $names }.

# What a bench says while it measures.
cli-bench-rounds = Every search runs { $rounds } times; the fastest counts.
cli-bench-round = { $game }: round { $round } of { $rounds }
cli-bench-stores = storing games: { $count } of { $of }
cli-bench-games-begun = games begun: { $count }
cli-bench-warms-up = warming up for { $seconds } s
cli-bench-measures = measuring for { $seconds } s
cli-bench-bad-rate = a rate is a number of moves a second above 0
cli-bench-bad-url = { $url } is no address of a site; write http://HOST:PORT
cli-bench-too-slow = only { $reached } of { $intended } intended moves a second were made: the times mean nothing
cli-bench-games = games at once
cli-bench-intended = moves a second, intended
cli-bench-reached = moves a second, made
cli-bench-p50 = latency p50, ms
cli-bench-p99 = latency p99, ms
cli-bench-p999 = latency p99.9, ms
cli-bench-slowest = latency of the slowest, ms
cli-bench-late = of it the crowd itself, p99, ms
cli-bench-return-p50 = coming back after a lost connection, p50, ms
cli-bench-return-p99 = coming back after a lost connection, p99, ms
cli-bench-bytes = bytes a move, to all who are told
cli-bench-refused = messages refused
cli-bench-lost = connections lost
cli-bench-cpu = server: CPU a move, µs (thinking left out)
cli-bench-thinking = server: processors that think
cli-bench-batch = server: writes a commit
cli-bench-memory = server: memory, MB
cli-bench-most-memory = server: memory at most, MB
