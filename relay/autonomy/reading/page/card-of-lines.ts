/** Splits a text of short lines about one thing, such as a contact, into its lines. */
import type { Base, Fact } from './fact';
import { labelledValue } from './labelled-value';
import type { Passage } from './page';

const lines = { min: 2, max: 8, maxLength: 60 };

/** Whether it is short lines that tell of one thing: a name, what that person is, a number. */
export function isCardOfLines({ text, kind }: Passage): boolean {
  const all = text.split('\n');
  return (
    kind !== 'code' &&
    all.length >= lines.min &&
    all.length <= lines.max &&
    all.every((line) => line.length <= lines.maxLength && !/[.!?]$/.test(line))
  );
}

/** Each line beside the others of its card, and not beside what other cards say. */
export function linesOf({ text }: Passage, base: Base): Fact[] {
  const all = text.split('\n');
  return all.flatMap((line, index): Fact[] => {
    const beside = all.filter((_, at) => at !== index).join(' ');
    const { label, value } = labelledValue(line);
    const whole: Fact = { ...base, kind: 'sentence', text: line, beside, quotes: [text, line] };
    return value ? [{ ...whole, kind: 'value', text: value, label, quotes: [line, value] }, whole] : [whole];
  });
}
