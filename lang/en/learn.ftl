# A game's lessons. The keys are built from the names in `games/NAME.lessons`.

task-goes-on = Continue: { $left ->
    [one] one move left.
   *[other] { COUNT($left) } moves left.
  }
miss-again = { $wanted ->
    [one] That gives no extra turn.
   *[other] { $found ->
        [0] No extra turn
        [one] One extra turn
       *[other] { COUNT($found) } extra turns
      } so far; you need { COUNT($wanted) }.
  }
miss-captured = { $found ->
    [0] Nothing is { $captured }; you need { COUNT($wanted) }.
    [one] Only one { $seed } is { $captured }; you need { COUNT($wanted) }.
   *[other] Only { COUNT($found) } { $seeds } are { $captured }; you need { COUNT($wanted) }.
  }
miss-slam = That would take all of your opponent's { $seeds }: a grand slam, which { $captures } nothing here.
miss-gained = { $found ->
    [0] Your { $store } gains nothing; you need { COUNT($wanted) }.
   *[other] Your { $store } gains only { COUNT($found) }; you need { COUNT($wanted) }.
  }
miss-laps = { $found ->
    [one] Only one lap; you need { COUNT($wanted) }.
   *[other] Only { COUNT($found) } laps; you need { COUNT($wanted) }.
  }
miss-last = The last { $seed } falls in { $fell }, not in { $wanted }.
miss-pit = { $label }
miss-store = the { $store }
miss-best = Another move takes at least as many.
miss-unsafe = { $found ->
    [one] { $other } can now play { $label }: one { $seed } is { $captured }.
   *[other] { $other } can now play { $label }: { COUNT($found) } { $seeds } are { $captured }.
  }
miss-turn-goes-on = It is still your turn. What counts is your opponent's best reply after it.
miss-no-home = That makes no { $home }.
miss-home-barred = You cannot make { AN($home) } in that { $pit }.
miss-not-fed = { $other } still has no { $seeds }.
miss-no-end = The game continues.
miss-no-win = That does not win the game.

# Kalah

learn-kalah-example-start = Four stones are taken from the first pit and sown one by one to the right, towards your store.
learn-kalah-example-past-the-store = Eight stones: one in your own store, six in North's row. The last one skips North's store and comes back to your side.
learn-kalah-example-across = The last stone falls in an empty pit on your side. It is captured together with the five stones opposite.
learn-kalah-example-nothing-opposite = The last stone falls in an empty pit on your side, but the pit opposite is empty too. Nothing is captured.
learn-kalah-example-extra-turn = The last of four stones falls in your store, so you move again.
learn-kalah-example-bare-row = South's row is empty and the game is over. North gets the stones in North's row, and they decide the game.

