/** `Switch to dark mode`, where the page offers `Dark` as its theme. */
import { find } from '../find/find';
import type { Phrase } from '../grammar/instruction';
import { isGroup } from '../page/groups';
import { labelsOf } from '../page/labels';
import { isBox, type Page, type PageElement } from '../page/page';
import { optionOf, resolveChoice, take } from './inputs/choice';
import { mouseOn, notFound } from './mouse';
import { type Resolved, type Run, spoken } from './run';

/** Behind what is called so itself: `Dark mode`. */
const distance = 40;

const labels: Readonly<Record<string, RegExp>> = {
  mode: /\b(?:theme|mode|appearance|colou?r scheme|display)\b/,
  theme: /\b(?:theme|mode|appearance|colou?r scheme)\b/,
  view: /\b(?:view|layout|display)\b/,
  layout: /\b(?:view|layout|display)\b/,
};

export function resolveMode(
  run: Run,
  page: Page,
  { option, noun }: { option: Phrase; noun: string },
): Resolved {
  const isNamed = (element: PageElement) =>
    labelsOf(page, element).some((label) => labels[noun]?.test(label.join(' ')));
  const lists = page.elements.filter((one) => isNamed(one) && optionOf(one, option) !== undefined);
  const [list] = lists;
  if (lists.length > 1) return notFound({ several: lists, distance }, option);
  if (list) {
    const way = resolveChoice(run, page, list, option);
    return 'failure' in way ? way : { ...way, distance };
  }
  const isChoice = (one: PageElement) =>
    (isBox(one) || (one.active === true && one.pressed !== undefined)) &&
    page.above(one).some((around) => isGroup(around) && isNamed(around));
  const found = find(page, option, { among: isChoice, named: true });
  if (!('found' in found)) return { failure: `The page offers no ${noun} that is called ${spoken(option)}.` };
  const { found: choice } = found;
  return {
    distance,
    perform: () => (isBox(choice) ? take(run, choice) : mouseOn(run, 'click', choice)),
  };
}
