/** Runs page actions in the current document of a session, and in the frames that a selector enters. */
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames/frames';
import { withoutInvisible } from '../../protocol/invisible-characters';
import { events } from '../browser-api/events';
import { findTab } from '../browser-api/tabs';
import { cssToFrame, fromTop } from '../frames/css-from-top';
import { frameBelow, type Place, placeOfRef } from '../frames/find-frame';
import type { Stitching } from '../frames/stitch-frames';
import type { FrameNavigations } from '../navigation/frame-navigations';
import type { Navigations } from '../navigation/navigations';
import type { PageAnswer, PageLink } from '../page-link/page-link';
import type { StepCommand } from '../page-link/step-command';
import type { AddressGuard } from '../policy/address-guard';
import type { FirstNavigations } from '../policy/first-navigations';
import type { SitePermissions } from '../policy/site-permissions';
import type { SessionClipboards } from '../sessions/session-clipboards';
import { effectivePolicy } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { LiveWatch } from '../user/live-watch';
import type { NewTabLimit } from '../windows/new-tab-limit';
import { ActRequests } from './act-requests';
import { checkScriptable } from './check-scriptable';
import type { Answered, FollowStep } from './follow-step';
import { heldOrder } from './held-order';
import { OpenWrites } from './open-writes';
import type { SessionTurns } from './session-turns';

/** Those that a page does not answer at once are sent again, so the messages of a long queue would grow with its square. */
const maxReadsAhead = 32;

