/** Alerts a player in another tab: by the tab's title, and by a notification if they allowed it. */

export class Attention {
  /** @param {HTMLElement} place @param {AbortSignal} signal */
  constructor(place, signal) {
    this.place = place;
    signal.addEventListener('abort', () => { this.note?.close(); });
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.note?.close(); }, { signal });
    /** @type {Notification | null} */
    this.note = null;
  }

  /** @param {string} text */
  title(text) {
    // If the page is not drawn yet, it gets this title when it is.
    const page = this.place.closest('.page');
    if (page instanceof HTMLElement) page.dataset.tab = text;
    document.title = text;
  }

  /** It is the reader's turn. @param {string} text */
  call(text) {
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    this.note?.close();
    this.note = new Notification(document.title, { body: text, tag: location.pathname });
    this.note.onclick = () => window.focus();
  }

  /** Whether to offer notifications. */
  static mayAsk() {
    return 'Notification' in window && Notification.permission === 'default';
  }

  /** Asks for permission: only ever on a click. */
  static async ask() {
    await Notification.requestPermission();
  }
}
