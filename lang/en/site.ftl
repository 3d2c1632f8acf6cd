# What the site says.

site-no-such-page = There is nothing at this address.
site-bad-body = This cannot be read: { $reason }.
site-bad-query = The address cannot be read: { $reason }.
site-too-large = That is too much at once; at most { $bytes } bytes are taken.
site-bad-change = A change is written key=value, such as board.seeds=3, not { $text }.
site-too-many-changes = At most { $most } changes to the rules are taken at once.
site-too-many-moves = At most { $most } moves are taken at once.
site-move-fails = Ply { $ply }: { $reason }
site-reads-as-nothing = This is no record of a game: { $record } A position alone needs a game to be chosen first.
site-reads-as-neither = This is neither a position ({ $position }) nor a record ({ $record }).
site-bad-tree = Move { $node } of the tree hangs on a move that does not come before it.
site-no-language = There is no language { $tag }; there are { $known }.
site-busy = Sower is busy. Try again in a moment.
site-option-pits = { $pits } a side
site-option-seeds = { $seeds } in each { $pit }
site-option-pie = The second player may swap seats
site-option-grand-slam = A grand slam
site-option-across-needs = Capturing across needs
site-option-across = Capturing across
site-option-repeats = A position that stands so often ends the game
site-option-majority = More than half ends the game
