/** The printed commands run in a shell as they are. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { banner, callsToTry, firstCalls, shellKey } from '../../../relay/supervisor/banner';
import { listen } from '../../support/stand-ins/listen';
import { tempHome } from '../../support/stand-ins/temp-home';

/** Pastes the three lines into bash; answers with what the relay heard and where the shell stood. */
async function paste(options: { keyFileName?: string; variable?: string; failing?: string }) {
  const heard: string[] = [];
  const url = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    const answers: Record<string, string> = {
      '/v1/session': '{"status":"success","sessionId":"s-1"}',
      '/v1/session/s-1': '{"status":"success","result":{"success":true}}',
      '/v1/session/s-1/screenshot?raise=true': `{"status":"success","screenshot":"${btoa('a picture')}"}`,
    };
    const answer = request.url === options.failing ? undefined : answers[request.url ?? ''];
    response.statusCode = answer ? 200 : 400;
    response.end(answer ?? '{"error":"what to do next"}');
  });
  const folder = tempHome();
  const keyFile = join(folder, options.keyFileName ?? 'api-key');
  writeFileSync(keyFile, 'key-in-file\n');
  const lines = firstCalls(url, shellKey(keyFile, options.variable !== undefined));
  const env = { ...process.env, ...(options.variable ? { TABRELAY_API_KEY: options.variable } : {}) };
  const { stdout } = await promisify(execFile)('bash', ['-c', lines.join('\n')], { cwd: folder, env });
  return { heard, folder, url, stdout };
}

test('the three lines open a session, click in it and ask for its screenshot', async () => {
  const { heard, url } = await paste({});
  expect(heard).toEqual([
    `POST /v1/session Bearer key-in-file {"url":"${url}/practice"}`,
    'POST /v1/session/s-1 Bearer key-in-file {"action":"click","selector":"#hello"}',
    'GET /v1/session/s-1/screenshot?raise=true Bearer key-in-file ',
  ]);
});

test('the screenshot is saved decoded', async () => {
  const { folder } = await paste({});
  expect(readFileSync(join(folder, 'screenshot.png'), 'utf8')).toBe('a picture');
});

test('a key from the environment is taken from there', async () => {
  const { heard } = await paste({ variable: 'key-of-the-user' });
  expect(heard[0]).toContain('Bearer key-of-the-user ');
});

test("a key file with spaces and quotes in its path is the user's right", async () => {
  const { heard } = await paste({ keyFileName: "Ann's api key" });
  expect(heard[0]).toContain('Bearer key-in-file ');
});

test('a session that cannot be opened is reported', async () => {
  const { stdout } = await paste({ failing: '/v1/session' });
  expect(stdout).toMatch(/^\{"error":"what to do next"\}\n/);
});

test('a screenshot that fails is reported and leaves no file', async () => {
  const { stdout, folder } = await paste({ failing: '/v1/session/s-1/screenshot?raise=true' });
  expect(stdout).toContain('{"error":"what to do next"}\n');
  expect(existsSync(join(folder, 'screenshot.png'))).toBe(false);
});

const shown = {
  url: 'http://127.0.0.1:8787',
  keyFile: '/home/ann/api-key',
  isKeyGiven: false,
  pairingCode: { link: 'link-code', typed: 'K7M4QX' },
  isPaired: false,
  extensionDir: '/home/ann/tabrelay/.output/chrome-mv3',
  version: '1.0.0',
  model: 'embedded',
  liveUrl: 'http://127.0.0.1:8787/live#ticket',
  withoutSandbox: false,
};

test('the banner says how to load the extension, until a browser is paired', () => {
  expect(banner(shown)).toContain(`\n                ${shown.extensionDir}\n`);
  const paired = banner({ ...shown, isPaired: true });
  expect(paired).toContain('/pair#link-code\n');
  expect(paired).not.toContain(shown.extensionDir);
});

test('the live page opens from the banner, if the relay gave a link', () => {
  expect(banner(shown)).toMatch(
    /\n {2}Live page {2}http:\/\/127.0.0.1:8787\/live#ticket\n.*npx tabrelay live\n/,
  );
  expect(banner({ ...shown, liveUrl: undefined })).not.toContain('Live page');
});

test('only a hidden folder is said to be one', () => {
  expect(banner(shown)).toContain('hidden folder');
  expect(banner({ ...shown, extensionDir: '/home/ann/tabrelay/extension' })).not.toContain('hidden folder');
});

test('the code to type is shown beside the link and is no part of it', () => {
  expect(banner(shown)).toContain('  Code       K7M-4QX ');
  expect(banner(shown)).not.toMatch(/#\S*K7M/);
});

test('the command for a new link has the port, if it is not the default', () => {
  expect(banner(shown)).toMatch(/npx tabrelay browsers pair\n/);
  expect(banner({ ...shown, url: 'http://127.0.0.1:9000' })).toMatch(
    /npx tabrelay browsers pair --port 9000\n/,
  );
  expect(banner({ ...shown, url: 'http://127.0.0.1:9000' })).toContain(
    'npx tabrelay live --relay http://127.0.0.1:9000\n',
  );
});

test('a start as root says what it costs', () => {
  expect(banner(shown)).not.toContain('root');
  expect(banner({ ...shown, withoutSandbox: true })).toMatch(
    /WARNING +tabrelay runs as root, and Chromium cannot have its sandbox then: a page that exploits\n.*gets all that root may do/,
  );
});

test('on Windows the lines are for PowerShell, with the key of the file or of the variable', () => {
  const access = { url: 'http://127.0.0.1:8787', keyFile: "C:\\Users\\O'Neill\\api-key" };
  const lines = callsToTry({ ...access, isKeyGiven: false }, 'win32');
  expect(lines).toContain(`"Bearer $((Get-Content 'C:\\Users\\O''Neill\\api-key').Trim())"`);
  expect(lines).toMatch(/Invoke-RestMethod .*'\{"url":"http:\/\/127\.0\.0\.1:8787\/practice"\}'/);
  expect(lines).not.toMatch(/curl|base64 --decode|\$\(cat/);
  expect(callsToTry({ ...access, isKeyGiven: true }, 'win32')).toContain('"Bearer $env:TABRELAY_API_KEY"');
  expect(callsToTry({ ...access, isKeyGiven: true }, 'darwin')).toContain('curl');
});
