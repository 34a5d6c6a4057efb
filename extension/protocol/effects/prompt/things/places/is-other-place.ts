/** Holds an act that a line of the page or the dialog says is for another place than the task names: a hall of the same name elsewhere. */
import { isLoss } from '../../../is-loss';
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isTelling } from '../../clauses/telling-words';
import { determiners, possessives } from '../../words/prompt-words';
import { isTimeWord, writtenNamesIn } from '../names/written-names';
import { type LabelledPlace, labelledPlacesIn } from './labelled-places';
import { type TextFacts, textsAround } from './texts-around';

/** Between a place and its town. */
const locating = wordSet('in at near of');
/** Before the place that something is brought to, held at or fetched from. */
const directing = wordSet('to at from into');
const maxWordsBetween = 6;

/**
 * Whether the nearest text with a labelled place shows there the place of the prompt in another town, or other places than the
 * one of the order, of which nothing can be read.
 * @param ordered the clauses that order the act
 */
export function isOtherPlace(
  prompt: string,
  ordered: readonly Clause[],
  facts: TextFacts & Partial<Pick<ActFacts, 'what'>>,
): boolean {
  const texts = textsAround(facts);
  const places = texts.map(labelledPlacesIn).find((found) => found.length > 0);
  if (!places) return false;
  const told = wordsOf(prompt);
  const names = writtenNamesIn(prompt, true).map(({ words }) => words);
  const shown = places.flatMap(({ words }) => words);
  const towns = places.map((place) => townBehind(place, told, names));
  const all = wordsOf([...texts, ...(facts.page?.headings ?? [])].join('\n'));
  if (towns.some((town) => town !== undefined)) {
    // "To Paris in Economy": of a name of one word, what follows "in" may be something else that the page shows.
    const thereOf = ({ name }: LabelledPlace) => (name.length > 1 ? shown : all);
    return places.every((place, at) => isInOther(place, towns[at], told, thereOf(place)));
  }
  if (facts.what === undefined || isLoss(facts.what)) return false;
  if (shown.some((word) => isTelling(word) && told.includes(word))) return false;
  const said = ordered.flatMap(({ words }) => words);
  const town = townOfOrder(said, names);
  return town !== undefined && !town.some((word) => all.includes(word));
}

/** Where the prompt says that a place is which it calls as the page does: "in Leeds" behind "the Corn Exchange". */
function townBehind(
  { name }: LabelledPlace,
  told: readonly string[],
  names: readonly string[][],
): readonly string[] | undefined {
  const at = name.some(isTelling)
    ? told.findIndex((_, index) => name.every((word, by) => told[index + by] === word))
    : -1;
  if (at < 0) return undefined;
  const behind = told.slice(at + name.length);
  return nameAt(locating.has(behind[0] ?? '') ? behind.slice(1) : behind, names);
}

/** The place is not where the prompt says that it is, and shows another town. */
function isInOther(
  { towns, name, words }: LabelledPlace,
  town: readonly string[] | undefined,
  told: readonly string[],
  shown: readonly string[],
): boolean {
  if (town === undefined) return true;
  const isBehind = words.length > name.length;
  return (
    isBehind &&
    !town.some((word) => shown.includes(word)) &&
    towns.every((one) => !one.some((word) => told.includes(word)))
  );
}

/** "To our office in Leeds": a name behind "in", which says where something is brought or held. "To be paid in Euro" has no place. */
function townOfOrder(said: readonly string[], names: readonly string[][]): readonly string[] | undefined {
  const isPlaced = (word: string) =>
    determiners.has(word) || possessives.has(word) || names.some(([first]) => first === word);
  const found = said.flatMap((word, at) => {
    const from = Math.max(0, at - maxWordsBetween);
    const isDirected = said
      .slice(from, at)
      .some((one, index) => directing.has(one) && isPlaced(said[from + index + 1] ?? ''));
    return word === 'in' && isDirected ? [nameAt(said.slice(at + 1), names) ?? []] : [];
  });
  return found.find((town) => town.length > 0);
}

function nameAt(words: readonly string[], names: readonly string[][]): readonly string[] | undefined {
  const found = names.find((name) => name.every((word, index) => words[index] === word));
  return found?.some((word) => isTelling(word) && !isTimeWord(word)) ? found : undefined;
}
