/** Describes one element for a snapshot: role, name, states, value and ref. */

import { collapse } from '../../protocol/collapse';
import { quickName } from '../accessibility/content-name';
import { roleOf } from '../accessibility/role';
import { booleanStatesOf, mayHaveStates, stateOf } from '../accessibility/state';
import { isInert } from '../actionability/inert';
import type { Refs } from '../find/refs';
import type { VisibilityFilter } from '../read/sight/visibility-filter';
import { fieldValue } from '../tree/fields/field-value';
import { maskedText } from '../tree/fields/private-field';
import { shownValue } from '../tree/fields/shown-value';
import type { ShadowLookup } from '../tree/walk';

/** What a snapshot needs besides the nodes. */
export interface SnapshotContext {
  document: Document;
  refs: Refs;
  shadow: ShadowLookup;
  /** Whether a script of the page listens for clicks on the element, as far as that is known. */
  listens(element: Element): boolean;
  /** Whether one does for any element of the document and of the same-origin frames in it. */
  anyListens(document: Document): boolean;
  /** Set where only text that a person can see is read. */
  visibilityFilter?: VisibilityFilter | undefined;
}

/** The context while a page is read, which changes nothing: where nothing listens, no element need be asked. */
export function whileReading(root: Element, context: SnapshotContext): SnapshotContext {
  return context.anyListens(root.ownerDocument) ? context : { ...context, listens: () => false };
}

/** Stands in the place of the ref where nobody can act on an element. */
export const inertMark = 'inert';

/** A text area may hold a whole book; `value` reads it. */
const maxValueChars = 300;

/** States and value: `required`, `= "Ada"`. */
export function detailsOf(element: Element): string[] {
  const value = shownValue(element);
  if (!value) return statesOf(element);
  const shown = value.length > maxValueChars ? `${value.slice(0, maxValueChars)}…` : value;
  return [...statesOf(element), `= ${JSON.stringify(shown)}`];
}

/** The placeholder of an empty field, such as `placeholder "dd.mm.yyyy"`, unless it is the accessible name. */
export function placeholderOf(element: Element, name: string): string[] {
  const prompt = collapse(
    element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '',
  );
  return prompt && prompt !== name && !fieldValue(element) ? [`placeholder ${JSON.stringify(prompt)}`] : [];
}

/** One element in a line, with a ref: `button "Save" [e12]`, or `text "..."` where it has no role. */
export function describeElement(element: Element, context: SnapshotContext): string {
  const role = roleOf(element);
  const own =
    quickName(element, role, context.shadow) ||
    collapse(maskedText(element) ?? element.textContent ?? '').slice(0, 200);
  const name = context.visibilityFilter?.nameOf(own, element) ?? own;
  const plain = ['generic', 'paragraph', 'strong', 'emphasis', 'code', 'time'].includes(role);
  const words = [plain ? 'text' : role, ...(name ? [JSON.stringify(name)] : []), ...detailsOf(element)];
  return `${words.join(' ')} ${isInert(element, context.shadow) ? inertMark : `[${context.refs.refOf(element)}]`}`;
}

// As of https://www.w3.org/TR/wai-aria-1.2/#state_prop_def
function statesOf(element: Element): string[] {
  const states: string[] = [];
  if (!mayHaveStates(element)) return states;
  for (const state of ['checked', 'disabled', 'expanded', 'pressed', 'selected'] as const) {
    const value = stateOf(element, state);
    if (value === true) states.push(state);
    else if (value === 'mixed' || (value === false && state === 'expanded')) states.push(`${state}=${value}`);
  }
  for (const [mark, holds] of Object.entries(booleanStatesOf(element))) if (holds) states.push(mark);
  return states;
}
