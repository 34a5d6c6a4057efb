import { quickName } from '../dom/accessibility/content-name';
import { roleOf } from '../dom/accessibility/role';
import type { ShadowLookup } from '../dom/tree/walk';
import type { ActedOn } from '../protocol/live';

const maxNameLength = 80;

/** Describes the element of an act to a person who watches: role, name and where it is. */
export function actedOn(element: Element, shadow: ShadowLookup): ActedOn {
  const role = roleOf(element);
  const name = quickName(element, role, shadow).slice(0, maxNameLength);
  let { x, y, width, height } = element.getBoundingClientRect();
  let view = element.ownerDocument.defaultView;
  for (let frame = view?.frameElement; frame; frame = view?.frameElement) {
    const outer = frame.getBoundingClientRect();
    x += outer.x + frame.clientLeft;
    y += outer.y + frame.clientTop;
    view = frame.ownerDocument.defaultView;
  }
  const viewport = { width: view?.innerWidth ?? 0, height: view?.innerHeight ?? 0 };
  return { role, name, viewport, ...(view === view?.top && { box: { x, y, width, height } }) };
}
