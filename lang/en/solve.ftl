# What `sower solve` says.

solve-endgames = working out all endgames first: { $seeds } of { $of } seeds in play
solve-progress = between { $lower } and { $upper }; is { $label } worth { $goal }? { $positions } positions, { $pace } a second, { $time }: { $line }
solve-value = { $told }.
solve-between = Not proven to the end: { $side } gets at least { $lower } and at most { $upper }.
solve-wins = { $side } wins, proven.
solve-reaches = { $side } gets at least { $margin }, proven.
solve-misses = { $side } does not get { $margin }: at most { $upper }, proven.
solve-draws = A draw, proven.
solve-best = Best: { $labels }. No other move is as good.
solve-best-so-far = Best as far as is proven: { $labels }.
solve-line = A best line: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: at least { $lower }, at most { $upper }
solve-took = { $positions } positions, { $time }.
solve-resumed = Going on from { $file }.
solve-not-kept = The checkpoint { $file } could not be written: { $error }. It is tried again for as long as the proof goes on.
solve-lost-with-the-end = the last checkpoint is not in { $file }: what this run has proven beyond the one before is lost with its end
solve-open-elsewhere = { $file } is the checkpoint of a proof that runs; wait for its end, or name another file
solve-foreign = { $file } is no checkpoint of a proof; name another file, or remove it to begin anew
solve-version = { $file } has version { $found } of the form, which this program does not read; name another file
solve-damaged = { $file } was cut or changed since it was written, so nothing in it is taken for proven; remove it to begin anew
solve-other-rules = { $file } is the checkpoint of a game with other rules; name another file
solve-other-position = { $file } is the checkpoint of the position { $found }; name another file
