import type { Instruction } from './instruction';
import { hideQuotes } from './quotes';
import { readInstruction } from './read-instruction';
import { splitPrompt } from './split-prompt';

/** The instructions of a prompt, in order. */
export function readPrompt(prompt: string): Instruction[] {
  const quoted = hideQuotes(prompt);
  return splitPrompt(quoted.text).flatMap((part) => readInstruction(part, quoted));
}
