/** Finds the controls that have the same name as another. */
import { collapse } from '../../../../protocol/collapse';
import { isVisible } from '../../../tree/visibility';
import { iconOf } from '../icon-of';

const maxTwins = 500;

/** The controls that can be seen and have the same name, itself included, in document order. */
export function twinsOf(element: Element): Element[] {
  return namesakesOf(element).filter(isVisible).slice(0, maxTwins);
}

/** The same with those that are hidden, as buttons that show only while the mouse is over their row. */
export function namesakesOf(element: Element): Element[] {
  const root = element.getRootNode() as ParentNode;
  const own = signatureOf(element);
  const alike = [...root.querySelectorAll(element.localName)].slice(0, maxTwins * 10);
  return alike.filter((one) => signatureOf(one) === own);
}

function signatureOf(element: Element): string {
  const { value = '' } = element as Partial<HTMLInputElement>;
  const text = element.getAttribute('aria-label') ?? (collapse(element.textContent ?? '') || value);
  return text || element.getAttribute('title') || iconOf(element);
}
