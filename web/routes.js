/**
 * The pages by address, as routes.json lists them. The server reads the same list.
 *
 * While files are served unbundled, this module imports a page by its name. build.mjs replaces it with one that spells out
 * every import, so that each page becomes a file of the bundle.
 *
 * @import { PageModule } from './router.js'
 */
import pages from './routes.json' with { type: 'json' };

/** @type {Record<string, () => Promise<PageModule>>} */
export const routes = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, () => import(`./pages/${page}.js`)]));
