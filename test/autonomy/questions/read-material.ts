/** Reads the pages and questions of the question tests, and compares answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const here = import.meta.dirname;

export const questionSchema = z.strictObject({
  id: z.string(),
  /** Name of the page's file without its ending. */
  page: z.string(),
  query: z.string(),
  /** Any of these in the answer makes it right. None: the page does not say. */
  answers: z.array(z.string()),
  /** A piece of the passage the answer stands in. */
  passage: z.string().optional(),
  /** What the reader does not find yet. */
  open: z.array(z.enum(['answer', 'passage'])).optional(),
});

export type Question = z.infer<typeof questionSchema>;

export function readQuestions(): Question[] {
  return z.array(questionSchema).parse(JSON.parse(readFileSync(join(here, 'questions.json'), 'utf8')));
}

/** Every page's HTML by its path below the folder without ending: `recipe`, `parts/listings-flats-more`. */
export function readPages(): Map<string, string> {
  const names = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    names.map((file) => [file.slice(0, -'.html'.length), readFileSync(join(here, file), 'utf8')]),
  );
}

/** The parts a page frames or loads later. */
export function partsOf(html: string): string[] {
  return [...html.matchAll(/["'](parts\/[\w-]+)\.html["']/g)].map(([, name = '']) => name);
}

/** What a page says without showing it: title, `<meta>` and JSON-LD, the latter whole and value by value. */
export function factsOf(html: string): string[] {
  const title = [...html.matchAll(/<title>([^<]*)</g)].map(([, text = '']) => text);
  const metas = [...html.matchAll(/<meta\s[^>]*?content="([^"]*)"/g)].map(([, text = '']) => text);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  const values = scripts.flatMap((script) => stringsIn(JSON.parse(script)));
  return [...title, ...metas, ...scripts, ...values].map(decoded);
}

/** All texts in a value of JSON. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

export function decoded(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Runs of whitespace as one space. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether the words of `part` stand in `text` in a row, whatever their case and the punctuation around them. */
export function says(text: string, part: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(part)} `);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
