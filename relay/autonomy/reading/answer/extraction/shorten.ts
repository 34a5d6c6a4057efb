/** Shortens a long sentence to the clauses that answer the question. */

import { collapse } from '../../../../../extension/protocol/collapse';
import type { Span } from '../../language/spans/names';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';
import type { Weights } from '../weights';

/** Longer answers are shortened. */
const maxAnswerLength = 200;
/** The weight of a span of the requested type, in words of the question. */
const spanCounts = 4;
const border =
  /[;:,]\s|\s[–—-]\s|\s(?=\()|\)\s|\s(?=(?:and|but|which|who|because|while|although|after|when|where)\s)/g;

/** The consecutive clauses with most of the question's words and requested spans; the whole text if it is short. */
export function shorten(text: string, spans: readonly Span[], question: Question, weights: Weights): string {
  const whole = collapse(text);
  if (whole.length <= maxAnswerLength) return whole;
  const cuts = [0, ...[...text.matchAll(border)].map((match) => match.index + match[0].length), text.length];
  let best = { worth: -1, text: cutAt(whole) };
  for (const [from, start] of cuts.entries())
    for (const end of cuts.slice(from + 1)) {
      const part = collapse(text.slice(start, end)).replace(/[\s,;:–—(-]+$/, '');
      if (part.length > maxAnswerLength) break;
      const inside = spans.filter((span) => span.start >= start && span.end <= end);
      const maxCertainty = Math.max(0, ...inside.map(({ certainty }) => certainty));
      // Of equal ones the longer one wins.
      const worth = termsIn(part, question, weights) + spanCounts * maxCertainty + part.length / 1_000;
      if (worth > best.worth) best = { worth, text: part };
    }
  return best.text;
}

function termsIn(text: string, { terms }: Question, weights: Weights): number {
  const stems = stemsOf(text);
  return terms.reduce((sum, term) => sum + (weights.of.get(term.stem) ?? 0) * presence(term, stems), 0);
}

/** A single long clause is cut between two words. */
function cutAt(text: string): string {
  return text.slice(0, maxAnswerLength + 1).replace(/\s\S*$/, '');
}
