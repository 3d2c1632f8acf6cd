// Takes the pictures of the site for README.md and the docs: node script/pictures-from/site.mjs FOLDER RECORD RULES
import { readFile, writeFile } from 'node:fs/promises';
import { makeRoom, withBrowser } from '../../web/test/browser/site.mjs';

const [folder, record, rules] = process.argv.slice(2);
// How long the computer may take to answer, and the engine to fill its lines.
const COMPUTER_MS = 2500;
const ENGINE_MS = 4000;

await withBrowser(async (site, browser) => {
  for (const scheme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 }, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce',
    });
    const page = await context.newPage();

    /** Opens an address and waits for something that shows it is complete. */
    const open = async (address, ready) => {
      await page.goto(site.address + address);
      await page.locator(ready).first().waitFor();
    };
    /** Saves what is in view as WebP, which is a quarter of a PNG here. */
    const keep = async (name) => {
      await page.evaluate(() => document.fonts.ready);
      const session = await context.newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
      await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
    };

    await open('/', '.card');
    const seats = [{ kind: 'me' }, { kind: 'computer', player: 'level:4' }];
    const { id } = await makeRoom(page, { game: 'togyz-kumalak', seats });
    await open(`/play/${id}`, '.board .pit');
    for (const cell of [6, 2, 4]) {
      await page.locator(`.board .pit[data-cell="${cell}"]`).first().click();
      await page.waitForTimeout(COMPUTER_MS);
    }
    await keep(`play-${scheme}`);
    // One scheme is enough for the small pictures.
    if (scheme === 'dark') continue;

    await open('/', '.hero-board .pit');
    await page.waitForTimeout(1000);
    await keep('new-game');

    await open('/analysis?game=oware&moves=F.a.D.b.E.d.C.e', '.line');
    await page.waitForTimeout(ENGINE_MS);
    await keep('analysis');

    await open('/analysis?game=oware&position=0,3,1,0,5,2/1,2,1,4,0,6_12,11_S&moves=F', '.why-steps li');
    await page.locator('.why-steps').first().scrollIntoViewIfNeeded();
    await keep('why');

    await open(`/review?record=${encodeURIComponent(await readFile(record, 'utf8'))}`, 'h1');
    await page.waitForFunction(() => !document.querySelector('progress, [role=progressbar], .page .bar'), null, { timeout: 60_000 });
    await page.waitForTimeout(ENGINE_MS);
    await keep('review');

    await open('/puzzles/oware/40', '.board .pit');
    await keep('puzzle');

    await open('/rules', '#rules-text');
    await page.locator('#rules-text').fill(await readFile(rules, 'utf8'));
    await page.locator('#rules-text').evaluate((area) => { area.scrollTop = 0; area.blur(); });
    await page.waitForTimeout(ENGINE_MS);
    await page.evaluate(() => scrollTo(0, 0));
    await keep('rules');
  }
});
