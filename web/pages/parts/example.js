/**
 * A rule's example: a small board on which one move can be replayed.
 *
 * @import { Example, GamePage } from '../../wire.js'
 */
import { look } from '../../net/client.js';
import { t } from '../../text/index.js';
import { html } from '../../vendor/lit-html.js';
import { makeBoard } from './board.js';

/** @param {Example} example */
export function exampleFigure(example) {
  return html`
    <figure class="example" data-example=${example.name}>
      <div class="board-place"></div>
      <figcaption><p>${example.text}</p><button type="button" class="play-example">${t('web-example-play')}</button></figcaption>
    </figure>`;
}

/**
 * Gives a figure its board once it comes into view, and its button the move.
 *
 * @param {HTMLElement} main
 * @param {GamePage} page
 * @param {Example[]} examples
 * @param {AbortSignal} signal
 */
export function wakeExamples(main, page, examples, signal) {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const example = examples.find(({ name }) => name === /** @type {HTMLElement} */ (target).dataset.example);
      if (!isIntersecting || !example) continue;
      seen.unobserve(target);
      wake(/** @type {HTMLElement} */ (target), page, example, signal).catch(() => { /* The words are still there. */ });
    }
  }, { rootMargin: '300px' });
  main.querySelectorAll('[data-example]').forEach((figure) => seen.observe(figure));
  signal.addEventListener('abort', () => seen.disconnect());
}

/**
 * @param {HTMLElement} figure
 * @param {GamePage} page
 * @param {Example} example
 * @param {AbortSignal} signal
 */
async function wake(figure, page, example, signal) {
  const { board, choices } = await look({ game: page.name, position: example.position });
  const choice = choices.find(({ label }) => label === example.move);
  const view = await makeBoard(figure.querySelector('.board-place'), page, signal, { upright: false });
  view.show({ board, hint: choice?.cell ?? null });
  const button = figure.querySelector('button');
  if (!button || !choice) return;
  const sow = () => {
    button.textContent = t('web-example-again');
    view.show({ board });
    view.sow(choice.sowing, choice.to);
  };
  button.addEventListener('click', sow, { signal });
  view.onPress = sow;
}
