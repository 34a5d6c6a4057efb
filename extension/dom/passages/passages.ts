/** Splits a page into passages, each with its headings, list item, group and table. */

import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import type { LayoutInfo } from '../read/layout-info';
import { maskedText } from '../tree/private-field';
import { bodyOf } from '../tree/root-of';
import { composedChildren, frameDocument, isFrame, own, type ShadowLookup } from '../tree/walk';
import type { Passage } from './passage';
import { createCellsOf, createTableOf, isRow, isTableOfData } from './passage-tables';

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
/** A heading in one of these does not apply to what follows. */
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

/** The passages in document order; between them the paths of cross-origin frames. */
export function passagesOf(
  roots: readonly Element[],
  from: Document,
  shadow: ShadowLookup,
  layout: LayoutInfo,
): (Passage | FramePath)[] {
  return new PassageCollector(from, shadow, layout).collect(roots);
}

/** Collects the passages of one read of a page. */
class PassageCollector {
  readonly #from: Document;
  readonly #shadow: ShadowLookup;
  readonly #layout: LayoutInfo;
  readonly #found: (Passage | FramePath)[] = [];
  readonly #salt = Math.random().toString(36).slice(2, 5);
  readonly #cellsOf = createCellsOf();
  readonly #tableOf = createTableOf(
    () => this.#newNumber(),
    (cell) => this.#textOf(cell, { kind: 'row' }),
    this.#cellsOf,
  );
  /** The headings above the current node, outermost first. */
  #trail: { level: number; text: string }[] = [];
  /** The text since the last passage. */
  #words = '';
  #numbers = 0;
  /** The last `dt`. */
  #term = '';

  constructor(from: Document, shadow: ShadowLookup, layout: LayoutInfo) {
    this.#from = from;
    this.#shadow = shadow;
    this.#layout = layout;
  }

  collect(roots: readonly Element[]): (Passage | FramePath)[] {
    for (const root of roots) {
      this.#visit(root, { kind: 'paragraph' });
      this.#flush({ kind: 'paragraph' });
    }
    return this.#found;
  }

  /** A number that no other read of the page gives. */
  #newNumber(): string {
    return `${this.#salt}${this.#numbers++}`;
  }

  #flush(around: Around, more: Partial<Passage> = {}): void {
    const text = tidy(this.#words);
    this.#words = '';
    if (text) this.#add({ ...around, text, ...more });
  }

  #add(passage: Passage): void {
    const above = this.#trail.map((heading) => heading.text);
    this.#found.push({ ...passage, ...(above.length > 0 && { trail: above }) });
  }

  #visitChildren(parent: Element, around: Around): void {
    const keeps = this.#layout.keepsLines(parent);
    const drawn = this.#layout.isDrawn(parent);
    for (const child of composedChildren(parent, this.#shadow)) {
      if (child.nodeType === 3 && drawn && this.#layout.isSeen(child as Text)) {
        const raw = child.nodeValue ?? '';
        this.#words += keeps ? raw : raw.replace(/\s+/g, ' ');
      } else if (child.nodeType === 1) this.#visit(child as Element, around);
    }
  }

  #visit(node: Element, around: Around): void {
    const { localName } = node;
    if (dropped.has(localName) || !this.#layout.isRead(node)) return;
    const masked = maskedText(node);
    if (masked !== null) {
      this.#words += ` ${masked} `;
      return;
    }
    if (localName === 'br') {
      this.#words += '\n';
      return;
    }
    if (isFrame(node)) {
      this.#flush(around);
      const inner = frameDocument(node);
      if (inner) this.#addBlock(bodyOf(inner), around);
      else this.#found.push(framePathOf(node, this.#from));
      return;
    }
    if (localName !== 'button' && localName !== 'select' && !this.#layout.isBlock(node)) {
      this.#visitChildren(node, around);
      return;
    }
    this.#flush(around);
    if (
      node.parentElement?.localName === 'details' &&
      localName !== 'summary' &&
      !node.parentElement.hasAttribute('open')
    )
      around = { ...around, folded: true };
    const region = regions[node.getAttribute('role') ?? localName];
    const inner = region ? { ...around, region } : around;
    if (isRow(node) && isTableOfData(node)) this.#addRow(node, inner);
    else this.#visitBlock(node, inner);
  }

  /** The tag decides the kind of a block; other blocks take the kind of their parent. */
  #visitBlock(node: Element, around: Around): void {
    const { localName } = node;
    const level = levelOf(node);
    if (level) this.#addHeading(node, level, around);
    else if (localName === 'summary') this.#addHeading(node, 7, around);
    else if (localName === 'pre') this.#addContent(node, { ...around, kind: 'code' });
    else if (localName === 'figcaption' || localName === 'caption')
      this.#addContent(node, { ...around, kind: 'caption' });
    else if (localName === 'button' || node.getAttribute('role') === 'button')
      this.#addContent(node, { ...around, kind: 'control' });
    else if (localName === 'select') this.#addOptions(node as HTMLSelectElement, around);
    else if (localName === 'dt') {
      this.#term = this.#textOf(node, around);
    } else if (localName === 'dd') this.#addDefinition(node, around);
    else this.#addBlock(node, around);
  }

  #addContent(node: Element, around: Around): void {
    this.#visitChildren(node, around);
    this.#flush(around);
  }

  #addBlock(node: Element, around: Around): void {
    const { localName } = node;
    const before = this.#trail;
    const isItem = items.has(localName) || itemRoles.has(node.getAttribute('role') ?? '');
    const inner: Around = {
      ...around,
      group: this.#newNumber(),
      ...(localName === 'li' ? { kind: 'item' } : localName === 'p' ? { kind: 'paragraph' } : {}),
      ...(isItem && { item: this.#newNumber() }),
    };
    // A paragraph belongs to the group of the box around it.
    this.#visitChildren(node, inner);
    this.#flush(isBare(node) ? { ...inner, group: around.group } : inner);
    if (enclosing.has(localName)) this.#trail = before;
  }

  #addHeading(node: Element, level: number, around: Around): void {
    const text = this.#textOf(node, around);
    if (!text) return;
    this.#trail = this.#trail.filter((above) => above.level < level);
    this.#add({ ...around, kind: 'heading', text });
    this.#trail = [...this.#trail, { level, text }];
  }

  #addDefinition(node: Element, around: Around): void {
    const start = this.#found.length;
    this.#addBlock(node, { ...around, kind: 'definition' });
    for (const passage of this.#found.slice(start)) {
      if ('kind' in passage && this.#term) passage.name = this.#term;
    }
  }

  #addOptions(node: HTMLSelectElement, around: Around): void {
    const text = [...node.options].map((option) => tidy(option.textContent ?? '')).join('\n');
    if (text && this.#layout.isShown(node)) this.#add({ ...around, kind: 'field', text });
  }

  #addRow(node: Element, around: Around): void {
    const { cells, own, headers } = this.#cellsOf(node, (cell) => this.#textOf(cell, around));
    if (own.every((cell) => cell === '')) return;
    this.#add({
      ...around,
      kind: 'row',
      text: own.filter(Boolean).join(' '),
      ...this.#tableOf(node),
      cells,
      ...(headers > 0 && { headers }),
    });
  }

  /** The text of an element with all its blocks, without adding passages. */
  #textOf(node: Element, around: Around): string {
    const [keptWords, keptTrail, length] = [this.#words, this.#trail, this.#found.length];
    this.#words = '';
    this.#visitChildren(node, around);
    this.#flush(around);
    const texts = this.#found.splice(length).map((one) => ('text' in one ? one.text : ''));
    [this.#words, this.#trail] = [keptWords, keptTrail];
    return tidy(texts.join(' ').replaceAll('\n', ' '));
  }
}

function levelOf(node: Element): number {
  const tag = /^h([1-6])$/.exec(node.localName)?.[1];
  if (tag) return Number(tag);
  if (node.getAttribute('role') !== 'heading') return 0;
  return Number(node.getAttribute('aria-level')) || 2;
}

/** It contains text and no boxes. */
function isBare(node: Element): boolean {
  return [...own(node, 'children')].every((child) => own(child, 'children').length === 0);
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
