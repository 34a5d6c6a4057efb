/** What is kept in the user's folder is tested in a folder of the test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export function tempHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'tabrelay-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return home;
}
