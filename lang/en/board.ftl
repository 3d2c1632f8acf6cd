# What is said on and about a drawn board. A game's own words ($store, $captured, ...) may stand anywhere.

# The board's name for those who cannot see it. $standing is one of the two sentences that follow.
board-title = { $game }: { $standing }
board-to-move = { $side } to move
board-finished = the game is over

# One sentence with every count; $south and $north are rows of numbers, each in its owner's sowing order.
board-description = { $standing }; South's { $pits } hold { $south } and its { $store } { $south_store }, North's { $pits } hold { $north } and its { $store } { $north_store }.
# Appended to the row in which the home lies.
board-description-home = { $row } ({ $label } is { $owner }'s { $home })

# The line of a side beside a board in plain text.
board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }

# What a side has where possession counts, each also a line of its own.
board-taken = { $captured } { $count }
board-on-side = on the side { $count }
board-possession = possession { $count }

# A store that has its own place in a board of plain text.
board-store = { $store } { $count }
# What the mark in a pit means.
# The word alone, in a pit that is one.
board-home-word = { $home }
board-home = { $mark } { $owner }'s { $home }

board-side-name = { $side }

# A board's size for a list of games: pits a side, and seeds in each or in all.
board-size-each = 2×{ $a_side }, { $each } each
board-size-total = 2×{ $a_side }, { $total } in all
