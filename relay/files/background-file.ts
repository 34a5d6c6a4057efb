/** Keeps which process is the relay in the background. Written by that process, once it listens. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writePrivateFile } from './private-file';

const backgroundSchema = z.object({ pid: z.int(), url: z.string() });
type Background = z.infer<typeof backgroundSchema>;

/** What the supervisor is told in its arguments when it runs in the background. */
export const backgroundFlag = '--background';

const fileIn = (home: string) => join(home, 'background-relay.json');

export function readBackground(home: string): Background | undefined {
  try {
    return backgroundSchema.parse(JSON.parse(readFileSync(fileIn(home), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeBackground(home: string, background: Background): void {
  writePrivateFile(fileIn(home), `${JSON.stringify(background)}\n`);
}

export function forgetBackground(home: string): void {
  rmSync(fileIn(home), { force: true });
}
