// Why: a reader sees one page; the parts of it in frames of other origins are asked for and put into their places.
import type { StepResult } from '../protocol/frames';
import type { Unfinished } from '../protocol/page-frames';
import { changedLines } from './changed-lines';
import type { PageAnswer, PageLink } from './page-link';
import type { StepCommand } from './session-tab';

interface Place {
  tabId: number;
  frameId: number;
}

/** A frame that says nothing, such as an advertisement that is still loading, holds up the page no longer than this. */
const frameAnswersWithinMs = 1_500;

/** So many readings are remembered for `diff`. */
const mostRemembered = 100;

export interface Stitching {
  /** The answer with all that it lacks: what frames of other origins say, or only what has changed. */
  complete(place: Place, command: StepCommand, answer: PageAnswer, signal: AbortSignal): Promise<PageAnswer>;
}

/** @param enter the id of the frame at a path below another one. */
export function createStitching(
  pages: PageLink,
  enter: (place: Place, framePath: number[], signal: AbortSignal) => Promise<number>,
): Stitching {
  const remembered = new Map<string, string>();

  async function whole(
    place: Place,
    command: StepCommand,
    answer: PageAnswer,
    signal: AbortSignal,
  ): Promise<string> {
    const text = String(answer.result);
    const { unfinished } = answer;
    if (!unfinished) return text;
    const own = unfinished.refs ? withFrameInRefs(text, place.frameId) : text;
    // The refs above have grown, so the places are looked up in the text as it came.
    const pieces = cutAt(text, unfinished).map((piece) =>
      unfinished.refs ? withFrameInRefs(piece, place.frameId) : piece,
    );
    if (unfinished.gaps.length === 0) return own;
    const parts = await Promise.all(unfinished.gaps.map((gap) => inFrame(place, command, gap, signal)));
    let stitched = '';
    for (const [index, piece] of pieces.entries()) {
      stitched += piece;
      const part = parts[index];
      if (!part) continue;
      if (stitched && !stitched.endsWith('\n')) stitched += '\n';
      stitched += `${part}\n`;
    }
    return stitched.replace(/\n$/, '');
  }

  async function inFrame(
    place: Place,
    command: StepCommand,
    gap: Unfinished['gaps'][number],
    signal: AbortSignal,
  ): Promise<string> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(frameAnswersWithinMs)]);
    try {
      const frameId = await enter(place, gap.framePath, soon);
      const inner = { tabId: place.tabId, frameId };
      const order = { ...command.order, selector: '', value: gap.value ?? command.order.value };
      const asked = { ...command, order, timeoutMs: Math.min(command.timeoutMs, frameAnswersWithinMs) };
      const answer = await pages.ask(inner, asked, soon);
      if (answer?.result === undefined) return '';
      const text = await whole(inner, asked, answer, soon);
      return text && gap.indent + text.replaceAll('\n', `\n${gap.indent}`);
    } catch {
      return `${gap.indent}(this frame cannot be read now)`;
    }
  }

  /** Only what has changed since the same was read last, if that is asked for and shorter. */
  function news(key: string, text: string, diff: boolean | undefined): string {
    const before = remembered.get(key);
    remembered.delete(key);
    remembered.set(key, text);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break;
      remembered.delete(oldest);
    }
    if (!diff || before === undefined) return text;
    return changedLines(before, text) ?? text;
  }

  return {
    async complete(place, command, answer, signal) {
      const { unfinished } = answer;
      if (!unfinished || typeof answer.result !== 'string') return answer;
      const { remember, diff, maxChars, ifEmpty } = unfinished;
      const all = await whole(place, command, answer, signal);
      const text = remember === undefined ? all : news(`${place.tabId} ${remember}`, all, diff);
      const result: StepResult = cut(text, maxChars) || (ifEmpty ?? '');
      return { ...answer, result };
    },
  };
}

function cutAt(text: string, { gaps }: Unfinished): string[] {
  const places = [0, ...gaps.map(({ at }) => at), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

/** Whole lines only, and a word about it. */
function cut(text: string, maxChars: number | undefined): string {
  if (maxChars === undefined || text.length <= maxChars) return text;
  const end = text.lastIndexOf('\n', maxChars);
  const left = end < 0 ? text.slice(0, maxChars) : text.slice(0, end);
  return `${left}\n(cut off here, ${text.length - left.length} characters more; ask with a greater maxChars, or for a part with a selector)`;
}

/** A ref names the frame it belongs to: `[e7]` of frame 5 is `[f5e7]`. Words of the page stand in quotes and stay. */
function withFrameInRefs(text: string, frameId: number): string {
  if (frameId === 0) return text;
  return text.replace(/"(?:\\.|[^"\\])*"|\[e(\d+)\]/g, (all, ref) => (ref ? `[f${frameId}e${ref}]` : all));
}

/** The frame that a `ref=f5e7` at the start of a selector names, and the selector as that frame knows it. */
export function frameOfRef(selector: string): { frameId: number; selector: string } | undefined {
  const [all, frameId, ref] = /^ref=f(\d+)(e\d+)/.exec(selector) ?? [];
  return all ? { frameId: Number(frameId), selector: `ref=${ref}${selector.slice(all.length)}` } : undefined;
}
