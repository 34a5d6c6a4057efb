/** How many there are tells lists and results apart from nothing. */
import * as z from 'zod/mini';
import { find } from '../../dom/find/find';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

export const count = {
  summary: 'Counts the elements that match now, hidden ones too, without waiting.',
  synonyms: ['countElements', 'getCount'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '.item' },
  run: async (world, { selector }) => String(find(world, selector).length),
} satisfies Action<PageWorld>;
