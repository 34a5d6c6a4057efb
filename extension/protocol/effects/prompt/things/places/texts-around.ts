import type { ActFacts } from '../../act-facts';

export type TextFacts = Pick<ActFacts, 'dialog'> & Partial<Pick<ActFacts, 'row' | 'rowLines' | 'page'>>;

/** The texts, in lines, in which something may be said of a control's thing, from the nearest to the whole page. */
export function textsAround({ dialog, row = '', rowLines = () => row, page }: TextFacts): string[] {
  return [dialog, row === '' ? '' : rowLines(), page?.text() ?? ''].filter(Boolean);
}
