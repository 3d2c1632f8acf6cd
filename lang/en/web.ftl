# What the page says. Only arguments and choices by an argument may stand here, and a choice ends with *[other]: the page
# formats these itself (web/text/format.js).

web-title = Sower

# The frame around every page
web-brand = Sower, to the first page
web-skip = Skip to the page
web-nav = Pages
web-menu = Menu
web-nav-games = Games
web-nav-new = New game
web-nav-analysis = Analysis
web-nav-review = Review
web-nav-mine = My games
web-nav-settings = Settings
web-language = Language
web-foot = Sower, the home of the sowing games. It runs on this machine, and your games stay there.
web-close = Close

# Waiting, and what went wrong
web-loading = One moment…
web-problem-title = That did not work
web-to-games = To the games
web-missing-title = Nothing lies in this pit
web-missing-text = There is no page at this address, or the game is not yours to see.
web-down-title = Sower does not answer
web-down-text = The program on the other end is not running, or the network is away. Nothing is lost: games are kept there.
web-down-waiting = This page looks again every few seconds and goes on by itself.
web-down-retry = Try again now

# The sides
web-side-S = South
web-side-N = North

# The first page
web-home-title = The home of the sowing games
web-home-lead = Mancala from Africa, Asia and America: learn a game in two minutes, play it against the computer or a friend, and see why you won.
web-home-continue = Go on with your game
web-home-games = Four games to begin with
web-home-more = More games
web-way-computer = Play the computer
web-way-here = Two at one screen
web-way-friend = With a friend
web-card-play = Play
web-card-play-name = Play { $game }
web-card-learn = Rules
web-card-learn-name = Rules of { $game }

# A game in a list
web-row-game = { $game } – { $other }
web-row-here = two at one screen
web-row-open = waiting for a friend
web-row-damaged = damaged: its moves cannot be read
web-row-plies = { $count ->
    [0] not begun
    [one] one move
   *[other] { $count } moves
  }
web-row-your-turn = Your turn
web-row-their-turn = Their turn
web-row-review = Review
web-row-review-name = Review this game of { $game }

# A game's page
web-game-also = Also called { $names }
web-game-rules = The rules
web-game-notes = The finer points
web-game-variants = Variants
web-game-history = Where it comes from
web-game-region = Played in: { $region }
web-game-source = Sources
web-game-tasks = Try it
web-game-tasks-done = { $done } of { $of } tasks done
web-example-play = ▶ Show it
web-example-again = ↻ Once more

# Tasks
web-task-number = Task { $number }
web-task-number-done = Task { $number }, done
web-task-where = The game of this task
web-task-title = Task { $number } of { $of }
web-task-done = Done!
web-task-missed = Not yet.
web-task-going = Go on.
web-task-hint = A hint
web-task-again = Try again
web-task-next = Next task
web-task-back = Back to the rules
web-task-was-done = You have done this one before.

# Rules of one's own
web-game-change = Change these rules
web-rules-title = Your own rules
web-rules-lead = A game is a text file. Change one, paste one or open one from your disk; play by it, analyse by it, send a friend the link.
web-rules-write = Write rules
web-rules-begin = Begin with
web-rules-choose = a game of the site…
web-rules-open = Open a file
web-rules-text = The rules file
web-rules-placeholder = Choose a game above to change its rules, or paste a file here.
web-rules-check = Check
web-rules-nothing = What is wrong is told here, line by line; when nothing is, the game appears.
web-rules-sound = These rules hold together.
web-rules-mistakes = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
  }
web-rules-line = Line { $line }
web-rules-whole = The file
web-rules-analyse = Analyse
web-rules-page = Its page
web-rules-link = Whoever has the address of the game can play by these rules; nobody else sees them. Unused for 30 days they are let go, unless a game was played by them.
web-rules-board = The board of { $game } at the start
web-rules-mine = Your rules files
web-rules-replace = Replace what you have written?
web-rules-too-large = This file is too large; at most { $bytes } bytes are taken.

