// Made from crates/sower-wire by its tests; do not change by hand.

export type Problem = { 
/**
 * The kind of problem, for programs.
 */
code: string, 
/**
 * What was wrong and what would be right, in the reader's language.
 */
message: string, };

export type Board = { 
/**
 * Seeds by cell: South's pits, North's pits, South's store, North's store. Where players have seeds in hand, those take the
 * place of the stores.
 */
cells: Array<number>, 
/**
 * The cell that is South's home, and North's.
 */
homes: [number | null, number | null], 
/**
 * Who is to move.
 */
side: "S" | "N", 
/**
 * Whether the mover may swap seats instead of sowing.
 */
may_swap: boolean, 
/**
 * The position as text, in Sower's form.
 */
text: string, 
/**
 * Seeds in hand, South's first; absent in games without them.
 */
hands?: [number, number], 
/**
 * The cells of closed pits; absent if there are none.
 */
closed?: Array<number>, 
/**
 * The cells of the pits that South owns beyond its row's, and of those that North owns; absent if there are none. A home that
 * keeps no seeds is in `homes`.
 */
owned?: [Array<number>, Array<number>], 
/**
 * The cells of pits that their player may not play now; absent if there are none.
 */
blocked?: Array<number>, 
/**
 * The cells of the houses that are still owned, South's and North's; absent in games without houses.
 */
houses?: [number | null, number | null], };

export type Step = { "t": "lift", 
/**
 * The cell that the seeds come from.
 */
at: number, 
/**
 * The number of seeds lifted.
 */
seeds: number, 
/**
 * The number of seeds left in the cell.
 */
left: number, 
/**
 * Whether the cell is the mover's hand, from which the next seed falls into the pit that is played. Absent otherwise.
 */
hand?: boolean, } | { "t": "sow", 
/**
 * The cell of each seed, in order.
 */
at: Array<number>, } | { "t": "into-home", 
/**
 * The home's cell number.
 */
at: number, 
/**
 * The cell number of the owner's store.
 */
store: number, } | { "t": "take", 
/**
 * The cells that the seeds come from.
 */
from: Array<number>, 
/**
 * The cell number of the store, or of the pit that receives the seeds.
 */
store: number, 
/**
 * The total number of seeds.
 */
seeds: number, 
/**
 * The number of seeds that stay in the cell. Absent if none do.
 */
left?: number, } | { "t": "home-made", 
/**
 * The cell number of the new home.
 */
at: number, 
/**
 * The cell number of its owner's store.
 */
store: number, 
/**
 * The number of seeds moved.
 */
seeds: number, } | { "t": "again" } | { "t": "swap" } | { "t": "pass" } | { "t": "sweep", 
/**
 * Seeds for South and for North.
 */
shares: [number, number], } | { "t": "jump", 
/**
 * Seeds by cell, as in a board.
 */
cells: Array<number>, };

export type Sowing = { 
/**
 * The steps in order.
 */
steps: Array<Step>, 
/**
 * The number of laps, including those left out.
 */
laps: number, };

export type Choice = { 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The pit that is sown; none for a swap of seats.
 */
cell: number | null, 
/**
 * The direction, where the player chooses it: `<` or `>`, as in the label. Absent where there is no choice.
 */
direction?: "<" | ">", 
/**
 * What the player chooses within the turn: `safari` to sow the house on, or the cell of a pit to capture as well. Absent where
 * there is no choice, and for the move without it.
 */
option?: "safari" | number, 
/**
 * The cell of its last seed.
 */
last: number | null, 
/**
 * The number of laps.
 */
laps: number, 
/**
 * Seeds that the mover captures.
 */
captured: number, 
/**
 * Whether the mover moves again.
 */
again: boolean, 
/**
 * Whether it ends the game.
 */
ends: boolean, 
/**
 * The position after the move.
 */
to: Board, 
/**
 * The move step by step, for animation.
 */
sowing: Sowing, };

export type Refused = { 
/**
 * The pit's cell number.
 */
cell: number, 
/**
 * The pit as players write it.
 */
label: string, 
/**
 * Why it may not be played.
 */
message: string, };

export type Ending = { 
/**
 * Why it is over, in one word.
 */
termination: string, 
/**
 * Each side's seeds, South first, after the remaining ones have gone to their owners.
 */
score: [number, number], 
/**
 * The tie-break between equal scores, where the game has one.
 */
possession: [number, number] | null, 
/**
 * The winner; none for a draw.
 */
winner: "S" | "N" | null, 
/**
 * The result in a sentence.
 */
sentence: string, };

export type Why = { 
/**
 * The key of the rules file; empty if the sentence says why a pit may not be played.
 */
rule: string, 
/**
 * What happened, in the reader's language.
 */
sentence: string, };

export type GameSoFar = { 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The starting position, if not the game's own.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type WhyAsked = { 
/**
 * The move to explain, by its label.
 */
move?: string | null, 
/**
 * The pit to explain, by its cell number.
 */
cell?: number | null, 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The starting position, if not the game's own.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type Look = { 
/**
 * The position, cell by cell.
 */
board: Board, 
/**
 * How the game ended, if it did.
 */
ending: Ending | null, 
/**
 * The legal moves in the order of the pits.
 */
choices: Array<Choice>, 
/**
 * The pits that may not be played although they have seeds.
 */
refused: Array<Refused>, };

export type GameKind = { 
/**
 * For programs, such as `single-lap` or `four-rows`.
 */
name: string, 
/**
 * For people, in the reader's language.
 */
title: string, };

export type GameCard = { 
/**
 * Its name in addresses and on the command line.
 */
name: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * The game of which it is a variant.
 */
variant_of: string | null, 
/**
 * The board in a few characters, as `2×6`.
 */
board: string, 
/**
 * The countries or regions that play it.
 */
region: string, 
/**
 * The codes of these countries in ISO 3166-1, such as `GH`.
 */
countries: Array<string>, 
/**
 * The kinds of game that it is, derived from its rules.
 */
kinds: Array<GameKind>, 
/**
 * A summary in one line.
 */
summary: string, 
/**
 * How many puzzles it has.
 */
puzzles: number, 
/**
 * Whether its endgames can be trained.
 */
trains: boolean, 
/**
 * Whether there is a pie rule: the second player may swap seats, which offsets the advantage of the first move.
 */
pie: boolean, };

export type Dot = { 
/**
 * Distance from the left edge, in units of the drawing.
 */
x: number, 
/**
 * Distance from the top edge, in units of the drawing.
 */
y: number, };

export type Hollow = { 
/**
 * Its centre's distance from the left edge.
 */
x: number, 
/**
 * Its centre's distance from the top edge.
 */
y: number, 
/**
 * Half its width.
 */
rx: number, 
/**
 * Half its height.
 */
ry: number, 
/**
 * The radius of its corners.
 */
corner: number, };

