/** The one button that ends a form, or Enter where it has none. */
import { innermostItem } from '../../page/items';
import { describe, isField, isTextual, type Page, type PageElement } from '../../page/page';
import { effectOf } from '../effect';
import { pressNamed } from '../named';
import { act, type Execution, look, type Run } from '../run';

const finishes =
  /^(?:save|send|ok|okay|done|apply|submit|post|publish|add|create|confirm|update|share|invite|assign|reassign|move|reschedule|reply|respond|comment|rename|forward|go|jump)\b/i;
const takesBack = /^(?:cancel|close|back|discard|reset|clear|save (?:as )?draft|add (?:another|more))\b/i;

/**
 * @param isOf which buttons belong to the form: what has opened it does not
 * @returns several where it is not clear which one ends it
 */
export function endsOf(
  page: Page,
  field: PageElement,
  isOf: (button: PageElement) => boolean,
): readonly PageElement[] {
  const now = page.elements.find(({ ref }) => ref === field.ref);
  if (!now) return [];
  const item = innermostItem(page, now);
  for (const around of page.above(now)) {
    const buttons = page
      .inside(around)
      .filter((one) => one.active && !isField(one) && isOf(one) && isEnd(one.name ?? one.title ?? ''));
    const submits = buttons.filter(({ type }) => type === 'submit');
    if (buttons.length > 0) return submits.length === 1 ? submits : buttons;
    if (
      (around === item && hasControl(page, item)) ||
      around.modal ||
      around.tag === 'form' ||
      /dialog$/.test(around.role ?? '')
    )
      break;
  }
  return [];
}

/** More than a field and its label. */
function hasControl(page: Page, item: PageElement): boolean {
  return page.inside(item).some((one) => one.active && !isField(one));
}

function isEnd(name: string): boolean {
  return finishes.test(name.trim()) && !takesBack.test(name.trim());
}

/** Sends the form of the field. */
export async function* endForm(
  run: Run,
  field: PageElement,
  isOf: (button: PageElement) => boolean,
): Execution {
  const page = await look(run);
  const [button, ...others] = endsOf(page, field, isOf);
  if (others.length > 0)
    return {
      failure: `Several buttons may end the form: ${[button, ...others].flatMap((one) => (one ? [describe(one)] : [])).join(', ')}. Say which.`,
    };
  if (button) {
    const outcome = yield* pressNamed(run, button);
    if (!('failure' in outcome)) run.unsaved = undefined;
    return outcome;
  }
  const now = page.elements.find(({ ref }) => ref === field.ref);
  if (!now || !isTextual(now) || now.tag === 'textarea')
    return { failure: `No button ends the form of ${describe(field)}. Say what to press.` };
  const outcome = yield* act(run, 'press', now, 'Enter');
  if ('failure' in outcome) return outcome;
  run.unsaved = undefined;
  return (yield* effectOf(run, page, outcome.result, 'Enter')) ?? { done: 'Pressed Enter.' };
}
