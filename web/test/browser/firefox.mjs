/**
 * Firefox for the drives: the part of Playwright's interface that they use, over Puppeteer and WebDriver BiDi.
 *
 * Playwright cannot drive Debian's Firefox, and Puppeteer has other words for the same things. A drive is written once, in
 * Playwright's words. What is missing here is a clear error.
 *
 * @import { Browser as Playwright } from 'playwright-core'
 * @import { Browser as Puppeteer, BrowserContext as PuppeteerContext, Page as PuppeteerPage } from 'puppeteer-core'
 */
import puppeteer from 'puppeteer-core';
import { Locator, waitUntil } from './firefox-locator.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const PREFERENCES = { 'intl.accept_languages': 'en-GB, en' };
const PATIENCE_MS = 30_000;
/** A busy machine may start a browser slowly. */
const STARTS_WITHIN_MS = 120_000;

/** @typedef {{ viewport?: { width: number, height: number }, reducedMotion?: string, colorScheme?: string }} ContextOptions */

/** @returns {Promise<Playwright>} */
export async function launchFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: FIREFOX, headless: true, extraPrefsFirefox: PREFERENCES,
    timeout: STARTS_WITHIN_MS, protocolTimeout: STARTS_WITHIN_MS,
  });
  return /** @type {Playwright} */ (/** @type {unknown} */ (complete('browser', new Browser(browser))));
}

/**
 * Says what is missing instead of "is not a function".
 * @template {object} T
 * @param {string} name
 * @param {T} object
 * @returns {T}
 */
function complete(name, object) {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'string' && key !== 'then' && !(key in target)) throw new Error(`test/browser/firefox.mjs has no ${name}.${key}`);
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

class Browser {
  /** @param {Puppeteer} browser */
  constructor(browser) {
    this.browser = browser;
  }

  /** @param {ContextOptions} [options] */
  async newContext(options = {}) {
    return complete('context', new Context(await this.browser.createBrowserContext(), options));
  }

  close() {
    return this.browser.close();
  }
}

class Context {
  /** @param {PuppeteerContext} context @param {ContextOptions} options */
  constructor(context, options) {
    this.wrapped = context;
    this.options = options;
    /** @type {string[]} */
    this.scripts = [];
    /** @type {Page[]} */
    this.open = [];
    /** @type {Map<string, (route: { abort: () => void }) => void>} */
    this.intercepted = new Map();
    // BiDi has no media features. Scripts see them through this; styles do not.
    const media = [['reduced-motion', options.reducedMotion], ['color-scheme', options.colorScheme]].filter(([, value]) => value);
    if (media.length > 0) this.scripts.push(asCall(pretendMedia, Object.fromEntries(media)));
  }

  async newPage() {
    const page = await this.wrapped.newPage();
    await page.setViewport(this.options.viewport ?? { width: 1280, height: 720 });
    for (const script of this.scripts) await page.evaluateOnNewDocument(script);
    const made = new Page(page, this);
    this.open.push(made);
    return complete('page', made);
  }

  /** @param {string | ((arg: any) => unknown)} script @param {unknown} [arg] */
  async addInitScript(script, arg) {
    this.scripts.push(asInitScript(script, arg));
  }

  /** @param {boolean} isOffline */
  async setOffline(isOffline) {
    for (const { wrapped } of this.open) {
      await wrapped.setOfflineMode(isOffline);
    }
  }

  /**
   * Answers requests in another way; only failing them is known here.
   * @param {string} glob as in Playwright, of the form `**\/part/**`
   * @param {(route: { abort: () => void }) => void} answer
   */
  async route(glob, answer) {
    this.intercepted.set(glob, answer);
    await this.#intercept();
  }

  /** @param {string} glob */
  async unroute(glob) {
    this.intercepted.delete(glob);
    await this.#intercept();
  }

  async #intercept() {
    for (const { wrapped } of this.open) {
      wrapped.removeAllListeners('request');
      wrapped.on('request', (request) => {
        const answer = [...this.intercepted].find(([glob]) => request.url().includes(glob.replaceAll('**', '')))?.[1];
        // A request may end on its own, as when its page is left.
        const ignored = () => {};
        if (answer) answer({ abort: () => request.abort().catch(ignored) });
        else request.continue().catch(ignored);
      });
      await wrapped.setRequestInterception(this.intercepted.size > 0);
    }
  }

  close() {
    return this.wrapped.close();
  }
}

