/** Finds acts of an ordered kind that were completed more often than a task orders: two workspaces left in place of one. */
import { type VerbClass, verbClasses } from '../../../../../extension/protocol/effects/consequential';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { relatives } from '../../../../../extension/protocol/effects/prompt/words/negation-words';
import { prepositions } from '../../../../../extension/protocol/effects/prompt/words/prepositions';
import { quantifiers } from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { meaningOf } from '../../../../../extension/protocol/effects/prompt/words/verb-meanings';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import type { Deed } from '../acts/deed';
import { orderedVerb } from '../orders/ordered-verb';
import { orderedChanges } from '../orders/orders-change';

/** They say that one thing is meant. Other languages have the same words for several. */
const single = wordSet('the that this a an my our his her its');
const another = wordSet('again twice repeatedly each every also too times');
const plural = /(?<![siu])s$|^(?:people|children|data|media|both|duplicates)$/;

export interface DoneTooOften {
  order: Clause;
  /** What the acts are called, in their order. */
  acts: readonly string[];
}

/**
 * Only where a task has one order of the kind and it is for one thing. What a page asks in between is no act of its own, and
 * the same button twice may be what opens the question and its answer.
 */
export function doneTooOften(prompt: string, deeds: readonly Deed[]): DoneTooOften | undefined {
  const orders = orderedChanges(prompt);
  const said = wordsOf(prompt);
  for (const order of orders) {
    const [effect, verb] = [effectOf(order), orderedVerb(order)];
    const isAlike = (one: Clause) => one.goesOn || orderedVerb(one) === verb || isOfClass(one, effect);
    if (!isForOne(order) || orders.filter(isAlike).length > 1) continue;
    const done = deeds.filter(
      (deed) => deed.effect !== undefined && (deed.effect === effect || said.includes(head(deed))),
    );
    const same = done.filter((deed) => plain(deed) !== '' && plain(deed) === plain(done.at(-1)));
    if (same.length > 1 && areSeveral(same, deeds)) return { order, acts: same.map(({ target }) => target) };
  }
  return undefined;
}

const plain = (deed: Deed | undefined) => wordsOf(deed?.name ?? '').join(' ');
const head = (deed: Deed) => wordsOf(deed.name ?? '')[0] ?? '';
const isOfClass = (order: Clause, effect: VerbClass | undefined) =>
  effect !== undefined && effectOf(order) === effect;

function effectOf(order: Clause): VerbClass | undefined {
  const verb = orderedVerb(order);
  return verbClasses.find((one) => meaningOf(one).isVerb(verb));
}

/** "Leave that workspace", and not "leave the workspaces", "leave two" or "leave A, B". */
function isForOne(order: Clause): boolean {
  const { words, quotes } = order;
  const behind = words.slice(words.indexOf(orderedVerb(order)) + 1);
  const end = behind.findIndex((word, index) => index > 0 && (prepositions.has(word) || relatives.has(word)));
  const object = end < 0 ? behind : behind.slice(0, end);
  if (words.some((word) => quantifiers.has(word) || another.has(word)) || quotes.length > 1) return false;
  return single.has(object[0] ?? '') && object.length > 1 && !object.some((word) => plural.test(word));
}

/** On several rows, or behind several questions; two alike may be a button and the one that confirms it. */
function areSeveral(same: readonly Deed[], deeds: readonly Deed[]): boolean {
  const isAsked = deeds.some((deed) => deed.isBegun && plain(deed) === plain(same[0]));
  const rows = new Set(same.map(({ target }) => target).filter((target) => target.includes(' in row ')));
  return same.length > 2 || isAsked || rows.size > 1;
}
