/** Says at a box how much of its content the page cuts off where no person can scroll to it. */
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { matches, own } from '../../tree/walk';
import { type Box, contains } from '../boxes/boxes';
import { isCalledCurrent } from '../looks/is-current';
import type { CutMenu } from './cut-menu';
import type { Surroundings } from './surroundings';

/** What is known of the page that is read. */
interface Reading {
  around(element: Element): Surroundings;
  sees(element: Element): boolean;
  menuAround(element: Element): CutMenu | undefined;
  wordsIn(element: Element): string;
}

/** Less of a box is a sign, a line, or shut. */
const smallestBoxPx = 40;
/** Of what begins this near to the edge nobody reads anything. */
const edgePx = 6;
/** A page may cut off a part of each of its cards. */
const maxMarks = 10;
/** Of a menu, so many items are named, and so much of each. */
const [maxNamed, maxNameChars] = [20, 40];
/** The words of these are their names, however they move when the mouse is over them. */
const control = 'a[href], button, summary, label, [role=button], [role=link], [role=tab], [aria-hidden=true]';
const shown = 'input, select, textarea, button, img, svg, video, canvas, iframe';
const sides = ['above', 'below', 'to the left', 'to the right'] as const;

/** For one read of an unchanged page: `(8 more below "Bus 4" are cut off; ...)`, or nothing where all of its content shows. */
export function createCutOff(
  reading: Reading,
): (element: Element, refOf?: (one: Element) => string) => string {
  let marks = 0;
  return (element, refOf) => {
    const { clip, hidden } = reading.around(element);
    if (!clip || hidden || marks >= maxMarks) return '';
    const menu = reading.menuAround(element);
    if (menu) {
      if (menu.box !== element) return '';
      marks += 1;
      return sayMenu(menu);
    }
    if (isSmall(clip) || fits(element, clip)) return '';
    if (element.closest(control)) return '';
    const children = [...own(element, 'children')];
    const seen = children.filter((child) => hasContent(child) && reading.sees(child));
    if (seen.length === 0 || seen.length === children.length) return '';
    const kinds = new Set(seen.map(kindOf));
    const counts = new Map<string, number>();
    let isCurrentMissed = false;
    /** The one that reading goes on with. */
    let readOn: Element | undefined;
    for (const child of children) {
      const side = seen.includes(child) ? undefined : sideOf(child, clip);
      if (!side || !isMissed(child, side, kinds, reading)) continue;
      counts.set(side, (counts.get(side) ?? 0) + 1);
      const isBefore = side === 'above' || side === 'to the left';
      if (!readOn || isBefore) readOn = child;
      isCurrentMissed ||= isCalledCurrent(
        child,
        children.filter((one) => one !== child),
      );
    }
    if (counts.size === 0) return '';
    marks += 1;
    const parts = sides.flatMap((side) => {
      const next = side === 'above' || side === 'to the left' ? seen[0] : seen.at(-1);
      return counts.has(side) ? [`${counts.get(side)} more ${side}${ofNext(next, side, reading)}`] : [];
    });
    const isOne = counts.size === 1 && [...counts.values()][0] === 1;
    const { are, reach } = inWords(isOne, readOn && refOf?.(readOn));
    const current = isCurrentMissed ? ', the current one among them,' : '';
    return `(${parts.join(' and ')}${current} ${are} cut off; ${reach})`;
  };
}

/** Which of the lists of a page it is: the one of the item that shows next to what is cut off. */
function ofNext(next: Element | undefined, side: (typeof sides)[number], { wordsIn }: Reading): string {
  const words = next ? wordsIn(next) : '';
  if (!words) return '';
  const shown = words.length > maxNameChars ? `${words.slice(0, maxNameChars)}…` : words;
  return `${side.startsWith('to') ? ' of' : ''} ${JSON.stringify(shown)}`;
}

/** What a menu offers is known by its names alone: nobody has seen them yet. */
function sayMenu({ missed, side, isFixed }: CutMenu): string {
  const { are, reach } = inWords(missed.length === 1);
  const names = missed.slice(0, maxNamed).map((name) => JSON.stringify(name.slice(0, maxNameChars)));
  const more = missed.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} others`] : [])].join(', ');
  return isFixed
    ? `(${missed.length} more ${side} ${are} cut off by the window: ${list}; scroll so that there is room, and open it again)`
    : `(${missed.length} more ${side} ${are} cut off: ${list}; ${reach})`;
}

/** @param next the ref of the one that reading goes on with: nobody knows its words */
function inWords(isOne: boolean, next?: string): { are: string; reach: string } {
  const [are, them] = isOne ? ['is', 'it'] : ['are', 'them'];
  const nextOne =
    next === undefined ? '' : `; to read on, scroll to ${isOne ? 'it' : 'the next one'}, ref=${next}`;
  return { are, reach: `text= with words of ${them} reaches ${them}${nextOne}` };
}

/** Whether nothing in it can be out of the clip, which costs less than to look at each child. */
function fits(element: Element, clip: Box): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  const overflows = scrollHeight > clientHeight || scrollWidth > clientWidth;
  return !overflows && contains(clip, element.getBoundingClientRect());
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return right - left < smallestBoxPx || bottom - top < smallestBoxPx;
}

function sideOf(child: Element, clip: Box): (typeof sides)[number] | undefined {
  const { left, top, right, bottom } = child.getBoundingClientRect();
  if (top > clip.bottom - edgePx) return 'below';
  if (bottom < clip.top + edgePx) return 'above';
  if (left > clip.right - edgePx) return 'to the right';
  return right < clip.left + edgePx ? 'to the left' : undefined;
}

/**
 * Whether a person would miss it: one more of what shows, or what follows in the flow. What is placed elsewhere, such as
 * a drawer or the words that slide over a picture, is there to be shown later.
 */
function isMissed(
  child: Element,
  side: string,
  kinds: ReadonlySet<string>,
  { around, menuAround }: Reading,
): boolean {
  // It names itself what is cut off of it.
  if (menuAround(child)?.box === child) return false;
  const style = styleOf(child);
  if (!style || /^(?:inline|contents)$/.test(style.display) || matches(child, '[aria-hidden=true]'))
    return false;
  if (!isVisible(child) || around(child).hidden || !hasContent(child)) return false;
  const isPlaced = !/^(?:static|relative)$/.test(style.position) || style.transform !== 'none';
  return kinds.has(kindOf(child)) || (!isPlaced && (side === 'above' || side === 'below'));
}

function kindOf(element: Element): string {
  return `${element.localName}.${element.getAttribute('class')?.trim().split(/\s+/)[0] ?? ''}`;
}

function hasContent(element: Element): boolean {
  return (
    /\S/.test(element.textContent ?? '') || matches(element, shown) || element.querySelector(shown) !== null
  );
}
