/** Compares the elements of a page with one another, at one moment. */
import { elementsIn, type ShadowLookup } from '../tree/walk';
import { type Print, PrintMaker, signatureOf } from './print';

/** Of more elements that look alike, none is known again. */
const maxAlike = 100;

export class Round {
  readonly batch: number;
  readonly #shadow: ShadowLookup;
  readonly #prints: PrintMaker;
  /** By tag and signature. */
  readonly #alike = new Map<Document, Map<string, Map<string, Element[]>>>();

  /** @param batch how often the page had changed; of what comes later the round knows nothing */
  constructor(batch: number, shadow: ShadowLookup) {
    this.batch = batch;
    this.#shadow = shadow;
    this.#prints = new PrintMaker(shadow);
  }

  /** The print of an element; undefined where it has no name, or another element has the same print. */
  uniquePrint(element: Element): Print | undefined {
    const signature = signatureOf(element);
    const whole = this.#prints.wholeOf(element);
    const print = { signature, whole };
    return whole && this.matching(element.ownerDocument, element.localName, print).length === 1
      ? print
      : undefined;
  }

  /** All elements of a document with this print, hidden ones included; none where too many look alike. */
  matching(document: Document, tag: string, { signature, whole }: Print): Element[] {
    const alike = this.#withTag(document, tag).get(signature) ?? [];
    if (alike.length > maxAlike) return [];
    return alike.filter((one) => this.#prints.wholeOf(one) === whole);
  }

  #withTag(document: Document, tag: string): Map<string, Element[]> {
    const tags = this.#alike.get(document) ?? new Map<string, Map<string, Element[]>>();
    this.#alike.set(document, tags);
    const known = tags.get(tag);
    if (known) return known;
    const found = new Map<string, Element[]>();
    for (const element of elementsIn(document, this.#shadow)) {
      if (element.localName !== tag) continue;
      const signature = signatureOf(element);
      found.set(signature, [...(found.get(signature) ?? []), element]);
    }
    tags.set(tag, found);
    return found;
  }
}
