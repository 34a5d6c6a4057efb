/**
 * What tabrelay can be asked to do, whichever transport (REST, MCP ...) asks: each operation checks the caller's scope and
 * answers with a value or throws a RelayError. Inputs are parsed by the transport, with the schema of the operation.
 */
import type { Screenshot, Session, StepResult } from '../../extension/protocol/frames';
import type { BrowseRequest } from '../autonomy/browse/browse-request';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import type { ResumeRequest } from '../autonomy/browse/resume-request';
import type { Model } from '../autonomy/model';
import type { Reader } from '../autonomy/reading/reader';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../autonomy/reading/retrieve-result';
import type { Browsers, ConnectedBrowser } from '../browsers/browsers';
import { authorize, type Operation } from './authorize';
import { browse, type HeldTask, type OnProgress } from './browse';
import type { RequestContext } from './caller';
import { closeSession } from './close-session';
import { IdempotentAnswers } from './idempotent-answers';
import { listSessions, type OpenSession } from './list-sessions';
import { type OpenSessionInput, openSession } from './open-session';
import { PendingActs } from './pending-acts';
import { resumeTask } from './resume-task';
import { retrieve } from './retrieve';
import { type HeldStep, takeApprovedStep } from './take-approved-step';
import { type ScreenshotInput, takeScreenshot } from './take-screenshot';
import type { StepInput } from './take-step';

/** Which session an operation is about. One of another key does not exist for the caller. */
export interface InSession {
  sessionId: string;
}

export class Service implements Record<Operation, unknown> {
  readonly #browsers: Browsers;
  readonly #model: Model;
  readonly #reader: Reader;
  readonly #answers = new IdempotentAnswers<BrowseResult>();
  readonly #heldSteps = new PendingActs<HeldStep>();
  readonly #heldTasks = new PendingActs<HeldTask>();

  /**
   * @param parts.model decides in `browse`
   * @param parts.reader answers in `retrieve`
   */
  constructor(parts: { browsers: Browsers; model: Model; reader: Reader }) {
    this.#browsers = parts.browsers;
    this.#model = parts.model;
    this.#reader = parts.reader;
  }

  async openSession(input: OpenSessionInput, context: RequestContext): Promise<Session> {
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
    return takeApprovedStep({ browsers: this.#browsers, pending: this.#heldSteps }, input, context);
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

  /** Answers a question about a page. */
  async retrieve(request: RetrieveRequest, context: RequestContext): Promise<RetrieveResult> {
    authorize(context.caller, 'retrieve');
    return retrieve({ browsers: this.#browsers, reader: this.#reader }, request, context);
  }

  #browseParts() {
    return {
      browsers: this.#browsers,
      model: this.#model,
      answers: this.#answers,
      heldTasks: this.#heldTasks,
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
