/** Tells the only deadline of a page, which need not repeat what has to be done until then. */
import { spansOf } from '../../language/spans/spans';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { untilAsked, untilSaid } from '../ranking/cues';
import type { Candidate } from '../ranking/rank';

const leastCoverage = 0.3;

/** Whether a deadline is asked for, and no other passage of the page has one. */
export function isOnlyDeadline(
  { fact, coverage, spans }: Candidate,
  question: Question,
  { passages }: Page,
): boolean {
  if (!untilAsked.test(question.text) || coverage < leastCoverage || !isDeadline(fact.text, spans))
    return false;
  return passages.every(
    ({ text, region }, index) =>
      index === fact.passage || region !== undefined || !isDeadline(text, spansOf('date', text)),
  );
}

function isDeadline(text: string, spans: readonly { start: number; certainty: number }[]): boolean {
  return spans.some(({ start, certainty }) => certainty >= 0.7 && untilSaid.test(text.slice(0, start)));
}
