/**
 * Tells a question about an act on a record that the task orders nothing of, or forbids: "Archive Dot (A1400)?" after "Which pen is
 * Dot in?" and after "Archive Smudge, but not Dot".
 */
import { isBareQuestion, sentencesOf, withoutOpeners } from '../../names/classify-title';
import { folded, wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { antecedentOf } from '../clauses/antecedent';
import type { Clause } from '../clauses/clause';
import { contentOf, holds, overlaps } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { onlyAsks } from '../clauses/only-asks';
import { splitClauses } from '../clauses/split-clauses';
import { isTelling } from '../clauses/telling-words';
import { forbidsQuestion } from '../forbids/forbids-question';
import { isSameChange, withChangeVerbs } from '../same-change';
import { tellsCaller } from '../tells-caller';
import { numberedKinds, thingNumbersIn } from '../things/numbers/numbers-of-things';
import { namesIn } from '../words/names-in';
import { lookingVerbs } from '../words/negation-words';
import { prepositions } from '../words/prepositions';
import { determiners, pronouns, quantifiers } from '../words/prompt-words';
import { isClassVerb } from '../words/verb-meanings';

/** They move on, or give up only what the task itself has filled in. */
const everyday = wordSet(
  `leave discard save reload refresh exit quit stay switch open download print copy go log sign use allow accept
  verlassen verwerfen speichern neu laden quitter abandonner enregistrer salir descartar guardar uscire salvare sair verlaten opslaan`,
);
const forGood =
  /\b(?:(?:can ?not|can't|cannot|not) be (?:undone|reversed|reverted|restored|recovered)|irreversib\w*|no way back|permanent(?:ly)?|for good|forever|nicht ruckgangig|unwiderruflich|endgultig|irrevocable|definitiv\w*|no se puede deshacer|non puo essere annullat\w*|nao pode ser desfeit\w*|ongedaan|nieodwracaln\w*|nie mozna cofnac)\b/;
/** What the task itself has filled in is nobody's record. */
const unsaved =
  /\b(?:unsaved|changes|edits|anderungen|modifications|cambios|modifiche|alteracoes|wijzigingen|zmiany)\b/;
/** They say in a question that what stands around it is meant. */
const pointing = wordSet(
  'this that these those diese diesen dieses ce cette este esta questo questa deze dit',
);

/**
 * Whether accepting the message would do something that the task forbids, or something for good or to a thing with a name, a
 * number or a row of its own that no clause orders.
 * @param opener the control that has opened the dialog
 */
export function asksUnorderedAct(
  prompt: string,
  message: string,
  { row, page }: Pick<ActFacts, 'row' | 'page'>,
): boolean {
  const plain = folded(message);
  const question = sentencesOf(message).find((one) => /\?\s*$/.test(one)) ?? message;
  const asked = withoutOpeners(question).split(' ');
  const [verb = ''] = asked;
  const clauses = splitClauses(prompt, isClassVerb);
  if (forbidsQuestion(clauses, verb, question, row)) return true;
  if (everyday.has(verb) || unsaved.test(plain)) return false;
  const lasts = forGood.test(plain);
  const named = namedIn(question, verb);
  const orders = ordersIn(clauses);
  const isOfOther = (some: readonly Order[]) =>
    row !== '' &&
    asked.some((word) => pointing.has(word)) &&
    isApart(some, [row, ...(page?.headings ?? []), question].flatMap(wordsOf));
  if (!lasts && isBareQuestion(message) && named.length === 0) return false;
  if (isBareQuestion(message)) return orders.length === 0;
  const alike = orders.filter(({ clause }) =>
    isCommanded(withChangeVerbs(clause.words), (word) => isSameChange(word, verb)),
  );
  if (alike.length > 0)
    return (
      isOfOther(alike) ||
      asksOfOther(
        alike,
        asked.filter((word) => word !== verb),
      )
    );
  if (lasts) return true;
  if (named.length === 0) return isOfOther(orders);
  // What is ordered about a thing may be called by another verb there.
  return !orders.some(({ clause }) =>
    named.some((word) => holds([...clause.words, ...clause.quotes.flat()], word)),
  );
}

interface Order {
  clause: Clause;
  /** The words that say which thing it is about. */
  meant: readonly string[];
}

/** The clauses that order more than to look at something and to tell of it. */
function ordersIn(clauses: readonly Clause[]): Order[] {
  const isOrder = ({ words, isIdle, prohibits }: Clause, index: number) =>
    !isIdle &&
    !prohibits &&
    !onlyAsks(clauses, index) &&
    !tellsCaller(words) &&
    !isCommanded(words, (word) => lookingVerbs.has(word));
  return clauses.flatMap((clause, index) => {
    if (!isOrder(clause, index)) return [];
    const isOfBefore = clause.words.some((word) => pronouns.has(word));
    const before = isOfBefore ? antecedentOf(clauses, index) : undefined;
    const meant = [...contentOf(clause), ...(before ? contentOf(before) : [])].filter(isTelling);
    return [{ clause, meant }];
  });
}

/** Whether each order says which thing it is about, and none of its words is shown. */
function isApart(orders: readonly Order[], shown: readonly string[]): boolean {
  return (
    orders.length > 0 &&
    orders.every(
      ({ clause, meant }) =>
        meant.length > 0 && !clause.words.some((word) => quantifiers.has(word)) && !overlaps(meant, shown),
    )
  );
}

/** Whether a question with the verb of the orders names another thing, or another place of it: the heating in the bathroom. */
function asksOfOther(orders: readonly Order[], asked: readonly string[]): boolean {
  const telling = asked.filter(isTelling);
  if (telling.length === 0) return false;
  if (isApart(orders, telling)) return true;
  return orders.every(({ clause, meant }) =>
    places.some((place) => {
      const [own, there] = [clause.words, asked].map((words) => behind(words, place)) as [string[], string[]];
      return own.length > 0 && there.length > 0 && !overlaps(own, telling) && !overlaps(there, meant);
    }),
  );
}

const places = ['in', 'at', 'of', 'for', 'from', 'on'];

/** The words that tell, from a preposition to the next one. */
function behind(words: readonly string[], preposition: string): string[] {
  const after = words.slice(words.indexOf(preposition) + 1 || words.length);
  const end = after.findIndex((word) => prepositions.has(word) && !determiners.has(word));
  return (end < 0 ? after : after.slice(0, end)).filter(isTelling);
}

/** The words of names and numbers of things in a question. */
function namedIn(question: string, verb: string): string[] {
  const numbers = thingNumbersIn(question)
    .filter(({ kind, isMarked }) => isMarked || kind === '#' || kind.endsWith('-') || numberedKinds.has(kind))
    .flatMap(({ value }) => wordsOf(value));
  return [...numbers, ...namesIn(question)].filter((word) => word !== verb);
}
