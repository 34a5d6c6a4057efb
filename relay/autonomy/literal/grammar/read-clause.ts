/** Reads one clause: finds its verb and all that its words may mean. */
import type { Clause, Instruction, Part, Reading } from './instruction';
import { phrase, slotsOf, value, written } from './slots';
import { bareWord, type Token } from './token';
import { type VerbMatch, verbsAt } from './verbs';
import { prepositions, times } from './words';

/** Longer ones are not instructions, and reading them would take the square of their length. */
const maxTokens = 150;

/** @param tokens those of the clause, without what is said before and after an instruction */
export function readClause(tokens: readonly Token[]): Clause {
  const ordered = verbFirst(tokens);
  const words = phrase(tokens);
  const verbs = tokens.length > maxTokens ? [] : verbsAt(ordered, 0);
  const readings = [
    ...labelledPairs(tokens),
    ...verbs.flatMap((match) => readingsOf(match, ordered.slice(match.length))),
    ...(verbs.length === 0 && tokens.length <= maxTokens ? bareReadings(tokens) : []),
    ...(tokens.length <= maxTokens ? [[[{ do: 'named', words } as const]]] : []),
  ];
  return {
    text: written(tokens),
    words,
    readings,
    changesState: verbs.some(({ rule }) => rule !== undefined && 'changesState' in rule),
  };
}

/** `in the row of Ada click Edit` says the same as `click Edit in the row of Ada`. */
function verbFirst(tokens: readonly Token[]): readonly Token[] {
  if (!prepositions.has(bareWord(tokens[0]) ?? '') || verbsAt(tokens, 0).length > 0) return tokens;
  for (let at = 2; at < tokens.length; at += 1) {
    if (verbsAt(tokens, at).length > 0) return [...tokens.slice(at), ...tokens.slice(0, at)];
  }
  return tokens;
}

function readingsOf({ rule, special }: VerbMatch, rest: readonly Token[]): Reading[] {
  const { count, left } = withoutTimes(rest);
  if (special) return special.read(left, count).map((instruction) => [[instruction]]);
  const read = (tokens: readonly Token[]): Part =>
    (rule?.forms ?? []).flatMap(({ form, read: make }) =>
      slotsOf(form, tokens).flatMap((slots) => make({ ...slots, times: count } as never) ?? []),
    );
  const chunks = chunksOf(withoutForm(left)).map(read);
  // `submit` alone.
  const whole = left.length === 0 && rule?.name === 'Submit' ? [{ do: 'submit' } as const] : read(left);
  return [
    ...(chunks.length > 1 && chunks.every((part) => part.length > 0) ? [chunks] : []),
    ...(whole.length > 0 ? [[whole]] : []),
  ];
}

/** Splits at commas and `and`, outside of quoted texts. */
function chunksOf(tokens: readonly Token[]): Token[][] {
  const chunks: Token[][] = [[]];
  for (const token of tokens) {
    const separates = token.mark === ',' || /^(?:and|then)$/.test(bareWord(token) ?? '');
    if (!separates) chunks.at(-1)?.push(token);
    else if (chunks.at(-1)?.length !== 0) chunks.push([]);
  }
  const filled = chunks.filter((chunk) => chunk.some(({ mark }) => !mark));
  // `the checkboxes of Ada and Ben` means a check box for each.
  const [first = []] = filled;
  const of = first.findIndex((token) => /^(?:of|for)$/.test(bareWord(token) ?? ''));
  const shared = of > 0 && /s$/.test(bareWord(first[of - 1]) ?? '') ? first.slice(0, of + 1) : [];
  return filled.map((chunk, index) => (index === 0 || chunk[0]?.quoted ? chunk : [...shared, ...chunk]));
}

/** `the form: name Ada, ...` and `the fields with name Ada`. */
function withoutForm(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => /^(?:form|fields|details)$/.test(bareWord(token) ?? ''));
  if (at < 0 || at > 2) return tokens;
  const next = tokens[at + 1];
  return next && (next.mark === ':' || /^(?:with|as)$/.test(bareWord(next) ?? ''))
    ? tokens.slice(at + 2)
    : tokens;
}

/** `Name: Ada, city = Oslo`. */
function labelledPairs(tokens: readonly Token[]): Reading[] {
  const start = tokens.findIndex((token) => /^(?:form|fields)$/.test(bareWord(token) ?? ''));
  const own = start >= 0 && start < 4 && tokens[start + 1]?.mark === ':' ? tokens.slice(start + 2) : tokens;
  const chunks = joinUnlabelled(chunksOf(own));
  if (chunks.length === 0 || !chunks.every((chunk) => signAt(chunk) > 0)) {
    const apart = chunksOf(own);
    return own !== tokens && apart.length > 0 ? [apart.map((chunk) => [pairOf(chunk, true)])] : [];
  }
  return [
    chunks.map((chunk): Part => {
      const at = signAt(chunk);
      const [field, rest] = [phrase(chunk.slice(0, at)), chunk.slice(at + 1)];
      return field.length > 0 && phrase(rest).length > 0
        ? [{ do: 'enter', value: value(rest), field, byKeys: false }]
        : [];
    }),
  ].filter((reading) => reading.every((part) => part.length > 0));
}

/** A chunk without a label belongs to the value before it: `Note: red, green`. */
function joinUnlabelled(chunks: Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    if (last && signAt(chunk) < 1) last.push(...chunk);
    else joined.push([...chunk]);
  }
  return joined;
}

function signAt(tokens: readonly Token[]): number {
  return tokens.findIndex(({ mark, text, quoted }) => !quoted && (mark === ':' || text === '='));
}

/** `size L, colour red`, which names fields that offer these values. */
function bareReadings(tokens: readonly Token[]): Reading[] {
  const chunks = chunksOf(tokens);
  const apart = chunks.map((chunk): Part => [pairOf(chunk, false)]);
  return chunks.length > 1 ? [apart, [[pairOf(tokens, false)]]] : [apart];
}

function pairOf(tokens: readonly Token[], text: boolean): Instruction {
  return { do: 'pair', words: phrase(tokens), text };
}

/** `twice`, `3 times`. */
function withoutTimes(tokens: readonly Token[]): { count: number; left: readonly Token[] } {
  const last = bareWord(tokens.at(-1));
  if (last === 'once' || last === 'twice') return { count: times[last] ?? 1, left: tokens.slice(0, -1) };
  const number = bareWord(tokens.at(-2)) ?? '';
  const count = times[number] ?? (/^\d{1,2}$/.test(number) ? Number(number) : 0);
  if (last !== 'times' || count === 0) return { count: 1, left: tokens };
  return { count, left: tokens.slice(0, -2) };
}
