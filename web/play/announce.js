/**
 * Announcements for screen readers: a log to which every announcement is added on its own line, so that a screen
 * reader queues them and none takes the place of one that is still being read.
 */

/** How long a line stays, in milliseconds: longer than anything takes to be read out. */
export const STAYS = 60_000;

export class LiveText {
  /** @param {HTMLElement} place where the log is drawn */
  constructor(place) {
    this.place = place;
  }

  /** @param {string} text */
  say(text) {
    const log = this.place.querySelector('.table-live');
    if (text === '' || log === null) return;
    const line = document.createElement('p');
    line.textContent = text;
    log.append(line);
    setTimeout(() => line.remove(), STAYS);
  }
}
