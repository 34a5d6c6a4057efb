/** Tells whether style sheets add text with `::before` or `::after`, without a query of each element. */

import { styleOf } from '../tree/style-of';
import { matches } from '../tree/walk';

/** Signs of icon fonts and blanks are no words. */
const wordy = /"[^"]*[^"\s\ue000-\uf8ff]|\(/;
const pseudos = ['::before', '::after'];
/** What the sheets of a tree can decorate, as a selector; null where that takes the browser to tell. */
type Decorated = string | null;

/** Whether a style sheet may put words before or after the content. */
export function hasGeneratedContent(element: Element): boolean {
  return (
    mayBeDecorated(element) && pseudos.some((pseudo) => wordy.test(styleOf(element, pseudo)?.content ?? ''))
  );
}

/** Sheets do not change while a script of ours runs, so what was read of them holds until its task is over. */
let read: WeakMap<Node, Decorated> | undefined;
let asked = 0;
/** So many elements are asked about at less cost than a large sheet is read. */
const worthReading = 50;

function mayBeDecorated(element: Element): boolean {
  if (!read) {
    read = new WeakMap();
    asked = 0;
    queueMicrotask(() => {
      read = undefined;
    });
  }
  asked += 1;
  if (asked < worthReading) return true;
  const tree = element.getRootNode() as Document | ShadowRoot;
  let decorated = read.get(tree);
  if (decorated === undefined) {
    decorated = decoratedBy(tree);
    read.set(tree, decorated);
  }
  return decorated === null || (decorated !== '' && matches(element, decorated));
}

function decoratedBy(tree: Document | ShadowRoot): Decorated {
  const selectors: string[] = [];
  try {
    for (const sheet of [...(tree.styleSheets ?? []), ...(tree.adoptedStyleSheets ?? [])])
      collect(sheet.cssRules, selectors);
    const all = selectors.join();
    // Selectors that refer outside of the sheet's own tree or rule cannot be matched here.
    if (/&|:host|::slotted|::part/.test(all)) return null;
    if (all !== '') (tree.firstElementChild as Element | null)?.matches(all);
    return all;
  } catch {
    // A sheet of another origin, or a selector that is none without its pseudo-element.
    return null;
  }
}

function collect(rules: CSSRuleList, selectors: string[]): void {
  for (const rule of rules) {
    const { selectorText, style, cssRules, styleSheet } = rule as Partial<CSSStyleRule & CSSImportRule>;
    if (selectorText && /:(before|after)/.test(selectorText) && wordy.test(style?.content ?? ''))
      selectors.push(
        selectorText.replace(/(^|[\s>+~,(])?::?(before|after)/g, (_, at?: string) =>
          at === undefined ? '' : `${at}*`,
        ),
      );
    const inner = styleSheet?.cssRules ?? cssRules;
    if (inner?.length) collect(inner, selectors);
  }
}
