import * as z from 'zod/mini';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { focusedElement } from '../../dom/events/focus';
import { EnterFrame } from '../../dom/find/enter-frame';
import { framePathOf } from '../../dom/find/find';
import { caretToEnd } from '../../dom/keyboard/edit';
import { moves } from '../../dom/keyboard/key-defaults';
import { pressChord } from '../../dom/keyboard/keyboard';
import { type Chord, parseChord } from '../../dom/keyboard/keys';
import { rootOf } from '../../dom/tree/root-of';
import { composedContains, isFrame } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget, readyTarget } from '../element/finding/target';
import { refusedForm } from '../element/forms/refused-form';
import { inputStateOf } from '../element/pointing/input-state';
import { afterOneTask } from '../element/waiting/after-task';
import { knownChord } from '../known-keys';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';

export const pressSpec = {
  title: 'Press a key',
  description: 'Presses a key or a chord on an element, or where the focus is when there is no selector.',
  synonyms: ['pressKey', 'press_key', 'key', 'keyPress', 'keypress', 'sendKey', 'hotkey'],
  selector: 'optional',
  value: {
    description:
      'a key such as `Enter`, `Escape`, `a`, by code too (`KeyA`, `Numpad1`), or a chord such as `Control+Shift+a`',
    schema: z.string().check(z.minLength(1), knownChord),
  },
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  brief: 'Enter, Escape, Control+a ...',
  timeoutMs: 5_000,
  result: z.extend(pointerResult, { matches: z.optional(z.number()) }),
  example: { selector: '#name', value: 'Enter' },
} satisfies ActionSpec;

export async function press(world: PageWorld, { selector, value }: Step<string>) {
  const chord = parseChord(value);
  const { document, shadow } = world;
  const clipboard = usesClipboard(chord) ? await world.load('clipboard') : undefined;
  const { placesIn, focusForKeys } = await world.load('key-places');
  const { key } = chord.pressed;
  const moveByKey = moves.test(key) || key === ' ' ? await world.load('move-by-key') : undefined;
  const accessKey = chord.held.some((one) => one.key === 'Alt') ? await world.load('access-key') : undefined;
  // What has no focus and no root takes no key.
  if (selector === '') await presentTarget(world, ':root');
  const target =
    selector === ''
      ? undefined
      : await readyTarget(world, selector, { rendered: true, enabled: true, followsLabel: true });
  const page = target?.element.ownerDocument ?? document;
  const active = focusedElement(page, shadow);
  // Its document is of another origin, or something in it would have the focus.
  if (!target && active && isFrame(active)) throw new EnterFrame(framePathOf(active, page), '', active);
  if (target && !(active && composedContains(target.element, active))) {
    focusForKeys(world, selector, target.element);
    caretToEnd(target.element);
  }
  world.begin();
  const watch = watchChanges(target?.element ?? rootOf(document));
  const before = placesIn(page, shadow);
  const input = { ...inputStateOf(world), clipboard, moveByKey, accessKey };
  const entered = key === 'Enter' ? focusedElement(page, shadow) : undefined;
  const defaultPrevented = await pressChord(page, chord, input);
  const result = {
    success: true,
    ...(target && { matches: target.matches }),
    defaultPrevented,
    changed: true,
  };
  await afterOneTask(world, document, () => result);
  const after = placesIn(page, shadow);
  const refused = await refusedForm(world, watch, defaultPrevented ? undefined : entered);
  return {
    ...result,
    ...refused,
    changed: watch.changed() || after.some((place, index) => place !== before[index]),
  };
}

function usesClipboard({ held, pressed }: Chord): boolean {
  return /^[cvx]$/i.test(pressed.key) && held.some(({ key }) => key === 'Control' || key === 'Meta');
}
