/** Puts the content of a row on one line: its words alone tell what a control without a name, or one that each row has, is for. */

/** The item of a snapshot. */
interface Item {
  role: string;
  name: string;
  details: string[];
  inline: boolean;
  inside: Item[];
  beyond?: unknown;
}

const maxItems = 6;
const maxItemsOfRow = 10;
const maxRowChars = 300;

/**
 * The content of a block, on one line where it is a row: some words around one control without a name, or one text beside
 * several of them. Undefined where it is none.
 */
export function inRow<Of extends Item>(content: readonly Of[]): Of[] | undefined {
  const items = content.map(withoutGroups);
  if (items.length < 2 || items.length > maxItems) return undefined;
  if (items.some(({ role, inside, beyond }) => role === '' || inside.length > 0 || beyond !== undefined))
    return undefined;
  const nameless = items.filter(isNameless).length;
  const texts = items.filter(({ role }) => role === 'text').length;
  const isRow = nameless > 0 && texts > 0 && (nameless === 1 || texts === 1);
  return isRow ? items.map(asInline) : undefined;
}

/**
 * The content of a box, with each of the rows in it on one line that follow one another and are made alike: the markup of
 * many lists says of no row that it is one. The content as it is where there are none.
 */
export function withRows<Of extends Item>(content: readonly Of[]): Of[] {
  const rows = content.map(rowOf);
  return content.map((item, at) => {
    const row = rows[at];
    const isRow = row && [rows[at - 1], rows[at + 1]].some((other) => other && areAlike(row, other));
    return isRow ? { ...item, inside: row.map(asInline) } : item;
  });
}

/** What is in a block that may be a row; undefined where it is none. */
function rowOf<Of extends Item>({ role, inside, beyond }: Of): Of[] | undefined {
  if (role !== '' || beyond !== undefined) return undefined;
  const items = (inside as Of[]).flatMap(leavesIn);
  const chars = items.reduce((sum, { name, details }) => sum + name.length + details.join(' ').length, 0);
  const isRow =
    items.length > 1 &&
    items.length <= maxItemsOfRow &&
    chars <= maxRowChars &&
    items.every((one) => isPlain(one)) &&
    items.some(({ role: own }) => own === 'text') &&
    items.some(isControl);
  return isRow ? items : undefined;
}

/** Without groups, and what shows a short text and can be used, such as `⋯`, by that text. */
function leavesIn<Of extends Item>(item: Of): Of[] {
  const [only, other] = item.inside as Of[];
  if (item.role === '' && item.beyond === undefined) return (item.inside as Of[]).flatMap(leavesIn);
  const isSign =
    item.role === 'generic' && item.name === '' && isControl(item) && only?.role === 'text' && !other;
  return [isSign ? { ...item, name: only.name, inside: [] } : item];
}

/** What can stand on a line with others. Headings, boxes and what has a state to tell keep a line of their own. */
function isPlain({ role, inside, beyond }: Item): boolean {
  return inside.length === 0 && beyond === undefined && !ownLine.test(role);
}

const ownLine = /^(?:heading|alert|status|log|dialog|alertdialog|iframe|combobox|listbox|$)|^and \d/;

/** Both begin and end alike. */
function areAlike(row: readonly Item[], other: readonly Item[]): boolean {
  return row[0]?.role === other[0]?.role && row.find(isControl)?.role === other.find(isControl)?.role;
}

const asInline = <Of extends Item>(item: Of): Of => ({ ...item, inline: true });

const isControl = ({ details }: Item) => details.some((one) => one.startsWith('['));

function isNameless(item: Item): boolean {
  return item.role === 'generic' && item.name === '' && isControl(item);
}

/** A block with one thing in it is that thing. */
function withoutGroups<Of extends Item>(item: Of): Of {
  const [only, other] = item.inside as Of[];
  return item.role === '' && only && !other ? withoutGroups(only) : item;
}
