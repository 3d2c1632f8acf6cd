import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['vendor/', 'node_modules/', 'shots/', 'dist/'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2025, sourceType: 'module', globals: globals.browser },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Sentences and boards come from the server: nothing of it may be read as markup or code.
      'no-restricted-properties': ['error',
        { property: 'innerHTML', message: 'Draw with lit-html, which escapes.' },
        { property: 'outerHTML', message: 'Draw with lit-html, which escapes.' },
        { property: 'insertAdjacentHTML', message: 'Draw with lit-html, which escapes.' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
    },
  },
  { files: ['test/**', 'eslint.config.js', 'build.mjs', 'pack.mjs', 'split.mjs', 'icons.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['theme-first.js'], languageOptions: { sourceType: 'script' } },
];