export type Spot = { 
/**
 * The side that the pit belongs to.
 */
side: "S" | "N", 
/**
 * The row among those of its side, from the middle of the board outwards; the first is 0.
 */
row: number, 
/**
 * The place in its row, in the order in which positions are written; the first is 0.
 */
column: number, 
/**
 * The area in which seeds are drawn.
 */
hollow: Hollow, 
/**
 * The anchor of its label.
 */
label: Dot, 
/**
 * The anchor of its count.
 */
count: Dot, };

export type StoreSpot = { 
/**
 * The side that the store belongs to.
 */
side: "S" | "N", 
/**
 * The area in which seeds are drawn.
 */
hollow: Hollow, 
/**
 * What it looks like: carved into the end, a bowl beside the board, a trough between the rows, a bowl with seeds in hand; `none`
 * where the game has no store, so nothing is drawn.
 */
kind: "carved" | "bowl" | "trough" | "hand" | "none", 
/**
 * The anchor of its count.
 */
count: Dot, };

export type Arrow = { 
/**
 * The distance of its middle from the left edge.
 */
x: number, 
/**
 * The distance of its middle from the top edge.
 */
y: number, 
/**
 * Its direction: 0 points to the right, 90 down.
 */
degrees: number, };

export type Plan = { 
/**
 * The drawing's width.
 */
width: number, 
/**
 * The drawing's height.
 */
height: number, 
/**
 * The whole board.
 */
slab: Hollow, 
/**
 * The part inside the frame; none if the board has no frame.
 */
field: Hollow | null, 
/**
 * The pits by cell number.
 */
pits: Array<Spot>, 
/**
 * South's store, then North's.
 */
stores: [StoreSpot, StoreSpot], 
/**
 * Arrows that show the sowing direction.
 */
arrows: Array<Arrow>, 
/**
 * The anchors of the sides' names, South first.
 */
names: [Dot, Dot], 
/**
 * Anchors of four lines per side: name, captures, seeds on the side and total. Only for games that count this way.
 */
tallies: [[Dot, Dot, Dot, Dot], [Dot, Dot, Dot, Dot]] | null, };

export type Layouts = { 
/**
 * Rows one above the other, South's below.
 */
wide: Plan, 
/**
 * Columns beside each other, for narrow screens.
 */
upright: Plan, };

export type RuleHeading = { 
/**
 * Its heading, in the reader's language.
 */
heading: string, 
/**
 * Its rules, one sentence each.
 */
sentences: Array<string>, };

export type OptionChoice = { 
/**
 * The rules file's key, as `--set` takes it.
 */
key: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Its value without a change.
 */
value: string, 
/**
 * The values that it can have.
 */
values: Array<string>, 
/**
 * The values for people, in the same order and the reader's language.
 */
names: Array<string>, };

export type Levels = { 
/**
 * Whether each was measured against the one below.
 */
calibrated: boolean, };

export type GamePage = { 
/**
 * Other names of the game.
 */
also: Array<string>, 
/**
 * The fingerprint of its rules.
 */
fingerprint: string, 
/**
 * Whether a player uploaded its rules file. Then only people who know its name can use it.
 */
own: boolean, 
/**
 * Pits per side.
 */
pits: number, 
/**
 * Its rules in words, in the reader's language.
 */
rules: Array<RuleHeading>, 
/**
 * Notes on the rules.
 */
notes: Array<string>, 
/**
 * The sources of the rules.
 */
source: Array<string>, 
/**
 * The games that differ from it in a few rules.
 */
variants: Array<GameCard>, 
/**
 * Rules that players can change for a game.
 */
options: Array<OptionChoice>, 
/**
 * The names of the pits by cell number.
 */
labels: Array<string>, 
/**
 * The drawing in both orientations.
 */
layouts: Layouts, 
/**
 * The outline of the board.
 */
shape: "rows" | "ring", 
/**
 * How seeds are drawn: in heaps, or in pairs that show odd and even.
 */
seeds: "heap" | "pairs", 
/**
 * The colour of the wood.
 */
colour: string, 
/**
 * The game's words for a seed, a pit, a store and a home, in the forms that sentences in the reader's language use.
 */
words: Record<string, string>, 
/**
 * Whether a coin toss decides who moves first.
 */
toss: boolean, 
/**
 * Whether a player can win ownership of a pit.
 */
homes: boolean, 
/**
 * Whether sowing goes round clockwise as South sees it.
 */
clockwise: boolean, 
/**
 * Whether the strength of the levels was measured.
 */
levels: Levels, 
/**
 * Its name in addresses and on the command line.
 */
name: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * The game of which it is a variant.
 */
variant_of: string | null, 
/**
 * The board in a few characters, as `2×6`.
 */
board: string, 
/**
 * The countries or regions that play it.
 */
region: string, 
/**
 * The codes of these countries in ISO 3166-1, such as `GH`.
 */
countries: Array<string>, 
/**
 * The kinds of game that it is, derived from its rules.
 */
kinds: Array<GameKind>, 
/**
 * A summary in one line.
 */
summary: string, 
/**
 * How many puzzles it has.
 */
puzzles: number, 
/**
 * Whether its endgames can be trained.
 */
trains: boolean, 
/**
 * Whether there is a pie rule: the second player may swap seats, which offsets the advantage of the first move.
 */
pie: boolean, };

export type RulesText = { 
/**
 * The whole file.
 */
text: string, };

export type RulesMistake = { 
/**
 * The line, counted from 1; none if something is missing, or the mistake concerns the whole file.
 */
line: number | null, 
/**
 * The key, dotted; empty if the mistake concerns the whole file.
 */
key: string, 
/**
 * What is wrong and what would be right.
 */
message: string, };

export type RulesChecked = { 
/**
 * All mistakes, in the order of the file.
 */
mistakes: Array<RulesMistake>, 
/**
 * The game's page, if there are no mistakes. It shows the name that the game will have once it is stored.
 */
page: GamePage | null, 
/**
 * The board at the start, as an SVG.
 */
picture: string | null, };

export type RulesKept = { 
/**
 * The game's name, wherever the site takes one.
 */
name: string, };

export type TreeNode = { 
/**
 * The index of its parent in the list, which always precedes it; none for the root.
 */
parent: number | null, 
/**
 * The move as players write it; empty for the root.
 */
label: string, 
/**
 * Comments on the move.
 */
comments: Array<string>, 
/**
 * Marks such as `!?`.
 */
glyphs: Array<string>, };

export type ReadText = { 
/**
 * The game's name.
 */
game: string, 
/**
 * Keys of its rules that are changed.
 */
changes: Array<string>, 
/**
 * The starting position.
 */
position: string, 
/**
 * The main line, as labels; empty if the text was a position.
 */
moves: Array<string>, 
/**
 * All moves with their variations, root first; the first child of a node continues the main line.
 */
tree: Array<TreeNode>, 
/**
 * The tags in their order.
 */
tags: Array<[string, string]>, };

export type TextToRead = { 
/**
 * The game's name, if the text does not contain it.
 */
game?: string | null, 
/**
 * Keys of its rules that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The position or record.
 */
text: string, };

