/**
 * An analysis as an address, so that it can be shared by copying it. Headless.
 *
 * @typedef {object} Study
 * @property {string} game
 * @property {string[]} changes
 * @property {string | null} position where it begins, if not at the game's start
 * @property {MoveTree} tree
 * @property {number} at the node that is shown
 */
import { MoveTree, START } from '../walk/tree.js';

/** @param {URLSearchParams} query @returns {Study} */
export function studyFrom(query) {
  const tree = MoveTree.fromText(query.get('moves') ?? '');
  const path = query.get('at');
  return {
    game: query.get('game') ?? 'kalah',
    changes: query.getAll('set'),
    position: query.get('position')?.replaceAll('_', ' ') || null,
    tree,
    at: path === null ? tree.line().at(-1) ?? START : path.split('.').filter(Boolean).reduce((at, label) => follow(tree, at, label), START),
  };
}

/** @param {Study} study */
export function addressOf({ game, changes, position, tree, at }) {
  const query = new URLSearchParams({ game });
  for (const change of changes) query.append('set', change);
  if (position) query.set('position', position.replaceAll(' ', '_'));
  const moves = tree.toText();
  if (moves) query.set('moves', moves);
  if (at !== tree.line().at(-1)) query.set('at', tree.movesTo(at).join('.'));
  // These need no escape in a query and read better without.
  return `/analysis?${query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%28', '(').replaceAll('%29', ')')}`;
}

/** The child of that label; where there is none, one stays. @param {MoveTree} tree @param {number} at @param {string} label */
function follow(tree, at, label) {
  return tree.node(at).children.find((child) => tree.node(child).label === label) ?? at;
}
