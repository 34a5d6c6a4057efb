/** Compares the elements of a page with one another, at one moment. */
import { elementsIn, type ShadowLookup } from '../tree/walk';
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

  /** All elements of a document with this print, hidden ones included; where too many look alike, those. */
  matching(document: Document, tag: string, { signature, whole, above }: Print): Element[] {
    const alike = this.#withTag(document, tag).get(signature) ?? [];
    if (alike.length > maxAlike) return alike;
    const groups = this.#alike.get(alike) ?? grouped(alike, (one) => this.#prints.wholeOf(one));
    this.#alike.set(alike, groups);
    const same = groups.get(whole) ?? [];
    return above === undefined ? same : same.filter((one) => this.#prints.aboveOf(one) === above);
  }

  #withTag(document: Document, tag: string): Groups {
    const tags = this.#tags.get(document) ?? new Map<string, Groups>();
    this.#tags.set(document, tags);
    const known = tags.get(tag);
    if (known) return known;
    const all = [...elementsIn(document, this.#shadow)].filter((one) => one.localName === tag);
    const groups = grouped(all, signatureOf);
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
