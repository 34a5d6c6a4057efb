import { withoutInvisible } from '../../../extension/protocol/invisible-characters';
import { sgrCodes } from './colours';

const ours = new RegExp(`(\\u001b\\[(?:${sgrCodes.join('|')})m)`);

/**
 * Pages must not be able to send commands to the terminal, nor to hide or reorder what it shows: no other codes are
 * left than those of our own colours, and no characters that nobody sees.
 */
export function withoutControls(text: string): string {
  // A carriage return would have the line written over.
  const plain = (part: string) => withoutInvisible(part).replaceAll('\r', '');
  return text
    .split(ours)
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join('');
}
