import { plainText } from '../../dom/read/text/plain-text';
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
  const { document, shadow, visibilityFilter } = world;
  // What only a person's sight tells is never plain: loaded first, so that the page stays as it was when it was searched.
  const early = visibilityFilter && (await world.load('text'));
  const root = await readTarget(world, selector, bodyOf);
  const plain = early ? null : plainText(root, shadow);
  if (plain !== null) {
    world.leave({ framePlaceholders: [] });
    return plain;
  }
  const readText = early ?? (await world.load('text'));
  const { text, framePlaceholders } = readText(root, document, shadow, visibilityFilter);
  world.leave({ framePlaceholders });
  return text;
}
