/** Reads on which side of a value things are meant: "over", "at most", "or more". */

export type Bound = (shown: number, said: number) => boolean;

const over: Bound = (shown, said) => shown > said;
const least: Bound = (shown, said) => shown >= said;
const under: Bound = (shown, said) => shown < said;
const most: Bound = (shown, said) => shown <= said;

/** The negated ones come first, as they have the words of the others. */
const before: readonly [RegExp, Bound][] = [
  [
    /\b(?:not?|never) (?:more|higher|larger|greater) than\b|\bnot (?:over|above)\b|\bat most\b|\bup to\b|\bmax\w*\b/,
    most,
  ],
  [
    /\b(?:not?|never) (?:less|fewer|lower|smaller) than\b|\bnot (?:under|below)\b|\bat least\b|\bmin\w*\b/,
    least,
  ],
  [/\b(?:more|higher|larger|greater|bigger) than\b|\b(?:over|above|exceed\w*)\b/, over],
  [/\b(?:less|fewer|lower|smaller|cheaper) than\b|\b(?:under|below)\b/, under],
];
const behind: readonly [RegExp, Bound][] = [
  [/^\s*(?:or|and) (?:more|over|above|higher|up)\b|^\s*at least\b/, least],
  [/^\s*(?:or|and) (?:less|fewer|under|below|lower)\b|^\s*(?:at most|max)\b/, most],
];
/** Between its words and the value there are only these. */
const joint = /(?: (?:of|about|around|an?|the|total))*\s*$/;

/** @param told what stands before the value @param next what stands behind it */
export function boundOf(told: string, next: string): Bound | undefined {
  const found = before.find(([form]) => new RegExp(`(?:${form.source})${joint.source}`).test(told));
  return (found ?? behind.find(([form]) => form.test(next)))?.[1];
}
