/** Puts the texts in an element together, with a space where a person sees them apart. */
import { collapse } from '../../../protocol/collapse';
import { maskedText } from '../../tree/fields/private-field';
import { styleOf } from '../../tree/style-of';
import { eachComposedChild, type ShadowLookup } from '../../tree/walk';
import { isApart } from './is-apart';
import { onceForEach } from './once-for-each';

/** @param sees which texts count */
export function createWordsIn(
  shadow: ShadowLookup,
  sees: (text: Text) => boolean,
): (element: Element) => string {
  return onceForEach((element: Element) => {
    const words: string[] = [];
    const visit = (inner: Element): void => {
      // What is typed into an editor is its value, and no name of it or of what is around it.
      if (maskedText(inner) !== null) return;
      eachComposedChild(inner, shadow, (child) => {
        if (child.nodeType === 3 && sees(child as Text)) words.push(child.nodeValue ?? '');
        if (child.nodeType !== 1) return;
        const between = isWithinWords(child as Element) ? '' : ' ';
        words.push(between);
        visit(child as Element);
        words.push(between);
      });
    };
    visit(element);
    return collapse(words.join(''));
  });
}

/** A part such as the number in "Basket (<b>2</b>)", which no space sets apart. */
function isWithinWords(element: Element): boolean {
  const style = styleOf(element);
  if (!style || element.localName === 'br' || isApart(style)) return false;
  return /^(?:inline|contents)$/.test(style.display);
}
