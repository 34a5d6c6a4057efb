import * as z from 'zod/mini';
import { takesInput } from '../../dom/actionability/actionability';
import { takesTextForPage } from '../../dom/actionability/takes-text-for-page';
import { oneTask } from '../../dom/events/fire';
import { focusedElement, moveFocus } from '../../dom/events/focus';
import type { InputState } from '../../dom/events/input-state';
import { EnterFrame } from '../../dom/find/enter-frame';
import { framePathOf } from '../../dom/find/find';
import { caretToEnd, hasCaret } from '../../dom/keyboard/edit';
import { pressChord, typeCharacter } from '../../dom/keyboard/keyboard';
import { parseChord } from '../../dom/keyboard/keys';
import { isFilled } from '../../dom/tree/fields/field-in';
import { fieldValue } from '../../dom/tree/fields/field-value';
import { editContextOf, editingHost, isInput } from '../../dom/tree/fields/form-field';
import { maskIfPrivate } from '../../dom/tree/fields/private-field';
import { bodyOf, rootOf } from '../../dom/tree/root-of';
import { tagOf } from '../../dom/tree/visibility';
import { isFrame, matches } from '../../dom/tree/walk';
import { RelayError } from '../../protocol/errors';
import type { ActionSpec, Step } from '../action-spec';
import { currentElement, presentTarget, readyTarget } from '../element/finding/target';
import { inputStateOf } from '../element/pointing/input-state';
import { otherFields } from '../element/pressing/other-fields';
import type { CaretOfFormatter } from '../element/typing/caret-of-formatter';
import {
  isField,
  isLineBreak,
  judgeTyping,
  type Line,
  type TypingJudge,
} from '../element/typing/judge-typing';
import { widgetAround } from '../element/typing/widget-around';
import { afterOneTask } from '../element/waiting/after-task';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

const charactersPerTick = 50;
const ticksToDraw = 2;

export const typeSpec = {
  title: 'Type text',
  description:
    'Types text key by key into an element, or where the focus is when there is no selector: at the caret if it has the focus, else after what is already there.',
  synonyms: ['typeText', 'type_text', 'sendKeys', 'send_keys', 'keyboardType', 'pressSequentially'],
  selector: 'optional',
  value: { description: 'the text; a line break presses Enter', schema: z.string() },
  valueMayBeLarge: true,
  effect: 'act',
  destructive: true,
  idempotent: false,
  takesSecrets: true,
  recordedAs: 'input',
  offeredToModel: true,
  brief: 'text to add at the caret',
  timeoutMs: 5_000,
  result: z.extend(valueResult, { matches: z.optional(z.number()) }),
  example: { selector: '#name', value: 'Ada' },
} satisfies ActionSpec;

export async function type(world: PageWorld, { selector, value }: Step<string>) {
  const { element, matches } = await typingTarget(world, selector);
  const document = element.ownerDocument;
  const input = inputStateOf(world);
  const focused = () => focusedElement(document, world.shadow);
  const host = editingHost(element);
  const others = selector === '' || !isField(element) ? new Set<Element>() : otherFields(element);
  if (selector !== '' && (focused() !== (host ?? element) || !hasCaret(element))) {
    moveFocus(host ?? element, world.devices, world.shadow);
    // Editors restore the caret of the last time.
    await oneTask(document);
    // Where the page draws the text itself, it alone moves the caret.
    if ((host && editContextOf(host)) || takesTextForPage(element))
      await pressChord(document, parseChord('Control+End'), input);
    else caretToEnd(element);
    await oneTask(document);
  }
  const current = () =>
    selector === '' && !element.isConnected ? focused() : currentElement(world, selector, element);
  const activeItem = () => activeItemOf(focused());
  const shown = isField(element)
    ? undefined
    : { text: rootOf(document).textContent ?? '', active: activeItem() };
  const widget = isField(element) ? widgetAround(element, world.shadow) : undefined;
  const judge = judgeTyping(current, focused, others);
  await typeAll(world, value, document, input, judge);
  /** @param whyNot says why the text is not there; until it is loaded, that is not known */
  const resultOf = (success: boolean, whyNot?: LazyScripts['judge-text']['whyNotTyped']) => {
    const named = current();
    const taker = focused();
    // A field that the page has opened in place of the named one, such as that of a search dialog.
    const isInstead = success && taker && named && !fieldValue(named) && isField(taker) && !others.has(taker);
    const field = isInstead ? taker : named;
    const after = (field && fieldValue(field)) ?? '';
    return {
      success,
      ...(matches !== undefined && { matches }),
      value: maskIfPrivate(field, after),
      ...(!success && {
        reason: whyNot?.(field, after, judge.lines()) ?? 'The page does not show all of the text yet.',
      }),
    };
  };
  // What the page draws itself shows a frame later.
  if (host && editContextOf(host)) for (let tick = 0; tick < ticksToDraw; tick += 1) await world.tick();
  const isThere = () => judge.lines()?.every((line) => line.isThere) ?? false;
  const result = await afterOneTask(world, document, () => resultOf(isThere()));
  if (result.success || world.signal.aborted) return result;
  const text = await world.load('judge-text');
  return text.whileTaken(world, () => {
    const lines = judge.lines();
    const isSeen = (line: Line) =>
      text.isTyped(line) ||
      (widget !== undefined && text.isToken(line.places, widget, current(), world.shadow)) ||
      (shown !== undefined && text.isShown(document, line.text, shown, activeItem()));
    return resultOf(lines?.every(isSeen) ?? false, text.whyNotTyped);
  });
}

