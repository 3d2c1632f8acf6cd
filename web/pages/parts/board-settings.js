/**
 * The settings of boards and sowing.
 *
 * @import { Settings } from '../../settings.js'
 */
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';
import { chips } from './chips.js';
import { lookFields } from './look.js';

/**
 * @param {Readonly<Settings>} now
 * @param {(changes: Partial<Settings>) => void} set
 */
export function boardSettings(now, set) {
  return html`
    <section class="panel" aria-labelledby="board-title"><h2 id="board-title">${t('web-settings-board')}</h2>
      ${boardFields(now, set)}
    </section>`;
}

/**
 * Board and seeds, when counts are shown, and how fast seeds move; also in a room.
 *
 * @param {Readonly<Settings>} now
 * @param {(changes: Partial<Settings>) => void} set
 * @param {string} [own] the wood of the game that is played
 */
export function boardFields(now, set, own) {
  return html`
    ${lookFields(() => set({}), own)}
    <fieldset><legend>${t('web-settings-counts')}</legend>
      ${chips('counts', /** @type {const} */ ([['always', t('web-counts-always')], ['touch', t('web-counts-touch')], ['never', t('web-counts-never')]]), now.counts, (counts) => set({ counts }))}
    </fieldset>
    <fieldset><legend>${t('web-settings-speed')}</legend>
      ${chips('speed', /** @type {const} */ ([['slow', t('web-speed-slow')], ['normal', t('web-speed-normal')], ['fast', t('web-speed-fast')], ['off', t('web-speed-off')]]), now.speed, (speed) => set({ speed }))}
    </fieldset>`;
}
