/** What a cell says of itself or of its row: of which kind it is, or only by what number the row is known. */
import { wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import { stemsOf } from '../../stems';

/** Whether a cell says itself of which kind it is, in the row that the question names: "Load L-312". */
export function saysHead(
  { kind, text, label, row, rowLabel }: Fact,
  { head, type, terms, superlative }: Question,
): boolean {
  if (kind !== 'cell' || rowLabel === '' || head === undefined || type || superlative) return false;
  const [own, rest] = [stemsOf(text), stemsOf(`${rowLabel} ${row}`)];
  if (!own.has(head) || own.size < 2 || stemsOf(label).has(head)) return false;
  return terms.some((term) => term.stem !== head && term.weight >= 1 && presence(term, rest) > 0);
}

/** A number that names a row: "R-8840". */
const codeOfRow = /^(?=.*\d)[\p{Lu}\d#/.-]+$/u;
const namely = new Set<unknown>(['person', 'organization', 'place', undefined]);

/** Whether it is only the number of its row, for a question about something else than that number. */
export function isCodeOfRow(
  { kind, text, label, rowLabel }: Fact,
  { type, isPolar, noun, head }: Question,
): boolean {
  if (kind !== 'cell' || rowLabel !== '' || isPolar || !namely.has(type) || !codeOfRow.test(text))
    return false;
  const asked = wordsOf(noun).at(-1)?.stem;
  const own = stemsOf(label);
  return asked !== undefined && ![asked, head].some((stem) => stem !== undefined && own.has(stem));
}

/** Whether it only says of what type the row is: "string". */
export function isTypeOfRow({ kind, label, rowLabel }: Fact, { type, isPolar, text }: Question): boolean {
  if (kind !== 'cell' || rowLabel === '' || type || isPolar) return false;
  return /^(?:data )?type$/i.test(label) && !/\b(?:types?|kinds?|sorts?)\b/i.test(text);
}
