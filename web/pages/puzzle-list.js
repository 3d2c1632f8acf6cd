/**
 * A game's puzzles, grade by grade, with what the reader has solved.
 *
 * @import { PuzzleLine } from '../wire.js'
 * @import { Tried } from './parts/progress.js'
 */
import { gamePage, puzzles } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { nextPuzzle } from './parts/next-puzzle.js';
import { triedPuzzles } from './parts/progress.js';

const GRADES = [1, 2, 3, 4, 5];

/** @type {import('../router.js').Page} */
export async function show({ main, params }) {
  const [page, all] = await Promise.all([gamePage(params.game), puzzles(params.game)]);
  const tried = triedPuzzles(page.name);
  const title = t('web-puzzles-of', { game: page.title });
  main.dataset.title = title;
  render(html`
    <nav class="crumbs" aria-label=${t('web-puzzles-where')}><a href="/puzzles">${t('web-puzzles-title')}</a></nav>
    <h1>${title}</h1>
    <div class="row">
      <a class="button main" href="/puzzles/${page.name}/${nextPuzzle(all, tried, 0, null)}">${t('web-puzzles-continue')}</a>
      ${page.trains ? html`<a class="button" href="/train/${page.name}">${t('web-train-link')}</a>` : nothing}
      <a class="button" href="/games/${page.name}">${t('web-card-learn')}</a>
    </div>
    ${GRADES.map((grade) => ofGrade(page.name, grade, all.filter((each) => each.grade === grade), tried))}`, main);
}

/**
 * @param {string} game
 * @param {number} grade
 * @param {PuzzleLine[]} list
 * @param {Record<string, Tried>} tried
 */
function ofGrade(game, grade, list, tried) {
  if (list.length === 0) return nothing;
  const solved = list.filter(({ position }) => tried[position]?.solved);
  const once = solved.filter(({ position }) => tried[position].tries === 1 && !tried[position].helped);
  return html`
    <section aria-labelledby="grade-${grade}">
      <h2 id="grade-${grade}">${t(`web-puzzles-grade-${grade}`)}</h2>
      <p class="muted">${t('web-puzzles-tally', { solved: solved.length, of: list.length, once: once.length })}</p>
      <ol class="task-list puzzle-list">${list.map(({ number, position }) => {
        const done = tried[position]?.solved;
        return html`<li><a class=${done ? 'task-link done' : 'task-link'} href="/puzzles/${game}/${number}"
          aria-label=${t(done ? 'web-puzzle-number-done' : 'web-puzzle-number', { number })}>${done ? '✓' : number}</a></li>`;
      })}</ol>
    </section>`;
}
