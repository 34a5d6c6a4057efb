/**
 * Knows the element of the bar that a driven window shows, which is no part of the page: what is read, searched or hit in the
 * page is as without it. Noted at the document in the extension's own world, where no page can note anything.
 */
const note = Symbol.for('tabrelay.bar');

type Noted = Document & { [note]?: Element };

export function noteBarHost(document: Document, host: Element): void {
  (document as Noted)[note] = host;
}

/** What was found below the node, without the bar. */
export function withoutBar(found: Element[], root: Node): Element[] {
  const bar = barHostOf(root);
  return bar ? found.filter((element) => element !== bar) : found;
}

/** The bar's element in the document of a node. */
export function barHostOf(node: Node): Element | undefined {
  return ((node.ownerDocument ?? node) as Noted)[note];
}
