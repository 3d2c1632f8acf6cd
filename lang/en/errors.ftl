# What is wrong, where, and what would be right.

rules-syntax = this is not TOML: { $fault }
rules-unknown-key = there is no such key; the nearest is { $nearest }
rules-strange-key = there is no such key; docs/reference/rules-file.md lists them all
rules-missing = this key must be there; it takes { $takes }
rules-wrong-value = { $found } is not a value of this key; it takes { $takes }
rules-start-rows = the start has two rows of { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 0 to 255, such as "4,4,4/4,4,4"
rules-too-many-seeds = the board would hold { $count } { $seeds }; it can hold 255
rules-needs = { $value } needs { $needed }
rules-problem = { $place }: { $what }
rules-problems = { $problems }
rules-no-bound = nothing proves that games by these rules end: state max-plies, such as 2000
rules-not-in-variant = a variant cannot change this key
rules-no-such-variant = there is no such variant; there are: { $known }
unknown-game = there is no game { $name }; the nearest is { $nearest }. `sower games` lists them all, and a path to a rules file works too
strange-game = there is no game { $name }. `sower games` lists them all, and a path to a rules file works too

setup-pit-count = { $side }'s row has { $found ->
    [one] one { $pit }
   *[other] { $found } { $pits }
  }; the board has { $count } on each side
setup-too-many = there are { $found } { $seeds }; a board holds 255 at the most
setup-no-homes = { AN($home) } is written, but this game has none
setup-home-beyond = { $side }'s row ends at { $count }; the { $home } lies beyond it
setup-home-not-empty = { $side }'s { $pit } { $number } is { AN($home) } and cannot hold { $seeds }
setup-home-in-last = { $side }'s { $pit } { $number } is the last of its row and can never be { AN($home) }
setup-homes-same-number = both { $homes } have number { $number }; these rules do not allow that
setup-homes-facing = the { $homes } face each other at South's { $pit } { $number }; these rules do not allow that
setup-no-pie = a swap of seats is still open, but this game has no pie rule
setup-pie-side = only the second player, North, may be about to swap seats

refusal-over = the game is over: { $ending }
refusal-no-such-pit = there is no { $pit } { $label }; { $side } may play { $range }
refusal-not-yours = { $pit } { $label } is { $owner }'s; { $side } may play { $range }
refusal-empty = { $pit } { $label } is empty
refusal-home = { $pit } { $label } is { $owner }'s { $home } and cannot be played
refusal-too-few = { $pit } { $label } holds { COUNT($found) } { $found ->
    [one] { $seed }
   *[other] { $seeds }
  }; it takes { COUNT($least) } to play it
refusal-endless = { $pit } { $label } would be sown for ever, so it may not be played
refusal-too-long = the turn from { $pit } { $label } has more than { $most } laps and is refused
refusal-must-feed = { $other } has no { $seeds }, and { $pit } { $label } gives { $other } none; another move does
refusal-starves = { $pit } { $label } would leave { $other } without { $seeds }; another move does not
refusal-slam = { $pit } { $label } would take all that { $other } has; while another move is possible that may not be played
refusal-no-swap = seats can be swapped only by the second player, instead of the first move
