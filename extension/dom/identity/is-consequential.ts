import { consequenceOf } from '../effects/consequence-of';
import { controlAround } from '../effects/control-of';
import { isInput } from '../tree/fields/form-field';
import type { ShadowLookup } from '../tree/walk';

/** Whether an act on the element may have consequences, so that it has to be looked at again once it was made anew. */
export function isConsequential(
  element: Element,
  { listens, shadow }: { listens(element: Element): boolean; shadow: ShadowLookup },
): boolean {
  if (isInput(element) && element.type === 'file') return true;
  return [element, controlAround(element, listens)].some(
    (one) => consequenceOf(one, { listens, shadow }).found !== undefined,
  );
}
