/**
 * The engine's analysis: every move with its score, the best line, and the balance of the game.
 *
 * @import { Analysis, GamePage, Look } from '../../wire.js'
 * @import { Score } from '../../analysis/scores.js'
 */
import { spokenLabel } from '../../board/words.js';
import { language, signed, t } from '../../text/index.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { lineOfPlay } from './line-of-play.js';

/** Moves whose whole line is written out. */
const LINES = 3;
/** How many moves are listed: a choice within the turn can make dozens. */
const MOST_MOVES = 12;

/**
 * Each move's score beside its pit; the best are marked.
 *
 * @param {Look} seen
 * @param {Analysis | null} analysis
 */
export function scoreBadges(seen, analysis) {
  const best = analysis?.moves[0]?.score;
  /** @type {Set<number>} */
  const told = new Set();
  return (analysis?.moves ?? []).flatMap(({ label, score, proven }) => {
    const choice = seen.choices.find((each) => each.label === label);
    // The best come first: of a pit with several moves the best one is shown, with its direction.
    if (!choice || choice.cell === null || told.has(choice.cell)) return [];
    told.add(choice.cell);
    const way = choice.direction ? `${choice.direction} ` : '';
    return [{ cell: choice.cell, text: `${way}${signed(score, proven)}`, best: score === best }];
  });
}

/**
 * The expected final share of the seeds.
 *
 * @param {Score | null} score
 * @param {number[]} cells
 */
export function gauge(score, cells) {
  const all = cells.reduce((sum, count) => sum + count, 0) || 1;
  const share = score ? Math.min(100, Math.max(0, 50 + (50 * score.south) / all)) : 50;
  const words = score ? standing(score) : t('web-engine-unknown');
  return html`
    <div class="gauge">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="north" width="100" height="6" /><rect class="south" width=${share} height="6" /><rect class="middle" x="49.8" width="0.4" height="6" />
      </svg>
      <p class="small numbers">${words}</p>
    </div>`;
}

/** @param {Score} score */
function standing({ south, proven }) {
  const key = Math.abs(south) < 0.05 ? 'web-engine-level' : south > 0 ? 'web-engine-south' : 'web-engine-north';
  return t(proven ? `${key}-proven` : key, { margin: signed(Math.abs(south), proven).replace('+', '') });
}

/**
 * @param {object} now
 * @param {GamePage} now.page
 * @param {Look} now.seen
 * @param {Analysis | null} now.analysis
 * @param {boolean} now.thinking
 * @param {boolean} now.searching
 * @param {boolean} now.stopped whether the search was refused
 * @param {() => void} now.toggle
 * @param {(label: string) => void} now.play
 * @param {import('./line-of-play.js').LineWays} now.ways how a line is shown
 */
export function enginePanel({ page, seen, analysis, thinking, searching, stopped, toggle, play, ways }) {
  return html`
    <section class="panel" aria-labelledby="engine-title">
      <div class="row between"><h2 id="engine-title">${t('web-engine-title')}</h2>
        <label class="tick"><input type="checkbox" role="switch" .checked=${thinking} @change=${toggle} />${t('web-engine-on')}</label></div>
      ${!thinking ? nothing : seen.ending ? html`<p class="muted">${t('web-engine-over')}</p>` : html`
        <p class="muted small numbers">${analysis ? depth(analysis, searching) : stopped ? nothing : t('web-engine-begins')}</p>
        <ol class="lines">${(analysis?.moves ?? []).slice(0, MOST_MOVES).map(({ label, score, proven, distance, turns }, index) => html`
          <li class="line"><strong class="line-score">${signed(score, proven)}${proven ? '\u202f✓' : ''}</strong>
            <span><button type="button" class="plain line-first" title=${t('web-engine-play')} @click=${() => play(label)}>${heard(page, label)}</button>${distance ? html` <span class="small">${t('web-engine-distance', { plies: distance })}</span>` : nothing}${index < LINES ? html` ${lineOfPlay(turns, ways, 1)}` : nothing}</span></li>`)}
        </ol>
        ${(analysis?.moves.length ?? 0) > MOST_MOVES ? html`<p class="muted small">${t('web-engine-more', { count: (analysis?.moves.length ?? 0) - MOST_MOVES })}</p>` : nothing}
        <p class="muted small">${t('web-engine-legend')}</p>`}
    </section>`;
}

/** A move, with the side for screen readers where A and a would sound the same. @param {GamePage} page @param {string} label */
function heard(page, label) {
  const spoken = spokenLabel(page, label, null);
  if (spoken === label) return html`<b>${label}</b>`;
  return html`<b aria-hidden="true">${label}</b><span class="unseen">${spoken}</span>`;
}

/** @param {Analysis} analysis @param {boolean} searching */
function depth({ depth: plies, nodes, proven }, searching) {
  const positions = new Intl.NumberFormat(language(), { notation: 'compact' }).format(nodes);
  if (proven) return t('web-engine-proven', { positions });
  return t(searching ? 'web-engine-depth' : 'web-engine-depth-done', { depth: plies, positions });
}
