/** A reader sees one page; the parts of it in frames of other origins are asked for and put into their places. */
import type { FramePlaceholder } from '../../protocol/page-frames';
import type { PageAnswer, PageLink } from '../link/page-link';
import type { StepCommand } from '../sessions/session-tab';
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
    const soon = AbortSignal.any([signal, AbortSignal.timeout(frameAnswersWithinMs)]);
    try {
      const inner = await frameBelow(pages, place, framePlaceholder.framePath, soon);
      const order = { ...step.order, selector: '', value: framePlaceholder.value ?? step.order.value };
      const asked = { ...step, order, timeoutMs: Math.min(step.timeoutMs, frameAnswersWithinMs) };
      const answer = await pages.ask(inner, asked, soon);
      if (answer?.result === undefined) return '';
      const text = await whole(inner, asked, answer, soon);
      return text && framePlaceholder.indent + text.replaceAll('\n', `\n${framePlaceholder.indent}`);
    } catch {
      return `${framePlaceholder.indent}(this frame cannot be read now)`;
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
