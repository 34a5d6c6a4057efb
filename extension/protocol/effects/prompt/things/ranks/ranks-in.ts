/** Reads by which order or size a task tells its thing from others like it: "the older of her two", "my latest", "the one I placed last". */
import { smallNumbers } from '../../../../small-numbers';
import { isInQuotes } from '../../words/is-in-quotes';
import { namesEvent } from '../ages/events';
import { countedBy } from './counted-by';
import { datedForm, eventBehindRank, labelsOf } from './dated-events';

export interface Rank {
  by: 'time' | 'amount' | 'name' | 'place';
  /** Whether the greatest is meant: the newest, the most expensive, the last. */
  isGreatest: boolean;
  /** The task says by what it counts, and not from which end: "the second by price". */
  isEitherWay: boolean;
  /** How many are meant: 3 of "the three oldest". */
  count: number;
  /** How many come before: 1 of "the second oldest". */
  skipped: number;
  /** The task says of how many: "the older of my two". */
  isOfCounted: boolean;
  /** Of two things: "the older". */
  isOfTwo: boolean;
  /** Its place counts, and no time: "the last row", "the first in the list". */
  isOfList: boolean;
  /** What was done at the time that counts: "placed". */
  event: string[];
  /** The prompt with `rankMark` in the place of the word. */
  marked: string;
}

/** A word that no prompt has. */
export const rankMark = 'zzrank';

const words: readonly [Pick<Rank, 'by' | 'isGreatest'>, string][] = [
  [
    { by: 'time', isGreatest: false },
    'older|oldest|earlier|earliest|soonest|least recent(?:ly)?|longest ago',
  ],
  [{ by: 'time', isGreatest: true }, 'newer|newest|later|latest|(?:most|more) recent(?:ly)?'],
  [
    { by: 'amount', isGreatest: false },
    'cheaper|cheapest|smaller|smallest|lower|lowest|(?:less|least) expensive',
  ],
  [
    { by: 'amount', isGreatest: true },
    'larger|largest|bigger|biggest|dearer|dearest|higher|highest|pricier|priciest|costlier|costliest|(?:more|most) expensive',
  ],
  [{ by: 'place', isGreatest: false }, 'first|second|third'],
  [{ by: 'place', isGreatest: true }, 'last'],
];
/** Behind a verb: "that ends next". */
const soon = /^(?:sooner|next)$/;
const word = words.map(([, some]) => some).join('|');
const numeral = `\\d{1,2}|${smallNumbers.slice(2).join('|')}`;
const nths = ['first', 'second', 'third'];
/** "The last week" is a time, "the first name" a field, and "my older brother's" says whose it is. */
const otherThings =
  'than|seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|quarters?|years?|time|names?|steps?|page|class|aid|floor';
const forms = [
  `(?<![\\p{L}])(?:(?:the|my|our|your|his|her|their|its)|\\p{L}+(?:['’]s|s['’]))\\s+(?:(?<count>${numeral})\\s+)?(?:(?<nth>second|third)[\\s-]+)?(?<word>${word})(?:\\s+(?<after>${numeral}))?(?![\\p{L}\\p{N}'’-])(?!\\s+(?:(?:${numeral})\\s+)?(?:${otherThings})(?!\\p{L}))(?!\\s+\\p{L}+['’]s)`,
  // "The order that I placed last".
  `(?<event>\\p{L}+ed|made|sent|bought|written|wrote|came|expiring|ending|starting)\\s+(?:the\\s+)?(?<word>last|first|latest|earliest|(?:most|least) recently|longest ago)(?=\\s*(?:$|[.,;!?]|\\s(?:and|but|on|from|of|to|for)\\b))`,
  datedForm,
].map((source) => new RegExp(source, 'gu'));
const ofCounted =
  /^(?:\s+ones?)?\s+of\s+(?:(?:[\p{L}’'-]+|\([^()]*\))\s+){0,7}?(?:two|three|four|both|pair)(?!\p{L})/u;
const ofList =
  /^\s+(?:row|line|entry|entries|rows|(?:\p{L}+\s+){0,4}?(?:in|of|on|from)\s+(?:the|this|that|my)\s+(?:list|table|page))(?!\p{L})/u;
/** "The oldest one by last use". */
const eventBy =
  /^[^.;!?]{0,60}?\sby\s(?:(?:the|its|their)\s)?(?:date\sof\s)?(?:(?:last|latest)\s)?(\p{L}+)(?!\p{L})/u;
const eventBehind = /^\s+(\p{L}+ed|made|sent|seen|bought)(?!\p{L})/u;

/** The things are several where the verb says so: "the two that expire first". */
const plural = /^(?:are due|(?!.*\bdue$)(?!\p{L}+s(?: out)?$).+)$/u;
const counted = new RegExp(
  `(?:the|my|our|your|his|her|their|its|those)\\s+(${numeral})(?!\\p{L})[^.;!?]*$`,
  'u',
);

/** @param prompt as it was written; what it quotes is a name */
export function ranksIn(prompt: string): Rank[] {
  return forms.flatMap((form) => [...prompt.matchAll(form)].flatMap((hit) => rankIn(prompt, hit, form)));
}

function rankIn(prompt: string, hit: RegExpMatchArray, form: RegExp): Rank[] {
  const { word: said = '', count, nth, after, event: before } = hit.groups ?? {};
  const start = (hit.index ?? 0) + hit[0].lastIndexOf(said);
  const [left, all] = [prompt.slice(0, start), prompt.slice(start + said.length)];
  const kind = soon.test(said)
    ? words[0]?.[0]
    : words.find(([, some]) => new RegExp(`^(?:${some})$`).test(said))?.[0];
  if (!kind || isInQuotes(left)) return [];
  const isPlural = form.source === datedForm && plural.test(before ?? '');
  const several = isPlural ? counted.exec(prompt.slice(0, hit.index))?.[1] : undefined;
  if (isPlural && several === undefined) return [];
  const order = kind.by === 'place' ? countedBy(left.split(/[.;!?\n]/).at(-1) ?? '', all) : undefined;
  const behind = order ? `${all.slice(0, order.start)} ${all.slice(order.end).trimStart()}` : all;
  const [, by = ''] = eventBy.exec(all) ?? [];
  const event = before ?? eventBehind.exec(all)?.[1] ?? eventBehindRank(all) ?? (namesEvent(by) ? by : '');
  const isOfPlace = kind.by === 'place' && event === '';
  return [
    {
      by: isOfPlace ? (order?.by ?? 'place') : kind.by === 'place' ? 'time' : kind.by,
      isGreatest: kind.isGreatest,
      isEitherWay: isOfPlace && order?.by === 'amount',
      count: numberOf(count ?? after ?? several),
      skipped: Math.max(0, nths.indexOf(nth ?? said)),
      isOfCounted: ofCounted.test(behind),
      isOfTwo: /er$|^(?:more|less) /.test(said),
      isOfList: isOfPlace && !order && ofList.test(behind),
      event: labelsOf(event),
      marked: `${left}${rankMark}${behind}`,
    },
  ];
}

function numberOf(count = 'one'): number {
  return /^\d/.test(count) ? Number(count) : smallNumbers.indexOf(count);
}
