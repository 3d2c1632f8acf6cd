// Made from crates/sower-wire by its tests; do not change by hand.

export type Problem = { 
/**
 * The kind of problem.
 */
code: string, 
/**
 * What was wrong and what would be right, in the reader's language.
 */
message: string, };

export type Board = { 
/**
 * Seeds by cell: South's pits, North's pits, South's store, North's store.
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
text: string, };

export type Step = { "t": "lift", 
/**
 * The cell that they come from.
 */
at: number, 
/**
 * Seeds that are taken up.
 */
seeds: number, 
/**
 * Seeds that stay.
 */
left: number, } | { "t": "sow", 
/**
 * Where each of them falls, in order.
 */
at: Array<number>, } | { "t": "into-home", 
/**
 * The home.
 */
at: number, 
/**
 * The store.
 */
store: number, } | { "t": "take", 
/**
 * The cells that they come from.
 */
from: Array<number>, 
/**
 * The store.
 */
store: number, 
/**
 * Seeds in all.
 */
seeds: number, } | { "t": "home-made", 
/**
 * The cell.
 */
at: number, 
/**
 * Its owner's store.
 */
store: number, 
/**
 * Seeds in all.
 */
seeds: number, } | { "t": "again" } | { "t": "swap" } | { "t": "pass" } | { "t": "sweep", 
/**
 * Seeds for each side.
 */
shares: [number, number], } | { "t": "jump", 
/**
 * Seeds by cell.
 */
cells: Array<number>, };

export type Sowing = { 
/**
 * What happens, in order.
 */
steps: Array<Step>, 
/**
 * How many laps there are in all.
 */
laps: number, };

export type Choice = { 
/**
 * Its label.
 */
label: string, 
/**
 * The pit that is sown; none for a swap of seats.
 */
cell: number | null, 
/**
 * Where its last seed falls.
 */
last: number | null, 
/**
 * How many laps it has.
 */
laps: number, 
/**
 * What the mover captures.
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
 * The board after it.
 */
to: Board, 
/**
 * The move step by step, for animation.
 */
sowing: Sowing, };

export type Refused = { 
/**
 * The pit.
 */
cell: number, 
/**
 * Its label.
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
 * What decides between equal scores, where the game has it.
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
 * The key of the rules file; empty where the sentence says why a pit may not be played.
 */
rule: string, 
/**
 * What happened.
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
 * Where it begins, if not at the game's start.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type WhyAsked = { 
/**
 * The move's label.
 */
move?: string | null, 
/**
 * The pit's cell.
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
 * Where it begins, if not at the game's start.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type Look = { 
/**
 * The position.
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

export type GameCard = { 
/**
 * Its name in addresses and on the command line.
 */
name: string, 
/**
 * Its title.
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
 * Where it is played.
 */
region: string, 
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
 * Whether there is a pie rule, which evens out that one side begins.
 */
pie: boolean, };

export type Dot = { 
/**
 * Distance from the left.
 */
x: number, 
/**
 * Distance from the top.
 */
y: number, };

export type Hollow = { 
/**
 * Its middle.
 */
x: number, 
/**
 * Its middle.
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
 * Where seeds lie.
 */
hollow: Hollow, 
/**
 * Where its name is written.
 */
label: Dot, 
/**
 * Where its count is written.
 */
count: Dot, };

export type StoreSpot = { 
/**
 * Where seeds lie.
 */
hollow: Hollow, 
/**
 * What it looks like: carved into the end, a bowl beside the board, a trough between the rows.
 */
kind: "carved" | "bowl" | "trough", 
/**
 * Where its count is written.
 */
count: Dot, };

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
 * The board.
 */
slab: Hollow, 
/**
 * The part within its frame.
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
 * Where the sides' names are written.
 */
names: [Dot, Dot], 
/**
 * Four lines for each side: its name and what it has captured, on its side and in all, where the game counts so.
 */
tallies: [[Dot, Dot, Dot, Dot], [Dot, Dot, Dot, Dot]] | null, };

