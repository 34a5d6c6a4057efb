/** Reads the texts of a part of a page one by one, so that they can be compared whatever stands between them. */
import { collapse } from '../../protocol/collapse';
import { eachComposedChild, type ShadowLookup } from '../tree/walk';

/** @param sees which texts count */
export function shownTexts(root: Element, shadow: ShadowLookup, sees: (text: Text) => boolean): Set<string> {
  const texts = new Set<string>();
  const visit = (element: Element): void => {
    eachComposedChild(element, shadow, (child) => {
      if (child.nodeType === 1) visit(child as Element);
      else if (child.nodeType === 3 && child.nodeValue?.trim() && sees(child as Text))
        texts.add(collapse(child.nodeValue));
    });
  };
  visit(root);
  return texts;
}

/** Whether a text is drawn in the window. Covered texts count: of all texts of a page, before each act, this is quick. */
export function isInWindow({ parentElement: parent }: Text): boolean {
  if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, right, bottom } = parent.getBoundingClientRect();
  const { innerWidth = 0, innerHeight = 0 } = parent.ownerDocument.defaultView ?? {};
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
