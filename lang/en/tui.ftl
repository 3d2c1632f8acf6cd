# The screens of the terminal app.

# Names.
tui-side = { $side }
tui-player = { $side } ({ $who })
tui-who-you = you
tui-who-person = a person
tui-who-perfect = perfect play
tui-who-random = random
tui-who-greedy = greedy
tui-who-minimax = minimax { $depth }
tui-who-level = level { $level }
tui-who-search = search with { $weights }
tui-who-engine = engine { $command }

# The menu.
tui-welcome = Sower: play, learn and solve mancala
tui-go-on = Resume { $game }, { $count ->
    [one] 1 move
   *[other] { $count } moves
  }: { $south } { $south_store }, { $north } { $north_store }
tui-cannot-go-on = Cannot resume { $name }
tui-go-on-without-rules = Cannot resume { $game }: its rules file is missing or changed
tui-rules-gone = This game uses your rules file { $file }, which cannot be read: { $reason }.
tui-rules-changed = This game uses your rules file { $file }. The file has changed, so the game cannot continue.
tui-rules-awaited = The game is still saved in { $place }. Restore the rules file, then resume the game from the menu.
tui-open-elsewhere = This game is open in another terminal. You are playing a copy, which is saved separately.
tui-kept-elsewhere = Another terminal has opened this game. You are now playing a copy, which is saved separately.
tui-not-taken-up = Cannot resume this game: { $reason }.
tui-open-in-another = it is open in another terminal
tui-not-discarded = The game was not deleted: { $reason }.
tui-cannot-go-on-title = Cannot resume this game
tui-cannot-go-on-why = Cannot read { $place }: { $reason }. If the game uses your own rules file, run: sower play YOUR-RULES.toml --record { $place }
tui-variants = { $count ->
    [one] 1 variant
   *[other] { $count } variants
  }
tui-find = Find: { $typed }▏
tui-nothing-found = No game matches.
tui-choose-a-game = Select a game first.
tui-ask-open = Open which game file?
tui-ask-discard = Delete this unfinished game?
tui-ask-quit = Quit Sower?
tui-ask-browser = Close the terminal app and start the site? Ctrl-C stops the site.
tui-nothing-to-discard = Only an unfinished game can be deleted.
tui-not-opened = Cannot open { $file }: { $reason }

# The new-game screen.
tui-opponent = Opponent
tui-your-side = Your side
tui-moves-first = Who moves first?
tui-opponent-person = pass and play
tui-opponent-weakest = level 1 – beginner
tui-opponent-strongest = level 10 – maximum
tui-opponent-minimax = minimax, { $depth } plies
tui-opponent-greedy = greedy: most captures
tui-opponent-random = random moves
tui-by-coin = coin toss
tui-side-first = { $side }, moves first
tui-side-second = { $side }, moves second
tui-coin-in-the-air = Tossing a coin…
tui-coin-you = Coin toss: you are { $side } and move first.
tui-coin-other = Coin toss: you are { $side }. { $player } moves first.
tui-coin-first = Coin toss: { $first } moves first.

