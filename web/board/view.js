/**
 * A board on a page. It shows what it is given and reports presses; it knows no rules.
 *
 *     const view = new BoardView(host, page);
 *     view.onPress = (cell) => …;
 *     view.show({ board, choices });
 *     await view.sow(choice.sowing, choice.to);
 *
 * @typedef {import('../wire.d.ts').Board} Board
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {import('../wire.d.ts').Refused} Refused
 * @typedef {import('../wire.d.ts').GamePage} GamePage
 * @typedef {import('../wire.d.ts').Sowing} Sowing
 * @typedef {import('./scene.js').LastMove} LastMove
 * @typedef {import('./scene.js').Badge} Badge
 * @typedef {{
 *   board: Board,
 *   choices: Choice[],
 *   refused: Refused[],
 *   last: LastMove | null,
 *   premove: number | null,
 *   hint: number | null,
 *   chosen: string | null,
 *   badges: Badge[],
 *   over: boolean,
 *   ahead: number[],
 *   own: 0 | 1 | null,
 *   names: [string, string] | null,
 * }} Shown `chosen` is a move that awaits confirmation; pits `ahead` can be pressed before the player's turn;
 *   `own` is the reader's side
 * @typedef {{
 *   turned: boolean,
 *   seats: boolean,
 *   counts: 'always' | 'touch' | 'never',
 *   budget: number,
 *   still: boolean,
 *   upright: boolean | null,
 * }} Ways `seats`: two people sit across from each other; `budget`: milliseconds for a sowing; `still`: nothing moves;
 *   `upright`: null to choose by the available space
 * @typedef {Pick<GamePage, 'labels' | 'layouts' | 'seeds' | 'shape' | 'colour' | 'words'>} BoardPage what a board needs of a game
 */

