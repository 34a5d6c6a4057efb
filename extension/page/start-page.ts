/** Sets up one document to serve steps, once, however often the script is put into it. */

import type { PageWorld } from '../actions/page-world';
import { type Enter, perform } from '../actions/perform';
import { presentTarget } from '../actions/target';
import type { dragAndDrop } from '../dom/drag/drag';
import { createDevices } from '../dom/events/devices';
import { createRefs } from '../dom/find/refs';
import type { clipboard } from '../dom/keyboard/clipboard';
import type { moveByKey } from '../dom/keyboard/navigation-keys';
import type { findUnappliedHoverRule } from '../dom/mouse/hover-rule';
import type { readPassages } from '../dom/passages/read-passages';
import type { readMarkdown } from '../dom/read/read-markdown';
import type { createVisibilityFilter } from '../dom/read/visibility-filter';
import type { setInputFiles } from '../dom/set-input-files';
import type { inspectPage } from '../dom/snapshot/inspect';
import { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames';
import type { LazyScript, PageCommand, Unfinished } from '../protocol/page-frames';
import type { StageAction, StageOrder } from '../protocol/stage';
import { listensForClicks } from './clicks-heard';
import { windowsIn } from './own-frames';
import { followed } from './script-links';
import {
  type createSelectorGenerator,
  type FrameAt,
  frameCss,
  type Named,
  type SelectorGenerator,
} from './selector-generator';
import { type Answer, type Port, type Served, serveWorker } from './serve-worker';
import type { Stage } from './stage';
import { takeOverNewTab } from './take-over-new-tab';
import { watchLeaving } from './watch-leaving';

declare global {
  /** Lives in the extension's isolated world only; the page cannot see it. */
  var tabrelayServing: { announce(): void } | undefined;
  /** Put there by the script `clipboard.js`, with the first key of a document that copies, cuts or pastes. */
  var tabrelayClipboard: typeof clipboard | undefined;
  /** Put there by the script `mover.js`, with the first key of a document that moves something. */
  var tabrelayMover: typeof moveByKey | undefined;
  /** Put there by the script `drag.js`, with the first `drag` of a document. */
  var tabrelayDragger: typeof dragAndDrop | undefined;
  /** Put there by the script `hover.js`, with the first `hover` of a document. */
  var tabrelayHoverRules: typeof findUnappliedHoverRule | undefined;
  /** Put there by the script `markdown.js`, with the first `markdown` of a document. */
  var tabrelayMarkdownReader: typeof readMarkdown | undefined;
  /** Put there by the script `passages.js`, with the first `passages` of a document. */
  var tabrelayPassageReader: typeof readPassages | undefined;
  /** Put there by the script `inspect.js`, with the first `inspect` of a document. */
  var tabrelayInspector: typeof inspectPage | undefined;
  /** Put there by the script `selector-generator.js`, with the first step whose reply is to name what it acted on. */
  var tabrelaySelectorGenerator: typeof createSelectorGenerator | undefined;
  /** Put there by the script `visibility-filter.js`, with the first step that reads only what a person sees. */
  var tabrelayVisibilityFilter: typeof createVisibilityFilter | undefined;
  /** Put there by the script `upload.js`, with the first `upload` of a document. */
  var tabrelayUploader: typeof setInputFiles | undefined;
  /** Put there by the script `stage.js`, for pictures of elements and of the whole page. */
  var tabrelayStage: Stage | undefined;
}

type View = Window & typeof globalThis;

/** What the extension lends to the page script. */
export interface Lent {
  connect(): Port;
  openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null;
}

/** Starts serving this document; a script that is there already only announces itself again. */
export function startPage(document: Document, lent: Lent): void {
  if (globalThis.tabrelayServing) {
    globalThis.tabrelayServing.announce();
    return;
  }

  const lasting = {
    document,
    refs: createRefs(),
    devices: createDevices(),
    listens: listensForClicks,
    shadow: (element: Element) => lent.openOrClosedShadowRoot(element as HTMLElement),
  };

  async function answer(command: PageCommand, served: Served): Promise<Answer> {
    const { order } = command;
    if (order.do !== 'step') throw new RelayError('internal', 'Only steps are done in a page.');
    lasting.refs.goOnAfter(command.refsGiven ?? 0);
    await parsed(document, served.signal);
    let unfinished: Unfinished | undefined;
    let listenIn: ((view: View | null) => void) | undefined;
    const visibilityFilter = () =>
      fetched(served, 'visibility-filter', () => globalThis.tabrelayVisibilityFilter);
    const filter = order.onlySeen ? (await visibilityFilter())(lasting.shadow) : undefined;
    const namer = () => fetched(served, 'selector-generator', () => globalThis.tabrelaySelectorGenerator);
    const generator =
      order.wantCss || order.action === frameCss ? (await namer())(document, lasting.shadow) : undefined;
    const world: PageWorld = {
      ...lasting,
      ...served,
      readsOnly: order.readsOnly,
      visibilityFilter: filter,
      clipboard: () => fetched(served, 'clipboard', () => globalThis.tabrelayClipboard),
      mover: () => fetched(served, 'mover', () => globalThis.tabrelayMover),
      dragger: () => fetched(served, 'drag', () => globalThis.tabrelayDragger),
      hoverRules: () => fetched(served, 'hover', () => globalThis.tabrelayHoverRules),
      markdownReader: () => fetched(served, 'markdown', () => globalThis.tabrelayMarkdownReader),
      passageReader: () => fetched(served, 'passages', () => globalThis.tabrelayPassageReader),
      uploader: () => fetched(served, 'upload', () => globalThis.tabrelayUploader),
      inspector: () => fetched(served, 'inspect', () => globalThis.tabrelayInspector),
      begin(on, onto) {
        generator?.note(on, onto);
        for (const { ownerDocument } of [on, onto].filter((one) => one !== undefined))
          listenIn?.(ownerDocument.defaultView);
        served.begin();
      },
      deliver: (result) => served.deliver(withNames(result, generator?.told())),
      leave: (rest) => {
        unfinished = rest;
      },
    };
    const stage = order.action === ('stage' satisfies StageAction) ? globalThis.tabrelayStage : undefined;
    const lay: Parameters<typeof perform>[2] =
      stage && ((world, { selector, value }) => stage(world, presentTarget, selector, value as StageOrder));
    if (order.action === frameCss) return { result: generator?.ofFrame(order.value as FrameAt) };
    if (command.effect === 'read')
      return { ...answerOf(await perform(world, order, lay), generator), unfinished };
    const leaving = watchLeaving(document);
    const newTab = takeOverNewTab();
    let ours = false;
    const note = () => {
      ours = true;
    };
    const stops = new Map<View, () => void>();
    listenIn = (view) => {
      if (!view || stops.has(view)) return;
      view.addEventListener(followed, note, true);
      const ends = [newTab.in(view), leaving.in(view)];
      stops.set(view, () => {
        for (const end of ends) end();
        view.removeEventListener(followed, note, true);
      });
    };
    for (const view of windowsIn(document.defaultView as View)) listenIn(view);
    const { href } = document.location;
    try {
      const answer = answerOf(await perform(world, order), generator);
      const moved = document.location.href === href ? {} : { url: document.location.href };
      const newTabUrl = newTab.url();
      // It was we who prevented the default, to do it in another way.
      const taken = newTabUrl === undefined && !ours ? {} : { defaultPrevented: false, changed: true };
      const result =
        typeof answer.result === 'object' ? { ...answer.result, ...moved, ...taken } : answer.result;
      return {
        ...answer,
        result: result === undefined ? result : withNames(result, generator?.told()),
        newTabUrl,
        tabByBrowser: newTab.byBrowser(),
        ...(await leaving.seen()),
      };
    } finally {
      for (const stop of stops.values()) stop();
    }
  }

  globalThis.tabrelayServing = serveWorker(document, lent.connect, answer);
}

/** @param generator names a frame to enter, if it is to be named. */
function answerOf(
  result: Awaited<ReturnType<typeof perform>>,
  generator: SelectorGenerator | undefined,
): Answer {
  if (typeof result !== 'object' || !('enter' in result)) return { result };
  const { frame, framePath, selector, value } = result.enter as Enter;
  const enter = { framePath, selector, value };
  return { enter: generator ? { ...enter, css: generator.of(frame) } : enter };
}

function withNames(result: StepResult, named: Named | undefined): StepResult {
  return typeof result === 'string' ? result : { ...result, ...named };
}

/** What a script of its own brings, so that the first step need not carry it. */
async function fetched<Rare>(
  { signal, tick, askForScript }: Served,
  name: LazyScript,
  look: () => Rare | undefined,
): Promise<Rare> {
  let found = look();
  if (found === undefined) askForScript(name);
  while (found === undefined) {
    if (signal.aborted)
      throw new RelayError('timeout', `The script for "${name}" did not come in time. Try again.`);
    await tick();
    found = look();
  }
  return found;
}

/** Steps wait until the document has been parsed, so that "not there" means not there. */
function parsed(document: Document, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    // At the deadline the step looks at what there is and says what it misses.
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
