/** Which actions `act` and `read` offer, from the table of actions. */
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { type ActionSpec, hintsOf } from '../../extension/actions/action-spec';
import { allActions } from '../../extension/actions/table';

/** Actions that read, but not for a model to read: one shows the page (look), one lists (tabs), one only waits. */
const elsewhere = ['snapshot', 'tabs', 'wait'];

const isRead = ([name, { effect }]: [string, ActionSpec]) => effect === 'read' && !elsewhere.includes(name);
const isAct = ([name, { effect }]: [string, ActionSpec]) => effect === 'act' || name === 'wait';

/** What `read` reads. */
export const readActions = entriesOf(isRead);
/** What `act` does. */
export const actActions = entriesOf(isAct);

function entriesOf(wanted: (entry: [string, ActionSpec]) => boolean): [string, ActionSpec][] {
  return Object.entries(allActions()).filter(wanted);
}

/** The names, as an enum of a schema. */
export function namesOf(entries: readonly [string, ActionSpec][]): [string, ...string[]] {
  return entries.map(([name]) => name) as [string, ...string[]];
}

/** The hints that are true of a tool that can do any of these actions, on any site. */
export function annotationsOf(entries: readonly [string, ActionSpec][]): ToolAnnotations {
  const hints = entries.map(([, entry]) => hintsOf(entry));
  return {
    readOnlyHint: hints.every(({ readOnlyHint }) => readOnlyHint),
    destructiveHint: hints.some(({ destructiveHint }) => destructiveHint),
    idempotentHint: hints.every(({ idempotentHint }) => idempotentHint),
    openWorldHint: true,
  };
}
