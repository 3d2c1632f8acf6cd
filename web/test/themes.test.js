import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const css = await readFile(new URL('../style/board.css', import.meta.url), 'utf8');

/** The woods of games and the ones that a reader can choose. */
const WOODS = ['teak', 'ebony', 'steppe', 'clay', 'walnut', 'maple', 'slate', 'felt'];
const SEEDS = ['game', 'nickernut', 'glass', 'pebble', 'cowrie'];
/** What text needs, and what the shape of a seed needs in light and shadow. */
const TEXT = 4.5;
const SEED = 1.9;

/** The variables of the rules that apply to a board, in the order of the style sheet. @param {string} wood @param {string} seeds */
function variablesOf(wood, seeds) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [, selector, body] of css.matchAll(/(\.board[^{}]*)\{([^}]*)\}/g)) {
    const woods = [...selector.matchAll(/data-wood="(\w+)"/g)].map(([, name]) => name);
    const kinds = [...selector.matchAll(/data-seeds="(\w+)"/g)].map(([, name]) => name);
    const plain = /^\.board(:is\([^)]*\))?(\[[^\]]*\])*\s*$/.test(selector.trim());
    if (!plain || (woods.length > 0 && !woods.includes(wood)) || (kinds.length > 0 && !kinds.includes(seeds))) continue;
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found[name] = value.trim();
  }
  return found;
}

/** @param {string} colour */
function light(colour) {
  const wide = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(wide.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

for (const wood of WOODS) {
  test(`${wood}: counts, labels and plates can be read`, () => {
    const colours = variablesOf(wood, 'game');
    for (const ground of ['slab-lit', 'slab-middle', 'slab-far']) {
      assert.ok(contrast(colours.writing, colours[ground]) >= TEXT, `counts on ${ground}: ${contrast(colours.writing, colours[ground]).toFixed(2)}`);
      assert.ok(contrast(colours.quiet, colours[ground]) >= TEXT, `labels on ${ground}: ${contrast(colours.quiet, colours[ground]).toFixed(2)}`);
    }
    assert.ok(contrast(colours['on-plate'], colours.plate) >= TEXT, 'plates');
    assert.ok(contrast(colours.mark, colours['slab-middle']) >= 3, 'marks');
  });

  for (const seeds of SEEDS) {
    test(`${wood} with ${seeds}: seeds stand out from their pit`, () => {
      const colours = variablesOf(wood, seeds);
      for (const tint of [0, 1, 2, 3]) {
        for (const ground of ['floor', 'wall']) {
          const found = contrast(colours[`seed-${tint}-body`], colours[ground]);
          assert.ok(found >= SEED, `tint ${tint} on ${ground}: ${found.toFixed(2)}`);
        }
      }
    });
  }
}
