/** Takes a picture of an element or of the full page in as many captures as it needs. */
import { RelayError } from '../../protocol/errors';
import type { Screenshot } from '../../protocol/frames/frames';
import type { PageLink } from '../page-link/page-link';
import type { Picture } from './camera';
import { compose, pixelsOf } from './compose';
import { openStage } from './stage';
import { stitch } from './stitch';

/** The largest picture that viewers and models open; at four bytes a pixel, 256 MiB in all. */
const limits = { maxSidePx: 16_384, maxAreaPx: 64 * 1024 * 1024 };

/**
 * @param capture a `data:` URL of what the tab's window shows.
 * @throws RelayError not_actionable when nothing of the element can be shown, and what the stage throws.
 */
export async function stagedPicture(
  pages: PageLink,
  tabId: number,
  { selector, format, quality }: Picture,
  capture: () => Promise<string>,
  signal: AbortSignal,
): Promise<Screenshot> {
  const stage = await openStage(pages, tabId, { selector, maxPx: limits.maxSidePx }, signal);
  const stitched = await stitch(stage, async () => pixelsOf(await capture()), limits).finally(stage.close);
  if (stitched.pieces.length === 0) {
    throw new RelayError(
      'not_actionable',
      `No picture of "${selector}" can be taken: no part of it can be scrolled into view.`,
    );
  }
  const image = await compose(stitched, format, quality);
  return stitched.truncated ? { image, truncated: true } : { image };
}
