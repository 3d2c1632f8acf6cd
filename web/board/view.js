/**
 * A board on a page. It shows what it is given and reports presses; it knows no rules.
 *
 *     const view = new BoardView(host, page);
 *     view.onPress = (cell, choice) => …;
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
 *   hintMove?: Choice | null,
 *   chosen: string | null,
 *   badges: Badge[],
 *   over: boolean,
 *   ahead: number[],
 *   own: 0 | 1 | null,
 *   names: [string, string] | null,
 *   editing: boolean,
 * }} Shown `chosen` is a move that awaits confirmation; pits `ahead` can be pressed before the player's turn;
 *   `own` is the reader's side; while `editing`, seeds are added and taken
 * @typedef {{
 *   turned: boolean,
 *   seats: boolean,
 *   counts: 'always' | 'touch' | 'never',
 *   budget: number,
 *   still: boolean,
 *   upright: boolean | null,
 *   labels: boolean,
 *   wood: import('./themes.js').BoardTheme,
 *   seeds: import('./seed-shapes.js').SeedTheme,
 * }} Ways `seats`: two people sit across from each other; `budget`: milliseconds for a sowing; `still`: nothing moves;
 *   `upright`: null to choose by the available space
 * @typedef {Pick<GamePage, 'labels' | 'layouts' | 'seeds' | 'shape' | 'colour' | 'words'>} BoardPage what a board needs of a game
 */

import { html, render, svg } from '../vendor/lit-html.js';
import { t } from '../text/index.js';
import { animate } from './animate.js';
import { Air } from './air.js';
import { drawCaptions, handText, tallyText } from './captions.js';
import { TypedCount } from './edits.js';
import { leastWidth, ratioOf, seenHeight, standsBetter, TOUCH } from './fit.js';
import { buildFrame } from './frame.js';
import { sideOf, turned } from './geometry.js';
import { Heaps, restingBoard } from './heaps.js';
import { lastMove } from './last-move.js';
import { describePit } from './words.js';
import { drawHomes, drawMarks } from './marks.js';
import { motionsOf } from './motions.js';
import { aims, asksWay, meant, movesAt, targetsOf, waysOf } from './picking.js';
import { drawPicks, placePicks } from './pick-layer.js';
import { Pieces } from './pieces.js';
import { drawPits, neighbour } from './pits.js';
import { seedRadius } from './beds.js';
import { defineSeeds } from './seed-shapes.js';
import { SeedLayer } from './seeds.js';
import { duration, timeline } from './timeline.js';
import { drawWood } from './wood.js';

/** A pointer that moves farther than this, in pixels, drags. */
const DRAGS = 14;

/** Each board on a page has its own ids. */
let boards = 0;

