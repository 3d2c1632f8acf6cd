/** Exports: text and board images. */

/** A picture is drawn so many pixels wide. */
const PNG_WIDTH = 1600;

/**
 * Gives the reader a file.
 *
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {string} address of an SVG @returns {Promise<Blob>} */
export async function svgOf(address) {
  return new Blob([await (await fetch(address)).text()], { type: 'image/svg+xml' });
}

/** The same as pixels. @param {string} address of an SVG @returns {Promise<Blob>} */
export async function pngOf(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth) || PNG_WIDTH / 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Copies text to the clipboard; browsers allow it only on localhost or over HTTPS. @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