# A new game
web-new-title = New game
web-new-game = Game
web-new-variant = Variant
web-new-variant-none = The usual rules
web-new-rules = Read the rules
web-new-from-here = The game begins from the position that you have set up.
web-new-opponent = Against whom?
web-new-computer = The computer
web-new-here = Two at one screen
web-new-friend = A friend, by a link
web-new-here-text = You share this screen and move in turn.
web-new-friend-text = You get a link to send. Your friend opens it and takes the other seat; no account is needed.
web-new-level = Strength
web-new-level-word = { $level } – { $word }
web-new-textbook = minimax, six plies
web-new-textbook-tick = The textbook's player instead: minimax that looks six plies ahead
web-level-1 = first steps
web-level-2 = learning
web-level-3 = careful
web-level-4 = casual
web-level-5 = sure-footed
web-level-6 = practised
web-level-7 = strong
web-level-8 = very strong
web-level-9 = master
web-level-10 = as strong as it gets
web-new-begins = Who begins?
web-new-begins-you = You
web-new-begins-other = The other
web-new-begins-toss = Toss a coin
web-new-begins-south = South
web-new-pie = Pie rule: after the first turn the second player may swap seats.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-custom = Your own
web-new-clock-each-move = For each move
web-new-clock-fischer = Minutes for each player, and seconds that are added after every turn.
web-new-clock-minutes = Minutes each
web-new-clock-increment = Seconds a turn
web-new-clock-each = Seconds a move
web-new-options = { $count ->
    [0] Change the rules
    [one] One rule is changed
   *[other] { $count } rules are changed
  }
web-new-options-reset = Back to the usual rules
web-new-all-rules = Change any rule, in the rules file
web-new-usual = { $value } (usual)
web-value-true = yes
web-value-false = no
web-value-never = never
web-new-make = Begin
web-new-make-friend = Make the link

# Analysis
web-analysis-title = Analysis: { $game }
web-analysis-paste = Paste
web-analysis-edit = Set up
web-analysis-share = Share and keep
web-analysis-to-move = { $side } to move
web-analysis-steps = Step through the moves
web-step-first = To the beginning
web-step-back = One move back
web-step-on = One move on
web-step-last = To the end
web-step-turn = Turn the board
web-analysis-moves = Moves
web-analysis-no-moves = Play a move on the board. Other moves from the same place become variations.
web-analysis-comment = A comment at this place
web-analysis-promote = Make it the main line
web-analysis-delete = Delete from here
web-analysis-graph = How the game went
web-analysis-why = Why the last move did what it did
web-analysis-why-none = Play a move, and it is told here seed by seed, with the rule behind each step.
web-analysis-play = Play from here
web-graph = Graph of the expected final margin over { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }
web-graph-south = South ahead
web-graph-north = North ahead

# The engine
web-engine-title = What Sower thinks
web-engine-on = On
web-engine-over = The game is over.
web-engine-begins = Looking…
web-engine-depth = { $depth } plies ahead, { $positions } positions…
web-engine-depth-done = { $depth } plies ahead, { $positions } positions
web-engine-proven = All proven, { $positions } positions looked at
web-engine-distance = a capture within { $plies ->
    [one] one ply
   *[other] { $plies } plies
  }
web-engine-legend = The mover's final margin with each move, best first; ✓ is proven.
web-engine-unknown = Not judged yet
web-engine-level = About level
web-engine-level-proven = A draw, proven
web-engine-south = South is about { $margin } ahead
web-engine-south-proven = South wins by { $margin }, proven
web-engine-north = North is about { $margin } ahead
web-engine-north-proven = North wins by { $margin }, proven

# The position editor
web-editor-title = Set up a position
web-editor-store = Store
web-editor-less = One fewer in { $pit }
web-editor-more = One more in { $pit }
web-editor-side = To move
web-editor-no-home = none
web-editor-total = { $count } in all:
web-editor-keep = Analyse this
web-editor-leave = Leave it as it was
web-editor-empty = Empty the board

# Paste and share
web-paste-title = Paste a position or a game
web-paste-text = A record, a list of moves, or a position in any form that Sower reads.
web-paste-take = Open it
web-share-title = Share and keep
web-share-link = A link to all of this, with its variations and comments
web-share-copy = Copy the link
web-share-copied = Copied.
web-share-copy-yourself = The browser does not allow it here; mark the text and copy it yourself.
web-share-record = The record
web-share-record-copy = Copy the record
web-share-record-file = Save as a file
web-share-picture = A picture of the board
web-share-svg = SVG
web-share-png = PNG

