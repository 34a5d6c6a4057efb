/** Computes ARIA states from properties and attributes. */

import { isCheckable, isDisabled, isMarkedReadOnly } from '../tree/fields/form-field';
import { hasFocus } from '../tree/has-focus';
import { composedAncestors, composedParent, isSummary, matches, tagNameOf } from '../tree/walk';
import { ariaOf } from './aria-of';

export type AriaState = 'checked' | 'disabled' | 'expanded' | 'level' | 'pressed' | 'selected';

/** A state by https://www.w3.org/TR/wai-aria-1.2/#state_prop_def; undefined where the element has no such state. */
export function stateOf(element: Element, state: AriaState): boolean | number | 'mixed' | undefined {
  switch (state) {
    case 'checked':
      if (isCheckable(element)) return element.indeterminate ? 'mixed' : element.checked;
      return tristate(ariaOf(element, 'aria-checked'));
    case 'disabled':
      return isDisabled(element) || isAriaDisabled(element);
    case 'expanded':
      if (isSummary(element)) return (element.parentElement as HTMLDetailsElement).open;
      return tristate(ariaOf(element, 'aria-expanded'));
    case 'level':
      return levelOf(element);
    case 'pressed':
      return tristate(ariaOf(element, 'aria-pressed'));
    case 'selected':
      if (element.localName === 'option') return (element as HTMLOptionElement).selected;
      return tristate(ariaOf(element, 'aria-selected'));
  }
}

// One selector match instead of many attribute reads, for pages of 100,000 elements.
const stated =
  'input, select, textarea, option, summary, :disabled, :required, :user-invalid, [aria-checked], [aria-current], ' +
  '[aria-expanded], [aria-invalid], [aria-pressed], [aria-readonly], [aria-required], [aria-selected]';

/** Whether the element may have a state. */
export function mayHaveStates(element: Element): boolean {
  return (
    matches(element, stated) ||
    tagNameOf(element).includes('-') ||
    hasFocus(element) ||
    isAriaDisabled(element)
  );
}

/** The other boolean states of an element. */
export function booleanStatesOf(element: Element) {
  const has = (selector: string) => matches(element, selector);
  return {
    required: has(':required, [aria-required=true]'),
    readonly: isMarkedReadOnly(element),
    invalid: has('[aria-invalid]:not([aria-invalid=false], [aria-invalid=""]), :user-invalid'),
    current: has('[aria-current]:not([aria-current=false], [aria-current=""])'),
    focused: hasFocus(element),
  };
}

/** While a page is read, which changes nothing: whether elements are disabled by `aria-disabled`, their own or inherited. */
let known: WeakMap<Element, boolean> | undefined;

/** What `read` reads of many elements is looked up once for those around them. It changes nothing in the page. */
export function rememberingStates<Result>(read: () => Result): Result {
  known = new WeakMap();
  try {
    return read();
  } finally {
    known = undefined;
  }
}

/** `aria-disabled` is inherited until a descendant overrides it. */
export function isAriaDisabled(element: Element): boolean {
  const passed: Element[] = [];
  let said: boolean | undefined;
  for (let at: Element | null = element; at && said === undefined; at = composedParent(at)) {
    const own = ariaOf(at, 'aria-disabled');
    said = known?.get(at) ?? (own === null ? undefined : own === 'true');
    passed.push(at);
  }
  for (const at of passed) known?.set(at, said === true);
  return said === true;
}

/** `aria-hidden` hides all descendants and cannot be overridden. */
export function isAriaHidden(element: Element): boolean {
  return composedAncestors(element).some((at) => at.getAttribute('aria-hidden') === 'true');
}

function tristate(value: string | null): boolean | 'mixed' | undefined {
  if (value === 'mixed') return 'mixed';
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}

function levelOf(element: Element): number | undefined {
  const given = Number(element.getAttribute('aria-level'));
  if (given > 0) return given;
  const heading = /^h([1-6])$/.exec(element.localName);
  if (heading) return Number(heading[1]);
  return element.getAttribute('role') === 'heading' ? 2 : undefined;
}
