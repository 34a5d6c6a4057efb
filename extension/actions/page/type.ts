// Why: pages that listen to keys want every one of them.
import * as z from 'zod/mini';
import { caretToEnd, hasCaret } from '../../dom/edit';
import { oneTask } from '../../dom/fire';
import { focusedElement, moveFocus } from '../../dom/focus';
import { editingHost, isTextField } from '../../dom/form-field';
import { typeCharacter } from '../../dom/keyboard';
import { collapse } from '../../dom/name';
import { noModifiers } from '../../dom/pointer';
import { heldValue } from '../../dom/value';
import { RelayError } from '../../protocol/errors';
import type { Action } from '../action';
import { afterOneTask } from '../after-task';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { readyTarget } from '../target';

export const type = {
  summary: 'Types text key by key into an element, after what is already there.',
  synonyms: ['typeText', 'type_text', 'sendKeys', 'send_keys', 'keyboardType', 'pressSequentially'],
  selector: 'required',
  value: { words: 'the text; a line break presses Enter', schema: z.string() },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name', value: 'Ada' },
  async run(world, { selector, value }) {
    const needs = { visible: true, enabled: true, editable: true, followsLabel: true, refuses: notTyped };
    const { element, matches } = await readyTarget(world, selector, needs);
    const hand = { devices: world.devices, shadow: world.shadow, modifiers: noModifiers };
    if (focusedElement(element.ownerDocument, world.shadow) !== element || !hasCaret(element)) {
      moveFocus(editingHost(element) ?? element, world.devices, world.shadow);
      // Editors bring back the caret of their last visit.
      await oneTask(element.ownerDocument);
      caretToEnd(element);
      await oneTask(element.ownerDocument);
    }
    const before = heldValue(element) ?? '';
    const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value);
    let typed = 0;
    for (const { segment } of segments) {
      if (world.signal.aborted)
        throw new RelayError('not_actionable', 'The deadline came before all was typed.');
      // Frameworks render and editors read the selection between two keys of a person.
      if (typed > 0) await oneTask(element.ownerDocument);
      await typeCharacter(element.ownerDocument, segment === '\r\n' ? '\n' : segment, hand);
      typed += 1;
    }
    return afterOneTask(world, element.ownerDocument, () => {
      const after = heldValue(element) ?? '';
      const success = addsUp(before, after, value, isTextField(element) && element.localName === 'input');
      const reason = `The page did not take all of it: the field now holds "${after}".`;
      return { success, matches, value: after, ...(!success && { reason }) };
    });
  },
} satisfies Action<PageWorld, string>;

/** Whether the typed text stands in the field in addition to what was there; Enter leaves nothing in an input. */
function addsUp(before: string, after: string, typed: string, oneLine: boolean): boolean {
  const text = oneLine ? typed.replace(/[\r\n]+/g, '') : typed.replaceAll('\r\n', '\n');
  if (after.length - before.length === text.length && after.includes(text)) return true;
  return !oneLine && collapse(after).includes(collapse(text)) && collapse(after) !== collapse(before);
}

function notTyped(element: Element): string | null {
  if (isTextField(element) || editingHost(element)) return null;
  return 'nothing can be typed into it. For dates, colours and ranges use "fill", for lists "select".';
}
