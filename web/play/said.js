/** What is said at a table is read and goes: it stays beside a seat for as long as it takes to be seen. */

/** How long it stays once somebody looks, in milliseconds. */
const STAYS = 10_000;

export class Sayings {
  /**
   * @param {() => void} change is called when one of them goes
   * @param {AbortSignal} signal
   */
  constructor(change, signal) {
    this.change = change;
    this.signal = signal;
    /** The numbers of those that are shown now. @type {Set<number>} */
    this.shown = new Set();
    /** The number of the last that has gone, for each side. @type {Record<string, number>} */
    this.gone = {};
    // Who looked elsewhere meanwhile has not read it: from now on they do.
    document.addEventListener('visibilitychange', change, { signal });
  }

  /** Whether it is still to be shown. @param {{ side: string, v: number }} said */
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
