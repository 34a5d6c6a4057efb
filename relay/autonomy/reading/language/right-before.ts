/** What stands right before a place in a text, so that a pattern with an end does not read all the text for each place. */
const maxLength = 80;

export function rightBefore(text: string, place: number): string {
  return text.slice(Math.max(0, place - maxLength), place);
}
