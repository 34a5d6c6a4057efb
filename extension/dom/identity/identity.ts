/**
 * Keeps what is needed to know an element again after the page has made it anew: a print of each element that has got a
 * ref, and when the page adds and removes elements. In a lazy script.
 */

import { RelayError } from '../../protocol/errors';
import { oneTask } from '../events/fire';
import type { Refs } from '../find/refs';
import { composedAncestors, elementsFrom, isShadowRoot, type ShadowLookup } from '../tree/walk';
import { Meanings } from './meanings';
import { namedRefs } from './named-refs';
import type { Print } from './print';
import { Round } from './round';
import { RowContents } from './row-contents';

/** An element that has got a ref. */
export interface Known extends Print {
  readonly document: Document;
  /** Path, query and route of the document when the ref was given. */
  readonly path: string;
  readonly tag: string;
  /** Without the numbers that count something; only where no other element had the same then. */
  readonly uncounted?: Print;
  /** The change of the page in which the element was removed. */
  removedIn?: number;
}

const maxKnown = 5_000;
/** Most pages take no longer: what a page does next is seen in all of its elements. */
const firstSliceMs = 8;
/** And no more refs than these, however long a busy machine takes for them. */
const firstSliceRefs = 200;
/** The next step waits no longer than this. */
const sliceMs = 3;

export class Identity {
  readonly #document: Document;
  readonly #refs: Refs;
  readonly #shadow: ShadowLookup;
  /** By ref, the latest last. */
  readonly #known = new Map<string, Known>();
  /** The refs that mean an element. */
  readonly #refsOf = new WeakMap<Element, Set<string>>();
  /** The prints that several elements had at the same time. */
  readonly #shared = new Set<string>();
  /** What the elements stood for when their refs were told. */
  readonly meanings: Meanings;
  /** The refs that the act before this one has named: who repeats it means the element, though its row was changed. */
  #actedOn: string[] = [];
  readonly #addedIn = new WeakMap<Node, number>();
  readonly #observed = new WeakSet<Node>();
  readonly #observer: InstanceType<typeof globalThis.MutationObserver> | undefined;
  #batch = 0;
  /** Refs that were given and have no print yet. */
  readonly #pending = new Set<string>();
  #isTaking = false;
  /** What is known of the page while it stays as it is. */
  #round: Round | undefined;
  #rows = new RowContents();

  constructor(document: Document, refs: Refs, shadow: ShadowLookup) {
    this.#document = document;
    this.#refs = refs;
    this.#shadow = shadow;
    this.meanings = new Meanings(refs, shadow);
    refs.rowTexts = (ref) => this.meanings.get(ref)?.texts;
    const Observer = document.defaultView?.MutationObserver;
    this.#observer = Observer && new Observer((changes) => this.#note(changes));
  }

  /** How often the page has added or removed elements so far. */
  get batch(): number {
    this.#note(this.#observer?.takeRecords() ?? []);
    return this.#batch;
  }