import { render, svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { animate } from './animate.js';
import { drawCaptions } from './captions.js';
import { leastWidth, standsBetter, TOUCH } from './fit.js';
import { buildFrame } from './frame.js';
import { turned } from './geometry.js';
import { Heaps, restingBoard } from './heaps.js';
import { lastMove } from './last-move.js';
import { describePit } from './words.js';
import { drawHomes, drawMarks } from './marks.js';
import { motionsOf } from './motions.js';
import { drawPits, neighbour } from './pits.js';
import { seedRadius } from './beds.js';
import { defineSeeds, SeedLayer } from './seeds.js';
import { duration, timeline } from './timeline.js';
import { drawWood } from './wood.js';

/** Each board on a page has its own ids. */
let boards = 0;

/** @type {Ways} */
const USUAL = { turned: false, seats: false, counts: 'always', budget: 2500, still: false, upright: null };

export class BoardView {
  /**
   * @param {HTMLElement} host
   * @param {BoardPage} page
   * @param {Partial<Ways>} ways
   */
  constructor(host, page, ways = {}) {
    boards += 1;
    this.id = `board-${boards}`;
    this.host = host;
    this.page = page;
    /** @type {Ways} */
    this.ways = { ...USUAL, ...ways };
    /** Called with the cell that was pressed. @type {(cell: number) => void} */
    this.onPress = () => {};
    /** Called with the reason why a pit may not be played, when it is pressed or focused. @type {(refused: Refused | null, cell: number, pressed: boolean) => void} */
    this.onRefused = () => {};
    /** Called for every sound. @type {(what: 'seed' | 'capture' | 'home') => void} */
    this.onSound = () => {};
    /** @type {Shown | null} */
    this.shown = null;
    /** The pit under the pointer or focus. @type {number | null} */
    this.looked = null;
    this.current = 0;
    /** Whether the player moves between pits by keys; after a click the arrow keys step through the game. */
    this.byKeys = false;
    this.pointing = false;
    /** @type {ReturnType<typeof animate> | null} */
    this.running = null;
    /** @type {Heaps | null} */
    this.heaps = null;
    this.plan = page.layouts.wide;
    this.upright = false;
    /** Pixels to a unit of the plan. */
    this.scale = 1;
    const { frame, drawings, parts, heaps, hand } = buildFrame(host, page, {
      point: () => { this.pointing = true; },
      key: (event) => this.key(event),
    });
    this.frame = frame;
    this.drawings = drawings;
    this.parts = parts;
    this.hand = hand;
    this.layer = new SeedLayer(heaps, this.id);
    this.resized = new ResizeObserver(() => this.fit());
    this.resized.observe(host);
  }

  /** Changes how the board is shown. @param {Partial<Ways>} ways */
  set(ways) {
    const before = this.ways;
    this.ways = { ...before, ...ways };
    if (JSON.stringify(this.ways) === JSON.stringify(before)) return;
    this.finish();
    this.fit(true);
  }

  /**
   * Shows a position at once, whatever was in motion.
   * @param {Partial<Shown> & { board: Board }} shown
   */
  show(shown) {
    this.finish();
    const first = this.shown === null;
    this.shown = {
      choices: [], refused: [], last: null, premove: null, hint: null, chosen: null, badges: [], over: false, ahead: [],
      own: null, names: null, ...shown,
    };
    if (first) this.fit(true);
    this.settle();
    this.paint();
  }

  /** Changes what is shown beside the seeds, without ending a motion. @param {Partial<Shown>} shown */
  mark(shown) {
    if (!this.shown) return;
    this.shown = { ...this.shown, ...shown };
    this.paint();
  }

  /**
   * Shows a ply from the position that is shown, to the one after it.
   * @param {Sowing} sowing
   * @param {Board} after
   */
  async sow(sowing, after) {
    this.finish();
    const to = restingBoard(sowing, after);
    const { shown, heaps } = this;
    if (!shown || !heaps) return;
    const last = lastMove(sowing);
    this.looked = null;
    if (this.ways.still || this.ways.budget <= 0 || document.hidden) {
      this.show({ ...shown, board: to, choices: [], refused: [], last, premove: shown.premove });
      this.flash();
      return;
    }
    const frames = timeline(motionsOf(sowing.steps), this.ways.budget);
    this.shown = { ...shown, choices: [], refused: [], hint: null, chosen: null, last: last && { from: last.from, to: null } };
    this.paint(heaps.counts());
    const seen = animate(frames, {
      plan: this.plan,
      heaps,
      layer: this.layer,
      hand: this.hand,
      onFrame: (motions) => {
        motions.forEach((motion) => this.hear(motion));
        const made = motions.find((motion) => motion.t === 'home-made');
        if (made && this.shown) this.shown = { ...this.shown, board: { ...this.shown.board, homes: to.homes } };
        this.paint(heaps.counts());
      },
    });
    this.running = seen;
    this.frame.dataset.moving = String(Math.round(duration(frames)));
    await seen.done;
    if (this.running !== seen) return;
    this.running = null;
    delete this.frame.dataset.moving;
    this.shown = { ...this.shown, board: to, last };
    this.settle();
    this.paint();
  }

  /** Ends a motion at once. The caller that began it shows the final position next. */
  finish() {
    this.running?.finish();
  }

  get moving() {
    return this.running !== null;
  }

  /** Takes the board off the page. */
  remove() {
    this.finish();
    this.resized.disconnect();
    this.host.replaceChildren();
  }

  /** Puts the focus on a pit. @param {number} [cell] */
  focus(cell = this.current) {
    this.current = cell;
    this.paint();
    /** @type {SVGGElement | null} */
    const pit = this.parts.pits.querySelector(`[data-cell="${cell}"]`);
    pit?.focus();
  }

  /** Chooses between the wide and the upright plan by the available space. @param {boolean} [always] */
  fit(always = false) {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 && !always) return;
    const { wide, upright } = this.page.layouts;
    const stands = this.ways.upright ?? standsBetter(this.page.layouts, width, height);
    const changed = stands !== this.upright;
    if (!changed && !always && this.drawnPlan) {
      this.measure();
      if (!this.moving) this.paint();
      return;
    }
    this.upright = stands;
    const plan = stands ? upright : wide;
    this.plan = this.ways.turned ? turned(plan) : plan;
    this.drawnPlan = true;
    this.finish();
    this.layOut();
  }

  layOut() {
    const { slab } = this.plan;
    const view = `${slab.x - slab.rx - 1} ${slab.y - slab.ry - 1} ${2 * slab.rx + 2} ${2 * slab.ry + 2}`;
    this.drawings.forEach((drawing) => drawing.setAttribute('viewBox', view));
    this.frame.style.setProperty('--ratio', String((slab.rx + 1) / (slab.ry + 1)));
    // The board never becomes so small that its pits cannot be touched.
    this.frame.style.setProperty('--least', `${leastWidth(this.plan)}px`);
    this.frame.dataset.lies = this.upright ? 'upright' : 'wide';
    this.measure();
    render(svg`${drawWood(this.plan, this.page.colour, this.id)}`, this.drawings[0]);
    if (!this.shown) return;
    const total = this.shown.board.cells.reduce((sum, count) => sum + count, 0);
    const radius = seedRadius(this.page.seeds, total, this.plan.pits.length);
    render(defineSeeds(this.page.seeds, radius, this.id), this.parts.defs);
    this.layer.layOut(this.plan, this.page.seeds, radius);
    this.settle();
    this.paint();
  }

  measure() {
    const { width } = this.frame.getBoundingClientRect();
    if (width > 0) this.scale = width / (2 * this.plan.slab.rx + 2);
  }

  /** Moves every seed to its place on the shown board. */
  settle() {
    if (!this.shown) return;
    if (!this.heaps) this.heaps = new Heaps(this.shown.board.cells);
    this.heaps.become(this.shown.board.cells);
    this.layer.settle(this.heaps.all());
  }

  /** Draws the writing, the marks and the buttons. @param {number[]} [cells] the counts while seeds are under way */
  paint(cells) {
    const { shown, plan, page, ways } = this;
    if (!shown) return;
    const counts = cells ?? this.heaps?.counts() ?? shown.board.cells;
    const preview = shown.choices.find((choice) => choice.cell !== null && choice.cell === this.looked)
      ?? shown.choices.find((choice) => choice.label === shown.chosen) ?? null;
    const playable = new Set(shown.choices.flatMap(({ cell }) => (cell === null ? [] : [cell])));
    /** @type {import('./scene.js').Scene} */
    const scene = {
      plan,
      scale: this.scale,
      labels: page.labels,
      words: page.words,
      names: shown.names ?? [t('board-ui-south'), t('board-ui-north')],
      cells: counts,
      homes: shown.board.homes,
      toMove: shown.over ? null : shown.board.side === 'S' ? 0 : 1,
      across: ways.seats ? (ways.turned ? 0 : 1) : null,
      playable,
      last: shown.last,
      premove: shown.premove,
      hint: shown.hint,
      preview,
      badges: this.moving ? [] : shown.badges,
    };
    this.frame.dataset.counts = ways.counts;
    render(svg`${drawHomes(scene)}`, this.parts.homes);
    render(svg`${drawMarks(scene)}`, this.parts.marks);
    render(svg`${drawCaptions(scene)}`, this.parts.captions);
    const buttons = plan.pits.map((_, cell) => ({
      label: describePit(page, shown, counts, cell),
      legal: playable.has(cell) || shown.ahead.includes(cell),
      pressed: shown.premove === cell || preview?.cell === cell,
    }));
    this.markLooked();
    render(svg`${drawPits(plan, buttons, this.current, TOUCH / 2 / this.scale, {
      press: (cell) => this.press(cell),
      look: (cell) => this.look(cell),
      focus: (cell) => this.focused(cell),
    })}`, this.parts.pits);
  }

  /** The count of the pit under the pointer or focus, if counts are shown only there. */
  markLooked() {
    this.parts.captions.querySelectorAll('.pit-count').forEach((count) => {
      count.classList.toggle('looked', this.looked !== null && count.getAttribute('data-cell') === String(this.looked));
    });
  }

  /** @param {number | null} cell */
  look(cell) {
    if (this.looked === cell || this.moving) return;
    this.looked = cell;
    this.paint();
  }

  /** @param {number} cell */
  focused(cell) {
    this.current = cell;
    this.byKeys = !this.pointing;
    this.pointing = false;
    this.look(cell);
    this.tellRefused(cell);
  }

  /** @param {number} cell */
  press(cell) {
    this.pointing = false;
    this.current = cell;
    this.looked = cell;
    this.tellRefused(cell, true);
    this.onPress(cell);
  }

  /** @param {number} cell @param {boolean} [pressed] */
  tellRefused(cell, pressed = false) {
    const refused = this.shown?.refused.find((each) => each.cell === cell) ?? null;
    this.onRefused(refused, cell, pressed);
    if (refused && pressed) this.shake(cell);
  }

  /** A short sign that a pit may not be played. @param {number} cell */
  shake(cell) {
    const pit = this.parts.pits.querySelector(`[data-cell="${cell}"]`);
    pit?.classList.remove('refused');
    requestAnimationFrame(() => pit?.classList.add('refused'));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const next = neighbour(this.plan, this.current, event.key);
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (next !== null && sideways && !this.byKeys) return;
    if (next !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.press(this.current);
    }
  }

  /** A short flash instead of an animation. */
  flash() {
    this.frame.classList.remove('flash');
    requestAnimationFrame(() => this.frame.classList.add('flash'));
  }

  /** @param {import('./motions.js').Motion} motion */
  hear(motion) {
    if (motion.t === 'drop') this.onSound('seed');
    if (motion.t === 'take' || motion.t === 'sweep') this.onSound('capture');
    if (motion.t === 'home-made') this.onSound('home');
  }
}
