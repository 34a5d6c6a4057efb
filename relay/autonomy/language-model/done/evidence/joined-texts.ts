/** Between texts that a sentence joins. Within a number, a date or a share nothing is joined. */
const joiners = /\s*[,;:]\s+|\s+[-–—]\s+|(?<!\d)\s*\/\s*(?!\d)|\s+(?:and|und|et|y|e|en|i|&)\s+/iu;

/**
 * The texts that a sentence joins by a comma, a semicolon, a colon, a dash, a slash or "and", each as long as it is shown: a text of the page
 * may have such a sign itself. The sentence alone, unless all of them are shown and each proves something.
 */
export function joinedTexts(
  sentence: string,
  isShown: (words: string) => boolean,
  proves: (words: string) => boolean,
): string[] {
  const parts = sentence.split(new RegExp(`(${joiners.source})`, joiners.flags));
  const texts: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const end = endOfShown(parts, at, isShown);
    const text = parts.slice(at, end).join('');
    if (end === at || !proves(text)) return [sentence];
    texts.push(text);
    at = end + 1;
  }
  return texts;
}

/** Behind the last part that is shown together with the one there. Every second part is a joiner. */
function endOfShown(parts: readonly string[], at: number, isShown: (words: string) => boolean): number {
  for (let end = Math.min(parts.length, at + maxTogether); end > at; end -= 2)
    if (isShown(parts.slice(at, end).join(''))) return end;
  return at;
}

/** So many parts and joiners are looked for together. */
const maxTogether = 15;
