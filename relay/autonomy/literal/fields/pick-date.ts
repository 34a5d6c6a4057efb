/** Picks a date in the calendar that a date field opens. */
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { describe, type Page, type PageElement } from '../match/page';
import { isoDate } from '../prompt/dates';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Enough for eleven years of months. */
const maxTurns = 130;

/** Opens the calendar of a field and picks the day. */
export async function* pickDate(plan: PlanState, field: PageElement, words: string): Execution {
  const iso = isoDate(words);
  if (iso === undefined) return { failure: `"${words}" is no date.` };
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const opened = yield* act(plan, 'click', field);
  if ('failure' in opened) return opened;
  const wanted = year * 12 + month - 1;
  for (let turns = 0; turns < maxTurns && plan.seen.stepsLeft > 1; turns += 1) {
    const page = await plan.look();
    const shown = shownMonth(page);
    if (shown === undefined) return { failure: `${describe(field)} opens no calendar that can be read.` };
    if (shown === wanted) return yield* clickDay(plan, page, day, field, words);
    const turn = monthButton(page, shown > wanted ? 'back' : 'on');
    if (!turn) return { failure: 'The calendar cannot be turned to that month.' };
    const outcome = yield* act(plan, 'click', turn);
    if ('failure' in outcome) return outcome;
  }
  return { failure: `The calendar did not come to ${words} within the steps allowed.` };
}

async function* clickDay(
  plan: PlanState,
  page: Page,
  day: number,
  field: PageElement,
  words: string,
): Execution {
  const days = page.elements.filter(
    (element) =>
      element.active && !element.disabled && (element.name ?? element.text)?.trim() === String(day),
  );
  const inTable = days.filter((element) =>
    page.above(element).some(({ role }) => /^(?:table|grid|row)$/.test(role ?? '')),
  );
  const [first, second] = inTable.length > 0 ? inTable : days;
  if (!first) return { failure: `The calendar has no day ${day}.` };
  // The first and last week contain days of the adjacent months.
  const element = second && day > 15 ? (inTable.at(-1) ?? first) : first;
  const outcome = yield* act(plan, 'click', element);
  if ('failure' in outcome) return outcome;
  const after = (await plan.look()).elements.find(({ ref }) => ref === field.ref);
  const held = after?.value;
  if (held === undefined || isoDate(held) === isoDate(words))
    return { done: `Picked ${words} in the calendar.` };
  return { failure: `${describe(field)} now holds "${held}", not ${words}.` };
}

/** The month of the calendar, counted from the year 0. */
function shownMonth(page: Page): number | undefined {
  const words = page.elements.map(({ name, text }) => text ?? name ?? '');
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

function monthButton(page: Page, way: 'back' | 'on'): PageElement | undefined {
  const pattern =
    way === 'on'
      ? /^(?:next|next month|›|»|>|→|▶|forward)$/i
      : /^(?:prev(?:ious)?|previous month|prev month|‹|«|<|←|◀|back)$/i;
  return page.elements.find(
    (element) =>
      element.active &&
      !element.disabled &&
      [element.name, element.text, element.title].some((one) => pattern.test(one?.trim() ?? '')),
  );
}
