/**
 * Games of this browser and the reader's account: adding them to it, and deleting them when the reader signs out.
 */
import { account } from '../account.js';
import { keepGame, keepRules } from '../net/client.js';
import { change } from '../settings.js';
import { localStore } from './store.js';

/** The prefix of everything in the browser's simple storage that is the page's. */
const PREFIX = 'sower.';
/** What stays when the reader's data go: the look of the page says nothing about a person. */
const STAYS = ['sower.settings', 'sower.fonts'];

/** The prefix of puzzle results. */
const RESULTS = 'sower.puzzle';

/** The length of a custom game's name; a variant's follows it. */
const RULES_NAME = 'own-'.length + 32;

/** How many games could be added to the reader's account now. */
export async function waitingGames() {
  return account() === '' ? 0 : (await localStore().games.all()).length;
}

/**
 * Adds the games of this browser to the reader's account. Each is deleted here once the server has it.
 *
 * @returns {Promise<{ added: number, failed: number }>}
 */
export async function addGames() {
  const store = localStore();
  const rules = new Map((await store.rules.all()).map(({ name, text }) => [name, text]));
  let [added, failed] = [0, 0];
  // The oldest first, so that the account lists them in their order.
  for (const game of (await store.allGames()).reverse()) {
    try {
      const text = rules.get(game.game.slice(0, RULES_NAME));
      if (text) await keepRules({ text });
      await keepGame(game);
      await store.games.remove(game.id);
      added += 1;
    } catch (error) {
      console.warn(error);
      failed += 1;
    }
  }
  return { added, failed };
}

/** Whether there are games, rules or puzzle results of the reader in this browser. */
export async function hasLocalData() {
  const store = localStore();
  return (await store.games.all()).length > 0 || (await store.rules.all()).length > 0 || ownKeys().some((key) => key.startsWith(RESULTS));
}

/** Deletes games, rules and puzzle results of this browser, and the reader's name. */
export async function clearLocalData() {
  await localStore().clear();
  ownKeys().forEach((key) => localStorage.removeItem(key));
  change({ name: '' });
}

/** @returns {string[]} */
function ownKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !STAYS.includes(key));
  } catch {
    return [];
  }
}