export type Layouts = { 
/**
 * Two rows, South below.
 */
wide: Plan, 
/**
 * Two columns, for narrow screens.
 */
upright: Plan, };

export type RuleHeading = { 
/**
 * Its heading.
 */
heading: string, 
/**
 * The sentences.
 */
sentences: Array<string>, };

export type OptionChoice = { 
/**
 * The rules file's key, as `--set` takes it.
 */
key: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its value without a change.
 */
value: string, 
/**
 * The values that it can have.
 */
values: Array<string>, };

export type Levels = { 
/**
 * Whether each was measured against the one below.
 */
calibrated: boolean, };

export type GamePage = { 
/**
 * Other names.
 */
also: Array<string>, 
/**
 * The fingerprint of its rules.
 */
fingerprint: string, 
/**
 * Whether a player uploaded its rules file. Then only those who know its name can use it.
 */
own: boolean, 
/**
 * Pits a side.
 */
pits: number, 
/**
 * Its rules in words.
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
 * Its variants.
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
 * What players call a seed, a pit, a store, a home.
 */
words: Record<string, string>, 
/**
 * Whether a coin decides who begins.
 */
toss: boolean, 
/**
 * Whether pits can change hands.
 */
homes: boolean, 
/**
 * Whether sowing goes round clockwise as South sees it.
 */
clockwise: boolean, 
/**
 * What is known about the strength of the levels.
 */
levels: Levels, 
/**
 * Its name in addresses and on the command line.
 */
name: string, 
/**
 * Its title.
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
 * Where it is played.
 */
region: string, 
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
 * Whether there is a pie rule, which evens out that one side begins.
 */
pie: boolean, };

export type RulesText = { 
/**
 * The whole file.
 */
text: string, };

export type RulesMistake = { 
/**
 * The line, counted from 1; none where something is missing, or the file as a whole is meant.
 */
line: number | null, 
/**
 * The key, dotted; empty where the file as a whole is meant.
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
 * All about the game, if there are none; its name is the one that it will have once it is kept.
 */
page: GamePage | null, 
/**
 * The board at the start, as an SVG.
 */
picture: string | null, };

export type RulesKept = { 
/**
 * The game's name from now on, wherever the site takes one.
 */
name: string, };

export type TreeNode = { 
/**
 * The node that it follows, by its place in the list, which is always before it; none for the start.
 */
parent: number | null, 
/**
 * The move's label; empty for the start.
 */
label: string, 
/**
 * Comments on it.
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
 * Where it begins.
 */
position: string, 
/**
 * The main line, as labels; empty where the text was a position.
 */
moves: Array<string>, 
/**
 * All moves with their variations, the start first; the first child of a node is the main line.
 */
tree: Array<TreeNode>, 
/**
 * The tags in their order.
 */
tags: Array<[string, string]>, };

export type TextToRead = { 
/**
 * The game, where the text does not name it.
 */
game?: string | null, 
/**
 * Keys of its rules that are changed, as `key=value`.
 */
changes?: Array<string>, 
/**
 * The text.
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
 * Where it begins, if not at the game's start.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, 
/**
 * The moves with variations and comments, the start first.
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
 * Seconds a side.
 */
base: number, 
/**
 * Seconds for each turn.
 */
increment: number, } | { "kind": "per-move", 
/**
 * Seconds for each ply.
 */
each: number, } | { "kind": "days", 
/**
 * Days for each ply, 1 to 14.
 */
days: number, };

export type Who = { "kind": "me" } | { "kind": "friend" } | { "kind": "computer", 
/**
 * `level:1` to `level:10`, `minimax:6`, as on the command line.
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
seats: [Who, Who], 
/**
 * Whether a coin decides who begins; by the rules if left out.
 */
toss: boolean | null, 
/**
 * Where the game begins, if not at its start; in any form that Sower reads.
 */
position: string | null, 
/**
 * Plies that have been made from there, as labels.
 */
moves: Array<string>, 
/**
 * The clock.
 */
control: Control, 
/**
 * Whether it is played for ratings: by two with accounts, by the game's own rules from its start, with a clock.
 */
rated: boolean, };

