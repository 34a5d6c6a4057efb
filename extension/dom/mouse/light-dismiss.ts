// Why: a click beside an open popover or dialog closes it, which the browser does for trusted clicks only.
import { fire } from '../fire';
import type { Point } from '../ready/point';
import { composedContains } from '../tree/walk';

/** Closes what a click at `hit` is outside of, https://html.spec.whatwg.org/multipage/popover.html#popover-light-dismiss */
export function dismissBeside(hit: Element, point: Point): void {
  const document = hit.ownerDocument;
  const popovers = openPopovers(document);
  const kept = popovers.findLast(
    (popover) => composedContains(popover, hit) || hit.closest(`[popovertarget="${CSS.escape(popover.id)}"]`),
  );
  for (const popover of popovers.slice(kept ? popovers.indexOf(kept) + 1 : 0).toReversed())
    if (popover.popover !== 'manual' && popover.matches(':popover-open')) popover.hidePopover();
  const dialogs = [...document.getElementsByTagName('dialog')];
  const dialog = dialogs.findLast((one) => one.matches('[closedby=any i]:open'));
  if (!dialog || (composedContains(dialog, hit) && hit !== dialog)) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const inside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
  if (hit === dialog && inside) return;
  if (fire(dialog, 'Event', 'cancel', { cancelable: true })) dialog.close();
}

/** Popovers that were ever about to show, the latest last, by document; those that were taken out are forgotten. */
const shown = new WeakMap<Document, Set<HTMLElement>>();

/** In the order in which they were opened. Looked for once only: on a page of 100,000 elements that takes 2 ms. */
function openPopovers(document: Document): HTMLElement[] {
  const known = shown.get(document) ?? watchPopovers(document);
  return [...known].filter((one) => one.isConnected && one.matches(':popover-open'));
}

function watchPopovers(document: Document): Set<HTMLElement> {
  const found = new Set(document.querySelectorAll<HTMLElement>(':popover-open'));
  const note = ({ target }: Event) => {
    for (const one of found) if (!one.isConnected) found.delete(one);
    found.delete(target as HTMLElement);
    found.add(target as HTMLElement);
  };
  // The event of opening is told before the next act, that of having opened in a task of its own.
  document.addEventListener('beforetoggle', note, true);
  shown.set(document, found);
  return found;
}
