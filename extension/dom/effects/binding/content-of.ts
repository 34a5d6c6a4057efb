/** What a part of a page holds and says, shadow trees included. */
import { collapse } from '../../../protocol/collapse';
import { barHostOf } from '../../tree/bar-host';
import { matches, own, type ShadowLookup, shadowOf, shadowRootsIn, tagNameOf } from '../../tree/walk';
import { inLine } from '../facts/lines-without-buttons';

export interface Content {
  /** What fields, editors and widgets of the page's own hold. */
  fields: string[];
  /** Amounts of money. */
  amounts: string[];
  text: string;
}

/** What changes by itself in a hidden field. */
const changesByItself = /csrf|xsrf|token|nonce|viewstate|validation|timestamp/i;
/** In a log come entries after the first one. */
const unread = 'script, style, template, noscript, option, [role=tooltip], [role=log] > :not(:first-child)';
/** Of what counts down or up, the words stay. */
const counting = '[role=timer], [role=progressbar]';
const editors = '[contenteditable]:not([contenteditable=false i]), [role=textbox], [role=searchbox]';
const states = ['checked', 'selected', 'pressed', 'current', 'valuenow', 'valuetext'];
/** What tells a person something in place of a text. */
const told = ['aria-label', 'alt'];
/** With spaces between thousands: "1 250,00". What follows another space is another number. */
const digits = "(?:\\d{1,3}(?:[ \\u00a0\\u202f']\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d[\\d.,']*)";
/** Of money, with its sign or code on either side; a code such as "EFT-0044" is of something else. */
const amounts = new RegExp(
  `(?:\\p{Sc}|\\b[A-Z]{3})[^\\S\\n]?${digits}|(?<![\\d.,'])${digits}[^\\S\\n]?(?:\\p{Sc}(?![^\\S\\n]?\\d)|[A-Z]{3}\\b(?!-))`,
  'gu',
);

/** @param control its own state and text are not part of it: they may change while it is pressed */
export function contentOf(part: Element, control: Element, shadow: ShadowLookup): Content {
  // Each once, in its place: of fields and widgets without a name their order tells which is which.
  const holders = new Set<Element>(tagNameOf(part) === 'form' ? [...own(part, 'elements')] : []);
  let text = '';
  const roots = [part, shadowOf(part, shadow), ...shadowRootsIn(part, shadow)];
  const bar = barHostOf(part);
  for (const root of roots) {
    if (!root) continue;
    const accept = (node: Node) =>
      node.nodeType === 1 && (node === bar || node === control || matches(node as Element, unread))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    const walker = part.ownerDocument.createTreeWalker(
      root,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      accept,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.nodeType === 3) text += textIn(node);
      else {
        // What stands in two cells is not one number.
        if (!matches(node as Element, inLine)) text += '\n';
        text += told
          .map((name) => (node as Element).getAttribute(name) ?? '')
          .join(' ')
          .trim();
        holders.add(node as Element);
      }
    }
  }
  return { fields: [...holders].flatMap(heldBy), amounts: text.match(amounts) ?? [], text };
}

/** A number alone is where a clock or a download is; what it counts stays. */
function textIn(text: Node): string {
  const isCounting = text.parentElement?.closest(counting);
  return (isCounting ? text.nodeValue?.replace(/^[\d\s:./%]+$/, '') : text.nodeValue) ?? '';
}

function heldBy(element: Element): string[] {
  if (matches(element, 'input, textarea, select')) {
    const { type, name, value, checked, files } = element as HTMLInputElement;
    if (type === 'hidden' && changesByItself.test(name)) return [];
    const { selectedOptions } = element as Partial<HTMLSelectElement>;
    const chosen = [...(selectedOptions ?? [])].map(({ value: sent, label }) => `${sent}=${label}`);
    return [`${name}:${checked}:${value}:${filesOf(files)}:${chosen.join('/')}`];
  }
  if (matches(element, counting)) return [];
  const held = states.map((name) => element.getAttribute(`aria-${name}`) ?? '').join();
  const written = matches(element, editors) ? collapse(element.textContent ?? '') : '';
  return written || /[^,]/.test(held) ? [`${held}:${written}`] : [];
}

function filesOf(files: FileList | null | undefined): string {
  return [...(files ?? [])]
    .map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)
    .join('/');
}
