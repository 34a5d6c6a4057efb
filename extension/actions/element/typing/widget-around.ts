import { composedAncestors, elementsFrom, type ShadowLookup, shadowOf } from '../../../dom/tree/walk';

/** What surrounds a field, where a page may put its text as tags, chips or recipients, and all that it said before. */
export interface Widget {
  at: Element;
  text: string;
}

/** The box of the field and of its tokens, and one for either. */
const levelsOfAny = 3;
/** No further out than this, and only while there is no other field. */
const levelsOfOne = 7;

export function widgetAround(field: Element, shadow: ShadowLookup): Widget | undefined {
  const at = composedAncestors(field)
    .slice(1, levelsOfOne)
    .findLast((one, level) => level < levelsOfAny || one.querySelectorAll('input, textarea').length < 2);
  return at && { at, text: wholeText(at, shadow) };
}

/** The text of an element and of the shadow trees in it. */
export function wholeText(element: Element, shadow: ShadowLookup): string {
  let text = element.textContent ?? '';
  for (const one of elementsFrom(element, shadow)) text += shadowOf(one, shadow)?.textContent ?? '';
  return text;
}
