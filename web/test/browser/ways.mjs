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
  await page.locator('.welcome').waitFor();

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
  const before = await page.locator('.line').first().elementHandle();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.locator('#paste textarea').fill('0,0,0,0,0,1/0,2,0,3,1,0 22,19 S');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/position=0,0,0,0,0,1/);
  // The analysis of the earlier position is still shown for a moment.
  await before.waitForElementState('hidden');
  await page.locator('.line').first().waitFor();

  console.log('a position that is set up');
  await page.getByRole('button', { name: 'Edit board' }).click();
  await page.getByRole('button', { name: 'Add one to 1' }).last().click();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForURL(/position=1,0,0,0,0,1/);

  console.log('another language');
  await go('/settings');
  await page.locator('.language select').selectOption('ru');
  await page.locator('html[lang=ru]').waitFor();
  await page.locator('.language select').selectOption('en');
  await page.locator('html[lang=en]').waitFor();

  console.log('the server goes away and comes back');
  await context.route('**/api/**', (route) => route.abort());
  await page.locator('#site-menu a', { hasText: 'My games' }).click();
  await page.locator('h1', { hasText: 'offline' }).waitFor();
  await context.unroute('**/api/**');
  await page.locator('h1', { hasText: 'My games' }).waitFor();

  console.log('a game is made');
  await go('/new?game=oware&with=computer&level=3');
  await page.locator('form button.main').click();
  await page.waitForURL(/\/play\//);
});

assert.deepEqual(faults, []);
console.log('all ways are open');
