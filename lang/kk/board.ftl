# Салынған тақтада және ол туралы айтылатындар.

board-title = { $game }: { $standing }
board-to-move = кезек: { $side }
board-finished = ойын аяқталды

board-description = { $standing }; Оңтүстіктің { $pits_poss_loc } { $south }, { $store_poss_loc } { $south_store }; Солтүстіктің { $pits_poss_loc } { $north }, { $store_poss_loc } { $north_store }.
board-description-home = { $row } ({ $label } — { $owner_gen } { $home_poss })

board-side = { $side }
board-side-tally = { $standing }: { $taken }, { $on_side }, { $possession }

board-taken = { $captured } { $count }
board-on-side = жағында { $count }
board-possession = иелігі { $count }

board-store = { $store } { $count }
board-home-word = { $home }
board-home = { $mark } { $owner_gen } { $home_poss }

board-side-name = { $side }

board-size-each = 2×{ $a_side }, әр { $pit_loc } { $each }
board-size-total = 2×{ $a_side }, барлығы { $total }
