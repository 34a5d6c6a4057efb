/** Tells a translation into another language than the task names: "German → Czech" after "the Polish leaflet". */
import { folded, wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { type TextFacts, textsAround } from './texts-around';

/** Each line is one language. */
const languages = [
  'english englisch englische englischen anglais ingles inglese engels angielski',
  'german deutsch deutsche deutschen allemand aleman tedesco alemao duits niemiecki',
  'french franzosisch franzosische franzosischen francais frances francese frans francuski',
  'spanish spanisch spanische spanischen espagnol espanol spagnolo espanhol spaans hiszpanski',
  'italian italienisch italienische italienischen italien italiano italiaans wloski',
  'portuguese portugiesisch portugiesische portugiesischen portugais portugues portoghese portugees',
  'dutch niederlandisch niederlandische niederlandischen neerlandais holandes olandese nederlands',
  'polish polnisch polnische polnischen polonais polaco polacco pools polski',
  'czech tschechisch tschechische tschechischen tcheque checo ceco tsjechisch czeski',
  'slovak',
  'hungarian',
  'romanian',
  'bulgarian',
  'greek',
  'turkish',
  'russian',
  'ukrainian',
  'swedish',
  'norwegian',
  'danish',
  'finnish',
  'icelandic',
  'estonian',
  'latvian',
  'lithuanian',
  'croatian',
  'serbian',
  'slovenian slovene',
  'arabic',
  'hebrew',
  'persian farsi',
  'hindi',
  'chinese mandarin',
  'japanese',
  'korean',
  'vietnamese',
  'thai',
  'indonesian',
].map((line) => wordSet(line));
/** "Subtitles: Czech". Of "Language: Czech" the page itself may be. */
const saying = /\b(?:translation|translated|subtitles?|dubbed|dubbing)\b/;
/** "German → Czech", "from German into Czech". */
const pairing = /→|->|⇒|[–—-]|\b(?:in)?to\b/;
const maxWords = 20;

/** Whether the orders name a language, and the nearest text that says in which its thing is says only others. */
export function isOtherLanguage(ordered: readonly Clause[], facts: TextFacts): boolean {
  const told = ordered.flatMap(({ words }) => languagesIn(words));
  if (told.length === 0) return false;
  const shown =
    textsAround(facts)
      .map(shownIn)
      .find((found) => found.length > 0) ?? [];
  return shown.length > 0 && !told.some((one) => shown.includes(one));
}

function shownIn(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    const words = wordsOf(line);
    const found = languagesIn(words);
    const isSaid = saying.test(folded(line)) || (found.length > 1 && pairing.test(line));
    return isSaid && words.length <= maxWords ? found : [];
  });
}

function languagesIn(words: readonly string[]): unknown[] {
  return words.flatMap((word) => languages.find((one) => one.has(word)) ?? []);
}
