# Тексты на нарисованной доске и о ней.

board-title = { $game }: { $standing }
board-to-move = ход { $side_gen }
board-finished = игра окончена

board-description = { $standing }; { $pits } Юга: { $south }, его { $store }: { $south_store }; { $pits } Севера: { $north }, его { $store }: { $north_store }.
board-description-home = { $row } ({ $label } — это { $home } { $owner_gen })

board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }

board-taken = { $captured } { $count }
board-on-side = на стороне { $count }
board-possession = владение { $count }

board-store = { $store } { $count }
board-home-word = { $home }
board-home = { $mark } { $home } { $owner_gen }

board-side-name = { $side }

board-size-each = 2×{ $a_side }, по { $each }
board-size-total = 2×{ $a_side }, всего { $total }
