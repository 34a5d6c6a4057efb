/** Reads what a custom list shows as its choice, when it is closed. */

import { fieldValue } from '../../../dom/tree/fields/field-value';
import { isCheckable, isInput, isTextArea } from '../../../dom/tree/fields/form-field';
import { isVisible } from '../../../dom/tree/visibility';
import {
  composedAncestors,
  composedContains,
  elementsFrom,
  matches,
  type ShadowLookup,
} from '../../../dom/tree/walk';
import { collapse } from '../../../protocol/collapse';
import { isListBox } from './list-box-of';

/** The arrow that tells that it opens or shuts. */
const arrow = /\s*[\u25b4-\u25bf\u25b2\u2303\u2304\u02c4\u02c5\u23f6\u23f7]\s*$/u;
/** Around a list there are a field's label, its button, its tags; not the next field. */
const maxLevels = 4;

/**
 * @param box the combobox or button
 * @param element what the caller has named; it is, or has in it, the box
 * @param isPlain whether the page does not say that it is a list
 */
export function shownChoice(
  box: () => Element,
  element: Element,
  shadow: ShadowLookup,
  isOption: (element: Element) => boolean,
  isPlain = false,
) {
  // Where the page does not say what is a list, the next one cannot be told from the parts of this one.
  const levels = isPlain ? 1 : maxLevels;
  const around = (): Element => {
    let widget = composedContains(element, box()) ? element : box();
    for (const at of composedAncestors(widget).slice(1, levels + 1)) {
      const others = [...elementsFrom(at, shadow)].some(
        (one) =>
          one !== box() &&
          (isListBox(one) || isInput(one)) &&
          isVisible(one) &&
          !composedContains(one, box()) &&
          !composedContains(widget, one) &&
          one.getAttribute('role') !== 'listbox',
      );
      if (others || matches(at, 'body, form, fieldset, tr, dialog, [role=dialog], [role=row]')) break;
      widget = at;
    }
    return widget;
  };
  const read = () => {
    const texts: string[] = [];
    const values: string[] = [];
    const options: Element[] = [];
    for (const one of elementsFrom(around(), shadow)) {
      if (isOption(one)) options.push(one);
      if (options.some((option) => composedContains(option, one))) continue;
      if (isInput(one) || isTextArea(one)) {
        if (isCheckable(one)) continue;
        values.push(one.value);
        if (one.type !== 'hidden') texts.push(one.value);
      } else if (isVisible(one))
        for (const node of one.childNodes) if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
    }
    return { text: collapse(texts.join(' ')).toLowerCase(), values };
  };
  const text = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is not shown.
    const drawn = (box() as HTMLElement).innerText ?? '';
    return collapse(fieldValue(box()) || drawn.replace(arrow, ''));
  };
  const times = (words: string, whole: string) => (words === '' ? 0 : whole.split(words).length);
  const first = { ...read(), box: text() };
  return {
    text,
    /** Whether it shows the option with these words, or holds its value, and has not before. */
    watch(words: string, value: string): () => boolean {
      const small = words.toLowerCase();
      return () => {
        const now = read();
        const shown = text().toLowerCase();
        if (times(small, now.text) > times(small, first.text) || shown === small) return true;
        // Some show the first of an option's lines.
        if (shown !== '' && text() !== first.box && small.startsWith(shown)) return true;
        return value !== '' && now.values.includes(value) && !first.values.includes(value);
      };
    },
  };
}
