/** Refuses an act with consequences, or one that nothing tells of, whose selector matches several controls: which is meant? */
import type { EffectKind } from '../../protocol/effects/consequential';
import { deeds } from '../../protocol/effects/deeds';
import { RelayError } from '../../protocol/errors';
import type { Listens } from '../accessibility/interactive';
import { find, type SearchContext } from '../find/find';
import { controlAround } from './control-of';
import { dialogAround } from './facts/place-of';
import { onlyUsable, seenOf } from './only-usable';

/**
 * Those that cannot be seen count only where none can be, and behind a dialog nothing can be pressed.
 * @param what the act does, where that is known
 * @param on the one that would be acted on
 * @throws RelayError bad_selector
 */
export function refuseSeveral(
  what: EffectKind | undefined,
  on: Element,
  selector: string,
  page: SearchContext & { listens: Listens },
): void {
  const found = selector === '' ? [] : find(page, selector);
  const dialog = dialogAround(on);
  const meant = seenOf(found).filter((one) => dialogAround(one) === dialog);
  const controls = new Set(meant.map((one) => controlAround(one, page.listens)));
  if (controls.size < 2 || onlyUsable(found, selector, page) !== undefined) return;
  const why = what ? `the act is one of ${deeds[what]}` : 'nothing says what a button with a sign alone does';
  throw new RelayError(
    'bad_selector',
    `"${selector}" matches ${controls.size} elements, and ${why}, so nothing was done. Say which one is meant: use its ref from a snapshot, or a selector that matches it alone.`,
    { outcome: 'not_executed' },
  );
}
