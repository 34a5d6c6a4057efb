/** The one list of all actions; a new action is one file and one line here. */
import type { Action } from './action';
import { attribute } from './page/attribute';
import { check } from './page/check';
import { clear } from './page/clear';
import { click } from './page/click';
import { count } from './page/count';
import { dblclick } from './page/dblclick';
import { drag } from './page/drag';
import { fill } from './page/fill';
import { find } from './page/find';
import { focus } from './page/focus';
import { hover } from './page/hover';
import { html } from './page/html';
import { inspect } from './page/inspect';
import { markdown } from './page/markdown';
import { passages } from './page/passages';
import { press } from './page/press';
import { rightclick } from './page/rightclick';
import { scroll } from './page/scroll';
import { select } from './page/select';
import { snapshot } from './page/snapshot';
import { submit } from './page/submit';
import { text } from './page/text';
import { type } from './page/type';
import { uncheck } from './page/uncheck';
import { upload } from './page/upload';
import { value } from './page/value';
import { visible } from './page/visible';
import type { PageWorld } from './page-world';
import { back } from './tab/back';
import { forward } from './tab/forward';
import { navigate } from './tab/navigate';
import { reload } from './tab/reload';
import { tab } from './tab/tab';
import { tabs } from './tab/tabs';
import { wait } from './tab/wait';
import type { TabWorld } from './tab-world';

/** Actions that run inside a document, by their canonical name. */
export const pageActions = {
  click,
  dblclick,
  rightclick,
  hover,
  drag,
  type,
  fill,
  clear,
  press,
  select,
  check,
  uncheck,
  focus,
  scroll,
  upload,
  submit,
  text,
  html,
  attribute,
  value,
  count,
  visible,
  snapshot,
  markdown,
  passages,
  find,
  inspect,
} satisfies Record<string, Action<PageWorld>>;

/** Actions that run in the background on the session's tab. */
export const tabActions = { navigate, back, forward, reload, wait, tabs, tab } satisfies Record<
  string,
  Action<TabWorld>
>;

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
