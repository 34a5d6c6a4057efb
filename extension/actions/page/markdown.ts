// Why: a model reads Markdown with half the tokens of HTML and loses nothing it needs.
import * as z from 'zod/mini';
import { visibleCopy } from '../../dom/visible-copy';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';

export const markdown = {
  summary: 'Reads the page, or an element, as Markdown: headings, links, lists, tables, code.',
  synonyms: ['getMarkdown', 'toMarkdown', 'md'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'main' },
  async run(world, { selector }) {
    const root =
      selector === ''
        ? (world.document.body ?? world.document.documentElement)
        : (await presentTarget(world, selector)).element;
    const toMarkdown = await world.converter();
    return toMarkdown(visibleCopy(root, world.shadow));
  },
} satisfies Action<PageWorld>;
