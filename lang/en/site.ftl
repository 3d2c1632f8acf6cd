# Sentences of the server.

site-no-such-page = There is nothing at this address.
site-wrong-method = This address does not support that method. The Allow header lists the supported ones.
site-no-game = There is no game { $name }. The home page lists all games.
site-no-game-but-near = There is no game { $name }. Did you mean { $nearest }? The home page lists all games.
site-no-own-rules = There are no rules at this link. Rules are deleted after 30 days without use, unless a game was played with them.
site-too-many-rules = You have uploaded many rules files in a short time. Wait a minute.
site-rules-too-slow = turns under these rules take too long: many need more than { $laps } laps. Use fewer seeds or pits, or a different relay rule.
site-rules-too-long-text = this text is too long; the limit is { $most } characters
site-rules-too-many-variants = a file may have at most { $most } variants
site-rules-bad-variant-name = a variant name may contain only letters, digits and hyphens, such as [variants.no-capture]
site-bad-body = The request is not valid: { $reason }.
site-bad-body-keys = The request is not valid: { $reason }. Expected a JSON object with these keys: { $keys }.
site-bad-body-one-key = The request is not valid: { $reason }. Expected a JSON object with exactly one of these keys: { $keys }.
site-bad-query = The address is not valid: { $reason }.
site-bad-value = { $key }={ $text } in the address is not valid; expected { $right }.
site-too-large = The request is too large. The limit is { $bytes } bytes.
site-bad-change = { $text } is not a valid rule change; expected key=value, such as board.seeds=3.
site-too-many-changes = Too many rule changes. The limit is { $most }.
site-too-many-moves = Too many moves. The limit is { $most }.
site-move-fails = Ply { $ply }: { $reason }
site-reads-as-nothing = This is not a game record: { $record }. To enter a position, choose a game first.
site-reads-as-neither = This is neither a position ({ $position }) nor a game record ({ $record }).
site-bad-tree = Move { $node } of the tree must follow an earlier move.
site-no-language = The language { $tag } is not available; choose one of { $known }.
site-busy = Sower is busy. Try again in a moment.
site-option-pits = { $pits } per side
site-option-seeds = { $seeds } per { $pit }
site-option-pie = The second player may swap sides
site-option-grand-slam = Grand slam
site-option-across-needs = Capturing across requires
site-option-across = Capturing across
site-option-repeats = Repetitions that end the game
site-option-majority = More than half of the { $seeds } ends the game
site-option-yes = yes
site-option-no = no
site-option-across-none = never
site-option-across-own = only on your own side
site-option-across-either = on either side
site-option-across-other = only on the opponent's side
site-option-needs-seeds = at least one { $seed } opposite
site-option-needs-nothing = nothing: an empty { $pit } opposite is enough
site-option-slam-captures = allowed, captures everything
site-option-slam-captures-nothing = allowed, captures nothing
site-option-slam-illegal = forbidden; if forced, captures nothing
site-option-slam-illegal-unless-forced = forbidden; if forced, captures
site-option-slam-leaves-first = leaves the last { $pit } sown
site-option-slam-leaves-last = leaves the { $pit } farthest back
site-option-slam-gives-rest = captures, and the opponent gets the rest
site-option-never = never
site-option-other = { $value }
site-storage = The database is not available, and nothing was changed. Try again in a moment.
site-no-reply = You have the same position in a game against a person. The computer replies once that game has moved on.
site-too-many-games = You have too many unfinished games with other people. Finish or resign some before you use the engine.
site-asked-often = Too many requests. Make a move before you ask again.
site-room-full = This game has reached the maximum number of moves. Start a new game.
site-storage-unknown = The database did not respond in time. Your move may have been saved. Reload to check.
site-foreign-host = This site is not configured for the host { $host }. To allow it, start Sower with --public-url and the site's address.
site-foreign-page = The request came from another site and was blocked.
site-too-many = Too many requests. Wait a moment.
site-no-cookie = Sower's cookie is missing. Allow cookies for this site and reload the page.
site-guest = Guest
site-no-room = There is no such game, or you don't have access to it.
site-broken-room = This game is damaged in the database and cannot be shown. The site's administrator can restore a backup.
site-bad-message = The message is not valid: { $reason }.
site-stale = The board changed before your message arrived.
site-not-your-turn = It's your opponent's turn.
site-only-watching = You're watching this game.
site-waiting = Wait until your opponent has joined.
site-game-over = The game is over.
site-not-over = The game is not over yet.
site-between-rounds = The round is over. Begin the next one first.
site-no-next-round = The next round cannot begin now.
site-no-round = There is no such round.
site-no-undo = In a game between people, your opponent must agree to a takeback. Request one.
site-nothing-back = There is no move to take back.
site-no-hint = Hints are not available here.
site-no-analysis = You are playing this game against a person. You can analyse it when it is over.
site-nothing-asked = There is no such offer.
site-solo-alone = Without a server you can play the computer, or pass and play.
site-solo-damaged = The stored game is damaged.
site-solo-sign-in = Sign in to add games to your account.
site-asked-already = You have already made this offer.
site-has-next = The next game has already started.
site-seat-taken = This seat is taken. You can watch.
site-bad-link = This link does not give you a seat.
site-sits-already = You already have a seat in this game. Open the link on another device or in another browser.
site-still-here = Your opponent is here, or has not been away long enough.
site-too-late = Your time ran out before the move arrived.
site-no-player = There is no player { $player }; expected level:1 to level:10, minimax:1 to minimax:8, greedy or random.
site-needs-own-seat = You need a seat in the game: one of the two must be yours.
site-two-friends = Only one seat can be left open for a friend.
site-bad-control = A clock allows 1 second to 24 hours per side with at most 10 minutes per turn, or 1 to 14 days per move.
site-begins-over = The game is already over in this position.
site-no-lessons = This game has no lessons.
site-no-puzzles = There is no such puzzle.
site-no-review = This review is no longer available. Request it again.
site-sign-in-first = Sign in first.
site-sign-in-to-be-rated = Rated games need an account. Sign in, or create one with a name and a password.
site-signed-in-already = You are already signed in. Sign out first.
site-name-length = A name must have { $least } to { $most } characters.
site-name-characters = A name may contain letters and digits, with hyphens and underscores between them.
site-name-scripts = All letters of a name must be from one script, because letters of different scripts can look alike.
site-name-reserved = This name is reserved. Choose another one.
site-name-taken = The name { $name } is taken, or too similar to one that is. Choose another one.
site-name-stays = An account's name cannot be changed.
site-password-length = A password must have { $least } to { $most } characters.
site-wrong-password = Wrong name or password.
site-wrong-own-password = Wrong password.
site-wrong-code = Wrong name or recovery code.
site-too-many-tries = Too many attempts. Wait a minute.
site-bad-settings = Settings must be text or true/false values, { $most } bytes at most.
site-delete-account = You are signed in. Delete your account on the account page.
site-no-account = There is no account named { $name }.
site-no-site = there is no site in { $folder }; use --data to name a site's folder
site-user-reset = New recovery code for { $name }, who is now signed out everywhere. The code sets a new password at /recover.
site-cannot-be-rated = A rated game needs another player, a clock, standard rules and the standard starting position.
site-no-takeback = Rated games have no takebacks.
site-not-counted-short = This game did not count for ratings: each side must make two moves.
site-not-counted-place = This game does not count for ratings: both players use the same network or browser.
site-not-counted-often = This game does not count for ratings: you have played ten rated games against each other within a day.
site-not-counted-gone = This game does not count for ratings: one of the accounts was deleted.
site-computer-level = Computer, level { $level }
site-computer-minimax = Computer, minimax { $depth }
site-computer-greedy = Computer, greedy
site-computer-random = Computer, random
site-told = { $side } plays { $label }.
site-told-takes = { $side } plays { $label } and captures { $count }.
site-told-again = { $side } plays { $label } and moves again.
site-told-takes-again = { $side } plays { $label }, captures { $count } and moves again.
# $whose says whose pit it is for the reader: yours, theirs (the opponent's), or south and north for a spectator.
site-told-ends = It ends in { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[north] North's
  } { $pit } { $label }.
