/** Submits a form, with its validation and its `submit` event. In a lazy script. */
import { watchChanges } from '../../dom/actionability/watch-changes';
import { commitTyping } from '../../dom/events/commit-typing';
import { tagOf } from '../../dom/tree/visibility';
import { composedContains, own } from '../../dom/tree/walk';
import type { Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import { afterOneTask } from './after-task';
import type { readyTarget } from './target';

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
  const reason = invalid
    ? `The form is not valid: ${tagOf(invalid)}: ${invalid.validationMessage}`
    : 'The form did not submit.';
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
