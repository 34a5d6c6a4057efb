/** The routes of a task that the caller's own model decides: open it, take a turn, read the latest answer, end it. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { ErrorCode } from '../../../extension/protocol/errors';
import { openedTask, openTaskRequest, taskTurn, turnRequest } from '../../autonomy/browse/task-turn';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import type { Service } from '../../service/service';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf } from '../request-context';

const factory = createFactory<AppEnv>();

const opened = z
  .object({ status: successStatus, ...openedTask.shape })
  .meta({ id: 'OpenTaskAnswer', description: 'The task that was opened, at turn 0.' });

const turned = z
  .object({ status: successStatus, ...taskTurn.shape })
  .meta({ id: 'TaskTurnAnswer', description: 'What became of the decision, and the page as it is now.' });

const deleted = z
  .object({
    status: successStatus,
    message: z.string().meta({ description: 'Confirmation for people.' }),
  })
  .meta({ id: 'DeleteTaskAnswer', description: 'The task that was ended.' });

const taskIdParameter = {
  in: 'path',
  name: 'taskId',
  required: true,
  description: 'The `taskId` that POST /task answered with.',
  schema: { type: 'string' },
  example: '2f8e8a3c-6d0b-4c5e-9a57-8f3d1c9b7e21',
} as const;

const fence = 'page-3f9a2b71c04d5e6f80';

const openedExample: z.output<typeof opened> = {
  status: 'success',
  taskId: taskIdParameter.example,
  sessionId: sessionIdParameter.example,
  turn: 0,
  rules: 'You do a task in a web browser for its user, turn by turn. …',
  schema: { type: 'object', properties: { acts: { type: 'array' } } },
  outcomes: [],
  view: `Task: Click "Say hello"\n20 steps left.\n<${fence}>\nURL: http://127.0.0.1:8787/practice\nTitle: tabrelay practice\nbutton "Say hello" [e4]\n</${fence}>`,
  wholePage: true,
  stepsLeft: 60,
  turnsLeft: 30,
};

const turnExamples: Record<string, z.output<typeof turned>> = {
  acted: {
    status: 'success',
    turn: 1,
    outcomes: [
      { action: 'click', selector: 'ref=e4', success: true, result: { success: true, changed: true } },
    ],
    view: `19 steps left.\n<${fence}>\n1. click ref=e4: done\nURL: http://127.0.0.1:8787/practice\nTitle: tabrelay practice\n+status "Hello, 1" [e9]\n</${fence}>`,
    wholePage: false,
    stepsLeft: 59,
    turnsLeft: 29,
  },
  ended: {
    status: 'success',
    turn: 2,
    outcomes: [],
    view: 'The task has ended: done. The page shows: Hello, 1',
    wholePage: false,
    stepsLeft: 59,
    turnsLeft: 29,
    ended: {
      outcome: 'done',
      answer: 'The page greets: "Hello, 1".',
      reason: 'The page shows: Hello, 1',
      finalUrl: 'http://127.0.0.1:8787/practice',
      actions: [
        { type: 'navigate', url: 'http://127.0.0.1:8787/practice' },
        { type: 'click', selector: '#hello' },
      ],
      steps: 1,
    },
  },
};

const bodyErrors: readonly ErrorCode[] = ['bad_request', 'body_too_large', 'unsupported_media_type'];
const browserErrors: readonly ErrorCode[] = ['no_browser', 'paused', 'interrupted', 'timeout'];

/** POST /task */
export function openTask(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'openTask',
      tags: ['Autonomy'],
      summary: 'Open a task for your own model',
      description:
        'Opens a task in which your own model decides. Show it `rules` and `view`, and send what it decides to POST /task/{taskId}. The task ends with its model’s `done`, `needUser` or `giveUp`, by DELETE, or after ten minutes without a call. With an `Idempotency-Key` it is opened once at most.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(openTaskRequest),
            examples: {
              practice: {
                summary: 'On the practice page',
                value: { prompt: 'Click "Say hello"', url: 'http://127.0.0.1:8787/practice' },
              },
            },
          },
        },
      },
      responses: answers('The task is open.', opened, { opened: openedExample }, [
        ...bodyErrors,
        ...browserErrors,
        'incognito_not_allowed',
        'domain_not_allowed',
        'navigation_failed',
        'restricted_page',
        'session_not_found',
        'still_running',
        'key_reused',
      ]),
    }),
    async (c) => {
      const task = await service.openTask(await readJson(c, openTaskRequest), contextOf(c));
      return c.json({ status: 'success', ...task } satisfies z.output<typeof opened>);
    },
  );
}

/** POST /task/{taskId} */
export function takeTurn(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'takeTurn',
      tags: ['Autonomy'],
      summary: 'Decide a turn of a task',
      description:
        'Does what your model has decided on the latest view, and answers with the page as it is then. If the reply is lost, send the same body again: it is done once, and answered again. Disconnecting does not stop it.',
      parameters: [taskIdParameter],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(turnRequest),
            examples: {
              acts: {
                summary: 'Act on the page',
                value: { turn: 0, acts: [{ action: 'click', selector: 'ref=e4' }] },
              },
              done: {
                summary: 'End the task',
                value: { turn: 0, done: { answer: 'The page greets.', evidence: 'Hello, 1' } },
              },
            },
          },
        },
      },
      responses: answers('What became of it.', turned, turnExamples, [
        ...bodyErrors,
        ...browserErrors,
        'task_not_found',
        'key_reused',
      ]),
    }),
    async (c) => {
      const decision = await readJson(c, turnRequest);
      const turn = await service.takeTurn({ ...decision, taskId: taskIdOf(c.req) }, contextOf(c));
      return c.json({ status: 'success', ...turn } satisfies z.output<typeof turned>);
    },
  );
}

/** GET /task/{taskId} */
export function readTask(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'readTask',
      tags: ['Autonomy'],
      summary: 'Repeat the latest answer of a task',
      description: 'What its latest turn was answered, or its opening. Waits for a turn that is running.',
      parameters: [taskIdParameter],
      responses: answers(
        'The latest answer.',
        z.union([opened, turned]),
        { opened: openedExample, ...turnExamples },
        ['task_not_found'],
      ),
    }),
    async (c) => {
      const latest = await service.readTask({ taskId: taskIdOf(c.req) }, contextOf(c));
      return c.json({ status: 'success', ...latest });
    },
  );
}

/** DELETE /task/{taskId} */
export function deleteTask(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'deleteTask',
      tags: ['Autonomy'],
      summary: 'End a task',
      description:
        'Stops what runs in it, and closes its session, unless that was open before or is to be kept.',
      parameters: [taskIdParameter],
      responses: answers(
        'The task is ended.',
        deleted,
        { deleted: { status: 'success', message: `Task ${taskIdParameter.example} is ended.` } },
        ['task_not_found'],
      ),
    }),
    async (c) => {
      const taskId = taskIdOf(c.req);
      await service.deleteTask({ taskId }, contextOf(c));
      const message = `Task ${taskId} is ended.`;
      return c.json({ status: 'success', message } satisfies z.output<typeof deleted>);
    },
  );
}

function taskIdOf(request: { param(name: string): string | undefined }): string {
  return request.param('taskId') ?? '';
}
