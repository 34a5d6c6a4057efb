/** The parts of a control that may draw its picture. */
import { own } from '../tree/walk';

const maxParts = 8;

/** The control itself, then what is in it, without shapes. Icon sets have elements of their own: `<ion-icon name="trash">`. */
export function iconParts(element: Element): Element[] {
  const all = [...(own(element, 'querySelectorAll')('*') as NodeListOf<Element>)];
  const pictures = all.filter(({ localName }) => /^(?:i|b|em|span|div|svg|use|img)$|-/.test(localName));
  return [element, ...pictures].slice(0, maxParts);
}