learn-kalah-extra-turn-task = Play a move that gives you an extra turn.
learn-kalah-extra-turn-hint = The last stone must fall in your store. Count four steps back from it.
learn-kalah-extra-turn-done = Correct: the last of the four stones from pit 3 falls in your store, and you move again.
learn-kalah-capture-task = Capture four stones.
learn-kalah-capture-hint = Pit 5 is empty, and there are three stones opposite. From which pit does the last stone fall there?
learn-kalah-capture-done = Well done. The last stone falls in the empty pit 5 and captures the three opposite.
learn-kalah-larger-capture-task = There are two captures. Make the larger one.
learn-kalah-larger-capture-hint = For each empty pit, first look at the stones opposite it.
learn-kalah-larger-capture-done = One stone captured seven. Always check your opponent's row first.
learn-kalah-order-task = Play two moves that both end in your store.
learn-kalah-order-hint = Sowing a pit adds a stone to each pit after it. Play the pit nearest to the store first.
learn-kalah-order-done = Nearest first. If you play pit 5 first, pit 6 has two stones and overshoots the store.
learn-kalah-turn-then-capture-task = Capture eight stones with two moves.
learn-kalah-turn-then-capture-hint = There are seven stones opposite pit 5. Empty that pit with a move that gives you an extra turn.
learn-kalah-turn-then-capture-done = The extra turn emptied the pit, and you captured before North could reply.
learn-kalah-all-the-way-round-task = Capture seven stones.
learn-kalah-all-the-way-round-hint = Where does the last of thirteen stones fall?
learn-kalah-all-the-way-round-done = Thirteen stones go all the way round and end in the pit they came from. It is empty now, so the last stone captures.
learn-kalah-danger-task = North threatens to capture seven stones. Play a move after which North can capture nothing.
learn-kalah-danger-hint = The six stones in pit 3 are at risk. Move them away.
learn-kalah-danger-done = Safe. Watch for a full pit of yours opposite an empty pit of North's.
learn-kalah-make-room-task = North will reply with pit 1. Capture seven stones with your second move.
learn-kalah-make-room-hint = There are six stones opposite your pit 2, and pit 1 has one stone. What prevents the capture?
learn-kalah-make-room-done = Well done: you emptied the pit first, then captured with it.
learn-kalah-three-in-a-row-task = Play three moves: two extra turns, then a capture of eight stones.
learn-kalah-three-in-a-row-hint = Start with the pit next to your store and work backwards.
learn-kalah-three-in-a-row-done = Three moves before North had one. Extra turns win games of Kalah.
learn-kalah-finish-task = End the game with this move, and win it.
learn-kalah-finish-hint = The game ends as soon as one row is empty. It may be North's.
learn-kalah-finish-done = You captured North's last four stones and emptied North's row. The stones in your row are yours too.

learn-kalah-story-origin = Kalah is a young game in a very old family. William Julius Champion based it on older sowing games and patented it in the United States in 1955.
learn-kalah-story-spread = In the United States it is mostly sold as Mancala, the name of the whole family. In Germany it is known as Kalaha. Its short rules have also made it a favourite of programmers.
learn-kalah-story-solved = In 2000 Geoffrey Irving, Jeroen Donkers and Jos Uiterwijk published Solving Kalah. It gives the value of many starting positions, up to six pits with five stones each. Moving first is a large advantage: with four stones in each pit the first player wins by eight. Where a single last stone is captured too, the margin is ten.

# Oware

learn-oware-example-start = Four seeds are taken from house C and sown one by one, anticlockwise. The last reaches North's house a.
learn-oware-example-long-lap = Twelve seeds go all the way round. They skip house F, where they started, and it stays empty.
learn-oware-example-twos-and-threes = The last seed makes three in b: captured. The house before it, a, now has two: captured as well.
learn-oware-example-grand-slam = Both houses have the right number, but they are all that North has. A grand slam captures nothing.
learn-oware-example-feeding = North has no seeds, so South must play a move that reaches North's side.
learn-oware-example-cannot-feed = North's last seed has moved to South's side, and no move by South reaches North. The game ends, and South gets the seeds on South's side.
learn-oware-example-twenty-five = With the two seeds captured here, South has 25. That is more than half, and South wins.

