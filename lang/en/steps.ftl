# What happens in a ply, one sentence a step, and how games end.

step-feeding-forced = { $other } has no { $seeds }: only a move that gives { $other } some may be played
step-lift = { $count ->
    [one] one { $seed } is lifted from { $place }
   *[other] { COUNT($count) } { $seeds } are lifted from { $place }
  }
step-lift-leaving = { $count ->
    [one] one { $seed } is lifted from { $place }, one stays
   *[other] { COUNT($count) } { $seeds } are lifted from { $place }, one stays
  }
step-drop = { AN($seed) } falls in { $place }, which now holds { COUNT($count) }
step-drops = { AN($seed) } falls in each of { $places }; the last now holds { COUNT($count) }
step-drop-in-store = { AN($seed) } falls in the { $store }, which now holds { COUNT($count) }
step-into-home = { AN($seed) } falls in { $place }, { $owner }'s { $home }, and goes to { $owner }'s { $store }
step-relay = { $place } holds { COUNT($count) }: they are lifted and the turn goes on
step-stop-empty = { $place } was empty: the turn ends there
step-stop = { $place } now holds { COUNT($count) }, which is not { $captured }: the turn ends
step-stop-here = the turn ends in { $place }
step-capture-count = the last { $seed } made { COUNT($count) } in { $place } on { $owner }'s side: { $captured }
step-capture-chain = the last { $seed } { $captures } { COUNT($pits_taken) } { $pits } in a row, { $places }: { COUNT($count) } { $seeds }
step-capture-across = the last { $seed } fell in { $place }, which was empty: it is { $captured } with the { COUNT($count) } opposite in { $opposite }, { COUNT($total) } in all
step-capture-lone = the last { $seed } fell in { $place }, which was empty, and { $opposite } opposite is empty too: the lone { $seed } is { $captured }
step-capture-beyond = beyond the empty { $pit } lies { $place }: its { COUNT($count) } { $count ->
    [one] { $seed } is
   *[other] { $seeds } are
  } { $captured }
step-capture-passing = { $place } came to hold { COUNT($count) } in passing: { $captured } by { $side }
step-capture-last-few = only { COUNT($count) } { $count ->
    [one] { $seed } is left: it is
   *[other] { $seeds } are left: they are
  } { $captured } too
step-given-rest = after the grand slam the { COUNT($count) } { $count ->
    [one] { $seed } that is
   *[other] { $seeds } that are
  } left { $count ->
    [one] goes
   *[other] go
  } to { $side }
step-slam-refused = it would take all that { $other } has: a grand slam { $captures } nothing, and the { COUNT($count) } { $count ->
    [one] { $seed } stays
   *[other] { $seeds } stay
  }
step-slam-left = it would take all that { $other } has: a grand slam leaves { $place }
step-home-made = the last { $seed } made { COUNT($count) } in { $place }: it is { $owner }'s { $home } from now on, and the { COUNT($count) } are won
step-home-barred = the last { $seed } made { COUNT($count) } in { $place }, but no { $home } may be made there: they stay
step-again-store = the last { $seed } fell in { $side }'s own { $store }: { $side } moves again
step-again-capture = after this { $capture } { $side } moves again
step-swap = { $side } swaps: the board is turned round, so that { $side } has what the other had, and the other moves
step-stays = the sowing from { $place } would never end: the board stays as it is
step-pass-empty = { $side } has nothing to sow and passes
step-pass-endless = every { $pit } of { $side }'s would be sown for ever: { $side } passes
place-pit = { $pit } { $label }
place-other-pit = { $owner }'s { $pit } { $label }
place-other-pits = { $owner }'s { $labels }
places = { $labels }
# What a list of places is made of.
place-listed = { $label }
place-store = { $store }
places-then = { $first }, { $then }
step-sweep-both = what is left belongs to the side it lies on: { $south } to South, { $north } to North
step-sweep-one = the { $count ->
    [one] one { $seed } that is left goes
   *[other] { COUNT($count) } { $seeds } that are left go
  } to { $side }

ending-majority = More than half is won. { $result }
ending-side-empty = One side is empty. { $result }
ending-stuck = The player to move cannot move. { $result }
ending-cannot-feed = The other side is without { $seeds } and no move can give it some. { $result }
ending-seeds-left = Only { COUNT($count) } or fewer { $seeds } are in play. { $result }
ending-repetition = The same position stands again. { $result }
ending-agreement = The players agreed to end it. { $result }
ending-cap = The game has as many moves as it may have. { $result }
ending-resignation = { $loser } resigns. { $result }
ending-time = { $loser }'s time has run out. { $result }
ending-abandoned = { $loser } has left the game. { $result }

result-wins = { $side } wins { $more }–{ $less }.
result-wins-anyway = { $side } wins.
result-wins-by-possession = Both have { $captured } { $each }; { $side } wins by possession, { $more }–{ $less }.
result-draw = { $south }–{ $north }: a draw.
