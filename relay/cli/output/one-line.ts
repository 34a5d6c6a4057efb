/** Text of a page as one line that a terminal can show: no control characters, at most `maxChars` long. */
export function oneLine(text: unknown, maxChars = 100): string {
  const plain = String(text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain.length > maxChars ? `${plain.slice(0, maxChars - 1)}…` : plain;
}
