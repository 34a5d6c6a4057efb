/** Decides which text a person can see: not hidden, transparent, tiny, clipped or off the page. */
import { collapse } from '../accessibility/name';
import { isCheckable } from '../tree/form-field';
import { styleOf } from '../tree/style-of';
import { frameAround, isVisible } from '../tree/visibility';
import { composedParent, eachComposedChild, type ShadowLookup } from '../tree/walk';

/** What a person who scrolls through the page can see. */
export interface VisibilityFilter {
  /** Whether a text or element can be seen. */
  sees(node: Text | Element): boolean;
  /** The accessible name as far as it is visible: visible text is preferred to a hidden label. */
  nameOf(name: string, element: Element): string;
}

/** What an element's surroundings mean for its being seen. */
interface Around {
  hidden: boolean;
  /** The clipping box, in CSS pixels of the viewport; null without clipping. */
  clip: Box | null;
  /** Whether the clipping element is the containing block of what is positioned in it. */
  holds: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Fainter or smaller text is unreadable. */
const faintest = 0.05;
const smallestPx = 2;
/** Smaller visible parts of a text count as hidden. */
const tiniestPx = 2;
/** How much longer a label may be than the visible text. */
const maxMore = 60;
const maxNameLength = 200;
const nowhere: Around = { hidden: true, clip: null, holds: false };
const open: Around = { hidden: false, clip: null, holds: false };

/** Caches each element: for one read of an unchanged page. */
export function createVisibilityFilter(shadow: ShadowLookup): VisibilityFilter {
  const known = new Map<Element, Around>();

  function around(element: Element): Around {
    const before = known.get(element);
    if (before) return before;
    const parent = composedParent(element);
    const frame = parent ? null : frameAround(element);
    const outer = parent ? around(parent) : frame ? hiddenOnly(around(frame)) : open;
    const found = outer.hidden ? nowhere : within(element, outer);
    known.set(element, found);
    return found;
  }

  function sees(node: Text | Element): boolean {
    if (node.nodeType === 1) return seesElement(node as Element, around(node as Element));
    const parent = node.parentElement ?? composedParent(node);
    if (!parent || !node.nodeValue?.trim()) return true;
    const place = around(parent);
    if (place.hidden || !isLegible(parent)) return false;
    return boxesOf(node as Text).some((box) => shows(box, place.clip, parent));
  }

  function shownWords(element: Element): string {
    const words: string[] = [];
    const visit = (inner: Element) =>
      eachComposedChild(inner, shadow, (child) => {
        if (child.nodeType === 3 && sees(child as Text)) words.push(child.nodeValue ?? '');
        if (child.nodeType !== 1) return;
        visit(child as Element);
        words.push(' ');
      });
    visit(element);
    return collapse(words.join(''));
  }

  return {
    sees,
    nameOf(name, element) {
      const words = shownWords(element);
      const isLabelled = ['aria-label', 'aria-labelledby', 'title'].some((one) => element.hasAttribute(one));
      const fits = name.toLowerCase().includes(words.toLowerCase()) && name.length <= words.length + maxMore;
      const taken = /[\p{L}\p{N}]/u.test(words) && !(isLabelled && fits) ? words : name;
      return taken.length > maxNameLength ? `${taken.slice(0, maxNameLength)}…` : taken;
    },
  };
}

function hiddenOnly({ hidden }: Around): Around {
  return hidden ? nowhere : open;
}

function within(element: Element, outer: Around): Around {
  const style = styleOf(element);
  if (!style) return outer;
  if (Number(style.opacity) < faintest || /opacity\(0(\.0\d*)?%?\)/.test(style.filter)) return nowhere;
  if (/^rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)$/.test(style.clip)) return nowhere;
  if (/inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?(, 0(px|%)? 0(px|%)?)*\)/.test(style.clipPath))
    return nowhere;
  const { position } = style;
  const escapes = position === 'fixed' || (position === 'absolute' && !outer.holds);
  const clip = escapes ? null : outer.clip;
  const cuts = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const isRoot = element.localName === 'html' || element.localName === 'body';
  if (!cuts || isRoot || style.display === 'inline' || style.display === 'contents')
    return { hidden: false, clip, holds: position === 'static' ? outer.holds : clip !== null };
  const own = element.getBoundingClientRect();
  const box = clip ? overlap(own, clip) : own;
  return { hidden: false, clip: box, holds: position !== 'static' };
}

/** Custom check boxes and lists often cover a transparent native one. */
function seesElement(element: Element, { hidden, clip }: Around): boolean {
  if (isCheckable(element) || element.matches('input[type=file], select'))
    return isVisible(element) && onPage(element.getBoundingClientRect(), element);
  if (hidden) return false;
  const boxes = [...element.getClientRects()];
  return (
    boxes.length === 0 ||
    boxes.some((box) => shows(box, clip, element)) ||
    [...element.children].some((child) => shows(child.getBoundingClientRect(), clip, child))
  );
}

function shows(box: Box, clip: Box | null, of: Element): boolean {
  const seen = clip ? overlap(box, clip) : box;
  return seen.right - seen.left >= tiniestPx && seen.bottom - seen.top >= tiniestPx && onPage(seen, of);
}

/** Content left of or above the page cannot be scrolled to; on right-to-left pages, content to the right. */
function onPage(box: Box, of: Element): boolean {
  const view = of.ownerDocument.defaultView;
  const root = of.ownerDocument.documentElement;
  if (!view) return true;
  const isMirrored = view.getComputedStyle(root).direction === 'rtl';
  if (box.bottom + view.scrollY <= 0) return false;
  if (isMirrored) return box.left + view.scrollX < root.clientWidth;
  if (box.right + view.scrollX <= 0) return false;
  const cannotScroll = [root, of.ownerDocument.body].some(
    (one) => one && /hidden|clip/.test(styleOf(one)?.overflowX ?? ''),
  );
  return !cannotScroll || box.left < root.clientWidth;
}

function isLegible(element: Element): boolean {
  const style = styleOf(element);
  if (!style) return true;
  if (style.visibility !== 'visible' || Number.parseFloat(style.fontSize) < smallestPx) return false;
  // Transparent text with a clipped background is visible.
  if (style.backgroundClip.includes('text') || style.webkitBackgroundClip.includes('text')) return true;
  return (
    !/^rgba.*, 0(\.0\d*)?\)$|\/ 0(\.0\d*)?\)$/.test(style.webkitTextFillColor || style.color) ||
    style.textShadow !== 'none'
  );
}

function boxesOf(text: Text): Box[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
