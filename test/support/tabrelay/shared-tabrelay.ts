/** Starts the tabrelay that the test files of the project one-browser share. */
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Api, api } from '../relay/rest-client';
import { startDisplay } from '../windows/display';
import { startWindowHider } from '../windows/hide-windows';
import { startTabrelay } from './start-tabrelay';

interface SharedTabrelay {
  origin: string;
  baseUrl: string;
  apiKey: string;
  /** Only where session windows are to be hidden: the function that hides them. */
  hiderUrl?: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tabrelay: SharedTabrelay;
  }
}

/**
 * All names below `.test`, which no one can own (RFC 6761), are this machine to the browser of the tests. So is what must
 * never be asked for: a test that fails must not send it anything.
 */
export const testNames =
  '--host-resolver-rules=MAP *.test 127.0.0.1, MAP 169.254.* 127.0.0.1, MAP *.internal 127.0.0.1';

/** Vitest's global setup: one tabrelay before the first file, ended after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TABRELAY_TEST_HIDDEN) return setupHidden(project);
  const { origin, baseUrl, apiKey, stop } = await startTabrelay({ watched: false, flags: [testNames] });
  project.provide('tabrelay', { origin, baseUrl, apiKey });
  return stop;
}

/** The same on a display of its own, where windows can be minimised. */
async function setupHidden(project: TestProject): Promise<() => Promise<void>> {
  const display = await startDisplay();
  const tabrelay = await startTabrelay({ watched: false, flags: [testNames], display: display.name });
  const hider = await startWindowHider(tabrelay.browser);
  const { origin, baseUrl, apiKey } = tabrelay;
  project.provide('tabrelay', { origin, baseUrl, apiKey, hiderUrl: hider.url });
  return async () => {
    hider.stop();
    await tabrelay.stop();
    await display.stop();
  };
}

/** A client of the shared tabrelay, with the address of its practice page. */
export function shared(): Api & SharedTabrelay & { practice: string } {
  const tabrelay = inject('tabrelay');
  const { origin, baseUrl, apiKey, hiderUrl } = tabrelay;
  const client = api(baseUrl, apiKey);
  return {
    ...client,
    ...tabrelay,
    practice: `${origin}/practice`,
    async session(options) {
      const id = await client.session(options);
      if (hiderUrl) await fetch(hiderUrl, { method: 'POST' });
      return id;
    },
  };
}
