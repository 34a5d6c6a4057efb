/** Scores how well the words of a question match a fact and its context. */
import { stopWords } from '../language/stop-words';
import { synonyms } from '../language/synonyms';
import { wordingsOf } from '../language/wordings';
import { stemOf, wordsOf } from '../language/words';
import type { Question, Term } from '../question/question';
import type { Stems } from './stems';

/** The weight of a synonym compared with the word itself. */
const alikeCounts = 0.8;
const relatedFormWeight = 0.7;
const wordingCounts = 0.4;

const meanings = new Map<string, number[]>();
for (const [meaning, words] of synonyms.entries())
  for (const word of words) {
    const stem = stemOf(word);
    meanings.set(stem, [...(meanings.get(stem) ?? []), meaning]);
  }

/** The similarity of two stems, 0 to 1. */
export function agreement(left: string, right: string): number {
  if (left === right) return 1;
  const shared = meanings.get(left);
  if (shared && meanings.get(right)?.some((meaning) => shared.includes(meaning))) return alikeCounts;
  return isRelatedForm(left, right) || isPlayerOf(left, right) || isPlayerOf(right, left)
    ? relatedFormWeight
    : 0;
}

/** "Campfire" is a fire, and a footbridge a bridge. */
function isCompoundOf(whole: string, part: string): boolean {
  return (
    part.length >= 4 &&
    whole.length >= part.length + 3 &&
    whole.endsWith(part.replace(/e$/, '')) &&
    !/\d/.test(whole)
  );
}

/** Who plays a solo is the soloist. */
function isPlayerOf(who: string, what: string): boolean {
  return what.length >= 4 && who === `${what}ist`;
}

/** Related forms with different stems: president, presidency. */
function isRelatedForm(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 5 || Math.abs(left.length - right.length) > 4 || /\d/.test(left + right)) return false;
  const common = Math.max(5, shorter - 1);
  return left.slice(0, common) === right.slice(0, common);
}

const presences = new WeakMap<Term, WeakMap<Stems, number>>();

/** How well the stems contain the term, 0 to 1. */
export function presence(term: Term, stems: Stems): number {
  const found = presences.get(term) ?? new WeakMap<Stems, number>();
  presences.set(term, found);
  const earlier = found.get(stems);
  if (earlier !== undefined) return earlier;
  const value = look(term, stems);
  found.set(stems, value);
  return value;
}

const likenesses = new WeakMap<Term, WeakMap<Stems, number>>();

/** The same, where other wordings that pages have for the term count too: "requester" for who "raised" it. */
export function likeness(term: Term, stems: Stems): number {
  const found = likenesses.get(term) ?? new WeakMap<Stems, number>();
  likenesses.set(term, found);
  const earlier = found.get(stems);
  if (earlier !== undefined) return earlier;
  const strict = presence(term, stems);
  const value = strict >= wordingCounts || term.isName || !hasWording(term, stems) ? strict : wordingCounts;
  found.set(stems, value);
  return value;
}

function hasWording({ forms }: Term, stems: Stems): boolean {
  return [...forms].some((form) =>
    wordingsOf(form).some((phrase) => phrase.every((stem) => stems.has(stem))),
  );
}

const agreements = new WeakMap<Term, Map<string, number>>();

function look(term: Term, stems: Stems): number {
  for (const form of term.forms) if (stems.has(form)) return 1;
  for (const compound of term.compounds) if (stems.has(compound)) return 1;
  for (const opposite of term.opposites) if (stems.has(opposite)) return alikeCounts;
  if (term.isName && /\d/.test(term.stem)) return 0;
  const known = agreements.get(term) ?? new Map<string, number>();
  agreements.set(term, known);
  let best = 0;
  for (const stem of stems) {
    let value = known.get(stem);
    if (value === undefined) {
      value = Math.max(...[...term.forms].map((form) => agreement(form, stem)));
      if (value === 0 && (isCompoundOf(stem, term.stem) || isCompoundOf(term.stem, stem)))
        value = relatedFormWeight;
      known.set(stem, value);
    }
    if (value > best) best = value;
  }
  return best;
}

/** The share of a label's words that the question has, 0 to 1. */
export function precision(label: string, question: Question): number {
  // Sizes and numbers in a label tell like things apart.
  const named = wordsOf(label).filter(({ text }) => !stopWords.has(text.toLowerCase()));
  const plain = named.filter(({ text, start }) => !/\d/.test(text) && !isUnit(label.slice(0, start), text));
  const words = plain.length > 0 ? plain : named;
  if (words.length === 0) return 0;
  const asked = question.terms.flatMap(({ forms }) => [...forms]);
  const had = words.map(({ stem }) => Math.max(0, ...asked.map((other) => agreement(other, stem))));
  // A synonym counts nearly as much as the word itself, which decides between "opens" and "closes".
  return had.reduce((sum, one) => sum + (one > 0 ? 0.9 + 0.1 * one : 0), 0) / words.length;
}

/** Whether the short word after a number is its unit: "mm" of "0.5 mm". */
function isUnit(before: string, word: string): boolean {
  return word.length <= 3 && /\d\s?$/.test(before);
}
