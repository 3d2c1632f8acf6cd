# Messages of the commands.

cli-against-computer = You play against the computer, level { $level }. For two players, start with --north human.
cli-toss = Coin toss: { $south } plays South, { $north } plays North, and { $first } moves first.
cli-played = { $side } ({ $who }) plays { $token }.
cli-help = Type a { $pit }'s label to play it, or:
  { "  " }moves        list the moves and what they do (moves --why: seed by seed)
  { "  " }why          explain the last move (why 3: explain move 3)
  { "  " }board        show the board
  { "  " }rules        show the rules
  { "  " }hint         suggest a move
  { "  " }undo, redo   take back a move, or replay it
  { "  " }swap         swap sides, where the pie rule allows it
  { "  " }save FILE    save the game to a file
  { "  " }agree        propose ending the game
  { "  " }resign       resign
  { "  " }next         begin the next round of a match
  { "  " }quit         leave (also Ctrl-D)
cli-games-none = No game matches “{ $search }”. To list all: sower games
cli-nothing-to-undo = There is no move to take back.
cli-nothing-to-redo = There is no move to replay.
cli-saved = Saved the game to { $file }.
cli-resumed = Resuming the game in { $file } after { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }.
cli-left-saved = The game is saved in { $file }. Run the same command to resume it.
cli-left-unsaved = The game was not saved. Use --record FILE to save a game.
cli-save-needs-file = save needs a file name: save game.txt
cli-ask-agree = { $side }, do you agree to end the game here? (yes or no)
cli-no-agreement = { $side } does not agree.
cli-faulted = { $side } ({ $who }) loses: { $reason }.
cli-hint = Hint: { $reason } Expected: { $line }.
cli-over = The game is over. Type undo to take back the last move, or quit to leave.
cli-type-help = (type help for a list of commands)
cli-may-swap = (instead of moving, you may swap sides: swap)
cli-file-there = { $file } already exists; save needs a new file name
cli-played-laps = { $side } ({ $who }) plays { $token }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }.
cli-toss-first = Coin toss: { $first } moves first.
cli-open-elsewhere = { $file } is open in another Sower; close the game there, or choose another file
cli-resumed-finished = The game in { $file } is over after { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }.
cli-from-and-record = { $file } already has a game; --from starts a new one and needs a new file
cli-other-game = this is a record of { $found }, not of { $expected }
record-game-hint = { $fault }; or name the game after the file: sower { $command } { $file } GAME, or a path to its rules file
record-file-missing = “{ $game }” is a game; expected a record before it: sower { $command } FILE { $game }
cli-no-last-move = No move has been played yet. Type why 3 to explain { $pit } 3.
cli-too-much = One move at a time. (type help for a list of commands)
cli-taken-back = { $count ->
    [0] Took back the end of the game.
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
  }
cli-changed = Changed for this run: { $changes }
cli-notes = Notes
cli-notes-unchanged = Notes on the game without these changes
cli-sources = Sources
cli-plies = { $count ->
    [one] { $count } ply.
   *[other] { $count } plies.
  }
cli-to-move = { $side } to move.

cli-plays = { $side } plays { $label }
cli-middle-left-out = (the middle of these { $laps } laps is not shown)
cli-also = Also { $names }.

# Settings.
config-file = Config file: { $file }
config-no-file = Config file: { $file } (does not exist)
config-from-default = default
config-from-locale = { $language }, from the environment ({ $variable })
config-from-file = config file
config-from-environment = environment ({ $variable })
config-from-flag = command line ({ $flag })
config-set = Set { $key } to { $value } in { $file }.
config-unset = Removed { $key } from { $file }.
config-was-not-set = { $key } is not set in { $file }.
config-no-folder = there is no config folder; set { $variable } to the path of a config file
config-not-toml = { $place }: this is not TOML; the TOML parser says: “{ $fault }”
config-unknown-key = { $place }: unknown key { $key }; expected one of { $known }. To remove it: sower config unset { $key }
config-bad-value = { $place }: { $key }: “{ $value }” is not a valid value; expected { $expected }
config-bad-variable = { $variable }: “{ $value }” is not a valid value; expected { $expected }
config-cannot-set = { $key }: “{ $value }” is not a valid value; expected { $expected }
config-unknown-language = { $place }: unknown language “{ $value }”; available: { $known }. Messages are in English.
config-no-such-key = unknown key { $key }; expected one of { $known }

