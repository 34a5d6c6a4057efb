/** The sentences of what is written for people, lines ending them too; the point of "example.com" ends none. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?。])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
