/** Finds what lies over a text, or behind it besides its ancestors. */
import { styleOf } from '../../tree/style-of';
import { composedAncestors, composedContains } from '../../tree/walk';
import { type Box, contains, overlap } from '../boxes/boxes';
import { type Color, colorOf } from '../looks/colors';
import { onceForEach } from './once-for-each';
import type { Scroller, Surroundings } from './surroundings';

/** Pages with more opaque positioned boxes than this are not checked for more. */
const maxCovers = 300;
const opaque = 0.95;
const pictures = new Set('img video canvas iframe object embed svg picture'.split(' '));

interface Cover {
  element: Element;
  box: Box;
  /** What it is scrolled in. */
  scroller?: Scroller | undefined;
}

/** Without a colour: a picture. */
interface Underlay extends Cover {
  color: Color | null;
}

/**
 * Whether an opaque box lies over the whole text. Boxes that stay in the window while the page is scrolled do not count:
 * a person scrolls the text out from under them.
 */
export function createCovering(
  around: (element: Element) => Surroundings,
): (box: Box, of: Element, scroller?: Scroller) => boolean {
  const coversOf = onceForEach((document: Document) => coversIn(document, around));
  return (box, of, scroller) => {
    // What is to be scrolled to is not where it will be seen.
    const isElsewhere = scroller !== undefined && !contains(scroller.shown, box);
    return coversOf(of.ownerDocument).some(
      (cover) =>
        contains(cover.box, box) &&
        contains(shownTo(of, cover, scroller), box) &&
        !composedContains(cover.element, of) &&
        (!isElsewhere || composedContains(scroller.element, cover.element)) &&
        isAbove(cover.element, of),
    );
  };
}

/** What of a cover lies over texts that are not scrolled with it: no more than is shown of the box that it scrolls in. */
function shownTo(text: Element, { box, scroller }: Cover, ofText: Scroller | undefined): Box {
  if (!scroller || composedContains(scroller.element, text)) return box;
  const shown = overlap(box, scroller.shown);
  return ofText ? shown : overlap(shown, scroller.outermost);
}

/** To read a style in a part that is not rendered takes as long as it is deep. */
function renderedIn(document: Document): Element[] {
  return [...document.querySelectorAll('*')].filter((element) => element.getClientRects().length > 0);
}

function coversIn(document: Document, around: (element: Element) => Surroundings): Cover[] {
  const covers: Cover[] = [];
  for (const element of renderedIn(document)) {
    const place = around(element);
    if (!place.mayCover || place.isFixed || place.opacity < opaque) continue;
    const style = styleOf(element);
    if (style?.visibility !== 'visible' || style.backgroundClip.includes('text')) continue;
    if ((colorOf(style.backgroundColor)?.a ?? 0) < opaque || style.mixBlendMode !== 'normal') continue;
    const own = element.getBoundingClientRect();
    const box = place.clip ? overlap(own, place.clip) : own;
    if (box.right - box.left > 1 && box.bottom - box.top > 1)
      covers.push({ element, box, scroller: place.scroller });
    if (covers.length === maxCovers) break;
  }
  return covers;
}

/** Whether the cover is painted after the text, https://www.w3.org/TR/CSS22/zindex.html */
function isAbove(cover: Element, of: Element): boolean {
  const upFromText = composedAncestors(of);
  const upFromCover = composedAncestors(cover);
  const common = upFromCover.findIndex((element) => upFromText.includes(element));
  const shared = upFromCover[common];
  if (!shared) return false;
  const coverLevel = levelOf(upFromCover.slice(0, common));
  const textLevel = levelOf(upFromText.slice(0, upFromText.indexOf(shared)));
  if (coverLevel !== textLevel) return coverLevel > textLevel;
  return (of.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The level in the stacking context around: 0 for what is positioned, just below for what is not. */
function levelOf(innermostFirst: readonly Element[]): number {
  let level = -0.5;
  for (const element of innermostFirst.toReversed()) {
    const style = styleOf(element);
    if (!style) continue;
    const isPositioned = style.position !== 'static';
    if (isPositioned && style.zIndex !== 'auto') return Number(style.zIndex);
    if (isPositioned) level = 0;
    if (style.opacity !== '1' || style.transform !== 'none') return 0;
  }
  return level;
}

/**
 * Whether something that is no ancestor of the text, or a generated box of one, may give it another background: a
 * picture, or a box in a colour of which `differs` is true.
 */
export function createUnderlay(
  around: (element: Element) => Surroundings,
): (box: Box, of: Element, differs: (color: Color) => boolean) => boolean {
  const underlaysOf = onceForEach((document: Document) => underlaysIn(document, around));
  return (box, of, differs) => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return (
      isRepainted(of) ||
      composedAncestors(of).some((element) => hasGeneratedBox(element, differs)) ||
      underlaysOf(of.ownerDocument).some(
        (under) =>
          under.box.left <= middle.x &&
          under.box.right >= middle.x &&
          under.box.top <= middle.y &&
          under.box.bottom >= middle.y &&
          !composedContains(under.element, of) &&
          (!under.color || differs(under.color)),
      )
    );
  };
}

function underlaysIn(document: Document, around: (element: Element) => Surroundings): Underlay[] {
  const found: Underlay[] = [];
  for (const element of renderedIn(document)) {
    const style = styleOf(element);
    if (style?.visibility !== 'visible') continue;
    const isPicture =
      pictures.has(element.localName) || (style.backgroundImage !== 'none' && style.backgroundImage !== '');
    const color = isPicture ? null : colorOf(style.backgroundColor);
    if (!isPicture && (color?.a ?? 0) < 0.1) continue;
    const place = around(element);
    if (place.hidden || place.opacity < 0.1) continue;
    const own = element.getBoundingClientRect();
    found.push({ element, box: place.clip ? overlap(own, place.clip) : own, color });
  }
  return found;
}

/** Whether the colours between the text and the nearest opaque background are changed: by a filter, blending or an inner shadow. */
function isRepainted(of: Element): boolean {
  for (const element of composedAncestors(of)) {
    const style = styleOf(element);
    if (!style) return false;
    if (/(invert|brightness|hue|sepia|saturate|grayscale|url)/.test(style.filter)) return true;
    if (style.mixBlendMode !== 'normal' || style.boxShadow.includes('inset')) return true;
    if ((colorOf(style.backgroundColor)?.a ?? 0) > opaque) return false;
  }
  return false;
}

function hasGeneratedBox(element: Element, differs: (color: Color) => boolean): boolean {
  const view = element.ownerDocument.defaultView;
  return ['::before', '::after'].some((pseudo) => {
    const style = view?.getComputedStyle(element, pseudo);
    if (!style || style.content === 'none' || style.content === 'normal') return false;
    if (Number.parseFloat(style.width) === 0 || Number.parseFloat(style.height) === 0) return false;
    if (style.backgroundImage !== 'none') return true;
    const color = colorOf(style.backgroundColor);
    return color !== null && color.a > 0.1 && differs(color);
  });
}