  /** Takes the prints of the elements that got these refs, a few in each task of the page. */
  take(refs: Iterable<string>): void {
    for (const ref of refs) this.#pending.add(ref);
    if (!this.#isTaking) void this.#takeAll();
  }

  /**
   * Before an act of this step. Takes the prints that are missing, at once: the page is about to be changed.
   * @throws RelayError element_not_found when an element that the step names by a ref stands for something else by now
   */
  beforeAct(step: { selector: string; value?: unknown }): void {
    this.#takeUntil(Infinity);
    const refs = namedRefs(step);
    const other = refs.find((ref) => this.meanings.isReused(ref, this.#actedOn.includes(ref)));
    if (other !== undefined)
      throw new RelayError(
        'element_not_found',
        `The page has written another row into the element of "ref=${other}". Take a new snapshot.`,
        { outcome: 'not_executed' },
      );
    this.#actedOn = refs;
    this.meanings.noteAct(refs);
  }

  /** What is known of the elements that the page has removed, by ref. */
  dead(): [ref: string, known: Known][] {
    this.#note(this.#observer?.takeRecords() ?? []);
    return [...this.#known].filter(
      ([ref, known]) =>
        known.removedIn !== undefined && !this.#shared.has(keyOf(known)) && !this.#refs.isAttached(ref),
    );
  }

  /** Whether the page added the element in this change or later. */
  isAddedSince(element: Element, batch: number): boolean {
    return composedAncestors(element).some((at) => (this.#addedIn.get(at) ?? -1) >= batch);
  }

  /** Several elements had this print at the same time: whose it is cannot be told any more. */
  tellNoMore(print: Print): void {
    if (this.#shared.size < maxKnown) this.#shared.add(keyOf(print));
    else this.#known.clear();
  }

  /** The ref means another element now, with the same print. */
  renew(ref: string, element: Element): void {
    const known = this.#known.get(ref);
    if (known) delete known.removedIn;
    this.#noteRef(ref, element);
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true;
    let [lastsMs, atLeast] = [firstSliceMs, firstSliceRefs];
    while (this.#pending.size > 0) {
      this.#takeUntil(performance.now() + lastsMs, atLeast);
      [lastsMs, atLeast] = [sliceMs, 1];
      await oneTask(this.#document);
    }
    this.#isTaking = false;
  }

  #takeUntil(untilMs: number, atLeast = 1): void {
    let taken = 0;
    for (const ref of this.#pending) {
      this.#pending.delete(ref);
      const element = this.#refs.elementOf(ref);
      if (element) this.#take(ref, element);
      taken += 1;
      if (taken >= atLeast && performance.now() > untilMs) return;
    }
    this.#round = undefined;
  }

  /** Nothing is kept of an element that is not the only one of its kind. */
  #take(ref: string, element: Element): void {
    this.#observe(element);
    if (this.#round?.batch !== this.batch) {
      this.#round = new Round(this.#batch, this.#shadow);
      this.#rows = new RowContents();
    }
    this.meanings.take(ref, element, this.#rows);
    let print = this.#round.printOf(element);
    this.#known.delete(ref);
    if (!print.whole) return;
    const document = element.ownerDocument;
    const isShared = () => (this.#round?.matching(document, element.localName, print).length ?? 0) > 1;
    if (isShared()) {
      this.tellNoMore(print);
      print = this.#round.printWithPlace(element, print);
      if (!print.above || isShared()) return;
    }
    const { localName: tag } = element;
    const uncounted = this.#round.uncountedOf(element, print);
    const isOnly = !print.above && this.#round.matchingUncounted(document, tag, uncounted).length === 1;
    this.#known.set(ref, { ...print, document, path: pathOf(document), tag, ...(isOnly && { uncounted }) });
    this.#noteRef(ref, element);
    const [oldest = ref] = this.#known.size > maxKnown ? this.#known.keys() : [];
    if (oldest !== ref) this.#known.delete(oldest);
  }

  #noteRef(ref: string, element: Element): void {
    this.#refsOf.set(element, (this.#refsOf.get(element) ?? new Set()).add(ref));
  }

  /** Also the trees around its shadow tree, which may be taken away as a whole. */
  #observe(element: Element): void {
    let root = element.getRootNode();
    while (!this.#observed.has(root)) {
      this.#observed.add(root);
      this.#observer?.observe(root, { childList: true, subtree: true });
      this.meanings.listenIn(root);
      if (!isShadowRoot(root)) return;
      root = root.host.getRootNode();
    }
  }

  #note(changes: readonly MutationRecord[]): void {
    if (changes.length === 0) return;
    this.#batch += 1;
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) this.#addedIn.set(node, this.#batch);
      for (const node of removedNodes) if (node.nodeType === 1) this.#noteRemoved(node as Element);
    }
  }

  #noteRemoved(tree: Element): void {
    if (tree.isConnected) return;
    for (const element of elementsFrom(tree, this.#shadow))
      for (const ref of this.#refsOf.get(element) ?? []) {
        const known = this.#known.get(ref);
        // Of a ref that has got another element since, this one says nothing.
        if (known && !this.#refs.isAttached(ref)) known.removedIn ??= this.#batch;
      }
  }
}

function keyOf({ whole, above }: Print): string {
  return above === undefined ? whole : JSON.stringify([whole, above]);
}

/** Path, query and route: what a page of one document changes when it shows something else. */
export function pathOf({ location }: Document): string {
  const route = /^#!?\//.test(location.hash) ? location.hash : '';
  return `${location.pathname}${location.search}${route}`;
}
