/** Finds what an order for all things of a kind, or for a number of them, has left open. */
import { chosenWords } from '../../../../../extension/protocol/effects/names/chosen-words';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { contentOf, holds } from '../../../../../extension/protocol/effects/prompt/clauses/clause-content';
import { splitClauses } from '../../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { relatives } from '../../../../../extension/protocol/effects/prompt/words/negation-words';
import { prepositions } from '../../../../../extension/protocol/effects/prompt/words/prepositions';
import { quantifiers } from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import { namesIn } from '../../names/names-in';
import type { Deed } from '../acts/deed';
import { isFormOf, orderedVerb, ordersLoss } from '../orders/ordered-verb';
import { isChange, orderedChanges } from '../orders/orders-change';
import { type ControlInRow, controlsInRows } from './controls-in-rows';
import { couldCarryOut } from './could-carry-out';

/** An act on one of these is for many, and so is one on what was chosen. */
const forMany = wordSet(
  'all every everything everyone empty alle alles tout toutes todo todos todas tutto tutti tudo wszystkie wszystko',
);
const choosing = new Set(['check', 'checkbox', 'option', 'select']);
const numbers = ['two', 'three', 'four', 'five', 'six'];
/** Between a verb and the number of things that it is about. */
const beforeNumber = wordSet('the my our all of these those them');
/** Rows have no word for what is compared: "created before 2026", "that are not used". */
const comparing = wordSet(
  'before after until since than under over below above between more less most least up not no never without vor nach unter uber avant apres antes despues prima dopo',
);
/** Every row of a view may have them. */
const ofView = wordSet('generic row cell gridcell listitem text group button link ago');
const endsOpen = /(?:that|which|who) (?:is|are|was|were|do|does|did|have|has)$/;
/** "From the account" says where, and no row need repeat it. */
const owners = wordSet('the my our this your');
/** "Enable mobile notifications" beside "Enable desktop notifications". */
const minPatternWords = 3;
const headings = /\bheading "((?:\\.|[^"\\])*)"/g;

export interface LeftOpen {
  order: Clause;
  /** What the control for it is called in the rows that still have it; absent where only too few acts are known. */
  control?: string;
  /** How many; 0 where the evidence names others than were acted on. */
  count: number;
}

interface Known {
  deeds: readonly Deed[];
  /** The page as it is now. */
  tree: string;
  /** What pages said so far. */
  shown: string;
  evidence: string;
}

/** The first order for all, each or a number of things that was carried out for fewer of them, as far as the page tells. */
export function leftOpen(prompt: string, known: Known): LeftOpen | undefined {
  const exceptions = splitClauses(prompt, isChange).filter(
    ({ prohibits, isException }) => prohibits !== undefined || isException === true,
  );
  const excepted = exceptions.flatMap(contentOf);
  const isBySame = exceptions.some(({ words }) => words.includes('same'));
  for (const order of orderedChanges(prompt)) {
    const mine = known.deeds.filter((deed) => !deed.isBegun && couldCarryOut(deed, order));
    if (mine.length === 0 || mine.some(isForMany)) continue;
    const completed = mine.filter(({ effect }) => effect !== undefined).length;
    const missing = numberIn(order) - completed;
    if (completed > 0 && missing > 0) return { order, count: missing };
    const rows = rowsOf(order, mine, { ...known, isBySame }).filter(
      ({ words }) => !excepted.some((word) => holds(words, word)),
    );
    const [first] = rows;
    if (first) return { order, control: first.name, count: rows.length };
    if (namesUntouched(order, mine, known)) return { order, count: 0 };
  }
  return undefined;
}

function isForMany({ action, role, name, target }: Deed): boolean {
  const isMany = (word: string) => forMany.has(word) || chosenWords.has(word);
  return choosing.has(action) || choosing.has(role) || wordsOf(name ?? target).some(isMany);
}

/** How many "remove both" and "cancel the three" are about; 0 where that is not said. */
function numberIn(order: Clause): number {
  const behind = order.words.slice(order.words.indexOf(orderedVerb(order)) + 1);
  const word = behind.find((one) => !beforeNumber.has(one)) ?? '';
  if (word === 'both') return 2;
  const at = numbers.indexOf(word);
  return at < 0 ? 0 : at + 2;
}

/** Whether the evidence of a change of all things only names controls of most of them, where an act was on another one. */
function namesUntouched(order: Clause, mine: readonly Deed[], { deeds, tree, evidence }: Known): boolean {
  if (quantifierIn(order) < 0 || ordersLoss(order)) return false;
  const plain = (text: string) => wordsOf(text).join(' ');
  const controls = new Set([...namesIn(tree).values()].map((called) => plain(called.replace(/^\S+ /, ''))));
  const cited = evidence
    .split(/\.{3}|…|\n/)
    .map(plain)
    .filter((words) => controls.has(words));
  const touched = new Set(deeds.map(({ name = '' }) => plain(name)));
  const isTouched = (words: string) => touched.has(words);
  return mine.length > 0 && cited.some(isTouched) && cited.filter((words) => !isTouched(words)).length > 1;
}

