/** The words of a text as they are compared: without case, punctuation and refs. */
export function fold(text: string): string {
  return (
    text
      .replace(/\[(?:f\d+)?e\d+\]/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
