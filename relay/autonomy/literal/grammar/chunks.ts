/** Splits what a verb is about into its parts: `Oslo in To and Berlin in From`, `Name: Ada, city = Oslo`. */
import type { Instruction, Part, Reading } from './instruction';
import { phrase, value } from './slots';
import { bareWord, type Token } from './token';

export const separates = (token: Token) => token.mark === ',' || /^(?:and|then)$/.test(bareWord(token) ?? '');

/** Splits at commas and `and`, outside of quoted texts; what cannot be read alone belongs to the part before: `March 12, 2026`. */
export function mergedChunks(
  tokens: readonly Token[],
  isWhole: (tokens: readonly Token[]) => boolean = () => true,
): (readonly Token[])[] {
  const ends = [...tokens.keys()].filter((at) => separates(tokens[at] as Token));
  const chunks: { from: number; to: number }[] = [];
  let from = 0;
  for (const end of [...ends, tokens.length]) {
    const isEmpty = tokens.slice(from, end).every(({ mark }) => mark);
    const last = chunks.at(-1);
    // `See you then`
    if (isEmpty && last && end === tokens.length && bareWord(tokens[from - 1])) last.to = end;
    if (!isEmpty && (!last || isWhole(tokens.slice(from, end)))) chunks.push({ from, to: end });
    else if (!isEmpty && last) last.to = end;
    from = end + 1;
  }
  const filled = chunks.map(({ from: start, to }) => tokens.slice(start, to));
  // `the checkboxes of Ada and Ben` means a check box for each.
  const [first = []] = filled;
  const of = first.findIndex((token) => /^(?:of|for)$/.test(bareWord(token) ?? ''));
  const shared = of > 0 && /s$/.test(bareWord(first[of - 1]) ?? '') ? first.slice(0, of + 1) : [];
  return filled.map((chunk, index) => (index === 0 || chunk[0]?.quoted ? chunk : [...shared, ...chunk]));
}

/** `the form: name Ada, ...` and `the fields with name Ada`. */
export function withoutForm(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:form|fields|details)$/.test(bareWord(token) ?? ''));
  if (at < 0 || at > 1) return tokens;
  const next = tokens[at + 1];
  return next && (next.mark === ':' || /^(?:with|as)$/.test(bareWord(next) ?? ''))
    ? tokens.slice(at + 2)
    : tokens;
}

/** `Name: Ada, city = Oslo`. */
export function labelledPairs(tokens: readonly Token[]): Reading[] {
  const start = tokens.findIndex((token) => /^(?:form|fields)$/.test(bareWord(token) ?? ''));
  const own = start >= 0 && start < 4 && tokens[start + 1]?.mark === ':' ? tokens.slice(start + 2) : tokens;
  const apart = mergedChunks(own);
  const chunks = mergedChunks(own, (chunk) => signAt(chunk) > 0);
  if (chunks.length === 0 || !chunks.every((chunk) => signAt(chunk) > 0))
    return own !== tokens && apart.length > 0 ? [apart.map((chunk) => [pairOf(chunk, true)])] : [];
  const parts = chunks.map((chunk): Part => {
    const at = signAt(chunk);
    const [field, rest] = [phrase(chunk.slice(0, at)), chunk.slice(at + 1)];
    return field.length > 0 && phrase(rest).length > 0
      ? [{ do: 'enter', value: value(rest, true), field, byKeys: false }]
      : [];
  });
  return parts.every((part) => part.length > 0) ? [parts] : [];
}

function signAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ mark, text, quoted }) => !quoted && (mark === ':' || text === '='));
}

/** `size L, colour red`, which names fields that offer these values. */
export function bareReadings(tokens: readonly Token[]): Reading[] {
  const chunks = mergedChunks(tokens);
  const apart = chunks.map((chunk): Part => [pairOf(chunk, false)]);
  const pairs: Reading = [[{ do: 'pairs', tokens }]];
  return chunks.length > 1 ? [apart, [[pairOf(tokens, false)]], pairs] : [apart, pairs];
}

function pairOf(tokens: readonly Token[], text: boolean): Instruction {
  return { do: 'pair', words: phrase(tokens), text, merged: tokens.some(separates) };
}
