# Sentences of the page. The page formats them (web/text/format.js), so only arguments and selectors on an argument are
# allowed. Every selector ends with *[other].

web-title = Sower

# The frame around every page
web-brand = Sower home page
web-skip = Skip to content
web-nav = Main navigation
web-menu = Menu
web-nav-games = Games
web-nav-new = New game
web-nav-analysis = Analysis
web-nav-review = Review
web-nav-mine = My games
web-nav-settings = Settings
web-language = Language
web-foot = Sower: play, learn and solve mancala. Your games are stored on this server.
web-foot-alone = Sower: play, learn and solve mancala. Your games are stored in this browser.
web-close = Close

web-resume = Game in progress
web-resume-turn = Your turn

# The sheet of keyboard shortcuts
web-keys-title = Keyboard shortcuts
web-keys-everywhere = On every page
web-keys-sheet = Show this list
web-keys-close = Close a dialog or menu
web-keys-board = On the board
web-keys-pit = Move between pits
web-keys-play = Play the pit
web-keys-game = In a game
web-keys-label = Type a pit's label to play it
web-keys-way = Choose the direction of a pit, where players choose it
web-keys-steps = Moves
web-keys-step = Previous or next move
web-keys-ends = First or latest position
web-keys-mistake = Next or previous mistake
web-keys-counts = Read out the seed counts
web-keys-unchoose = Cancel a chosen move or premove

# Loading and errors
web-loading = Loading…
web-problem-title = Something went wrong
web-to-games = All games
web-missing-title = Page not found
web-missing-text = There is no page at this address, or you don't have access to this game.
web-down-title = You're offline
web-down-text = Your connection is down, or the Sower server isn't running. Your games are saved.
web-down-waiting = Trying to reconnect every few seconds…
web-down-retry = Try again

# The sides
web-side-S = South
web-side-N = North

# The home page
web-home-title = Play, learn and solve mancala
web-home-lead = Mancala games from Africa, Asia and the Americas. Learn one in two minutes, play the computer or a friend, and see why you won.
web-home-continue = Continue playing
web-home-games = Featured games
web-home-more = All games
web-way-computer = Play the computer
web-way-computer-text = Ten levels, with hints and undo
web-way-computer-level = Starts at once, level { $level }
web-hero-note = Your move: choose a pit to start against the computer.
web-home-people = Play a person now
web-home-pair = Quick pairing
web-home-online = Players: { $players } · live games: { $games } · open challenges: { $challenges }
web-home-quiet = No live games right now. Choose a clock to wait for an opponent.
web-home-all = Show all { $count } games
web-home-find = Find a game
web-home-find-none = No game has that name.
web-filter-kind = Kind
web-filter-country = Country
web-filter-board = Board
web-filter-any = Any
web-filter-map = Map
web-map-world = World
web-map-africa = Africa
web-map-asia = Asia
web-map-americas = America
web-map-country = { $country }: { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
web-filter-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
web-filter-clear = Show all games
web-way-here = Pass and play
web-way-here-text = Two players, one screen
web-way-friend = Invite a friend
web-way-friend-text = Send a link to play together
web-card-play = Play
web-card-play-name = Play { $game }
web-card-learn = Learn
web-card-learn-name = Learn { $game }

# A game in a list
web-row-game = { $game } – { $other }
web-row-here = pass and play
web-row-open = waiting for a friend
web-row-damaged = damaged, moves unreadable
web-row-plies = { $count ->
    [0] not started
    [one] { $count } move
   *[other] { $count } moves
  }
web-row-your-turn = Your turn
web-row-their-turn = Opponent's turn
web-row-review = Review
web-row-review-name = Review this { $game } game

# The page of a game
web-game-also = Also called { $names }
web-game-rules = Rules
web-game-notes = Details
web-game-variants = Variants
web-game-history = History
web-game-region = Played in: { $region }
web-game-source = Sources
web-game-tasks = Practice
web-game-tasks-done = { $done } of { $of } tasks done
web-example-play = ▶ Show
web-example-again = ↻ Replay

# Tasks
web-task-number = Task { $number }
web-task-number-done = Task { $number }, done
web-task-where = Breadcrumbs
web-task-title = Task { $number } of { $of }
web-task-done = Done!
web-task-missed = Not quite.
web-task-going = Keep going.
web-task-hint = Hint
web-task-again = Try again
web-task-next = Next task
web-task-back = Back to the rules
web-task-was-done = You've already done this task.

# Custom rules
web-game-change = Edit rules
web-rules-title = Custom rules
web-rules-lead = Every game is a text file. Edit one, paste one or open one from your disk. Then play it, analyse it or send a friend the link.
web-rules-write = Write rules
web-rules-begin = Start from
web-rules-choose = Choose a game…
web-rules-open = Open file
web-rules-text = Rules file
web-rules-placeholder = Choose a game above to edit its rules, or paste a rules file here.
web-rules-check = Check
web-rules-nothing = Errors appear here with their line numbers. If the rules are valid, the board appears.
web-rules-sound = Rules are valid.
web-rules-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errors
  }
