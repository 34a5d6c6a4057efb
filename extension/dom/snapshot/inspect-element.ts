/** The names, value, states and icons of one element, for `inspect`. */
import { quickName } from '../accessibility/content-name';
import { collapse } from '../accessibility/name';
import { booleanStatesOf, stateOf } from '../accessibility/state';
import { fieldValue } from '../tree/field-value';
import { isInput, isSelect, isTextArea } from '../tree/form-field';
import { told } from '../tree/private-field';
import { matches } from '../tree/walk';
import type { SnapshotContext } from './snapshot-line';

const maxOptions = 500;
const maxValueChars = 2_000;

/**
 * What is said of a thing, fields that would be empty left out.
 * @param shown what the page shows in its place, such as the label of a hidden box
 * @param active whether it can be acted on
 */
export function thingOf(
  thing: Element,
  shown: Element,
  role: string,
  active: boolean,
  context: SnapshotContext,
): Record<string, unknown> {
  const { left, top, width, height } = shown.getBoundingClientRect();
  const name = quickName(thing, role, context.shadow);
  const said = (attribute: string) => thing.getAttribute(attribute)?.trim();
  const view = thing.ownerDocument.defaultView;
  const fields: Record<string, unknown> = {
    role: role === 'generic' ? undefined : role,
    tag: thing.localName,
    active,
    name,
    ...(active && {
      title: said('title'),
      placeholder: said('placeholder'),
      id: said('id'),
      key: said('name'),
      testid: said('data-testid') ?? said('data-test-id') ?? said('data-test'),
      signs: name || thing.textContent?.trim() ? undefined : signsOf(thing),
      colour: name || thing.textContent?.trim() ? undefined : colourOf(thing, view),
      href: said('href'),
      draggable: (thing as Partial<HTMLElement>).draggable,
      scrolls: scrolls(thing, view),
      hides: hides(shown, view),
      heard: matches(shown, '[onclick]') || context.listens(shown) || context.listens(thing),
      ...heldBy(thing),
    }),
    ...statesOf(thing),
    box: [left, top, width, height].map(Math.round),
  };
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === '' || value === false || value === null) delete fields[key];
  }
  return fields;
}

/** What a field holds and takes; of a private one only how long that is. */
function heldBy(thing: Element): Record<string, unknown> {
  if (isSelect(thing)) {
    const options = [...thing.options].slice(0, maxOptions).map((option) => ({
      label: collapse(option.label),
      value: option.value,
      ...(option.selected && { selected: true }),
      ...(option.disabled && { disabled: true }),
    }));
    return { options, multiple: thing.multiple };
  }
  if (isInput(thing)) {
    const { type, min, max, step, value } = thing;
    const isBox = type === 'checkbox' || type === 'radio';
    const suggestions = thing.list && [...thing.list.options].map((option) => option.value || option.label);
    return { type, min, max, step, value: isBox ? undefined : told(thing, value), suggestions };
  }
  if (isTextArea(thing)) return { value: thing.value.slice(0, maxValueChars) };
  const [min, max] = [thing.getAttribute('aria-valuemin'), thing.getAttribute('aria-valuemax')];
  const editable = (thing as Partial<HTMLElement>).isContentEditable;
  const spoken = editable || thing.hasAttribute('aria-valuenow') || thing.hasAttribute('aria-valuetext');
  return { min, max, editable, value: spoken ? fieldValue(thing)?.slice(0, maxValueChars) : undefined };
}

function statesOf(thing: Element): Record<string, unknown> {
  const states: Record<string, unknown> = {};
  for (const state of ['checked', 'disabled', 'expanded', 'pressed', 'selected', 'level'] as const) {
    const value = stateOf(thing, state);
    // That something is closed, or not chosen, says that it can be.
    if (value === false) states[state] = state === 'disabled' ? undefined : 'no';
    else states[state] = value;
  }
  Object.assign(states, booleanStatesOf(thing));
  states.modal = matches(thing, ':modal, [aria-modal=true]');
  states.popup = thing.hasAttribute('aria-haspopup');
  return states;
}

/** The words in its class names and those of its pictures: all that an icon without a name says of itself. */
function signsOf(thing: Element): string {
  const inner = [thing, ...thing.querySelectorAll('i, span, svg, use, img, path')].slice(0, 6);
  return inner
    .flatMap((at) => [
      at.getAttribute('class'),
      at.getAttribute('href'),
      at.getAttribute('src')?.slice(0, 100),
    ])
    .filter((words) => words && !words.startsWith('data:'))
    .join(' ');
}

function colourOf(thing: Element, view: Window | null): string | undefined {
  const style = view?.getComputedStyle(thing);
  if (!style) return undefined;
  return thing.namespaceURI === 'http://www.w3.org/2000/svg' ? style.fill : style.backgroundColor;
}

function scrolls(thing: Element, view: Window | null): boolean {
  if (thing.scrollHeight <= thing.clientHeight + 1) return false;
  return /auto|scroll/.test(view?.getComputedStyle(thing).overflowY ?? '');
}

/** Whether something right behind it or under the same item is folded away, as under a header of an accordion. */
function hides(thing: Element, view: Window | null): boolean {
  const item = thing.closest('li') ?? thing;
  const beside = [thing.nextElementSibling, thing.lastElementChild, item.lastElementChild];
  return beside.some((one) => {
    if (!one || one === thing || /^(?:script|style|template|option|datalist|svg|path)$/.test(one.localName))
      return false;
    if (view?.getComputedStyle(one).display !== 'none' && one.getBoundingClientRect().height > 0)
      return false;
    return (one.textContent ?? '').trim() !== '' && one.childElementCount + one.childNodes.length > 0;
  });
}
