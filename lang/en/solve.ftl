# Messages of `sower solve`.

solve-endgames = building endgames first: { $seeds } of { $of } seeds in play
solve-progress = between { $lower } and { $upper }; is { $label } worth { $goal }? { $positions } positions, { $pace } per second, { $time }: { $line }
solve-value = { CAPITAL($told) }.
solve-between = Not fully solved: { $side }'s final margin is between { $lower } and { $upper }.
solve-wins = { $side } wins (proven).
solve-reaches = { $side }'s final margin is at least { $margin } (proven).
solve-misses = { $side }'s final margin is less than { $margin }: at most { $upper } (proven).
solve-draws = A draw (proven).
solve-best = Best: { $labels }. No other move is as good.
solve-best-among = Best: { $labels }. Other moves may be as good.
solve-best-so-far = Best so far: { $labels }.
solve-line = A best line: { $line }
solve-move = { $label }: { $value }
solve-move-between = { $label }: at least { $lower }, at most { $upper }
solve-took = { $count ->
    [one] { $positions } position
   *[other] { $positions } positions
  }, { $time }.
solve-cycles = Positions can repeat in this game, so not every value can be settled. More time does not help.
solve-stopped = Stopped before the proof was complete.
solve-out-of-time = The time limit ended the proof before it was complete.
solve-out-of-nodes = The node limit ended the proof before it was complete.
solve-resume = Run the same command to resume from { $file }.
solve-use-checkpoint = Use --checkpoint FILE to save the progress and resume later.
solve-nothing-proven = nothing is proven yet beyond the number of seeds
solve-resumed = Resuming from { $file }.
solve-not-kept = Cannot write the checkpoint { $file }: { $error }. The proof continues and tries again.
solve-lost-with-the-end = the last checkpoint could not be written to { $file }; progress since the previous one is lost
solve-open-elsewhere = { $file } is in use by a running proof; wait for it, or choose another file
solve-foreign = { $file } is not a checkpoint; choose another file, or remove it to start again
solve-version = { $file } has format version { $found }, which this program cannot read; choose another file
solve-damaged = { $file } is damaged, so nothing in it counts as proven; remove it to start again
solve-other-rules = { $file } is a checkpoint for other rules; choose another file
solve-other-position = { $file } is a checkpoint for the position { $found }; choose another file
