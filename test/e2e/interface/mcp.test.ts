/** The MCP door in a real browser: a ten-step task by the official client, over HTTP and over stdio. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcpClient, overHttp } from '../../support/mcp/mcp-client';
import { type StdioProgram, stdioProgram } from '../../support/mcp/stdio-program';
import { textOf } from '../../support/mcp/text-of';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const { origin, apiKey, practice } = shared();
let program: StdioProgram;

beforeAll(async () => {
  program = await stdioProgram();
});
afterAll(() => program.remove());

const transports = {
  http: () => overHttp(origin, apiKey),
  stdio: () => program.start(origin, apiKey),
};
type Client = Awaited<ReturnType<typeof mcpClient>>;

/** The words that a tool answers. */
async function say(mcp: Client, name: string, args: Record<string, unknown>): Promise<string> {
  return textOf(await mcp.callTool({ name, arguments: args }));
}

async function open(mcp: Client, more: Record<string, unknown> = {}) {
  const opened = await say(mcp, 'open', { url: practice, ...more });
  return { opened, session: /session: (\S+)/.exec(opened)?.[1] ?? '' };
}

describe.each(['http', 'stdio'] as const)('over %s', (over) => {
  (over === 'stdio' ? test : soakTest)('ten steps with every tool', async () => {
    const mcp = await mcpClient(transports[over](), { era: over === 'http' ? 'modern' : 'older' });
    const { opened, session } = await open(mcp);
    expect(opened).toContain('button "Say hello"');
    const act = (action: string, selector: string, value?: string) =>
      say(mcp, 'act', { session, action, selector, value });

    const hello = /button "Say hello" \[(e\d+)\]/.exec(opened)?.[1];
    expect(await act('click', `ref=${hello}`)).toMatch(/click: done[\s\S]*Hello, 1/);
    expect(await act('fill', '#name', 'Ada')).toContain('fill: done');
    expect(await act('select', '#fruit', 'Pear')).toContain('select: done');
    expect(await say(mcp, 'read', { session, what: 'text', selector: '#greeting' })).toBe('Hello, 1');
    expect(await say(mcp, 'look', { session, selector: '#form', interactive: true })).toContain('Ada');
    const asked = await say(mcp, 'ask', { session, query: 'What does a pear cost?' });
    expect(asked).toContain('Source: ');
    const picture = await mcp.callTool({ name: 'screenshot', arguments: { session } });
    const link = picture.content.find(({ type }) => type === 'resource_link') as { uri: string } | undefined;
    const { contents } = await mcp.readResource({ uri: link?.uri ?? '' });
    expect(contents).toMatchObject([{ mimeType: 'image/png', blob: expect.stringMatching(/^iVBOR/) }]);
    expect(await say(mcp, 'tabs', { session })).toContain('*');
    const steps: unknown[] = [];
    const task = { name: 'task', arguments: { session, prompt: 'Click "Say hello"' } };
    const done = await mcp.callTool(task, { onprogress: ({ message }) => void steps.push(message) });
    expect(textOf(done)).toContain('outcome: done');
    expect(steps).toEqual([expect.stringContaining('click')]);
    expect(await say(mcp, 'close', { session })).toBe('Closed.');
    expect(await say(mcp, 'look', { session })).toContain('session_not_found');
  });

  test('a held act is done once the person at the client agrees', async () => {
    const questions: string[] = [];
    const person = (question: string) => questions.push(question) > 0;
    const era = over === 'http' ? 'modern' : 'older';
    const mcp = await mcpClient(transports[over](), { era, person });
    const { session } = await open(mcp, { hold: true });
    expect(await say(mcp, 'act', { session, action: 'click', selector: '#send' })).toContain('click: done');
    expect(questions).toEqual([expect.stringContaining('"Send"')]);
    await say(mcp, 'close', { session });
  });
});

test('two clients at once have sessions of their own', async () => {
  const clients = await Promise.all([mcpClient(transports.http()), mcpClient(transports.stdio())]);
  const sessions = await Promise.all(clients.map(async (mcp) => (await open(mcp)).session));
  const click = { action: 'click', selector: '#hello' };
  const said = clients.map((mcp, index) => say(mcp, 'act', { session: sessions[index], ...click }));
  for (const words of await Promise.all(said)) expect(words).toContain('Hello, 1');
  await Promise.all(clients.map((mcp, index) => say(mcp, 'close', { session: sessions[index] })));
});

test('the client’s own model drives a task', async () => {
  const mcp = await mcpClient(transports.http());
  const opened = await say(mcp, 'task', { prompt: 'Say hello', url: practice, drive: true });
  const task = /task: (\S+), turn: 0/.exec(opened)?.[1];
  const acts = [{ action: 'click', selector: '#hello' }];
  expect(await say(mcp, 'task', { task, turn: 0, acts })).toContain('Hello, 1');
  const done = { answer: 'It greets.', evidence: 'Hello, 1' };
  expect(await say(mcp, 'task', { task, turn: 1, done })).toContain('The task has ended: done.');
});

test('a wrong key is refused', async () => {
  const wrong = mcpClient(overHttp(origin, 'wrong'));
  await expect(wrong).rejects.toThrow();
});
