/** Decides whether the caller's own words name an act that has consequences. */
import type { EffectKind, VerbClass } from './consequential';
import { verbClasses } from './consequential';
import {
  askingWords,
  doingWords,
  draggingWords,
  negations,
  ordinals,
  pressingWords,
  pronouns,
  quantifiers,
  smallWords,
  softeners,
} from './prompt-words';
import { type Clause, splitClauses } from './split-clauses';
import { fillers, finishers, paidVerbs, verbTable } from './verb-table';
import { wordSet, wordsOf } from './words';

/** What is known of the control that an act would press. */
export interface ActFacts {
  what: EffectKind;
  /** The control's own name. */
  name: string;
  /** What the name says besides the verb, folded. */
  object: readonly string[];
  /** "OK" in a dialog about it, as opposed to a control that says itself what it does. */
  isFinisher: boolean;
  /** The text of its row or card; empty where it is in none. */
  row: string;
  /** Title and text of its dialog, and the title of its form. */
  dialog: string;
  /** Something is dropped on it. */
  isDrop?: boolean;
  /** Another control that can be seen has the same name. */
  isOneOfMany: boolean;
}

/**
 * Whether one clause of the prompt has the control's name word for word after a verb such as "click", or a verb of its class
 * together with a word of its name, row, card or dialog, or a quantifier. What finishes an act inherits from it.
 * @param inherits what the acts do that were let through before
 */
export function isNamed(prompt: string, facts: ActFacts, inherits: readonly EffectKind[] = []): boolean {
  if (inherits.includes(facts.what) && mayInherit(facts)) return true;
  const clauses = splitClauses(prompt, isClassVerb);
  let verb: Clause | undefined;
  return clauses.some((clause, index) => {
    if (!clause.goesOn) verb = clause;
    if (clause.isIdle || !verb) return false;
    return names(clause, verb, clauses[index - 1], facts);
  });
}

function mayInherit({ isFinisher, dialog, object, isOneOfMany }: ActFacts): boolean {
  return isFinisher || dialog !== '' || (object.length === 0 && !isOneOfMany);
}

/** @param commanded the clause that has the verb: the same one, or the one that it goes on with */
function names(clause: Clause, commanded: Clause, before: Clause | undefined, facts: ActFacts): boolean {
  const { words, quotes } = clause;
  const name = wordsOf(facts.name);
  const hasName = quotes.some((quote) => isSame(quote, name)) || hasInOrder(words, name);
  const isAct = (word: string) =>
    pressingWords.has(word) || (facts.isDrop === true && draggingWords.has(word));
  if (name.length > 0 && hasName && isCommanded(commanded.words, isAct)) return true;
  if (facts.isFinisher && isCommanded(words, (word) => finishing.has(word) && name.includes(word)))
    return true;
  const means = meaningOf(facts.what);
  const isPaid = (word: string) => facts.what === 'pay' && paid.has(word) && word === name[0];
  const isVerb = (word: string) => means.isVerb(word) || isPaid(word);
  if (!isCommanded(commanded.words, isVerb) && !isDone(commanded.words, means)) return false;
  if (name.length > 1 && facts.object.length > 0 && hasName) return true;
  const said = contentOf(clause);
  const hasPronoun = words.some((word) => pronouns.has(word));
  const meant = before && (hasPronoun || said.length === 0) ? [...said, ...contentOf(before)] : said;
  return fits(clause, meant, facts);
}

/** Whether what the clause is about is what the control is about. */
function fits({ words }: Clause, meant: readonly string[], facts: ActFacts): boolean {
  const { object, row, dialog, what, isOneOfMany } = facts;
  if (overlaps(meant, object)) return true;
  if (overlaps(meant, contentWords(row)) || overlaps(meant, contentWords(dialog))) return true;
  if (object.some((word) => !/^\d+$/.test(word) && !currencies.has(word) && !isClassNoun(word, what)))
    return false;
  if (words.some((word) => quantifiers.has(word) || ordinals.has(word))) return true;
  const contradicts = row !== '' && meant.length > 0 && (what === 'delete' || what === 'cancel');
  return !isOneOfMany && !contradicts;
}