function quantifierIn({ words }: Clause): number {
  return words.findIndex((word) => quantifiers.has(word) && word !== 'any');
}

/** The controls that are still there for an order for all or each. */
function rowsOf(
  order: Clause,
  mine: readonly Deed[],
  { deeds, tree, shown, isBySame }: Known & { isBySame: boolean },
): ControlInRow[] {
  const at = quantifierIn(order);
  if (at < 0) return [];
  const all = controlsInRows(tree);
  const content = contentOf(order);
  const isKind = (word: string) => holds(content, word);
  const hasSection = [...tree.matchAll(headings)].some(([, title = '']) => wordsOf(title).some(isKind));
  const near = hasSection ? all.filter((row) => row.headings.some(isKind)) : all;
  const left = ordersLoss(order) ? sameLeft(near, order, deeds) : othersLeft(near, all, mine);
  return isBySame && haveNothingInCommon(left, deeds)
    ? left
    : meantOf(left, order, { at, shown, done: mine.length });
}

/** Where something is to be gone, its control is still there: one that acts have used elsewhere, or the order's verb. */
function sameLeft(rows: readonly ControlInRow[], order: Clause, deeds: readonly Deed[]): ControlInRow[] {
  const used = new Set(deeds.map(({ name = '' }) => wordsOf(name).join(' ')).filter(Boolean));
  return rows.filter(({ name }) => {
    const [first = '', ...rest] = wordsOf(name);
    if ([first, ...rest].some((word) => forMany.has(word) || chosenWords.has(word))) return false;
    const isVerb = isFormOf(first, orderedVerb(order));
    const isUsed = used.has([first, ...rest].join(' '));
    return isUsed || (isVerb && rest.every((word) => holds(order.words, word)));
  });
}

/** Where something is to be changed, others of the same kind that are in no state of those that acts have changed. */
function othersLeft(
  rows: readonly ControlInRow[],
  all: readonly ControlInRow[],
  mine: readonly Deed[],
): ControlInRow[] {
  const isActed = ({ name, called }: ControlInRow) =>
    mine.some((deed) => deed.target === called || (deed.name === name && !deed.target.includes(' in row ')));
  const states = new Set(all.filter(isActed).map(({ state }) => state));
  return rows.filter((row) => {
    if (isActed(row)) return false;
    const alike = mine.filter((deed) => deed.role === '' || deed.role === row.role);
    const isSibling = alike.some(({ name = '' }) => differInOneWord(wordsOf(name), wordsOf(row.name)));
    const isSame = mine.some((deed) => deed.name === row.name && deed.target.includes(' in row '));
    return (isSibling && !states.has(row.state)) || (isSame && states.size === 0);
  });
}

/** What is left of all "that are not from the same city" is from one city, and from another one than what was acted on. */
function haveNothingInCommon(left: readonly ControlInRow[], deeds: readonly Deed[]): boolean {
  const [first, ...others] = left;
  if (!first || others.length === 0) return false;
  const acted = deeds.flatMap(({ target }) => wordsOf(target));
  return !first.words.some(
    (word) =>
      !/\d/.test(word) &&
      !ofView.has(word) &&
      !acted.includes(word) &&
      others.every(({ words }) => words.includes(word)),
  );
}

function differInOneWord(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length < minPatternWords || one[0] !== other[0]) return false;
  return one.filter((word, index) => word !== other[index]).length === 1;
}

/**
 * The rows that have each word by which the order says which ones are meant, as far as rows have such words at all. Where
 * none has any, all of them if they are more than were done.
 */
function meantOf(
  rows: ControlInRow[],
  order: Clause,
  { at, shown, done }: { at: number; shown: string; done: number },
): ControlInRow[] {
  const names = new Set(rows.map(({ name }) => `"${name}"`));
  const lines = shown.split('\n').filter((line) => [...names].some((name) => line.includes(name)));
  const told = [...rows.flatMap(({ words }) => words), ...lines.flatMap(wordsOf)];
  const telling = tellingWords(order, at);
  const seen = telling.filter((word) => holds(told, word));
  // What "all sessions that are not ..." are compared with is an exception of its own.
  const isCompared =
    order.words.slice(at).some((word) => comparing.has(word)) || endsOpen.test(order.words.join(' '));
  if (isCompared || (telling.length > 0 && seen.length === 0)) return done < rows.length ? rows : [];
  return rows.filter(({ words }) => seen.every((word) => holds(words, word)));
}

/** The words behind "all" besides the kind of the things: `unread` and `acme` of "all unread mails from Acme". */
function tellingWords({ words, quotes }: Clause, at: number): string[] {
  const behind = words.slice(at + 1);
  const end = behind.findIndex((word) => prepositions.has(word) || relatives.has(word) || word === '"');
  const head = end < 0 ? behind : behind.slice(0, end);
  const rest = end < 0 ? [] : behind.slice(end);
  const isPlace = prepositions.has(rest[0] ?? '') && owners.has(rest[1] ?? '');
  return contentOf({ words: [...head.slice(0, -1), ...(isPlace ? [] : rest)], quotes });
}
