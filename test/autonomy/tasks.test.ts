/** Checks the material for task tests: number, variety and solvability of tasks. */
import { expect, test } from 'vitest';
import { isDoneRight, readTasks, wrongActs } from '../support/models/literal-tasks';

const { doable, impossible, pages: taskPages } = readTasks('tasks');
const plain = readTasks('plain-words');
const all = [...doable, ...impossible];

/** The page whose outcome is read at the end: the one the task starts on, unless the prompt goes to another. */
function lastPage({ page, prompt }: { page: string; prompt: string }): string {
  const name = /\{site\}\/([\w-]+)\.html/.exec(prompt)?.[1] ?? page;
  return taskPages.get(name) ?? '';
}

test('40 pages, 80 instructions that can be carried out, 20 that cannot', () => {
  expect(taskPages.size).toBe(40);
  expect(doable).toHaveLength(80);
  expect(impossible).toHaveLength(20);
});

test('ids and prompts are unique', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(100);
  expect(new Set(all.map(({ prompt }) => prompt.toLowerCase())).size).toBe(100);
});

test('60 instructions in plain words, on 12 pages', () => {
  expect(plain.doable).toHaveLength(60);
  expect(new Set(plain.doable.map(({ page }) => page))).toEqual(new Set(plain.pages.keys()));
  expect(plain.pages.size).toBe(12);
});

test('every page is there and used', () => {
  expect(new Set(all.map(({ page }) => page))).toEqual(new Set(taskPages.keys()));
  expect(new Set(doable.map(({ page }) => page))).toEqual(new Set(taskPages.keys()));
});

test.for([...taskPages])('%s keeps its own outcome and needs no network', ([, html]) => {
  expect(html.match(/dataset\.outcome/g)).toHaveLength(1);
  expect(html).toContain('note({});');
  expect(html).not.toMatch(/https?:|\bsrc=|<link\b/);
});

test.for(doable)('$id: its page can report what is expected, and does not at the start', (task) => {
  const html = lastPage(task);
  for (const key of Object.keys(task.expect)) expect(html).toContain(key);
  expect(Object.values(task.expect).some((value) => value !== null)).toBe(true);
  expect(isDoneRight(task, {})).toBe(false);
});

test.for(impossible)('$id: its page can report what is forbidden', (task) => {
  const html = lastPage(task);
  expect(task.forbid).not.toEqual([]);
  for (const key of task.forbid) {
    expect(html).toContain(key);
    expect(wrongActs(task, { [key]: true })).toEqual([key]);
  }
});

test.for<[string, RegExp]>([
  ['go to', /\bgo to\b/i],
  ['click', /\bclick\b/i],
  ['press', /\bpress\b/i],
  ['double-click', /\bdouble[- ]click\b/i],
  ['hover', /\bhover\b/i],
  ['type', /\btype\b.+\binto\b/i],
  ['enter', /\benter\b.+\b(in|into)\b/i],
  ['fill', /\bfill\b.+\bwith\b/i],
  ['select', /\bselect\b.+\bfrom\b/i],
  ['choose', /\bchoose\b.+\bfrom\b/i],
  ['check', /\bcheck\b/i],
  ['uncheck', /\buncheck\b/i],
  ['search for', /\bsearch for\b/i],
  ['submit', /\bsubmit\b/i],
  ['scroll', /\bscroll\b/i],
  ['drag', /\bdrag\b.+\b(to|into)\b/i],
  ['wait for', /\bwait for\b/i],
  ['close', /\bclose\b/i],
  ['log in', /\blog in with username\b.+\bpassword\b/i],
  ['position words', /\b(first|second|last)\b/i],
  ['quotes', /["'].+["']/],
  ['no quotes', /^[^"']+$/],
  ['joined by commas', /\w, (click|select|choose|type|enter|check|press|search)\b/i],
  ['joined by "and"', /\band (then )?(click|press|choose|check|type|drag|submit)\b/i],
  ['joined by "then"', /\bthen (click|press|drag|check|close)\b/i],
  ['numbered list', /^1[.)] .+\n2[.)] /],
])('at least two instructions with %s', ([, pattern]) => {
  expect(doable.filter(({ prompt }) => pattern.test(prompt)).length).toBeGreaterThanOrEqual(2);
});
