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
