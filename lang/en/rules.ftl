# A game's rules in plain sentences. The keys of the rules file select them, so text and play cannot differ.

heading-board = Board
heading-sowing = Sowing
heading-capture = Captures
heading-turn = Turns
heading-end = End of the game

rule-board = Two rows of { COUNT($a_side) } { $a_side ->
    [one] { $pit }
   *[other] { $pits }
  }, { COUNT($each) } { $each ->
    [one] { $seed }
   *[other] { $seeds }
  } in each: { $total } in all.
rule-board-ring = A ring of { COUNT($around) } { $pits }, { COUNT($each) } { $each ->
    [one] { $seed }
   *[other] { $seeds }
  } in each: { $total } in all.
rule-board-uneven = Two rows of { COUNT($a_side) } { $a_side ->
    [one] { $pit }
   *[other] { $pits }
  } with { $total } { $seeds } in all. South's row starts with { $south }, North's with { $north }, each in sowing order.
rule-owned = South owns { $pits } { $south } and North owns { $north }, each counted in sowing order.
rule-three-rows = The board has three rows of { COUNT($columns) } { $pits }. Each player has the row nearest to them and the right half of the middle row. Sowing goes to the right along your row, back along your half of the middle row, and then around your opponent's { $pits } in the same way.
rule-start-uneven = South's { $pits } start with { $south }, North's with { $north }, each in sowing order.
rule-shared = The players share all { $pits }: on your turn you may play any of them.
rule-stores-right = Each player has { AN($store) } at the right end of their row.
rule-stores-left = Each player has { AN($store) } at the left end of their row.
rule-stores-between = Each player has a long { $store } between the rows for { $captured } { $seeds }.
rule-kept-aside = Players keep { $captured } { $seeds } beside the board.
rule-toss = A coin toss decides who plays which side and who moves first.
rule-south-begins = South moves first.
rule-pie = After the first turn, the second player may swap sides instead of moving. They take over the first player's position, and the first player moves next from the opposite side.

rule-lift-anticlockwise = On your turn, take all { $seeds } from one of your { $pits } and sow them one by one into the following { $pits }, anticlockwise.
rule-lift-clockwise = On your turn, take all { $seeds } from one of your { $pits } and sow them one by one into the following { $pits }, clockwise.
rule-leave-one-anticlockwise = On your turn, take all but one of the { $seeds } from one of your { $pits } and sow them one by one into the following { $pits }, anticlockwise. A single { $seed } moves to the next { $pit }.
rule-leave-one-clockwise = On your turn, take all but one of the { $seeds } from one of your { $pits } and sow them one by one into the following { $pits }, clockwise. A single { $seed } moves to the next { $pit }.
rule-least = You may not play { AN($pit) } with fewer than { COUNT($count) } { $seeds }.
rule-sow-own-store = Drop one { $seed } into your own { $store } as you pass it. Skip your opponent's { $store }.
rule-skip-origin = A sowing that goes all the way round skips the { $pit } it started from.
rule-sow-origin = A sowing that goes all the way round also drops { AN($seed) } into the { $pit } it started from.
rule-relay-last = If the last { $seed } falls in { AN($pit) } that already has { $seeds }, take all of them and continue sowing. If it falls in an empty { $pit }, your turn ends.
rule-relay-last-unless-captured = If the last { $seed } falls in { AN($pit) } that already has { $seeds } and makes no { $capture }, take all of them and continue sowing. If it falls in an empty { $pit }, your turn ends.
rule-relay-next = After the last { $seed }, take all { $seeds } from the next { $pit } and continue sowing. If that { $pit } is empty, your turn ends.
rule-endless-illegal = You may not play { AN($pit) } whose sowing would never end. If all your { $pits } are like that, you pass.
rule-endless-stays = You may play { AN($pit) } whose sowing would never end. The board stays unchanged, and your opponent moves.

