import { focusedElement } from '../events/focus';
import { editContextOf, isTextField } from '../tree/fields/form-field';
import { rootOf } from '../tree/root-of';
import { composedAncestors, type ShadowLookup } from '../tree/walk';

/** What keys move without changing the document: caret, selection and scrolled boxes. */
export function placesIn(document: Document, shadow: ShadowLookup): unknown[] {
  const active = focusedElement(document, shadow);
  const selection = document.getSelection();
  const field = active && isTextField(active) ? active : undefined;
  const context = active && editContextOf(active);
  return [
    active,
    selection?.anchorNode,
    selection?.anchorOffset,
    selection?.focusNode,
    selection?.focusOffset,
    field?.selectionStart,
    field?.selectionEnd,
    context?.text,
    context?.selectionStart,
    context?.selectionEnd,
    ...composedAncestors(active ?? rootOf(document)).map((at) => at.scrollTop + at.scrollLeft),
    document.scrollingElement?.scrollTop,
  ];
}
