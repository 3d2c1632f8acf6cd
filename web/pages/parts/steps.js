/** Buttons that step through a game. */
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';

/** Drawn, because not every font has these signs. @type {Record<string, string>} */
const SHAPES = {
  first: 'M5 5v14M19 5 9 12l10 7z',
  back: 'M17 5 7 12l10 7z',
  on: 'M7 5l10 7-10 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
  turn: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
};

/**
 * @param {'first' | 'back' | 'on' | 'last' | 'turn'} which
 * @param {boolean} can
 * @param {() => void} act
 */
export function stepButton(which, can, act) {
  const name = t(`web-step-${which}`);
  return html`<button type="button" class="quiet" title=${name} aria-label=${name} ?disabled=${!can} @click=${act}>
    <svg class=${which === 'turn' ? 'step-icon open' : 'step-icon'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${SHAPES[which]} /></svg></button>`;
}

/**
 * Arrows and Home and End step through a game, except in a field, a dialog or between the pits of a board.
 *
 * @param {AbortSignal} signal
 * @param {{ back: () => void, on: () => void, first: () => void, last: () => void } & Record<string, () => void>} ways others by key, or code for a letter
 */
export function stepByKeys(signal, { back, on, first, last, ...others }) {
  /** @type {Record<string, () => void>} */
  const acts = { ArrowLeft: back, ArrowRight: on, Home: first, End: last, ...others };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, .board')) return;
    // Letters are known by their place, so that they work with every layout.
    const act = acts[event.key] ?? acts[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  }, { signal });
}
