/**
 * The board at a table, kept to what the game's state says: plies are seen in motion one after the other, everything else is set.
 *
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('./table.js').Table} Table
 */

import { restingBoard } from '../board/heaps.js';
import { lastMove } from '../board/last-move.js';
import { Looks } from './looks.js';
import { premovable, premoveCell } from './premove.js';
import { isLive, isOwnTurn, plies } from './state.js';

export class Stage {
  /** @param {Table} table @param {import('../board/view.js').BoardView} board */
  constructor(table, board) {
    this.table = table;
    this.board = board;
    this.looks = new Looks();
    /** What is in motion, or nothing any more. @type {Promise<void>} */
    this.motion = Promise.resolve();
    /** Whether what is still to move is to be skipped. */
    this.hurried = false;
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
    if (own && !this.board.moving) {
      // One's own move is known already: nothing may be waited for.
      this.hurried = false;
      this.motion = this.board.sow(own.sowing, own.to).then(() => this.refresh());
      return;
    }
    this.motion = this.motion.then(async () => {
      this.hurried = false;
      for (let ply = from; ply < to && !this.hurried; ply += 1) {
        const choice = ply === from && own ? own : await this.looks.ply(room, ply).catch(() => null);
        if (choice && !this.hurried) await this.board.sow(choice.sowing, choice.to);
      }
      await this.refresh();
    });
  }

  /** Ends whatever moves. */
  hurry() {
    this.hurried = true;
    this.board.finish();
  }

  /** Brings the board up to date with the state. */
  async refresh() {
    const { state } = this.table;
    const { room } = state;
    if (!room || this.table.signal.aborted) return;
    const names = null;
    if (!isLive(state)) {
      const viewed = state.viewed ?? 0;
      const look = await this.looks.at(room, viewed).catch(() => null);
      if (!look || this.table.state.viewed !== viewed) return;
      this.board.show({ board: look.board, last: await this.lastOf(room, viewed), names });
      return;
    }
    const own = isOwnTurn(state);
    const board = await this.liveBoard(room);
    if (!this.same(state) || this.board.moving) return;
    const count = plies(state) + (state.pending ? 1 : 0);
    const label = (/** @type {string | null} */ wanted) => {
      const choice = room.look.choices.find((each) => each.label === wanted);
      return choice?.cell ?? null;
    };
    this.board.show({
      board,
      choices: own ? room.look.choices : [],
      refused: own ? room.look.refused : [],
      last: this.board.shown?.board.text === board.text ? this.board.shown.last : null,
      premove: premoveCell(this.table),
      ahead: premovable(this.table),
      hint: own && state.hint ? label(state.hint.label) : null,
      chosen: state.chosen,
      over: room.ending !== null,
      names,
    });
    const last = state.pending ? lastMove(state.pending.choice.sowing) : await this.lastOf(room, count);
    if (this.same(state)) this.board.mark({ last });
  }

  /** Whether the board still is to show what it was to show then. @param {import('./state.js').PlayState} then */
  same(then) {
    return this.table.state.room === then.room && this.table.state.pending === then.pending && this.table.state.viewed === then.viewed;
  }

  /** The newest position as it lies on the table. @param {RoomState} room */
  async liveBoard(room) {
    const { pending } = this.table.state;
    if (pending) return restingBoard(pending.choice.sowing, pending.choice.to);
    if (!room.ending || room.moves.length === 0) return room.look.board;
    const last = await this.looks.ply(room, room.moves.length - 1).catch(() => null);
    return last ? restingBoard(last.sowing, room.look.board) : room.look.board;
  }

  /** @param {RoomState} room @param {number} count */
  async lastOf(room, count) {
    if (count === 0) return null;
    const choice = await this.looks.ply(room, count - 1).catch(() => null);
    return choice && lastMove(choice.sowing);
  }
}
