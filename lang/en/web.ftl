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