rule-no-capture = Nothing is { $captured }.
rule-home = If your last { $seed } makes { COUNT($count) } in one of your opponent's { $pits }, that { $pit } becomes your { $home } and you win the { COUNT($count) } { $seeds } in it. Each player can have one { $home } and keeps it for the rest of the game.
rule-home-keeps = Every { $seed } that later falls in { AN($home) } goes to its owner's { $store }. If it is the last { $seed }, nothing else happens.
rule-home-not-last = You cannot make { AN($home) } in your opponent's { $pit } { $number }. The { $seeds } stay there.
rule-home-not-same = You cannot make { AN($home) } in the { $pit } with the same number as your opponent's { $home }. The { $seeds } stay there.
rule-home-not-facing = You cannot make { AN($home) } in the { $pit } opposite your opponent's { $home }. The { $seeds } stay there.
rule-count-other = If your last { $seed } makes { $counts } in one of your opponent's { $pits }, all { $seeds } in it are { $captured }.
rule-count-own = If your last { $seed } makes { $counts } in one of your own { $pits }, all { $seeds } in it are { $captured }.
rule-count-either = If your last { $seed } makes { $counts } in { AN($pit) } on either side, all { $seeds } in it are { $captured }.
rule-chain-either = The { $pits } just before it are { $captured } too, one after another and on either side, as long as each has such a number.
rule-chain = The { $pits } just before it are { $captured } too, one after another, as long as each is on the same side and has such a number.
rule-across-own = If your last { $seed } falls in an empty { $pit } on your own side, it is { $captured } together with all { $seeds } in the { $pit } opposite.
rule-across-either = If your last { $seed } falls in an empty { $pit } on either side, it is { $captured } together with all { $seeds } in the { $pit } opposite.
rule-across-needs-seeds = If the { $pit } opposite is empty, nothing is { $captured }.
rule-across-needs-nothing = The last { $seed } is { $captured } even if the { $pit } opposite is empty.
rule-beyond-gap = If the { $pit } after your last { $seed } is empty, all { $seeds } in the { $pit } beyond it are { $captured }, on either side.
rule-passing-to-owner = { AN($pit, case: "upper") } that reaches { $counts } during sowing is { $captured } at once by the player on whose side it is.
rule-passing-to-sower = { AN($pit, case: "upper") } that reaches { $counts } during sowing is { $captured } at once by the player who sows.
rule-last-few = If { AN($capture) } by the last { $seed } leaves { COUNT($count) } or fewer { $seeds } on the board, they are { $captured } too.
rule-capture-ends-turn = { AN($capture, case: "upper") } by the last { $seed } ends your turn.
rule-slam-captures = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) is allowed.
rule-slam-nothing = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) is allowed, but { $captures } nothing.
rule-slam-illegal = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) is allowed only if you have no other move, and then { $captures } nothing.
rule-slam-unless-forced = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) is allowed only if you have no other move.
rule-slam-leaves-first = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) leaves the { $pit } of the last { $seed }.
rule-slam-leaves-last = A grand slam ({ AN($capture) } of all the opponent's { $seeds }) leaves the last { $pit } of its chain.
rule-slam-gives-rest = After a grand slam ({ AN($capture) } of all the opponent's { $seeds }), your opponent gets the { $seeds } left on your side.

rule-again-store = If your last { $seed } falls in your own { $store }, you move again.
rule-again-capture = If your last { $seed } makes { AN($capture) }, you move again.
rule-must-feed = If your opponent has no { $seeds }, you must play a move that leaves them some, if you can.
rule-never-starve = You may not leave your opponent without { $seeds } if you have another move.
rule-feed-falls-away = If you have no such move, you may play any move.
rule-cannot-feed-sides = If you have no such move, the game ends and each player gets the { $seeds } on their own side.
rule-cannot-feed-mover = If you have no such move, the game ends and you get all remaining { $seeds }.
rule-cannot-feed-unfed = If you have no such move, the game ends and the player without { $seeds } gets all that remain.
rule-no-move-pass = A player with nothing to sow passes until they have { $seeds } again.

rule-majority = The game ends when a player has { $count } { $seeds } or more, which is more than half.
rule-side-empty = The game ends as soon as all { $pits } on one side are empty, no matter whose turn it is.
rule-seeds-left = The game ends when { $count ->
    [one] at most one { $seed } remains
   *[other] { COUNT($count) } { $seeds } or fewer remain
  } on the board.
rule-stuck-ends = The game ends when the player to move has nothing to sow.
rule-neither-moves = The game ends when neither player has anything to sow.
rule-rest-sides = Each player then gets the { $seeds } left on their own side.
rule-rest-sides-when-stuck = When a player has nothing to sow, each player gets the { $seeds } left on their own side, and these count as { $captured }.
rule-rest-last-mover = The player who moved last then gets the remaining { $seeds }.
rule-rest-unfed = The player without { $seeds } then gets all that remain.
rule-rest-nobody = Neither player gets the remaining { $seeds }.
rule-most-seeds = The player with more { $seeds } wins. Equal numbers are a draw.
rule-captured-first = The player who has { $captured } more wins. If that is equal, the greater possession wins: { $captured } { $seeds } plus { $seeds } on one's own side. If that is equal too, the game is a draw.
rule-repeats = The game ends when the same position, with the same player to move, occurs for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
  } time since the last { $capture }. Then { $settle }.
rule-repeats-both = The game ends when the same position, with the same player to move and { $seeds } on both sides, occurs for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
  } time since the last { $capture }. Then { $settle }.
