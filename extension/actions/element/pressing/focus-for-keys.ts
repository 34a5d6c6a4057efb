/** Gives an element the focus before a key is pressed on it; loaded with the first `press`. */
import { focusedElement, moveFocus } from '../../../dom/events/focus';
import { editingHost, takesText } from '../../../dom/tree/fields/form-field';
import { tagOf } from '../../../dom/tree/visibility';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import { otherFields } from './other-fields';

/** @throws RelayError wrong_element where it takes no focus, not_actionable where the page puts the focus elsewhere */
export function focusForKeys(world: PageWorld, selector: string, element: Element): void {
  const { shadow } = world;
  const page = element.ownerDocument;
  const active = focusedElement(page, shadow);
  const taker = editingHost(element) ?? element;
  // What is no field may hand its keys to one, as a terminal does.
  const others = takesText(taker) ? otherFields(taker) : undefined;
  const elsewhere = active && active !== page.body && active !== page.documentElement;
  if (!offersFocus(world, taker) && elsewhere && focusedElement(page, shadow) === active)
    throw new RelayError(
      'wrong_element',
      `"${selector}" takes no focus, so no key reaches it. Press on what does, or with an empty selector.`,
    );
  const now = focusedElement(page, shadow);
  if (now && others?.has(now))
    throw new RelayError(
      'not_actionable',
      `The page moves the focus from "${selector}" to ${tagOf(now)}, so no key was pressed. Press there, or with an empty selector.`,
    );
}

/** False for what takes no focus. True for what passes it on at once, such as a terminal to its hidden field. */
function offersFocus({ devices, shadow }: PageWorld, element: Element): boolean {
  let reached = false;
  const note = () => {
    reached = true;
  };
  element.addEventListener('focus', note, true);
  const holds = moveFocus(element, devices, shadow);
  element.removeEventListener('focus', note, true);
  return holds || reached;
}
