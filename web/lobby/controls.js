/**
 * The clocks of lobby games. Headless.
 *
 * @import { Control } from '../wire.js'
 */

/** Clocks that can be chosen with one click, by a short name. @type {Record<string, Control>} */
export const CONTROLS = {
  '3+2': { kind: 'fischer', base: 180, increment: 2 },
  '5+3': { kind: 'fischer', base: 300, increment: 3 },
  '10+5': { kind: 'fischer', base: 600, increment: 5 },
  '20+10': { kind: 'fischer', base: 1200, increment: 10 },
  '1d': { kind: 'days', days: 1 },
  '3d': { kind: 'days', days: 3 },
  '7d': { kind: 'days', days: 7 },
};

/** The clocks of live games, in which both players are present. */
export const LIVE_CONTROLS = Object.keys(CONTROLS).filter((name) => CONTROLS[name].kind !== 'days');

/**
 * The name of a clock.
 *
 * @param {Control} control
 * @param {(key: string, args?: Record<string, string | number>) => string} t
 */
export function controlName(control, t) {
  switch (control.kind) {
    case 'none': return t('web-new-clock-none');
    case 'fischer': return `${short(control.base / 60)}+${control.increment}`;
    case 'per-move': return t('web-meet-each-move', { seconds: control.each });
    case 'days': return t('web-meet-days', { days: control.days });
  }
}

/** @param {number} minutes */
const short = (minutes) => (Number.isInteger(minutes) ? String(minutes) : minutes.toFixed(1));
