/** The control that a press on an element reaches. */
import type { Listens } from '../accessibility/interactive';
import { roleOf } from '../accessibility/role';
import { controlOf, isLabel } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import { composedAncestors, composedParent, matches } from '../tree/walk';

const pressed = new Set(
  `button link menuitem menuitemcheckbox menuitemradio checkbox radio switch option tab textbox searchbox combobox listbox
  spinbutton slider treeitem columnheader`.split(/\s+/),
);
const native = 'button, a[href], area[href], input, select, textarea, summary';

/** The innermost control around the element, else what listens for clicks there, else the element itself. */
export function controlAround(hit: Element, listens: Listens): Element {
  const above = composedAncestors(hit);
  const label = above.find(isLabel);
  const control = above.find(isPressed);
  if (label && controlOf(label) !== label && !(control && label.contains(control))) return controlOf(label);
  return control ?? above.find((at) => matches(at, '[onclick]') || listens(at)) ?? pointedAround(hit);
}

/** Whether an element is a control by its kind or its role. */
export function isPressed(element: Element): boolean {
  return matches(element, native) || pressed.has(roleOf(element));
}

/** The entry around the element in a part that listens for clicks on all its entries, if the mouse pointer marks it. */
export function entryAround(hit: Element, part: Element): Element | undefined {
  const entry = pointedAround(hit);
  return styleOf(entry)?.cursor === 'pointer' && entry !== part && part.contains(entry) ? entry : undefined;
}

/** The outermost element to which the mouse pointer of a link belongs. */
function pointedAround(hit: Element): Element {
  let found = hit;
  for (let at: Element | null = hit; at && styleOf(at)?.cursor === 'pointer'; at = composedParent(at))
    found = at;
  return found;
}
