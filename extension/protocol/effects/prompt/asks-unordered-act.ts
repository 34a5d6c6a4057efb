/** Tells a question about an act on a record that the task orders nothing of: "Archive Dot (A1400)?" after "Which pen is Dot in?" */
import { isBareQuestion, withoutOpeners } from '../names/classify-title';
import { folded, wordSet, wordsOf } from '../words';
import { isSameChange } from './asks-ordered-change';
import type { Clause } from './clauses/clause';
import { holds } from './clauses/clause-content';
import { isCommanded } from './clauses/is-commanded';
import { onlyAsks } from './clauses/only-asks';
import { splitClauses } from './clauses/split-clauses';
import { tellsCaller } from './tells-caller';
import { numberedKinds, thingNumbersIn } from './things/numbers/numbers-of-things';
import { namesIn } from './words/names-in';
import { lookingVerbs } from './words/negation-words';
import { isClassVerb } from './words/verb-meanings';

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

/** Whether accepting the message would do something for good, or to a thing with a name or a number, that no clause orders. */
export function asksUnorderedAct(prompt: string, message: string): boolean {
  const plain = folded(message);
  const question = message.split(/(?<=[.!?。\n])\s*/).find((one) => /\?\s*$/.test(one)) ?? message;
  const verb = withoutOpeners(question).split(' ')[0] ?? '';
  if (everyday.has(verb) || unsaved.test(plain)) return false;
  const lasts = forGood.test(plain);
  const named = namedIn(question, verb);
  if (!lasts && named.length === 0) return false;
  const orders = ordersIn(splitClauses(prompt, isClassVerb));
  if (isBareQuestion(message)) return orders.length === 0;
  if (orders.some(({ words }) => isCommanded(words, (word) => isSameChange(word, verb)))) return false;
  if (lasts) return true;
  // What is ordered about a thing may be called by another verb there.
  return !orders.some(({ words, quotes }) => named.some((word) => holds([...words, ...quotes.flat()], word)));
}

/** The clauses that order more than to look at something and to tell of it. */
function ordersIn(clauses: readonly Clause[]): Clause[] {
  return clauses.filter(
    ({ words, isIdle, prohibits }, index) =>
      !isIdle &&
      !prohibits &&
      !onlyAsks(clauses, index) &&
      !tellsCaller(words) &&
      !isCommanded(words, (word) => lookingVerbs.has(word)),
  );
}

/** The words of names and numbers of things in a question. */
function namedIn(question: string, verb: string): string[] {
  const numbers = thingNumbersIn(question)
    .filter(({ kind, isMarked }) => isMarked || kind === '#' || kind.endsWith('-') || numberedKinds.has(kind))
    .flatMap(({ value }) => wordsOf(value));
  return [...numbers, ...namesIn(question)].filter((word) => word !== verb);
}