web-rules-line = Line { $line }
web-rules-whole = Whole file
web-rules-analyse = Analyse
web-rules-page = Game page
web-rules-link = Anyone with the link can play by these rules. They are not listed publicly. They are deleted after 30 days without use, unless a game was played with them.
web-rules-board = { $game }: starting board
web-rules-mine = Your rules files
web-rules-replace = Replace the current text?
web-rules-too-large = This file is too large. The limit is { $bytes } bytes.

# A new game
web-new-title = New game
web-new-game = Game
web-new-variant = Variant
web-new-variant-none = Standard rules
web-new-rules = Read the rules
web-new-from-here = The game starts from your position.
web-new-opponent = Opponent
web-new-computer = Computer
web-new-here = Pass and play
web-new-friend = Invite a friend
web-new-here-text = Both players share this screen and take turns.
web-new-friend-text = You get a link to send. Your friend opens it and joins, no account needed.
web-new-level = Strength
web-new-level-word = { $level } – { $word }
web-new-textbook = minimax, 6 plies
web-new-textbook-tick = Basic minimax engine (6 plies)
web-level-1 = beginner
web-level-2 = novice
web-level-3 = casual
web-level-4 = intermediate
web-level-5 = skilled
web-level-6 = experienced
web-level-7 = strong
web-level-8 = very strong
web-level-9 = master
web-level-10 = maximum strength
web-new-begins = Who moves first?
web-new-begins-you = You
web-new-begins-other = Opponent
web-new-begins-toss = Coin toss
web-new-begins-south = South
web-new-pie = Pie rule: the second player may swap sides after the first turn.
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-custom = Custom
web-new-clock-each-move = Time per move
web-new-clock-fischer = Minutes per player + seconds added after each turn.
web-new-clock-minutes = Minutes per player
web-new-clock-increment = Increment in seconds
web-new-clock-each = Seconds per move
web-new-options = { $count ->
    [0] Change the rules
    [one] { $count } rule changed
   *[other] { $count } rules changed
  }
web-new-options-reset = Reset to standard rules
web-new-all-rules = Edit all rules in the rules file
web-new-usual = { $value } (default)
web-new-make = Start game
web-new-make-friend = Create link

# Analysis
web-analysis-title = Analysis: { $game }
web-analysis-paste = Paste
web-analysis-edit = Edit board
web-analysis-share = Share
web-analysis-to-move = { $side } to move
web-analysis-steps = Step through the moves
web-step-first = Start of the game
web-step-back = Previous move
web-step-on = Next move
web-step-last = Last move
web-step-turn = Flip board
web-line-play = Play this line
web-line-after = After { $side } { $label }
web-line-back = Back to the game
web-analysis-moves = Moves
web-analysis-no-moves = Play a move on the board. Alternatives become variations.
web-analysis-comment = Comment
web-analysis-promote = Make main line
web-analysis-delete = Delete from here
web-analysis-graph = Margin graph
web-analysis-why = Last move explained
web-analysis-why-none = Play a move to see it explained seed by seed, with the rule behind each step.
web-analysis-play = Play from here
web-graph = Expected final margin over { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
  }
web-graph-south = South ahead
web-graph-north = North ahead

# The engine
web-engine-title = Engine
web-engine-on = On
web-engine-over = The game is over.
web-engine-begins = Searching…
web-engine-depth = Depth { $depth }, { $positions } positions…
web-engine-depth-done = Depth { $depth }, { $positions } positions
web-engine-proven = Proven, { $positions } positions searched
web-engine-distance = capture within { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
  }
web-engine-more = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
  }
