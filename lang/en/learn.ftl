# What a game's page teaches. The keys of its texts are made from the names in `games/NAME.lessons`.

task-goes-on = Go on: { $left ->
    [one] one move is left.
   *[other] { COUNT($left) } moves are left.
  }
miss-again = { $wanted ->
    [one] That gives no extra turn.
   *[other] { $found ->
        [0] No extra turn
        [one] One extra turn
       *[other] { COUNT($found) } extra turns
      } so far; { COUNT($wanted) } are asked for.
  }
miss-captured = { $found ->
    [0] Nothing is { $captured }; { COUNT($wanted) } are asked for.
    [one] Only one { $seed } is { $captured }; { COUNT($wanted) } are asked for.
   *[other] Only { COUNT($found) } { $seeds } are { $captured }; { COUNT($wanted) } are asked for.
  }
miss-slam = That would take everything the other side has: a grand slam, which brings nothing here.
miss-gained = { $found ->
    [0] Your { $store } does not grow; { COUNT($wanted) } are asked for.
   *[other] Your { $store } grows by only { COUNT($found) }; { COUNT($wanted) } are asked for.
  }
miss-laps = { $found ->
    [one] Only one lap; { COUNT($wanted) } are asked for.
   *[other] Only { COUNT($found) } laps; { COUNT($wanted) } are asked for.
  }
miss-last = The last { $seed } falls in { $fell }, not in { $wanted }.
miss-pit = { $label }
miss-store = the { $store }
miss-best = Another move takes as many or more.
miss-unsafe = { $found ->
    [one] { $other } can now play { $label }, and one { $seed } is { $captured }.
   *[other] { $other } can now play { $label }, and { COUNT($found) } { $seeds } are { $captured }.
  }
miss-turn-goes-on = It is still your turn; what counts is what the other side can do after it.
miss-no-home = That makes no { $home }.
miss-home-barred = No { $home } may be made in that { $pit }.
miss-not-fed = { $other } is left without { AN($seed) }.
miss-no-end = The game goes on.
miss-no-win = That does not win the game.

# Kalah

learn-kalah-example-start = Four stones leave the first pit and fall one by one to the right, towards your store.
learn-kalah-example-past-the-store = Eight stones: one into your own store, six along the other row, and the last passes over North's store to your side.
learn-kalah-example-across = The last stone falls in an empty pit of yours. It is captured with the five stones opposite.
learn-kalah-example-nothing-opposite = The last stone falls in an empty pit of yours, but the pit opposite is empty too. Nothing is captured.
learn-kalah-example-extra-turn = The last of four stones falls in your store: you move again at once.
learn-kalah-example-bare-row = South's row is bare and the game is over. The stones in North's row are North's, and they decide it.

learn-kalah-extra-turn-task = Move so that you have another turn.
learn-kalah-extra-turn-hint = The last stone must fall in your store. Count four steps back from it.
learn-kalah-extra-turn-done = Right: from pit 3 four stones end exactly in your store, and you move again.
learn-kalah-capture-task = Capture four stones.
learn-kalah-capture-hint = Pit 5 is empty, and three stones lie opposite. Which pit ends there?
learn-kalah-capture-done = Well seen. The last stone fell in the empty pit 5 and took the three opposite with it.
learn-kalah-larger-capture-task = Two captures are possible. Make the larger one.
learn-kalah-larger-capture-hint = Look at what lies opposite each empty pit before you look at your own stones.
learn-kalah-larger-capture-done = Seven stones with a single one. Always look at the other row first.
learn-kalah-order-task = Two moves, and both must end in your store.
learn-kalah-order-hint = Sowing one pit adds a stone to those after it. Play the pit nearest to the store first.
learn-kalah-order-done = The nearest first: had you begun with pit 5, pit 6 would have held two and missed the store.
learn-kalah-turn-then-capture-task = Capture eight stones with two moves.
learn-kalah-turn-then-capture-hint = Seven stones wait opposite pit 5. Empty that pit with a move that gives you another turn.
learn-kalah-turn-then-capture-done = The extra turn made room, and the capture followed before North could answer.
learn-kalah-all-the-way-round-task = Capture seven stones.
learn-kalah-all-the-way-round-hint = How far do thirteen stones go?
learn-kalah-all-the-way-round-done = Thirteen stones go all the way round and end in the pit they came from, which is empty now. That captures.
learn-kalah-danger-task = North threatens to capture seven stones. Move so that North can capture nothing.
learn-kalah-danger-hint = The six stones in pit 3 are the ones at risk. Stones that have left cannot be taken.
learn-kalah-danger-done = Safe. A pit full of stones opposite an empty pit is an invitation.
learn-kalah-make-room-task = North will answer with pit 1. Capture seven stones with your second move.
learn-kalah-make-room-hint = Six stones lie opposite your pit 2, and pit 1 holds one stone. What stands in its way?
learn-kalah-make-room-done = First make room, then strike: an empty pit is as good as a stone.
learn-kalah-three-in-a-row-task = Two extra turns, and then a capture of eight: three moves.
learn-kalah-three-in-a-row-hint = Begin with the pit next to your store and work away from it.
learn-kalah-three-in-a-row-done = Three moves before North had one. That is how games of Kalah are won.
learn-kalah-finish-task = End the game now, and win it.
learn-kalah-finish-hint = The game is over as soon as one row is bare. It may be North's.
learn-kalah-finish-done = North's last four stones are yours, North's row is bare, and what lies in your row is yours as well.

