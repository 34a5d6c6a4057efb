/** Collects all the labels of an element: accessible name, adjacent text, tooltip, id, icon. */
import { isBox, isField, type Page, type Thing } from './page';

/** A name and how much it counts, 1 for what a reader sees as the thing's own. */
export interface Label {
  words: string;
  weight: number;
}

export function labelsOf(thing: Thing, page: Page): Label[] {
  const labels: Label[] = [];
  const add = (words: string | undefined, weight: number) => {
    if (words) labels.push({ words, weight });
  };
  add(thing.name, 1);
  add(thing.text, (thing.text?.length ?? 0) > 100 ? 0.85 : 1);
  add(thing.title, 0.97);
  add(thing.placeholder, 0.97);
  const beside = isField(thing) ? besideOf(thing, page) : undefined;
  add(beside, thing.name && thing.name !== thing.placeholder ? 0.9 : 0.97);
  add(thing.testid, 0.86);
  add(thing.key, 0.86);
  add(thing.id, 0.86);
  add(thing.signs && iconWords(thing.signs), 0.88);
  if (thing.type && !/^(?:text|submit|button|checkbox|radio)$/.test(thing.type)) add(thing.type, 0.8);
  return labels;
}

/** The words right beside a field: before it, behind a box; the head of its column. */
function besideOf(thing: Thing, page: Page): string | undefined {
  const column = columnOf(thing, page);
  if (column) return column;
  return isBox(thing) ? (next(thing, page) ?? previous(thing, page)) : previous(thing, page);
}

function previous(thing: Thing, page: Page): string | undefined {
  for (let at = thing.index - 1; at >= Math.max(0, thing.index - 4); at -= 1) {
    const one = page.things[at] as Thing;
    if (isField(one) || one.role === 'button' || one.role === 'link') return undefined;
    if (one.end > thing.index) continue;
    if (one.role === 'heading') return undefined;
    const words = one.text ?? one.name;
    if (words) return words.length < 80 ? words : undefined;
  }
  return undefined;
}

function next(thing: Thing, page: Page): string | undefined {
  const one = page.things[thing.end];
  if (!one || isField(one) || one.depth < thing.depth - 1) return undefined;
  const words =
    one.role === 'text' || one.role === 'paragraph' || one.role === 'cell'
      ? (one.text ?? one.name)
      : undefined;
  return words && words.length < 80 ? words : undefined;
}

/** Of a field in a cell: what the head of its column reads, if the row has several fields. */
function columnOf(thing: Thing, page: Page): string | undefined {
  const cell = page.above(thing).find(({ role }) => role === 'cell' || role === 'gridcell');
  const row = cell && page.above(cell).find(({ role }) => role === 'row');
  const table = row && page.above(row).find(({ role }) => /^(?:table|grid|treegrid)$/.test(role ?? ''));
  if (!cell || !row || !table) return undefined;
  const heads = page.inside(table).filter(({ role }) => role === 'columnheader');
  const cells = page.inside(row).filter(({ role }) => /cell|rowheader/.test(role ?? ''));
  const head = heads[cells.indexOf(cell)];
  return heads.length >= cells.length ? (head?.name ?? head?.text) : undefined;
}

/** `fa fa-trash-alt` says trash; what says nothing of a picture is left out. */
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

/** Words that mean the same on a control. */
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

/** Other words for the same thing, the given ones left out. */
export function synonymsOf(words: string): string[] {
  const small = words.trim().toLowerCase();
  return same
    .filter((group) => group.includes(small))
    .flatMap((group) => group.filter((one) => one !== small));
}
