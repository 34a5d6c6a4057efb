/** Collects all the labels of an element: accessible name, adjacent text, tooltip, id, icon. */
import { isBox, isField, type Page, type PageElement } from './page';

/** A label and its weight; 1 for the element's own visible label. */
export interface Label {
  words: string;
  weight: number;
}

export function labelsOf(element: PageElement, page: Page): Label[] {
  const labels: Label[] = [];
  const add = (words: string | undefined, weight: number) => {
    if (words) labels.push({ words, weight });
  };
  add(element.name, 1);
  add(element.text, (element.text?.length ?? 0) > 100 ? 0.85 : 1);
  add(element.title, 0.97);
  add(element.placeholder, 0.97);
  const beside = isField(element) ? besideOf(element, page) : undefined;
  add(beside, element.name && element.name !== element.placeholder ? 0.9 : 0.97);
  add(element.testid, 0.86);
  add(element.key, 0.86);
  add(element.id, 0.86);
  add(element.signs && iconWords(element.signs), 0.88);
  if (element.type && !/^(?:text|submit|button|checkbox|radio)$/.test(element.type)) add(element.type, 0.8);
  return labels;
}

/** The text adjacent to a field: before a text field, after a check box, or the column header. */
function besideOf(element: PageElement, page: Page): string | undefined {
  const column = columnOf(element, page);
  if (column) return column;
  return isBox(element) ? (next(element, page) ?? previous(element, page)) : previous(element, page);
}

function previous(element: PageElement, page: Page): string | undefined {
  for (let at = element.index - 1; at >= Math.max(0, element.index - 4); at -= 1) {
    const one = page.elements[at] as PageElement;
    if (isField(one) || one.role === 'button' || one.role === 'link') return undefined;
    if (one.end > element.index) continue;
    if (one.role === 'heading') return undefined;
    const words = one.text ?? one.name;
    if (words) return words.length < 80 ? words : undefined;
  }
  return undefined;
}

function next(element: PageElement, page: Page): string | undefined {
  const one = page.elements[element.end];
  if (!one || isField(one) || one.depth < element.depth - 1) return undefined;
  const words =
    one.role === 'text' || one.role === 'paragraph' || one.role === 'cell'
      ? (one.text ?? one.name)
      : undefined;
  return words && words.length < 80 ? words : undefined;
}

/** The column header of a field in a table cell, if the row has several fields. */
function columnOf(element: PageElement, page: Page): string | undefined {
  const cell = page.above(element).find(({ role }) => role === 'cell' || role === 'gridcell');
  const row = cell && page.above(cell).find(({ role }) => role === 'row');
  const table = row && page.above(row).find(({ role }) => /^(?:table|grid|treegrid)$/.test(role ?? ''));
  if (!cell || !row || !table) return undefined;
  const heads = page.inside(table).filter(({ role }) => role === 'columnheader');
  const cells = page.inside(row).filter(({ role }) => /cell|rowheader/.test(role ?? ''));
  const head = heads[cells.indexOf(cell)];
  return heads.length >= cells.length ? (head?.name ?? head?.text) : undefined;
}

/** The meaningful words of icon class names: `fa fa-trash-alt` gives "trash". */
function iconWords(signs: string): string {
  return signs
    .replace(/\.(?:svg|png|gif|jpe?g|webp)\b/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:fas|far|fab|icon|icons|btn|svg|img|images?|material|alt|the|http|https|www|com)$/i.test(word),
    )
    .join(' ');
}

/** Synonyms on controls. */
const same: string[][] = [
  ['delete', 'remove', 'trash', 'bin', 'discard', 'erase', 'trash can'],
  ['close', 'dismiss', 'x', '×', '✕', '✖', '✗'],
  ['submit', 'send', 'ok'],
  ['log in', 'login', 'sign in', 'signin', 'log on'],
  ['log out', 'logout', 'sign out'],
  ['username', 'user name', 'user', 'login name', 'user id'],
  ['email', 'e-mail', 'email address', 'e-mail address', 'mail'],
  ['phone', 'telephone', 'phone number', 'mobile', 'tel'],
  ['password', 'pass', 'passcode'],
  ['search', 'find', 'go', 'magnifier', 'magnifying glass', 'query', 'q'],
  ['star', 'favorite', 'favourite', 'important'],
  ['settings', 'preferences', 'options', 'gear', 'cog'],
  ['menu', 'hamburger', '☰', 'navigation'],
  ['next', 'next page', '›', '»', '>', '→'],
  ['previous', 'previous page', 'prev', 'back', '‹', '«', '<', '←'],
  ['more', 'more options', '⋮', '…', '...', 'actions', 'kebab'],
  ['add', 'plus', '+', 'new'],
  ['edit', 'pencil', 'pen', 'modify', 'change'],
  ['country', 'nation'],
  ['zip', 'zip code', 'postal code', 'postcode'],
  ['birthday', 'date of birth', 'birth date', 'dob'],
];

/** Synonyms of the words. */
export function synonymsOf(words: string): string[] {
  const small = words.trim().toLowerCase();
  return same
    .filter((group) => group.includes(small))
    .flatMap((group) => group.filter((one) => one !== small));
}
