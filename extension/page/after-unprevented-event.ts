/**
 * Calls `act` with events that no handler of the page prevented, after all of these handlers, also where the page stops
 * propagation.
 * @param matches whether an event is meant
 * @param signal stops this
 */
export function afterUnpreventedEvent(
  view: Window & typeof globalThis,
  type: string,
  matches: (event: Event) => unknown,
  act: (event: Event) => void,
  signal?: AbortSignal,
): void {
  // The original one: `noteClickListeners` must not count this as a listener of the page.
  const listen = view.EventTarget.prototype.addEventListener;
  const done = new WeakSet<Event>();

  /** Runs last on its node, after the page's handlers there. */
  const check = (event: Event) => {
    if (done.has(event) || event.defaultPrevented || !matches(event)) return;
    if (!event.cancelBubble && event.currentTarget !== view) return;
    done.add(event);
    act(event);
  };
  const listenOnPath = (event: Event) => {
    if (!matches(event)) return;
    for (const node of event.composedPath()) listen.call(node, type, check, { once: true, signal });
  };
  listen.call(view, type, listenOnPath, { capture: true, signal });
}
