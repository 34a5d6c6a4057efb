import type { ActFacts } from '../act-facts';

/** What is known of a control, with the texts of its row, of the others and of its dialog written in another way. */
export function withTexts(facts: ActFacts, rewritten: (text: string) => string): ActFacts {
  const { row, rowLines, otherRows, offering, rowsAbove, rowsDone, dialog } = facts;
  return {
    ...facts,
    dialog: rewritten(dialog),
    row: rewritten(row),
    ...(rowLines && { rowLines: () => rewritten(rowLines()) }),
    ...(otherRows && { otherRows: () => otherRows().map(rewritten) }),
    ...(offering && { offering: () => offering().map(rewritten) }),
    ...(rowsAbove && { rowsAbove: () => rowsAbove().map(rewritten) }),
    ...(rowsDone && { rowsDone: () => rowsDone().map(rewritten) }),
  };
}
