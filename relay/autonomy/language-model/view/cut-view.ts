/** Cuts a view that is too long, so that dialogs, news and an outline of the rest stay. */
import type { Branch } from './branches';
import { dialogsIn } from './dialogs-in';

const maxChars = 20_000;
/** Of these, what dialogs take that would be cut off. */
const maxDialogChars = 8_000;
/** Of these, what news take that would be cut off. */
const maxNewsChars = 3_000;
const maxNamed = 12;
/** `heading 2 "Shipping"`, `form "Pay"`: what tells a reader whether to read on. */
const landmark =
  /^(?:heading|region|form|dialog|navigation|main|search|table|grid|list|complementary|contentinfo)\b[^"[]{0,20}"(?:[^"\\]|\\.){1,80}"/;

/** One line of a view. */
export interface Written {
  text: string;
  /** The character of the snapshot that it begins at. */
  at: number;
  hasNews?: boolean;
}

export function lengthOf(lines: readonly Written[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** Begins with the dialogs, which are to be answered first. What is too long all the same ends with an outline of the rest. */
export function cutView(written: readonly Written[], branches: readonly Branch[]): string {
  const dialogs = dialogsIn(written);
  const first = lengthOf(written) <= maxChars ? dialogs : beginningOf(dialogs, maxDialogChars);
  const inFirst = new Set(first.map(({ at }) => at));
  const lines = written.filter(({ at }) => !inFirst.has(at));
  const whole = beginningOf(lines, maxChars - lengthOf(first));
  if (whole.length === lines.length) return textOf([...first, ...lines]);
  const inDialogs = new Set(dialogs.map(({ at }) => at));
  const news = lines.slice(whole.length).filter(({ hasNews, at }) => hasNews && !inDialogs.has(at));
  const last = news.length > 0 ? beginningOf(news, maxNewsChars) : [];
  const shown = beginningOf(lines, maxChars - lengthOf(first) - lengthOf(last));
  const from = lines[shown.length]?.at ?? 0;
  const names = [...new Set(landmarksFrom(branches, from))];
  const below =
    names.length > 0
      ? `, with ${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ' …' : ''}`
      : '';
  const note = `(cut off here${below}; read on with snapshot {"from": ${from}}, or use find)`;
  const further = last.length > 0 ? [{ text: '(new or changed further on:)', at: from }, ...last] : [];
  return textOf([...first, ...shown, { text: note, at: from }, ...further]);
}

/** As many lines as fit; at least one. */
function beginningOf(lines: readonly Written[], chars: number): readonly Written[] {
  let length = 0;
  const end = lines.findIndex(({ text }) => {
    length += text.length + 1;
    return length > chars;
  });
  return end < 0 ? lines : lines.slice(0, Math.max(end, 1));
}

const textOf = (lines: readonly Written[]) => lines.map(({ text }) => text).join('\n');

function landmarksFrom(branches: readonly Branch[], from: number): string[] {
  return branches.flatMap(({ line, at, inner }) => [
    ...(at >= from ? (landmark.exec(line.replace(/^- /, ''))?.slice(0, 1) ?? []) : []),
    ...landmarksFrom(inner, from),
  ]);
}
