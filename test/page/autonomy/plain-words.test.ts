/**
 * Instructions that are literal in meaning, in the words of somebody who does not know the grammar. They were written
 * before it and change only to correct errors of their own.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTasks } from '../../support/models/literal-tasks';
import {
  isDone,
  isFalselyDone,
  serveTasks,
  tableOf,
  taskMs,
  taskSuite,
} from '../../support/models/task-suite';
import type { Site } from '../../support/pages/serve-pages';
import { share } from '../../support/share';

const { pages, doable } = readTasks('plain-words');
const tasks = share(doable, 6);
const enoughShare = 0.9;

let site: Site;
beforeAll(async () => {
  site = await serveTasks(pages);
});
afterAll(() => site.close());
const carryOut = taskSuite(() => site);

test('90 % are done, none is falsely called done, every refusal names the way out', {
  timeout: 60 * taskMs,
}, async () => {
  const endings = await carryOut(tasks);
  const falselyDone = endings.filter(isFalselyDone);
  expect(falselyDone.length, tableOf(falselyDone)).toBe(0);
  const refused = endings.filter((ending) => !isDone(ending));
  const silent = refused.filter(({ reason }) => !/literal.*OPENAI_BASE_URL.*POST \/v1\/task/.test(reason));
  expect(silent.length, tableOf(silent)).toBe(0);
  expect(refused.length, tableOf(refused)).toBeLessThanOrEqual((1 - enoughShare) * tasks.length);
});
