/** Which elements the page's scripts listen on is known in the page's own world alone; this asks there. */

// Dispatched on an element; whoever listens for clicks there prevents the default. Nothing of it bubbles.
const question = 'tabrelay:listens';

const clicks = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick', 'auxclick']);

/** Whether a script listens for clicks on the element, if the listener came after `noteClickListeners`. */
export function listensForClicks(element: Element): boolean {
  return !element.dispatchEvent(new Event(question, { cancelable: true }));
}

/**
 * Lets the elements of a document answer from now on whether scripts listen for clicks on them: by `addEventListener`,
 * or by `onclick`, which is also what React leaves on elements that have an `onClick`. Runs in the page's own world.
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
