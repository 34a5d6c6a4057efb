import type { Seen } from '../model';
import { describeOutcomes } from './describe-outcomes';
import { saidSince } from './said-since';
import { type Base, type PageView, type PrefersWhole, viewPage } from './view/page-view';

/** One turn as a language model is shown it. */
export interface TurnDescription {
  /** What we say. */
  words: string;
  /** What became of the acts before, with what they read from the page; may be empty. */
  outcomes: string;
  page: PageView;
}

/**
 * @param turn.base what the model was shown last; else the whole page is shown
 * @param turn.asked how many acts the model asked for in the turn before
 * @param turn.words what to say besides
 */
export async function describeTurn(
  seen: Seen,
  { base, asked, words }: { base: Base | undefined; asked: number; words: string },
  prefersWhole?: PrefersWhole,
): Promise<TurnDescription> {
  const page = await viewPage(seen, base, prefersWhole);
  const outcomes = describeOutcomes(seen, asked, page.hasChanged || (page.differs ? 'perhaps' : false));
  return {
    words: [words, seen.notice, describeLimits(seen)].filter(Boolean).join('\n'),
    outcomes: [outcomes, answerOf(page, base)].filter(Boolean).join('\n'),
    page,
  };
}

/** A short answer of the same page, such as why a form refuses an entry, is easily missed where all of it is shown again. */
function answerOf({ whole, base: now, isKnown }: PageView, before: Base | undefined): string {
  const said = whole && isKnown && before && now ? saidSince(before.tree, now.tree) : [];
  return said.length > 0
    ? `Then the page said ${said.map((words) => JSON.stringify(words)).join(' and ')}`
    : '';
}

/** Few enough that a model should know. */
const fewTurns = 5;
const fewActs = 10;

/** What is left of the task's limits, where that is little. */
function describeLimits({ stepsLeft, turnsLeft }: Seen): string {
  if (stepsLeft === 0 || turnsLeft === 0) return 'No acts are left: end the task.';
  const left = [
    ...(turnsLeft <= fewTurns ? [`${turnsLeft} turns`] : []),
    ...(stepsLeft <= fewActs ? [`${stepsLeft} acts`] : []),
  ];
  return left.length > 0 ? `Left: ${left.join(', ')}.` : '';
}
