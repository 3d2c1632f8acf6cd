# What happens in a ply, one sentence per step, and how games end. Steps are in the present tense, for moves to come and moves played.

step-feeding-forced = { $other } has no { $seeds }, so only moves that give { $other } some are legal
step-lift = { $count ->
    [one] one { $seed } is lifted from { $place }
   *[other] { COUNT($count) } { $seeds } are lifted from { $place }
  }
step-lift-leaving = { $count ->
    [one] one { $seed } is lifted from { $place }, and one stays
   *[other] { COUNT($count) } { $seeds } are lifted from { $place }, and one stays
  }
step-drop = { AN($seed) } falls in { $place }, which now has { COUNT($count) }
step-drops = { AN($seed) } falls in each of { $places }; { $last } now has { COUNT($count) }
step-into-home = { AN($seed) } falls in { $place }, { $owner }'s { $home }, and goes to { $owner }'s { $store }
step-relay = { $place } has { COUNT($count) }: all are lifted and sown on
step-stop-empty = { $place } was empty: the turn ends
step-stop = { $place } now has { COUNT($count) }, which makes no { $capture }: the turn ends
step-stop-here = the turn ends in { $place }
step-capture-count = the last { $seed } makes { COUNT($count) } in { $place } on { $owner }'s side: { $captured }
step-capture-chain = the last { $seed } { $captures } { COUNT($pits_taken) } { $pits } in a row ({ $places }): { COUNT($count) } { $seeds }
step-capture-across = the last { $seed } falls in { $place }, which was empty: it is { $captured } with the { COUNT($count) } opposite in { $opposite }, { COUNT($total) } in all
step-capture-lone = the last { $seed } falls in { $place }, which was empty, and { $opposite } opposite is empty too: the single { $seed } is { $captured }
step-capture-beyond = the { COUNT($count) } { $count ->
    [one] { $seed } in { $place }, beyond the empty { $pit }, is
   *[other] { $seeds } in { $place }, beyond the empty { $pit }, are
  } { $captured }
step-capture-passing = { $place } reaches { COUNT($count) } during sowing: { $captured } by { $side }
step-capture-last-few = only { COUNT($count) } { $count ->
    [one] { $seed } is left: it is
   *[other] { $seeds } are left: they are
  } { $captured } too
step-capture-front = the last { $seed } { $captures } across the front ({ $places }): { COUNT($count) } { $count ->
    [one] { $seed }
   *[other] { $seeds }
  }
step-capture-chosen = by choice, the { COUNT($count) } { $count ->
    [one] { $seed } in { $place } is
   *[other] { $seeds } in { $place } are
  } { $captured } too
step-sown-on = the last { $seed } { $captures } across the front ({ $places }): { COUNT($count) } { $count ->
    [one] { $seed }, which is sown on from { $from }
   *[other] { $seeds }, which are sown on from { $from }
  }
step-house-lost = { $place } is no longer { $owner }'s house
step-given-rest = after the grand slam, { $side } gets the { COUNT($count) } { $count ->
    [one] { $seed }
   *[other] { $seeds }
  } left
step-put-in = { AN($seed) } from the hand is put into { $place }, which now has { COUNT($count) }
step-sown-from = { COUNT($count) } { $count ->
    [one] { $seed } is
   *[other] { $seeds } are
  } { $captured } from { $place } and sown from { $from } on
step-tax = { $place } is the house and the only inner { $pit } with { $seeds }: two are sown, { COUNT($count) } stay
step-house-stop = { $place } is the house and has { COUNT($count) }: the turn stops there
step-house-played = { $place } is the house and has { COUNT($count) }: the player sows them on
step-blocked = { $place } is the only { $pit } that is threatened: { $owner } may not sow it next without a { $capture }
step-slam-refused = this would take all of { $other }'s { $seeds }: a grand slam { $captures } nothing, and the { COUNT($count) } { $count ->
    [one] { $seed } stays
   *[other] { $seeds } stay
  }
step-slam-left = this would take all of { $other }'s { $seeds }: a grand slam leaves { $place }
step-home-made = the last { $seed } makes { COUNT($count) } in { $place }: it becomes { $owner }'s { $home }, and { $owner } wins the { COUNT($count) }
step-home-barred = the last { $seed } makes { COUNT($count) } in { $place }, but no { $home } is allowed there: they stay
step-again-store = the last { $seed } falls in { $side }'s own { $store }: { $side } moves again
step-again-capture = after this { $capture }, { $side } moves again
step-swap = { $side } swaps sides: the board is turned round, { $side } takes over the opponent's position, and the opponent moves
step-stays = sowing from { $place } would never end: the board stays unchanged
step-pass-empty = { $side } has nothing to sow and passes
step-pass-endless = sowing from any of { $side }'s { $pits } would never end: { $side } passes
place-pit = { $pit } { $label }
move-swap = swapping sides
place-owned-pit = { $owner }'s { $pit } { $label }
place-owned-pits = { $owner }'s { $count ->
    [one] { $pit } { $labels }
   *[other] { $pits } { $labels }
  }
place-pits = { $count ->
    [one] { $pit } { $labels }
   *[other] { $pits } { $labels }
  }
place-store = { $owner }'s { $store }
# A list of places: "South's pits 5, 6, South's store and North's pit 1".
places-list = { $first }, { $then }
places-and = { $first } and { $then }
step-sweep-both = the remaining { $seeds } go to the side they are on: { $south } to South, { $north } to North
step-sweep-one = the { $count ->
    [one] one remaining { $seed } goes
   *[other] { COUNT($count) } remaining { $seeds } go
  } to { $side }

ending-majority = One player has more than half of the { $seeds }. { $result }
ending-side-empty = One side is empty. { $result }
ending-stuck = The player to move has no legal move. { $result }
ending-immobile = The player to move has no legal move and loses. { $result }
ending-inner-row-empty = { $loser }'s inner row is empty. { $result }
ending-cannot-feed = One player has no { $seeds }, and no move can give them any. { $result }
ending-seeds-left = { $count ->
    [one] At most one { $seed } remains.
   *[other] { $count } { $seeds } or fewer remain.
  } { $result }
ending-repetition = The position was repeated. { $result }
ending-agreement = The players agreed to end the game. { $result }
ending-cap = The game reached its move limit. { $result }
ending-resignation = { $loser } resigned. { $result }
ending-time = { $loser } ran out of time. { $result }
ending-abandoned = { $loser } left the game. { $result }

result-wins = { $side } wins { $more }–{ $less }.
result-wins-anyway = { $side } wins.
result-wins-by-possession = Both have { $captured } { $each }; { $side } wins by possession, { $more }–{ $less }.
result-draw = { $south }–{ $north }: a draw.

step-capture-more = { COUNT($count) } { $count ->
    [one] { $seed } in { $place } is
   *[other] { $seeds } in { $place } are
  } { $captured }
step-owned-made = { $place } becomes { $owner }'s own
ending-cleared = A side has no { $seeds } left, and its player wins. { $result }
ending-deprived = A player has no { $seeds } left and loses. { $result }