export type RoomMade = { 
/**
 * Its number, in its address.
 */
id: string, 
/**
 * The path at which a friend takes the open seat, if there is one: `/play/ID?seat=TOKEN`.
 */
play: string | null, 
/**
 * The path at which anyone watches: `/play/ID?watch=TOKEN`.
 */
watch: string, 
/**
 * Whether these links work only on this computer.
 */
only_here: boolean, };

export type SeatKind = "open" | "person" | "computer";

export type ShownRating = { 
/**
 * The number.
 */
value: number, 
/**
 * Whether it rests on too few games to be reliable.
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
 * What kind of player it has.
 */
kind: SeatKind, 
/**
 * Their name.
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
 * The side.
 */
side: "S" | "N", 
/**
 * The phrase.
 */
phrase: Phrase, 
/**
 * The number of the event.
 */
v: number, };

export type Event = { "kind": "join", 
/**
 * The seat: `S` or `N`.
 */
side: string, 
/**
 * Their name.
 */
name: string, } | { "kind": "toss", 
/**
 * Who begins.
 */
first: string, } | { "kind": "move", 
/**
 * The move's label.
 */
label: string, 
/**
 * The side.
 */
side: string, } | { "kind": "back", 
/**
 * Plies that remain.
 */
plies: number, } | { "kind": "offer", 
/**
 * The side.
 */
side: string, 
/**
 * The offer.
 */
offer: Offer, } | { "kind": "answer", 
/**
 * The side.
 */
side: string, 
/**
 * The offer.
 */
offer: Offer, 
/**
 * Whether it was accepted.
 */
yes: boolean, } | { "kind": "resign", 
/**
 * The side.
 */
side: string, } | { "kind": "flag", 
/**
 * The side.
 */
side: string, } | { "kind": "abandon", 
/**
 * The side that was away.
 */
side: string, } | { "kind": "rematch", 
/**
 * Its number.
 */
room: string, } | { "kind": "phrase", 
/**
 * The side.
 */
side: string, 
/**
 * The phrase.
 */
phrase: Phrase, };

export type Clocks = { 
/**
 * South's, then North's.
 */
left: [number, number], 
/**
 * The side whose time runs.
 */
running: "S" | "N" | null, };

export type Presence = { 
/**
 * Whether South is connected, and North.
 */
here: [boolean, boolean], 
/**
 * Spectators.
 */
watching: number, 
/**
 * Whether the reader may claim the game now, because the opponent has been away too long.
 */
may_claim: boolean, };

export type RoomState = { 
/**
 * Its number.
 */
id: string, 
/**
 * The number of its events so far.
 */
v: number, 
/**
 * The game's name, for addresses.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * The seats.
 */
seats: [Seat, Seat], 
/**
 * The position that it began from, as text.
 */
start: string, 
/**
 * The plies that stand on the board, as labels.
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
 * The position now, with what can be done in it if it is the reader's turn, and without choices otherwise.
 */
look: Look, 
/**
 * Each ply in a sentence.
 */
told: Array<string>, 
/**
 * How it ended.
 */
ending: Ending | null, 
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
 * The effect on the ratings, if it was rated.
 */
rated_end: RatedEnd | null, 
/**
 * Why a game that is played for ratings will not count, as far as that is known before its end.
 */
unrated_why: string | null, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * Who begins by the coin, if one was tossed.
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
 * Whether it is a game between people.
 */
between_people: boolean, 
/**
 * The room of the next game.
 */
next: string | null, 
/**
 * The running score of these two over their rematches: South's and North's points, draws half.
 */
points: [number, number], 
/**
 * The path at which a friend takes the open seat; only for the player who made the room.
 */
play_link: string | null, 
/**
 * The path at which anyone watches.
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
 * The latest phrases of the players.
 */
said: Array<Said>, };