# Review
web-review-title = Review
web-review-lead = Sower looks at a game move by move and tells where it turned.
web-review-paste = The record of a game, as text
web-review-begin = Review it
web-review-mine = Your finished games
web-review-progress = { $done } of { $of } moves looked at
web-review-of = Review: { $game }
web-review-result = { $winner ->
    [S] South won, { $south } to { $north }.
    [N] North won, { $north } to { $south }.
   *[other] A draw, { $south } to { $north }.
  }
web-review-without-score = { $winner ->
    [S] South won { $how }.
   *[other] North won { $how }.
  }
web-review-unfinished = Unfinished; South's expected margin at the end is { $margin }.
web-review-start = The beginning. Step through the game, or press on the graph.
web-review-analyse = Analyse here
web-review-accuracy = Accuracy
web-review-seeds-lost = Seeds lost by errors
web-review-turning = Turning points
web-review-no-turning = Nobody made a mistake that mattered.
web-review-played = Move { $round }: { $side } played { $label }.
web-review-lost = { $better } was better by { $lost }.
web-review-decided-S = South wins, proven.
web-review-decided-N = North wins, proven.
web-review-decided-draw = A draw, proven.
web-review-better-line = Better: { $line }
web-class-best = best
web-class-good = good
web-class-only-move = only move
web-class-inaccuracy = inaccuracy
web-class-mistake = mistake
web-class-missed-win = missed win
web-class-blunder = blunder
web-class-opening = given opening
web-retry = Try again here
web-retry-ask = { $side } to move. Find something better.
web-retry-again = Once more
web-retry-leave = Back to the game
web-retry-best = { $label } is the best move. Well found!
web-retry-played = { $label } is what was played; it costs { $lost }.
web-retry-good = { $label } is as good as the best.
web-retry-worse = { $label } costs { $lost }. There is something better.
web-retry-unknown = { $label } could not be judged just now.

# My games
web-mine-title = My games
web-mine-empty = You have no games yet. The first is one click away.
web-mine-yours = Your turn
web-mine-theirs = Waiting for the other
web-mine-over = Finished
web-mine-more = Show older games

# Settings
web-settings-title = Settings
web-settings-name = Your name
web-settings-name-keep = Keep
web-settings-name-why = This is what a friend sees. No account is needed.
web-settings-named = You are { $name } now.
web-settings-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-settings-counts = Counts beside the pits
web-counts-always = Always
web-counts-touch = On touch
web-counts-never = Never
web-settings-speed = Sowing
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = At once
web-settings-moves = Moves
web-settings-sound = Sound
web-settings-confirm = Ask before each move
web-settings-forget-title = Forget me
web-settings-forget-text = Your name in games becomes "guest", and this browser starts anew. Finished games remain for those you played with.
web-settings-forget = Forget me
web-settings-forget-sure = Forget who you are on this site? It cannot be undone.

# Playing

# On and about the board. $seed, $seeds, $pit, $store, $home are the game's own words.
board-ui-board = The board
board-ui-south = South
board-ui-north = North
board-ui-taken = { $captured } { $count }
board-ui-on-side = on the side { $count }
board-ui-possession = possession { $count }
# Short words on a plate over the pit where a move ends.
board-ui-takes = takes { $count }
board-ui-home = makes a { $home }
board-ui-again = moves again
board-ui-laps = { $count } laps
board-ui-ends = ends the game
# A pit aloud; what playing it does follows after a semicolon.
board-ui-pit = { $whose ->
    [yours] Your
    [theirs] Your opponent's
    [south] South's
   *[other] North's
  } { $pit } { $label }: { $count } { $seeds }
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
board-ui-last-in = the last falls in { $where }
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
# A label in a list of moves, where the other side has the same letter: A and a.
board-ui-label-of = { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[other] North's
  } { $label }
board-ui-counts = South: { $south }; { $store } { $southStore }. North: { $north }; { $store } { $northStore }.

