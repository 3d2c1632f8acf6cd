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
board-ui-home = makes a home
board-ui-again = moves again
board-ui-laps = { $count } laps
board-ui-ends = ends the game
# A pit aloud; what playing it does follows after a semicolon.
board-ui-pit-south = South's { $pit } { $label }: { $count } { $seeds }
board-ui-pit-north = North's { $pit } { $label }: { $count } { $seeds }
board-ui-pit-home = { $pit } { $label } is a { $home } of { $owner }
board-ui-last-in = the last falls into { $where }
board-ui-pit-name = { $pit } { $label }
board-ui-store-name = the { $store } of { $side }
board-ui-counts = South: { $south }; { $store } { $southStore }. North: { $north }; { $store } { $northStore }.

# The table.
play-title-your-turn = ● Your turn: { $game }
play-your-turn = Your turn.
play-turn-south = South ({ $name }) is to move.
play-turn-north = North ({ $name }) is to move.
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
play-rematch = Rematch
play-next-game = To the next game
play-review = Review
play-analyse = Analyse
play-export = Export the record
