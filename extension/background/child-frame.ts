// Why: pages name their frames by index or address, the browser by id.
import { RelayError } from '../protocol/errors';
import * as port from './browser-port';
import type { PageLink } from './page-link';

/**
 * The frame that a step of a frame path leads to. Its siblings may be error pages, or busy for ever.
 * @param step its index in `window.frames`, or its `src` where a shadow tree keeps it out of there.
 * @throws RelayError element_not_found, wrong_element
 */
export async function childFrame(
  pages: PageLink,
  parent: { tabId: number; frameId: number },
  step: number | string,
  signal: AbortSignal,
): Promise<number> {
  const all = await port.framesOf(parent.tabId);
  const siblings = all.filter(({ parentFrameId }) => parentFrameId === parent.frameId);
  const index = typeof step === 'number' ? step : -1;
  const asked = siblings.map(async (frame) => {
    if ((await pages.whereIs(parent.tabId, frame.frameId, signal)) !== index) throw signal.reason;
    return frame;
  });
  if (typeof step === 'number') {
    const found = await Promise.any(asked).catch(() => undefined);
    if (found) return found.frameId;
  } else {
    const settled = await Promise.allSettled(asked);
    const shadowed = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const named = shadowed.length > 1 ? shadowed.filter(({ url }) => url === step) : shadowed;
    if (named[0] && named.length === 1) return named[0].frameId;
    if (shadowed.length > 0) throw alike();
  }
  throw new RelayError(
    'element_not_found',
    'The frame that the selector enters is gone. Take a new snapshot.',
  );
}

function alike(): RelayError {
  return new RelayError(
    'wrong_element',
    'Several frames of other sites sit in shadow trees here and cannot be told apart by their src.',
  );
}
