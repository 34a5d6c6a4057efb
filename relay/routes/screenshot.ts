// Why: a picture of what the session's window shows.
import { createFactory } from 'hono/factory';
import { describeRoute, validator } from 'hono-openapi';
import * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from '../app-env';
import type { Browsers } from '../browsers/browsers';
import { explain } from '../explain';
import { answers, sessionIdParameter, successStatus } from './describe';
import { callOf, sessionIdOf } from './session-call';

const screenshotTimeoutMs = 60_000;

const query = z.object({
  format: z.enum(['png', 'jpeg']).default('png').meta({ description: 'Format of the image.' }),
  quality: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'expected a whole number from 1 to 100')
    .optional()
    .meta({ description: 'Quality of a jpeg, 1 to 100. Default: the browser’s own.', example: '80' }),
  raise: z.enum(['true', 'false']).default('false').meta({
    description: 'Brings a covered window to the front for the picture, then gives the focus back.',
  }),
});

const taken = z.object({
  status: successStatus,
  screenshot: z.string().meta({ description: 'The image in base64, without a `data:` prefix.' }),
});

/** GET /session/{sessionId}/screenshot */
export function takeScreenshot(browsers: Browsers) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'takeScreenshot',
      tags: ['Sessions'],
      summary: 'Take a screenshot',
      description:
        'The browser allows two pictures a second: more callers wait their turn, and those who wait for the same window share one.',
      parameters: [sessionIdParameter],
      responses: answers(
        'What the window shows now.',
        taken,
        { png: { status: 'success', screenshot: 'iVBORw0KGgoAAAANSUhEUgAA…' } },
        [
          'bad_request',
          'window_hidden',
          'restricted_page',
          'session_not_found',
          'no_browser',
          'interrupted',
          'page_silent',
        ],
      ),
    }),
    validator('query', query, (result) => {
      if (!result.success)
        throw new RelayError('bad_request', explain(result.error, result.data, 'The query'));
    }),
    async (c) => {
      const { format, quality, raise } = c.req.valid('query');
      if (quality !== undefined && format !== 'jpeg') {
        throw new RelayError('bad_request', '`quality` is for jpeg only. Add format=jpeg or leave it out.');
      }
      const sessionId = sessionIdOf(c);
      const screenshot = await browsers.send(
        {
          do: 'screenshot',
          sessionId,
          format,
          raise: raise === 'true',
          ...(quality === undefined ? {} : { quality: Number(quality) }),
        },
        callOf(c, 'read', screenshotTimeoutMs),
      );
      return c.json({ status: 'success', screenshot } satisfies z.output<typeof taken>);
    },
  );
}