# During a game. $turn is one of the three sentences that follow.
tui-turn-yours = Your turn
tui-turn-computer = Computer's turn
tui-turn-side = { $side }'s turn
tui-thinking = { $player } is thinking{ $dots }
tui-waits = Paused: { $player } is to move. Press space to continue.
tui-sowing = { $side } sows: { $hand } in hand.
tui-sowing-lap = { $side } sows, lap { $lap } of { $laps }: { $hand } in hand.
tui-last-move = { $side } played { $token }. { $what }
tui-last-move-laps = { $side } played { $token } in { $laps } laps. { $what }
tui-first-move = No moves yet.
tui-first-move-how = Type a label in brackets, or use the arrow keys and Enter.
tui-may-swap = Press p to swap sides.
tui-no-swap = You cannot swap sides now.
tui-preview = { $label }: { $what }
tui-preview-laps = { $label }, { $laps } laps: { $what }
# A pit with several moves: what the player is asked.
tui-pick-way = { $label }: press < ({ $left }) or > ({ $right }).
tui-pick-house = Press 1 to stop in the house or 2 to play it on.
tui-pick-pit = Type the { $pit } to capture as well: { $labels }
tui-typed-so-far = { $typed }… (type the second digit, or press Enter)
tui-not-your-turn = { $turn }.
tui-not-played-computer = { $label } was not played: it is the computer's turn.
tui-not-played-side = { $label } was not played: it is { $side }'s turn.
tui-not-played-shown = { $label } was not played: the last move was still being shown. Type it again.
tui-not-played-over = { $label } was not played: the game is over.
tui-not-played-review = { $label } was not played: this is a review. Press Esc to return to the game.
tui-not-played-exercise = { $label } was not played: no move is expected now.
tui-no-such-key = { $key } has no function here. Press ? for help.
tui-over = Game over. z: review · n: new game · u: take back
tui-nothing-to-undo = There is no move to take back.
tui-nothing-to-redo = There is no move to replay.
tui-no-agreement = { $player } wants to continue.
tui-ask-resign = Resign as { $side }?
tui-ask-agree = Propose ending the game now? If both players agree: { $result }
tui-ask-save = Save as:
tui-saved = Saved as { $file }.
tui-not-saved = Cannot save { $file }: { $reason }
tui-not-kept = This game is not being saved: { $reason }
tui-faulted = { $player } loses: { $reason }.
tui-speed-slow = Animation: slow
tui-speed-normal = Animation: normal
tui-speed-fast = Animation: fast
tui-speed-off = Animation: off
tui-theme = Theme: { $theme }
tui-theme-sixteen = This terminal shows 16 colours, so there is only the classic theme.
tui-theme-no-colours = Colours are off (NO_COLOR).

# Analysis. $margin is a margin such as +2.5, $line moves.
tui-hint = Hint: { $reason }
tui-hint-within = Forces a capture within { $plies ->
    [one] 1 ply.
   *[other] { $plies } plies.
  }
tui-hint-line = Expected: { $line }
tui-hint-wanted = Looking for a hint{ $dots }
tui-lead = { $side } { $margin }
tui-level = even
tui-best-line = depth { $depth }: { $line }
tui-best-line-proven = proven: { $line }
tui-looking = analysing…
tui-values = Expected margin, best move first
tui-moves = Moves
tui-in-store = { $side } { $store } { $count }

# Pages.
tui-also-called = Also called { $names }.
tui-notes = Notes
tui-sources = Sources
tui-why-title = Why
tui-pit-would = Playing { $pit } { $label }
tui-pit-may-not = { $pit } { $label } cannot be played
tui-last-move-did = Last move: { $side } { $token }
tui-middle-left-out = (some of the { $laps } laps are not shown)
tui-nothing-to-explain = No moves yet, and no pit is selected.

# The review of a game.
tui-review-title = Review
tui-review-nothing = There are no moves to review yet.
tui-review-start = Start of the game, { $of ->
    [one] 1 move.
   *[other] { $of } moves.
  } Press → to step forward.
tui-review-at = Move { $at } of { $of }: { $side } played { $token }.
tui-review-at-judged = Move { $at } of { $of }: { $side } played { $token } ({ $class }).
tui-review-at-error = Move { $at } of { $of }: { $side } played { $token } ({ $class }): costs { $lost } { $seeds }.
tui-review-expected = Expected margin: { $side } { $margin }
tui-review-level = Expected margin: even
tui-review-better-line = Better: { $line }. Press Enter to see it on the board.
tui-review-in-line = Better line, move { $at } of { $of }
tui-review-in-line-how = ← → step. Esc returns to the game.
tui-review-line-ends = The line ends here. Esc returns to the game.
tui-review-at-start = This is the start of the game.
tui-review-at-end = This is the end of the game.
tui-review-no-more-mistakes = No more mistakes in this direction.
tui-review-no-better = No better move was found.
tui-review-not-ready = The analysis is not finished yet.
tui-review-progress = { $done } of { $of } positions analysed
tui-review-going = { $done } of { $of } positions analysed. Captures so far:
tui-review-accuracy = Accuracy { $accuracy }, { $lost } { $seeds } lost. { $classes }.
tui-review-not-moved = { $side } has not moved yet.
tui-review-no-choice = { $side } never had a choice of moves.
tui-review-turning = Turning points
tui-review-no-turning = No serious mistakes.
tui-review-point = Move { $ply }, { $side } { $token }, { $class }. Better: { $better }
tui-review-moves = All moves, with the mover's expected margin
tui-review-so-far = The game so far.
tui-review-tally = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
  }, { $times ->
    [0] no { $seeds } won
    [one] { $count } { $seeds } won in 1 of them
   *[other] { $count } { $seeds } won in { $times } of them
  }, { $extra ->
    [0] no extra turns
    [one] 1 extra turn
   *[other] { $extra } extra turns
  }.
