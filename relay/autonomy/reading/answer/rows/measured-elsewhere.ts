/** Tells amounts of something else where the page measures the thing itself: the living area for the balcony. */
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';
import { thing } from '../least';
import { presence } from '../match';
import { stemsOf } from '../stems';
import { aboutThePage } from '../weights';

/** What has a unit of its own. */
const ownUnits = new Set<unknown>(['size', 'area']);
const leastCertain = 0.9;

/** Whether another statement has such an amount beside the word for the thing, which this one has not: the area of the balcony. */
export function isMeasuredElsewhere(fact: Fact, { type, terms }: Question, { passages }: Page): boolean {
  if (type === undefined || !ownUnits.has(type)) return false;
  const own = stemsOf(`${fact.text} ${fact.label} ${fact.rowLabel} ${fact.row}`);
  const named = terms.filter(
    ({ start, text, isOfType, weight, maxIfAbsent }) =>
      start >= 0 && !isOfType && weight >= 1 && maxIfAbsent >= thing && !aboutThePage.has(text),
  );
  if (named.some((term) => presence(term, own) > 0)) return false;
  return passages.some(
    ({ text, region, kind }) =>
      !region &&
      kind !== 'heading' &&
      named.some((term) => presence(term, stemsOf(text)) === 1) &&
      spansOf(type, text).some(({ certainty }) => certainty >= leastCertain),
  );
}
