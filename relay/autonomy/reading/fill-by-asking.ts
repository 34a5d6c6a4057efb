/** Fills a JSON Schema by asking the page for each property by its name. */

import { collapse } from '../../../extension/protocol/collapse';
import { escaped } from '../../../extension/protocol/escaped';
import { isRecord } from '../../../extension/protocol/is-record';
import { precision } from './answer/match';
import { readAnswer } from './answer/read-answer';
import { type JsonSchema, pointer, resolved } from './json-schema';
import { numberIn } from './language/spans/units';
import type { Page } from './page/page';
import type { Proof } from './page/quotes';
import { readQuestion } from './question/question';

const deepest = 5;
const maxLeaves = 100;
/** References make a small schema a large object. */
const maxProperties = 1_000;

/** The data, with null for what is not on the page, and the quote of each leaf by JSON Pointer. */
export function fillByAsking(
  schema: JsonSchema,
  page: Page,
  proof: Proof,
): { data: unknown; quotes: Record<string, string> } {
  const quotes: Record<string, string> = {};
  let leaves = 0;
  let properties = 0;
  return { data: fill(schema, '', '', 0), quotes };

  function fill(given: unknown, at: string, name: string, depth: number): unknown {
    const part = resolved(given, schema);
    properties += 1;
    if (properties > maxProperties) return null;
    if (isRecord(part.properties) && depth < deepest) {
      const entries = Object.entries(part.properties);
      return Object.fromEntries(
        entries.map(([key, one]) => [key, fill(one, pointer(at, key), key, depth + 1)]),
      );
    }
    leaves += 1;
    if (leaves > maxLeaves) return null;
    if (typesOf(part).includes('array')) return list(part, at, name);
    const { found, answer, sourceText } = readAnswer(page, questionFor(part, name), proof);
    const value = found ? typedValue(answer, sourceText, part) : null;
    if (value !== null) quotes[at] = sourceText;
    return value;
  }

  /** The items of the list under a heading of that name. */
  function list(part: JsonSchema, at: string, name: string): unknown {
    const items = resolved(part.items, schema);
    const question = readQuestion(wordsOfKey(name));
    const under = page.passages.filter(
      ({ kind, trail }) => kind === 'item' && precision(trail.at(-1) ?? '', question) >= 0.5,
    );
    const values = under
      .map(({ text }) => ({ value: typedValue(collapse(text), text, items), quote: collapse(text) }))
      .filter(({ value, quote }) => value !== null && proof(quote));
    for (const [index, { quote }] of values.entries()) quotes[pointer(at, index)] = quote;
    return values.map(({ value }) => value);
  }
}

function typesOf(part: JsonSchema): unknown[] {
  return Array.isArray(part.type) ? part.type : [part.type];
}

function questionFor(part: JsonSchema, name: string): string {
  const words = [part.description, part.title].find((one) => typeof one === 'string') ?? wordsOfKey(name);
  const text = String(words).trim();
  if (/\?$|^(?:who|when|where|what|which|how|is|are|does|do|can|has)\b/i.test(text)) return text;
  if (typesOf(part).includes('boolean')) return `Is it ${text}?`;
  return `What is the ${text.replace(/^the /i, '').replace(/[.]$/, '')}?`;
}

function wordsOfKey(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}

/** The answer in the type of the schema; null if it cannot be converted. */
function typedValue(answer: string, source: string, part: JsonSchema): unknown {
  const types = typesOf(part);
  if (Array.isArray(part.enum))
    return part.enum.find((one) => sameWords(String(one), answer, source)) ?? null;
  if (types.includes('boolean')) return /^yes$/i.test(answer) ? true : /^no$/i.test(answer) ? false : null;
  if (types.includes('number') || types.includes('integer')) {
    const value = numberIn(answer);
    return Number.isNaN(value) || (!types.includes('number') && !Number.isInteger(value)) ? null : value;
  }
  return types.includes('string') || types.includes(undefined) ? answer : null;
}

function sameWords(option: string, answer: string, source: string): boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped(option)}(?![\\p{L}\\d])`, 'iu');
  return pattern.test(answer) || pattern.test(source);
}
