/** Finds the text of the part of a page that shows one thing beside a list of others. */
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { headings, textOf } from './headings';
import { linesWithoutButtons } from './lines-without-buttons';

const panes =
  'main, article, section, aside, [role=main], [role=region], [role=article], [role=tabpanel], [role=complementary]';
const ofPages = 'h1, [role=heading][aria-level="1"]';
const maxChars = 2_000;
const maxTitleChars = 1_000;

/** The text of the innermost such part with a heading of its own, in lines; empty where there is none. */
export function paneOf(control: Element): string {
  const pane = paneAround(control);
  return pane ? linesWithoutButtons(pane).slice(0, maxChars) : '';
}

/** The heading of that part with what stands behind it, where a number there says which thing it is about; empty for one of the page. */
export function titleOfPane(control: Element): string {
  const pane = paneAround(control);
  const all = pane ? [...(own(pane, 'querySelectorAll')(headings) as NodeListOf<Element>)] : [];
  const heading = all.find(isVisible);
  if (!pane || !heading || matches(heading, ofPages)) return '';
  const lines = linesWithoutButtons(pane).split('\n');
  const [title = '', next = '', ...more] = lines.slice(lines.indexOf(textOf(heading)));
  return /\d/.test(`${title} ${next}`) ? [title, next, ...more].join(' ').slice(0, maxTitleChars) : '';
}

function paneAround(control: Element): Element | undefined {
  const above = composedAncestors(control).slice(1);
  return above.find((at) => matches(at, panes) && own(at, 'querySelector')(headings) !== null);
}
