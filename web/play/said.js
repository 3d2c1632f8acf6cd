/** Quick chat beside a seat: each phrase disappears after it could be read. */

/** How long a phrase stays on a visible page, in milliseconds. */
const STAYS = 10_000;

export class Sayings {
  /**
   * @param {() => void} change is called when a phrase disappears
   * @param {AbortSignal} signal
   */
  constructor(change, signal) {
    this.change = change;
    this.signal = signal;
    /** The numbers of the phrases shown now. @type {Set<number>} */
    this.shown = new Set();
    /** The number of the last phrase that disappeared, for each side. @type {Record<string, number>} */
    this.gone = {};
    // On a hidden page the time starts only when the page becomes visible.
    document.addEventListener('visibilitychange', change, { signal });
  }

  /** Whether the phrase is still shown. @param {{ side: string, v: number }} said */
  stays({ side, v }) {
    if (v <= (this.gone[side] ?? -1)) return false;
    if (!document.hidden && !this.shown.has(v)) {
      this.shown.add(v);
      const going = setTimeout(() => {
        this.gone[side] = Math.max(v, this.gone[side] ?? -1);
        this.shown.delete(v);
        this.change();
      }, STAYS);
      this.signal.addEventListener('abort', () => clearTimeout(going));
    }
    return true;
  }
}
