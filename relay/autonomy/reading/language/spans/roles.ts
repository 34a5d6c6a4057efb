/** Finds persons that are told of by what they are: "the site steward". */
import nlp from 'compromise';
import type { Span } from './names';

/** What the tagger does not know as persons, and who answers for them. */
const other =
  /^(?:owner|neighbou?r|steward|warden|porter|librarian|treasurer|organi[sz]er|nurse|coach|chair|chairman|chairwoman|volunteer|student|headteacher|team|office|reception|desk|police|department)s?$/i;
const nounPhrase = /\b(?:the|your|our|my|his|her|their|its)(?: [a-z][\w-]*){1,3}/gi;
const certainty = 0.5;

export function rolesIn(text: string): Span[] {
  return [...text.matchAll(nounPhrase)].flatMap(({ 0: phrase, index }) => {
    const words = phrase.split(' ');
    const last = words.findIndex((word, at) => at > 0 && isRole(word));
    if (last < 0) return [];
    const role = words.slice(0, last + 1).join(' ');
    return [{ text: role, start: index, end: index + role.length, certainty }];
  });
}

const known = new Map<string, boolean>();
const maxKnown = 10_000;

function isRole(noun: string): boolean {
  const earlier = known.get(noun);
  if (earlier !== undefined) return earlier;
  if (known.size > maxKnown) known.clear();
  const found = other.test(noun) || nlp(noun).has('^#Actor$');
  known.set(noun, found);
  return found;
}
