/** Tells whose amount it is where a sentence or a page has several: "a balcony of 7 m²". */
import type { Span } from '../../../language/spans/names';
import { wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';

const measured = new Set<unknown>([
  'size',
  'area',
  'length',
  'extent',
  'mass',
  'volume',
  'quantity',
  'temperature',
]);
const joint =
  /^(?:\s|[:–—-]|,? (?:is|are|has|of|measures|covers|weighs|with|about|around|up to|some|now)\b)*\s?$/;

/** What is less certain may be the number of a week. */
const leastCertain = 0.7;

/** Whether an amount stands right behind the last thing that the question names. */
export function isAmountOfThing(
  { text, kind }: Fact,
  spans: readonly Span[],
  { type, terms }: Question,
): boolean {
  if (kind !== 'sentence' || !measured.has(type)) return false;
  const thing = terms.findLast(
    ({ start, isOfType, maxIfAbsent }) => start >= 0 && !isOfType && maxIfAbsent >= 2,
  );
  if (!thing) return false;
  const ends = wordsOf(text)
    .filter(({ stem }) => thing.forms.has(stem))
    .map(({ end }) => end);
  return spans.some(
    ({ start, certainty }) =>
      certainty >= leastCertain && ends.some((end) => end <= start && joint.test(text.slice(end, start))),
  );
}

const mostAsked = /\b(?:up to|at most|the most|maximum|max)\b/i;
const upTo =
  /\b(?:up to|at most|maximum(?: of)?|limited to|no more than|not more than|capped at) (?:\S+ )?$/i;

/** Whether it says the most, where a most is asked for: "up to €2,500". */
export function saysUpTo({ text }: Fact, spans: readonly Span[], { type, text: asked }: Question): boolean {
  if (type === undefined || !mostAsked.test(asked)) return false;
  return spans.some(({ start }) => upTo.test(text.slice(Math.max(0, start - maxBefore), start)));
}

const maxBefore = 40;
