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

/** Pages keep what has happened to them; this is for those that do not bring it. */
const recorder = `<script>
  const outcome = {};
  const note = (change) => {
    Object.assign(outcome, change);
    document.documentElement.dataset.outcome = JSON.stringify(outcome);
    document.documentElement.classList.toggle('noted');
  };
  const add = (key, item) => note({ [key]: [...(outcome[key] ?? []), item] });
  note({});
</script>`;

/** For pages that keep it in `window.result`; a person sees that something has changed. */
const resultRecorder = `<output id="changes"></output><script>
  let changes = -1;
  setInterval(() => {
    const now = JSON.stringify(window.result ?? {});
    if (document.documentElement.dataset.outcome === now) return;
    document.documentElement.dataset.outcome = now;
    changes += 1;
    document.querySelector('#changes').textContent = 'Changes ' + changes;
  }, 20);
</script>`;

/** The tasks of a folder of test/autonomy, with their pages by name. */
export function readTasks(
  folder: 'tasks' | 'plain-words' | 'independent' | 'independent-2' | 'everyday' | 'errands',
) {
  const url = new URL(`../../autonomy/${folder}/`, import.meta.url);
  const files = readdirSync(url);
  const readText = (name: string) => readFileSync(new URL(name, url), 'utf8');
  const readJson = (name: string) => JSON.parse(files.includes(name) ? readText(name) : '[]');
  const pages: ReadonlyMap<string, string> = new Map(
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name.replace('.html', ''), withRecorder(readText(name))]),
  );
  return {
    pages,
    doable: z.array(doableSchema).parse(readJson('tasks.json')),
    impossible: z.array(impossibleSchema).parse(readJson('impossible.json')),
  };
}

function withRecorder(html: string): string {
  if (html.includes('window.result')) return html + resultRecorder;
  return html.includes('const note') ? html : `<!doctype html><meta charset="utf-8">${recorder}${html}`;
}

export function isDoneRight(task: Doable, page: PageOutcome): boolean {
  return Object.entries(task.expect).every(([key, value]) => holds(page[key] ?? null, value));
}

/** Whether it has the wanted keys with their values. */
function holds(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return isDeepStrictEqual(found, wanted);
  const own = Object(found) as Record<string, unknown>;
  return Object.entries(wanted).every(([key, value]) => holds(own[key] ?? null, value));
}

/** What was done on the page though nothing of the kind was asked for. */
export function wrongActs(task: Impossible, page: PageOutcome): string[] {
  return task.forbid.filter((key) => key in page);
}
