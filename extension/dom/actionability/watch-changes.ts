/** Watches whether an action changed the page: mutation, focus, top layer, input or navigation. */
import { hoverMark } from '../tree/hover-mark';
import { composedAncestors, composedContains } from '../tree/walk';

// `beforetoggle` fires at once when a popover or dialog opens, `toggle` in a later task. `click` and `invalid` change
// nothing, but tell what the browser refuses to send.
const signs = 'input change submit focusin toggle beforetoggle click invalid'.split(' ');

const whole = { subtree: true, childList: true, attributes: true, characterData: true };

/** An event as it was heard: later it may have no target. */
export interface Heard {
  event: Event;
  target: Element;
}

/** What has changed since a moment. */
interface Changes {
  /** Whether the page has changed the document so far. */
  mutated(): boolean;
  /** Whether there was any mutation, focus, top layer, input or navigation so far. */
  changed(focusedByPress?: Element | null): boolean;
}

/** Observes mutation, focus, top layer, input and navigation. */
export interface Watch {
  /** What changes from now on, also in the document and the shadow trees around this element. */
  fromNow(element: Element): Changes;
  /** What was heard so far. */
  heard: Heard[];
  /**
   * Returns whether anything changed, and stops observing.
   * @param focusedByPress that the focus came to it by the press itself is no change
   */
  changed(focusedByPress?: Element | null): boolean;
}

/** Observes the document and the shadow trees around `element`. */
export function watchChanges(element: Element): Watch {
  const view = element.ownerDocument.defaultView;
  const roots = new Set<Node>();
  const ended = new AbortController();
  let mutations = 0;
  const heard: Heard[] = [];
  const mark = (event: Event) => {
    heard.push({ event, target: event.target as Element });
  };
  const note = (records: MutationRecord[]) => {
    for (const { attributeName } of records) if (attributeName !== hoverMark) mutations += 1;
  };
  const observer = view && new view.MutationObserver(note);
  const observe = (around: Element) => {
    for (const at of composedAncestors(around)) {
      const root = at.getRootNode();
      if (roots.has(root)) continue;
      roots.add(root);
      observer?.observe(root, whole);
      const options = { capture: true, signal: ended.signal };
      // Of forms in a shadow tree nothing is heard outside of it.
      for (const sign of signs) root.addEventListener(sign, mark, options);
      // Firefox ESR has none.
      (root as Document).defaultView?.navigation?.addEventListener('navigate', mark, options);
    }
  };
  const countMutations = () => {
    if (observer) note(observer.takeRecords());
    return mutations;
  };
  const fromNow = (around: Element): Changes => {
    observe(around);
    const document = around.ownerDocument;
    const href = document.defaultView?.location.href;
    const focused = document.activeElement;
    const heardBefore = heard.length;
    const mutationsBefore = countMutations();
    const mutated = () => countMutations() > mutationsBefore;
    return {
      mutated,
      changed(pressed) {
        // From outside of a shadow tree, the focus is on its host.
        const isElsewhere = (at: Element | null) => !pressed || !at || !composedContains(at, pressed);
        return (
          mutated() ||
          heard
            .slice(heardBefore)
            .some(({ event: { type }, target }) =>
              type === 'focusin' ? isElsewhere(target) : type !== 'click' && type !== 'invalid',
            ) ||
          document.defaultView?.location.href !== href ||
          (document.activeElement !== focused && isElsewhere(document.activeElement))
        );
      },
    };
  };
  const all = fromNow(element);
  return {
    fromNow,
    heard,
    changed(focusedByPress) {
      const anything = all.changed(focusedByPress);
      observer?.disconnect();
      ended.abort();
      return anything;
    },
  };
}
