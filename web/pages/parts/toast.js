/** A sentence that comes and goes at the foot of the window, for what concerns no place on the page. */

const STAYS_MS = 6000;

/** @param {string} message */
export function toast(message) {
  let place = document.querySelector('.toasts');
  if (!place) {
    place = document.createElement('div');
    place.className = 'toasts';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  const note = document.createElement('p');
  note.textContent = message;
  // Each is added: one that took the place of another would end its being read.
  place.append(note);
  setTimeout(() => note.remove(), STAYS_MS);
}
