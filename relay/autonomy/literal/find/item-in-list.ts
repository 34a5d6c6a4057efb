/** Finds an item of the page's list by its place, and what there is to be clicked in it: `Open the second result`. */
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { articles, prepositions } from '../grammar/words';
import { isField, type Page, type PageElement } from '../page/page';
import type { Found } from './find';
import { isHead, ordinalPlace } from './ordinal-items';
import { inPlaces } from './places';

const listed = /^(?:row|listitem|article|treeitem)$/;
/** Lists of what can be done, and of where one can go. */
const besideContent = /^(?:navigation|banner|contentinfo|menu|menubar|tablist|toolbar|complementary)$/;
/** Behind the ordinal, the noun and the places that were named. */
const distance = 12;

/** The item; missing where the phrase is none, or where it is not clear of which list. */
export function itemInList(page: Page, phrase: Phrase): Found {
  const words = phrase.filter((token) => !articles.has(bareWord(token) ?? ''));
  const at = words.findIndex((token, index) => index > 0 && prepositions.has(bareWord(token) ?? ''));
  const [own, where] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const place = own.some(({ quoted }) => quoted)
    ? undefined
    : ordinalPlace(own.flatMap((token) => token.words));
  if (!place) return { missing: true };
  const all = itemsOf(page);
  const around = where.flatMap((token) => token.words);
  // `the Fruit list` is the one under the heading `Fruit`.
  const isList = around.length > 1 && /^(?:list|table|section|grid)$/.test(around.at(-1) ?? '');
  const places = where.length > 0 ? [isList ? around.slice(0, -1) : around] : [];
  const named = inPlaces(page, all, [...places, ...(place.noun.length > 0 ? [place.noun] : [])]);
  const lists = [...new Set(named.map(({ parent }) => parent))];
  if (lists.length > 1) return { several: named, distance };
  const one = named.at(place.ordinal > 0 ? place.ordinal - 1 : place.ordinal);
  return one ? { found: one, distance } : { missing: true };
}

/** The outermost items of lists, without those beside the content. */
function itemsOf(page: Page): readonly PageElement[] {
  const items = page.elements.filter((one) => listed.test(one.role ?? '') && !isHead(page, one));
  return items.filter((one) => {
    const above = page.above(one);
    return !above.some(({ role = '' }) => listed.test(role) || besideContent.test(role));
  });
}

/** What a click on an item is for: the item itself, or the only control that leads to it. */
export function leadingIn(page: Page, item: PageElement): PageElement | undefined {
  if (item.active || !listed.test(item.role ?? '')) return item;
  const inside = page.inside(item).filter((one) => one.active && !isField(one));
  const links = inside.filter(({ role }) => role === 'link');
  const opening = inside.filter((one) => /^(?:open|view|details|read|show)\b/i.test(one.name ?? ''));
  for (const some of [inside, links, opening]) if (some.length === 1) return some[0];
  const targets = new Set(links.map(({ href }) => href));
  return links.length > 0 && targets.size === 1 ? links[0] : inside.length === 0 ? item : undefined;
}
