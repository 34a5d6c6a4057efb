/**
 * What tabrelay can be asked to do, whichever transport (REST, MCP ...) asks: each operation checks the caller's scope and
 * answers with a value or throws a RelayError. Inputs are parsed by the transport, with the schema of the operation.
 */
import type { Driver } from '../../extension/protocol/driving';
import type { OpenedSession, Screenshot, StepResult } from '../../extension/protocol/frames';
import type { BrowseRequest } from '../autonomy/browse/browse-request';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import type { ResumeRequest } from '../autonomy/browse/resume-request';
import type { OpenedTask, OpenTaskRequest, TaskTurn, TurnRequest } from '../autonomy/browse/task-turn';
import type { Views } from '../autonomy/browse/views';
import type { Model } from '../autonomy/model';
import type { Reader } from '../autonomy/reading/reader';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../autonomy/reading/retrieve-result';
import type { Browsers, ConnectedBrowser } from '../browsers/browsers';
import { FairTurns } from '../fair-turns';
import type { Approval, DecideApprovalInput } from './approvals/approval';
import { Approvals } from './approvals/approvals';
import { mayDecide } from './approvals/release-approved';
import { takeApprovedStep } from './approvals/take-approved-step';
import { authorize, type Operation } from './authorize';
import { browse, type HeldTask, type OnProgress } from './browse';
import { defaultKeyName, type InSession, type InTask, type RequestContext } from './caller';
import { CallerTasks } from './caller-tasks/caller-tasks';
import { openTask } from './caller-tasks/open-task';
import { takeTurn } from './caller-tasks/take-turn';
import { closeSession } from './close-session';
import {
  type HandedBack,
  type HandOffInput,
  handOff,
  readDriver,
  type SetDriverInput,
  setDriver,
} from './driving';
import { type FleetView, notInFleet, type SetDrainingInput } from './fleet';
import { IdempotentAnswers } from './idempotent-answers';
import { listSessions, type OpenSession } from './list-sessions';
import { type OpenSessionInput, openSession } from './open-session';
import { PendingActs } from './pending-acts';
import { resumeTask } from './resume-task';
import { retrieve } from './retrieve';
import { type ScreenshotInput, takeScreenshot } from './take-screenshot';
import type { StepInput } from './take-step';
import type { Transcript } from './transcripts/transcript';
import { Transcripts } from './transcripts/transcripts';

/** What every transport asks: the service of a relay alone, or that of a fleet. */
export type Service = Pick<LocalService, keyof LocalService>;

export class LocalService implements Record<Operation, unknown> {
  readonly #browsers: Browsers;
  readonly #model: Model;
  readonly #reader: Reader;
  readonly #views: Views;
  readonly #now: () => number;
  readonly #answers = new IdempotentAnswers<BrowseResult>();
  readonly #tasks = new CallerTasks();
  readonly #opened = new IdempotentAnswers<OpenedTask>();
  readonly #approvals: Approvals;
  readonly #transcripts: Transcripts;
  /** Reads of whole pages for questions: many at once would slow the steps of other sessions. */
  readonly #pageTurns = new FairTurns({ running: 4, perKey: 3 });
  readonly #heldTasks = new PendingActs<HeldTask>();

  /**
   * @param parts.model decides in `browse`
   * @param parts.reader answers in `retrieve`
   * @param parts.views shows pages to the caller's own model
   * @param parts.approvals where held acts wait for a person
   * @param parts.transcripts what happened in the sessions
   * @param parts.now epoch milliseconds; the system's clock without it
   */
  constructor(parts: {
    browsers: Browsers;
    model: Model;
    reader: Reader;
    views: Views;
    approvals?: Approvals;
    transcripts?: Transcripts;
    now?: () => number;
  }) {
    this.#approvals = parts.approvals ?? new Approvals();
    this.#transcripts = parts.transcripts ?? new Transcripts();
    this.#browsers = parts.browsers;
    this.#model = parts.model;
    this.#reader = parts.reader;
    this.#views = parts.views;
    this.#now = parts.now ?? Date.now;
  }

