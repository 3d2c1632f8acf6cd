/**
 * A game's puzzles, grade by grade, with what the reader has solved. A theme narrows the list.
 *
 * @import { PuzzleLine } from '../wire.js'
 * @import { Tried } from './parts/progress.js'
 */
import { gamePage, puzzles } from '../net/client.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { nextPuzzle } from './parts/next-puzzle.js';
import { ratingText, standing } from './parts/puzzle-standing.js';

const GRADES = [1, 2, 3, 4, 5];

/** @type {import('../router.js').Page} */
export async function show({ main, params, query }) {
  const [page, all, own] = await Promise.all([gamePage(params.game), puzzles(params.game), standing(params.game)]);
  const tried = own.tried(page.name);
  const rating = own.ratings[page.name];
  const solvedAny = all.some(({ position }) => tried[position]?.solved);
  const themes = [...new Set(all.flatMap((each) => each.themes))];
  let theme = themes.find((each) => each === query.get('theme')) ?? null;
  const title = t('web-puzzles-of', { game: page.title });
  main.dataset.title = title;

  /** @param {string | null} chosen */
  const choose = (chosen) => {
    theme = chosen;
    history.replaceState(history.state, '', theme === null ? location.pathname : `?theme=${theme}`);
    draw();
  };

  /** @param {string | null} each @param {string} label */
  const chip = (each, label) => html`
    <label class="chip"><input type="radio" name="theme" .checked=${theme === each} @change=${() => choose(each)} /><span>${label}</span></label>`;

  const draw = () => {
    const within = theme === null ? '' : `?theme=${theme}`;
    const shown = all.filter((each) => theme === null || each.themes.includes(theme));
    render(html`
      <nav class="crumbs" aria-label=${t('web-puzzles-where')}><a href="/puzzles">${t('web-puzzles-title')}</a></nav>
      <h1>${title}</h1>
      ${rating ? html`<p class="muted">${t('web-puzzles-rating', { rating: ratingText(rating) })}</p>` : nothing}
      <div class="row">
        <a class="button main" href="/puzzles/${page.name}/${nextPuzzle(all, tried, 0, null, theme)}${within}">${t(solvedAny ? 'web-puzzles-continue' : 'web-puzzles-solve')}</a>
        ${page.trains ? html`<a class="button" href="/train/${page.name}">${t('web-train-link')}</a>` : nothing}
        <a class="button" href="/games/${page.name}">${t('web-card-learn')}</a>
      </div>
      ${themes.length > 1 ? html`
        <fieldset>
          <legend>${t('web-puzzles-themes')}</legend>
          <div class="chips">${chip(null, t('web-puzzles-all-themes'))}${themes.map((each) => chip(each, t(`web-puzzle-theme-${each}`)))}</div>
        </fieldset>` : nothing}
      ${GRADES.map((grade) => ofGrade(page.name, grade, shown.filter((each) => each.grade === grade), tried, within))}`, main);
  };
  draw();
}

/**
 * @param {string} game
 * @param {number} grade
 * @param {PuzzleLine[]} list
 * @param {Record<string, Tried>} tried
 * @param {string} within the query of the links
 */
function ofGrade(game, grade, list, tried, within) {
  if (list.length === 0) return nothing;
  const solved = list.filter(({ position }) => tried[position]?.solved);
  const once = solved.filter(({ position }) => tried[position].tries === 1 && !tried[position].helped);
  return html`
    <section aria-labelledby="grade-${grade}">
      <h2 id="grade-${grade}">${t(`web-puzzles-grade-${grade}`)}</h2>
      <p class="muted">${t('web-puzzles-tally', { solved: solved.length, of: list.length, once: once.length })}</p>
      <ol class="task-list puzzle-list">${list.map(({ number, position }) => {
        const done = tried[position]?.solved;
        return html`<li><a class=${done ? 'task-link done' : 'task-link'} href="/puzzles/${game}/${number}${within}"
          aria-label=${t(done ? 'web-puzzle-number-done' : 'web-puzzle-number', { number })}>${done ? '✓' : number}</a></li>`;
      })}</ol>
    </section>`;
}
