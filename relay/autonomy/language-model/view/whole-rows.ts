/** Puts a row that came or changed on one line, as the view of a page has it. */
import type { ChangedLine } from '../../../../extension/protocol/changed-lines';

/** One that has all of a row tells by itself what it is about. */
export interface RowLine extends ChangedLine {
  isWhole?: true;
}

/** A handle without a name. */
const nameless = /^ *(?:- )?[a-z]+(?: [a-z]+)* \[(?:f\d+)?e\d+\]$/;
const [minParts, maxParts] = [2, 8];
const maxChars = 240;
/** With more rows in which a part has changed, the parts alone are told. */
const maxChangedRows = 8;

/**
 * Controls that have changed keep a line of their own, which tells them by the words beside them.
 * @param now the tree after the change
 */
export function withWholeRows(lines: readonly ChangedLine[], now: string): RowLine[] {
  const tree = now.split('\n');
  const rows = new Map<number, string[]>();
  const added = new Set(lines.filter(({ mark }) => mark === '+').map(({ at }) => at));
  for (const { mark, line, at } of lines) {
    const parts = mark !== '-' && nameless.test(line) ? partsOfRow(tree, at) : undefined;
    const come = parts?.filter((_, part) => added.has(at + 1 + part));
    if (parts && come?.length && (mark === '+' || come.every(isText))) rows.set(at, parts);
  }
  const changed = lines.filter(({ mark, at }) => mark === ' ' && rows.has(at));
  if (changed.length > maxChangedRows) for (const { at } of changed) rows.delete(at);
  const inRows = new Set([...rows].flatMap(([row, parts]) => parts.map((_, part) => row + 1 + part)));
  const isInRow = ({ mark, at }: ChangedLine) => mark !== '-' && inRows.has(at);
  return lines
    .filter((one) => !isInRow(one))
    .map((one) => {
      const parts = one.mark === '-' ? undefined : rows.get(one.at);
      return parts ? { ...one, mark: '+', line: `${one.line}: ${parts.join(', ')}`, isWhole: true } : one;
    });
}

/** The lines below one, without their indent; undefined where they are no row. */
function partsOfRow(tree: readonly string[], at: number): string[] | undefined {
  const depth = depthOf(tree[at] ?? '');
  const rest = tree.slice(at + 1, at + 2 + maxParts);
  const end = rest.findIndex((line) => depthOf(line) <= depth);
  const parts = end < 0 ? rest : rest.slice(0, end);
  const isRow =
    parts.length >= minParts &&
    parts.length <= maxParts &&
    parts.every((line) => depthOf(line) === depth + 1) &&
    parts.join(', ').length <= maxChars;
  return isRow ? parts.map((line) => line.trim()) : undefined;
}

const isText = (line: string) => /^ *"(?:\\.|[^"\\])*"$/.test(line);
const depthOf = (line: string) => line.length - line.trimStart().length;
