/** Finds the words of a task that a clause was read from, as the task writes them. */
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { wordsOf } from '../../../../../extension/protocol/effects/words';

/** The words of a clause with those in its quotation marks, folded. */
export function wordsIn({ words, quotes }: Clause): string {
  const left = [...quotes];
  return words.map((word) => (word === '"' ? (left.shift() ?? []).join(' ') : word)).join(' ');
}

/** So many words of the task may stand between two of the clause: reading it leaves out or exchanges some. */
const maxBetween = 6;

/**
 * @param words of the clause, folded
 * @returns the part of the task; the words themselves where it is not found
 */
export function inOwnWords(prompt: string, words: string): string {
  const tokens = [...prompt.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    word: wordsOf(text).join(' '),
    from: index,
    to: index + text.length,
  }));
  const asked = wordsOf(words);
  let best = { found: 0, from: 0, to: 0 };
  for (const [start, { word, from }] of tokens.entries()) {
    if (word !== asked[0]) continue;
    let [at, found] = [start, 1];
    for (const next of asked.slice(1)) {
      const ahead = tokens.slice(at + 1, at + 1 + maxBetween).findIndex((one) => one.word === next);
      if (ahead < 0) continue;
      at += ahead + 1;
      found += 1;
    }
    const to = tokens[at]?.to ?? 0;
    const isShorter = found === best.found && to - from < best.to - best.from;
    if (found > best.found || isShorter) best = { found, from, to };
  }
  return best.found * 2 > asked.length ? prompt.slice(best.from, best.to) : words;
}