web-engine-legend = Expected margin for each move, best first (✓ = proven)
web-engine-play = Play this move
web-engine-unknown = Not evaluated yet
web-engine-level = About even
web-engine-level-proven = Draw (proven)
web-engine-south = South leads by about { $margin }
web-engine-south-proven = South wins by { $margin } (proven)
web-engine-north = North leads by about { $margin }
web-engine-north-proven = North wins by { $margin } (proven)

# The position editor
web-editor-title = Edit board
web-editor-store = Store
web-editor-less = Remove one from { $pit }
web-editor-more = Add one to { $pit }
web-editor-how = Press a pit or a store to add a seed. The buttons − and + change the count of the last one.
web-editor-keys = Right-click or Shift-click removes a seed. The mouse wheel, + and −, and digits work too.
web-editor-pick = Choose a pit or a store
web-editor-chosen = { $pit }: { $count }
web-editor-left = { $count ->
    [0] nothing left to place
   *[other] { $count } left to place
  }
web-editor-over = { $count } too many
web-editor-side = Side to move
web-editor-no-home = none
web-editor-total = { $count } in total:
web-editor-keep = Analyse
web-editor-leave = Cancel
web-editor-empty = Clear board

# Paste and share
web-paste-title = Paste a position or game
web-paste-text = A game record, a list of moves, or a position in any notation Sower reads.
web-paste-take = Open
web-share-title = Share
web-share-link = Link to this analysis, with variations and comments
web-share-copy = Copy link
web-share-copied = Copied
web-share-copy-yourself = Your browser doesn't allow copying here. Select the text and copy it.
web-share-record = Game record
web-share-record-copy = Copy record
web-share-record-file = Download record
web-share-picture = Board image
web-share-svg = SVG
web-share-png = PNG
web-share-film = Animation
web-film-move = Last move
web-film-game = Whole game
play-film = Download animation
web-film-none = Play a move first.

# Review
web-review-title = Review
web-review-lead = Sower analyses a game move by move and shows its turning points.
web-review-paste = Game record
web-review-begin = Review game
web-review-mine = Your finished games
web-review-progress = { $done } of { $of } moves analysed
web-review-of = Review: { $game }
web-review-result = { $winner ->
    [S] South won { $south }–{ $north }.
    [N] North won { $north }–{ $south }.
   *[other] Draw, { $south }–{ $north }.
  }
web-review-without-score = { $winner ->
    [S] South won { $how }.
   *[other] North won { $how }.
  }
web-review-unfinished = Unfinished. South's expected final margin: { $margin }.
web-review-start = Start of the game. Step through the moves, or choose a point of the graph.
web-review-analyse = Analyse
web-review-accuracy = Accuracy
web-review-seeds-lost = Lost to mistakes, in { $seeds }
web-review-turning = Turning points
web-review-no-turning = No decisive mistakes.
web-review-played = Move { $round }: { $side } played { $label }.
web-review-lost = Playing { $better } was better by { $lost } { $seeds }.
web-review-decided-S = South wins (proven).
web-review-decided-N = North wins (proven).
web-review-decided-draw = Draw (proven).
web-class-best = best
web-class-good = good
web-class-only-move = only move
web-class-inaccuracy = inaccuracy
web-class-mistake = mistake
web-class-missed-win = missed win
web-class-blunder = blunder
web-class-opening = fixed opening
web-class-alone = the only good move
web-retry = Try another move
web-review-move = The move on the board
web-review-better = Better:
web-review-expected = After the move:
web-review-card = Move { $round }, { $class }
web-review-costs = −{ $lost } { $seeds }
web-review-keys = ← and → step through the moves, N and P through the mistakes. Press ? for all shortcuts.
web-review-share-link = Link to this move
web-learn = Learn from mistakes
web-learn-whose = Whose mistakes
web-learn-both = Both
web-learn-none = There are no mistakes to practise.
web-learn-of = Mistake { $number } of { $of }
web-learn-ask = Move { $round }: { $side } played { $label }. Find a better move.
web-learn-checking = Checking your move…
web-learn-best = { $label } is the best move.
web-learn-good = { $label } is as good as the best move.
web-learn-fine = { $label } is sound: it costs only { $lost } { $seeds }.
web-learn-played = { $label } is the move of the game. It costs { $lost } { $seeds }.
web-learn-worse = { $label } costs { $lost } { $seeds }.
web-learn-unknown = { $label } could not be evaluated. Try again.
web-learn-keeps-win = It keeps the lead.
web-learn-keeps-level = It keeps the game even.
web-learn-keeps-loss = The position stays worse.
web-learn-win-level = The lead is gone: the game is about even.
web-learn-win-loss = The lead goes to the opponent.
web-learn-level-loss = The game was even; now the opponent leads.
web-learn-margin = Expected margin in { $seeds }: { $tried }. With the best move: { $best }.
web-learn-margin-best = Expected margin in { $seeds }: { $best }.
web-learn-expected = Expected:
web-learn-answer = Show answer
web-learn-answer-is = Best is { $label }:
web-learn-again = Try again
web-learn-skip = Skip
web-learn-next = Next
web-learn-repeat = Repeat the others
web-learn-leave = Back to the review
web-learn-end = { $solved } of { $of } solved
web-learn-first = At the first try: { $first }
web-learn-shown = Answer shown: { $shown }
web-learn-skipped = Skipped: { $skipped }

