/**
 * Bundles the page into dist/: `node build.mjs [--check]`, best called through script/web.
 *
 * - dist/page/ has scripts, styles, their source maps and the icon, each with a hash of its content in its name. The folder belongs
 *   to this program, which empties it first. Other folders of dist/ belong to others.
 * - dist/manifest.json tells the server which file replaces which source, and what each page needs at first.
 *
 * The result depends on nothing but the sources and the versions of the bundlers: no time, no path of this machine.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';

/** @typedef {Map<string, string | Uint8Array>} Files by their path in dist/ */
/** @typedef {{ entries: Record<string, string>, pages: Record<string, string[]>, sources: string, inputs: string[] }} Manifest */

const WEB = dirname(fileURLToPath(import.meta.url));
const DIST = join(WEB, 'dist');
const FOLDER = 'page';
const MANIFEST = 'manifest.json';

const APP = 'app.js';
/** A classic script: it runs before the first picture, which a module cannot. */
const FIRST = 'theme-first.js';
/** The worker in which the page's own engine runs. */
const WORKER = 'engine/worker.js';
const STYLE = 'style/all.css';
/** The style that names the fonts, which the page loads late. */
const FONTS = 'style/fonts.css';
const ICON = 'style/icon.svg';
const ICONS = [ICON, 'style/icon-180.png', 'style/icon-192.png', 'style/icon-512.png', 'style/icon-maskable.png'];
/** What a browser needs to know to install the page as an app. */
const APP_MANIFEST = 'app.webmanifest';
/** The service worker; a classic script, because not every browser takes a module. */
const OFFLINE = 'sw.js';
const ROUTES = 'routes.json';
const TOOLS = ['rolldown', 'esbuild'];

/** Names in which base64 would leave characters that are awkward in addresses. @type {import('rolldown').OutputOptions} */
const NAMED = {
  entryFileNames: `${FOLDER}/[name]-[hash].js`,
  chunkFileNames: `${FOLDER}/[name]-[hash].js`,
  hashCharacters: 'hex',
};

/** @param {string} name @param {string | Uint8Array} content */
function hashed(name, content) {
  const dot = name.lastIndexOf('.');
  return `${FOLDER}/${name.slice(0, dot)}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}${name.slice(dot)}`;
}

/** A path below web/, with slashes. @param {string} path */
const below = (path) => relative(WEB, path).split(sep).join('/');

/** A path below dist/, with slashes. @param {string} path */
const inDist = (path) => relative(DIST, path).split(sep).join('/');

/** A source map that names its sources by their path below web/. @param {string} name @param {string} text */
function plainSources(name, text) {
  const map = JSON.parse(text);
  map.sources = map.sources.map((/** @type {string} */ source) => below(join(DIST, dirname(name), source)));
  return JSON.stringify(map);
}

/** Whether a module is a page, which is a file even if another page uses it too. @param {string} id */
const isPage = (id) => /^pages\/[^/]+$/.test(below(id));

