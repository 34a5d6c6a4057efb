/** A picture of an element or of the whole page: laid out, photographed in parts, put back, put together. */
import { RelayError } from '../../protocol/errors';
import type { Screenshot } from '../../protocol/frames';
import type { PageLink } from '../page-link/page-link';
import { compose, pixelsOf } from './compose';
import type { Picture } from './screenshots';
import { openStage } from './stage';
import { stitch } from './stitch';

/** What viewers and models still open; in all no more than four bytes each in 256 MiB. */
const limits = { maxSidePx: 16_384, maxAreaPx: 64 * 1024 * 1024 };

/**
 * @param shoot a `data:` address of what the tab's window shows.
 * @throws RelayError not_actionable when nothing of the element can be shown, and what the stage throws.
 */
export async function stagedPicture(
  pages: PageLink,
  tabId: number,
  { selector, format, quality }: Picture,
  shoot: () => Promise<string>,
  signal: AbortSignal,
): Promise<Screenshot> {
  const stage = await openStage(pages, tabId, { selector, maxPx: limits.maxSidePx }, signal);
  const stitched = await stitch(stage, async () => pixelsOf(await shoot()), limits).finally(stage.close);
  if (stitched.pieces.length === 0) {
    throw new RelayError(
      'not_actionable',
      `"${selector}" cannot be photographed: no part of it can be scrolled into view.`,
    );
  }
  const image = await compose(stitched, format, quality);
  return stitched.truncated ? { image, truncated: true } : { image };
}
