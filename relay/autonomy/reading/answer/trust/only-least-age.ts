/** Tells the only least age of a page, which need not repeat what one has to be so old for. */
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { thing } from '../least';
import { asksLeastAge, saysLeastAge } from '../ranking/clues/age-clues';
import type { Candidate } from '../ranking/rank';
import type { Weights } from '../weights';

/** Whether a least age is asked for, no other passage has one, and the page has all things of the question. */
export function isOnlyLeastAge(
  { fact, spans }: Candidate,
  question: Question,
  { passages }: Page,
  { absent }: Weights,
): boolean {
  if (!asksLeastAge(question) || spans.length === 0 || !saysLeastAge(`${fact.label} ${fact.text}`))
    return false;
  if (absent.some(({ start, isOfType, maxIfAbsent }) => start >= 0 && !isOfType && maxIfAbsent >= thing))
    return false;
  return passages.every(
    ({ text, name = '', region }, index) =>
      index === fact.passage || region !== undefined || !saysLeastAge(`${name} ${text}`),
  );
}