learn-oware-count-task = Play the move whose last seed falls in North's house b.
learn-oware-count-hint = Every house has four seeds. Count four steps back from b.
learn-oware-count-done = Correct. Counting where a sowing ends is the first skill of Oware.
learn-oware-two-task = Capture two seeds.
learn-oware-two-hint = Your last seed must make two or three in a house of North's. House b has one.
learn-oware-two-done = The last seed made two in b, so both are captured. House a before it has four now and stays.
learn-oware-chain-task = Capture six seeds with one move.
learn-oware-chain-hint = The capture continues backwards from the last seed. North's houses d, e and f have two seeds each.
learn-oware-chain-done = Three in e and three in d: both captured. The chain stopped at c, which has seven.
learn-oware-longest-chain-task = Three houses can capture. Play the one that captures most.
learn-oware-longest-chain-hint = The further the last seed goes, the more houses are behind it. Which move makes twos and threes in three of them?
learn-oware-longest-chain-done = You captured seven seeds from three houses in a row.
learn-oware-too-much-task = Capture two seeds.
learn-oware-too-much-hint = Capturing all of North's seeds captures nothing. Leave North one seed.
learn-oware-too-much-done = Correct. House E would have been a grand slam, which captures nothing.
learn-oware-all-the-way-round-task = Capture five seeds with your largest house.
learn-oware-all-the-way-round-hint = Fourteen seeds go round the whole board and skip the house they came from.
learn-oware-all-the-way-round-done = An empty house became two, and a single seed became three. A large house reaches the whole board.
learn-oware-danger-task = North threatens to capture. Play a move after which North can capture nothing.
learn-oware-danger-hint = Count how far North's house d reaches. Houses with one or two seeds are at risk.
learn-oware-danger-done = Safe. The single seed has moved, and your other houses are too full or empty.
learn-oware-feed-safely-task = North has no seeds, so you must give some. Do it so that North can capture nothing.
learn-oware-feed-safely-hint = Two houses reach North's side. A seed in f can come straight back to A.
learn-oware-feed-safely-done = You fed North with seeds that are far from your houses.
learn-oware-prepare-task = North will reply with house e. Capture seven seeds with your second move.
learn-oware-prepare-hint = First sow into North's near houses, so that one more seed in each makes twos and threes.
learn-oware-prepare-done = You prepared in one turn and captured in the next. North won two seeds and lost seven.
learn-oware-win-task = You have 21 seeds. Win the game with this move.
learn-oware-win-hint = You need 25 of the 48 seeds. Two more are not enough.
learn-oware-win-done = You captured two and three. With 26 seeds you have more than half.

learn-oware-story-name = Oware is the game's name in Ghana. The same game, or a close relative, is played across West Africa as Awalé, Ayò, Adji or Ouri. In the Caribbean, where enslaved West Africans brought it, it is called Warri.
learn-oware-story-written = G. T. Bennett described it as Wari in R. S. Rattray's book on Ashanti of 1927, and H. J. R. Murray included it in his history of board games of 1951. The rules here are those called Abapa, which tournaments use.
learn-oware-story-many-rules = Players disagree about some rules. There are several answers to a move that would take all of the opponent's seeds; Sower has them as variants. Most share one idea: do not starve your opponent.

# Togyz Kumalak

learn-togyz-kumalak-example-start = Every otau has nine balls. All but one are taken from the first otau and sown one by one to the right.
learn-togyz-kumalak-example-leave-one = Five balls: four are sown, and one stays.
learn-togyz-kumalak-example-lone-ball = A single ball moves to the next otau and leaves its own empty.
learn-togyz-kumalak-example-even = The last ball makes ten in one of North's otaus. Ten is even, so all ten go to South's kazan.
learn-togyz-kumalak-example-tuzdyk = The last ball makes three in one of North's otaus. That otau is South's tuzdyk for the rest of the game.
learn-togyz-kumalak-example-into-the-tuzdyk = North's fourth otau is South's tuzdyk. The ball that falls in it goes straight to South's kazan.
learn-togyz-kumalak-example-not-in-the-ninth = Three balls, but in the ninth otau: no tuzdyk is allowed there, and the balls stay.
learn-togyz-kumalak-example-eighty-two = A player with 82 balls or more wins. Here South has 83.
learn-togyz-kumalak-example-atsyz-qalu = North is to move and has no balls: atsyz qalu. South gets the balls in South's row.