# My games
web-mine-title = My games
web-mine-empty = No games yet. Start your first one.
web-mine-offline = You're offline. Your games on the server are listed when you reconnect.
web-mine-yours = Your turn
web-mine-theirs = Opponent's turn
web-mine-over = Finished
web-mine-more = Show older games

# Settings
web-settings-title = Settings
web-settings-name = Your name
web-settings-name-keep = Save
web-settings-name-why = Opponents see this name. No account needed.
web-settings-named = Your name is now { $name }.
web-settings-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-settings-counts = Seed counts
web-counts-always = Always
web-counts-touch = On touch
web-counts-never = Never
web-settings-labels = Pit labels
web-look-title = Board and seeds
web-settings-wood = Board
web-settings-seeds = Seeds
web-wood-game = Game's own
web-wood-walnut = Walnut
web-wood-maple = Maple
web-wood-slate = Slate
web-wood-felt = Painted green
web-seeds-game = Game's own
web-seeds-nickernut = Nickernuts
web-seeds-glass = Glass
web-seeds-pebble = Pebbles
web-seeds-cowrie = Cowries
web-settings-speed = Sowing speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Instant
web-settings-moves = Moves
web-settings-sound = Sound
web-settings-confirm = Confirm each move
web-settings-you = You
web-settings-look = Appearance
web-settings-board = Board and sowing
web-settings-sounds = Sound
web-settings-volume = Volume
web-volume-low = Low
web-volume-medium = Medium
web-volume-high = High
web-settings-sound-text = Seeds, captures and the end of a game
web-settings-confirm-text = Press the pit again to play the move
web-settings-phrases = Show quick chat
web-settings-phrases-text = Phrases of opponents appear beside their names
web-settings-kept = Settings are saved in this browser.
web-settings-kept-account = Settings are saved with your account.
web-settings-forget-title = Delete my data
web-settings-forget-text = Your name in games becomes "guest", and this browser starts fresh. Your opponents keep the finished games.
web-settings-forget = Delete my data
web-settings-forget-sure = Delete your data on this site? This cannot be undone.

# Playing

# On and about the board. $seed, $seeds, $pit, $store, $home are the game's own words.
board-ui-board = Board
# For boards on which a side has several rows; the first is nearest to the middle.
board-ui-row = row { $row }
board-ui-south = South
board-ui-north = North
board-ui-taken = { $captured } { $count }
board-ui-on-side = on the side { $count }
board-ui-possession = possession { $count }
# Short labels over the pit where a move ends.
board-ui-takes = captures { $count }
board-ui-home = makes a { $home }
board-ui-again = moves again
board-ui-laps = { $count } laps
board-ui-ends = ends the game
# A pit for screen readers; the effect of playing it follows after a semicolon.
board-ui-pit = { $whose ->
    [yours] Your
    [theirs] Your opponent's
    [south] South's
   *[other] North's
  } { $pit } { $label }: { $count } { $count ->
    [one] { $seed }
   *[other] { $seeds }
  }
board-ui-pit-home = { $whose ->
    [yours] Your
    [theirs] Your opponent's
    [south] South's
   *[other] North's
  } { $pit } { $label }: { $owner ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[other] North's
  } { $home }
board-ui-last-in = ends in { $where }
board-ui-pit-name = { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[other] North's
  } { $pit } { $label }
board-ui-store-name = { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[other] North's
  } { $store }
# A move in a list, if the sides' labels differ only in case: A and a.
board-ui-label-of = { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[other] North's
  } { $label }
