/**
 * A smoke run in WebKitGTK: open the first page, start a game against the computer, make a move, see the answer.
 *
 * Neither Playwright nor Puppeteer can drive Debian's WebKit, so this speaks WebDriver to WebKitWebDriver, in a virtual display.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { freePort, startSite } from './site.mjs';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const PATIENCE_MS = 60_000;
const EVERY_MS = 150;

/** The small browser that comes with the library. */
function miniBrowser() {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  const folder = readdirSync(LIBRARIES).find((name) => /^webkit2?gtk-4\.1$/.test(name));
  if (!folder) throw new Error(`there is no webkit2gtk-4.1 in ${LIBRARIES}; install webkit2gtk-driver, or set WEBKIT to a MiniBrowser`);
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

/** @param {string} address @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function command(address, method, path, body) {
  const answer = await fetch(address + path, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE_MS) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** @template T @param {string} what @param {() => Promise<T>} ask @returns {Promise<NonNullable<T>>} */
async function until(what, ask) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`WebKit: ${what} does not happen within ${PATIENCE_MS} ms`);
    await new Promise((resolve) => { setTimeout(resolve, EVERY_MS); });
  }
}

const site = await startSite();
const port = await freePort();
// The display and the driver are one group, so that both end.
const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
try {
  const address = `http://127.0.0.1:${port}`;
  await until('the start of the driver', () => command(address, 'GET', '/status').catch(() => null));
  const { sessionId } = await command(address, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  try {
    const run = (/** @type {string} */ script) => command(address, 'POST', `${session}/execute/sync`, { script, args: [] });
    const exists = (/** @type {string} */ css) => until(css, () => run(`return document.querySelector(${JSON.stringify(css)}) !== null`));
    // Clicks go to a place of the window: the driver cannot click elements of a drawing.
    const click = async (/** @type {string} */ css) => {
      await exists(css);
      const [x, y] = await run(`const found = document.querySelector(${JSON.stringify(css)}); found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round)`);
      await command(address, 'POST', `${session}/actions`, {
        actions: [{
          type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' },
          actions: [{ type: 'pointerMove', duration: 0, x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
        }],
      });
    };
    await command(address, 'POST', `${session}/url`, { url: `${site.address}/settings` });
    // The driver does not report errors of scripts, and the next documents are the same one: its links are followed without loading.
    await run("window.faults = []; for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => window.faults.push(String(event.message ?? event.reason)))");
    await run("localStorage.setItem('sower.settings', JSON.stringify({ speed: 'off' }))");
    await click('a[href="/"]');
    // What is above the cards may still grow while the pointer moves, so that it misses: then it is pressed again.
    const isThere = (/** @type {string} */ css) => run(`return document.querySelector(${JSON.stringify(css)}) !== null`);
    for (let presses = 0; presses < 5 && !await isThere('.table'); presses += 1) {
      if (await isThere('.card button[data-play="kalah"]')) await click('.card button[data-play="kalah"]');
      for (let waits = 0; waits < 50 && !await isThere('.table'); waits += 1) await new Promise((done) => { setTimeout(done, 100); });
    }
    await exists('.table .mark-playable');
    await click('.table .pit[aria-disabled="false"]');
    const plies = await until('the answer of the computer', () => run("const plies = document.querySelectorAll('.ply').length; return plies >= 2 && plies"));
    assert.deepEqual(await run('return window.faults'), []);
    console.log(`kalah: a move and its answer, ${plies} plies`);
  } finally {
    await command(address, 'DELETE', session);
  }
} finally {
  if (driver.pid) process.kill(-driver.pid, 'SIGTERM');
  await site.stop();
}
console.log('WebKit plays');
