/** Tells a question about one thing from an order that names another: "Remove Bob?" after "Remove Ada". */
import { fillers } from '../verb-table';
import { wordSet, wordsOf } from '../words';
import type { Clause } from './clause';
import { contentOf, holds } from './clause-content';
import { kinds } from './negation-words';
import { pressingWords, smallWords } from './prompt-words';
import { withoutPlaces } from './taken-from';
import { isLikeClassVerb } from './verb-meanings';

const asking =
  /\b(?:delete|remove|erase|discard|revoke|cancel|end|terminate|leave|unsubscribe(?: from)?)\b[^?!\n]{1,120}/giu;
const quoted = /["“”„«»'‘’]([^"“”„«»'‘’]{1,80})["“”„«»'‘’]/gu;
const capitalised = /(?<=[\p{L}\p{N},;:)"'] )\p{Lu}[\p{L}\p{N}'’-]*/gu;
/** Without what it ends with. */
const file = /[\p{L}\p{N}_-]+(?=\.\p{L}{2,4}(?![\p{L}\p{N}]))/gu;
/** The number of one thing, as opposed to a count or an amount: "order 12". */
const numbered =
  /(?<=\p{L}\s#?)\d{2,}(?![\p{N}.,]*\d)(?!\s*[€$£%])(?!\s+(?!(?:of|from|by|to|for|and|now|in)\b)\p{L})/gu;
/** Behind one of these stands where the thing is, or whose it is. */
const prepositions = wordSet('from to by of for in on with at');
/** What things are called besides their kinds, which says nothing of which one is meant. */
const general = wordSet(
  `this that these those selected permanently forever yes no now team group workspace channel album playlist list board card row
  record image video repository access role page site section category entry collaborator employee guest person participant
  subscription membership plan trial reservation appointment meeting it him her them all everything from of the`,
);
/** What holds many other things, and is lost only where it is named itself. */
const grave = wordSet('account workspace organization organisation company team database');
const filling = wordSet(fillers);

/**
 * Whether a dialog asks about something with a name of its own, and has no word of the names that the order has, or about
 * something larger than the order names.
 * @param ordered what is to be done
 * @param prompt as it was written: names are told by their capital letters, digits and quotation marks
 */
export function isOtherThing(prompt: string, ordered: readonly Clause[], dialog: string): boolean {
  const questions = [...dialog.matchAll(asking)].map(([question]) => question);
  const about = questions.flatMap((question) => withoutPlaces(wordsOf(question)));
  const told = ordered.flatMap(({ words }) => withoutPlace(words));
  const quotes = ordered.flatMap(({ quotes: own }) => own);
  const words = told.filter((word) => !pressingWords.has(word));
  const things = contentOf({ words, quotes }).filter((word) => !isLikeClassVerb(word));
  const shown = wordsOf(dialog);
  const isLarger = about.some((word) => grave.has(word)) && !things.some((word) => holds(shown, word));
  if (isLarger && things.length > 0) return true;
  if (questions.flatMap(namesIn).length === 0) return false;
  const names = new Set(namesIn(prompt));
  const meant = [...told.filter((word) => names.has(word)), ...quotes.flat()].filter(
    (word) => !isGeneral(word),
  );
  return meant.length > 0 && !meant.some((word) => holds(shown, word));
}

/** The words of a clause without where its thing is, or whose it is. */
function withoutPlace(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  return end < 0 ? words : words.slice(0, end);
}

function namesIn(text: string): string[] {
  const called = [...text.matchAll(quoted)].map(([, one = '']) => one);
  const named = [capitalised, file, numbered].flatMap((pattern) => text.match(pattern) ?? []);
  return [...called, ...named].flatMap(wordsOf).filter((word) => !isGeneral(word));
}

function isGeneral(word: string): boolean {
  return (
    general.has(word) || kinds.has(word) || smallWords.has(word) || filling.has(word) || isLikeClassVerb(word)
  );
}
