/** Refuses an act with consequences whose selector matches several controls: the first need not be the one that is meant. */
import type { EffectKind } from '../../protocol/effects/consequential';
import { deeds } from '../../protocol/effects/deeds';
import { RelayError } from '../../protocol/errors';
import type { Listens } from '../accessibility/interactive';
import { find, type SearchContext } from '../find/find';
import { isVisible } from '../tree/visibility';
import { controlAround } from './control-of';
import { dialogAround } from './facts/place-of';
import { onlyUsable } from './only-usable';

/**
 * Those that cannot be seen count only where none can be, and behind a dialog nothing can be pressed.
 * @param on the one that would be acted on
 * @throws RelayError bad_selector
 */
export function refuseSeveral(
  what: EffectKind,
  on: Element,
  selector: string,
  page: SearchContext & { listens: Listens },
): void {
  const found = selector === '' ? [] : find(page, selector);
  const shown = found.filter(isVisible);
  const dialog = dialogAround(on);
  const meant = (shown.length > 0 ? shown : found).filter((one) => dialogAround(one) === dialog);
  const controls = new Set(meant.map((one) => controlAround(one, page.listens)));
  if (controls.size < 2 || onlyUsable(found, selector, page) !== undefined) return;
  throw new RelayError(
    'bad_selector',
    `"${selector}" matches ${controls.size} elements, and the act is one of ${deeds[what]}, so nothing was done. Say which one is meant: use its ref from a snapshot, such as "ref=e12", or a selector that matches it alone.`,
    { outcome: 'not_executed' },
  );
}
