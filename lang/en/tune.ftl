# What `sower tune` says.

tune-folder = Games are kept in { $folder }; the same command goes on where it was stopped.
tune-progress = round { $round } of { $rounds }: { $games } of { $total } games, about { $left } left
tune-fitted = Round { $round }: fitted to { $samples } positions; they explain { $explained } % of how far play departs from the stores (0 would be knowing nothing).
tune-stopped = Stopped; what was played is kept.
tune-done = The weights are in { $file }. Try them: sower match { $name } search:{ $file } level:10 --movetime 20 --games 200
