/** Decides whether text stands out from its background and is large enough to be read. */
import { collapse } from '../../../protocol/collapse';
import { styleOf } from '../../tree/style-of';
import type { Box } from '../boxes/boxes';
import { type Color, colorOf, colorsIn, contrast, over, white } from '../looks/colors';
import type { Surroundings } from './surroundings';

/** Smaller letters cannot be read. */
const smallestPx = 5;
/** Letters are narrow and low together where they are scaled down or pushed into each other. */
const smallestAreaPerLetter = 6;
/** Text that stands out less is as good as invisible; people with good eyes begin to see it here. */
const lowestContrast = 1.2;

/** Whether the letters are large enough, by the boxes of their lines. */
export function isLargeEnough(words: string, boxes: readonly Box[], fontSizePx: number): boolean {
  if (fontSizePx < smallestPx) return false;
  const letters = collapse(words).length;
  const area = boxes.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return area >= letters * smallestAreaPerLetter;
}

/** How the text of an element stands out: by its letters, or not as far as its ancestors tell. */
export function standsOut(element: Element, place: Surroundings): boolean {
  const style = styleOf(element);
  if (!style || element.namespaceURI === 'http://www.w3.org/2000/svg') return true;
  const { backdrop, opacity } = place;
  const fill = colorOf(style.webkitTextFillColor || style.color);
  if (!fill) return true;
  const seen = (color: Color) => isSeenOn(color, backdrop, opacity);
  const letters = fill.a < 0.05 ? place.textPaint : [fill];
  if (letters === null || letters?.some(seen)) return true;
  const shadow = style.textShadow === 'none' ? undefined : colorsIn(style.textShadow);
  if (shadow?.some(seen)) return true;
  const outline = style.webkitTextStrokeWidth === '0px' ? null : colorOf(style.webkitTextStrokeColor);
  return outline !== null && seen(outline);
}

/** Whether a box in this colour would make the text of the element stand out. */
export function makesReadable(element: Element, color: Color): boolean {
  const style = styleOf(element);
  const fill = style && colorOf(style.webkitTextFillColor || style.color);
  return !fill || (fill.a >= 0.05 && contrast(over(fill, white), over(color, white)) >= lowestContrast);
}

function isSeenOn(color: Color, backdrop: readonly Color[] | null, opacity: number): boolean {
  if (color.a * opacity < 0.05) return false;
  return !backdrop || backdrop.some((one) => contrast(over(color, one, opacity), one) >= lowestContrast);
}
