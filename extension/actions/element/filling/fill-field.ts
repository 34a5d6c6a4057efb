/** What `fill` and `clear` do: each kind of field takes its value in its own way. */

import { takesInput } from '../../../dom/actionability/actionability';
import { takesTextForPage } from '../../../dom/actionability/takes-text-for-page';
import { fireInputAndChange } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import { replaceText } from '../../../dom/keyboard/edit';
import { pressChord } from '../../../dom/keyboard/keyboard';
import { parseChord } from '../../../dom/keyboard/keys';
import { holdPointer, movePointer } from '../../../dom/mouse/pointer';
import { drawnText } from '../../../dom/tree/fields/drawn-text';
import { isFilled } from '../../../dom/tree/fields/field-in';
import { fieldValue, sanitizedValue, setNativeValue } from '../../../dom/tree/fields/field-value';
import {
  editContextOf,
  editingHost,
  isCheckable,
  isInput,
  isMarkedReadOnly,
  isPicker,
  isSelect,
  isTextArea,
  isTextField,
} from '../../../dom/tree/fields/form-field';
import { maskIfPrivate } from '../../../dom/tree/fields/private-field';
import { invisibleBecause, isVisible, tagOf } from '../../../dom/tree/visibility';
import { matches } from '../../../dom/tree/walk';
import { collapse } from '../../../protocol/collapse';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import type { ValueResult } from '../../results';
import { currentElement, readyTarget } from '../finding/target';
import { inputStateOf } from '../pointing/input-state';
import { widgetAround } from '../typing/widget-around';
import { afterOneTask } from '../waiting/after-task';

/**
 * Replaces what the field holds and reads it back after the page's handlers and one task.
 * @throws RelayError bad_request when the value does not fit the field; else as `readyTarget`
 */
export async function fillField(world: PageWorld, selector: string, value: string): Promise<ValueResult> {
  const refuses = (one: Element) => notFilled(one) ?? world.secrets?.refusal(one) ?? null;
  const takes = (one: Element) => (isSlider(one) ? !isMarkedReadOnly(one) : takesInput(one));
  const andThen = ({ element }: { element: Element }) => {
    // What takes text for a page that draws it itself may have no size.
    if (!isVisible(element) && !editContextOf(element)) return invisibleBecause(element);
    return takes(element) || 'read-only';
  };
  const needs = {
    rendered: true,
    enabled: true,
    followsLabel: true,
    followsField: isFilled,
    refuses,
    andThen,
  };
  const { element: found, matches } = await readyTarget(world, selector, needs);
  const input = inputStateOf(world);
  if (isSlider(found)) {
    const fillSlider = await world.load('fill-slider');
    return { ...(await fillSlider(world, selector, found, value, { ...sliderParts, input })), matches };
  }
  if (isInput(found) && found.maxLength === 1 && value.length > 1) {
    const { codeBoxes, fillCode } = await world.load('rich-text');
    const boxes = codeBoxes(found, value.length);
    if (boxes?.every((box) => box.maxLength === 1 && refuses(box) === null))
      return { ...(await fillCode(world, boxes, value)), matches };
  }
  const wanted = fitting(found, value);
  if (wanted === null) return (await world.load('unfit-value'))(found as HTMLInputElement, value);
  const host = editingHost(found);
  const isChannel = takesTextForPage(found);
  const richText = host || isChannel ? await world.load('rich-text') : undefined;
  const widget = widgetAround(found, world.shadow);
  // A ref finds nothing that was made anew.
  const inItsPlace = selector.startsWith('ref=')
    ? (await world.load('judge-text')).ownPlace(found, world.shadow)
    : () => null;
  const current = (at: Element) => currentElement(world, selector, at) ?? inItsPlace();
  moveFocus(host ?? found, world.devices, world.shadow);
  // On focus, the page may have locked the field or replaced it.
  const element = current(found) ?? found;
  const reason = refuses(element);
  if (reason)
    throw new RelayError('wrong_element', `${tagOf(element)}: ${reason}`, { outcome: 'not_executed' });
  const press = (chord: string) => pressChord(found.ownerDocument, parseChord(chord), input);
  if (takesInput(element)) await put(world, element, wanted, richText, press);
  const read = (isKept: (field: Element | null, held: string) => boolean): ValueResult => {
    const field = current(element);
    const held = (field && (isChannel ? drawnText(field as HTMLElement) : fieldValue(field))) ?? '';
    const success = (field !== null && !isChannel && holds(field, held, value)) || isKept(field, held);
    const reason = field
      ? `The page or the field did not keep it: it now holds "${maskIfPrivate(field, held)}".`
      : 'The page took the field away.';
    const now = success && !field ? value : maskIfPrivate(field, held);
    return { success, matches, value: now, ...(!success && { reason }) };
  };
  // What the page draws itself shows a frame later.
  if (isChannel || (host && editContextOf(host)))
    for (let tick = 0; tick < ticksToDraw; tick += 1) await world.tick();
  const result = await afterOneTask(world, found.ownerDocument, () => read(() => false));
  if (result.success || world.signal.aborted) return result;
  if (richText && (isChannel || editingHost(element) === element || (host && editContextOf(host)))) {
    const copied = await richText.copied(host ?? element, press, isChannel);
    if (collapse(copied) === collapse(value))
      return { success: true, matches, value: maskIfPrivate(element, copied) };
  }
  const { isFormattedAs, isSpread, isToken, whileTaken } = await world.load('judge-text');
  const isKept = (field: Element | null, held: string) => {
    const filling = { typed: value, before: '', held, at: 0, selected: '' };
    if (widget && isToken([filling], widget, field, world.shadow)) return true;
    return field !== null && (isFormattedAs(value, held) || isSpread(found, value));
  };
  return whileTaken(world, () => read(isKept));
}

