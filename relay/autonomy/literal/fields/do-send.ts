/** Executes "reply" and "forward": opens the form, fills it in and sends it. */
import { mouseOn } from '../execute/do-click';
import { doOther } from '../execute/do-named-control';
import type { PlanState, Work } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { isField, isTextual, type Page, type Thing } from '../match/page';
import type { Instruction, Value } from '../prompt/instruction';
import { textOf } from './do-enter';
import { putText } from './enter-text';

/** Opens what the verb opens on what was found before, fills in what was said, and sends it. */
export async function* doSend(
  plan: PlanState,
  { verb, value, to }: Extract<Instruction, { do: 'send' }>,
): Work {
  const it = { said: 'it', words: '', quoted: false, where: [], again: true };
  const opened = yield* doOther(plan, verb, it, verb, '');
  if ('trouble' in opened) return opened;
  for (const [said, pick] of [
    [value, messageField],
    [to, receiverField],
  ] as const) {
    if (!said) continue;
    const came = yield* fillIn(plan, said, pick);
    if ('trouble' in came) return came;
  }
  const page = await plan.look();
  const target = { said: '"Send"', words: 'send', quoted: false, where: [] };
  const among = (thing: Thing) => thing.active === true && !isField(thing);
  const send = matchTarget(page, target, { among, near: plan.last });
  if (!('found' in send)) return { trouble: 'There is no button to send it.' };
  const sent = yield* mouseOn(plan, 'click', send.found, page);
  return 'trouble' in sent ? sent : { did: `Did "${verb}" and sent it.` };
}

async function* fillIn(plan: PlanState, said: Value, pick: (page: Page) => Thing | undefined): Work {
  const field = pick(await plan.look());
  if (!field) return { trouble: 'There is no field for that.' };
  const text = await textOf(plan, said);
  return 'trouble' in text ? text : yield* putText(plan, field, text.text, false);
}

function messageField(page: Page): Thing | undefined {
  const fields = page.things.filter((thing) => isTextual(thing) && !thing.disabled);
  return fields.findLast(({ tag, editable }) => tag === 'textarea' || editable) ?? fields.at(-1);
}

function receiverField(page: Page): Thing | undefined {
  const fields = page.things.filter((thing) => isTextual(thing) && !thing.disabled && thing.tag === 'input');
  const target = { said: 'to', words: 'to', quoted: false, where: [] };
  const match = matchTarget(page, target, { among: (thing) => fields.includes(thing) });
  return 'found' in match ? match.found : fields.length === 1 ? fields[0] : undefined;
}
