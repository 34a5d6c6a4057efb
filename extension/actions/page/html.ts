import type { ActionSpec, Step } from '../action-spec';
import { readTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { noValue } from '../values';

export const htmlSpec = {
  title: 'Read HTML',
  description: 'Reads the HTML of an element, its own tag included, or of the whole page.',
  synonyms: ['getHtml', 'getHTML', 'get_html', 'outerHTML', 'content', 'source'],
  selector: 'optional',
  value: noValue,
  effect: 'read',
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
} satisfies ActionSpec;

export async function html(world: PageWorld, { selector }: Step) {
  const root = await readTarget(world, selector);
  const outerHtml = await world.load('html');
  return outerHtml(root, selector === '');
}
