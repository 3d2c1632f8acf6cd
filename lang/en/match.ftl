# Messages of `sower match`.

match-progress = { $done } of { $total }: +{ $wins } ={ $draws } −{ $losses }, { $score }, { $elo }, { $left } left ({ $first } against { $second })
match-seconds = { $count } s
match-minutes = { $count } min
match-hours = { $hours } h { $minutes } min
match-crowded = { $threads ->
    [one] { $threads } timed game
   *[other] { $threads } timed games
  } in parallel on { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
  }: the players slow each other down.
match-stopping = Stopping. Press Ctrl-C again to quit without a result.
match-stopped = Stopped after { $done ->
    [one] { $done } game
   *[other] { $done } games
  }; this is the result so far.
match-result = { $first } against { $second }, { $name }: { $count ->
    [one] { $count } game
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
match-south = South (both players): { $won } won, { $drawn } drawn, { $lost } lost: score { $score }
match-test-open = SPRT of { $elo0 } against { $elo1 } Elo: LLR { $llr } in { $low } to { $high }, not decided
match-test-decided = SPRT of { $elo0 } against { $elo1 } Elo: LLR { $llr } in { $low } to { $high }, { $accepted } accepted
match-lost = { $who } lost { $faults ->
    [one] { $faults } game
   *[other] { $faults } games
  } by errors and { $timeouts } on time
match-forfeit = Game { $number }: { $who } loses: { $reason }
match-more-forfeits = Further forfeits are counted but not shown; --record saves every game.
match-gate-lost = { $who } scored { $score } against { $other }; the gate is { $gate }
match-gate-stopped = the match was stopped before the gate was decided
match-test-lost = the SPRT accepted H0: { $who } against { $other } is closer to { $elo0 } than to { $elo1 } Elo
match-head-player = player
match-head-games = games
match-head-won = won
match-head-drawn = drawn
match-head-lost = lost
match-head-score = score
match-head-elo = Elo
match-gauntlet = { $first } against each of the others, { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
  } in { $seconds } s
match-round-robin = Round robin, { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
  } in { $seconds } s

# Why a computer player returned no move. Clauses after "North loses: ".
player-no-move = there is no legal move
player-stopped = it was stopped before it found a move
player-exited = its program ended ({ $how })
player-exit-status = exit status { $code }
player-signal = signal { $signal }
player-silent = its program did not answer within { $waited } ms
player-last-words = { $what }; its last output: “{ $words }”
player-fault = { $text }
