/** Tells an order of one piece from an order of several of the same: a row with "Plants: 3" after "my order of the single fern". */
import { smallNumbers } from '../../../../small-numbers';
import { folded, wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { isTimeWord } from '../names/written-names';
import { isUnit } from './is-other-measure';

/** Of these as many are counted besides: nights, guests. */
const measures = wordSet(
  `second seconds minute minutes hour hours day days night nights week weeks month months year years euro euros eur dollar dollars usd
  pound pounds gbp percent person persons people guest guests adult adults child children passenger passengers star stars
  piece pieces pair pairs pack packs`,
);
/** What a column or a field is called that says how many pieces there are. */
const counting = wordSet(
  `qty quantity count pieces pcs units items copies plants bottles boxes pots seats tickets licences licenses bags packs pairs
  trays rolls bulbs anzahl menge stuck quantite cantidad quantita quantidade aantal ilosc`,
);
const minYear = 1900;
const joints = wordSet('of for');
const labelled = /^\s*([^:\n]{2,30}):\s*(\d{1,4})\s*$/gmu;
const times = /(?<![\p{L}\p{N}.,])(?:(\d{1,4})\s?[x×](?!\s?\d)|[x×]\s?(\d{1,4}))(?![\p{L}\p{N}])/giu;

/** Whether an order says of how many pieces its thing is, and the row says another number. */
export function isOtherQuantity(
  ordered: readonly Clause[],
  { row = '', rowLines = () => row, cells = () => '' }: Partial<Pick<ActFacts, 'row' | 'rowLines' | 'cells'>>,
): boolean {
  const shown = row === '' ? '' : `${cells()}\n${rowLines()}`;
  const meant = ordered
    .filter(({ prohibits, isException }) => !prohibits && !isException)
    .flatMap(({ words }) => quantityIn(words, wordsOf(row)));
  if (meant.length === 0 || shown === '') return false;
  const there = quantitiesIn(folded(shown));
  return there.length > 0 && !meant.some((one) => there.includes(one));
}

function quantityIn(words: readonly string[], row: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    const isThing =
      next === '"' ||
      ((isTelling(next) || isGeneral(next)) && !(measures.has(next) || isUnit(next)) && !isTimeWord(next));
    if (!isThing) return [];
    // "The single room" says what the thing is like.
    if (word === 'single') return before === 'the' && !row.includes('single') ? [1] : [];
    const count = /^\d{1,4}$/.test(word) ? Number(word) : smallNumbers.indexOf(word);
    return count > 0 && count < minYear && joints.has(before) ? [count] : [];
  });
}

function quantitiesIn(shown: string): number[] {
  const cells = [...shown.matchAll(labelled)].flatMap(([, label = '', count = '']) =>
    wordsOf(label).some((word) => counting.has(word)) ? [Number(count)] : [],
  );
  return [...cells, ...[...shown.matchAll(times)].map(([, before, behind]) => Number(before ?? behind))];
}
