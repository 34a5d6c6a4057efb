/** The words of a statement and of what stands around it: its label, row, card and headings, and the sentence before. */
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import { type Stems, stemsOf } from '../stems';

export function stemsAround(fact: Fact, page: Page): Stems {
  const { trail = [] } = page.passages[fact.passage] ?? {};
  return stemsOf(
    [fact.text, fact.label, fact.row, fact.rowLabel, fact.before, fact.beside, ...trail].join(' '),
  );
}
