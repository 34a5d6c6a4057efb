/** What a page tells of a small picture that is no control, such as the paperclip of a message with an attachment. */
import { collapse } from '../../../protocol/collapse';
import { roleOf } from '../../accessibility/role';
import { isIconText } from '../../hints/glyphs';
import { tooltipOf } from '../../hints/tooltip-of';
import { styleOf } from '../../tree/style-of';
import { composedParent, matches } from '../../tree/walk';

/** What a person sees of an element. */
export interface Sight {
  wordsIn(element: Element): string;
  isDrawn(element: Element): boolean;
}

const told = '[title], [aria-label], [alt], [data-tooltip], [data-tip], [data-title], svg';
const [minPx, maxPx] = [4, 64];
const maxChars = 60;
/** Of what is around it, where its words may stand as well. */
const maxCharsAround = 200;

/** Empty where it has words of its own, is too large for a sign, or where its words stand beside it. */
export function iconWords(element: Element, sight: Sight): string {
  const words = matches(element, told) ? pictureWords(element, sight) : '';
  const around = words ? composedParent(element) : null;
  if (!around || pictureWords(around, sight)) return '';
  return [around, composedParent(around)].some((one) => one && readsSo(one, words, sight)) ? '' : words;
}

function pictureWords(element: Element, { wordsIn, isDrawn }: Sight): string {
  if (!/^(?:generic|img)$/.test(roleOf(element)) || !isSmall(element)) return '';
  const words = collapse(
    element.getAttribute('aria-label') || element.getAttribute('alt') || tooltipOf(element),
  );
  if (!/[\p{L}\p{N}]/u.test(words) || words.length > maxChars) return '';
  const shown = wordsIn(element);
  if (/[\p{L}\p{N}]/u.test(shown)) return '';
  return shown || isDrawn(element) || isGlyph(element) ? words : '';
}

/** A word that an icon font draws. */
function isGlyph(element: Element): boolean {
  const style = styleOf(element);
  const text = element.textContent ?? '';
  return style !== null && style !== undefined && text.trim() !== '' && isIconText(style, text);
}

function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= minPx && height >= minPx && width <= maxPx && height <= maxPx;
}

function readsSo(element: Element, words: string, { wordsIn }: Sight): boolean {
  const around = wordsIn(element);
  return around.length <= maxCharsAround && around.toLowerCase().includes(words.toLowerCase());
}
