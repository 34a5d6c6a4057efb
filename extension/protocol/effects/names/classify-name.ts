/** Tells from a control's name which class of consequential verbs it begins with. */
import { type VerbClass, verbClasses } from '../consequential';
import { wordSet, wordsOf } from '../words';
import { isOneOf } from './is-one-of';
import { looksLike } from './looks-like';
import { byPair, withdrawsRequest } from './name-pairs';
import { between, inPlainWords } from './plain-name';
import { byBlocking } from './records/blocks-person';
import { byRecordCancelled } from './records/cancels-record';
import { markedState } from './records/marks-state';
import { takesBack } from './records/takes-back';
import { takesOutMoney } from './records/takes-out-money';
import { gravity } from './verbs/gravity';
import { everydayPlaces, nameExceptions } from './verbs/name-exceptions';
import { fillers, finishers, lightVerbs, paidVerbs, verbTable } from './verbs/verb-table';

/** A name of a class. */
export interface ClassifiedName {
  verbClass: VerbClass;
  /** What the name says besides, without words that mean nothing: `account` of "Delete my account". */
  object: string[];
}

const filling = wordSet(fillers);
const finishing = wordSet(finishers);
const light = wordSet(lightVerbs);
/** `Continue to payment` leads there and pays nothing. */
const towards = wordSet('to zur zum vers au al a alla ao para naar do');
/** In German and Dutch the verb comes last. */
const maxWordsBeforeVerb = 6;

const classes = verbClasses.map((verbClass) => {
  const { verbs, nouns, phrases = [], onlyWith, alone = '' } = verbTable[verbClass];
  const { anywhere, next, only } = nameExceptions[verbClass];
  return {
    verbClass,
    verbs: wordSet(verbs, alone),
    alone: wordSet(alone),
    nouns: wordSet(nouns),
    phrases: phrases.map(wordsOf),
    onlyWith: onlyWith === undefined ? undefined : wordSet(onlyWith),
    except: { anywhere: wordSet(anywhere), next: wordSet(next), only: wordSet(only) },
  };
});
type ClassTable = (typeof classes)[number];

/**
 * The class that a control's name begins with, or what it joins to that: by the gravest act of "Approve and pay". Undefined
 * for names without such an act.
 */
export function classifyName(text: string): ClassifiedName | undefined {
  for (const one of [text, ...looksLike(text)]) {
    const found = classifyWritten(one);
    if (found) return found;
  }
  return undefined;
}

function classifyWritten(text: string): ClassifiedName | undefined {
  const name = inPlainWords(text);
  const whole = byBlocking(name) ?? classifyPart(name);
  const [, ...others] = name.split(between);
  const joined = others.length > 0 && others.length <= maxOtherActs ? others : [];
  if (!whole && joined.length === 0) return classifyHeaded(name);
  // A long text may tell of something else besides.
  if (whole && wordsOf(name).length > maxJoinedWords) return whole;
  return joined.map(classifyPart).reduce((one, other) => {
    const isGraver = other && (!one || gravity[other.verbClass] > gravity[one.verbClass]);
    return isGraver ? other : one;
  }, whole);
}

const maxOtherActs = 2;
const maxJoinedWords = 6;

/** "Account: delete", "Plan (cancel subscription)". A noun alone says what the thing is: "Type: order". */
function classifyHeaded(name: string): ClassifiedName | undefined {
  const parts = name.split(heads).filter((part) => /\p{L}/u.test(part));
  const last = parts.length === 2 ? wordsOf(parts[1] ?? '') : [];
  if (last.length === 0 || last.length > maxHeadedWords) return undefined;
  return last.length === 1 && alsoNouns.has(last[0] ?? '') ? undefined : classifyPart(last.join(' '));
}