tui-review-move = move { $ply }, { $token }: { $count } won
tui-review-lead = Lead in { $stores } after each move

# Puzzles and the trainer.
tui-puzzles-none = There are no puzzles for { $game }.
tui-puzzles-not-opened = Cannot open the puzzles: { $reason }
tui-progress-not-kept = Your progress was not saved: { $reason }
tui-puzzle-heading = Puzzle { $number } of { $of } · grade { $grade } · solved { $solved } · mistakes { $mistakes }
tui-puzzle-checking = Checking…
tui-puzzle-solved = Solved. Press Enter for the next puzzle, or p to play it out.
tui-puzzle-given-up = This is the solution. Press Enter for the next puzzle.
tui-puzzle-again = Try again. h: hint · s: solution · n: next puzzle
tui-puzzle-no-hint = There is no hint for this puzzle.
tui-puzzle-grade = Puzzles of grade { $grade } only
tui-puzzle-all-grades = Puzzles of all grades
tui-trainer-heading = Endgame trainer · mistakes { $mistakes }
tui-trainer-preparing = Preparing an endgame… The first time this can take a few seconds.
tui-trainer-opponent = The opponent is thinking…
tui-trainer-mistake = u: take it back · Enter: continue anyway
tui-trainer-over = Press Enter for another endgame, or u to take back.
tui-trainer-none = No endgame was found for this game.
tui-trainer-failed = The trainer stopped unexpectedly. Start another endgame.

# Help pages.
tui-help-menu = Help: menu
tui-help-menu-how = Select a game with ↑ and ↓ and press Enter. Unfinished games come first.
tui-help-setup = Help: new game
tui-help-setup-how = Choose with ↑ and ↓, or type a digit to choose a level. ← and → change the list.
tui-help-game = Help: game
tui-help-game-how = Type a pit's label, click the pit, or select it with the arrow keys and press Enter. Any key skips an animation; a label typed then is played if it is still your turn.
tui-help-review = Help: review
tui-help-review-how = Step through the game with ← and →, or click a move in the list. Each move shows its expected margin and, after a mistake, a better line.
tui-help-puzzles = Help: puzzles
tui-help-puzzles-how = Only one move keeps the win or the draw. Play it as in a game. Every solution is proven, and each attempt is explained.
tui-help-trainer = Help: endgame trainer
tui-help-trainer-how = The position is proven to be won or drawn. Keep that result against perfect play. After a mistake you can take the move back.
tui-marks-title = Marks on the board
tui-mark-legal = [3] can be played; without brackets it cannot, and w explains why
tui-mark-selected = double frame: the pit that Enter plays
tui-mark-from = dotted frame: where the last move began
tui-mark-to = thick frame: where its last seed fell
tui-mark-hint = ★: the hint
tui-mark-proven = +2.5: expected margin; =+8: proven margin
tui-mark-distance = →12: a capture follows within 12 plies

