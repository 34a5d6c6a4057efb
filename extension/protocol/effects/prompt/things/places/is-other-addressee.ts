/** Holds an act that a line of the page or the dialog says is for another person, company or branch than the task names. */
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { isDescribing } from '../../words/thing-words';
import { standsFor, type WrittenName, writtenNamesIn } from '../names/written-names';
import { type LabelledParty, labelledPartiesIn, withoutLegalForm } from './labelled-parties';
import { type TextFacts, textsAround } from './texts-around';

type PlacedFacts = TextFacts & Pick<ActFacts, 'name'> & Partial<Pick<ActFacts, 'what'>>;

/** Before a name they say for whom something is, or whose it is. */
const addressing = new Set([
  'to',
  'for',
  'of',
  'client',
  'customer',
  'guest',
  'patient',
  'company',
  'supplier',
]);
/** Behind a name they are for the one of that name: "the Halden Optics draft quote". */
const papers = wordSet(
  `quote quotation estimate proposal offer invoice bill credit order statement reminder contract receipt booking reservation
  appointment claim application enquiry inquiry request`,
);
const maxWordsBetween = 3;
/** Between a name and a place. */
const locating = new Set(['in', 'from', 'at']);

/**
 * Whether the nearest text with such a line shows there part of a name of the prompt and another word in the place of the rest,
 * the same name with another place, or a name of which the prompt has no word, where the page shows none by which the orders say
 * for whom the act is.
 * @param prompt as it was written
 * @param ordered the clauses that order the act
 */
export function isOtherAddressee(prompt: string, ordered: readonly Clause[], facts: PlacedFacts): boolean {
  const texts = textsAround(facts);
  const scope = texts.find((text) => labelledPartiesIn(text).length > 0);
  if (scope === undefined) return false;
  const parties = labelledPartiesIn(scope);
  const names = writtenNamesIn(prompt, true);
  const there = wordsOf(scope);
  if (parties.some(({ name }) => names.some((one) => isSame(name, one.words))))
    return isElsewhere(names, parties, there);
  if (parties.some(({ name }) => names.some((one) => isRival(name, one.words) && !isShown(one.words, there))))
    return true;
  const said = wordsOf(prompt);
  const isOther = ({ name, isCertain }: LabelledParty) =>
    isCertain && !name.some((word) => said.includes(word));
  // What is paid is often for another one than the account is of.
  if (facts.what === 'pay' || parties.length === 0 || !parties.every(isOther)) return false;
  const told = ordered.flatMap(({ words }) => words);
  const meant = names.filter(
    ({ words, before }) =>
      (addressing.has(before) || isBeforePaper(words, told)) &&
      words.every((word) => told.includes(word)) &&
      words.some(isTelling),
  );
  const all = wordsOf([facts.name, ...texts, ...(facts.page?.headings ?? [])].join('\n'));
  return (
    meant.length > 0 &&
    !meant.some(({ words }) => words.some((word) => isTelling(word) && all.includes(word)))
  );
}

/** Whether what follows the name in the order is a paper, with nothing between but what it is like. */
function isBeforePaper(name: readonly string[], told: readonly string[]): boolean {
  const at = told.findIndex((_, index) => name.every((word, by) => told[index + by] === word));
  if (at < 0) return false;
  const behind = told.slice(at + name.length, at + name.length + maxWordsBetween);
  const paper = behind.findIndex((word) => papers.has(word));
  return paper >= 0 && behind.slice(0, paper).every((word) => isGeneral(word) || isDescribing(word));
}

/** Whether one name has all words of the other, of which the first may be short. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  const [short = [], long = []] = [withoutLegalForm(some), withoutLegalForm(others)].sort(
    (a, b) => a.length - b.length,
  );
  return (
    short.length > 0 &&
    short.every((word, at) =>
      long.some((other) => standsFor(word, other, at === 0) || standsFor(other, word, at === 0)),
    )
  );
}

/** "Halden Optics" beside "Halden Optik", "Ann Holm" beside "Ann Berg". */
function isRival(some: readonly string[], others: readonly string[]): boolean {
  const [own, other] = [withoutLegalForm(some), withoutLegalForm(others)];
  const isOwn = (word: string, words: readonly string[]) =>
    isTelling(word) && !words.some((one) => standsFor(word, one, true) || standsFor(one, word, true));
  return (
    own.some((word) => other.includes(word) && !isGeneral(word)) &&
    own.some((word) => isOwn(word, other)) &&
    other.some((word) => isOwn(word, own))
  );
}

function isShown(words: readonly string[], there: readonly string[]): boolean {
  return withoutLegalForm(words).every((word) => there.includes(word));
}

/** Whether the prompt has a place behind the name, and the line has another one. */
function isElsewhere(
  names: readonly WrittenName[],
  parties: readonly LabelledParty[],
  there: readonly string[],
): boolean {
  const placed = names.flatMap((one, at) => {
    const next = names[at + 1];
    return next && locating.has(next.before) ? [{ one, place: next.words }] : [];
  });
  const same = parties.filter(({ name }) => names.some((one) => isSame(name, one.words)));
  return same.every(
    ({ name, place }) =>
      place.length > 0 &&
      placed.some(({ one, place: own }) => isSame(name, one.words) && !isShown(own, there)),
  );
}
