/** Reads what a page says of its one thing, label by label: "Tag: AV-66102", a row of two cells, a term and what is said of it. */
import type { PageFacts } from '../../act-facts';

export interface LabelledValue {
  label: string;
  value: string;
}

const maxLabelChars = 40;
const maxValueChars = 120;
const isLabel = (text: string) => /^\p{L}[\p{L}\s/().#-]*$/u.test(text) && text.length <= maxLabelChars;
const isValue = (text: string) => text !== '' && text.length <= maxValueChars;

/** The values by which a page says whose its one thing is, but for those of the rows of a list. */
export function ofRecord({ text }: PageFacts, rows: readonly string[]): string {
  const values = recordOf(text()).map(({ value }) => value);
  return values.filter((value) => !rows.some((row) => row.includes(value))).join('\n');
}

/** @param text as it can be read: a line for each part, cells of a row set apart by tabs */
export function recordOf(text: string): LabelledValue[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const cells = line.split(/\s*\t\s*/);
    // A row of more cells is one of a list of things.
    if (cells.length > 2) return [];
    const [, before = '', after = ''] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
    const below = lines.slice(index + 1).find((next) => next !== '') ?? '';
    const [label = '', value = ''] =
      cells.length === 2 ? cells : before !== '' ? [before, after] : [line, below];
    return isLabel(label.replace(/:$/, '')) && isValue(value)
      ? [{ label: label.replace(/:$/, ''), value }]
      : [];
  });
}
