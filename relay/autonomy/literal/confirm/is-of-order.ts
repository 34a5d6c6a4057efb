/** Whether a question of the page is about the very act that was ordered. */

import { classifyName } from '../../../../extension/protocol/effects/names/classify-name';
import { classifyTitle, isBareQuestion } from '../../../../extension/protocol/effects/names/classify-title';
import { splitClauses } from '../../../../extension/protocol/effects/prompt/clauses/split-clauses';
import { exceeds } from '../../../../extension/protocol/effects/prompt/is-named';
import { asksForOther } from '../../../../extension/protocol/effects/prompt/things/asks-for-other';
import {
  isOtherKind,
  withoutNames,
} from '../../../../extension/protocol/effects/prompt/things/kinds/is-other-kind';
import {
  isClassVerb,
  isLikeClassVerb,
} from '../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { sentencesIn } from '../../../../extension/protocol/effects/sentences-in';
import { wordsOf } from '../grammar/token';
import { articles, ordinals, prepositions, restrictions } from '../grammar/words';
import { isThing, singular, stem } from '../page/kinds';
import type { Question } from './question-in';

export interface Order {
  /** The clause, as written. */
  text: string;
  /** The name of the control that was pressed. */
  name: string;
  /** What its row or card says, and the headings above it. */
  place: string;
}

/** Says how sure one is, or what comes of it. */
const empty = new Set(
  `you your we i sure really certain want to do does is are be will would like this that it them they not can cannot cant undone
  reversed please confirm yes no permanently forever now irreversible action and or item items selected one current`.split(
    /\s+/,
  ),
);
/** What things are called besides what `isThing` knows. */
const things = new Set(
  `album playlist list board card row record photo image picture video folder subscription membership plan trial page label tag
  project group team channel workspace category entry collaborator employee guest participant meeting session device key
  token purchase payment access role selection draft conversation thread`.split(/\s+/),
);
/** `12 files`, as opposed to `40 EUR`. */
const counted =
  /(?<![\p{Sc}\d.,]\s?)\b(\d{1,4})\s+(?!(?:eur|euros?|usd|dollars?|gbp|chf|pln|of|from|to|and)\b)\p{L}/iu;
const many = /^(?:all|every|everything|everyone|whole|entire|both|each|others?|also|too|additionally)$/;

/** All three: it asks for the same deed, for no more, and for no other thing. */
export function isOfOrder({ text, agree }: Question, order: Order): boolean {
  return (
    isSameDeed(text, wordsOf(agree.name ?? ''), order.name) &&
    !addsDeed(firstQuestion(text, order.name), order) &&
    !asksForMore(text, order) &&
    !namesOther(text, order)
  );
}

function isSameDeed(text: string, agreeing: readonly string[], name: string): boolean {
  const [title = '', ...rest] = text.split('\n');
  const asked = classifyTitle(title, rest.join('\n'))?.verbClass;
  const ordered = classifyName(name)?.verbClass;
  if (asked !== undefined && ordered !== undefined) return asked === ordered;
  const [verb = ''] = wordsOf(name);
  if (asked !== undefined || text === '' || !isBareQuestion(text))
    return [...wordsOf(text), ...agreeing].some((word) => isFormOf(word, verb));
  return true;
}

/** `Leave and delete the team?` */
function addsDeed(question: string, { text }: Order): boolean {
  const said = wordsOf(text);
  return [...question.matchAll(/(?:\b(?:and|or|plus)|&|,)\s+(?:also |then )?(\p{L}+)/giu)].some(
    ([, word = '']) => {
      const [verb = ''] = wordsOf(word);
      return isClassVerb(verb) && !said.includes(verb);
    },
  );
}

/** `archived` of `archive`, `leaving` of `leave`. */
function isFormOf(word: string, verb: string): boolean {
  const base = verb.replace(/e$/, '');
  return word.startsWith(base) && word.length - base.length <= 4;
}

function asksForMore(text: string, order: Order): boolean {
  const said = wordsOf(order.text);
  const asked = questionOf(text, order.name);
  if (asked.some((word) => many.test(word) && !said.includes(word))) return true;
  const [, count = ''] = counted.exec(firstQuestion(text, order.name)) ?? [];
  if (count !== '' && !said.includes(count) && !wordsOf(order.place).includes(count)) return true;
  return exceeds(order.text, { name: 'OK', dialog: text });
}

/** Whether the question has words for its thing, and none of them is of the order or of the row that it is in. */
function namesOther(text: string, order: Order): boolean {
  const clauses = splitClauses(order.text, isClassVerb);
  if (isOtherKind(wordsOf(order.text), withoutNames(firstQuestion(text, order.name)))) return true;
  if (asksForOther(order.text, clauses, { object: [], dialog: text })) return true;
  const known = new Set([...wordsOf(order.text), ...wordsOf(order.name), ...wordsOf(order.place)].map(stem));
  const named = questionOf(text, order.name).filter((word) => isOwn(word, order.name));
  // `Delete the project` has no name, and the page has one for it.
  const isNameless = wordsOf(order.text).every(
    (word) => !isOwn(word, order.name) || Object.hasOwn(ordinals, word),
  );
  const kinds = wordsOf(order.text).map(singular).filter(isKind);
  if (
    isNameless &&
    questionOf(text, order.name)
      .map(singular)
      .some((word) => kinds.includes(word))
  )
    return false;
  const strange = named.filter((word) => !known.has(stem(word)));
  // Of `Ada and Bob` both have to be known.
  const isList = /\b(?:and|or)\b|&|,/.test(firstQuestion(text, order.name));
  return strange.length > 0 && (isList || strange.length === named.length);
}

function isKind(word: string): boolean {
  return isThing(word) || things.has(word);
}

/** A word of a thing's own name. */
function isOwn(word: string, name: string): boolean {
  if (empty.has(word) || articles.has(word) || prepositions.has(word) || restrictions.has(word)) return false;
  if (isKind(singular(word)) || /^\d+$/.test(word)) return false;
  return !isLikeClassVerb(word) && !isFormOf(word, wordsOf(name)[0] ?? '');
}

function questionOf(text: string, name: string): string[] {
  return wordsOf(firstQuestion(text, name));
}

/** The sentence with the question mark, with the first line where that says the deed: `Delete Ada`. */
function firstQuestion(text: string, name: string): string {
  const [title = ''] = text.split('\n');
  const asked = sentencesIn(text).find((sentence) => sentence.endsWith('?'));
  const saysDeed =
    classifyTitle(title) !== undefined || isFormOf(wordsOf(title)[0] ?? '', wordsOf(name)[0] ?? '');
  return [saysDeed ? title : '', asked ?? ''].join(' ').trim();
}
