/**
 * Finds games: by name, kind, country and board. Headless.
 *
 * @import { GameCard } from '../../wire.js'
 *
 * @typedef {object} Sought what is looked for; empty parts match every game
 * @property {string} text a part of a name or region
 * @property {string} kind
 * @property {string} country a code of ISO 3166-1
 * @property {string} board rows and pits in a row, as `2×6`
 */

/** @type {Sought} */
export const ANYTHING = { text: '', kind: '', country: '', board: '' };

/** Rows and pits in a row, without the seeds. @param {Pick<GameCard, 'board'>} card */
export const sizeOf = ({ board }) => board.split('×').slice(0, 2).join('×');

/** @param {Sought} sought */
export const isAnything = ({ text, kind, country, board }) => text.trim() + kind + country + board === '';

/** @param {GameCard} card @param {Sought} sought */
function matches(card, { text, kind, country, board }) {
  const named = `${card.title} ${card.region} ${card.name}`.toLocaleLowerCase();
  return named.includes(text.trim().toLocaleLowerCase())
    && (kind === '' || card.kinds.some(({ name }) => name === kind))
    && (country === '' || card.countries.includes(country))
    && (board === '' || sizeOf(card) === board);
}

/**
 * The games that fit. A variant is listed only where its game is not.
 *
 * @param {GameCard[]} cards each followed by its variants
 * @param {Sought} sought
 */
export function find(cards, sought) {
  const found = cards.filter((card) => matches(card, sought));
  const games = new Set(found.filter((card) => card.variant_of === null).map(({ name }) => name));
  return found.filter(({ variant_of: game }) => game === null || !games.has(game) && !isAnything(sought));
}

/**
 * How many games there are of each value, variants beside their game counted once.
 *
 * @param {GameCard[]} cards
 * @param {(card: GameCard) => string[]} valuesOf
 * @returns {Map<string, number>}
 */
export function countBy(cards, valuesOf) {
  /** @type {Map<string, Set<string>>} */
  const games = new Map();
  for (const card of cards) {
    for (const value of valuesOf(card)) games.set(value, (games.get(value) ?? new Set()).add(card.variant_of ?? card.name));
  }
  return new Map([...games].map(([value, names]) => [value, names.size]));
}
