# What `sower tune` says.

tune-folder = Games are kept in { $folder }; the same command goes on where it was stopped.
tune-progress = round { $round } of { $rounds }: { $games } of { $total } games, about { $left } left
tune-fitted = Round { $round }: fitted to { $samples } positions; they explain { $explained } % of how far play departs from the stores (0 would be knowing nothing).
tune-stopped = Stopped in round { $round } of { $rounds }. Kept: { $round ->
    [1] { $games } of its { $total } games
   *[other] all games of the rounds before, and { $games } of its { $total }
  }{ $lost ->
    [0] .
    [one] . One more was played, but games are kept { $batch } at a time, so it will be played again.
   *[other] . { $lost } more were played, but games are kept { $batch } at a time, so they will be played again.
  }
tune-done = The weights are in { $file }. Try them: sower match { $game } { $player } level:10 --movetime 20 --games 200

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
