/** Tells under which row of a list another one stands that begins further to the right. */
import { styleOf } from '../../tree/style-of';
import { composedParent, own } from '../../tree/walk';
import { firstTextIn } from '../looks/first-text-in';
import { shortened } from './visible-name';

interface Row {
  element: Element;
  top: number;
  left: number;
}

const minRows = 3;
const maxRows = 200;
const maxLevels = 5;
/** With more, a first row that all stand under is their heading. */
const maxUnderHeading = 6;
/** Rows that begin within so many pixels are of one level. */
const sameLevelPx = 3;
/** How much further a level begins than the one around it. */
const [minStepPx, maxStepPx] = [8, 48];
const maxNameChars = 40;
const maxLevelsUp = 3;

/** For one read of an unchanged page: `under "Finance"`, or nothing where no row around it is indented. */
export function createIndents(wordsIn: (element: Element) => string): (element: Element) => string[] {
  const known = new Map<Element, Map<Element, Element>>();
  return (element) => {
    const row = rowOf(element);
    const list = row && composedParent(row);
    if (!list || row.localName === 'body') return [];
    const parents = known.get(list) ?? parentsIn(list);
    known.set(list, parents);
    const parent = parents.get(row);
    const name = parent ? wordsIn(firstTextIn(parent)) : '';
    return name ? [`under ${JSON.stringify(shortened(name, maxNameChars))}`] : [];
  };
}

/** What the element is alone in. */
function rowOf(element: Element): Element {
  let row = element;
  for (let level = 0; level < maxLevelsUp; level += 1) {
    const around = composedParent(row);
    if (!around || own(around, 'childElementCount') !== 1) break;
    row = around as Element;
  }
  return row;
}

/** The row that each of the indented ones stands under. */
function parentsIn(list: Element): Map<Element, Element> {
  const children = [...own(list, 'children')];
  const parents = new Map<Element, Element>();
  const isOfKind = children.every(({ localName }) => localName === children[0]?.localName);
  if (!isOfKind || children.length < minRows || children.length > maxRows) return parents;
  const rows = children.flatMap(placeOf);
  if (
    rows.length < minRows ||
    rows.some(({ top }, at) => top <= (rows[at - 1]?.top ?? Number.NEGATIVE_INFINITY))
  )
    return parents;
  if (!areLevels(rows)) return parents;
  const heading = headingOf(rows);
  const above: Row[] = [];
  for (const row of rows) {
    while (above.length > 0 && (above.at(-1)?.left ?? 0) > row.left - minStepPx) above.pop();
    const parent = above.at(-1);
    if (parent && parent !== heading) parents.set(row.element, parent.element);
    above.push(row);
  }
  return parents;
}

/** The first row, where many stand under it and it is alone or of another kind than they: it says nothing of one of them. */
function headingOf([first, second, ...rest]: readonly Row[]): Row | undefined {
  if (!first || !second) return undefined;
  const isUnder = ({ left }: Row) => left >= first.left + minStepPx;
  const isOther = styleOf(first.element)?.cursor !== styleOf(second.element)?.cursor;
  const isHeading = rest.filter(isUnder).length >= maxUnderHeading && (isOther || rest.every(isUnder));
  return isHeading && isUnder(second) ? first : undefined;
}

/** Whether the rows begin at a few places, each a step further than the one before. */
function areLevels(rows: readonly Row[]): boolean {
  const lefts = [...new Set(rows.map(({ left }) => left))].sort((a, b) => a - b);
  const steps = lefts.slice(1).map((left, at) => left - (lefts[at] ?? 0));
  const apart = steps.filter((step) => step > sameLevelPx);
  const isFirstLeast = (rows[0]?.left ?? 0) - (lefts[0] ?? 0) <= sameLevelPx;
  return (
    isFirstLeast && apart.length < maxLevels && apart.every((step) => step >= minStepPx && step <= maxStepPx)
  );
}

/** Where the first thing in it begins; nothing where it is not shown, or where its words are not in a column. */
function placeOf(element: Element): Row[] {
  const style = styleOf(element);
  if (
    !style ||
    style.direction === 'rtl' ||
    /center|right|end/.test(`${style.textAlign} ${style.justifyContent}`)
  )
    return [];
  const { top, height } = element.getBoundingClientRect();
  const left = height > 0 ? beginOf(element) : undefined;
  return left === undefined ? [] : [{ element, top: Math.round(top), left: Math.round(left) }];
}

function beginOf(element: Element): number | undefined {
  const { ownerDocument: document } = element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isText = node.nodeType === 3 && node.nodeValue?.trim();
    if (!isText && !/^(?:svg|img|input|select)$/i.test(node.nodeName)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const { left, width } = range.getBoundingClientRect();
    if (width > 0) return left;
  }
  return undefined;
}
