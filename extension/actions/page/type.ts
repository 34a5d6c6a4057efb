import * as z from 'zod/mini';
import { takesInput } from '../../dom/actionability/actionability';
import { oneTask } from '../../dom/events/fire';
import { focusedElement, moveFocus } from '../../dom/events/focus';
import { caretToEnd, hasCaret } from '../../dom/keyboard/edit';
import { typeCharacter } from '../../dom/keyboard/keyboard';
import { fieldValue } from '../../dom/tree/field-value';
import { editingHost } from '../../dom/tree/form-field';
import { maskIfPrivate } from '../../dom/tree/private-field';
import { RelayError } from '../../protocol/errors';
import type { ActionSpec, Step } from '../action-spec';
import { afterOneTask } from '../element/after-task';
import { checkTyping, isField, isLineBreak } from '../element/check-typing';
import { inputStateOf } from '../element/input-state';
import { currentElement, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

const charactersPerTick = 50;

export const typeSpec = {
  title: 'Type text',
  description:
    'Types text key by key into an element: at the caret if it has the focus, else after what is already there.',
  synonyms: ['typeText', 'type_text', 'sendKeys', 'send_keys', 'keyboardType', 'pressSequentially'],
  selector: 'required',
  value: { description: 'the text; a line break presses Enter', schema: z.string() },
  effect: 'act',
  destructive: true,
  idempotent: false,
  takesSecrets: true,
  recordedAs: 'input',
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name', value: 'Ada' },
} satisfies ActionSpec;

export async function type(world: PageWorld, { selector, value }: Step<string>) {
  const andThen = ({ element }: { element: Element }) =>
    !isField(element) || takesInput(element) || 'read-only';
  const refuses = (one: Element) => notTyped(one) ?? world.secrets?.refusal(one) ?? null;
  const needs = { rendered: true, enabled: true, followsLabel: true, refuses, andThen };
  const { element, matches } = await readyTarget(world, selector, needs);
  const input = inputStateOf(world);
  if (focusedElement(element.ownerDocument, world.shadow) !== element || !hasCaret(element)) {
    moveFocus(editingHost(element) ?? element, world.devices, world.shadow);
    // Editors restore the caret of the last time.
    await oneTask(element.ownerDocument);
    caretToEnd(element);
    await oneTask(element.ownerDocument);
  }
  const check = checkTyping(() => currentElement(world, selector, element));
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)];
  let typed = 0;
  const guard = world.secrets?.guard(() =>
    typed > 0 ? `Only ${typed} of ${segments.length} characters were typed. ` : '',
  );
  for (const { segment } of segments) {
    if (world.signal.aborted)
      throw new RelayError(
        'not_actionable',
        `The deadline came when ${typed} of ${segments.length} characters were typed. Give it more "timeoutMs", or use "fill".`,
      );
    // Frameworks render, and editors read the selection, in the task between two keys.
    if (typed > 0) await oneTask(element.ownerDocument);
    // In a hidden page the deadline is only noticed with a tick: its own timers run once a second.
    if (typed % charactersPerTick === charactersPerTick - 1) await world.tick();
    check.before(segment);
    const isBreak = isLineBreak(segment);
    // Enter tells nobody anything, and the page may have moved on after the last character.
    input.devices.checkFocus = isBreak ? world.guard?.enter : guard;
    const prevented = await typeCharacter(element.ownerDocument, isBreak ? '\n' : segment, input).finally(
      () => {
        input.devices.checkFocus = undefined;
      },
    );
    check.after(segment, prevented);
    typed += 1;
  }
  return afterOneTask(world, element.ownerDocument, () => {
    const field = currentElement(world, selector, element);
    const after = (field && fieldValue(field)) ?? '';
    const success = check.success();
    const reason = field
      ? `The page did not take all of it: the field now holds "${maskIfPrivate(field, after)}".`
      : 'The page took the field away.';
    return { success, matches, value: maskIfPrivate(field, after), ...(!success && { reason }) };
  });
}

function notTyped(element: Element): string | null {
  if (isField(element)) return null;
  if (element.hasAttribute('tabindex') && !element.matches('a, button, input, select, summary')) return null;
  return 'nothing can be typed into it. For dates, colours and ranges use "fill", for lists "select", for single keys "press".';
}
