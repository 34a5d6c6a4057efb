/**
 * The embedded planner executes plain instructions and reports only what happened. Pages and instructions
 * (test/autonomy/tasks) were written before the planner, from the interface and the list of verbs alone. They change
 * only to correct errors of their own, stated in the commit.
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

const { pages, doable, impossible } = readTasks('tasks');

const timeout = 100 * taskMs;

let site: Site;
beforeAll(async () => {
  site = await serveTasks(pages);
});
afterAll(() => site.close());
const carryOut = taskSuite(() => site);

test('what can be done is done right, and none is falsely called done', { timeout }, async () => {
  const endings = await carryOut(share(doable, 2));
  const falselyDone = endings.filter(isFalselyDone);
  expect(falselyDone.length, tableOf(falselyDone)).toBe(0);
  const failed = endings.filter((ending) => !isDone(ending));
  expect(failed.length, tableOf(failed)).toBe(0);
});

test('what cannot be done is not called done, and nothing else is done instead', { timeout }, async () => {
  const failed = (await carryOut(share(impossible, 1))).filter((ending) => !isRefused(ending));
  expect(failed.length, tableOf(failed)).toBe(0);
});
