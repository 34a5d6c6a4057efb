/** Says what has changed on a page, in few characters. */
import { changedLines } from '../../../../extension/protocol/changed-lines';
import { madeAnew, namesOfHandles, withHandles } from './made-anew';
import { plainLine } from './shorten-view';

const noChange = '(no change)';
const refs = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;

/**
 * Lines with `-` went, lines with `+` came or have changed, lines with a space are around them. Elements that the page
 * has only made anew share a line. Undefined where the page itself is shorter.
 */
export function describeChanges(before: string, now: string): string | undefined {
  const handles = madeAnew(before, now);
  const difference = changedLines(withHandles(before, handles), now);
  if (difference === null) return undefined;
  const lines = difference === noChange ? [] : difference.split('\n');
  const changed = new Set(lines.filter((line) => line.startsWith('+')).flatMap((line) => refsIn(line)));
  const told = lines.filter((line) => !line.startsWith('-') || !isOnlyOf(refsIn(line), changed));
  const anew = handles.length > 0 ? [`(made anew, else unchanged: ${namesOfHandles(handles)})`] : [];
  return [...told.map(shortened), ...anew].join('\n') || noChange;
}

function shortened(line: string): string {
  const [mark = '', words] = [/^[-+ ] */.exec(line)?.[0], line.slice(1).trimStart()];
  return mark + plainLine(words);
}

const refsIn = (line: string) => [...line.matchAll(refs)].flatMap(([, ref]) => ref ?? []);

const isOnlyOf = ([ref, ...others]: string[], known: ReadonlySet<string>) =>
  ref !== undefined && others.length === 0 && known.has(ref);
