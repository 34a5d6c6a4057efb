/** The tasks and questions of a relay alone: those that its own model decides, and those of the callers' models. */

import type { BrowseResult } from '../../autonomy/browse/browse-result';
import type { BrowseRequest } from '../../autonomy/browse/requests/browse-request';
import type { ResumeRequest } from '../../autonomy/browse/requests/resume-request';
import type { OpenedTask, OpenTaskRequest, TaskTurn, TurnRequest } from '../../autonomy/browse/task-turn';
import type { RetrieveRequest } from '../../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../../autonomy/reading/retrieve-result';
import { FairTurns } from '../../fair-turns';
import type { Approvals } from '../approvals/approvals';
import type { Caller, InTask, RequestContext } from '../caller';
import type { ServiceParts } from '../service-parts';
import type { RunningWork } from '../sessions/running-work';
import { type BrowseParts, browse, type HeldTask, type OnProgress } from './browse';
import { CallerTasks } from './caller-tasks/caller-tasks';
import { openTask } from './caller-tasks/open-task';
import { takeTurn } from './caller-tasks/take-turn';
import { IdempotentAnswers } from './idempotent-answers';
import { PendingActs } from './pending-acts';
import { resumeTask } from './resume-task';
import { retrieve } from './retrieve';
import { TaskReports } from './task-reports';

interface Parts extends Pick<ServiceParts, 'browsers' | 'model' | 'reader' | 'views'> {
  approvals: Approvals;
  running: RunningWork;
  /** Epoch milliseconds. */
  now(): number;
}

export class Tasks {
  readonly #parts: Parts;
  /** Those that wait for an approval. */
  readonly held = new PendingActs<HeldTask>();
  /** Those that a caller's model decides. */
  readonly ofCallers = new CallerTasks();
  readonly reports = new TaskReports();
  /** Reads of whole pages for questions: many at once would slow the steps of other sessions. */
  readonly pageTurns = new FairTurns({ running: 4, perKey: 3 });
  readonly #opened = new IdempotentAnswers<OpenedTask>();
  /** What tasks need that the relay's own model decides. */
  readonly #browse: BrowseParts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { browsers, approvals, running, model } = parts;
    const answers = new IdempotentAnswers<BrowseResult>();
    this.#browse = {
      browsers,
      approvals,
      running,
      model,
      reports: this.reports,
      heldTasks: this.held,
      answers,
    };
  }

  browse(request: BrowseRequest, context: RequestContext, onProgress: OnProgress): Promise<BrowseResult> {
    return browse(this.#browse, request, context, onProgress);
  }

  resume(request: ResumeRequest, context: RequestContext, onProgress: OnProgress): Promise<BrowseResult> {
    return resumeTask(this.#browse, request, context, onProgress);
  }

  open(request: OpenTaskRequest, context: RequestContext): Promise<OpenedTask> {
    const { browsers, approvals, views, now } = this.#parts;
    const own = { views, tasks: this.ofCallers, answers: this.#opened, now };
    return openTask({ ...own, browsers, approvals, reports: this.reports }, request, context);
  }

  takeTurn(turn: TurnRequest & InTask, context: RequestContext): Promise<TaskTurn> {
    const parts = { tasks: this.ofCallers, approvals: this.#parts.approvals, reports: this.reports };
    return takeTurn(parts, turn, context);
  }

  read({ taskId }: InTask, caller: Caller): Promise<OpenedTask | TaskTurn> {
    return this.ofCallers.find(taskId, caller).last();
  }

  delete({ taskId }: InTask, caller: Caller): Promise<void> {
    return this.ofCallers.delete(this.ofCallers.find(taskId, caller));
  }

  retrieve(request: RetrieveRequest, context: RequestContext): Promise<RetrieveResult> {
    const { browsers, reader } = this.#parts;
    return retrieve({ browsers, reader, pageTurns: this.pageTurns }, request, context);
  }
}
