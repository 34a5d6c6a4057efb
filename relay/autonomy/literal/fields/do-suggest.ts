/** Types the beginning of a word into an autocomplete field and takes a suggestion. */
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { isField, type Page, type PageElement } from '../match/page';
import type { Instruction } from '../prompt/instruction';
import { fieldFor } from './do-enter';
import { enterText } from './enter-text';

/** Types the beginning and takes the suggestion with the requested end. */
export async function* doSuggest(
  plan: PlanState,
  { start, end, from }: Extract<Instruction, { do: 'suggest' }>,
): Execution {
  const field = yield* fieldFor(plan, from, start);
  if ('failure' in field) return field;
  const { options } = field.element;
  if (options) {
    const label = options.find((option) => fits(option.label, start, end))?.label;
    const outcome = label === undefined ? undefined : yield* act(plan, 'select', field.element, label);
    if (!outcome || 'failure' in outcome) return outcome ?? { failure: `No option begins with "${start}".` };
    return { done: `Chose "${label}".` };
  }
  const typed = yield* enterText(plan, field.element, start, true);
  if ('failure' in typed) return typed;
  for (const ms of [0, 300, 800]) {
    if (ms > 0) yield* act(plan, 'wait', undefined, { ms });
    const option = suggestion(await plan.look(), field.element, start, end);
    if (!option) continue;
    const outcome = yield* act(plan, 'click', option);
    plan.last = field.element;
    return 'failure' in outcome ? outcome : { done: `Took the suggestion "${option.name ?? option.text}".` };
  }
  return {
    failure: `The field suggests nothing that begins with "${start}"${end && ` and ends with "${end}"`}.`,
  };
}

function suggestion(page: Page, field: PageElement, start: string, end: string): PageElement | undefined {
  const fitting = page.elements.filter(
    (element) =>
      (element.active === true || element.role === 'listitem' || element.role === 'option') &&
      element.ref !== field.ref &&
      !isField(element) &&
      fits(element.name ?? element.text ?? '', start, end),
  );
  return (
    fitting.at(-1) &&
    (fitting.find((one) => !page.inside(one).some((inner) => fitting.includes(inner))) ?? fitting[0])
  );
}

function fits(label: string, start: string, end: string): boolean {
  const small = label.trim().toLowerCase();
  return small.startsWith(start.toLowerCase()) && small.endsWith(end.toLowerCase());
}
