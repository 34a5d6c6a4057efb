/** The default action of arrow keys, Page Up, Page Down, Home and End. */
import { fire, fireInputAndChange } from '../events/fire';
import { moveFocus, withFocusEvents } from '../events/focus';
import type { InputState, Modifiers } from '../events/input-state';
import { sanitizedValue, setNativeValue } from '../tree/fields/field-value';
import {
  editingHost,
  isDisabled,
  isInput,
  isPicker,
  isSelect,
  isTextField,
  radioGroup,
  takesText,
} from '../tree/fields/form-field';
import { scrollersAround } from '../tree/scrollers';
import { fireBeforeInput } from './edit';

/**
 * Does what an arrow, Home, End or Page key does to a list, a radio group, a number, a caret or the page.
 * False when the page prevented it.
 */
export function moveByKey(target: Element, key: string, modifiers: Modifiers, input: InputState): boolean {
  if (isSelect(target)) choose(target, key);
  else if (isInput(target) && target.type === 'radio' && key.startsWith('Arrow'))
    chooseRadio(target, key, input);
  else if (isInput(target) && target.type === 'range') slide(target, key);
  else if (isInput(target) && target.type === 'number' && /^Arrow(Up|Down)$/.test(key))
    return !takesText(target) || step(target, key === 'ArrowUp');
  else if (isTextField(target) || editingHost(target)) moveCaret(target, key, modifiers);
  else if (isPicker(target)) return true;
  else scrollAround(target, key);
  return true;
}

/** What scrolls around the element and can go on that way, in the end the page. */
function scrollAround(target: Element, key: string): void {
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(sideways ? overflowX : overflowY);
  for (const at of scrollersAround(target, scrolls)) {
    const { scrollLeft, scrollTop } = at;
    const pageful = Math.floor(at.clientHeight * 0.875);
    const down: Record<string, number> = {
      ArrowUp: -40,
      ArrowDown: 40,
      PageUp: -pageful,
      PageDown: pageful,
      Home: -1e7,
      End: 1e7,
    };
    const right: Record<string, number> = { ArrowLeft: -40, ArrowRight: 40 };
    at.scrollBy({ top: down[key] ?? 0, left: right[key] ?? 0, behavior: 'instant' });
    if (at.scrollLeft !== scrollLeft || at.scrollTop !== scrollTop) return;
  }
}

function choose(select: HTMLSelectElement, key: string): void {
  const by: Record<string, number> = {
    ArrowDown: 1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowLeft: -1,
    PageDown: 3,
    PageUp: -3,
  };
  const options = [...select.options].filter((option) => !isDisabled(option));
  const here = options.findIndex((option) => option.selected);
  const wanted = key === 'Home' ? 0 : key === 'End' ? options.length - 1 : here + (by[key] ?? 0);
  const next = options[Math.min(Math.max(wanted, 0), options.length - 1)];
  if (!next || next.selected) return;
  select.selectedIndex = next.index;
  fireInputAndChange(select);
}

function chooseRadio(radio: HTMLInputElement, key: string, input: InputState): void {
  const group = radioGroup(radio);
  const change = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  const next = group[(group.indexOf(radio) + change + group.length) % group.length];
  if (!next || next === radio) return;
  moveFocus(next, input.devices, input.shadow);
  withFocusEvents(next.ownerDocument, input.devices, input.shadow, () => next.click());
}

/** One step, a tenth of the way by the Page keys, or all of it, as Chrome's range does. */
function slide(range: HTMLInputElement, key: string): void {
  const [min, max] = [Number(range.min || 0), Number(range.max || 100)];
  const one = range.step === 'any' ? (max - min) / 100 : Number(range.step || 1);
  const ten = Math.max(one, (max - min) / 10);
  const by: Record<string, number> = {
    ArrowUp: one,
    ArrowRight: one,
    ArrowDown: -one,
    ArrowLeft: -one,
    PageUp: ten,
    PageDown: -ten,
    Home: min - max,
    End: max - min,
  };
  const wanted = Math.min(Math.max(Number(range.value) + (by[key] ?? 0), min), max);
  const value = sanitizedValue(range, String(wanted));
  if (value === range.value) return;
  setNativeValue(range, value);
  fireInputAndChange(range);
}

function step(field: HTMLInputElement, up: boolean): boolean {
  const bound = up ? field.max : field.min;
  const beyond = (Number(field.value) - Number(bound)) * (up ? 1 : -1);
  if (bound !== '' && field.value !== '' && beyond >= 0) return true;
  const value = stepped(field, up);
  if (!fireBeforeInput(field, 'insertText', value)) return false;
  if (value === field.value) return true;
  setNativeValue(field, value);
  fireInputAndChange(field);
  return true;
}

function stepped(field: HTMLInputElement, up: boolean): string {
  const copy = field.cloneNode(false) as HTMLInputElement;
  setNativeValue(copy, field.value);
  if (field.step.toLowerCase() === 'any') {
    // Chrome goes by one from wherever it is. `stepUp` refuses this step, and would round by any other.
    const [min, max] = [field.min || -Infinity, field.max || Infinity].map(Number) as [number, number];
    const wanted = Math.min(Math.max(Number(field.value) + (up ? 1 : -1), min), max);
    return sanitizedValue(field, String(Number(wanted.toPrecision(15))));
  }
  if (up) copy.stepUp();
  else copy.stepDown();
  return copy.value;
}

type Move = [direction: 'backward' | 'forward', by: string];

const moves: Record<string, Move> = {
  ArrowLeft: ['backward', 'character'],
  ArrowRight: ['forward', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

const farther: Record<string, string> = {
  character: 'word',
  line: 'paragraph',
  lineboundary: 'documentboundary',
};

function moveCaret(target: Element, key: string, { ctrlKey, shiftKey }: Modifiers): void {
  const [direction, by] = moves[key] ?? [];
  if (!direction || !by) return;
  const distance = ctrlKey ? farther[by] : by;
  target.ownerDocument.getSelection()?.modify(shiftKey ? 'extend' : 'move', direction, distance);
  // The keyboard fires `select`, `modify` does not.
  if (shiftKey && isTextField(target) && target.selectionStart !== target.selectionEnd)
    fire(target, 'Event', 'select', { bubbles: true });
}
