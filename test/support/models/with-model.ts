/** Tests of tasks need a tabrelay whose model says what the test wants, and pages to do them on. */
import type { RequestListener } from 'node:http';
import { afterEach, beforeAll, expect } from 'vitest';
import { type Site, servePages } from '../pages/serve-pages';
import type { Answer } from '../relay/rest-client';
import type { RunningRelay } from '../relay/start-relay';
import { borrowTabrelay } from '../tabrelay/borrow-tabrelay';
import { startTabrelay } from '../tabrelay/start-tabrelay';
import { acts, type ModelServer, refOf, startModelServer, type Turn } from './model-server';

/** A page must be longer than what changes on it, else it is simply shown again instead of the difference. */
export const ballast = Array.from({ length: 9 }, (_, line) => `<p>Line ${line} of many</p>`).join('');

/** A form, a counter, and two pages one after the other. */
export const taskPages = {
  '/form': `<title>Form</title><h1>Order</h1><form onsubmit="event.preventDefault(); said.textContent = 'Thanks ' + who.value + ', ' + size.value">
    <label>Name <input id="who"></label>
    <label>Size <select id="size"><option>Small<option>Large</select></label>
    <label><input type="checkbox" id="gift"> Gift</label>
    <button>Order now</button></form><p id="said"></p>`,
  '/counter': `<title>Counter</title><button onclick="n.textContent = Number(n.textContent) + 1">Count</button><p id="n">0</p>${ballast}`,
  '/first': `<title>First</title><a href="/second">Go on</a><button>Old</button>`,
  '/second': `<title>Second</title><h1>You made it</h1><button>Old</button>`,
};

/** Which acts are held depends on the prompt, and most tests are about other things. */
const plain = { prompt: 'Do it', effects: 'any' };

/**
 * For the tests of one file; a test that leaves a session open fails.
 * @param env with it the tabrelay is not a borrowed one
 */
export function withModel(pages: Record<string, string | RequestListener>, env?: Record<string, string>) {
  const parts = {} as { model: ModelServer; site: Site; tabrelay: RunningRelay };

  beforeAll(async () => {
    const site = await servePages(pages);
    const { tabrelay, model, end } = env ? await startWithModel(env) : await borrowWithModel();
    Object.assign(parts, { site, tabrelay, model });
    return async () => {
      await end();
      await site.close();
      await model.close();
    };
  }, 90_000);
  afterEach(async () => {
    await parts.model.up();
    // The answer to a late call does not wait long for the window to close.
    await expect.poll(() => parts.tabrelay.api.sessions(), { timeout: 5_000 }).toEqual([]);
  });

  return {
    url: (path: string) => parts.site.url(path),
    reports: () => parts.site.reports,
    hits: (path: string) => parts.site.hits(path),
    tabrelay: () => parts.tabrelay,
    api: () => parts.tabrelay.api,
    /** What the model was asked since its last script. */
    asked: () => parts.model.asked,
    model: () => parts.model,
    modelUrl: () => parts.model.url,
    script: (...turns: Turn[]) => parts.model.script(...turns),
    /** Gives a task on one of the pages. */
    browse: (path: string, body: Record<string, unknown> = {}, headers = {}): Promise<Answer> =>
      parts.tabrelay.api.call('POST', '/browse', {
        body: { ...plain, url: parts.site.url(path), ...body },
        headers,
      }),
    /** The same as a plain request, which can be broken off or read piece by piece. */
    request: (path: string, init: RequestInit = {}, body: Record<string, unknown> = {}): Promise<Response> =>
      fetch(`${parts.tabrelay.baseUrl}/browse`, {
        method: 'POST',
        ...init,
        headers: {
          authorization: `Bearer ${parts.tabrelay.apiKey}`,
          'content-type': 'application/json',
          ...init.headers,
        },
        body: JSON.stringify({ ...plain, url: parts.site.url(path), ...body }),
      }),
  };
}

async function borrowWithModel() {
  const tabrelay = await borrowTabrelay();
  return { tabrelay, model: await startModelServer(tabrelay.modelPort), end: tabrelay.giveBack };
}

async function startWithModel(env: Record<string, string>) {
  const model = await startModelServer();
  const tabrelay = await startTabrelay({
    watched: false,
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted', OPENAI_API_KEY: '', ...env },
  });
  return { tabrelay, model, end: tabrelay.stop };
}

/** A click on what the model was shown by these words. */
export function click(name: string): Turn {
  return acts({ action: 'click', selector: refOf(name) });
}
