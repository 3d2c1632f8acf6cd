/**
 * Whether the reader is signed in, as far as this browser knows, and their settings on every device.
 *
 * Only the server decides; this copy lets the page draw before the server has answered.
 *
 * @import { Me } from './wire.js'
 */
import { keepSettings, me } from './net/client.js';
import { change, keep, onChange, settings, stored } from './settings.js';

const KEY = 'sower.account';

/** Settings are sent after this time without a change. */
const QUIET_MS = 600;

/** @type {string} */
let name = stored(KEY, '');
/** Whether the current change comes from the server. */
let taking = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let sending;

/** Called when the visitor signs in or out. @type {() => void} */
let tell = () => {};

/** @param {() => void} hear is called when the visitor has signed in or out */
export function onAccount(hear) {
  tell = hear;
}

/** The name of the reader's account; empty for guests. */
export const account = () => name;

/** @param {string} now empty for a guest */
export function setAccount(now) {
  const changed = name !== now;
  name = now;
  keep(KEY, now);
  if (changed) tell();
}

/** Stores the account that has just signed in. @param {Me} known */
export function welcome(known) {
  setAccount(known.account ? known.name : '');
  const theirs = known.settings ?? {};
  if (!known.account) return;
  if (Object.keys(theirs).length === 0) send();
  else take(theirs);
}

/**
 * Checks with the server whether the stored account is still signed in.
 *
 * @returns {Promise<boolean>} whether it was
 */
export async function verify() {
  if (name === '') return true;
  const before = name;
  welcome(await me());
  return name === before;
}

/** Sends changed settings from now on. */
export function followSettings() {
  onChange(() => {
    if (name === '' || taking) return;
    clearTimeout(sending);
    sending = setTimeout(send, QUIET_MS);
  });
}

/** The settings stored with the account: all but the guest's name. */
function shared() {
  return Object.fromEntries(Object.entries(settings()).filter(([key]) => key !== 'name'));
}

function send() {
  // The page is as it should be; the next change is sent again.
  keepSettings(shared()).catch(() => {});
}

/** @param {Record<string, string | boolean>} theirs */
function take(theirs) {
  const own = shared();
  const known = Object.entries(theirs).filter(([key, value]) => key in own && typeof own[key] === typeof value && own[key] !== value);
  if (known.length === 0) return;
  taking = true;
  change(Object.fromEntries(known));
  taking = false;
}
