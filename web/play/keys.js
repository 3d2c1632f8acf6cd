/**
 * The keys of a game in play: a pit's label plays it, arrows step through the game. Keys typed into a field are ignored.
 *
 * @typedef {import('./table.js').Table} Table
 */

import { isOwnTurn, plies } from './state.js';
import { PATIENCE, understand } from './typed.js';

/** @param {Table} table @param {AbortSignal} signal */
export function listenToKeys(table, signal) {
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
    const labels = isOwnTurn(table.state) ? (table.state.room?.look.choices ?? []).map(({ label }) => label) : [];
    let text = typed + key;
    let meant = understand(text, labels);
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
    const first = room.look.board.side === 'S' ? 0 : table.page.pits;
    const row = table.page.labels.slice(first, first + table.page.pits);
    const index = row.findIndex((label) => label.toLowerCase() === key.toLowerCase());
    if (index >= 0) table.board.press(first + index);
    return index >= 0;
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
    } else if (event.key === 'Escape') {
      table.receive({ t: 'local-premove', label: null });
      table.receive({ t: 'local-choose', label: null });
      table.stage.refresh();
    } else if (event.key === '#') {
      table.sayCounts();
    } else if (event.key.length === 1 && event.key !== ' ') {
      // If a pit is labelled c, only # announces the counts.
      if (type(event.key) || refuse(event.key)) return;
      if (event.key === 'c' && !table.page.labels.some((label) => label.toLowerCase() === 'c')) table.sayCounts();
    }
  };
  document.addEventListener('keydown', press, { signal });
}
