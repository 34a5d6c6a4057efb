/** The route that does a task, answered at its end or step by step as server-sent events. */
import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { streamSSE } from 'hono/streaming';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { ErrorCode } from '../../../extension/protocol/errors';
import { type BrowseResult, browseResult } from '../../autonomy/browse/browse-result';
import { browseRequest } from '../../autonomy/browse/requests/browse-request';
import { resumeRequest } from '../../autonomy/browse/requests/resume-request';
import { errorEvent } from '../../http/answer-error';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import type { CallLog } from '../../log';
import type { RequestContext } from '../../service/caller';
import type { Service } from '../../service/service';
import type { OnProgress } from '../../service/tasks/browse';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf } from '../request-context';

const answer = z
  .object({ status: successStatus, result: browseResult })
  .meta({ id: 'BrowseAnswer', description: 'How a task ended.' });

const example: z.output<typeof answer> = {
  status: 'success',
  result: {
    finalUrl: 'http://127.0.0.1:8787/practice',
    actions: [
      { type: 'navigate', url: 'http://127.0.0.1:8787/practice' },
      { type: 'click', selector: '#hello' },
    ],
    screenshot: 'iVBORw0KGgoAAAANSUhEUgAA…',
    outcome: 'done',
    answer: 'The page greets: "Hello, 1".',
    reason: 'The greeting appeared after the click.',
    steps: 1,
    usage: { calls: 2, promptTokens: 2913, completionTokens: 84, promptCharacters: 11652 },
  },
};

const failures: readonly ErrorCode[] = [
  'bad_request',
  'incognito_not_allowed',
  'navigation_failed',
  'restricted_page',
  'session_not_found',
  'still_running',
  'body_too_large',
  'unsupported_media_type',
  'key_reused',
  'model_failed',
  'no_browser',
  'interrupted',
  'timeout',
];

/** POST /browse */
export function browse(service: Service, log: CallLog) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'browse',
      tags: ['Autonomy'],
      summary: 'Do a task',
      description:
        'Does the task in a session of its own and closes it afterwards, whatever happened. Disconnecting cancels the task. With `Accept: text/event-stream` it reports each step before it is taken (`event: step`, with `step`, `url`, `title`, `action`, `selector`, `value`, `target`, and `before`, what became of the step before), and ends with `event: result` (the body below) or `event: error` (`error`, `code`, and where the headers of a failed reply would have them `outcome`, `pending` and `retryAfter`, in seconds). With an `Idempotency-Key` it is done once at most.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(z.union([browseRequest, resumeRequest])),
            examples: {
              practice: {
                summary: 'On the practice page',
                value: { prompt: 'Click "Say hello"', url: 'http://127.0.0.1:8787/practice' },
              },
              login: {
                summary: 'With a secret, in a session that is open',
                value: {
                  prompt: 'Type "ann" into Username and {{password}} into Password, then click Log in',
                  sessionId: sessionIdParameter.example,
                  allowedDomains: ['example.com'],
                  secrets: { password: 'correct horse' },
                  maxSteps: 10,
                },
              },
            },
          },
        },
      },
      responses: answers('The task has ended; `outcome` says how.', answer, { done: example }, failures),
    }),
    async (c) => {
      const context = contextOf(c);
      const task = await readTask(c, service);
      if (!c.req.header('accept')?.includes('text/event-stream')) {
        const result = await task(context);
        return c.json({ status: 'success', result } satisfies z.output<typeof answer>);
      }
      const events = streamSSE(c, async (stream) => {
        const disconnected = new AbortController();
        stream.onAbort(() => disconnected.abort());
        const signal = AbortSignal.any([context.signal, disconnected.signal]);
        const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
        try {
          const result = await task({ ...context, signal }, (progress) => send('step', progress));
          await send('result', { status: 'success', result } satisfies z.output<typeof answer>);
        } catch (thrown) {
          await send('error', errorEvent(thrown, log));
        }
      });
      // A stream would say `no-cache`, which lets it be kept.
      events.headers.set('Cache-Control', 'no-store');
      return events;
    },
  );
}

/** What the body asks for: a task, or to go on with one whose act is approved. */
async function readTask(
  c: Context<AppEnv>,
  service: Service,
): Promise<(context: RequestContext, onProgress?: OnProgress) => Promise<BrowseResult>> {
  const isResume =
    /"resume"\s*:/.test(Buffer.from(await c.req.arrayBuffer()).toString()) &&
    'resume' in Object(await readJson(c, z.unknown()));
  if (isResume) {
    const request = await readJson(c, resumeRequest);
    return (context, onProgress) => service.resumeTask(request, context, onProgress);
  }
  const request = await readJson(c, browseRequest);
  return (context, onProgress) => service.browse(request, context, onProgress);
}