learn-togyz-kumalak-even-task = Capture six balls.
learn-togyz-kumalak-even-hint = Your last ball must make an odd otau of North's even. One ball always stays behind.
learn-togyz-kumalak-even-done = You sowed four balls, and the fourth made six. Odd otaus are the ones at risk.
learn-togyz-kumalak-lone-ball-task = Capture six balls.
learn-togyz-kumalak-lone-ball-hint = Your smallest otau is enough.
learn-togyz-kumalak-lone-ball-done = A single ball captured six. In the ninth otau it is always a threat.
learn-togyz-kumalak-larger-capture-task = There are two captures. Make the larger one.
learn-togyz-kumalak-larger-capture-hint = Compare North's otaus 2 and 3. Which can you make even, and how many balls will it have?
learn-togyz-kumalak-larger-capture-done = You captured six balls instead of two.
learn-togyz-kumalak-tuzdyk-task = Make a tuzdyk.
learn-togyz-kumalak-tuzdyk-hint = North has otaus with two balls. Your last ball must be the third.
learn-togyz-kumalak-tuzdyk-done = Otau 2 is your tuzdyk now. Every ball that falls in it is yours, even when North sows it.
learn-togyz-kumalak-not-in-the-ninth-task = Make a tuzdyk. Two moves make three balls, but only one of them works.
learn-togyz-kumalak-not-in-the-ninth-hint = A tuzdyk is not allowed in North's ninth otau.
learn-togyz-kumalak-not-in-the-ninth-done = Correct: in the ninth otau the three balls would have stayed.
learn-togyz-kumalak-not-the-same-number-task = North has a tuzdyk in your second otau. Make your own.
learn-togyz-kumalak-not-the-same-number-hint = Your tuzdyk must not have the same number as North's.
learn-togyz-kumalak-not-the-same-number-done = Otau 2 was not allowed; otau 6 is your tuzdyk.
learn-togyz-kumalak-into-the-tuzdyk-task = North's fourth otau is your tuzdyk. Add five balls to your kazan.
learn-togyz-kumalak-into-the-tuzdyk-hint = A long sowing drops a ball into the tuzdyk, and its last ball can still capture.
learn-togyz-kumalak-into-the-tuzdyk-done = The tuzdyk gave you one ball and the capture four.
learn-togyz-kumalak-danger-task = North threatens to capture. Play a move after which North can capture nothing.
learn-togyz-kumalak-danger-hint = A sowing from North's seventh otau ends in your third, which is odd. Make it even first.
learn-togyz-kumalak-danger-done = Safe. One more ball makes an even otau odd, and odd numbers are not captured.
learn-togyz-kumalak-prepare-task = North will reply with otau 1. Make a tuzdyk with your second move.
learn-togyz-kumalak-prepare-hint = North's third otau has two balls. Which of your otaus reaches it with one more ball?
learn-togyz-kumalak-prepare-done = The first move added the missing ball, and the second made the tuzdyk.
learn-togyz-kumalak-win-task = You have 78 balls. Win the game with this move.
learn-togyz-kumalak-win-hint = You need 82. Look for a capture of four.
learn-togyz-kumalak-win-done = You have 82 of 162 balls, more than half, and win the game.

learn-togyz-kumalak-story-name = Togyz means nine, and kumalak are the small balls. Each player has nine otaus with nine balls each, 162 in all. In Kyrgyzstan the game is called toguz korgool.
learn-togyz-kumalak-story-written = It is the national board game of the Kazakhs and the Kyrgyz. N. N. Pantusov described it in 1906. People play it on wooden boards, and once played it in hollows dug in the ground.
learn-togyz-kumalak-story-sport = Today it is a sport with tournaments and recorded games, and part of the World Nomad Games. In 2020 UNESCO listed it, together with its relatives, as intangible cultural heritage of Kazakhstan, Kyrgyzstan and Türkiye.

# Ogidise

learn-ogidise-example-start = Stones are sown clockwise round the ring. If the last stone falls in a pit with stones, all are lifted and sown on. The turn ends when it falls in an empty pit.
learn-ogidise-example-empty-pit = The last of six stones falls in pit 9, which was empty, so the turn ends.
learn-ogidise-example-sow-on = The last stone makes four in pit 3, on South's own side. That is not a claim: the four are lifted and sown on.
learn-ogidise-example-claim = The last stone makes four in pit 10, on North's side. South claims them, and the turn ends.
learn-ogidise-example-sixteen = After this claim 16 stones are left, and the game ends. Both players have claimed 16, so possession decides: the reserve plus the stones on one's own side.
learn-ogidise-example-no-stone = North is to move and has no stones. The game is over, and each player gets the stones on their own side.

