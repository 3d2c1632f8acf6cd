/**
 * Runs drives, two at a time: each has its own browser and site.
 *
 *   node all.mjs                            every drive in Chromium, the main ones in Firefox, a smoke run in WebKitGTK
 *   node all.mjs [--browser NAME] DRIVE…    these drives, in `chromium` if no browser is named
 *
 * What a drive says is shown when it is done, so that lines of two are not mixed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The drives of each browser. The longest come first, so that none of them is left alone at the end. */
const DRIVES = /** @type {Record<string, string[]>} */ ({
  chromium: ['text', 'play', 'offline', 'table', 'engine', 'pages', 'static', 'design', 'people', 'lobby', 'rules', 'review', 'puzzles', 'ways', 'choices', 'rounds', 'room'],
  firefox: ['play', 'engine', 'puzzles', 'ways'],
  webkit: ['smoke'],
});
const AT_ONCE = 2;

/** @typedef {{ browser: string, drive: string }} Job */

/** @returns {Job[]} */
function asked() {
  const { values, positionals } = parseArgs({ options: { browser: { type: 'string' } }, allowPositionals: true });
  const jobs = (/** @type {string} */ browser, /** @type {string[]} */ drives) => drives.map((drive) => ({ browser, drive }));
  if (!values.browser && positionals.length === 0) return Object.entries(DRIVES).flatMap(([browser, drives]) => jobs(browser, drives));
  const browser = values.browser ?? 'chromium';
  if (!(browser in DRIVES)) throw new Error(`--browser is ${browser}; it can be ${Object.keys(DRIVES).join(', ')}`);
  const known = [...DRIVES.chromium, ...DRIVES.webkit];
  const unknown = positionals.find((drive) => !known.includes(drive));
  if (unknown) throw new Error(`there is no drive ${unknown}; there are ${known.join(', ')}`);
  return jobs(browser, positionals.length > 0 ? positionals : DRIVES[browser]);
}

/** @param {Job} job @returns {Promise<boolean>} whether all was well */
function run({ browser, drive }) {
  const begun = Date.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${drive}.mjs`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, BROWSER: browser },
  });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  child.stderr.on('data', (part) => said.push(part));
  return new Promise((done) => child.on('close', (code) => {
    process.stdout.write(`\n-- ${drive} in ${browser}: ${code === 0 ? 'well' : 'FAILED'}, ${Math.round((Date.now() - begun) / 1000)} s\n`);
    process.stdout.write(Buffer.concat(said));
    done(code === 0);
  }));
}

const begun = Date.now();
const waiting = asked();
let isWell = true;
async function runInTurn() {
  for (let job = waiting.shift(); job; job = waiting.shift()) isWell = await run(job) && isWell;
}
await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
console.log(`\nall drives: ${Math.round((Date.now() - begun) / 1000)} s`);
process.exitCode = isWell ? 0 : 1;
