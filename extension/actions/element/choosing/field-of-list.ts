/** Reads the field that a list box offers its options for: such lists are gone when one of them is chosen. */
import { isTextField } from '../../../dom/tree/fields/form-field';
import { isVisible } from '../../../dom/tree/visibility';
import { composedAncestors, elementsFrom, type ShadowLookup } from '../../../dom/tree/walk';
import { placeOf } from '../finding/place-of';

/** A list of suggestions is not far from its field. */
const maxLevels = 3;

/** @returns whether the list is gone, and its field shows nothing but words of this option, and did not before */
export function fieldOfList(list: Element, shadow: ShadowLookup): (option: string) => boolean {
  const field = fieldFor(list, shadow);
  if (!field) return () => false;
  const place = placeOf(field, shadow);
  const first = field.value;
  return (option) => {
    const now = place();
    if (!now || !isTextField(now) || (list.isConnected && isVisible(list))) return false;
    if (now.value === option) return true;
    const [shown, known] = [partsOf(now.value), new Set(partsOf(option))];
    return now.value !== first && shown.length > 0 && shown.every((part) => known.has(part));
  };
}

/** The one that names the list as its own, or else the last one before it. */
function fieldFor(list: Element, shadow: ShadowLookup) {
  for (const at of composedAncestors(list).slice(1, maxLevels + 1)) {
    const fields = [...elementsFrom(at, shadow)].filter(isTextField).filter(isVisible);
    const isOwner = (one: Element) =>
      list.id !== '' && [one.getAttribute('aria-controls'), one.getAttribute('aria-owns')].includes(list.id);
    const isBefore = (one: Element) =>
      (list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const field = fields.find(isOwner) ?? fields.findLast(isBefore);
    if (field) return field;
  }
  return undefined;
}

const partsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
