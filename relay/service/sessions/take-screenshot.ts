import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { Screenshot } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import { checkSelectors } from '../../validation/patterns/check-patterns';
import { strictInput } from '../../validation/strict-input';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';

const windowLimitMs = 60_000;
/** What does not fit into the window takes half a second per part, between the screenshots of others. */
const stitchedLimitMs = 120_000;

export const screenshotInput = strictInput({
  selector: z.string().trim().min(1).optional().meta({
    description:
      'Takes a picture of this element only; the same selectors as in a step, waited for up to 5 s. It is scrolled into view; what is larger than the window is put together from parts.',
  }),
  fullPage: z.boolean().default(false).meta({
    description:
      'Takes all that the page can be scrolled to downwards, put together from parts; what is fixed to the window is in it once. Of an element that scrolls by itself, name what is in it as `selector`.',
  }),
  format: z.enum(['png', 'jpeg']).default('png').meta({ description: 'Format of the image.' }),
  quality: z.int().min(1).max(100).optional().meta({
    description: 'Quality of a jpeg, 1 to 100. Default: the browser’s own.',
  }),
  raise: z.boolean().default(false).meta({
    description: 'Brings a covered window to the front for the picture, then gives the focus back.',
  }),
});

export type ScreenshotInput = z.output<typeof screenshotInput>;

/** Takes a picture of a session's window, of an element or of the whole page. @throws RelayError such as window_hidden */
export async function takeScreenshot(
  browsers: Browsers,
  { sessionId, ...input }: ScreenshotInput & { sessionId: string },
  context: RequestContext,
): Promise<Screenshot> {
  const { selector, fullPage, format, quality, raise } = input;
  if (quality !== undefined && format !== 'jpeg') {
    throw new RelayError('bad_request', '`quality` is for jpeg only. Set `format` to jpeg or leave it out.');
  }
  if (selector !== undefined && fullPage) {
    throw new RelayError('bad_request', '`selector` and `fullPage` exclude each other. Leave one out.');
  }
  if (selector !== undefined) await checkSelectors([selector]);
  const limitMs = selector !== undefined || fullPage ? stitchedLimitMs : windowLimitMs;
  const call = callFor(context, { operation: 'takeScreenshot', sessionId, effect: 'read', limitMs });
  return browsers.send(
    {
      do: 'screenshot',
      sessionId,
      format,
      raise,
      ...(quality !== undefined && { quality }),
      ...(selector !== undefined && { selector }),
      ...(fullPage && { fullPage }),
    },
    call,
  );
}
