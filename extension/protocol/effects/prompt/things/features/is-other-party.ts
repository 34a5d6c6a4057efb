/** Tells bookings for another number of persons: "Table for 2" after "Book a table for four". */
import { folded, wordSet } from '../../../words';

const numerals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `\\d{1,2}|${numerals.join('|')}`;
const people =
  'people|persons?|guests?|adults?|diners?|covers?|pax|travell?ers?|passengers?|players?|participants?';
/** "A table for four", "for 2 adults", "party of 4", and not "for two nights" and "for 20 euros". */
const said = new RegExp(
  `\\b(?:for|party of|group of) (?<count>${number})(?:(?= (?:${people})\\b)|(?=\\s*(?:$|[.,;:!?)|\\n]))|(?= (?:on|at|in|from|by|and|with|today|tonight|tomorrow|this|next|under)\\b))`,
  'g',
);
const party = new RegExp(
  `((?:table|seats?|places?|booking|reservation) for )(${numerals.join('|')})\\b(?! (?:nights?|days?|hours?|weeks?)\\b)`,
  'gi',
);
const counted = new RegExp(`(?<![\\p{L}\\p{N}.,:-])(?<count>${number}) (?:${people})\\b`, 'gu');
const seated = new RegExp(`(?<![\\p{L}\\p{N}.,:-])(?<count>${number}) (?:seats?|places|seater)\\b`, 'gu');
const bookable = wordSet(
  'table tables room rooms car cars tour tours lane court slot booking reservation seats',
);

/** Whether the order books for so many persons, and the texts are for another number, or have too few seats. */
export function isOtherParty(prompt: string, shown: string): boolean {
  const told = folded(prompt);
  if (!told.split(/[^\p{L}]+/u).some((word) => bookable.has(word))) return false;
  const meant = countsIn(told, [said]);
  if (meant.length === 0) return false;
  const text = folded(shown);
  const there = countsIn(text, [said, counted]);
  if (there.length > 0) return !there.some((one) => meant.includes(one));
  const seats = countsIn(text, [seated]);
  return seats.length > 0 && Math.max(...seats) < Math.min(...meant);
}

function countsIn(text: string, forms: readonly RegExp[]): number[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ groups }) => {
      const { count = '' } = groups ?? {};
      return /^\d/.test(count) ? Number(count) : numerals.indexOf(count) + 1;
    }),
  );
}

/** With the figure for "four": a control may be called "Book 4 seats". */
export function withPartyInFigures(prompt: string): string {
  return prompt.replace(party, (all, before: string, count: string) => {
    const at = numerals.indexOf(count.toLowerCase());
    return at < 0 ? all : `${before}${at + 1}`;
  });
}
