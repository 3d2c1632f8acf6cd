/**
 * The looks of boards and seeds that a reader can choose.
 *
 * @typedef {'game' | 'walnut' | 'maple' | 'slate' | 'felt'} BoardTheme `game`: the wood of the game
 */

/** @type {BoardTheme[]} */
export const BOARD_THEMES = ['game', 'walnut', 'maple', 'slate', 'felt'];
