/** Overrides inline styles of elements for a moment and restores them exactly. */

export interface StyleOverrides {
  /** Sets inline properties with `!important`. */
  set(element: HTMLElement, properties: Record<string, string>): void;
  /** Restores the style of one element. */
  undo(element: HTMLElement): void;
  undoAll(): void;
}

interface Before {
  text: string | null;
  /** The attribute as set here; a different value later means that the page has changed it. */
  ours: string | null;
  properties: [name: string, value: string, priority: string][];
}

export function createStyleOverrides(): StyleOverrides {
  const changed = new Map<HTMLElement, Before>();

  function undo(element: HTMLElement): void {
    const before = changed.get(element);
    if (!before) return;
    changed.delete(element);
    if (element.getAttribute('style') !== before.ours) {
      for (const [name, value, priority] of before.properties)
        element.style.setProperty(name, value, priority);
    } else if (before.text === null) element.removeAttribute('style');
    else element.setAttribute('style', before.text);
  }

  return {
    set(element, properties) {
      const { style } = element as Partial<HTMLElement>;
      // Elements of plain XML have none.
      if (!style || changed.has(element)) return;
      const names = Object.keys(properties);
      const before: Before = {
        text: element.getAttribute('style'),
        ours: null,
        properties: names.map((name) => [
          name,
          style.getPropertyValue(name),
          style.getPropertyPriority(name),
        ]),
      };
      for (const name of names) style.setProperty(name, properties[name] ?? '', 'important');
      before.ours = element.getAttribute('style');
      changed.set(element, before);
    },
    undo,
    undoAll() {
      for (const element of [...changed.keys()]) undo(element);
    },
  };
}
