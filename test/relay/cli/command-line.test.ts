/** What command lines send to the relay, print, and exit with; the relay is played by the test. */
import { describe, expect, it, test } from 'vitest';
import { allActions } from '../../../extension/actions/table';
import { variableNames } from '../../../relay/config';
import { commandLine } from '../../support/relay/command-line';

const session = { TABRELAY_SESSION: 'abc-1' };
const did = (more = {}) => ({
  body: { status: 'success', result: { action: 'x', selector: '', success: true, ...more } },
});
const failing =
  (code: string, more: Record<string, string> = {}) =>
  () => ({
    status: 400,
    headers: { 'x-error-code': code, ...more },
    body: { error: 'Something happened. Do this.' },
  });

describe('the step that a command line sends', () => {
  it.each<[string[], Record<string, unknown>]>([
    [['click', '#save'], { action: 'click', selector: '#save' }],
    [
      ['click', '#save', 'Shift', '--timeout', '900'],
      { action: 'click', selector: '#save', value: 'Shift', timeoutMs: 900 },
    ],
    [['press', 'Enter'], { action: 'press', value: 'Enter' }],
    [['press', 'Enter', '-s', '#q'], { action: 'press', selector: '#q', value: 'Enter' }],
    [['text'], { action: 'text' }],
    [['text', 'main', '--only-seen'], { action: 'text', selector: 'main', onlySeen: true }],
    [
      ['snapshot', '--interactive', '--max-chars', '500'],
      { action: 'snapshot', value: { interactive: true, maxChars: 500 } },
    ],
    [['navigate', 'example.com/a'], { action: 'navigate', value: 'https://example.com/a' }],
    [
      ['navigate', 'localhost:3000', '--wait-until', 'commit'],
      { action: 'navigate', value: { url: 'http://localhost:3000', waitUntil: 'commit' } },
    ],
    [['scroll', '-300'], { action: 'scroll', value: '-300' }],
    [['scroll', '--y', '-300'], { action: 'scroll', value: { y: -300 } }],
    [
      ['wait', '--state', 'hidden', '-s', '#busy'],
      { action: 'wait', selector: '#busy', value: { state: 'hidden' } },
    ],
    [
      ['select', '#fruit', 'Apple', 'Pear'],
      { action: 'select', selector: '#fruit', value: ['Apple', 'Pear'] },
    ],
    [
      ['select', '#fruit', '--label', 'Apple'],
      { action: 'select', selector: '#fruit', value: { label: 'Apple' } },
    ],
    [['fill', '#a', '--', '--b'], { action: 'fill', selector: '#a', value: '--b' }],
  ])('%j', async (args, body) => {
    const { run, sent } = commandLine(() => did(), { env: session });
    expect(await run(...args)).toMatchObject({ code: 0, err: '' });
    expect(sent).toEqual([
      { method: 'POST', path: '/session/abc-1', body, authorization: 'Bearer key-of-sixteen-characters' },
    ]);
  });

  it('has files read, and values from standard input', async () => {
    const { run, sent } = commandLine(() => did(), { env: session, readInput: async () => 'line\n' });
    await run('upload', '#file', 'LICENSE');
    await run('fill', '#note', '--stdin');
    expect(sent[0]?.body).toMatchObject({
      value: { name: 'LICENSE', base64: expect.stringMatching(/^\S+$/) },
    });
    expect(sent[1]?.body).toMatchObject({ value: 'line' });
  });

  it('has secrets from standard input and variables, never from the command line', async () => {
    const env = { ...session, PIN: '1234' };
    const { run, sent } = commandLine(() => did(), { env, readInput: async () => 'hush\n' });
    await run(
      'fill',
      '#pw',
      '{{pw}}',
      '--secret',
      'pw=-',
      '--secret',
      'pin=env:PIN',
      '--allow-in',
      'pin=#note',
    );
    expect(sent[0]?.body).toMatchObject({
      secrets: { pw: 'hush', pin: '1234' },
      allowIn: { pin: ['#note'] },
    });
    const { code, err } = await run('fill', '#pw', '{{pw}}', '--secret', 'pw=hush');
    expect({ code, sent: sent.length }).toEqual({ code: 2, sent: 1 });
    expect(err).not.toContain('hush');
  });
});

test('every action is a command with the description of its entry', async () => {
  const { run } = commandLine(() => did());
  for (const [name, { description }] of Object.entries(allActions())) {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain(description);
  }
});

