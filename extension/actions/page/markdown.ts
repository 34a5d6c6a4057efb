/** A model reads Markdown with half the tokens of HTML and loses nothing it needs. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { readTarget } from '../target';

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
    const { document } = world;
    const root = await readTarget(world, selector, document.body ?? document.documentElement);
    const read = await world.markdownReader();
    const { text, framePlaceholders } = read(root, world);
    world.leave({ framePlaceholders });
    return text;
  },
} satisfies Action<PageWorld>;
