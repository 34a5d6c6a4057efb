/** How well a span of the asked type says a word of the question: a date says "date", and hours say "open". */
import type { Span } from '../../language/spans/names';
import type { AnswerType } from '../../language/spans/spans';
import type { Term } from '../../question/question';

/** A range of times says when something is open, begins and ends. */
const ofRanges = /^(?:opens?|opening|begins?|starts?|ends?|finish(?:es)?|over)$/i;
const range = /\d\s?(?:[–-]|to|until)\s?\d/;
const rangeCounts = 0.9;
const timely = new Set<AnswerType>(['moment', 'date', 'year', 'time']);

export function saidBySpans(spans: readonly Span[], type: AnswerType | undefined): (term: Term) => number {
  const maxCertainty = Math.max(0, ...spans.map(({ certainty }) => certainty));
  const isRange = type !== undefined && timely.has(type) && spans.some(({ text }) => range.test(text));
  return ({ isOfType, typeCounts, text }) => {
    if (isOfType) return maxCertainty * typeCounts;
    return isRange && ofRanges.test(text) ? rangeCounts : 0;
  };
}
