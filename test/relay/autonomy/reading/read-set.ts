/** Reads a set of questions: `sets/NAME.json`, and `sets/NAME.html` with their pages one below the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Question, questionSchema } from '../../../autonomy/questions/read-material';

const folder = join(import.meta.dirname, 'sets');
const pageStart = /^<!-- page: (\S+) -->$/m;

export function readSet(name: string): { pages: Map<string, string>; questions: Question[] } {
  const [, ...parts] = readFileSync(join(folder, `${name}.html`), 'utf8').split(pageStart);
  const pages = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) pages.set(parts[at] ?? '', (parts[at + 1] ?? '').trim());
  const questions = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { pages, questions: z.array(questionSchema).parse(questions) };
}
