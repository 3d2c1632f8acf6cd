/**
 * Runs all drives, two at a time: each has its own browser and site.
 *
 * What a drive says is shown when it is done, so that lines of two are not mixed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The longest first, so that none of them is left alone at the end. */
const DRIVES = ['text', 'play', 'table', 'pages', 'people', 'lobby', 'rules', 'puzzles', 'ways'];
const AT_ONCE = 2;

/** @param {string} name @returns {Promise<boolean>} whether all was well */
function run(name) {
  const begun = Date.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.mjs`, import.meta.url))], { stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  child.stderr.on('data', (part) => said.push(part));
  return new Promise((done) => child.on('close', (code) => {
    process.stdout.write(`\n-- ${name}: ${code === 0 ? 'well' : 'FAILED'}, ${Math.round((Date.now() - begun) / 1000)} s\n`);
    process.stdout.write(Buffer.concat(said));
    done(code === 0);
  }));
}

const waiting = [...DRIVES];
let isWell = true;
async function runInTurn() {
  for (let name = waiting.shift(); name; name = waiting.shift()) isWell = await run(name) && isWell;
}
await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
process.exitCode = isWell ? 0 : 1;
