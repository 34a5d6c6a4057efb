/** What we do in a browser's stead must come after all handlers of the page, and only where they let it pass. */

/**
 * Calls `act` with events that the page's own handlers did not prevent, as the last of all, also where the page stops
 * their way up. Answers how to end that.
 * @param concerns which events are meant
 */
export function afterUnpreventedEvent(
  view: Window & typeof globalThis,
  type: string,
  concerns: (event: Event) => unknown,
  act: (event: Event) => void,
): () => void {
  // Of before the page's world is told who listens: this one is no listener of the page.
  const listen = view.EventTarget.prototype.addEventListener;
  const over = new AbortController();
  const { signal } = over;
  const done = new WeakSet<Event>();

  /** Last on its node: the page's handlers there have run, and where they end the event, so it ends here. */
  const check = (event: Event) => {
    if (done.has(event) || event.defaultPrevented || !concerns(event)) return;
    if (!event.cancelBubble && event.currentTarget !== view) return;
    done.add(event);
    act(event);
  };
  const arrive = (event: Event) => {
    if (!concerns(event)) return;
    for (const node of event.composedPath()) listen.call(node, type, check, { once: true, signal });
  };
  listen.call(view, type, arrive, { capture: true, signal });
  return () => over.abort();
}
