import { type Outcome, RelayError } from '../../../extension/protocol/errors';
import type { BrowseResult } from '../../autonomy/browse/browse-result';
import { leaseMarginMs, PlannedTask } from '../../autonomy/browse/planned-task';
import type { Progress } from '../../autonomy/browse/progress';
import type { BrowseRequest } from '../../autonomy/browse/requests/browse-request';
import type { Model } from '../../autonomy/model';
import type { Browsers } from '../../browsers/browsers';
import { Deadline } from '../../deadline';
import { approvalLimitMs } from '../approvals/approval';
import type { Approvals } from '../approvals/approvals';
import { idempotentId, sha256 } from '../call-for';
import type { Caller, RequestContext } from '../caller';
import { checkEgress } from '../sessions/open-session';
import type { RunningWork } from '../sessions/running-work';
import { enterSession } from './enter-session';
import type { IdempotentAnswers } from './idempotent-answers';
import { maskError } from './mask-error';
import type { PendingActs } from './pending-acts';
import { ranOutOfTime } from './ran-out-of-time';
import type { TaskReports } from './task-reports';
import { TaskSession } from './task-session';

/** Receives each step of a task before it is taken; the values of secrets are masked. */
export type OnProgress = (progress: Progress) => void | Promise<void>;

/** A task that waits for a person to approve an act of it. */
export interface HeldTask {
  run: PlannedTask;
  session: TaskSession;
  request: BrowseRequest;
  caller: Caller;
}

export interface BrowseParts {
  browsers: Browsers;
  model: Model;
  answers: IdempotentAnswers<BrowseResult>;
  heldTasks: PendingActs<HeldTask>;
  approvals: Approvals;
  running: RunningWork;
  reports: TaskReports;
}

/**
 * Does a task in natural language and closes its session, unless that was open before or is to be kept. With an
 * idempotency key it is done once at most.
 * @throws RelayError timeout at the deadline, interrupted when the caller is gone, model_failed; each says how many
 *   steps were done by then. Else what opening the page throws.
 */
export async function browse(
  parts: BrowseParts,
  request: BrowseRequest,
  context: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  const work = () => runTask(parts, request, context, onProgress);
  const id = idempotentId(context, { operation: 'browse' });
  return id === undefined ? work() : parts.answers.once(id, sha256(request), work);
}

async function runTask(
  parts: BrowseParts,
  request: BrowseRequest,
  outer: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  checkEgress(request, outer);
  const { browsers, model } = parts;
  const run = new PlannedTask(model, request, onProgress);
  return untilEnd(parts, { run, request }, request.timeoutMs, outer, async (context) => {
    const sessionId = await enterSession(browsers, request, { ...context, operation: 'browse' });
    const session = new TaskSession(browsers, sessionId, context, { ...request, approvals: parts.approvals });
    return { session, work: () => run.work(session, context.signal) };
  });
}

/**
 * Works on a task until it ends or an act of it is held; then its session waits for ten minutes.
 * @param enter returns the session that the task is in, and what is to be done there
 */
export async function untilEnd(
  { heldTasks, approvals, running, reports }: BrowseParts,
  { run, request }: Pick<HeldTask, 'run' | 'request'>,
  timeoutMs: number,
  outer: RequestContext,
  enter: (context: RequestContext) => Promise<{ session: TaskSession; work(): Promise<BrowseResult> }>,
): Promise<BrowseResult> {
  const deadline = Deadline.after(timeoutMs, outer.deadline);
  const late = deadline.toSignal();
  const stop = new AbortController();
  const signal = AbortSignal.any([outer.signal, late, stop.signal]);
  const context = { ...outer, deadline, signal };
  let session: TaskSession | undefined;
  let keeps = request.sessionId !== undefined;
  let waits = false;
  let remove = () => {};
  try {
    const entered = await enter(context);
    ({ session } = entered);
    remove = running.add(session.id, stop);
    reports.began(session.id, run.mask(request.prompt), () => run.steps);
    const held = { run, session, request, caller: outer.caller };
    const result = await untilUndecided(approvals, held, await entered.work(), signal);
    waits = result.pending !== undefined;
    reports.ended(session.id, waits ? 'waiting' : 'ended', endOf(result));
    if (result.pending) await suspend(heldTasks, result.pending.id, held);
    keeps ||= request.keepSession;
    return { ...result, ...((request.keepSession || waits) && { sessionId: session.id }) };
  } catch (error) {
    const { steps, mask } = run;
    // Before the session is entered, its browser has not said whether the key was used before.
    const isFirst = session !== undefined || outer.idempotencyKey === undefined;
    const outcome = steps === 0 && isFirst ? 'not_executed' : 'unknown';
    const done = { steps, outcome } as const;
    if (session) reports.ended(session.id, 'ended', failureOf(error, { mask, stop }));
    if (stop.signal.aborted) throw cutOff('stopped', 'A person stopped the task.', done);
    if (outer.signal.aborted) throw cutOff('interrupted', 'The caller disconnected.', done);
    if (late.aborted || ranOutOfTime(deadline, error)) {
      const message = `The task was not finished within ${deadline.limitMs} ms.`;
      throw cutOff('timeout', message, done, ' Give it more with `timeoutMs`.');
    }
    throw maskError(withSteps(error, steps), mask);
  } finally {
    remove();
    if (!waits) await leave(session, keeps, late);
  }
}