/** Spells out the import of every page. @param {Record<string, string>} routes @returns {import('rolldown').Plugin} */
function writtenRoutes(routes) {
  const lines = Object.entries(routes).map(([path, page]) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`./pages/${page}.js`)}),`);
  return {
    name: 'written-routes',
    load: (id) => (below(id) === 'routes.js' ? `export const routes = {\n${lines.join('\n')}\n};\n` : null),
  };
}

/**
 * @param {string} input
 * @param {import('rolldown').OutputOptions} options
 * @param {import('rolldown').Plugin[]} [plugins]
 */
async function bundleScripts(input, options, plugins = []) {
  const build = await rolldown({
    cwd: WEB,
    input,
    plugins,
    platform: 'browser',
    // Some pages load the board late while files are unbundled; in the bundle it is in the common file.
    checks: { ineffectiveDynamicImport: false },
    onLog: (level, log) => { if (level === 'warn') throw new Error(log.message); },
  });
  const { output } = await build.generate({ ...NAMED, ...options, dir: DIST, minify: true, sourcemap: true });
  await build.close();
  return output;
}

/** @returns {Promise<{ files: Files, manifest: Manifest }>} */
async function build() {
  /** @type {Files} */
  const files = new Map();
  /** @type {Set<string>} */
  const inputs = new Set([below(fileURLToPath(import.meta.url)), ROUTES, 'routes.js']);
  /** @type {Record<string, string>} */
  const routes = JSON.parse(await readFile(join(WEB, ROUTES), 'utf8'));

  // One file for everything that several pages use: on slow connections round trips cost more than bytes.
  const common = { name: 'common', minShareCount: 2, test: (/** @type {string} */ id) => !isPage(id) };
  const output = await bundleScripts(APP, { format: 'esm', codeSplitting: { groups: [common] } }, [writtenRoutes(routes)]);
  const first = await bundleScripts(FIRST, { format: 'iife' });
  const worker = await bundleScripts(WORKER, { format: 'esm' });
  const offline = await bundleScripts(OFFLINE, { format: 'iife' });
  for (const made of [...output, ...first, ...worker, ...offline]) {
    files.set(made.fileName, made.type === 'chunk' ? made.code : plainSources(made.fileName, made.source.toString()));
    // Modules of the bundler itself begin with a null character.
    if (made.type === 'chunk') made.moduleIds.filter((id) => !id.startsWith('\0')).forEach((id) => inputs.add(below(id)));
  }
  const style = await bundleStyle(STYLE, 'style', inputs);
  const fonts = await bundleStyle(FONTS, 'fonts', inputs);
  for (const [name, content] of [...style, ...fonts]) files.set(name, content);
  /** @type {Record<string, string>} */
  const icons = {};
  for (const name of ICONS) {
    const icon = await readFile(join(WEB, name));
    icons[name] = hashed(basename(name), icon);
    files.set(icons[name], icon);
    inputs.add(name);
  }
  const about = await readFile(join(WEB, APP_MANIFEST), 'utf8');
  const named = ICONS.reduce((text, name) => text.replace(`"${name}"`, `"${basename(icons[name])}"`), about);
  const aboutName = hashed(APP_MANIFEST, named);
  files.set(aboutName, named);
  inputs.add(APP_MANIFEST);

  const chunks = output.filter((made) => made.type === 'chunk');
  const app = chunks.find(({ isEntry }) => isEntry);
  if (!app) throw new Error('the bundle has no entry');
  const needs = (/** @type {string} */ name, /** @type {Set<string>} */ known) => {
    if (known.has(name)) return known;
    known.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((each) => needs(each, known));
    return known;
  };
  const preloads = (/** @type {string} */ page) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => below(id) === `pages/${page}.js`));
    if (!chunk) throw new Error(`${ROUTES} names the page ${page}, which is not a file of the bundle`);
    const known = needs(chunk.fileName, needs(app.fileName, new Set()));
    known.delete(app.fileName);
    return [...known].sort();
  };
  /** @type {Manifest} */
  const manifest = {
    entries: { [APP]: app.fileName, [FIRST]: first[0].fileName, [WORKER]: worker[0].fileName, [STYLE]: style[0][0], [FONTS]: fonts[0][0],
      [OFFLINE]: offline[0].fileName, [APP_MANIFEST]: aboutName, ...icons },
    pages: Object.fromEntries(Object.entries(routes).map(([path, page]) => [path, preloads(page)])),
    sources: '',
    inputs: [...inputs].sort(),
  };
  manifest.sources = await hashOfSources(manifest.inputs);
  return { files, manifest };
}

/**
 * A bundled style, its source map and the fonts that it names; the style comes first.
 *
 * @param {string} entry
 * @param {string} called
 * @param {Set<string>} inputs receives the styles and fonts that were read
 * @returns {Promise<[string, string | Uint8Array][]>}
 */
async function bundleStyle(entry, called, inputs) {
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: WEB, entryPoints: [entry], outdir: DIST, entryNames: `${FOLDER}/${called}-[hash]`, assetNames: `${FOLDER}/[name]-[hash]`,
    loader: { '.woff2': 'file' }, bundle: true, minify: true, sourcemap: 'linked', write: false, metafile: true,
  });
  Object.keys(metafile.inputs).forEach((name) => inputs.add(name));
  const made = outputFiles.map(({ path, text, contents }) => {
    const name = inDist(path);
    /** @type {[string, string | Uint8Array]} */
    const file = [name, name.endsWith('.map') ? plainSources(name, text) : name.endsWith('.css') ? text : contents];
    return file;
  });
  return made.sort(([one], [other]) => Number(other.endsWith('.css')) - Number(one.endsWith('.css')) || one.localeCompare(other));
}

/** The hash of everything that decides the result, which the server's tests compute too. @param {string[]} inputs */
async function hashOfSources(inputs) {
  const hash = createHash('sha256');
  for (const name of inputs) {
    const content = await readFile(join(WEB, name));
    hash.update(`${name}\n${content.length}\n`);
    hash.update(content);
  }
  const lock = JSON.parse(await readFile(join(WEB, 'package-lock.json'), 'utf8'));
  for (const tool of TOOLS) {
    const folder = `node_modules/${tool}`;
    const { version } = lock.packages[folder];
    const installed = JSON.parse(await readFile(join(WEB, folder, 'package.json'), 'utf8')).version;
    if (installed !== version) throw new Error(`${tool} ${installed} is installed, but package-lock.json has ${version}: run npm --prefix web ci`);
    hash.update(`${tool} ${version}\n`);
  }
  return hash.digest('hex');
}

/** What is in dist/ and belongs to this program. @returns {Promise<Files>} */
async function present() {
  const names = await readdir(join(DIST, FOLDER)).catch(() => []);
  const paths = [...names.map((name) => `${FOLDER}/${name}`), MANIFEST];
  const read = await Promise.all(paths.map(async (path) => /** @type {const} */ ([path, await readFile(join(DIST, path)).catch(() => null)])));
  return new Map(read.flatMap(([path, content]) => (content ? [[path, content]] : [])));
}

/** What is wrong with dist/, compared with a new build. @param {Files} wanted */
async function differences(wanted) {
  const there = await present();
  const missing = [...wanted.keys()].filter((name) => !there.has(name)).map((name) => `missing: ${name}`);
  const extra = [...there.keys()].filter((name) => !wanted.has(name)).map((name) => `not made by this build: ${name}`);
  const other = [...wanted].filter(([name, content]) => there.has(name) && !Buffer.from(content).equals(Buffer.from(there.get(name) ?? ''))).map(([name]) => `different: ${name}`);
  return [...missing, ...extra, ...other];
}

const { files, manifest } = await build();
files.set(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
if (process.argv[2] === '--check') {
  const found = await differences(files);
  if (found.length > 0) {
    console.error(`web/dist is stale: run script/web and commit the result.\n  ${found.join('\n  ')}`);
    process.exitCode = 1;
  }
} else {
  await rm(join(DIST, FOLDER), { recursive: true, force: true });
  await mkdir(join(DIST, FOLDER), { recursive: true });
  for (const [name, content] of files) await writeFile(join(DIST, name), content);
  const sizes = [...files].filter(([name]) => !name.endsWith('.map')).map(([, content]) => content.length);
  console.log(`web/dist: ${files.size} files, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB without source maps`);
}