export type RecordToWrite = { 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The starting position, if not the game's own.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, 
/**
 * The moves with variations and comments, root first.
 */
tree?: Array<TreeNode>, 
/**
 * The tags in their order.
 */
tags?: Array<[string, string]>, };

export type RecordText = { 
/**
 * The whole record.
 */
record: string, };

export type Control = { "kind": "none" } | { "kind": "fischer", 
/**
 * Seconds per side.
 */
base: number, 
/**
 * Seconds added after each turn.
 */
increment: number, } | { "kind": "per-move", 
/**
 * Seconds per ply.
 */
each: number, } | { "kind": "days", 
/**
 * Days per ply, 1 to 14.
 */
days: number, };

export type NewSeat = { "kind": "me" } | { "kind": "friend" } | { "kind": "computer", 
/**
 * The engine and its strength, as on the command line: `level:1` to `level:10`, or `minimax:6`.
 */
player: string, };

export type NewRoom = { 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes: Array<string>, 
/**
 * South's seat, then North's.
 */
seats: [NewSeat, NewSeat], 
/**
 * Whether a coin toss decides who moves first; as the rules say if left out.
 */
toss: boolean | null, 
/**
 * The starting position, if not the game's own; in any format that Sower reads.
 */
position: string | null, 
/**
 * Plies already played from there, as labels.
 */
moves: Array<string>, 
/**
 * The time control.
 */
control: Control, 
/**
 * Whether the game is rated. That needs two accounts, a clock, and the game's own rules and starting position.
 */
rated: boolean, };

export type RoomMade = { 
/**
 * Its number, as in its address.
 */
id: string, 
/**
 * The path through which a friend takes the open seat, if there is one: `/play/ID?seat=TOKEN`.
 */
play: string | null, 
/**
 * The path for spectators: `/play/ID?watch=TOKEN`.
 */
watch: string, 
/**
 * Whether these links work only on this computer.
 */
only_here: boolean, };

export type SeatKind = "open" | "person" | "computer";

export type ShownRating = { 
/**
 * The Glicko-2 rating, rounded.
 */
value: number, 
/**
 * Whether it is based on too few games to be reliable.
 */
provisional: boolean, };

export type RatedEnd = { 
/**
 * South's and North's rating before and after, if the game counts.
 */
moved: [[number, number], [number, number]] | null, 
/**
 * Why it does not count, if it does not.
 */
why: string | null, };

export type Seat = { 
/**
 * The kind of player in it.
 */
kind: SeatKind, 
/**
 * The name shown beside the board.
 */
name: string, 
/**
 * Whether it is the reader's.
 */
yours: boolean, 
/**
 * Whether they have an account, and so a page at `/people/NAME`.
 */
account: boolean, 
/**
 * Whether their account is a bot's.
 */
bot: boolean, 
/**
 * Their rating in this game, if they have an account.
 */
rating: ShownRating | null, };

export type Offer = "end" | "takeback" | "rematch";

export type Phrase = "hello" | "good-luck" | "nice-move" | "oops" | "one-moment" | "well-played" | "thanks" | "see-you";

export type Said = { 
/**
 * The sender's side.
 */
side: "S" | "N", 
/**
 * The phrase's identifier; the client shows it in the reader's language.
 */
phrase: Phrase, 
/**
 * The room's version after the event.
 */
v: number, };

export type Event = { "kind": "join", 
/**
 * The seat: `S` or `N`.
 */
side: string, 
/**
 * The player's name.
 */
name: string, } | { "kind": "toss", 
/**
 * The side that moves first: `S` or `N`.
 */
first: string, } | { "kind": "move", 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The side that moved: `S` or `N`.
 */
side: string, } | { "kind": "back", 
/**
 * The number of plies that remain.
 */
plies: number, } | { "kind": "offer", 
/**
 * The side that made it: `S` or `N`.
 */
side: string, 
/**
 * What the player proposes.
 */
offer: Offer, } | { "kind": "answer", 
/**
 * The side that answered or withdrew: `S` or `N`.
 */
side: string, 
/**
 * The offer that this answers.
 */
offer: Offer, 
/**
 * Whether it was accepted.
 */
yes: boolean, } | { "kind": "resign", 
/**
 * The side that resigned: `S` or `N`.
 */
side: string, } | { "kind": "flag", 
/**
 * The side that lost on time: `S` or `N`.
 */
side: string, } | { "kind": "abandon", 
/**
 * The side that was away: `S` or `N`.
 */
side: string, } | { "kind": "round", 
/**
 * Its number, from 2.
 */
round: number, } | { "kind": "rematch", 
/**
 * The number of the new room.
 */
room: string, } | { "kind": "phrase", 
/**
 * The sender's side: `S` or `N`.
 */
side: string, 
/**
 * The phrase's identifier.
 */
phrase: Phrase, };

export type RoundResult = { 
/**
 * South's seeds, then North's.
 */
score: [number, number], 
/**
 * The winner; none for a draw.
 */
winner: "S" | "N" | null, 
/**
 * How it ended, in a sentence.
 */
sentence: string, };

export type RoomRounds = { 
/**
 * The number of the current round, from 1.
 */
round: number, 
/**
 * The tally of all finished rounds, South's first: rounds won, unless the rules count something else.
 */
tally: [number, number], 
/**
 * The tally before the current round.
 */
before: [number, number], 
/**
 * The finished rounds. The current one is among them as soon as it is over.
 */
finished: Array<RoundResult>, 
/**
 * How the match ended, with the tally as score; none while it is in progress.
 */
ending: Ending | null, };

export type Clocks = { 
/**
 * South's time, then North's.
 */
left: [number, number], 
/**
 * The side whose clock is running; none while both are stopped.
 */
running: "S" | "N" | null, };

export type Presence = { 
/**
 * Whether South is connected, and North.
 */
here: [boolean, boolean], 
/**
 * The number of spectators.
 */
watching: number, 
/**
 * Whether the reader may claim the game now, because the opponent has been away too long.
 */
may_claim: boolean, };