const ticksToDraw = 2;
const sliderParts = { currentElement, move: movePointer, hold: holdPointer };

async function put(
  world: PageWorld,
  element: Element,
  value: string,
  richText: LazyScripts['rich-text'] | undefined,
  press: (chord: string) => Promise<unknown>,
): Promise<void> {
  if (richText && isTextField(element))
    await richText.replaceThroughChannel(element, value, world.devices, press);
  else if (isTextField(element)) replaceText(element, value, world.devices);
  else if (isPicker(element)) {
    setNativeValue(element, value);
    fireInputAndChange(element);
  } else {
    // Whatever has the focus receives the text.
    world.devices.checkFocus = world.secrets?.guard(() => '');
    await richText?.replace(element, value, world.devices, press).finally(() => {
      world.devices.checkFocus = undefined;
    });
  }
}

function holds(field: Element, held: string, asked: string): boolean {
  if (isTextField(field) || isPicker(field)) return held === asHeld(field, asked);
  return collapse(held) === collapse(asked);
}

/** What can be put into the field of this value: no more than `maxlength`; null where its kind does not take it. */
function fitting(element: Element, value: string): string | null {
  if (isTextArea(element)) return cut(element, value);
  if (!isInput(element)) return value;
  const { type } = element;
  const strict = type === 'number' || isPicker(element);
  const asked = strict ? value.trim() : value;
  const taken = sanitizedValue(element, asked);
  const kept = type === 'number' ? taken !== '' : taken.toLowerCase() === asked.toLowerCase();
  return strict && asked !== '' && !kept ? null : cut(element, taken);
}

function cut(field: HTMLInputElement | HTMLTextAreaElement, value: string): string {
  return field.maxLength >= 0 ? value.slice(0, field.maxLength) : value;
}

/** The value as this kind of field keeps it: one line, lines ending in \n, a colour in small letters. */
function asHeld(field: HTMLInputElement | HTMLTextAreaElement, value: string): string {
  if (field.localName === 'textarea') return value.replace(/\r\n?/g, '\n');
  return sanitizedValue(field as HTMLInputElement, value);
}

/** A slider or spin button that is no `input`: its value is set by keys or with the mouse. */
function isSlider(element: Element): boolean {
  return /^(slider|spinbutton)$/.test(element.getAttribute('role') ?? '') && !isInput(element);
}

function notFilled(element: Element): string | null {
  if (isTextField(element) || isPicker(element) || editingHost(element) || isSlider(element)) return null;
  if (isCheckable(element)) return 'it is ticked, not filled. Use "check" or "uncheck".';
  if (isSelect(element)) return 'its value is chosen from a list. Use "select".';
  if (matches(element, 'input[type=file]')) return 'it takes files. Use "upload".';
  return 'it is no field. Name the input, textarea or editor itself.';
}
