/** The table of all actions: their specifications. The behaviours are in page-behaviours.ts and tab-behaviours.ts. */
import type { ActionSpec } from './action-spec';
import { attributeSpec } from './page/attribute';
import { checkSpec } from './page/check';
import { clearSpec } from './page/clear';
import { clickSpec } from './page/click';
import { countSpec } from './page/count';
import { dblclickSpec } from './page/dblclick';
import { dragSpec } from './page/drag';
import { fillSpec } from './page/fill';
import { findSpec } from './page/find';
import { focusSpec } from './page/focus';
import { hoverSpec } from './page/hover';
import { htmlSpec } from './page/html';
import { inspectSpec } from './page/inspect';
import { markdownSpec } from './page/markdown';
import { passagesSpec } from './page/passages';
import { pressSpec } from './page/press';
import { rightclickSpec } from './page/rightclick';
import { scrollSpec } from './page/scroll';
import { selectSpec } from './page/select';
import { snapshotSpec } from './page/snapshot';
import { submitSpec } from './page/submit';
import { textSpec } from './page/text';
import { typeSpec } from './page/type';
import { uncheckSpec } from './page/uncheck';
import { uploadSpec } from './page/upload';
import { valueSpec } from './page/value';
import { visibleSpec } from './page/visible';
import { backSpec } from './tab/back';
import { forwardSpec } from './tab/forward';
import { navigateSpec } from './tab/navigate';
import { reloadSpec } from './tab/reload';
import { tabSpec } from './tab/tab';
import { tabsSpec } from './tab/tabs';
import { waitSpec } from './tab/wait';

/** Actions that run inside a document, by name. */
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

/** Actions that run in the service worker on the session's tab, by name. */
export const tabSpecs = {
  navigate: navigateSpec,
  back: backSpec,
  forward: forwardSpec,
  reload: reloadSpec,
  wait: waitSpec,
  tabs: tabsSpec,
  tab: tabSpec,
} satisfies Record<string, ActionSpec>;

/** Every action by its name. */
export function allActions(): Record<string, ActionSpec> {
  return { ...pageSpecs, ...tabSpecs };
}

/** The action of this name or synonym. */
export function findAction(name: string): { name: string; entry: ActionSpec } | undefined {
  const entries = Object.entries(allActions());
  const found =
    entries.find(([own]) => own === name) ?? entries.find(([, { synonyms }]) => synonyms.includes(name));
  return found && { name: found[0], entry: found[1] };
}
