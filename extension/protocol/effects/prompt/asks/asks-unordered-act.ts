/**
 * Tells a question about an act on a record that the task orders nothing of, or forbids: "Archive Dot (A1400)?" after "Which pen is
 * Dot in?" and after "Archive Smudge, but not Dot".
 */
import { isBareQuestion } from '../../names/classify-title';
import { folded, wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import { holds } from '../clauses/clause-content';
import { splitClauses } from '../clauses/split-clauses';
import { forbidsQuestion } from '../forbids/forbids-question';
import { type Order, ordersIn } from '../orders/orders-in';
import { numberedKinds, thingNumbersIn } from '../things/numbers/numbers-of-things';
import { namesIn } from '../words/names-in';
import { auxiliaries, lookingVerbs } from '../words/negation-words';
import { interrogatives } from '../words/prompt-words';
import { isClassVerb } from '../words/verb-meanings';
import { askedActIn, isForAct, isForOpposite, isOtherAct } from './asked-act';
import { asksOfUser } from './asks-of-user';
import { asksWhatIsTold } from './asks-what-is-told';
import { type AskedPlace, isApart, isOtherAsked, isOtherOne } from './is-other-asked';
import { noticed } from './noticed';

/** They move on, or give up only what the task itself has filled in. */
const everyday = wordSet(
  `leave discard save reload refresh exit quit stay switch open download print copy go log sign use allow accept
  verlassen verwerfen speichern neu laden quitter abandonner enregistrer salir descartar guardar uscire salvare sair verlaten opslaan`,
);
/** A task that only asks may need them to see more. */
const leading = wordSet('load start begin continue proceed try choose select show search include');
/** They begin a question that asks about the user, and for no act: "Are you over 18?", "Need help?" */
const ofUser = wordSet('still new ready need want any sure');
const forGood =
  /\b(?:(?:can ?not|can't|cannot|not) be (?:undone|reversed|reverted|restored|recovered)|irreversib\w*|no way back|permanent(?:ly)?|for good|forever|nicht ruckgangig|unwiderruflich|endgultig|irrevocable|definitiv\w*|no se puede deshacer|non puo essere annullat\w*|nao pode ser desfeit\w*|ongedaan|nieodwracaln\w*|nie mozna cofnac)\b/;
/** What is done under such a heading is for good as well. */
const dangerous =
  /\b(?:danger(?:ous)? (?:zone|area|actions?)|destructive actions?|gefahren(?:bereich|zone)|zone (?:de danger|dangereuse)|zona (?:de peligro|peligrosa|pericolosa|di pericolo|de perigo)|gevarenzone)\b/;
/** What the task itself has filled in is nobody's record. */
const unsaved =
  /\b(?:unsaved|changes|edits|anderungen|modifications|cambios|modifiche|alteracoes|wijzigingen|zmiany)\b/;
/** They say in a question that what stands around it is meant. */
const pointing = wordSet(
  'this that these those diese diesen dieses ce cette este esta questo questa deze dit',
);
/** The control that asks. */
export type Asking = AskedPlace &
  Pick<ActFacts, 'page'> & {
    /** What it is called. */
    pressed?: string;
    /** The headings around it. */
    around?: string;
  };

/**
 * Whether accepting the message would do something that the task forbids, another act than it orders, or something for good or to a
 * thing with a name, a number or a row of its own that no clause orders.
 */
export function asksUnorderedAct(prompt: string, message: string, asking: Asking): boolean {
  const { row, page, pressed = '', around = '' } = asking;
  const plain = folded(message);
  const act = askedActIn(message);
  const [verb = ''] = act.words;
  const clauses = splitClauses(prompt, isClassVerb);
  if (forbidsQuestion(clauses, verb, act.question, row)) return true;
  if (asksWhatIsTold(clauses, act)) return false;
  if (everyday.has(verb) || unsaved.test(plain)) return false;
  const lasts = forGood.test(plain) || dangerous.test(folded(around));
  const named = namedIn(act.question, verb);
  const orders = ordersIn(clauses);
  const isOfOther = (some: readonly Order[]) =>
    row !== '' &&
    act.words.some((word) => pointing.has(word)) &&
    isApart(some, [row, ...(page?.headings ?? []), act.question].flatMap(wordsOf));
  if (!lasts && isBareQuestion(message) && named.length === 0) return false;
  if (isBareQuestion(message)) return orders.length === 0;
  const alike = orders.filter((one) => isForAct(one, act));
  if (alike.length > 0)
    return isOfOther(alike) || isOtherAsked(alike, act, row) || isOtherOne(prompt, alike, act, asking);
  if (lasts || orders.some((one) => isForOpposite(one, act))) return true;
  const isNoticed = noticed.test(plain);
  if (!isNoticed && asksOfUser(act.question)) return false;
  if (orders.length === 0 && (isNoticed || repeats(pressed, verb))) return true;
  if (isNoticed && isOtherAct(orders, act, pressed)) return true;
  if (named.length === 0) return isOfOther(orders);
  // What is ordered about a thing may be called by another verb there.
  const about = orders.filter(({ clause }) =>
    named.some((word) => holds([...clause.words, ...clause.quotes.flat()], word)),
  );
  return about.length === 0 || isOtherAct(about, act, pressed) || isOtherOne(prompt, about, act, asking);
}

/** "Take off" before "Take off the shift?": the control is for nothing else. */
function repeats(pressed: string, verb: string): boolean {
  const isAct =
    verb.length > 2 &&
    !verb.endsWith('ing') &&
    ![leading, lookingVerbs, ofUser, auxiliaries, interrogatives].some((set) => set.has(verb));
  return isAct && wordsOf(pressed).includes(verb);
}

/** The words of names and numbers of things in a question. */
function namedIn(question: string, verb: string): string[] {
  const numbers = thingNumbersIn(question)
    .filter(({ kind, isMarked }) => isMarked || kind === '#' || kind.endsWith('-') || numberedKinds.has(kind))
    .flatMap(({ value }) => wordsOf(value));
  return [...numbers, ...namesIn(question)].filter((word) => word !== verb);
}