rule-cap = The game also ends after { $count ->
    [one] one move
   *[other] { $count } moves
  }. Then { $settle }.

settle-split = the players share the remaining { $seeds } equally
settle-sides = each player gets the { $seeds } on their own side
settle-nobody = neither player gets the remaining { $seeds }

counts-even = an even number
counts-even-from = an even number of at least { $least }
counts-one = { COUNT($count) }
counts-list = { $first } or { $last }

rule-territory = Each player plays the { $pits } won in the last round, in either row; in the first round those of their own row.
rule-closing = A closed { $pit } is neither sown nor played nor { $captured }.
rule-ways-chosen = On each turn you choose the direction of sowing.
rule-ways-split = The left half of a row is sown to the left, the right half to the right; in the middle you choose.
rule-ways-parity = An odd number of { $seeds } is sown anticlockwise, an even number clockwise.
rule-ways-first = The first player chooses a direction for the whole game; the opponent sows the other way.
rule-choice-pits = In { $pits } { $numbers }, counted from the left, you choose the direction.
rule-turns-back = Every further lap is sown in the other direction.
rule-own-row = A turn sows only the row where it began.
rule-skips = Your opponent's { $pits } with { $counts } are skipped.
rule-skips-but-last = Your opponent's { $pits } with { $counts } are skipped, except by the last { $seed } of a lap.
rule-full = A { $pit } with { $count } is skipped.
rule-chain-forward = The { $pits } just after it are { $captured } too, one after another, as long as each has such a number.
rule-across-other = If your last { $seed } falls in an empty { $pit } on your opponent's side, it is { $captured } together with all { $seeds } in the { $pit } opposite.
rule-across-counts = Such a capture takes only { $counts }.
rule-across-chain = Such a capture continues over the following { $pits }, as long as the { $pits } opposite have { $seeds }.
rule-across-chain-empty = Such a capture continues over the following empty { $pits }, as long as the { $pits } opposite have { $seeds }.
rule-gap-chain = Such captures continue with the next gap.
rule-matching = If the last { $pit } and the one opposite then have the same number, both are { $captured }.
rule-after-go-on = A capture does not end the turn: it continues.
rule-after-sow-on = What you capture is sown on.
rule-from-turn = The first { $count } turns capture nothing.
rule-not-by-single = A turn that begins with a single { $seed } captures nothing.
rule-may-not-return = A single { $seed } that has just crossed an end of the rows may not go straight back.
rule-across-own-stays = If your last { $seed } falls in an empty { $pit } on your own side, all { $seeds } in the { $pit } opposite are { $captured }; your last { $seed } stays.
rule-across-either-stays = If your last { $seed } falls in an empty { $pit } on either side, all { $seeds } in the { $pit } opposite are { $captured }; your last { $seed } stays.
rule-across-other-stays = If your last { $seed } falls in an empty { $pit } on your opponent's side, all { $seeds } in the { $pit } opposite are { $captured }; your last { $seed } stays.
rule-relay-on = The turn continues only if the last { $pit } then has { $counts }.
rule-relay-least = The turn continues only if the last { $pit } then has { COUNT($count) } or more.
rule-relay-own = The turn continues only on your own side.
rule-relay-other = The turn continues only on your opponent's side.
rule-relay-visited = The turn continues only if the first lap reached your opponent's side.
rule-besides-opposite = The { $pit } opposite the { $captured } one is { $captured } with it.
rule-besides-last = The { $pit } of the last { $seed } is { $captured } with it.
rule-besides-same-count = All of your opponent's { $pits } with the same number are { $captured } with it.
rule-before-one-of-each = Before each lap you keep one of the lifted { $seeds } as { $captured }.
rule-before-opposite-singles = Before you sow, all { $seeds } opposite your single { $seeds } are { $captured }.
rule-before-opposite-lifted = If you lift a single { $seed }, all { $seeds } in the { $pit } opposite are { $captured } before you sow it.
rule-passing-own = This is only so on the side of the player who sows.
rule-passing-other = This is only so on the side of the opponent of the player who sows.
rule-passing-last = The last { $seed } of a lap does this too.
rule-passing-not-last = The last { $seed } of a lap does not do this.
rule-last-few-mover = The player who moved takes them, after any turn.
rule-last-few-starter = The player who had the first turn takes them, after any turn.
rule-may-move-reaches = You may play a { $pit } only if its first lap reaches your opponent's side or ends in an empty { $pit }.
rule-may-move-occupied = You may play a { $pit } only if its first lap ends in a { $pit } with { $seeds }.
rule-may-move-single-to-empty = You may play a single { $seed } only into an empty { $pit }.
rule-may-move-singles-last = You may play a single { $seed } only if none of your { $pits } has more.
rule-may-move-twos-last = You may play a { $pit } with two { $seeds } only if you can play no other.
rule-may-move-not-opposite-single = You may not play a { $pit } opposite a single { $seed }.
rule-may-move-left-pit-last = Your leftmost { $pit } may be played with three { $seeds } or fewer only if no other { $pit } can be.
rule-owned-count = A last { $seed } that makes { $count } makes the { $pit } yours: its { $seeds } stay there and are yours at the end.
rule-owned-pair = A last { $seed } that makes { $count } makes the { $pit } yours, and the one before it too if that has one less. Their { $seeds } stay there and are yours at the end.
rule-owned-facing = A last { $seed } in an empty { $pit } opposite { $count } makes both { $pits } yours instead of taking anything. Their { $seeds } stay there and are yours at the end.
rule-owned-on-own = Only a last { $seed } on your own side does this.
rule-owned-on-other = Only a last { $seed } on your opponent's side does this.
rule-owned-not-ends = The { $pits } at the ends of the rows cannot become yours.
rule-owned-own-middle = Only the middle { $pits } of your own row and the end { $pits } of your opponent's row can become yours.
rule-owned-ends-and-next = Only the end { $pits } of both rows, and the { $pits } next to the ends of your opponent's row, can become yours.
rule-owned-one = You can own one { $pit }.
rule-owned-not-by-single = A lap of a single { $seed } does not do this.
rule-owned-sown-none = Sowing skips the { $pits } that your opponent owns.
rule-owned-sown-last = Of a lap only the last { $seed } may fall in a { $pit } that your opponent owns.
rule-owned-raid = A last { $seed } in a { $pit } that your opponent owns is { $captured } with one more.
rule-owned-keeps = What you capture goes into the first { $pit } that you own. Before you own one you capture nothing.
rule-goal-clear = The player whose side is empty wins.
rule-goal-deprive = The player without { $seeds } on their side, or without a move, loses.
rule-goal-immobile = The player who cannot move loses.
rule-cleared-own = The game ends when the mover has emptied their own side.
rule-cleared-other = The game ends when the mover has emptied the opponent's side.
rule-rest-emptied = The player whose side is empty then gets what lies in the other row.
rule-rest-split = The remaining { $seeds } are then shared equally.

