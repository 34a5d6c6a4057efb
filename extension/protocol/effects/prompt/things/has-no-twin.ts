/** Holds an act on a thing that is like no other, where the task means one of several: "the later of the two identical orders". */
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { holds } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { others } from '../words/negation-words';
import { ordinals, pronouns } from '../words/prompt-words';
import { isClassVerb } from '../words/verb-meanings';
import { actOf } from './acts/act-of';
import { actingClauses } from './acts/acting-clauses';
import { isTimeWord } from './names/written-names';
import { thingNumbersIn } from './numbers/numbers-of-things';
import { saysCode } from './numbers/says-code';

/** Other ways to say it, as one word: "identical" is left out of fixed phrases elsewhere. */
const saidAs: readonly [RegExp, string][] = [
  [/(?<!\p{L})identical(?! (?:to|with)(?!\p{L}))/giu, 'duplicate'],
  [
    /(?<!\p{L})(?:(?:that|which|I|we|was|were|is|are|have|has) )*(?:placed|ordered|entered|booked|came|listed|uploaded|submitted|made|added|appears?|created|imported) twice(?!\p{L})/giu,
    'duplicate',
  ],
];
const duplicates = wordSet(
  'duplicate duplicates duplicated dublette dubletten doublon doublons duplicado duplicados duplicada duplicadas doppione doppioni duplicaat duplicaten',
);
const comparing = wordSet('of to with as from von de du di van');
/** A row that says it itself. */
const marks = wordSet(
  'duplicate duplicates duplicated double copy clone twin kopie copie copia dublette doublon duplicado doppione',
);

/** Whether the order is for things that are alike, and no other row shares the name of the control's and most of its words. */
export function hasNoTwin(
  prompt: string,
  { what, name, row, rowLines = () => row, otherRows = () => [] }: ActFacts,
): boolean {
  if (row === '' || !ordersAlike(prompt, what, name)) return false;
  if (wordsOf(row).some((word) => marks.has(word)) || saysWhichByCode(prompt, { what, name, row }))
    return false;
  const rows = otherRows().map(tellingWords);
  const lines = rowLines()
    .split('\n')
    .map(tellingWords)
    .filter((line) => line.length > 0);
  if (rows.length === 0 || lines.length === 0) return false;
  const isIn = (other: readonly string[]) => (word: string) => holds(other, word);
  // What each row says is no name.
  const isOwn = (line: readonly string[]) =>
    rows.length > 1 && rows.some((other) => !line.every(isIn(other)));
  const called = lines.find(isOwn) ?? lines[0] ?? [];
  const all = lines.flat();
  return !rows.some((other) => called.every(isIn(other)) && all.filter(isIn(other)).length * 2 >= all.length);
}

/** "R-12 came twice, delete it" at R-12: the code says which of them is meant, as it does in "delete the duplicate R-12". */
function saysWhichByCode(
  prompt: string,
  { what, name, row }: Pick<ActFacts, 'what' | 'name' | 'row'>,
): boolean {
  const clauses = splitClauses(prompt, isClassVerb);
  const acting = actingClauses(clauses, actOf(what, name));
  const told = acting.flatMap(({ words }) => words);
  const meant = thingNumbersIn(prompt).find((one) => saysCode(told, one));
  if (!meant || !thingNumbersIn(row).some((one) => one.kind === meant.kind && one.value === meant.value))
    return false;
  const isOther = (word: string) => marks.has(word) || others.has(word) || ordinals.has(word);
  return acting
    .filter(({ words }) => words.some(actOf(what, name)))
    .every(
      ({ words }) =>
        saysCode(words, meant) || (words.some((word) => pronouns.has(word)) && !words.some(isOther)),
    );
}

function ordersAlike(prompt: string, what: ActFacts['what'], name: string): boolean {
  const plain = saidAs.reduce((text, [said, meant]) => text.replace(said, meant), prompt);
  const clauses = splitClauses(plain, isClassVerb);
  return actingClauses(clauses, actOf(what, name)).some(({ words }) =>
    words.some((word, at) => at > 0 && duplicates.has(word) && !comparing.has(words[at + 1] ?? '')),
  );
}

/** Without numbers, days and what has digits in it, which differ from twin to twin. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text.replace(/\S*\d\S*/g, ' '));
  return words.filter((word) => isTelling(word) && !isTimeWord(word));
}