export type Moved = { 
/**
 * The ply, as the event has it.
 */
event: Event, 
/**
 * The ply as the game's notation writes it.
 */
written: string, 
/**
 * The ply in a sentence.
 */
told: string, 
/**
 * The position now, as in [`RoomState`].
 */
look: Look, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * Whether the reader may undo.
 */
may_undo: boolean, 
/**
 * Whether the reader may be given hints.
 */
may_hint: boolean, };

export type FromPlayer = { "t": "move", "d": string } | { "t": "undo" } | { "t": "resign" } | { "t": "offer", "d": Offer } | { "t": "decline", "d": Offer } | { "t": "sit", "d": { 
/**
 * The token.
 */
seat: string, 
/**
 * The guest's name.
 */
name: string, } } | { "t": "claim" } | { "t": "hint" } | { "t": "phrase", "d": Phrase } | { "t": "ping" };

export type ToPlayer = { "t": "state", "d": { 
/**
 * The event.
 */
event: Event | null, 
/**
 * The room after it.
 */
room: RoomState, } } | { "t": "moved", "d": Moved } | { "t": "presence", "d": Presence } | { "t": "hint", "d": { 
/**
 * The move.
 */
label: string, 
/**
 * The expected line.
 */
line: Array<string>, 
/**
 * The mover's final margin, in seeds.
 */
score: number, } } | { "t": "refused", "d": Problem } | { "t": "pong" };

export type PostedMove = { 
/**
 * Its label.
 */
move: string, 
/**
 * The room's version at which it was chosen.
 */
v?: number, };

export type PostedMessage = { 
/**
 * Its kind.
 */
t: string, 
/**
 * Its content, if its kind has any.
 */
d: unknown, 
/**
 * The room's version about which it is said.
 */
v?: number, };

export type Scope = "read" | "play" | "meet";

export type NewToken = { 
/**
 * Its label; at most 40 characters.
 */
label: string, 
/**
 * What it allows; at least one.
 */
scopes: Array<Scope>, };

export type Token = { 
/**
 * Its number, by which it is revoked.
 */
id: string, 
/**
 * Its label.
 */
label: string, 
/**
 * What it allows.
 */
scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
made: number, 
/**
 * When it was last used, to the hour.
 */
used: number | null, };

export type TokenMade = { 
/**
 * The token as in the list.
 */
token: Token, 
/**
 * What a program sends as `Authorization: Bearer SECRET`. Shown once.
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
 * Its number.
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
 * The seats.
 */
seats: [Seat, Seat], 
/**
 * Plies played so far.
 */
plies: number, 
/**
 * How it ended.
 */
ending: Ending | null, 
/**
 * The board now.
 */
board: Board, 
/**
 * Whether the reader is to move.
 */
your_turn: boolean, 
/**
 * Whether its events can no longer be read. The board is then the starting position.
 */
damaged: boolean, 
/**
 * When the reader entered it, in milliseconds since 1970; `before` of the next page.
 */
at: number, };

export type NewName = { 
/**
 * The name.
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
 * The old password.
 */
old: string, 
/**
 * The new password.
 */
new: string, };

export type Recovery = { 
/**
 * The account's name.
 */
name: string, 
/**
 * The recovery code.
 */
code: string, 
/**
 * The new password.
 */
password: string, };

export type OwnPassword = { 
/**
 * The password.
 */
password: string, };

export type RecoveryCode = { 
/**
 * The account's name.
 */
name: string, 
/**
 * The code.
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
 * The rating.
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
 * Its number.
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
 * The rating.
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

export type Somebody = { 
/**
 * Their name.
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
 * Its number.
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
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * The clock.
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
 * The challenger.
 */
maker: Somebody, 
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
 * The game's title.
 */
title: string, 
/**
 * Keys of the rules file that are changed.
 */
changes: Array<string>, 
/**
 * South, then North.
 */
players: [Somebody, Somebody], 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * Plies played so far.
 */
plies: number, 
/**
 * The board now.
 */
board: Board, 
/**
 * The time control.
 */
control: Control, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * The tournament that it belongs to.
 */
arena: string | null, };

