/** Knows the words of controls and of the headings of rows, which keep them while a box in front, such as a menu, covers them. */
import { styleOf } from '../../tree/style-of';
import { composedAncestors, matches } from '../../tree/walk';

const controls =
  'button, a[href], label, summary, th, [onclick], [tabindex], [role=button], [role=link], [role=tab], [role=checkbox], ' +
  '[role=radio], [role=switch], [role=option], [role^=menuitem], [role=rowheader], [role=columnheader]';
const maxLevels = 4;
/** No longer than the hidden name of an icon may be: what nobody sees is short. */
const maxChars = 80;

export function isOfControl(text: Text): boolean {
  const parent = text.parentElement;
  if (!parent || (text.nodeValue ?? '').trim().length > maxChars) return false;
  return (
    styleOf(parent)?.cursor === 'pointer' ||
    composedAncestors(parent)
      .slice(0, maxLevels)
      .some((at) => matches(at, controls))
  );
}
