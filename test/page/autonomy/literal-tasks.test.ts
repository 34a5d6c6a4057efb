/**
 * The embedded planner executes plain instructions and reports only what happened. Pages and instructions
 * (test/autonomy/tasks) were written before the planner, from the interface and the list of verbs alone. They change
 * only to correct errors of their own, stated in the commit.
 */
import PQueue from 'p-queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type Doable,
  doable,
  type Impossible,
  impossible,
  isDoneRight,
  type PageOutcome,
  taskPages,
  wrongActs,
} from '../../support/models/literal-tasks';
import { taskRunners } from '../../support/models/task-runner';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { isFullShare } from '../../support/share';

/** How long one task may take, and one group of at most 20. */
const taskMs = 30_000;
const groupMs = 20 * (taskMs + 5_000);

/** All 100 in the soak, every fourth here: the tasks of one page are much alike. */
const shareOf = <Task>(tasks: readonly Task[]) =>
  isFullShare ? [...tasks] : tasks.filter((_, index) => index % 4 === 0);
const toDo = shareOf(doable);
const toRefuse = shareOf(impossible);
const enoughShare = 0.95;

interface Ending {
  task: Doable | Impossible;
  /** As the answer has it; `error` when there was none. */
  outcome: string;
  reason: string;
  /** What the page itself says; undefined if it could not be asked. */
  page: PageOutcome | undefined;
}

const outcomeSchema = z.record(z.string(), z.unknown());

const endings = new Map<string, Ending>();
let site: Site;

beforeAll(async () => {
  site = await servePages(Object.fromEntries([...taskPages].map(([name, html]) => [`/${name}.html`, html])));
});
afterAll(() => site.close());

const withRunner = taskRunners();
const carryOut = (task: Doable | Impossible): Promise<Ending> =>
  withRunner(async (runner) => {
    const prompt = task.prompt.replaceAll('{site}', site.url(''));
    const url = site.url(`/${task.page}.html`);
    const ended = await runner.browse({ prompt, url, timeoutMs: taskMs }).catch(String);
    if (typeof ended === 'string') return { task, outcome: 'error', reason: ended, page: undefined };
    const { outcome, reason } = ended;
    try {
      const page = outcomeSchema.parse(JSON.parse(await runner.read('attribute', 'html', 'data-outcome')));
      return { task, outcome, reason, page };
    } catch (error) {
      return { task, outcome, reason: `${reason} [page not read: ${error}]`, page: undefined };
    }
  });

/** What happened on the page is what was asked for; never so for what cannot be done. */
function happened({ task, page }: Ending): boolean {
  return 'expect' in task && page !== undefined && isDoneRight(task, page);
}

const isDone = (ending: Ending) => ending.outcome === 'done' && happened(ending);
const isFalselyDone = (ending: Ending) => ending.outcome === 'done' && !happened(ending);

/** Of what cannot be done: it was not carried out, nothing else was done in its stead, and the page could be asked. */
function isRefused({ task, outcome, page }: Ending): boolean {
  return 'forbid' in task && outcome !== 'done' && page !== undefined && wrongActs(task, page).length === 0;
}

function table(failed: Ending[]): string {
  const rows = failed.map(({ task, outcome, reason, page }) =>
    [
      `${task.id}: ${outcome}`,
      `  prompt  ${task.prompt.replaceAll('\n', ' / ')}`,
      `  reason  ${reason}`,
      `  page    ${JSON.stringify(page)}`,
      'expect' in task ? `  expect  ${JSON.stringify(task.expect)}` : `  forbid  ${task.forbid.join(', ')}`,
    ].join('\n'),
  );
  return `${failed.length} failed\n${rows.join('\n')}`;
}

async function carryOutAll(tasks: (Doable | Impossible)[]): Promise<Ending[]> {
  // Most of a task is waiting, so three share the two cores well.
  const lanes = new PQueue({ concurrency: 3 });
  const ended = await Promise.all(tasks.map((task) => lanes.add(() => carryOut(task))));
  for (const ending of ended) endings.set(ending.task.id, ending);
  return ended;
}

const groups = Array.from({ length: Math.ceil(toDo.length / 20) }, (_, group) => ({
  from: group * 20 + 1,
  to: Math.min(group * 20 + 20, toDo.length),
  tasks: toDo.slice(group * 20, group * 20 + 20),
}));

test.for(groups)(
  'tasks $from to $to: none is falsely called done',
  {
    timeout: groupMs,
  },
  async ({ tasks }) => {
    const falselyDone = (await carryOutAll(tasks)).filter(isFalselyDone);
    expect(falselyDone.length, table(falselyDone)).toBe(0);
  },
);

test(`${toRefuse.length} tasks that cannot be done: none is called done, and nothing else is done instead`, {
  timeout: groupMs,
}, async () => {
  const failed = (await carryOutAll(toRefuse)).filter((ending) => !isRefused(ending));
  expect(failed.length, table(failed)).toBe(0);
});

test('of those that can be done 95% are done right, and none at all is falsely called done', () => {
  const all = [...endings.values()];
  expect(all.length).toBe(toDo.length + toRefuse.length);
  const falselyDone = all.filter(isFalselyDone);
  expect(falselyDone.length, table(falselyDone)).toBe(0);
  const failed = all.filter(({ task }) => 'expect' in task).filter((ending) => !isDone(ending));
  expect(toDo.length - failed.length, table(failed)).toBeGreaterThanOrEqual(enoughShare * toDo.length);
});
