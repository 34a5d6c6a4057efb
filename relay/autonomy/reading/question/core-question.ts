/** Finds the question itself in what is said around it: "I'm 22. What does it cost?", "If it rains, can I cancel?". */

const begin =
  /^(?:(?:so|and|but|then) )?(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|must|am|until|(?:from|since|with|to|under|into|after|before) (?:which|what|when|how)|for how|in (?:which|what)|on (?:which|what)|at (?:which|what)|by (?:which|what|when))(?:['’](?:s|re|d|ll))?\b/i;
const conjunction =
  /^(?:when|where|how|do|have) (?:I|we|you|it|they|he|she|my|our|the) (?!do|did|does|can|will)/i;

const condition =
  /\s(?:if|in case|unless|provided|assuming)\s(?:I|we|you|it|the|they|he|she|my|our|there)\b/i;

/** Where a condition after the question begins; the end of the text where there is none. */
export function coreEnd(text: string): number {
  const { index } = condition.exec(text) ?? {};
  return index === undefined || index === 0 ? text.length : index;
}

/** Where the question itself begins; 0 where nothing is said before it. */
export function coreStart(text: string): number {
  if (begin.test(text) && !/^(?:when|where) (?:I|we|you|it|they|my|our|the|there)\b/i.test(text)) return 0;
  let start = 0;
  for (const { index, 0: border } of text.matchAll(/[.,;:!–]\s+/g)) {
    const rest = text.slice(index + border.length);
    if (begin.test(rest) && !conjunction.test(rest)) start = index + border.length;
  }
  if (start > 0) return start;
  // "If I miss it can I watch it later"
  const inverted =
    /\s(?=(?:can|may|could|will|do|does|is|are|should|must) (?:I|we|you|it|they|there|the)\b)/i.exec(text);
  return /^(?:if|when|because|since|as) /i.test(text) && inverted ? inverted.index + 1 : 0;
}
