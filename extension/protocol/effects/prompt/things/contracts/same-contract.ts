/** Tells names of one contract from those of others: a subscription is cancelled by "End membership" too. */
import { classifyName } from '../../../names/classify-name';
import { wordSet, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds, overlaps } from '../../clauses/clause-content';
import { headAndTail } from '../../clauses/head-and-tail';
import { isTelling } from '../../clauses/telling-words';
import { isDescribing } from '../../words/thing-words';

export const contracts = wordSet(
  `subscription subscriptions membership memberships plan abo abonnement mitgliedschaft abonnement adhesion suscripcion membresia
  abbonamento iscrizione assinatura lidmaatschap subskrypcja`,
);

/** Whether the words name such a contract and say no more of which one, and all that the control is about is one. */
export function isSameContract({ words }: Clause, { object, around }: ActFacts): boolean {
  return (
    object.length > 0 &&
    object.every((word) => contracts.has(word)) &&
    contracts.has(headOf(words)) &&
    !isParticular(words, around)
  );
}

/** Whether what is shown is called another contract than one that the order says more of: "my gym membership", "Cancel subscription?". */
export function isOtherContract(words: readonly string[], shown: readonly string[], around = ''): boolean {
  const [meant, there] = [words, shown].map((all) => all.filter((word) => contracts.has(word)));
  if (!meant?.length || !there?.length || overlaps(meant, there)) return false;
  return isParticular(words, around) || isParticular(shown);
}

/** "My gym membership", "the plan for my phone", as opposed to "my paid subscription", and to the page of the gym. */
function isParticular(words: readonly string[], around = ''): boolean {
  const { head, tail } = headAndTail(words);
  const known = wordsOf(around);
  // "My gym membership with FitLife", on the page of FitLife.
  if (tail.some((word) => isTelling(word) && !contracts.has(word) && holds(known, word))) return false;
  return [...head, ...tail].some(
    (word) =>
      isTelling(word) &&
      !contracts.has(word) &&
      !isDescribing(word) &&
      !closing.has(word) &&
      !holds(known, word),
  );
}

/** Whether another control does the same to what the prompt names, and calls it by the same word. */
export function hasOwnControl({ words }: Clause, { what, otherNames = () => [] }: ActFacts): boolean {
  return otherNames().some((name) => {
    const found = classifyName(name);
    return found?.verbClass === what && overlaps(words, found.object);
  });
}

const after = wordSet('of about for from to in with on at until');
const closing = wordSet('now please immediately today soon asap bitte sofort heute');
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 0 && after.has(word));
  return (end < 0 ? words : words.slice(0, end)).filter((word) => !closing.has(word)).at(-1) ?? '';
}
