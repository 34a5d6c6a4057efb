/** Opens the menu of a row or card, for what is to be chosen there: `Rename notes.txt`. */
import { inPlaces } from '../../find/places';
import { placesIn } from '../../find/said-places';
import type { Phrase } from '../../grammar/instruction';
import { controlVerbs, restrictions } from '../../grammar/words';
import { isInItem } from '../../page/items';
import { labelsOf } from '../../page/labels';
import { isField, type Page, type PageElement } from '../../page/page';
import { mouseOn, notFound } from '../mouse';
import type { Resolved, Run } from '../run';

/** Behind a control that is called so itself. */
const distance = 20;

/** Only what says that it opens a menu: any other control of the row would do something. */
export function resolveOpenMenu(run: Run, page: Page, thing: Phrase): Resolved {
  const places = placesIn(thing);
  const menus = page.elements.filter((one) => opensMenu(page, one) && isInItem(page, one));
  const isClear = places.length > 0 && !places.flat().some((word) => restrictions.has(word));
  const found = isClear ? inPlaces(page, menus, places) : [];
  const [menu] = found;
  if (!menu || found.length > 1)
    return notFound(found.length > 1 ? { several: found, distance } : { missing: true }, thing);
  // It may be open since the clause before.
  if (menu.expanded === true) return { failure: '' };
  return { distance, perform: () => mouseOn(run, 'click', menu) };
}

const naming =
  /^(?:more|(?:\w+ )?(?:actions|options|menu)|(?:\w+ )?(?:actions|options|menu) (?:for|of|on) .+|open (?:\w+ )*menu\b.*)$/;
const signs = /^(?:[⋮⋯…︙≡☰•·]+|\.{3})$/;

export function opensMenu(page: Page, element: PageElement): boolean {
  if (!element.active || isField(element) || element.role === 'link') return false;
  const labels = labelsOf(page, element);
  // `Delete…` opens a dialog.
  if (element.popup === true && !labels.some(([first = '']) => controlVerbs.has(first))) return true;
  const isSign = signs.test((element.text ?? element.name ?? '').trim());
  return isSign || labels.some((label) => naming.test(label.join(' ')));
}
