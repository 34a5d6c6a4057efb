/** Computes accessible names from content quickly where the content is simple. */

import { collapse } from '../../protocol/collapse';
import { eachComposedChild, type ShadowLookup } from '../tree/walk';
import { ariaOf } from './aria-of';
import { hasGeneratedContent } from './generated-content';
import { nameOf } from './name';

/** Roles that are called by their content, https://www.w3.org/TR/wai-aria-1.2/#namefromcontent */
const called = new Set(
  'button checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem'.split(' '),
);

export function isNamedByContent(role: string): boolean {
  return called.has(role);
}

/** The accessible name: by a fast path where it comes from plain content alone, else by `nameOf`. */
export function quickName(element: Element, role: string, shadow: ShadowLookup): string {
  if (element.hasAttribute('aria-labelledby')) return nameOf(element, shadow);
  const said = collapse(ariaOf(element, 'aria-label') ?? '');
  if (said) return said;
  if (!called.has(role) || element.localName === 'input') return nameOf(element, shadow);
  const words: string[] = [];
  const plain = gather(element, words, shadow);
  return (plain && collapse(words.join(''))) || nameOf(element, shadow);
}

/** Adds the words inside; false when they include something that takes the whole algorithm. */
function gather(element: Element, words: string[], shadow: ShadowLookup): boolean {
  let plain = !hasGeneratedContent(element);
  if (plain)
    eachComposedChild(element, shadow, (child) => {
      if (child.nodeType === 3) words.push(child.nodeValue ?? '');
      else if (child.nodeType === 1 && plain) plain = gatherElement(child as Element, words, shadow);
    });
  return plain;
}

function gatherElement(inner: Element, words: string[], shadow: ShadowLookup): boolean {
  const { localName } = inner;
  if (localName === 'br') return words.push(' ') > 0;
  if (inner.getAttribute('aria-hidden') === 'true') return true;
  if (['role', 'aria-label', 'aria-labelledby'].some((name) => inner.hasAttribute(name))) return false;
  if (localName === 'img') return words.push(` ${inner.getAttribute('alt') ?? ''} `) > 0;
  if (!simple.has(localName)) return false;
  if (!inner.checkVisibility({ visibilityProperty: true }) && localName !== 'slot') return true;
  const display = inner.ownerDocument.defaultView?.getComputedStyle(inner).display;
  const between = display === 'inline' || display === 'contents' ? '' : ' ';
  words.push(between);
  const plain = gather(inner, words, shadow);
  words.push(between);
  return plain;
}

const simple = new Set(
  'div p h1 h2 h3 h4 h5 h6 span b i em strong small code kbd sub sup u s mark cite q time var abbr font slot'.split(
    ' ',
  ),
);
