/** What is said aloud to those who hear the page. */

export class LiveText {
  constructor() {
    this.text = '';
    this.times = 0;
  }

  /** @param {string} text */
  say(text) {
    if (text === '') return;
    this.times += 1;
    // The same words twice would not be read again: an unseen blank makes them others.
    this.text = this.times % 2 === 0 ? `${text}\u200b` : text;
    document.querySelectorAll('.table-live').forEach((region) => { region.textContent = this.text; });
  }
}