learn-ogidise-empty-pit-task = End your turn in the empty pit 9.
learn-ogidise-empty-pit-hint = Count back from pit 9. Which of your pits has exactly that many stones?
learn-ogidise-empty-pit-done = The fifth stone fell in the empty pit 9, so your turn ended.
learn-ogidise-claim-task = Claim four stones.
learn-ogidise-claim-hint = On North's side only pit 11 has three stones. From which pit does the last stone fall there?
learn-ogidise-claim-done = The last stone made four on North's side, so you claim them.
learn-ogidise-sow-on-task = Claim four stones.
learn-ogidise-sow-on-hint = Your turn continues from where the last stone falls. A single stone is enough to start.
learn-ogidise-sow-on-done = One stone made three in pit 7. Those three were sown on, and the last made four in pit 10.
learn-ogidise-own-four-task = Claim four stones.
learn-ogidise-own-four-hint = A four on your own side is not claimed but sown on. Make one.
learn-ogidise-own-four-done = Your own four was sown on from pit 5 and made four in pit 9, which you claim.
learn-ogidise-five-laps-task = Play a turn of at least five laps.
learn-ogidise-five-laps-hint = Follow each lap in your mind. The turn continues as long as the last stone falls on others.
learn-ogidise-five-laps-done = You sowed five laps in one turn. Some turns of Ogidise have hundreds.
learn-ogidise-danger-task = North threatens to claim. Play a move after which North can claim nothing.
learn-ogidise-danger-hint = A short turn changes only a few pits. Sometimes that is enough.
learn-ogidise-danger-done = Safe. One short turn stopped the threat.
learn-ogidise-claim-safely-task = Claim four stones so that North can claim nothing back.
learn-ogidise-claim-safely-hint = Two pits claim. After one of them, North can reply from pit 7.
learn-ogidise-claim-safely-done = You claimed four, and North can claim nothing.
learn-ogidise-prepare-task = North will reply with pit 7. Claim four stones with your second move.
learn-ogidise-prepare-hint = Sow pit 3 first. After North's reply, pit 9 has three stones.
learn-ogidise-prepare-done = The first turn prepared the stones, and the second made four.
learn-ogidise-possession-task = Claim the last four and win the game.
learn-ogidise-possession-hint = The game ends at 16 stones. If both players have claimed 16, the stones on your own side count.
learn-ogidise-possession-done = You both claimed 16, and you have more stones on your side. You win by possession.

learn-ogidise-story-benin = Ogidise is played in Benin City in the south of Nigeria. It has twelve pits in a ring, four stones in each, and very long turns.
learn-ogidise-story-told = The rules here are by a player who knows the game from Benin City, together with a program that plays it. Where neither answers a question, Sower decides, and the notes say so.
learn-ogidise-story-endless = About one turn in ten thousand would never end: after up to 4.6 million laps, the sowing returns to the board it began with. You may not play such a pit.

# Mangala

learn-mangala-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-mangala-example-leave = Two { $seeds }: one stays in its { $pit } and the other moves on. A single { $seed } would move on alone.
learn-mangala-example-across = The last { $seed } falls in an empty { $pit } of yours. It is { $captured } together with everything opposite.
learn-mangala-example-again = The last { $seed } falls in your own { $store }: you move again.
learn-mangala-example-end-majority = One player has more than half of all { $seeds }: the game is over.

learn-mangala-extra-turn-task = Play a move that gives you an extra turn.
learn-mangala-extra-turn-hint = The last { $seed } must fall in your { $store }.
learn-mangala-extra-turn-done = Correct: 6 ends in your { $store }, and you move again.
learn-mangala-even-task = Only one move { $captures } anything here. Find it.
learn-mangala-even-hint = Count where the last { $seed } falls: it must make an even number in your opponent's row.
learn-mangala-even-done = Correct: 2 takes 4.
learn-mangala-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-mangala-larger-hint = Count where the last { $seed } falls: it must make an even number in your opponent's row.
learn-mangala-larger-done = Correct: 5 takes 8, the next best move only 3.

learn-mangala-story-origin = This Mangala is the tournament game of Turkey. It was made in 2009 from older forms.
learn-mangala-story-play = It is played at the World Nomad Games. A match is the best of three or of five sets.

# Congkak

