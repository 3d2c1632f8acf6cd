/**
 * The live board of the home page. The visitor's first move on it starts that game against the computer.
 *
 * @import { GamePage, Look } from '../../wire.js'
 */
import { look } from '../../net/client.js';
import { gamePageOnce } from '../../net/game-pages.js';
import { computerRoom } from '../../new/choices.js';
import { lastLevel, startGame } from '../../new/start.js';
import { makeBoard } from './board.js';
import { toast } from './toast.js';

/** @typedef {{ page: GamePage, start: Look }} HeroGame */

/** @param {string} game @returns {Promise<HeroGame>} */
export async function askHero(game) {
  const [page, start] = await Promise.all([gamePageOnce(game), look({ game })]);
  return { page, start };
}

/**
 * @param {Element | null} place
 * @param {HeroGame} game
 * @param {AbortSignal} signal when the board goes away
 */
export async function wakeHero(place, { page, start }, signal) {
  // Each board has its own element: what is drawn there cannot be drawn a second time.
  const host = document.createElement('div');
  host.className = 'hero-board board-place board-fill';
  place?.replaceChildren(host);
  const view = await makeBoard(host, page, signal, { upright: false });
  if (signal.aborted) return;
  const ready = () => view.show({ board: start.board, choices: start.choices, refused: start.refused, own: 0 });
  let started = false;
  view.onPress = (cell, choice) => {
    if (!choice) view.shake(cell);
    if (!choice || started) return;
    started = true;
    // The room is created while the seeds fall.
    const shown = view.sow(choice.sowing, choice.to);
    startGame(computerRoom(page.name, { level: lastLevel() }, { toss: false }), { first: { label: choice.label, shown } }).catch((error) => {
      started = false;
      if (signal.aborted) return;
      ready();
      toast(error instanceof Error ? error.message : String(error));
    });
  };
  ready();
}
