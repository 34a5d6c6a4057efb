// Why: in a list that shows its options the mouse picks them, which a script has to do for the browser.
import { fireInputAndChange } from './fire';
import { isDisabled } from './form-field';
import type { Modifiers } from './mouse-events';
import type { Hold } from './press-defaults';

/** Picks the pressed option: alone, with Control besides others, with Shift all from the one picked before. */
export function pickByMouse(list: HTMLSelectElement, hit: Element, modifiers: Modifiers): Hold | undefined {
  const option = hit.closest('option');
  const dropDown = !list.multiple && list.size <= 1;
  if (dropDown || !option || isDisabled(option) || isDisabled(list)) return undefined;
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
    letGo: () => {
      if (options.some((one, index) => one.selected !== before[index])) fireInputAndChange(list);
    },
  };
}
