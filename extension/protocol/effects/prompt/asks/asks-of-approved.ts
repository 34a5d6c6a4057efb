/** Tells the question that an approved act opens about its own thing from one about more, which nobody has approved. */
import type { EffectKind } from '../../consequential';
import { wordsOf } from '../../words';
import { isContent } from '../clauses/clause-content';
import { isGeneral } from '../clauses/telling-words';
import { askedPhrases } from '../dialogs/asked-phrases';
import { isOneKind } from '../dialogs/confirms-opened';
import { isSameKind } from '../things/numbers/is-other-number';
import { type ThingNumber, thingNumbersIn } from '../things/numbers/numbers-of-things';
import { quantifiers } from '../words/prompt-words';
import { isLikeClassVerb } from '../words/verb-meanings';

/** An act that a person has approved. */
export interface ApprovedAct {
  what: EffectKind;
  /** What the person was shown with it: its name, its row, the page's heading. */
  shown: string;
}

/**
 * Whether the message asks for the same as the approved act, about what was shown with it. It may say the number of that thing,
 * unless another such number was shown.
 */
export function asksOfApproved(message: string, what: EffectKind, approved: ApprovedAct): boolean {
  if (approved.what !== what || wordsOf(message).some((word) => quantifiers.has(word))) return false;
  const shown = wordsOf(approved.shown);
  const things = thingsAsked(message, what);
  return (
    isWithinApproved(message, what, approved.shown) &&
    things.some((word) => shown.includes(word) && !isGeneral(word))
  );
}

/** Whether the message asks about nothing that was not shown with the act, but for words that say of what kind that is. */
export function isWithinApproved(message: string, what: EffectKind, shownBefore: string): boolean {
  const shown = wordsOf(shownBefore);
  const [asked, before] = [message, shownBefore].map((text) => thingNumbersIn(text).filter(isCode));
  const isShown = ({ kind, value }: ThingNumber) =>
    shown.includes(value) || before?.some((one) => one.kind === kind && one.value === value);
  const codes = (asked ?? []).filter((one) => !isShown(one));
  if (codes.some((one) => before?.some((other) => isSameKind(other.kind, one.kind)))) return false;
  const ofCodes = new Set(codes.flatMap(({ kind, value }) => wordsOf(`${kind}${value} ${kind} ${value}`)));
  const joined = new Set(codes.map(({ kind, value }) => `${kind.replace(/-$/, '')}${value}`));
  // Under the heading "Reminders" each row is a reminder.
  const isKnown = (word: string) =>
    shown.includes(word) ||
    shown.includes(`${word}s`) ||
    ofCodes.has(word) ||
    joined.has(word) ||
    (isGeneral(word) && isOneKind(word));
  return thingsAsked(message, what).every(isKnown);
}

function thingsAsked(message: string, what: EffectKind): string[] {
  return askedPhrases(message, (one) => one === what)
    .flat()
    .filter((word) => isContent(word) && !isLikeClassVerb(word));
}

function isCode({ kind }: ThingNumber): boolean {
  return kind.endsWith('-');
}
