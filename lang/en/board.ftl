# Texts on and about a drawn board. A game's own words ($store, $captured, ...) may be used anywhere.

# The board's name for screen readers. $standing is one of the next two sentences.
board-title = { $game }: { $standing }
board-to-move = { $side } to move
board-finished = the game is over

# One sentence with every count; $south and $north are rows of numbers, each in its owner's sowing order.
board-description = { $standing }; South's { $pits } have { $south } and its { $store } { $south_store }, North's { $pits } have { $north } and its { $store } { $north_store }.
# Appended to the row that contains the home.
board-description-home = { $row } ({ $label } is { $owner }'s { $home })

# The line of a side beside a board in plain text.
board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }

# A side's seeds where possession counts; each is also a separate line.
board-taken = { $captured } { $count }
board-on-side = on the side { $count }
board-possession = possession { $count }

# A store with its own place in a board of plain text.
board-store = { $store } { $count }
# The word in a pit that is a home, and the explanation of its mark.
board-home-word = { $home }
board-home = { $mark } { $owner }'s { $home }

board-side-name = { $side }

# A board's size for a list of games: pits per side, and seeds in each or in all.
board-size-each = 2×{ $a_side }, { $each } each
board-size-total = 2×{ $a_side }, { $total } in all
