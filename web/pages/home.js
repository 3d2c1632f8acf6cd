/**
 * The home page: a board on which the first move starts a game, the other ways to play, and the games.
 *
 * @import { Challenge, GameCard, MyGame, PlayingGame, Turn } from '../wire.js'
 * @import { HeroGame } from './parts/hero.js'
 */
import { CONTROLS, LIVE_CONTROLS } from '../lobby/controls.js';
import { followOwnGames, isUnderWay } from '../lobby/own-games.js';
import { online } from '../lobby/online.js';
import { games } from '../net/client.js';
import { hasServer } from '../net/place.js';
import { lastChoices, lastLevel, playComputer, playHere } from '../new/start.js';
import { t } from '../text/index.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { chips } from './parts/chips.js';
import { largeCard, smallCard } from './parts/game-card.js';
import { gameRow } from './parts/game-row.js';
import { askHero, wakeHero } from './parts/hero.js';
import { icon } from './parts/icon.js';
import { latePictures } from './parts/late-pictures.js';
import { whenSeen } from './parts/when-seen.js';
import { clockName, playingList } from './parts/meet.js';

const MOST_CONTINUED = 3;
const MOST_WATCHED = 6;
/** The game of the live board on a first visit. */
const FIRST_GAME = 'kalah';

/**
 * @typedef {object} Home what the page shows
 * @property {GameCard[]} cards the main games
 * @property {string} game the game of the live board
 * @property {string} title its name
 * @property {Turn[]} waiting
 * @property {MyGame[]} open
 * @property {PlayingGame[] | null} playing
 * @property {Challenge[]} challenges
 */

/** @type {import('../router.js').Ask} */
export async function ask() {
  const { game = FIRST_GAME } = lastChoices();
  // The game of last time may be gone, as custom rules are deleted.
  const hero = askHero(game).catch(() => askHero(FIRST_GAME));
  hero.catch(() => {});
  return { cards: await games({ only: 'main' }), hero };
}

/** @type {import('../router.js').Page} */
export async function show({ main, query, signal, asked }) {
  /** @type {{ cards: GameCard[], hero: Promise<HeroGame> }} */
  const { cards, hero } = await asked;
  /** @type {Home} */
  let home = {
    cards, game: lastChoices().game ?? FIRST_GAME, title: '',
    waiting: [], open: [], playing: null, challenges: [],
  };
  /** @param {Partial<Home>} changed */
  const set = (changed) => {
    home = { ...home, ...changed };
    if (signal.aborted) return;
    render(page(home, choose), main);
    watchPictures();
  };
  const watchPictures = latePictures(main, signal);

  /** Ends the board that is shown. */
  let shown = new AbortController();
  signal.addEventListener('abort', () => shown.abort());
  /** @param {Promise<HeroGame>} game */
  const showBoard = async (game) => {
    shown.abort();
    shown = new AbortController();
    const { signal: mine } = shown;
    const asking = await game;
    if (signal.aborted || mine.aborted) return;
    set({ game: asking.page.name, title: asking.page.title });
    await wakeHero(main.querySelector('.hero-place'), asking, mine).catch((error) => {
      // A visitor who leaves at once stops the loading of the board; the other ways to play need none.
      if (!(error instanceof TypeError)) throw error;
    });
  };
  /** @param {string} game */
  const choose = (game) => { showBoard(askHero(game)); };

  set({});
  /** @type {HTMLElement | null} */
  const list = main.querySelector('.all-games');
  whenSeen(list, async () => {
    const { showGames } = await import('./parts/games-list.js');
    if (list && !signal.aborted) await showGames(list, query, signal, { smallCard, latePictures });
  }, signal);
  // An address that asks for games shows them.
  if (location.pathname === '/games') list?.parentElement?.scrollIntoView();
  showBoard(hero);
  const askOwn = followOwnGames({
    own(due, mine) {
      const known = due.map(({ game }) => game.id);
      set({
        waiting: due.slice(0, MOST_CONTINUED),
        open: mine.filter((game) => isUnderWay(game) && !known.includes(game.id)).slice(0, MOST_CONTINUED),
      });
    },
    playing: (playing) => set({ playing }),
    lobby: (challenges) => set({ challenges }),
  }, signal);
  // The page does not wait for this: most new visitors have no games.
  askOwn();
}

/**
 * @param {Home} home
 * @param {(game: string) => void} choose
 */
