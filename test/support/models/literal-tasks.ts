/** The check of the material and the run against the browser read the same pages and instructions. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

/** What a page says has happened to it, in `data-outcome` of its `html`. A key is there once it has happened. */
export type PageOutcome = Record<string, unknown>;

/** An instruction that can be carried out. `{site}` in a prompt stands for the address the pages are served at. */
export type Doable = z.infer<typeof doableSchema>;

/** An instruction that cannot be carried out on its page. */
export type Impossible = z.infer<typeof impossibleSchema>;

const common = { id: z.string(), page: z.string(), prompt: z.string() };
const doableSchema = z.strictObject({
  ...common,
  /** The keys that count and their values; `null`: this must not have happened. */
  expect: z.record(z.string(), z.json()),
});
const impossibleSchema = z.strictObject({
  ...common,
  why: z.string(),
  /** Keys of what must not have happened. */
  forbid: z.array(z.string()),
});

const folder = new URL('../../autonomy/tasks/', import.meta.url);
const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Name of a page -> its HTML. */
export const taskPages: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name.replace('.html', ''), readText(name)]),
);
export const doable = z.array(doableSchema).parse(JSON.parse(readText('tasks.json')));
export const impossible = z.array(impossibleSchema).parse(JSON.parse(readText('impossible.json')));

export function isDoneRight(task: Doable, page: PageOutcome): boolean {
  return Object.entries(task.expect).every(([key, value]) => isDeepStrictEqual(page[key] ?? null, value));
}

/** What was done on the page though nothing of the kind was asked for. */
export function wrongActs(task: Impossible, page: PageOutcome): string[] {
  return task.forbid.filter((key) => key in page);
}
