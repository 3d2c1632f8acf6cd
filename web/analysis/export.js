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

/** A picture as a file. @param {string} svg @returns {Blob} */
export function svgFile(svg) {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** A picture as pixels. @param {string} svg @returns {Promise<Blob>} */
export async function pngFile(svg) {
  const image = new Image();
  const address = URL.createObjectURL(svgFile(svg));
  try {
    image.src = address;
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
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
