import type { Seen } from '../model';
import { describeOutcomes, pageSaid } from './describe-outcomes';
import { filledFields, revertedFields, revertedInWords } from './filled-fields';
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
  const outcomes = describeOutcomes(seen, asked, {
    hasChanged: page.hasChanged || (page.differs ? 'perhaps' : false),
    shownBelow: page.read,
  });
  const filled = filledFields(base?.filled ?? [], seen.outcomes, base?.tree ?? '');
  const reverted = page.base ? revertedFields(filled, page.base.tree) : [];
  if (page.base) page.base.filled = filled.filter((one) => !reverted.includes(one));
  return {
    words: [words, seen.notice, describeLimits(seen)].filter(Boolean).join('\n'),
    outcomes: [outcomes, answerOf(seen, page, base), revertedInWords(reverted)].filter(Boolean).join('\n'),
    page,
  };
}

/**
 * A short answer of the same page, such as why a form refuses an entry, is easily missed where all of it is shown again. An act
 * before the last one may have shown another part, in which the answer is a text of many.
 */
function answerOf(
  { beforeLast, outcomes, url }: Seen,
  { whole, base: now, isKnown }: PageView,
  before: Base | undefined,
): string {
  if (!(whole && isKnown && before && now)) return '';
  const told = new Set(outcomes.flatMap(({ said = [] }) => said));
  const since = [before.tree, ...(beforeLast && beforeLast.url === url ? [beforeLast.tree] : [])];
  const said = new Set(
    since.flatMap((tree) => saidSince(tree, now.tree)).filter((words) => !told.has(words)),
  );
  return said.size > 0 ? pageSaid([...said]) : '';
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
