/** Picks a date in the calendar that a date field opens. */
import { act, type PlanState, type Work } from '../execute/plan-state';
import { called, type Page, type Thing } from '../match/page';
import { isoDate } from '../prompt/dates';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Eleven years of turning months. */
const maxTurns = 130;

/** Opens the calendar of a field and picks the day. */
export async function* pickDate(plan: PlanState, field: Thing, words: string): Work {
  const iso = isoDate(words);
  if (iso === undefined) return { trouble: `"${words}" is no date.` };
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const opened = yield* act(plan, 'click', field);
  if ('trouble' in opened) return opened;
  const wanted = year * 12 + month - 1;
  for (let turns = 0; turns < maxTurns && plan.seen.stepsLeft > 1; turns += 1) {
    const page = await plan.look();
    const shown = shownMonth(page);
    if (shown === undefined) return { trouble: `${called(field)} opens no calendar that can be read.` };
    if (shown === wanted) return yield* clickDay(plan, page, day, field, words);
    const turn = turner(page, shown > wanted ? 'back' : 'on');
    if (!turn) return { trouble: 'The calendar cannot be turned to that month.' };
    const came = yield* act(plan, 'click', turn);
    if ('trouble' in came) return came;
  }
  return { trouble: `The calendar did not come to ${words} within the steps allowed.` };
}

async function* clickDay(plan: PlanState, page: Page, day: number, field: Thing, words: string): Work {
  const days = page.things.filter(
    (thing) => thing.active && !thing.disabled && (thing.name ?? thing.text)?.trim() === String(day),
  );
  const inTable = days.filter((thing) =>
    page.above(thing).some(({ role }) => /^(?:table|grid|row)$/.test(role ?? '')),
  );
  const [first, second] = inTable.length > 0 ? inTable : days;
  if (!first) return { trouble: `The calendar has no day ${day}.` };
  // Days of the months before and after stand in the first and last week.
  const thing = second && day > 15 ? (inTable.at(-1) ?? first) : first;
  const came = yield* act(plan, 'click', thing);
  if ('trouble' in came) return came;
  const after = (await plan.look()).things.find(({ ref }) => ref === field.ref);
  const held = after?.value;
  if (held === undefined || isoDate(held) === isoDate(words))
    return { did: `Picked ${words} in the calendar.` };
  return { trouble: `${called(field)} now holds "${held}", not ${words}.` };
}

/** The month that the calendar shows, counted from the year 0. */
function shownMonth(page: Page): number | undefined {
  const words = page.things.map(({ name, text }) => text ?? name ?? '');
  for (let at = 0; at < words.length; at += 1) {
    const together = `${words[at]} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`;
    const match = new RegExp(
      `\\b(${months.join('|')}|${months.map((one) => one.slice(0, 3)).join('|')})\\.?,? (\\d{4})\\b`,
      'i',
    ).exec(together);
    if (match && (words[at]?.length ?? 0) < 40) {
      const month = months.findIndex((one) => one.startsWith((match[1] ?? '').toLowerCase().slice(0, 3)));
      return Number(match[2]) * 12 + month;
    }
  }
  return undefined;
}

function turner(page: Page, way: 'back' | 'on'): Thing | undefined {
  const pattern =
    way === 'on'
      ? /^(?:next|next month|›|»|>|→|▶|forward)$/i
      : /^(?:prev(?:ious)?|previous month|prev month|‹|«|<|←|◀|back)$/i;
  return page.things.find(
    (thing) =>
      thing.active &&
      !thing.disabled &&
      [thing.name, thing.text, thing.title].some((one) => pattern.test(one?.trim() ?? '')),
  );
}
