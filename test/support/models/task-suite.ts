/** Carries out the tasks of a folder with the embedded planner, and says how each ended. */
import PQueue from 'p-queue';
import * as z from 'zod';
import { type Site, servePages } from '../pages/serve-pages';
import { type Doable, type Impossible, isDoneRight, type PageOutcome, wrongActs } from './literal-tasks';
import { taskRunners } from './task-runner';

/** How long one task may take. */
export const taskMs = 30_000;

export interface Ending {
  task: Doable | Impossible;
  /** As the answer has it; `error` when there was none. */
  outcome: string;
  reason: string;
  answer: string;
  /** What the page itself says; undefined if it could not be asked. */
  page: PageOutcome | undefined;
}

const outcomeSchema = z.record(z.string(), z.unknown());

/** For one test file, which closes the site itself. */
export function taskSuite(site: () => Site) {
  const withRunner = taskRunners();

  const carryOut = (task: Doable | Impossible): Promise<Ending> =>
    withRunner(async (runner) => {
      const prompt = task.prompt.replaceAll('{site}', site().url(''));
      const url = site().url(`/${task.page}.html`);
      const ended = await runner.browse({ prompt, url, timeoutMs: taskMs }).catch(String);
      if (typeof ended === 'string')
        return { task, outcome: 'error', reason: ended, answer: '', page: undefined };
      const { outcome, reason, answer } = ended;
      try {
        const page = outcomeSchema.parse(JSON.parse(await runner.read('attribute', 'html', 'data-outcome')));
        return { task, outcome, reason, answer, page };
      } catch (error) {
        return { task, outcome, reason: `${reason} [page not read: ${error}]`, answer, page: undefined };
      }
    });

  return (tasks: readonly (Doable | Impossible)[]): Promise<Ending[]> => {
    // Most of a task is waiting, so three share the two cores well.
    const lanes = new PQueue({ concurrency: 3 });
    return Promise.all(tasks.map((task) => lanes.add(() => carryOut(task))));
  };
}

export function serveTasks(pages: ReadonlyMap<string, string>): Promise<Site> {
  return servePages(Object.fromEntries([...pages].map(([name, html]) => [`/${name}.html`, html])));
}

/** What happened on the page is what was asked for; never so for what cannot be done. */
function happened({ task, page }: Ending): boolean {
  return 'expect' in task && page !== undefined && isDoneRight(task, page);
}

export const isDone = (ending: Ending) => ending.outcome === 'done' && happened(ending);
export const isFalselyDone = (ending: Ending) => ending.outcome === 'done' && !happened(ending);

/** Of what cannot be done: it was not carried out, nothing else was done in its stead, and the page could be asked. */
export function isRefused({ task, outcome, page }: Ending): boolean {
  return 'forbid' in task && outcome !== 'done' && page !== undefined && wrongActs(task, page).length === 0;
}

/** Endings for a failure message. */
export function tableOf(failed: readonly Ending[]): string {
  const rows = failed.map(({ task, outcome, reason, answer, page }) =>
    [
      `${task.id}: ${outcome}`,
      `  prompt  ${task.prompt.replaceAll('\n', ' / ')}`,
      `  reason  ${reason}`,
      `  answer  ${answer}`,
      `  page    ${JSON.stringify(page)}`,
      'expect' in task ? `  expect  ${JSON.stringify(task.expect)}` : `  forbid  ${task.forbid.join(', ')}`,
    ].join('\n'),
  );
  return `${failed.length} failed\n${rows.join('\n')}`;
}
