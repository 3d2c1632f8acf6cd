/**
 * Keeps the board in step with the game's state: plies are animated one after another, everything else is set at once.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('./table.js').Table} Table
 */

import { isSameMove, lastMove } from '../board/last-move.js';
import { Pieces } from '../board/pieces.js';
import { Looks } from '../walk/looks.js';
import { premovable, premoveCell } from './premove.js';
import { isLive, isOwnTurn, isSettled, ownSide, plies, wanted } from './state.js';

export class Stage {
  /** @param {Table} table @param {import('../board/view.js').BoardView} board */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    this.looks = new Looks();
    /** What is in motion, or nothing any more. @type {Promise<void>} */
    this.motion = Promise.resolve();
    /** The work that follows a sowing. */
    this.pieces = new Pieces();
    /** How many sowings move or wait for their turn. */
    this.queued = 0;
    /** How often motions were skipped: a sowing requested before the last skip is not shown. */
    this.skips = 0;
  }

  /** Does something when nothing moves any more. @param {() => void | Promise<void>} act */
  afterwards(act) {
    this.motion = this.motion.then(act);
  }

  /**
   * Shows plies in motion, one after the other, after what is already moving.
   * @param {number} from
   * @param {number} to
   */
  sow(from, to) {
    const { room, pending } = this.table.state;
    if (!room) return;
    const own = pending && pending.plies === from ? pending.choice : null;
    const { skips } = this;
    const run = async () => {
      await this.sowEach(room, from, to, own, skips);
      // The page has just drawn the new state; the board is a separate task.
      await this.pieces.next();
      this.queued -= 1;
      await this.refresh();
    };
    this.queued += 1;
    if (this.queued === 1) this.pieces = new Pieces();
    // A player's own move is known already and begins with the click, unless something else still moves.
    this.motion = own && this.queued === 1 ? run() : this.motion.then(run);
  }

  /**
   * @param {RoomState} room
   * @param {number} from
   * @param {number} to
   * @param {import('../wire.d.ts').Choice | null} own the first of them, where it is known
   * @param {number} skips how often motions had been skipped at the time of the request
   */
  async sowEach(room, from, to, own, skips) {
    for (let ply = from; ply < to; ply += 1) {
      if (this.skips !== skips) return;
      const known = ply === from && own ? { ...own, board: room.look.board } : await this.looks.ply(room, ply).catch(() => null);
      if (this.skips !== skips) return;
      if (known) {
        // A ply that was skipped has left the board behind.
        if (this.board.shown?.board.text !== known.board.text) this.board.show({ board: known.board, own: ownSide(this.table.state) });
        await this.board.sow(known.sowing, known.to);
      }
      // Whatever skipped it has reported where the board rests.
      if (this.skips !== skips) return;
      this.table.receive({ t: 'local-landed', plies: ply + 1 });
    }
  }

  /** Skips all animations: board and text show the current state at once. */
  hurry() {
    if (isSettled(this.table.state) && this.queued === 0) return;
    this.skips += 1;
    this.pieces.hurry();
    this.board.finish();
    this.table.receive({ t: 'local-landed', plies: wanted(this.table.state) });
  }

  /** Brings the board up to date with the state. */
  async refresh() {
    const { state } = this.table;
    const { room } = state;
    // While plies still wait to be shown, the last of them brings the board up to date.
    if (!room || this.table.signal.aborted || !isSettled(state)) return;
    const names = null;
    if (!isLive(state)) {
      const viewed = state.viewed ?? 0;
      const board = await this.looks.board(room, viewed).catch(() => null);
      if (!board || this.table.state.viewed !== viewed) return;
      this.board.show({ board, last: await this.lastOf(room, viewed), own: ownSide(state), names });
      return;
    }
    const own = isOwnTurn(state);
    const board = await this.liveBoard(room);
    if (!this.same(state) || this.board.moving) return;
    const count = plies(state) + (state.pending ? 1 : 0);
    const label = (/** @type {string | null} */ named) => {
      const choice = room.look.choices.find((each) => each.label === named);
      return choice?.cell ?? null;
    };
    this.board.show({
      board,
      choices: own ? room.look.choices : [],
      refused: own ? room.look.refused : [],
      last: this.board.shown?.board.text === board.text ? this.board.shown.last : null,
      own: ownSide(state),
      premove: premoveCell(this.table),
      ahead: premovable(this.table),
      hint: own && state.hint ? label(state.hint.label) : null,
      hintMove: own && state.hint ? room.look.choices.find((each) => each.label === state.hint?.label) ?? null : null,
      chosen: state.chosen,
      over: room.ending !== null,
      names,
    });
    const last = state.pending ? lastMove(state.pending.choice.sowing) : await this.lastOf(room, count);
    if (this.same(state) && !isSameMove(last, this.board.shown?.last ?? null)) this.board.mark({ last });
  }

  /** Whether the board still is to show what it was to show then. @param {import('./state.js').PlayState} then */
  same(then) {
    return this.table.state.room === then.room && this.table.state.pending === then.pending && this.table.state.viewed === then.viewed;
  }

  /** The newest position as it lies on the table. @param {RoomState} room */
  async liveBoard(room) {
    const { pending } = this.table.state;
    if (pending) return this.board.resting(pending.choice.sowing, pending.choice.to);
    if (!room.ending || room.moves.length === 0) return room.look.board;
    const last = await this.looks.sowing(room, room.moves.length - 1).catch(() => null);
    return last ? this.board.resting(last, room.look.board) : room.look.board;
  }

  /** @param {RoomState} room @param {number} count */
  async lastOf(room, count) {
    if (count === 0) return null;
    const sowing = await this.looks.sowing(room, count - 1).catch(() => null);
    return sowing ? lastMove(sowing) : null;
  }
}
