/** Notes the messages that a page shows from an act on, because it may take them away before it is read. In a lazy script. */

import type { Listens } from '../accessibility/interactive';
import { createVisibilityFilter } from '../read/sight/visibility-filter';
import { rootOf } from '../tree/root-of';
import { composedContains, type ShadowLookup } from '../tree/walk';
import { layerAround, messageIn, wordsOfMessage } from './message-in';
import { isInWindow, shownTexts } from './shown-texts';

/** A message that the page has shown and taken away. */
export interface PassedMessage {
  words: string;
  /** How many acts have begun in the document since the one after which it came. */
  actsAgo: number;
}

interface Message {
  element: Element;
  words: string;
  /** The single texts of the words. */
  texts: ReadonlySet<string>;
  act: number;
}

const maxChars = 200;
const maxMessages = 10;
/** What the page changes so often is no message. */
const maxLooksPerAct = 40;
/** What comes later is not of the act. */
const maxWatchMs = 10_000;
/** So many words are hardly said twice. */
const manyWords = 3;
const attributes = ['class', 'style', 'hidden', 'open', 'aria-hidden', 'data-state'];

/** One for a document, from its first act on; dies with the document. */
export class PassingMessages {
  readonly #document: Document;
  readonly #shadow: ShadowLookup;
  readonly #listens: Listens;
  readonly #observer: InstanceType<typeof globalThis.MutationObserver> | undefined;
  readonly #messages: Message[] = [];
  /** What came and cannot be seen yet. */
  readonly #coming = new Set<Element>();
  /** The texts in the window when the latest act began: no news, also where the act closes or draws them anew. */
  #before: ReadonlySet<string> = new Set();
  #acts = 0;
  #looks = 0;
  #untilMs = 0;

  constructor(document: Document, shadow: ShadowLookup, listens: Listens) {
    this.#document = document;
    this.#shadow = shadow;
    this.#listens = listens;
    const Observer = document.defaultView?.MutationObserver;
    this.#observer = Observer && new Observer((records) => this.#changed(records));
    for (const type of ['transitionend', 'animationend'])
      document.addEventListener(type, () => this.#look([...this.#coming]), true);
  }

  /** From now on. @param on a box in which a program acts is no message */
  beginAct(on?: Element): void {
    this.#changed(this.#observer?.takeRecords() ?? []);
    this.#keep(({ element }) => !on || !composedContains(layerAround(element) ?? element, on));
    this.#before = shownTexts(rootOf(this.#document), this.#shadow, isInWindow);
    this.#acts += 1;
    this.#looks = 0;
    this.#untilMs = performance.now() + maxWatchMs;
    this.#coming.clear();
    this.#observer?.observe(this.#document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: attributes,
    });
  }

  /** Those that are gone again, each once. */
  takePassed(): PassedMessage[] {
    this.#changed(this.#observer?.takeRecords() ?? []);
    if (this.#messages.length === 0) return [];
    const isThere = this.#whatIsThere();
    const passed = this.#messages.filter((message) => !isThere(message));
    this.#keep((message) => !passed.includes(message));
    return passed.map(({ words, act }) => ({ words, actsAgo: this.#acts - act }));
  }

  #keep(isKept: (message: Message) => boolean): void {
    this.#messages.splice(0, Infinity, ...this.#messages.filter(isKept));
  }

  /** Whether a message is still seen, in its place or in that of an element that the page has made anew. */
  #whatIsThere(): (message: Message) => boolean {
    const { sees, wordsIn } = createVisibilityFilter(this.#shadow);
    const root = rootOf(this.#document);
    const texts = shownTexts(root, this.#shadow, sees);
    const all = wordsIn(root);
    return ({ element, words, texts: own }) =>
      (element.isConnected && wordsIn(element).includes(words)) ||
      [...own].every((text) => texts.has(text)) ||
      (words.split(' ').length >= manyWords && all.includes(words));
  }

  #changed(records: readonly MutationRecord[]): void {
    if (performance.now() > this.#untilMs) {
      this.#observer?.disconnect();
      return;
    }
    const found = new Set<Element>();
    const note = (node: Node | null, isNew: boolean) => {
      const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
      const message = element?.isConnected ? messageIn(element, isNew, this.#listens) : undefined;
      if (message) found.add(message);
    };
    for (const { type, target, addedNodes } of records.slice(0, maxLooksPerAct)) {
      if (type === 'childList') for (const node of addedNodes) note(node, true);
      else note(target, type === 'attributes');
    }
    if (found.size > 0) this.#look([...found]);
  }

  #look(elements: readonly Element[]): void {
    if (elements.length === 0 || this.#looks >= maxLooksPerAct) return;
    this.#looks += 1;
    const { wordsIn, sees } = createVisibilityFilter(this.#shadow);
    for (const element of elements) {
      const words = wordsOfMessage(element, wordsIn, this.#listens).slice(0, maxChars);
      if (words === '') this.#coming.add(element);
      else {
        this.#coming.delete(element);
        const texts = shownTexts(element, this.#shadow, sees);
        if ([...texts].some((text) => !this.#before.has(text)))
          this.#add({ element, words, texts, act: this.#acts });
      }
    }
  }

  #add(message: Message): void {
    const isKnown = this.#messages.some(
      ({ words, act }) => act === message.act && (words === message.words || words.includes(message.words)),
    );
    if (!isKnown && this.#messages.length < maxMessages) this.#messages.push(message);
  }
}
