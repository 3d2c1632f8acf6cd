import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AT_START, atOnce, grow, isAtRest, land, view } from '../walk/cursor.js';
import { Looks } from '../walk/looks.js';
import { MoveTree, START } from '../walk/tree.js';
import { WalkView } from '../walk/walk-view.js';
import { Walk } from '../walk/walk.js';
import { board, choice } from './room.js';

/** @typedef {import('../wire.d.ts').Look} Look */

/** Positions whose text is the moves that lead to them; every move from 1 to 3 is legal. @param {string[]} [asked] */
function looks(asked = []) {
  const at = (/** @type {string[]} */ moves) => ({ ...board('S'), text: moves.join(' ') });
  return new Looks(async ({ moves = [] }) => {
    asked.push(moves.join(' '));
    return /** @type {Look} */ ({
      board: at(moves), ending: null, refused: [], choices: ['1', '2', '3'].map((label, cell) => ({ ...choice(label), cell, to: at([...moves, label]) })),
    });
  });
}

/** @param {string[]} moves @param {number} [plies] where the reader is */
function walkOf(moves, plies = moves.length) {
  const tree = MoveTree.fromMoves(moves);
  return new Walk({ game: 'kalah' }, tree, tree.line()[plies], looks());
}

/** A board that notes what it is to do. @param {Walk} walk */
function seenOn(walk) {
  /** @type {string[]} */
  const done = [];
  const shown = /** @type {any} */ (null);
  const fake = {
    shown, moving: false,
    show(/** @type {any} */ now) { this.shown = now; done.push(`show ${now.board.text}`); },
    async sow(/** @type {any} */ _, /** @type {any} */ to) { this.shown = { board: to }; done.push(`sow to ${to.text}`); },
    resting: (/** @type {any} */ _, /** @type {any} */ after) => after,
  };
  let drawn = 0;
  const leave = new AbortController();
  const shows = new WalkView(walk, fake, { signal: leave.signal, dress: ({ choices }) => ({ choices }), changed: () => { drawn += 1; } });
  shows.restMs = 0;
  return { shows, done, leave, drawn: () => drawn };
}

test('a step forward is seen in motion, everything else is set at once', () => {
  const at2 = { ...AT_START, viewed: 2, shown: 2, landed: 5 };
  assert.deepEqual(view(at2, 3, 5).motion, { do: 'sow', from: 2, to: 3 });
  assert.deepEqual(view(at2, 1, 5).motion, { do: 'show' });
  assert.deepEqual(view(at2, 5, 5), { cursor: { viewed: null, shown: 5, landed: 5 }, motion: { do: 'show' } });
  assert.equal(view(at2, 2, 5).motion, null);
  assert.deepEqual(view(at2, -4, 5).cursor.viewed, 0);
});

test('a reader at the end follows the line, one who looks back does not', () => {
  assert.deepEqual(grow(atOnce(AT_START, 2), 2, 4).motion, { do: 'sow', from: 2, to: 4 });
  const back = { viewed: 1, shown: 1, landed: 2 };
  assert.deepEqual(grow(back, 2, 4), { cursor: { ...back, landed: 4 }, motion: null });
});

test('a ply counts as shown when it has landed, and a late report counts no further than what is to be seen', () => {
  const grown = grow(atOnce(AT_START, 2), 2, 4).cursor;
  assert.ok(!isAtRest(grown, 4));
  assert.deepEqual(land(grown, 3, 4), { viewed: null, shown: 3, landed: 3 });
  assert.ok(isAtRest(land(grown, 4, 4), 4));
  assert.equal(land({ viewed: 1, shown: 1, landed: 4 }, 3, 4).shown, 1);
});

test('a walk steps back and forward, and ends at both ends', () => {
  const walk = walkOf(['1', '2', '3'], 1);
  assert.deepEqual([walk.previous, walk.next, walk.last], [START, walk.line[2], walk.line[3]]);
  assert.deepEqual(walk.go(walk.line[2]), { do: 'sow', from: 1, to: 2 });
  assert.equal(walk.plies, 2);
  assert.equal(walk.shown, walk.line[1], 'until its seeds have landed');
  walk.landed(walk.at);
  assert.ok(walk.isSettled);
  assert.deepEqual(walk.go(START), { do: 'show' });
  assert.equal(walk.previous, null);
  walk.go(walk.last);
  assert.equal(walk.next, null);
  assert.deepEqual(walk.question().moves, ['1', '2', '3']);
});

test('another move begins a variation, and the main line is still there', () => {
  const walk = walkOf(['1', '2', '3'], 1);
  const here = walk.at;
  assert.deepEqual(walk.play('3'), { do: 'sow', from: 1, to: 2 });
  assert.deepEqual(walk.question().moves, ['1', '3']);
  assert.ok(!walk.tree.isMain(walk.at));
  assert.equal(walk.next, null);
  walk.go(here);
  assert.deepEqual(walk.line.map((id) => walk.tree.node(id).label), ['', '1', '2', '3']);
  walk.play('2');
  assert.ok(walk.tree.isMain(walk.at), 'the move of the game is no variation');
});

test('from one variation to another the board is set at once', () => {
  const walk = walkOf(['1', '2']);
  const end = walk.at;
  walk.go(START);
  walk.play('3');
  assert.deepEqual(walk.go(end), { do: 'show' });
  assert.ok(walk.isSettled);
});

