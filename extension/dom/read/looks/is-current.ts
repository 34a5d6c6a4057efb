/** Recognises the one of several parts alike that is marked as the current one, such as the open step of a form. */
import { styleOf } from '../../tree/style-of';
import { matches, own } from '../../tree/walk';
import { firstTextIn } from './first-text-in';

const said =
  '[aria-current]:not([aria-current=false], [aria-current=""]), [aria-selected=true], [data-active=true], [data-state=active]';
/** Last words of class names, as in `step--active`. */
const current = /(?:^|[-_])(?:active|current|selected|chosen|on|here|now)$/i;
const parts = 'li, div, span, p, dt, dd, b, strong, em';
const maxOthers = 20;
const maxParts = 4;
const maxChars = 60;
const bold = 600;

export function isCurrent(element: Element): boolean {
  if (!matches(element, parts)) return false;
  const others = othersBeside(element);
  if (others.length === 0) return false;
  const isMarked = isCalledCurrent(element, others) || isBoldStep(element, others);
  if (!isMarked) return false;
  const look = lookOf(element);
  return others.every((one) => isShort(one) && lookOf(one) !== look);
}

/** Whether its markup alone says so, and that of no other one. */
export function isCalledCurrent(element: Element, others: readonly Element[]): boolean {
  return [isSaid, hasWord].some((is) => is(element) && !others.some(is));
}

const isSaid = (element: Element) => matches(element, said);

function hasWord(element: Element): boolean {
  return (element.getAttribute('class') ?? '').split(/\s+/).some((name) => current.test(name));
}

function isBoldStep(element: Element, others: readonly Element[]): boolean {
  const isBold = (one: Element) => Number(styleOf(firstTextIn(one))?.fontWeight ?? 400) >= bold;
  return isBold(element) && [element, ...others].every(isNumbered) && !others.some(isBold);
}

/** As the steps of a form are: "2 Payment". */
function isNumbered(element: Element): boolean {
  const kind = element.localName;
  const all = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === kind);
  return Number.parseInt(element.textContent ?? '', 10) === all.indexOf(element) + 1;
}

/** Those of its kind, if there are only signs between them. */
function othersBeside(element: Element): Element[] {
  const { parentElement } = element;
  const all = parentElement ? [...own(parentElement, 'children')] : [];
  const isOfKind = ({ localName }: Element) => localName === element.localName;
  if (all.length > maxOthers || all.some((one) => !isOfKind(one) && hasWords(one))) return [];
  return all.filter((one) => one !== element && isOfKind(one) && hasWords(one));
}

const hasWords = (element: Element) => /[\p{L}\p{N}]/u.test(element.textContent ?? '');

function isShort(element: Element): boolean {
  return (element.textContent ?? '').trim().length <= maxChars;
}

/** The colours and weights of its parts, such as the circle around the number of a step. */
function lookOf(element: Element): string {
  const inner = own(element, 'querySelectorAll')('*') as NodeListOf<Element>;
  return [element, ...[...inner].slice(0, maxParts)]
    .map((one) => styleOf(one))
    .map((style) =>
      [style?.color, style?.fontWeight, style?.backgroundColor, style?.opacity, style?.borderBottom].join(),
    )
    .join();
}
