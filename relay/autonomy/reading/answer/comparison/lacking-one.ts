/** Finds which one of several things has not yet got what the others have: "which check did not pass". */
import { asksLacking, saysLacking } from '../../language/lacking';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { type Section, sectionsOf, type Thing } from '../../page/sections';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

/** With fewer, the one says nothing of the others. */
const minOthers = 2;

/** The only thing of the section that the question is about which lacks something; undefined where it is not certain. */
export function lackingOne(
  question: Question,
  page: Page,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  if (question.superlative || (question.type && question.type !== 'person')) return undefined;
  if (!asksLacking(question.text)) return undefined;
  const about = question.terms.filter(({ start, weight }) => start >= 0 && weight > 0.5);
  const named = about.filter(({ isName }) => isName);
  const [best, next] = sectionsOf(page)
    .flatMap((section) => {
      const thing = onlyLacking(section);
      return thing ? [{ thing, fit: fitOf(section, about) }] : [];
    })
    .toSorted((a, b) => b.fit - a.fit);
  if (!best || best.fit < leastFit || best.fit === next?.fit || named.length > 0) return undefined;
  const { name, passage } = best.thing;
  const quotes = [page.passages[passage]?.text ?? '', name];
  const { head } = question;
  const cell = facts.find(
    (fact) =>
      fact.kind === 'cell' && fact.passage === passage && head !== undefined && stemsOf(fact.label).has(head),
  );
  return {
    fact: factOf({ key: { label: '', text: name }, fields: [], passage, quotes }),
    answer: cell?.text ?? name,
  };
}

const leastFit = 1;

function onlyLacking({ things }: Section): Thing | undefined {
  const [only, ...more] = things.filter(({ text }) => saysLacking(text));
  return more.length === 0 && things.length > minOthers ? only : undefined;
}

function fitOf({ label, things }: Section, terms: Question['terms']): number {
  const stems = stemsOf([label, ...things.map(({ text }) => text)].join(' '));
  return terms.reduce((sum, term) => sum + presence(term, stems), 0);
}
