/** What `tabrelay mcp` does when the relay is killed in the middle of a call. */
import { expect, test } from 'vitest';
import { mcpClient, overStdio } from '../../support/mcp/mcp-client';
import { textOf } from '../../support/mcp/text-of';
import { listen } from '../../support/stand-ins/listen';

const look = { name: 'look', arguments: { session: 'one' } };
const answer = (result: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, result });
const text = (words: string) => ({ resultType: 'complete', content: [{ type: 'text', text: words }] });

const error = (code: string) => ({
  ...text(`${code}: Sorry.`),
  isError: true,
  _meta: { 'tabrelay/error': { code } },
});

/** A relay that answers each request in turn as told; `undefined` breaks the connection. */
async function relayThat(...answers: (object | undefined)[]) {
  const keys: unknown[] = [];
  const url = await listen((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const next = answers.shift();
    if (!next) return request.socket.destroy();
    return response.writeHead(200, { 'content-type': 'application/json' }).end(answer(next));
  });
  const mcp = await mcpClient(overStdio(url, 'key'));
  return { mcp, keys };
}

test('a call whose connection broke is sent again under the same key', async () => {
  const { mcp, keys } = await relayThat(undefined, undefined, text('the page'));
  expect(textOf(await mcp.callTool(look))).toBe('the page');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('so is one that was interrupted by the end of the relay', async () => {
  const meta = { _meta: { 'tabrelay/error': { code: 'interrupted', outcome: 'unknown' } }, isError: true };
  const { mcp, keys } = await relayThat(
    { ...text('interrupted: The relay ends.'), ...meta },
    text('the page'),
  );
  expect(textOf(await mcp.callTool(look))).toBe('the page');
  expect(new Set(keys).size).toBe(1);
});

test('so is one whose browser is not back yet, or still does it', async () => {
  const { mcp } = await relayThat(undefined, error('no_browser'), error('still_running'), text('the page'));
  expect(textOf(await mcp.callTool(look))).toBe('the page');
});

test('an error of a relay that was there all the time is told', async () => {
  const { mcp } = await relayThat(error('no_browser'));
  expect(textOf(await mcp.callTool(look))).toBe('no_browser: Sorry.');
});

test('each call has a key of its own', async () => {
  const { mcp, keys } = await relayThat(text('one'), text('two'));
  await mcp.callTool(look);
  await mcp.callTool(look);
  expect(new Set(keys).size).toBe(2);
});

test('a wrong key is told as the relay says it', async () => {
  const url = await listen((_, response) => {
    const headers = { 'content-type': 'application/json', 'x-error-code': 'unauthorized' };
    response.writeHead(401, headers).end(JSON.stringify({ error: 'The API key is missing or wrong.' }));
  });
  const mcp = await mcpClient(overStdio(url, 'wrong'));
  const told = await mcp.callTool(look);
  expect(told.isError).toBe(true);
  expect(textOf(told)).toBe('unauthorized: The API key is missing or wrong.');
});
