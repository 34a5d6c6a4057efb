/** A task that the client's own model decides, turn by turn. */
import { isInputRequiredResult } from '@modelcontextprotocol/server';
import {
  type OpenedTask,
  openTaskRequest,
  type TaskTurn,
  turnRequest,
} from '../../../autonomy/browse/task-turn';
import { askApproval } from '../../approval';
import { askPerson } from '../../ask-person';
import { textAnswer } from '../../text-answer';
import { parseArguments, type ToolCall, type ToolResult } from '../../tool';
import type { TaskInput } from './task-input';

/** Opens the task, takes a turn of it, ends it, or without any of these shows its latest turn again. */
export async function driveTask(input: TaskInput, call: ToolCall): Promise<ToolResult> {
  const { service, context } = call;
  if (input.task === undefined) return start(input, call);
  const { task: taskId, turn, acts, done, needUser, giveUp, approve, end } = input;
  if (end) {
    await service.deleteTask({ taskId }, context);
    return textAnswer('Stopped.');
  }
  if (turn === undefined) return textAnswer(describe(taskId, await service.readTask({ taskId }, context)));
  const decision = parseArguments(turnRequest, { turn, acts, done, needUser, giveUp, approve });
  const answer = await service.takeTurn({ taskId, ...decision }, context);
  await call.progress(`turn ${answer.turn}`);
  const told = describe(taskId, answer);
  return question(answer, told, call) ?? textAnswer(told);
}

/**
 * Goes on after a person was asked about a held act. The turn that it was held in has not been shown yet.
 * @param approve the act's id; absent where the person did not agree
 */
export async function driveAfterQuestion(
  { task: taskId, turn, approve }: { task: string; turn?: number | undefined; approve?: string | undefined },
  call: ToolCall,
): Promise<ToolResult> {
  const shown = describe(taskId, await call.service.readTask({ taskId }, call.context));
  if (approve === undefined) return textAnswer(shown, 'Not done: the user did not agree.');
  const answer = await driveTask({ task: taskId, turn, approve }, call);
  if (isInputRequiredResult(answer)) return answer;
  return { ...answer, content: [{ type: 'text', text: shown }, ...answer.content] };
}

async function start(input: TaskInput, { service, context }: ToolCall): Promise<ToolResult> {
  const { prompt, url, session, maxSteps, effects, secrets, allowedDomains, keep } = input;
  const asked = {
    prompt,
    url,
    maxSteps,
    effects,
    secrets,
    allowedDomains,
    keepSession: keep,
    sessionId: session,
  };
  const opened = await service.openTask(parseArguments(openTaskRequest, asked), context);
  return textAnswer(opened.rules, '', describe(opened.taskId, opened));
}

function question({ pending, ended, turn }: TaskTurn, told: string, call: ToolCall) {
  if (pending) return askApproval(pending, call, turn);
  if (ended?.outcome !== 'needs_user' || !call.canAsk) return undefined;
  return askPerson(`The task needs you: ${ended.reason} Say yes once it is done.`, { told });
}

function describe(task: string, answer: OpenedTask | TaskTurn): string {
  const { turn, view } = answer;
  const { ended, pending }: Partial<TaskTurn> = answer;
  const held =
    pending &&
    `Waits for approval: ${pending.action} on ${pending.element}, ${pending.where}. Go on without it, or ask the user and call task with task, turn and approve: "${pending.id}".`;
  const head = ended ? `At ${ended.finalUrl}` : `task: ${task}, turn: ${turn}`;
  const { answer: answered, sessionId } = ended ?? {};
  return [head, view, answered, held, sessionId && `session: ${sessionId} (open)`].filter(Boolean).join('\n');
}
