/**
 * How soon a new visitor can make the first move, on a slow line and a slow machine: Chromium's own
 * throttling, 1.6 Mbit/s, 150 ms for a round trip, a processor slowed four times. Prints what was measured, best and worst of
 * $RUNS, and fails where the best misses a target.
 *
 * @import { Browser, Page } from 'playwright-core'
 */
import { makeRoom, withBrowser } from './site.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 };
const SLOWER = 4;
const TARGETS = { seconds: 2.5, kilobytes: 120, milliseconds: 50 };

/** @typedef {{ seconds: number, kilobytes: number, files: number, milliseconds: number }} Measured */

/**
 * Opens a game that was made before, with nothing in the cache, and makes the first move.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<Measured>}
 */
async function measure(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const maker = await context.newPage();
    // A page that loads nothing but has the site's origin.
    await maker.goto(`${address}/api/games/kalah/picture.svg`);
    const { id } = await makeRoom(maker, { game: 'kalah', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }] });
    await maker.close();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    let files = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; files += 1; });
    session.on('Network.webSocketFrameReceived', ({ response }) => { bytes += response.payloadData.length; });
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.pit[aria-disabled="false"]')) return;
        watch.disconnect();
        /** @type {any} */ (window).ready = performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`${address}/play/${id}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => /** @type {any} */ (window).ready, null, { timeout: 60_000 });
    const ready = await page.evaluate(() => /** @type {any} */ (window).ready);
    const measured = { seconds: ready / 1000, kilobytes: bytes / 1000, files };
    // The time of a click is measured separately, at this machine's full speed.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...measured, milliseconds: await clickToMovement(page) };
  } finally {
    await context.close();
  }
}

/** The bytes sent to a visitor who starts a game on the home page, until its board is there. @param {Browser} browser @param {string} address */
async function wholeWay(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await session.send('Network.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('.card button[data-play="kalah"]').click();
    await page.locator('.table .pit[aria-disabled="false"]').first().waitFor();
    return bytes / 1000;
  } finally {
    await context.close();
  }
}

/** From the click, as the browser stamps it, to the first picture in which a seed flies. @param {Page} page */
async function clickToMovement(page) {
  await page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (document.querySelector('.board-air'));
    let clicked = NaN;
    addEventListener('click', (event) => { clicked = event.timeStamp; }, { capture: true });
    new MutationObserver((_, watch) => {
      if (Number.isNaN(clicked)) return;
      watch.disconnect();
      // What was changed in this frame is painted before the next begins.
      requestAnimationFrame(() => { /** @type {any} */ (window).moved = performance.now() - clicked; });
    }).observe(place, { childList: true });
  });
  await page.waitForTimeout(1500);
  await page.locator('.pit[aria-disabled="false"]').first().click();
  await page.waitForFunction(() => /** @type {any} */ (window).moved, null, { timeout: 10_000 });
  return page.evaluate(() => /** @type {any} */ (window).moved);
}

await withBrowser(async (site, browser) => {
  /** @type {Measured[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, site.address));
  let missed = false;
  const report = (/** @type {keyof Measured} */ what, /** @type {number} */ digits, /** @type {number} */ target) => {
    const values = runs.map((each) => each[what]);
    const [best, worst] = [Math.min(...values), Math.max(...values)];
    missed ||= best > target;
    console.log(`${what}: ${best.toFixed(digits)} to ${worst.toFixed(digits)} (target ${target})${best > target ? ' MISSED' : ''}`);
  };
  report('seconds', 2, TARGETS.seconds);
  report('kilobytes', 1, TARGETS.kilobytes);
  report('milliseconds', 0, TARGETS.milliseconds);
  console.log(`requests: ${runs[0].files}`);
  const way = await wholeWay(browser, site.address);
  missed ||= way > TARGETS.kilobytes;
  console.log(`kilobytes from the first page to a board: ${way.toFixed(1)} (target ${TARGETS.kilobytes})${way > TARGETS.kilobytes ? ' MISSED' : ''}`);
  if (missed) process.exitCode = 1;
});
