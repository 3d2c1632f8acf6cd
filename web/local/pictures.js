/**
 * Draws boards for which no server sends a picture.
 *
 * An `<img>` asks the network itself, so the page learns of it only when that fails. Then the engine draws the same picture.
 */
import { localEngine } from '../engine/local.js';
import { hasServer } from '../net/place.js';
import { isAway, onReach } from '../net/reach.js';

const PICTURE = /^\/api\/games\/[^/]+\/picture\.svg$/;
/** An address that is no picture, and fails without a request. */
const NONE = 'data:,#';

/**
 * The address that an image gets: without a server that answers, one that fails at once.
 *
 * @param {string} address of the server
 */
export const pictureSource = (address) => (hasServer() && !isAway() ? address : NONE + address);

/** @param {HTMLImageElement} image @param {string} address */
async function draw(image, address) {
  const engine = await localEngine();
  const answer = await engine?.answer('GET', address);
  // The page may have changed its mind meanwhile.
  if (answer?.status !== 200 || asked(image) !== address) return;
  image.src = `data:image/svg+xml,${encodeURIComponent(answer.body)}`;
}

/** The picture that an image asks for; null if it is another kind of image. @param {HTMLImageElement} image */
function asked(image) {
  const { src } = image;
  if (src.startsWith(NONE)) return src.slice(NONE.length);
  if (src.startsWith('data:')) return null;
  const { origin, pathname, search } = new URL(src, location.href);
  return origin === location.origin && PICTURE.test(pathname) ? pathname + search : null;
}

/** @param {HTMLImageElement} image */
function drawIfAsked(image) {
  const address = asked(image);
  if (address) draw(image, address).catch((error) => console.warn(error));
}

/** Draws every picture that cannot be loaded, from now on. */
export function drawMissingPictures() {
  // Errors of images do not bubble, but are captured on their way down.
  document.addEventListener('error', ({ target }) => {
    if (target instanceof HTMLImageElement) drawIfAsked(target);
  }, true);
  // A server that is silent never fails.
  onReach((isAway) => { if (isAway) for (const image of document.images) if (!image.complete) drawIfAsked(image); });
}

