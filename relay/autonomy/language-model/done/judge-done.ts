/** Judges the claim of a model that its task is done. */
import type { Act, Decision, Seen } from '../../model';
import { namesOfActs } from '../unbegun-acts';
import type { ActsSoFar, LeftQuestion } from './acts/acts-so-far';
import { type OtherAmount, otherAmount } from './amounts/other-amount';
import { unheldMeasure } from './amounts/unheld-measure';
import { everything, faultOf, readable } from './evidence/evidence';
import { ofUnmade, openOrders, ordersWithoutOwnAct, tooOften, unmadeParts } from './open-orders/open-orders';
import { forbidsFinishing } from './orders/may-stay-unsaved';
import { ordersChange } from './orders/orders-change';
import { inOwnWords } from './orders/own-words';
import { partsUntold } from './parts-untold';
import { saysItWasSo } from './says-it-was-so';
import { saysNotDone } from './says-not-done';
import { tellsOfTask } from './tells-of-task';

/** What a model says when it takes its task for done. */
export interface Claim {
  answer: string;
  evidence: string;
}

interface AskedParts {
  words: string;
  times: number;
  /** Of the claim that was refused for them. */
  evidence: string;
}

/** What is known of the task by then. */
export interface Known {
  /** Whether a claim was refused in the turn before, for its evidence. */
  wasRefused: boolean;
  /** Acts that the model decided on last and that were not begun; none once a claim was refused for them. */
  unbegun: readonly Act[];
  /** What was done so far. */
  acts: ActsSoFar;
  /** Whether a claim was refused before. */
  wasAsked: boolean;
  /** The question that the latest refusal was for; see `Judgement`. */
  askedFor?: string | undefined;
  /** Whether a claim was refused for its amount; see `Judgement`. */
  wasAmountAsked?: boolean | undefined;
  /** The parts of the task that a claim was refused for as no act can have carried them out, and how often. */
  askedParts?: AskedParts | undefined;
  /** What pages said in all turns so far; see `shownWords`. */
  shown: string;
  /** The task, whose own words prove nothing. */
  prompt: string;
}

/** The end of the task, or why it goes on. */
export type Judgement =
  | { end: Extract<Decision, { end: unknown }> }
  | {
      refusal: string;
      /** Whether it was refused for its evidence. */
      isUnproved: boolean;
      /** What the page asked, where it was refused because that was left without an answer, or answered with Cancel. */
      askedFor?: string | undefined;
      /** It was refused, too, for another amount of money than the task gives. */
      isAmountAsked?: boolean | undefined;
      /** It was refused for these, too. */
      askedParts?: AskedParts | undefined;
    };

/** Parts that no act can have carried out are asked for so often. */
const maxTimesAsked = 2;

/** What a model is told of a page whose changes may be lost as the task ends. */
const waiting =
  'the page has sent something to its server and has no answer yet: what it shows may be from before, and the change may be lost if the task ends now. Wait a moment, look what the page says, and end again.';

/**
 * Ends the task as done if pages have shown the evidence; at the second claim in a row without it as given up. Asks once
 * whether the acts that were not begun belong to the task: evidence of one part of a task proves nothing of the others. Asks
 * once, too, for parts of the task that nothing tells of or that no act can have carried out, where the task orders a change
 * and nothing was done that could have made one, and where the latest act was only begun. It ends as given up then, unless the
 * change was made before the task, which its answer says and its evidence tells of, or another act of the task was completed.
 * Asks once, too, where the amount of money or the measure that the task gives is in none of it; a claim that keeps another one
 * tells so. Parts that no act can have carried out are asked for twice, unless the answer says that they were not done: it ends as given up
 * then if the same evidence is claimed for them again.
 * Waits some seconds for what the page is sending to its server, and refuses once while that has no answer.
 */
