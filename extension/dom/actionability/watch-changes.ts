/** Watches whether an action changed the page: mutation, focus, input or navigation. */

const signs = ['input', 'change', 'submit', 'focusin', 'toggle'] as const;

/** Observes mutation, focus, input and navigation. */
export interface Watch {
  /** Returns whether anything changed, and stops observing. */
  changed(): boolean;
}

/** Observes the document and the shadow trees around `element`. */
export function watchChanges(element: Element): Watch {
  const document = element.ownerDocument;
  const { defaultView: view } = document;
  let seen = false;
  const mark = () => {
    seen = true;
  };
  const href = view?.location.href;
  const focused = document.activeElement;
  const observer = view ? new view.MutationObserver(mark) : undefined;
  const whole = { subtree: true, childList: true, attributes: true, characterData: true };
  for (let root: Node = element.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    observer?.observe(root, whole);
    if (!('host' in root)) break;
  }
  for (const sign of signs) document.addEventListener(sign, mark, true);
  const navigation = view && 'navigation' in view ? view.navigation : undefined;
  navigation?.addEventListener('navigate', mark);
  return {
    changed() {
      if (observer && observer.takeRecords().length > 0) seen = true;
      if (view?.location.href !== href || document.activeElement !== focused) seen = true;
      observer?.disconnect();
      for (const sign of signs) document.removeEventListener(sign, mark, true);
      navigation?.removeEventListener('navigate', mark);
      return seen;
    },
  };
}
