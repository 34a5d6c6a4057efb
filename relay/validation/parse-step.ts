/** Checks a step with the specification of its action, and explains what does not fit. */
import * as z from 'zod/mini';
import type { ActionSpec } from '../../extension/actions/action-spec';
import { RelayError } from '../../extension/protocol/errors';
import { exceedsJsonBounds } from './exceeds-json-bounds';
import { isNestedOver } from './is-nested-over';
import { type Issue, issueWords } from './issue-words';
import { nearestName } from './nearest-name';
import { fieldsOf } from './steps/fields-of';
import { valueAt } from './value-at';

/** More than any action takes, and far less than what a frame can be written of. */
const maxDepth = 50;
/** Of a value that carries neither files nor long texts. */
const maxPlainChars = 1_000_000;

/**
 * Selector and value as the behaviour of the action takes them.
 * @param action the name that the caller used, for the error
 * @throws RelayError bad_request: names the part that does not fit, and what the action expects
 */
export function parseStep(
  action: string,
  entry: ActionSpec,
  step: { selector: string; value?: unknown },
): { selector: string; value: unknown } {
  const selector = step.selector.trim();
  if (entry.selector === 'required' && selector === '') {
    throw new RelayError('bad_request', `\`selector\` is missing: ${action} needs to know the element.`);
  }
  if (isNestedOver(step.value, maxDepth)) {
    throw new RelayError(
      'bad_request',
      `\`value\` is not right: its lists and objects are inside each other more than ${maxDepth} deep.`,
    );
  }
  checkSize(action, entry, step.value);
  const { schema } = entry.value;
  const parsed = z.safeParse(schema, step.value);
  if (parsed.success) return { selector, value: parsed.data };
  // A number stands for its digits where a text is wanted.
  const wantsText = typeof step.value === 'number' && !z.safeParse(schema, 1).success;
  const asText = wantsText ? z.safeParse(schema, String(step.value)) : undefined;
  if (asText?.success) return { selector, value: asText.data };
  throw new RelayError('bad_request', explain(action, entry, step.value, parsed.error.issues));
}

/** @throws RelayError body_too_large, bad_request */
function checkSize(action: string, entry: ActionSpec, value: unknown): void {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (!entry.valueMayBeLarge && text.length > maxPlainChars)
    throw new RelayError(
      'body_too_large',
      `\`value\` is over ${maxPlainChars} characters, which the action "${action}" does not take. Send less at once.`,
    );
  // A text may be JSON that is parsed, and only one that is may begin so.
  const excess = /^\s*[[{]/.test(text) && isParsed(entry) ? exceedsJsonBounds(text) : undefined;
  if (excess) throw new RelayError('bad_request', `\`value\` is not right: it has ${excess}.`);
}

/** Whether its value may be JSON in a text: a text by itself is none. */
function isParsed({ value: { schema } }: ActionSpec): boolean {
  return schema._zod.def.type !== 'string';
}

function explain(
  action: string,
  { value: { schema, description } }: ActionSpec,
  given: unknown,
  issues: readonly z.core.$ZodIssue[],
): string {
  if (given === undefined || given === null) return `\`value\` is missing: ${action} needs ${description}.`;
  const issue = mostSpecific(issues);
  if (issue?.code === 'unrecognized_keys') return unknownField(issue.path, issue.keys, fieldsOf(schema));
  const held = issue && valueAt(asJson(given), issue.path);
  const words = issue && issueWords(issue as Issue, held);
  // What zod says by itself of texts says nothing to people.
  if (!issue || !words || /^(Invalid |expected JSON$)/.test(words))
    return `\`value\` does not fit the action "${action}", which takes ${description}.`;
  const name = `\`${['value', ...issue.path].join('.')}\``;
  const text = held === undefined ? `${name} is missing: ${words}` : `${name} is not right: ${words}`;
  return text.endsWith('?') ? text : `${text}.`;
}

function unknownField(
  path: readonly PropertyKey[],
  [key = '']: readonly string[],
  fields: readonly string[][],
): string {
  const known = [...new Set(fields.flatMap((field) => field.at(-1) ?? []))];
  const nearest = nearestName(key, known);
  const here = path.filter((part) => typeof part === 'string').join('.');
  const places = fields.filter((field) => field.at(-1) === nearest);
  const isHere = places.some((field) => field.slice(0, -1).join('.') === here);
  const meant = isHere ? nearest : places[0] && ['value', ...places[0]].join('.');
  const advice = meant ? `did you mean \`${meant}\`?` : `the fields are ${known.join(', ')}.`;
  return `\`${['value', ...path, key.slice(0, 100)].join('.')}\` is not a known field: ${advice}`;
}

/** Of a value that may be one of several, the issue with what it seems to be; undefined where it is none of them. */
function mostSpecific(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const issue = issues.find(isUnknownField) ?? issues[0];
  if (issue?.code !== 'invalid_union')
    return issue?.code === 'invalid_type' && issue.path.length === 0 ? undefined : issue;
  const found = issue.errors.flatMap((branch) => mostSpecific(branch) ?? []);
  const [deepest] = found.sort((one, other) => other.path.length - one.path.length);
  const best = found.find(isUnknownField) ?? deepest;
  return best && { ...best, path: [...issue.path, ...best.path] };
}

function isUnknownField({ code }: z.core.$ZodIssue): boolean {
  return code === 'unrecognized_keys';
}

/** What a text that is JSON stands for. */
function asJson(given: unknown): unknown {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}
