/**
 * Elements of a page as Playwright finds them: by style selector, role, label or text, again at every use.
 *
 * A locator is a list of steps. `run` carries them out in the browser and answers one question about what it found.
 *
 * @import { Page } from 'puppeteer-core'
 * @typedef {{ text: string, exact: boolean } | { pattern: string, flags: string }} Wanted
 * @typedef {{ css?: string, role?: string, label?: Wanted, text?: Wanted, name?: Wanted, hasText?: Wanted, nth?: number }} Step
 */

const PATIENCE_MS = 30_000;
const EVERY_MS = 40;

/**
 * @param {() => Promise<unknown>} condition
 * @param {number} timeout
 * @param {() => string} problem
 */
export async function waitUntil(condition, timeout, problem) {
  const until = Date.now() + timeout;
  for (;;) {
    // A page that is loading forgets its scripts in the middle of a question.
    const answer = await condition().catch((error) => { if (!/context|discarded|navigat|realm|actor/i.test(String(error))) throw error; });
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`${problem()} within ${timeout} ms`);
    await new Promise((resolve) => { setTimeout(resolve, EVERY_MS); });
  }
}

/** @param {string | RegExp} text @param {boolean} [exact] @returns {Wanted} */
const wanted = (text, exact = false) => (typeof text === 'string' ? { text, exact } : { pattern: text.source, flags: text.flags });

export class Locator {
  /** @param {Page} page @param {Step[]} steps */
  constructor(page, steps) {
    this.page = page;
    this.steps = steps;
  }

  /** @param {Step} step */
  #with(step) {
    return new Locator(this.page, [...this.steps, step]);
  }

  /** @param {string} css @param {{ hasText?: string | RegExp }} [options] */
  locator(css, { hasText } = {}) {
    return this.#with({ css, hasText: hasText === undefined ? undefined : wanted(hasText) });
  }

  /** @param {{ hasText: string | RegExp }} options */
  filter({ hasText }) {
    return this.#with({ hasText: wanted(hasText) });
  }

  /** @param {string} role @param {{ name?: string | RegExp, exact?: boolean }} [options] */
  getByRole(role, { name, exact } = {}) {
    return this.#with({ role, name: name === undefined ? undefined : wanted(name, exact) });
  }

  /** @param {string | RegExp} text @param {{ exact?: boolean }} [options] */
  getByLabel(text, { exact } = {}) {
    return this.#with({ label: wanted(text, exact) });
  }

  /** @param {string | RegExp} text @param {{ exact?: boolean }} [options] */
  getByText(text, { exact } = {}) {
    return this.#with({ text: wanted(text, exact) });
  }

  first() {
    return this.#with({ nth: 0 });
  }

  last() {
    return this.#with({ nth: -1 });
  }

  /** @param {number} index */
  nth(index) {
    return this.#with({ nth: index });
  }

  /** @param {string} question @param {unknown} [arg] @returns {Promise<any>} */
  #ask(question, arg) {
    return this.page.evaluate(run, this.steps, question, arg);
  }

  /** Asks until there is an answer. @param {string} question @param {unknown} [arg] @param {number} [timeout] @returns {Promise<any>} */
  async #answer(question, arg, timeout = PATIENCE_MS) {
    const found = await waitUntil(() => this.#ask(question, arg), timeout, () => `no ${question} of ${JSON.stringify(this.steps)}`);
    return /** @type {{ value: any }} */ (found).value;
  }

  async count() {
    return (await this.#ask('count')).value;
  }

  /** @param {{ state?: 'visible' | 'attached' | 'detached' | 'hidden', timeout?: number }} [options] */
  async waitFor({ state = 'visible', timeout } = {}) {
    await this.#answer(state, undefined, timeout);
  }

  /** @param {{ force?: boolean, timeout?: number, button?: 'left' | 'middle' | 'right', modifiers?: ('Alt' | 'Control' | 'Meta' | 'Shift')[] }} [options] */
  async click({ force = false, timeout, button = 'left', modifiers = [] } = {}) {
    const { x, y } = await this.#answer('point', force, timeout);
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(x, y, { button });
    for (const key of modifiers) await this.page.keyboard.up(key);
  }

  /** @param {{ timeout?: number }} [options] */
  async hover({ timeout } = {}) {
    const { x, y } = await this.#answer('point', false, timeout);
    await this.page.mouse.move(x, y);
  }

  /** @param {string} text */
  async fill(text) {
    await this.#answer('fill', text);
  }

  /** @param {string} value */
  async selectOption(value) {
    await this.#answer('select', value);
  }

  async focus() {
    await this.#answer('focus');
  }

  /** @param {string} key */
  async press(key) {
    await this.focus();
    await this.page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key));
  }

  /** @returns {Promise<string>} */
  innerText() {
    return this.#answer('innerText');
  }

  /** @returns {Promise<string>} */
  inputValue() {
    return this.#answer('inputValue');
  }

  /** @param {string} name @returns {Promise<string | null>} */
  getAttribute(name) {
    return this.#answer('attribute', name);
  }

  /** @param {(all: Element[], arg: any) => unknown} script @param {unknown} [arg] */
  evaluateAll(script, arg) {
    return this.page.evaluate(`(${script})((${run})(${JSON.stringify(this.steps)}, 'elements'), ${JSON.stringify(arg) ?? 'undefined'})`);
  }
}

