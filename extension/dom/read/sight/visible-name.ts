/** The accessible name of an element as far as a person sees it. */
import { isCheckable } from '../../tree/fields/form-field';
import { labelsOf } from '../../tree/fields/labels-of';
import { maskedText } from '../../tree/fields/private-field';
import { isFrame, matches } from '../../tree/walk';
import { holdsContent } from './holds-content';

/** How much longer a label may be than the visible text. */
const maxMore = 60;
export const maxNameLength = 200;
/** Of a name that is to be seen nowhere, such as that of an icon. */
const maxHiddenNameLength = 80;

/**
 * Visible text is preferred to a hidden label.
 * @param wordsIn all visible text in an element
 * @param isDrawn whether there is anything to see of a control without words
 */
export function visibleName(
  name: string,
  element: Element,
  wordsIn: (element: Element) => string,
  isDrawn: (element: Element) => boolean,
): string {
  // Of a frame a person sees the page in it, and not its title.
  if (isFrame(element)) return '';
  const isLabelled = matches(element, '[aria-label],[aria-labelledby],[title]');
  // What it holds is not what it is called: the text of an editor, the rows of a table.
  if (isLabelled && holdsContent(element)) return shortened(name, maxHiddenNameLength);
  const words = wordsIn(element);
  const fits = name.toLowerCase().includes(words.toLowerCase()) && name.length <= words.length + maxMore;
  if (/[\p{L}\p{N}]/u.test(words)) return shortened(isLabelled && fits ? name : words, maxNameLength);
  const isText =
    element.textContent?.trim() && !isCheckable(element) && maskedText(element) === null && !isDrawn(element);
  if (isText) return words;
  return shortened(name, labelsOf(element).some(wordsIn) ? maxNameLength : maxHiddenNameLength);
}

export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
