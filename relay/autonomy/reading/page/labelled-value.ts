/** Recognises a label before its value. */
import { maxPieceLength } from '../language/pieces';

/** What stands between a label and its value, how many words a label has, and what none contains. */
const labelBorders = [
  { border: /[:：]\s+/, maxWords: 5, without: /[:?!.]|[^\S ]| {2}/ },
  { border: / [–—] /, maxWords: 4, without: /[–—?!.\d]|[^\S ]| {2}/ },
];

/** Of `Opening hours: 9 to 5` and `Opening hours – 9 to 5` the label and its value; both empty where it has none. */
export function labelledValue(text: string): { label: string; value: string } {
  const none = { label: '', value: '' };
  for (const { border, maxWords, without } of labelBorders) {
    const found = border.exec(text.slice(0, maxPieceLength));
    if (!found) continue;
    const label = text.slice(0, found.index);
    const value = text.slice(found.index + found[0].length).trim();
    if (without.test(label) || !/^\S/.test(label) || label.split(' ').filter(Boolean).length > maxWords)
      continue;
    if (value !== '') return { label, value };
  }
  return none;
}
