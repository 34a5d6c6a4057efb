/** Tells names that say of what kind a thing is from its own: "the Wi-Fi network Guest", "the Kubernetes namespace staging". */
import { isContent } from '../../clauses/clause-content';
import { isTelling } from '../../clauses/telling-words';
import { isTimeWord, type WrittenName } from './written-names';

/**
 * Whether behind the name stands a plain noun, and behind that what the thing is called.
 * @param words of a clause
 * @param written all names of the task
 */
export function isOfKind(
  name: readonly string[],
  words: readonly string[],
  written: readonly WrittenName[],
): boolean {
  const at = words.findIndex((_, index) => name.every((word, part) => words[index + part] === word));
  if (at < 0) return false;
  const [noun = '', own = ''] = words.slice(at + name.length);
  const isWritten = (word: string) => written.some((one) => one.words.includes(word));
  if (!isContent(noun) || isWritten(noun)) return false;
  return own === '"' || isWritten(own) || (isTelling(own) && !isTimeWord(own) && !own.endsWith('ly'));
}
