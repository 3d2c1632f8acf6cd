/**
 * The files that the engine needs: packs that it always needs, and single files that an answer asks for.
 *
 * @import { EngineModule } from './module.js'
 * @typedef {(name: string) => Promise<string>} ReadFile
 */

/** The status of an answer that lists missing files. */
const NEEDS_FILES = 424;
/** A request needs a few files at the most, so more rounds than this mean that one of them does not help. */
const MOST_ROUNDS = 4;

/**
 * Provides what every answer needs: the rules of all games, and the sentences of the language.
 *
 * @param {EngineModule} module
 * @param {string} language
 * @param {ReadFile} read
 */
export async function provideBasics(module, language, read) {
  const packs = ['rules.json', 'lang-en.json', ...(language === 'en' ? [] : [`lang-${language}.json`])];
  const [list, ...texts] = await Promise.all(['files.json', ...packs].map(read));
  module.announce(JSON.parse(list));
  for (const text of texts) for (const [path, content] of Object.entries(JSON.parse(text))) module.provide(path, content);
}

/**
 * Answers a request; reads the files that it needs on the way.
 *
 * @param {EngineModule} module
 * @param {string} request
 * @param {ReadFile} read
 */
export async function answerWithFiles(module, request, read) {
  let answer = module.answer(request);
  for (let round = 0; answer.status === NEEDS_FILES && round < MOST_ROUNDS; round += 1) {
    /** @type {string[]} */
    const names = JSON.parse(answer.body);
    const texts = await Promise.all(names.map(read));
    names.forEach((name, index) => module.provide(name, texts[index]));
    answer = module.answer(request);
  }
  return answer;
}
