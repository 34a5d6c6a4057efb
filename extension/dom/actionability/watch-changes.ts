/** Watches whether an action changed the page: mutation, focus, top layer, input or navigation. */
import { hoverMark } from '../tree/hover-mark';
import { composedAncestors, isShadowRoot } from '../tree/walk';

// `beforetoggle` fires at once when a popover or dialog opens, `toggle` in a later task.
const signs = ['input', 'change', 'submit', 'focusin', 'toggle', 'beforetoggle'] as const;

const whole = { subtree: true, childList: true, attributes: true, characterData: true };

/** What has changed since a moment. */
interface Changes {
  /** Whether the page has changed the document so far. */
  mutated(): boolean;
  /** Whether there was any mutation, focus, top layer, input or navigation so far. */
  changed(): boolean;
}

/** Observes mutation, focus, top layer, input and navigation. */
export interface Watch {
  /** What changes from now on, also in the document and the shadow trees around this element. */
  fromNow(element: Element): Changes;
  /** Returns whether anything changed, and stops observing. */
  changed(): boolean;
}

/** Observes the document and the shadow trees around `element`. */
export function watchChanges(element: Element): Watch {
  const view = element.ownerDocument.defaultView;
  const roots = new Set<Node>();
  const ended = new AbortController();
  let mutations = 0;
  let seen = 0;
  const mark = () => {
    seen += 1;
  };
  const note = (records: MutationRecord[]) => {
    for (const { attributeName } of records) if (attributeName !== hoverMark) mutations += 1;
  };
  const observer = view && new view.MutationObserver(note);
  const listen = (document: Document) => {
    const options = { capture: true, signal: ended.signal };
    for (const sign of signs) document.addEventListener(sign, mark, options);
    // Firefox ESR has none.
    document.defaultView?.navigation?.addEventListener('navigate', mark, options);
  };
  const observe = (around: Element) => {
    for (const at of composedAncestors(around)) {
      const root = at.getRootNode();
      if (roots.has(root)) continue;
      roots.add(root);
      observer?.observe(root, whole);
      // What happens in a shadow tree is heard in its document, or changes that tree.
      if (!isShadowRoot(root)) listen(root as Document);
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
    const seenBefore = seen;
    const mutationsBefore = countMutations();
    const mutated = () => countMutations() > mutationsBefore;
    return {
      mutated,
      changed: () =>
        mutated() ||
        seen > seenBefore ||
        document.defaultView?.location.href !== href ||
        document.activeElement !== focused,
    };
  };
  const all = fromNow(element);
  return {
    fromNow,
    changed() {
      const anything = all.changed();
      observer?.disconnect();
      ended.abort();
      return anything;
    },
  };
}