/** The element to type into: that of the selector, or what has the focus. @throws EnterFrame, RelayError as `readyTarget` */
async function typingTarget(
  world: PageWorld,
  selector: string,
): Promise<{ element: Element; matches?: number }> {
  const refuses = (one: Element) => notTyped(one) ?? world.secrets?.refusal(one) ?? null;
  if (selector !== '') {
    const andThen = ({ element }: { element: Element }) =>
      !isField(element) || takesInput(element) || 'read-only';
    return readyTarget(world, selector, {
      rendered: true,
      enabled: true,
      followsLabel: true,
      followsField: isFilled,
      refuses,
      andThen,
    });
  }
  const { document, shadow } = world;
  await presentTarget(world, ':root');
  const active = focusedElement(document, shadow);
  if (active && isFrame(active)) throw new EnterFrame(framePathOf(active, document), '', active);
  const element = active ?? bodyOf(document);
  const reason = isInput(element) && !isField(element) ? notTyped(element) : world.secrets?.refusal(element);
  if (reason)
    throw new RelayError('wrong_element', `The focus is on ${tagOf(element)}: ${reason}`, {
      outcome: 'not_executed',
    });
  world.begin(element);
  return { element };
}

async function typeAll(
  world: PageWorld,
  value: string,
  document: Document,
  input: InputState,
  judge: TypingJudge,
) {
  const field = focusedElement(document, world.shadow);
  const held = () => (field && isField(field) ? (fieldValue(field) ?? '') : '');
  let caret: CaretOfFormatter | undefined;
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)];
  let typed = 0;
  const soFar = () => `${typed} of ${segments.length} characters were typed. `;
  const guard = world.secrets?.guard(() => (typed > 0 ? `Only ${soFar()}` : ''));
  for (const { segment } of segments) {
    // Frameworks render, and editors read the selection, in the task between two keys.
    if (typed > 0) await oneTask(document);
    // In a hidden page the deadline is only noticed with a tick: its own timers run once a second.
    if (typed % charactersPerTick === charactersPerTick - 1) await world.tick();
    await caret?.settle();
    // Asked last: a person may begin in the task between two keys.
    const isDriven = world.isDriven?.();
    if (isDriven || world.signal.aborted)
      throw new RelayError(
        isDriven ? 'user_driving' : 'not_actionable',
        `${isDriven ? 'A person took over' : 'The deadline came'} when ${soFar()}${isDriven ? 'Look what they did' : 'Give it more "timeoutMs"'}, or use "fill".`,
        { ...(isDriven && { outcome: typed > 0 ? 'unknown' : 'not_executed' }) },
      );
    const before = held();
    judge.before(segment);
    const isBreak = isLineBreak(segment);
    // Enter tells nobody anything, and the page may have moved on after the last character.
    input.devices.checkFocus = isBreak ? world.guard?.enter : guard;
    const prevented = await typeCharacter(document, isBreak ? '\n' : segment, input).finally(() => {
      input.devices.checkFocus = undefined;
    });
    judge.after(segment, prevented);
    const isPlain = held().length === before.length + segment.length || field?.isConnected === false;
    if (!caret && !isBreak && !isPlain && held() !== '') {
      await world.tick();
      // Read before the script has come: until then the page may move it for the focus.
      const at = (field as Partial<HTMLInputElement>).selectionStart;
      caret = (await world.load('judge-text')).caretOfFormatter(world, field, at);
    }
    typed += 1;
  }
}

/** The item of a list that keys have led to. */
function activeItemOf(focus: Element | null): Element | null {
  const id = focus?.getAttribute('aria-activedescendant');
  return (focus && id ? (focus.getRootNode() as Document).getElementById(id) : null) ?? focus;
}

function notTyped(element: Element): string | null {
  if (isField(element)) return null;
  if (element.hasAttribute('tabindex') && !matches(element, 'a, button, input, select, summary')) return null;
  return 'nothing can be typed into it. For dates, colours and ranges use "fill", for lists "select", for single keys "press".';
}
