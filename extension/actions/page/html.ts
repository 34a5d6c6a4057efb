// Why: some callers parse for themselves.
import * as z from 'zod/mini';
import { outerHtml } from '../../dom/read/outer-html';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { readTarget } from '../target';

export const html = {
  summary: 'Reads the HTML of an element, its own tag included, or of the whole page.',
  synonyms: ['getHtml', 'getHTML', 'get_html', 'outerHTML', 'content', 'source'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
  async run(world, { selector }) {
    return outerHtml(await readTarget(world, selector, world.document.documentElement));
  },
} satisfies Action<PageWorld>;
