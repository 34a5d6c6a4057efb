/** Gives elements short refs such as `e12` and finds them again. */

export interface Refs {
  /** The element's ref such as `e12`: the same one as long as the element lives. */
  refOf(element: Element): string;
  /** The element a ref means; undefined when it was never given out or the element is gone from the page. */
  elementOf(ref: string): Element | undefined;
  /** Refs up to this number mean elements of other documents, should they mean none of this one: new ones come after. */
  goOnAfter(given: number): void;
  /** The highest number that is taken, here or, as far as this document was told, in others. */
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
      // What was in a frame stays connected to the frame's document when that is gone from the page.
      if (element?.isConnected && element.ownerDocument.defaultView) return element;
      if (!element) elements.delete(ref);
      return undefined;
    },
    goOnAfter(given) {
      latest = Math.max(latest, given);
    },
    latest: () => latest,
  };
}
