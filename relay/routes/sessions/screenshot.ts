/** The route that takes a screenshot. */
import { createFactory } from 'hono/factory';
import { describeRoute, validator } from 'hono-openapi';
import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { AppEnv } from '../../http/app-env';
import type { RequestContext } from '../../service/caller';
import type { Service } from '../../service/service';
import { screenshotInput } from '../../service/sessions/take-screenshot';
import { explainIssues } from '../../validation/explain-issues';
import { strictInput } from '../../validation/strict-input';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf, sessionIdOf } from '../request-context';

const { selector, fullPage, format, quality, raise } = screenshotInput.shape;

/** The service's input as a query string writes it. */
const query = strictInput({
  selector: selector.meta({ description: selector.description, example: '#greeting' }),
  fullPage: flag(fullPage),
  format,
  quality: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'expected a whole number from 1 to 100')
    .optional()
    .meta({ description: quality.description, example: '80' }),
  raise: flag(raise),
});

const taken = z
  .object({
    status: successStatus,
    truncated: z.literal(true).optional().meta({
      description:
        'There when the page or element is larger than a picture can be (16,384 pixels a side, 64 megapixels in all): the rest at the right and the bottom is left out; also when a whole page is wider than its window.',
    }),
    screenshot: z.string().meta({ description: 'The image in base64, without a `data:` prefix.' }),
  })
  .meta({ id: 'TakeScreenshotAnswer', description: 'A screenshot.' });

/** GET /session/{sessionId}/screenshot */
export function takeScreenshot(service: Service) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'takeScreenshot',
      tags: ['Sessions'],
      summary: 'Take a screenshot',
      description:
        'The browser allows two pictures a second: more callers wait their turn, and those who wait for the same picture share one. What does not fit into the window takes one for each part, and runs in turn with the session’s steps; the page’s styles and scroll positions are put back afterwards. A window that is minimised, or hidden in any other way, is answered with `window_hidden` at once; a capture that hangs with `timeout` after 5 s. In all a picture may take 60 s, one of an element or the full page 120 s.',
      parameters: [sessionIdParameter],
      responses: answers(
        'The picture.',
        taken,
        { png: { status: 'success', screenshot: 'iVBORw0KGgoAAAANSUhEUgAA…' } },
        [
          'bad_request',
          'bad_selector',
          'wrong_element',
          'not_actionable',
          'window_hidden',
          'restricted_page',
          'session_not_found',
          'element_not_found',
          'no_browser',
          'interrupted',
          'timeout',
        ],
      ),
    }),
    validator('query', query, (result) => {
      if (!result.success)
        throw new RelayError('bad_request', explainIssues(result.error, result.data, 'The query'));
    }),
    async (c) =>
      c.json(
        await answerScreenshot(service, { ...c.req.valid('query'), sessionId: sessionIdOf(c) }, contextOf(c)),
      ),
  );
}

/** What a query without parameters asks for. */
export const plainScreenshot = query.parse({});

/** Takes the screenshot that a query asks for, and answers it. @throws RelayError as the service */
export async function answerScreenshot(
  service: Service,
  { fullPage, quality, raise, ...others }: z.output<typeof query> & { sessionId: string },
  context: RequestContext,
): Promise<z.output<typeof taken>> {
  const input = {
    ...others,
    fullPage: fullPage === 'true',
    raise: raise === 'true',
    ...(quality !== undefined && { quality: Number(quality) }),
  };
  const { image, truncated } = await service.takeScreenshot(input, context);
  return { status: 'success', screenshot: image, ...(truncated ? { truncated: true as const } : {}) };
}

function flag({ description }: z.ZodType) {
  return z.enum(['true', 'false']).default('false').meta({ description });
}
