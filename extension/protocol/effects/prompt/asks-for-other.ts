/** Holds a control or the answer to a question about another thing than the prompt names. */
import { wordSet, wordsOf } from '../words';
import { askedPhrases } from './asked-phrases';
import type { Clause } from './clause';
import { contentOf, holds, overlaps } from './clause-content';
import { isOtherThing, type ShownFacts } from './is-other-thing';
import { isPartOnly } from './is-part-only';
import { pronouns, quantifiers } from './prompt-words';
import { isOtherContract } from './same-contract';
import { placesIn, withoutPlaces } from './taken-from';
import { isLikeClassVerb, meaningOf } from './verb-meanings';

/** Whether the control, or the question beside it, is about another thing than the prompt names. */
export function asksForOther(prompt: string, clauses: readonly Clause[], facts: ShownFacts): boolean {
  const acting = actingClauses(clauses);
  const phrases = phrasesOf(facts);
  if (
    isPartOnly(prompt, acting, phrases) ||
    acting.some(({ words }) => phrases.some((one) => isOtherContract(words, one)))
  )
    return true;
  const ordered = clauses.filter(({ isIdle }) => !isIdle);
  const told = ordered.flatMap(({ words }) => words);
  if (told.some((word) => quantifiers.has(word))) return false;
  if (isOtherThing(prompt, acting, phrases, facts)) return true;
  const { dialog, object } = facts;
  return (
    dialog !== '' && (isLarger(ordered, dialog) || isPlaceOnly(ordered, [...object, ...wordsOf(dialog)]))
  );
}

/** What the control's name and the questions beside it are about, with their verbs. */
function phrasesOf({ name = '', object, dialog, what }: ShownFacts): string[][] {
  const isMeant = (one: string) => one === (what ?? one) && (one === 'delete' || one === 'cancel');
  return [...(object.length > 0 && name !== '' ? [wordsOf(name)] : []), ...askedPhrases(dialog, isMeant)];
}

/** The clauses that order something to be lost, with those that their pronouns stand for; all where there is none. */
function actingClauses(clauses: readonly Clause[]): Clause[] {
  const loses = (word: string) => meaningOf('delete').isLike(word) || meaningOf('cancel').isLike(word);
  let verb: Clause | undefined;
  const found = new Set<Clause>();
  clauses.forEach((clause, index) => {
    if (!clause.goesOn) verb = clause;
    if (clause.isIdle || !verb?.words.some(loses)) return;
    found.add(clause);
    const before = clauses[index - 1];
    if (before && clause.words.some((word) => pronouns.has(word))) found.add(before);
  });
  return found.size > 0 ? [...found] : clauses.filter(({ isIdle }) => !isIdle);
}

const asking =
  /\b(?:delete|remove|erase|discard|revoke|cancel|end|terminate|leave|unsubscribe(?: from)?)\b[^?!\n]{1,120}/giu;
/** What holds many other things, and is lost only where it is named itself. */
const grave = wordSet('account workspace organization organisation company team database');

/** Whether the question is about something larger than the order names. */
function isLarger(ordered: readonly Clause[], dialog: string): boolean {
  const about = [...dialog.matchAll(asking)].flatMap(([question]) => withoutPlaces(wordsOf(question)));
  const things = ordered.flatMap(contentOf).filter((word) => !isLikeClassVerb(word));
  return things.length > 0 && about.some((word) => grave.has(word) && !holds(things, word));
}

/** Whether what is shown is only what something is to be removed from: the team of "Remove Ada from the team". */
function isPlaceOnly(ordered: readonly Clause[], shown: readonly string[]): boolean {
  const places = ordered.flatMap(({ words }) => placesIn(words));
  if (!overlaps(places, withoutPlaces(shown))) return false;
  const meant = ordered.flatMap(({ words, quotes }) => contentOf({ words: withoutPlaces(words), quotes }));
  return !overlaps(meant, withoutPlaces(shown));
}
