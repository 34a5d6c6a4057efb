// Why: the quickest way from words on the page to something a step can point at.
import * as z from 'zod/mini';
import { queryText } from '../../dom/query-text';
import { describeElement } from '../../dom/snapshot';
import { isVisible } from '../../dom/visibility';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';

const most = 50;

export const find = {
  summary: 'Finds visible text on the page and answers one line with a ref for each place.',
  synonyms: ['findText', 'find_text', 'search', 'searchText'],
  selector: 'optional',
  value: {
    words: 'the text, in any case; `"in quotes"` exactly; `/as a pattern/i`',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '', value: 'Practice' },
  async run(world, { selector, value }) {
    const scope = selector === '' ? world.document : (await presentTarget(world, selector)).element;
    const found = queryText(scope, value, world.shadow).filter(isVisible);
    if (found.length === 0) return `Nothing on the page reads ${value}.`;
    const lines = found.slice(0, most).map((element) => describeElement(element, world));
    if (found.length > most) lines.push(`and ${found.length - most} more`);
    return lines.join('\n');
  },
} satisfies Action<PageWorld, string>;