learn-congkak-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-congkak-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-congkak-example-across = The last { $seed } falls in an empty { $pit } of yours. It is { $captured } together with everything opposite.
learn-congkak-example-again = The last { $seed } falls in your own { $store }: you move again.
learn-congkak-example-end-row = South's row is empty and the round is over. North keeps what lies in North's row.

learn-congkak-extra-turn-task = Play a move that gives you an extra turn.
learn-congkak-extra-turn-hint = The last { $seed } must fall in your { $store }.
learn-congkak-extra-turn-done = Correct: 5 ends in your { $store }, and you move again.
learn-congkak-one-capture-task = Only one move { $captures } anything here. Find it.
learn-congkak-one-capture-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-congkak-one-capture-done = Correct: 7 takes 5.
learn-congkak-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-congkak-larger-hint = Look for an empty { $pit } of yours opposite many { $seeds }: the last { $seed } must fall there.
learn-congkak-larger-done = Correct: 2 takes 21, the next best move only 3.

learn-congkak-story-origin = Congkak is at home in Malaysia, Indonesia, Singapore and Brunei. W. W. Skeat described it in Malay Magic in 1900.
learn-congkak-story-play = Boards have five to nine houses a side, each with as many seeds as there are houses. The full game continues round after round.

# Sungka

learn-sungka-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-sungka-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-sungka-example-across = The last { $seed } falls in an empty { $pit } of yours. It is { $captured } together with everything opposite.
learn-sungka-example-again = The last { $seed } falls in your own { $store }: you move again.
learn-sungka-example-end-all = The last { $seed } goes into the { $store }, and no { $pit } has any left: the round is over.

learn-sungka-extra-turn-task = Play a move that gives you an extra turn.
learn-sungka-extra-turn-hint = The last { $seed } must fall in your { $store }.
learn-sungka-extra-turn-done = Correct: 6 ends in your { $store }, and you move again.
learn-sungka-one-capture-task = Only one move { $captures } anything here. Find it.
learn-sungka-one-capture-hint = Look for an empty { $pit } of yours opposite many { $seeds }: the last { $seed } must fall there.
learn-sungka-one-capture-done = Correct: 2 takes 3.
learn-sungka-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-sungka-larger-hint = Look for an empty { $pit } of yours opposite many { $seeds }: the last { $seed } must fall there.
learn-sungka-larger-done = Correct: 2 takes 8, the next best move only 5.

learn-sungka-story-origin = Sungka is the sowing game of the Philippines. It is played with shells on a board like a boat.
learn-sungka-story-play = Its sister games are congkak and dakon. A round continues until every shell is in a store.

# Omweso

learn-omweso-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-omweso-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-omweso-example-front = The last { $seed } falls in a filled { $pit } of the inner row: the { $seeds } opposite are { $captured } and sown on your own side.
learn-omweso-example-end-stuck = North has no { $pit } with two { $seeds } left and cannot move. South wins.

learn-omweso-one-capture-task = Only one move { $captures } anything here. Find it.
learn-omweso-one-capture-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in both { $pits } opposite.
learn-omweso-one-capture-done = Correct: h1 takes 5.
learn-omweso-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-omweso-larger-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in both { $pits } opposite.
learn-omweso-larger-done = Correct: g2 takes 23, the next best move only 2.
learn-omweso-largest-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-omweso-largest-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in both { $pits } opposite.
learn-omweso-largest-done = Correct: f2 takes 35, the next best move only 16.

learn-omweso-story-origin = Omweso is the royal game of Uganda, the game of the Baganda. R. S. Shackell described it in 1934.
learn-omweso-story-play = No seed ever leaves the board: you sow what you take. Some turns never end, so a tournament annuls a game after a turn of more than three minutes.

# Bao la kiswahili

learn-bao-la-kiswahili-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-bao-la-kiswahili-example-hand = A { $seed } from the hand goes into a { $pit } of the inner row. Nothing can be { $captured }, so that { $pit } is sown.
learn-bao-la-kiswahili-example-house = A { $seed } from the hand goes opposite North's house. Its six { $seeds } are { $captured } and sown on your own row; the house is lost.
learn-bao-la-kiswahili-example-end-inner = North's inner row becomes empty: South wins at once.

