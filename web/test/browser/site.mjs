/**
 * A site and a browser for a test: the binary of $SOWER on a free port with an empty data directory, and Debian's Chromium, or Firefox
 * if $BROWSER is `firefox`. $SITE, an address, stands in for a binary.
 *
 * @import { Browser, BrowserContext, Page } from 'playwright-core'
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { launchFirefox } from './firefox.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'];
const STARTS_WITHIN_MS = 20_000;

/** The browser that the drives run in. */
export const BROWSER = process.env.BROWSER ?? 'chromium';
/** @type {Record<string, () => Promise<Browser>>} */
const LAUNCHERS = {
  chromium: () => chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGS }),
  firefox: launchFirefox,
};

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @typedef {object} Site
 * @property {string} address
 * @property {string} data its data directory
 * @property {() => Promise<void>} stop
 */

/** @param {{ args?: string[] }} [options] @returns {Promise<Site>} */
export async function startSite({ args = [] } = {}) {
  if (process.env.SITE) return { address: process.env.SITE, data: '', stop: async () => {} };
  const sower = process.env.SOWER;
  if (!sower) throw new Error('SOWER must be the path of the binary');
  const data = await mkdtemp(join(tmpdir(), 'sower-site-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const web = process.env.SOWER_WEB ? ['--web', process.env.SOWER_WEB] : [];
  const child = spawn(sower, ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, ...web, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, SOWER_DATA: data } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
    await rm(data, { recursive: true, force: true });
  };
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`sower serve ended with ${child.exitCode}`);
    if (await answers(address)) return { address, data, stop };
    if (Date.now() > until) {
      await stop();
      throw new Error('sower serve does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Runs a test with a site and a browser, and ends both whatever happens.
 *
 * @param {(site: Site, browser: Browser) => Promise<void>} test
 * @param {{ args?: string[] }} [options]
 */
export async function withBrowser(test, options) {
  const launch = LAUNCHERS[BROWSER];
  if (!launch) throw new Error(`BROWSER is ${BROWSER}; it can be ${Object.keys(LAUNCHERS).join(' or ')}`);
  const site = await startSite(options);
  try {
    const browser = await launch();
    withoutWorkers(browser);
    try {
      await test(site, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

/** Most drives count or stop requests, which a service worker would answer first. Those that need one allow it. @param {Browser} browser */
function withoutWorkers(browser) {
  if (BROWSER !== 'chromium') return;
  const make = browser.newContext.bind(browser);
  browser.newContext = (options) => make({ serviceWorkers: 'block', ...options });
}

/** If the site sends its sources, axe-core copies the styles that they import, which the page's policy forbids; and no engine is built. */
const OF_SOURCES = /Applying inline style violates|engine\/sower/;

/** Firefox reports a font whose download ended because the page was left: the number is that of an aborted request. */
const OF_LEAVING = /downloadable font: download failed.*status=2152398850/;

/**
 * A page that reports what goes wrong on it.
 *
 * @param {BrowserContext} context
 * @param {string[]} faults where errors of the console and of scripts are put
 * @param {RegExp} [expected] those that a test has asked for
 */
export async function watchedPage(context, faults, expected) {
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !expected?.test(text) && !OF_LEAVING.test(text) && !(process.env.SOWER_WEB && OF_SOURCES.test(text))) faults.push(`${page.url()}: console: ${text}`);
  });
  page.on('pageerror', (error) => {
    const text = String(error.stack ?? error);
    if (!OF_LEAVING.test(text)) faults.push(`${page.url()}: ${text}`);
  });
  return page;
}

/**
 * Makes a room as the page for new games does.
 * @param {Page} page
 * @param {Record<string, unknown>} room
 * @returns {Promise<import('../../wire.d.ts').RoomMade>}
 */
export function makeRoom(page, room) {
  return page.evaluate(async (body) => {
    const answer = await fetch('/api/rooms', {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Sower': '1' }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }, { changes: [], toss: false, position: null, moves: [], control: { kind: 'none' }, ...room });
}

/** Presses something in the menu of a room, which is folded on a narrow screen. @param {Page} page @param {string} name */
export async function pressInMenu(page, name) {
  const menu = page.locator('.bar-menu');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** What axe-core finds serious. @param {Page} page @param {string[]} [rules] only these @returns {Promise<string[]>} */
export async function axeFaults(page, rules) {
  // Through the protocol, not as a script of the page, whose policy allows only its own.
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(AXE);
  // Half-way through a transition a button has neither of its colours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations()
    .filter((animation) => animation instanceof CSSTransition).map((transition) => transition.finished)));
  const { violations } = await page.evaluate((chosen) => /** @type {any} */ (window).axe.run(chosen ? { runOnly: chosen } : {}), rules);
  return violations
    .filter((/** @type {{ impact: string }} */ { impact }) => impact === 'serious' || impact === 'critical')
    .map((/** @type {{ id: string, help: string, nodes: { target: string[], failureSummary: string }[] }} */ { id, help, nodes }) =>
      `${page.url()}: ${id}: ${help}: ${nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(' ')} [${failureSummary.split('\n')[1]?.trim()}]`).join('; ')}`);
}

/**
 * By how many pixels a page, or anything on it, reaches beyond its window. Each element is looked at, because what hides what
 * overflows hides it from the page's own width too; the content of a scrolling element may be wider.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
export function tooWide(page) {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (/** @type {Element | null} */ element) => {
      for (let at = element; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const beyond = [...document.querySelectorAll('#site *')].map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const over = Math.max(right - room, -left);
      const hidden = width <= 1 || element.closest('.skip, .unseen, svg svg, svg *') !== null;
      return over < 1 || hidden || scrolls(element.parentElement) ? 0 : over;
    });
    return Math.max(document.documentElement.scrollWidth - room, ...beyond);
  });
}

/** The path of a file beside this one. @param {string} name */
export const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} address */
async function answers(address) {
  try {
    return (await fetch(`${address}/api/games`)).ok;
  } catch {
    return false;
  }
}
