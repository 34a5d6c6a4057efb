import type { Act, Decision, Seen } from '../../model';
import { namesOfActs } from '../unbegun-acts';
import { faultOf } from './evidence';
import { ordersChange } from './orders-change';
import { partsUntold } from './parts-untold';
import { tellsOfTask } from './tells-of-task';

/** What a model says when it takes its task for done. */
export interface Claim {
  answer: string;
  evidence: string;
}

/** What is known of the task by then. */
export interface Known {
  /** Whether a claim was refused in the turn before, for its evidence. */
  wasRefused: boolean;
  /** Acts that the model decided on last and that were not begun; none once a claim was refused for them. */
  unbegun: readonly Act[];
  /** Whether an act that may change something was carried out. */
  hasActed: boolean;
  /** The names and values of what was acted on in all turns so far. */
  acted: string;
  /** Whether a claim was refused before. */
  wasAsked: boolean;
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
    };

/**
 * Ends the task as done if pages have shown the evidence; at the second claim in a row without it as given up. Asks once
 * whether the acts that were not begun belong to the task: evidence of one part of a task proves nothing of the others. Asks
 * once, too, for parts of the task that nothing tells of, and where the task orders a change and nothing was done that could have made one: it may have been so before,
 * which evidence without a word of the task does not show.
 */
export async function judgeDone(claim: Claim, seen: Seen, known: Known): Promise<Judgement> {
  const { answer, evidence } = claim;
  const fault = await faultOf(claim, seen, known);
  if (fault && known.wasRefused) {
    return { end: { end: 'gave_up', answer, reason: `The model says that it is done, but ${fault}.` } };
  }
  const isUnbegun = known.unbegun.length > 0;
  const isUndone = !known.hasActed && !isUnbegun && ordersChange(known.prompt);
  if (isUndone && known.wasAsked && !fault && !tellsOfTask(evidence, known.prompt)) {
    const reason =
      'The model says that it is done, but no act that could have made the change was carried out, and its evidence tells nothing of what the task names.';
    return { end: { end: 'gave_up', answer, reason } };
  }
  const untold =
    isUnbegun || isUndone || known.wasAsked ? [] : partsUntold(known.prompt, evidence, known.acted);
  const questions = [
    ...(fault
      ? [
          `Not accepted: ${fault}. Go on with the task if it is not done; if it is, copy words that show it exactly as they stand on the page, with ... between those that stand apart. If your next answer is done without such words again, the task ends as given up.`,
        ]
      : []),
    ...(isUnbegun
      ? [
          `${fault ? 'And these' : 'Not accepted yet: these'} acts of your last call were not begun: ${namesOfActs(known.unbegun)}. Is the task done without them? If not, do them now; if it is, say so again.`,
        ]
      : []),
    ...(isUndone && !known.wasAsked
      ? [
          `${fault ? 'And the' : 'Not accepted yet: the'} task orders a change, and no act that could have made it was carried out. If it is still to be done, do it now; if it was so before, or cannot be done, end again and say so in your answer.`,
        ]
      : []),
    ...(untold.length > 0
      ? [
          `${fault ? 'And neither' : 'Not accepted yet: neither'} the evidence nor an act tells of this part of the task: ${untold.map((part) => JSON.stringify(part)).join('; ')}. If it is still to be done, do it now; if it is done, end again, with words that show it where a page has any.`,
        ]
      : []),
  ];
  if (questions.length > 0) return { refusal: questions.join('\n'), isUnproved: fault !== undefined };
  return { end: { end: 'done', answer, reason: `The page shows: ${evidence}` } };
}