/**
 * Runs in the browser: finds elements and answers a question about them, or nothing if it cannot be answered yet.
 *
 * @param {Step[]} steps
 * @param {string} question
 * @param {any} [arg]
 * @returns {any}
 */
function run(steps, question, arg) {
  const ROLES = /** @type {Record<string, string>} */ ({
    button: 'button, [role=button], input[type=submit], summary', link: 'a[href]', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4', textbox: 'input:not([type]), input[type=text], textarea', combobox: 'select', dialog: 'dialog',
  });
  const plain = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (/** @type {string} */ text, /** @type {any} */ want) => {
    if (want.pattern !== undefined) return new RegExp(want.pattern, want.flags).test(text);
    return want.exact ? text === plain(want.text) : text.toLowerCase().includes(plain(want.text).toLowerCase());
  };
  const isVisible = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const labels = (/** @type {any} */ element) => [...element.labels ?? []].map((/** @type {Element} */ label) => plain(label.textContent));
  const byId = (/** @type {Element} */ element) => plain((element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
  const name = (/** @type {Element} */ element) => byId(element) || plain(element.getAttribute('aria-label')) || labels(element).join(' ') || plain(element.textContent) || plain(element.getAttribute('title'));
  /** @type {Element[]} */
  let found = [document.documentElement];
  steps.forEach((step, index) => {
    const below = (/** @type {string} */ css) => [...new Set(found.flatMap((root) => [...(index === 0 ? document : root).querySelectorAll(css)]))];
    if (step.css !== undefined) found = below(step.css);
    if (step.role !== undefined) {
      found = below(ROLES[step.role] ?? `[role=${step.role}]`).filter(isVisible);
      if (step.name) found = found.filter((element) => fits(name(element), step.name));
    }
    if (step.label) found = below('input, select, textarea, [aria-label]').filter((element) => [...labels(element), byId(element), plain(element.getAttribute('aria-label'))].some((text) => text && fits(text, step.label)));
    if (step.text) {
      found = below('*').filter((element) => fits(plain(element.textContent), step.text));
      found = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    }
    if (step.hasText) found = found.filter((element) => fits(plain(element.textContent), step.hasText));
    if (step.nth !== undefined) found = found.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
  });
  if (question === 'elements') return found;
  if (question === 'count') return { value: found.length };
  if (question === 'detached') return found.length === 0 ? { value: true } : null;
  if (question === 'hidden') return found.every((element) => !isVisible(element)) ? { value: true } : null;
  if (found.length > 1) throw new Error(`${found.length} elements fit ${JSON.stringify(steps)}`);
  const element = /** @type {any} */ (found[0]);
  if (!element) return null;
  if (question === 'attached') return { value: true };
  if (question === 'visible') return isVisible(element) ? { value: true } : null;
  if (question === 'attribute') return { value: element.getAttribute(arg) };
  if (question === 'innerText') return { value: element.innerText ?? element.textContent };
  if (question === 'inputValue') return { value: element.value };
  if (!isVisible(element)) return null;
  if (question === 'focus') {
    element.focus();
    return { value: true };
  }
  if (question === 'point') {
    if (!arg && element.disabled) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const at = `${box.x} ${box.y}`;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Only what lies still and is not covered can be clicked: another question must find it at the same place.
    const places = /** @type {any} */ (window).drivenPlaces ??= new WeakMap();
    const isStill = arg || places.get(element) === at;
    places.set(element, at);
    const top = document.elementFromPoint(x, y);
    const isReached = arg || top && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
    return isStill && isReached ? { value: { x, y } } : null;
  }
  if (question === 'fill' || question === 'select') {
    if (element.disabled || element.readOnly) return null;
    element.focus();
    const kind = question === 'select' ? HTMLSelectElement : element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, arg);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return { value: true };
  }
  throw new Error(`an unknown question: ${question}`);
}
