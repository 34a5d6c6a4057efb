import type { Seen } from '../model';
import type { PageView } from './view/page-view';

/** More than a task of two hundred turns shows; the oldest is forgotten first. */
const maxChars = 1_000_000;

/** What pages said in a turn: the view without lines that went, what was read, and what came and went. */
export function shownWords(
  { text, whole }: PageView,
  { outcomes, passed = [] }: Pick<Seen, 'outcomes' | 'passed'>,
): string {
  const lines = text.split('\n').filter((line) => whole || !line.startsWith('-'));
  const readings = outcomes.flatMap(({ result }) => (typeof result === 'string' ? [result] : []));
  return [...lines, ...readings, ...passed.map(({ words }) => words)].join('\n');
}

/** What was shown so far, with this. */
export function withShown(before: string, words: string): string {
  return `${before}\n${words}`.slice(-maxChars);
}
