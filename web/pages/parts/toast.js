/** A short notice at the bottom of the window. */

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
  note.className = 'toast';
  note.textContent = message;
  // Notices are added, not replaced, so that screen readers finish each one.
  place.append(note);
  setTimeout(() => note.remove(), STAYS_MS);
}
