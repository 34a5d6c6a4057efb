/** Which way a list is to be sorted, in the words of a prompt or of an option: `highest first`, `Price: low to high`. */
import { collapse } from '../../../../extension/protocol/collapse';

export type Way = 'up' | 'down';

const low = '(?:low(?:est)?|small(?:est)?|old(?:est)?|cheap(?:est)?|short(?:est)?|few(?:est)?)';
const high = '(?:high(?:est)?|large(?:st)?|new(?:est)?|expensive|long(?:est)?|many|most)';
const ways: readonly (readonly [RegExp, Way])[] = [
  [
    new RegExp(`\\b(?:from )?${low} (?:\\w+ )?(?:to|first to) ${high}(?: first)?\\b|\\b${low} ${high}\\b`),
    'up',
  ],
  [
    new RegExp(`\\b(?:from )?${high} (?:\\w+ )?(?:to|first to) ${low}(?: first)?\\b|\\b${high} ${low}\\b`),
    'down',
  ],
  [/\b(?:from )?a (?:to )?z\b|\b(?:in )?(?:ascending|increasing)(?: order)?\b|\basc\b/, 'up'],
  [/\b(?:from )?z (?:to )?a\b|\b(?:in )?(?:descending|decreasing)(?: order)?\b|\bdesc\b/, 'down'],
  [
    /\b(?:with )?(?:the )?(?:lowest|smallest|oldest|earliest|cheapest|shortest|fewest)(?: ones)?(?: first)?\b/,
    'up',
  ],
  [
    /\b(?:with )?(?:the )?(?:highest|largest|biggest|newest|latest|longest|most (?:expensive|recent))(?: ones)?(?: first)?\b/,
    'down',
  ],
];

/**
 * @param words in lower case, with a space between them
 * @returns the way, and the words without it; undefined where they say none
 */
export function wayIn(words: string): { way: Way; rest: string } | undefined {
  for (const [pattern, way] of ways) {
    const found = pattern.exec(words);
    if (!found) continue;
    const rest = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    return { way, rest: collapse(rest) };
  }
  return undefined;
}

/** Whether values as a column shows them go this way, as numbers where all of them are; undefined where all are equal. */
export function goes(values: readonly string[], way: Way): boolean | undefined {
  const numbers = values.map(numberOf);
  const areNumbers = numbers.every((one) => one !== undefined);
  const compared = values.slice(1).map((value, at) => {
    const before = values[at] ?? '';
    return areNumbers
      ? (numbers[at + 1] ?? 0) - (numbers[at] ?? 0)
      : value.localeCompare(before, 'en', { sensitivity: 'base', numeric: true });
  });
  if (compared.every((one) => one === 0)) return undefined;
  return compared.every((one) => (way === 'up' ? one >= 0 : one <= 0));
}

/** `€ 1,200.50`, `12 kB`; nothing of what has other words. */
function numberOf(text: string): number | undefined {
  const match = /^\D{0,4}(-?\d[\d,]*(?:\.\d+)?)\s*\D{0,4}$/.exec(text.trim());
  return match ? Number((match[1] ?? '').replaceAll(',', '')) : undefined;
}
