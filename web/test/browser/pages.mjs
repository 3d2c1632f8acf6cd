/**
 * Visits every page: no error in the console, nothing serious from axe-core, no scrolling sideways on a phone, a title and a
 * heading. $SHOTS, a directory, gets a picture of each page at two sizes in every theme.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFaults, tooWide, watchedPage, withBrowser } from './site.mjs';

const RECORD = `[Game "kalah"]

1. 3 5 1... 1 2. 4 4 3. 2 5 4 3... 3 4. 2 5 5. 1 1 6. 5 3 4 6... 6 7. 5 4 8. 3 2
9. 1 1 10. 6 2 10... 2 11. 3 20-28
`;

const PAGES = [
  ['home', '/'],
  ['game-kalah', '/games/kalah'],
  ['game-togyz', '/games/togyz-kumalak'],
  ['game-more', '/games/sungka'],
  ['task', '/games/kalah/tasks/1'],
  ['rules', '/rules'],
  ['rules-from', '/rules?from=oware'],
  ['puzzles', '/puzzles'],
  ['puzzle-list', '/puzzles/oware'],
  ['puzzle', '/puzzles/oware/17'],
  ['puzzle-ring', '/puzzles/ogidise/200'],
  ['train', '/train/kalah'],
  ['new', '/new?game=oware&with=computer'],
  ['new-friend', '/new?game=ogidise&with=friend'],
  ['analysis', '/analysis?game=oware&moves=F.f(e.D).E'],
  ['analysis-togyz', '/analysis?game=togyz-kumalak'],
  ['review-ask', '/review'],
  ['mine', '/mine'],
  ['settings', '/settings'],
  ['missing', '/no/such/page'],
];
const SIZES = [{ width: 360, height: 740 }, { width: 1440, height: 900 }];
const THEMES = ['light', 'dark', 'contrast'];

/** @type {string[]} */
const faults = [];

await withBrowser(async (site, browser) => {
  const shots = process.env.SHOTS;
  if (shots) await mkdir(shots, { recursive: true });
  const only = process.env.ONLY?.split(',');
  const themes = process.env.THEMES?.split(',') ?? THEMES;
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await watchedPage(context, faults, /404|Not Found/);

    /** Checks the page that is shown in every theme. A theme changes colours and nothing else. @param {string} name */
    const look = async (name) => {
      const wide = await tooWide(page);
      if (wide > 0) faults.push(`${name}: ${wide} px too wide at ${size.width}`);
      for (const theme of themes) {
        await page.evaluate((chosen) => { document.documentElement.dataset.theme = chosen; }, theme);
        if (shots) await page.screenshot({ path: join(shots, `${name}-${size.width}-${theme}.png`), fullPage: size.width < 500 });
        const found = await axeFaults(page, theme === themes[0] ? undefined : ['color-contrast']);
        faults.push(...found.map((fault) => `${theme} ${size.width}: ${fault}`));
      }
    };

    for (const [name, path] of PAGES) {
      if (only && !only.includes(name)) continue;
      await page.goto(site.address + path);
      await page.locator('#main h1').waitFor();
      await page.waitForTimeout(name.startsWith('analysis') ? 1200 : 500);
      if (await page.locator('h1').count() !== 1) faults.push(`${path}: not one h1`);
      if (!(await page.title()).includes('Sower')) faults.push(`${path}: title is ${await page.title()}`);
      const keys = await page.evaluate(() => document.body.innerText.match(/\b(web|board-ui|play)-[a-z-]+\b/g));
      if (keys) faults.push(`${path}: keys without a sentence: ${[...new Set(keys)].join(' ')}`);
      await look(name);
    }
    if (!only || only.includes('review')) {
      await page.goto(`${site.address}/review`);
      await page.locator('textarea').fill(RECORD);
      await page.locator('form button.main').click();
      await page.locator('.review').waitFor({ timeout: 60_000 });
      await page.locator('.turning-card').first().click();
      await page.getByRole('button', { name: 'Try another move' }).first().click();
      await page.locator('.board .pit[aria-disabled="false"]').first().click();
      await page.locator('.verdict.good, .verdict.bad').waitFor();
      await look('review');
    }
    await context.close();
  }
});

if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exit(1);
}
console.log('every page is in order');
