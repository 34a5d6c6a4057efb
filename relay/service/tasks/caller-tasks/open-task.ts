import { RelayError } from '../../../../extension/protocol/errors';
import { maskSecrets } from '../../../../extension/protocol/masking/mask-secrets';
import { TaskRun } from '../../../autonomy/browse/task-run';
import type { OpenedTask, OpenTaskRequest } from '../../../autonomy/browse/task-turn';
import type { Views } from '../../../autonomy/browse/views';
import type { Browsers } from '../../../browsers/browsers';
import type { Approvals } from '../../approvals/approvals';
import { idempotentId, sha256 } from '../../call-for';
import type { RequestContext } from '../../caller';
import { checkEgress } from '../../sessions/open-session';
import { enterSession } from '../enter-session';
import type { IdempotentAnswers } from '../idempotent-answers';
import { maskError } from '../mask-error';
import type { TaskReports } from '../task-reports';
import { TaskSession } from '../task-session';
import { CallerTask } from './caller-task';
import type { CallerTasks } from './caller-tasks';

/** A task may be idle for ten minutes, and its turn take two more. */
const leaseMs = 15 * 60_000;

interface Parts {
  browsers: Browsers;
  views: Views;
  tasks: CallerTasks;
  answers: IdempotentAnswers<OpenedTask>;
  approvals: Approvals;
  reports: TaskReports;
  now(): number;
}

/**
 * Opens a task that the caller's own model decides. With an idempotency key it is opened once at most.
 * @throws RelayError too_many_requests, and what opening the page throws
 */
export async function openTask(
  parts: Parts,
  terms: OpenTaskRequest,
  context: RequestContext,
): Promise<OpenedTask> {
  const id = idempotentId(context, { operation: 'openTask' });
  if (id === undefined) return open(parts, terms, context);
  // Its answer can be fetched again, so it does not end with the connection.
  const work = () => open(parts, terms, { ...context, signal: new AbortController().signal });
  return parts.answers.once(id, sha256(terms), work);
}

async function open(parts: Parts, terms: OpenTaskRequest, context: RequestContext): Promise<OpenedTask> {
  checkEgress(terms, context);
  let opened: OpenedTask | undefined;
  await parts.tasks.add(context.caller.keyName, async () => {
    const entered = await enter(parts, terms, context);
    opened = entered.opened;
    return entered.task;
  });
  if (!opened) throw new Error('a task was opened without an answer');
  return opened;
}

async function enter(
  { browsers, views, approvals, reports, now }: Parts,
  terms: OpenTaskRequest,
  context: RequestContext,
): Promise<{ task: CallerTask; opened: OpenedTask }> {
  const { caller } = context;
  const abort = new AbortController();
  const mask = maskSecrets(terms.secrets ?? {});
  let session: TaskSession | undefined;
  try {
    const sessionId = await enterSession(browsers, terms, { ...context, operation: 'openTask' });
    session = new TaskSession(browsers, sessionId, { caller, signal: abort.signal }, { ...terms, approvals });
    const run = new TaskRun(terms);
    const { keyName } = caller;
    const task = new CallerTask({ keyName, terms, run, session, views, abort, leaseMs, now });
    const opened = await task.open();
    reports.began(sessionId, mask(terms.prompt), () => run.steps);
    if (context.signal.aborted) throw new RelayError('interrupted', 'The caller disconnected.');
    return { task, opened };
  } catch (error) {
    await (terms.sessionId === undefined ? session?.close() : session?.unbind());
    throw maskError(error, mask);
  }
}
