/** Tells whether a statement only says again what is asked about, and when that was. */
import { spansOf } from '../../../language/spans/spans';
import { stopWords } from '../../../language/stop-words';
import { wordsOf } from '../../../language/words';
import type { Question } from '../../../question/question';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';

/** What something showed or said its date does not tell. */
export function addsOnlyDate({ fact }: Candidate, { text, type, isPolar, shape }: Question): boolean {
  if (type || isPolar || shape !== 'clause' || fact.kind !== 'sentence' || !outcome.test(text)) return false;
  const moments = spansOf('moment', fact.text);
  if (moments.length === 0) return false;
  const rest = moments.reduce((left, span) => left.replace(span.text, ' '), fact.text);
  const asked = stemsOf(text);
  return wordsOf(rest).every(({ text: word, stem }) => stopWords.has(word.toLowerCase()) || asked.has(stem));
}

const outcome = /^(?:and |so )?what (?:did|does|do|was|were|is|are|has|have)\b/i;
