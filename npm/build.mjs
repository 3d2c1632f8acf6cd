/**
 * Builds the npm package into npm/dist: `node npm/build.mjs FOLDER`, best called through script/npm. The folder has the sentences of the
 * page in each language (page-en.json, …), which a program of `sower-text` writes.
 */
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..');
const DIST = join(HERE, 'dist');
/** The bundler is installed with the tools of the page. */
const { build } = createRequire(join(ROOT, 'web/package.json'))('esbuild');

/** The games inside. Others are loaded from their rules files. */
const GAMES = ['kalah', 'oware', 'togyz-kumalak', 'ogidise'];
/** The sentences of the page that a board shows. */
const SHOWN = /^(board-ui-|web-cancel$|web-nav-new$|play-undo$|play-your-turn$|play-turn-(computer|south|north)$)/;

const [sentences] = process.argv.slice(2);
if (!sentences) throw new Error('usage: node npm/build.mjs FOLDER-WITH-SENTENCES');

/** @param {string} name @param {string | Uint8Array} content */
const put = (name, content) => writeFile(join(DIST, name), content);
/** @param {string} path */
const text = (path) => readFile(join(ROOT, path), 'utf8');
/** Texts of files by their names, as one JSON file. @param {string} folder @param {string[]} names @param {string} [prefix] */
const pack = async (folder, names, prefix = '') => JSON.stringify(Object.fromEntries(await Promise.all(names.map(async (name) => [prefix + name, await text(`${folder}/${name}`)]))));

await rm(DIST, { recursive: true, force: true });
await mkdir(join(DIST, 'data'), { recursive: true });

// The board of the page, with sentences from this package.
const ownText = { name: 'own-text', setup: (/** @type {any} */ on) => on.onResolve({ filter: /\/text\/index\.js$/ }, () => ({ path: join(HERE, 'src/text.js') })) };
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: { index: 'npm/src/index.js', board: 'npm/src/board.js', worker: 'npm/src/worker.js' },
  outdir: DIST, bundle: true, format: 'esm', platform: 'browser', target: ['es2022'], splitting: true, chunkNames: 'chunk-[hash]', minify: true,
  external: ['node:fs/promises'], loader: { '.css': 'text' }, plugins: [ownText], metafile: true, legalComments: 'inline',
});
const parts = Object.keys(metafile.inputs).filter((name) => !/^(npm\/src|web\/(board|engine|text|vendor|style))\//.test(name));
if (parts.length > 0) throw new Error(`the package would contain parts of the page: ${parts.join(', ')}`);

for (const part of ['sower', 'sower-more']) await put(`${part}.wasm`, brotliDecompressSync(await readFile(join(ROOT, `web/dist/engine/${part}.wasm.br`))));
const there = await readdir(join(ROOT, 'games'));
const ours = there.filter((name) => GAMES.includes(name.slice(0, name.lastIndexOf('.'))));
const late = ours.filter((name) => name.endsWith('.weights'));
await put('data/files.json', JSON.stringify(late));
await put('data/games.json', await pack('games', late));
await put('data/rules.json', await pack('games', ours.filter((name) => /\.(toml|levels)$/.test(name))));
for (const tag of await readdir(join(ROOT, 'lang'))) {
  const files = (await readdir(join(ROOT, 'lang', tag))).filter((name) => name.endsWith('.ftl') && name !== 'web.ftl');
  await put(`data/lang-${tag}.json`, await pack(`lang/${tag}`, files, `${tag}/`));
  const all = JSON.parse(await readFile(join(sentences, `page-${tag}.json`), 'utf8'));
  await put(`data/board-${tag}.json`, JSON.stringify(Object.fromEntries(Object.entries(all).filter(([key]) => SHOWN.test(key)))));
}
for (const name of await readdir(join(HERE, 'types'))) await copyFile(join(HERE, 'types', name), join(DIST, name));
await copyFile(join(ROOT, 'web/wire.d.ts'), join(DIST, 'wire.d.ts'));
await copyFile(join(ROOT, 'LICENSE'), join(DIST, 'LICENSE'));
await copyFile(join(HERE, 'README.md'), join(DIST, 'README.md'));

// One version for all packages.
const version = /^version = "(.+)"$/m.exec(await text('Cargo.toml'))?.[1];
const about = JSON.parse(await readFile(join(HERE, 'package.json'), 'utf8'));
await put('package.json', `${JSON.stringify({ ...about, version }, null, 2)}\n`);
