# What `sower match` says.

match-progress = { $done } of { $total }: +{ $wins } ={ $draws } −{ $losses }, { $score }, { $elo }, { $left } left ({ $first } against { $second })
match-seconds = { $count } s
match-minutes = { $count } min
match-hours = { $hours } h { $minutes } min
match-crowded = { $threads } games at once with thinking time on { $cores ->
    [one] one core
   *[other] { $cores } cores
  }: the players take each other's time.
match-stopping = Stopping; press Ctrl-C again to leave without the result.
match-stopped = Stopped after { $done ->
    [one] one game
   *[other] { $done } games
  }; this is the result so far.
match-result = { $first } against { $second }, { $name }: { $count ->
    [one] one game
   *[other] { $count } games
  } in { $seconds } s
match-games = { $wins } won, { $draws } drawn, { $losses } lost: score { $score }
match-strength = { $elo }; likelihood of superiority { $los }
match-elo = Elo { $elo } ± { $error }
match-elo-alone = Elo { $elo }
match-elo-above = Elo above { $low }
match-elo-below = Elo below { $high }
match-elo-unknown = Elo unknown
match-pairs = pairs with 0, ½, 1, 1½ and 2 points: { $none }, { $half }, { $one }, { $more }, { $two }
match-south = South, whoever sat there: { $won } won, { $drawn } drawn, { $lost } lost: score { $score }
match-test-open = SPRT of { $elo0 } against { $elo1 } Elo: LLR { $llr } in { $low } to { $high }, not decided
match-test-decided = SPRT of { $elo0 } against { $elo1 } Elo: LLR { $llr } in { $low } to { $high }, { $accepted } accepted
match-lost = { $who } lost { $faults } by faults and { $timeouts } on time
match-forfeit = Game { $number }: { $who } loses: { $reason }
match-more-forfeits = Further games lost by rule are counted and not told; --record keeps them all.
match-gate-lost = { $who } scored { $score } against { $other }; the gate is { $gate }
match-gate-stopped = the match was stopped before it could pass its gate
match-test-lost = the test found { $who } against { $other } nearer to { $elo0 } than to { $elo1 } Elo: H0 accepted
match-head-player = player
match-head-games = games
match-head-won = won
match-head-drawn = drawn
match-head-lost = lost
match-head-score = score
match-head-elo = Elo
match-gauntlet = { $first } against each of the others, { $name }: { $count } games in { $seconds } s
match-round-robin = All against all, { $name }: { $count } games in { $seconds } s
