/** Tells a translation into another language than the task names: "German → Czech" after "the Polish leaflet". */
import { folded, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { languagesIn } from '../names/languages-in';
import { type TextFacts, textsAround } from './texts-around';

/** "Subtitles: Czech". Of "Language: Czech" the page itself may be. */
const saying = /\b(?:translation|translated|subtitles?|dubbed|dubbing)\b/;
/** "German → Czech", "from German into Czech". */
const pairing = /→|->|⇒|[–—-]|\b(?:in)?to\b/;
const maxWords = 20;

/** Whether the orders name a language, and the nearest text that says in which its thing is says only others. */
export function isOtherLanguage(
  ordered: readonly Clause[],
  facts: TextFacts & Partial<Pick<ActFacts, 'otherRows'>>,
): boolean {
  const told = ordered.flatMap(({ words }) => languagesIn(words));
  if (told.length === 0) return false;
  const { row = '', otherRows = () => [] } = facts;
  const isOf = (text: string) => languagesIn(wordsOf(text)).some((one) => told.includes(one));
  // "Version Français", where another row is "Version Deutsch".
  if (languagesIn(wordsOf(row)).length > 0 && !isOf(row) && otherRows().some(isOf)) return true;
  const shown =
    textsAround(facts)
      .map(shownIn)
      .find((found) => found.length > 0) ?? [];
  return shown.length > 0 && !told.some((one) => shown.includes(one));
}

function shownIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const words = wordsOf(line);
    const found = languagesIn(words);
    const isSaid = saying.test(folded(line)) || (found.length > 1 && pairing.test(line));
    return isSaid && words.length <= maxWords ? found : [];
  });
}
