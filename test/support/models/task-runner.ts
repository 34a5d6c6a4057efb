/** Runs tasks and questions without a model: in the page harness, or in a session of the shared tabrelay through REST. */
import { afterAll } from 'vitest';
import * as z from 'zod';
import { browseRequest } from '../../../relay/autonomy/browse/requests/browse-request';
import { createLiteralModel } from '../../../relay/autonomy/literal/literal-model';
import { createEmbeddedReader } from '../../../relay/autonomy/reading/embedded-reader';
import { retrieveRequest } from '../../../relay/autonomy/reading/retrieve-request';
import { LocalService } from '../../../relay/service/service';
import { harnessBrowsers } from '../page-harness/harness-browsers';
import { builtScript } from '../page-harness/isolated-world';
import { openPageHarness } from '../page-harness/page-harness';
import { inHarness } from '../pages/open-step-sender';
import { shared } from '../tabrelay/shared-tabrelay';
import { pageWorkHere } from './page-work-here';
import { viewsHere } from './views-here';

const taskResult = z.looseObject({
  outcome: z.enum(['done', 'max_steps', 'needs_user', 'gave_up']),
  answer: z.string(),
  reason: z.string(),
});
export type TaskResult = z.infer<typeof taskResult>;

const readingResult = z.looseObject({
  answer: z.string(),
  confidence: z.number().min(0).max(1),
  sourceText: z.string(),
  found: z.boolean(),
  passages: z.array(z.unknown()),
});
export type ReadingResult = z.infer<typeof readingResult>;

/** It has one page, which is left where a task ended. */
export interface TaskRunner {
  /** What POST /browse answers. @throws Error when that is an error */
  browse(body: { prompt: string; url: string; timeoutMs?: number }): Promise<TaskResult>;
  /** What POST /retrieve answers. @throws Error when that is an error */
  retrieve(body: { query: string; url: string }): Promise<ReadingResult>;
  navigate(url: string): Promise<void>;
  /** A step that reads. */
  read(action: string, selector: string, value?: unknown): Promise<string>;
  close(): Promise<void>;
}

/** Lends a runner to each test of a file that runs at the same time: opening a window takes longer than most tasks. */
export function taskRunners() {
  const free: TaskRunner[] = [];
  afterAll(async () => {
    for (const runner of free.splice(0)) await runner.close();
  });
  return async <Result>(work: (runner: TaskRunner) => Promise<Result>): Promise<Result> => {
    const runner = free.pop() ?? (await (inHarness() ? inPage() : inSession()));
    try {
      return await work(runner);
    } finally {
      free.push(runner);
    }
  };
}

async function inPage(): Promise<TaskRunner> {
  const sessionId = 'page-harness';
  const on = await openPageHarness({ focused: false });
  await on.page.evaluateOnNewDocument(builtScript('/main-world.js'));
  const service = new LocalService({
    browsers: harnessBrowsers(on),
    model: createLiteralModel(),
    reader: createEmbeddedReader(pageWorkHere),
    views: viewsHere,
  });
  const context = () => ({
    caller: { keyName: sessionId, scopes: ['autonomy'] as const },
    signal: new AbortController().signal,
  });
  return {
    browse: async (body) =>
      taskResult.parse(await service.browse(browseRequest.parse({ ...body, sessionId }), context())),
    retrieve: async (body) =>
      readingResult.parse(await service.retrieve(retrieveRequest.parse({ ...body, sessionId }), context())),
    navigate: on.open,
    read: async (...step) => z.string().parse(await on.step(...step)),
    close: on.close,
  };
}

async function inSession(): Promise<TaskRunner> {
  const tabrelay = shared();
  const sessionId = await tabrelay.session();

  async function post(path: string, body: Record<string, unknown>): Promise<unknown> {
    const answer = await tabrelay.call('POST', path, { body: { ...body, sessionId } });
    if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.body.error)}`);
    return answer.body.result;
  }

  return {
    browse: async (body) => taskResult.parse(await post('/browse', body)),
    retrieve: async (body) => readingResult.parse(await post('/retrieve', body)),
    navigate: async (url) => {
      await tabrelay.act(sessionId, 'navigate', '', url);
    },
    read: (...step) => tabrelay.read(sessionId, ...step),
    close: async () => {
      await tabrelay.close(sessionId);
    },
  };
}
