/** Finds the browser's id of a frame that a page names by its index, its `src` or a ref. */
import { RelayError } from '../../protocol/errors';
import { mapStrings } from '../../protocol/masking/mask-secrets';
import * as browserApi from '../browser-api/web-navigation';
import type { PageLink } from '../page-link/page-link';
import type { StepCommand } from '../page-link/step-command';

/** A document, by the browser's ids. */
export interface Place {
  tabId: number;
  frameId: number;
}

/**
 * The frame at a path below another one: indexes into `window.frames`, or the `src` of frames in shadow trees.
 * @throws RelayError element_not_found; wrong_element where frames cannot be told apart
 */
export async function frameBelow(
  pages: PageLink,
  { tabId, frameId }: Place,
  framePath: (number | string)[],
  signal: AbortSignal,
): Promise<Place> {
  const all = await browserApi.framesOf(tabId);
  let at = frameId;
  for (const step of framePath) {
    const index = typeof step === 'number' ? step : -1;
    // Side by side, because siblings may be error pages, or busy for ever.
    const asked = all
      .filter(({ parentFrameId }) => parentFrameId === at)
      .map(async (frame) => {
        if ((await pages.frameIndex(tabId, frame.frameId, signal)) !== index) gone();
        return frame;
      });
    at =
      typeof step === 'number'
        ? (await Promise.any(asked).catch(noneOf)).frameId
        : await inShadow(step, asked);
  }
  return { tabId, frameId: at };
}

/** Of the frames in shadow trees the only one, or the only one with this address. */
async function inShadow(src: string, asked: Promise<{ frameId: number; url: string }>[]): Promise<number> {
  const settled = await Promise.allSettled(asked);
  const shadowed = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [named, another] = shadowed.length > 1 ? shadowed.filter(({ url }) => url === src) : shadowed;
  if (named && !another) return named.frameId;
  if (shadowed.length === 0)
    noneOf({ errors: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])) });
  throw new RelayError(
    'wrong_element',
    'Several frames of other sites sit in shadow trees here and cannot be told apart by their src.',
  );
}

/**
 * Where a step begins: in the frame that its `ref=f5e7` names, else in the tab's own document. The step is the same
 * with its refs as that frame knows them.
 * @throws RelayError element_not_found
 */
export async function placeOfRef(
  tabId: number,
  command: StepCommand,
): Promise<{ place: Place; step: StepCommand }> {
  const { selector, value, action } = command.order;
  const named = /^ref=f(\d+)(?=e\d)/.exec(selector);
  if (!named) return { place: { tabId, frameId: 0 }, step: command };
  const frameId = Number(named[1]);
  if (!(await browserApi.framesOf(tabId)).some((frame) => frame.frameId === frameId)) gone();
  const own = (text: string) => text.replace(`ref=f${frameId}e`, 'ref=e');
  const order = { ...command.order, selector: own(selector) };
  const isSelector = __ACTION_FLAGS__.valueIsSelector.includes(action);
  if (isSelector) order.value = mapStrings(value, own);
  if (order.allowIn) order.allowIn = mapStrings(order.allowIn, own);
  return { place: { tabId, frameId }, step: { ...command, order } };
}

/** A ref names the frame that it belongs to: `[e7]` of frame 5 is `[f5e7]`. Words of the page are in quotes and stay. */
export function withFrameInRefs(text: string, frameId: number): string {
  if (frameId === 0) return text;
  return text.replace(/"(?:\\.|[^"\\\n])*"|\[e(\d+)\]/g, (all, ref) => (ref ? `[f${frameId}e${ref}]` : all));
}

/** A frame that said nothing may be the one: it is busy then, and not gone. */
function noneOf({ errors }: { errors: readonly unknown[] }): never {
  for (const error of errors) if (error instanceof RelayError && error.code === 'timeout') throw busy();
  gone();
}

function busy(): RelayError {
  return new RelayError(
    'timeout',
    'A frame of the page did not answer in time: a script in it is busy, or it is still loading. Try again, or send reload.',
    { outcome: 'not_executed' },
  );
}

function gone(): never {
  throw new RelayError('element_not_found', 'The frame is not in the page any more. Take a new snapshot.');
}
