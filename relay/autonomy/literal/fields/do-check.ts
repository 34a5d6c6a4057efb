/** Checks and unchecks boxes and switches, and reads the state back. */
import { seek } from '../execute/find-element';
import { act, type PlanState, type Work } from '../execute/plan-state';
import { matchTarget } from '../match/match';
import { called, isBox, type Page, type Thing } from '../match/page';
import type { Kind, Target, Whereabouts } from '../prompt/instruction';
import { listOf, ordinalOf } from '../prompt/words';

const among = (thing: Thing) => isBox(thing) || thing.pressed !== undefined;

export async function* doTick(
  plan: PlanState,
  on: boolean,
  names: string,
  quoted: string[],
  where: Whereabouts[],
  kind?: Kind,
): Work {
  const page = await plan.look();
  if (
    /^(?:all|every|each|everything|all (?:of )?(?:the )?(?:check ?boxes|boxes|options|items)|(?:the )?check ?boxes)$/i.test(
      names,
    )
  ) {
    return yield* each(
      plan,
      page.things.filter((thing) => thing.role === 'checkbox' || thing.role === 'switch'),
      on,
      page,
    );
  }
  const vague = /^(?:the )?(?:check ?box|box|switch|toggle|it|them)$/i.test(names);
  const number = /^(?:the )?(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last)$/i.test(names);
  const whole: Target = {
    said: names,
    words: vague || number ? '' : names,
    ...(number && { ordinal: ordinalOf(names.replace(/^the /i, '')) as number, kind: kind ?? 'checkbox' }),
    quoted: quoted.length === 1,
    where: [],
    ...(vague && { kind: 'checkbox' as const }),
  };
  if (quoted.length < 2) {
    const readings = readingsOf(whole, quoted, where);
    const match = matchTarget(page, readings, { among });
    if ('found' in match && match.sureness > 0.8) return yield* tickOne(plan, match.found, on, page);
  }
  const parts = quoted.length > 1 ? quoted : listOf(names);
  const all = parts.map((name) =>
    matchTarget(page, { said: name, words: name, quoted: false, where: [] }, { among }),
  );
  if (parts.length > 1 && all.every((match) => 'found' in match)) {
    return yield* each(
      plan,
      all.flatMap((match) => ('found' in match ? [match.found] : [])),
      on,
      page,
    );
  }
  const sought = yield* seek(plan, readingsOf(whole, quoted, where), { among });
  if ('trouble' in sought) return sought;
  return yield* tickOne(plan, sought.thing, on, sought.page);
}

function readingsOf(whole: Target, quoted: string[], where: Whereabouts[]): Target {
  const words = quoted.length === 1 ? (quoted[0] ?? '') : whole.words;
  if (where.length === 0) return { ...whole, words };
  const bare = words.replace(/\s+(?:in|of|for|under|next to|on|beside|from)\s.*$/i, '');
  const placed: Target = {
    ...whole,
    words: /^(?:the )?(?:check ?box|box)?$/i.test(bare) ? '' : bare,
    kind: 'checkbox',
    where,
  };
  return quoted.length === 1
    ? { ...whole, words, where }
    : { ...whole, words, otherwise: [placed, { ...placed, words: '' }] };
}

async function* each(plan: PlanState, boxes: Thing[], on: boolean, page: Page): Work {
  if (boxes.length === 0) return { trouble: 'There are no boxes on the page.' };
  for (const box of boxes) {
    const came = yield* tickOne(plan, box, on, page);
    if ('trouble' in came) return came;
  }
  return { did: `${on ? 'Ticked' : 'Unticked'} ${boxes.map(called).join(', ')}.` };
}

/** Ticks or unticks one box, switch or pressed button. */
export async function* tickOne(plan: PlanState, thing: Thing, on: boolean, _page: Page): Work {
  if (thing.disabled) return { trouble: `${called(thing)} is disabled.` };
  const did = { did: `${on ? 'Ticked' : 'Unticked'} ${called(thing)}.` };
  if (isBox(thing)) {
    const came = yield* act(plan, on ? 'check' : 'uncheck', thing);
    if (!('trouble' in came)) return did;
    // The page may have drawn its list anew, the box with it.
    const again = (await plan.look()).things.filter(
      (one) => isBox(one) && one.name === thing.name && one.name !== undefined,
    );
    return again.length === 1 && (again[0]?.checked === true) === on ? did : came;
  }
  if ((thing.pressed === true) === on) return did;
  const came = yield* act(plan, 'click', thing);
  if ('trouble' in came) return came;
  const now = (await plan.look()).things.find(({ ref }) => ref === thing.ref);
  return !now || (now.pressed === true) === on ? did : { trouble: `${called(thing)} did not change.` };
}
