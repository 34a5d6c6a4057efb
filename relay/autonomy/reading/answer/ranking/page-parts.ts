/** Tells where on its page a fact stands: under which headings, in the head of the site, on what subject. */
import type { Fact } from '../../page/fact';
import type { Page, Passage } from '../../page/page';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { type Stems, stemsOf } from '../stems';

/** Empty where the page has no heading. */
export function mainHeading(page: Page): string {
  return page.passages.find(({ kind }) => kind === 'heading')?.text ?? '';
}

const trailOfPages = /^[^.!?]+(?:\s[›»>/]\s[^.!?]+){2,}$/;
const maxSiteName = 60;

/** Whether it is a short text above the first heading: the name of the site, where the page stands in it. */
export function isOfSite({ passage: index, text }: Fact, { passages }: Page): boolean {
  if (trailOfPages.test(text)) return true;
  if (text.length > maxSiteName || /[.!?]/.test(text) || passages[index]?.kind !== 'paragraph') return false;
  return index < passages.findIndex(({ kind, region }) => kind === 'heading' && !region);
}

export const offTopic =
  /\b(?:also (?:viewed|bought|liked?)|related|similar|recommended|you may|you might|more from|sponsored|advertisements?|most read|(?:reader |\d+ )?comments)\b/i;

/** The headings above a passage, read once for all its facts. */
export interface Above {
  stems: Stems;
  isOffTopic: boolean;
  end: string;
}
export const nothingAbove: Above = { stems: new Set(), isOffTopic: false, end: '' };
const maxEnd = 20;
const known = new WeakMap<Passage, Above>();

export function aboveOf(passage: Passage): Above {
  const earlier = known.get(passage);
  if (earlier) return earlier;
  const text = passage.trail.join(' ');
  const above = { stems: stemsOf(text), isOffTopic: offTopic.test(text), end: text.slice(-maxEnd) };
  known.set(passage, above);
  return above;
}

/** Whether all names in the question are in the title. */
export function isAboutPage(question: Question, title: ReadonlySet<string>): boolean {
  const named = question.terms.filter(({ isOfType, weight }) => !isOfType && weight > 0.5);
  return named.length > 0 && named.every((term) => presence(term, title) > 0);
}
