# Тексты на нарисованной доске и о ней.

board-title = { $game }: { $standing }
board-to-move = ход { $side_gen }
board-finished = игра окончена

board-description = { $standing }; { $pits } Юга: { $south }, его { $store }: { $south_store }; { $pits } Севера: { $north }, его { $store }: { $north_store }.
board-description-bare = { $standing }; { $pits } Юга: { $south }; { $pits } Севера: { $north }.
board-description-hands = { $standing }; { $pits } Юга: { $south }, в руке: { $south_hand }; { $pits } Севера: { $north }, в руке: { $north_hand }.
board-description-rows = во внутреннем ряду { $inner }, во внешнем { $outer }
board-description-three-rows = во внешнем ряду { $outer }, в среднем { $middle }
board-description-marks = { $row } ({ $marks })
board-mark-closed = { $label } не в игре
board-mark-owned = { $label } принадлежит стороне { $owner }
board-mark-blocked = с { $label } сейчас ходить нельзя
board-mark-house = { $label } — дом { $owner_gen }
board-description-home = { $row } ({ $label } — это { $home } { $owner_gen })

board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }
board-side-keeps = { $standing }: { $kept }
board-hand = в руке { $count }

board-taken = { $captured } { $count }
board-on-side = на стороне { $count }
board-possession = владение { $count }

board-store = { $store } { $count }
board-home-word = { $home }
board-home = { $mark } { $home } { $owner_gen }
board-legend-closed = { $mark } не в игре
board-legend-own = { $mark } принадлежит игроку этого ряда
board-legend-other = { $mark } принадлежит сопернику
board-legend-blocked = { $mark } сейчас ходить нельзя
board-legend-house = { $mark } дом

board-side-name = { $side }
way-clockwise = по часовой стрелке
way-anticlockwise = против часовой стрелки
way-left = влево
way-right = вправо

board-size-each = { $rows }×{ $a_side }, по { $each }
board-size-total = { $rows }×{ $a_side }, всего { $total }