export type RoomState = { 
/**
 * The room's number, as in its address.
 */
id: string, 
/**
 * The room's version: the number of its events so far.
 */
v: number, 
/**
 * The game's name, for addresses.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * South's seat, then North's.
 */
seats: [Seat, Seat], 
/**
 * The starting position, as text.
 */
start: string, 
/**
 * The plies played so far, as labels.
 */
moves: Array<string>, 
/**
 * The plies in the game's own notation.
 */
written: Array<string>, 
/**
 * The side that played each ply.
 */
movers: ("S" | "N")[], 
/**
 * The current position. It lists the legal moves only if it is the reader's turn.
 */
look: Look, 
/**
 * Each ply described in a sentence.
 */
told: Array<string>, 
/**
 * The last ply step by step, for animation. Only sockets receive it, and only if there is a ply.
 */
sowing?: Sowing, 
/**
 * How the game or the current round ended; none while it is in progress.
 */
ending: Ending | null, 
/**
 * The rounds, in a game that is played as a match. All else of the room's board is about the current round.
 */
rounds: RoomRounds | null, 
/**
 * Open offers, each with the side that made it.
 */
offers: [Offer, "S" | "N"][], 
/**
 * The time control.
 */
control: Control, 
/**
 * Whether it is played for ratings.
 */
rated: boolean, 
/**
 * The effect on the ratings, if the game was rated.
 */
rated_end: RatedEnd | null, 
/**
 * Why a rated game will not count, if that is known before it ends.
 */
unrated_why: string | null, 
/**
 * The time left; none without a clock.
 */
clocks: Clocks | null, 
/**
 * The side that won the coin toss and moves first, if there was one.
 */
tossed: "S" | "N" | null, 
/**
 * Whether the reader may undo: never in a game between people.
 */
may_undo: boolean, 
/**
 * Whether the reader may ask for hints: never in a game between people.
 */
may_hint: boolean, 
/**
 * Whether both players are people.
 */
between_people: boolean, 
/**
 * Whether the reader plays here against a person and the game is not over. Their client must then not run an engine.
 */
engine_off: boolean, 
/**
 * The number of the rematch's room, if there is one.
 */
next: string | null, 
/**
 * The running score of these two players over their rematches: South's points, then North's. A draw is half a point.
 */
points: [number, number], 
/**
 * The path through which a friend takes the open seat; only for the player who created the room.
 */
play_link: string | null, 
/**
 * The path for spectators.
 */
watch_link: string | null, 
/**
 * Whether the links work only on this computer.
 */
only_here: boolean, 
/**
 * Whether anyone may watch.
 */
public: boolean, 
/**
 * The tournament that it belongs to.
 */
arena: string | null, 
/**
 * The players' most recent phrases.
 */
said: Array<Said>, };

export type Moved = { 
/**
 * The `Move` event.
 */
event: Event, 
/**
 * The ply in the game's own notation.
 */
written: string, 
/**
 * The ply described in a sentence.
 */
told: string, 
/**
 * The ply step by step, for animation. Only sockets receive it. It is missing for the player who made
 * the move: it was among their legal moves.
 */
sowing?: Sowing, 
/**
 * The new position, as in [`RoomState`].
 */
look: Look, 
/**
 * The time left; none without a clock.
 */
clocks: Clocks | null, 
/**
 * Whether the reader may undo.
 */
may_undo: boolean, 
/**
 * Whether the reader may ask for hints.
 */
may_hint: boolean, };

export type FromPlayer = { "t": "move", "d": string } | { "t": "undo" } | { "t": "resign" } | { "t": "next-round" } | { "t": "offer", "d": Offer } | { "t": "decline", "d": Offer } | { "t": "sit", "d": { 
/**
 * The token from the invitation link.
 */
seat: string, 
/**
 * The name under which the guest plays.
 */
name: string, } } | { "t": "claim" } | { "t": "hint" } | { "t": "phrase", "d": Phrase } | { "t": "ping" };

export type ToPlayer = { "t": "state", "d": { 
/**
 * The event that changed the room; none in the first message.
 */
event: Event | null, 
/**
 * The room after the event.
 */
room: RoomState, } } | { "t": "moved", "d": Moved } | { "t": "presence", "d": Presence } | { "t": "hint", "d": { 
/**
 * The suggested move, as players write it.
 */
label: string, 
/**
 * The expected continuation, the suggested move first.
 */
line: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
turns: Array<LineTurn>, 
/**
 * The mover's final margin, in seeds.
 */
score: number, 
/**
 * What the move does and the expected result, as a sentence in the player's language.
 */
reason: string, } } | { "t": "refused", "d": Problem } | { "t": "pong" };

export type SoloEvent = { 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * The change.
 */
event: Event, 
/**
 * South's and North's time left, in milliseconds; none without a clock.
 */
left: [number, number] | null, };

export type SoloGame = { 
/**
 * Its number, as in its address.
 */
id: string, 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes: Array<string>, 
/**
 * South's seat, then North's; none is a friend's.
 */
seats: [NewSeat, NewSeat], 
/**
 * Whether a coin toss decides who moves first.
 */
toss: boolean, 
/**
 * The starting position, if not the game's own.
 */
start: string | null, 
/**
 * Plies that were played before the game was created.
 */
moves: Array<string>, 
/**
 * The time control.
 */
control: Control, 
/**
 * South's and North's points from earlier games of the same players.
 */
points: [number, number], 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * All events in order; the version of the room is their number.
 */
events: Array<SoloEvent>, };

export type NewSolo = { 
/**
 * Its number.
 */
id: string, 
/**
 * The time, in milliseconds since 1970.
 */
now: number, 
/**
 * The room; it must not have a friend's seat.
 */
room: NewRoom, };

export type SoloAct = { "kind": "enter" } | { "kind": "say", 
/**
 * The version of the room that the message refers to.
 */
v: number, 
/**
 * The message.
 */
message: FromPlayer, } | { "kind": "thought", 
/**
 * The version of the room for which it was chosen.
 */
v: number, 
/**
 * The move, by its label.
 */
label: string, } | { "kind": "tick" };

export type SoloAsked = { 
/**
 * The game so far.
 */
game: SoloGame, 
/**
 * The player's name; empty for the common one of guests.
 */
name: string, 
/**
 * The time, in milliseconds since 1970.
 */
now: number, 
/**
 * When the player opened the page. The clocks do not run while no page shows the game.
 */
opened: number, 
/**
 * The number of a rematch.
 */
next: string, 
/**
 * What happens in the room.
 */
act: SoloAct, };

export type SoloThink = { 
/**
 * The version of the room.
 */
v: number, 
/**
 * The player, as on the command line: `level:4`.
 */
player: string, 
/**
 * The same for the whole game, so that a level misjudges a position consistently. A number that JavaScript can hold.
 */
seed: number, 
/**
 * The most milliseconds to think; the level's own limit if there is no clock.
 */
millis: number | null, };

export type SoloAnswer = { 
/**
 * New events, which the page appends to the game.
 */
events: Array<SoloEvent>, 
/**
 * What the socket of a server's room would send now.
 */
told: Array<ToPlayer>, 
/**
 * The move that the computer is to choose now.
 */
think: SoloThink | null, 
/**
 * Whether the player asks for a hint.
 */
hint: boolean, 
/**
 * When the running clock will have run out, in milliseconds since 1970.
 */
flags_at: number | null, 
/**
 * The rematch.
 */
next: SoloGame | null, };

export type SoloKept = { 
/**
 * The number of its room on the site.
 */
room: string, };

export type PostedMove = { 
/**
 * The move as players write it.
 */
move: string, 
/**
 * The room's version at which the player chose the move.
 */
v?: number, };

export type PostedMessage = { 
/**
 * The kind of message.
 */
t: string, 
/**
 * The message's data, if its kind has any.
 */
d: unknown, 
/**
 * The room's version that the message refers to.
 */
v?: number, };

