/** Gives elements short refs such as `e12` and finds them again. */

export interface Refs {
  /** The element's ref such as `e12`: it stays the same while the element exists. */
  refOf(element: Element): string;
  /** The element of a ref; undefined when the ref is unknown or the element is detached. */
  elementOf(ref: string): Element | undefined;
  /** The element that a ref meant, if the page has removed it and still keeps it. */
  removed(ref: string): Element | undefined;
  /** Continues after this number, because lower refs belong to other documents. */
  goOnAfter(given: number): void;
  /** The highest number in use, here or, as far as this document knows, in others. */
  latest(): number;
}

/** Refs for one document and the same-origin frames in it. Elements are held weakly. */
export function createRefs(): Refs {
  const names = new WeakMap<Element, string>();
  const elements = new Map<string, WeakRef<Element>>();
  let latest = 0;
  return {
    refOf(element) {
      const known = names.get(element);
      if (known) return known;
      latest += 1;
      const ref = `e${latest}`;
      names.set(element, ref);
      elements.set(ref, new WeakRef(element));
      return ref;
    },
    elementOf(ref) {
      const element = elements.get(ref)?.deref();
      // Elements of a removed frame stay connected to the frame's document.
      if (element?.isConnected && element.ownerDocument.defaultView) return element;
      if (!element) elements.delete(ref);
      return undefined;
    },
    removed: (ref) => elements.get(ref)?.deref(),
    goOnAfter(given) {
      latest = Math.max(latest, given);
    },
    latest: () => latest,
  };
}
