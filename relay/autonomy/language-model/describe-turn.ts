import type { Seen } from '../model';
import { describeOutcomes, type PageView, viewPage } from './page-view';

/** One turn as a language model is shown it. */
export interface TurnDescription {
  /** What we say. */
  words: string;
  /** What comes from the page: the outcomes of the acts before, and the page. */
  page: PageView;
}

/**
 * @param turn.isFirst the whole page is shown, else what has changed
 * @param turn.asked how many acts the model asked for in the turn before
 * @param turn.words what to say besides
 */
export async function describeTurn(
  seen: Seen,
  { isFirst, asked, words }: { isFirst: boolean; asked: number; words: string },
): Promise<TurnDescription> {
  const page = await viewPage(seen, isFirst);
  const outcomes = describeOutcomes(seen.outcomes, asked);
  const left = seen.stepsLeft === 0 ? 'No steps are left: end the task.' : `${seen.stepsLeft} steps left.`;
  return {
    words: [words, seen.notice, left].filter(Boolean).join('\n'),
    page: outcomes ? { ...page, text: `${outcomes}\n${page.text}` } : page,
  };
}
