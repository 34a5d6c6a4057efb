/** Finds out which elements have click listeners. Only the page's own world knows, and answers by events. */

// Dispatched on an element, without bubbling. It is prevented if a script listens for clicks there.
const question = 'tabrelay:listens';

const clicks = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick', 'auxclick']);

/** Whether a script listens for clicks on the element, if the listener came after `noteClickListeners`. */
export function listensForClicks(element: Element): boolean {
  return !element.dispatchEvent(new Event(question, { cancelable: true }));
}

/**
 * From now on, elements answer whether scripts listen for clicks on them: by `addEventListener`, or by `onclick`, which
 * React also sets on elements that have an `onClick`. Runs in the page's own world.
 */
export function noteClickListeners(view: Window & typeof globalThis): void {
  const { prototype } = view.EventTarget;
  const listen = prototype.addEventListener;
  const answer = (event: Event) => event.preventDefault();
  const note = (target: unknown) => {
    if (target instanceof view.Element) listen.call(target, question, answer);
  };
  // Proxies, because their `toString` still says "[native code]".
  prototype.addEventListener = new Proxy(listen, {
    apply(own, target, args) {
      if (clicks.has(String(args[0])) && args[1]) note(target);
      return Reflect.apply(own, target, args);
    },
  });
  for (const { prototype } of [view.HTMLElement, view.SVGElement]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'onclick');
    if (!property?.set) continue;
    const set = new Proxy(property.set, {
      apply(own, target, args) {
        if (args[0]) note(target);
        return Reflect.apply(own, target, args);
      },
    });
    Object.defineProperty(prototype, 'onclick', { ...property, set });
  }
}
