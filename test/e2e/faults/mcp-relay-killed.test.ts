/** The relay is killed while a client of `tabrelay mcp` works: its call is answered, and done once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mcpClient } from '../../support/mcp/mcp-client';
import { type StdioProgram, stdioProgram } from '../../support/mcp/stdio-program';
import { textOf } from '../../support/mcp/text-of';
import { type Borrowed, borrowTabrelay } from '../../support/tabrelay/borrow-tabrelay';

let tabrelay: Borrowed;
let program: StdioProgram;

beforeAll(async () => {
  [tabrelay, program] = await Promise.all([borrowTabrelay(), stdioProgram()]);
});
afterAll(async () => {
  await program.remove();
  await tabrelay.giveBack();
});

test('a click that waits for its element when the relay is killed is done once', async () => {
  const mcp = await mcpClient(program.start(tabrelay.origin, tabrelay.apiKey), { era: 'older' });
  const say = async (name: string, args: Record<string, unknown>) =>
    textOf(await mcp.callTool({ name, arguments: args }));
  const session = /session: (\S+)/.exec(await say('open', { url: tabrelay.practice }))?.[1];
  // Enabled a second after each click, so that the second one waits.
  await say('act', { session, action: 'click', selector: '#slow' });
  const click = say('act', { session, action: 'click', selector: '#slow' });
  await tabrelay.signalListener();
  expect(await click).toContain('click: done');
  expect(await say('read', { session, what: 'text', selector: '#slow-said' })).toContain('2');
  await say('close', { session });
});
