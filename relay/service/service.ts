/**
 * What tabrelay can be asked to do, whichever transport (REST, MCP ...) asks: each operation checks the caller's scope and
 * answers with a value or throws a RelayError. Inputs are parsed by the transport, with the schema of the operation.
 */
import type { Driver } from '../../extension/protocol/driving';
import type { OpenedSession, Screenshot, StepResult } from '../../extension/protocol/frames/frames';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import type { BrowseRequest } from '../autonomy/browse/requests/browse-request';
import type { ResumeRequest } from '../autonomy/browse/requests/resume-request';
import type { OpenedTask, OpenTaskRequest, TaskTurn, TurnRequest } from '../autonomy/browse/task-turn';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../autonomy/reading/retrieve-result';
import type { Browsers, ConnectedBrowser } from '../browsers/browsers';
import type { Readings } from '../metrics/readings';
import type { Approval, DecideApprovalInput } from './approvals/approval';
import { Approvals } from './approvals/approvals';
import { mayDecide } from './approvals/release-approved';
import { takeApprovedStep } from './approvals/take-approved-step';
import { authorize, type LiveOperation, type Operation } from './authorize';
import { defaultKeyName, type InSession, type InTask, type RequestContext } from './caller';
import { type FleetView, notInFleet, type SetDrainingInput } from './fleet';
import type { Keeper, KeeperQuestion, Report } from './keeper';
import { Activity } from './live/activity';
import { LiveAccess } from './live/live-access';
import { type Live, LiveService } from './live/live-service';
import { readMetrics } from './read-metrics';
import type { ServiceParts } from './service-parts';
import { closeSession } from './sessions/close-session';
import {
  type HandedBack,
  type HandOffInput,
  handOff,
  readDriver,
  type SetDriverInput,
  setDriver,
} from './sessions/driving';
import { listSessions, type OpenSession } from './sessions/list-sessions';
import { type OpenSessionInput, openSession } from './sessions/open-session';
import { RunningWork } from './sessions/running-work';
import { type ScreenshotInput, takeScreenshot } from './sessions/take-screenshot';
import type { StepInput } from './sessions/take-step';
import type { OnProgress } from './tasks/browse';
import { Tasks } from './tasks/tasks';
import type { Transcript } from './transcripts/transcript';
import { Transcripts } from './transcripts/transcripts';

/** What every transport asks: the service of a relay alone, or that of a fleet. */
export type Service = Pick<LocalService, keyof LocalService>;

export class LocalService implements Record<Exclude<Operation, LiveOperation>, unknown> {
  /** What a person who looks can do besides. */
  readonly live: Live;
  readonly #browsers: Browsers;
  readonly #approvals: Approvals;
  readonly #transcripts: Transcripts;
  readonly #tasks: Tasks;
  readonly #running = new RunningWork();
  readonly #modelName: string;
  readonly #measured: ServiceParts['measured'];
  /** Written by `keepWith`. */
  #keeper: Keeper | undefined;

