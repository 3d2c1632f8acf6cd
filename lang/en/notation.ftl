# Positions that cannot be read.
position-shape = “{ $text }” is not a valid position; expected the form “{ $example }”
position-rows = “{ $found }” is not two rows separated by a slash, such as “{ $example }”
position-not-seeds = “{ $found }”, entry { $number } of { $side }'s row, is not a number of { $seeds } from 0 to 255
position-side-rows = “{ $found }” is not the rows of { $side }, separated by |, such as “{ $example }”
position-two-blocked = two { $pits } of { $side } are marked with !; at most one can be blocked
position-hands = “{ $found }” is not the { $seeds } in two hands, separated by a comma, such as “22,22”
position-houses = “{ $found }” is not the houses of South and North: y if owned, - if lost, such as “y,-”
position-two-homes = two { $homes } in { $side }'s row; each player can have one, in the opponent's row
position-stores = “{ $found }” is not two { $stores } separated by a comma, such as “0,0”
position-not-a-store = “{ $found }”, { $side }'s { $store }, is not a number from 0 to 255
position-not-a-side = “{ $found }” is not a side to move; expected S or N
position-not-a-pie = “{ $found }” is not a state of the pie rule; expected “pie” during the first turn or “swap” after it
position-not-a-move-number = “{ $found }” is not a move number; expected a whole number
position-unclosed = “{ $text }” does not end with “{ $bracket }”
position-length = { $found ->
    [one] { $found } number found
   *[other] { $found } numbers found
  }; this board has { $count }, { $stores } included
position-size = the board has { $found } { $pits } per side; this game has { $count }
position-setup = “{ $text }” is not possible: { $reason }

# Moves that cannot be read.
token-unreadable = “{ $text }” is not a move; expected { $range }
token-illegal = { $reason }
token-wrong-end = the last { $seed } falls in { $last }, not in { $claimed }
token-no-end = the last { $seed } does not fall in a { $pit }, so not in { $claimed }
token-wrong-capture = the move { $captures } { $count }, not { $claimed }
token-no-home = the move makes no { $home }
token-no-capture = the move { $captures } nothing, so no { $store } ({ $claimed }) follows it
token-wrong-store = the { $store } has { $count } after the move, not { $claimed }

# The clock.
clock-out-of-time = { $side }'s time has run out

# Records that cannot be read. A record is the text of one game.
record-empty = the record is empty; expected moves, with or without tags before them
record-not-text = line { $line }: the record is not text
record-bad-tag = line { $line }: “{ $text }” is not a tag; expected [Name "value"] on one line
record-double-tag = line { $line }: duplicate tag { $name }
record-unclosed = line { $line }: “{ $opening }” is never closed by “{ $closing }”
record-stray = line { $line }: unexpected “{ $closing }”
record-too-deep = line { $line }: variations are nested more than { $most } deep
record-empty-variation = line { $line }: empty variation
record-early-variation = line { $line }: a variation must follow the move it replaces
record-unreadable = line { $line }: “{ $text }” is not a move
record-second-game = line { $line }: a second game begins with { $text }; a record has one
record-after-result = line { $line }: unexpected “{ $text }” after the result
record-bad-termination = “{ $text }” is not a termination; expected one of { $known }
record-bad-result = “{ $text }” is not a result; expected a score such as 25-20, South's first, or *
record-results-differ = the tag says { $tag } and the moves end with { $end }
record-bad-position = invalid start position: { $reason }
record-bad-rules = “{ $text }” does not identify rules; expected a fingerprint of 16 hex digits, then changes such as board.seeds=3
record-foreign-rules = the record was made under different rules (fingerprint { $found }, not { $expected })
record-no-game = no tag names the game; expected one such as [Game "kalah"]
record-unknown-game = unknown game: { $reason }
record-bad-changes = the record's rules are not valid: { $reason }
record-illegal = ply { $ply } on line { $line }, { $text }: { $reason }
record-illegal-in-variation = ply { $ply } of a variation on line { $line }, { $text }: { $reason }
record-wrong-result = the record says { $claimed } and its moves give { $score }
record-wrong-termination = the record says { $claimed } and its moves end with { $termination }
record-not-over = the record says { $claimed }, but the game is not over

# Games that a notation cannot express.
form-not-ogn = { $name } cannot be written as OGN, which needs { $pits } named by letters and has no { $homes }
form-not-two-figures = { $name } cannot be written in two-figure notation, which needs { $pits } numbered 1 to 9