test('a variation that is taken away leaves the reader before it', () => {
  const walk = walkOf(['1', '2'], 1);
  walk.play('3');
  const tried = walk.at;
  walk.play('1');
  assert.deepEqual(walk.remove(tried), { do: 'show' });
  assert.deepEqual(walk.question().moves, ['1']);
  assert.equal(walk.next, walk.tree.line()[2]);
});

test('a promoted variation is the line that is walked', () => {
  const walk = walkOf(['1', '2'], 1);
  walk.play('3');
  walk.promote(walk.at);
  assert.ok(walk.tree.isMain(walk.at));
  assert.deepEqual(walk.question(walk.tree.line().at(-1)).moves, ['1', '3']);
});

test('the end of a game is followed, and an earlier position or a variation is not left', () => {
  const walk = walkOf(['1']);
  assert.deepEqual(walk.follow(['1', '2', '3']), { do: 'sow', from: 1, to: 3 });
  walk.landed(walk.line[2]);
  walk.landed(walk.line[3]);
  assert.ok(walk.isSettled);
  assert.equal(walk.follow(['1', '2', '3']), null);
  walk.go(START);
  assert.equal(walk.follow(['1', '2', '3', '1']), null);
  assert.deepEqual([walk.at, walk.line.length], [START, 5]);
  walk.play('2');
  const tried = walk.at;
  assert.equal(walk.follow(['1', '2', '3', '1', '1']), null);
  assert.equal(walk.at, tried);
});

test('moves that were taken back are gone', () => {
  const walk = walkOf(['1', '2', '3']);
  assert.deepEqual(walk.follow(['1']), { do: 'show' });
  assert.deepEqual([walk.question().moves, walk.next], [['1'], null]);
  assert.deepEqual(walk.follow(['3', '2']), { do: 'show' });
  assert.deepEqual(walk.question().moves, ['3', '2']);
});

test('a position is asked for once', async () => {
  /** @type {string[]} */
  const asked = [];
  const walk = new Walk({ game: 'kalah' }, MoveTree.fromMoves(['1', '2']), START, looks(asked));
  await walk.look();
  await walk.look();
  await walk.ply(walk.line[1]);
  assert.deepEqual(asked, ['']);
  const plies = await walk.pliesTo(walk.last);
  assert.deepEqual(plies.map(({ to }) => to.text), ['1', '1 2']);
  assert.deepEqual((await walk.pliesTo(walk.last, 1)).map(({ to }) => to.text), ['1 2']);
  assert.equal(await walk.ply(START), null);
});

test('a board shows a step as it was played, with what belongs beside it', async () => {
  const { shows, done } = seenOn(walkOf(['1', '2', '3'], 1));
  await shows.begin();
  assert.equal(await shows.go(shows.walk.next), true);
  assert.deepEqual(done, ['show 1', 'sow to 1 2', 'show 1 2']);
  assert.equal(shows.choiceOf(shows.seen?.choices[1] ?? null)?.label, '2');
  await shows.go(START);
  assert.equal(done.at(-1), 'show ');
  assert.equal(await shows.go(null), false);
});

test('what answers late changes nothing', async () => {
  const { shows, done } = seenOn(walkOf(['1', '2', '3'], 0));
  await shows.begin();
  const first = shows.go(shows.walk.line[3]);
  const second = shows.go(shows.walk.line[1]);
  assert.deepEqual([await first, await second], [false, true]);
  assert.deepEqual(done, ['show ', 'show 1']);
});

test('a line is played out move by move, and ends at a move that is not legal', async () => {
  const { shows, done } = seenOn(walkOf(['1'], 0));
  const played = shows.playOut(START, ['2', '3', '9', '1']);
  assert.ok(shows.isPlaying);
  assert.equal(await played, true);
  assert.ok(!shows.isPlaying);
  assert.deepEqual(done.filter((each) => each.startsWith('sow')), ['sow to 2', 'sow to 2 3']);
});

test('a line that is played out ends when the reader goes elsewhere, and with the page', async () => {
  const { shows, leave } = seenOn(walkOf(['1'], 0));
  const played = shows.playOut(START, ['2', '3']);
  await shows.go(shows.walk.last);
  await shows.go(START);
  assert.equal(await played, false);
  assert.equal(shows.walk.at, START);
  const other = shows.playOut(START, ['2', '3']);
  leave.abort();
  assert.equal(await other, false);
});

test('a line that is played out ends when the reader asks for the position where it rests', async () => {
  const { shows, done } = seenOn(walkOf(['1'], 0));
  await shows.begin();
  shows.restMs = 20;
  const played = shows.playOut(START, ['2', '3']);
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  assert.ok(shows.isPlaying && shows.walk.isSettled);
  assert.equal(await shows.go(START), true);
  assert.ok(!shows.isPlaying);
  assert.equal(await played, false);
  assert.deepEqual([shows.walk.at, done.filter((each) => each.startsWith('sow'))], [START, []]);
});

test('replies are followed one after the other', async () => {
  const { shows, done, drawn } = seenOn(walkOf(['1']));
  await shows.begin();
  await shows.follow(['1', '2', '3']);
  assert.deepEqual(done, ['show 1', 'sow to 1 2', 'sow to 1 2 3', 'show 1 2 3']);
  assert.ok(drawn() >= 3);
});
