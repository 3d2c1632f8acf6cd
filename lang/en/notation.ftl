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

# The clock.
clock-out-of-time = { $side }'s time has run out

# Records that could not be read. A record is the text of one game.
record-empty = the record is empty; write moves, with or without tags before them
record-not-text = line { $line }: the record is not text
record-bad-tag = line { $line }: “{ $text }” is no tag; write [Name "value"] on one line
record-double-tag = line { $line }: the tag { $name } is there twice
record-unclosed = line { $line }: “{ $opening }” has no “{ $closing }” after it
record-stray = line { $line }: “{ $closing }” without its beginning
record-too-deep = line { $line }: variations lie in one another more than { $most } deep
record-empty-variation = line { $line }: a variation without a move ends here
record-early-variation = line { $line }: a variation before the first move; write it after the move that it replaces
record-unreadable = line { $line }: “{ $text }” is no move
record-second-game = line { $line }: another game begins with { $text }; a record holds one
record-after-result = line { $line }: “{ $text }” follows the result; nothing may
record-bad-termination = “{ $text }” is no way in which a game ends; there are { $known }
record-bad-result = “{ $text }” is no result; write a score such as 25-20, South's first, or *
record-results-differ = the tag says { $tag } and the moves end with { $end }
record-bad-position = the game cannot begin there: { $reason }
record-bad-rules = “{ $text }” names no rules; write a fingerprint of 16 figures, then changes such as board.seeds=3
record-foreign-rules = the record was made under other rules: its fingerprint is { $found }, that of these rules { $expected }
record-no-game = no tag says which game this is; write [Game "kalah"] or the like
record-unknown-game = the record's game is not known: { $reason }
record-bad-changes = the record's rules cannot be: { $reason }
record-illegal = ply { $ply } on line { $line }, { $text }: { $reason }
record-illegal-in-variation = ply { $ply } of a variation on line { $line }, { $text }: { $reason }
record-wrong-result = the record says { $claimed } and its moves give { $score }
record-wrong-termination = the record says { $claimed } and its moves end with { $termination }
record-not-over = the record says { $claimed }, but the game is not over

# Games that cannot be written in a form.
form-not-ogn = { $name } cannot be written as OGN, which names pits by letters and knows no { $homes }
form-not-two-figures = { $name } cannot be written in two figures; that needs { $pits } numbered 1 to 9
