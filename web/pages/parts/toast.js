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
  place.replaceChildren(note);
  setTimeout(() => note.remove(), STAYS_MS);
}
