// Why: starting a browser takes seconds, so all test files that do it no harm share one.
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Api, api } from './rest-client';
import { startTabrelay } from './start-tabrelay';

interface SharedTabrelay {
  origin: string;
  baseUrl: string;
  apiKey: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tabrelay: SharedTabrelay;
  }
}

/** Vitest's global setup: one tabrelay before the first file, ended after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, baseUrl, apiKey, stop } = await startTabrelay({ watched: false });
  project.provide('tabrelay', { origin, baseUrl, apiKey });
  return stop;
}

/** A client of the shared tabrelay, with the address of its practice page. */
export function shared(): Api & SharedTabrelay & { practice: string } {
  const tabrelay = inject('tabrelay');
  const { origin, baseUrl, apiKey } = tabrelay;
  return { ...api(baseUrl, apiKey), ...tabrelay, practice: `${origin}/practice` };
}
