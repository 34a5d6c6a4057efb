/** The npm package, packed and run by npx where there is nothing but Node and a browser. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderBytes } from '../../support/folder-bytes';
import { freePort } from '../../support/relay/start-relay';
import { isFullShare } from '../../support/share';
import { until } from '../../support/until';

const run = promisify(execFile);
const maxFirstActMs = 20_000;
const maxBytes = 15_000_000;

/** The home of a person who has nothing of tabrelay, with the packed file in it. */
let home: string;
let env: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tabrelay-package-'));
  env = { HOME: home, PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
}, 120_000);
// Chromium may still write to its profile.
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

// Packing and npm take a quarter of a minute: in the soak.
test.runIf(isFullShare)(
  'npx runs it without a clone: first act, client, command line, extension in a visible folder',
  async () => {
    await run(process.execPath, [resolve('packaging/pack.mjs')], { cwd: home });
    const [port, startedAt] = [await freePort(), performance.now()];
    const url = `http://127.0.0.1:${port}`;
    const packed = './tabrelay-1.0.0.tgz';
    const child = spawn('npx', ['--yes', '--offline', packed, 'start', '--headless', '--port', `${port}`], {
      cwd: home,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    const ended = new Promise((done) => child.once('exit', done));
    try {
      await until('a browser', () => printed.includes('Connected:'), 60_000);
      expect(printed).toContain(join(home, 'tabrelay/extension'));
      expect(existsSync(join(home, 'tabrelay/extension/manifest.json'))).toBe(true);

      await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: home, env });
      const example = await readFile('docs/examples/typescript/first-calls.ts', 'utf8');
      const { code } = await transform(example, { loader: 'ts', target: 'node20' });
      await writeFile(join(home, 'first-calls.mjs'), code);
      const { stdout } = await run(process.execPath, ['first-calls.mjs'], {
        cwd: home,
        env: { ...env, TABRELAY_URL: url },
      });
      const firstActMs = performance.now() - startedAt;
      expect(stdout).toBe('Hello, 1\n');
      console.log(`measured: first act ${(firstActMs / 1_000).toFixed(1)} s after npx, by the packed client`);
      expect(firstActMs).toBeLessThan(maxFirstActMs);

      const words = { ...env, TABRELAY_URL: url };
      const tabrelay = async (...args: string[]) =>
        (await run('npx', ['tabrelay', ...args], { cwd: home, env: words })).stdout.trim();
      Object.assign(words, { TABRELAY_SESSION: await tabrelay('open', `${url}/practice`) });
      expect(await tabrelay('snapshot', '--interactive')).toContain('button "Say hello"');
      await tabrelay('click', 'text=Say hello');
      expect(await tabrelay('text', '#greeting')).toMatch(/^Hello, \d/);
      await tabrelay('screenshot', '-o', 'practice.png');
      expect((await readFile(join(home, 'practice.png'))).subarray(1, 4).toString()).toBe('PNG');
      expect(await tabrelay('browse', 'Click "Say hello"')).toContain('Say hello');
      expect(await tabrelay('retrieve', 'What is the price of a pear?')).toContain('3.10');
      expect(await tabrelay('doctor')).toContain('Everything works.');
      await tabrelay('close');

      const installed = join(home, 'node_modules/tabrelay');
      const bytes = folderBytes(installed);
      console.log(`measured: ${(bytes / 1e6).toFixed(1)} MB unpacked`);
      expect(bytes).toBeLessThan(maxBytes);
      expect(existsSync(join(home, 'node_modules/hono'))).toBe(false);
      expect(await readFile(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8')).toContain('hono 4.');
      expect((await fetch(`${url}/docs/swagger-ui-bundle.js`)).status).toBe(200);
    } finally {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  },
  180_000,
);
