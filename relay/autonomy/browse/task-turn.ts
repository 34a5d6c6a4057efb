/** What the caller's own model decides in a turn of its task, and what it is answered. */
import * as z from 'zod';
import { pendingSchema } from '../../validation/pending-schema';
import { strictInput } from '../../validation/strict-input';
import { decisionFields } from '../language-model/decision-fields';
import { browseResult } from './browse-result';
import { checkTask } from './requests/check-task';
import { otherNames, taskFields } from './requests/task-fields';

export const openTaskRequest = strictInput(taskFields, otherNames)
  .check(checkTask)
  .meta({ id: 'OpenTask', description: 'A task that your own model decides.' });

export type OpenTaskRequest = z.output<typeof openTaskRequest>;

const { acts, done, needUser, giveUp } = decisionFields;
const ways = [...(Object.keys(decisionFields) as (keyof typeof decisionFields)[]), 'approve'] as const;

export const turnRequest = strictInput({
  turn: z.int().min(0).meta({
    description: 'The turn whose view this decides on. The same one with the same body gets the same answer.',
  }),
  acts: acts.optional(),
  done: done.optional(),
  needUser: needUser.optional(),
  giveUp: giveUp.optional(),
  approve: z.string().min(1).optional().meta({
    description:
      'Id of the `pending` act: does it, if it is still the same. For a person to decide, not for the model: with the scope `approve` this approves it; without, the call waits for a person to.',
  }),
})
  .check(({ value, issues }) => {
    const given = ways.filter((way) => value[way] !== undefined);
    if (given.length === 1) return;
    const found = given.length === 0 ? 'none of them' : given.join(' and ');
    issues.push({
      code: 'custom',
      input: value,
      path: [],
      message: `expected exactly one of acts, done, needUser, giveUp and approve beside \`turn\`, and got ${found}`,
    });
  })
  .meta({ id: 'TaskDecision', description: 'What your model decides: exactly one field beside `turn`.' });

export type TurnRequest = z.output<typeof turnRequest>;

const { finalUrl, actions, outcome, answer, reason, steps, sessionId, held } = browseResult.shape;

const taskEnd = z
  .object({ outcome, answer, reason, finalUrl, actions, steps, sessionId, held })
  .meta({ id: 'TaskEnd', description: 'How the task ended.' });

const actOutcome = z.object({
  action: z.string().meta({ description: 'The action.' }),
  selector: z.string().optional().meta({ description: 'The element, as it was named.' }),
  success: z.boolean().meta({ description: 'Whether it was done, with the effect it is for.' }),
  result: z
    .union([z.string(), z.looseObject({})])
    .optional()
    .meta({ description: 'What it read, or the result of the step.' }),
  error: z.string().optional().meta({ description: 'Why it was not done.' }),
});

export type TurnOutcome = z.output<typeof actOutcome>;

export const taskTurn = z.object({
  turn: z.int().meta({ description: 'The number of this turn; the next decision names it.' }),
  outcomes: z.array(actOutcome).meta({
    description:
      'Of the acts, in order. Acts after one that failed or changed the page were not begun and have none.',
  }),
  view: z.string().meta({ description: 'The text to show the model, as it is.' }),
  wholePage: z.boolean().meta({
    description: 'The view shows the whole page, so earlier views can be left out of a conversation.',
  }),
  stepsLeft: z.int().meta({ description: 'How many of `maxSteps` are left.' }),
  turnsLeft: z.int().meta({ description: 'How many of `maxTurns` are left.' }),
  pending: pendingSchema.optional().meta({
    description:
      'The last act was held, and waits for approval. The task can go on with other acts; `approve` in a turn does it.',
  }),
  ended: taskEnd.optional().meta({ description: 'The task has ended; it takes no further turn.' }),
});

export type TaskTurn = z.output<typeof taskTurn>;

export const openedTask = taskTurn.omit({ ended: true, pending: true }).extend({
  taskId: z.string().meta({ description: 'Goes into the path of its turns.' }),
  sessionId: z.string().meta({ description: 'The session in which it acts.' }),
  rules: z.string().meta({ description: 'What to tell the model first, as its system prompt.' }),
  schema: z.looseObject({}).meta({
    description: 'The JSON Schema of a decision, such as for the parameters of a tool.',
  }),
});

export type OpenedTask = z.output<typeof openedTask>;
