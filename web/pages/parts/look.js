/** The choice of board and seeds, with previews: on the settings page and in a game. */
import { preview } from '../../board/preview.js';
import { SEED_THEMES } from '../../board/seed-shapes.js';
import { BOARD_THEMES } from '../../board/themes.js';
import { change, settings } from '../../settings.js';
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';

/**
 * @param {() => void} draw called after a change
 * @param {string} [own] the wood of the game that is played
 */
export function lookFields(draw, own) {
  const { wood, seeds, labels } = settings();
  /** @param {Parameters<typeof change>[0]} changes */
  const set = (changes) => {
    change(changes);
    draw();
  };
  return html`
    <fieldset><legend>${t('web-settings-wood')}</legend>
      <div class="looks">${BOARD_THEMES.map((theme) => choice('wood', theme, wood === theme, () => set({ wood: theme }), preview(theme, seeds, own)))}</div>
    </fieldset>
    <fieldset><legend>${t('web-settings-seeds')}</legend>
      <div class="looks">${SEED_THEMES.map((theme) => choice('seeds', theme, seeds === theme, () => set({ seeds: theme }), preview(wood, theme, own)))}</div>
    </fieldset>
    <label class="tick"><input type="checkbox" .checked=${labels}
      @change=${(/** @type {Event} */ event) => set({ labels: /** @type {HTMLInputElement} */ (event.target).checked })} />${t('web-settings-labels')}</label>`;
}

/**
 * @param {'wood' | 'seeds'} what
 * @param {string} theme
 * @param {boolean} chosen
 * @param {() => void} choose
 * @param {unknown} picture
 */
function choice(what, theme, chosen, choose, picture) {
  return html`<label class="look"><input type="radio" name=${`look-${what}`} value=${theme} .checked=${chosen} @change=${choose} />
    ${picture}<span>${t(`web-${what}-${theme}`)}</span></label>`;
}
