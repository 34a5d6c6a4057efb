import { isSelect } from '../../../dom/tree/fields/form-field';
import { composedAncestors, type ShadowLookup } from '../../../dom/tree/walk';
import { isListBox, listBoxOf } from './list-box-of';
import { opensList } from './plain-list';
import { suggestingField } from './select-datalist';

/** What a list shows is not far inside it. */
const maxLevels = 3;

/** The list that the element is part of, such as of the words that a closed one shows; else the element itself. */
export function listAround(element: Element, shadow: ShadowLookup): Element {
  const isList = (one: Element) => isSelect(one) || isListBox(one) || opensList(one);
  if (isList(element) || listBoxOf(element, shadow) || suggestingField(element, shadow)) return element;
  const words = wordsOf(element);
  // What has other words too is more than the list.
  const isOnlyThat = (one: Element) => isSelect(one) || isListBox(one) || wordsOf(one) === words;
  const around = composedAncestors(element).slice(1, maxLevels + 1);
  return around.find((one) => isList(one) && isOnlyThat(one)) ?? element;
}

/** Without the sign that says that it opens. */
function wordsOf(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the options that are hidden in it are not shown
  return ((element as HTMLElement).innerText ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
