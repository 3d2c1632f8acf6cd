/**
 * The moves of an analysis: a tree with comments. Headless, and without rules: a move is a label that the server found legal.
 *
 * Nodes are numbers. 0 is the start; the first child of a node continues the main line.
 *
 * @import { TreeNode } from '../wire.js'
 *
 * @typedef {object} Node
 * @property {number} parent −1 for the start
 * @property {string} label empty for the start
 * @property {number[]} children
 * @property {string} comment
 * @property {string[]} glyphs marks such as `!?`
 */

export const START = 0;

/** The most moves of a tree; the rest of a longer address is ignored. */
const MOST_NODES = 2000;

export class MoveTree {
  /** @type {Map<number, Node>} */
  #nodes = new Map([[START, newNode(-1, '')]]);
  #next = 1;

  /** @param {number} id @returns {Readonly<Node>} */
  node(id) {
    return this.#at(id);
  }

  get size() {
    return this.#nodes.size;
  }

  /** The move of that label after a node, which is made if it is not there. @param {number} after @param {string} label */
  play(after, label) {
    const parent = this.#at(after);
    const there = parent.children.find((child) => this.#at(child).label === label);
    if (there !== undefined) return there;
    const id = this.#next++;
    this.#nodes.set(id, newNode(after, label));
    parent.children.push(id);
    return id;
  }

  /** The labels that lead to a node. @param {number} id @returns {string[]} */
  movesTo(id) {
    return this.path(id).slice(1).map((each) => this.#at(each).label);
  }

  /** The nodes that lead to a node, the start and itself included. @param {number} id */
  path(id) {
    const path = [];
    for (let each = id; each >= 0; each = this.#at(each).parent) path.unshift(each);
    return path;
  }

  /** The line through a node: the moves before it, and its continuation. @param {number} [id] */
  line(id = START) {
    const line = this.path(id);
    for (let next = this.#at(id).children[0]; next !== undefined; next = this.#at(next).children[0]) line.push(next);
    return line;
  }

  /** Makes a move's line the main one, from the start. @param {number} id */
  promote(id) {
    for (const each of this.path(id).slice(1)) {
      const { children } = this.#at(this.#at(each).parent);
      children.splice(children.indexOf(each), 1);
      children.unshift(each);
    }
  }

  /** Takes a move and all after it away, and tells which node is before it. @param {number} id */
  remove(id) {
    const { parent } = this.#at(id);
    if (parent < 0) return START;
    const siblings = this.#at(parent).children;
    siblings.splice(siblings.indexOf(id), 1);
    const gone = [id];
    for (let each = gone.pop(); each !== undefined; each = gone.pop()) {
      gone.push(...this.#at(each).children);
      this.#nodes.delete(each);
    }
    return parent;
  }

  /** @param {number} id @param {string} comment */
  comment(id, comment) {
    this.#at(id).comment = comment.trim();
  }

  /** Whether a move is on the main line. @param {number} id */
  isMain(id) {
    return this.path(id).every((each, index, path) => index === 0 || this.#at(path[index - 1]).children[0] === each);
  }

  /** The tree as the server writes and reads it. @returns {TreeNode[]} */
  toWire() {
    /** @type {TreeNode[]} */
    const list = [];
    /** @type {[number, number | null][]} */
    const open = [[START, null]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [id, parent] = next;
      const { label, comment, glyphs, children } = this.#at(id);
      const number = list.length;
      list.push({ parent, label, comments: comment ? [comment] : [], glyphs: [...glyphs] });
      for (const child of [...children].reverse()) open.push([child, number]);
    }
    return list;
  }

  /** @param {TreeNode[]} list */
  static fromWire(list) {
    const tree = new MoveTree();
    /** @type {number[]} */
    const ids = [];
    for (const { parent, label, comments, glyphs } of list.slice(0, MOST_NODES)) {
      const id = parent === null ? START : tree.play(ids[parent] ?? START, label);
      const node = tree.#at(id);
      node.comment = comments.join(' ');
      node.glyphs = [...glyphs];
      ids.push(id);
    }
    return tree;
  }

  /** @param {string[]} moves */
  static fromMoves(moves) {
    const tree = new MoveTree();
    moves.slice(0, MOST_NODES).reduce((at, label) => tree.play(at, label), START);
    return tree;
  }

  /**
   * The tree as an address holds it: labels with points between them, comments in `~…~`, and what else was tried in place of a
   * move in brackets behind it: `3.5(4.1).2~good~`.
   */
  toText() {
    /** @param {number} id @returns {string} */
    const said = (id) => {
      const { label, comment } = this.#at(id);
      return label + (comment ? `~${encodeURIComponent(comment).replaceAll('~', '%7E')}~` : '');
    };
    /** The line that begins with a node's first child. @param {number} from @returns {string} */
    const lineFrom = (from) => {
      const words = [];
      for (let at = from, [first, ...others] = this.#at(at).children; first !== undefined; [first, ...others] = this.#at(at).children) {
        words.push(said(first) + others.map((other) => `(${[said(other), lineFrom(other)].filter(Boolean).join('.')})`).join(''));
        at = first;
      }
      return words.join('.');
    };
    const { comment } = this.#at(START);
    return [comment ? said(START) : '', lineFrom(START)].filter(Boolean).join('.');
  }

  /** Reads what `toText` has written; what cannot be read is left out. @param {string} text */
  static fromText(text) {
    const tree = new MoveTree();
    let at = START;
    /** The nodes to return to when a bracket closes. @type {number[]} */
    const open = [];
    for (const [token] of text.matchAll(/~[^~]*~|[()]|[^.,\s~()]+/g)) {
      if (tree.size > MOST_NODES) break;
      if (token === '(') {
        open.push(at);
        at = Math.max(START, tree.#at(at).parent);
      } else if (token === ')') {
        at = open.pop() ?? at;
      } else if (token.startsWith('~')) {
        tree.comment(at, decoded(token.slice(1, -1)));
      } else {
        at = tree.play(at, token);
      }
    }
    return tree;
  }

  /** @param {number} id */
  #at(id) {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`there is no move ${id}`);
    return node;
  }
}

/**
 * @param {number} parent
 * @param {string} label
 * @returns {Node}
 */
function newNode(parent, label) {
  return { parent, label, children: [], comment: '', glyphs: [] };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
