/** A picture of what the session's window shows. */
import { createFactory } from 'hono/factory';
import { describeRoute, validator } from 'hono-openapi';
import * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import type { Browsers } from '../browsers/browsers';
import type { AppEnv } from '../http/app-env';
import { explain } from '../http/explain';
import { answers, sessionIdParameter, successStatus } from './describe';
import { callOf, sessionIdOf } from './session-call';

const screenshotTimeoutMs = 60_000;
/** What does not fit into the window takes half a second per part, between the pictures of others. */
const stitchedTimeoutMs = 120_000;

const query = z.object({
  selector: z.string().trim().min(1).optional().meta({
    description:
      'Takes a picture of this element only; the same selectors as in a step, waited for up to 5 s. It is scrolled into view; what is larger than the window is put together from parts.',
    example: '#greeting',
  }),
  fullPage: z.enum(['true', 'false']).default('false').meta({
    description:
      'Takes all that the page can be scrolled to downwards, put together from parts; what is fixed to the window is in it once. Of an element that scrolls by itself, name what is in it as `selector`.',
  }),
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
  truncated: z.literal(true).optional().meta({
    description:
      'There when the page or element is larger than a picture can be (16,384 pixels a side, 64 megapixels in all): the rest at the right and the bottom is left out; also when a whole page is wider than its window.',
  }),
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
        throw new RelayError('bad_request', explain(result.error, result.data, 'The query'));
    }),
    async (c) => {
      const { format, quality, raise, selector, fullPage } = c.req.valid('query');
      if (quality !== undefined && format !== 'jpeg') {
        throw new RelayError('bad_request', '`quality` is for jpeg only. Add format=jpeg or leave it out.');
      }
      if (selector !== undefined && fullPage === 'true') {
        throw new RelayError('bad_request', '`selector` and `fullPage` exclude each other. Leave one out.');
      }
      const stitched = selector !== undefined || fullPage === 'true';
      const { image, truncated } = await browsers.send(
        {
          do: 'screenshot',
          sessionId: sessionIdOf(c),
          format,
          raise: raise === 'true',
          ...(quality === undefined ? {} : { quality: Number(quality) }),
          ...(selector === undefined ? {} : { selector }),
          ...(fullPage === 'true' ? { fullPage: true } : {}),
        },
        callOf(c, 'read', stitched ? stitchedTimeoutMs : screenshotTimeoutMs),
      );
      return c.json({
        status: 'success',
        screenshot: image,
        ...(truncated ? { truncated: true as const } : {}),
      } satisfies z.output<typeof taken>);
    },
  );
}
