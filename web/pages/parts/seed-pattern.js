/** The seeds of an avatar: arranged and coloured by the name alone, so a player looks the same everywhere. */

/** Pairs of a wood and its seeds, dark enough against each other in every theme. */
const WOODS = [
  ['#6b3f22', '#f4dcb2'], ['#2f4d41', '#e9d9a8'], ['#7b2f22', '#f6cfa6'], ['#2d3f5c', '#f0d7a1'],
  ['#57391f', '#9fd0b8'], ['#44304f', '#f0c9b8'], ['#e2c48f', '#5a2d12'], ['#b9cfae', '#2c4a2b'],
];

/** Rings of places for seeds: one in the middle, six around it, and twelve at the rim. */
const RINGS = [[1, 0], [6, 9], [12, 17.5]];

/**
 * The seeds of a name: a colour pair, and the places that have a seed. The pattern is symmetric from left to right, as a
 * board is.
 *
 * @param {string} name
 * @returns {{ wood: string, seed: string, seeds: { x: number, y: number }[] }}
 */
export function seedPattern(name) {
  let bits = hash(name.normalize('NFC'));
  const take = (/** @type {number} */ count) => {
    const taken = bits % count;
    bits = Math.floor(bits / count);
    return taken;
  };
  const [wood, seed] = WOODS[take(WOODS.length)];
  const seeds = [];
  for (const [count, far] of RINGS) {
    // Places come in pairs that mirror each other; the first and the middle one mirror themselves.
    for (let place = 0; place <= count / 2; place += 1) {
      if (take(2) === 0) continue;
      const angle = (2 * Math.PI * place) / count;
      const [x, y] = [round(far * Math.sin(angle)), round(-far * Math.cos(angle))];
      seeds.push({ x: 32 + x, y: 32 + y });
      if (x > 0.01) seeds.push({ x: 32 - x, y: 32 + y });
    }
  }
  return { wood, seed, seeds: seeds.length > 0 ? seeds : [{ x: 32, y: 32 }] };
}

/** FNV-1a over the letters, twice, as one number below 2^52. @param {string} text */
function hash(text) {
  const once = (/** @type {number} */ start) => {
    let value = start;
    for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    // The last letter must reach every bit.
    value = Math.imul(value ^ (value >>> 15), 0x85ebca6b) >>> 0;
    return (value ^ (value >>> 13)) >>> 0;
  };
  return once(0x811c9dc5) * 2 ** 20 + (once(0x9747b28c) >>> 12);
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