# Boards of four rows.
rule-four-rows = Four rows of { COUNT($columns) } { $pits }, two for each player, with { $total } { $seeds } in all.
rule-four-even = Every { $pit } starts with { COUNT($each) }.
rule-four-start = For each player the inner row starts with { $inner } and the outer row with { $outer }, from that player's left.
rule-four-start-of = { $side }'s inner row starts with { $inner } and the outer row with { $outer }, from { $side }'s left.
rule-four-owned = Each player plays and sows only the { $pits } of the two rows nearest to them.
rule-seeds-stay = No { $seeds } leave the board. A player sows { $captured } { $seeds } again on their own side.
rule-ring-anticlockwise = On your turn, take all { $seeds } from one of your { $pits } and sow them one by one into the following { $pits } of your two rows, anticlockwise.
rule-ring-clockwise = On your turn, take all { $seeds } from one of your { $pits } and sow them one by one into the following { $pits } of your two rows, clockwise.
rule-ring-either = On your turn, take all { $seeds } from one of your { $pits } and sow them one by one into the following { $pits } of your two rows, in the direction you choose.
rule-ring-kept = On your second turn you choose a direction and keep it for the game.
rule-ring-kept-first = You keep the direction of your first turn for the game.
rule-ring-reverse = From { $places } (South's; the same { $pits } for North) you may also sow the other way if that lap makes { AN($capture) }.
rule-ring-reverse-again = What such a lap takes is sown the same way if that makes { AN($capture) } at once, otherwise in the usual direction.
rule-singles-last = You may play a single { $seed } only if none of your { $pits } has more.
rule-singles-into-empty = You may play a single { $seed } only if none of your { $pits } has more, and only into an empty { $pit }.
rule-ring-first-pits = Your first turn must start from { $places } (South's; the same { $pits } for North).
rule-endless-ring = You may not play { AN($pit) } whose sowing would never end or takes more than 16,384 laps.
rule-front-occupied = If your last { $seed } falls in { AN($pit) } of your inner row that already has { $seeds }, it can make { AN($capture) } across the front.
rule-front-empty = If your last { $seed } falls in an empty { $pit } of your inner row, it can make { AN($capture) } across the front.
rule-front-any = If your last { $seed } falls in { AN($pit) } of your inner row, it can make { AN($capture) } across the front.
rule-front-from-either = The same holds for your outer row.
rule-front-needs-inner = For this, your opponent's inner { $pit } opposite must have { $seeds }.
rule-front-needs-both = For this, both of your opponent's { $pits } opposite must have { $seeds }.
rule-front-needs-either = For this, one of your opponent's { $pits } opposite must have { $seeds }.
rule-front-needs-outer-alone = For this, your opponent's outer { $pit } opposite must have { $seeds } and the inner one must be empty.
rule-front-takes-both = You take the { $seeds } of the inner and the outer { $pit }.
rule-front-takes-inner = You take the { $seeds } of the inner { $pit }.
rule-front-takes-own = You take those in the { $pit } of your last { $seed } too.
rule-front-no-two-singles = A last { $seed } in an empty { $pit } takes nothing if both { $pits } opposite have a single { $seed }.
rule-captured-lap = You sow these { $seeds }, starting after the { $pit } where this lap began.
rule-captured-into-lap = You sow these { $seeds }, starting in the { $pit } where this lap began.
rule-captured-turn = You sow these { $seeds }, starting after the { $pit } where your turn began.
rule-captured-next = You sow these { $seeds }, starting after the { $pit } of your last { $seed }.
rule-captured-outer = You sow these { $seeds }, starting after the { $pit } of your outer row beside your last { $seed }.
rule-captured-into-outer = You sow these { $seeds }, starting in the { $pit } of your outer row beside your last { $seed }.
rule-captured-gap = You sow these { $seeds }, starting in the { $pit } after the nearest empty one before your last { $seed }.
rule-last-moves-on = A last { $seed } that would fall into an empty { $pit } falls into the next one, and the turn ends.
rule-placed = Before play, each player places { $count } { $seeds } one by one in any { $pits } on their side: first South, then North.
rule-with-single = A single { $seed } in the { $pit } from which you sow them is sown with them.
rule-with-pit = The { $seeds } in the { $pit } from which you sow them are sown with them.
rule-front-continues = Your turn continues with the last of them.
rule-front-continues-next = Your turn continues from the next { $pit } if it has two { $seeds } or more.
rule-front-from-pit = Once they are sown, your turn continues from the { $pit } where your last { $seed } fell.
rule-extra-capture = After { AN($capture) } you also take the { $seeds } of one more { $pit } of your opponent's, which you choose.
rule-extra-both = After { AN($capture) } of two { $pits } you also take the { $seeds } of one more { $pit } of your opponent's, which you choose.
rule-extra-landing = After such a last { $seed }, even if it takes nothing, you also take the { $seeds } of one { $pit } of your opponent's, which you choose.
rule-must-capture = If you have { AN($pit) } whose first lap makes { AN($capture) }, you must play one of these.
rule-quiet-turns = Nothing is { $captured } in each player's first { $count ->
    [one] turn
   *[other] { COUNT($count) } turns
  }.
rule-quiet-no-relay = These turns are a single lap.
rule-immobile-loses = The player who cannot move loses.
settle-draw = it is a draw

# Bao.
rule-bao-hand = Each player has { COUNT($count) } more { $seeds } in hand.
rule-bao-house = The fourth { $pit } from the right of each inner row is that player's house. It works as long as it has six { $seeds } or more and was neither { $captured } nor emptied by sowing.
rule-bao-namua = While you have { $seeds } in hand, you start each turn by putting one into { AN($pit) } of your inner row that has { $seeds }. If the inner { $pit } opposite has { $seeds } too, that is { AN($capture) }. You must make one if you can.
rule-bao-takata-namua = If you cannot, the turn takes nothing: put the { $seed } into an inner { $pit } other than your working house, then take all { $seeds } from it and sow them in the direction you choose. Without a working house choose { AN($pit) } with two or more, if you have one.
rule-bao-tax = If your house is your only inner { $pit } with { $seeds }, such a turn sows only two of them.
rule-bao-safari = If a lap of { AN($capture) } turn ends in your working house while you have { $seeds } in hand, you choose: stop there, or sow the house on and lose it. A turn without { AN($capture) } stops there.
rule-bao-mtaji = With an empty hand, take all { $seeds } from { AN($pit) } of either row with two or more and sow them in the direction you choose. You must play one whose first lap makes { AN($capture) }, if you can.
rule-bao-takata = If you cannot, the turn takes nothing. Then you play { AN($pit) } of the inner row, and one of the outer row only if no inner one has two or more.
rule-bao-relay = A lap that ends in { AN($pit) } with { $seeds } and takes nothing continues with them. In an empty { $pit } your turn ends.
rule-bao-most-sown = A turn that has sown more than { $count } { $seeds } may not take up another { $pit }.
rule-bao-capture = A last { $seed } in an inner { $pit } that has { $seeds } takes those of the inner { $pit } opposite, in turns that began with { AN($capture) }.
rule-bao-kichwa = You sow them along your inner row, starting from one of its ends. From the two { $pits } at an end of the row, that is the nearer end. From the four in the middle you choose the end at the start of a turn; later the direction stays the same.
rule-bao-sixteen = { AN($pit, case: "upper") } with sixteen { $seeds } or more makes no { $capture } with its first lap.
rule-bao-takasia = If your turn took nothing and all you could take next is one { $pit }, that { $pit } is blocked: in a turn without { AN($capture) } its owner may not play it, and you must take it next. A working house is never blocked, nor the only inner { $pit } with { $seeds } or with more than one.
rule-bao-takasia-lasting = If your turn took nothing and all you could take next is one { $pit }, that { $pit } is blocked until it is sown or taken or the { $pit } opposite is taken. A working house is never blocked, nor the only inner { $pit } with { $seeds } or with more than one.
rule-bao-end-at-once = A player whose inner row is empty loses at once, even during a turn. A player who cannot move loses too.
rule-bao-end = A player whose inner row is empty after a turn loses. A player who cannot move loses too.
