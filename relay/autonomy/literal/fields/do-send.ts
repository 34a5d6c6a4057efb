/** Executes "reply" and "forward": opens the form, fills it in and sends it. */
import { mouseOn } from '../execute/do-click';
import { doNamedControl } from '../execute/do-named-control';
import type { Execution, PlanState } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { isField, isTextual, type Page, type PageElement } from '../match/page';
import type { Instruction, Value } from '../prompt/instruction';
import { textOf } from './do-enter';
import { enterText } from './enter-text';

/** Opens the form that the verb opens on the previous element, fills it in and sends it. */
export async function* doSend(
  plan: PlanState,
  { verb, value, to }: Extract<Instruction, { do: 'send' }>,
): Execution {
  const it = { phrase: 'it', words: '', quoted: false, where: [], again: true };
  const opened = yield* doNamedControl(plan, verb, it, verb, '');
  if ('failure' in opened) return opened;
  for (const [content, pick] of [
    [value, messageField],
    [to, receiverField],
  ] as const) {
    if (!content) continue;
    const outcome = yield* fillIn(plan, content, pick);
    if ('failure' in outcome) return outcome;
  }
  const page = await plan.look();
  const target = { phrase: '"Send"', words: 'send', quoted: false, where: [] };
  const among = (element: PageElement) => element.active === true && !isField(element);
  const send = matchTarget(page, target, { among, near: plan.last });
  if (!('found' in send)) return { failure: 'There is no button to send it.' };
  const sent = yield* mouseOn(plan, 'click', send.found, page);
  return 'failure' in sent ? sent : { done: `Did "${verb}" and sent it.` };
}

async function* fillIn(
  plan: PlanState,
  content: Value,
  pick: (page: Page) => PageElement | undefined,
): Execution {
  const field = pick(await plan.look());
  if (!field) return { failure: 'There is no field for that.' };
  const text = await textOf(plan, content);
  return 'failure' in text ? text : yield* enterText(plan, field, text.text, false);
}

function messageField(page: Page): PageElement | undefined {
  const fields = page.elements.filter((element) => isTextual(element) && !element.disabled);
  return fields.findLast(({ tag, editable }) => tag === 'textarea' || editable) ?? fields.at(-1);
}

function receiverField(page: Page): PageElement | undefined {
  const fields = page.elements.filter(
    (element) => isTextual(element) && !element.disabled && element.tag === 'input',
  );
  const target = { phrase: 'to', words: 'to', quoted: false, where: [] };
  const match = matchTarget(page, target, { among: (element) => fields.includes(element) });
  return 'found' in match ? match.found : fields.length === 1 ? fields[0] : undefined;
}
