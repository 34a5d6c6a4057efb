/** Knows a menu or list of options that is open, and of which the page or the window cuts off a part where nobody can scroll. */
import { collapse } from '../../../protocol/collapse';
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { composedParent, matches, own } from '../../tree/walk';
import { type Box, overlap } from '../boxes/boxes';
import type { Surroundings } from './surroundings';

/** What is known of the page that is read. */
interface Reading {
  around(element: Element): Surroundings;
  wordsIn(element: Element): string;
  /** What would be seen of its words where nothing cut them off. */
  uncutWordsIn(element: Element): string;
}

export interface CutMenu {
  box: Element;
  /** What its parts say that nobody sees. */
  missed: string[];
  side: 'above' | 'below';
  /** Nothing can be scrolled to what stays where it is in the window. */
  isFixed: boolean;
}

const usable =
  'a[href], button, input, [role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]';
const rows = 'ul, ol, [role=menu], [role=listbox], [role=group]';
/** Less than this is no cut: borders and shadows. */
const edgePx = 4;
const maxItems = 200;
/** More is no item of a menu, but a text. */
const maxChars = 80;
const maxLevels = 3;

/** For one read of an unchanged page: the menu that an element is in or is itself, if a part of that is cut off. */
export function createCutMenus(reading: Reading): (element: Element) => CutMenu | undefined {
  const known = new Map<Element, CutMenu | undefined>();
  return function around(element: Element): CutMenu | undefined {
    if (known.has(element)) return known.get(element);
    const parent = composedParent(element);
    const found = cutMenu(element, reading) ?? (parent ? around(parent) : undefined);
    known.set(element, found);
    return found;
  };
}

function cutMenu(box: Element, { around, wordsIn, uncutWordsIn }: Reading): CutMenu | undefined {
  const { hidden, clip, scroller } = around(box);
  const position = hidden || !clip ? '' : styleOf(box)?.position;
  if (!clip || (position !== 'absolute' && position !== 'fixed') || !isVisible(box)) return undefined;
  const whole = box.getBoundingClientRect();
  const shown = scroller?.element === box ? scroller.shown : overlap(whole, clip);
  const side = cutSide(whole, shown);
  if (!side) return undefined;
  const items = itemsOf(box);
  const isMenu = items.some(isUsable) && items.every((item) => textOf(item).length <= maxChars);
  const unseen = isMenu && items.length <= maxItems ? items.filter((item) => wordsIn(item) === '') : [];
  const missed = unseen.map(uncutWordsIn).filter((words) => words !== '');
  return missed.length > 0 ? { box, missed, side, isFixed: position === 'fixed' } : undefined;
}

/** Of what is wholly out of sight, such as a drawer that is shut, nobody knows that it is there. */
function cutSide(whole: Box, shown: Box): CutMenu['side'] | undefined {
  const width = shown.right - shown.left;
  if (shown.bottom <= shown.top || width < (whole.right - whole.left) / 2) return undefined;
  if (whole.bottom - shown.bottom > edgePx) return 'below';
  return shown.top - whole.top > edgePx ? 'above' : undefined;
}

/** The parts with words: those of the lists in it, where it has such. */
function itemsOf(box: Element): Element[] {
  let items = partsOf(box);
  for (let level = 0; level < maxLevels; level += 1) {
    const inner = items.flatMap((item) => (matches(item, rows) || items.length === 1 ? partsOf(item) : []));
    if (inner.length <= items.length) break;
    items = items.flatMap((item) => (matches(item, rows) || items.length === 1 ? partsOf(item) : [item]));
  }
  return items;
}

function partsOf(element: Element): Element[] {
  return [...own(element, 'children')].filter((child) => isVisible(child) && textOf(child) !== '');
}

function isUsable(item: Element): boolean {
  return styleOf(item)?.cursor === 'pointer' || matches(item, usable) || item.querySelector(usable) !== null;
}

function textOf(element: Element): string {
  return collapse(element.textContent ?? '');
}
