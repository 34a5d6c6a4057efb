/** Counts what a section lists, where no statement of the page says how many there are. */

import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { minThings, type Section, sectionsOf } from '../../page/sections';
import { countedPhrase } from '../../question/nouns';
import type { Question, Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const maxLabelWords = 3;
/** Words for whatever is listed. */
const anything =
  /^(?:things?|items?|entr(?:y|ies)|ones|cards?|acts?|shows?|films?|talks?|sessions?|classes|trains?|boats?|sailings?|matches|games?|events?|appointments?|meetings?|rows?|lines?|results?)$/i;

/** How many there are in a time is said, and no list of it. */
const perTime = /\b(?:each|per|every|an?) (?:hour|day|night|week|month|year|season)\b/i;
/** How many one may have is not how many are listed. */
const isLimit =
  /\b(?:max(?:imum)?|largest|highest|greatest) number of\b[^?]*\b(?:can|may|could|allowed|permitted)\b/i;
/** Words for the parts of a page. */
const ofPages = /^(?:columns?|sections?|tables?|boards?|folders?|tabs?)$/i;

/** The number of things of the section that the question names, only those with its other words; undefined where it is not certain. */
export function countThings(question: Question, page: Page): { fact: Fact; answer: string } | undefined {
  if (perTime.test(question.text) || isLimit.test(question.text)) return undefined;
  const asked = question.terms.filter(
    ({ start, weight, isOfType, text }) => start >= 0 && weight > 0.5 && !isOfType && !ofPages.test(text),
  );
  const phrase = countedPhrase(question.text).map(stemOf);
  const counted = asked.findLast(({ stem, maxIfAbsent }) => phrase.includes(stem) && maxIfAbsent > 1);
  const isNowhere =
    counted !== undefined && page.passages.every(({ text }) => presence(counted, stemsOf(text)) === 0);
  const [best] = sectionsOf(page)
    .map((section) => ({ section, ...matchOf(section, asked, counted, isNowhere) }))
    .filter(({ fit, things }) => fit > 0 && things > 0)
    .toSorted((a, b) => b.fit - a.fit);
  if (best) return toldOf(best.section, best.things, page);
  const whole = isWhole.test(question.text) ? longestOf(asked, counted, page) : undefined;
  return whole ? toldOf(whole, whole.things.length, page) : countNamed(asked, counted, page);
}

/** "How many results are shown" asks for all that is listed. */
const isWhole = /\b(?:listed|shown|displayed|are there|(?:in|on) (?:the|this) (?:list|table|page))\b/i;

/** The longest section, where nothing says which one is meant. */
function longestOf(asked: readonly Term[], counted: Term | undefined, page: Page): Section | undefined {
  const isSaid = asked.some((term) => term !== counted && term.maxIfAbsent > 1);
  if (isSaid || counted === undefined || !anything.test(counted.text)) return undefined;
  return sectionsOf(page).toSorted((a, b) => b.things.length - a.things.length)[0];
}

function toldOf(section: Section, things: number, page: Page): { fact: Fact; answer: string } {
  const passage = page.passages[section.first];
  const heading = passage?.trail.at(-1);
  const text = passage?.text ?? '';
  const quotes = [...(heading === undefined ? [] : [heading]), text];
  const row = { key: { label: '', text }, fields: [], passage: section.first, quotes };
  return { fact: factOf(row), answer: String(things) };
}

/** How many things of a list have both what is counted and all names: "34' Goal – Ruben Tolley". */
function countNamed(
  asked: readonly Term[],
  counted: Term | undefined,
  page: Page,
): { fact: Fact; answer: string } | undefined {
  const names = asked.filter(({ isName }) => isName);
  if (!counted || names.length === 0) return undefined;
  for (const { things } of sectionsOf(page)) {
    const having = things.filter(({ text }) =>
      [counted, ...names].every((term) => presence(term, stemsOf(text)) === 1),
    );
    const [first] = having;
    if (!first || having.length < minThings) continue;
    const row = {
      key: { label: '', text: first.text },
      fields: [],
      passage: first.passage,
      quotes: [page.passages[first.passage]?.text ?? ''],
    };
    return { fact: factOf(row), answer: String(having.length) };
  }
  return undefined;
}

/**
 * How well the section fits, 0 where it does not, and how many of its things have what its labels do not say.
 * @param isNowhere Whether the page has no word for what is counted, so that other words must say which section it is
 */
function matchOf(
  { label, around, things, isBelowOther }: Section,
  asked: readonly Term[],
  counted: Term | undefined,
  isNowhere: boolean,
): { fit: number; things: number } {
  const [own, others] = [stemsOf(label), stemsOf(around)];
  const near = asked.filter((term) => presence(term, own) > 0.7);
  const isAnything = counted !== undefined && anything.test(counted.text);
  const isShort = isBelowOther && label.split(' ').length <= maxLabelWords;
  const isNamed = near.some(
    (term) =>
      term === counted ||
      (isAnything && term.isName) ||
      (isNowhere && isShort && !term.isName && presence(term, own) === 1),
  );
  if (!isNamed) return { fit: 0, things: 0 };
  let left = things.map(({ text }) => stemsOf(text));
  for (const term of asked) {
    if (near.includes(term) || presence(term, others) > 0) continue;
    if (term === counted && (isAnything || isNowhere)) continue;
    const having = left.filter((stems) => presence(term, stems) >= 0.8);
    // What one person has is told in that row.
    if (term.isName && having.length < minThings) return { fit: 0, things: 0 };
    // What is done with them need not be said.
    if (having.length === 0 && (term.maxIfAbsent > 1 || isNowhere)) return { fit: 0, things: 0 };
    if (having.length > 0) left = having;
  }
  return {
    fit: near.reduce((sum, term) => sum + term.weight * presence(term, own) ** 2, 0),
    things: left.length,
  };
}
