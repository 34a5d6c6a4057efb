/** Takes the letters off codes that read as small words by themselves: the "t" of T-25-0412 as the rest of "don't", the "s" of S-104 as "'s". */
import { negations } from '../../words/negation-words';
import { isContent } from '../clause-content';

const code = /(?<![\p{L}\p{N}'-])(\p{L}{1,3})-(?=\d)/gu;

/** The number of the code stays. @param text folded */
export function withoutCodeLetters(text: string): string {
  return text.replace(code, (all, letters: string) => (isSmall(letters) ? '' : all));
}

/** "Non-2fa accounts" are others. */
function isSmall(letters: string): boolean {
  return letters !== 'non' && (letters === 's' || negations.has(letters) || !isContent(letters));
}
