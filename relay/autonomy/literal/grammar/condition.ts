/** Reads a condition that something is there: `if there is a cookie banner, close it`. */
import type { Phrase } from './instruction';
import { phrase } from './slots';
import { bareWord, type Token } from './token';
import { articles, pronouns } from './words';

const shown = /^(?:appears?|is (?:there|shown|open|visible|displayed)|shows up|pops up|comes up|opens)$/;
const anyOne =
  /(?:^| )if (?:there is (?:one|any)|one (?:appears|is (?:there|shown))|it (?:appears|is (?:there|shown|open)|shows up|pops up)|any|present)$/;

/** What a clause such as `If there is a banner` asks for; undefined for every other one. */
export function conditionIn(tokens: readonly Token[]): Phrase | undefined {
  const words = phrase(tokens);
  if (!/^(?:if|when|should)$/.test(bareWord(words[0]) ?? '')) return undefined;
  const says = (some: Phrase) => some.map((token) => bareWord(token) ?? '').join(' ');
  if (/^(?:there is|there are|you see|theres)$/.test(says(words.slice(1, 3)))) return named(words.slice(3));
  if (bareWord(words[1]) === 'theres') return named(words.slice(2));
  for (const length of [1, 2])
    if (shown.test(says(words.slice(-length)))) return named(words.slice(1, -length));
  return undefined;
}

function named(words: Phrase): Phrase | undefined {
  const what = words.filter((token) => !articles.has(bareWord(token) ?? '') && bareWord(token) !== 'any');
  const isPlain = what.every((token) => !/^(?:and|or|no|not|if|that|which)$/.test(bareWord(token) ?? ''));
  return what.length > 0 && isPlain ? what : undefined;
}

/** Verbs that no text follows. */
const closing =
  /^(?:close|click|press|tap|dismiss|accept|reject|decline|tick|untick|check|uncheck|open|expand|hide|skip|confirm)$/;

/** `close the banner if there is one`: the clause without it, and what it asks for. */
export function conditionBehind(
  tokens: readonly Token[],
): { clause: readonly Token[]; what: Phrase } | undefined {
  const words = phrase(tokens);
  const spoken = words.map((token) => bareWord(token) ?? '_').join(' ');
  const found = anyOne.exec(spoken);
  if (!found || !closing.test(bareWord(words[0]) ?? '')) return undefined;
  const length = found[0].trim().split(' ').length;
  const from = words.at(-length)?.start ?? 0;
  const clause = tokens.filter(({ start }) => start < from);
  const what = named(phrase(clause).slice(1));
  return what && { clause, what };
}

/** `it` is what the condition is about. */
export function withoutPronoun(clause: readonly Token[], what: Phrase): readonly Token[] {
  return clause.flatMap((token) => (pronouns.has(bareWord(token) ?? '') ? what : [token]));
}
