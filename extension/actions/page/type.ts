/** Pages that listen to keys want every one of them. */
import * as z from 'zod/mini';
import { takesInput } from '../../dom/actionability/actionability';
import { oneTask } from '../../dom/events/fire';
import { focusedElement, moveFocus } from '../../dom/events/focus';
import { caretToEnd, hasCaret } from '../../dom/keyboard/edit';
import { typeCharacter } from '../../dom/keyboard/keyboard';
import { fieldValue } from '../../dom/tree/field-value';
import { editingHost } from '../../dom/tree/form-field';
import { told } from '../../dom/tree/private-field';
import { RelayError } from '../../protocol/errors';
import type { Action } from '../action';
import { afterOneTask } from '../after-task';
import { inputStateOf } from '../input-state-of';
import { isField, isLineBreak, judgeTyping } from '../judge-typing';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { readyTarget, standingFor } from '../target';

const charactersPerTick = 50;

export const type = {
  summary:
    'Types text key by key into an element: at the caret if it has the focus, else after what is already there.',
  synonyms: ['typeText', 'type_text', 'sendKeys', 'send_keys', 'keyboardType', 'pressSequentially'],
  selector: 'required',
  value: { words: 'the text; a line break presses Enter', schema: z.string() },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name', value: 'Ada' },
  async run(world, { selector, value }) {
    const andThen = ({ element }: { element: Element }) =>
      !isField(element) || takesInput(element) || 'read-only';
    const needs = { rendered: true, enabled: true, followsLabel: true, refuses: notTyped, andThen };
    const { element, matches } = await readyTarget(world, selector, needs);
    const input = inputStateOf(world);
    if (focusedElement(element.ownerDocument, world.shadow) !== element || !hasCaret(element)) {
      moveFocus(editingHost(element) ?? element, world.devices, world.shadow);
      // Editors bring back the caret of their last visit.
      await oneTask(element.ownerDocument);
      caretToEnd(element);
      await oneTask(element.ownerDocument);
    }
    const judge = judgeTyping(() => standingFor(world, selector, element));
    const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)];
    let typed = 0;
    for (const { segment } of segments) {
      if (world.signal.aborted)
        throw new RelayError(
          'not_actionable',
          `The deadline came when ${typed} of ${segments.length} characters were typed. Give it more "timeoutMs", or use "fill", which sets all at once.`,
        );
      // Frameworks render and editors read the selection between two keys of a person.
      if (typed > 0) await oneTask(element.ownerDocument);
      // In a hidden page the deadline is only told with a tick: its own timers come once a second.
      if (typed % charactersPerTick === charactersPerTick - 1) await world.tick();
      judge.before(segment);
      const character = isLineBreak(segment) ? '\n' : segment;
      judge.after(segment, await typeCharacter(element.ownerDocument, character, input));
      typed += 1;
    }
    return afterOneTask(world, element.ownerDocument, () => {
      const field = standingFor(world, selector, element);
      const after = (field && fieldValue(field)) ?? '';
      const success = judge.success();
      const reason = field
        ? `The page did not take all of it: the field now holds "${told(field, after)}".`
        : 'The page took the field away.';
      return { success, matches, value: told(field, after), ...(!success && { reason }) };
    });
  },
} satisfies Action<PageWorld, string>;

function notTyped(element: Element): string | null {
  if (isField(element)) return null;
  if (element.hasAttribute('tabindex') && !element.matches('a, button, input, select, summary')) return null;
  return 'nothing can be typed into it. For dates, colours and ranges use "fill", for lists "select", for single keys "press".';
}
