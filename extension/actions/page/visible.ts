// Why: whether something shows is a question, not a failure.
import * as z from 'zod/mini';
import { find } from '../../dom/find/find';
import { isVisible } from '../../dom/tree/visibility';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

export const visible = {
  summary: 'Tells whether a matching element is visible now: `true` or `false`, without waiting.',
  synonyms: ['isVisible', 'is_visible', 'isDisplayed'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
  run: async (world, { selector }) => String(find(world, selector).some(isVisible)),
} satisfies Action<PageWorld>;
