/** Gives elements short refs such as `e12` and finds them again. */

export interface Refs {
  /** The element's ref such as `e12`: it stays the same while the element exists. */
  refOf(element: Element): string;
  /** The element of a ref; undefined when the ref is unknown or the element is detached. */
  elementOf(ref: string): Element | undefined;
  /** The element that a ref meant, if the page has removed it and still keeps it. */
  removed(ref: string): Element | undefined;
  /** Whether the element that the ref means is in the page, as far as is known. */
  isAttached(ref: string): boolean;
  /** The refs that were given or told again since this was last called. */
  takeGiven(): string[];
  /** From now on the ref means this element, which the page has made in place of the one that it meant. */
  rebind(ref: string, element: Element): void;
  /** Looks for what the page has made in place of removed elements. Set where that can be found out. */
  lookAgain: ((ref: string) => void) | undefined;
  /** What the row of the ref's element said when the ref was told. Set where that is kept. */
  rowTexts?: (ref: string) => readonly string[] | undefined;
  /** Continues after this number, because lower refs belong to other documents. */
  goOnAfter(given: number): void;
  /** The highest number in use, here or, as far as this document knows, in others. */
  latest(): number;
}

/** The oldest are forgotten: a page that makes everything anew gets new ones with each snapshot. */
const maxRefs = 200_000;

/** Refs for one document and the same-origin frames in it. Elements are held weakly. */
export function createRefs(): Refs {
  const names = new WeakMap<Element, string>();
  const elements = new Map<string, WeakRef<Element>>();
  let given = new Set<string>();
  let latest = 0;
  // Elements of a removed frame stay connected to the frame's document.
  const attached = (ref: string) => {
    const element = elements.get(ref)?.deref();
    return element?.isConnected && element.ownerDocument.defaultView ? element : undefined;
  };
  const refs: Refs = {
    refOf(element) {
      const ref = names.get(element) ?? `e${++latest}`;
      given.add(ref);
      if (elements.has(ref)) return ref;
      names.set(element, ref);
      elements.set(ref, new WeakRef(element));
      const [oldest = ref] = elements.keys();
      if (elements.size > maxRefs) elements.delete(oldest);
      return ref;
    },
    elementOf(ref) {
      const element = attached(ref);
      if (element || !elements.has(ref)) return element;
      refs.lookAgain?.(ref);
      return attached(ref);
    },
    removed: (ref) => elements.get(ref)?.deref(),
    isAttached: (ref) => attached(ref) !== undefined,
    takeGiven() {
      const taken = [...given];
      given = new Set();
      return taken;
    },
    rebind(ref, element) {
      elements.set(ref, new WeakRef(element));
      if (!names.has(element)) names.set(element, ref);
    },
    lookAgain: undefined,
    goOnAfter(number) {
      latest = Math.max(latest, number);
    },
    latest: () => latest,
  };
  return refs;
}
