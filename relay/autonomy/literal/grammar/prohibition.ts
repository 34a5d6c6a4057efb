/** Reads what a prompt says not to do: `do not subscribe`, `leave the boat as it is`, `send nothing`. */
import type { Clause, Phrase, Prohibition } from './instruction';
import { phrase, written } from './slots';
import { bareWord, type Token } from './token';
import { verbsAt } from './verbs';
import { articles, boxStates } from './words';

const openers: readonly (readonly string[])[] = ['do not', 'dont', 'never', 'without', 'do nothing else'].map(
  (words) => words.split(' '),
);

/** What is not wanted stands behind them. */
const refusing: readonly (readonly string[])[] = [
  'i do not want',
  'i dont want',
  'i do not need',
  'i dont need',
  'no',
].map((words) => words.split(' '));

/** Such words make something else of it: `do not forget to save`, `do not save until it is complete`. */
const unclear = new Set(
  'forget hesitate stop worry until before after unless if when while once only just except instead more again and then but'.split(
    ' ',
  ),
);
const empty = new Set(
  'anything any anyone anybody nothing yet else it them that this at all now please either'.split(' '),
);

/** Whether a prohibition begins with this token. */
export function isProhibitionAt(tokens: readonly Token[], at: number): boolean {
  return openerAt(tokens, at) > 0 || isLeavingAt(tokens, at);
}

/** How many tokens of `do not` or its like stand here; what follows has no end of its own. */
export function openerAt(tokens: readonly Token[], at: number): number {
  const stands = (words: readonly string[]) =>
    words.every((word, ahead) => bareWord(tokens[at + ahead]) === word);
  return (
    (openers.find(stands) ?? refusing.find((words) => stands(words) && mayRefuse(tokens, at)))?.length ?? 0
  );
}

/** `no sugar` within a sentence belongs to a text or a name. */
function mayRefuse(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const behind = tokens[at + 1];
  return (!before || /^[.;\n]$/.test(before.mark ?? '')) && behind !== undefined && !behind.mark;
}

/** `leave ... as it is`: never `Leave the team`. */
const asItIs =
  /^(?:(?:exactly |just )?as (?:it|they) (?:is|are)|as is|unchanged|untouched|alone|(?:empty|blank)|(\w+))$/;

function isLeavingAt(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:leave|keep)$/.test(bareWord(tokens[at]) ?? '')) return false;
  return tokens
    .slice(at, at + 20)
    .some((_, ahead) => leavingIn(tokens.slice(at, at + ahead + 1)) !== undefined);
}

function leavingIn(tokens: readonly Token[]): Prohibition | undefined {
  const words = phrase(tokens);
  if (!/^(?:leave|keep)$/.test(bareWord(words[0]) ?? '')) return undefined;
  for (const length of [4, 3, 2, 1]) {
    const ending = words.slice(-length).map(bareWord).join(' ');
    const [whole, word] = asItIs.exec(ending) ?? [];
    if (whole === undefined || words.length < length + 2) continue;
    const state =
      word === undefined ? (/^(?:empty|blank)$/.test(whole) ? 'empty' : undefined) : boxStates[word];
    if (word !== undefined && state === undefined) continue;
    const phrases = [words.slice(1, -length)];
    return state === undefined ? { phrases } : { phrases, state };
  }
  return undefined;
}

export function prohibitionIn(tokens: readonly Token[]): Prohibition | undefined {
  const leaving = leavingIn(tokens);
  if (leaving) return leaving;
  const length = openerAt(tokens, 0);
  const words = phrase(tokens.slice(length));
  const isNothing = length === 0 && words.length > 1 && bareWord(words.at(-1)) === 'nothing';
  if (length === 0 && !isNothing) return undefined;
  if (words.some((token) => unclear.has(bareWord(token) ?? ''))) return undefined;
  const opener = bareWord(tokens[0]) ?? '';
  const gerund = opener === 'without' ? withoutGerund(words) : undefined;
  const isThing = (opener === 'without' && !gerund) || /^(?:i|no)$/.test(opener);
  const isAct = opener === 'i' && bareWord(words[0]) === 'to';
  if (isThing && !isAct) return { phrases: alternatives(words.filter(isContent)), isThing };
  const said = gerund ?? (isAct ? words.slice(1) : words);
  return { phrases: alternatives(said).flatMap(bothWays) };
}

const isContent = (token: Token) => !articles.has(bareWord(token) ?? '');

/** `save or close` */
function alternatives(words: Phrase): Phrase[] {
  const parts: Phrase[] = [[]];
  for (const token of words)
    if (/^(?:or|nor)$/.test(bareWord(token) ?? '')) parts.push([]);
    else if (!empty.has(bareWord(token) ?? '')) parts[parts.length - 1] = [...(parts.at(-1) ?? []), token];
  return parts.filter((part) => part.length > 0);
}

/** `press Save` is about `Save` as well. */
function bothWays(words: Phrase): Phrase[] {
  const [verb] = verbsAt(words, 0);
  const rest = words
    .slice(verb?.length ?? 0)
    .filter((token, at) => at > 0 || !articles.has(bareWord(token) ?? ''));
  return verb && rest.length > 0 ? [words, rest] : [words];
}

/** `without saving` is `without save`. */
function withoutGerund([first, ...rest]: Phrase): Phrase | undefined {
  const [word = ''] = first?.words ?? [];
  const stem = /^(\p{L}{2,})ing$/u.exec(word)?.[1];
  if (!first || !stem) return undefined;
  const base = /([bdgklmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : /[^aeiou][aeiou][cvsz]$|[uv]$/.test(stem)
      ? `${stem}e`
      : stem;
  return [{ ...first, text: base, words: [base] }, ...rest];
}

/** A control may be named so, such as `Don't save`. */
export function prohibiting(tokens: readonly Token[], prohibition: Prohibition): Clause {
  const words = phrase(tokens);
  return {
    text: written(tokens),
    words,
    readings: [[[{ do: 'forbid', prohibition }]], [[{ do: 'named', words }]]],
    // What is not wanted has to be known before anything is done.
    hasVerb: !prohibition.isThing,
    splits: () => [],
    changesState: false,
    creates: false,
  };
}
