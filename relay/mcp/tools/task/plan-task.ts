/** A task that the relay plans. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { BrowseResult } from '../../../autonomy/browse/browse-result';
import { browseRequest } from '../../../autonomy/browse/requests/browse-request';
import { resumeRequest } from '../../../autonomy/browse/requests/resume-request';
import type { RequestContext } from '../../../service/caller';
import type { OnProgress } from '../../../service/tasks/browse';
import { askApproval } from '../../approval';
import { askPerson } from '../../ask-person';
import { nameTools } from '../../name-tools';
import { runLong } from '../../run-long';
import { textAnswer } from '../../text-answer';
import { parseArguments, type ToolCall, type ToolResult } from '../../tool';
import type { TaskInput } from './task-input';

/** After 45 s it goes on under a handle. */
const maxMs = 3_600_000;

/** Does the task. Its session stays open where a person has to do something in it. */
export function planTask(input: TaskInput, call: ToolCall): Promise<ToolResult> {
  const { prompt, url, session, maxSteps, effects, secrets, allowedDomains } = input;
  const own = session === undefined ? { keepSession: true } : { sessionId: session };
  const asked = { prompt, url, maxSteps, effects, secrets, allowedDomains, ...own, timeoutMs: maxMs };
  const request = parseArguments(browseRequest, asked);
  return run(input, call, (context, onProgress) => call.service.browse(request, context, onProgress));
}

/** Does the held act of a task and goes on with it. */
export function resumePlanned(pendingId: string, input: TaskInput, call: ToolCall): Promise<ToolResult> {
  const request = resumeRequest.parse({ resume: pendingId, timeoutMs: maxMs });
  return run(input, call, (context, onProgress) => call.service.resumeTask(request, context, onProgress));
}

function run(
  { keep = false }: TaskInput,
  call: ToolCall,
  work: (context: RequestContext, onProgress: OnProgress) => Promise<BrowseResult>,
): Promise<ToolResult> {
  return runLong('task', call, async (signal, report) => {
    const result = await work({ ...call.context, signal }, ({ step, action, selector, target }) =>
      report(`${step}. ${action} ${target ?? selector}`.trimEnd()),
    );
    const stays = keep || result.outcome === 'needs_user';
    if (result.sessionId !== undefined && !stays) await closeIfOpen(result.sessionId, call);
    const told = describe({ ...result, sessionId: stays ? result.sessionId : undefined });
    return (fetching) => question(result, told, fetching) ?? textAnswer(told);
  });
}

/** The window may be gone already; that does not change what the task answers. */
async function closeIfOpen(sessionId: string, { service, context }: ToolCall): Promise<void> {
  try {
    const { caller } = context;
    await service.closeSession({ sessionId }, { caller, signal: new AbortController().signal });
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
  }
}

function question({ outcome, pending, reason }: BrowseResult, told: string, call: ToolCall) {
  if (outcome !== 'needs_user' || !call.canAsk) return undefined;
  if (pending) return askApproval(pending, call);
  return askPerson(`The task needs you: ${reason} Say yes once it is done.`, { told });
}

function describe({ outcome, answer, reason, finalUrl, actions, pending, sessionId }: BrowseResult): string {
  const done = actions.map(({ type, selector = '', url = '', success }) =>
    `- ${type} ${selector || url}${success === false ? ' (no effect)' : ''}`.trimEnd(),
  );
  const lines = [
    `outcome: ${outcome}`,
    answer,
    nameTools(reason),
    pending &&
      `Waits for approval: ${pending.action} on ${pending.element}, ${pending.where}. Ask the user; if they agree, call task with approve: "${pending.id}" within ten minutes.`,
    sessionId && `session: ${sessionId} (open)`,
    outcome === 'gave_up' && 'To decide each turn yourself, call task again with drive: true.',
    `At ${finalUrl}`,
    ...done,
  ];
  return lines.filter(Boolean).join('\n');
}
