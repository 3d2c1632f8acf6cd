# What the site says.

site-no-such-page = There is nothing at this address.
site-wrong-method = This address is not asked in that way: the header Allow says in which ways it is.
site-no-game = There is no game { $name }. The first page has them all.
site-no-game-but-near = There is no game { $name }; the nearest is { $nearest }. The first page has them all.
site-no-own-rules = There are no rules under this link, or not any more: those that nobody has used for 30 days and no game was played by are let go.
site-too-many-rules = You have brought many rules files in a short time. Wait a minute.
site-rules-too-slow = turns by these rules go on for too long: many take more than { $laps } laps. Take fewer seeds or pits, or another relay.
site-rules-too-long-text = this is said again and again, so it may have at most { $most } characters
site-rules-too-many-variants = a file may have at most { $most } variants
site-rules-bad-variant-name = a variant here is named with letters, figures and hyphens, as [variants.no-capture]
site-bad-body = This cannot be read: { $reason }.
site-bad-body-keys = This cannot be read: { $reason }. Expected a JSON object with these keys: { $keys }.
site-bad-body-one-key = This cannot be read: { $reason }. Expected a JSON object with exactly one of these keys: { $keys }.
site-bad-query = The address cannot be read: { $reason }.
site-bad-value = In the address { $key }={ $text } means nothing; { $right } would be right.
site-too-large = That is too much at once; at most { $bytes } bytes are taken.
site-bad-change = A change is written key=value, such as board.seeds=3, not { $text }.
site-too-many-changes = At most { $most } changes to the rules are taken at once.
site-too-many-moves = At most { $most } moves are taken at once.
site-move-fails = Ply { $ply }: { $reason }
site-reads-as-nothing = This is no record of a game: { $record } A position alone needs a game to be chosen first.
site-reads-as-neither = This is neither a position ({ $position }) nor a record ({ $record }).
site-bad-tree = Move { $node } of the tree hangs on a move that does not come before it.
site-no-language = There is no language { $tag }; there are { $known }.
site-busy = Sower is busy. Try again in a moment.
site-option-pits = { $pits } a side
site-option-seeds = { $seeds } in each { $pit }
site-option-pie = The second player may swap seats
site-option-grand-slam = A grand slam
site-option-across-needs = Capturing across needs
site-option-across = Capturing across
site-option-repeats = A position that stands so often ends the game
site-option-majority = More than half ends the game
site-storage = The database does not take it just now; nothing was changed. Try again in a moment.
site-no-reply = This board is the same as in your game against a person, so the computer waits until that game has moved on.
site-too-many-games = You have too many unfinished games with other people. Finish or resign some before you ask the engine.
site-asked-often = You have asked often enough. Play on before you ask again.
site-room-full = This room has had as many moves as it may have. Start a new game to play on.
site-storage-unknown = The database did not answer in time. Your move may have been saved; reload to see.
site-foreign-host = This site does not answer to the name { $host }. If it should, start it with --public-url and its address.
site-foreign-page = This came from another site's page and was not done.
site-too-many = That is too much at once. Wait a moment.
site-no-cookie = Sower does not know you: its cookie is missing. Allow cookies for this site and load the page again.
site-guest = Guest
site-no-room = There is no such game, or it is not open to you.
site-broken-room = This game is damaged in the database and cannot be shown. The site's administrator can restore a backup.
site-bad-message = This message cannot be read: { $reason }.
site-stale = The board had changed before your message came.
site-not-your-turn = It is the other player's turn.
site-only-watching = You are watching this game.
site-waiting = Wait until the other player is here.
site-game-over = The game is over.
site-not-over = The game is not over yet.
site-no-undo = In a game between people a move is taken back only if the other agrees: ask for it.
site-nothing-back = There is nothing to take back.
site-no-hint = There are no hints here now.
site-no-analysis = This is a game between people that still goes on, and you play in it. Analyse it when it is over.
site-nothing-asked = Nobody has asked for that.
site-asked-already = You have asked for that already.
site-has-next = The next game has begun already.
site-seat-taken = The seat is taken. You can watch.
site-bad-link = This link does not open a seat.
site-sits-already = You have the other seat. Open the link on another device, or in another browser.
site-still-here = The other player is here, or has not been away for long enough.
site-too-late = Your time had run out before the move came.
site-no-player = There is no player { $player } here; there are level:1 to level:10, minimax:1 to minimax:8, greedy and random.
site-nobody-plays = You have no seat in this game: one of the two must be yours.
site-two-friends = One seat can be left open for a friend, not both.
site-bad-control = A clock has from 1 second to 24 hours a side, at most 10 minutes for each turn, or 1 to 14 days for each move.
site-begins-over = In this position the game is over already.
site-no-lessons = There is nothing to learn here yet.
site-no-puzzles = There are no such puzzles.
site-no-review = There is no such review any more. Ask for it again.
site-sign-in-first = Sign in first.
site-sign-in-to-be-rated = Rated games are played by people with accounts. Sign in, or sign up: it takes a name and a password.
site-signed-in-already = You are signed in already. Sign out first.
site-name-length = A name has { $least } to { $most } characters.
site-name-characters = A name is made of letters and figures, with hyphens and underscores between them.
site-name-scripts = All letters of a name belong to one script: letters of several can look alike.
site-name-reserved = This name would speak for the site. Take another one.
site-name-taken = Somebody is called { $name } already, or something that looks like it. Take another name.
site-name-stays = The name of an account stays as it is.
site-password-length = A password has { $least } to { $most } characters, whichever you like.
site-wrong-password = There is no account of this name and password.
site-wrong-own-password = That is not your password.
site-wrong-code = There is no account of this name and recovery code.
site-too-many-tries = That was tried too often. Wait a minute.
site-bad-settings = Settings are words and yes or no, at most { $most } bytes of them.
site-delete-account = You are signed in: delete your account on its own page.
site-nobody-named = Nobody is called { $name } here.
site-no-site = there is no site in { $folder }; --data names the folder of one
site-user-reset = This is the new recovery code of { $name }, who is signed out everywhere. With it they choose a new password at /recover.
site-cannot-be-rated = A rated game is between you and somebody else, with a clock, by the rules of a game as they are and from its start.
site-no-takeback = In a rated game no move is taken back.
site-not-counted-short = This game did not count for ratings: each side must make two moves.
site-not-counted-place = This game does not count for ratings: both players are on the same network or use the same browser.
site-not-counted-often = This game does not count for ratings: the two of you have had ten rated games within a day.
site-not-counted-gone = This game does not count for ratings: one of you has deleted their account.
site-computer-level = Computer, level { $level }
site-computer-minimax = Computer, minimax { $depth }
site-computer-greedy = Computer, greedy
site-computer-random = Computer, by chance
site-told = { $side } plays { $label }.
site-told-takes = { $side } plays { $label } and captures { $count }.
site-told-again = { $side } plays { $label } and moves again.
site-told-takes-again = { $side } plays { $label }, captures { $count } and moves again.
# $whose says whose pit it is for the reader: yours, theirs (the opponent's), or that of south or north for a spectator.
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
site-too-slow = Your connection cannot keep up. Load the page again.
site-shutting-down = Sower is shutting down. Your game is kept.
site-at = Sower is at { $url }
site-at-in-network = For others in your network: { $url }
site-at-in-public = For everyone: { $url }
site-elsewhere = Sower already serves { $folder }, at { $url }. Use that one, or another folder with --data.
site-port-taken = cannot listen at { $address }: { $reason }
site-backed-up = { $file } holds all of { $place }. Rows: { $rows }.
site-restored = { $place } holds all that was in { $file }. Rows: { $rows }.
site-how-to-stop = Ctrl-C stops it. Games are kept.

