# Positions that could not be read.
position-shape = “{ $text }” is no position; write one as “{ $example }”
position-rows = “{ $found }” is not two rows; write South's { $pits } and North's with one stroke between them, as “{ $example }”
position-not-seeds = “{ $found }” at place { $number } of { $side }'s row is no count of { $seeds }; write a number from 0 to 255
position-two-homes = two { $homes } in { $side }'s row; each side can have only one, and it lies in the other's row
position-stores = “{ $found }” is not two { $stores }; write South's and North's with a comma between them, as “0,0”
position-not-a-store = “{ $found }” is no count for { $side }'s { $store }; write a number from 0 to 255
position-not-a-side = “{ $found }” is no side to move; write S or N
position-not-a-pie = “{ $found }” says nothing about the pie rule; write “pie” while the first turn is being made, “swap” when the other may swap
position-not-a-move-number = “{ $found }” is no move number; write a whole number
position-unclosed = “{ $text }” has no “{ $bracket }” at its end
position-length = there are { $found } numbers; this board has { $count }, the { $stores } included
position-size = the board has { $found } { $pits } a side; this game has { $count }
position-setup = “{ $text }” cannot be: { $reason }

# Moves that could not be read.
token-unreadable = “{ $text }” is no move; the side to move may play { $range }
token-illegal = { $reason }
token-wrong-end = the last { $seed } falls in { $last }, not in { $claimed }
token-no-end = the last { $seed } falls in no { $pit }, so it cannot be { $claimed }
token-wrong-capture = the move { $captures } { $count }, not { $claimed }
token-no-home = the move makes no { $home }
token-no-capture = the last { $seed } { $captures } nothing, so no { $store } of { $claimed } follows in brackets
token-wrong-store = the { $store } holds { $count } after the move, not { $claimed }
