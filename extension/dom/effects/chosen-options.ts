import { collapse } from '../../protocol/collapse';
import { isSelect } from '../tree/fields/form-field';

/** The options of a list that the value of a `select` step means. */
export function chosenOptions(list: Element, value: unknown): HTMLOptionElement[] {
  if (!isSelect(list)) return [];
  const wanted: unknown[] = Array.isArray(value) ? value : [value];
  return [...list.options].filter((option, index) => {
    const label = collapse(option.label || option.text);
    return wanted.some((one) => {
      if (typeof one === 'string') return one === option.value || collapse(one) === label;
      const by = one as { value?: string; label?: string; index?: number } | null;
      return by?.value === option.value || (by?.label && collapse(by.label) === label) || by?.index === index;
    });
  });
}
