/** Submits a form, with its validation and its `submit` event. In a lazy script. */
import { type Heard, watchChanges } from '../../../dom/actionability/watch-changes';
import { commitTyping } from '../../../dom/events/commit-typing';
import { tagOf } from '../../../dom/tree/visibility';
import { composedAncestors, composedContains, matches, own } from '../../../dom/tree/walk';
import type { Step } from '../../action-spec';
import type { PageWorld } from '../../page-world';
import type { readyTarget } from '../finding/target';
import { afterOneTask } from '../waiting/after-task';

type ReadyTargetFinder = typeof readyTarget;

/** @param readyTarget comes from the page script, which has the selector engines */
export async function submitForm(world: PageWorld, { selector }: Step, readyTarget: ReadyTargetFinder) {
  const { element, matches } = await readyTarget(world, selector, { refuses: notInAForm });
  const form = formOf(element) as HTMLFormElement;
  const watch = watchChanges(form);
  const page = own(form, 'ownerDocument');
  const active = page.activeElement;
  if (active && composedContains(form, active)) commitTyping(active, world.devices);
  let submitted: SubmitEvent | undefined;
  const listen = (event: SubmitEvent) => {
    submitted = event;
  };
  const listener = ['submit', listen, true] as const;
  own(form, 'addEventListener')(...listener);
  own(form, 'requestSubmit')();
  own(form, 'removeEventListener')(...listener);
  const invalid = submitted
    ? null
    : (own(form, 'querySelector')(':invalid:not(fieldset)') as HTMLInputElement | null);
  const reason = invalid ? notValid(invalid) : 'The form did not submit.';
  const result = {
    success: submitted !== undefined,
    matches,
    defaultPrevented: submitted?.defaultPrevented ?? false,
    changed: true,
    ...(!submitted && { reason }),
  };
  await afterOneTask(world, world.document, () => result);
  return { ...result, changed: watch.changed() };
}

function formOf(element: Element): HTMLFormElement | null {
  if (element.localName === 'form') return element as HTMLFormElement;
  return (element as Partial<HTMLInputElement>).form ?? element.closest('form');
}

function notInAForm(element: Element): string | null {
  return formOf(element) ? null : 'it is not in a form. Click the button that sends the data.';
}

function notValid(field: HTMLInputElement): string {
  return `The form is not valid: ${tagOf(field)}: ${field.validationMessage}`;
}

const submitters = 'button:not([type=button i], [type=reset i]), input:is([type=submit i], [type=image i])';

/**
 * What a field asks whose form was to be sent by a click or by Enter, and was not. Pages that check by themselves cause
 * the same `invalid` events, but prevent the click, have `novalidate`, or check when the form is being sent.
 * @param entered the field in which Enter was pressed
 */
export function whyRefused(heard: Heard[], entered?: Element | null): string | undefined {
  const isSent = (form: HTMLFormElement) =>
    heard.some(({ event, target }) => event.type === 'submit' && target === form);
  const isSending = (form: HTMLFormElement) =>
    (entered && (entered as HTMLInputElement).form === form) ||
    heard.some(({ event, target }) => {
      if (event.type !== 'click' || event.defaultPrevented) return false;
      const button = composedAncestors(target).find((at) => matches(at, submitters));
      const { form: ofButton } = (button ?? {}) as Partial<HTMLButtonElement>;
      return button && ofButton === form && !matches(button, '[formnovalidate], :disabled');
    });
  for (const { event, target } of heard) {
    if (event.type !== 'invalid') continue;
    const { form } = target as HTMLInputElement;
    const isLeft = form?.isConnected && !matches(form, '[novalidate]') && !isSent(form);
    if (isLeft && isSending(form)) return notValid(target as HTMLInputElement);
  }
  return undefined;
}