# Where strangers meet.
site-days-need-two = Days for a move are for two people, each of whom looks in now and then: leave a seat open for a friend.
site-nobody-listens = Nobody sits opposite who would hear it.
site-said-enough = You have said enough for now.
site-no-rematch-here = In a tournament the next game comes by itself: go back to the tournament.
site-no-person = There is nobody called { $name } here.
site-yourself = You cannot play against yourself here.
site-strangers-need-clock = With somebody whom you do not know a game needs a clock: choose one, or days for a move.
site-own-rules-by-link = Rules of your own are played by a link that you send to a friend, not with whoever comes.
site-too-many-challenges = You have { $most } open challenges, which is as many as there may be. Withdraw one first.
site-lobby-full = There is no place for more at the moment. Take what is open, or try again later.
site-challenge-gone = This challenge is not open any more: somebody else took it, or it was withdrawn.
site-not-your-challenge = Only whoever made a challenge can withdraw it.
site-no-arena = There is no such tournament.
site-not-your-arena = Only whoever made a tournament can call it off.
site-arena-begun = The tournament has begun already.
site-arena-over = The tournament is over.
site-arena-full = The tournament has { $most } players, which is as many as there may be.
site-arena-needs-clock = In an arena one game follows the other, so it needs a clock of minutes or seconds. A round-robin can be played over days.
site-bad-arena-start = A tournament begins { $least } to { $most } seconds from now.
site-bad-arena-length = An arena lasts { $least } to { $most } minutes.
site-too-many-arenas = You have { $most } tournaments that are not over, which is as many as there may be.
site-sign-in-for-arena = Whoever makes a tournament needs an account: sign up, it takes a name and a password.
site-no-bots-here = Bots may not take part in this tournament.

# Programs that come with a token.
site-bad-token = This token is not good, or not any more. Make one on your account's page, and send it as Authorization: Bearer TOKEN.
site-missing-scope = This token does not allow it: a token with the scope "{ $scope }" is needed.
site-no-scope-for-this = No token allows this: do it on the site, signed in yourself.
site-token-needs-label = A token has a name of your own, of at most 40 characters, and at least one scope: read, play, meet.
site-too-many-tokens = You have { $most } tokens, which is as many as there may be. Revoke one first.
site-no-token = You have no such token.
site-has-rated-games = This account has games that counted for ratings, so it stays what it is. Sign up anew for the other.
site-only-bots-by-token = A program plays for ratings only with an account that is marked as a bot's.
site-needs-socket = This can only be said on the room's socket.
site-user-is-bot = { $name } is a bot from now on: it is on the bots' lists, and in tournaments where bots may play.
site-user-is-no-bot = { $name } is no bot from now on.
