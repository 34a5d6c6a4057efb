import { readText } from '../../dom/read/text/read-text';
import { bodyOf } from '../../dom/tree/root-of';
import type { ActionSpec, Step } from '../action-spec';
import { readTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { noValue } from '../values';

export const textSpec = {
  title: 'Read text',
  description: 'Reads the text of an element, or of the whole page, as a reader sees it.',
  synonyms: ['getText', 'get_text', 'innerText', 'textContent', 'readText', 'read', 'extractText'],
  selector: 'optional',
  value: noValue,
  effect: 'read',
  isShortRead: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
} satisfies ActionSpec;

export async function text(world: PageWorld, { selector }: Step) {
  const { document } = world;
  const root = await readTarget(world, selector, bodyOf);
  const { text, framePlaceholders } = readText(root, document, world.shadow, world.visibilityFilter);
  world.leave({ framePlaceholders });
  return text;
}