export type Scope = "read" | "play" | "meet";

export type NewToken = { 
/**
 * A name to recognise it by in the list; at most 40 characters.
 */
label: string, 
/**
 * What the token allows; at least one.
 */
scopes: Array<Scope>, };

export type Token = { 
/**
 * Its number, for revoking it.
 */
id: string, 
/**
 * The name that its owner gave it.
 */
label: string, 
/**
 * What the token allows.
 */
scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
made: number, 
/**
 * When it was last used, rounded to the hour; none if never.
 */
used: number | null, };

export type TokenMade = { 
/**
 * The token as in its owner's list.
 */
token: Token, 
/**
 * The value for `Authorization: Bearer SECRET`. The site shows it only once.
 */
secret: string, };

export type Me = { 
/**
 * A few digits that tell guests apart; not the secret in their cookie.
 */
guest: string, 
/**
 * The name they chose, or their account's name; empty if they have none.
 */
name: string, 
/**
 * The language of the sentences.
 */
language: string, 
/**
 * Whether they are signed in.
 */
account: boolean, 
/**
 * Whether that account is a bot's.
 */
bot: boolean, 
/**
 * The scopes of the token that the request came with.
 */
scopes: Array<Scope> | null, 
/**
 * Their settings of the page, if they are signed in.
 */
settings: Record<string, string | boolean> | null, };

export type MyGame = { 
/**
 * The number of its room.
 */
id: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * South's seat, then North's.
 */
seats: [Seat, Seat], 
/**
 * Plies played so far.
 */
plies: number, 
/**
 * How the game ended; none while it is in progress.
 */
ending: Ending | null, 
/**
 * The current position.
 */
board: Board, 
/**
 * Whether the reader is to move.
 */
your_turn: boolean, 
/**
 * Whether its stored events are unreadable. The board is then the starting position.
 */
damaged: boolean, 
/**
 * When the reader entered it, in milliseconds since 1970; `before` of the next page.
 */
at: number, };

export type NewName = { 
/**
 * One line of at most 24 characters.
 */
name: string, };

export type BotMark = { 
/**
 * True for a program, false for a person.
 */
bot: boolean, };

export type NewAccount = { 
/**
 * 3 to 24 letters, figures, hyphens and underscores.
 */
name: string, 
/**
 * 8 to 128 characters.
 */
password: string, 
/**
 * Whether a program plays under this name.
 */
bot: boolean, };

export type Credentials = { 
/**
 * 3 to 24 letters, figures, hyphens and underscores.
 */
name: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

export type NewPassword = { 
/**
 * The current password, which the site checks first.
 */
old: string, 
/**
 * 8 to 128 characters.
 */
new: string, };

export type Recovery = { 
/**
 * 3 to 24 letters, figures, hyphens and underscores.
 */
name: string, 
/**
 * The account's recovery code: the latest one that the site has shown.
 */
code: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

export type OwnPassword = { 
/**
 * The account's current password.
 */
password: string, };

export type RecoveryCode = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Sets a new password if the old one is lost. The site stores only a hash of it.
 */
code: string, };

export type GameRating = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * The player's current rating in that game.
 */
rating: ShownRating, 
/**
 * Rated games so far.
 */
games: number, };

export type Profile = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Whether they are a program.
 */
bot: boolean, 
/**
 * Whether they are the reader.
 */
you: boolean, 
/**
 * When they signed up, in milliseconds since 1970.
 */
since: number, 
/**
 * Their ratings, most played game first.
 */
ratings: Array<GameRating>, };

export type RatingPoint = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The rating after that game.
 */
value: number, };

export type Score = "won" | "drawn" | "lost";

export type FinishedGame = { 
/**
 * The number of its room.
 */
id: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * When it ended, in milliseconds since 1970; `before` of the next page.
 */
at: number, 
/**
 * The result for the owner of the list.
 */
score: Score, 
/**
 * The opponent's name.
 */
opponent: string, 
/**
 * Whether the opponent has an account, and so a page.
 */
opponent_account: boolean, 
/**
 * Whether it was played for ratings.
 */
rated: boolean, 
/**
 * The rating before and after, if it counted.
 */
moved: [number, number] | null, };

export type Leader = { 
/**
 * The account's name.
 */
name: string, 
/**
 * The player's current rating in the game.
 */
rating: ShownRating, 
/**
 * Rated games so far.
 */
games: number, };

export type SeatWish = "begin" | "second" | "either";

export type NewChallenge = { 
/**
 * The game's or variant's name; one of the site's own.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes: Array<string>, 
/**
 * The clock, which is required.
 */
control: Control, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The challenger's seat.
 */
seat: SeatWish, 
/**
 * The name of the only player who may accept it, if it is not open to everyone.
 */
to: string | null, };

export type NewPairing = { 
/**
 * The game's or variant's name; one of the site's own.
 */
game: string, 
/**
 * The clock, which is required.
 */
control: Control, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, };

export type Met = { 
/**
 * The room of the new game.
 */
room: string | null, 
/**
 * The challenge that waits in the lobby.
 */
challenge: string | null, };

export type PlayerInfo = { 
/**
 * The name that they play under.
 */
name: string, 
/**
 * Their rating in the game, if they have one.
 */
rating: number | null, 
/**
 * Whether they are a program.
 */
bot: boolean, };

export type Challenge = { 
/**
 * Its number, by which players accept, decline or withdraw it.
 */
id: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * The time control.
 */
control: Control, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The challenger's seat.
 */
seat: SeatWish, 
/**
 * The player who posted it.
 */
maker: PlayerInfo, 
/**
 * The name of the only player who may accept it, if it is not open to everyone.
 */
to: string | null, 
/**
 * Whether it is the reader's own.
 */
yours: boolean, 
/**
 * Whether only the reader may accept it.
 */
for_you: boolean, 
/**
 * Whether it comes from a request to be paired.
 */
quick: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
at: number, };

export type PlayingGame = { 
/**
 * Its room's number.
 */
id: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * South, then North.
 */
players: [PlayerInfo, PlayerInfo], 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * Plies played so far.
 */
plies: number, 
/**
 * The current position.
 */
board: Board, 
/**
 * The time control.
 */
control: Control, 
/**
 * The time left; none without a clock.
 */
clocks: Clocks | null, 
/**
 * The tournament that it belongs to.
 */
arena: string | null, };

export type LiveRoom = { 
/**
 * The number of its room.
 */
id: string, 
/**
 * Whether it is a correspondence game, which may last for weeks.
 */
slow: boolean, };

export type Calls = { 
/**
 * Correspondence games in which it is the reader's turn.
 */
turns: number, 
/**
 * Challenges that only the reader may accept.
 */
challenges: Array<Challenge>, 
/**
 * The reader's running games against people. While there is one, the reader's client must not run an engine for it.
 */
live_games: Array<LiveRoom>, };

export type Turn = { 
/**
 * The game as in the reader's list.
 */
game: MyGame, 
/**
 * When its time runs out, in milliseconds since 1970.
 */
due: number | null, };

