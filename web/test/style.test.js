/** Styles name tokens: no length, colour or font of theirs is written anywhere but in style/tokens.css. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const FOLDER = new URL('../style/', import.meta.url);

/** board.css draws in the units of its pictures and has the colours of its woods; fonts.css names the fonts. */
const EXEMPT = ['tokens.css', 'board.css', 'fonts.css'];

/** Lengths that depend on letters or pixels; percentages, fractions and parts of the window may be written out. */
const LENGTH = /(?<![\w#-])-?(?:\d+\.)?\d+(?:px|rem|em|ch|ex|pt|cm|mm)\b/gi;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|color-mix|color)\(/gi;
const NAMED = /\b(?:black|white|red|green|blue|yellow|orange|brown|gr[ae]y|beige|ivory|gold|purple|pink|tan)\b/gi;

/** @param {string} css @returns {{ property: string, value: string }[]} */
function declarations(css) {
  const plain = css.replace(/\/\*[^]*?\*\//g, ' ').replace(/@media[^{]*\{/g, '{').replace(/"[^"]*"/g, '""');
  return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, property, value]) => ({ property, value: value.trim() }));
}

/** Everything in a style that ought to be a token. @param {string} css */
function rawValues(css) {
  return declarations(css).flatMap(({ property, value }) => {
    const raw = [...value.match(LENGTH) ?? [], ...value.match(COLOUR) ?? []];
    // Names of tokens and of animations may contain the name of a colour.
    if (/colou?r|background|border|fill|stroke|shadow|outline/.test(property)) raw.push(...value.replace(/var\([^)]*\)/g, '').match(NAMED) ?? []);
    if (property === 'font-weight' && !value.startsWith('var(')) raw.push(value);
    if (property === 'font-family' && !/^(?:var\(|inherit)/.test(value)) raw.push(value);
    if (property === 'font-size' && !/^(?:var\(|inherit)/.test(value)) raw.push(value);
    return raw.map((found) => `${property}: ${found}`);
  });
}

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));

test('the search for raw values finds them', () => {
  const css = 'a { padding: 3px var(--space-1); color: white; } /* 4px */ @media (width < 9rem) { b { font-weight: 700; background: #fff; width: 50%; } }';
  assert.deepEqual(rawValues(css), ['padding: 3px', 'color: white', 'font-weight: 700', 'background: #fff']);
});

for (const name of files.filter((each) => !EXEMPT.includes(each))) {
  test(`${name} has only tokens`, () => assert.deepEqual(rawValues(read(name)), []));
}

test('every token that a style names exists, and every token is named', () => {
  const all = files.map(read).join('\n').replace(/\/\*[^]*?\*\//g, ' ');
  const made = new Set([...all.matchAll(/(?:^|[\s;{])(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const named = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  // The board's code sets these on each board.
  const set = ['--ratio', '--least'];
  assert.deepEqual([...named].filter((name) => !made.has(name) && !set.includes(name)), []);
  const tokens = [...read('tokens.css').matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name);
  assert.deepEqual([...new Set(tokens)].filter((name) => !named.has(name)), []);
});

test('there are seven sizes of letters and eight spaces, and every theme has the same colours', () => {
  const tokens = read('tokens.css');
  assert.equal(new Set(tokens.match(/--text-\w+(?=:)/g)).size, 7);
  assert.equal(new Set(tokens.match(/--space-\d(?=:)/g)).size, 8);
  const themes = tokens.split(/color-scheme: \w+;/).slice(1).map((theme) => [...theme.split('}')[0].matchAll(/(--[\w-]+):/g)].map(([, name]) => name).sort());
  assert.equal(themes.length, 3);
  for (const theme of themes) assert.deepEqual(theme, themes[0]);
});

test('every style but the board is in a layer, and the layers have one order', () => {
  for (const name of files.filter((each) => each !== 'board.css' && each !== 'all.css')) {
    const outside = read(name).replace(/\/\*[^]*?\*\//g, '').replace(/^@layer [\w, ]+;$/m, '').split(/\n(?=\S)/)
      .filter((part) => part.trim() !== '' && !/^@(?:layer|font-face)/.test(part) && part.trim() !== '}');
    assert.deepEqual(outside, [], name);
  }
  assert.match(read('tokens.css'), /^@layer reset, tokens, base, layout, components, pages;$/m);
});
