import { collapse } from '../../../../protocol/collapse';
import { own } from '../../../tree/walk';
import { linesWithoutButtons } from '../lines-without-buttons';

/** What an entry of a list says, in lines. One that is a button has all its text in that. */
export function entryLines(entry: Element): string {
  const lines = linesWithoutButtons(entry);
  return lines === '' ? collapse(own(entry, 'textContent') ?? '') : lines;
}
