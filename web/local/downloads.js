/**
 * Downloads of files that no server has: records of games in this browser, and rules files while there is no network.
 */
import { fetchText } from '../net/request.js';
import { hasServer } from '../net/place.js';
import { isAway } from '../net/reach.js';
import { localRecord } from './rooms.js';

const RECORD = /^\/api\/rooms\/(local-\w+)\/record$/;
const RULES = /^\/api\/games\/[^/]+\/rules\.toml$/;

/** The text of a link's file; null if the browser loads it. @param {string} path @returns {Promise<string> | null} */
function textOf(path) {
  const record = RECORD.exec(path);
  if (record) return localRecord(record[1]);
  return RULES.test(path) && (!hasServer() || isAway()) ? fetchText(path) : null;
}

/** Saves such files from now on. */
export function saveOwnFiles() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.origin !== location.origin) return;
    const text = textOf(link.pathname);
    if (!text) return;
    event.preventDefault();
    text.then((found) => save(found, link.download || link.pathname.split('/').at(-1) || 'sower.txt'));
  });
}

/** @param {string} text @param {string} name */
function save(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
