/** Tells what is said of another one than the question names: the grey bin for the blue one, the height for the width. */
import { spansOf } from '../../../language/spans/spans';
import { stopWords } from '../../../language/stop-words';
import { wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Page } from '../../../page/page';
import type { Question, Term } from '../../../question/question';
import { presence } from '../../match';
import { stemsOf } from '../../stems';
import { stemsAround } from '../stems-around';

export function contrasts(fact: Fact, question: Question, page: Page): boolean {
  if (question.isPolar) return false;
  return (
    isOtherDimension(fact, question) ||
    isOfOtherPlace(fact, question, page) ||
    isOfOtherNumber(fact, question, page) ||
    isOfOtherPerson(fact, question, page) ||
    isOtherSort(fact, question)
  );
}

const dimensions = [
  [/\bhow (?:wide|broad)\b/i, /\b(?:widths?|wide|breadth|diameter|across)\b/i],
  [/\bhow (?:tall|high)\b/i, /\b(?:heights?|high|tall|altitude|elevation)\b/i],
  [/\bhow (?:deep|thick)\b/i, /\b(?:depths?|deep|thick(?:ness)?)\b/i],
  [/\bhow (?:long|far)\b/i, /\b(?:lengths?|long|distance|range|far)\b/i],
] as const;
const dimension =
  /\b(?:widths?|breadth|diameter|heights?|altitude|depths?|thickness|lengths?|distance|range)\b/i;

/** Whether the label names another dimension than "how wide" does. */
function isOtherDimension({ kind, label }: Fact, { text, type }: Question): boolean {
  if (kind === 'sentence' || (type !== 'length' && type !== 'extent') || !dimension.test(label)) return false;
  const asked = dimensions.find(([form]) => form.test(text));
  return asked !== undefined && !asked[1].test(label);
}

const atPlace = /\b(?<where>at|in|from|to|for) (?<name>\p{Lu}[\p{L}'’-]+)/gu;

/** Whether the question says "at Lisbon", and the statement "at Gothenburg" instead. */
function isOfOtherPlace({ kind, text }: Fact, { text: asked, terms, type }: Question, page: Page): boolean {
  if (kind !== 'sentence' || type === undefined || type === 'person' || type === 'place') return false;
  const own = stemsOf(`${text} ${page.title}`);
  const others = [...text.matchAll(atPlace)].filter(
    ({ groups }) => !terms.some((term) => presence(term, stemsOf(groups?.name ?? '')) > 0),
  );
  return [...asked.matchAll(atPlace)].some(({ groups }) => {
    const [term] = terms.filter(({ text: word, isName }) => isName && word === groups?.name);
    return (
      term !== undefined &&
      presence(term, own) === 0 &&
      spansOf('date', groups?.name ?? '').length === 0 &&
      others.some(
        (other) =>
          other.groups?.where === groups?.where && spansOf('date', other.groups?.name ?? '').length === 0,
      )
    );
  });
}

/** The form of a number: "4.3" and "4.1" have the same, "4.3" and "12" have not. */
function formOf(text: string): string {
  return text.replace(/\d+/g, '0');
}

/** Whether the question has a number of which the row or the label has another one: version 4.1 is not 4.3. */
function isOfOtherNumber(
  { kind, label, rowLabel, text, row }: Fact,
  { terms, type }: Question,
  page: Page,
): boolean {
  if (kind === 'sentence' || type === undefined) return false;
  const named = terms.filter(({ isName, text: word }) => isName && /\d\.\d/.test(word));
  const near = stemsOf([label, rowLabel, text, row, page.title].join(' '));
  return named.some(
    (term) =>
      presence(term, near) === 0 &&
      [...`${label} ${rowLabel}`.matchAll(/\d[\d.]*\d/g)].some(
        ([other]) => formOf(other) === formOf(term.text),
      ),
  );
}

const ofContact = new Set<unknown>(['phone', 'email']);

/** Whether it is how to reach another person than the question names. */
function isOfOtherPerson(fact: Fact, { terms, type }: Question, page: Page): boolean {
  if (!ofContact.has(type)) return false;
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  const around = stemsAround(fact, page);
  const isHere = (term: Term) => presence(term, around) > 0;
  if (names.length === 0 || names.some(isHere)) return false;
  return spansOf('person', `${fact.rowLabel} · ${fact.text} · ${fact.row}`).some(
    ({ certainty }) => certainty >= 0.8,
  );
}

const ofAmounts = new Set<unknown>(['money', 'number', 'quantity', 'length', 'mass', 'volume', 'area']);

/** Whether it has the noun of the question with another word right before it: the grey bin. */
function isOtherSort({ text, label, rowLabel }: Fact, { terms, type }: Question): boolean {
  if (!ofAmounts.has(type)) return false;
  const said = terms.filter(({ start }) => start >= 0);
  const pieces = [text, label, rowLabel];
  const near = stemsOf(pieces.join(' '));
  return said.some((noun) => {
    const sort = said.find(({ end }) => end + 1 === noun.start);
    if (!sort || noun.isName || noun.isOfType || noun.weight < 1 || noun.maxIfAbsent < 2) return false;
    if (sort.isOfType || sort.weight < 1 || sort.maxIfAbsent < 1.5 || presence(sort, near) > 0) return false;
    const before = pieces.flatMap((piece) => beforeEach(piece, noun));
    return (
      before.length > 0 &&
      before.every(
        (word) =>
          /^\p{L}+$/u.test(word) &&
          !stopWords.has(word.toLowerCase()) &&
          !said.some((term) => presence(term, stemsOf(word)) > 0),
      )
    );
  });
}

/** The word right before each of the noun; empty where there is none. */
function beforeEach(text: string, { forms }: Term): string[] {
  const words = wordsOf(text);
  return words.flatMap(({ stem, start }, index) => {
    if (!forms.has(stem)) return [];
    const before = words[index - 1];
    return [before && /^\s$/.test(text.slice(before.end, start)) ? before.text : ''];
  });
}