function page(home, choose) {
  const { waiting, open } = home;
  return html`
    <section class="hero">
      <div class="hero-words">
        <h1>${t('web-home-title')}</h1>
        <p class="lead">${t('web-home-lead')}</p>
      </div>
      ${heroBoard(home, choose)}
      <ul class="tiles ways">
        <li><button type="button" class="plain tile main" @click=${() => playComputer(home.game)}>${icon('computer')}<strong>${t('web-way-computer')}</strong>
          <span>${t('web-way-computer-level', { level: lastLevel() || 6 })}</span></button></li>
        ${hasServer() ? html`${way('/lobby', 'search', 'web-way-opponent')}${way(`/new?game=${home.game}&with=friend`, 'friend', 'web-way-friend')}` : nothing}
        <li><button type="button" class="plain tile" @click=${() => playHere(home.game)}>${icon('two')}<strong>${t('web-way-here')}</strong>
          <span>${t('web-way-here-text')}</span></button></li>
      </ul>
    </section>
    ${waiting.length === 0 ? nothing : html`
      <section aria-labelledby="your-turn">
        <h2 id="your-turn">${t('web-mine-yours')}</h2>
        <ul class="game-rows">${waiting.map(({ game, due }) => gameRow(game, due))}</ul>
      </section>`}
    ${open.length === 0 ? nothing : html`
      <section aria-labelledby="go-on">
        <h2 id="go-on">${t('web-home-continue')}</h2>
        <ul class="game-rows">${open.map((game) => gameRow(game))}</ul>
      </section>`}
    ${hasServer() ? people(home) : nothing}
    <section aria-labelledby="first-games">
      <h2 id="first-games">${t('web-home-games')}</h2>
      <ul class="cards large-cards">${home.cards.map((card) => largeCard(card))}</ul>
    </section>
    <section aria-labelledby="all-games">
      <h2 id="all-games" class="home-head">${t('web-home-more')}</h2>
      <div class="all-games"></div>
    </section>
    <section aria-labelledby="own-rules">
      <h2 id="own-rules">${t('web-rules-title')}</h2>
      <p>${t('web-rules-lead')}</p>
      <p><a class="button" href="/rules">${t('web-rules-write')}</a></p>
    </section>`;
}

/** The live board, and the games that it can show. @param {Home} home @param {(game: string) => void} choose */
function heroBoard({ cards, game, title }, choose) {
  const isOffered = title === '' || cards.some(({ name }) => name === game);
  const listed = isOffered ? cards : [{ name: game, title }, ...cards.slice(0, -1)];
  return html`
    <div class="hero-play panel">
      ${chips('hero', listed.map(({ name, title }) => /** @type {const} */ ([name, title])), game, choose)}
      <div class="hero-place"></div>
      <p class="hero-note">${t('web-hero-note')}</p>
    </div>`;
}

/** Quick pairing, who is online, and games to watch. @param {Home} home */
function people({ game, playing, challenges }) {
  const { players, games: live, open, isMore } = online(playing ?? [], challenges);
  const count = (/** @type {number} */ number) => `${number}${isMore ? '+' : ''}`;
  return html`
    <section class="people-now" aria-labelledby="people-now">
      <div class="row between home-head"><h2 id="people-now">${t('web-home-people')}</h2>
        <p class="muted online" ?hidden=${playing === null}>${live + open === 0 ? t('web-home-quiet')
    : t('web-home-online', { players: count(players), games: count(live), challenges: open })}</p></div>
      <ul class="tiles clocks">${LIVE_CONTROLS.map((name) => html`<li>
        <a class="tile clock-tile" href="/lobby?game=${game}&pair=${encodeURIComponent(name)}"><strong class="numbers">${clockName(CONTROLS[name])}</strong>
          <span>${t('web-home-pair')}</span></a></li>`)}
      </ul>
      ${live === 0 || !playing ? nothing : html`<h3>${t('web-home-playing')}</h3>${playingList(playing.slice(0, MOST_WATCHED))}`}
    </section>`;
}

/** One way to start a game. @param {string} address @param {Parameters<typeof icon>[0]} sign @param {string} key */
function way(address, sign, key) {
  return html`<li><a class="tile" href=${address}>${icon(sign)}<strong>${t(key)}</strong> <span>${t(`${key}-text`)}</span></a></li>`;
}
