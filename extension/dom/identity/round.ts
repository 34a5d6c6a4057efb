/** Compares the elements of a page with one another, at one moment. */
import { elementsIn, type ShadowLookup } from '../tree/walk';
import { uncount } from './counts';
import { type Print, PrintMaker, signatureOf } from './print';

/** More elements that look alike are not told apart. */
const maxAlike = 2_000;

export class Round {
  readonly batch: number;
  readonly #shadow: ShadowLookup;
  readonly #prints: PrintMaker;
  /** The elements of a document and a tag, by signature. */
  readonly #tags = new Map<Document, Map<string, Groups>>();
  /** Elements of one signature, by print. */
  readonly #alike = new WeakMap<Element[], Groups>();
  /** As `#tags`, without the numbers that count something. */
  readonly #uncounted = new Map<Document, Map<string, Groups>>();

  /** @param batch how often the page had changed; of what comes later the round knows nothing */
  constructor(batch: number, shadow: ShadowLookup) {
    this.batch = batch;
    this.#shadow = shadow;
    this.#prints = new PrintMaker(shadow);
  }

  printOf(element: Element): Print {
    return { signature: signatureOf(element), whole: this.#prints.wholeOf(element) };
  }

  /** The same print with what stands above. */
  printWithPlace(element: Element, print: Print): Print {
    return { ...print, above: this.#prints.aboveOf(element) };
  }

  /** The print without the numbers that count something. */
  uncountedOf(element: Element, print: Print): Print {
    const uncounted = uncount(element);
    if (!uncounted) return print;
    return {
      signature: signatureOf(element, uncounted),
      whole: this.#prints.wholeOf(element, uncounted),
    };
  }

  /** All elements with this print, but for the numbers that count something. @param print from `uncountedOf` */
  matchingUncounted(document: Document, tag: string, print: Print): Element[] {
    const all = this.#known(this.#uncounted, document, tag, (one) => signatureOf(one, uncount(one)));
    const alike = all.get(print.signature) ?? [];
    if (alike.length > maxAlike) return alike;
    // Where none of them counts anything, they are told apart already.
    if (alike.length === this.#withTag(document, tag).get(print.signature)?.length)
      return this.matching(document, tag, print);
    return this.#byWhole(alike, (one) => this.#prints.wholeOf(one, uncount(one))).get(print.whole) ?? [];
  }

  /** All elements of a document with this print, hidden ones included; where too many look alike, those. */
  matching(document: Document, tag: string, { signature, whole, above }: Print): Element[] {
    const alike = this.#withTag(document, tag).get(signature) ?? [];
    if (alike.length > maxAlike) return alike;
    const groups = this.#byWhole(alike, (one) => this.#prints.wholeOf(one));
    const same = groups.get(whole) ?? [];
    return above === undefined ? same : same.filter((one) => this.#prints.aboveOf(one) === above);
  }

  #byWhole(alike: Element[], wholeOf: (element: Element) => string): Groups {
    const groups = this.#alike.get(alike) ?? grouped(alike, wholeOf);
    this.#alike.set(alike, groups);
    return groups;
  }

  #withTag(document: Document, tag: string): Groups {
    return this.#known(this.#tags, document, tag, (one) => signatureOf(one));
  }

  #known(
    all: Map<Document, Map<string, Groups>>,
    document: Document,
    tag: string,
    keyOf: (element: Element) => string,
  ): Groups {
    const tags = all.get(document) ?? new Map<string, Groups>();
    all.set(document, tags);
    const known = tags.get(tag);
    if (known) return known;
    const ofTag = [...elementsIn(document, this.#shadow)].filter((one) => one.localName === tag);
    const groups = grouped(ofTag, keyOf);
    tags.set(tag, groups);
    return groups;
  }
}

type Groups = Map<string, Element[]>;

function grouped(elements: readonly Element[], keyOf: (element: Element) => string): Groups {
  const groups: Groups = new Map();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}
