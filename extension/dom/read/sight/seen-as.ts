/** What a person takes something for that is no control and has no role that says it: an icon, a coloured sign, the current one of several parts. */
import { collapse } from '../../../protocol/collapse';
import { own } from '../../tree/walk';
import { iconWords, type Sight } from '../looks/icon-words';
import { isCurrent } from '../looks/is-current';
import { signColor } from '../looks/sign-color';

/** What the line of it says. */
export type SeenAs = [role: string, name: string, details: string[]];

const plain = /^(?:generic|listitem|paragraph|img|strong|emphasis|term|definition)$/;
const controls = 'a, button, input, select, textarea, [tabindex], [onclick]';
const maxParts = 4;
const maxChars = 60;

/** How a person sees elements; `under` tells the row that an indented one stands under. */
interface Reading extends Sight {
  under(element: Element): string[];
}

/** Nothing for what is told well enough by its words, or by its role. */
export function seenAs(element: Element, role: string, reading: Reading): SeenAs | undefined {
  if (!plain.test(role)) return undefined;
  const icon = iconWords(element, reading);
  const color = isLeaf(element) ? signColor(element) : '';
  if (icon || color) return ['img', icon || reading.wordsIn(element), color ? [color] : []];
  if (!isShortText(element)) return undefined;
  const details = [
    ...(isCurrent(element) ? ['current'] : []),
    ...(isLeaf(element) ? initialsOf(element) : []),
    ...reading.under(element),
  ];
  return details.length > 0 ? [role, reading.wordsIn(element), details] : undefined;
}

/** Whom the letters of a picture stand for: `MR`, with the title "Marcus Rivera". Other titles only describe. */
function initialsOf(element: Element): string[] {
  const letters = (element.textContent ?? '').trim();
  const title = collapse(element.getAttribute('title') ?? '');
  if (!/^\p{Lu}{2,3}$/u.test(letters) || title.length > maxChars) return [];
  const initials = title.split(' ').map((word) => word.charAt(0).toUpperCase());
  const isOf = letters === initials.join('') || letters === `${initials[0]}${initials.at(-1)}`;
  return isOf && initials.length > 1 ? [`tooltip ${JSON.stringify(title)}`] : [];
}

/** What has a text of its own, and nothing else. */
function isLeaf(element: Element): boolean {
  return element.childElementCount === 0 && (element.textContent ?? '').trim() !== '';
}

/** A few words, such as a step or a row, without anything in them to be used. */
function isShortText(element: Element): boolean {
  if (own(element, 'getElementsByTagName')('*').length > maxParts) return false;
  const words = (element.textContent ?? '').trim();
  return words !== '' && words.length <= maxChars && own(element, 'querySelector')(controls) === null;
}
