/** Presses of a button in the bar that a person has meant: the page can neither make them nor lead the person to them. */
import type { ClearSight } from './clear-sight';

/** So long the person must have seen the bar as it is, with nothing over it. */
const seenMs = 400;
/** So long the mouse, or the focus, must have been at the button: a page could move its window under a click. */
const dwellMs = 150;

/**
 * Calls `act` when the person presses the button, and `refuse` when they press it but may not have meant it.
 * @param sight of the bar
 */
export function onMeantPress(
  button: HTMLButtonElement,
  { root, sight }: { root: ShadowRoot; sight: ClearSight },
  { act, refuse }: { act(): void; refuse(): void },
): void {
  let enteredAt = Number.POSITIVE_INFINITY;
  let focusedAt = Number.POSITIVE_INFINITY;
  /** Whether the press that is not released yet was meant. */
  let isDown = false;
  const isSeen = () => sight.seenForMs >= seenMs;
  const note = (type: 'pointerenter' | 'pointerleave' | 'focus' | 'blur', set: () => void) =>
    button.addEventListener(type, (event) => event.isTrusted && set());
  note('pointerenter', () => {
    sight.watch();
    enteredAt = performance.now();
  });
  note('pointerleave', () => {
    enteredAt = Number.POSITIVE_INFINITY;
    isDown = false;
  });
  note('focus', () => {
    sight.watch();
    focusedAt = performance.now();
  });
  note('blur', () => {
    focusedAt = Number.POSITIVE_INFINITY;
  });
  button.addEventListener('pointerdown', (event) => {
    const isThere = event.pointerType !== 'mouse' || performance.now() - enteredAt >= dwellMs;
    isDown = event.isTrusted && event.button === 0 && isThere && isSeen() && isHit(button, root, event);
  });
  button.addEventListener('click', (event) => {
    if (!event.isTrusted) return;
    const byKey = event.detail === 0;
    const isMeant = byKey
      ? performance.now() - focusedAt >= dwellMs && isSeen()
      : isDown && isSeen() && isHit(button, root, event);
    isDown = false;
    if (isMeant) act();
    else refuse();
  });
}

/** Whether nothing of the page lies over the button where it is pressed. */
function isHit(button: Element, root: ShadowRoot, { clientX, clientY }: MouseEvent): boolean {
  const top = root.ownerDocument.elementFromPoint(clientX, clientY);
  return top === root.host && button.contains(root.elementFromPoint(clientX, clientY));
}
