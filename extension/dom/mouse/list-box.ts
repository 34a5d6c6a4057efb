/** Selects options of a `select` that is shown as a list box, by mouse and by typed letters. */
import type { Devices } from '../events/devices';
import { fire, fireInputAndChange } from '../events/fire';
import type { Modifiers } from '../events/input-state';
import { isDisabled } from '../tree/fields/form-field';
import type { HeldPress } from './held-press';

/** Selects the pressed option: alone, with Control in addition, with Shift as a range. */
export function selectOptionByMouse(
  list: HTMLSelectElement,
  hit: Element,
  modifiers: Modifiers,
): HeldPress | undefined {
  const option = hit.closest('option');
  if (isDropDown(list) || !option || isDisabled(option) || isDisabled(list)) return undefined;
  const options = [...list.options];
  const before = options.map((one) => one.selected);
  const besides = list.multiple && (modifiers.ctrlKey || modifiers.metaKey);
  const anchor = list.multiple && modifiers.shiftKey ? Math.max(list.selectedIndex, 0) : option.index;
  const [first, last] = [Math.min(anchor, option.index), Math.max(anchor, option.index)];
  const wanted = options.map((one, index) => {
    if (besides) return one === option ? !one.selected : one.selected;
    return index >= first && index <= last && !isDisabled(one);
  });
  for (const [index, one] of options.entries()) one.selected = wanted[index] === true;
  return {
    release: () => {
      if (options.some((one, index) => one.selected !== before[index])) fireInputAndChange(list);
    },
  };
}

/** Letters typed within this time form one search text, as in Chrome's `TypeAhead`. */
const togetherMs = 1_000;

/** Selects the next option that begins with the letters typed so far. */
export function selectByTyping(list: HTMLSelectElement, letter: string, { typeAhead }: Devices): void {
  const nowMs = list.ownerDocument.defaultView?.performance.now() ?? 0;
  const begun = nowMs - typeAhead.atMs < togetherMs ? typeAhead.text : '';
  Object.assign(typeAhead, { text: begun + letter.toLowerCase(), atMs: nowMs });
  const again = [...typeAhead.text].every((one) => one === letter.toLowerCase());
  const beginning = again ? letter.toLowerCase() : typeAhead.text;
  const here = list.selectedIndex + (again ? 1 : 0);
  const inOrder = [...list.options].map((_, index, all) => all[(index + Math.max(here, 0)) % all.length]);
  const found = inOrder.find(
    (one) => one && !isDisabled(one) && one.label.trim().toLowerCase().startsWith(beginning),
  );
  if (!found || found.selected) return;
  list.selectedIndex = found.index;
  if (isDropDown(list)) fire(list, 'Event', 'input', { bubbles: true, composed: true });
  fire(list, 'Event', 'change', { bubbles: true });
}

function isDropDown(list: HTMLSelectElement): boolean {
  return !list.multiple && list.size <= 1;
}
