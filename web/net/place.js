/**
 * Where the page is served: by a Sower server at the root, or as static files in any folder (`sower site export`).
 *
 * The export writes both facts into index.html.
 */

/** @param {string} name */
const said = (name) => globalThis.document?.querySelector?.(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** Whether there is a Sower server. Without one the page does everything itself, and leaves out what it cannot do. */
export const hasServer = () => said('server') !== 'none';

/** The path below which the page is served; it begins and ends with a slash. */
export const base = () => said('base') ?? '/';

/** The address of a file of the page, such as `a/engine/rules.json`. @param {string} path */
export const fileAddress = (path) => base() + path;