# Man pages.
man-written = Wrote { $count ->
    [one] { $count } man page
   *[other] { $count } man pages
  } to { $folder }.
man-other-file = { $file } is not a man page of Sower; remove it, or choose another folder

# Perft.
perft-total = { $count } in total, { $time }

# Benchmarks.
cli-bench-rounds = Each search runs { $rounds ->
    [one] once
   *[other] { $rounds } times
  }; the fastest run counts.
cli-bench-round = { $game }: round { $round } of { $rounds }
cli-bench-stores = storing games: { $count } of { $of }
cli-bench-games-begun = games started: { $count }
cli-bench-warms-up = warming up for { $seconds } s
cli-bench-measures = measuring for { $seconds } s
cli-bench-bad-rate = --rate: expected a number of moves per second above 0
cli-bench-bad-url = { $url } is not the address of a site; expected http://HOST:PORT
cli-bench-too-slow = only { $reached } of { $intended } moves per second were made, so the latencies are not valid
cli-bench-games = games in parallel
cli-bench-intended = moves per second, intended
cli-bench-reached = moves per second, made
cli-bench-p50 = latency p50, ms
cli-bench-p99 = latency p99, ms
cli-bench-p999 = latency p99.9, ms
cli-bench-slowest = latency, slowest, ms
cli-bench-late = of which load generator, p99, ms
cli-bench-return-p50 = reconnection p50, ms
cli-bench-return-p99 = reconnection p99, ms
cli-bench-bytes = bytes per move, to all recipients
cli-bench-refused = messages refused
cli-bench-lost = connections lost
cli-bench-cpu = server: CPU per move, µs (without engine)
cli-bench-thinking = server: processors used by the engine
cli-bench-batch = server: writes per commit
cli-bench-memory = server: memory, MB
cli-bench-most-memory = server: peak memory, MB

# Column headings of `sower moves`.
cli-moves-move = move
cli-moves-last = last
cli-moves-laps = laps
cli-moves-takes = takes
cli-moves-then = then
cli-moves-again = again

# Errors of the command line. All errors have the same form: error: what is wrong; what is expected.
cli-error = error:
usage-unknown-command = unknown command { $name }
usage-unknown-option = unknown option { $name }
usage-unexpected = unexpected argument “{ $value }”
usage-did-you-mean = { $what }; did you mean { $nearest }?
usage-bad-value = invalid value “{ $value }” for { $option }: { $reason }
usage-one-of = expected one of { $known }
usage-missing = missing: { $names }
usage-missing-value = { $option } needs a value
usage-missing-command = missing: a command, one of { $known }
usage-conflict = { $option } cannot be used with { $other }
usage-given-twice = { $option } is given twice
usage-see-help = For help: { $command } --help
usage-number-between = expected a number from { $least } to { $most }, such as { $example }
usage-number-at-least = expected a number of { $least } or more, such as { $example }
usage-number = expected a number, such as { $example }
usage-time = expected a time such as 500ms, 5s or 2m, at most 168h
usage-address = expected an address and a port, such as 127.0.0.1:8080
usage-tournament = expected the address of a tournament, or the part after /arena/
usage-board = expected pits and stones, such as 6x4
usage-percentage = expected a percentage from 0 to 1000, such as 5 or 0.5
usage-change = --set: “{ $text }” is not a change; expected key=value, such as board.seeds=3
