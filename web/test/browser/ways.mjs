/**
 * Everything outside a game: a task, an analysis with paste, editor and share, another language, the back button, a server
 * that goes away and comes back.
 */
import assert from 'node:assert/strict';
import { watchedPage, withBrowser } from './site.mjs';

/** @type {string[]} */
const faults = [];

await withBrowser(async (site, browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await watchedPage(context, faults, /ERR_|404/);
  const go = async (/** @type {string} */ path) => {
    await page.goto(site.address + path);
    await page.locator('#main h1').waitFor();
  };
  const pit = (/** @type {number} */ cell) => page.locator(`.board .pit[data-cell="${cell}"]`);

  console.log('links, the back button, focus and titles');
  await go('/');
  await page.locator('.card h3 a', { hasText: 'Oware' }).first().click();
  await page.locator('h1', { hasText: 'Oware' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  assert.match(await page.title(), /^Oware/);
  await page.goBack();
  await page.locator('.hero').waitFor();

  console.log('a task is tried and done');
  await go('/games/kalah/tasks/1');
  await page.locator('button', { hasText: 'Hint' }).click();
  await pit(2).click();
  await page.locator('.verdict.good').waitFor();
  await go('/games/kalah');
  assert.equal(await page.locator('.task-link.done').count(), 1);

  console.log('an analysis: moves, variations, comments, the address');
  await go('/analysis?game=kalah');
  await pit(2).click();
  await page.locator('.tree-move[aria-current]', { hasText: '3' }).waitFor();
  await page.locator('.why-steps li').first().waitFor();
  await page.locator('.line').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.locator('.tree-move[aria-current]').waitFor({ state: 'detached' });
  await pit(0).click();
  await page.locator('.variation .tree-move[aria-current]').waitFor();
  await page.getByLabel('Comment', { exact: true }).fill('quiet (?)');
  await page.getByLabel('Comment', { exact: true }).press('Tab');
  await page.locator('.comment', { hasText: 'quiet' }).waitFor();
  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await page.locator('.variation .tree-move[aria-current]').waitFor();
  await page.locator('.comment', { hasText: 'quiet (?)' }).waitFor();

  console.log('the share dialog has the same address');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  assert.equal(await page.locator('#share input').inputValue(), shared);
  await page.locator('#share').getByRole('button', { name: 'Close' }).click();

  console.log('a pasted position');
  await page.locator('.line').first().waitFor();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.locator('#paste textarea').fill('0,0,0,0,0,1/0,2,0,3,1,0 22,19 S');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/position=0,0,0,0,0,1/);
  // The analysis of the earlier position is still shown for a moment; in the new one only pit 6 can be played.
  await page.locator('.line').nth(1).waitFor({ state: 'detached' });
  await page.locator('.line').first().waitFor();

  console.log('a position that is set up');
  await page.getByRole('button', { name: 'Edit board' }).click();
  await pit(0).click();
  await pit(0).click();
  await pit(0).click({ button: 'right' });
  await pit(1).click();
  await pit(1).click({ modifiers: ['Shift'] });
  await pit(3).hover();
  await page.mouse.wheel(0, -100);
  await pit(4).focus();
  for (const key of ['1', '2', '-']) await page.keyboard.press(key);
  await pit(12).click();
  await page.getByRole('button', { name: 'Add one to South store' }).click();
  await page.getByRole('button', { name: 'Remove one from South store' }).click();
  await page.locator('.editor-total', { hasText: '62 in total: 14 too many' }).waitFor();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForURL(/position=1,0,0,1,11,1\/0,2,0,3,1,0_23,19/);

  console.log('another language');
  await go('/settings');
  await page.locator('.language select').selectOption('ru');
  await page.locator('html[lang=ru]').waitFor();
  await page.locator('.language select').selectOption('en');
  await page.locator('html[lang=en]').waitFor();

  console.log('the server goes away and comes back');
  assert.deepEqual(faults, []);
  await context.route('**/api/**', (route) => route.abort());
  await page.locator('#site-menu a', { hasText: 'My games' }).click();
  await page.locator('.mine-offline', { hasText: 'You\'re offline' }).waitFor();
  await page.locator('.offline-tag').waitFor();
  await page.locator('#site-menu a', { hasText: 'Leaderboard' }).click();
  await page.locator('h1', { hasText: 'offline' }).waitFor();
  await context.unroute('**/api/**');
  await page.locator('h1', { hasText: 'Leaderboard' }).waitFor();
  await page.locator('.offline-tag').waitFor({ state: 'detached' });
  // Firefox reports that a socket could not be opened, as it should.
  faults.length = 0;

  console.log('an open page of an older version, whose files are gone, reloads itself');
  const gone = process.env.SOWER_WEB ? '**/pages/lobby**' : '**/page/lobby-**';
  await go('/settings');
  await page.evaluate(() => { /** @type {any} */ (window).isOld = true; });
  await context.route(gone, async (route) => {
    await route.abort();
    await context.unroute(gone);
  });
  await page.locator('#site-menu a[href="/lobby"]').click();
  await page.waitForFunction(() => !/** @type {any} */ (window).isOld);
  await page.locator('h1', { hasText: 'Lobby' }).waitFor();

  console.log('a game is made');
  await go('/new?game=oware&with=computer&level=3');
  await page.locator('form button.main').click();
  await page.waitForURL(/\/play\//);
});

assert.deepEqual(faults, []);
console.log('all ways are open');
