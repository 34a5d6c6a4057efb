/** Holds an act on the page of a thing that has only a code for a name, and no word by which the task describes its thing. */
import { folded, wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { headAndTail } from '../../clauses/head-and-tail';
import { isTelling } from '../../clauses/telling-words';
import { relatives } from '../../words/negation-words';
import { determiners, isRank } from '../../words/prompt-words';
import { isDescribing } from '../../words/thing-words';
import { isTimeWord } from '../names/written-names';
import { thingNumbersIn } from '../numbers/numbers-of-things';

/** One word may be the caller's own for what the page calls otherwise. */
const minWords = 2;
/** "The smaller of my two brown bins": the pages of both say that they are bins. */
const compared =
  /\b(?:\p{L}{3,}(?:er|est)|(?:more|less|most|least) \p{L}+) (?:one )?of (?:the|my|our|his|her|their|these|those)\b/iu;
/** Behind other prepositions stands how, where and why something is done. */
const joints = wordSet('of for');
const otherJoints = wordSet('with without by on at in from to as via through until till after before due');
const spans = wordSet('week month year day rest time reason reasons end');

/** @param shown the texts with the control, and all that the page shows */
export function isOtherDescribed(
  prompt: string,
  acting: readonly Clause[],
  headings: readonly string[],
  shown: string,
): boolean {
  if (headings.length === 0 || !headings.every(isCodeAlone)) return false;
  const words = acting.filter(({ prohibits }) => !prohibits).flatMap(describingWords);
  const meant = [...new Set(words)];
  const there = wordsOf(shown);
  const least = compared.test(prompt) ? 1 : minWords;
  return meant.length >= least && !meant.some((word) => holds(there, word));
}

/** "Subscription NP-11083". */
function isCodeAlone(heading: string): boolean {
  const codes = thingNumbersIn(heading).filter(({ kind }) => kind === '#' || kind.endsWith('-'));
  const ofCodes = codes.flatMap(({ kind, value }) => wordsOf(`${kind} ${value} ${kind}${value}`));
  return codes.length > 0 && !wordsOf(heading).some((word) => isTelling(word) && !ofCodes.includes(word));
}

function describingWords({ words, quotes }: Clause): string[] {
  const end = words.findIndex((word, at) => at > 1 && (relatives.has(word) || otherJoints.has(word)));
  const { head, tail } = headAndTail(end < 0 ? words : words.slice(0, end), (word) => joints.has(word));
  // "For cost reasons", as opposed to "for the brown bin".
  const isThing = determiners.has(tail[0] ?? '');
  const isOwn = (word: string) =>
    isTelling(word) &&
    ![isDescribing, isRank, isTimeWord, (one: string) => spans.has(one)].some((is) => is(word));
  return [...[...head, ...(isThing ? tail : [])].filter(isOwn), ...quotes.flat().map(folded)];
}
