/** What `passages` does, in a lazy script: waits for what the selector means, and reads it. */

import type { find } from '../../../dom/find/find';
import { readPassages } from '../../../dom/passages/read-passages';
import { bodyOf } from '../../../dom/tree/root-of';
import { isVisible } from '../../../dom/tree/visibility';
import { composedContains } from '../../../dom/tree/walk';
import type { PageWorld } from '../../page-world';
import type { presentTarget } from './target';

const appearsWithinMs = 1_000;

/** What is recognised by the page script. */
interface PassagesParts {
  presentTarget: typeof presentTarget;
  find: typeof find;
}

export function readSelectedPassages(
  world: PageWorld,
  selector: string,
  options: { load?: boolean | undefined },
  { presentTarget, find }: PassagesParts,
) {
  const { document } = world;
  const roots = async () => {
    if (selector === '') return { elements: [bodyOf(document)], isWholePage: true };
    // A page at rest that does not contain it will not get it later.
    const soon = options.load && AbortSignal.any([world.signal, AbortSignal.timeout(appearsWithinMs)]);
    const { element } = await presentTarget(soon ? { ...world, signal: soon } : world, selector);
    const shown = find(world, selector).filter(isVisible);
    const outermost = shown.filter(
      (one) => !shown.some((other) => other !== one && composedContains(other, one)),
    );
    return { elements: outermost.length > 0 ? outermost : [element], isWholePage: false };
  };
  return readPassages(world, roots, options);
}
