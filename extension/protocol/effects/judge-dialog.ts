/** Decides on a dialog that a page opens during an act, or soon after it, where acts with consequences are held. */

import { isCut, messageOf } from '../dialogs';
import type { EffectKind, Hold } from './consequential';
import { classifyMessage, isBareQuestion } from './names/classify-title';
import type { ActFacts } from './prompt/act-facts';
import { type ApprovedAct, asksOfApproved } from './prompt/asks/asks-of-approved';
import { asksOfOther, isInOtherRow, namesOtherRow } from './prompt/asks/asks-of-other';
import { asksOrderedChange } from './prompt/asks/asks-ordered-change';
import { type Asking, asksUnorderedAct } from './prompt/asks/asks-unordered-act';
import { exceeds, isNamed } from './prompt/is-named';

/** What is to be answered; nothing where the session's own policy decides. */
export interface Verdict {
  answer?: 'accept' | 'dismiss';
  /**
   * What accepting it would do, if that is neither named nor inherited: it can be approved. `form` for an act that no class of
   * verbs knows.
   */
  held?: EffectKind;
  /** What accepting it does. */
  accepted?: EffectKind;
}

/**
 * In a task, a `confirm` is accepted if the prompt names what it asks for, or if an act that was let through has opened it
 * and it asks for the same or for nothing in particular, and for no other thing. One about an everyday change is accepted if the prompt orders it, or if
 * it was reported before and the act accepts it, but for an act on another thing, or for another act than ordered on a thing or for good. Nobody has given what a `prompt` asks for, so that is only held.
 * Of a message that is longer than callers see only the beginning is read, and it is accepted by nobody but a person.
 * @param around `done`: what the acts do that were let through: this one, and those before that it may finish
 *   `opener`: the control that the act has pressed
 *   `approved`: the act, where a person has approved it: it may have the question that it opens about the same
 */
export function judgeDialog(
  { type, message }: { type: string; message: string },
  hold: Hold,
  ...around: Around
): Verdict {
  const verdict = judgeRead({ type, message: messageOf(message) }, hold, ...around);
  // Nobody has seen the rest, and to judge all of a very long one takes too long.
  const isUnseen = hold.mode !== 'any' && verdict.answer === 'accept' && isCut(message);
  return isUnseen ? { answer: 'dismiss', held: verdict.accepted ?? 'form' } : verdict;
}

type Around = [
  done: readonly EffectKind[],
  opener: Pick<
    ActFacts,
    'row' | 'isOneOfMany' | 'rowLines' | 'otherRows' | 'offering' | 'rowsAbove' | 'page' | 'opened'
  > &
    Asking,
  approved?: ApprovedAct,
];

function judgeRead(
  { type, message }: { type: string; message: string },
  { mode, prompt, dialogs, accepts }: Hold,
  ...[done, opener, approved]: Around
): Verdict {
  const isAsked = type === 'confirm' || type === 'prompt';
  const isOfTask = prompt !== undefined && type === 'confirm';
  if (!isAsked || dialogs === 'block' || !(isOfTask || dialogs === 'accept')) return {};
  const byPolicy: Verdict = dialogs === 'accept' ? { answer: 'accept' } : {};
  const found = classifyMessage(message);
  const isAccepted = mode !== 'read' && accepts?.includes(message) === true;
  if (!found) {
    const isUnordered = mode === 'named' && prompt !== undefined && asksUnorderedAct(prompt, message, opener);
    const isOrdered =
      (done.length > 0 && isBareQuestion(message) && !isInOtherRow(opener)) ||
      (mode === 'named' &&
        prompt !== undefined &&
        !isUnordered &&
        asksOrderedChange(prompt, message, opener));
    if (isOfTask && isAccepted && !isOrdered && isUnordered) return { answer: 'dismiss', held: 'form' };
    const isMeant = isAccepted || isOrdered;
    return isOfTask && isMeant ? { answer: 'accept' } : byPolicy;
  }
  const { verbClass, object } = found;
  const facts = {
    what: verbClass,
    name: 'OK',
    object,
    isFinisher: true,
    inDialog: true,
    dialog: message,
    ...opener,
    // What stands around the control says nothing of a thing that stands elsewhere.
    ...(namesOtherRow(message, verbClass, opener) && { row: '', rowLines: () => '' }),
  };
  const inherited = asksOfOther(message, verbClass, opener, approved) ? [] : done;
  const isLetThrough =
    (mode === 'any' && isAccepted) ||
    (approved !== undefined && asksOfApproved(message, verbClass, approved)) ||
    (inherited.includes(verbClass) && !(prompt !== undefined && exceeds(prompt, facts))) ||
    (mode === 'named' && prompt !== undefined && isNamed(prompt, facts, inherited));
  return isLetThrough ? { answer: 'accept', accepted: verbClass } : { answer: 'dismiss', held: verbClass };
}
