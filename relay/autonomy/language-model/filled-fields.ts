/** Finds fields that show again what they held before they were filled in: a page may draw them anew. */
import { findAction } from '../../../extension/actions/table';
import type { ActOutcome } from '../model';
import { namesIn } from './names/names-in';

export interface FilledField {
  ref: string;
  /** `textbox "Colour"`. */
  name: string;
  /** What it held before. */
  before: string;
  value: string;
}

const entering: readonly string[] = ['fill', 'type', 'select'];
const byName = /^(?:role=([a-z]+)\[name="((?:\\.|[^"\\])*)"\]|label="?(.+?)"?)$/;
const maxFields = 20;
const maxChars = 80;

/**
 * The fields that acts have filled in, with those of before that were not filled in again.
 * @param tree the page before the acts
 */
export function filledFields(
  known: readonly FilledField[],
  outcomes: readonly ActOutcome[],
  tree: string,
): FilledField[] {
  const names = namesIn(tree);
  const filled = outcomes.flatMap(({ act, result, error }): FilledField[] => {
    const isDone = error === undefined && typeof result === 'object' && result.success;
    if (!isDone || !entering.includes(findAction(act.action)?.name ?? '')) return [];
    const ref = refOf(act.selector, names);
    const before = ref === undefined ? undefined : valueShown(tree, ref);
    const name = names.get(ref ?? '');
    return ref && name && before ? [{ ref, name, before, value: String(act.value ?? '') }] : [];
  });
  const again = new Set(filled.map(({ ref }) => ref));
  return [...known.filter(({ ref }) => !again.has(ref)), ...filled].slice(-maxFields);
}

/** Those that have their old value, under their ref or, if the page made them anew, as the only one of their name. */
export function revertedFields(fields: readonly FilledField[], tree: string): FilledField[] {
  const names = namesIn(tree);
  return fields.filter(({ ref, name, before, value }) => {
    const alike = [...names].filter(([, one]) => one === name).map(([one]) => one);
    const now = names.has(ref) ? ref : alike.length === 1 ? alike[0] : undefined;
    return value !== before && now !== undefined && valueShown(tree, now) === before;
  });
}

/** For the model; empty where there are none. */
export function revertedInWords(fields: readonly FilledField[]): string {
  return fields
    .map(
      ({ ref, name, before, value }) =>
        `The field ${name} [${ref.replace('ref=', '')}] shows its old value ${quoted(before)} again, and not ${quoted(value)} that was filled in: the page did not keep that.`,
    )
    .join('\n');
}

const quoted = (text: string) => JSON.stringify(text.slice(0, maxChars));

function refOf(selector: string, names: ReadonlyMap<string, string>): string | undefined {
  if (selector.startsWith('ref=')) return selector;
  const [, role, name, label] = byName.exec(selector) ?? [];
  const isMeant = (called: string) =>
    role === undefined
      ? label !== undefined && called.endsWith(` ${JSON.stringify(label)}`)
      : called === `${role} "${name}"`;
  const found = [...names].filter(([, called]) => isMeant(called));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** The value that stands before the ref in a snapshot; undefined without one. */
function valueShown(tree: string, ref: string): string | undefined {
  const mark = `[${ref.replace('ref=', '')}]`;
  const at = tree.indexOf(mark);
  if (at < 0) return undefined;
  const line = tree.slice(tree.lastIndexOf('\n', at) + 1, at);
  const [, value] = / = "((?:\\.|[^"\\])*)"(?: [a-z]+(?:=[a-z]+)?)* $/.exec(line) ?? [];
  return value === undefined ? undefined : JSON.parse(`"${value}"`);
}