export class PageSteps {
  readonly #writes = new OpenWrites(events);

  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      frames: FrameNavigations;
      pages: PageLink;
      guard: AddressGuard;
      permissions: SitePermissions;
      newTabLimit: NewTabLimit;
      first: FirstNavigations;
      clipboards: SessionClipboards;
      stitching: Stitching;
      follow: FollowStep;
      /** Whether the user wants to be asked about all that this key does with consequences. */
      alwaysAsks(keyName: string | undefined): boolean;
      liveWatch: Pick<LiveWatch, 'wants'>;
      turns: Pick<SessionTurns, 'nextSteps'>;
    },
  ) {}

  /** Runs the step, and waits for the page, tab or file that it leads to. */
  async run(given: StepCommand, signal: AbortSignal): Promise<StepResult> {
    const { frames, follow, permissions, newTabLimit, sessions } = this.parts;
    const { sessionId } = given.order;
    const command = this.#held(given);
    const isAct = command.effect === 'act';
    if (isAct) newTabLimit.actBegins(sessionId);
    const deadlineAt = Date.now() + command.timeoutMs;
    const watch = frames.watch((tabId) => sessions.ofTab(tabId)?.id === sessionId);
    const requests = isAct && command.order.awaitsRequests ? this.#listen(sessionId) : undefined;
    try {
      const answered = await this.#askUntilAnswered(command, signal);
      const { error, result } = answered.answer;
      if (error) {
        const { code, message, ...more } = error;
        throw new RelayError(code, message, more);
      }
      if (result === undefined) throw new RelayError('internal', 'The page answered without a result.');
      if (typeof result === 'string') return command.order.onlySeen ? withoutInvisible(result) : result;
      const led = await follow(sessionId, answered, watch, { deadlineAt, signal });
      await requests?.settled(signal);
      return { ...result, ...led, ...(requests?.areOpen && { awaitsServer: true }) };
    } finally {
      watch.stop();
      requests?.stop();
      if (isAct) {
        // The answer does not wait for it: the browser executes its calls in order, so the next act's come after this.
        permissions.actEnds(sessionId, { opened: newTabLimit.actEnds(sessionId) });
      }
    }
  }

  /** Waits some seconds for what acts have made the tab's page send to its server; whether it still has no answer then. */
  awaitsServer(tabId: number, signal: AbortSignal): Promise<boolean> {
    return this.#writes.areOpen(tabId, signal);
  }

  #listen(sessionId: string): ActRequests {
    const { currentTabId } = this.parts.sessions.get(sessionId);
    this.#writes.actBegins(currentTabId);
    return new ActRequests(events, currentTabId);
  }

  #held(command: StepCommand): StepCommand {
    const session = this.parts.sessions.find(command.order.sessionId);
    return { ...command, order: heldOrder(command.order, session, this.parts.alwaysAsks(session?.keyName)) };
  }

  /** The short reads that wait for their turn right after this one, as the document of their tab is to be asked for them. */
  async #readsAfter({ id, effect, order, refsGiven }: StepCommand, tabId: number): Promise<StepCommand[]> {
    const waiting = () => this.parts.turns.nextSteps(order.sessionId, isShortRead);
    if (effect !== 'read' || waiting().length === 0 || this.parts.pages.hasAnswered(tabId, id)) return [];
    // Where callers are many, more of their reads have arrived already: they are taken from the socket in the next task.
    await scheduler.postTask(() => {});
    return waiting()
      .slice(0, maxReadsAhead)
      .map((next) => ({ ...this.#held(next), refsGiven }));
  }

  /** The answer of the document that is there when the step can begin; asks again if that leaves before. */
  async #askUntilAnswered(command: StepCommand, signal: AbortSignal): Promise<Answered> {
    const deadlineAt = Date.now() + command.timeoutMs;
    for (;;) {
      const tabId = this.parts.sessions.get(command.order.sessionId).currentTabId;
      const timeoutMs = Math.max(0, deadlineAt - Date.now());
      const answered = await this.#askTab(tabId, { ...command, timeoutMs }, signal);
      if (answered) return answered;
    }
  }

  /** The answer of the tab's document, or of the frames that the selector enters; undefined if it left before. */
  async #askTab(tabId: number, command: StepCommand, signal: AbortSignal): Promise<Answered | undefined> {
    const { sessions, navigations, pages, guard, stitching, clipboards, liveWatch } = this.parts;
    const { sessionId } = command.order;
    const deadlineAt = Date.now() + command.timeoutMs;
    await this.#commitInFlight(tabId, command.timeoutMs, signal);
    navigations.checkNotBlocked(tabId);
    guard.checkDocument({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
    if (!pages.isConnected(tabId, 0) && !(await checkScriptable(tabId, signal))) return undefined;
    const { refsGiven } = sessions.get(sessionId);
    const clipboard = command.effect === 'act' ? clipboards.of(sessionId) : undefined;
    const describe = command.effect === 'act' && liveWatch.wants(command.order.selector);
    const { place, step } = await placeOfRef(tabId, { ...command, refsGiven, clipboard, describe });
    const path = command.order.wantCss ? await cssToFrame(pages, place, step, signal) : [];
    if (command.effect === 'act' && !withoutActivation.has(command.order.action))
      await this.#allowOnSite(tabId);
    const asked = await this.#askThroughFrames(place, step, path, deadlineAt, signal);
    if (!asked.answer) return undefined;
    clipboards.keep(sessionId, asked.answer.clipboard);
    // A frame that navigates, or is removed, leaves the page where it is.
    const pageStays = asked.answer.leaving && asked.place.frameId !== 0 && !navigations.inFlight(tabId);
    const seen = fromTop(pageStays ? { ...asked.answer, leaving: false } : asked.answer, path);
    const answer = await stitching.complete(asked.place, asked.step, seen, signal);
    return { answer, tabId, before: asked.before };
  }

  /** Waits until a navigation that is in flight has committed, also if it has to begin a second time. */
  async #commitInFlight(tabId: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    const { navigations, first } = this.parts;
    if (!navigations.inFlight(tabId) && !first.isRepeating(tabId)) return;
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const committed = async () => {
      if (!navigations.inFlight(tabId)) return;
      await navigations.until(tabId, navigations.count(tabId) - 1, 'commit', inTime).catch((error) => {
        // One that turns out to be a download leaves the document there, and the step runs in that.
        if (inTime.aborted) throw asNotExecuted(error);
      });
    };
    await committed();
    if (!first.isRepeating(tabId)) return;
    await first.settled(tabId);
    await committed();
  }

  /** Asks the document, and goes on in frames of other origins as long as the answer says so. Adds them to `path`. */
  async #askThroughFrames(
    from: Place,
    first: StepCommand,
    path: string[],
    deadlineAt: number,
    signal: AbortSignal,
  ): Promise<{ answer: PageAnswer | undefined; place: Place; step: StepCommand; before: number }> {
    const { navigations, pages } = this.parts;
    let [place, step] = [from, first];
    let before = navigations.count(from.tabId);
    const askPlace = (next: StepCommand[]) => {
      // What came before took its time, and the page is to answer before the deadline all the same.
      step = { ...step, timeoutMs: Math.max(0, deadlineAt - Date.now()) };
      return pages.ask(place, step, signal, next);
    };
    let answer = await askPlace(place.frameId === 0 ? await this.#readsAfter(step, from.tabId) : []);
    while (answer?.enter) {
      const { framePath, selector, css = '', value = step.order.value, allowIn } = answer.enter;
      path.push(css);
      place = await frameBelow(pages, place, framePath, signal);
      step = { ...step, order: { ...step.order, selector, value, ...(allowIn && { allowIn }) } };
      before = navigations.count(from.tabId);
      answer = await askPlace([]);
    }
    return { answer, place, step, before };
  }

  /** Allows the page to open windows and save files for an act, although the click is not a user's. */
  async #allowOnSite(tabId: number): Promise<void> {
    const { sessions, navigations, permissions } = this.parts;
    const session = sessions.ofTab(tabId);
    const url = navigations.address(tabId) ?? (await findTab(tabId))?.url;
    const popups = !session || effectivePolicy(session).policy === undefined;
    if (session && url) await permissions.allow(session, url, popups);
  }
}

function isShortRead({ order }: StepCommand): boolean {
  return (
    __ACTION_FLAGS__.isShortRead.includes(order.action) && !order.wantCss && !/^ref=f\d/.test(order.selector)
  );
}

/** Acts that a browser does not take for a person's click or key, so that no page opens windows for them. */
const withoutActivation = new Set(['hover', 'focus', 'scroll']);

function asNotExecuted({ code, message }: RelayError): RelayError {
  return new RelayError(code, message, { outcome: 'not_executed' });
}
