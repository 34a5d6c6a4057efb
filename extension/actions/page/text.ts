/** Reading is half of what a page is for. */
import * as z from 'zod/mini';
import { readText } from '../../dom/read/read-text';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { readTarget } from '../target';

export const text = {
  summary: 'Reads the text of an element, or of the whole page, as a reader sees it.',
  synonyms: ['getText', 'get_text', 'innerText', 'textContent', 'readText', 'read', 'extractText'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
  async run(world, { selector }) {
    const { document } = world;
    const root = await readTarget(world, selector, document.body ?? document.documentElement);
    const { text, framePlaceholders } = readText(root, document, world.shadow, world.visibilityFilter);
    world.leave({ framePlaceholders });
    return text;
  },
} satisfies Action<PageWorld>;
