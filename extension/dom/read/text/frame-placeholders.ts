/** Marks the places in a text where the content of cross-origin frames belongs. */
import type { FramePlaceholder } from '../../../protocol/page-messages';
import type { FramePath } from '../../find/enter-frame';

/** A text, and the places in it where the content of cross-origin frames belongs. */
export interface TextWithFrames {
  text: string;
  framePlaceholders: FramePlaceholder[];
}

/** Puts pieces of text and the frames between them together, each piece and each frame on lines of its own. */
export function assemble(pieces: (string | FramePath)[]): TextWithFrames {
  let text = '';
  const framePlaceholders: FramePlaceholder[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') framePlaceholders.push({ framePath: piece, at: text.length, indent: '' });
    else if (piece) text += `${piece}\n`;
  }
  return {
    text: text.slice(0, -1),
    framePlaceholders: framePlaceholders.map((framePlaceholder) => ({
      ...framePlaceholder,
      at: Math.min(framePlaceholder.at, text.length),
    })),
  };
}
