/** Tells where something comes from, or who sent it, from where it takes place; and where a thing is from who made it. */
import { rightBefore } from '../../../language/right-before';
import { spansOf } from '../../../language/spans/spans';
import type { Question } from '../../../question/question';
import type { Candidate } from '../../ranking/rank';

const takesPlace =
  /\bwhere\b.{0,120}\b(?:take|takes|took|taking) place\b|\bwhere\b.{0,120}\b(?:held|happen(?:s|ed|ing)?|meet|meets|meeting|hosted)\b|^where(?: is|['’]s| are| was| were| will)\b/i;
const from = /\b(?:from|by) (?:the )?$/i;

/** Whether all places it has stand behind "from" or "by", and the question is for where something is: "party, from Ada". */
export function isOfOrigin({ fact, spans }: Candidate, { text, type }: Question): boolean {
  if (type !== 'place' || !takesPlace.test(text) || /\bfrom\b/i.test(text)) return false;
  const days = spansOf('moment', fact.text);
  const places = spans.filter(({ start }) => !days.some((day) => day.start <= start && start < day.end));
  return places.length > 0 && places.every(({ start }) => from.test(rightBefore(fact.text, start)));
}

const sure = 0.9;
const within = /\b(?:in|at|inside|near|outside)(?: the)? $/i;

/** Whether the only organizations it has are where something is: "the lens now stands in the Hallander Museum". */
export function isOnlyVenue({ fact, spans }: Candidate, { type }: Question): boolean {
  if (type !== 'organization') return false;
  const certain = spans.filter(({ certainty }) => certainty >= sure);
  return certain.length > 0 && certain.every(({ start }) => within.test(rightBefore(fact.text, start)));
}
