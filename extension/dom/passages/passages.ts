/** Splits a page into passages, each with its headings, list item, group and table. */
import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import type { LayoutInfo } from '../read/layout-info';
import { composedChildren, frameDocument, isFrame, type ShadowLookup } from '../tree/walk';
import { cellsOf, createTableOf, isRow, isTableOfData } from './passage-tables';

/** One passage; numbers in `item`, `group` and `table` are equal where things belong together. */
export interface Passage {
  kind:
    | 'heading'
    | 'paragraph'
    | 'item'
    | 'row'
    | 'definition'
    | 'code'
    | 'caption'
    | 'control'
    | 'field'
    | 'meta'
    | 'fact';
  /** Verbatim, spaces folded; a line break of the page is a line break. */
  text: string;
  /** The headings that it stands under, outermost first. */
  trail?: string[];
  /** What it is outside of the content. */
  region?: 'nav' | 'footer' | 'aside' | 'header' | 'dialog';
  /** The list item, card or article that it is part of. */
  item?: string;
  /** The box that it shares with other passages. */
  group?: string;
  table?: string;
  /** Of a row: what is in each column, cells that span several repeated. */
  cells?: string[];
  /** Of a row: what is written above each column. */
  columns?: string[];
  /** Of a row: how many of its first cells are headers of it. */
  headers?: number;
  /** It is in a closed `details`, and shows with a click. */
  folded?: true;
  /** Of a definition: the term; of a meta or JSON-LD fact: its name. */
  name?: string;
}

const dropped = new Set(
  'script style noscript template link meta svg canvas object embed datalist head input textarea'.split(' '),
);
const regions: Record<string, Passage['region']> = {
  nav: 'nav',
  navigation: 'nav',
  footer: 'footer',
  contentinfo: 'footer',
  aside: 'aside',
  complementary: 'aside',
  banner: 'header',
  dialog: 'dialog',
  alertdialog: 'dialog',
};
/** A heading in one of these says nothing about what comes after it. */
const enclosing = new Set('aside nav footer article li td th details dialog figure'.split(' '));
const items = new Set(['li', 'article']);
const itemRoles = new Set(['listitem', 'article', 'row']);

interface Around {
  folded?: true;
  kind: Passage['kind'];
  region?: Passage['region'];
  item?: string;
  group?: string;
}