export type Format = { "kind": "arena", 
/**
 * Its length: 5 to 360 minutes.
 */
minutes: number, } | { "kind": "round-robin", 
/**
 * Whether each pair plays twice, so that each player moves first once.
 */
twice: boolean, };

export type NewArena = { 
/**
 * Its name; empty for the game's name.
 */
name: string, 
/**
 * The game's or variant's name; one of the site's own.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes: Array<string>, 
/**
 * How it is played.
 */
format: Format, 
/**
 * Seconds until it begins: 10 to 2,592,000 (30 days).
 */
starts_in: number, 
/**
 * The time control, which is required. Arenas do not allow correspondence.
 */
control: Control, 
/**
 * Whether its games count for ratings.
 */
rated: boolean, 
/**
 * Whether bots may take part.
 */
bots: boolean, };

export type Stage = "ahead" | "running" | "over";

export type ArenaCard = { 
/**
 * Its number, as in its address.
 */
id: string, 
/**
 * The name its creator chose, or the game's.
 */
name: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's title, in the reader's language.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * How it is played.
 */
format: Format, 
/**
 * The time control.
 */
control: Control, 
/**
 * Whether its games count for ratings.
 */
rated: boolean, 
/**
 * Whether bots may take part.
 */
bots: boolean, 
/**
 * The name of the account that created it.
 */
maker: string, 
/**
 * Upcoming, running or over.
 */
stage: Stage, 
/**
 * When it begins, in milliseconds since 1970.
 */
starts: number, 
/**
 * When it ends, if that is known; in milliseconds since 1970.
 */
ends: number | null, 
/**
 * The number of players who have joined.
 */
players: number, };

export type ArenaRow = { 
/**
 * Rank in the standings, from 1.
 */
place: number, 
/**
 * The player's name and rating.
 */
player: PlayerInfo, 
/**
 * The sum of the points of all games.
 */
points: number, 
/**
 * Points per game, in order: win 2, draw 1, loss 0. In an arena they double from the third win in a row on.
 */
sheet: Array<number>, 
/**
 * The rooms of these games, in the same order.
 */
rooms: Array<string>, 
/**
 * Whether the next win counts double.
 */
on_a_row: boolean, 
/**
 * Whether they are online.
 */
here: boolean, 
/**
 * Whether they are playing now.
 */
plays: boolean, 
/**
 * Whether the player is the reader.
 */
you: boolean, 
/**
 * In a round-robin, the points against each opponent, in the order of the standings; empty for pairs that have not played.
 */
against: Array<Array<number>>, 
/**
 * The rooms of these games, in the same order.
 */
against_rooms: Array<Array<string>>, };

export type ArenaPage = { 
/**
 * The tournament as in the list.
 */
card: ArenaCard, 
/**
 * The standings, best first.
 */
table: Array<ArenaRow>, 
/**
 * In a round-robin, the current round and the number of rounds.
 */
round: [number, number] | null, 
/**
 * Games in progress.
 */
games: Array<PlayingGame>, 
/**
 * Whether the reader takes part.
 */
joined: boolean, 
/**
 * The room of the reader's game, if one is in progress.
 */
your_game: string | null, 
/**
 * Whether the reader created it, and so may cancel it before it begins.
 */
yours: boolean, 
/**
 * The site's time, in milliseconds since 1970, to count down from.
 */
now: number, };

export type ToVisitor = { "t": "lobby", "d": Array<Challenge> } | { "t": "playing", "d": Array<PlayingGame> } | { "t": "arena", "d": ArenaPage } | { "t": "go", "d": { 
/**
 * The number of its room.
 */
room: string, } } | { "t": "ended", "d": { 
/**
 * The challenge's number.
 */
challenge: string, } } | { "t": "refused", "d": Problem } | { "t": "pong" };

export type FromVisitor = { "t": "wait", "d": string } | { "t": "ping" };

export type GameNews = { 
/**
 * The number of its room.
 */
room: string, 
/**
 * The room's version, to send along with a move.
 */
v: number, 
/**
 * The game's name.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * The reader's side.
 */
side: "S" | "N", 
/**
 * The player in the other seat.
 */
opponent: PlayerInfo, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The tournament that it belongs to.
 */
arena: string | null, 
/**
 * The time control.
 */
control: Control, 
/**
 * The time left; none without a clock.
 */
clocks: Clocks | null, 
/**
 * Plies played so far.
 */
plies: number, 
/**
 * Whether the reader is to move.
 */
your_turn: boolean, 
/**
 * The current position.
 */
board: Board, 
/**
 * The legal moves by label, if the reader is to move.
 */
choices: Array<string>, 
/**
 * How it ended, if it did.
 */
ending: Ending | null, };

export type ToProgram = { "t": "here", "d": { 
/**
 * The reader's name.
 */
name: string, 
/**
 * The running games, newest first.
 */
games: Array<GameNews>, 
/**
 * Open challenges by the reader or to the reader.
 */
challenges: Array<Challenge>, } } | { "t": "begin", "d": GameNews } | { "t": "turn", "d": GameNews } | { "t": "over", "d": GameNews } | { "t": "challenge", "d": Challenge } | { "t": "ended", "d": { 
/**
 * The challenge's number.
 */
challenge: string, } };

export type PuzzleLine = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, 
/**
 * The position, by which the page remembers solved puzzles.
 */
position: string, 
/**
 * What makes the solution work, such as `capture` or `extra-turn`.
 */
themes: Array<string>, };

export type PuzzlePage = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The number of puzzles for this game.
 */
of: number, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, 
/**
 * Its rating: from its grade at first, then from the players who tried it.
 */
rating: number, 
/**
 * Plies until the result is visible.
 */
plies: number, 
/**
 * The position as text, in Sower's form.
 */
position: string, 
/**
 * The task in a sentence.
 */
task: string, 
/**
 * A hint, if there is one.
 */
hint: string | null, };

export type KeptRating = { 
/**
 * The Glicko-2 rating, unrounded.
 */
value: number, 
/**
 * Its deviation.
 */
deviation: number, 
/**
 * Its volatility.
 */
volatility: number, 
/**
 * When it last changed, in milliseconds since 1970.
 */
at: number, };

export type PuzzleStreak = { 
/**
 * The last day, counted from 1 January 1970 in UTC; none before the first.
 */
last: number | null, 
/**
 * Days in a row up to that day.
 */
days: number, 
/**
 * The longest series.
 */
best: number, };

export type KeptByGuest = { 
/**
 * Whether this is the first try at the puzzle. Later tries change no rating.
 */
first: boolean, 
/**
 * The rating in this game; none before the first puzzle.
 */
rating: KeptRating | null, 
/**
 * The streak; none before the first puzzle of the day.
 */
streak: PuzzleStreak | null, };