board-ui-counts = South: { $south }; { $store } { $southStore }. North: { $north }; { $store } { $northStore }.
# A pit that is more than a pit, after its count.
board-ui-closed = closed
board-ui-owned = { $owner ->
    [yours] yours
    [theirs] your opponent's
    [south] South's
   *[other] North's
  }
board-ui-house = the house
board-ui-blocked = may not be played now
board-ui-hand-name = { $whose ->
    [yours] your hand
    [theirs] your opponent's hand
    [south] South's hand
   *[other] North's hand
  }
# A pit with several moves. $ways is a list: each direction or choice, with its effect.
board-ui-moves = { $count } moves: { $ways }
board-ui-choose = Choose a direction for { $label }
board-ui-choose-option = Choose how { $label } continues
board-ui-choose-pit = Tap the pit to capture as well
board-ui-stop-in-house = Stop in the house
board-ui-play-house = Play the house on
board-ui-no-pit = Take no further pit
board-ui-take-too = can be captured as well
board-ui-counts-bare = South: { $south }. North: { $north }.
board-ui-in-hand = In hand: { $count }
board-ui-counts-hands = South: { $south }; in hand { $southStore }. North: { $north }; in hand { $northStore }.

# A game in play.
play-title-your-turn = ● Your turn: { $game }
play-log = Game log
play-your-turn = Your turn
play-not-your-turn = It's your opponent's turn.
play-turn-south = South's turn
play-turn-north = North's turn
play-turn-computer = Computer's turn
play-turn-player = { $name }'s turn
play-waiting-for-player = Waiting for an opponent to join
play-only-watching = You're watching this game.
play-connecting = Connecting…
play-lost = Connection lost. Reconnecting…
play-not-sent = Not sent: you're offline.
play-you = you
play-away = away
play-guest = Guest
play-seat-open = Open seat
play-points = Match score
play-clock = Time left
play-low-time = You're low on time.
play-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
play-toss = Coin toss: { $side } moves first.
# Actions.
play-ask-hint = Hint
play-hint = Hint: { $reason } Expected line: { $line }
play-hint-thinking = Finding a good move…
play-undo = Undo
play-ask-takeback = Request takeback
play-ask-end = Propose ending the game
play-resign = Resign
play-resign-sure = Resign this game?
play-keep-playing = Keep playing
play-claim = Claim win
play-swap = Swap sides
play-may-swap = You may swap sides instead of sowing.
play-confirm = { $label } selected. Press it again to play it.
play-confirm-move = Play { $label }
play-premove-set = Premove { $label }: played on your turn if it is legal.
play-turn-board = Flip board
play-seat-view = Face to face
play-sound = Sound
play-notify = Notify me
play-share = Share
play-game = Game settings
play-game-leaves = This starts another game. The current one stays in My games.
play-close = Close
play-copy = Copy
play-copied = Copied
play-link-play = Invite link
play-link-watch = Spectator link
play-only-here = These links work only on this computer. Start Sower with --lan to play over your network.
play-invite-title = Invite a friend
play-invite-text = Send this link. The first person who joins plays against you.
play-sit-title = Join this game: { $game }
play-sit-name = Your name
play-sit = Join game
play-yes = Yes
play-no = No
play-offer-end = { $name } proposes ending the game here.
play-offer-takeback = { $name } requests a takeback.
play-offer-rematch = { $name } wants a rematch.
play-asked-end = You proposed ending the game.
play-asked-takeback = You requested a takeback.
play-asked-rematch = You offered a rematch.
play-declined-end = { $name } declined to end the game.
play-declined-takeback = { $name } declined the takeback.
play-declined-rematch = { $name } declined the rematch.
# The moves.
play-moves = Moves
play-no-moves = No moves yet.
play-first = Start of the game
play-back = Previous move
play-forth = Next move
play-last = Last move
play-live = Back to the game
play-looking-back = You're viewing an earlier position.
play-why = Why?
# The end.
play-won = You win
play-lost-game = You lose
play-drawn = Draw
play-south-won = South wins
play-north-won = North wins
# Shown beside the result if the score did not decide the game.
play-by-resignation = by resignation
play-by-time = on time
play-by-abandoned = by abandonment
play-rematch = Rematch
play-next-game = Next game
play-review = Review
play-analyse = Analyse
play-export = Download game
# The rounds of a match.
play-match-score = Match score
play-round = Round { $round }
play-next-round = Next round
play-round-begins = Round { $round } begins. { $turn }.
play-resign-round = Resign this round
play-resign-round-sure = Resign this round?
play-resign-match = Resign the match
play-resign-match-sure = Resign the whole match?
play-won-round = You win the round
play-lost-round = You lose the round
play-drawn-round = The round is drawn
play-side-won-round = { $side } wins the round
play-won-match = You win the match
play-lost-match = You lose the match
play-drawn-match = The match is drawn
play-side-won-match = { $side } wins the match
web-review-rounds = Rounds of the match

