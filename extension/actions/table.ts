/**
 * The tables of all actions. To add one, write its file in `page/` or `tab/` and enter it here: its import, its
 * specification and its behaviour. A bundle contains only the tables that it uses.
 */
import type * as z from 'zod/mini';
import type { ActionSpec, Behaviour } from './action-spec';
import { attribute, attributeSpec } from './page/attribute';
import { check, checkSpec } from './page/check';
import { clear, clearSpec } from './page/clear';
import { click, clickSpec } from './page/click';
import { count, countSpec } from './page/count';
import { dblclick, dblclickSpec } from './page/dblclick';
import { drag, dragSpec } from './page/drag';
import { fill, fillSpec } from './page/fill';
import { find, findSpec } from './page/find';
import { focus, focusSpec } from './page/focus';
import { hover, hoverSpec } from './page/hover';
import { html, htmlSpec } from './page/html';
import { inspect, inspectSpec } from './page/inspect';
import { markdown, markdownSpec } from './page/markdown';
import { passages, passagesSpec } from './page/passages';
import { press, pressSpec } from './page/press';
import { rightclick, rightclickSpec } from './page/rightclick';
import { scroll, scrollSpec } from './page/scroll';
import { select, selectSpec } from './page/select';
import { snapshot, snapshotSpec } from './page/snapshot';
import { submit, submitSpec } from './page/submit';
import { text, textSpec } from './page/text';
import { type, typeSpec } from './page/type';
import { uncheck, uncheckSpec } from './page/uncheck';
import { upload, uploadSpec } from './page/upload';
import { value, valueSpec } from './page/value';
import { visible, visibleSpec } from './page/visible';
import type { PageWorld } from './page-world';
import { back, backSpec } from './tab/back';
import { forward, forwardSpec } from './tab/forward';
import { navigate, navigateSpec } from './tab/navigate';
import { reload, reloadSpec } from './tab/reload';
import { tab, tabSpec } from './tab/tab';
import { tabs, tabsSpec } from './tab/tabs';
import { wait, waitSpec } from './tab/wait';
import type { TabWorld } from './tab-world';

/** Specifications of the actions that run inside a document, by name. */
export const pageSpecs = {
  click: clickSpec,
  dblclick: dblclickSpec,
  rightclick: rightclickSpec,
  hover: hoverSpec,
  drag: dragSpec,
  type: typeSpec,
  fill: fillSpec,
  clear: clearSpec,
  press: pressSpec,
  select: selectSpec,
  check: checkSpec,
  uncheck: uncheckSpec,
  focus: focusSpec,
  scroll: scrollSpec,
  upload: uploadSpec,
  submit: submitSpec,
  text: textSpec,
  html: htmlSpec,
  attribute: attributeSpec,
  value: valueSpec,
  count: countSpec,
  visible: visibleSpec,
  snapshot: snapshotSpec,
  markdown: markdownSpec,
  passages: passagesSpec,
  find: findSpec,
  inspect: inspectSpec,
} satisfies Record<string, ActionSpec>;

/** Specifications of the actions that run in the service worker on the session's tab, by name. */
export const tabSpecs = {
  navigate: navigateSpec,
  back: backSpec,
  forward: forwardSpec,
  reload: reloadSpec,
  wait: waitSpec,
  tabs: tabsSpec,
  tab: tabSpec,
} satisfies Record<string, ActionSpec>;

/** What the actions inside a document do, by name. */
export const pageBehaviours = {
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
} satisfies Behaviours<typeof pageSpecs, PageWorld>;

/** What the actions on a tab do, by name. */
export const tabBehaviours = {
  navigate,
  back,
  forward,
  reload,
  wait,
  tabs,
  tab,
} satisfies Behaviours<typeof tabSpecs, TabWorld>;

/** A behaviour for each specification, which takes the values that the schema returns. */
type Behaviours<Specs extends Record<string, ActionSpec>, World> = {
  [Name in keyof Specs]: Behaviour<World, z.output<Specs[Name]['value']['schema']>>;
};

type Specs = typeof pageSpecs & typeof tabSpecs;

/** The names of the actions that a task may use. */
export type OfferedAction = {
  [Name in keyof Specs]: Specs[Name]['offeredToModel'] extends true ? Name : never;
}[keyof Specs];

/** Every action by its name. */
export function allActions(): Record<string, ActionSpec> {
  return { ...pageSpecs, ...tabSpecs };
}

/** What `findAction` answers, by every name and synonym. Made at the first question, and never changed. */
let byName: ReadonlyMap<string, { name: string; entry: ActionSpec }> | undefined;

/** The action of this name or synonym, with the value that it takes under this name. */
export function findAction(name: string): { name: string; entry: ActionSpec } | undefined {
  byName ??= listNames();
  return byName.get(name);
}

function listNames(): ReadonlyMap<string, { name: string; entry: ActionSpec }> {
  const names = new Map<string, { name: string; entry: ActionSpec }>();
  const actions = Object.entries(allActions());
  for (const [own, entry] of actions) {
    for (const name of [own, ...entry.synonyms]) {
      // A synonym never hides another action's own name, nor an earlier synonym.
      if (name !== own && (names.has(name) || actions.some(([other]) => other === name))) continue;
      const { narrower = {} } = entry;
      const value = Object.hasOwn(narrower, name) ? narrower[name] : undefined;
      names.set(name, { name: own, entry: value ? { ...entry, value } : entry });
    }
  }
  return names;
}
