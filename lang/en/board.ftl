# Texts on and about a drawn board. A game's own words ($store, $captured, ...) may be used anywhere.

# The board's name for screen readers. $standing is one of the next two sentences.
board-title = { $game }: { $standing }
board-to-move = { $side } to move
board-finished = the game is over

# One sentence with every count; $south and $north are rows of numbers, each in its owner's sowing order.
board-description = { $standing }; South's { $pits } have { $south } and its { $store } { $south_store }, North's { $pits } have { $north } and its { $store } { $north_store }.
# Boards from which no seed is taken, and boards with seeds in the players' hands.
board-description-bare = { $standing }; South's { $pits } have { $south }, North's { $pits } have { $north }.
board-description-hands = { $standing }; South's { $pits } have { $south } and South has { $south_hand } in hand, North's { $pits } have { $north } and North has { $north_hand } in hand.
# The counts of a side with two rows.
board-description-rows = { $inner } in the inner row and { $outer } in the outer row
board-description-three-rows = { $outer } in the outer row and { $middle } in the middle row
# Appended to a row with pits that differ from the others; $marks is a list of the phrases below.
board-description-marks = { $row } ({ $marks })
board-mark-closed = { $label } is closed
board-mark-owned = { $label } belongs to { $owner }
board-mark-blocked = { $label } may not be played now
board-mark-house = { $label } is { $owner }'s house
# Appended to the row that contains the home.
board-description-home = { $row } ({ $label } is { $owner }'s { $home })

# The line of a side beside a board in plain text.
board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }
# A player's seeds beside the board: in hand or in a store.
board-side-keeps = { $standing }: { $kept }
board-hand = in hand { $count }

# A side's seeds where possession counts; each is also a separate line.
board-taken = { $captured } { $count }
board-on-side = on the side { $count }
board-possession = possession { $count }

# A store with its own place in a board of plain text.
board-store = { $store } { $count }
# The word in a pit that is a home, and the explanation of its mark.
board-home-word = { $home }
board-home = { $mark } { $owner }'s { $home }
# The explanations of signs in the pits.
board-legend-closed = { $mark } closed
board-legend-own = { $mark } owned by the row's player
board-legend-other = { $mark } owned by the opponent
board-legend-blocked = { $mark } may not be played now
board-legend-house = { $mark } house

board-side-name = { $side }
# The directions in which a move can be sown, where the player chooses: in the signs of moves, < and >.
way-clockwise = clockwise
way-anticlockwise = anticlockwise
way-left = left
way-right = right

# A board's size for a list of games: pits per side, and seeds in each or in all.
board-size-each = { $rows }×{ $a_side }, { $each } each
board-size-total = { $rows }×{ $a_side }, { $total } in all
