/** Reads one act in the forms in which models write it, where its meaning is certain; else says how to write it. */

import * as z from 'zod';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import { findAction } from '../../../extension/actions/table';
import { isRecord } from '../../../extension/protocol/is-record';
import { isRef, withRefs } from '../language-model/to-selector';
import type { Act } from '../model';

type Fields = Record<string, unknown>;

/** Other names of `value`, by action. */
const valueNames: Readonly<Record<string, readonly string[]>> = {
  drag: ['target', 'to'],
  fill: ['text'],
  find: ['text', 'query'],
  navigate: ['url', 'address'],
  press: ['key', 'keys'],
  select: ['option', 'options', 'values'],
  type: ['text'],
};
/** Names that may as well tell of the element: they hold the value where nothing else does. */
const spareValueNames: Readonly<Record<string, readonly string[]>> = { select: ['text', 'label'] };
const anyValueNames = new Set(['value', ...Object.values(valueNames).flat()]);
/** Those that tell of an element are last: beside a ref they only describe it. */
const selectorNames = ['selector', 'ref', 'element', 'target'];
const maxEchoChars = 60;
const example = '{"action":"fill","selector":"ref=e5","value":"..."}';

/** One act of a decision. */
export const actOfModel = z.unknown().transform((given, context): Act => {
  const fields = isRecord(given) ? withAction(given) : `an act is an object such as ${example}`;
  const act = typeof fields === 'string' ? fields : actOf(fields);
  if (typeof act !== 'string') return act;
  context.issues.push({ code: 'custom', message: act, input: given });
  return z.NEVER;
});

function actOf({ action, ...fields }: Fields & { action: string }): Act | string {
  const value = valueIn(action, fields);
  if (typeof value === 'string') return value;
  const own = ownValueNames(action);
  const named = selectorNames.filter((name) => !own.includes(name)).map((name) => onlyOf(fields[name]));
  const selector = named.find((one) => typeof one === 'string' && one !== '');
  const { dialog } = fields;
  return withRefs({
    action,
    selector: typeof selector === 'string' ? selector : '',
    ...(isPlainClick(action, value.value) ? {} : value),
    ...(dialog === 'accept' && { dialog }),
  });
}

/** An array of one is read as what it holds. */
function onlyOf(given: unknown): unknown {
  return Array.isArray(given) && given.length === 1 ? given[0] : given;
}

/** The left button is the one that a click uses in any case. */
function isPlainClick(action: string, value: unknown): boolean {
  const button = isRecord(value) && Object.keys(value).length === 1 ? value.button : value;
  return findAction(action)?.name === 'click' && typeof button === 'string' && /^left$/i.test(button.trim());
}

/** The value under its own name or another one; in words what is wrong where these say different things. */
function valueIn(action: string, fields: Fields): { value?: unknown } | string {
  const under = (names: readonly string[]) => names.map((name) => fields[name]).filter(isGiven);
  const own = under(['value', ...ownValueNames(action)]);
  const isFilled = own.some((one) => one !== '');
  const given = isFilled ? own : [...own, ...under(spareValueNames[findAction(action)?.name ?? ''] ?? [])];
  const filled = given.filter((one) => one !== '');
  const [value = given[0], other] = [...new Map(filled.map((one) => [JSON.stringify(one), one])).values()];
  if (other === undefined) return value === undefined ? {} : { value };
  return `${action} has two values, ${echo(value)} and ${echo(other)}: write one of them as "value", as in ${example}`;
}

/**
 * With the action under its own name, where it is the name of another field: `{"click":"e5"}`. That field may stand beside
 * its name: `{"action":"tab","tab":1}`.
 */
function withAction({ action: name, ...fields }: Fields): (Fields & { action: string }) | string {
  if (typeof name === 'string') {
    const isField = isOffered(name) && isGiven(fields[name]);
    return isField ? underAction(name, fields) : { ...fields, action: name };
  }
  const offered = Object.keys(fields).filter(isOffered);
  const sure = offered.filter((name) => !anyValueNames.has(name));
  const [action, second] = sure.length > 0 ? sure : offered;
  if (action === undefined || second !== undefined) return `an act needs its action, as in ${example}`;
  return underAction(action, fields);
}

function underAction(action: string, fields: Fields): (Fields & { action: string }) | string {
  const { [action]: given, ...rest } = fields;
  if (isRecord(given)) return { ...rest, ...insideOf(action, given), action };
  if (!isGiven(given) || given === true) return { ...rest, action };
  const isPlaced = [selectorNames, ['value', ...ownValueNames(action)]].map((names) =>
    names.some((name) => isGiven(rest[name]) && rest[name] !== ''),
  );
  const place = placeOf(action, given, isPlaced);
  return place === undefined
    ? `it is not clear whether ${echo(given)} is the element or the value of ${action}: write ${example}`
    : { ...rest, [place]: given, action };
}

/** Whether what an action is given is its element or its value; undefined where it may be both. */
function placeOf(
  action: string,
  given: unknown,
  [hasSelector, hasValue]: boolean[],
): 'selector' | 'value' | undefined {
  const { selector, brief } = findAction(action)?.entry ?? ({} as Partial<ActionSpec>);
  if (hasSelector !== hasValue) return hasSelector ? 'value' : 'selector';
  if (hasSelector) return undefined;
  if (typeof given !== 'string') return 'value';
  if (brief === undefined) return 'selector';
  if (isRef(given)) return isTextTaken(action) ? undefined : 'selector';
  return selector === 'required' ? undefined : 'value';
}

/** Whether the value may be any text, such as one that looks like a ref, and no element need be named. */
function isTextTaken(action: string): boolean {
  const { selector, value } = findAction(action)?.entry ?? {};
  return selector === 'optional' && value?.schema.safeParse('e5').success === true;
}

/** An object may hold the fields of the act, or be its value: `{"wait":{"text":"Saved"}}`. */
function insideOf(action: string, given: Fields): Fields {
  const names = [...selectorNames, 'value', 'dialog', ...ownValueNames(action)];
  const isAct = Object.keys(given).length === 0 || names.some((name) => isGiven(given[name]));
  return isAct ? given : { value: given };
}

function ownValueNames(action: string): readonly string[] {
  return valueNames[findAction(action)?.name ?? ''] ?? [];
}

export function isOffered(name: string): boolean {
  return findAction(name)?.entry.offeredToModel === true;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function echo(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= maxEchoChars ? text : `${text.slice(0, maxEchoChars)}…`;
}