export type Calls = { 
/**
 * Correspondence games in which it is the reader's turn.
 */
turns: number, 
/**
 * Challenges that only the reader may accept.
 */
challenges: Array<Challenge>, };

export type Turn = { 
/**
 * The game.
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
 * Whether each pair plays twice, each player beginning once.
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
 * How many seconds from now it begins: 10 to 2,592,000, which is 30 days.
 */
starts_in: number, 
/**
 * The clock, which is required; in an arena not one of days.
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
 * Its number.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's title.
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
 * The clock.
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
 * Who made it.
 */
maker: string, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * When it begins, in milliseconds since 1970.
 */
starts: number, 
/**
 * When it ends, where that is known.
 */
ends: number | null, 
/**
 * How many take part.
 */
players: number, };

export type ArenaRow = { 
/**
 * Their place, from 1.
 */
place: number, 
/**
 * The player.
 */
player: Somebody, 
/**
 * Their points.
 */
points: number, 
/**
 * The points of each game, in order: 2 for a win, 1 for a draw, 0; twice that from the third win in a row on, in an arena.
 */
sheet: Array<number>, 
/**
 * The rooms of these games.
 */
rooms: Array<string>, 
/**
 * Whether the next win counts twice.
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
 * Whether it is the reader.
 */
you: boolean, 
/**
 * In a round-robin, the points from each other player, in the order of the standings; none where they have not played.
 */
against: Array<Array<number>>, 
/**
 * The rooms of these games.
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
 * The round that is played, and how many there are, in a round-robin.
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
 * Its room.
 */
room: string, } } | { "t": "ended", "d": { 
/**
 * The challenge's number.
 */
challenge: string, } } | { "t": "refused", "d": Problem } | { "t": "pong" };

export type FromVisitor = { "t": "wait", "d": string } | { "t": "ping" };

export type GameNews = { 
/**
 * Its room.
 */
room: string, 
/**
 * The room's version, to be sent along with a move.
 */
v: number, 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * Keys of its rules that are changed.
 */
changes: Array<string>, 
/**
 * The reader's side.
 */
side: "S" | "N", 
/**
 * The opponent.
 */
opponent: Somebody, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The tournament that it belongs to.
 */
arena: string | null, 
/**
 * The clock.
 */
control: Control, 
/**
 * The time that is left.
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
 * The position.
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
 * Open challenges of the reader's and to them.
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
 * The position, by which the page remembers what was solved.
 */
position: string, };

export type PuzzlePage = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * How hard it is, from 1 to 5.
 */
grade: number, 
/**
 * Plies until the result can be seen.
 */
plies: number, 
/**
 * The position.
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

export type TriedMove = { 
/**
 * Its label.
 */
move: string, };

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
 * Why, the verdict first.
 */
why: Array<string>, 
/**
 * The move and what can follow it.
 */
line: Array<string>, };

export type TrainingAsked = { 
/**
 * Where it begins; the site chooses a position if left out.
 */
position: string | null, 
/**
 * Every ply so far, of both sides.
 */
moves: Array<string>, 
/**
 * Whether the player keeps the last ply although it gave the result away.
 */
on: boolean, 
/**
 * Mistakes before that ply.
 */
slips: number, };

export type Training = { 
/**
 * Where it begins.
 */
position: string, 
/**
 * The task in a sentence.
 */
task: string, 
/**
 * Every ply so far, with the defence's answers.
 */
moves: Array<string>, 
/**
 * Whether the player still has the result.
 */
keeps: boolean, 
/**
 * What was wrong with the last ply; empty if nothing was.
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
 * What there is to see.
 */
text: string, };

