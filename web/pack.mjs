/** Compresses a file as much as possible: `node pack.mjs FROM TO`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [, , from, to] = process.argv;
const bytes = readFileSync(from);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
const packed = brotliCompressSync(bytes, { params });
writeFileSync(to, packed);
console.log(`${to}: ${bytes.length} bytes, ${packed.length} compressed`);
