/** Tells from which age on something is allowed. */
import type { Question } from '../../../question/question';

const asked =
  /\bhow old (?:do|does|must|should|have|has|need)\b|\b(?:minimum|youngest|lowest|least) age\b|\b(?:from|at|starting (?:at|from)) (?:what|which) age\b/i;
const said =
  /\b(?:at least|minimum(?: age)?(?: of| is|:)?|turned|reached(?: the age of)?|from(?: the)? age(?: of)?|aged?|over) \d{1,2}\b(?! ?(?:%|days|weeks|minutes|hours|km))|\b\d{1,2}(?: years?(?: old| of age)?)? (?:or|and) (?:over|older|above|up)\b|\b\d{1,2}\+/i;
const ofOthers = /\b(?:under|younger than|below|until|up to)(?: the age of)? \d{1,2}\b/i;

/** Whether it is a bound of age from below. */
export function saysLeastAge(text: string): boolean {
  return said.test(text) && !ofOthers.test(text);
}

export function asksLeastAge({ text }: Question): boolean {
  return asked.test(text);
}
