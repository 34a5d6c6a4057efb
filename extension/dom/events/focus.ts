/** Moves the focus and fires the focus events that the browser leaves out in an unfocused window. */

import { isLabel } from '../tree/fields/form-field';
import { hasFocus } from '../tree/has-focus';
import { composedParent, deepActiveElement, own, type ShadowLookup } from '../tree/walk';
import { commitTyping } from './commit-typing';
import type { Devices } from './devices';
import { fire } from './fire';

/**
 * Runs `act`, which may move the focus, then fires the focus events that the browser did not fire: blur and focusout on
 * the old element, focus and focusin on the new one (Chrome's order).
 */
export function withFocusEvents(
  document: Document,
  devices: Devices,
  shadow: ShadowLookup,
  act: () => void,
): void {
  const top = outermostDocument(document);
  const before = deepActiveElement(top, shadow);
  let fired = false;
  const listen = () => {
    fired = true;
  };
  const roots = new Set<Node>([document, before?.getRootNode() ?? top, before?.ownerDocument ?? top]);
  for (const root of roots) for (const type of ['focus', 'blur']) root.addEventListener(type, listen, true);
  try {
    act();
  } finally {
    for (const root of roots)
      for (const type of ['focus', 'blur']) root.removeEventListener(type, listen, true);
  }
  const after = deepActiveElement(top, shadow);
  if (after === before || fired) return;
  if (before && takesFocus(before)) {
    commitTyping(before, devices);
    fireFocusEvents(before, ['blur', 'focusout'], after);
  }
  if (after && takesFocus(after)) fireFocusEvents(after, ['focus', 'focusin'], before);
}

/** Focuses the element as the keyboard would; false when it is not focusable. */
export function moveFocus(element: Element, devices: Devices, shadow: ShadowLookup): boolean {
  withFocusEvents(element.ownerDocument, devices, shadow, () => focusWithoutScrolling(element));
  return hasFocus(element);
}

/** Moves the focus as a mouse press does: to the nearest focusable element, else to none. */
export function focusByMouse(hit: Element, devices: Devices, shadow: ShadowLookup): void {
  const document = hit.ownerDocument;
  withFocusEvents(document, devices, shadow, () => {
    const before = deepActiveElement(document, shadow);
    for (let at: Element | null = hit; at && at !== document.body; at = composedParent(at)) {
      if (at === before) return;
      // A label focuses its control on click, not on press.
      if (isLabel(at) && !at.hasAttribute('tabindex')) continue;
      focusWithoutScrolling(at);
      if (deepActiveElement(document, shadow) !== before) return;
    }
    if (before && takesFocus(before)) (before as HTMLElement).blur();
  });
}

function takesFocus(element: Element): boolean {
  return (
    element.isConnected &&
    element !== element.ownerDocument.body &&
    element !== element.ownerDocument.documentElement
  );
}

function fireFocusEvents(
  element: Element,
  [direct, bubbling]: [string, string],
  relatedTarget: Element | null,
): void {
  const known = relatedTarget && takesFocus(relatedTarget);
  const related = known && relatedTarget.ownerDocument === element.ownerDocument ? relatedTarget : null;
  const init = { composed: true, relatedTarget: related, view: element.ownerDocument.defaultView };
  fire(element, 'FocusEvent', direct, init);
  fire(element, 'FocusEvent', bubbling, { ...init, bubbles: true });
}

function focusWithoutScrolling(element: Element): void {
  if ('focus' in element) own(element, 'focus')({ preventScroll: true });
}

/** The focused element as seen from the outermost document. */
export function focusedElement(document: Document, shadow: ShadowLookup): Element | null {
  return deepActiveElement(outermostDocument(document), shadow);
}

/** The document of the tab that a document is in. */
export function outermostDocument(document: Document): Document {
  const frame = document.defaultView?.frameElement;
  return frame ? outermostDocument(frame.ownerDocument) : document;
}
