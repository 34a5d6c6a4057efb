/** The operations of a person who looks at what is done, and stops or takes it over. */
import type { Screenshot } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import type { Approvals } from '../approvals/approvals';
import { authorize, type LiveOperation } from '../authorize';
import type { Caller, RequestContext } from '../caller';
import { closeSession } from '../sessions/close-session';
import { ownerContext } from '../sessions/owner-context';
import type { RunningWork } from '../sessions/running-work';
import type { HeldTask } from '../tasks/browse';
import type { CallerTasks } from '../tasks/caller-tasks/caller-tasks';
import type { PendingActs } from '../tasks/pending-acts';
import type { TaskReport } from '../tasks/task-report';
import type { TaskReports } from '../tasks/task-reports';
import type { Transcripts } from '../transcripts/transcripts';
import type { Activity } from './activity';
import type { LiveAccess, LiveTicket } from './live-access';
import type { LiveFrame } from './live-state';
import { LiveView } from './live-view';
import { lookAtSession, pauseBrowsers, pauseSession, showSession } from './person-orders';

interface InSession {
  sessionId: string;
}

interface Parts {
  browsers: Browsers;
  transcripts: Transcripts;
  activity: Activity;
  access: LiveAccess;
  approvals: Approvals;
  running: RunningWork;
  heldTasks: PendingActs<HeldTask>;
  tasks: CallerTasks;
  reports: TaskReports;
}

/** What a person who looks can ask for: of a relay alone, or of a fleet. */
export type Live = Pick<LiveService, keyof LiveService>;

export class LiveService implements Record<LiveOperation, unknown> {
  readonly #parts: Parts;
  readonly #view: LiveView;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#view = new LiveView(parts);
  }

  /** A ticket that opens the live page once, within a minute, with the rights of the caller's key. */
  async issueLiveTicket({ caller }: RequestContext): Promise<LiveTicket> {
    authorize(caller, 'issueLiveTicket');
    return this.#parts.access.issue(caller.keyName);
  }

  /** The token for a ticket; undefined where it is not, or no longer, good. */
  exchangeTicket(ticket: string): string | undefined {
    return this.#parts.access.exchange(ticket);
  }

  /** The name of the key whose rights a token stands for. */
  keyNameOf(token: string): string | undefined {
    return this.#parts.access.find(token);
  }

  /** A browser or a session has come or gone. */
  changed(): void {
    this.#view.changed();
  }

  /** The relay ends: nobody is shown anything any more. */
  end(): void {
    this.#view.end();
  }

  /**
   * All sessions of the caller's key, for the owner's those of all keys: what there is, then what changes.
   * @param isAllowed asked before each frame for the caller as they are now; `undefined` ends it
   */
  watchSessions(
    isAllowed: () => Caller | undefined,
    { caller, signal }: RequestContext,
  ): AsyncGenerator<LiveFrame> {
    authorize(caller, 'watchSessions');
    return this.#view.watch(isAllowed, signal);
  }

  /** A picture of the session's window, taken when no other one is wanted. */
  async lookAtSession(input: InSession, context: RequestContext): Promise<Screenshot> {
    authorize(context.caller, 'lookAtSession');
    return lookAtSession(this.#parts.browsers, input, context);
  }

  /** The task that runs in the session, or did last. Who may read its transcript may know. */
  async taskOf({ sessionId }: InSession, { caller }: RequestContext): Promise<TaskReport | undefined> {
    authorize(caller, 'readTranscript');
    return this.#parts.reports.of(sessionId);
  }

  /** Brings the session's window to the front. */
  async showSession(input: InSession, context: RequestContext): Promise<void> {
    authorize(context.caller, 'showSession');
    return showSession(this.#parts.browsers, input, context);
  }

  /** Has steps that act wait in the session until it is handed back. */
  async pauseSession(input: InSession, context: RequestContext): Promise<void> {
    authorize(context.caller, 'pauseSession');
    return pauseSession(this.#parts.browsers, input, context);
  }

  /** Pauses all connected browsers, or resumes them. */
  async pauseBrowsers(input: { on: boolean }, context: RequestContext): Promise<void> {
    authorize(context.caller, 'pauseBrowsers');
    return pauseBrowsers(this.#parts.browsers, input, context);
  }

  /** Cancels the steps and the task that run in the session, and what waits for approval in it. */
  async stopSession({ sessionId }: InSession, context: RequestContext): Promise<void> {
    authorize(context.caller, 'stopSession');
    const { browsers, running, heldTasks, tasks, approvals } = this.#parts;
    const { caller } = await ownerContext(browsers, sessionId, context);
    // One of another key does not exist for the caller.
    const session = browsers.known().find(({ id }) => id === sessionId);
    if (session?.keyName !== caller.keyName) return;
    running.stop(sessionId);
    heldTasks.endAll((held) => held.session.id === sessionId);
    approvals.end({ sessionId });
    await Promise.all(tasks.openIn(sessionId).map((task) => tasks.delete(task)));
  }

  /** Closes the session, also one of another key where the owner asks. */
  async endSession(input: InSession, context: RequestContext): Promise<void> {
    authorize(context.caller, 'endSession');
    const { browsers } = this.#parts;
    const asOwner = await ownerContext(browsers, input.sessionId, context);
    await closeSession(browsers, input, { ...asOwner, byPerson: true });
  }
}
