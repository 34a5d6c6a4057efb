// Why: most names are just the words inside; finding those out costs a fraction of the whole accname algorithm.
import { collapse, nameOf } from './name';
import { composedChildren, type ShadowLookup } from './walk';

/** Roles that are called by their content, https://www.w3.org/TR/wai-aria-1.2/#namefromcontent */
const called = new Set(
  'button checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem'.split(' '),
);

export function isCalledByContent(role: string): boolean {
  return called.has(role);
}

/** The accessible name; where it comes from plain content alone, without the library. */
export function quickName(element: Element, role: string, shadow: ShadowLookup): string {
  if (element.hasAttribute('aria-labelledby')) return nameOf(element);
  const said = collapse(element.getAttribute('aria-label') ?? '');
  if (said) return said;
  if (!called.has(role) || element.localName === 'input') return nameOf(element);
  const words: string[] = [];
  if (!gather(element, words, shadow)) return nameOf(element);
  return collapse(words.join('')) || nameOf(element);
}

/** Adds the words inside; false when they include something that takes the whole algorithm. */
function gather(element: Element, words: string[], shadow: ShadowLookup): boolean {
  for (const child of composedChildren(element, shadow)) {
    if (child.nodeType === 3) words.push(child.nodeValue ?? '');
    if (child.nodeType !== 1) continue;
    const inner = child as Element;
    if (simple.has(inner.localName)) {
      if (
        inner.getAttribute('aria-hidden') === 'true' ||
        !inner.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (inner.hasAttribute('aria-label') || inner.hasAttribute('aria-labelledby')) return false;
      const apart = blocks.has(inner.localName);
      if (apart) words.push(' ');
      if (!gather(inner, words, shadow)) return false;
      if (apart) words.push(' ');
    } else if (inner.localName === 'br') words.push(' ');
    else if (inner.localName === 'img') words.push(` ${inner.getAttribute('alt') ?? ''} `);
    else return false;
  }
  return true;
}

const blocks = new Set('div p h1 h2 h3 h4 h5 h6'.split(' '));
const simple = new Set([
  ...blocks,
  ...'span b i em strong small code kbd sub sup u s mark cite q time var abbr font slot'.split(' '),
]);
