/** Reads by what a task counts its first or second thing: "the second, by date, of his three", "in order of price", "alphabetically". */

/** `start` and `end` of the words in the text behind the rank; both 0 where they stand before it. */
export interface CountedBy {
  by: 'time' | 'amount' | 'name';
  start: number;
  end: number;
}

const measures: readonly [CountedBy['by'], nouns: string, alone: string][] = [
  ['time', '(?:\\p{L}+\\s)?dates?|time|day', 'chronological|date|time'],
  ['amount', 'amount|price|cost|size|value', 'price|size'],
  ['name', 'name|title|the alphabet', 'alphabetical|alphabetic|name'],
];
const forms = measures.map(([by, nouns, alone]) => {
  const order = `in\\s(?:the\\s)?order\\sof\\s(?:the(?:ir)?\\s)?(?:${nouns})|in\\s(?:${alone})\\sorder`;
  const adverb = `chronologically|alphabetically`
    .split('|')
    .filter((one) => alone.includes(one.replace(/ly$/, '')))
    .concat(`(?:(?:counted|sorted|ordered|going)\\s)?by\\s(?:(?:the|its|their)\\s)?(?:${nouns})`)
    .join('|');
  return [by, `(?<![\\p{L}])(?:${order}|${adverb})(?![\\p{L}])`] as const;
});
/** Up to the next order. */
const near = '(?:(?!\\s(?:and|then|but)\\s)[^.;!?\\n]){0,70}?';
/** Then the page shows that order. */
const sorting = /(?<!\p{L})(?:sort|order|arrange|group|filter)\s[^.;!?]*$/iu;

/** @param before the sentence before the rank. @param behind what follows it */
export function countedBy(before: string, behind: string): CountedBy | undefined {
  for (const [by, form] of forms) {
    const hit = new RegExp(`^(?<between>${near}),?\\s*(?<said>${form}),?`, 'iu').exec(behind);
    if (hit) return { by, start: hit.groups?.between?.length ?? 0, end: hit[0].length };
    const lead = new RegExp(form, 'iu').exec(before);
    if (lead && !sorting.test(before.slice(0, lead.index))) return { by, start: 0, end: 0 };
  }
  return undefined;
}
