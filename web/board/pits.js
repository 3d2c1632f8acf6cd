/**
 * The pits as buttons for mouse, touch, keyboard and screen readers. They are invisible and cover the drawn pits, each as large
 * as its neighbours allow.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {{ label: string, legal: boolean, pressed: boolean, ways?: boolean }} PitButton what a pit is called aloud; `ways`: it can be dragged in a direction
 * @typedef {{
 *   press: (cell: number, event: Event) => void,
 *   look: (cell: number | null) => void,
 *   focus: (cell: number) => void,
 *   edit: ((cell: number, edit: import('./edits.js').Edit) => void) | null,
 * }} PitEvents `edit`: while the board is edited
 */

import { svg } from '../vendor/lit-html.js';
import { distance, hollowOf, pitch, short } from './geometry.js';

/**
 * @param {Plan} plan
 * @param {PitButton[]} buttons
 * @param {number} current the one that the Tab key reaches
 * @param {number} least the smallest half of what can be touched surely
 * @param {PitEvents} on
 */
export function drawPits(plan, buttons, current, least, on) {
  const room = Math.max(pitch(plan) / 2, least);
  return buttons.map(({ label, legal, pressed, ways }, cell) => {
    const hollow = hollowOf(plan, cell);
    const area = cell < plan.pits.length ? touchArea(hollow, room) : hollow;
    /** @param {Event} event @param {number} by */
    const edit = (event, by) => {
      if (!on.edit || by === 0) return;
      event.preventDefault();
      on.edit(cell, { by });
    };
    return svg`<g role="button" class=${ways ? 'pit pit-ways' : 'pit'} data-cell=${cell} tabindex=${cell === current ? 0 : -1}
      aria-label=${label} aria-disabled=${legal ? 'false' : 'true'} aria-pressed=${pressed ? 'true' : 'false'}
      @click=${(/** @type {Event} */ event) => on.press(cell, event)}
      @contextmenu=${(/** @type {Event} */ event) => edit(event, -1)}
      @wheel=${(/** @type {WheelEvent} */ event) => edit(event, -Math.sign(event.deltaY))}
      @pointerenter=${(/** @type {PointerEvent} */ event) => { if (event.pointerType !== 'touch') on.look(cell); }}
      @pointerleave=${() => on.look(null)}
      @focus=${() => on.focus(cell)}
      @blur=${() => on.look(null)}>
      <rect x=${short(area.x - area.rx)} y=${short(area.y - area.ry)} width=${short(2 * area.rx)} height=${short(2 * area.ry)}
        rx=${short(area.corner)} />
    </g>`;
  });
}

/**
 * @param {Hollow} hollow
 * @param {number} room
 * @returns {Hollow}
 */
function touchArea(hollow, room) {
  return {
    ...hollow,
    rx: Math.max(hollow.rx, room),
    ry: Math.max(hollow.ry, room),
    corner: Math.min(hollow.corner + 6, Math.max(hollow.rx, room)),
  };
}

/** The keys that go from pit to pit, and where they lead. @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The pit that an arrow key leads to: the nearest that lies that way; the same where there is none.
 * @param {Plan} plan
 * @param {number} from
 * @param {string} key
 * @param {boolean} [stores] whether stores can be reached too
 */
export function neighbour(plan, from, key, stores = false) {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const here = hollowOf(plan, from);
  let best = from;
  let shortest = Infinity;
  const spots = stores ? [...plan.pits, ...plan.stores] : plan.pits;
  spots.forEach(({ hollow }, cell) => {
    const along = (hollow.x - here.x) * direction[0] + (hollow.y - here.y) * direction[1];
    if (cell === from || along < 1) return;
    const aside = Math.sqrt(Math.max(0, distance(hollow, here) ** 2 - along ** 2));
    // What lies straight ahead is nearer than what lies aside.
    const far = along + 2.5 * aside;
    if (far < shortest) {
      shortest = far;
      best = cell;
    }
  });
  return best;
}
