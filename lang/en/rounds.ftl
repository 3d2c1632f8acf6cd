# Rounds and matches: the rules of a match, its score and its end.

heading-match = Match

rule-match-same = Each round starts the same.
rule-match-best-of = A match is the best of { $count } rounds: the player who wins more of them wins it, and it ends as soon as the lead is decisive. A drawn round counts for neither player.
rule-match-rounds = A match has { $count } rounds. The player with more { $tallied } wins it.
rule-match-first-to = The first player to reach { $target } { $tallied } wins the match. If both have reached them, the higher number wins.
rule-match-most = A match ends after { $count } rounds.
rule-match-refill = After a round each player keeps the { $seeds } that they have. For the next round they fill { $pits } of their own row with { COUNT($each) } { $each ->
    [one] { $seed }
   *[other] { $seeds }
  } each. What is left over stays captured.
rule-fill-left = They fill them from the left.
rule-fill-right = They fill them from the right.
rule-fill-outside = They fill them from both ends in turn, so that the players' { $pits } face each other.
rule-fill-loser = Only the loser of the round fills { $pits }; the winner's row stays unchanged. A drawn round ends the match.
rule-unfilled-closed = { AN($pit, case: "upper") } that cannot be filled is closed for the round: no one sows, plays or captures it. It opens again when its owner can fill it.
rule-unfilled-empty = { AN($pit, case: "upper") } that cannot be filled starts empty.
rule-match-cannot-fill = The match ends when a player cannot fill { COUNT($count) } { $count ->
    [one] { $pit }
   *[other] { $pits }
  }. The player with more { $seeds } wins it.
rule-starter-alternate = The players begin the rounds in turn.
rule-starter-loser = The loser of a round begins the next one; after a draw, the player who moved last.
rule-starter-winner = The winner of a round begins the next one; after a draw, the player who moved last.
rule-starter-last-mover = The player who moved last in a round begins the next one.

tally-wins = won rounds
tally-seeds = { $seeds }
tally-margin = { $seeds } of margin in the rounds won
tally-points = points: one for each round won, and another one for three quarters of the { $seeds }

match-round = Round { $round }
match-leads = { $side } leads { $more }–{ $less }
match-level = { $each }–{ $each }
match-round-and-score = Round { $round }, { $score }
match-won = { $side } wins the match { $south }–{ $north }: { $reason }.
match-drawn = The match is drawn { $south }–{ $north }: { $reason }.
match-end-target = the tally is reached
match-end-decided = the lead is decisive
match-end-rounds = all rounds are played
match-end-cannot-fill = a player cannot fill enough { $pits }
match-end-drawn = the last round was drawn
match-end-unplayable = no one could move in the next round
match-end-abandoned = a player has left

match-no-rounds = a match has at least one round
match-no-next = round { $round } cannot follow: { $reason }
match-wrong-start = round { $round } starts from { $found }; after the round before it starts from { $expected }
match-one-round = this game is played in one round; a match needs match.next = "same" or "refill"
match-not-over = round { $round } is not over
match-is-over = the match is over ({ $result })
match-file-round = round { $round }: { $reason }
match-file-wrong-round = the tag [Round "{ $found }"] is in record { $round }; expected [Round "{ $round }"]
match-file-wrong-score = round { $round } has the tag [MatchScore "{ $found }"]; the rounds before it give { $expected }

match-next-hint = Type next for the next round.
match-next-key = Press space for the next round.
match-none-next = There is no next round: { $reason }.
tui-key-next-round = next round
