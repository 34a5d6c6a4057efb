/** The names, value, states and icons of one element, for `inspect`. */

import { collapse } from '../../protocol/collapse';
import { quickName } from '../accessibility/content-name';
import { booleanStatesOf, stateOf } from '../accessibility/state';
import { boxesOf } from '../actionability/clickable-point';
import { fieldValue } from '../tree/fields/field-value';
import { isDisabled, isInput, isSelect, isTextArea } from '../tree/fields/form-field';
import { isPrivate, maskIfPrivate } from '../tree/fields/private-field';
import { imageOf } from '../tree/visibility';
import { matches } from '../tree/walk';
import type { SnapshotContext } from './snapshot-line';

const maxOptions = 500;
const maxValueChars = 2_000;

/**
 * The fields of an element; empty fields are left out.
 * @param shown the visible element that represents it, such as the label of a hidden check box
 * @param active whether it is interactive
 */
export function inspectElement(
  element: Element,
  shown: Element,
  role: string,
  active: boolean,
  context: SnapshotContext,
): Record<string, unknown> {
  const [area] = imageOf(shown) ? boxesOf(shown) : [];
  const { left, top, width, height } = area ?? shown.getBoundingClientRect();
  const name = quickName(element, role, context.shadow);
  const attributeOf = (attribute: string) => element.getAttribute(attribute)?.trim();
  const view = element.ownerDocument.defaultView;
  const fields: Record<string, unknown> = {
    role: role === 'generic' ? undefined : role,
    tag: element.localName,
    active,
    name,
    ...(active && {
      title: attributeOf('title'),
      placeholder: attributeOf('placeholder'),
      id: attributeOf('id'),
      key: attributeOf('name'),
      testid: attributeOf('data-testid') ?? attributeOf('data-test-id') ?? attributeOf('data-test'),
      signs: name || element.textContent?.trim() ? undefined : iconHints(element),
      colour: name || element.textContent?.trim() ? undefined : colourOf(element, view),
      href: attributeOf('href'),
      draggable: (element as Partial<HTMLElement>).draggable,
      scrolls: scrolls(element, view),
      hides: hides(shown, view),
      heard: matches(shown, '[onclick]') || context.listens(shown) || context.listens(element),
      ...valueFields(element),
    }),
    ...statesOf(element),
    box: [left, top, width, height].map(Math.round),
  };
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === '' || value === false || value === null) delete fields[key];
  }
  return fields;
}

/** The value of a field and its constraints; the value of a private field is masked. */
function valueFields(element: Element): Record<string, unknown> {
  if (isSelect(element)) {
    const hidden = isPrivate(element);
    const options = [...element.options].slice(0, maxOptions).map((option) => ({
      label: collapse(option.label),
      value: option.value,
      ...(option.selected && !hidden && { selected: true }),
      ...(isDisabled(option) && { disabled: true }),
    }));
    return { options, multiple: element.multiple };
  }
  if (isInput(element)) {
    const { type, min, max, step, value } = element;
    const isBox = type === 'checkbox' || type === 'radio';
    const suggestions =
      element.list && [...element.list.options].map((option) => option.value || option.label);
    return { type, min, max, step, value: isBox ? undefined : maskIfPrivate(element, value), suggestions };
  }
  if (isTextArea(element)) return { value: maskIfPrivate(element, element.value.slice(0, maxValueChars)) };
  const [min, max] = [element.getAttribute('aria-valuemin'), element.getAttribute('aria-valuemax')];
  const editable = (element as Partial<HTMLElement>).isContentEditable;
  const spoken = editable || element.hasAttribute('aria-valuenow') || element.hasAttribute('aria-valuetext');
  const value = spoken ? (fieldValue(element)?.slice(0, maxValueChars) ?? '') : '';
  return { min, max, editable, value: maskIfPrivate(element, value) };
}

function statesOf(element: Element): Record<string, unknown> {
  const states: Record<string, unknown> = {};
  for (const state of ['checked', 'disabled', 'expanded', 'pressed', 'selected', 'level'] as const) {
    const value = stateOf(element, state);
    // `no` distinguishes a closed or unchecked element from one without the state.
    if (value === false) states[state] = state === 'disabled' ? undefined : 'no';
    else states[state] = value;
  }
  Object.assign(states, booleanStatesOf(element));
  states.modal = matches(element, ':modal, [aria-modal=true]');
  states.popup = element.hasAttribute('aria-haspopup');
  return states;
}

/** Class names and image addresses, the only hints to the meaning of an unnamed icon. */
function iconHints(element: Element): string {
  const inner = [element, ...element.querySelectorAll('i, span, svg, use, img, path')].slice(0, 6);
  return inner
    .flatMap((at) => [
      at.getAttribute('class'),
      at.getAttribute('href'),
      at.getAttribute('src')?.slice(0, 100),
    ])
    .filter((words) => words && !words.startsWith('data:'))
    .join(' ');
}

function colourOf(element: Element, view: Window | null): string | undefined {
  const style = view?.getComputedStyle(element);
  if (!style) return undefined;
  return element.namespaceURI === 'http://www.w3.org/2000/svg' ? style.fill : style.backgroundColor;
}

function scrolls(element: Element, view: Window | null): boolean {
  if (element.scrollHeight <= element.clientHeight + 1) return false;
  return /auto|scroll/.test(view?.getComputedStyle(element).overflowY ?? '');
}

/** Whether the next sibling or the same list item has hidden content, as under an accordion header. */
function hides(element: Element, view: Window | null): boolean {
  const item = element.closest('li') ?? element;
  const beside = [element.nextElementSibling, element.lastElementChild, item.lastElementChild];
  return beside.some((one) => {
    if (!one || one === element || /^(?:script|style|template|option|datalist|svg|path)$/.test(one.localName))
      return false;
    if (view?.getComputedStyle(one).display !== 'none' && one.getBoundingClientRect().height > 0)
      return false;
    return (one.textContent ?? '').trim() !== '' && one.childElementCount + one.childNodes.length > 0;
  });
}
