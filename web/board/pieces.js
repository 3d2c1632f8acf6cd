/**
 * Work in pieces, each a separate task, so that the browser can draw and hear its reader between them. Once hurried, the pieces
 * that are left follow each other at once.
 */
export class Pieces {
  #isHurried = false;
  /** @type {() => void} */
  #go = () => {};

  /** Waits until the next piece may begin. @returns {Promise<void>} */
  next() {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.#go = resolve;
      // A hidden tab draws nothing, and its timers are slow.
      if (document.hidden) resolve();
      else requestAnimationFrame(() => setTimeout(resolve));
    });
  }

  hurry() {
    this.#isHurried = true;
    this.#go();
  }
}
