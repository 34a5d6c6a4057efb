/** Canary secrets appear in no log, prompt, error, URL or process list. */
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { auditFile } from '../../../relay/audit/audit-file';
import {
  acts,
  done,
  type ModelServer,
  refOf,
  says,
  send,
  startModelServer,
  type Turn,
} from '../../support/models/model-server';
import { type Site, servePages } from '../../support/pages/serve-pages';
import type { Answer } from '../../support/relay/rest-client';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

const canaries = {
  apiKey: 'canary-api-key-5b1f9c',
  pairing: 'canary-pairing-secret-81d0aa',
  modelKey: 'canary-model-key-c3e7d2',
  secret: 'canary-browse-secret-44f0b9',
  typed: 'canary-typed-password-9a6e13',
};

let tabrelay: Tabrelay;
let model: ModelServer;
let site: Site;
/** What the site was asked for, and from where. */
const urls: string[] = [];
const seenByModel: ModelServer['asked'] = [];
/** The command lines of all processes, in the middle of a session and of a task. */
const lines: string[] = [];
/** Everything that the relay answered with. */
const told: string[] = [];
/** Every answer that was an error. */
const errors: Answer[] = [];

const page =
  (html: string): RequestListener =>
  (request, response) => {
    urls.push(`${request.url} ${request.headers.referer}`);
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`);
  };

beforeAll(async () => {
  model = await startModelServer();
  site = await servePages({
    '/login': page(`<title>Log in</title><h1>Log in</h1>
      <form onsubmit="event.preventDefault(); send()"><label>User <input id="user"></label>
      <label>Password <input id="password" type="password"></label><button>Log in</button></form>
      <p id="said"></p><p id="plain">The last boat leaves at 21:40.</p>
      <button id="covered" disabled>Covered</button><button id="busy" onclick="for (;;);">Busy</button>
      <script>async function send() {
        await fetch('/report', { method: 'POST', body: password.value });
        said.textContent = 'Welcome in';
      }</script>`),
    '/favicon.ico': page(''),
  });
  tabrelay = await startTabrelay({
    secret: canaries.pairing,
    env: {
      TABRELAY_API_KEY: canaries.apiKey,
      TABRELAY_LOG: 'debug',
      OPENAI_API_KEY: canaries.modelKey,
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'scripted',
    },
  });
  return async () => {
    await tabrelay.stop();
    await site.close();
    await model.close();
  };
}, 90_000);

const kindsOfErrors = [
  '400 bad_request',
  '400 bad_selector',
  '400 not_actionable',
  '400 unknown_action',
  '400 wrong_element',
  '401 unauthorized',
  '403 domain_not_allowed',
  '404 element_not_found',
  '404 route_not_found',
  '404 session_not_found',
  '405 method_not_allowed',
  '413 body_too_large',
  '415 unsupported_media_type',
  '422 key_reused',
  '502 model_failed',
  '504 timeout',
];

/** A call whose answer is to be searched. */
async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
  const answer = await tabrelay.api.call(method, path, { body, headers });
  told.push(JSON.stringify([...answer.headers, answer.body]));
  if (answer.status >= 400) errors.push(answer);
  return answer;
}

/** The command line of every process of this machine whose processes can be seen, Linux's proc(5). */
function commandLines(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      // It has ended meanwhile.
      return '';
    }
  });
}

/** All that the browser and the relay left where others look. */
const places: Record<string, () => string[]> = {
  'what the relay printed': () => [tabrelay.printed()],
  'the audit log': () => [readFileSync(auditFile(tabrelay.home), 'utf8')],
  'what the model was asked': () =>
    seenByModel.map(({ raw, headers }) => `${raw} ${JSON.stringify({ ...headers, authorization: '' })}`),
  'what callers were told': () => told,
  'the addresses that the site was asked for': () => urls,
  'the addresses of the open tabs': () => tabrelay.browser.targets().map((target) => target.url()),
  'the command lines': () => lines,
};

async function aSession(): Promise<void> {
  const { body } = await call('POST', '/session', { url: site.url('/login') });
  const id = String(body.sessionId);
  const step = (more: Record<string, unknown>) => call('POST', `/session/${id}`, { selector: '', ...more });
  const value = canaries.typed;
  for (const action of ['fill', 'type']) await step({ action, selector: '#password', value });
  await step({ action: 'click', selector: 'text=Log in >> nothing', timeoutMs: 100 });
  await step({ action: 'press', selector: '#password', value: 'Enter' });
  for (const action of ['text', 'html', 'snapshot', 'markdown', 'tabs']) await step({ action });
  await call('GET', `/session/${id}/screenshot`);
  // Each kind of error that a caller can get from a step that carries the password.
  await step({ action: 'fill', selector: '#none', value, timeoutMs: 500 });
  await step({ action: 'fill', selector: 'h1', value, timeoutMs: 500 });
  await step({ action: 'fill', selector: '#pass[', value });
  await step({ action: 'fill', selector: '#password', value: { text: value } });
  await step({ action: 'input-it', selector: '#password', value });
  await step({ action: 'fill', selector: '#user', value: '{{p}}', secrets: { p: canaries.secret } });
  await step({ action: 'click', selector: '#covered', timeoutMs: 500 });
  await call('POST', `/session/${id}`, `{"action":"fill","selector":"#password","value":"${value}`);
  await call('POST', `/session/${id}`, `value=${value}`, { 'content-type': 'text/plain' });
  await call('POST', `/session/${id}`, `"${value}${'x'.repeat(40_000_000)}"`);
  await call('POST', `/session/${id}-gone`, { action: 'fill', selector: '#password', value });
  await call('PUT', `/session/${id}`, { value });
  await call('GET', `/nothing-here?key=${canaries.apiKey}&password=${value}`);
  await call('GET', '/sessions', undefined, { authorization: `Basic ${canaries.apiKey}` });
  await call('GET', '/sessions', undefined, { authorization: `Bearer x${canaries.apiKey}` });
  const once = { 'idempotency-key': 'one' };
  await call('POST', `/session/${id}`, { action: 'fill', selector: '#password', value }, once);
  await call('POST', `/session/${id}`, { action: 'fill', selector: '#user', value: `${value}2` }, once);
  lines.push(...commandLines());
  await step({ action: 'click', selector: '#busy', timeoutMs: 300 });
  await step({ action: 'fill', selector: '#password', value, timeoutMs: 300 });
  await call('DELETE', `/session/${id}`);
}

/** Asks with the model scripted so, and keeps what it was asked. */
async function withModel(
  path: string,
  body: Record<string, unknown>,
  ...turns: Parameters<ModelServer['script']>
) {
  model.script(...turns);
  const answer = await call('POST', path, { url: site.url('/login'), ...body });
  seenByModel.push(...model.asked);
  return answer;
}

async function tasks(): Promise<void> {
  const task = { prompt: 'Log in with {{password}}', secrets: { password: canaries.secret } };
  const logIn = acts(
    { action: 'fill', selector: refOf('textbox "Password"'), value: '{{password}}' },
    { action: 'click', selector: refOf('button "Log in"') },
  );
  const look: Turn = (asked, response) => {
    lines.push(...commandLines());
    return acts({ action: 'hover', selector: refOf('button "Log in"') })(asked, response);
  };
  const { body } = await withModel('/browse', task, logIn, look, done('In.', 'Welcome in'));
  expect(body.result).toMatchObject({
    outcome: 'done',
    actions: [{ type: 'navigate' }, { type: 'input', value: '{{password}}' }, { type: 'click' }, {}],
  });
  await withModel('/retrieve', { query: 'When does the last boat leave?' }, says('{"found": false}'));
  // A server that repeats the key which it does not like.
  const refusal = { error: { message: `Incorrect API key provided: ${canaries.modelKey}` } };
  const refuses = (_: unknown, response: Parameters<typeof send>[0]) => send(response, 401, refusal);
  await withModel('/browse', task, refuses);
  await withModel('/retrieve', { query: 'When?' }, refuses);
  await withModel('/browse', { ...task, allowedDomains: ['other.example'] }, refuses);
  await withModel('/browse', { ...task, secrets: canaries.secret }, refuses);
  await withModel('/browse', { ...task, maxSteps: canaries.secret }, refuses);
}

test('no canary is found where it must not be', async () => {
  await aSession();
  await tasks();

  // All of it took place: the secrets got to where they belong, and every kind of error was there.
  expect(site.reports).toEqual([canaries.typed.repeat(2), canaries.secret]);
  expect(seenByModel[0]?.headers.authorization).toBe(`Bearer ${canaries.modelKey}`);
  for (const program of ['--no-browser', 'relay/main.mjs', '--user-data-dir='])
    expect(lines.some((line) => line.includes(program))).toBe(true);
  const codes = new Set(errors.map(({ status, headers }) => `${status} ${headers.get('x-error-code')}`));
  expect([...codes].sort()).toEqual(kindsOfErrors);
  await until('the audit log', () => readFileSync(auditFile(tabrelay.home), 'utf8').includes('"close"'));

  for (const [place, read] of Object.entries(places)) {
    const texts = read();
    expect(texts.join(''), place).not.toBe('');
    for (const [name, canary] of Object.entries(canaries))
      expect(
        texts.filter((text) => text.includes(canary)).map((text) => text.slice(0, 600)),
        `${name} in ${place}`,
      ).toEqual([]);
  }
});
