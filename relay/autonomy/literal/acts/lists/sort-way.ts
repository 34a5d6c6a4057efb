/** Sorts a list the way that is said: by the option that says so, or by the head of its column until it goes that way. */
import { find } from '../../find/find';
import type { Phrase } from '../../grammar/instruction';
import { tokensOf, wordsOf } from '../../grammar/token';
import { stem } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import { describe, type Page, type PageElement } from '../../page/page';
import { goes, type Way, wayIn } from '../../page/sort-order';
import { optionRole, resolveChoice } from '../inputs/choice';
import { mouseOn, notFound } from '../mouse';
import { act, type Execution, lookUntil, type Resolved, type Run, spoken } from '../run';

export interface Order {
  way: Way;
  /** What is sorted by; empty where the way says it: `newest first`. */
  key: string;
  /** The way as it was said, such as `newest`. */
  said: string;
}

/** What the phrase says of the order; undefined where it says no way. */
export function orderIn(by: Phrase): Order | undefined {
  const said = by.flatMap(({ words }) => words).join(' ');
  const found = wayIn(said);
  if (!found) return undefined;
  const key = found.rest
    .replace(/^(?:the|by|in|with|from)\b ?| ?\b(?:the|by|in|with|from|first|order)$/g, '')
    .trim();
  const implied = found.way && /\b(?:cheapest|most expensive)\b/.test(said) ? 'price' : key;
  return { way: found.way, key: key || implied, said };
}

/** The only option that says what to sort by and which way. */
function meant(labels: readonly string[], { way, key, said }: Order): readonly string[] {
  const wanted = wordsOf(key).map(stem);
  return labels.filter((label) => {
    const words = wordsOf(label).join(' ');
    const own = wayIn(words);
    if (own?.way !== way) return false;
    const rest = wordsOf(own.rest).map(stem);
    if (wanted.length > 0 && wanted.every((word) => rest.includes(word))) return true;
    // `Newest first` for `by date, newest first`.
    return own.rest.replace(/\bfirst\b/, '').trim() === '' && said.includes(words.replace(/ first$/, ''));
  });
}

/** Of a list of orders; undefined where it has no option for this. */
export function resolveWay(run: Run, page: Page, list: PageElement, order: Order): Resolved | undefined {
  if (!list.options) return { distance: 1, perform: () => chooseWay(run, list, order) };
  const labels = list.options.filter(({ disabled }) => !disabled).map(({ label }) => label);
  const [label, ...others] = meant(labels, order);
  if (label === undefined) return undefined;
  if (others.length > 0)
    return {
      failure: `${describe(list)} has several such orders: ${[label, ...others].join(', ')}. Say which.`,
    };
  return resolveChoice(run, page, list, tokensOf(`"${label.replaceAll('"', '')}"`));
}

async function* chooseWay(run: Run, list: PageElement, order: Order): Execution {
  if (list.expanded !== true) {
    const opened = yield* act(run, 'click', list);
    if ('failure' in opened) return opened;
  }
  const option = await lookUntil(run, (page) => {
    const options = page.elements.filter(
      (one) => one.ref !== list.ref && one.active && optionRole.test(one.role ?? ''),
    );
    const labels = meant(options.map(nameOf), order);
    const found = options.filter((one) => labels.includes(nameOf(one)));
    return found.length === 1 ? found[0] : undefined;
  });
  if (!option) return { failure: `${describe(list)} has no such order, or several.` };
  const outcome = yield* mouseOn(run, 'click', option);
  return 'failure' in outcome ? outcome : { done: `Chose ${describe(option)} in ${describe(list)}.` };
}

const nameOf = ({ name, text }: PageElement) => name ?? text ?? '';

/** A column may be sorted the other way first. */
const maxClicks = 3;

/** By the head of a column whose values the page shows. */
export function resolveColumnWay(
  run: Run,
  page: Page,
  isHead: (element: PageElement) => boolean,
  order: Order,
): Resolved {
  const key = tokensOf(order.key);
  const found =
    key.length > 0 ? find(page, key, { among: isHead, partial: 'prefix' }) : { missing: true as const };
  if (!('found' in found)) return notFound(found, key);
  const { found: head } = found;
  if (valuesBelow(page, head).length < 2)
    return { failure: `It is not to be seen which way ${describe(head)} sorts.` };
  return {
    distance: found.distance + 1,
    async *perform() {
      for (let clicks = 0; clicks < maxClicks; clicks += 1) {
        const outcome = yield* mouseOn(run, 'click', head);
        if ('failure' in outcome) return outcome;
        const isSorted = await lookUntil(run, (now) =>
          goes(valuesBelow(now, head), order.way) ? true : undefined,
        );
        if (isSorted) return { done: `Sorted by ${describe(head)}, ${spoken(tokensOf(order.said))}.` };
      }
      return { failure: `${describe(head)} does not sort that way.` };
    },
  };
}

/** What the cells of the column say, from top to bottom. */
function valuesBelow(page: Page, head: PageElement): string[] {
  const now = page.elements.find(({ ref }) => ref === head.ref);
  const chain = now ? [now, ...page.above(now)] : [];
  const cell = chain.find(({ role }) => role === 'columnheader');
  const headRow = chain.find(({ role }) => role === 'row');
  const table = chain.find(({ role }) => /^(?:table|grid|treegrid)$/.test(role ?? ''));
  if (!cell || !headRow || !table) return [];
  const at = cellsIn(page, headRow).indexOf(cell);
  const rows = page.inside(table).filter((one) => one.role === 'row' && one.index > headRow.index);
  return rows.flatMap((row) => {
    const own = cellsIn(page, row)[at];
    const label = own && labelsOf(page, own)[0];
    return own && label ? [own.name ?? own.text ?? ''] : [];
  });
}

function cellsIn(page: Page, row: PageElement): readonly PageElement[] {
  return page.inside(row).filter(({ role }) => /^(?:cell|gridcell|rowheader|columnheader)$/.test(role ?? ''));
}