/** Has a person decide on each act that is held, for as long as the task is to wait for that, and goes on. */
async function untilUndecided(
  approvals: Approvals,
  { run, session, request, caller: { keyName } }: HeldTask,
  first: BrowseResult,
  signal: AbortSignal,
): Promise<BrowseResult> {
  let result = first;
  while (result.pending) {
    const { pending, ...ended } = result;
    const { id: sessionId, taskId: group } = session;
    approvals.add({ ...pending, keyName, sessionId, isTask: true, group });
    if (!request.approvalMs) return result;
    try {
      await approvals.take(pending.id, () => true, request.approvalMs, signal);
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      signal.throwIfAborted();
      const state = approvals.stateOf(pending.id);
      if (state === 'waiting') return result;
      if (state !== 'denied') return { ...ended, reason: error.message };
      result = await run.goOnWithout(session, signal, error.message);
      continue;
    }
    result = await run.resume(session, signal);
  }
  return result;
}

/** Keeps the task until it is resumed or its time is over. */
async function suspend(heldTasks: PendingActs<HeldTask>, id: string, task: HeldTask): Promise<void> {
  const { session, run, request, caller } = task;
  const keeps = request.sessionId !== undefined || request.keepSession;
  const leaseMs = request.sessionId === undefined ? undefined : approvalLimitMs + leaseMarginMs;
  // A slow browser must not take the pending act away: whoever resumes binds the session again.
  await session.renewPolicy(leaseMs).catch((error: unknown) => {
    if (!(error instanceof RelayError)) throw error;
  });
  heldTasks.add(id, {
    keyName: caller.keyName,
    kept: task,
    end() {
      run.close();
      void leave(session, keeps);
    },
  });
}

/** @param late as of `TaskSession.close` */
async function leave(session: TaskSession | undefined, keeps: boolean, late?: AbortSignal): Promise<void> {
  await (keeps ? session?.unbind(late) : session?.close(late));
}

function cutOff(
  code: 'interrupted' | 'stopped' | 'timeout',
  message: string,
  { steps, outcome }: { steps: number; outcome: Outcome },
  advice = '',
): RelayError {
  return new RelayError(code, `${message} ${stepsDone(steps)}${advice}`, { outcome });
}

/** What a person who looks is told of how it ended. */
function endOf({ outcome, answer, reason, usage: { calls, promptTokens, completionTokens } }: BrowseResult) {
  return { outcome, answer, reason, usage: { calls, promptTokens, completionTokens } };
}

function failureOf(error: unknown, { mask, stop }: { mask(text: string): string; stop: AbortController }) {
  if (stop.signal.aborted) return { outcome: 'stopped', reason: 'A person stopped it.' };
  if (!(error instanceof RelayError)) return { outcome: 'internal' };
  return { outcome: error.code, reason: mask(error.message) };
}

/** Adds to an error of a task how many steps were done before it. */
function withSteps(error: unknown, steps: number): unknown {
  if (!(error instanceof RelayError) || (steps === 0 && error.code !== 'model_failed')) return error;
  const outcome = steps === 0 ? 'not_executed' : 'unknown';
  return new RelayError(error.code, `${error.message} ${stepsDone(steps)}`, { ...error.more, outcome });
}

function stepsDone(steps: number): string {
  return `${steps} ${steps === 1 ? 'step was' : 'steps were'} done.`;
}