/** The passages in document order; between them the frames that only their own scripts can read. */
export function passagesOf(
  roots: readonly Element[],
  from: Document,
  shadow: ShadowLookup,
  layout: LayoutInfo,
): (Passage | FramePath)[] {
  const found: (Passage | FramePath)[] = [];
  const salt = Math.random().toString(36).slice(2, 5);
  let trail: { level: number; text: string }[] = [];
  let words = '';
  let numbers = 0;
  let term = '';
  const fresh = () => `${salt}${numbers++}`;
  const tableOf = createTableOf(fresh, (cell) => gathered(cell, { kind: 'row' }));

  for (const root of roots) {
    element(root, { kind: 'paragraph' });
    flush({ kind: 'paragraph' });
  }
  return found;

  function flush(around: Around, more: Partial<Passage> = {}): void {
    const text = tidy(words);
    words = '';
    if (text) add({ ...around, text, ...more });
  }

  function add(passage: Passage): void {
    const above = trail.map((heading) => heading.text);
    found.push({ ...passage, ...(above.length > 0 && { trail: above }) });
  }

  function children(parent: Element, around: Around): void {
    const keeps = layout.keepsLines(parent);
    const drawn = layout.isDrawn(parent);
    for (const child of composedChildren(parent, shadow)) {
      if (child.nodeType === 3 && drawn && layout.isSeen(child as Text)) {
        const raw = child.nodeValue ?? '';
        words += keeps ? raw : raw.replace(/\s+/g, ' ');
      } else if (child.nodeType === 1) element(child as Element, around);
    }
  }

  function element(node: Element, around: Around): void {
    const { localName } = node;
    if (dropped.has(localName) || !layout.isRead(node)) return;
    if (localName === 'br') {
      words += '\n';
      return;
    }
    if (isFrame(node)) {
      flush(around);
      const body = frameDocument(node)?.body;
      if (body) block(body, around);
      else found.push(framePathOf(node, from));
      return;
    }
    if (localName !== 'button' && localName !== 'select' && !layout.isBlock(node)) {
      children(node, around);
      return;
    }
    flush(around);
    if (
      node.parentElement?.localName === 'details' &&
      localName !== 'summary' &&
      !node.parentElement.hasAttribute('open')
    )
      around = { ...around, folded: true };
    const region = regions[node.getAttribute('role') ?? localName];
    const inner = region ? { ...around, region } : around;
    if (isRow(node) && isTableOfData(node)) row(node, inner);
    else special(node, inner);
  }

  /** A block whose kind its tag says; all others are what is around them. */
  function special(node: Element, around: Around): void {
    const { localName } = node;
    const level = levelOf(node);
    if (level) heading(node, level, around);
    else if (localName === 'summary') heading(node, 7, around);
    else if (localName === 'pre') whole(node, { ...around, kind: 'code' });
    else if (localName === 'figcaption' || localName === 'caption')
      whole(node, { ...around, kind: 'caption' });
    else if (localName === 'button' || node.getAttribute('role') === 'button')
      whole(node, { ...around, kind: 'control' });
    else if (localName === 'select') field(node as HTMLSelectElement, around);
    else if (localName === 'dt') {
      term = gathered(node, around);
    } else if (localName === 'dd') definition(node, around);
    else block(node, around);
  }

  function whole(node: Element, around: Around): void {
    children(node, around);
    flush(around);
  }

  function block(node: Element, around: Around): void {
    const { localName } = node;
    const before = trail;
    const isItem = items.has(localName) || itemRoles.has(node.getAttribute('role') ?? '');
    const inner: Around = {
      ...around,
      group: fresh(),
      ...(localName === 'li' ? { kind: 'item' } : localName === 'p' ? { kind: 'paragraph' } : {}),
      ...(isItem && { item: fresh() }),
    };
    // What a paragraph shares with others is the box around it.
    children(node, inner);
    flush(isBare(node) ? { ...inner, group: around.group } : inner);
    if (enclosing.has(localName)) trail = before;
  }

  function heading(node: Element, level: number, around: Around): void {
    const text = gathered(node, around);
    if (!text) return;
    trail = trail.filter((above) => above.level < level);
    add({ ...around, kind: 'heading', text });
    trail = [...trail, { level, text }];
  }

  function definition(node: Element, around: Around): void {
    const start = found.length;
    block(node, { ...around, kind: 'definition' });
    for (const passage of found.slice(start)) {
      if ('kind' in passage && term) passage.name = term;
    }
  }

  function field(node: HTMLSelectElement, around: Around): void {
    const text = [...node.options].map((option) => tidy(option.textContent ?? '')).join('\n');
    if (text) add({ ...around, kind: 'field', text });
  }

  function row(node: Element, around: Around): void {
    const { cells, own, headers } = cellsOf(node, (cell) => gathered(cell, around));
    if (own.every((cell) => cell === '')) return;
    add({
      ...around,
      kind: 'row',
      text: own.filter(Boolean).join(' '),
      ...tableOf(node),
      cells,
      ...(headers > 0 && { headers }),
    });
  }

  /** The words of an element as one, though it may hold blocks; it adds no passage. */
  function gathered(node: Element, around: Around): string {
    const [keptWords, keptTrail, length] = [words, trail, found.length];
    words = '';
    children(node, around);
    flush(around);
    const texts = found.splice(length).map((one) => ('text' in one ? one.text : ''));
    [words, trail] = [keptWords, keptTrail];
    return tidy(texts.join(' ').replaceAll('\n', ' '));
  }
}

function levelOf(node: Element): number {
  const tag = /^h([1-6])$/.exec(node.localName)?.[1];
  if (tag) return Number(tag);
  if (node.getAttribute('role') !== 'heading') return 0;
  return Number(node.getAttribute('aria-level')) || 2;
}

/** It holds words and no box of its own. */
function isBare(node: Element): boolean {
  return [...node.children].every((child) => child.children.length === 0);
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
