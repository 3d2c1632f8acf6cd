# Салынған тақтада және ол туралы айтылатындар.

board-title = { $game }: { $standing }
board-to-move = кезек: { $side }
board-finished = ойын аяқталды

board-description = { $standing }; Оңтүстіктің { $pits_poss_loc } { $south }, { $store_poss_loc } { $south_store }; Солтүстіктің { $pits_poss_loc } { $north }, { $store_poss_loc } { $north_store }.
board-description-bare = { $standing }; Оңтүстіктің { $pits_poss_loc } { $south }; Солтүстіктің { $pits_poss_loc } { $north }.
board-description-hands = { $standing }; Оңтүстіктің { $pits_poss_loc } { $south }, қолында { $south_hand }; Солтүстіктің { $pits_poss_loc } { $north }, қолында { $north_hand }.
board-description-rows = ішкі қатарда { $inner }, сыртқы қатарда { $outer }
board-description-three-rows = сыртқы қатарда { $outer }, ортаңғы қатарда { $middle }
board-description-marks = { $row } ({ $marks })
board-mark-closed = { $label } ойыннан тыс
board-mark-owned = { $label } — { $owner_gen } меншігі
board-mark-blocked = { $label } қазір жүрілмейді
board-mark-house = { $label } — { $owner_gen } үйі
board-description-home = { $row } ({ $label } — { $owner_gen } { $home_poss })

board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }
board-side-keeps = { $standing }: { $kept }
board-hand = қолында { $count }

board-taken = { $captured } { $count }
board-on-side = жағында { $count }
board-possession = иелігі { $count }

board-store = { $store } { $count }
board-home-word = { $home }
board-home = { $mark } { $owner_gen } { $home_poss }
board-legend-closed = { $mark } ойыннан тыс
board-legend-own = { $mark } осы қатар ойыншысының меншігі
board-legend-other = { $mark } қарсыластың меншігі
board-legend-blocked = { $mark } қазір жүрілмейді
board-legend-house = { $mark } үй

board-side-name = { $side }
way-clockwise = сағат тілі бағытымен
way-anticlockwise = сағат тіліне қарсы
way-left = солға
way-right = оңға

board-size-each = { $rows }×{ $a_side }, { $pit_loc } { $each }
board-size-total = { $rows }×{ $a_side }, барлығы { $total }
