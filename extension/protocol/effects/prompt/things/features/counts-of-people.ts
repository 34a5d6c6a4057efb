/** Reads for how many persons a text is: "a table for four", "2 adults and 1 child", and up to how many: "sleeps 6". */
import { smallNumbers } from '../../../../small-numbers';

export const numerals = smallNumbers.slice(1);
const number = `\\d{1,2}|${numerals.join('|')}`;
const young = 'child(?:ren)?|kids?|infants?|bab(?:y|ies)|toddlers?|teenagers?|seniors?|students?';
const people = `people|persons?|guests?|adults?|diners?|covers?|pax|travell?ers?|passengers?|players?|participants?|${young}`;
const seats = 'seats?|places|seater';
const joint = '\\s*(?:[,+&·|/]|\\band\\b|\\bplus\\b|,\\s*and\\b)?\\s*';
/** "2 adults", "2 adults and 1 child". */
const group = `(?:${number}) (?:${people})\\b(?:${joint}(?:${number}) (?:${young}|adults?)\\b)*`;
const isOwn = '(?<![\\p{L}\\p{N}.,:-])';
const behind = 'on|at|in|from|by|and|with|for|today|tonight|tomorrow|this|next|under';
/** "A table for four", "for 2 adults", "party of 4", and not "for two nights" and "for 20 euros". */
const said = new RegExp(
  `\\b(?:for|party of|group of) (?:${group}|(?:${number})(?=\\s*(?:$|[.,;:!?)|\\n])| (?:${behind})\\b))`,
  'gu',
);
/** "4 guests at 19:00", and not "4 people are looking at this" and "rated by 4 guests". */
const counted = new RegExp(
  `${isOwn}(?<!\\b(?:by|join|over|than) )(?:${group})(?=\\s*(?:$|[^\\p{L}\\p{N}\\s]|\\n|\\d)| (?:${behind})\\b)`,
  'gu',
);
const seated = new RegExp(`${isOwn}(?:${number}) (?:${seats})\\b`, 'gu');
/** "Up to 12 people", "sleeps 4", "2 to 4 players", "12 people max". */
const most = new RegExp(
  `\\b(?:(?:up to|max(?:imum)?\\.?(?: of)?|at most|(?:${number})(?:\\s*[-–]\\s*| to )) ?(?:${number}) (?:${people}|${seats})|(?:sleeps|accommodates|capacity:?(?: of)?) (?:up to )?(?:${number})|(?:${number}) (?:${people}|${seats}),? \\(?max(?:imum)?)\\b`,
  'gu',
);
/** "4 guests · 2 bedrooms" says what there is room for. */
const furnished = /\b\d+ (?:bed(?:room)?s?|bath(?:room)?s?)\b/;
const one = new RegExp(`(?<![\\p{L}\\p{N}])(?:${number})(?![\\p{L}\\p{N}])`, 'gu');

/** For how many persons the order is. @param told folded */
export function partiesIn(told: string): number[] {
  return (told.match(said) ?? []).map(sumOf);
}

/** The parties that a folded text is for, and for how many there is room. */
export function peopleIn(text: string): { parties: number[]; room: number[] } {
  const rest = text.replace(most, ' ');
  const parties = [...(rest.match(said) ?? []), ...(rest.match(counted) ?? [])].map(sumOf);
  const room = [
    ...(text.match(most) ?? []).map((part) => Math.max(...numbersIn(part))),
    ...(rest.match(seated) ?? []).map(sumOf),
  ];
  return furnished.test(text) ? { parties: [], room: [...room, ...parties] } : { parties, room };
}

function sumOf(part: string): number {
  return numbersIn(part).reduce((sum, count) => sum + count, 0);
}

function numbersIn(part: string): number[] {
  return (part.match(one) ?? []).map((count) =>
    /^\d/.test(count) ? Number(count) : smallNumbers.indexOf(count),
  );
}
