/** Builds the patterns of questions for a thing by its name: "what is the fee for". */
import type { AnswerType } from '../language/spans/spans';

/** What a form of question asks for. */
export interface Form {
  type?: AnswerType;
  shape?: 'clause' | 'reason' | 'manner' | 'definition';
  /** Further words near which the answer may be. */
  adds?: string;
  /** The words of the question that only name the type. */
  typeWords: string;
  isCount?: boolean;
  /** Whether the amount is paid for a time, as salaries are. */
  isPerTime?: boolean;
}

export interface Rule extends Omit<Form, 'typeWords'> {
  /** The group `t` is what says the type. */
  pattern: RegExp;
}

const what = String.raw`\b(?:wh(?:at|ich)|name|in what|in which)(?:’s|'s)?(?: (?:is|was|are|were))?(?: (?:the|its|his|her|their|your|our))?`;
const few = String.raw` (?:[\p{L}\p{N}_'’.-]+ ){0,4}?`;
export const ask = (words: string) => new RegExp(`${what}${few}(?<t>${words})\\b`, 'iu');
/** Only if the word is last or followed by "of" or "for". */
const last = (words: string, group: string) =>
  new RegExp(
    `${what}${few}(?${group}${words})\\b(?=\\s*\\?*$| (?:of|for|to|at|on|in|is|was|does|did|do|can|will|has|have|before|after|now|today|per|an?|each|when|if|with|without|by|from|since|until|during|between|including|with|that|I|we|you)\\b)`,
    'iu',
  );

/** The same, where the words name only the type. */
export const asked = (words: string) => last(words, '<t>');
export const called = (words: string) => last(words, ':');

/** What takes a time: its time is a duration, not one of day. */
export const lasting =
  'lease|wait(?:ing)?|response|reaction|processing|delivery|turnaround|lead|cook(?:ing)?|bak(?:ing|e)|prep(?:aration)?|drying|rest(?:ing)?|rising|charg(?:e|ing)|recovery|travel|journey|flight|driving|walking|transit|transfer|run(?:ning)?|play(?:ing)?|screen|battery|build|boot|load(?:ing)?|set-?up|idle|retention|hold(?:ing)?';