learn-kalah-story-origin = Kalah is a young member of a very old family. William Julius Champion made it in the United States out of older sowing games and patented it in 1955.
learn-kalah-story-spread = In the United States it is mostly sold under the name of the whole family, Mancala; in Germany it is known as Kalaha. Its rules are short, which has also made it a favourite of people who write programs that play.
learn-kalah-story-solved = In 2000 Geoffrey Irving, Jeroen Donkers and Jos Uiterwijk published Solving Kalah: the value of many starting positions, up to six pits with five stones each, under perfect play. To begin is a large advantage: with four stones in a pit the first player wins by eight, or by ten where the lone last stone is captured too.

# Oware

learn-oware-example-start = Four seeds leave house C and fall one by one, anticlockwise; the last reaches North's house a.
learn-oware-example-long-lap = Twelve seeds go all the way round. House F, where they were lifted, is passed over and stays empty.
learn-oware-example-twos-and-threes = The last seed makes three in b: captured. The house before it, a, holds two now: captured as well.
learn-oware-example-grand-slam = Both houses could be captured, but they are all that North has. A grand slam captures nothing.
learn-oware-example-feeding = North has no seeds, so South must play a move that reaches North's side.
learn-oware-example-cannot-feed = North's last seed has gone over, and no move of South's reaches back. The game ends, and South keeps what lies on South's side.
learn-oware-example-twenty-five = With the two seeds captured here South has 25, more than half. The game is won.

learn-oware-count-task = Let the last seed fall in North's house b.
learn-oware-count-hint = Every house holds four seeds: count four steps back from b.
learn-oware-count-done = Right. Seeing where a house ends is the first skill of Oware.
learn-oware-two-task = Capture two seeds.
learn-oware-two-hint = Your last seed must make a house of North's two or three. House b holds one.
learn-oware-two-done = One and one are two, and two are captured. House a before it holds four now and stays.
learn-oware-chain-task = Capture six seeds with one move.
learn-oware-chain-hint = The capture goes on backwards from the last seed. North's houses d, e and f hold two each.
learn-oware-chain-done = Threes in e and d: both captured. The chain stopped at c, which holds seven.
learn-oware-longest-chain-task = Three houses can capture. Play the one that takes most.
learn-oware-longest-chain-hint = The further the last seed goes, the more houses lie behind it. Which move changes three of them to twos and threes?
learn-oware-longest-chain-done = Seven seeds from three houses in a row.
learn-oware-too-much-task = Capture two seeds.
learn-oware-too-much-hint = Who tries to take everything gets nothing. Leave North one seed.
learn-oware-too-much-done = Right: from E it would have been a grand slam, and that captures nothing.
learn-oware-all-the-way-round-task = Capture five seeds with the big house.
learn-oware-all-the-way-round-hint = Fourteen seeds go round the whole board and leave out the house they came from.
learn-oware-all-the-way-round-done = An empty house has become two, and a single seed three: a big house strikes where nobody expects it.
learn-oware-danger-task = North threatens to capture. Move so that North can capture nothing.
learn-oware-danger-hint = Count how far North's house d reaches. Houses with one or two seeds are at risk there.
learn-oware-danger-done = Safe. The single seed has left, and what remains is too much or nothing.
learn-oware-feed-safely-task = North has no seeds and must be given some. Do it so that North can capture nothing.
learn-oware-feed-safely-hint = Two houses reach North's side. A seed in f can come straight back to A.
learn-oware-feed-safely-done = You have fed North, and with seeds that are far from your houses.
learn-oware-prepare-task = North will answer with house e. Capture seven seeds with your second move.
learn-oware-prepare-hint = Sow first into North's near houses, so that one more seed in each makes twos and threes.
learn-oware-prepare-done = Prepared in one turn, captured in the next. North took two and lost seven.
learn-oware-win-task = You have 21 seeds. Win the game with this move.
learn-oware-win-hint = More than half of 48 is 25. Two seeds are not enough.
learn-oware-win-done = Two and three are five, and 26 are more than half.

