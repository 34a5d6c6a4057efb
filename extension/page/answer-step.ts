import type { Behaviour } from '../actions/action-spec';
import { presentTarget } from '../actions/element/finding/target';
import type { PageWorld } from '../actions/page-world';
import { putBack } from '../dom/actionability/scroll-to';
import { tasksPassed } from '../dom/events/fire';
import { find } from '../dom/find/find';
import { isPrivate } from '../dom/tree/fields/private-field';
import { RelayError } from '../protocol/errors';
import type { StepResult } from '../protocol/frames/frames';
import type { PageCommand, Unfinished } from '../protocol/page-messages';
import type { StageAction, StageOrder } from '../protocol/stage';
import { ActWatch } from './act-watch';
import { actedOn } from './acted-on';
import { load, provided } from './lazy-scripts';
import { type Enter, perform } from './perform';
import type { Rebinding } from './rebinding';
import { type FrameAt, frameCss, type SelectorGenerator } from './selector-generator';
import { allowClipboard } from './session-clipboard';
import type { Answer, RunningStep } from './worker-port';

/** What stays the same for all steps in a document. */
type Page = Pick<PageWorld, 'document' | 'refs' | 'devices' | 'listens' | 'anyListens' | 'shadow'>;

/** Does one step in the document, once it is parsed. @throws RelayError as the action does */
export async function answerStep(
  page: Page,
  rebinding: Rebinding,
  command: PageCommand,
  step: RunningStep,
): Promise<Answer> {
  const { order } = command;
  // The service worker sends nothing else.
  if (order.do !== 'step') return {};
  page.refs.goOnAfter(command.refsGiven ?? 0);
  await parsed(page.document, step.signal);
  // The step may have the page show them.
  page.document.querySelectorAll('[type=password i]').forEach(isPrivate);
  const visibilityFilter = order.onlySeen
    ? await (await load('visibility-filter', step)).settled(page.shadow, step)
    : undefined;
  const wantsSelectors = order.wantCss || order.action === frameCss;
  const generator = wantsSelectors
    ? (await load('selector-generator', step))(page.document, page.shadow)
    : undefined;
  if (order.action === frameCss) return { result: generator?.ofFrame(order.value as FrameAt) };

  const { clipboard } = command;
  if (clipboard && clipboard.atMs > page.devices.clipboard.atMs) page.devices.clipboard = clipboard;
  let whenLeaving: StepResult | undefined;
  const leaves = () => whenLeaving && world.deliver(whenLeaving);
  const watch = command.effect === 'act' ? new ActWatch(page.document, leaves) : undefined;
  // Dialogs are judged by the terms of the latest act.
  if (watch) globalThis.tabrelayJudge = undefined;
  let unfinished: Unfinished | undefined;
  /** When all was dispatched. */
  let tasksBefore = Infinity;
  const { defaultView: view } = page.document;
  const allow = () => {
    if (view && !withoutActivation.test(order.action)) allowClipboard(view, page.devices);
  };
  const isRebound = () => rebinding.isRebound(order);
  const world: PageWorld = {
    ...page,
    signal: step.signal,
    tick: step.tick,
    withoutPrivate: order.withoutPrivate,
    missAfterMs: order.missAfterMs,
    withoutRefs: order.action === ('stage' satisfies StageAction),
    visibilityFilter,
    load: (name) => load(name, step),
    isDriven: () => watch !== undefined && globalThis.tabrelayIsDriven?.() === true,
    begin(on, onto) {
      if (world.isDriven?.()) throw new RelayError('user_driving', '', { outcome: 'not_executed' });
      if (command.describe && on) step.at(actedOn(on, page.shadow));
      rebinding.beforeAct(order);
      world.guard?.begin(on, onto);
      if (watch && isRebound()) {
        const guard = rebinding.guard(order, world.guard);
        guard?.begin(on, onto);
        world.guard = guard ?? world.guard;
      }
      generator?.note(on, onto);
      for (const element of [on, onto]) if (element) watch?.add(element.ownerDocument.defaultView);
      allow();
      step.begin();
    },
    deliver(result, ifLeaving) {
      whenLeaving = result;
      if (!ifLeaving) {
        tasksBefore = tasksPassed(page.document);
        step.deliver(withNotes(result, generator, world.guard, isRebound()));
      }
    },
    leave: (rest) => {
      unfinished = rest;
    },
  };
  try {
    if (order.allowIn)
      world.secrets = (await load('secret-places', step))(
        order.allowIn,
        (selector) => find(world, selector),
        page.shadow,
      );
    if (order.hold) world.guard = (await load('effects', step))(page, order);
    await rebinding.begin(order, step);
    const performed = await perform(world, order, stageStep(order.action));
    const answer = answerOf(performed, generator, world, isRebound());
    if (!watch) return { ...answer, unfinished };
    allow();
    const copied = page.devices.clipboard;
    return {
      ...(await watch.complete(answer, tasksPassed(page.document) > tasksBefore)),
      ...(copied.atMs > (clipboard?.atMs ?? 0) && { clipboard: copied }),
    };
  } finally {
    // Only a scroll is for what it leaves in sight.
    if (watch && order.action !== 'scroll') putBack();
    world.guard?.stop();
    watch?.stop();
    await rebinding.end(step);
  }
}

/** Acts that a browser does not take for a person's click or key. */
const withoutActivation = /^(hover|focus|scroll)$/;

/** The behaviour of the step that only the service worker sends, in a document that has the script for it. */
function stageStep(action: string): Behaviour<PageWorld, unknown> | undefined {
  const stage = action === ('stage' satisfies StageAction) ? provided('stage') : undefined;
  return (
    stage && ((world, { selector, value }) => stage(world, presentTarget, selector, value as StageOrder))
  );
}

/** @param generator makes the selector of a frame to enter, and of what was acted on, if they are wanted */
function answerOf(
  performed: Awaited<ReturnType<typeof perform>>,
  generator: SelectorGenerator | undefined,
  { secrets, guard }: PageWorld,
  rebound: boolean,
): Answer {
  if (typeof performed !== 'object' || !('enter' in performed))
    return { result: withNotes(performed, generator, guard, rebound) };
  const { frame, framePath, selector, value } = performed.enter as Enter;
  const enter = { framePath, selector, value, allowIn: secrets?.inFrame(frame) };
  return { enter: generator ? { ...enter, css: generator.of(frame) } : enter };
}

function withNotes(
  result: StepResult,
  generator: SelectorGenerator | undefined,
  guard: PageWorld['guard'],
  rebound: boolean,
): StepResult {
  if (typeof result === 'string') return result;
  return { ...result, ...generator?.noted(), ...guard?.noted(), ...(rebound && { rebound }) };
}

/** Steps wait until the document has been parsed, so that "not there" means not there. */
function parsed(document: Document, signal: AbortSignal): Promise<void> {
  // A page that opened its document anew and wrote nothing may never close it.
  const isReopened = !document.documentElement && performance.timing.domInteractive > 0;
  if (document.readyState !== 'loading' || isReopened) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    // At the deadline the step looks at what there is and says what it misses.
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
