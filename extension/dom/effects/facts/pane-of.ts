/** Finds the text of the part of a page that shows one thing beside a list of others. */
import { composedAncestors, matches, own } from '../../tree/walk';
import { headings, textOf } from './headings';

const panes =
  'main, article, section, aside, [role=main], [role=region], [role=article], [role=tabpanel], [role=complementary]';
const maxChars = 2_000;

/** The text of the innermost such part with a heading of its own; empty where there is none. */
export function paneOf(control: Element): string {
  const above = composedAncestors(control).slice(1);
  const pane = above.find((at) => matches(at, panes) && own(at, 'querySelector')(headings) !== null);
  return pane ? textOf(pane, maxChars) : '';
}
