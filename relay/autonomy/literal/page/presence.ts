/** Whether a page shows what a condition asks for: `if there is a cookie banner`. */
import type { Phrase } from '../grammar/instruction';
import { isPlace, isPlaceWord } from './kinds';
import type { Page, PageElement } from './page';
import { says } from './said';

export function isThere(page: Page, what: Phrase): true | undefined {
  const words = what.flatMap((token) => token.words);
  const place = words.findLast(isPlaceWord) ?? '';
  const named = words.filter((word) => word !== place);
  // `a dialog`: not a part of the page without a role.
  if (named.length === 0)
    return page.elements.some((element) => element.role && isPlace(element, place)) ? true : undefined;
  const marks = page.elements.filter((element) => says(element, named));
  // A link in the footer, such as `Cookie policy`, is no banner.
  const isMeant = (element: PageElement) =>
    place === '' ||
    [element, ...page.above(element)].some((around) => isPlace(around, place) && isLittle(page, around));
  return marks.some(isMeant) ? true : undefined;
}

/** Not most of the page, and with something to press. */
function isLittle(page: Page, around: PageElement): boolean {
  const inside = page.inside(around);
  return inside.length < page.elements.length / 2 + 5 && inside.some(({ role }) => role === 'button');
}
