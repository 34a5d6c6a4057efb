/** Extends the CSS selector of an element in a frame so that it begins at the tab's main document. */
import { framesOf } from '../browser-api/web-navigation';
import type { PageAnswer, PageLink } from '../page-link/page-link';
import type { StepCommand } from '../page-link/step-command';
import type { Place } from './find-frame';

/** The unique selectors of the frames around a place, outermost first; empty for a frame without one. */
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
  const index = await pages.frameIndex(tabId, frameId, signal);
  const order = { ...step.order, action: 'frame-css', selector: '', value: { index, url: frame.url } };
  const asked = { ...step, id: crypto.randomUUID(), effect: 'read' as const, order };
  const answer = await pages.ask(around, asked, signal);
  return [...(await cssToFrame(pages, around, step, signal)), String(answer?.result ?? '')];
}

/** The answer with its selectors beginning at the main document; without selectors if a frame has none. */
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
