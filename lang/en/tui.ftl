# What the terminal's screens say.

# Names.
tui-side = { $side }
tui-player = { $side } ({ $who })
tui-who-you = you
tui-who-person = a person
tui-who-random = random
tui-who-greedy = greedy
tui-who-minimax = minimax { $depth }
tui-who-level = level { $level }
tui-who-search = the search with { $weights }
tui-who-engine = the program { $command }

# The menu.
tui-welcome = Sower, the home of the sowing games
tui-go-on = Go on: { $game }, { $count ->
    [one] one move
   *[other] { $count } moves
  } in — { $south } { $south_store }, { $north } { $north_store }
tui-cannot-go-on = A game that cannot be gone on with here: { $name }
tui-go-on-without-rules = Waits for its rules file: { $game }
tui-rules-gone = This is a game of your own rules file { $file }, which cannot be used now: { $reason }.
tui-rules-changed = This is a game of your own rules file { $file }, which has changed since: by what it says now, this game cannot go on.
tui-rules-awaited = Nothing of the game is lost: it is kept in { $place }. As soon as the rules file is as it was, the menu goes on with it.
tui-open-elsewhere = This game is open in another terminal and stays there as it is. What you play here is kept as a game of its own.
tui-kept-elsewhere = Another terminal has this game. What you play here is kept as a game of its own from now on.
tui-not-taken-up = This game is not there any more: { $reason }.
tui-open-in-another = it is open in another terminal
tui-not-discarded = It was not thrown away: { $reason }.
tui-cannot-go-on-title = This game cannot be gone on with here
tui-cannot-go-on-why = { $place } was not read: { $reason }. If it is a game of your own rules file, give both: sower play YOUR-RULES.toml --record { $place }. It stays there until then.
tui-find = Find: { $typed }▏
tui-nothing-found = No game is called so.
tui-ask-open = Open which record? (a file's name)
tui-ask-discard = Throw this unfinished game away?
tui-nothing-to-discard = Only an unfinished game can be thrown away.
tui-not-opened = { $file } was not opened: { $reason }

# Before a game.
tui-against = Against
tui-you-have = You have
tui-who-begins = Who begins
tui-person-beside-you = a person beside you
tui-weakest-level = level 1, who is learning
tui-strongest-level = level 10, all there is
tui-by-coin = a coin decides
tui-side-begins = { $side }, and begin
tui-side-follows = { $side }, the other begins
tui-coin-in-the-air = A coin decides…
tui-coin-you = The coin: you have { $side }, and you begin.
tui-coin-other = The coin: you have { $side }, and { $player } begins.
tui-coin-first = The coin: { $first } begins.

# At the table.
tui-to-move = { $player } is to move.
tui-thinking = { $player } thinks{ $dots }
tui-waits = { $player } is to move and waits: space lets it play.
tui-sowing = { $side } sows: { $hand } in the hand.
tui-sowing-lap = { $side } sows, lap { $lap } of { $laps }: { $hand } in the hand.
tui-last-move = { $side } played { $token }. { $what }
tui-last-move-laps = { $side } played { $token }, in { $laps } laps. { $what }
tui-first-move = No move yet.
tui-first-move-how = No move yet. Type a label in brackets, or use the arrows and Enter.
tui-may-swap = p swaps: you take over the other side as it stands.
tui-no-swap = Sides cannot be swapped now.
tui-preview = { $label }: { $what }
tui-preview-laps = { $label }, in { $laps } laps: { $what }
tui-typed-so-far = { $typed }… (a second figure, or Enter)
tui-not-your-turn = It is the turn of { $player }.
tui-no-such-key = { $key } does nothing here; ? shows every key.
tui-over = The game is over: u takes back, n begins a new one, z reviews it.
tui-nothing-to-undo = There is no move to take back.
tui-nothing-to-redo = There is no move to put back.
tui-no-agreement = { $player } wants to play on.
tui-ask-resign = { $side } gives up?
tui-ask-agree = End the game here, if the other agrees? { $result }
tui-ask-save = Save under which name?
tui-saved = Saved in { $file }.
tui-not-saved = Not saved in { $file }: { $reason }
tui-not-kept = This game is not kept: { $reason }
tui-faulted = { $player } gives no move: { $reason }.
tui-speed-slow = Seeds fall slowly.
tui-speed-normal = Seeds fall as usual.
tui-speed-fast = Seeds fall fast.
tui-speed-off = Moves are not shown seed by seed.

# What the search thinks. $margin is a margin such as +2.5, $line moves.
tui-hint = Hint: { $label }, about { $margin } for you at the end.
tui-hint-proven = Hint: { $label }, worth { $margin } whatever the other plays.
tui-hint-within = A capture can be forced within { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }.
tui-hint-line = Expected: { $line }.
tui-hint-wanted = Looking for a hint{ $dots }
tui-lead = { $side } { $margin }
tui-level = level
tui-best-line = depth { $depth }: { $line }
tui-best-line-proven = proven: { $line }
tui-looking = looking…
tui-values = Values for the mover, in { $seeds }
tui-moves = Moves
tui-in-store = { $side } { $store } { $count }

# Pages.
tui-also-called = Also { $names }.
tui-notes = Notes
tui-sources = Sources
tui-why-title = Why
tui-pit-would = If { $pit } { $label } is sown
tui-pit-may-not = { $pit } { $label } may not be sown now
tui-last-move-did = The last move, { $token } by { $side }
tui-middle-left-out = (the middle of these { $laps } laps is left out)
tui-nothing-to-explain = Nothing has been played, and no pit is chosen.
tui-review-title = Review
tui-review-going = The search looks at every move: { $done } of { $of } positions so far. What the board alone tells:
tui-review-accuracy = Accuracy { $accuracy }, { $lost } { $seeds } given away. { $classes }.
tui-review-not-moved = { $side } has not moved yet.
tui-review-no-choice = { $side } never had more than one legal move to choose from, so there is nothing to judge.
tui-review-turning = Turning points
tui-review-no-turning = There was none: nobody made a mistake worth showing.
tui-review-point = Move { $ply }, { $side } { $token }, { $class }. Better: { $better }
tui-review-moves = Every move, with what it was worth to its player
tui-review-so-far = The game so far.
tui-review-tally = { $plies ->
    [one] One move
   *[other] { $plies } moves
  }, { $times ->
    [0] none of which won { $seeds }
    [one] one of which won { $count } { $seeds }
   *[other] { $times } of which won { $count } { $seeds } in all
  }; { $extra ->
    [0] no extra turns
    [one] one extra turn
   *[other] { $extra } extra turns
  }.
tui-review-move = move { $ply }, { $token }, won { $count }
tui-review-lead = The lead in { $stores }, move by move
tui-keys-title = Keys
tui-keys-pits = Arrows choose a pit and Enter sows it; a pit's label, typed, sows it at once; so does a click. While seeds fall, any key shows the end of the move.
tui-marks-title = Marks on the board
tui-mark-legal = [3] may be sown; a label without brackets may not, and w tells why
tui-mark-selected = a double frame is the pit that Enter sows
tui-mark-from = a dotted frame is where the last move began
tui-mark-to = a thick frame is where its last seed fell
tui-mark-hint = ★ is the hint
tui-mark-proven = +2.5 is a margin that the search expects, =+8 one that is proven
tui-mark-distance = →12: a table knows that a capture comes within 12 plies

# Keys: short for the last lines of the screen, long for the page of keys.
tui-key-sow = sow
tui-key-sow-long = sows the chosen pit
tui-key-hint = hint
tui-key-hint-long = a hint: what a strong player would do
tui-key-values = values
tui-key-values-long = values: every move's worth, live, and the best line; again hides them
tui-key-why = why
tui-key-why-long = why: what the chosen pit would do, why it may not be sown, what the last move did
tui-key-undo = undo
tui-key-undo-long = takes back, to your last turn (Backspace too)
tui-key-redo = redo
tui-key-redo-long = puts back what was taken back
tui-key-rules = rules
tui-key-rules-long = the rules in plain words
tui-key-menu = menu
tui-key-menu-long = the menu (Esc too); the game is kept
tui-key-quit = quit
tui-key-quit-long = leaves; the game is kept
tui-key-keys = keys
tui-key-keys-long = this page
tui-key-speed = speed
tui-key-speed-long = how fast seeds fall: slow, usual, fast, not shown
tui-key-offer = offer
tui-key-offer-long = offers to end the game as it stands
tui-key-resign = resign
tui-key-resign-long = gives up
tui-key-save = save
tui-key-save-long = saves the game in a file of its own
tui-key-new = new
tui-key-new-long = a new game of the same kind
tui-key-review = review
tui-key-review-long = the review of the game so far
tui-key-step = step
tui-key-step-long = one move back, PgDn one move on, Home and End to the ends, whoever plays
tui-key-pause-long = lets a computer play on after you have stepped back, or holds it back
tui-key-swap-long = swaps sides, where the pie rule allows it
tui-key-quit-anywhere = Ctrl-C leaves from anywhere; Ctrl-L draws the screen anew
tui-key-choose = choose
tui-key-play = play
tui-key-puzzles = puzzles
tui-key-browser = browser
tui-key-find = find
tui-key-open = open
tui-key-discard = drop
tui-key-begin = begin
tui-key-lists = next list
tui-key-back = back
tui-key-scroll = scroll
tui-key-close = close
tui-key-yes = yes
tui-key-no = no
tui-key-skip = any key shows the end of the move
tui-key-skip-toss = any key begins
tui-key-go-on = go on
tui-key-pause = pause
tui-too-small = Sower needs a terminal of 80 by 24; this one has { $columns } by { $rows }. Make it larger, or leave with q. Nothing is lost.

# Said when the terminal is left.
tui-left = The game is kept; sower goes on with it.
tui-left-in-file = The game is kept in { $file }; the same command goes on with it.
