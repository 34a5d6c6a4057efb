import { everydayPlaces } from '../names/name-exceptions';
import { wordSet, wordsOf } from '../words';
import type { ControlFacts } from './control-facts';

const everyday = wordSet(everydayPlaces);

/** Whether the control stands where removing and sending are everyday acts: a cart, a filter, a draft. */
export function isEveryday({ row = '', around = '', dialog, form }: ControlFacts): boolean {
  return wordsOf([around, dialog?.title, form?.title, row.slice(0, 60)].join(' ')).some((word) =>
    everyday.has(word),
  );
}
