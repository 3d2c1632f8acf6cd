# A game's rules in plain sentences. Each is chosen by a key of the rules file, so that text and play cannot differ.

heading-board = The board
heading-sowing = Sowing
heading-capture = Captures
heading-turn = Turns
heading-end = The end

rule-board = Two rows of { COUNT($a_side) } { $a_side ->
    [one] { $pit }
   *[other] { $pits }
  }, { COUNT($each) } { $each ->
    [one] { $seed }
   *[other] { $seeds }
  } in each: { $total } in all.
rule-board-ring = A ring of { $around } { $pits }, { COUNT($each) } { $each ->
    [one] { $seed }
   *[other] { $seeds }
  } in each: { $total } in all.
rule-board-uneven = Two rows of { COUNT($a_side) } { $a_side ->
    [one] { $pit }
   *[other] { $pits }
  } with { $total } { $seeds }: South's row begins as { $south }, North's as { $north }, each in sowing order.
rule-owned = South has the { $pits } { $south }, North { $north }, each counted in the direction of sowing.
rule-shared = Both players play any of the { $pits }; none belongs to a side.
rule-stores-right = At the right end of each side's row lies its { $store }, as its player sees it.
rule-stores-left = At the left end of each side's row lies its { $store }, as its player sees it.
rule-stores-between = Each side has a long { $store } between the rows for what it wins.
rule-kept-aside = What a side wins is kept aside.
rule-toss = A coin decides who has which side and who begins.
rule-south-begins = South begins.
rule-pie = After the first turn the second player may swap instead of moving: they take over the first player's side as it stands, and the first player moves for the other.

rule-lift-anticlockwise = A turn: lift all { $seeds } of one of your { $pits } and drop them one by one into the following { $pits }, anticlockwise.
rule-lift-clockwise = A turn: lift all { $seeds } of one of your { $pits } and drop them one by one into the following { $pits }, clockwise.
rule-leave-one-anticlockwise = A turn: lift all but one of { AN($pit) }'s { $seeds } and drop them one by one into the following { $pits }, anticlockwise. A lone { $seed } moves on to the next { $pit }.
rule-leave-one-clockwise = A turn: lift all but one of { AN($pit) }'s { $seeds } and drop them one by one into the following { $pits }, clockwise. A lone { $seed } moves on to the next { $pit }.
rule-least = { AN($pit, case: "upper") } with fewer than { COUNT($count) } { $seeds } may not be played.
rule-sow-own-store = You drop { AN($seed) } into your own { $store } as you pass it, never into the other's.
rule-skip-origin = However far the { $seeds } go, none is dropped into the { $pit } they were lifted from.
rule-sow-origin = If the { $seeds } go all the way round, one is dropped into the { $pit } they were lifted from too.
rule-relay-last = If the last { $seed } falls in { AN($pit) } that held { $seeds }, lift all of that { $pit } and sow on; in an empty { $pit } the turn ends.
rule-relay-last-unless-captured = If the last { $seed } falls in { AN($pit) } that held { $seeds }, and does not make a number that is { $captured }, lift all of that { $pit } and sow on; in an empty { $pit } the turn ends.
rule-relay-next = After the last { $seed }, lift the next { $pit } and sow on; if that { $pit } is empty, the turn ends.
rule-endless-illegal = { AN($pit, case: "upper") } whose sowing would go on for ever may not be played; if all your { $pits } are like that, you pass.
rule-endless-stays = { AN($pit, case: "upper") } whose sowing would go on for ever may be chosen: the board stays as it is and the other moves.

