// Why: a click beside an open popover or dialog closes it, which the browser does for trusted clicks only.
import { fire } from './fire';
import type { Point } from './point';
import { composedContains } from './walk';

/** Closes what a click at `hit` is outside of, https://html.spec.whatwg.org/multipage/popover.html#popover-light-dismiss */
export function dismissBeside(hit: Element, point: Point): void {
  const document = hit.ownerDocument;
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')];
  const kept = popovers.findLast(
    (popover) => composedContains(popover, hit) || hit.closest(`[popovertarget="${CSS.escape(popover.id)}"]`),
  );
  for (const popover of popovers.slice(kept ? popovers.indexOf(kept) + 1 : 0).toReversed())
    if (popover.popover !== 'manual' && popover.matches(':popover-open')) popover.hidePopover();
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[closedby=any i]:open')].at(-1);
  if (!dialog || (composedContains(dialog, hit) && hit !== dialog)) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const inside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
  if (hit === dialog && inside) return;
  if (fire(dialog, 'Event', 'cancel', { cancelable: true })) dialog.close();
}
