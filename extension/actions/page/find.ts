import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

export const findSpec = {
  title: 'Find text',
  description:
    'Finds visible text on the page: one line for each place, with its ref and what else can be used in its row.',
  synonyms: ['findText', 'find_text', 'search', 'searchText'],
  selector: 'optional',
  value: {
    description: 'the text, in any case; `"in quotes"` exactly; `/as a pattern/i`',
    schema: z.string().check(z.minLength(1)),
  },
  valueMayBePattern: true,
  effect: 'read',
  offeredToModel: true,
  brief: 'text to look for',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '', value: 'Practice' },
} satisfies ActionSpec;

export async function find(world: PageWorld, { selector, value }: Step<string>) {
  const scope = selector === '' ? world.document : (await presentTarget(world, selector)).element;
  const findText = await world.load('find-text');
  const { text, framePlaceholders, ifEmpty } = findText(scope, value, world);
  world.leave({
    framePlaceholders,
    refs: world.refs.latest(),
    ifEmpty,
  });
  return text;
}
