/** Tells a question about several named things from an order for one of them: "Delete notes Milk and Bread?". */
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { holds } from '../../clauses/clause-content';
import { isGeneral, isTelling } from '../../clauses/telling-words';
import { fileNamesIn, namesIn, numbersIn } from '../../words/names-in';
import { prepositions } from '../../words/prepositions';
import { quantifiers } from '../../words/prompt-words';
import { partNouns } from '../../words/thing-words';
import { isLikeClassVerb, isLosingVerb } from '../../words/verb-meanings';
import { actingClauses } from './acting-clauses';

const quotation =
  /"([^"\n]{1,80})"|“([^”\n]{1,80})”|„([^“”\n]{1,80})[“”]|«([^»\n]{1,80})»|(?<!\p{L})['‘]([^'’\n]{1,80})['’](?!\p{L})/gu;
const joints = /\s*,(?!\d)\s*(?:(?:and|und|et|y|e|en|i)\s+)?|\s+(?:and|und|et|y|e|en|i|&|\+)\s+/iu;
/**
 * Where capital letters tell names: not in German, and not in "Acme & Sons", "Ada Byron, editor" and "Lunch, Monday".
 */
const joining = /\s(?:and|et|y|e|en|i|\+)\s/iu;
const numerals = wordSet(
  'two three four five six seven eight nine ten several some zwei drei vier mehrere deux trois dos tres due tre twee drie',
);
/** "Milk and its photos": what belongs to a thing goes with it. */
const owners = wordSet('its their his her sein seine ihre ses leurs sus suoi seus zijn haar');

interface Item {
  words: readonly string[];
  /** Its words that say which thing it is, and those of them that are written like a name. */
  telling: readonly string[];
  names: readonly string[];
}

/** Whether a sentence names more things than are ordered, and the order has no word of one of them. */
export function namesMore(clauses: readonly Clause[], sentences: readonly string[]): boolean {
  const parts = actingClauses(clauses, isLikeClassVerb).map(({ words, quotes }) => [
    ...words,
    ...quotes.flat(),
  ]);
  const told = parts.flat();
  if (told.some((word) => numerals.has(word) || isPlural(word))) return false;
  const ordered = Math.max(1, parts.filter((words) => words.some(isTelling)).length);
  const isTold = (words: readonly string[]) => words.some((word) => holds(told, word));
  return sentences.some((sentence) => {
    const items = itemsIn(sentence);
    const isKind = items[0]?.words.some((many) => told.some((one) => isManyOf(many, one)));
    // After "notes" each word is a name, else only what is written like one.
    const named = items
      .map(({ telling, names }) => (isKind ? telling : names))
      .filter(({ length }) => length > 0);
    return named.length > ordered && (isKind || named.some(isTold)) && !named.every(isTold);
  });
}

/** What a sentence about an act puts side by side. */
function itemsIn(sentence: string): Item[] {
  const quotes: string[] = [];
  const bare = sentence.replace(quotation, (...found) => {
    quotes.push(found.slice(1, 6).find((text) => typeof text === 'string') ?? '');
    return ' § ';
  });
  const all = wordsOf(bare);
  if (!all.some(isLikeClassVerb)) return [];
  const isWritten = all.some(isLosingVerb) && joining.test(bare);
  const written = new Set(isWritten ? [...namesIn(bare.replaceAll('+', 'and')), ...numbersIn(bare)] : []);
  const files = new Set(fileNamesIn(bare));
  const isOwn = (word: string) =>
    files.has(word) || /^\d+$/.test(word) || (isTelling(word) && !partNouns.has(word));
  const parts = bare.split(joints).map((part) => ({ part, words: wordsOf(part) }));
  const isOther = (word: string) => owners.has(word) || quantifiers.has(word) || isLikeClassVerb(word);
  const end = parts.findIndex(({ words }, index) => index > 0 && isOther(words[0] ?? ''));
  const items = parts.slice(0, end < 0 ? parts.length : end).map(({ part, words }) => {
    const quoted = [...part.matchAll(/§/g)].flatMap(() => wordsOf(quotes.shift() ?? ''));
    const { head, tail } = headOf(words);
    const telling = head.filter(isOwn);
    const names = telling.filter((word) => written.has(word) || files.has(word));
    return { words: head, tail, telling: [...telling, ...quoted], names: [...names, ...quoted] };
  });
  // "Delete the mail from Ada and Bob" is about one mail.
  return items[0]?.tail.some(isTelling) ? [] : items;
}

/** What stands behind the verb, and behind a preposition after that. */
function headOf(words: readonly string[]): { head: readonly string[]; tail: readonly string[] } {
  const verb = words.findLastIndex(isLikeClassVerb);
  const from = verb === words.length - 1 ? words : words.slice(verb + 1);
  const end = from.findIndex((word, index) => index > 0 && prepositions.has(word));
  return end < 0 ? { head: from, tail: [] } : { head: from.slice(0, end), tail: from.slice(end) };
}

function isPlural(word: string): boolean {
  return isGeneral(word) && word.endsWith('s') && isGeneral(word.slice(0, -1));
}

/** `notes` of `note`, `entries` of `entry`. */
function isManyOf(many: string, one: string): boolean {
  const stem = one.replace(/y$/, 'ie');
  return (
    isGeneral(one) &&
    isGeneral(many) &&
    many.length - stem.length <= 2 &&
    many !== one &&
    many.startsWith(stem)
  );
}
