import * as z from 'zod';
import { RelayError } from '../../../../extension/protocol/errors';
import { approvalIn, questionIn } from '../../approval';
import { waitLong } from '../../run-long';
import { textAnswer } from '../../text-answer';
import { defineTool, type ToolCall } from '../../tool';
import { driveAfterQuestion, driveTask } from './drive-task';
import { planTask, resumePlanned } from './plan-task';
import { type TaskInput, taskInput } from './task-input';

/** Does a task, planned by the relay or by the client's own model. */
export const task = defineTool({
  name: 'task',
  title: 'Do a task',
  description:
    'Does a whole task from a prompt, step by step. drive: true lets you decide: you get the page, and call again with task, turn and one of acts, done, needUser, giveUp; end: true stops it.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  input: taskInput,
  async run(input, call) {
    const answered = await answerOf(input, call);
    if (answered) return answered;
    if (input.handle !== undefined) return waitLong('task', call, { handle: input.handle, end: input.end });
    if (input.task !== undefined || input.drive) return driveTask(input, call);
    if (input.approve !== undefined) return resumePlanned(input.approve, input, call);
    return planTask(input, call);
  },
});

const aboutPerson = z.object({ told: z.string() });

/** What a person's answer leads to, if this call brings one. */
async function answerOf(input: TaskInput, call: ToolCall) {
  const { answer } = call;
  if (!answer) return undefined;
  const about = aboutPerson.safeParse(answer.about).data;
  if (about) {
    const said = answer.agrees
      ? 'The user says that it is done. Look at the page, and go on with what is left.'
      : 'The user did not do it.';
    return textAnswer(about.told, said);
  }
  const question = questionIn(answer);
  if (!question) {
    throw new RelayError(
      'bad_request',
      'The answer belongs to no question of this task. Call task without it.',
    );
  }
  const approve = approvalIn(answer);
  if (input.task !== undefined) return driveAfterQuestion({ task: input.task, ...question, approve }, call);
  if (approve === undefined) return textAnswer('Not done: the user did not agree.');
  return resumePlanned(approve, input, call);
}