/** @type {Ways} */
const USUAL = { turned: false, seats: false, counts: 'always', budget: 2500, still: false, upright: null, labels: true, wood: 'game', seeds: 'game' };

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
    /** Called with the cell that was pressed, and the move that is meant if there is one. @type {(cell: number, choice: Choice | null) => void} */
    this.onPress = () => {};
    /** The pit whose moves the player chooses among. @type {import('./picking.js').Picking | null} */
    this.picking = null;
    /** The move whose effect is shown meanwhile. @type {Choice | null} */
    this.aimed = null;
    /** A pit with several moves that the pointer holds, and where. @type {{ cell: number, x: number, y: number, drags: boolean } | null} */
    this.held = null;
    /** Whether the choice was begun by keys: then its buttons have the focus, and the pit gets it back. */
    this.picksByKeys = false;
    /** Whether the press that is under way has already chosen by dragging. */
    this.dragged = false;
    /** Called with the reason why a pit may not be played, when it is pressed or focused. @type {(refused: Refused | null, cell: number, pressed: boolean) => void} */
    this.onRefused = () => {};
    /** Called for every sound, with the number of seeds in the pit or of those captured. @type {(what: 'seed' | 'capture' | 'home', count: number) => void} */
    this.onSound = () => {};
    /** Called with the tally of a side, if the page shows it instead of the board. @type {((side: number, text: string) => void) | null} */
    this.onTally = null;
    /** Called when a seed is added to a cell or taken from it, or its count typed. @type {(cell: number, edit: import('./edits.js').Edit) => void} */
    this.onEdit = () => {};
    /** @type {Shown | null} */
    this.shown = null;
    /** The pit under the pointer or focus. @type {number | null} */
    this.looked = null;
    this.current = 0;
    /** Whether the player moves between pits by keys; after a click the arrow keys step through the game. */
    this.byKeys = false;
    this.pointing = false;
    /** @type {{ finish: () => void } | null} */
    this.running = null;
    /** @type {Heaps | null} */
    this.heaps = null;
    /** The counts that are shown. @type {number[]} */
    this.counts = [];
    this.typed = new TypedCount();
    this.plan = page.layouts.wide;
    this.upright = false;
    /** The width of the place for which the plan was chosen. */
    this.fitted = 0;
    /** Pixels to a unit of the plan. */
    this.scale = 1;
    /** The side of each pit. */
    this.sides = page.layouts.wide.pits.map((_, cell) => sideOf(page.layouts.wide, cell));
    const { frame, drawings, parts, heaps, air, tallies, picks } = buildFrame(host, page, {
      point: (event) => this.hold(event),
      drag: (event) => this.drag(event),
      drop: (event) => this.drop(event),
      cancel: () => this.letGo(),
      key: (event) => this.key(event),
    });
    this.frame = frame;
    this.drawings = drawings;
    this.parts = parts;
    this.tallies = tallies;
    this.picks = picks;
    this.air = new Air(air);
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
    const before = this.shown;
    this.shown = {
      choices: [], refused: [], last: null, premove: null, hint: null, chosen: null, badges: [], over: false, ahead: [],
      own: null, names: null, editing: false, ...shown,
    };
    if (this.picking && (before?.board.text !== this.shown.board.text || movesAt(this.shown.choices, this.picking.cell).length === 0)) {
      [this.picking, this.aimed] = [null, null];
    }
    // What stands around the board has changed its place since it was built.
    if (first) this.fitted = 0;
    if (first) this.fit(true);
    this.settle();
    this.paint();
    // The tallies that the page has just been given take some of the board's place.
    if (first && this.onTally && this.plan.tallies !== null) {
      this.fitted = 0;
      this.fit();
    }
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
    const to = this.resting(sowing, after);
    const { shown, heaps } = this;
    if (!shown || !heaps) return;
    const last = lastMove(sowing);
    this.looked = null;
    [this.picking, this.aimed] = [null, null];
    if (this.ways.still || this.ways.budget <= 0 || document.hidden) {
      this.show({ ...shown, board: to, choices: [], refused: [], last, premove: shown.premove });
      this.flash();
      return;
    }
    const frames = timeline(motionsOf(sowing.steps), this.ways.budget);
    this.shown = { ...shown, choices: [], refused: [], hint: null, chosen: null, last: last && { from: last.from, to: null } };
    const seen = animate(frames, {
      plan: this.plan,
      heaps,
      layer: this.layer,
      air: this.air,
      onCounts: (counts) => this.paintCounts(counts),
      onLanded: (motions, counts) => {
        motions.forEach((motion) => this.hear(motion, counts));
        if (motions.some((motion) => motion.t === 'home-made') && this.shown) {
          this.shown = { ...this.shown, board: { ...this.shown.board, homes: to.homes } };
          this.paintAll(counts);
        } else this.paintCounts(counts);
      },
    });
    const pieces = new Pieces();
    const running = {
      finish: () => {
        pieces.hurry();
        seen.finish();
      },
    };
    this.running = running;
    // What was touched moves first; the marks of the last position go with the next picture.
    requestAnimationFrame(() => setTimeout(() => { if (this.running === running) this.paintAll(this.counts); }));
    this.frame.dataset.moving = String(Math.round(duration(frames)));
    await seen.done;
    if (this.running !== running) return;
    this.shown = { ...this.shown, board: to, last };
    this.settle();
    await pieces.next();
    if (this.running !== running) return;
    this.running = null;
    delete this.frame.dataset.moving;
    this.paint();
    await pieces.next();
  }

  /** The board as it lies when a ply is over. @param {Sowing} sowing @param {Board} after */
  resting(sowing, after) {
    return restingBoard(sowing, after, this.sides);
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
    // A place whose size does not depend on the board is filled; any other grows with it.
    const isFixed = getComputedStyle(this.host).containerType === 'size';
    const stands = this.ways.upright ?? standsBetter(this.page.layouts, width, isFixed ? height : seenHeight(height), isFixed && width === this.fitted ? this.upright : null);
    this.fitted = width;
    const changed = stands !== this.upright;
    if (!changed && !always && this.drawnPlan) {
      const before = this.scale;
      this.measure();
      // Seeds in the air are measured in pixels.
      if (this.scale !== before) this.finish();
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
    this.frame.style.setProperty('--ratio', String(ratioOf(this.plan)));
    // The board never becomes so small that its pits cannot be touched.
    this.frame.style.setProperty('--least', `${leastWidth(this.plan)}px`);
    this.frame.dataset.lies = this.upright ? 'upright' : 'wide';
    this.measure();
    const wood = this.ways.wood === 'game' ? this.page.colour : this.ways.wood;
    this.frame.dataset.wood = wood;
    this.frame.dataset.seeds = this.ways.seeds;
    render(svg`${drawWood(this.plan, wood, this.id)}`, this.drawings[0]);
    if (!this.shown) return;
    const total = this.shown.board.cells.reduce((sum, count) => sum + count, 0);
    const radius = seedRadius(this.page.seeds, total, this.plan.pits.length);
    render(defineSeeds(this.page.seeds, radius, this.id, this.ways.seeds), this.parts.defs);
    this.layer.layOut(this.plan, this.page.seeds, radius);
    this.measure();
    this.settle();
    this.paint();
  }

  /**
   * Gives a board that fills its place a size in pixels. The browser tries several heights for the place whenever something beside it
   * changes, and a board that followed them would lay out every seed each time.
   */
  fill() {
    const { width, height } = this.host.getBoundingClientRect();
    const fills = width > 0 && height > 0 && getComputedStyle(this.host).containerType === 'size';
    this.frame.toggleAttribute('data-sized', fills);
    this.frame.style.width = fills ? `${Math.min(width, ratioOf(this.plan) * height)}px` : '';
  }

  measure() {
    this.fill();
    const { width } = this.frame.getBoundingClientRect();
    if (width > 0) this.scale = width / (2 * this.plan.slab.rx + 2);
    const { x, y, rx, ry } = this.plan.slab;
    this.air.measure(this.scale, { x: x - rx - 1, y: y - ry - 1 }, this.layer.radius);
  }

  /** Moves every seed to its place on the shown board. */
  settle() {
    if (!this.shown) return;
    if (!this.heaps) this.heaps = new Heaps(this.shown.board.cells, this.sides);
    const moved = this.heaps.become(this.shown.board.cells);
    const total = this.heaps.counts().reduce((sum, count) => sum + count, 0);
    if (moved.size > 0 || !this.layer.isSettled || this.layer.drawn.size !== total) this.layer.settle(this.heaps.all());
  }

  /** Draws everything but wood and seeds, unless seeds are in the air: then it is drawn when they have landed. */
  paint() {
    if (this.shown) this.paintAll(this.moving ? this.counts : this.heaps?.counts() ?? this.shown.board.cells);
  }

  /** Draws the writing, the marks and the buttons. @param {number[]} counts */
  paintAll(counts) {
    const { shown, plan, page } = this;
    if (!shown) return;
    const scene = this.scene(shown, counts);
    const { playable, preview } = scene;
    this.frame.dataset.counts = this.ways.counts;
    render(svg`${drawHomes(scene)}`, this.parts.homes);
    render(svg`${drawMarks(scene)}`, this.parts.marks);
    this.paintCounts(counts);
    const cells = shown.editing ? [...plan.pits, ...plan.stores.filter(({ kind }) => kind !== 'none')] : plan.pits;
    const targets = targetsOf(this.picking);
    const buttons = cells.map((_, cell) => ({
      label: targets.has(cell) ? `${describePit(page, shown, counts, cell)}; ${t('board-ui-take-too')}` : describePit(page, shown, counts, cell),
      legal: shown.editing || playable.has(cell) || shown.ahead.includes(cell) || targets.has(cell),
      pressed: shown.premove === cell || preview?.cell === cell || this.picking?.cell === cell,
      ways: asksWay(movesAt(shown.choices, cell)),
    }));
    this.markLooked();
    render(svg`${drawPits(plan, buttons, this.current, TOUCH / 2 / this.scale, {
      press: (cell, event) => this.press(cell, event),
      look: (cell) => this.look(cell),
      focus: (cell) => this.focused(cell),
      edit: shown.editing ? (cell, edit) => this.edit(cell, edit) : null,
    })}`, this.parts.pits);
    render(this.picking && !this.moving ? drawPicks({
      plan, page, picking: this.picking, scale: this.scale,
      pick: (moves) => this.pick(moves),
      look: (move) => this.aim(move),
      leave: () => this.leavePicks(true),
    }) : null, this.picks);
    placePicks(this.picks);
  }

  /** Draws the counts alone, as each seed lands. @param {number[]} counts */
  paintCounts(counts) {
    if (!this.shown) return;
    this.counts = [...counts];
    const scene = this.scene(this.shown, counts);
    render(svg`${drawCaptions(scene)}`, this.parts.captions);
    const near = this.ways.turned ? 1 : 0;
    const tallied = this.plan.tallies !== null;
    const hasHands = this.plan.stores.some(({ kind }) => kind === 'hand');
    this.frame.toggleAttribute('data-tallied', tallied && this.onTally === null);
    this.tallies.forEach((line, index) => {
      line.hidden = !tallied || this.onTally !== null;
      const side = index === 0 ? 1 - near : near;
      if (this.onTally && (tallied || hasHands)) this.onTally(side, hasHands ? handText(scene, side) : tallyText(scene, side));
      if (!line.hidden) render(html`<span class="tally-name">${scene.names[side]}: </span>${tallyText(scene, side)}`, line);
    });
  }

  /** The labels and names alone, as a film shows them behind its own counts. */
  stillCaptions() {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    if (this.shown) render(svg`${drawCaptions({ ...this.scene(this.shown, this.counts), playable: new Set() })}`, group);
    group.querySelectorAll('.pit-count, .store-count').forEach((count) => count.remove());
    return group;
  }

  /** @param {Shown} shown @param {number[]} counts @returns {import('./scene.js').Scene} */
  scene(shown, counts) {
    const { ways, page } = this;
    const looked = this.looked === null ? [] : movesAt(shown.choices, this.looked);
    // Of a pit with several moves none is shown before the player aims at one.
    const preview = this.picking ? this.aimed : (looked.length === 1 ? looked[0] : null) ?? shown.choices.find((choice) => choice.label === shown.chosen) ?? null;
    const targets = this.moving ? [] : [...targetsOf(this.picking).keys()];
    return {
      plan: this.plan,
      scale: this.scale,
      labels: page.labels,
      labelled: ways.labels,
      words: page.words,
      names: shown.names ?? [t('board-ui-south'), t('board-ui-north')],
      cells: counts,
      homes: shown.board.homes,
      pits: shown.board,
      targets,
      chosen: this.picking?.cell ?? preview?.cell ?? null,
      across: ways.seats ? (ways.turned ? 0 : 1) : null,
      playable: new Set(targets.length > 0 ? [] : shown.choices.flatMap(({ cell }) => (cell === null ? [] : [cell]))),
      last: shown.last,
      premove: shown.premove,
      hint: shown.hint,
      hintMove: shown.hintMove ?? null,
      preview,
      // Scores would cover what a preview says.
      badges: this.moving || (preview && preview.cell === this.looked) ? [] : shown.badges,
    };
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

  /** @param {number} cell @param {Event} [event] */
  press(cell, event) {
    if (this.shown?.editing) {
      this.edit(cell, { by: event instanceof MouseEvent && event.shiftKey ? -1 : 1 });
      return;
    }
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    this.pointing = false;
    this.current = cell;
    this.looked = cell;
    const target = targetsOf(this.picking).get(cell);
    if (target) {
      this.pick([target]);
      return;
    }
    const moves = this.shown && !this.moving ? movesAt(this.shown.choices, cell) : [];
    if (moves.length > 1) {
      // A second press takes the first one back.
      if (this.picking?.cell === cell) this.leavePicks();
      else this.choose(cell, moves, event === undefined || !(event instanceof MouseEvent) || event.detail === 0);
      return;
    }
    this.leavePicks();
    this.tellRefused(cell, true);
    this.onPress(cell, moves[0] ?? null);
  }

  /**
   * Asks which of the moves of a pit is meant.
   * @param {number} cell
   * @param {Choice[]} moves
   * @param {boolean} [byKeys] then the first button gets the focus
   */
  choose(cell, moves, byKeys = false) {
    this.picking = { cell, moves };
    this.picksByKeys = byKeys;
    this.aimed = null;
    this.current = cell;
    this.paint();
    const [target] = targetsOf(this.picking).keys();
    if (byKeys && target !== undefined) this.focus(target);
    else if (byKeys) this.picks.querySelector('button')?.focus();
  }

  /** Some of the moves of the chosen pit are meant: one is played, among several the player chooses on. @param {Choice[]} moves */
  pick(moves) {
    const { picking } = this;
    if (!picking) return;
    if (moves.length > 1) {
      this.choose(picking.cell, moves, this.picksByKeys);
      return;
    }
    [this.picking, this.aimed] = [null, null];
    this.looked = null;
    if (this.picksByKeys) this.focus(picking.cell);
    else this.paint();
    this.onPress(picking.cell, moves[0]);
  }

  /** Gives the choice among the moves of a pit up. @param {boolean} [focus] whether the pit gets the focus */
  leavePicks(focus = false) {
    if (!this.picking) return;
    const { cell } = this.picking;
    [this.picking, this.aimed] = [null, null];
    if (focus) this.focus(cell);
    else this.paint();
  }

  /** Shows the effect of one of the moves of the chosen pit. @param {Choice | null} move */
  aim(move) {
    if (this.aimed === move || !this.picking) return;
    this.aimed = move;
    this.paint();
  }

  /** The pointer is down: from a pit with several directions it may drag towards one. @param {PointerEvent} event */
  hold(event) {
    this.pointing = true;
    this.dragged = false;
    this.held = null;
    const pit = event.target instanceof Element ? event.target.closest('.pit-ways') : null;
    if (!pit || !this.shown || this.shown.editing || this.moving || !event.isPrimary) return;
    this.held = { cell: Number(pit.getAttribute('data-cell')), x: event.clientX, y: event.clientY, drags: false };
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const { held, shown } = this;
    if (!held || !shown) return;
    const moved = { x: event.clientX - held.x, y: event.clientY - held.y };
    if (!held.drags && Math.hypot(moved.x, moved.y) < DRAGS) return;
    if (!held.drags) {
      held.drags = true;
      // The arrows that appear must not take the pointer.
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      this.choose(held.cell, movesAt(shown.choices, held.cell));
    }
    this.aim(this.draggedTo(moved)?.moves[0] ?? null);
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { held } = this;
    this.held = null;
    if (!held?.drags) return;
    this.dragged = true;
    // The click that may follow comes at once; a later press is meant.
    setTimeout(() => { this.dragged = false; });
    const way = this.draggedTo({ x: event.clientX - held.x, y: event.clientY - held.y });
    if (way) this.pick(way.moves);
    else this.leavePicks();
  }

  /** The browser has taken the pointer, as for scrolling. */
  letGo() {
    if (this.held?.drags) this.leavePicks();
    this.held = null;
  }

  /** The direction of the chosen pit that a drag means. @param {import('./picking.js').Aim} moved */
  draggedTo(moved) {
    if (!this.picking || Math.hypot(moved.x, moved.y) < DRAGS) return null;
    const ways = waysOf(this.picking.moves);
    const number = meant(aims(this.plan, this.picking.cell, ways), moved);
    return number === null ? null : ways[number];
  }

  /** @param {number} cell @param {import('./edits.js').Edit} edit */
  edit(cell, edit) {
    this.pointing = false;
    this.current = cell;
    this.onEdit(cell, edit);
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
    const edit = this.shown?.editing ? this.typed.edit(event, this.current) : null;
    if (edit) {
      event.preventDefault();
      event.stopPropagation();
      this.edit(this.current, edit);
      return;
    }
    if (event.key === 'Escape' && this.picking) {
      event.preventDefault();
      event.stopPropagation();
      this.leavePicks(true);
      return;
    }
    if ((event.key === '<' || event.key === '>') && this.pickWay(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const next = neighbour(this.plan, this.current, event.key, this.shown?.editing);
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

  /** Plays the pit with the focus in a direction; whether it has that. @param {'<' | '>'} direction */
  pickWay(direction) {
    const moves = this.shown && !this.moving ? movesAt(this.shown.choices, this.picking?.cell ?? this.current) : [];
    const way = asksWay(moves) ? waysOf(moves).find((each) => each.direction === direction) : undefined;
    if (!way) return false;
    this.choose(this.picking?.cell ?? this.current, moves, true);
    this.pick(way.moves);
    return true;
  }

  /** A short flash instead of an animation. */
  flash() {
    this.frame.classList.remove('flash');
    requestAnimationFrame(() => this.frame.classList.add('flash'));
  }

  /** @param {import('./motions.js').Motion} motion @param {number[]} counts */
  hear(motion, counts) {
    if (motion.t === 'drop') this.onSound('seed', counts[motion.at]);
    if (motion.t === 'into-home') this.onSound('seed', counts[motion.store]);
    if (motion.t === 'take') this.onSound('capture', motion.seeds);
    if (motion.t === 'sweep') this.onSound('capture', motion.shares[0] + motion.shares[1]);
    if (motion.t === 'home-made') this.onSound('home', 3);
  }
}
