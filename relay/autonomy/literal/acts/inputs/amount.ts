/** Puts several of an item into the cart: sets the number beside its button, then presses that. */
import type { Phrase } from '../../grammar/instruction';
import { labelsOf } from '../../page/labels';
import { describe, isTextual, type Page, type PageElement } from '../../page/page';
import { locateNamed, pressNamed } from '../named';
import { type Execution, look, type Resolved, type Run } from '../run';
import { optionOf, resolveChoice } from './choice';
import { resolveInto } from './enter';

export function resolveAmount(
  run: Run,
  page: Page,
  { count, words }: { count: number; words: Phrase },
): Resolved {
  const found = locateNamed(run, page, words);
  if (!('found' in found)) return { failure: 'No button on the page puts this into the cart.' };
  const field = amountBeside(page, found.found);
  if (!field)
    return { failure: `The page does not show one field for the number beside ${describe(found.found)}.` };
  const text = String(count);
  const token = { text, words: [text], quoted: false, start: 0, end: text.length };
  const way = field.options
    ? optionOf(field, [token]) === undefined
      ? { failure: `${describe(field)} does not offer ${text}.` }
      : resolveChoice(run, page, field, [token])
    : resolveInto(run, page, field, { text, quoted: true, isOpen: false }, false);
  if ('failure' in way) return way;
  return {
    distance: found.distance,
    async *perform(): Execution {
      const set = yield* way.perform();
      if ('failure' in set) return set;
      // The page may have made its button anew.
      const button = locateNamed(run, await look(run), words);
      if (!('found' in button)) return { failure: `${describe(found.found)} is gone.` };
      const outcome = yield* pressNamed(run, button.found);
      return 'failure' in outcome ? outcome : { done: `${set.done} ${outcome.done}` };
    },
  };
}

const naming = /^(?:quantity|qty|amount|number|count|pieces|how many)\b/;

/** The only field for a number in the smallest part of the page around the button that has one. */
function amountBeside(page: Page, button: PageElement): PageElement | undefined {
  const now = page.elements.find(({ ref }) => ref === button.ref) ?? button;
  const alike = page.elements.filter((one) => one !== now && one.active && one.name === now.name);
  for (const around of page.above(now)) {
    if (alike.some(({ index }) => index >= around.index && index < around.end)) return undefined;
    const fields = page
      .inside(around)
      .filter(
        (one) =>
          (isTextual(one) || one.options !== undefined) &&
          (one.type === 'number' ||
            one.role === 'spinbutton' ||
            labelsOf(page, one).some((label) => naming.test(label.join(' ')))),
      );
    if (fields.length > 0) return fields.length === 1 ? fields[0] : undefined;
  }
  return undefined;
}