# Puzzles and the trainer
web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-lead = Find the only move that wins or saves the draw. Every solution is proven, and each attempt is explained.
web-puzzles-of = { $game } puzzles
web-puzzles-where = Breadcrumbs
web-puzzles-solved = { $solved } of { $of } solved
web-puzzles-solve = Solve
web-puzzles-solve-name = Solve { $game } puzzles
web-puzzles-continue = Continue
web-puzzles-grade-1 = Difficulty 1 (easy)
web-puzzles-grade-2 = Difficulty 2
web-puzzles-grade-3 = Difficulty 3
web-puzzles-grade-4 = Difficulty 4
web-puzzles-grade-5 = Difficulty 5 (hard)
web-puzzles-tally = { $solved } of { $of } solved, { $once } on the first try
web-puzzle-number = Puzzle { $number }
web-puzzle-number-done = Puzzle { $number }, solved
web-puzzle-title = Puzzle { $number } of { $of }
web-puzzle-plies = { $plies ->
    [one] decided in { $plies } ply
   *[other] decided in { $plies } plies
  }
web-puzzle-was-solved = already solved
web-puzzle-line = Show continuation
web-puzzle-continuation = Sample continuation:
web-puzzle-steps = Step by step
web-puzzle-solution = Solution
web-puzzle-next = Next puzzle
web-puzzle-train = Play it out against perfect play
web-puzzles-by-game = All puzzles
web-puzzles-daily = Puzzles of the day
web-puzzles-streak = { $days ->
    [one] Streak: { $days } day (best: { $best })
   *[other] Streak: { $days } days (best: { $best })
  }
web-puzzles-no-streak = Solve one without help to start a streak. There are new ones every day at midnight UTC.
web-puzzles-rating = Your puzzle rating: { $rating }
web-puzzles-themes = Themes
web-puzzles-all-themes = All
web-puzzle-rating = rated { $rating }
web-puzzle-rated = Your puzzle rating: { $rating } ({ $change })
web-puzzle-theme-capture = Capture
web-puzzle-theme-extra-turn = Extra turn
web-puzzle-theme-grand-slam = Grand slam
web-puzzle-theme-home = New home
web-puzzle-theme-defence = Defence
web-puzzle-theme-sacrifice = Sacrifice
web-puzzle-theme-full-lap = Full lap
web-puzzle-theme-pass = Forced pass
web-puzzle-theme-finish = Ends the game
web-puzzle-theme-draw = Saves the draw
web-train-link = Endgame trainer
web-train-name = { $game } endgame trainer
web-train-title = Endgame trainer
web-train-plies = { $plies ->
    [one] { $plies } ply played
   *[other] { $plies } plies played
  } · Mistakes: { $slips }
web-train-back = Take back
web-train-on = Continue anyway
web-train-again = Restart
web-train-next = New endgame

# Accounts, ratings and profiles
web-sign-in = Sign in
web-who = { $name }: your profile
web-bot = bot
web-nav-leaders = Leaderboard
web-account-name = Name
web-password = Password
web-password-new = New password
web-password-old = Current password
web-password-rule = At least 8 characters
web-password-title = Password
web-password-others = This signs you out on all other devices.
web-password-change = Change password
web-password-changed = Password changed.
web-recovery-code = Recovery code
web-sign-in-title = Sign in
web-sign-in-text = Games you played here as a guest move to your account.
web-sign-in-do = Sign in
web-sign-up-title = Create account
web-sign-up-text = All you need is a name and a password. Keep your games on every device and play rated games.
web-sign-up-do = Create account
web-recover-title = Reset password
web-recover-text = Enter the recovery code you saved when you created your account. If you lost the code too, ask the site's administrator.
web-recover-do = Set password
web-to-sign-up = Create account
web-to-sign-in = I have an account
web-to-recover = Forgot your password?
web-code-title = Save this code
web-code-text = If you forget your password, this code lets you set a new one, once. It is shown only now: write it down or save it with your passwords.
web-code-another-text = Lost your code? A new code replaces the old one.
web-code-another = Create new code
web-code-copy = Copy
web-code-kept = I've saved it
web-account-profile = Your profile
web-account-of = Account: { $name }
web-sign-out-title = Sign out
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-export-title = Your data
web-export-text = Everything Sower stores about you, in one file: settings, ratings, results, rules and game records.
web-export = Download
web-delete-title = Delete account
web-delete-text = Your name, ratings and settings are deleted immediately and permanently. Your opponents keep the games, without your name.
web-delete = Delete account
web-delete-sure = Delete the account { $name }? This cannot be undone.
web-rating = Rating
web-ratings = Ratings
web-rating-provisional = Provisional rating, based on few games
web-rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
web-rating-graph = { $count ->
    [one] Rating after { $count } game: { $last }
   *[other] Rating over { $count } games, from { $first } to { $last }
  }
