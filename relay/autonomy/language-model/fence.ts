/** Marks page text among the words that a language model is given. */
import { randomBytes } from 'node:crypto';

/** An element name that no page can guess, new for each task. */
export function newFence(): string {
  return `page-${randomBytes(9).toString('hex')}`;
}

/** @param fence from `newFence` */
export function fenced(fence: string, pageText: string): string {
  return `<${fence}>\n${pageText}\n</${fence}>`;
}
