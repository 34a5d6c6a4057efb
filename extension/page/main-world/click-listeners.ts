/** Finds out which elements have click listeners. Only the page's own world knows, and answers by events. */

// Dispatched on an element, without bubbling. They are prevented if a script listens there for presses, releases or clicks,
// and for `click` itself.
const question = 'tabrelay:listens';
const clickQuestion = 'tabrelay:listens-click';
// Dispatched on a window: whether any element answers.
const anyQuestion = 'tabrelay:any-listens';

const clicks = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick', 'auxclick']);

/**
 * Whether a script listens for clicks on the target, if the listener came after `noteClickListeners`.
 * @param clickOnly whether the `click` event itself is meant, and not what comes before it
 */
export function listensForClicks(target: EventTarget, clickOnly = false): boolean {
  return isAnswered(target, clickOnly ? clickQuestion : question);
}

/** Whether one may for any element of the document and of the same-origin frames in it: in many pages none does. */
export function anyListensForClicks({ defaultView }: Document): boolean {
  return defaultView !== null && isAnswered(defaultView, anyQuestion);
}

function isAnswered(target: EventTarget, asked: string): boolean {
  return !target.dispatchEvent(new Event(asked, { cancelable: true }));
}

/**
 * From now on, elements answer whether scripts listen for clicks on them: by `addEventListener`, or by a property such as
 * `onclick`, which React also sets on elements that have an `onClick`. Runs in the page's own world.
 */
export function noteClickListeners(view: Window & typeof globalThis): void {
  const { prototype } = view.EventTarget;
  const listen = prototype.addEventListener;
  const answer = (event: Event) => event.preventDefault();
  let isTold = false;
  const note = (target: unknown, type: string) => {
    if (!(target instanceof view.Node || target === view)) return;
    listen.call(target, question, answer);
    if (!isTold && target instanceof view.Element) {
      isTold = true;
      for (const window of sameOriginAround(view)) listen.call(window, anyQuestion, answer);
    }
    if (type === 'click') listen.call(target, clickQuestion, answer);
  };
  // Proxies, because their `toString` still says "[native code]".
  prototype.addEventListener = new Proxy(listen, {
    apply(own, target, args) {
      if (clicks.has(String(args[0])) && args[1]) note(target, String(args[0]));
      return Reflect.apply(own, target, args);
    },
  });
  for (const { prototype } of [view.HTMLElement, view.SVGElement])
    for (const type of clicks) {
      const property = Object.getOwnPropertyDescriptor(prototype, `on${type}`);
      if (!property?.set) continue;
      const set = new Proxy(property.set, {
        apply(own, target, args) {
          if (args[0]) note(target, type);
          return Reflect.apply(own, target, args);
        },
      });
      Object.defineProperty(prototype, `on${type}`, { ...property, set });
    }
  // The script may come late. What listens by a property can still be read; an attribute is seen without it, and reading its
  // property would compile it, which a content security policy may report.
  const { hasAttribute } = view.Element.prototype;
  for (const element of elementsIn(view.document))
    for (const type of clicks)
      if (!hasAttribute.call(element, `on${type}`) && Reflect.get(element, `on${type}`)) note(element, type);
}

/** All elements of a document or shadow tree, with those of the open shadow trees in it. */
function* elementsIn(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}

/** The window and those around it up to one of another origin. */
function sameOriginAround(view: Window): Window[] {
  const windows = [view];
  try {
    for (let at = view; at !== at.parent && at.parent.document; at = at.parent) windows.push(at.parent);
  } catch {
    // Another origin.
  }
  return windows;
}
