type View = Window & typeof globalThis;

/**
 * Makes `document.hasFocus()` true, and lets the page's own `focus()` and `blur()` fire the focus events that the
 * browser keeps to itself in an unfocused window, https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps
 * Runs in the page's own world.
 */
export function emulateFocus(view: View): void {
  const { prototype } = view.Document;
  // A proxy, because its `toString` still says "[native code]".
  prototype.hasFocus = new Proxy(prototype.hasFocus, {
    apply: (own, document, args) => Reflect.apply(own, document, args) || isInFocusChain(document),
  });
  for (const { prototype } of [view.HTMLElement, view.SVGElement, view.MathMLElement]) {
    for (const method of ['focus', 'blur'] as const) {
      prototype[method] = new Proxy(prototype[method], {
        apply: (own, element, args) => withEvents(element, () => Reflect.apply(own, element, args)),
      });
    }
  }
}

/** Whether the window's focus is in this document, if the window had it. */
function isInFocusChain(document: Document): boolean {
  const view = document.defaultView;
  if (!view) return false;
  if (view === view.parent) return true;
  const { frameElement } = view;
  // A parent of another origin cannot be asked. An element that has the focus inside was given it.
  if (!frameElement) return document.activeElement !== null && document.activeElement !== document.body;
  const { ownerDocument } = frameElement;
  return ownerDocument.activeElement === frameElement && isInFocusChain(ownerDocument);
}

function withEvents(element: Element, moveFocus: () => void): void {
  const before = activeAround(element);
  let fired = false;
  const listen = () => {
    fired = true;
  };
  const types = ['focus', 'blur'];
  const roots = [element.getRootNode(), element.ownerDocument];
  for (const root of roots) for (const type of types) root.addEventListener(type, listen, true);
  try {
    moveFocus();
  } finally {
    for (const root of roots) for (const type of types) root.removeEventListener(type, listen, true);
  }
  const after = activeAround(element);
  if (after === before || fired) return;
  if (before) fire(before, ['blur', 'focusout'], after);
  if (after && activeAround(element) === after) fire(after, ['focus', 'focusin'], before);
}

/** What has the focus, in the element's own shadow tree or in an open one; never the body. */
function activeAround(element: Element): Element | null {
  const { ownerDocument } = element;
  const root = element.getRootNode() as Partial<ShadowRoot>;
  let active = root.activeElement ?? ownerDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === ownerDocument.body || active === ownerDocument.documentElement ? null : active;
}

function fire(element: Element, [direct, bubbling]: [string, string], relatedTarget: Element | null): void {
  const view = element.ownerDocument.defaultView as View | null;
  if (!view) return;
  const init = { composed: true, relatedTarget, view };
  element.dispatchEvent(new view.FocusEvent(direct, init));
  element.dispatchEvent(new view.FocusEvent(bubbling, { ...init, bubbles: true }));
}
