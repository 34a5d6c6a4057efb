/** The level of a heading, 0 for what is none. */
export function headingLevelOf(node: Element): number {
  const tag = /^h([1-6])$/.exec(node.localName)?.[1];
  if (tag) return Number(tag);
  if (node.getAttribute('role') !== 'heading') return 0;
  return Number(node.getAttribute('aria-level')) || 2;
}
