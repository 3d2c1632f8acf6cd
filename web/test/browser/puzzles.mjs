/**
 * Puzzles and the trainer: a wrong try, why, the right one, progress that is kept, an endgame with a slip that is taken back.
 *
 * @import { Locator, Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { axeFaults, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @type {string[]} */
const faults = [];

/** Waits until all of it can be seen without scrolling. @param {Page} page @param {Locator} what */
async function inSight(page, what) {
  const isSeen = () => what.evaluateAll((all) => {
    const { top, bottom } = all[0].getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  });
  for (let waited = 0; !await isSeen(); waited += 50) {
    assert.ok(waited < 5000, 'it is in sight within five seconds');
    await page.waitForTimeout(50);
  }
}

await withBrowser(async (site, browser) => {
  for (const size of [{ width: 360, height: 740 }, { width: 1440, height: 900 }]) {
    const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await watchedPage(context, faults);
    const go = async (/** @type {string} */ path) => {
      await page.goto(site.address + path);
      await page.locator('#main h1').waitFor();
    };
    const shot = async (/** @type {string} */ name) => {
      faults.push(...await axeFaults(page));
      if (await tooWide(page) > 0) faults.push(`${name}: ${await tooWide(page)} px too wide at ${size.width}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}.png`, fullPage: true });
    };
    const pits = () => page.locator('.board .pit[aria-disabled="false"]');
    const ask = (/** @type {string} */ path, /** @type {unknown} */ body = undefined) => page.evaluate(async ([path, body]) => {
      const answer = await fetch(path, body === undefined ? {} : {
        method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Sower': '1' }, body: JSON.stringify(body),
      });
      return answer.json();
    }, /** @type {[string, unknown]} */ ([path, body]));
    const cellOf = async (/** @type {string} */ position, /** @type {string[]} */ moves, /** @type {(label: string) => boolean} */ wanted) => {
      const { choices } = await ask('/api/look', { game: 'kalah', position, moves });
      return choices.find((/** @type {{ label: string }} */ { label }) => wanted(label)).cell;
    };
    const press = (/** @type {number} */ cell) => page.locator(`.board .pit[data-cell="${cell}"]`).click();

    console.log(`${size.width}: a wrong move and the right one are explained`);
    await go('/puzzles');
    await page.locator('.card h3 a[href="/puzzles/kalah"]').click();
    await page.locator('h1', { hasText: 'Kalah puzzles' }).waitFor();
    await page.locator('.puzzle-list a').nth(99).click();
    await page.locator('h1', { hasText: 'Puzzle 100 of 320' }).waitFor();
    const { position } = await ask('/api/puzzles/kalah/100');
    const { label: solution } = await ask('/api/puzzles/kalah/100/solution');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.verdict').waitFor();
    await press(await cellOf(position, [], (label) => label !== solution));
    await page.locator('.verdict.bad').waitFor();
    assert.match(await page.locator('.verdict.bad').innerText(), /throws away the win.*proven/s);
    await inSight(page, page.getByRole('button', { name: 'Try again' }));
    await page.getByRole('button', { name: 'Step by step' }).click();
    await page.locator('.task-words ol li').first().waitFor();
    await shot('puzzle-wrong');
    await page.getByRole('button', { name: 'Show continuation' }).click();
    await page.waitForTimeout(300);
    await page.locator('button:not([disabled])', { hasText: 'Try again' }).click();
    await pits().first().waitFor();
    await inSight(page, page.locator('.board-place').first());
    await press(await cellOf(position, [], (label) => label === solution));
    await page.locator('.verdict.good').waitFor();
    assert.match(await page.locator('.verdict.good').innerText(), /Next best/);
    await shot('puzzle-right');

    console.log('a puzzle of North\'s puts North\'s row near');
    const northern = (await ask('/api/games/kalah/puzzles')).find((/** @type {{ position: string }} */ each) => each.position.endsWith(' N'));
    await go(`/puzzles/kalah/${northern.number}`);
    await pits().first().waitFor();
    const middle = (/** @type {string} */ which) => page.locator(`.board .pit[aria-disabled="${which}"]`).evaluateAll((all) => {
      const boxes = all.map((pit) => pit.getBoundingClientRect());
      return boxes.reduce((sum, box) => sum + box.y, 0) / boxes.length;
    });
    if (size.width > 1000) assert.ok(await middle('false') > await middle('true'), 'the solver plays the near row');
    assert.match(await pits().first().getAttribute('aria-label') ?? '', /^Your pit /);
    const foreign = page.locator('.board .pit[data-cell="0"]');
    await foreign.click({ force: true });
    await page.locator('.toasts p', { hasText: 'pit 1 is South\'s; North may play 1-6' }).waitFor({ timeout: 5000 });
    await go('/puzzles/kalah/100');
    await pits().first().waitFor();

    console.log('what was solved is kept, and the next one is another');
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.locator('h1', { hasText: 'Puzzle 101' }).waitFor();
    await page.reload();
    await go('/puzzles/kalah');
    assert.equal(await page.locator('.task-link.done').count(), 1);
    await shot('puzzle-list');

    console.log('the trainer reports a mistake, takes it back and continues');
    await go(`/train/kalah?position=${encodeURIComponent(position.replaceAll(' ', '_'))}`);
    await press(await cellOf(position, [], (label) => label !== solution));
    await page.locator('.verdict.bad').waitFor();
    await shot('train-slip');
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('.verdict.bad').waitFor({ state: 'detached' });
    await press(await cellOf(position, [], (label) => label === solution));
    await page.locator('.muted', { hasText: 'Mistakes: 1' }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    assert.equal(await page.locator('.verdict.bad').count(), 0);
    await shot('train');
    await context.close();
  }
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('puzzles and trainer are in order');