/** Whether a verb of the clause is a command: at its beginning, after "to", or an infinitive of another language. */
function isCommanded(words: readonly string[], isVerb: (word: string) => boolean): boolean {
  return words.some((word, index) => {
    if (!isVerb(word)) return false;
    const before = words.slice(0, index);
    if (before.slice(-3).some((one) => negations.has(one))) return false;
    if (before.every((one) => softeners.has(one))) return true;
    const [asked = '', to = ''] = before.slice(-2);
    return (to === 'to' && !askingWords.has(asked)) || (infinitive.test(word) && !english.has(word));
  });
}

/** `place an order`, `leave a comment`, `empty the trash`. */
function isDone(words: readonly string[], { nouns, phrases }: Meaning): boolean {
  if (isCommanded(words, (word) => doingWords.has(word)) && words.some((word) => nouns.has(word)))
    return true;
  const phrase = phrases.find((one) => one.every((word) => words.includes(word)));
  return phrase !== undefined && isCommanded(words, (word) => phrase.includes(word));
}

interface Meaning {
  isVerb(word: string): boolean;
  nouns: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

const infinitive = /(?:en|er|ir|re|ar|c)$/;
const english = wordSet(`order transfer preorder share wire reserve answer deliver clear`);
const finishing = wordSet(finishers);
const currencies = wordSet('eur euro usd gbp chf dollar dollars pln');
const filling = wordSet(fillers);
/** They name only a control that begins with the same word. */
const paid = wordSet(paidVerbs);

function meaningIn(verbClass: VerbClass): Meaning {
  const { verbs, alone = '', inPrompts = '', nouns, phrases = [] } = verbTable[verbClass];
  const all = wordSet(verbs, alone, inPrompts);
  const isVerb = (word: string) => verbForms(word).some((form) => all.has(form));
  return { isVerb, nouns: wordSet(nouns), phrases: phrases.map(wordsOf) };
}

const meanings: Record<VerbClass, Meaning> = {
  pay: meaningIn('pay'),
  delete: meaningIn('delete'),
  send: meaningIn('send'),
  transfer: meaningIn('transfer'),
  grant: meaningIn('grant'),
  sign: meaningIn('sign'),
  cancel: meaningIn('cancel'),
};

const uploading = {
  isVerb: (word: string) => uploadVerbs.has(word),
  nouns: wordSet('upload'),
  phrases: [],
};
const uploadVerbs =
  wordSet(`upload attach hochladen lade anhangen telecharger telecharge televerser joindre joins subir sube
  adjuntar adjunta carica caricare allega allegare carregar envie anexar anexe uploaden bijvoegen przeslij zalacz dodaj`);
/** Nothing but the word itself names a form. */
const sending = { isVerb: (word: string) => word === 'submit', nouns: wordSet(), phrases: [] };

function meaningOf(what: EffectKind) {
  if (what === 'upload') return uploading;
  return what === 'form' ? sending : meanings[what];
}

function isClassVerb(word: string): boolean {
  return verbClasses.some((one) => meanings[one].isVerb(word));
}

function isClassNoun(word: string, what: EffectKind): boolean {
  return meaningOf(what).nouns.has(word);
}

/** The word, without an enclitic pronoun (`borralo`, `inviarlo`), and the infinitive of an imperative (`achète`). */
function verbForms(word: string): string[] {
  const [, stem] = /^(.{3,}?)(?:me|te|se|ce)?(?:lo|la|los|las|le|les|li|gli|ne)$/.exec(word) ?? [];
  const forms = stem ? [word, stem, `${stem}e`] : [word];
  return [...forms, `${word}r`, `${word}re`, word.replace(/ez$/, 'er')];
}

function contentOf({ words, quotes }: Clause): string[] {
  const outside = words.filter((word) => word !== '"' && !isClassVerb(word) && isContent(word));
  return [...outside, ...quotes.flat().filter((word) => !smallWords.has(word))];
}

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => isContent(word) && !isClassVerb(word));
}

function isContent(word: string): boolean {
  if (smallWords.has(word) || filling.has(word) || pronouns.has(word) || quantifiers.has(word)) return false;
  return !softeners.has(word) && !finishing.has(word) && !askingWords.has(word) && !ordinals.has(word);
}

function overlaps(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => isAlike(one, other)));
}

/** Equal, or forms of one word: `label` and `labels`. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function hasInOrder(words: readonly string[], sought: readonly string[]): boolean {
  return words.some((_, at) => sought.every((word, index) => words[at + index] === word));
}
