import type { Seen } from '../model';

/** More than a task of two hundred turns shows; the oldest is forgotten first. */
const maxChars = 1_000_000;

/** What pages said in a turn: the view without our words and without lines that went, and what was read. */
export function shownWords(view: string, { outcomes }: Pick<Seen, 'outcomes'>): string {
  const at = view.lastIndexOf('\nTitle: ');
  const page = (at < 0 ? '' : view.slice(at + 1)).split('\n').slice(1);
  const readings = outcomes.flatMap(({ result }) => (typeof result === 'string' ? [result] : []));
  return [...page.filter((line) => !/^\s*-(?! )/.test(line)), ...readings].join('\n');
}

/** What was shown so far, with this. */
export function withShown(before: string, words: string): string {
  return `${before}\n${words}`.slice(-maxChars);
}
