/** Facts that a heading with a date, a version or a name answers: what stands in its section. */
import { type AnswerType, spansOf } from '../language/spans/spans';
import type { Fact } from './fact';
import { inPieces } from './facts';
import type { Page, Passage } from './page';

const maxHeadingLength = 60;
/** Longer sections are chapters, whose headings name no single thing. */
const maxPassages = 12;
const maxQuoteLength = 600;

/** What a heading may be as a whole, to answer a question for it. */
const answering = new Set<AnswerType>(['version', 'date', 'moment', 'year', 'time', 'person']);
const leastCertain = 0.55;
const leastShare = 0.8;

/** Every passage of a short section whose heading is of the type, as a fact whose text is that heading. */
export function sectionFacts({ passages }: Page, type: AnswerType | undefined): Fact[] {
  if (type === undefined || !answering.has(type)) return [];
  return passages.flatMap((heading, index) => {
    if (heading.kind !== 'heading' || heading.region || !isOf(type, heading.text)) return [];
    const section = sectionOf(passages, index);
    if (section.length > maxPassages || !hasSibling(passages, index)) return [];
    return section.flatMap((passage, at) =>
      // "An engineer comes on Wednesday" tells its own day.
      type === 'date' && hasDay(passage.text)
        ? []
        : inPieces(factOf(heading, index, section.slice(0, at + 1), passage)),
    );
  });
}

function hasDay(text: string): boolean {
  return spansOf('date', text).some(({ certainty }) => certainty >= leastCertain);
}

function isOf(type: AnswerType, text: string): boolean {
  if (text.length > maxHeadingLength) return false;
  return spansOf(type, text).some(
    ({ start, end, certainty }) => certainty >= leastCertain && end - start >= leastShare * text.length,
  );
}

function factOf(heading: Passage, index: number, until: readonly Passage[], { text }: Passage): Fact {
  const whole = [heading, ...until].map((passage) => passage.text).join(' ');
  return {
    kind: 'cell',
    passage: index,
    text: heading.text,
    label: '',
    row: text,
    rowLabel: '',
    before: '',
    after: '',
    beside: '',
    struck: [],
    quotes: [...(whole.length <= maxQuoteLength ? [whole] : []), heading.text],
  };
}

/** What follows the heading until the next one. */
function sectionOf(passages: readonly Passage[], index: number): Passage[] {
  const rest = passages.slice(index + 1, index + 2 + maxPassages);
  const end = rest.findIndex(
    ({ kind, trail }) => kind === 'heading' || trail.at(-1) !== passages[index]?.text,
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether another heading stands under the same ones. */
function hasSibling(passages: readonly Passage[], index: number): boolean {
  const place = passages[index]?.trail.join('/');
  return passages.some(
    ({ kind, trail }, at) => at !== index && kind === 'heading' && trail.join('/') === place,
  );
}