learn-oware-story-name = Oware is the name in Ghana. The same game, or one very near to it, is played across West Africa as Awalé, Ayò, Adji or Ouri, and in the Caribbean, where people taken from West Africa brought it, as Warri.
learn-oware-story-written = G. T. Bennett described it under the name Wari in R. S. Rattray's book on Ashanti of 1927, and H. J. R. Murray took it into his history of board games of 1951. The rules here are those called Abapa, which are used at tournaments.
learn-oware-story-many-rules = Players do not agree on every point. What happens when a move would take all of the other side's seeds is answered in several ways; Sower has them as variants. Most share the idea that the other side should not be left to starve.

# Togyz Kumalak

learn-togyz-kumalak-example-start = Nine balls in every otau. All but one leave the first and fall one by one to the right.
learn-togyz-kumalak-example-leave-one = Five balls: four are lifted, one stays where it was.
learn-togyz-kumalak-example-lone-ball = A lone ball moves on to the next otau and leaves its own empty.
learn-togyz-kumalak-example-even = The last ball makes ten in an otau of North's. Ten is even: all of it goes to South's kazan.
learn-togyz-kumalak-example-tuzdyk = The last ball makes three in an otau of North's. It is South's tuzdyk for the rest of the game.
learn-togyz-kumalak-example-into-the-tuzdyk = North's fourth otau is South's tuzdyk. The ball that falls in it goes straight to South's kazan.
learn-togyz-kumalak-example-not-in-the-ninth = Three balls, but in the ninth otau: no tuzdyk may be made there, and they stay.
learn-togyz-kumalak-example-eighty-two = With 82 balls or more the game is won; here it is 83.
learn-togyz-kumalak-example-atsyz-qalu = North is to move and has no ball: atsyz qalu. The balls in South's row are South's.

learn-togyz-kumalak-even-task = Capture six balls.
learn-togyz-kumalak-even-hint = Your last ball must make an odd otau of North's even. One ball of each lift stays behind.
learn-togyz-kumalak-even-done = Four balls lifted, and the fourth made six. Odd otaus are the ones at risk.
learn-togyz-kumalak-lone-ball-task = Capture six balls.
learn-togyz-kumalak-lone-ball-hint = The smallest otau is enough.
learn-togyz-kumalak-lone-ball-done = A lone ball took six. In the ninth otau it is always a threat.
learn-togyz-kumalak-larger-capture-task = Two captures are possible. Make the larger one.
learn-togyz-kumalak-larger-capture-hint = Compare North's otaus 2 and 3: which can be made even, and what will it hold?
learn-togyz-kumalak-larger-capture-done = Six instead of two.
learn-togyz-kumalak-tuzdyk-task = Make a tuzdyk.
learn-togyz-kumalak-tuzdyk-hint = North has otaus with two balls. Your last ball must be the third.
learn-togyz-kumalak-tuzdyk-done = Otau 2 is yours from now on. Every ball that falls in it is yours too, North's included.
learn-togyz-kumalak-not-in-the-ninth-task = Make a tuzdyk. Two moves make three balls.
learn-togyz-kumalak-not-in-the-ninth-hint = No tuzdyk may be made in North's ninth otau.
learn-togyz-kumalak-not-in-the-ninth-done = Right: in the ninth the three balls would have stayed.
learn-togyz-kumalak-not-the-same-number-task = North has a tuzdyk in your second otau. Make one of your own.
learn-togyz-kumalak-not-the-same-number-hint = Your tuzdyk must not have the same number as North's.
learn-togyz-kumalak-not-the-same-number-done = Number 2 was barred, number 6 is yours.
learn-togyz-kumalak-into-the-tuzdyk-task = North's fourth otau is your tuzdyk. Bring five balls into your kazan.
learn-togyz-kumalak-into-the-tuzdyk-hint = A long sowing drops one ball into the tuzdyk, and its last ball may still capture.
learn-togyz-kumalak-into-the-tuzdyk-done = One ball by the tuzdyk and four by the capture.
learn-togyz-kumalak-danger-task = North threatens to capture. Move so that North can capture nothing.
learn-togyz-kumalak-danger-hint = North's seventh otau ends in your third, which is odd. Make it even first.
learn-togyz-kumalak-danger-done = Safe. An even otau becomes odd when a ball is added, and odd is not won.
learn-togyz-kumalak-prepare-task = North will answer with otau 1. Make a tuzdyk with your second move.
learn-togyz-kumalak-prepare-hint = North's third otau holds two balls. Which of your otaus reaches it with one ball more?
learn-togyz-kumalak-prepare-done = The first move added the ball that was missing, the second made the tuzdyk.
learn-togyz-kumalak-win-task = You have 78 balls. Win the game with this move.
learn-togyz-kumalak-win-hint = 82 are needed: look for four.
learn-togyz-kumalak-win-done = 82 of 162: more than half, and the game is won.

