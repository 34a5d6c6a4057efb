/** `Ada's comment` as `comment of Ada`. */
import { bareWord, type Token, wordsOf } from './token';
import { verbsAt } from './verbs';
import { controlVerbs, prepositions } from './words';

const possessive = /^(.*\S)['’]s$/u;

/** The clause with its owner behind what it owns; undefined where there is none. */
export function withOwnerBehind(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex((token) => !token.mark && possessive.test(token.text));
  const owner = tokens[at];
  const text = possessive.exec(owner?.text ?? '')?.[1];
  if (!owner || text === undefined || at + 1 >= tokens.length) return undefined;
  // `It's` and `what's` own nothing.
  if (!owner.quoted && /^(?:it|that|what|who|there|let|he|she|where|here)$/i.test(text)) return undefined;
  const verb = verbsAt(tokens, 0)[0]?.length ?? (controlVerbs.has(bareWord(tokens[0]) ?? '') ? 1 : 0);
  const before = tokens.slice(verb, at).findLastIndex((token) => token.mark || isPreposition(token));
  const from = before < 0 ? verb : verb + before + 1;
  const behind = tokens.slice(at + 1).findIndex((token) => token.mark || isPreposition(token));
  const to = behind < 0 ? tokens.length : at + 1 + behind;
  const of: Token = { text: 'of', words: ['of'], quoted: false, start: owner.start, end: owner.start };
  const bare: Token = { ...owner, text, words: wordsOf(text), end: owner.end - 2 };
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(at + 1, to),
    of,
    ...tokens.slice(from, at),
    bare,
    ...tokens.slice(to),
  ];
}

function isPreposition(token: Token): boolean {
  const word = bareWord(token) ?? '';
  return prepositions.has(word) || /^(?:to|as|and|then)$/.test(word);
}
