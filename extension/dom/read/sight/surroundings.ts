/** What an element's style and ancestors mean for the text in it: clipped, transparent, on which background. */
import { rootOf } from '../../tree/root-of';
import { styleOf } from '../../tree/style-of';
import { frameAround } from '../../tree/visibility';
import { composedAncestors, composedParent } from '../../tree/walk';
import { type Box, clipPathBox, overlap } from '../boxes/boxes';
import { reachIn, scrolls } from '../boxes/scroll-boxes';
import { type Color, colorOf, colorsIn, over, white } from '../looks/colors';

/** A box that scrolls what is in it. */
export interface Scroller {
  element: Element;
  /** What can be seen of it now, or once what is around it is scrolled. */
  shown: Box;
  /** The same of the outermost such box around it. */
  outermost: Box;
}

export interface Surroundings {
  hidden: boolean;
  /** The clipping box, in CSS pixels of the viewport; null without clipping. */
  clip: Box | null;
  /** Whether the clipping element is the containing block of what is positioned in it. */
  holds: boolean;
  /** The product of its own and its ancestors'. */
  opacity: number;
  /** The colours that may be behind it, as they appear; null where that is not known, such as over a picture. */
  backdrop: readonly Color[] | null;
  /** Colours that text without one of its own is painted with, by `background-clip: text`. */
  textPaint: readonly Color[] | null | undefined;
  /** The innermost box that a person can scroll to bring it to light; undefined where only the page scrolls. */
  scroller: Scroller | undefined;
  /** What holds it stays where it is in the window when the page is scrolled. */
  isFixed: boolean;
  /** Whether it is positioned and has a background colour, so that it may lie over other texts. */
  mayCover: boolean;
}

/** Fainter elements cannot be seen. */
const faintest = 0.05;
const smallestShownPx = 12;
/** A gradient of more colours than this counts as a picture. */
const maxColors = 12;

/** The computed value of `transparent`. */
const noColor = 'rgba(0, 0, 0, 0)';
const tinyClip = /^rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)$/;
/** Chromium's own. */
const darkCanvas: Color = { r: 18, g: 18, b: 18, a: 1 };
const nowhere: Surroundings = {
  hidden: true,
  clip: null,
  holds: false,
  opacity: 0,
  backdrop: null,
  textPaint: undefined,
  scroller: undefined,
  isFixed: false,
  mayCover: false,
};

/** Returns a function that caches each element: for one read of an unchanged page. */
export function createSurroundings(): (element: Element) => Surroundings {
  const known = new Map<Element, Surroundings>();
  return function around(element: Element): Surroundings {
    const before = known.get(element);
    if (before) return before;
    // The outermost first: each calls for what is around it, and elements may be nested deeper than the stack is.
    const parent = composedParent(element);
    if (parent && !known.has(parent)) for (const outer of composedAncestors(parent).reverse()) around(outer);
    const found = within(element, outside(element, around));
    known.set(element, found);
    return found;
  };
}

function outside(element: Element, around: (element: Element) => Surroundings): Surroundings {
  const parent = composedParent(element);
  if (parent) return around(parent);
  const frame = frameAround(element);
  if (!frame) return open(element);
  const { hidden, opacity, backdrop } = around(frame);
  return hidden ? nowhere : { ...open(element), opacity, backdrop };
}

/** A page is white, or dark where it says so; what is behind a frame in a page of another origin cannot be read. */
function open({ ownerDocument }: Element): Surroundings {
  const view = ownerDocument.defaultView;
  const backdrop = view === view?.top ? [isDark(ownerDocument) ? darkCanvas : white] : null;
  return { ...nowhere, hidden: false, opacity: 1, backdrop };
}

