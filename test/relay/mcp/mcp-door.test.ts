/** The tools as the official client sees them, over HTTP and stdio, by today's and by an older revision. */
import { describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Decision } from '../../../relay/autonomy/model';
import { mcpRelay, ways } from '../../support/mcp/mcp-relay';
import { textOf } from '../../support/mcp/text-of';
import { session as sessionOf } from '../../support/stand-ins/fake-browsers';
import { otherKey } from '../../support/stand-ins/relay-app';

const session = 'b3k9x2m7-one';
const url = 'https://example.com/';
const click: Decision = { acts: [{ action: 'click', selector: '#save' }] };

describe.each(ways)('over $over, $era', (way) => {
  test('opens a page, acts, reads and closes', async () => {
    const { app, client, asked } = await mcpRelay();
    const mcp = await client(way);
    const call = async (name: string, more: object) =>
      textOf(await mcp.callTool({ name, arguments: { session, ...more } }));
    const opened = await mcp.callTool({ name: 'open', arguments: { url } });
    expect(textOf(opened)).toBe('session: b3k9x2m7-new\nbutton "Save" [e1]');
    expect(await call('look', {})).toBe('button "Save" [e1]');
    expect(await call('act', { action: 'click', selector: 'ref=e1' })).toContain('click: done');
    expect(await call('read', { what: 'text' })).toBe('button "Save" [e1]');
    expect(await call('close', {})).toBe('Closed.');
    app.browsers.open = [sessionOf(session)];
    expect(textOf(await mcp.callTool({ name: 'tabs' }))).toBe(`${session} ${url} Example`);
    expect(asked()).toEqual(['open', 'snapshot', 'snapshot', 'click', 'snapshot', 'text', 'close', 'list']);
  });

  test('a long text comes in parts', async () => {
    const { on, client } = await mcpRelay();
    on.page = `${'a'.repeat(20_000)}the rest`;
    const mcp = await client(way);
    const read = async (from?: number) =>
      textOf(await mcp.callTool({ name: 'read', arguments: { session, what: 'text', from } }));
    expect(await read()).toContain('call again with from: 20000');
    expect(await read(20_000)).toBe('the rest');
  });

  test('a picture comes as a link, and inline on request', async () => {
    const { client } = await mcpRelay();
    const mcp = await client(way);
    const { content } = await mcp.callTool({ name: 'screenshot', arguments: { session } });
    const link = content.find(({ type }) => type === 'resource_link') as { uri: string } | undefined;
    const { contents } = await mcp.readResource({ uri: link?.uri ?? '' });
    expect(contents).toMatchObject([{ mimeType: 'image/png', blob: 'iVBORw0KGgo=' }]);
    const inline = await mcp.callTool({ name: 'screenshot', arguments: { session, inline: true } });
    expect(inline.content).toContainEqual({ type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgo=' });
    await expect(mcp.readResource({ uri: 'tabrelay://picture/none' })).rejects.toThrow('no such picture');
  });

  test('an error says its code and what to do', async () => {
    const { app, client } = await mcpRelay();
    app.browsers.failure = new RelayError('session_not_found', 'There is no such session. Open one.');
    const mcp = await client(way);
    const answer = await mcp.callTool({ name: 'look', arguments: { session: 'none' } });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toBe('session_not_found: There is no such session. Open one.');
    const misspelled = await mcp.callTool({ name: 'look', arguments: { session, selektor: '#a' } });
    expect(textOf(misspelled)).toContain('`selektor` is not a known field: did you mean `selector`?');
  });

  test('an error advises tools in place of REST calls', async () => {
    const { app, client } = await mcpRelay();
    app.browsers.failure = new RelayError('session_not_found', 'GET /v1/sessions lists them.');
    const mcp = await client(way);
    const call = async (name: string, more: object) =>
      textOf(await mcp.callTool({ name, arguments: { session, ...more } }));
    expect(await call('look', {})).toBe('session_not_found: `tabs` lists them.');
    expect(await call('act', { action: 'text' })).toContain('the tool `read` does that, with what: "text"');
    expect(await call('act', { action: 'snapshot' })).toContain('the tool `look` does that');
    expect(await call('act', { action: 'goto' })).toContain('"goto" is called "navigate" here');
    expect(await call('read', { what: 'click' })).toContain('the tool `act` does that, with action: "click"');
    expect(await call('read', { what: 'screenshot' })).toContain('A picture is taken with `screenshot`.');
  });

  test('a task tells each step while it runs', async () => {
    const { client } = await mcpRelay({ decisions: [click, click] });
    const mcp = await client(way);
    const told: (string | undefined)[] = [];
    const onprogress = ({ message }: { message?: string }) => void told.push(message);
    const task = { name: 'task', arguments: { prompt: 'Press Save', url } };
    expect(textOf(await mcp.callTool(task, { onprogress }))).toContain('outcome: done\nAll is well.');
    expect(told).toEqual(['1. click #save', '2. click #save']);
  });

  test('what takes long goes on under a handle', async () => {
    const { client } = await mcpRelay({ beforeMs: 300, patienceMs: 100 });
    const mcp = await client(way);
    const call = async (more: object) => textOf(await mcp.callTool({ name: 'task', arguments: { ...more } }));
    let answer = await call({ prompt: 'Press Save', url });
    const handle = /handle: (\S+)/.exec(answer)?.[1];
    while (answer.startsWith('Still running.')) answer = await call({ handle });
    expect(answer).toContain('outcome: done');
    expect(await call({ handle })).toContain('task_not_found');
  });

  test('the client’s own model drives a task', async () => {
    const { client, asked } = await mcpRelay();
    const mcp = await client(way);
    const call = async (more: object) => textOf(await mcp.callTool({ name: 'task', arguments: { ...more } }));
    const opened = await call({ prompt: 'Press Save', url, drive: true });
    expect(opened).toContain('Task: Press Save');
    const task = /task: (\S+), turn: 0/.exec(opened)?.[1];
    expect(await call({ task, turn: 0, acts: [{ action: 'click', selector: 'ref=e1' }] })).toContain(
      'turn: 1',
    );
    expect(await call({ task, turn: 1, giveUp: { reason: 'Enough.' } })).toContain('Enough.');
    expect(asked()).toContain('click');
  });

  test('a key does only what its scopes allow', async () => {
    const { client } = await mcpRelay();
    const mcp = await client(way, { key: otherKey });
    const act = { name: 'act', arguments: { session, action: 'click', selector: '#a', approve: 'some-id' } };
    expect(textOf(await mcp.callTool(act))).toContain('bad_request: No act is pending under');
  });
});

// Older clients cancel by a message of its own, which over HTTP belongs to no connection.
test.each(ways.filter(({ over, era }) => over === 'stdio' || era === 'modern'))(
  'over $over, $era: a call that is cancelled stops what it does',
  async (way) => {
    const { app, client } = await mcpRelay();
    app.browsers.pause = new Promise(() => undefined);
    const mcp = await client(way);
    const abort = new AbortController();
    const look = mcp.callTool({ name: 'look', arguments: { session } }, { signal: abort.signal });
    const refused = expect(look).rejects.toThrow();
    await expect.poll(() => app.browsers.asked.length).toBe(1);
    abort.abort();
    await refused;
    await expect.poll(() => app.browsers.asked[0]?.call.signal.aborted).toBe(true);
  },
);
