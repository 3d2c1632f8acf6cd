/**
 * Seeds in the air above a board. Each is an element that the browser's compositor moves: while it flies, the page has nothing to
 * do, and the seeds that lie still are not painted again.
 *
 * @typedef {import('../wire.d.ts').Hollow} Hollow
 * @typedef {import('./heaps.js').Seed} Seed
 * @typedef {import('./flight.js').Path} Path
 * @typedef {{ body: SVGSVGElement, use: SVGUseElement, shadow: HTMLElement, flights: Animation[] }} Flyer `flights`: those that have not been cancelled
 */

import { drawn, pointsOf, shadowOf } from './flight.js';

const SVG = 'http://www.w3.org/2000/svg';
/** The room of a flyer about its middle, in radii of a seed. */
const ROOM = 1.3;
/** Up to this many seeds cast a shadow. In a larger swarm no one follows a single seed. */
const MOST_SHADOWS = 40;

export class Air {
  /** @param {HTMLElement} place that lies over the board */
  constructor(place) {
    this.place = place;
    /** @type {Map<Seed, Flyer>} */
    this.flying = new Map();
    /** Elements for the next flights. @type {Flyer[]} */
    this.spare = [];
    this.radius = 8;
    this.scale = 1;
    this.origin = { x: 0, y: 0 };
  }

  /** Pixels to a unit, and what lies at the upper left. @param {number} scale @param {{ x: number, y: number }} origin @param {number} radius */
  measure(scale, origin, radius) {
    this.scale = scale;
    this.origin = origin;
    this.radius = radius;
    this.spare.splice(0).forEach(({ body, shadow }) => { body.remove(); shadow.remove(); });
  }

  /**
   * @param {Seed} seed
   * @param {string} look the address of its drawing
   * @param {Path} path
   * @param {number} length in milliseconds
   */
  fly(seed, look, path, length) {
    let flyer = this.flying.get(seed);
    if (!flyer) {
      flyer = this.spare.pop() ?? this.make();
      this.flying.set(seed, flyer);
      this.place.append(flyer.shadow, flyer.body);
    }
    flyer.use.setAttribute('href', look);
    const points = pointsOf(path);
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: Math.max(1, length), fill: 'forwards' };
    flyer.flights.push(flyer.body.animate(points.map((point) => {
      const { x, y, size } = drawn(point);
      return { offset: point.part, transform: this.transform(x, y, size) };
    }), timing));
    const shadowed = this.flying.size <= MOST_SHADOWS;
    flyer.shadow.hidden = !shadowed;
    if (!shadowed) return;
    flyer.flights.push(flyer.shadow.animate(points.map((point) => {
      const { x, y, size, dark } = shadowOf(point);
      return { offset: point.part, transform: this.transform(x, y, size), opacity: dark };
    }), timing));
  }

  /** Takes a seed that has landed out of the air. @param {Seed} seed */
  land(seed) {
    const flyer = this.flying.get(seed);
    if (!flyer) return;
    this.flying.delete(seed);
    // Asking an element for its animations would lay out the whole page for every seed.
    flyer.flights.splice(0).forEach((flight) => flight.cancel());
    flyer.body.remove();
    flyer.shadow.remove();
    this.spare.push(flyer);
  }

  /** A ring that widens and fades about a pit: a lap or the sowing has ended here. @param {Hollow} hollow @param {'last' | 'lap'} kind */
  pulse(hollow, kind) {
    const ring = this.box('landing', hollow, 3);
    ring.dataset.kind = kind;
    const [from, to] = kind === 'last' ? [0.96, 1.16] : [0.98, 1.07];
    const { translate } = ring.dataset;
    ring.animate(
      [{ transform: `${translate} scale(${from})`, opacity: 1 }, { transform: `${translate} scale(${to})`, opacity: 0 }],
      { duration: kind === 'last' ? 460 : 300, easing: 'ease-out', fill: 'forwards' },
    ).finished.then(() => ring.remove(), () => ring.remove());
  }

  /** Marks the pit from which a further lap is sown; null removes the mark. @param {Hollow | null} hollow */
  markLap(hollow) {
    this.lap?.remove();
    this.lap = hollow ? this.box('lap-ring', hollow, 4) : null;
  }

  clear() {
    for (const seed of [...this.flying.keys()]) this.land(seed);
    this.place.querySelectorAll('.landing').forEach((ring) => ring.remove());
    this.markLap(null);
  }

  /** @param {string} className @param {Hollow} hollow @param {number} by */
  box(className, hollow, by) {
    const ring = document.createElement('div');
    ring.className = className;
    const { scale, origin } = this;
    const [rx, ry] = [(hollow.rx + by) * scale, (hollow.ry + by) * scale];
    const translate = `translate(${(hollow.x - origin.x) * scale - rx}px, ${(hollow.y - origin.y) * scale - ry}px)`;
    Object.assign(ring.style, {
      width: `${2 * rx}px`, height: `${2 * ry}px`, borderRadius: `${(hollow.corner + by) * scale}px`, transform: translate,
    });
    ring.dataset.translate = translate;
    this.place.append(ring);
    return ring;
  }

  /** @param {number} x @param {number} y @param {number} size */
  transform(x, y, size) {
    const half = ROOM * this.radius * this.scale;
    const left = (x - this.origin.x) * this.scale - half;
    const top = (y - this.origin.y) * this.scale - half;
    return `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${size.toFixed(3)})`;
  }

  /** @returns {Flyer} */
  make() {
    const reach = ROOM * this.radius;
    const size = `${2 * reach * this.scale}px`;
    const body = document.createElementNS(SVG, 'svg');
    body.setAttribute('viewBox', `${-reach} ${-reach} ${2 * reach} ${2 * reach}`);
    body.setAttribute('class', 'flyer');
    const use = document.createElementNS(SVG, 'use');
    body.append(use);
    const shadow = document.createElement('div');
    shadow.className = 'flyer-shadow';
    for (const element of [body, shadow]) Object.assign(element.style, { width: size, height: size });
    return { body, use, shadow, flights: [] };
  }
}
