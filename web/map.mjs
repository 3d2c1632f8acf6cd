/**
 * Makes `map/world.js` from the outlines of Natural Earth (public domain): `node map.mjs FOLDER`.
 *
 * FOLDER has the npm packages `world-atlas`, `topojson-client`, `i18n-iso-countries` and `d3-geo` in its `node_modules`. The page needs
 * none of them, so they are not among its tools: outlines change rarely.
 */
// @ts-nocheck: its packages are not installed with the page's tools.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';

const WIDTH = 1000;
/** Antarctica has no games, and would take a fifth of the height. */
const LEFT_OUT = ['AQ', 'TF'];
/** Smaller land than this, in square units, is not drawn; a country that is left without any gets a dot. */
const LEAST_AREA = 0.6;

const folder = resolve(argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));
const { feature } = require('topojson-client');
const iso = require('i18n-iso-countries');
const coarse = require('world-atlas/countries-110m.json');
const fine = require('world-atlas/countries-50m.json');
const { geoNaturalEarth1, geoPath } = await import(require.resolve('d3-geo'));

const land = feature(coarse, coarse.objects.countries).features.filter(({ id }) => !LEFT_OUT.includes(codeOf(id)));
const projection = geoNaturalEarth1().fitWidth(WIDTH, { type: 'FeatureCollection', features: land });
const path = geoPath(projection);

/** @param {string | undefined} number */
function codeOf(number) {
  return (number && iso.numericToAlpha2(number)) ?? '';
}

/** Collects the rings that a path is made of, in whole units, cut where the map ends. */
class Rings {
  /** @type {[number, number][][]} */
  rings = [];

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.rings.push([[Math.round(x), Math.round(y)]]);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.rings.at(-1)?.push([Math.round(x), Math.round(y)]);
  }

  closePath() {}
}

/** A ring as relative steps, without points that do not move. @param {[number, number][]} ring */
function outline(ring) {
  let [x, y] = ring[0];
  const beginning = `M${x} ${y}`;
  let steps = '';
  for (const [toX, toY] of ring.slice(1)) {
    if (toX === x && toY === y) continue;
    const [dx, dy] = [toX - x, toY - y];
    steps += `${dx < 0 || steps === '' ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [toX, toY];
  }
  return steps === '' ? '' : `${beginning}l${steps}z`;
}

/** @param {{ geometry: { type: string, coordinates: any } }} country */
function drawn({ geometry }) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const shapes = polygons.map((/** @type {number[][][]} */ coordinates) => ({ type: 'Polygon', coordinates }));
  return shapes.filter((/** @type {unknown} */ shape) => path.area(shape) >= LEAST_AREA).map((/** @type {unknown} */ shape) => {
    const context = new Rings();
    geoPath(projection, context)(shape);
    return context.rings.map(outline).join('');
  }).join('');
}

/** @type {Record<string, string>} */
const outlines = {};
for (const country of land) {
  const code = codeOf(country.id);
  outlines[code] = (outlines[code] ?? '') + drawn(country);
}
/** @type {Record<string, [number, number]>} */
const dots = {};
for (const country of feature(fine, fine.objects.countries).features) {
  const code = codeOf(country.id);
  if (code === '' || LEFT_OUT.includes(code) || outlines[code]) continue;
  const [x, y] = path.centroid(country);
  if (Number.isFinite(x)) dots[code] = [Math.round(x), Math.round(y)];
}
const height = Math.ceil(path.bounds({ type: 'FeatureCollection', features: land })[1][1]);
const sorted = (/** @type {Record<string, unknown>} */ of) => Object.fromEntries(Object.entries(of).sort(([one], [other]) => one.localeCompare(other)));

writeFileSync(new URL('map/world.js', import.meta.url), `/**
 * The countries of the world, by their codes in ISO 3166-1. Made by \`map.mjs\` from Natural Earth (public domain); do not change by hand.
 */

export const WIDTH = ${WIDTH};
export const HEIGHT = ${height};

/** Outlines; land without a code is under an empty one. @type {Record<string, string>} */
export const OUTLINES = ${JSON.stringify(sorted(outlines), null, 1).replaceAll('"', "'")};

/** Where countries are that are too small to draw. @type {Record<string, [number, number]>} */
export const DOTS = ${JSON.stringify(sorted(dots)).replaceAll('"', "'")};
`);
