/** How many items a list shows at once: `Show 50 per page`. */
import { tokensOf, wordsOf } from '../../grammar/token';
import { labelsOf } from '../../page/labels';
import { isTextual, type Page, type PageElement } from '../../page/page';
import { resolveChoice } from '../inputs/choice';
import { mouseOn, notFound } from '../mouse';
import type { Resolved, Run } from '../run';

const naming =
  /\b(?:per page|page size|(?:rows|items|results|entries|records|number) (?:per|on a|to show)|show|display)\b|^(?:rows|items|results|entries|records)$/;
const alone = /\b(?:per page|page size|show|display|rows|items|results|entries|records)\b/;

export function resolvePerPage(run: Run, page: Page, count: number): Resolved {
  const text = String(count);
  const option = tokensOf(text);
  const lists = page.elements.filter((one) => isSizeList(page, one, text));
  const links = lists.length > 0 ? [] : page.elements.filter((one) => isSizeLink(page, one, text));
  const [one, ...others] = [...lists, ...links];
  if (!one) return { failure: `Nothing on the page sets ${text} per page.` };
  if (others.length > 0) return notFound({ several: [one, ...others], distance: 0 }, option);
  return lists.length > 0
    ? resolveChoice(run, page, one, tokensOf(labelIn(one, text) ?? text))
    : { distance: 0, perform: () => mouseOn(run, 'click', one) };
}

/** `50`, `50 per page`, `50 / page`. */
function isCount(label: string, text: string): boolean {
  const [first, ...rest] = wordsOf(label);
  return (
    first === text && (rest.length === 0 || /page$|^(?:rows|items|results|entries)$/.test(rest.join(' ')))
  );
}

function labelIn({ options = [] }: PageElement, text: string): string | undefined {
  return options.find(({ label }) => isCount(label, text))?.label;
}

function isSizeList(page: Page, element: PageElement, text: string): boolean {
  const isNamed = labelsOf(page, element).some((label) => naming.test(label.join(' ')));
  if (element.options) {
    const label = labelIn(element, text);
    return label !== undefined && (isNamed || label !== text);
  }
  const isList = element.role === 'combobox' || element.popup === true;
  return isList && !isTextual(element) && isNamed;
}

const maxAround = 12;

/** One of several numbers that stand beside words for it. */
function isSizeLink(page: Page, element: PageElement, text: string): boolean {
  const isLink = element.active && /^(?:link|button|radio)$/.test(element.role ?? '');
  const name = element.name ?? element.text ?? '';
  if (!isLink || !isCount(name, text)) return false;
  if (wordsOf(name).length > 1) return true;
  const around = page.above(element).find((one) => page.inside(one).length > 2);
  const inside = around ? page.inside(around) : [];
  return (
    inside.length <= maxAround &&
    inside.some((one) => one !== element && /^\d+$/.test(one.name ?? '')) &&
    inside.some((one) => !one.active && alone.test(wordsOf(one.text ?? one.name ?? '').join(' ')))
  );
}