web-person-since = Member since { $day }
web-person-yours = Account settings
web-person-challenge = Challenge
web-person-unrated = No rated games yet.
web-archive = Games
web-archive-empty = No matching games.
web-archive-all = All
web-archive-game = Game
web-archive-result = Result
web-archive-rated = Rated
web-archive-opponent = Opponent
web-archive-when = Ended
web-score-won = won
web-score-drawn = drawn
web-score-lost = lost
web-rated = rated
web-unrated = unrated
web-not-counted = not counted
web-leaders-title = Leaderboard
web-leaders-people = Players
web-leaders-bots = Bots
web-leaders-place = Rank
web-leaders-name = Name
web-leaders-games = Games
web-leaders-empty = No rated games yet.
web-new-rated-title = Rating
web-new-rated = Rated game
web-new-rated-text = Standard rules, with a clock and without takebacks. The player who has moved first less often moves first. The game counts once each side has made two moves.
web-new-rated-even = Moving first is an advantage in this game. The pie rule removes it:
web-new-rated-sign-in = Rated games need an account.
play-sit-title-rated = Join this rated game: { $game }
play-sit-sign-in = This game is rated. Sign in or create an account to join.
play-rated = Rated game

# Lobby and tournaments
web-nav-lobby = Lobby
web-meet-ways = Ways to find an opponent
web-way-opponent = Find an opponent
web-way-opponent-text = Get paired, or post a challenge
web-home-playing = Live games
web-row-until = move by { $time }
web-meet-versus = { $one } – { $other }
web-meet-rated = rated
web-meet-unrated = unrated
web-meet-each-move = { $seconds } s per move
web-meet-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
web-lobby-title = Lobby
web-lobby-lead = Accept a challenge, post one, or get paired.
web-lobby-wish = New challenge
web-lobby-more = First move and opponent
web-lobby-seat-either = No preference
web-lobby-seat-begin = Me
web-lobby-seat-second = Opponent
web-lobby-to = Challenge one player (name, optional)
web-lobby-rated = Rated (needs an account)
web-lobby-pair = Find an opponent
web-lobby-challenge = Post challenge
web-lobby-challenge-person = Send challenge
web-lobby-open = Open challenges
web-lobby-none = No open challenges. Post one, and other players can accept it.
web-lobby-yours = Your challenge
web-lobby-you-wait = Waiting for an opponent
web-lobby-for = for { $name }
web-lobby-you-begin = you move first
web-lobby-you-second = you move second
web-lobby-take = Accept
web-lobby-decline = Decline
web-lobby-withdraw = Withdraw
web-lobby-ended = Your challenge ended without a game.
web-arena-title = Tournaments
web-arena-lead = In an arena, you play game after game until time runs out. In a round-robin, everyone plays everyone.
web-arena-none = No tournaments right now. Players with an account can create one.
web-arena-running = In progress
web-arena-ahead = Upcoming
web-arena-over = Finished
web-arena-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
web-arena-make = Create tournament
web-arena-name = Name (optional)
web-arena-kind = Format
web-arena-kind-arena = Arena
web-arena-kind-arena-text = Free players are paired with opponents on a similar score.
web-arena-kind-robin-text = Everyone who joins before the start plays everyone else.
web-arena-length = Duration
web-arena-minutes = { $minutes } minutes
web-arena-robin = Round-robin
web-arena-robin-twice = Double round-robin
web-arena-begins = Start
web-arena-in = { $minutes ->
    [1] in 1 minute
    [60] in 1 hour
    [1440] in 1 day
   *[other] in { $minutes } minutes
  }
