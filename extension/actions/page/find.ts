import * as z from 'zod/mini';
import type { FramePath } from '../../dom/find/enter-frame';
import { framePathOf } from '../../dom/find/find';
import { queryText } from '../../dom/find/query-text';
import { assemble } from '../../dom/read/frame-placeholders';
import type { VisibilityFilter } from '../../dom/read/visibility-filter';
import { describeElement } from '../../dom/snapshot/snapshot-line';
import { isInput } from '../../dom/tree/form-field';
import { isVisible } from '../../dom/tree/visibility';
import { elementsFrom, frameDocument, isFrame } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

const maxLines = 50;

export const findSpec = {
  title: 'Find text',
  description: 'Finds visible text on the page and answers one line with a ref for each place.',
  synonyms: ['findText', 'find_text', 'search', 'searchText'],
  selector: 'optional',
  value: {
    description: 'the text, in any case; `"in quotes"` exactly; `/as a pattern/i`',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'read',
  offeredToModel: true,
  brief: 'text to look for',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '', value: 'Practice' },
} satisfies ActionSpec;

export async function find(world: PageWorld, { selector, value }: Step<string>) {
  const scope = selector === '' ? world.document : (await presentTarget(world, selector)).element;
  const { found, beyond } = search(world, scope, value);
  const lines = found.slice(0, maxLines).map((element) => describeElement(element, world));
  if (found.length > maxLines) lines.push(`and ${found.length - maxLines} more`);
  const { text, framePlaceholders } = assemble([lines.join('\n'), ...beyond]);
  world.leave({
    framePlaceholders,
    refs: world.refs.latest(),
    ifEmpty: `Nothing on the page reads ${value}.`,
  });
  return text;
}

/** Visible elements with the text, also in frames; `beyond` are the frames of other origins. */
function search(
  world: PageWorld,
  scope: ParentNode & Node,
  words: string,
): { found: Element[]; beyond: FramePath[] } {
  const found = queryText(
    scope,
    words,
    world.shadow,
    (element) =>
      isVisible(element) && (!world.visibilityFilter || showsWords(element, world.visibilityFilter)),
  );
  const beyond: FramePath[] = [];
  for (const frame of elementsFrom(scope, world.shadow)) {
    if (!isFrame(frame) || !isVisible(frame)) continue;
    const inner = frameDocument(frame);
    if (inner) {
      const inside = search(world, inner, words);
      found.push(...inside.found);
      beyond.push(...inside.beyond);
    } else beyond.push(framePathOf(frame, world.document));
  }
  return { found, beyond };
}

/** A field shows its value; another element its text, or nothing. */
function showsWords(element: Element, visibilityFilter: VisibilityFilter): boolean {
  return visibilityFilter.sees(element) && (isInput(element) || visibilityFilter.nameOf('', element) !== '');
}