# The table.
play-title-your-turn = ● Your turn: { $game }
play-log = What happens in the game
play-your-turn = Your turn.
play-not-your-turn = It is your opponent's turn.
play-turn-south = South ({ $name }) is to move.
play-turn-north = North ({ $name }) is to move.
play-waiting-for-player = Waiting for somebody to take the free seat.
play-only-watching = You are watching this game.
play-connecting = Connecting …
play-lost = The connection is lost; trying again …
play-not-sent = Not sent: there is no connection at the moment.
play-you = you
play-away = away
play-guest = Guest
play-seat-open = free seat
play-points = Points in these games
play-clock = Time left
play-low-time = Your time is running low.
play-watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
play-toss = The coin falls: { $side } begins.
# What can be done.
play-ask-hint = Hint
play-hint = Hint: { $label }. Expected: { $line }
play-hint-thinking = Looking for a good move …
play-undo = Undo
play-ask-takeback = Ask to take back
play-ask-end = Offer to end
play-resign = Resign
play-resign-sure = Do you want to resign?
play-go-on = Go on playing
play-claim = Claim the game
play-swap = Swap sides
play-may-swap = You may swap sides instead of sowing.
play-confirm = { $label } is chosen. Press it again to play it.
play-confirm-move = Play { $label }
play-premove-set = { $label } will be played at your turn, if it can be.
play-turn-board = Turn the board
play-seat-view = Across the table
play-sound = Sound
play-notify = Notify me
play-share = Share
play-close = Close
play-copy = Copy
play-copied = Copied
play-link-play = Link to play
play-link-watch = Link to watch
play-only-here = These links work only on this computer. Start Sower with --lan to play with someone on your network.
play-invite-title = Invite a friend
play-invite-text = Send this link. Whoever opens it can take the free seat.
play-sit-title = A seat is free: { $game }
play-sit-name = Your name
play-sit = Sit down
play-yes = Yes
play-no = No
play-offer-end = { $name } offers to end the game here.
play-offer-takeback = { $name } asks to take the last move back.
play-offer-rematch = { $name } wants another game.
play-asked-end = You have offered to end the game.
play-asked-takeback = You have asked to take a move back.
play-asked-rematch = You have asked for another game.
play-declined-end = { $name } does not want to end the game here.
play-declined-takeback = { $name } does not give the move back.
play-declined-rematch = { $name } does not want another game.
# The moves.
play-moves = Moves
play-no-moves = No moves yet.
play-first = To the beginning
play-back = One move back
play-forth = One move on
play-last = To the last move
play-live = Back to the game
play-looking-back = You are looking back; the game goes on from its last move.
play-why = Why?
# The end.
play-won = You win
play-lost-game = You lose
play-drawn = A draw
play-south-won = South wins
play-north-won = North wins
# Beside the result, in place of a score that did not decide the game.
play-by-resignation = by resignation
play-by-time = on time
play-by-abandoned = by abandonment
play-rematch = Rematch
play-next-game = To the next game
play-review = Review
play-analyse = Analyse
play-export = Export the record

# Puzzles and the trainer
web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-lead = One move alone keeps the win, or holds the draw. That it does is proven; after each try you are told why.
web-puzzles-of = Puzzles of { $game }
web-puzzles-where = The puzzles of this game
web-puzzles-solved = { $solved } of { $of } solved
web-puzzles-solve = Solve
web-puzzles-solve-name = Solve puzzles of { $game }
web-puzzles-go-on = Go on solving
web-puzzles-grade-1 = Grade 1: easy
web-puzzles-grade-2 = Grade 2
web-puzzles-grade-3 = Grade 3
web-puzzles-grade-4 = Grade 4
web-puzzles-grade-5 = Grade 5: hard
web-puzzles-tally = { $solved } of { $of } solved, { $once } of them at the first try
web-puzzle-number = Puzzle { $number }
web-puzzle-number-done = Puzzle { $number }, solved
web-puzzle-title = Puzzle { $number } of { $of }
web-puzzle-plies = { $plies ->
    [one] decided in one ply
   *[other] decided in { $plies } plies
  }
