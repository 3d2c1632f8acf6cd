/**
 * The keys of a game in play: a pit's label plays it, arrows step through the game. Keys typed into a field are ignored.
 *
 * @typedef {import('./table.js').Table} Table
 */

import { pitsOf, sideNumber } from '../board/geometry.js';
import { BOARD_KEYS, offerKeys } from '../shortcuts.js';
import { isOwnTurn, plies } from './state.js';
import { asks, PATIENCE, pitOf, understand } from './typed.js';

/** @type {import('../shortcuts.js').Shortcuts} */
const PLAY_KEYS = {
  title: 'web-keys-game',
  list: [
    { keys: ['1', 'A'], does: 'web-keys-label' },
    { keys: ['<', '>'], does: 'web-keys-way' },
    { keys: ['←', '→'], does: 'web-keys-step' },
    { keys: ['Home', 'End'], does: 'web-keys-ends' },
    { keys: ['#'], does: 'web-keys-counts' },
    { keys: ['Esc'], does: 'web-keys-unchoose' },
  ],
};

/** @param {Table} table @param {AbortSignal} signal */
export function listenToKeys(table, signal) {
  offerKeys(signal, PLAY_KEYS, BOARD_KEYS);
  let typed = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  const play = (/** @type {string} */ label) => {
    typed = '';
    clearTimeout(waiting);
    table.choose(label);
  };

  /** @param {string} key @returns {boolean} whether it was a part of a pit's name */
  const type = (key) => {
    const choices = isOwnTurn(table.state) ? table.state.room?.look.choices ?? [] : [];
    const labels = choices.map(({ label }) => label);
    let text = typed + key;
    let meant = understand(text, labels);
    const asked = asks(text, labels, table.page.labels);
    // Both sides' pits may have the same names: the mover's is meant.
    const cell = choices.find(({ label }) => asked !== null && pitOf(label) === pitOf(asked))?.cell ?? null;
    if (asked !== null && cell !== null) {
      typed = '';
      clearTimeout(waiting);
      table.ask(cell, asked === pitOf(asked) ? '' : asked);
      return true;
    }
    if (meant.exact === null && !meant.waits) {
      text = key;
      meant = understand(text, labels);
    }
    clearTimeout(waiting);
    typed = '';
    if (meant.exact !== null && !meant.waits) play(meant.exact);
    else if (meant.waits) {
      typed = text;
      const { exact } = meant;
      waiting = setTimeout(() => {
        typed = '';
        if (exact !== null) play(exact);
      }, PATIENCE);
    } else return false;
    return true;
  };

  /** Explains why the mover's pit with this label may not be played. @param {string} key @returns {boolean} whether there is one */
  const refuse = (key) => {
    const { room } = table.state;
    if (!room || !isOwnTurn(table.state)) return false;
    const { labels, layouts } = table.page;
    const own = pitsOf(layouts.wide, sideNumber(room.look.board.side));
    const cell = own.find((each) => labels[each].toLowerCase() === key.toLowerCase());
    if (cell !== undefined) table.board.press(cell);
    return cell !== undefined;
  };

  /** @param {KeyboardEvent} event */
  const press = (event) => {
    table.stage.hurry();
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('input, textarea, select, dialog[open], [contenteditable]')) return;
    const onPits = target.closest('.board') !== null && table.board.byKeys;
    const at = table.viewed();
    /** @type {Record<string, () => void>} */
    const ways = onPits ? {} : {
      ArrowLeft: () => table.view(at - 1),
      ArrowRight: () => table.view(at + 1),
      Home: () => table.view(0),
      End: () => table.view(null),
    };
    const go = ways[event.key];
    if (go) {
      event.preventDefault();
      if (plies(table.state) > 0) go();
    } else if (event.key === 'Escape' && table.sheet !== '') {
      table.openSheet('');
    } else if (event.key === 'Escape') {
      table.board.leavePicks();
      table.receive({ t: 'local-premove', label: null });
      table.receive({ t: 'local-choose', label: null });
      table.stage.refresh();
    } else if (event.key === '#') {
      table.sayCounts();
    } else if ((event.key === '<' || event.key === '>') && typed === '' && table.board.pickWay(event.key)) {
      event.preventDefault();
    } else if (event.key.length === 1 && event.key !== ' ') {
      // If a pit is labelled c, only # announces the counts.
      if (type(event.key) || refuse(event.key)) return;
      if (event.key === 'c' && !table.page.labels.some((label) => label.toLowerCase() === 'c')) table.sayCounts();
    }
  };
  document.addEventListener('keydown', press, { signal });
}
