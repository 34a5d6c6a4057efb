/** Finds the record that a pane beside a list shows, where a control in the pane or in its toolbar acts on it. */
import { wordsOf } from '../../../protocol/effects/words';
import { rows } from '../../tree/row-of';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { headings, textOf } from './headings';
import { linesWithoutButtons } from './lines-without-buttons';
import { entryCalled } from './rows/entry-called';
import { entryLines } from './rows/entry-lines';

export interface ShownRecord {
  /** What the pane shows, in lines. */
  lines: string;
  /** The texts, in lines, of the rows of the list that are about other records. */
  others: string[];
}

const wholePages = 'body, html, main, [role=main], form, dialog, [role=dialog], [role=alertdialog]';
const navigation = 'nav, [role=navigation], [role=menu], [role=menubar], [role=tablist], header, footer';
const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
const maxRows = 100;
const maxChars = 1_200;
const minWords = 2;
/** A pane is not farther above its controls. */
const maxLevels = 60;

/** Nothing where no row of a list outside of the pane is about the same. */
export function shownRecord(control: Element): ShownRecord | undefined {
  let before: string | undefined;
  for (const at of composedAncestors(control).slice(1, maxLevels)) {
    if (matches(at, wholePages)) return undefined;
    const lines = linesWithoutButtons(at).slice(0, maxChars);
    // A wrapper says the same as what it wraps.
    if (lines === before) continue;
    before = lines;
    const heading = headingOf(at, lines);
    if (heading === '') continue;
    const entries = entriesBeside(at);
    const shown = entries.find((entry) => isAbout(entry, lines, heading));
    if (shown) {
      const others = entries.filter((one) => one !== shown && one.parentElement === shown.parentElement);
      return { lines, others: others.map(entryLines) };
    }
    const called = entryCalled(heading, at);
    if (called) return { lines, others: called.others.map(entryLines) };
  }
  return undefined;
}

/** Its heading, or the line that it begins with. */
function headingOf(part: Element, lines: string): string {
  const all = [...(own(part, 'querySelectorAll')(headings) as NodeListOf<Element>)];
  const heading = all.find(isVisible);
  const [first = ''] = lines.split('\n');
  return heading ? textOf(heading) : first;
}

/** The rows outside of a part that can be chosen in a list. */
function entriesBeside(part: Element): Element[] {
  const found = [...part.ownerDocument.querySelectorAll(rows)].slice(0, maxRows * 2);
  return found
    .filter((one) => !(part.contains(one) || one.contains(part) || one.closest(navigation)) && isVisible(one))
    .slice(0, maxRows);
}

/** Whether the pane repeats all that the row says, or the row is the chosen one and has the heading of the pane. */
function isAbout(entry: Element, lines: string, heading: string): boolean {
  const words = wordsOf(entryLines(entry));
  const shown = wordsOf(lines);
  if (words.length >= minWords && words.every((word) => shown.includes(word))) return true;
  const isChosen = matches(entry, chosen) || own(entry, 'querySelector')(chosen) !== null;
  const titled = wordsOf(heading);
  return isChosen && titled.length > 0 && titled.every((word) => words.includes(word));
}
