/**
 * Splits an engine module in two: `node split.mjs FROM FIRST SECOND [OPTION…]`. The first has what pages with a server need for most
 * games. The second has the rest and is loaded when it is first called. The options are those of wasm-split, from Debian's package
 * binaryen. FROM must have the names of its functions.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What belongs to the second module, by its path in Rust as compilers write it: requests that are rare where there is a server, games
 * that the shared ring cannot express, reviews, building tables, a player of other programs, and what only tests call. Whatever only these call
 * goes with them.
 */
const SECOND = [
  'sower_api::room::solo', 'sower_core::kernel::general', 'sower_core::kernel::shared_ring::count', 'sower_core::perft', 'sower_core::record',
  'sower_core::trace::bao', 'sower_core::trace::own_ring', 'sower_players::player::minimax', 'sower_review', 'sower_tables::build',
  'sower_wasm::rare', 'sower_wasm::thinking::perft', 'sower_wasm::thinking::review', 'sower_wire::solo',
].map(mangled);

/** What stays in the first module nevertheless: the sentences of hints. */
const FIRST = ['sower_review::hint', 'sower_review::score_sentence'].map(mangled);

/**
 * Functions with bodies up to this size stay in the first module if they are called by address. The linker merges equal functions under
 * one name, so an empty closure of the review may be that of a search.
 */
const SMALLEST_BYTES = 16;

/** The search is compiled for each form of board. */
const SEARCH = mangled('sower_search');
const OF_SECOND = mangled('kernel::general::General');

/** @param {string} path in Rust */
function mangled(path) {
  return path.split('::').map((name) => `${name.length}${name}`).join('');
}

const [, , from, first, second, ...options] = process.argv;

/** Reads a module's bytes. */
class Reader {
  at = 8;
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  byte() {
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  number() {
    let value = 0;
    for (let part = 1; ; part *= 128) {
      const byte = this.byte();
      value += (byte & 127) * part;
      if (byte < 128) return value;
    }
  }

  /** @param {number} count */
  numbers(count) {
    for (let index = 0; index < count; index += 1) this.number();
  }

  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString('utf8', this.at - length, this.at);
  }
}

/** Skips an instruction's immediates; calls and references are reported. @param {Reader} reader @param {(callee: number) => void} called */
function instruction(reader, called) {
  const code = reader.byte();
  if (code === 0x10 || code === 0x12 || code === 0xd2) called(reader.number());
  else if (code === 0x11 || code === 0x13) reader.numbers(2);
  else if (code === 0x0e) reader.numbers(reader.number() + 1);
  else if (code === 0x1c) reader.numbers(reader.number());
  else if ((code >= 0x02 && code <= 0x04) || code === 0x0c || code === 0x0d || (code >= 0x20 && code <= 0x26)) reader.number();
  else if (code >= 0x28 && code <= 0x3e) reader.numbers(2);
  else if (code === 0x3f || code === 0x40 || code === 0x41 || code === 0x42 || code === 0xd0) reader.number();
  else if (code === 0x43) reader.at += 4;
  else if (code === 0x44) reader.at += 8;
  else if (code === 0xfc) {
    const sub = reader.number();
    if (sub > 7) reader.numbers([8, 10, 12, 14].includes(sub) ? 2 : 1);
  } else if (code === 0xfe) {
    if (reader.number() === 3) reader.byte();
    else reader.numbers(2);
  } else if (code > 0xc4) throw new Error(`${from}: unknown instruction ${code.toString(16)} at ${reader.at}`);
}

/** What each function calls and how large it is, those that are reached from outside or by address, and their names. @param {Buffer} bytes */
function graphOf(bytes) {
  const reader = new Reader(bytes);
  let imported = 0;
  /** @type {Set<number>[]} */
  const calls = [];
  /** @type {Set<number>} */
  const roots = new Set();
  /** The bytes of each body. @type {number[]} */
  const sizes = [];
  /** @type {Map<number, string>} */
  const names = new Map();
  while (reader.at < bytes.length) {
    const section = reader.byte();
    const end = reader.number() + reader.at;
    if (section === 2) {
      for (let left = reader.number(); left > 0; left -= 1) {
        reader.text();
        reader.text();
        const kind = reader.byte();
        if (kind === 0) { reader.number(); imported += 1; }
        else if (kind === 2) reader.numbers((reader.number() & 1) === 1 ? 2 : 1);
        else throw new Error(`${from}: imports something of kind ${kind}`);
      }
    } else if (section === 7) {
      for (let left = reader.number(); left > 0; left -= 1) {
        reader.text();
        const kind = reader.byte();
        const index = reader.number();
        if (kind === 0) roots.add(index);
      }
    } else if (section === 8) roots.add(reader.number());
    else if (section === 9) {
      for (let left = reader.number(); left > 0; left -= 1) {
        if (reader.number() !== 0) throw new Error(`${from}: elements of an unknown form`);
        while (reader.bytes[reader.at] !== 0x0b) instruction(reader, () => {});
        reader.byte();
        for (let count = reader.number(); count > 0; count -= 1) roots.add(reader.number());
      }
    } else if (section === 10) {
      for (let left = reader.number(); left > 0; left -= 1) {
        const stop = reader.number() + reader.at;
        for (let groups = reader.number(); groups > 0; groups -= 1) reader.numbers(2);
        /** @type {Set<number>} */
        const called = new Set();
        sizes.push(stop - reader.at);
        while (reader.at < stop) instruction(reader, (callee) => called.add(callee));
        calls.push(called);
      }
    } else if (section === 0 && reader.text() === 'name') {
      while (reader.at < end) {
        const part = reader.byte();
        const stop = reader.number() + reader.at;
        if (part === 1) for (let left = reader.number(); left > 0; left -= 1) names.set(reader.number(), reader.text());
        reader.at = stop;
      }
    }
    reader.at = end;
  }
  return { imported, calls, roots, sizes, names };
}

const { imported, calls, roots, sizes, names } = graphOf(readFileSync(from));
/**
 * Whether a function is written in one of these modules, or searches with them. Other code that was compiled for their types may be merged
 * with code that all use, so it follows its callers.
 * @param {number} index
 */
function belongs(index) {
  const [, path = ''] = /Cs[0-9A-Za-z]*_(.*)/.exec(names.get(index) ?? '') ?? [];
  if (FIRST.some((wanted) => path.startsWith(wanted))) return false;
  return SECOND.some((wanted) => path.startsWith(wanted)) || (path.startsWith(SEARCH) && path.includes(OF_SECOND));
}
const kept = new Set(roots);
for (const index of kept) if (belongs(index) && !(sizes[index - imported] <= SMALLEST_BYTES)) kept.delete(index);
// A set visits what is added to it meanwhile.
for (const index of kept) for (const callee of calls[index - imported] ?? []) if (!belongs(callee)) kept.add(callee);
const moved = calls.map((_, number) => number + imported).filter((index) => !kept.has(index));
if (moved.length === 0) throw new Error(`${from}: nothing belongs to the second module; it needs the names of its functions`);

const folder = mkdtempSync(join(tmpdir(), 'sower-split-'));
try {
  const list = join(folder, 'functions');
  writeFileSync(list, moved.map((index) => names.get(index)).join('\n'));
  execFileSync('wasm-split', [from, `--split-funcs=@${list}`, '-o1', first, '-o2', second, ...options], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${second}: ${moved.length} of ${calls.length} functions`);
