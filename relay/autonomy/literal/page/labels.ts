/** What an element is called on the page: its accessible name, the text on it, the text beside a field. */
import { withoutCurrency, wordsOf } from '../grammar/token';
import { isBox, isField, type Page, type PageElement } from './page';

const labelsByPage = new WeakMap<Page, Map<PageElement, readonly (readonly string[])[]>>();
const maxLabelWords = 40;

/** Each label in words, the accessible name first. */
export function labelsOf(page: Page, element: PageElement): readonly (readonly string[])[] {
  const known = labelsByPage.get(page) ?? new Map<PageElement, readonly (readonly string[])[]>();
  labelsByPage.set(page, known);
  const labels = known.get(element) ?? readLabels(page, element);
  known.set(element, labels);
  return labels;
}

function readLabels(page: Page, element: PageElement): (readonly string[])[] {
  const { name, text, title, placeholder } = element;
  const beside = isField(element) && (!name || name === placeholder) ? textBeside(page, element) : undefined;
  // `×` closes where it is called nothing else.
  const isSign = text !== undefined && !/[\p{L}\p{N}]/u.test(text) && /\p{L}/u.test(name ?? title ?? '');
  const texts = new Set([name, isSign ? undefined : text, title, placeholder, beside]);
  return [...texts].flatMap((one) => {
    const words = one ? labelWords(one) : [];
    if (words.length === 0 || words.length > maxLabelWords) return [];
    const plain = withoutCurrency(words);
    return plain.length === words.length || plain.length === 0 ? [words] : [words, plain];
  });
}

/** Signs by what they are called. */
const signs: Readonly<Record<string, string>> = { '×': 'close', '✕': 'close', '✖': 'close', '✗': 'close' };

/** The words of a label, without its marks: `Name*:` and `Inbox (3)` are `name` and `inbox`. */
function labelWords(text: string): string[] {
  const plain = text.replace(/\s*\((?:optional|required|\d[\d.,+]*)\)\s*$/i, '').replace(/[\s*:]+$/, '');
  const words = wordsOf(plain || text);
  return words.map((word) => signs[word] ?? word);
}

/** The text of a field without a name: before it, or after a box; the column's head in a table. */
function textBeside(page: Page, element: PageElement): string | undefined {
  const heads = columnHead(page, element);
  if (heads) return heads;
  return isBox(element) ? (after(page, element) ?? before(page, element)) : before(page, element);
}

function before(page: Page, element: PageElement): string | undefined {
  for (let at = element.index - 1; at >= Math.max(0, element.index - 4); at -= 1) {
    const one = page.elements[at];
    if (!one || isField(one) || one.active || one.role === 'heading') return undefined;
    if (one.end > element.index) continue;
    const words = one.text ?? one.name;
    if (words) return words;
  }
  return undefined;
}

function after(page: Page, element: PageElement): string | undefined {
  const one = page.elements[element.end];
  if (!one || isField(one) || one.depth < element.depth - 1) return undefined;
  return /^(?:text|paragraph|cell)$/.test(one.role ?? '') ? (one.text ?? one.name) : undefined;
}

function columnHead(page: Page, element: PageElement): string | undefined {
  const above = page.above(element);
  const cell = above.find(({ role }) => role === 'cell' || role === 'gridcell');
  const row = above.find(({ role }) => role === 'row');
  const table = above.find(({ role }) => /^(?:table|grid|treegrid)$/.test(role ?? ''));
  if (!cell || !row || !table) return undefined;
  const heads = page.inside(table).filter(({ role }) => role === 'columnheader');
  const cells = page.inside(row).filter(({ role }) => /cell|rowheader/.test(role ?? ''));
  const head = heads.length >= cells.length ? heads[cells.indexOf(cell)] : undefined;
  return head?.name ?? head?.text;
}
