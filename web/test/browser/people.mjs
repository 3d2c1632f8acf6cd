/**
 * Two people who have only the address: they sign up, play a rated game with clocks, see their ratings move, look at a profile and
 * at the leaders, sign out and in again, and find their settings on another device. $SHOTS, a directory, gets pictures.
 */
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaults, tooWide, watchedPage, withBrowser } from './site.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {string[]} */
const faults = [];
const shots = process.env.SHOTS;
const PASSWORD = 'correct horse';
/** So many plies, and each side has made two moves. */
const PLIES = 6;

/** @param {Page} page @param {string} name */
async function look(page, name) {
  const before = page.viewportSize();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(60);
    if (shots) await page.screenshot({ path: join(shots, `people-${name}-${width}.png`), fullPage: true });
    assert.ok(await tooWide(page) <= 0, `${name} at ${width}: ${await tooWide(page)} px too wide`);
  }
  faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`));
  if (before) await page.setViewportSize(before);
}

/** @param {Page} page @param {string} name */
async function signUp(page, name) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const code = await page.locator('[data-code]').innerText();
  assert.match(code, /^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  return code;
}

/** @param {Page} page @returns {Promise<number[]>} */
const playable = (page) => page.evaluate(() => [...document.querySelectorAll('.pit[aria-disabled="false"]')].map((pit) => Number(pit.getAttribute('data-cell'))));

await withBrowser(async (site, browser) => {
  if (shots) await mkdir(shots, { recursive: true });
  const device = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', colorScheme: 'light' });
    await context.addInitScript(() => localStorage.getItem('sower.settings') ?? localStorage.setItem('sower.settings', JSON.stringify({ speed: 'off' })));
    return watchedPage(context, faults, /40[0-9]|WebSocket/);
  };
  const ann = await device();
  const ben = await device();

  console.log('Ann signs up, and the header of every page has her name');
  await ann.goto(site.address);
  await ann.locator('.who').click();
  await ann.getByRole('link', { name: 'Create account' }).click();
  await ann.getByRole('heading', { name: 'Create account' }).waitFor();
  await look(ann, 'sign-up');
  const first = await signUp(ann, 'Ann');
  await ann.locator('.who', { hasText: 'Ann' }).waitFor();
  await look(ann, 'code');
  await ann.getByRole('link', { name: 'I\'ve saved it' }).click();
  await ann.locator('.who', { hasText: 'Ann' }).waitFor();

  console.log('she makes a rated game with a clock');
  await ann.goto(`${site.address}/new?game=togyz-kumalak&with=friend`);
  await ann.getByLabel('Rated game').check();
  await ann.locator('.chip', { hasText: '5+3' }).click();
  await look(ann, 'new');
  await ann.getByRole('button', { name: 'Create link' }).click();
  const link = await ann.locator('.banner input').first().inputValue();

  console.log('Ben has only the link: the page asks him to sign up, and returns him to the game');
  await ben.goto(link);
  await ben.locator('.banner').getByRole('link', { name: 'Create account' }).click();
  await signUp(ben, 'Ben');
  await ben.getByRole('link', { name: 'I\'ve saved it' }).click();
  await ben.getByRole('button', { name: 'Join game' }).click();
  for (let ply = 0; ply < PLIES; ply += 1) {
    const mover = await Promise.race([ann, ben].map(async (page) => {
      await page.locator('.mark-playable').first().waitFor({ timeout: 30_000 });
      return page;
    }));
    const [cell] = await playable(mover);
    await mover.locator(`.pit[data-cell="${cell}"]`).click();
    for (const page of [ann, ben]) await page.waitForFunction((count) => document.querySelectorAll('.ply').length > count, ply);
  }
  assert.equal(await ann.locator('.seat-clock').count(), 2);
  assert.equal(await ann.locator('.seat .person').count(), 2, 'names lead to their pages');
  assert.equal(await ann.getByRole('button', { name: /take.*back/i }).count(), 0, 'nothing is taken back');
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.locator('dialog button.main').click();
  for (const page of [ann, ben]) {
    await page.locator('.rating-moves').waitFor();
    assert.equal((await page.locator('.rating-moves').innerText()).replaceAll(/\s+/g, ' ').trim(), 'Ann 1662 (+162) Ben 1338 (−162)');
  }
  await look(ann, 'result');

  console.log('profile, archive and leaders');
  await ann.locator('.who').click();
  await ann.getByRole('heading', { name: 'Ann' }).waitFor();
  await ann.locator('.rating-graph').waitFor();
  assert.match(await ann.locator('.archive tbody').innerText(), /Ben\s+won\s+1662 \(\+162\)/);
  await look(ann, 'profile');
  await ann.getByLabel('Result').selectOption('lost');
  await ann.getByText('No matching games.').waitFor();
  await ann.locator('header a[href="/leaders"]').click();
  await ann.goto(`${site.address}/leaders/togyz-kumalak`);
  await ann.locator('.leaders').waitFor();
  assert.match(await ann.locator('.leaders tbody').innerText(), /^1\s+Ann\s+1662\?\s+1\s+2\s+Ben\s+1338\?/);
  await look(ann, 'leaders');

  console.log('another player\'s profile has a challenge button, her own has none');
  await ann.goto(`${site.address}/people/Ann`);
  await ann.locator('.archive').waitFor();
  assert.equal(await ann.getByRole('link', { name: 'Challenge', exact: true }).count(), 0);
  await ann.goto(`${site.address}/people/Ben`);
  await look(ann, 'profile-of-another');
  await ann.getByRole('link', { name: 'Challenge', exact: true }).click();
  await ann.getByRole('button', { name: 'Send challenge' }).click();
  await ann.locator('.challenges', { hasText: 'for Ben' }).waitFor();
  await ann.getByRole('button', { name: 'Withdraw' }).click();
  await ann.locator('.challenges').waitFor({ state: 'detached' });

  console.log('text that players write is never markup');
  const written = '<img src=x onerror=a()>';
  const arena = await ann.evaluate(async (name) => {
    const terms = { name, game: 'oware', format: { kind: 'arena', minutes: 10 }, starts_in: 3600, control: { kind: 'per-move', each: 60 } };
    const answer = await fetch('/api/arenas', { method: 'POST', headers: { 'X-Sower': '1' }, body: JSON.stringify(terms) });
    return (await answer.json()).id;
  }, written);
  for (const address of [`/arena/${arena}`, '/arena']) {
    await ann.goto(site.address + address);
    await ann.getByText(written).first().waitFor();
    assert.equal(await ann.locator('img[src="x"]').count(), 0);
  }

  console.log('she signs out and in again; a second device knows her settings');
  await ann.goto(`${site.address}/settings`);
  const kept = ann.waitForResponse((answer) => answer.url().endsWith('/api/me/settings') && answer.ok());
  await ann.locator('.chip', { hasText: 'Dark' }).click();
  await kept;
  await ann.goto(`${site.address}/account`);
  await ann.getByRole('heading', { name: 'Ann' }).waitFor();
  await look(ann, 'account');
  const codes = ann.locator('form', { hasText: 'Recovery code' });
  await codes.getByLabel('Password').fill('a wrong one');
  await codes.getByRole('button', { name: 'Create new code' }).click();
  await codes.getByRole('alert').waitFor();
  await codes.getByLabel('Password').fill(PASSWORD);
  await codes.getByRole('button', { name: 'Create new code' }).click();
  const next = await codes.locator('[data-code]').innerText();
  assert.match(next, /^[a-z0-9]{5}(-[a-z0-9]{5}){3}$/);
  assert.notEqual(next, first);
  await look(ann, 'account-code');

  console.log('she creates and revokes a token');
  await ann.getByLabel('Token name').fill('my bot');
  await ann.getByRole('checkbox', { name: /challenge/ }).uncheck();
  await ann.getByRole('button', { name: 'Create token' }).click();
  const secret = await ann.locator('[data-secret]').innerText();
  const asked = () => fetch(`${site.address}/api/me`, { headers: { authorization: `Bearer ${secret}` } });
  const seen = /** @type {import('../../wire.js').Me} */ (await (await asked()).json());
  assert.deepEqual([seen.name, seen.scopes], ['Ann', ['read', 'play']]);
  await look(ann, 'token');
  ann.once('dialog', (dialog) => dialog.accept());
  await ann.getByRole('button', { name: 'Revoke' }).click();
  await ann.locator('.tokens').waitFor({ state: 'detached' });
  assert.equal((await asked()).status, 401);
  await ann.getByLabel('This is a bot account').click();
  await ann.getByText('This account has rated games that counted').waitFor();
  assert.equal(await ann.getByLabel('This is a bot account').isChecked(), false);
  await ann.getByRole('button', { name: 'Sign out', exact: true }).click();
  await ann.locator('.who', { hasText: 'Sign in' }).waitFor();
  const phone = await device();
  for (const page of [ann, phone]) {
    await page.goto(`${site.address}/sign-in`);
    await page.getByLabel('Name', { exact: true }).fill('ann');
    await page.getByLabel('Password').fill('a wrong one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong name or password.').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.who', { hasText: 'Ann' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  }
  await phone.goto(`${site.address}/account`);
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click();
  await phone.locator('.who', { hasText: 'Sign in' }).waitFor();
  await ann.goto(`${site.address}/account`);
  await ann.getByRole('heading', { name: 'Sign in' }).waitFor();
}, { args: ['--rate-one-place'] });

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('accounts and ratings: all is well');