class Page {
  /** @param {PuppeteerPage} page @param {Context} context */
  constructor(page, context) {
    this.wrapped = page;
    this.owner = context;
    this.keyboard = page.keyboard;
    this.mouse = complete('mouse', { wheel: (/** @type {number} */ deltaX, /** @type {number} */ deltaY) => page.mouse.wheel({ deltaX, deltaY }) });
  }

  context() {
    return complete('context', this.owner);
  }

  /** @param {string} type @param {(event: any) => void} listener */
  on(type, listener) {
    if (type === 'console') this.wrapped.on('console', (message) => listener({ text: () => message.text(), type: () => message.type(), location: () => message.location() }));
    else if (type === 'pageerror') this.wrapped.on('pageerror', listener);
    else throw new Error(`test/browser/firefox.mjs does not know the event ${type}`);
  }

  /** @param {string} address */
  async goto(address) {
    await this.wrapped.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  }

  async reload() {
    await this.wrapped.reload({ waitUntil: 'load', timeout: PATIENCE_MS });
  }

  // The pages change their address without loading a document, so there is nothing to wait for.
  async goBack() {
    await this.wrapped.evaluate(() => history.back());
  }

  url() {
    return this.wrapped.url();
  }

  title() {
    return this.wrapped.title();
  }

  close() {
    return this.wrapped.close();
  }

  viewportSize() {
    return this.wrapped.viewport();
  }

  /** @param {{ width: number, height: number }} size */
  setViewportSize(size) {
    return this.wrapped.setViewport(size);
  }

  /** @param {string | ((arg: any) => unknown)} script @param {unknown} [arg] */
  async evaluate(script, arg) {
    return typeof script === 'string' ? this.wrapped.evaluate(script) : this.wrapped.evaluate(script, arg);
  }

  /** @param {string | ((arg: any) => unknown)} script @param {unknown} [arg] */
  async addInitScript(script, arg) {
    await this.wrapped.evaluateOnNewDocument(asInitScript(script, arg));
  }

  /** @param {(arg: any) => unknown} condition @param {unknown} [arg] @param {{ timeout?: number }} [options] */
  waitForFunction(condition, arg, { timeout = PATIENCE_MS } = {}) {
    return waitUntil(() => this.wrapped.evaluate(`Boolean(${asCall(condition, arg)})`), timeout, () => `the condition ${condition} is not met`);
  }

  /** @param {RegExp | ((url: URL) => boolean)} wanted @param {{ timeout?: number }} [options] */
  waitForURL(wanted, { timeout = PATIENCE_MS } = {}) {
    const fits = (/** @type {string} */ url) => (wanted instanceof RegExp ? wanted.test(url) : wanted(new URL(url)));
    return waitUntil(async () => fits(this.wrapped.url()), timeout, () => `the address ${this.wrapped.url()} does not become ${wanted}`);
  }

  /** @param {number} ms */
  waitForTimeout(ms) {
    return new Promise((resolve) => { setTimeout(resolve, ms); });
  }

  /** @param {{ path: string, fullPage?: boolean }} options */
  screenshot({ path, fullPage = false }) {
    return this.wrapped.screenshot({ path: /** @type {`${string}.png`} */ (path), fullPage });
  }

  /** @param {string} css @param {{ hasText?: string | RegExp }} [options] */
  locator(css, options) {
    return this.#all().locator(css, options);
  }

  /** @param {string} role @param {{ name?: string | RegExp, exact?: boolean }} [options] */
  getByRole(role, options) {
    return this.#all().getByRole(role, options);
  }

  /** @param {string} text @param {{ exact?: boolean }} [options] */
  getByLabel(text, options) {
    return this.#all().getByLabel(text, options);
  }

  /** @param {string} text @param {{ exact?: boolean }} [options] */
  getByText(text, options) {
    return this.#all().getByText(text, options);
  }

  #all() {
    return new Locator(this.wrapped, []);
  }
}

/** A script that calls a function. @param {(arg: any) => unknown} script @param {unknown} arg */
const asCall = (script, arg) => `(${script})(${JSON.stringify(arg) ?? ''})`;

/**
 * A script for every new document of a site. A new page is `about:blank` first, which has no origin and may not use storage.
 * @param {string | ((arg: any) => unknown)} script
 * @param {unknown} arg
 */
const asInitScript = (script, arg) => `if (globalThis.origin !== 'null') { ${typeof script === 'string' ? script : asCall(script, arg)} }`;

/** Runs in the browser. @param {Record<string, string>} chosen */
function pretendMedia(chosen) {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const asked = /^\(prefers-([\w-]+): ([\w-]+)\)$/.exec(query);
    const answer = asked && chosen[asked[1]];
    return real(answer ? (answer === asked[2] ? 'all' : 'not all') : query);
  };
}
