import { maskIfPrivate } from '../../../dom/tree/fields/private-field';
import { tagOf } from '../../../dom/tree/visibility';
import { isField, type Line } from './judge-typing';

/** Why a field does not hold what was typed, and what to do. */
export function whyNotTyped(field: Element | null, held: string, lines: Line[] | null): string {
  if (!field) return 'The page took the field away.';
  const astray = lines?.find((line) => line.astray)?.astray;
  if (astray)
    return `The page moved the focus, so ${tagOf(astray)} got the text: undo that there. Try "fill" on the field.`;
  if (isField(field))
    return `The page did not take all of it: the field now holds "${maskIfPrivate(field, held)}".`;
  return `The keys were pressed on ${tagOf(field)}, which is no field, and the page shows the text nowhere. Look before you repeat it.`;
}
