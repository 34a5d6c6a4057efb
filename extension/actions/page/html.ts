// Why: some callers parse for themselves.
import * as z from 'zod/mini';
import { outerHtml } from '../../dom/outer-html';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';

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
    if (selector === '') return outerHtml(world.document.documentElement);
    return outerHtml((await presentTarget(world, selector)).element);
  },
} satisfies Action<PageWorld>;
