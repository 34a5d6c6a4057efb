/** Marks the places in a text where the content of cross-origin frames belongs. */
import type { Gap } from '../../protocol/page-frames';
import type { FramePath } from '../find/enter-frame';

/** A text with its gaps. */
export interface Passage {
  text: string;
  gaps: Gap[];
}

/** Puts pieces of text and the frames between them together, each piece and each frame on lines of its own. */
export function assemble(pieces: (string | FramePath)[]): Passage {
  let text = '';
  const gaps: Gap[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') gaps.push({ framePath: piece, at: text.length, indent: '' });
    else if (piece) text += `${piece}\n`;
  }
  return {
    text: text.slice(0, -1),
    gaps: gaps.map((gap) => ({ ...gap, at: Math.min(gap.at, text.length) })),
  };
}
