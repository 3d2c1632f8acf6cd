/**
 * Matches of several rounds: Congkak with a friend by a link, on a phone and a desktop; Mangala, best of three, against the computer;
 * the record, reviews of each round, a reload between rounds, and a spectator.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { makeRoom, pressInMenu, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Plies of a round, at most. */
const MOST_PLIES = 400;
/** Where pictures go, if anywhere. */
const SHOTS = process.env.SHOTS ?? '';

/** @type {string[]} */
const faults = [];

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** @param {Page} page @param {string} name */
const shot = async (page, name) => { if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` }); };
/** @param {Page} page */
const isOver = (page) => page.locator('.end').isVisible();
/** A pit that the reader may play now. @param {Page} page */
const playable = (page) => page.locator('.board .pit[aria-disabled="false"]');
/** @param {Page} page @param {string} id @param {string} query */
const room = (page, id, query = '') => page.evaluate(async (path) => (await fetch(path)).json(), `/api/rooms/${id}${query}`);

/** The pages play until the round is over: whoever may move presses the first pit. @param {Page[]} pages */
async function playRound(pages) {
  for (let ply = 0; ply < MOST_PLIES; ply += 1) {
    if (await isOver(pages[0])) return;
    for (const page of pages) {
      if (await playable(page).count() === 0) continue;
      const before = await page.locator('.ply').count();
      await playable(page).first().click({ timeout: 2000 }).catch(() => {});
      await page.waitForFunction((count) => document.querySelectorAll('.ply').length > count || document.querySelector('.end') !== null, before, { timeout: 4000 }).catch(() => {});
    }
  }
  throw new Error('the round does not end');
}

await withBrowser(async (site, browser) => {
  /** @param {{ width: number, height: number }} viewport */
  const visitor = async (viewport) => {
    const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('sower.settings', JSON.stringify({ speed: 'off' })));
    const page = await watchedPage(context, faults, /404/);
    await page.goto(site.address);
    return page;
  };
  const ann = await visitor({ width: 1280, height: 860 });
  const ben = await visitor({ width: 390, height: 844 });

  console.log('a match by a link: a variant is chosen, a friend joins');
  await ann.goto(`${site.address}/new?game=congkak&with=friend`);
  await ann.locator('select[name="variant"]').selectOption('congkak-rounds');
  await ann.locator('form button.main[type="submit"], form button.main').last().click();
  await ann.locator('.invitation').waitFor();
  const link = await ann.locator('.invitation input').inputValue();
  const id = /\/play\/([^?]+)/.exec(link)?.[1] ?? '';
  await ben.goto(link);
  await button(ben, 'Join game').click();
  await ann.locator('.seat-round', { hasText: 'Round 1' }).waitFor();
  await shot(ben, 'rounds-1-start');

  console.log('the first round to its end, and both see the score of the match');
  await playRound([ann, ben]);
  await ben.locator('.end').waitFor();
  assert.match(await ben.locator('.end h2').innerText(), /round/i);
  await ben.locator('.end-match', { hasText: 'Match score' }).waitFor();
  assert.ok(await tooWide(ben) <= 0, `${await tooWide(ben)} px too wide between rounds`);
  await shot(ben, 'rounds-2-between-phone');
  await shot(ann, 'rounds-2-between');

  console.log('a reload between rounds shows the same');
  await ben.reload();
  await ben.locator('.end-match').waitFor();
  const first = await room(ann, id);
  assert.equal(first.rounds.finished.length, 1);

  console.log('the next round begins for both with what was won');
  await button(ben, 'Next round').click();
  await ann.locator('.seat-round', { hasText: 'Round 2' }).waitFor();
  await ben.locator('.seat-round', { hasText: 'Round 2' }).waitFor();
  await ben.locator('.table-note', { hasText: 'Round 2 begins.' }).waitFor();
  const second = await room(ann, id);
  assert.notEqual(second.start, first.start);
  await shot(ann, 'rounds-3-second');
  await shot(ben, 'rounds-3-second-phone');

  console.log('a round is resigned, and then the match');
  const mover = second.look.board.side === 'S' ? [ann, ben] : [ben, ann];
  await playable(mover[0]).first().click();
  await ann.locator('.ply').first().waitFor();
  await pressInMenu(ann, 'Resign this round');
  await ann.locator('dialog button.main').click();
  await ben.locator('.end h2', { hasText: 'You win the round' }).waitFor();
  assert.equal(await ann.locator('.rounds-list a').count(), 0, 'no reviews before the match is over');
  await pressInMenu(ann, 'Resign the match');
  await ann.locator('dialog button.main').click();
  await ben.locator('.end h2', { hasText: 'You win the match' }).waitFor();
  await shot(ben, 'rounds-5-over-phone');
  const [taken] = await Promise.all([ann.waitForEvent('download'), ann.getByRole('link', { name: 'Download game' }).click()]);
  const record = await readFile(await taken.path(), 'utf8');
  assert.equal(record.match(/\[Match "refill"\]/g)?.length, 3, record);
  assert.match(record, /\[Round "2"\]/);

  console.log('each round has its review');
  await ann.locator('.rounds-list a', { hasText: 'Round 1' }).click();
  await ann.locator('.rounds-links [aria-current="page"]', { hasText: 'Round 1' }).waitFor({ timeout: 60_000 });
  await shot(ann, 'rounds-4-review');
  await ann.locator('.rounds-links a', { hasText: 'Round 2' }).click();
  await ann.locator('.rounds-links [aria-current="page"]', { hasText: 'Round 2' }).waitFor({ timeout: 60_000 });

  console.log('best of three against the computer');
  const made = await makeRoom(ann, { game: 'mangala-best-of-3', seats: [{ kind: 'me' }, { kind: 'computer', player: 'level:1' }] });
  await ann.goto(`${site.address}/play/${made.id}`);
  const eve = await visitor({ width: 390, height: 844 });
  await eve.goto(site.address + made.watch);
  for (let round = 1; round <= 3; round += 1) {
    await ann.locator('.seat-round', { hasText: `Round ${round}` }).waitFor();
    await playRound([ann]);
    await eve.locator('.end').waitFor();
    const now = await room(ann, made.id);
    assert.equal(now.rounds.finished.length, round);
    if (now.rounds.ending !== null) break;
    assert.equal(await button(eve, 'Next round').count(), 0, 'a spectator begins no round');
    await button(ann, 'Next round').click();
    await ann.locator('.end').waitFor({ state: 'detached' });
    await eve.locator('.end').waitFor({ state: 'detached' });
  }
  await ann.locator('.end h2', { hasText: /the match/ }).waitFor();
  await shot(ann, 'rounds-6-mangala');
  await button(ann, 'Rematch').click();
  await ann.waitForURL((url) => !url.pathname.includes(made.id));
  await ann.locator('.seat-round', { hasText: 'Round 1' }).waitFor();
});
assert.deepEqual(faults, []);
console.log('no faults');
