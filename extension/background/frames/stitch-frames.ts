/** Completes a text that was read with the texts of cross-origin frames, and shortens it to what has changed. */

import { changedLines } from '../../protocol/changed-lines';
import type { FramePlaceholder } from '../../protocol/page-messages';
import type { PageAnswer, PageLink } from '../page-link/page-link';
import type { StepCommand } from '../page-link/step-command';
import { cutText } from './cut-text';
import { frameBelow, type Place, withFrameInRefs } from './find-frame';
import { RememberedTexts } from './remembered-texts';

/** A frame that does not answer by then, such as an advertisement still loading, is left out. */
const frameTimeoutMs = 1_500;

export interface Stitching {
  /** The answer with the texts of cross-origin frames; with `diff`, only what has changed since the last one. */
  complete(place: Place, step: StepCommand, answer: PageAnswer, signal: AbortSignal): Promise<PageAnswer>;
}

/** @param gaveRefs is called with the highest ref number that an answer for the session may hold. */
export function createStitching(
  pages: PageLink,
  gaveRefs: (sessionId: string, upTo: number) => void,
): Stitching {
  const remembered = new RememberedTexts();

  /** The text with its placeholders filled. */
  async function whole(
    place: Place,
    step: StepCommand,
    answer: PageAnswer,
    signal: AbortSignal,
  ): Promise<string> {
    const text = String(answer.result);
    const { framePlaceholders, refs } = answer.unfinished ?? { framePlaceholders: [] };
    if (refs) gaveRefs(step.order.sessionId, refs);
    const own = (from: number, to?: number) => {
      const piece = text.slice(from, to).replace(/^\n|\n$/g, '');
      return refs ? withFrameInRefs(piece, place.frameId) : piece;
    };
    const parts = await Promise.all(
      framePlaceholders.map((framePlaceholder) => inFrame(place, step, framePlaceholder, signal)),
    );
    const pieces = [own(0, framePlaceholders[0]?.at)];
    for (const [index, { at }] of framePlaceholders.entries())
      pieces.push(parts[index] ?? '', own(at, framePlaceholders[index + 1]?.at));
    return pieces.filter((piece) => piece !== '').join('\n');
  }

  async function inFrame(
    place: Place,
    step: StepCommand,
    framePlaceholder: FramePlaceholder,
    signal: AbortSignal,
  ): Promise<string> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(frameTimeoutMs)]);
    try {
      const inner = await frameBelow(pages, place, framePlaceholder.framePath, soon);
      const order = { ...step.order, selector: '', value: framePlaceholder.value ?? step.order.value };
      const asked = { ...step, order, timeoutMs: Math.min(step.timeoutMs, frameTimeoutMs) };
      const answer = await pages.ask(inner, asked, soon);
      if (answer?.result === undefined) return '';
      const text = await whole(inner, asked, answer, soon);
      return text && framePlaceholder.indent + text.replaceAll('\n', `\n${framePlaceholder.indent}`);
    } catch {
      return `${framePlaceholder.indent}(this frame cannot be read now)`;
    }
  }

  /** What has changed since the last text for the same question, if that is wanted and shorter; else the text. */
  function changesSince(key: string, text: string, wanted: boolean | undefined): string {
    const before = remembered.replace(key, text);
    return (wanted && before !== undefined && changedLines(before, text)) || text;
  }

  return {
    async complete(place, step, answer, signal) {
      const { unfinished, error } = answer;
      if (error?.refs !== undefined) {
        const { refs, message, ...more } = error;
        gaveRefs(step.order.sessionId, refs);
        return { ...answer, error: { ...more, message: withFrameInRefs(message, place.frameId) } };
      }
      if (!unfinished || answer.result === undefined) return answer;
      const { remember, diff, from, maxChars, ifEmpty = '' } = unfinished;
      const all = await whole(place, step, answer, signal);
      const text =
        remember === undefined ? all : changesSince(`${place.tabId}/${place.frameId} ${remember}`, all, diff);
      const isWhole = text === all;
      return { ...answer, result: cutText(text, { from, maxChars, isWhole }) || ifEmpty };
    },
  };
}
