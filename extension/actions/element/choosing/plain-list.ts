/** Lists whose page says of neither the box nor its options what they are: told by how the box looks, and by what it shows when it is clicked. */
import { iconName } from '../../../dom/hints/icon-name';
import { iconParts } from '../../../dom/hints/icon-parts';
import { shapeName } from '../../../dom/hints/shapes';
import { rootOf } from '../../../dom/tree/root-of';
import { styleOf } from '../../../dom/tree/style-of';
import { isVisible } from '../../../dom/tree/visibility';
import {
  composedAncestors,
  composedContains,
  elementsFrom,
  matches,
  own,
  type ShadowLookup,
} from '../../../dom/tree/walk';

/** Links lead elsewhere, and what sends a form is no list. */
const otherControls = 'a[href], input, textarea, form, button[type=submit], label';
const caret = /[\u25be\u25bc\u25bf\u2304\u02c5\u23f7]\s*$/u;
const caretIcon = /chevron-?down|caret|arrow-?(?:drop-?)?down|angle-?down|expand_more|unfold/i;
const listClass = /(?:^|[\s_-])(?:select|dropdown|combo(?:box)?|picker|dd)(?:$|[\s_-])/i;
const maxWords = 60;
/** A popup is not far above its options. */
const maxLevels = 5;
const minOptions = 2;

/** Whether a click on the element opens a list, as far as can be seen before. */
export function opensList(element: Element): boolean {
  if (matches(element, otherControls)) return false;
  const shown = shownText(element);
  if (shown === '' || shown.length > maxWords) return false;
  const drawn = [
    ...iconParts(element).map((part) => part.getAttribute('class') ?? ''),
    iconName(element),
    shapeName(element),
  ];
  if (caret.test(shown) || drawn.some((name) => caretIcon.test(name))) return true;
  return listClass.test(element.getAttribute('class') ?? '') && holdsHiddenList(element);
}

function holdsHiddenList(element: Element): boolean {
  const inner = [...(own(element, 'querySelectorAll')('*') as NodeListOf<Element>)];
  return inner.some((one) => one.childElementCount >= minOptions && !isVisible(one));
}

function shownText(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the options that are hidden in it are not shown
  return ((element as HTMLElement).innerText ?? '').trim();
}

/** What a page shows near a box since it was looked at first. */
export interface ShownSince {
  /** In the box, beside it or over the page, with words of its own. */
  options(): Element[];
  /** Whether something with words of its own is shown no more. */
  isAnyGone(): boolean;
}

export function shownSince(box: () => Element, shadow: ShadowLookup): ShownSince {
  const { ownerDocument } = box();
  const all = () =>
    [...elementsFrom(rootOf(ownerDocument), shadow)].filter((one) => hasWords(one) && isVisible(one));
  const before = new Set(all());
  return {
    options: () => all().filter((one) => !before.has(one) && isNear(one, box())),
    isAnyGone: () => [...before].some((one) => !one.isConnected || !isVisible(one)),
  };
}

/** What of the box can be clicked to shut the list, where its options stand in it too. */
export function faceOf(box: Element, options: readonly Element[]): Element | undefined {
  const isFree = (one: Element) =>
    !options.some((option) => composedContains(one, option) || composedContains(option, one));
  const inner = [...(own(box, 'querySelectorAll')('*') as NodeListOf<Element>)];
  return [box, ...inner].find((one) => isFree(one) && (one === box || (hasWords(one) && isVisible(one))));
}

function isNear(option: Element, box: Element): boolean {
  const beside = box.parentElement ?? box;
  return (
    composedAncestors(option)
      .slice(0, maxLevels)
      .some(
        (at) => at === box || at === beside || /^(?:absolute|fixed)$/.test(styleOf(at)?.position ?? ''),
      ) && !composedContains(option, box)
  );
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
}
