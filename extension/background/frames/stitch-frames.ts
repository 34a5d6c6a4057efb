/** A reader sees one page; the parts of it in frames of other origins are asked for and put into their places. */
import type { Gap } from '../../protocol/page-frames';
import type { PageAnswer, PageLink } from '../page-link/page-link';
import type { StepCommand } from '../steps/session-tab';
import { changedLines } from './changed-lines';
import { frameBelow, type Place, withFrameInRefs } from './find-frame';

/** A frame that says nothing, such as an advertisement still loading, holds up the page no longer than this. */
const frameAnswersWithinMs = 1_500;

/** So many readings are remembered for `diff`. */
const maxRemembered = 100;

export interface Stitching {
  /** The answer with all that it lacks: what frames of other origins say; or, if asked for, only what has changed. */
  complete(place: Place, step: StepCommand, answer: PageAnswer, signal: AbortSignal): Promise<PageAnswer>;
}

/** @param gaveRefs is told the highest number of a ref that the answer for a session may hold. */
export function createStitching(
  pages: PageLink,
  gaveRefs: (sessionId: string, upTo: number) => void,
): Stitching {
  /** What was read last, by tab and what was asked. */
  const remembered = new Map<string, string>();

  /** The text with its gaps filled. */
  async function whole(
    place: Place,
    step: StepCommand,
    answer: PageAnswer,
    signal: AbortSignal,
  ): Promise<string> {
    const text = String(answer.result);
    const { gaps, refs } = answer.unfinished ?? { gaps: [] };
    if (refs) gaveRefs(step.order.sessionId, refs);
    const own = (from: number, to?: number) => {
      const piece = text.slice(from, to).replace(/^\n|\n$/g, '');
      return refs ? withFrameInRefs(piece, place.frameId) : piece;
    };
    const parts = await Promise.all(gaps.map((gap) => inFrame(place, step, gap, signal)));
    const pieces = [own(0, gaps[0]?.at)];
    for (const [index, { at }] of gaps.entries())
      pieces.push(parts[index] ?? '', own(at, gaps[index + 1]?.at));
    return pieces.filter((piece) => piece !== '').join('\n');
  }

  async function inFrame(place: Place, step: StepCommand, gap: Gap, signal: AbortSignal): Promise<string> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(frameAnswersWithinMs)]);
    try {
      const inner = await frameBelow(pages, place, gap.framePath, soon);
      const order = { ...step.order, selector: '', value: gap.value ?? step.order.value };
      const asked = { ...step, order, timeoutMs: Math.min(step.timeoutMs, frameAnswersWithinMs) };
      const answer = await pages.ask(inner, asked, soon);
      if (answer?.result === undefined) return '';
      const text = await whole(inner, asked, answer, soon);
      return text && gap.indent + text.replaceAll('\n', `\n${gap.indent}`);
    } catch {
      return `${gap.indent}(this frame cannot be read now)`;
    }
  }

  /** Only what has changed since the same was read last, if that is wanted and shorter. */
  function news(key: string, text: string, wanted: boolean | undefined): string {
    const before = remembered.get(key);
    remembered.delete(key);
    remembered.set(key, text);
    const [oldest] = remembered.keys();
    if (oldest && remembered.size > maxRemembered) remembered.delete(oldest);
    return (wanted && before !== undefined && changedLines(before, text)) || text;
  }

  return {
    async complete(place, step, answer, signal) {
      const { unfinished } = answer;
      if (!unfinished || answer.result === undefined) return answer;
      const { remember, diff, maxChars, ifEmpty = '' } = unfinished;
      const all = await whole(place, step, answer, signal);
      const text =
        remember === undefined ? all : news(`${place.tabId}/${place.frameId} ${remember}`, all, diff);
      return { ...answer, result: cut(text, maxChars) || ifEmpty };
    },
  };
}

/** Whole lines only, and a word about it. */
function cut(text: string, maxChars: number | undefined): string {
  if (maxChars === undefined || text.length <= maxChars) return text;
  const left = text.slice(0, Math.max(0, text.lastIndexOf('\n', maxChars)));
  const rest = text.length - left.length;
  return `${left}\n(cut off here, ${rest} characters more; ask with a greater maxChars, or for a part with a selector)`;
}
