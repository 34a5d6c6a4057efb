/** The order in which Tab visits the elements of a document. */
import { isDisabled, isInput, radioGroup } from '../tree/fields/form-field';
import { isVisible } from '../tree/visibility';
import { elementsIn, matches, type ShadowLookup } from '../tree/walk';

/** All tab stops in order, https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation */
export function focusOrder(document: Document, shadow: ShadowLookup): HTMLElement[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const stops = [...elementsIn(dialog ?? document, shadow)].filter(isTabStop);
  const first = stops.filter((element) => element.tabIndex > 0).sort((a, b) => a.tabIndex - b.tabIndex);
  return [...first, ...stops.filter((element) => element.tabIndex === 0)];
}

function isTabStop(element: Element): element is HTMLElement {
  const { tabIndex } = element as HTMLElement;
  if (typeof tabIndex !== 'number' || tabIndex < 0 || isDisabled(element) || element.closest('[inert]'))
    return false;
  if (!isFocusable(element) || !isVisible(element)) return false;
  return !isInput(element) || element.type !== 'radio' || isStopOfItsGroup(element);
}

function isFocusable(element: Element): boolean {
  return matches(
    element,
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable], audio[controls], video[controls]',
  );
}

/** In a radio group only the checked button is a tab stop, or the first if none is checked. */
function isStopOfItsGroup(radio: HTMLInputElement): boolean {
  if (radio.checked || !radio.name) return true;
  const group = radioGroup(radio);
  return !group.some((one) => one.checked) && group[0] === radio;
}
