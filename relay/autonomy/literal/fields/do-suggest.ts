/** Types the beginning of a word into an autocomplete field and takes a suggestion. */
import { act, type PlanState, type Work } from '../execute/plan-state';
import { isField, type Page, type Thing } from '../match/page';
import type { Instruction } from '../prompt/instruction';
import { fieldFor } from './do-enter';
import { putText } from './enter-text';

/** Types the beginning and takes the suggestion that ends as was said. */
export async function* doSuggest(
  plan: PlanState,
  { start, end, from }: Extract<Instruction, { do: 'suggest' }>,
): Work {
  const field = yield* fieldFor(plan, from, start);
  if ('trouble' in field) return field;
  const { options } = field.thing;
  if (options) {
    const label = options.find((option) => fits(option.label, start, end))?.label;
    const came = label === undefined ? undefined : yield* act(plan, 'select', field.thing, label);
    if (!came || 'trouble' in came) return came ?? { trouble: `No option begins with "${start}".` };
    return { did: `Chose "${label}".` };
  }
  const typed = yield* putText(plan, field.thing, start, true);
  if ('trouble' in typed) return typed;
  for (const ms of [0, 300, 800]) {
    if (ms > 0) yield* act(plan, 'wait', undefined, { ms });
    const option = suggestion(await plan.look(), field.thing, start, end);
    if (!option) continue;
    const came = yield* act(plan, 'click', option);
    plan.last = field.thing;
    return 'trouble' in came ? came : { did: `Took the suggestion "${option.name ?? option.text}".` };
  }
  return {
    trouble: `The field suggests nothing that begins with "${start}"${end && ` and ends with "${end}"`}.`,
  };
}

function suggestion(page: Page, field: Thing, start: string, end: string): Thing | undefined {
  const fitting = page.things.filter(
    (thing) =>
      (thing.active === true || thing.role === 'listitem' || thing.role === 'option') &&
      thing.ref !== field.ref &&
      !isField(thing) &&
      fits(thing.name ?? thing.text ?? '', start, end),
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