function isDark(document: Document): boolean {
  const style = styleOf(rootOf(document))?.colorScheme ?? 'normal';
  const meta = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content') ?? '';
  const schemes = style === 'normal' ? meta : style;
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

function within(element: Element, outer: Surroundings): Surroundings {
  const style = outer.hidden ? null : styleOf(element);
  if (!style) return outer;
  const opacity = outer.opacity * ownOpacity(style);
  if (opacity < faintest || isMasked(style)) return nowhere;
  const { position } = style;
  const isOutOfFlow = position === 'absolute' || position === 'fixed';
  // Read only where the property applies: each one read counts on long pages.
  if (isOutOfFlow && tinyClip.test(style.clip)) return nowhere;
  const escapes = position === 'fixed' || (isOutOfFlow && !outer.holds);
  const outerClip = escapes ? windowAround(element, position) : outer.clip;
  const path = style.clipPath === 'none' ? null : clipPathBox(style.clipPath, element);
  const clip = path && outerClip ? overlap(path, outerClip) : (path ?? outerClip);
  const paint = paintOf(style, outer, opacity);
  const common = {
    hidden: false,
    scroller: escapes ? undefined : outer.scroller,
    opacity,
    isFixed: outer.isFixed || position === 'fixed' || position === 'sticky',
    backdrop: paint.backdrop,
    textPaint: paint.textPaint,
    mayCover: (position === 'absolute' || position === 'relative') && style.backgroundColor !== noColor,
  };
  const isRoot = element.localName === 'html' || element.localName === 'body';
  const shownPart = (own: Box) => (clip ? overlap(own, clip) : own);
  if (!isRoot && scrolls(element, style)) {
    const shown = shownPart(element.getBoundingClientRect());
    const scrolled = isLarge(shown)
      ? {
          clip: reachIn(element, style, shown),
          scroller: { element, shown, outermost: common.scroller?.outermost ?? shown },
        }
      : { clip: shown };
    return { ...common, ...scrolled, holds: path !== null || position !== 'static' };
  }
  const cuts = !isRoot && /hidden|clip/.test(style.overflow);
  if (!cuts || style.display === 'inline' || style.display === 'contents')
    return { ...common, clip, holds: path !== null || (position === 'static' ? outer.holds : clip !== null) };
  const own = element.getBoundingClientRect();
  return { ...common, clip: shownPart(own), holds: path !== null || position !== 'static' };
}

/**
 * Nobody can scroll to what is fixed beside the window, such as a drawer that is closed; null where it is fixed to an
 * element, https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
 */
function windowAround(element: Element, position: string): Box | null {
  const view = element.ownerDocument.defaultView;
  if (position !== 'fixed' || !view || (element as Partial<HTMLElement>).offsetParent !== null) return null;
  return { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight };
}

/** Less of a box is too little to scroll what is in it, and to read it. */
function isLarge({ left, top, right, bottom }: Box): boolean {
  return right - left >= smallestShownPx && bottom - top >= smallestShownPx;
}

function ownOpacity(style: CSSStyleDeclaration): number {
  const { opacity, filter } = style;
  return (opacity === '1' ? 1 : Number(opacity)) * (filter === 'none' ? 1 : throughFilter(style));
}

/** How much of an element its filter lets through. */
function throughFilter({ filter, fontSize }: CSSStyleDeclaration): number {
  const [, value = '1', percent] = /opacity\(([\d.e-]+)(%?)\)/.exec(filter) ?? [];
  const [, contrast = '1'] = /contrast\(([\d.e-]+)\)/.exec(filter) ?? [];
  const [, blurPx = '0'] = /blur\(([\d.]+)px\)/.exec(filter) ?? [];
  if (Number(contrast) < faintest || Number(blurPx) > Number.parseFloat(fontSize)) return 0;
  return Math.min(1, Number(value) / (percent ? 100 : 1));
}

function isMasked(style: CSSStyleDeclaration): boolean {
  const { maskImage } = style;
  if (!maskImage || maskImage === 'none') return false;
  if (/^0(px|%)?( 0(px|%)?)?$/.test(style.maskSize)) return true;
  const stops = /url\(/.test(maskImage) ? [] : colorsIn(maskImage);
  return stops.length > 0 && stops.every(({ a }) => a < faintest);
}

/** The background behind the element's content, and what its text is painted with. */
function paintOf(
  style: CSSStyleDeclaration,
  outer: Surroundings,
  opacity: number,
): Pick<Surroundings, 'backdrop' | 'textPaint'> {
  const { backgroundColor, backgroundImage } = style;
  if (backgroundColor === noColor && backgroundImage === 'none') return outer;
  const color = backgroundColor === noColor ? null : colorOf(backgroundColor);
  const stops = backgroundImage === 'none' ? [] : gradientStops(backgroundImage);
  if (style.backgroundClip.includes('text'))
    return {
      backdrop: outer.backdrop,
      textPaint: stops && (stops.length > 0 ? stops : color ? [color] : []),
    };
  const { textPaint } = outer;
  if (!stops) return { backdrop: null, textPaint };
  if (!color && stops.length === 0) return { backdrop: outer.backdrop, textPaint };
  const isOpaque = (color?.a ?? 0) * opacity > 0.99;
  const under = outer.backdrop ?? (isOpaque ? [white] : null);
  if (!under) return { backdrop: null, textPaint };
  const base = color ? under.map((one) => over(color, one, opacity)) : under;
  const painted = stops.flatMap((stop) => base.map((one) => over(stop, one, opacity)));
  return { backdrop: stops.length > 0 ? painted.slice(0, maxColors) : base, textPaint };
}

/** The colours of gradients; null for pictures and what cannot be read. */
function gradientStops(image: string): Color[] | null {
  if (/url\(|image-set\(|element\(|cross-fade\(/.test(image)) return null;
  const stops = colorsIn(image);
  return stops.length > 0 && stops.length <= maxColors ? stops : null;
}
