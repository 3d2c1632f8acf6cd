# Messages of `sower tune`.

tune-folder = Games are saved in { $folder }. To resume after a stop, run the same command.
tune-progress = round { $round } of { $rounds }: { $games } of { $total } games, about { $left } left
tune-fitted = Round { $round }: fitted to { $samples } positions, R² = { $explained }
tune-stopped = Stopped in round { $round } of { $rounds }. Saved: { $round ->
    [1] { $games } of { $total } games
   *[other] all games of earlier rounds, and { $games } of { $total } of this round
  }.{ $lost ->
    [0] { "" }
    [one] { " " }Games are saved { $batch } at a time, so { $lost } more will be played again.
   *[other] { " " }Games are saved { $batch } at a time, so { $lost } more will be played again.
  }
tune-done = The weights are in { $file }. To try them: sower match { $game } { $player } level:10 --movetime 20 --games 200

# `sower tune levels`
tune-levels-progress = round { $round }: level { $upper } against { $lower }, { $games } of { $total } games, { $time }
tune-levels-round = { $round ->
    [0] Current levels: { $scores }
   *[other] Round { $round }: { $scores }
  }
tune-levels-head = levels    score               Elo     nodes    noise
tune-levels-outside = At least one level scores less than 60 % or more than 85 % against the one below it.
tune-levels-stopped = Stopped before all levels were measured. The best levels of the finished rounds are kept.
tune-levels-done = The levels are in { $file }. To use them, copy the file to games/ and build Sower again.
