/** Watches whether an action changed the page: mutation, focus, top layer, input or navigation. */
import { hoverMark } from '../tree/hover-mark';
import { composedAncestors } from '../tree/walk';

// `beforetoggle` fires at once when a popover or dialog opens, `toggle` in a later task.
const signs = ['input', 'change', 'submit', 'focusin', 'toggle', 'beforetoggle'] as const;

/** Observes mutation, focus, top layer, input and navigation. */
export interface Watch {
  /** Whether the page has changed the document so far. */
  mutated(): boolean;
  /** Returns whether anything changed, and stops observing. */
  changed(): boolean;
}

/** Observes the document and the shadow trees around `element`. */
export function watchChanges(element: Element): Watch {
  const document = element.ownerDocument;
  const { defaultView: view } = document;
  let seen = false;
  let mutated = false;
  const mark = () => {
    seen = true;
  };
  const href = view?.location.href;
  const focused = document.activeElement;
  const note = (records: MutationRecord[]) => {
    mutated ||= records.some(({ attributeName }) => attributeName !== hoverMark);
  };
  const observer = view ? new view.MutationObserver(note) : undefined;
  const whole = { subtree: true, childList: true, attributes: true, characterData: true };
  for (const at of composedAncestors(element)) observer?.observe(at.getRootNode(), whole);
  for (const sign of signs) document.addEventListener(sign, mark, true);
  const navigation = view && 'navigation' in view ? view.navigation : undefined;
  navigation?.addEventListener('navigate', mark);
  const hasMutated = () => {
    if (observer) note(observer.takeRecords());
    return mutated;
  };
  return {
    mutated: hasMutated,
    changed() {
      if (hasMutated() || view?.location.href !== href || document.activeElement !== focused) mark();
      observer?.disconnect();
      for (const sign of signs) document.removeEventListener(sign, mark, true);
      navigation?.removeEventListener('navigate', mark);
      return seen;
    },
  };
}
