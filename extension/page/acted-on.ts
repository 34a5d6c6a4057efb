import { quickName } from '../dom/accessibility/content-name';
import { roleOf } from '../dom/accessibility/role';
import type { ShadowLookup } from '../dom/tree/walk';
import type { InPage } from '../protocol/page-messages';

/** Describes the element of an act to a person who watches: role, name and where it is. */
export function actedOn(element: Element, shadow: ShadowLookup): InPage {
  const role = roleOf(element);
  return {
    role,
    name: quickName(element, role, shadow),
    box: element.getBoundingClientRect(),
    // Of a frame inside of this document nobody knows where it is.
    view: element.ownerDocument === document ? [innerWidth, innerHeight] : [],
  };
}
