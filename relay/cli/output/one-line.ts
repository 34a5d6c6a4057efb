import { withoutInvisible } from '../../../extension/protocol/invisible-characters';

/** Text of a page as one line that a terminal can show: without what nobody sees, at most `maxChars` long. */
export function oneLine(text: unknown, maxChars = 100): string {
  const plain = withoutInvisible(String(text ?? '').replace(/[\s\p{Cc}]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim();
  return plain.length > maxChars ? `${plain.slice(0, maxChars - 1)}…` : plain;
}
