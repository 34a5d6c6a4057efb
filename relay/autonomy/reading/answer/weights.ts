/** Weighs the words of a question by how rare they are on the page. */
import type { Fact } from '../page/fact';
import type { Page } from '../page/page';
import { coreEnd } from '../question/core-question';
import { inPlainWords } from '../question/plain-words';
import type { Question, Term } from '../question/question';
import { likeness, presence } from './match';
import { stemsOf } from './stems';

/** Words of the page's title need not be repeated. */
export const aboutThePage = new Set(
  `job position role event recipe book film movie course product item article company place game match app song paper post hotel
  restaurant museum phone device laptop camera exhibition flat house apartment bill invoice parcel medicine`.split(
    /\s+/,
  ),
);
const aboutThePageCounts = 0.3;
/** What a page of one record is: it says so of itself less often than not. */
const kindsOfRecord = new Set(
  `issue case request order booking reservation bill statement account profile message mail email thread listing
  advert ad report document form file entry record event task appointment trip journey class lesson show`.split(
    /\s+/,
  ),
);

/** The maximum weight of a word that only the page's title or address has: it tells no passage from another. */
const inSubjectOnly = 1;

/** A word that the page has only by a synonym may be meant otherwise there. */
function maxIfPresent(best: number, isOnPage: boolean, { maxIfAbsent }: Term): number {
  if (!isOnPage) return inSubjectOnly;
  return best === 1 ? 3.5 : maxIfAbsent + 0.3;
}

/** A ticket is a record in a list of tickets or for who works on it, and a thing that costs something elsewhere. */
function isOfRecord(word: string, { type }: Question): boolean {
  return kindsOfRecord.has(word) || (word === 'ticket' && (!type || type === 'person'));
}

/** Whether something may be done turns on the thing more than on the act. */
const actCounts = 0.75;
const settingCounts = 0.5;

/** Whether it only says where or when something may be done: "take my dog on board", "a lift in the building". */
function isSetting({ start, isName }: Term, { terms }: Question, text: string): boolean {
  if (isName || start < 0) return false;
  const isFirst = terms.every((other) => other.start < 0 || other.start >= start || other.maxIfAbsent === 1);
  return (
    !isFirst &&
    /\b(?:in|on|at|inside|during|aboard) (?:(?:the|a|an|my|our|your|this|that) )?$/i.test(
      text.slice(0, start),
    )
  );
}

/** What a name may be the name of: "the Business plan" is called "Business" on its own page. */
const kindsOfNamed = new Set(
  `plan package tier room suite model version edition team department office branch station stop platform line route match
  game course class module ticket pass flight train bus boat ferry meeting event workshop talk session project deal card
  subscription bag jacket shoe bike grinder`.split(/\s+/),
);

/** Whether it only says of what kind the thing is that the question names: "the Business plan". */
function isOnlyKind({ text, start, isName }: Term, { terms }: Question): boolean {
  if (isName || start < 0) return false;
  const isAfterName = terms.some(
    (other) => other.isName && other.end + 1 === start && !/\d/.test(other.text),
  );
  return isAfterName && kindsOfNamed.has(text.toLowerCase());
}

/** Whether short initials only say of what kind a thing is: "the CI job" is just a job on its own page. */
function isInitialsOfNoun({ text, end }: Term, { terms }: Question, asked: string): boolean {
  return (
    /^\p{Lu}{2,3}$/u.test(text) &&
    terms.some(({ start, isName }) => !isName && start === end + 1 && /^\p{Ll}/u.test(asked.slice(start)))
  );
}

/** The weights of the words of a question on a page. */
export interface Weights {
  /** By stem: rarity times importance. */
  of: ReadonlyMap<string, number>;
  total: number;
  /** The share of the question's names and numbers that the page has, by weight, 0 to 1. */
  namesPresent: number;
  /** The words that the page does not contain in any form. */
  absent: readonly Term[];
}

export function weigh(question: Question, page: Page, facts: readonly Fact[]): Weights {
  const texts = facts.map((fact) => stemsOf(fact.text));
  const labels = facts.map((fact) => stemsOf(`${fact.label} ${fact.rowLabel}`));
  const subject = stemsOf(`${page.title} ${page.url}`);
  const rest = stemsOf(page.passages.flatMap(({ trail, name = '' }) => [...trail, name]).join(' '));
  // The places of the terms are those in this text.
  const plain = inPlainWords(question.text);
  const of = new Map<string, number>();
  const absent: Term[] = [];
  let [names, present] = [0, 0];
  for (const term of question.terms) {
    let [count, best] = [0, 0];
    for (const [index, stems] of texts.entries()) {
      const here = Math.max(likeness(term, stems), likeness(term, labels[index] ?? stems));
      if (here > 0) count += 1;
      best = Math.max(best, here);
    }
    const isOnPage = count > 0 || likeness(term, rest) > 0;
    const isThere = isOnPage || likeness(term, subject) > 0;
    const rarity = Math.log(1 + (facts.length - count + 0.5) / (count + 0.5));
    const word = term.text.toLowerCase();
    if (!term.isName && (aboutThePage.has(word) || (!isThere && isOfRecord(word, question)))) {
      of.set(term.stem, aboutThePageCounts);
      continue;
    }
    const bounded =
      term.weight < 0.5
        ? 1
        : isThere
          ? Math.min(maxIfPresent(best, isOnPage, term), Math.max(0.8, rarity))
          : Math.min(term.maxIfAbsent, rarity);
    const isKind = isOnlyKind(term, question);
    const isAct = question.isPolar && term.maxIfAbsent === 1;
    const isWhere = question.isPolar && isSetting(term, question, plain);
    of.set(
      term.stem,
      term.weight *
        bounded *
        (term.isOfType || isKind ? 0.5 : isAct ? actCounts : isWhere ? settingCounts : 1),
    );
    if (!isThere) absent.push(term);
    if (term.isName && term.start < coreEnd(question.text) && !isInitialsOfNoun(term, question, plain)) {
      names += term.weight;
      if (isThere) present += term.weight;
    }
  }
  const total = [...of.values()].reduce((sum, value) => sum + value, 0);
  return { of, total: total || 1, namesPresent: names === 0 ? 1 : present / names, absent };
}

/** The largest weight of question words in one clause. */
export function insideClause(text: string, question: Question, weights: Weights): number {
  const clauses = text.split(
    /[;:]\s|,\s(?:and|but|while|although|which|who|where)\s|\s(?:but|while|although|whereas)\s/,
  );
  const sums = clauses.map((clause) => {
    const stems = stemsOf(clause);
    return question.terms.reduce(
      (sum, term) => sum + (weights.of.get(term.stem) ?? 0) * presence(term, stems),
      0,
    );
  });
  return Math.max(0, ...sums);
}
