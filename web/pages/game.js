/**
 * The page of a game: rules with animated examples, variants, history and tasks.
 *
 * @import { GamePage, Lessons } from '../wire.js'
 */
import { picture } from '../net/api.js';
import { gamePage, lessons } from '../net/client.js';
import { playComputer, playHere } from '../new/start.js';
import { Refusal } from '../net/request.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { exampleFigure, wakeExamples } from './parts/example.js';
import { doneTasks } from './parts/progress.js';

/** @type {import('../router.js').Page} */
export async function show({ main, params, query, signal }) {
  const changes = query.getAll('set');
  const [page, taught] = await Promise.all([gamePage(params.game, { set: changes }), taughtAbout(params.game)]);
  render(template(page, taught, changes), main);
  wakeExamples(main, page, taught.examples, signal);
}

/** Games without lessons have a page all the same. @param {string} game @returns {Promise<Lessons>} */
async function taughtAbout(game) {
  try {
    return await lessons(game);
  } catch (error) {
    if (error instanceof Refusal) return { game, examples: [], tasks: [], story: [] };
    throw error;
  }
}

/**
 * @param {GamePage} page
 * @param {Lessons} taught
 * @param {string[]} changes rules that the address changes
 */
function template(page, taught, changes) {
  const begin = `/new?game=${encodeURIComponent(page.name)}`;
  return html`
    <article class="about-game">
      <header class="game-head">
        <div>
          <h1>${page.title}</h1>
          <p class="lead">${page.summary}</p>
          ${page.also.length === 0 ? nothing : html`<p class="muted">${t('web-game-also', { names: page.also.join(', ') })}</p>`}
          <div class="row">
            <button type="button" class="main large" data-play=${page.name} @click=${() => playComputer(page.name, changes)}>${t('web-way-computer')}</button>
            <button type="button" @click=${() => playHere(page.name, changes)}>${t('web-way-here')}</button>
            <a class="button" href="${begin}&with=friend">${t('web-way-friend')}</a>
            <a class="button" href="/analysis?game=${page.name}">${t('web-nav-analysis')}</a>
            ${page.puzzles === 0 ? nothing : html`<a class="button" href="/puzzles/${page.name}">${t('web-nav-puzzles')}</a>`}
            ${page.trains ? html`<a class="button" href="/train/${page.name}">${t('web-train-link')}</a>` : nothing}
          </div>
          ${page.own ? html`<p class="muted small hint">${t('web-rules-link')}</p>` : nothing}
        </div>
        <img src=${picture(page.name)} alt="" width="600" height="260" />
      </header>
      ${tasks(page, taught)}
      <div class="row between rules-head">
        <h2>${t('web-game-rules')}</h2>
        <a class="button" href="/rules?from=${page.name}">${t('web-game-change')}</a>
      </div>
      ${page.rules.map((rule, index) => html`
        <section class="rule" aria-labelledby="rule-${index}">
          <div>
            <h3 id="rule-${index}">${rule.heading}</h3>
            <ul>${rule.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>
          </div>
          <div class="examples">
            ${taught.examples.filter(({ heading }) => heading === rule.heading)
              .map(exampleFigure)}
          </div>
        </section>`)}
      ${page.notes.length === 0 ? nothing : html`
        <details class="panel"><summary>${t('web-game-notes')}</summary><ul>${page.notes.map((note) => html`<li>${note}</li>`)}</ul></details>`}
      ${page.variants.length === 0 ? nothing : html`
        <h2>${t('web-game-variants')}</h2>
        <ul class="variants">${page.variants.map((variant) => html`
          <li><a href="/games/${variant.name}">${variant.title}</a> <span class="muted">${variant.summary}</span></li>`)}
        </ul>`}
      <h2>${t('web-game-history')}</h2>
      ${taught.story.map((paragraph) => html`<p>${paragraph}</p>`)}
      <p class="muted">${t('web-game-region', { region: page.region })}</p>
      <h3>${t('web-game-source')}</h3>
      <ul class="small">${page.source.map((source) => html`<li>${source}</li>`)}</ul>
    </article>`;
}

/**
 * @param {GamePage} page
 * @param {Lessons} taught
 */
function tasks(page, taught) {
  if (taught.tasks.length === 0) return nothing;
  const done = doneTasks(page.name);
  return html`
    <section class="panel" aria-labelledby="tasks">
      <h2 id="tasks">${t('web-game-tasks')}</h2>
      <p>${t('web-game-tasks-done', { done: taught.tasks.filter(({ name }) => done.has(name)).length, of: taught.tasks.length })}</p>
      <ol class="task-list">${taught.tasks.map(({ name }, index) => html`
        <li><a class=${done.has(name) ? 'task-link done' : 'task-link'} href="/games/${page.name}/tasks/${index + 1}"
          aria-label=${t(done.has(name) ? 'web-task-number-done' : 'web-task-number', { number: index + 1 })}>${done.has(name) ? '✓' : index + 1}</a></li>`)}
      </ol>
    </section>`;
}
