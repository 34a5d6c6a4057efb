import { bodyOf } from '../../dom/tree/root-of';
import type { ActionSpec, Step } from '../action-spec';
import { readTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { noValue } from '../values';

export const markdownSpec = {
  title: 'Read Markdown',
  description: 'Reads the page, or an element, as Markdown: headings, links, lists, tables, code.',
  synonyms: ['getMarkdown', 'toMarkdown', 'md'],
  selector: 'optional',
  value: noValue,
  effect: 'read',
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'main' },
} satisfies ActionSpec;

export async function markdown(world: PageWorld, { selector }: Step) {
  const root = await readTarget(world, selector, bodyOf);
  const read = await world.load('markdown');
  const { text, framePlaceholders } = read(root, world);
  world.leave({ framePlaceholders });
  return text;
}
