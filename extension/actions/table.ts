// Why: the one list of all actions; a new action is one file and one line here.
import type { Action } from './action';
import type { PageWorld } from './page-world';
import type { TabWorld } from './tab-world';

/** Actions that run inside a document, by their canonical name. */
export const pageActions = {} satisfies Record<string, Action<PageWorld, never>>;

/** Actions that run in the background on the session's tab. */
export const tabActions = {} satisfies Record<string, Action<TabWorld, never>>;
