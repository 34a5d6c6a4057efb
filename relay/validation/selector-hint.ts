/** What other tools write between the parts of a selector. */
const otherSeparator = /[^>]>>(?!>)/;

/** What to add to the error of a selector that cannot be read. */
export function selectorHint(selector: string): string {
  return otherSeparator.test(selector) && !selector.includes('>>>')
    ? ` Write ">>>" in place of ">>" for what is in a frame or shadow root: "${selector.replace(/\s*>>\s*/g, ' >>> ')}".`
    : '';
}
