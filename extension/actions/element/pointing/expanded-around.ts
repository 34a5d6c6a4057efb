import { composedAncestors, matches } from '../../../dom/tree/walk';

/** How many of the element and what is around it are expanded. */
export function expandedAround(element: Element): number {
  return composedAncestors(element).filter((at) => matches(at, '[aria-expanded=true]')).length;
}
