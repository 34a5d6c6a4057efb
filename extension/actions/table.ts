// Why: the one list of all actions; a new action is one file and one line here.
import type { Action } from './action';
import type { PageWorld } from './page-world';
import type { TabWorld } from './tab-world';

/** Actions that run inside a document, by their canonical name. */
export const pageActions = {} satisfies Record<string, Action<PageWorld, never>>;

/** Actions that run in the background on the session's tab. */
export const tabActions = {} satisfies Record<string, Action<TabWorld, never>>;

/** An action as the relay sees it: its words and its input, never its behaviour. */
export type ActionEntry = Omit<Action<never>, 'run'>;

/** Every action there is, by its canonical name. */
export function allActions(): Record<string, ActionEntry> {
  return { ...pageActions, ...tabActions };
}

/**
 * The action that `name` means: a canonical name, else a synonym, of which the first entry has it.
 * For the relay only, so that the content script does not carry the actions on tabs.
 */
export function findAction(name: string): { name: string; entry: ActionEntry } | undefined {
  const entries = Object.entries(allActions());
  const found =
    entries.find(([own]) => own === name) ?? entries.find(([, { synonyms }]) => synonyms.includes(name));
  return found && { name: found[0], entry: found[1] };
}