test.each([
  [['clik', '#a'], 'There is no command "clik". Did you mean "click"?'],
  [['goto', 'x'], 'Did you mean "navigate"?'],
  [['click'], "Missing required argument 'selector'. See tabrelay click --help."],
  [['click', '#a', '--nope'], "Unknown option '--nope'"],
  [['click', '#a', '--timeout', 'soon'], '--timeout takes a whole number.'],
  [['wait', '--state', 'gone', '-s', '#a'], 'Allowed choices are visible'],
  [['navigate', 'ftp://a.example'], 'a full http or https address: pages of ftp: are not opened'],
  [['drag', '#a'], 'the selector of the element to drop it on'],
  [['select', '#a', 'x', '--label', 'y'], 'exclude each other'],
  [['upload', '#a', '/nowhere'], 'Cannot read /nowhere'],
  [['status', '--relay', 'nowhere'], '"nowhere" is not the address of a relay'],
  [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish'],
])('%j is refused before anything is sent', async (args, message) => {
  const { run, sent } = commandLine(() => did(), { env: session });
  const { code, out, err } = await run(...args);
  expect({ code, out, sent }).toEqual({ code: 2, out: '', sent: [] });
  expect(err).toContain(message);
});

test.each<[number, Parameters<typeof commandLine>[0]]>([
  [1, () => did({ success: false, reason: 'It did not change.' })],
  [1, failing('not_actionable')],
  [2, failing('bad_selector')],
  [3, failing('no_browser')],
  [3, failing('unauthorized')],
  [4, failing('element_not_found')],
  [5, failing('held', { 'x-pending': '{"id":"p1"}' })],
  [6, failing('timeout')],
  [7, failing('interrupted', { 'x-outcome': 'unknown' })],
  [3, () => ({ status: 404, body: 'nginx' })],
])('exit code %i', async (code, answer) => {
  const { run } = commandLine(answer, { env: session });
  expect((await run('click', '#a')).code).toBe(code);
});

test('with --json an error is one line of JSON on standard error', async () => {
  const { run } = commandLine(failing('held', { 'x-pending': '{"id":"p1"}' }), { env: session });
  const { out, err } = await run('click', '#a', '--json');
  expect(out).toBe('');
  expect(JSON.parse(err)).toEqual({
    error: 'Something happened. Do this.',
    code: 'held',
    pending: { id: 'p1' },
  });
});

test('with --json an error says when to ask again', async () => {
  const { run } = commandLine(failing('too_many_requests', { 'retry-after': '3' }), { env: session });
  expect(JSON.parse((await run('click', '#a', '--json')).err)).toMatchObject({ retryAfter: 3 });
});

test('without a relay the error says how to start one', async () => {
  const unreachable = () => {
    throw Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
  };
  const { run } = commandLine(unreachable, { env: session });
  expect(await run('click', '#a')).toMatchObject({ code: 3, err: expect.stringContaining('tabrelay start') });
});

describe('a task', () => {
  const events = (outcome: string) =>
    [
      'event: step\ndata: {"step":1,"action":"click","target":"button \\"Save\\"","selector":"ref=e1"}',
      'event: step\ndata: {"step":2,"action":"type","target":"textbox \\"Name\\"","value":"Ada","before":"done"}',
      `event: result\ndata: {"status":"success","result":{"outcome":"${outcome}","answer":"Saved.","reason":"why","screenshot":""}}`,
      '',
    ].join('\n\n');
  const terminal = { isErrTerminal: true, env: { NO_COLOR: '1' } };

  it('shows its steps on a terminal', async () => {
    const { run } = commandLine(() => ({ body: events('done') }), terminal);
    const { code, out, err } = await run('browse', 'Save it', '--url', 'example.com');
    expect({ code, out }).toEqual({ code: 0, out: 'Saved.\n' });
    expect(err).toBe('  1  click button "Save"  done\n  2  type textbox "Name" "Ada"  done\n');
  });

  it('does not say of a step that it failed because the task did', async () => {
    const { run } = commandLine(() => ({ body: events('gave_up') }), terminal);
    const { err } = await run('browse', 'Save it', '--url', 'example.com');
    expect(err).toBe('  1  click button "Save"  done\n  2  type textbox "Name" "Ada"\n');
  });

  it('prints the reply alone with --json', async () => {
    const { run } = commandLine(() => ({ body: events('done') }), terminal);
    const { out, err } = await run('browse', 'Save it', '--url', 'example.com', '--json');
    expect(JSON.parse(out)).toMatchObject({ result: { outcome: 'done' } });
    expect(err).toBe('');
  });

  it('that fails in its stream says what is known of it, as a reply without a stream does', async () => {
    const more = { outcome: 'unknown', pending: { id: 'p1' }, retryAfter: 5 };
    const error = { error: 'It broke. 1 step was done.', code: 'interrupted', ...more };
    const { run } = commandLine(() => ({ body: `event: error\ndata: ${JSON.stringify(error)}\n\n` }));
    const { code, err } = await run('browse', 'Save it', '--url', 'example.com', '--json');
    expect({ code, told: JSON.parse(err) }).toEqual({ code: 7, told: error });
  });

  it.each([
    ['gave_up', 1],
    ['max_steps', 1],
    ['needs_user', 5],
  ])('that ends with %s exits with %i', async (outcome, code) => {
    const { run } = commandLine(() => ({ body: events(outcome) }));
    expect((await run('browse', 'Save it', '--url', 'example.com')).code).toBe(code);
  });
});

test('an error advises commands in place of REST calls', async () => {
  const headers = { 'x-error-code': 'session_not_found' };
  const error = 'GET /v1/sessions lists the open ones, POST /v1/session opens a new one.';
  const { run } = commandLine(() => ({ status: 404, headers, body: { error } }), { env: session });
  expect((await run('click', '#a')).err).toBe(
    'tabrelay: tabrelay sessions lists the open ones, tabrelay open opens a new one.\n',
  );
});

test('what the relay advises of its documents and of tasks is said as commands', async () => {
  const headers = { 'x-error-code': 'bad_request' };
  const error = 'No. GET /docs has examples. Or drive by POST /v1/task.';
  const { run } = commandLine(() => ({ status: 400, headers, body: { error } }), { env: session });
  expect((await run('click', '#a')).err).toBe(
    'tabrelay: No. tabrelay --help has examples. Or drive by tabrelay mcp.\n',
  );
});

test('a place is two numbers, and a text that begins with a dash needs --', async () => {
  const { run, sent } = commandLine(() => did(), { env: session });
  await run('click', '#a', '--position', '3,4.5');
  expect(sent[0]?.body).toMatchObject({ value: { position: { x: 3, y: 4.5 } } });
  expect((await run('click', '#a', '--position', '3')).err).toContain('such as 3,4');
  expect((await run('fill', '#a', '--draft')).err).toContain('A text that begins with a dash goes after --');
  await run('fill', '#a', '--', '--draft');
  expect(sent.at(-1)?.body).toMatchObject({ selector: '#a', value: '--draft' });
});

test('no command is proposed for a word that is like none', async () => {
  const { run } = commandLine(() => did());
  expect((await run('bogus')).err).toContain('tabrelay --help lists all commands');
  expect((await run('clikc')).err).toContain('Did you mean "click"?');
});

test('tabs are a table', async () => {
  const tabs = [
    { tab: 7, url: 'https://a.example/', title: 'A', current: true },
    { tab: 12, url: 'https://b.example/', title: 'B', current: false },
  ];
  const { run } = commandLine(
    () => ({ body: { status: 'success', result: { action: 'tabs', selector: '', success: true, tabs } } }),
    { env: session },
  );
  expect((await run('tabs')).out.split('\n').map((line) => line.trim())).toEqual([
    'done  tabs',
    'tabs:',
    'TAB  URL                 TITLE  CURRENT',
    '7    https://a.example/  A      current',
    '12   https://b.example/  B',
    '',
  ]);
});

test('a completion script names every command and its options', async () => {
  const { run } = commandLine(() => did());
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, out } = await run('completion', shell);
    expect(code).toBe(0);
    expect(out).toMatch(/\bscreenshot\b/);
    expect(out).toContain('full-page');
  }
});

test('a completion script offers --json and --relay for the commands alone that take them', async () => {
  const { out } = await commandLine(() => did()).run('completion', 'bash');
  const flags = Object.fromEntries(
    [...out.matchAll(/^ +(\S+)\) words="(.*)" ;;$/gm)].map(([, ...one]) => one),
  );
  const taking = Object.keys(flags).filter((name) => /--json .*--relay/.test(flags[name]));
  const others = Object.keys(flags).filter((name) => !taking.includes(name));
  expect(others).toEqual(['start', 'keys', 'browsers']);
  expect(flags.start).toBe('--background');
});

test('the help of start names every variable', async () => {
  const { out } = await commandLine(() => did()).run('start', '--help');
  expect(variableNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(out))).toEqual([]);
});
