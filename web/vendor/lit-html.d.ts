/** What the page uses of lit-html, without the types of its directives. */
export type TemplateResult = { readonly strings: TemplateStringsArray; readonly values: unknown[] };
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export const nothing: symbol;
export function render(value: unknown, container: HTMLElement | DocumentFragment | SVGElement): unknown;
