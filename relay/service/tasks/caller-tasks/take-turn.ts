import type { TaskTurn, TurnRequest } from '../../../autonomy/browse/task-turn';
import type { Approvals } from '../../approvals/approvals';
import { approvalWaitMs, mayDecide, releaseApproved } from '../../approvals/release-approved';
import { defaultKeyName, type RequestContext } from '../../caller';
import type { TaskReports } from '../task-reports';
import type { CallerTasks } from './caller-tasks';

/**
 * Does what the caller's model has decided, or the held act that is approved. The owner's key may approve in the task of
 * any key.
 * @throws RelayError task_not_found, held, and what the turn throws
 */
export async function takeTurn(
  { tasks, approvals, reports }: { tasks: CallerTasks; approvals: Approvals; reports: TaskReports },
  { taskId, ...turn }: TurnRequest & { taskId: string },
  context: RequestContext,
): Promise<TaskTurn> {
  const { keyName } = context.caller;
  const { approve } = turn;
  const owner = approve !== undefined && keyName === defaultKeyName ? { isOwner: true } : {};
  const task = tasks.find(taskId, { keyName, ...owner });
  // A turn that is sent again gets its first answer.
  if (approve !== undefined && !approvals.isUsed(approve, mayDecide(context)))
    await releaseApproved(approvals, approve, context, approvalWaitMs);
  const answer = await task.take(turn);
  if (answer.pending) approvals.add({ ...answer.pending, ...task.asks, isTask: true });
  if (answer.ended) {
    const { outcome, answer: found, reason } = answer.ended;
    reports.ended(task.asks.sessionId, 'ended', { outcome, answer: found, reason });
  }
  return answer;
}