learn-bao-la-kiswahili-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-bao-la-kiswahili-larger-hint = What a move takes is sown on your inner row and may take again. Follow each move to its end.
learn-bao-la-kiswahili-larger-done = Correct: b2< takes 11, the next best move only 9.
learn-bao-la-kiswahili-direction-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-bao-la-kiswahili-direction-hint = What a move takes is sown on your inner row and may take again. Follow each move to its end.
learn-bao-la-kiswahili-direction-done = Correct: g2> takes 11, the next best move only 9.
learn-bao-la-kiswahili-chain-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-bao-la-kiswahili-chain-hint = What a move takes is sown on your inner row and may take again. Follow each move to its end.
learn-bao-la-kiswahili-chain-done = Correct: f2> takes 17, the next best move only 7.

learn-bao-la-kiswahili-story-origin = Bao la kiswahili is the Bao of Zanzibar and the coast of East Africa. Alexander de Voogt described its rules and its masters in 1995.
learn-bao-la-kiswahili-story-play = In the first phase, namua, each turn puts a seed from the hand on the board. When the hands are empty, mtaji begins: you sow pits of two to fifteen seeds.

# Hus

learn-hus-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-hus-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-hus-example-front = The last { $seed } falls in a filled { $pit } of the inner row: the { $seeds } opposite are { $captured } and sown on your own side.
learn-hus-example-end-stuck = North has no { $pit } with two { $seeds } left and cannot move. South wins.

learn-hus-one-capture-task = Only one move { $captures } anything here. Find it.
learn-hus-one-capture-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in the inner { $pit } opposite.
learn-hus-one-capture-done = Correct: f2 takes 6.
learn-hus-another-task = Only one move { $captures } anything here. Find it.
learn-hus-another-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in the inner { $pit } opposite.
learn-hus-another-done = Correct: f2 takes 5.
learn-hus-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-hus-larger-hint = A lap must end in a filled { $pit } of your inner row with { $seeds } in the inner { $pit } opposite.
learn-hus-larger-done = Correct: e2 takes 7, the next best move only 2.

learn-hus-story-origin = Hus is the game of the Nama in Namibia and South Africa. Each player sows round their own two rows.
learn-hus-story-play = Stones never leave the board. What you take is sown from the next pit, and may take more on its way.

# Pallanguzhi

learn-pallanguzhi-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-pallanguzhi-example-next = After each lap the next { $pit } is lifted. When the next one is empty, the sowing stops.
learn-pallanguzhi-example-gap = The next { $pit } is empty, and what lies beyond it is { $captured }.
learn-pallanguzhi-example-feed = North has no { $seeds }, so you may play only a move that gives North some.
learn-pallanguzhi-example-end-few = Six { $seeds } remain, and the round is over. Each player keeps their own side.

learn-pallanguzhi-beyond-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-pallanguzhi-beyond-hint = After each lap look at the next { $pit }. If it is empty, the { $pit } beyond it is { $captured }.
learn-pallanguzhi-beyond-done = Correct: 3 takes 5, the next best move only 4.
learn-pallanguzhi-long-lap-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-pallanguzhi-long-lap-hint = After each lap look at the next { $pit }. If it is empty, the { $pit } beyond it is { $captured }.
learn-pallanguzhi-long-lap-done = Correct: 3 takes 13, the next best move only 2.
learn-pallanguzhi-full-pits-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-pallanguzhi-full-pits-hint = After each lap look at the next { $pit }. If it is empty, the { $pit } beyond it is { $captured }.
learn-pallanguzhi-full-pits-done = Correct: 4 takes 25, the next best move only 16.

learn-pallanguzhi-story-origin = Pallanguzhi is played in South India and Sri Lanka on a board of two rows of seven.
learn-pallanguzhi-story-play = Four shells in a pit are a cow, pasu, and go to the owner of the pit. In the full game, a player who runs short closes pits in the next round.

# Ayoayo

