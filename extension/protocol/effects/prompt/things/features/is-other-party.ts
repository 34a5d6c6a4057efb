/** Tells bookings for another number of persons: "Table for 2" after "Book a table for four". */
import { folded, wordSet } from '../../../words';
import { numerals, partiesIn, peopleIn } from './counts-of-people';

const party = new RegExp(
  `((?:table|seats?|places?|booking|reservation) for )(${numerals.join('|')})\\b(?! (?:nights?|days?|hours?|weeks?)\\b)`,
  'gi',
);
const bookable = wordSet(
  'table tables room rooms car cars tour tours lane court slot booking reservation seats',
);

/** Whether the order books for so many persons, and the texts are for another number, or have too few seats. */
export function isOtherParty(prompt: string, shown: string): boolean {
  const told = folded(prompt);
  if (!told.split(/[^\p{L}]+/u).some((word) => bookable.has(word))) return false;
  const meant = partiesIn(told);
  if (meant.length === 0) return false;
  const { parties, room } = peopleIn(folded(shown));
  if (parties.length > 0) return !parties.some((one) => meant.includes(one));
  return room.length > 0 && Math.max(...room) < Math.min(...meant);
}

/** With the figure for "four": a control may be called "Book 4 seats". */
export function withPartyInFigures(prompt: string): string {
  return prompt.replace(party, (all, before: string, count: string) => {
    const at = numerals.indexOf(count.toLowerCase());
    return at < 0 ? all : `${before}${at + 1}`;
  });
}