web-puzzle-was-solved = solved before
web-puzzle-line = Show what follows
web-puzzle-steps = Step by step
web-puzzle-solution = Solution
web-puzzle-next = Next puzzle
web-puzzle-train = Play it out against perfect defence
web-train-link = Endgame trainer
web-train-name = Endgame trainer of { $game }
web-train-title = Endgame trainer
web-train-plies = { $plies ->
    [one] One ply played
   *[other] { $plies } plies played
  }; slips: { $slips }
web-train-back = Take back
web-train-on = Go on all the same
web-train-again = From the start
web-train-next = Another endgame

# People
web-sign-in = Sign in
web-who = { $name }: your page
web-bot = program
web-nav-leaders = Leaders
web-account-name = Name
web-password = Password
web-password-new = New password
web-password-old = Password until now
web-password-rule = At least 8 characters, whichever you like.
web-password-title = Password
web-password-others = You are signed out everywhere else.
web-password-change = Change the password
web-password-changed = The password is changed.
web-recovery-code = Recovery code
web-sign-in-title = Sign in
web-sign-in-text = What you have played here as a guest comes along.
web-sign-in-do = Sign in
web-sign-up-title = Sign up
web-sign-up-text = A name and a password, nothing else. Your games stay yours, on every device, and you can play for ratings.
web-sign-up-do = Sign up
web-recover-title = A new password
web-recover-text = With the recovery code that you were shown when you signed up. Without it only whoever runs this site can help.
web-recover-do = Set the password
web-to-sign-up = I am new here
web-to-sign-in = I have an account
web-to-recover = I have forgotten my password
web-code-title = Keep this code
web-code-text = Should you forget your password, this code lets you in again, once. It is shown only now: write it down, or keep it with your passwords.
web-code-another-text = Have you lost your code? Another one takes its place.
web-code-another = Show a new code
web-code-copy = Copy
web-code-kept = I have kept it
web-account-profile = Your page
web-account-of = Account: { $name }
web-sign-out-title = Sign out
web-sign-out = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-export-title = Your data
web-export-text = All that is kept of you, as one file: settings, ratings, results, rules, and the records of your games.
web-export = Download
web-delete-title = Delete the account
web-delete-text = Your name, ratings and settings go at once and for good. Games remain for those you played with, against somebody without a name.
web-delete = Delete my account
web-delete-sure = Delete the account { $name }? It cannot be undone.
web-rating = Rating
web-ratings = Ratings
web-rating-provisional = Rating that rests on few games
web-rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
web-rating-graph = { $count ->
    [one] The rating after one game: { $last }
   *[other] The rating over { $count } games, from { $first } to { $last }
  }
web-person-since = Here since { $day }
web-person-yours = Your account
web-person-challenge = Challenge
web-person-unrated = No rated games yet.
web-archive = Games
web-archive-empty = No such games.
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
web-unrated = not rated
web-not-counted = not counted
web-leaders-title = Leaders
web-leaders-people = People
web-leaders-bots = Programs
web-leaders-place = Place
web-leaders-name = Name
web-leaders-games = Games
web-leaders-empty = Nobody has played this game for ratings yet.
web-new-rated-title = Ratings
web-new-rated = Play for ratings
web-new-rated-text = By the usual rules, with a clock, without taking back. Whoever has begun less often begins. It counts once each side has made two moves.
web-new-rated-even = To begin is an advantage here; with the right to swap seats it is not:
web-new-rated-sign-in = With an account you can play for ratings.
play-sit-title-rated = A seat is free, for ratings: { $game }
play-sit-sign-in = This game is played for ratings, by people with accounts.
play-rated = This game is played for ratings.

# Where strangers meet
web-nav-lobby = Lobby
web-way-stranger = Play somebody here
web-home-playing = Now playing
web-row-until = until { $time }
web-meet-versus = { $one } – { $other }
web-meet-rated = rated
web-meet-unrated = not rated
web-meet-each-move = { $seconds } s a move
web-meet-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
  }
