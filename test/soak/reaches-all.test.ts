/** Every test file that `npm test` leaves to the soak is run by a part of the soak. */
import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onlyInSoakFiles } from './only-in-soak-files.mjs';
import { parts } from './parts.mjs';

const tests = join(import.meta.dirname, '..');

const { runs } = vi.hoisted(() => ({ runs: [] as string[][] }));
vi.mock('./tests.mjs', () => ({
  runTests: async (_what: string, { args }: { args: string[] }) => runs.push(args),
}));
// The large libraries are not installed for this.
vi.mock('./widgets.mjs', () => ({ widgets: async () => undefined }));

/** The project of `vitest.config.ts` that a file belongs to. */
function projectOf(file: string): string {
  if (file.startsWith('test/page/')) return 'page';
  if (!file.startsWith('test/e2e/')) return 'node';
  return /^test\/e2e\/(?:autonomy|conformance|interface|policy)\//.test(file)
    ? 'one-browser'
    : 'own-browsers';
}

/** As vitest takes them: the projects if any are named, and names that are parts of the paths of files. */
function isRun(file: string, args: readonly string[]): boolean {
  const projects = args.filter((_, at) => args[at - 1] === '--project');
  const names = args.filter((arg, at) => !arg.startsWith('-') && !args[at - 1]?.startsWith('-'));
  const isOfProject = projects.length === 0 || projects.includes(projectOf(file));
  return isOfProject && (names.length === 0 || names.some((name) => file.includes(name)));
}

test('no file is left out of both', async () => {
  for (const part of Object.values(parts)) await part([]);
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && onlyInSoakFiles.some((glob) => matchesGlob(file, glob)));
  expect(files.length).toBeGreaterThan(onlyInSoakFiles.length);
  expect(files.filter((file) => !runs.some((args) => isRun(file, args)))).toEqual([]);
});
