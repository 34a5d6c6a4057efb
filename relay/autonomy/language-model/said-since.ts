/** Finds the few texts that have come since a view: mostly what a page answers to an act. */
import { wordsOf } from '../../../extension/protocol/effects/words';

/** More is another content, and no answer. */
const maxTexts = 2;
const maxChars = 160;
/** A message has a verb at least. */
const minWords = 2;
/** A text that stands alone and is no control. */
const alone =
  /^ *(?:- )?(?:(?:status|alert|log|text|generic)(?: \[(?:f\d+)?e\d+\])?: )?"((?:[^"\\\n]|\\.)*)"$/gm;

/** The texts that stand on the page alone, and stood nowhere in it before; none where the page has become another one. */
export function saidSince(before: string, now: string): string[] {
  const come: string[] = [];
  for (const [, words = ''] of now.matchAll(alone)) {
    if (wordsOf(words).length < minWords || before.includes(words)) continue;
    if (come.length === maxTexts || words.length > maxChars) return [];
    come.push(words);
  }
  return [...new Set(come)].map((words) => JSON.parse(`"${words}"`));
}
