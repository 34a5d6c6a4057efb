import type { Instruction } from './instruction';
import { hideQuotes } from './quotes';
import { readInstruction } from './read-instruction';
import { splitPrompt } from './split-prompt';

/** The instructions of a prompt, in order. */
export function readPrompt(prompt: string): Instruction[] {
  const quoted = hideQuotes(prompt);
  return splitPrompt(folded(quoted.text)).flatMap((part) => readInstruction(part, quoted));
}

/** Without long runs of white space and of one sign: patterns may take the square of their length. */
function folded(text: string): string {
  return text
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(/([^\p{L}\p{N}\s])\1{3,}/gu, '$1$1$1');
}
