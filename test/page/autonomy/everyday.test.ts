/**
 * Everyday prompts on pages of eight kinds, written before what they ask for could be done: prohibitions, amounts,
 * conditions, and things told apart by their rows. `done` must be true of the page; `impossible` says of a thing what is
 * not true of it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTasks } from '../../support/models/literal-tasks';
import {
  isDone,
  isFalselyDone,
  isRefused,
  serveTasks,
  tableOf,
  taskMs,
  taskSuite,
} from '../../support/models/task-suite';
import type { Site } from '../../support/pages/serve-pages';
import { share } from '../../support/share';

const { pages, doable, impossible } = readTasks('everyday');

let site: Site;
beforeAll(async () => {
  site = await serveTasks(pages);
});
afterAll(() => site.close());
const carryOut = taskSuite(() => site);

test('80 % are done, none is falsely called done', { timeout: 60 * taskMs }, async () => {
  const tasks = share(doable, 2);
  const endings = await carryOut(tasks);
  const falselyDone = endings.filter(isFalselyDone);
  expect(falselyDone.length, tableOf(falselyDone)).toBe(0);
  const refused = endings.filter((ending) => !isDone(ending));
  expect(refused.length, tableOf(refused)).toBeLessThanOrEqual(0.2 * tasks.length);
});

test('what is not true of a thing is refused, and no other one is taken', {
  timeout: 60 * taskMs,
}, async () => {
  const failed = (await carryOut(share(impossible, 1))).filter((ending) => !isRefused(ending));
  expect(failed.length, tableOf(failed)).toBe(0);
});
