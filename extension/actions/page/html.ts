/** Some callers parse for themselves. */
import * as z from 'zod/mini';
import { doctypeOf, outerHtml } from '../../dom/read/outer-html';
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
    const { document } = world;
    const markup = outerHtml(await readTarget(world, selector, document.documentElement));
    // Without it the same HTML would be drawn in quirks mode.
    return selector === '' ? doctypeOf(document) + markup : markup;
  },
} satisfies Action<PageWorld>;
