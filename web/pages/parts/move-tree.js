/**
 * The moves of an analysis: the main line with its variations.
 *
 * @import { MoveTree } from '../../walk/tree.js'
 * @import { TemplateResult } from '../../vendor/lit-html.js'
 */
import { START } from '../../walk/tree.js';
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * @param {MoveTree} tree
 * @param {number} at
 * @param {(id: number) => void} go
 * @param {(label: string) => string} spoken how a label is read aloud
 */
export function moveTree(tree, at, go, spoken) {
  /** @param {number} id @param {number} ply */
  const move = (id, ply) => {
    const { label, comment, glyphs } = tree.node(id);
    return html`<button type="button" class="plain tree-move" aria-current=${id === at ? 'step' : nothing} @click=${() => go(id)}>
      <span class="move-number">${ply}</span>${label}${glyphs.join('')}${spoken(label) === label ? nothing : html`<span class="unseen">, ${spoken(label)}</span>`}</button>${comment ? html`<span class="comment">${comment}</span> ` : nothing}`;
  };
  /** A line from one of its moves on. @param {number} id @param {number} ply @returns {TemplateResult[]} */
  const line = (id, ply) => {
    const parts = [move(id, ply)];
    for (let from = id, number = ply + 1; ; number += 1) {
      const [first, ...others] = tree.node(from).children;
      if (first === undefined) return parts;
      parts.push(move(first, number));
      if (others.length) parts.push(variations(others, number));
      from = first;
    }
  };
  /** @param {number[]} ids @param {number} ply @returns {TemplateResult} */
  const variations = (ids, ply) => html`<div class="variations">${ids.map((id) => html`<div class="variation">${line(id, ply)}</div>`)}</div>`;

  const [first, ...others] = tree.node(START).children;
  const { comment } = tree.node(START);
  return html`<div class="move-tree">
    ${comment ? html`<span class="comment">${comment}</span>` : nothing}
    ${first === undefined ? nothing : html`${line(first, 1).slice(0, 1)}${others.length ? variations(others, 1) : nothing}${line(first, 1).slice(1)}`}
  </div>`;
}
