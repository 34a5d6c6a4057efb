import { randomUUID } from 'node:crypto';
import { RelayError } from '../../extension/protocol/errors';
import type { Mask } from '../../extension/protocol/mask-secrets';
import type { BrowseRequest } from '../autonomy/browse/browse-request';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import { type Progress, TaskRun } from '../autonomy/browse/task-run';
import type { Model } from '../autonomy/model';
import type { Browsers } from '../browsers/browsers';
import { Deadline } from '../deadline';
import { policyForOpening } from '../policy/derive-policy';
import { callFor, idempotentId, sha256 } from './call-for';
import type { Caller, RequestContext } from './caller';
import type { IdempotentAnswers } from './idempotent-answers';
import { checkEgress, openLimitMs, openSessionInput, sendOpen } from './open-session';
import { approvalLimitMs, type PendingActs } from './pending-acts';
import { ranOutOfTime } from './ran-out-of-time';
import { TaskSession } from './task-session';

/** How much longer than a task or its approval may take its policy binds an open session. */
export const leaseMarginMs = 60_000;

/** Receives each step of a task before it is taken; the values of secrets are masked. */
export type OnProgress = (progress: Progress) => void | Promise<void>;

/** A task that waits for a person to approve an act of it. */
export interface HeldTask {
  run: TaskRun;
  session: TaskSession;
  request: BrowseRequest;
  caller: Caller;
}

export interface BrowseParts {
  browsers: Browsers;
  model: Model;
  answers: IdempotentAnswers<BrowseResult>;
  heldTasks: PendingActs<HeldTask>;
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
  const run = new TaskRun(model, request, onProgress);
  return untilEnd(parts, { run, request }, request.timeoutMs, outer, async (context) => {
    const sessionId = await enterSession(browsers, request, context);
    const session = new TaskSession(browsers, sessionId, context, request);
    return { session, work: () => run.work(session, context.signal) };
  });
}

/**
 * Works on a task until it ends or an act of it is held; then its session waits for ten minutes.
 * @param enter returns the session that the task is in, and what is to be done there
 */
export async function untilEnd(
  { heldTasks }: BrowseParts,
  { run, request }: Pick<HeldTask, 'run' | 'request'>,
  timeoutMs: number,
  outer: RequestContext,
  enter: (context: RequestContext) => Promise<{ session: TaskSession; work(): Promise<BrowseResult> }>,
): Promise<BrowseResult> {
  const deadline = Deadline.after(timeoutMs, outer.deadline);
  const late = deadline.toSignal();
  const signal = AbortSignal.any([outer.signal, late]);
  const context = { ...outer, deadline, signal };
  let session: TaskSession | undefined;
  let keeps = request.sessionId !== undefined;
  let waits = false;
  try {
    const entered = await enter(context);
    ({ session } = entered);
    const result = await entered.work();
    waits = result.pending !== undefined;
    if (result.pending)
      await suspend(heldTasks, result.pending.id, { run, session, request, caller: outer.caller });
    keeps ||= request.keepSession;
    return { ...result, ...((request.keepSession || waits) && { sessionId: session.id }) };
  } catch (error) {
    const { steps, mask } = run;
    if (outer.signal.aborted) throw cutOff('interrupted', 'The caller disconnected.', steps);
    if (late.aborted || ranOutOfTime(deadline, error)) {
      const message = `The task was not finished within ${deadline.limitMs} ms.`;
      throw cutOff('timeout', message, steps, ' Give it more with `timeoutMs`.');
    }
    throw masked(withSteps(error, steps), mask);
  } finally {
    if (!waits) await leave(session, keeps);
  }
}

/** Keeps the task until it is resumed or its time is over. */
async function suspend(heldTasks: PendingActs<HeldTask>, id: string, task: HeldTask): Promise<void> {
  const { session, run, request, caller } = task;
  const keeps = request.sessionId !== undefined || request.keepSession;
  await session.renewPolicy(request.sessionId === undefined ? undefined : approvalLimitMs + leaseMarginMs);
  heldTasks.add(id, {
    keyName: caller.keyName,
    kept: task,
    end() {
      run.close();
      void leave(session, keeps);
    },
  });
}

async function leave(session: TaskSession | undefined, keeps: boolean): Promise<void> {
  await (keeps ? session?.unbind() : session?.close());
}

/**
 * The id of the session to act in: opened at `url`, or the one that the request names.
 * @throws RelayError interrupted when the idempotency key belongs to a run that this relay has forgotten
 */
async function enterSession(
  browsers: Browsers,
  { sessionId, url, headless, incognito, ...request }: BrowseRequest,
  context: RequestContext,
): Promise<string> {
  const command = { operation: 'browse', effect: 'act', limitMs: openLimitMs } as const;
  // The run id makes this another command each time: the browser then refuses an id that it has seen before, where it
  // would answer a repeated step with its first reply.
  const call = { ...callFor(context, command), runId: randomUUID() };
  try {
    if (sessionId !== undefined) {
      await browsers.send({ do: 'step', sessionId, action: 'wait', selector: '', value: 0 }, call);
      return sessionId;
    }
    const options = openSessionInput.parse({ headless, incognito, url });
    const { allowedDomains } = request;
    const policy = allowedDomains && { allowedDomains };
    const opening = policyForOpening({ ...request, url });
    return (await sendOpen(browsers, { ...options, policy, opening }, call, context.caller.sites)).id;
  } catch (error) {
    if (call.hasIdempotencyKey && error instanceof RelayError && error.code === 'key_reused')
      throw answerLost();
    throw error;
  }
}

function cutOff(code: 'interrupted' | 'timeout', message: string, steps: number, advice = ''): RelayError {
  const outcome = steps === 0 ? 'not_executed' : 'unknown';
  return new RelayError(code, `${message} ${stepsDone(steps)}${advice}`, { outcome });
}

/** Adds to an error of a task how many steps were done before it. */
function withSteps(error: unknown, steps: number): unknown {
  if (!(error instanceof RelayError) || (steps === 0 && error.code !== 'model_failed')) return error;
  const outcome = steps === 0 ? 'not_executed' : 'unknown';
  return new RelayError(error.code, `${error.message} ${stepsDone(steps)}`, { ...error.more, outcome });
}

/** What failed may name an address or repeat what it was sent, in an answer or in the relay's log. */
function masked(error: unknown, mask: Mask): unknown {
  if (error instanceof RelayError) return new RelayError(error.code, mask(error.message), error.more);
  if (!(error instanceof Error)) return error;
  error.message = mask(error.message);
  error.stack = error.stack && mask(error.stack);
  return error;
}

function stepsDone(steps: number): string {
  return `${steps} ${steps === 1 ? 'step was' : 'steps were'} done.`;
}

function answerLost(): RelayError {
  return new RelayError(
    'interrupted',
    'A task with this Idempotency-Key was begun before, and its answer is lost: it is unknown how far it came. Look at the page before you give the task again, with a new key.',
    { outcome: 'unknown' },
  );
}
