/** Reads what something costs once its first time is over: "Price on renewal", where "Price, first year" stands beside. */
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const asksLater =
  /\bafter (?:the |my |our |that |this )?(?:first|initial|trial|intro\w*|promo\w*|offer|\d+) ?\w*(?: \w+)?\s*\?*$|\b(?:on|at|upon|after) (?:the )?renewal\b|\bwhen (?:it|I|we) renews?\b|\bfrom the second (?:year|month)\b/i;
const ofLater =
  /\b(?:renew(?:al|als|s|ed|ing)?|afterwards?|thereafter|then|subsequent|following|from (?:the )?(?:second|2nd|third|(?:year|month) \d+)|after (?:the |\d+ |that)?\w*)\b/i;

/** The only amount for later in the column or row that the question names; undefined where there are several, or none. */
export function laterPrice(
  { type, text, terms }: Question,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  if (type !== 'money' || !asksLater.test(text)) return undefined;
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  const later = facts.filter(
    (fact) =>
      fact.kind !== 'sentence' &&
      ofLater.test(`${fact.label} ${fact.rowLabel}`) &&
      spansOf('money', fact.text).length > 0,
  );
  const named = later.filter(({ label, rowLabel }) =>
    names.every((term) => presence(term, stemsOf(`${label} ${rowLabel}`)) === 1),
  );
  const [only, ...others] = named;
  return only && others.length === 0 ? { fact: only, answer: only.text } : undefined;
}
