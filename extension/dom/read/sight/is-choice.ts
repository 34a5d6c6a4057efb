/** Recognises what a page offers to be chosen in a box of its own, where nothing but the box listens for the click. */
import type { Listens } from '../../accessibility/interactive';
import { styleOf } from '../../tree/style-of';
import { composedParent, matches, own } from '../../tree/walk';

const controls =
  'a, button, input, select, textarea, [tabindex], [role], h1, h2, h3, h4, h5, h6, p, ul, table';
const maxChars = 200;
const maxChoices = 200;
const maxLevels = 3;

/** Whether the element is one of the parts of a list that is drawn over the page or below a field. */
export function isChoice(element: Element, listens: Listens): boolean {
  const list = element.parentElement;
  if (
    !list ||
    !/^(?:div|span|li)$/.test(element.localName) ||
    !/^(?:div|span|ul|section)$/.test(list.localName)
  )
    return false;
  const others = own(list, 'children');
  if (others.length > maxChoices || [...others].some((one) => one.localName !== element.localName))
    return false;
  const words = (element.textContent ?? '').trim();
  if (words === '' || words.length > maxChars || element.querySelector(controls)) return false;
  return isOffered(list) && listens(list);
}

/** Suggestions and lists lie over the page, or stand right below what they are chosen for. */
function isOffered(list: Element): boolean {
  let at: Element | null = list;
  for (let level = 0; at && level < maxLevels; level += 1, at = composedParent(at)) {
    if (matches(at, 'body, main, form')) break;
    if (/^(?:absolute|fixed)$/.test(styleOf(at)?.position ?? '')) return true;
  }
  const before = list.previousElementSibling;
  return before !== null && (matches(before, fields) || before.querySelector(fields) !== null);
}

const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';