  constructor({ browsers, model, reader, views, ...parts }: ServiceParts) {
    const { approvals = new Approvals(), transcripts = new Transcripts() } = parts;
    const { activity = new Activity(), access = new LiveAccess(), now = Date.now } = parts;
    this.#browsers = browsers;
    this.#approvals = approvals;
    this.#transcripts = transcripts;
    this.#modelName = model.name;
    this.#measured = parts.measured;
    const common = { browsers, approvals, running: this.#running };
    this.#tasks = new Tasks({ ...common, model, reader, views, now });
    const { held, ofCallers, reports } = this.#tasks;
    const lookedAt = { transcripts, activity, access, reports, heldTasks: held, tasks: ofCallers };
    this.live = new LiveService({ ...common, ...lookedAt });
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
    const parts = { browsers: this.#browsers, approvals: this.#approvals };
    return this.#running.run(input.sessionId, context, (within) => takeApprovedStep(parts, input, within));
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
    return this.#tasks.browse(request, context, onProgress);
  }

  /** Does the held act of a task and goes on with it. @param onProgress receives each step before it is taken */
  async resumeTask(
    request: ResumeRequest,
    context: RequestContext,
    onProgress: OnProgress = () => {},
  ): Promise<BrowseResult> {
    authorize(context.caller, 'resumeTask');
    return this.#tasks.resume(request, context, onProgress);
  }

  /** Opens a task that the caller's own model decides, turn by turn. */
  async openTask(request: OpenTaskRequest, context: RequestContext): Promise<OpenedTask> {
    authorize(context.caller, 'openTask');
    return this.#tasks.open(request, context);
  }

  /**
   * Does what the caller's model has decided, or the held act that is approved. It is done to its end also if the caller
   * disconnects. The owner's key may approve in the task of any key.
   */
  async takeTurn(turn: TurnRequest & InTask, context: RequestContext): Promise<TaskTurn> {
    authorize(context.caller, 'takeTurn');
    return this.#tasks.takeTurn(turn, context);
  }

  /** What happened in a session, also after it was closed; the owner's key reads that of all sessions. */
  async readTranscript(of: InSession & { last?: number }, { caller }: RequestContext): Promise<Transcript> {
    authorize(caller, 'readTranscript');
    const mayRead = (keyName: string) => [keyName, defaultKeyName].includes(caller.keyName);
    return this.#transcripts.read(of.sessionId, mayRead, of.last);
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
  async decideApproval(of: DecideApprovalInput & { id: string }, context: RequestContext): Promise<Approval> {
    authorize(context.caller, 'decideApproval');
    return this.#approvals.decide(of.id, of.decision, context.caller.keyName, mayDecide(context));
  }

  /** The latest answer of a task. */
  async readTask(input: InTask, { caller }: RequestContext): Promise<OpenedTask | TaskTurn> {
    authorize(caller, 'readTask');
    return this.#tasks.read(input, caller);
  }

  async deleteTask(input: InTask, { caller }: RequestContext): Promise<void> {
    authorize(caller, 'deleteTask');
    return this.#tasks.delete(input, caller);
  }

  /** Ends the tasks that had no call for ten minutes. */
  async deleteIdleTasks(): Promise<void> {
    return this.#tasks.ofCallers.deleteIdle();
  }

  /** Answers a question about a page. */
  async retrieve(request: RetrieveRequest, context: RequestContext): Promise<RetrieveResult> {
    authorize(context.caller, 'retrieve');
    return this.#tasks.retrieve(request, context);
  }

  /** Whether this is kept here: a task, a held act, or what a door keeps. */
  keeps(id: string): boolean {
    return this.#tasks.ofCallers.has(id) || this.#approvals.has(id) || this.#keeper?.has(id) === true;
  }

  /** Has a door asked for what it keeps. */
  keepWith(keeper: Keeper): void {
    this.#keeper = keeper;
  }

  /** Asks the door of the relay that keeps the id; that of this relay if none does. */
  async askKeeper({ question }: KeeperQuestion, context: RequestContext, report: Report): Promise<unknown> {
    return this.#keeper?.ask(question, context, report);
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

  /** The browsers that are connected now. */
  async listBrowsers({ caller }: RequestContext): Promise<ConnectedBrowser[]> {
    authorize(caller, 'listBrowsers');
    return this.#browsers.list();
  }

  /** What the relay is doing and has done since it started. */
  async readMetrics({ caller }: RequestContext): Promise<Readings> {
    authorize(caller, 'readMetrics');
    const { ofCallers, held, pageTurns } = this.#tasks;
    const parts = { tasks: ofCallers, heldTasks: held, pageTurns, approvals: this.#approvals };
    return readMetrics(this.#measured?.(), parts);
  }

  /** What anybody may know without a key: whether there are browsers, which of them are outdated, and the model. */
  health(): { browsers: number; outdated: string[]; model: string } {
    const connected = this.#browsers.list();
    const outdated = connected.filter((browser) => browser.outdated).map(({ name }) => name);
    return { browsers: connected.length, outdated, model: this.#modelName };
  }
}