learn-togyz-kumalak-story-name = Togyz means nine, and kumalak are the small balls it is played with: nine in each of nine otaus on either side, 162 in all. In Kyrgyzstan the game is called toguz korgool.
learn-togyz-kumalak-story-written = It is the great board game of the Kazakhs and the Kyrgyz. N. N. Pantusov described it in 1906. It is played on wooden boards, and has been played in hollows dug in the ground.
learn-togyz-kumalak-story-sport = Today it is a sport with tournaments and recorded games, and part of the World Nomad Games. In 2020 UNESCO listed it, together with its relatives, as intangible cultural heritage of Kazakhstan, Kyrgyzstan and Türkiye.

# Ogidise

learn-ogidise-example-start = Sowing runs clockwise round the ring. Wherever the last stone meets others they are lifted and sown on, until it falls in an empty pit.
learn-ogidise-example-empty-pit = The last of six stones falls in pit 9, which was empty: the turn is over.
learn-ogidise-example-sow-on = The last stone makes four in pit 3, on South's own side. That is no claim: the four are lifted and sown on.
learn-ogidise-example-claim = The last stone makes four in pit 10, on North's side. South claims them, and the turn is over.
learn-ogidise-example-sixteen = After this claim 16 stones are left and play stops. Both have claimed 16, so possession decides: the reserve and the own side together.
learn-ogidise-example-no-stone = North is to move and has no stone. The game is over, and the stones in play belong to the side they lie on.

learn-ogidise-empty-pit-task = End your turn in the empty pit 9.
learn-ogidise-empty-pit-hint = Count back from pit 9: which of your pits holds just as many stones?
learn-ogidise-empty-pit-done = Five stones, five steps, an empty pit: the turn is over.
learn-ogidise-claim-task = Claim four stones.
learn-ogidise-claim-hint = On North's side only pit 11 holds three. Which pit ends there?
learn-ogidise-claim-done = The last stone was the fourth, on the other side: claimed.
learn-ogidise-sow-on-task = Claim four stones.
learn-ogidise-sow-on-hint = Your turn goes on from where the last stone falls. A single stone is enough to begin.
learn-ogidise-sow-on-done = One stone made three in pit 7; those three went on, and the last of them made four in pit 10.
learn-ogidise-own-four-task = Claim four stones.
learn-ogidise-own-four-hint = Fours on your own side are not claimed but sown on. Make one.
learn-ogidise-own-four-done = Your own four went on from pit 5 and made a four in pit 9, which counts.
learn-ogidise-five-laps-task = Play a turn of at least five laps.
learn-ogidise-five-laps-hint = Follow each pit in your mind. The turn goes on as long as the last stone meets others.
learn-ogidise-five-laps-done = Five times lifted in one turn. Some turns of Ogidise have hundreds of laps.
learn-ogidise-danger-task = North threatens to claim. Move so that North can claim nothing.
learn-ogidise-danger-hint = A short turn changes little, and sometimes that little is enough.
learn-ogidise-danger-done = Safe. In a game of long turns the quiet move is the hardest to find.
learn-ogidise-claim-safely-task = Claim four stones so that North can claim nothing back.
learn-ogidise-claim-safely-hint = Two pits claim. After one of them North answers from pit 7.
learn-ogidise-claim-safely-done = Four claimed and nothing given back.
learn-ogidise-prepare-task = North will answer with pit 7. Claim four stones with your second move.
learn-ogidise-prepare-hint = Sow pit 3 first. After North's answer pit 9 holds three.
learn-ogidise-prepare-done = The first turn laid the stones out, the second made the four.
learn-ogidise-possession-task = Claim the last four and win the game.
learn-ogidise-possession-hint = Play stops at 16 stones. With 16 claimed by each, the stones on your own side count.
learn-ogidise-possession-done = 16 each, and more stones on your side: the game is yours by possession.

learn-ogidise-story-benin = Ogidise is played in Benin City in the south of Nigeria: twelve pits in a ring, four stones in each, and turns that go on and on.
learn-ogidise-story-told = The rules here were written down by one who played it there, together with a program that plays it. Where both are silent Sower has decided, and its notes say so.
learn-ogidise-story-endless = From some pits, about one turn in ten thousand, the sowing would never end: it comes back to the very board it began with, after up to 4.6 million laps. Such a pit may not be played.