rule-no-capture = Nothing is { $captured }.
rule-home = If your last { $seed } makes { COUNT($count) } in { AN($pit) } of the other side, that { $pit } becomes your { $home } and the { COUNT($count) } are won. Each side can have one, for good.
rule-home-keeps = Every { $seed } that later falls into { AN($home) } goes to its owner's { $store }; if it is the last, nothing more happens.
rule-home-not-last = The other side's { $pit } number { $number } cannot become { AN($home) }: the { $seeds } stay.
rule-home-not-same = { AN($pit, case: "upper") } with the same number as the other's { $home } cannot become one either: the { $seeds } stay.
rule-home-not-facing = The { $pit } that faces the other's { $home } cannot become one: the { $seeds } stay.
rule-count-other = If your last { $seed } makes { $counts } in { AN($pit) } of the other side, all of that { $pit } is { $captured }.
rule-count-own = If your last { $seed } makes { $counts } in { AN($pit) } of your own side, all of that { $pit } is { $captured }.
rule-count-either = If your last { $seed } makes { $counts } in { AN($pit) } of either side, all of that { $pit } is { $captured }.
rule-chain-either = So are the { $pits } just before it, one after another, on either side, as long as each holds such a number.
rule-chain = So are the { $pits } just before it, one after another, as long as each holds such a number on that side.
rule-across-own = If your last { $seed } falls in an empty { $pit } of your own side, it is { $captured } with all that lies opposite.
rule-across-either = If your last { $seed } falls in an empty { $pit } of either side, it is { $captured } with all that lies opposite.
rule-across-needs-seeds = If nothing lies opposite, nothing is { $captured }.
rule-across-needs-nothing = Even if nothing lies opposite, the last { $seed } is { $captured }.
rule-beyond-gap = When the next { $pit } is empty, all that lies in the { $pit } after it is { $captured }, on either side.
rule-passing-to-owner = { AN($pit, case: "upper") } that comes to hold { $counts } while you sow, but not by the last { $seed } of a handful, is { $captured } at once by the side it lies on.
rule-passing-to-sower = { AN($pit, case: "upper") } that comes to hold { $counts } while you sow, but not by the last { $seed } of a handful, is { $captured } at once.
rule-last-few = If { AN($capture) } by the last { $seed } leaves { COUNT($count) } or fewer on the board, those are { $captured } too.
rule-capture-ends-turn = { AN($capture, case: "upper") } by the last { $seed } ends the turn.
rule-slam-captures = A grand slam, which takes all that the other side has, is allowed.
rule-slam-nothing = A grand slam, which would take all that the other side has, may be played but { $captures } nothing.
rule-slam-illegal = A grand slam, which would take all that the other side has, may not be played; if nothing else can be, it may, and { $captures } nothing.
rule-slam-unless-forced = A grand slam, which takes all that the other side has, may not be played unless nothing else can be.
rule-slam-leaves-first = A grand slam, which would take all that the other side has, leaves the { $pit } of the last { $seed }.
rule-slam-leaves-last = A grand slam, which would take all that the other side has, leaves the last { $pit } it came to.
rule-slam-gives-rest = After a grand slam, which takes all that the other side has, what is left on the mover's side goes to the other.

rule-again-store = If your last { $seed } falls in your own { $store }, you move again.
rule-again-capture = After { AN($capture) } by your last { $seed } you move again.
rule-must-feed = If the other side has no { $seeds }, you must play a move that leaves it some, if you can.
rule-never-starve = You may not leave the other side without { $seeds } as long as another move is possible.
rule-feed-falls-away = If no move can do that, you may play any.
rule-cannot-feed-sides = If no move can do that, the game ends and each side keeps what lies on it.
rule-cannot-feed-mover = If no move can do that, the game ends and you take all that is left.
rule-cannot-feed-unfed = If no move can do that, the game ends and the side without { $seeds } gets all that is left.
rule-no-move-pass = A side with nothing to sow passes until it has { $seeds } again.

rule-majority = The game ends when a side has { $count } { $seeds } or more: that is more than half.
rule-side-empty = The game ends as soon as all { $pits } of either side are empty, whoever is to move.
rule-seeds-left = The game ends when { COUNT($count) } or fewer { $seeds } are on the board.
rule-stuck-ends = The game ends when the player to move has nothing to sow.
rule-nobody-moves = The game ends when neither side has anything to sow.
rule-rest-sides = What is left then belongs to the side it lies on.
rule-rest-sides-when-stuck = When a player has nothing to sow, what is left belongs to the side it lies on and counts as { $captured }.
rule-rest-last-mover = What is left then goes to the player who moved last.
rule-rest-unfed = What is left then goes to the side without { $seeds }.
rule-rest-nobody = What is left then goes to nobody.
rule-most-seeds = Whoever has more { $seeds } has won; equal is a draw.
rule-captured-first = Whoever has { $captured } more has won. If that is equal, the greater possession wins: what was { $captured } together with what lies on one's own side. Equal again is a draw.
rule-repeats = When the same position, with the same player to move, stands on the board for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
  } time since the last { $capture }, the game ends and { $settle }.
rule-repeats-both = When the same position, with the same player to move and { $seeds } on both sides, stands on the board for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
  } time since the last { $capture }, the game ends and { $settle }.
rule-cap = A game of { $count } moves ends there, and { $settle }.

settle-split = each gets half of what is left
settle-sides = each side keeps what lies on it
settle-nobody = what is left goes to nobody

counts-even = an even number
counts-even-from = an even number of { $least } or more
counts-one = { COUNT($count) }
counts-list = { $first } or { $last }