site-told-ends-in-store = It ends in { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[north] North's
  } { $store }.
site-told-home = This { $pit } is now { $whose ->
    [yours] your
    [theirs] your opponent's
    [south] South's
   *[north] North's
  } { $home }.
site-too-slow = Your connection is too slow. Reload the page.
site-shutting-down = Sower is shutting down. Your game is saved.
site-at = Sower is at { $url }
site-at-in-network = On your network: { $url }
site-at-in-public = Public address: { $url }
site-elsewhere = Sower is already serving { $folder } at { $url }. Use that one, or choose another folder with --data.
site-port-taken = cannot listen at { $address }: { $reason }
site-export-not-empty = { $folder } is not empty.
site-exported = { $count } files ({ $kilobytes } kB) in { $folder }
site-backed-up = Backed up { $place } to { $file }. Rows: { $rows }.
site-restored = Restored { $file } to { $place }. Rows: { $rows }.
site-how-to-stop = Press Ctrl-C to stop. Games are saved.

# Lobby and tournaments.
site-days-need-two = Days per move are only for games between two people. Leave a seat open for a friend.
site-no-listener = No opponent is here to read this.
site-said-enough = Too many messages. Wait a moment.
site-no-rematch-here = Tournaments have no rematches. Go back to the tournament for your next game.
site-no-person = There is no player named { $name }.
site-yourself = You cannot play against yourself here.
site-lobby-needs-clock = Lobby games need a clock. Choose one, or days per move.
site-own-rules-by-link = Custom rules cannot be played in the lobby. Send a friend an invite link.
site-too-many-challenges = You have { $most } open challenges, the maximum. Withdraw one first.
site-lobby-full = The lobby is full. Accept an open challenge, or try again later.
site-challenge-gone = This challenge is no longer open: it was accepted or withdrawn.
site-not-your-challenge = Only the player who posted a challenge can withdraw it.
site-no-arena = There is no such tournament.
site-not-your-arena = Only the player who created a tournament can cancel it.
site-arena-begun = The tournament has already started.
site-arena-over = The tournament is over.
site-arena-full = The tournament is full: it has { $most } players.
site-arena-needs-clock = An arena needs a clock in minutes or seconds. Only a round-robin can use days per move.
site-bad-arena-start = A tournament must start { $least } to { $most } seconds from now.
site-bad-arena-length = An arena must last { $least } to { $most } minutes.
site-too-many-arenas = You have { $most } unfinished tournaments, the maximum.
site-sign-in-for-arena = You need an account to create a tournament. Create one with a name and a password.
site-no-bots-here = Bots are not allowed in this tournament.

# API tokens and bots.
site-bad-token = This token is not valid, or it was revoked. Create one on your account page and send it as Authorization: Bearer TOKEN.
site-missing-scope = This token lacks the scope "{ $scope }".
site-no-scope-for-this = Tokens cannot do this. Sign in and do it on the site.
site-token-needs-label = A token needs a name of at most 40 characters and at least one scope: read, play, meet.
site-too-many-tokens = You have { $most } tokens, the maximum. Revoke one first.
site-no-token = You have no such token.
site-has-rated-games = This account has rated games that counted, so its type cannot be changed. Create another account.
site-only-bots-by-token = Programs can play rated games only with a bot account.
site-needs-socket = This is available only over the room's WebSocket.
site-user-is-bot = { $name } is now a bot: it appears on bot leaderboards and may join tournaments that allow bots.
site-user-is-no-bot = { $name } is no longer a bot.
