/** Splits a page into passages, each with its headings, list item, group and table. */

import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import type { LayoutInfo } from '../read/sight/layout-info';
import { maskedText } from '../tree/fields/private-field';
import { bodyOf } from '../tree/root-of';
import { eachComposedChild, frameDocument, isFrame, own, type ShadowLookup } from '../tree/walk';
import { enteredValueOf } from './entered-value';
import { headingLevelOf } from './heading-level';
import type { Passage } from './passage';
import { dropped, enclosing, itemRoles, items, regions } from './passage-elements';
import { createCellsOf, createTableOf, isRow, isTableOfData } from './passage-tables';
import { PassageText, tidy } from './passage-text';
import { createIsRepeatedBox } from './repeated-boxes';

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
  readonly #isRepeatedBox = createIsRepeatedBox();
  readonly #cellsOf = createCellsOf();
  readonly #tableOf = createTableOf(
    () => this.#newNumber(),
    (cell) => this.#textOf(cell, { kind: 'row' }),
    this.#cellsOf,
  );
  /** The headings above the current node, outermost first. */
  #trail: { level: number; text: string }[] = [];
  /** The text since the last passage. */
  readonly #words = new PassageText();
  #numbers = 0;
  /** How many cards the current node is in. */
  #cards = 0;
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
    const words = this.#words.take();
    if (words) this.#add({ ...around, ...words, ...more });
  }

  #add(passage: Passage): void {
    const above = this.#trail.map((heading) => heading.text);
    this.#found.push({ ...passage, ...(above.length > 0 && { trail: above }) });
  }

  #visitChildren(parent: Element, around: Around): void {
    const keeps = this.#layout.keepsLines(parent);
    const drawn = this.#layout.isDrawn(parent);
    eachComposedChild(parent, this.#shadow, (child) => {
      if (child.nodeType === 3 && drawn && this.#layout.isSeen(child as Text)) {
        const raw = child.nodeValue ?? '';
        this.#words.add(keeps ? raw : raw.replace(/\s+/g, ' '));
      } else if (child.nodeType === 1) this.#visit(child as Element, around);
    });
  }

  #visit(node: Element, around: Around): void {
    const { localName } = node;
    if (!this.#layout.isRead(node)) return;
    const field = enteredValueOf(node);
    if (field && !this.#layout.isPrivate(node) && this.#layout.isShown(node))
      this.#add({ ...around, kind: 'field', ...field });
    if (dropped.has(localName)) return;
    const masked = maskedText(node);
    if (masked !== null) {
      this.#words.add(` ${masked} `);
      return;
    }
    if (localName === 'br') {
      this.#words.break();
      return;
    }
    if (isFrame(node)) {
      this.#flush(around);
      const inner = frameDocument(node);
      if (inner) this.#addBlock(bodyOf(inner), around);
      else this.#found.push(framePathOf(node, this.#from));
      return;
    }
    const isInline = localName !== 'button' && localName !== 'select' && !this.#layout.isBlock(node);
    if (!isInline) this.#flush(around);
    this.#words.within(node, this.#layout.isStruck(node), () =>
      isInline ? this.#visitChildren(node, around) : this.#visitBox(node, around),
    );
  }

  #visitBox(node: Element, around: Around): void {
    const { localName } = node;
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
    const level = headingLevelOf(node);
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
    const isCard = this.#isRepeatedBox(node);
    // What is listed in a card belongs to the card.
    const isListed = items.has(localName) || itemRoles.has(node.getAttribute('role') ?? '');
    const isItem = isCard || (isListed && this.#cards === 0);
    if (isCard) this.#cards += 1;
    const inner: Around = {
      ...around,
      group: this.#newNumber(),
      ...(localName === 'li' ? { kind: 'item' } : localName === 'p' ? { kind: 'paragraph' } : {}),
      ...(isItem && { item: this.#newNumber() }),
    };
    const start = this.#found.length;
    this.#visitChildren(node, inner);
    // A paragraph belongs to the group of the box around it.
    const isParagraph = isBare(node) && this.#found.length === start;
    this.#flush(isParagraph ? { ...inner, group: around.group } : inner);
    if (isCard) this.#cards -= 1;
    if (enclosing.has(localName) || isItem) this.#trail = before;
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
    const struck: string[] = [];
    const { cells, own, headers } = this.#cellsOf(node, (cell) => this.#textOf(cell, around, struck));
    if (own.every((cell) => cell === '')) return;
    this.#add({
      ...around,
      kind: 'row',
      text: own.filter(Boolean).join(' '),
      ...this.#tableOf(node),
      cells,
      ...(headers > 0 && { headers }),
      ...(struck.length > 0 && { struck }),
    });
  }

  /** The text of an element with all its blocks, without adding passages; adds to `struck` what is struck out. */
  #textOf(node: Element, around: Around, struck: string[] = []): string {
    const [keptTrail, length] = [this.#trail, this.#found.length];
    this.#words.aside(() => {
      this.#visitChildren(node, around);
      this.#flush(around);
    });
    // Of a choice in a cell only what is chosen.
    const isRead = (one: Passage | FramePath): one is Passage =>
      'text' in one && (one.kind !== 'field' || one.name !== undefined);
    const found = this.#found.splice(length).filter(isRead);
    struck.push(...found.flatMap((one) => one.struck ?? []));
    this.#trail = keptTrail;
    return tidy(found.map(({ text }) => text.replaceAll('\n', ' ')).join(' '));
  }
}

/** It contains text and no boxes. */
function isBare(node: Element): boolean {
  return [...own(node, 'children')].every((child) => own(child, 'children').length === 0);
}
