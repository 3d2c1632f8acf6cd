/**
 * Everything that a board shows at one moment, as input for its drawing modules.
 *
 * @typedef {import('../wire.d.ts').Plan} Plan
 * @typedef {import('../wire.d.ts').Choice} Choice
 * @typedef {{ from: number, to: number | null }} LastMove
 * @typedef {{ cell: number, text: string, best: boolean }} Badge a few words beside a pit, as a move's score
 * @typedef {{
 *   plan: Plan,
 *   scale: number,
 *   labels: string[],
 *   labelled: boolean,
 *   words: Record<string, string>,
 *   names: [string, string],
 *   cells: number[],
 *   homes: [number | null, number | null],
 *   pits: Pick<import('../wire.d.ts').Board, 'closed' | 'owned' | 'blocked' | 'houses'>,
 *   targets: number[],
 *   across: 0 | 1 | null,
 *   playable: Set<number>,
 *   last: LastMove | null,
 *   premove: number | null,
 *   hint: number | null,
 *   hintMove?: Choice | null,
 *   preview: Choice | null,
 *   chosen: number | null,
 *   badges: Badge[],
 * }} Scene `scale`: pixels to a unit of the plan; `chosen`: the pit of the preview, or the one whose moves are shown; `pits`: those that are more than pits; `targets`: what can be captured as well; `labelled`: whether pits have their labels beside them; `across` is the side opposite the reader in the face-to-face view; its numbers are turned towards it
 */

export {};
