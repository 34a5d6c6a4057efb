/**
 * Errands on eight pages that behave as real ones do: menus of rows, questions before what is lost, forms that open, steps
 * of a form. What is not understood is refused; nothing else is done in its stead, and nothing falsely called done.
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

const { pages, doable, impossible } = readTasks('errands');
const enoughShare = 0.65;

let site: Site;
beforeAll(async () => {
  site = await serveTasks(pages);
});
afterAll(() => site.close());
const carryOut = taskSuite(() => site);

test('65 % are done, none is falsely called done', { timeout: 60 * taskMs }, async () => {
  const tasks = share(doable, 3);
  const endings = await carryOut(tasks);
  const falselyDone = endings.filter(isFalselyDone);
  expect(falselyDone.length, tableOf(falselyDone)).toBe(0);
  const refused = endings.filter((ending) => !isDone(ending));
  expect(refused.length, tableOf(refused)).toBeLessThanOrEqual((1 - enoughShare) * tasks.length);
});

test('what is not there is refused, and nothing else is taken', { timeout: 60 * taskMs }, async () => {
  const failed = (await carryOut(share(impossible, 1))).filter((ending) => !isRefused(ending));
  expect(failed.length, tableOf(failed)).toBe(0);
});
