# Errors: what is wrong, where, and what is expected.

rules-syntax = this is not TOML: { $fault }
toml-duplicate-key = this key or section appears twice
toml-unclosed = a bracket is not closed; expected ] or { "}" }
toml-comma = expected one comma between two elements
toml-equals = expected one = between a key and its value
toml-quote = expected text in quotes, such as "text"
toml-number = this number is too large, or not written as TOML writes numbers
toml-value = expected a value, such as 4, true or "text"
toml-key = expected a key of letters, digits, - and _
toml-content = this cannot follow here; each key needs its own line
toml-other = the TOML parser says “{ $fault }”
rules-unknown-key = unknown key; did you mean { $nearest }?
rules-strange-key = unknown key; docs/reference/rules-file.md lists them all
rules-missing = this key is required; expected { $takes }
rules-wrong-value = { $found } is not a valid value; expected { $takes }
rules-start-rows = expected two rows of { $count ->
    [one] { $count } number
   *[other] { $count } numbers
  } from 0 to 255, such as "4,4,4/4,4,4"
rules-too-many-seeds = { $count } { $seeds }; a board holds at most 255
rules-needs = { $value } requires { $needed }
rules-problem = { $place }: { $what }
rules-problems = { $problems }
rules-no-bound = games under these rules might never end; set max-plies, such as 2000
rules-not-in-variant = a variant cannot change this key
rules-no-such-variant = unknown variant; expected one of { $known }
rules-no-variants = unknown variant; this file has none
unknown-game = there is no game named { $name }; did you mean { $nearest }? `sower games` lists all games
strange-game = there is no game named { $name }; `sower games` lists all games, and a rules file (mine.toml) works too

# What a key of a rules file takes, after "expected".
expected-one-of = { $known }
expected-list-of = a list of { $known }
expected-between = { $least } to { $most }
expected-word-or-between = { $word }, or { $least } to { $most }
expected-counts = a list of counts from 1 to 255
expected-counts-or = a list of counts from 1 to 255, or "{ $word }"
expected-text = a text without control characters
expected-texts = a list of texts without control characters
expected-countries = a list of country codes of two capital letters, such as ["GH"]

setup-pit-count = { $side }'s row has { $found ->
    [one] { $found } { $pit }
   *[other] { $found } { $pits }
  }; the board has { $count } per side
setup-too-many = { $found } { $seeds }; a board holds at most 255
setup-no-hands = the position has { $seeds } in hand, but this game has none
setup-no-blocked = the position has a blocked { $pit }, but this game has none
setup-blocked-pit = { $side }'s blocked { $pit } must be one of the inner row, with { $seeds }
setup-no-homes = the position has { AN($home) }, but this game has none
setup-home-beyond = { $side }'s row has { $count } { $pits }; the { $home } is beyond its end
setup-home-not-empty = { $side }'s { $pit } { $number } is { AN($home) } and cannot contain { $seeds }
setup-home-in-last = { $side }'s { $pit } { $number } is the last of its row and can never be { AN($home) }
setup-homes-same-number = both { $homes } have number { $number }; these rules do not allow that
setup-homes-facing = the { $homes } face each other at South's { $pit } { $number }; these rules do not allow that
setup-no-closed = the position has a closed { $pit }, but this game has none
setup-closed-not-empty = { $side }'s { $pit } { $number } is closed and cannot hold { $seeds }
setup-no-houses = the position has a house, but this game has none
setup-no-pie = the position allows a swap of seats, but this game has no pie rule
setup-pie-side = only North, the second player, can swap seats

refusal-over = the game is over: { $ending }
refusal-no-such-pit = there is no { $pit } { $label }; { $side } may play { $range }
refusal-not-yours = { $pit } { $label } is { $owner }'s; { $side } may play { $range }
refusal-empty = { $pit } { $label } is empty
refusal-home = { $pit } { $label } is { $owner }'s { $home } and cannot be played
refusal-too-few = { $pit } { $label } has { COUNT($found) } { $found ->
    [one] { $seed }
   *[other] { $seeds }
  }; playing it takes { COUNT($least) }
refusal-endless = sowing { $pit } { $label } would never end
refusal-too-long = the turn from { $pit } { $label } takes more than { $most } laps
refusal-too-many-sown = the turn from { $pit } { $label } sows more than { $most } { $seeds }
refusal-must-feed = { $other } has no { $seeds } and must be fed; { $pit } { $label } does not reach { $other }'s side
refusal-starves = { $pit } { $label } would leave { $other } without { $seeds }
refusal-slam = { $pit } { $label } would capture all of { $other }'s { $seeds }, which is only allowed when no other move is
refusal-no-way = { $pit } { $label } can only be sown in one direction; leave out < and >
refusal-other-way = { $label } is not a legal move; from this { $pit } there are { $legal }
refusal-must-capture = { $label } captures nothing, and you must capture if you can; legal moves are { $legal }
refusal-not-now = { $label } may not be played now; legal moves are { $legal }
refusal-no-swap = only the second player may swap seats, instead of their first move
