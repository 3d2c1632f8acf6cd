/**
 * The page as static files: `sower site export`, a plain file server, and each of the four games played in the browser. What needs a
 * server is absent. A folder of a host works too, and a new version says that it is ready.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { analyse, GAMES, playComputer, playOut, solvePuzzle, WITHOUT_MOTION } from './alone.mjs';
import { axeFaults, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @type {string[]} */
const faults = [];
const KINDS = /** @type {Record<string, string>} */ ({
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.wasm': 'application/wasm', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
});

/** A file server that knows nothing of Sower: a folder is its index.html, and what is not there is 404. @param {string} folder @param {string} base */
async function serve(folder, base) {
  /** @type {string[]} */
  const missing = [];
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      if (!pathname.startsWith(base)) throw new Error('not below the base');
      const path = join(folder, decodeURIComponent(pathname.slice(base.length)));
      const file = (await stat(path)).isDirectory() ? join(path, 'index.html') : path;
      const bytes = await readFile(file);
      answer.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      missing.push(pathname);
      answer.writeHead(404).end('not found');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}${base.slice(0, -1)}`, missing, stop: () => server.close() };
}

/** @param {string[]} args @returns {Promise<string>} the folder */
async function exported(args) {
  const sower = process.env.SOWER;
  if (!sower) throw new Error('SOWER must be the path of the binary');
  const folder = join(await mkdtemp(join(tmpdir(), 'sower-static-')), 'site');
  const { stdout } = await promisify(execFile)(sower, ['site', 'export', folder, ...args]);
  console.log(stdout.trim().replace(folder, 'DIR'));
  return folder;
}

await withBrowser(async (_, browser) => {
  const folder = await exported([]);
  const host = await serve(folder, '/');
  const { address } = host;
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', serviceWorkers: 'allow' });
  await context.addInitScript(WITHOUT_MOTION);
  const page = await watchedPage(context, faults);
  try {
    await page.goto(`${address}/`);
    await page.locator('#main h1').waitFor();
    for (const absent of ['a[href^="/lobby"]', 'a[href^="/sign-in"]', 'a[href^="/leaders"]', 'a[href*="with=friend"]']) {
      if (await page.locator(absent).count()) faults.push(`the first page has ${absent}`);
    }
    for (const path of ['/', '/games/oware/', '/new/', '/puzzles/', '/analysis/', '/mine/', '/settings/', '/rules/', '/review/']) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        await page.goto(address + path);
        await page.locator('#main h1').waitFor();
        if (await page.locator('h1', { hasText: 'offline' }).count()) faults.push(`${path} is broken`);
        if (await tooWide(page) > 0) faults.push(`${path}: ${await tooWide(page)} px too wide at ${width}`);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/static${path.replaceAll('/', '-')}${width}.png` });
      }
      faults.push(...await axeFaults(page));
    }
    for (const game of GAMES) await playComputer(page, address, game, 3);
    await solvePuzzle(page, address);
    await analyse(page, address, 'oware', 10);
    console.log('a puzzle and an analysis');

    // The worker answers for addresses that are no files.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${address}/mine`);
    await page.locator('.game-rows a').first().click();
    await page.locator('.end').waitFor();
    await page.reload();
    await page.locator('.end').waitFor();
    assert.deepEqual(host.missing.filter((path) => path.startsWith('/a/') || path.startsWith('/api/')), []);
    console.log('a reload of a game');

    // A new version waits, says so, and takes over when the reader agrees.
    const script = join(folder, 'sw.js');
    await writeFile(script, (await readFile(script, 'utf8')).replace(/"version":"\w+"/, '"version":"next"'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const loaded = page.waitForEvent('load');
    await page.locator('#notice-update button.main').click();
    await loaded;
    await page.locator('.end').waitFor();
    assert.deepEqual(await page.evaluate(() => caches.keys()), ['sower-next']);
    console.log('an update');
  } finally {
    await context.close();
    host.stop();
    await rm(join(folder, '..'), { recursive: true, force: true });
  }

  const below = await exported(['--base', '/games/sower']);
  const other = await serve(below, '/games/sower/');
  const narrow = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', serviceWorkers: 'allow' });
  await narrow.addInitScript(WITHOUT_MOTION);
  const phone = await watchedPage(narrow, faults);
  try {
    await phone.goto(`${other.address}/games/kalah/`);
    await phone.locator('.about-game h1').waitFor();
    await phone.locator('.game-head a[href*="/analysis?game=kalah"]').click();
    await phone.waitForURL((url) => url.href.startsWith(`${other.address}/analysis?game=kalah`));
    await phone.locator('.board .pit').first().waitFor();
    await phone.goto(`${other.address}/new/?game=kalah&with=computer`);
    await phone.locator('form.new-game button.main').click();
    await phone.waitForURL((url) => url.href.startsWith(`${other.address}/play/local-`));
    await phone.goto(`${other.address}/games/kalah/`);
    await phone.locator('.game-head [data-play="kalah"]').click();
    await phone.waitForURL((url) => url.href.startsWith(`${other.address}/play/local-`));
    await phone.locator('.board .pit').first().waitFor();
    await playOut(phone, 4);
    await phone.evaluate(() => navigator.serviceWorker.ready);
    await phone.reload();
    await phone.locator('.ply').nth(3).waitFor({ state: 'attached' });
    assert.deepEqual(other.missing, []);
    console.log('below a folder of a host');
  } finally {
    await narrow.close();
    other.stop();
    await rm(join(below, '..'), { recursive: true, force: true });
  }
});

assert.deepEqual(faults, []);
