import { isSelect } from '../../dom/tree/form-field';
import { composedAncestors, type ShadowLookup } from '../../dom/tree/walk';
import { isListBox, listBoxOf } from './list-box-of';
import { opensList } from './plain-list';
import { suggestingField } from './select-datalist';

/** What a list shows is not far inside it. */
const maxLevels = 3;

/** The list that the element is part of, such as of the words that a closed one shows; else the element itself. */
export function listAround(element: Element, shadow: ShadowLookup): Element {
  const isList = (one: Element) => isSelect(one) || isListBox(one) || opensList(one);
  if (isList(element) || listBoxOf(element, shadow) || suggestingField(element, shadow)) return element;
  return (
    composedAncestors(element)
      .slice(1, maxLevels + 1)
      .find(isList) ?? element
  );
}
