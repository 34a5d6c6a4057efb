/** An element in a frame is named from the tab's own document on, where the next caller begins. */
import { framesOf } from '../browser-api';
import type { PageAnswer, PageLink } from '../page-link/page-link';
import type { StepCommand } from '../steps/session-tab';
import type { Place } from './find-frame';

/** The unique selectors of the frames around a place, outermost first; an empty one cannot be told. */
export async function cssToFrame(
  pages: PageLink,
  { tabId, frameId }: Place,
  step: StepCommand,
  signal: AbortSignal,
): Promise<string[]> {
  if (frameId === 0) return [];
  const frame = (await framesOf(tabId)).find((one) => one.frameId === frameId);
  if (!frame) return [''];
  const around = { tabId, frameId: frame.parentFrameId };
  const index = await pages.whereIs(tabId, frameId, signal);
  const order = { ...step.order, action: 'frame-css', selector: '', value: { index, url: frame.url } };
  const asked = { ...step, id: crypto.randomUUID(), effect: 'read' as const, order };
  const answer = await pages.ask(around, asked, signal);
  return [...(await cssToFrame(pages, around, step, signal)), String(answer?.result ?? '')];
}

/** The answer with its selectors leading from the top through the frames; without them where a frame has none. */
export function fromTop(answer: PageAnswer, path: readonly string[]): PageAnswer {
  const { result } = answer;
  if (path.length === 0 || typeof result !== 'object') return answer;
  const { css, valueCss, ...rest } = result as typeof result & { css?: string; valueCss?: string };
  if (path.includes('')) return { ...answer, result: rest };
  const lead = (own: string) => [...path, own].join(' >>> ');
  return {
    ...answer,
    result: { ...rest, ...(css && { css: lead(css) }), ...(valueCss && { valueCss: lead(valueCss) }) },
  };
}
