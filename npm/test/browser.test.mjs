/** The page of the README in Chromium: its board is drawn, played, and answered by the computer. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const { chromium } = createRequire(join(process.env.TOOLS, 'package.json'))('playwright-core');
const HERE = fileURLToPath(new URL('.', import.meta.url));
const TYPES = { '.js': 'text/javascript', '.html': 'text/html', '.json': 'application/json', '.wasm': 'application/wasm' };
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'];
const html = /```html\n([\s\S]*?)```/.exec(await readFile(join(HERE, 'node_modules/@sower-mancala/sower/README.md'), 'utf8'))[1];
let site, other, browser, page;
const problems = [];

/** A server of this folder. @param {boolean} [isCdn] other sites may use its files */
function serve(isCdn = false) {
  const server = createServer(async ({ url }, answer) => {
    const { pathname } = new URL(url, 'http://here');
    const headers = isCdn ? { 'access-control-allow-origin': '*' } : {};
    if (pathname === '/' || pathname === '/cdn') {
      const body = pathname === '/' ? html : html.replace('node_modules', `http://127.0.0.1:${other.address().port}/node_modules`);
      return answer.writeHead(200, { 'content-type': 'text/html' }).end(body);
    }
    try {
      const body = await readFile(join(HERE, pathname));
      answer.writeHead(200, { ...headers, 'content-type': TYPES[/\.\w+$/.exec(pathname)[0]] ?? 'text/plain' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server)); });
}

before(async () => {
  [site, other] = [await serve(), await serve(true)];
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error' && !message.text().includes('favicon') && !/404/.test(message.text())) problems.push(message.text()); });
});

after(async () => {
  await browser?.close();
  site?.close();
  other?.close();
});

const open = async (path) => {
  await page.goto(`http://127.0.0.1:${site.address().port}${path}`);
  await page.locator('sower-board .board-pits .pit').first().waitFor();
};
const moves = () => page.locator('sower-board').evaluate((board) => board.moves);
const settled = (count) => page.waitForFunction((least) => {
  const board = document.querySelector('sower-board');
  return board.moves.length >= least && board.shadowRoot.querySelector('.board:not([data-moving])');
}, count, { timeout: 30_000 });

test('a click plays a move and the computer answers', async () => {
  await open('/');
  await page.locator('sower-board .board-pits [data-cell="2"]').click();
  await settled(2);
  assert.deepEqual((await moves())[0], 'C');
  assert.match(await page.locator('#moves').textContent(), /^C [a-f]/);
  assert.match(await page.locator('sower-board .status').textContent(), /Your turn/);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'sower-board.png') });
});

test('an empty pit says why it may not be played, and moves can be taken back', async () => {
  await page.locator('sower-board').evaluate((board) => board.setAttribute('speed', 'off'));
  await page.locator('sower-board').evaluate((board) => board.setAttribute('position', '0,4,4,4,4,4/4,4,4,4,4,4 4,0 S'));
  await page.waitForFunction(() => document.querySelector('sower-board').position.startsWith('0,4'));
  await page.locator('sower-board').evaluate((board) => board.play('B'));
  assert.ok((await moves()).length >= 2);
  await page.locator('sower-board .undo').click();
  await page.waitForFunction(() => document.querySelector('sower-board').moves.length === 0);
});

test('two people, another language, the other side, other rules', async () => {
  await page.locator('sower-board').evaluate((board) => {
    for (const name of ['level', 'position']) board.removeAttribute(name);
    board.setAttribute('game', 'togyz-kumalak');
    board.setAttribute('language', 'kk');
    board.setAttribute('side', 'north');
  });
  await page.waitForFunction(() => document.querySelector('sower-board').position.startsWith('9,9,9,9,9,9,9,9,9/'));
  await page.locator('sower-board').evaluate((board) => board.play('4'));
  assert.deepEqual(await moves(), ['4']);
  assert.match(await page.locator('sower-board .status').textContent(), /[а-яәіңғүұқөһ]/i);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'sower-board-kk.png') });
});

test('a game from a rules file is played to its end', async () => {
  await page.route('**/tiny.toml', (route) => route.fulfill({ body: 'name = "Tiny"\nregion = "nowhere"\nsummary = "small"\nsource = ["a test"]\n[board]\npits = 2\nseeds = 2\nstores = true\n[sow]\nstores = "own"\n' }));
  await page.locator('sower-board').evaluate((board) => {
    board.removeAttribute('side');
    board.setAttribute('language', 'en');
    board.setAttribute('rules', '/tiny.toml');
  });
  await page.waitForFunction(() => document.querySelector('sower-board').position.startsWith('2,2/2,2'));
  const ended = await page.locator('sower-board').evaluate(async (board) => {
    let ending = null;
    board.addEventListener('sower-end', ({ detail }) => { ending = detail; });
    for (let ply = 0; ply < 60 && !ending; ply += 1) {
      const legal = [...board.shadowRoot.querySelectorAll('.pit[aria-disabled="false"], .pit:not([aria-disabled="true"])')];
      for (const label of ['1', '2']) {
        try { await board.play(label); break; } catch { /* not this one */ }
      }
      if (legal.length === 0) break;
    }
    return ending;
  });
  assert.ok(ended && ended.sentence, JSON.stringify(ended));
});

test('scripts may come from another site', async () => {
  await open('/cdn');
  await page.locator('sower-board').evaluate((board) => board.setAttribute('speed', 'off'));
  await page.locator('sower-board .board-pits .pit').first().waitFor();
  await page.waitForFunction(() => document.querySelector('sower-board').position !== '');
  await page.locator('sower-board').evaluate((board) => board.play('A'));
  assert.ok((await moves()).length >= 2);
});

test('nothing went wrong in the console', () => assert.deepEqual(problems, []));