export async function judgeDone(claim: Claim, seen: Seen, known: Known): Promise<Judgement> {
  const { answer, evidence } = claim;
  const isOrdered = ordersChange(known.prompt);
  const isWaiting = isOrdered && known.askedFor !== waiting && ((await seen.awaitsServer?.()) ?? false);
  const fault = await faultOf(claim, seen, known);
  const gaveUp = (why: string): Judgement => ({
    end: { end: 'gave_up', answer, reason: `The model says that it is done, but ${why}.` },
  });
  if (fault && known.wasRefused) return gaveUp(fault);
  const { unbegun, acts, wasAsked, askedFor, prompt } = known;
  const isUnbegun = unbegun.length > 0;
  const isUndone = !acts.hasActed && !isUnbegun && isOrdered;
  if (isUndone && wasAsked && !fault) {
    const none = 'no act that could have made the change was carried out';
    if (!tellsOfTask(evidence, prompt))
      return gaveUp(`${none}, and its evidence tells nothing of what the task names`);
    if (!saysItWasSo(answer)) return gaveUp(`${none}, and its answer does not say that it was so before`);
  }
  const left = isOrdered && !forbidsFinishing(prompt) ? acts.question : undefined;
  const isTold = left !== undefined && askedFor === left.words;
  if (isTold && !acts.hasFinished && !saysItWasSo(answer)) return gaveUp(ofLeft(left));
  const isFirst = !isUnbegun && !isUndone && !wasAsked && isOrdered;
  const mayAsk = isOrdered && !acts.question && !forbidsFinishing(prompt) && !saysItWasSo(answer);
  const mayBeOpen = isFirst && mayAsk;
  const isAgain = known.askedParts !== undefined && mayAsk && !isUnbegun;
  const mayBeOther = isOrdered && acts.hasActed && !saysItWasSo(answer);
  const tree = mayBeOpen || isAgain || mayBeOther ? await readable(seen, 'snapshot', everything) : '';
  const claimed = { prompt, answer, evidence, acts };
  const page = { tree, shown: known.shown };
  const amount = mayBeOther ? (otherAmount(claimed, page) ?? unheldMeasure(claimed, tree)) : undefined;
  const isAmountAsked = amount !== undefined && !known.wasAmountAsked;
  const parts = mayBeOpen || isAgain ? unmadeParts(claimed, tree) : undefined;
  const times = parts !== undefined && known.askedParts?.words === parts ? known.askedParts.times : 0;
  const isAdmitted = times > 0 && saysNotDone(answer);
  const isLast = times >= maxTimesAsked && !fault;
  const unmadeInWords = `no act can have carried out this part of the task: ${parts}`;
  if (isLast && !isAdmitted && known.askedParts?.evidence === evidence) return gaveUp(unmadeInWords);
  const isOpen = parts !== undefined && !isAdmitted && !isLast;
  const unmade = isOpen ? ofUnmade(parts, times > 0) : mayBeOpen ? openOrders(claimed, page) : undefined;
  const untold = isFirst && !unmade ? partsUntold(prompt, evidence, acts.acted, acts.deeds) : [];
  const open = unmade ?? (mayBeOpen && untold.length === 0 ? ordersWithoutOwnAct(claimed, tree) : undefined);
  const questions = [
    ...(fault
      ? [
          `Not accepted: ${toModel(fault)}. Go on with the task if it is not done; if it is, copy words that show it exactly as they stand on the page, with ... between those that stand apart. If your next answer is done without such words again, the task ends as given up.`,
        ]
      : []),
    ...(isUnbegun
      ? [
          `${fault ? 'And these' : 'Not accepted yet: these'} acts of your last call were not begun: ${namesOfActs(unbegun)}. Is the task done without them? If not, do them now; if it is, say so again.`,
        ]
      : []),
    ...(isUndone && !wasAsked
      ? [
          `${fault ? 'And the' : 'Not accepted yet: the'} task orders a change, and no act that could have made it was carried out. If it is still to be done, do it now; if it was so before, or cannot be done, end again and say so in your answer.`,
        ]
      : []),
    ...(open ? [`${fault ? 'And' : 'Not accepted yet:'} ${open}`] : []),
    ...(isAmountAsked ? [`${fault ? 'And' : 'Not accepted yet:'} ${ofAmount(amount)}`] : []),
    ...(isWaiting ? [`${fault ? 'And' : 'Not accepted yet:'} ${waiting}`] : []),
    ...(untold.length > 0
      ? [
          `${fault ? 'And neither' : 'Not accepted yet: neither'} the evidence nor an act tells of this part of the task: ${untold.map((part) => JSON.stringify(inOwnWords(prompt, part))).join('; ')}. If it is still to be done, do it now; if it is done, end again, with words that show it where a page has any.`,
        ]
      : []),
    ...(left && !isTold
      ? [
          `${fault ? 'And' : 'Not accepted yet:'} ${ofLeft(left)}. ${left.isDismissed ? 'If the task needs it, do the act again and answer with what does it, or leave it to the user' : 'Answer it if the task orders what it asks for'}; if the task is done without it, say so again.`,
        ]
      : []),
  ];
  if (questions.length > 0) {
    const isUnproved = fault !== undefined;
    const askedFor = isWaiting ? waiting : left?.words;
    return {
      refusal: questions.join('\n'),
      isUnproved,
      ...(askedFor !== undefined && { askedFor }),
      ...(isAmountAsked && { isAmountAsked }),
      ...(isOpen && { askedParts: { words: parts, times: times + 1, evidence } }),
    };
  }
  const notes = [
    isUndone && 'no act of the task has changed anything',
    (isAdmitted || isLast) && unmadeInWords,
    isOrdered && tooOften(claimed),
    amount && amountInWords(amount),
  ].flatMap((one) => (one ? [`${one.charAt(0).toUpperCase()}${one.slice(1)}. `] : []));
  return { end: { end: 'done', answer, reason: `${notes.join('')}The page shows: ${evidence}` } };
}

function ofAmount(amount: OtherAmount): string {
  const meant = JSON.stringify(amount.meant);
  return `${toModel(amountInWords(amount))}. If it is still to be entered, or another one was, put it right or say so in your answer; if it is right, end again, with words of the page that show ${meant}.`;
}

/** As callers are told. */
function amountInWords({ meant, other }: OtherAmount): string {
  return other === undefined
    ? `The task gives ${JSON.stringify(meant)}, and neither its evidence nor an act has that amount`
    : `The task gives ${JSON.stringify(meant)}, and what was entered or is told of is ${JSON.stringify(other)}`;
}

function ofLeft({ act, words, isDismissed }: LeftQuestion): string {
  const what = `${act} only led to the question ${JSON.stringify(words)}`;
  return isDismissed
    ? `${what}, which was answered with Cancel or left: what it asks for was not done`
    : `${what}, which nobody has answered yet`;
}

/** Faults are told to callers as well. */
function toModel(fault: string): string {
  return fault
    .replace(/\bits (answer|evidence)\b/g, 'your $1')
    .replace('that it was shown', 'that you were shown');
}
