import type { Seen } from '../model';
import { dialogsOfOutcome } from './dialogs-of-outcome';
import type { PageView } from './view/page-view';

/** More than a task of two hundred turns shows; the oldest is forgotten first. */
const maxChars = 1_000_000;

/**
 * What pages said in a turn: the view without lines that went, what was read, what pages said between acts, what came and went, and native dialogs. Of one
 * that was answered with Cancel nothing came.
 */
export function shownWords(
  { text, whole }: PageView,
  { outcomes, passed = [] }: Pick<Seen, 'outcomes' | 'passed'>,
): string {
  const lines = text.split('\n').filter((line) => whole || !line.startsWith('-'));
  const readings = outcomes.flatMap(({ result }) => (typeof result === 'string' ? [result] : []));
  const dialogs = outcomes
    .flatMap(dialogsOfOutcome)
    .flatMap(({ message, isDismissed }) => (isDismissed ? [] : message));
  const said = outcomes.flatMap((outcome) => outcome.said ?? []);
  return [...lines, ...readings, ...said, ...passed.map(({ words }) => words), ...dialogs].join('\n');
}

/** What was shown so far, with this. */
export function withShown(before: string, words: string): string {
  return `${before}\n${words}`.slice(-maxChars);
}
