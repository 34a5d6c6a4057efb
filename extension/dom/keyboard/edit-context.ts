/** Edits the text of an `EditContext` as the browser does, https://w3c.github.io/edit-context/#update-the-editcontext */
import type { EditContext } from '../tree/fields/form-field';

interface TextUpdate {
  text: string;
  updateRangeStart: number;
  updateRangeEnd: number;
  selectionStart: number;
  selectionEnd: number;
}

/** Performs the default action of a `beforeinput` that the page did not prevent. A line break is left to the page. */
export function editInContext(context: EditContext, inputType: string, data: string | null, view: Window) {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return;
  const [start, end] = rangeOf(context, inputType);
  if (data !== null || start < end) replaceInContext(context, start, end, data ?? '', view);
}

/** Replaces a range of its text, with the caret behind, and tells the page. */
export function replaceInContext(
  context: EditContext,
  start: number,
  end: number,
  text: string,
  view: Window,
) {
  const caret = start + text.length;
  context.updateText(start, end, text);
  context.updateSelection(caret, caret);
  const { TextUpdateEvent } = view as unknown as {
    TextUpdateEvent: new (type: string, init: TextUpdate) => Event;
  };
  const range = { updateRangeStart: start, updateRangeEnd: end, selectionStart: caret, selectionEnd: caret };
  context.dispatchEvent(new TextUpdateEvent('textupdate', { text, ...range }));
}

/** What the edit replaces: the selection, or what stands beside the caret. */
function rangeOf({ text, selectionStart, selectionEnd }: EditContext, inputType: string): [number, number] {
  const [start, end] = [selectionStart, selectionEnd].toSorted((a, b) => a - b) as [number, number];
  if (start < end || !inputType.startsWith('delete')) return [start, end];
  const [before, after] = [text.slice(0, start), text.slice(start)];
  const lengthIn = (part: string, word: RegExp, side: 0 | -1) => {
    if (inputType.includes('Word')) return word.exec(part)?.[0].length ?? 0;
    return [...new Intl.Segmenter(undefined).segment(part)].at(side)?.segment.length ?? 0;
  };
  return inputType.endsWith('Backward')
    ? [start - lengthIn(before, /([\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]*)\s*$/u, -1), start]
    : [start, start + lengthIn(after, /^\s*([\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]*)/u, 0)];
}