export type TriedMove = { 
/**
 * The move as players write it. Without a move the player gives up, and the answer is the solution.
 */
move?: string | null, 
/**
 * Whether the player has seen a hint. Then the puzzle counts as not solved.
 */
helped?: boolean, 
/**
 * What a guest's browser keeps. For accounts the server keeps it, and this is ignored.
 */
kept?: KeptByGuest | null, };

export type PuzzleRated = { 
/**
 * The rating before the try, rounded.
 */
before: number, 
/**
 * The rating after the try, rounded.
 */
after: number, 
/**
 * Whether it is based on too few puzzles to be reliable.
 */
provisional: boolean, 
/**
 * The numbers that a guest's browser keeps.
 */
kept: KeptRating, };

export type PuzzleAnswer = { 
/**
 * Whether it is the solution.
 */
right: boolean, 
/**
 * The move's label.
 */
label: string, 
/**
 * The explanation, verdict first, without the continuation.
 */
why: Array<string>, 
/**
 * The move and a sample continuation.
 */
line: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
turns: Array<LineTurn>, 
/**
 * What makes the solution work.
 */
themes: Array<string>, 
/**
 * The effect on the player's rating; only for the first try.
 */
rated: PuzzleRated | null, 
/**
 * The player's streak, if this was the puzzle of the day and is solved.
 */
streak: PuzzleStreak | null, };

export type DailyPuzzle = { 
/**
 * The game's name.
 */
game: string, 
/**
 * For people, in the reader's language.
 */
title: string, 
/**
 * Its number in the game's list, from 1.
 */
number: number, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, 
/**
 * The position as text.
 */
position: string, };

export type DailyPuzzles = { 
/**
 * The day, counted from 1 January 1970 in UTC.
 */
day: number, 
/**
 * One puzzle per game.
 */
puzzles: Array<DailyPuzzle>, };

export type PuzzleRating = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The rating as it is shown.
 */
rating: ShownRating, 
/**
 * Puzzles that were rated.
 */
puzzles: number, };

export type TriedPuzzle = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The puzzle's position.
 */
position: string, 
/**
 * Moves tried, including the solution.
 */
tries: number, 
/**
 * Whether the player has found the solution.
 */
solved: boolean, 
/**
 * Whether a hint or the solution was shown before that.
 */
helped: boolean, };

export type MyPuzzles = { 
/**
 * The streak of days.
 */
streak: PuzzleStreak, 
/**
 * The puzzle ratings by game.
 */
ratings: Array<PuzzleRating>, 
/**
 * The tries, by game and position.
 */
results: Array<TriedPuzzle>, };

export type TrainingAsked = { 
/**
 * The starting position; the site chooses one if left out.
 */
position: string | null, 
/**
 * Every ply so far, by both sides.
 */
moves: Array<string>, 
/**
 * Whether the player keeps the last ply although it gave the result away.
 */
on: boolean, 
/**
 * Mistakes before the last ply.
 */
slips: number, };

export type Training = { 
/**
 * The starting position.
 */
position: string, 
/**
 * The task in a sentence.
 */
task: string, 
/**
 * Every ply so far, with the defender's replies.
 */
moves: Array<string>, 
/**
 * Whether the player can still force the result.
 */
keeps: boolean, 
/**
 * What was wrong with the last ply; empty if it was correct.
 */
why: Array<string>, 
/**
 * Mistakes so far.
 */
slips: number, 
/**
 * The result in sentences, once it is over.
 */
result: Array<string> | null, };

export type Example = { 
/**
 * Its name in the lessons file.
 */
name: string, 
/**
 * The heading of the rules to which it belongs.
 */
heading: string, 
/**
 * The key of the rule that it shows.
 */
shows: string, 
/**
 * The position before the move.
 */
position: string, 
/**
 * The move as players write it.
 */
move: string, 
/**
 * What the move demonstrates.
 */
text: string, };

export type Task = { 
/**
 * Its name in the lessons file.
 */
name: string, 
/**
 * The starting position; the side to move solves the task.
 */
position: string, 
/**
 * The goal: conditions with their values, as in the lessons file.
 */
goal: Record<string, string | number | boolean>, 
/**
 * The number of plies that the player has for it.
 */
plies: number, 
/**
 * What the opponent plays in between, by label.
 */
replies: Array<string>, 
/**
 * The instruction for the player.
 */
task: string, 
/**
 * A hint that does not give the solution away.
 */
hint: string, 
/**
 * The praise once it is solved.
 */
done: string, };

export type Lessons = { 
/**
 * The game's name.
 */
game: string, 
/**
 * At least one for each heading of the rules.
 */
examples: Array<Example>, 
/**
 * Easy ones first.
 */
tasks: Array<Task>, 
/**
 * The game's origin, one paragraph per element.
 */
story: Array<string>, };

export type TriedMoves = { 
/**
 * The player's moves, by label.
 */
moves: Array<string>, };

export type TaskVerdict = { 
/**
 * Whether the goal is reached.
 */
done: boolean, 
/**
 * Whether it can no longer be reached.
 */
missed: boolean, 
/**
 * The praise, what is missing, or how many plies are left.
 */
sentence: string, };

export type LineTurn = { 
/**
 * The side that plays them.
 */
side: "S" | "N", 
/**
 * The moves as players write them.
 */
moves: Array<string>, };

export type MoveScore = { 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The pit in the mover's own order, from 1; none for a swap of seats.
 */
pit: number | null, 
/**
 * The mover's final margin in seeds.
 */
score: number, 
/**
 * The tie-break that decides an equal margin, where the game has one and the score is proven.
 */
possession?: number, 
/**
 * Whether the score holds against any play.
 */
proven: boolean, 
/**
 * Plies from after the move to the next capture that a side can force, where a table has it.
 */
distance?: number, 
/**
 * The best line, this move first.
 */
line: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
turns: Array<LineTurn>, };

export type Analysis = { 
/**
 * The depth in plies.
 */
depth: number, 
/**
 * Positions searched so far.
 */
nodes: number, 
/**
 * Seconds since the analysis began.
 */
seconds: number, 
/**
 * Whether the position's value is proven: no move is better than the first.
 */
proven: boolean, 
/**
 * The moves, best first.
 */
moves: Array<MoveScore>, };

export type AnalysisAsked = { 
/**
 * Comes back with every answer.
 */
id: unknown, 
/**
 * How long to think: 0.05 to 60 seconds, 10 if left out.
 */
seconds?: number | null, 
/**
 * The game's or variant's name.
 */
game: string, 
/**
 * Keys of the rules file that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The starting position, if not the game's own.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type AnalysisReport = { "analysis": Analysis } | { "done": boolean } | { "problem": Problem };

export type AnalysisMessage = { 
/**
 * The request's `id`; null if the server could not read the request.
 */
id: unknown, } & ({ "analysis": Analysis } | { "done": boolean } | { "problem": Problem });

export type NewReview = { "record": string } | { "room": string };

export type ReviewBegun = { 
/**
 * Its number, by which the client polls for it.
 */
review: string, };

