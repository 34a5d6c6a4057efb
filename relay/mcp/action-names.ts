/** Which actions `act` and `read` offer, from the table of actions, and where the others are. */
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { type ActionSpec, hintsOf } from '../../extension/actions/action-spec';
import { allActions, findAction } from '../../extension/actions/table';
import { notActions } from '../validation/not-actions';

/** Actions that read, but not for a model to read: one shows the page (look), one lists (tabs), one only waits. */
const elsewhere = ['snapshot', 'tabs', 'wait'];

/** The tools that show and list. */
const ownTool: Readonly<Record<string, string>> = { snapshot: 'look', tabs: 'tabs' };

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

/** What to do in place of an action that a tool does not offer by this name; undefined where none is meant. */
export function adviceFor(offered: readonly [string, ActionSpec][], { input }: { input?: unknown }) {
  if (typeof input !== 'string') return undefined;
  const found = findAction(input)?.name;
  if (!found) return notActions(input);
  if (offered.some(([name]) => name === found)) return `"${input}" is called "${found}" here`;
  if (ownTool[found]) return `the tool \`${ownTool[found]}\` does that`;
  const reads = readActions.some(([name]) => name === found);
  return `the tool ${reads ? `\`read\` does that, with what: "${found}"` : `\`act\` does that, with action: "${found}"`}`;
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