web-arena-bots = bots allowed
web-arena-by = created by { $name }
web-arena-round = Round { $round } of { $of }
web-arena-your-game = Go to your game
web-arena-join = Join
web-arena-sign-in = Sign in to join
web-arena-leave = Leave
web-arena-call-off = Cancel tournament
web-arena-stay = Stay on this page. Your next game opens automatically.
web-arena-starts-in = Starts in { $time }
web-arena-ends-in = { $time } left
web-arena-is-on = In progress
web-arena-is-over = Finished
web-arena-no-players = No players yet.
web-arena-place = Rank
web-arena-player = Player
web-arena-games = Results
web-arena-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: open game
web-arena-points = Points
web-arena-on-a-row = Next win counts double
web-arena-plays = playing
web-arena-rules = A win scores 2 points, a draw 1. After two wins in a row, the next game counts double. Only players on this page are paired. Games still running when time runs out do not count.
web-arena-robin-rules = A win scores 2 points, a draw 1. Everyone plays everyone. Absent players lose on time.
play-clock-days = { $days } d { $hours } h
play-clock-hours = { $hours } h { $minutes } min
play-to-arena = Back to the tournament
play-phrases = Quick chat
play-phrases-mute = Mute opponent
play-phrase-hello = Hello!
play-phrase-good-luck = Good luck!
play-phrase-nice-move = Nice move!
play-phrase-oops = Oops!
play-phrase-one-moment = One moment, please.
play-phrase-well-played = Well played!
play-phrase-thanks = Thanks!
play-phrase-see-you = See you again!

# Bots and API tokens
web-programs-title = Bots and API tokens
web-programs-text = A program with a token acts in your name, within the token's permissions. It can view your games, play, and find opponents. It cannot change your password, tokens or account.
web-token-label = Token name
web-token-scopes = Permissions
web-token-scope-read = view your games and notifications
web-token-scope-play = join games and play
web-token-scope-meet = send challenges, get paired and join tournaments
web-token-make = Create token
web-token-told = This is your token. It is shown only now: copy it into your program.
web-token-made = Created on { $day }
web-token-unused = never used
web-token-used = last used on { $day }
web-token-revoke = Revoke
web-token-revoke-sure = Revoke the token "{ $label }"? Programs that use it stop working immediately.
web-account-bot = This is a bot account
web-account-bot-text = Other players see this, and its ratings appear on the bot leaderboard. You can change it until a rated game counts.

# The page that shows every component, for developers
web-components-title = Components
web-components-lead = Every part of the site in each of its states, in every theme.
web-components-type = Type
web-components-colours = Colours
web-components-buttons = Buttons
web-components-fields = Fields
web-components-choices = Choices and switches
web-components-cards = Cards
web-components-tiles = Tiles
web-components-rows = Rows
web-components-tabs = Tabs
web-components-dialogs = Dialogs and toasts
web-components-notices = Notices and banners
web-components-lines = Lines of play
web-components-tables = Tables
web-components-tags = Tags
web-components-menus = Menus
web-components-progress = Progress
web-components-avatars = Avatars
web-components-large = Large
web-components-quiet = Quiet
web-components-danger = Danger
web-components-disabled = Disabled
web-components-open = Open

## Offline

web-local-failed = The engine in this page failed. Reload the page to continue your game.
web-local-rests = The computer waits while you play a live game against a person.
web-local-no-review = The review is available when the game is over.
web-local-gone = This game is not stored in this browser.
web-offline = Offline
web-offline-text = No connection. You can play the computer, solve puzzles and analyse; games are kept on this device.
web-update-ready = A new version of Sower is ready.
web-update-now = Update now
web-notice-later = Later
web-local-offer = { $count ->
    [one] { $count } game is stored only on this device.
   *[other] { $count } games are stored only on this device.
}
web-local-add = Add to my account
web-local-added = Games added to your account: { $added }. Failed: { $failed }.
web-local-title = On this device
web-local-text = These games are stored in this browser. Sign in to add them to an account.
web-sign-out-data = Games, custom rules or puzzle results are stored in this browser. Delete them when you sign out?
web-sign-out-clear = Delete them and sign out
web-sign-out-keep = Keep them and sign out
web-device-title = Offline use
web-device-ready = Everything is on this device: Sower works without a network.
web-device-not-yet = Sower is not on this device yet. It is stored a few seconds after the page is opened.
web-device-install = Install app
web-cancel = Cancel
