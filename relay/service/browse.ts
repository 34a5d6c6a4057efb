import { RelayError } from '../../extension/protocol/errors';
import { type Mask, maskSecrets } from '../../extension/protocol/mask-secrets';
import { bindSession } from '../autonomy/browse/bind-session';
import type { BrowseRequest } from '../autonomy/browse/browse-request';
import type { BrowseResult } from '../autonomy/browse/browse-result';
import { followPlanner } from '../autonomy/browse/follow-planner';
import { type Progress, TaskRun } from '../autonomy/browse/task-run';
import type { Model } from '../autonomy/model';
import type { Browsers } from '../browsers/browsers';
import { Deadline } from '../deadline';
import { idempotentId, sha256 } from './call-for';
import type { RequestContext } from './caller';
import { enterSession } from './enter-session';
import type { IdempotentAnswers } from './idempotent-answers';
import { maskError } from './mask-error';
import { checkEgress } from './open-session';
import { ranOutOfTime } from './ran-out-of-time';
import { TaskSession } from './task-session';

/** How much longer than the task its policy binds an open session, which releases itself should the relay die. */
const leaseMarginMs = 60_000;

/** Receives each step of a task before it is taken; the values of secrets are masked. */
export type OnProgress = (progress: Progress) => void | Promise<void>;

interface Parts {
  browsers: Browsers;
  model: Model;
  answers: IdempotentAnswers<BrowseResult>;
}

/**
 * Does a task in natural language and closes its session, unless that was open before or is to be kept. With an
 * idempotency key it is done once at most.
 * @throws RelayError timeout at the deadline, interrupted when the caller is gone, model_failed; each says how many
 *   steps were done by then. Else what opening the page throws.
 */
export async function browse(
  parts: Parts,
  request: BrowseRequest,
  context: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  const work = () => runTask(parts, request, context, onProgress);
  const id = idempotentId(context, { operation: 'browse' });
  return id === undefined ? work() : parts.answers.once(id, sha256(request), work);
}

async function runTask(
  { browsers, model }: Parts,
  request: BrowseRequest,
  outer: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  checkEgress(request, outer);
  const deadline = Deadline.after(request.timeoutMs, outer.deadline);
  const late = deadline.toSignal();
  const signal = AbortSignal.any([outer.signal, late]);
  const context = { ...outer, deadline, signal };
  const mask = maskSecrets(request.secrets ?? {});
  let run: TaskRun | undefined;
  let session: TaskSession | undefined;
  let keeps = request.sessionId !== undefined;
  try {
    const sessionId = await enterSession(browsers, request, { ...context, operation: 'browse' });
    session = new TaskSession(browsers, sessionId, context, request);
    await bindSession(session, request, request.timeoutMs + leaseMarginMs);
    run = new TaskRun(request, session, onProgress);
    const result = await planAndDo(run, model, request, signal);
    const picture = await lastPicture(session, mask);
    keeps ||= request.keepSession;
    return { ...result, ...picture, ...(request.keepSession && { sessionId }) };
  } catch (error) {
    const steps = run?.steps ?? 0;
    if (outer.signal.aborted) throw cutOff('interrupted', 'The caller disconnected.', steps);
    if (late.aborted || ranOutOfTime(deadline, error)) {
      const message = `The task was not finished within ${deadline.limitMs} ms.`;
      throw cutOff('timeout', message, steps, ' Give it more with `timeoutMs`.');
    }
    throw maskError(withSteps(error, steps), mask);
  } finally {
    await (keeps ? session?.unbind() : session?.close());
  }
}

async function planAndDo(run: TaskRun, model: Model, request: BrowseRequest, signal: AbortSignal) {
  const { prompt, secrets = {}, maxSteps, maxTokens } = request;
  const first = await run.look();
  const secretNames = Object.keys(secrets);
  const planner = model.plan({ prompt: run.mask(prompt), url: first.url, secretNames, maxSteps });
  const ending = await followPlanner(run, planner, { first, maxTokens, signal }).finally(() =>
    planner.close?.(),
  );
  const usage = planner.usage();
  return { ...(await run.result(ending)), usage };
}

/** The interface promises a picture; that the window is covered must not take the rest of the answer away. */
async function lastPicture(
  session: TaskSession,
  mask: Mask,
): Promise<Pick<BrowseResult, 'screenshot' | 'screenshotMissing'>> {
  try {
    return { screenshot: await session.screenshot() };
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    return { screenshot: '', screenshotMissing: mask(error.message) };
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

function stepsDone(steps: number): string {
  return `${steps} ${steps === 1 ? 'step was' : 'steps were'} done.`;
}
