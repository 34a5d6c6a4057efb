/** The live page of a fleet: what this relay shows and, as long as somebody looks, what the others send of theirs. */
import type { Screenshot } from '../../../extension/protocol/frames/frames';
import { authorize } from '../../service/authorize';
import type { Caller, InSession, RequestContext } from '../../service/caller';
import type { LiveTicket } from '../../service/live/live-access';
import type { Live } from '../../service/live/live-service';
import type { LiveFrame } from '../../service/live/live-state';
import { frameEveryMs, maxSilenceMs } from '../../service/live/live-view';
import { pauseUntil } from '../../service/live/pause-until';
import { SentBefore } from '../../service/live/sent-before';
import type { Service } from '../../service/service';
import type { TaskReport } from '../../service/tasks/task-report';
import type { Identities } from '../routing/identities';
import type { OtherRelays } from '../routing/other-relays';
import { MergedView } from './merged-view';

/** How soon a relay that comes is asked, one that goes is left out, and one that failed is asked again. */
const lookEveryMs = 1_000;
/** What this relay itself shows. */
const own = 'own';

interface Watch {
  view: MergedView;
  isAllowed(): Caller | undefined;
  context: RequestContext;
  changed(): void;
}

export class FleetLive implements Live {
  readonly #here: Live;
  readonly #others: OtherRelays;
  readonly #identities: Identities;

  constructor({ here, others, identities }: { here: Service; others: OtherRelays; identities: Identities }) {
    this.#here = here.live;
    this.#others = others;
    this.#identities = identities;
  }

  issueLiveTicket(context: RequestContext): Promise<LiveTicket> {
    return this.#here.issueLiveTicket(context);
  }

  exchangeTicket(ticket: string): string | undefined {
    return this.#here.exchangeTicket(ticket);
  }

  keyNameOf(token: string): string | undefined {
    return this.#here.keyNameOf(token);
  }

  changed(): void {
    this.#here.changed();
  }

  end(): void {
    this.#here.end();
  }

  async *watchSessions(
    isAllowed: () => Caller | undefined,
    context: RequestContext,
  ): AsyncGenerator<LiveFrame> {
    authorize(context.caller, 'watchSessions');
    const over = new AbortController();
    const signal = AbortSignal.any([context.signal, over.signal]);
    let hasChanged = false;
    let wake = () => {};
    const changed = () => {
      hasChanged = true;
      wake();
    };
    const view = new MergedView();
    const watch: Watch = { view, isAllowed, context: { ...context, signal }, changed };
    const frames = this.#here.watchSessions(isAllowed, watch.context);
    const first = await frames.next();
    if (first.done) return;
    view.take(own, first.value, true);
    // It ends when the relay does, and when the caller is not allowed any more.
    void takeAll(frames, (frame) => take(watch, own, frame)).finally(() => over.abort());
    const stopFollowing = this.#follow(watch);
    const sent = new SentBefore();
    try {
      while (!signal.aborted && isAllowed()) {
        hasChanged = false;
        yield sent.difference(view.state());
        await pauseUntil(frameEveryMs, signal);
        if (!hasChanged) await pauseUntil(maxSilenceMs, signal, (end) => (wake = end));
      }
    } finally {
      stopFollowing();
      over.abort();
    }
  }

  lookAtSession(input: InSession, context: RequestContext): Promise<Screenshot> {
    const here = () => this.#here.lookAtSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'lookAtSession', input, context, here });
  }

  taskOf(input: InSession, context: RequestContext): Promise<TaskReport | undefined> {
    const here = () => this.#here.taskOf(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'taskOf', input, context, here });
  }

  showSession(input: InSession, context: RequestContext): Promise<void> {
    const here = () => this.#here.showSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'showSession', input, context, here });
  }

  pauseSession(input: InSession, context: RequestContext): Promise<void> {
    const here = () => this.#here.pauseSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'pauseSession', input, context, here });
  }

  stopSession(input: InSession, context: RequestContext): Promise<void> {
    const here = () => this.#here.stopSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'stopSession', input, context, here });
  }

  endSession(input: InSession, context: RequestContext): Promise<void> {
    const here = () => this.#here.endSession(input, context);
    return this.#others.inSession(input.sessionId, { operation: 'endSession', input, context, here });
  }

  /** Those of all relays. @throws RelayError when one of them could not be asked */
  async pauseBrowsers(input: { on: boolean }, context: RequestContext): Promise<void> {
    const asked = { operation: 'pauseBrowsers', input, context } as const;
    await Promise.all([
      this.#here.pauseBrowsers(input, context),
      ...this.#others.others().map((run) => this.#others.inRelay<void>(run, asked)),
    ]);
  }

  /** Has each relay that lives send what it shows. @returns how to end it */
  #follow(watch: Watch): () => void {
    const followed = new Set<string>();
    const look = () => {
      const runs = this.#others.others();
      if (watch.view.keepOnly([own, ...runs])) watch.changed();
      for (const run of runs) {
        if (followed.has(run)) continue;
        followed.add(run);
        // One that has ended, or failed, is asked again at the next look.
        void this.#askFor(run, watch).finally(() => followed.delete(run));
      }
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }

  /** Until it has told for as long as it may, or is gone. */
  async #askFor(run: string, watch: Watch): Promise<void> {
    let isWhole = true;
    const caller = watch.isAllowed();
    if (!caller || watch.context.signal.aborted) return;
    const relay = this.#others.nameOf(run);
    const progress = (frame: LiveFrame) => {
      take(watch, run, this.#named(frame, relay), isWhole);
      isWhole = false;
    };
    const context = { ...watch.context, caller };
    await this.#others
      .inRelay<void>(run, { operation: 'watchSessions', input: {}, context, progress })
      .catch(() => undefined);
  }

  /** As this relay calls keys, and with the relay of each browser. */
  #named({ sessions, approvals, browsers, ...frame }: LiveFrame, relay: string): LiveFrame {
    const called = <One extends { keyName: string }>(one: One): One => ({
      ...one,
      keyName: this.#identities.fromFleet(one.keyName),
    });
    return {
      ...frame,
      ...(sessions && { sessions: sessions.map(called) }),
      ...(approvals && { approvals: approvals.map(called) }),
      ...(browsers && { browsers: browsers.map((browser) => ({ ...browser, relay })) }),
    };
  }
}

function take({ view, changed }: Watch, relay: string, frame: LiveFrame, isWhole = false): void {
  view.take(relay, frame, isWhole);
  // An empty frame says no more than that the relay is there.
  if (isWhole || Object.keys(frame).length > 0) changed();
}

async function takeAll(frames: AsyncGenerator<LiveFrame>, each: (frame: LiveFrame) => void): Promise<void> {
  for await (const frame of frames) each(frame);
}
