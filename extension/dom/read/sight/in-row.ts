/** Puts a drawn control without a name on one line with the words of its row, which alone tell what it is for. */

/** The item of a snapshot. */
interface Item {
  role: string;
  name: string;
  details: string[];
  inline: boolean;
  children: Item[];
  beyond?: unknown;
}

const maxItems = 6;

/**
 * The content of a block, on one line where it is a row: some words around one control without a name, or one text beside
 * several of them. Undefined where it is none.
 */
export function inRow<Of extends Item>(content: readonly Of[]): Of[] | undefined {
  const items = content.map(withoutGroups);
  if (items.length < 2 || items.length > maxItems) return undefined;
  if (items.some(({ role, children, beyond }) => role === '' || children.length > 0 || beyond !== undefined))
    return undefined;
  const nameless = items.filter(isNameless).length;
  const texts = items.filter(({ role }) => role === 'text').length;
  const isRow = nameless > 0 && texts > 0 && (nameless === 1 || texts === 1);
  return isRow ? items.map((item) => ({ ...item, inline: true })) : undefined;
}

function isNameless({ role, name, details }: Item): boolean {
  return role === 'generic' && name === '' && details.some((one) => one.startsWith('['));
}

/** A block with one thing in it is that thing. */
function withoutGroups<Of extends Item>(item: Of): Of {
  const [only, other] = item.children as Of[];
  return item.role === '' && only && !other ? withoutGroups(only) : item;
}