export type Task = { 
/**
 * Its name in the lessons file.
 */
name: string, 
/**
 * Where it begins; the task is the mover's.
 */
position: string, 
/**
 * What to reach: conditions with their values, as in the lessons file.
 */
goal: Record<string, string | number | boolean>, 
/**
 * In how many plies of the player.
 */
plies: number, 
/**
 * What the opponent plays in between, by label.
 */
replies: Array<string>, 
/**
 * What to do.
 */
task: string, 
/**
 * What helps.
 */
hint: string, 
/**
 * The praise once it is done.
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
 * Where the game comes from, one paragraph each.
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
 * What decides a level margin, where the game has it and the score is proven.
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
line: Array<string>, };

export type Analysis = { 
/**
 * Plies searched.
 */
depth: number, 
/**
 * Positions searched so far.
 */
nodes: number, 
/**
 * Seconds so far.
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
 * Where it begins, if not at the game's start.
 */
position?: string | null, 
/**
 * The moves from there, by label.
 */
moves?: Array<string>, };

export type AnalysisReport = { "analysis": Analysis } | { "done": boolean } | { "problem": Problem };

export type AnalysisMessage = { 
/**
 * The question's `id`; null where the question could not be read.
 */
id: unknown, } & ({ "analysis": Analysis } | { "done": boolean } | { "problem": Problem });

export type NewReview = { "record": string } | { "room": string };

export type ReviewBegun = { 
/**
 * Its number.
 */
review: string, };

export type ReviewProgress = { 
/**
 * Positions that are done.
 */
done: number, 
/**
 * Positions in all.
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
line: Array<string>, };

export type ReviewedPly = { 
/**
 * Its number, from 1.
 */
ply: number, 
/**
 * The number that a record gives to it.
 */
turn: number, 
/**
 * Who moved.
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
 * The position before it.
 */
position: string, 
/**
 * How many legal moves there were.
 */
legal: number, 
/**
 * What the position was worth: the best move's score.
 */
before: Assessment, 
/**
 * What the played move was worth, in the same search.
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
 * Seeds of the final margin that the move gave away.
 */
lost: number, 
/**
 * What that was worth, from 0 to 1.
 */
cost: number, 
/**
 * What was at stake: the cost of a random move.
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
 * Plies searched.
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
 * What decides between equal scores, where the game has it.
 */
possession?: [number, number], 
/**
 * The winner; none for a draw.
 */
winner: "S" | "N" | null, };

export type ReviewedEnd = { 
/**
 * The position.
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
 * South's chance to win.
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
 * The side.
 */
side: "S" | "N", 
/**
 * From 0 to 100; none if it never had a choice.
 */
accuracy: number | null, 
/**
 * Moves that count: all but the only legal ones and those of the opening.
 */
counted: number, 
/**
 * Seeds given away in all.
 */
lost: number, 
/**
 * How many moves of each class.
 */
classes: MoveClasses, };

export type TurningPoint = { 
/**
 * Its ply, from 1.
 */
ply: number, 
/**
 * Who moved.
 */
side: "S" | "N", 
/**
 * The move as players write it.
 */
label: string, 
/**
 * How good it was.
 */
class: MoveClass, 
/**
 * Seeds given away.
 */
lost: number, 
/**
 * The better line.
 */
better: Array<string>, 
/**
 * The expected line after the played move, that move first.
 */
played: Array<string>, 
/**
 * Why, in sentences.
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
 * Positions searched.
 */
nodes: number, 
/**
 * Seconds that took.
 */
seconds: number, 
/**
 * How many plies were an opening that the players were given: they are not judged.
 */
opening: number, };

export type ReviewState = ReviewProgress | Review;

export type ExportedRating = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The rating.
 */
rating: number, 
/**
 * How uncertain it is.
 */
deviation: number, 
/**
 * How much it moves.
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
 * Its room.
 */
id: string, 
/**
 * When the player entered it, in milliseconds since 1970.
 */
entered: number, 
/**
 * Where its record is.
 */
address: string, 
/**
 * The record; only of the newest games.
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