export type ReviewProgress = { 
/**
 * Positions searched so far.
 */
done: number, 
/**
 * Positions in the game.
 */
of: number, };

export type Assessment = { 
/**
 * South's final margin in seeds.
 */
south: number, 
/**
 * The mover's final margin in seeds.
 */
mover: number, 
/**
 * Whether that margin holds against any play.
 */
proven: boolean, 
/**
 * South's chance to win, from 0 to 1; a draw is half a win.
 */
chance: number, 
/**
 * Whether the result holds against any play, even where the margin is not proven. `chance` says which result it is.
 */
decided: boolean, };

export type MoveClass = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "only-move" | "missed-win" | "opening";

export type Because = "result" | "seeds";

export type BestMove = { 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The pit in the mover's own order, from 1; none for a swap of seats.
 */
pit: number | null, 
/**
 * The best line, that move first.
 */
line: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
turns: Array<LineTurn>, };

export type ReviewedPly = { 
/**
 * Its number, from 1.
 */
ply: number, 
/**
 * The move number in the record.
 */
turn: number, 
/**
 * The side that played the move.
 */
side: "S" | "N", 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The pit in the mover's own order, from 1; none for a swap of seats.
 */
pit: number | null, 
/**
 * The position before the move, as text.
 */
position: string, 
/**
 * How many legal moves there were.
 */
legal: number, 
/**
 * The value of the position before the move: the best move's score.
 */
before: Assessment, 
/**
 * The value of the played move, in the same search.
 */
after: Assessment, 
/**
 * The best move.
 */
best: BestMove, 
/**
 * The expected line, the played move first.
 */
line: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
turns: Array<LineTurn>, 
/**
 * Seeds of the final margin that the move gave away.
 */
lost: number, 
/**
 * What these seeds cost in winning chances, from 0 to 1.
 */
cost: number, 
/**
 * What was at stake: the cost of a random move, from 0 to 1.
 */
stake: number, 
/**
 * How good the move was.
 */
class: MoveClass, 
/**
 * Whether every other move would have been a mistake or worse.
 */
alone: boolean, 
/**
 * The mark that annotators write, if the move deserves one.
 */
glyph: string | null, 
/**
 * The search's depth in plies.
 */
depth: number, 
/**
 * What made the move an error; none if it was not one.
 */
because: Because | null, };

export type Outcome = { 
/**
 * Why it is over, in one word.
 */
termination: string, 
/**
 * Each side's seeds, South first, after the remaining ones have gone to their owners.
 */
score: [number, number], 
/**
 * The tie-break between equal scores, where the game has one.
 */
possession?: [number, number], 
/**
 * The winner; none for a draw.
 */
winner: "S" | "N" | null, };

export type ReviewedEnd = { 
/**
 * The position as text.
 */
position: string, 
/**
 * South's final margin in seeds; the result's where the game was played to its end.
 */
south: number, 
/**
 * Whether that margin is certain.
 */
proven: boolean, 
/**
 * South's chance to win, from 0 to 1; a draw is half a win.
 */
chance: number, 
/**
 * Whether the result holds against any play, even where the margin is not proven.
 */
decided: boolean, 
/**
 * The result, if there is one.
 */
outcome: Outcome | null, };

export type MoveClasses = { best: number, good: number, "only-move": number, inaccuracy: number, mistake: number, "missed-win": number, blunder: number, opening: number, };

export type SideReview = { 
/**
 * The side that it is about.
 */
side: "S" | "N", 
/**
 * From 0 to 100; none if the side never had a choice.
 */
accuracy: number | null, 
/**
 * Moves that count: all except forced moves and the given opening.
 */
counted: number, 
/**
 * Total seeds given away.
 */
lost: number, 
/**
 * The number of moves of each class.
 */
classes: MoveClasses, };

export type TurningPoint = { 
/**
 * The ply's number, from 1.
 */
ply: number, 
/**
 * The side that played the move.
 */
side: "S" | "N", 
/**
 * The move as players write it.
 */
label: string, 
/**
 * The quality of the move.
 */
class: MoveClass, 
/**
 * Seeds of the final margin that the move gave away.
 */
lost: number, 
/**
 * The best line, which the player missed.
 */
better: Array<string>, 
/**
 * The same line with the side that plays each move.
 */
better_turns: Array<LineTurn>, 
/**
 * The expected line after the played move, that move first.
 */
played: Array<string>, 
/**
 * The explanation, in sentences.
 */
why: Array<string>, };

export type Review = { 
/**
 * The game's name, as the command line takes it.
 */
game: string, 
/**
 * Every ply of the main line.
 */
plies: Array<ReviewedPly>, 
/**
 * The last position.
 */
end: ReviewedEnd, 
/**
 * Each side, South first.
 */
sides: [SideReview, SideReview], 
/**
 * The moves that lost most, in the order of play.
 */
turning_points: Array<TurningPoint>, 
/**
 * Positions searched for the whole review.
 */
nodes: number, 
/**
 * Seconds that the review took.
 */
seconds: number, 
/**
 * How many plies were an opening given to the players. The review does not judge them.
 */
opening: number, };

export type ReviewState = ReviewProgress | Review;

export type ExportedRating = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The Glicko-2 rating, unrounded.
 */
rating: number, 
/**
 * The Glicko-2 rating deviation: the standard error of the rating.
 */
deviation: number, 
/**
 * The Glicko-2 volatility: how erratic the player's results are.
 */
volatility: number, 
/**
 * Rated games so far.
 */
games: number, };

export type ExportedRules = { 
/**
 * The game's name on the site.
 */
name: string, 
/**
 * The whole file.
 */
text: string, };

export type ExportedGame = { 
/**
 * The number of its room.
 */
id: string, 
/**
 * When the player entered it, in milliseconds since 1970.
 */
entered: number, 
/**
 * The address from which the record can be downloaded.
 */
address: string, 
/**
 * The record's text; only for the newest games.
 */
record?: string, };

export type AccountExport = { 
/**
 * The account's name.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
signed_up: number, 
/**
 * Whether it is a program's.
 */
bot: boolean, 
/**
 * The settings of the page.
 */
settings: Record<string, string | boolean> | null, 
/**
 * When each open session began, in milliseconds since 1970.
 */
signed_in: number[], 
/**
 * The tokens, without their secrets.
 */
tokens: Array<Token>, 
/**
 * The ratings by game.
 */
ratings: Array<ExportedRating>, 
/**
 * The puzzle ratings by game; `games` counts the rated puzzles.
 */
puzzle_ratings: Array<ExportedRating>, 
/**
 * The tries at puzzles.
 */
puzzles: Array<TriedPuzzle>, 
/**
 * The streak of days with a solved puzzle of the day.
 */
puzzle_streak: PuzzleStreak, 
/**
 * The rules files that the player brought.
 */
rules: Array<ExportedRules>, 
/**
 * The finished games, newest first.
 */
results: Array<FinishedGame>, 
/**
 * All games, finished or not, newest first.
 */
games: Array<ExportedGame>, };
