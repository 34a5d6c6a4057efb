/**
 * Instructions that are literal in meaning, in the words of people who do not know the grammar. `plain-words` was written
 * before it, `independent` by somebody who saw nothing of it; both change only to correct errors of their own.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const enoughShare = 0.9;

describe.each(share(['plain-words', 'independent', 'independent-2'] as const, 1))('%s', (folder) => {
  const { pages, doable, impossible } = readTasks(folder);
  const tasks = share(doable, 2);
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

  test.runIf(impossible.length > 0)(
    'nothing that the page cannot do is called done',
    {
      timeout: 60 * taskMs,
    },
    async () => {
      const falselyDone = (await carryOut(share(impossible, 1))).filter(({ outcome }) => outcome === 'done');
      expect(falselyDone.length, tableOf(falselyDone)).toBe(0);
    },
  );
});