# Keys: short for the key bar, long for the help pages.
tui-key-sow = play
tui-key-sow-long = plays the selected pit
tui-key-hint = hint
tui-key-hint-long = suggests a move
tui-key-puzzle-hint-long = describes what the solution does
tui-key-values = values
tui-key-values-long = shows or hides the value of every move and the best line
tui-key-why = why
tui-key-why-long = explains the selected pit and the last move
tui-key-review-why-long = explains the move at the cursor, step by step
tui-key-undo = undo
tui-key-undo-long = takes back to your last turn (or Backspace)
tui-key-trainer-undo-long = takes back your last move (or Backspace)
tui-key-redo = redo
tui-key-redo-long = replays what was taken back
tui-key-rules = rules
tui-key-rules-long = shows the rules
tui-key-menu = menu
tui-key-menu-long = returns to the menu (or Esc); the game is saved
tui-key-menu-exercise-long = returns to the menu (or Esc)
tui-key-quit = quit
tui-key-quit-long = quits; the game is saved
tui-key-quit-exercise-long = quits; your progress is saved
tui-key-quit-menu-long = quits
tui-key-help = help
tui-key-help-long = shows this page (or F1)
tui-key-speed = speed
tui-key-speed-long = makes the animation faster or slower, or turns it off
tui-key-theme = theme
tui-key-theme-long = changes the colours
tui-key-offer = offer end
tui-key-offer-long = proposes ending the game now
tui-key-resign = resign
tui-key-resign-long = resigns
tui-key-save = save
tui-key-save-long = saves the game to a file
tui-key-new = new
tui-key-new-long = starts a new game with the same rules
tui-key-review = review
tui-key-review-long = reviews the game move by move
tui-key-step = step
tui-key-step-long = goes back one move; PgDn goes forward, Home and End go to the start and the end
tui-key-pause-long = pauses or resumes the computer
tui-key-swap-long = swaps sides, where the pie rule allows it
tui-key-quit-anywhere = quits anywhere; ^L redraws the screen
tui-key-review-step-long = steps back and forward (or PgUp and PgDn)
tui-key-mistake = mistakes
tui-key-mistake-long = goes to the previous or next mistake
tui-key-better = better line
tui-key-better-long = shows the better line on the board; again returns to the game
tui-key-ends = ends
tui-key-ends-long = goes to the start or the end of the game
tui-key-report = report
tui-key-report-long = shows the whole report: accuracy, chart, turning points
tui-key-review-back-long = leaves the better line, then the review
tui-key-solution = solution
tui-key-solution-long = shows the solution
tui-key-next = next
tui-key-next-puzzle-long = goes to the next unsolved puzzle
tui-key-next-endgame-long = starts another endgame
tui-key-grade = grade
tui-key-grade-long = chooses the grade, from 1 (easy) to 5 (hard), or all
tui-key-play-out = play out
tui-key-play-out-long = plays the position out against perfect play
tui-key-other = other
tui-key-other-puzzle-long = goes to the previous puzzle; PgDn goes to the next
tui-key-trainer-enter-long = plays the selected pit; after a mistake, continues anyway
tui-key-play = play
tui-key-play-long = starts a game, resumes one, or opens the variants
tui-key-variants = variants
tui-key-variants-long = lists a game's variants; ← hides them
tui-key-puzzles = puzzles
tui-key-puzzles-long = opens the game's puzzles
tui-key-endgame = endgame
tui-key-endgame-long = trains an endgame against perfect play
tui-key-browser = browser
tui-key-browser-long = continues in the browser
tui-key-find = find
tui-key-find-long = finds games by name, region or kind
tui-key-group = by group
tui-key-group-long = groups the games by kind, by region, or not at all
tui-group-elsewhere = Played elsewhere
tui-grouped-not = One list of all games.
tui-grouped-by-kind = Games by kind. Enter opens a group; g groups by region.
tui-grouped-by-area = Games by region. Enter opens a group; g shows one list.
tui-key-open = open
tui-key-open-long = opens a game file
tui-key-discard = delete
tui-key-discard-long = deletes an unfinished game
tui-key-begin = start game
tui-key-begin-long = starts the game
tui-key-lists = next list
tui-key-lists-long = goes to the next list (or Tab)
tui-key-back = back
tui-key-back-long = returns to the menu
tui-key-scroll = scroll
tui-key-close = close
tui-key-cancel = cancel
tui-key-yes = yes
tui-key-no = no
tui-key-skip = any key skips the animation
tui-key-skip-toss = any key starts the game
tui-key-go-on = continue
tui-key-pause = pause
tui-too-small = Sower needs a terminal of 80×24. This one is { $columns }×{ $rows }. Enlarge it, or quit with q. Your game is saved.

# After leaving the app.
tui-left = The game is saved. Resume it with: sower
tui-left-in-file = The game is saved in { $file }. Resume it with the same command.
