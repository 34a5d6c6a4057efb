/** Answers the action `passages`: page facts and passages, one line of JSON each. */

import { browserLayout } from '../read/sight/layout-info';
import type { VisibilityFilter } from '../read/sight/visibility-filter';
import type { TextWithFrames } from '../read/text/frame-placeholders';
import { assemble } from '../read/text/frame-placeholders';
import type { ShadowLookup } from '../tree/walk';
import { loadWhole } from './load-whole-page';
import { factsOf, pageHead } from './page-facts';
import { passagesOf } from './passages';

/** What reading needs of the action's world. */
interface Around {
  document: Document;
  shadow: ShadowLookup;
  signal: AbortSignal;
  /** Set to leave out text that no person can see. */
  visibilityFilter?: VisibilityFilter | undefined;
  tick(): Promise<void>;
}

/**
 * One line of JSON per passage after a first one about the page; what its head says comes with the whole page only.
 * @param roots called after the page is stable, if that is awaited.
 */
export async function readPassages(
  world: Around,
  roots: () => Promise<{ elements: readonly Element[]; isWholePage: boolean }>,
  wanted: { load?: boolean | undefined },
): Promise<TextWithFrames> {
  const { document, shadow } = world;
  if (wanted.load) await loadWhole(document, world);
  const { elements, isWholePage } = await roots();
  const lines = passagesOf(elements, document, shadow, browserLayout(world.visibilityFilter)).map((one) =>
    'kind' in one ? JSON.stringify(one) : one,
  );
  const facts = isWholePage ? factsOf(document).map((fact) => JSON.stringify(fact)) : [];
  return assemble([JSON.stringify({ page: pageHead(document) }), ...facts, ...lines]);
}