  async openSession(input: OpenSessionInput, context: RequestContext): Promise<OpenedSession> {
    authorize(context.caller, 'openSession');
    return openSession(this.#browsers, input, context);
  }

  /** The open sessions of the caller's key, oldest first. */
  async listSessions(context: RequestContext): Promise<OpenSession[]> {
    authorize(context.caller, 'listSessions');
    return listSessions(this.#browsers, context);
  }

  async closeSession(input: InSession, context: RequestContext): Promise<void> {
    authorize(context.caller, 'closeSession');
    return closeSession(this.#browsers, input, context);
  }

  /** Does one action. Its effect says which scope it needs, `read` or `act`. */
  async takeStep(input: StepInput & InSession, context: RequestContext): Promise<StepResult> {
    authorize(context.caller, 'takeStep');
    return takeApprovedStep({ browsers: this.#browsers, approvals: this.#approvals }, input, context);
  }

  async takeScreenshot(input: ScreenshotInput & InSession, context: RequestContext): Promise<Screenshot> {
    authorize(context.caller, 'takeScreenshot');
    return takeScreenshot(this.#browsers, input, context);
  }

  /** Does a task. @param onProgress receives each step before it is taken */
  async browse(
    request: BrowseRequest,
    context: RequestContext,
    onProgress: OnProgress = () => {},
  ): Promise<BrowseResult> {
    authorize(context.caller, 'browse');
    return browse(this.#browseParts(), request, context, onProgress);
  }

  /** Does the held act of a task and goes on with it. @param onProgress receives each step before it is taken */
  async resumeTask(
    request: ResumeRequest,
    context: RequestContext,
    onProgress: OnProgress = () => {},
  ): Promise<BrowseResult> {
    authorize(context.caller, 'resumeTask');
    return resumeTask(this.#browseParts(), request, context, onProgress);
  }

  /** Opens a task that the caller's own model decides, turn by turn. */
  async openTask(request: OpenTaskRequest, context: RequestContext): Promise<OpenedTask> {
    authorize(context.caller, 'openTask');
    const parts = { browsers: this.#browsers, views: this.#views, tasks: this.#tasks, answers: this.#opened };
    return openTask({ ...parts, approvals: this.#approvals, now: this.#now }, request, context);
  }

  /**
   * Does what the caller's model has decided, or the held act that is approved. It is done to its end also if the caller
   * disconnects. The owner's key may approve in the task of any key.
   */
  async takeTurn(input: TurnRequest & InTask, context: RequestContext): Promise<TaskTurn> {
    authorize(context.caller, 'takeTurn');
    return takeTurn({ tasks: this.#tasks, approvals: this.#approvals }, input, context);
  }

  /** What happened in a session, also after it was closed; the owner's key reads that of all sessions. */
  async readTranscript(
    { sessionId, last }: InSession & { last?: number },
    { caller }: RequestContext,
  ): Promise<Transcript> {
    authorize(caller, 'readTranscript');
    const isOwner = caller.keyName === defaultKeyName;
    return this.#transcripts.read(sessionId, (keyName) => isOwner || keyName === caller.keyName, last);
  }

  /** Waits until a person has done, or refused, what they are asked to do in the window. */
  async handOff(input: HandOffInput & InSession, context: RequestContext): Promise<HandedBack> {
    authorize(context.caller, 'handOff');
    return handOff(this.#browsers, input, context);
  }

  async readDriver(input: InSession, context: RequestContext): Promise<Driver> {
    authorize(context.caller, 'readDriver');
    return readDriver(this.#browsers, input, context);
  }

  /** A person takes the session over, or hands it back. */
  async setDriver(input: SetDriverInput & InSession, context: RequestContext): Promise<Driver> {
    authorize(context.caller, 'setDriver');
    return setDriver(this.#browsers, input, context);
  }

  /** The acts that wait for a person, and those decided in the last ten minutes; the owner's key sees those of all keys. */
  async listApprovals(context: RequestContext): Promise<Approval[]> {
    authorize(context.caller, 'listApprovals');
    return this.#approvals.list(mayDecide(context));
  }

  /** Records what a person has decided on a held act. It is done by the program that asked. */
  async decideApproval(
    { id, decision }: DecideApprovalInput & { id: string },
    context: RequestContext,
  ): Promise<Approval> {
    authorize(context.caller, 'decideApproval');
    return this.#approvals.decide(id, decision, context.caller.keyName, mayDecide(context));
  }

  /** The latest answer of a task. */
  async readTask({ taskId }: InTask, { caller }: RequestContext): Promise<OpenedTask | TaskTurn> {
    authorize(caller, 'readTask');
    return this.#tasks.find(taskId, caller).last();
  }

  async deleteTask({ taskId }: InTask, { caller }: RequestContext): Promise<void> {
    authorize(caller, 'deleteTask');
    return this.#tasks.delete(this.#tasks.find(taskId, caller));
  }

  /** Ends the tasks that had no call for ten minutes. */
  async deleteIdleTasks(): Promise<void> {
    return this.#tasks.deleteIdle();
  }

  /** Answers a question about a page. */
  async retrieve(request: RetrieveRequest, context: RequestContext): Promise<RetrieveResult> {
    authorize(context.caller, 'retrieve');
    const parts = { browsers: this.#browsers, reader: this.#reader, pageTurns: this.#pageTurns };
    return retrieve(parts, request, context);
  }

  /** Whether a task or a held act with this id is kept here. */
  keeps(id: string): boolean {
    return this.#tasks.has(id) || this.#approvals.has(id);
  }

  /** The relays of the fleet. @throws RelayError bad_request, because this one is in none */
  async readFleet({ caller }: RequestContext): Promise<FleetView> {
    authorize(caller, 'readFleet');
    throw notInFleet();
  }

  /** Has a relay of the fleet open no more sessions, or again. @throws RelayError bad_request */
  async setDraining(_: SetDrainingInput & { relay: string }, { caller }: RequestContext): Promise<void> {
    authorize(caller, 'setDraining');
    throw notInFleet();
  }

  #browseParts() {
    return {
      browsers: this.#browsers,
      model: this.#model,
      answers: this.#answers,
      heldTasks: this.#heldTasks,
      approvals: this.#approvals,
    };
  }

  /** The browsers that are connected now. */
  async listBrowsers({ caller }: RequestContext): Promise<ConnectedBrowser[]> {
    authorize(caller, 'listBrowsers');
    return this.#browsers.list();
  }

  /** What anybody may know without a key: whether there are browsers, which of them are outdated, and the model. */
  health(): { browsers: number; outdated: string[]; model: string } {
    const connected = this.#browsers.list();
    const outdated = connected.filter((browser) => browser.outdated).map(({ name }) => name);
    return { browsers: connected.length, outdated, model: this.#model.name };
  }
}
