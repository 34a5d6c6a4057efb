/** Lists the elements that show a text, one line with a ref for each. */
import type { FramePath } from '../find/enter-frame';
import { framePathOf } from '../find/find';
import { queryText } from '../find/query-text';
import { assemble, type TextWithFrames } from '../read/frame-placeholders';
import type { VisibilityFilter } from '../read/visibility-filter';
import { isInput } from '../tree/form-field';
import { isVisible } from '../tree/visibility';
import { elementsFrom, frameDocument, isFrame } from '../tree/walk';
import { describeElement, type SnapshotContext } from './snapshot-line';

const maxLines = 50;

/** The lines of what is found in `scope` and its frames, with the places of frames that cannot be read from here. */
export function findText(scope: ParentNode & Node, words: string, context: SnapshotContext): TextWithFrames {
  const { found, beyond } = search(scope, words, context);
  const lines = found.slice(0, maxLines).map((element) => describeElement(element, context));
  if (found.length > maxLines) lines.push(`and ${found.length - maxLines} more`);
  return assemble([lines.join('\n'), ...beyond]);
}

/** Visible elements with the text, also in frames; `beyond` are the frames of other origins. */
function search(
  scope: ParentNode & Node,
  words: string,
  context: SnapshotContext,
): { found: Element[]; beyond: FramePath[] } {
  const { document, shadow, visibilityFilter } = context;
  const found = queryText(
    scope,
    words,
    shadow,
    (element) => isVisible(element) && (!visibilityFilter || showsWords(element, visibilityFilter)),
  );
  const beyond: FramePath[] = [];
  for (const frame of elementsFrom(scope, shadow)) {
    if (!isFrame(frame) || !isVisible(frame)) continue;
    const inner = frameDocument(frame);
    if (inner) {
      const inside = search(inner, words, context);
      found.push(...inside.found);
      beyond.push(...inside.beyond);
    } else beyond.push(framePathOf(frame, document));
  }
  return { found, beyond };
}

/** A field shows its value; another element its text, or nothing. */
function showsWords(element: Element, visibilityFilter: VisibilityFilter): boolean {
  return visibilityFilter.sees(element) && (isInput(element) || visibilityFilter.nameOf('', element) !== '');
}
