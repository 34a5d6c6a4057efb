/** Whether an element is what its role says, where pressing such a thing only sets a value or shows something. */
import { composedAncestors, matches } from '../../tree/walk';

/** Fields of HTML, and what has the state that goes with the role. */
const own =
  'input:not([type=submit i], [type=image i], [type=button i]), select, textarea, option, [contenteditable]:not([contenteditable=false i])';
const states =
  '[aria-checked], [aria-selected], [aria-expanded], [aria-pressed], [aria-valuenow], [aria-sort]';
/** What such things are in. */
const groups =
  '[role=listbox], [role=tablist], [role=tree], [role=group], [role=radiogroup], [role=menu], [role=menubar], [role=grid], [role=treegrid], [role=row], [role=combobox], tr, table';

export function isRoleBorneOut(element: Element): boolean {
  if (matches(element, `${own}, ${states}, th`)) return true;
  return composedAncestors(element)
    .slice(1)
    .some((at) => matches(at, groups));
}