const heads = /\s*[:|›»>→(/]\s*|\s+[–—-]+\s+/u;
const maxHeadedWords = 3;

/** "Hold to delete", "Yes, I want to delete it". */
const leadIns = new RegExp(
  `^(?:yes |oui |si |sim |tak )?(?:${[
    '(?:(?:press and )?hold|double click|click|tap|slide|swipe|press|touch|drag)(?: here)?(?: and hold)? to',
    '(?:i|we) (?:really )?(?:want|would like|wish|d like|agree|confirm)(?: that i (?:want|wish))? to',
    'je (?:veux|souhaite)',
    'quiero|deseo|voglio|desidero|quero|desejo|chce',
  ].join('|')}) `,
);

function classifyPart(name: string): ClassifiedName | undefined {
  const words = wordsOf(name).join(' ').replace(leadIns, '').split(' ').filter(Boolean);
  for (const table of classes) {
    const object = objectOfPhrase(table, words);
    if (object) return { verbClass: table.verbClass, object };
  }
  const start = words.findIndex((word) => !isLead(word));
  const [lead, from] = start < 0 ? [words, []] : [words.slice(0, start), words.slice(start)];
  const isNoun = lead.some(leadsToNoun) && !lead.some((word) => towards.has(word));
  return (
    bySubscription(name, words) ??
    byVerb(from, words) ??
    (isNoun ? (byNoun(from) ?? goingOnWith(from)) : undefined) ??
    byVerbAtEnd(words) ??
    byPair(words) ??
    byRecordCancelled(from) ??
    markedState(words.join(' '))
  );
}

/** "Proceed with deletion"; "Continue with payment" leads to it. */
function goingOnWith([first = '', ...rest]: readonly string[]): ClassifiedName | undefined {
  const found = withWords.has(first) ? byNoun(rest.filter((word) => !filling.has(word))) : undefined;
  return found?.verbClass === 'delete' || found?.verbClass === 'cancel' ? found : undefined;
}

export const withWords = wordSet('with mit avec con com met z');

/** "Subscribe for 9.99 EUR", with a price. */
function bySubscription(name: string, words: readonly string[]): ClassifiedName | undefined {
  const [verb = '', ...rest] = words;
  if (!withPrice.has(verb) || !price.test(name)) return undefined;
  if (words.some((word) => notPaid.has(word))) return undefined;
  return { verbClass: 'pay', object: meaningful(rest).filter((word) => !perTime.has(word)) };
}

const price = /[$€£¥₹]\s?\d|\d(?:[.,]\d+)?\s?(?:[$€£¥]|eur|usd|gbp|chf|zł|pln)(?![\p{L}])/iu;
const withPrice = wordSet(paidVerbs);
const perTime = wordSet(
  'per month year week day mo yr monat jahr mois an mes ano mese anno maand jaar miesiac rok',
);
const notPaid = wordSet(everydayPlaces);

function isLead(word: string): boolean {
  return (filling.has(word) || finishing.has(word) || light.has(word)) && !isVerb(word);
}

function leadsToNoun(word: string): boolean {
  return finishing.has(word) || light.has(word);
}

function isVerb(word: string): boolean {
  return classes.some(({ verbs }) => verbs.has(word));
}

function byVerb([verb = '', ...rest]: string[], all: readonly string[]): ClassifiedName | undefined {
  return judged(
    classes.filter(({ verbs }) => verbs.has(verb)),
    verb,
    rest,
    all,
  );
}

/** `Place order`, `Place order with PayPal`, `Bestellung abschicken`, `Confirm deletion`. */
function byNoun(words: readonly string[]): ClassifiedName | undefined {
  const [noun = '', ...rest] = words;
  const table = classes.find(({ nouns }) => nouns.has(noun));
  const [next = ''] = rest;
  // How it is paid says nothing of what is ordered.
  const isHow = withWords.has(next);
  const goesOn = next !== '' && !filling.has(next) && !isHow;
  return table && !goesOn ? { verbClass: table.verbClass, object: isHow ? [] : meaningful(rest) } : undefined;
}

function byVerbAtEnd(words: readonly string[]): ClassifiedName | undefined {
  const kept = words.slice(0, words.findLastIndex((word) => !filling.has(word)) + 1);
  const verb = kept.at(-1) ?? '';
  if (kept.length < 2 || kept.length > maxWordsBeforeVerb + 1) return undefined;
  const before = kept.slice(0, -1);
  if (finishing.has(verb) || light.has(verb)) {
    const noun = byNoun(before.filter((word) => !filling.has(word)));
    if (noun && noun.object.length === 0) return noun;
  }
  if (!comesLast.has(verb)) return undefined;
  return judged(
    classes.filter(({ verbs }) => verbs.has(verb)),
    verb,
    before,
    words,
  );
}

/** `Order 1234` is an order, `Pay 49` pays. */
const nouny = wordSet('order book post');
/** Nouns too, which say after a colon what something is. */
const alsoNouns = wordSet(
  'order book post share transfer sign reserve purchase buy end compra compras firma don',
);

/** German and Dutch infinitives. */
const comesLast =
  wordSet(`verkaufen verlassen kaufen bezahlen zahlen bestellen buchen reservieren spenden loschen entfernen vernichten senden
  absenden abschicken verschicken schicken versenden teilen veroffentlichen posten uberweisen ubertragen zulassen erlauben
  genehmigen freigeben autorisieren gewahren unterschreiben unterzeichnen signieren stornieren kundigen abbestellen absagen beenden
  kopen verkopen verlaten betalen reserveren doneren verwijderen wissen verzenden versturen delen publiceren plaatsen overmaken overschrijven
  toestaan autoriseren goedkeuren ondertekenen annuleren opzeggen`);

function judged(
  tables: readonly ClassTable[],
  verb: string,
  rest: readonly string[],
  all: readonly string[],
): ClassifiedName | undefined {
  for (const table of tables) {
    const object = meaningful(rest);
    if (isExcepted(table, verb, rest, all)) continue;
    const { onlyWith, alone, verbClass } = table;
    if (onlyWith && !alone.has(verb) && !object.some((word) => isOneOf(onlyWith, word))) continue;
    const takesBackEntry = withdrawsRequest(verb, object) || (verb === 'withdraw' && !takesOutMoney(object));
    return { verbClass: takesBackEntry ? 'cancel' : verbClass, object };
  }
  return undefined;
}

function isExcepted(
  { except, verbClass }: ClassTable,
  verb: string,
  rest: readonly string[],
  all: readonly string[],
): boolean {
  const next = rest[0] ?? '';
  if (except.next.has(next) || (rest.length === 1 && /^\d+$/.test(next) && nouny.has(verb))) return true;
  if (all.some((word) => except.anywhere.has(word))) return true;
  if (verbClass === 'delete' && takesBack(verb, all)) return true;
  const told = all.filter((word) => word !== verb && (!filling.has(word) || except.only.has(word)));
  return told.length > 0 && told.every((word) => except.only.has(word));
}

function objectOfPhrase({ phrases, verbClass }: ClassTable, words: readonly string[]): string[] | undefined {
  const phrase = phrases.find((one) => one.every((word, index) => word === words[index]));
  if (!phrase) return undefined;
  // "Close account" is about an account, "Move to trash" about what is moved.
  const own = verbClass === 'delete' && phrase[0] !== 'move' ? phrase.filter((word) => held.has(word)) : [];
  return [...own, ...meaningful(words.slice(phrase.length))];
}

/** What the phrases for deleting something name themselves. */
const held = wordSet('account user table database draft message konto entwurf borrador rascunho bozza');

/** Without fillers, and without words that only do or finish. */
function meaningful(words: readonly string[]): string[] {
  return words.filter((word) => !filling.has(word) && !finishing.has(word) && !light.has(word));
}
