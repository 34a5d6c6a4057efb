import { find } from '../../dom/find/find';
import type { ActionSpec, Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { noValue } from '../values';

export const countSpec = {
  title: 'Count elements',
  description: 'Counts the elements that match now, hidden ones too, without waiting.',
  synonyms: ['countElements', 'getCount'],
  selector: 'required',
  value: noValue,
  effect: 'read',
  isShortRead: true,
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '.item' },
} satisfies ActionSpec;

export async function count(world: PageWorld, { selector }: Step) {
  return String(find(world, selector).length);
}
