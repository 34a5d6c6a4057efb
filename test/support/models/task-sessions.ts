/** Opening a window for each task would take longer than most tasks, so they take turns in a few. */
import { afterAll } from 'vitest';
import { shared } from '../tabrelay/shared-tabrelay';

/** Lends sessions of the shared tabrelay to the tests of one file, and closes them after the last. */
export function taskSessions() {
  const tabrelay = shared();
  const free: string[] = [];
  afterAll(async () => {
    for (const id of free.splice(0)) await tabrelay.close(id);
  });
  return async <Result>(work: (sessionId: string) => Promise<Result>): Promise<Result> => {
    const id = free.pop() ?? (await tabrelay.session());
    try {
      return await work(id);
    } finally {
      free.push(id);
    }
  };
}
