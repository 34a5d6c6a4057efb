/** Finds the verbs of the rules in a prompt. */
import { errandRules } from './rules/errand-rules';
import { formRules } from './rules/form-rules';
import { type Rule, rules } from './rules/rules';
import { type SpecialRule, specialRules } from './rules/special-rules';
import { writingRules } from './rules/writing-rules';
import { bareWord, type Token } from './token';

export interface VerbMatch {
  rule?: Rule;
  special?: SpecialRule;
  /** How many tokens the verb takes. */
  length: number;
}

const byFirstWord = new Map<string, { words: readonly string[]; rule?: Rule; special?: SpecialRule }[]>();
for (const one of [...errandRules, ...writingRules, ...formRules, ...specialRules, ...rules]) {
  for (const verb of one.verbs) {
    const words = verb.split(' ');
    const rule = 'forms' in one ? { rule: one } : { special: one };
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, ...rule }]);
  }
}

/** The verbs that stand at this token, the longest first. A hyphenated one is one token: `double-click`. */
export function verbsAt(tokens: readonly Token[], at: number): VerbMatch[] {
  const first = tokens[at];
  if (!first || first.quoted || first.mark) return [];
  const found = (byFirstWord.get(first.words[0] ?? '') ?? []).flatMap(({ words, ...rule }) => {
    const length = lengthOf(tokens, at, words);
    return length > 0 ? [{ ...rule, length, size: words.length }] : [];
  });
  return found.sort((one, other) => other.size - one.size);
}

/** How many tokens have exactly these words; 0 if they do not. */
function lengthOf(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let matched = 0;
  for (let next = at; next < tokens.length && matched < words.length; next += 1) {
    const token = tokens[next];
    if (!token || token.quoted || token.mark || token.words.length === 0) return 0;
    // A token of several words is a verb only where it is hyphenated: never an address or a file.
    if (token.words.length > 1 && !/^\p{L}+(?:-\p{L}+)+$/u.test(token.text)) return 0;
    for (const word of token.words) {
      if (word !== words[matched]) return 0;
      matched += 1;
    }
    if (matched === words.length) return next - at + 1;
  }
  return 0;
}

/** `make a new folder`, whose fields come then. */
export function makesNew(tokens: readonly Token[]): boolean {
  return verbsAt(tokens, 0).some(
    ({ rule, length }) => rule?.name === 'Create' && bareWord(tokens[length]) === 'new',
  );
}
