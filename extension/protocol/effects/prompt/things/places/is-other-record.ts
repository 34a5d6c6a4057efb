/** Holds an act on the page of a record with another tag, size, code or kind than the prompt says: tag AV-66102 for AV-66120. */

import type { EffectKind } from '../../../consequential';
import { isLoss } from '../../../is-loss';
import { folded, wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import type { Clause } from '../../clauses/clause';
import { holds, isContent } from '../../clauses/clause-content';
import { quantifiers } from '../../words/prompt-words';
import { isClassVerb, isLikeClassVerb, meaningOf } from '../../words/verb-meanings';
import { actingClauses } from '../acts/acting-clauses';
import { measuresIn } from '../features/is-other-measure';
import { isSameKind } from '../numbers/is-other-number';
import { digitsIn, type ThingNumber, thingNumbersIn } from '../numbers/numbers-of-things';
import { isAlikeCode } from './is-alike-code';
import { isOtherDescribed } from './is-other-described';
import { type LabelledValue, recordOf } from './record-of';

/** What is paid or sent is often called by what it is for. */
const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign', 'transfer']);
const between = String.raw`(?:\s+(?:number|no\.?|nr\.?|code|id|is|of|called|named))*(?:\s*[:#]\s*|\s+)["“„'#]?`;
const sizes = /^(?:x{0,4}[sml]|\d?xl)$/i;

export function isOtherRecord(
  prompt: string,
  clauses: readonly Clause[],
  { what, name, row, dialog, page }: ActFacts,
): boolean {
  if (!page || row !== '' || !ofOneThing.has(what)) return false;
  const acting = actingClauses(clauses, meaningOf(what).isLike);
  if (acting.some(({ words }) => words.some((word) => quantifiers.has(word)))) return false;
  const told = acting.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const text = page.text();
  // What the control is called is no label, and neither is its verb above it.
  const [verb = ''] = wordsOf(name);
  const isOfControl = ({ label, value }: LabelledValue) =>
    label === name || (folded(label) === verb && !/\d/.test(value));
  const record = recordOf(text).filter((one) => !isOfControl(one));
  if (record.length === 0 || told.length === 0) return false;
  return (
    hasOtherValue(prompt, told, record) ||
    hasOtherCode(prompt, told, text, record) ||
    hasOtherMeasure(told, record) ||
    (isLoss(what) && isOtherDescribed(prompt, acting, page.headings, [name, dialog, text].join('\n')))
  );
}

/** "Tag AV-66120", where the record has a tag and this is not it. */
function hasOtherValue(prompt: string, told: readonly string[], record: readonly LabelledValue[]): boolean {
  return record.some(({ label, value }) => {
    // A price says what is wrong with a thing as often as which one it is.
    if (/\p{Sc}/u.test(value)) return false;
    const called = wordsOf(label).at(-1) ?? '';
    if (!isContent(called) || isLikeClassVerb(called) || !told.includes(called)) return false;
    const said = valueBehind(called, prompt);
    if (said.length === 0 || !said.every((word) => told.includes(word))) return false;
    const values = record
      .filter((one) => wordsOf(one.label).at(-1) === called)
      .map(({ value }) => wordsOf(value));
    return !values.some((value) => has(value, said));
  });
}

/** What stands behind a label in the prompt and is a code, a number or a size. */
function valueBehind(label: string, prompt: string): string[] {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${label}${between}([\\p{L}\\p{N}][^\\s,;!?"”“]*)`, 'iu');
  const [, value = ''] = found.exec(folded(prompt)) ?? [];
  const plain = value.replace(/\.+$/, '');
  return /\d/.test(plain) || sizes.test(plain) ? wordsOf(plain) : [];
}

function has(value: readonly string[], said: readonly string[]): boolean {
  return value.some((_, at) => said.every((word, index) => value[at + index] === word));
}

/** A code that the page does not show, where its record has one that is built alike. */
function hasOtherCode(
  prompt: string,
  told: readonly string[],
  text: string,
  record: readonly LabelledValue[],
): boolean {
  const meant = thingNumbersIn(prompt).filter(
    ({ kind, value }) => kind.endsWith('-') && wordsOf(value).every((word) => told.includes(word)),
  );
  const digits = meant.length > 0 ? digitsIn(text) : [];
  const codes = meant.length > 0 ? thingNumbersIn(text).map(({ value }) => value) : [];
  const isThere = ({ value }: ThingNumber) =>
    codes.includes(value) || value.split('-').every((one) => digits.includes(one));
  if (meant.some(isThere)) return false;
  const shown = meant.length > 0 ? record.flatMap(({ value }) => thingNumbersIn(value)) : [];
  return meant.some((one) =>
    shown.some((other) => isSameKind(other.kind, one.kind) || isAlikeCode(other, one)),
  );
}

/** "The 140 litre bin" at one of 240 litres. "Cancel 2 nights" may mean a part. */
function hasOtherMeasure(told: readonly string[], record: readonly LabelledValue[]): boolean {
  const inRecord = record.flatMap(({ value }) => measuresIn(value));
  return measuresIn(told.join(' ')).some(({ amount, unit }) => {
    const at = told.findIndex((word, index) => word === amount && told[index + 1] === unit);
    const isCount = at < 1 || isClassVerb(told[at - 1] ?? '');
    const alike = inRecord.filter(({ unit: other }) => holds([other], unit) || `${unit}s` === other);
    return !isCount && alike.length > 0 && !alike.some(({ amount: other }) => other === amount);
  });
}