web-lobby-title = Lobby
web-lobby-lead = Take what somebody offers, offer something yourself, or be paired with whoever waits.
web-lobby-wish = What would you like to play?
web-lobby-more = Who begins, and against whom
web-lobby-seat-either = Either, fairly
web-lobby-seat-begin = I begin
web-lobby-seat-second = The other begins
web-lobby-to = Only for this person (a name; empty for anyone)
web-lobby-rated = Rated (for those with an account)
web-lobby-pair = Pair me
web-lobby-challenge = Offer it in the lobby
web-lobby-challenge-person = Challenge this person
web-lobby-open = Open challenges
web-lobby-none = Nobody waits at the moment. Whoever comes will see what you offer.
web-lobby-yours = Your challenge
web-lobby-you-wait = You wait to be paired
web-lobby-for = for { $name }
web-lobby-you-begin = you begin
web-lobby-you-second = you are second
web-lobby-take = Play
web-lobby-decline = Decline
web-lobby-withdraw = Withdraw
web-lobby-ended = A challenge of yours has ended without a game.
web-lobby-arenas = Tournaments
web-arena-title = Tournaments
web-arena-lead = In an arena one game follows the other until the time is over; in a round-robin each meets each.
web-arena-none = There are none at the moment. Anybody with an account can make one.
web-arena-running = On now
web-arena-ahead = Ahead
web-arena-over = Over
web-arena-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
web-arena-make = Make a tournament
web-arena-name = Its name (empty for that of the game)
web-arena-kind = Kind
web-arena-kind-arena = Arena
web-arena-kind-arena-text = Whoever is free is paired with somebody of about the same score.
web-arena-kind-robin-text = Whoever has joined before the start meets everybody else.
web-arena-length = How long it lasts
web-arena-minutes = { $minutes } minutes
web-arena-robin = Round-robin
web-arena-robin-twice = Round-robin, each pair twice
web-arena-begins = It begins
web-arena-in = { $minutes ->
    [1] in 1 minute
    [60] in 1 hour
    [1440] in a day
   *[other] in { $minutes } minutes
  }
web-arena-bots = bots may take part
web-arena-by = made by { $name }
web-arena-round = Round { $round } of { $of }
web-arena-your-game = To your game
web-arena-join = Join
web-arena-sign-in = Sign in to join
web-arena-leave = Leave
web-arena-call-off = Call it off
web-arena-stay = Stay on this page: you are led into your next game by itself.
web-arena-starts-in = Begins in { $time }
web-arena-ends-in = { $time } left
web-arena-is-on = It is on.
web-arena-is-over = It is over.
web-arena-nobody = Nobody has joined yet.
web-arena-place = Place
web-arena-player = Player
web-arena-games = Results
web-arena-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: to the game
web-arena-points = Points
web-arena-on-a-row = The next win counts twice
web-arena-plays = plays
web-arena-rules = A win is 2 points, a draw 1; after two wins in a row the next game counts twice. Whoever is not on this page is not paired. A game that is still on when the time is over does not count.
web-arena-robin-rules = A win is 2 points, a draw 1. Everybody meets everybody; who does not come loses on time.
play-clock-days = { $days } d { $hours } h
play-clock-hours = { $hours } h { $minutes } min
play-to-arena = Back to the tournament
play-phrases = Say something
play-phrases-mute = Do not show what the other says
play-phrase-hello = Hello!
play-phrase-good-luck = Good luck!
play-phrase-nice-move = Nice move!
play-phrase-oops = Oops!
play-phrase-one-moment = One moment, please.
play-phrase-well-played = Well played!
play-phrase-thanks = Thanks!
play-phrase-see-you = See you again!

# Programs that play for somebody.
web-programs-title = Programs that play for you
web-programs-text = A program that has a token acts in your name, as far as the token allows: it can see your games, play, and find opponents. It cannot change your password, your tokens or your account.
web-token-label = What you call it
web-token-scopes = It may
web-token-scope-read = see your games and what happens to you
web-token-scope-play = sit down and play
web-token-scope-meet = challenge, be paired and join tournaments
web-token-make = Make a token
web-token-told = This is the token. It is shown only now: copy it into your program.
web-token-made = Made on { $day }
web-token-unused = never used
web-token-used = last used on { $day }
web-token-revoke = Revoke
web-token-revoke-sure = Revoke the token "{ $label }"? Whatever uses it stops at once.
web-account-bot = A program plays under this name
web-account-bot-text = Others see it, and it has ratings on the programs' list. It can be changed as long as no rated game has counted.