learn-ayoayo-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-ayoayo-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-ayoayo-example-across = The last { $seed } falls in an empty { $pit } of yours. It is { $captured } together with everything opposite.
learn-ayoayo-example-feed = North has no { $seeds }, so you may play only a move that gives North some.
learn-ayoayo-example-end-feed = South cannot feed North any more: the game is over.

learn-ayoayo-one-capture-task = Only one move { $captures } anything here. Find it.
learn-ayoayo-one-capture-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-ayoayo-one-capture-done = Correct: 2 takes 5.
learn-ayoayo-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-ayoayo-larger-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-ayoayo-larger-done = Correct: 4 takes 7, the next best move only 2.
learn-ayoayo-largest-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-ayoayo-largest-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-ayoayo-largest-done = Correct: 6 takes 23, the next best move only 5.

learn-ayoayo-story-origin = Ayoayo is the relay game of the Yoruba in Nigeria. Two rows of six pits begin with four seeds each.
learn-ayoayo-story-play = A turn ends in an empty pit. If it is your own, you take it with the seeds opposite, so long relays must be counted to the end.

# Songo

learn-songo-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-songo-example-single = One lap and no more: the turn ends where the last { $seed } falls.
learn-songo-example-two-four = The last { $seed } makes two in your opponent's row: they are { $captured }.
learn-songo-example-feed = North has no { $seeds }, so you may play only a move that gives North some.
learn-songo-example-end-move = North is to move and has nothing to sow: the game is over.

learn-songo-one-capture-task = Only one move { $captures } anything here. Find it.
learn-songo-one-capture-hint = The last { $seed } must make two or four in your opponent's row; the { $pits } just before it may count too.
learn-songo-one-capture-done = Correct: 7 takes 4.
learn-songo-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-songo-larger-hint = The last { $seed } must make two or four in your opponent's row; the { $pits } just before it may count too.
learn-songo-larger-done = Correct: 7 takes 8, the next best move only 2.
learn-songo-chain-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-songo-chain-hint = The last { $seed } must make two or four in your opponent's row; the { $pits } just before it may count too.
learn-songo-chain-done = Correct: 4 takes 8, the next best move only 4.

learn-songo-story-origin = Songo is the game of the Fang and their neighbours in Cameroon, Gabon and Equatorial Guinea. Powell-Cotton described a board in 1931.
learn-songo-story-play = Today it is a mind sport with tournaments and with further rules. The form here is the simple one of two and four.

# Layli Goobalay

learn-layli-goobalay-example-start = The first turn: the { $seeds } of one { $pit } are sown one by one into the following { $pits }.
learn-layli-goobalay-example-relay = The last { $seed } falls in a { $pit } that has { $seeds }. All are lifted and sown on, until a lap ends in an empty { $pit }.
learn-layli-goobalay-example-uur = The last { $seed } falls in your empty { $pit }, and there are three opposite. Both { $pits } are yours from now on.
learn-layli-goobalay-example-end-majority = One player has more than half of all { $seeds }: the game is over.

learn-layli-goobalay-one-capture-task = Only one move { $captures } anything here. Find it.
learn-layli-goobalay-one-capture-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-layli-goobalay-one-capture-done = Correct: 2 takes 6.
learn-layli-goobalay-larger-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-layli-goobalay-larger-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-layli-goobalay-larger-done = Correct: 1 takes 5, the next best move only 3.
learn-layli-goobalay-largest-task = Several moves make { AN($capture) }. Find the one that takes the most.
learn-layli-goobalay-largest-hint = Follow each turn lap by lap: it must end in an empty { $pit } of yours opposite { $seeds }.
learn-layli-goobalay-largest-done = Correct: 6 takes 6, the next best move only 5.

learn-layli-goobalay-story-origin = Layli Goobalay is played in Somalia and its neighbours. G. Marin described it in 1931: two rows of holes in the ground, with four balls of dry camel dung in each.
learn-layli-goobalay-story-play = A turn that takes nothing is abaar, famine. Two pits that you win opposite three are uur, and no one may touch them until the end.
