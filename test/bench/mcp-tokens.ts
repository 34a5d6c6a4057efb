/** Counts the tokens of a ten-step task by MCP, beside Playwright's MCP server on the same task. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { findBrowser, thisMachine } from '../../relay/launch/find-browser';
import { approximateTokens } from '../support/mcp/approximate-tokens';
import { textOf } from '../support/mcp/text-of';
import { servePages } from '../support/pages/serve-pages';
import { shopPage } from '../support/pages/shop-page';
import { startTabrelay } from '../support/tabrelay/start-tabrelay';

export interface McpTokens {
  definitions: number;
  /** Arguments and answers of all calls. */
  task: number;
  /** The same, and after each step the file in which the server left the page, where it did. */
  taskWithFiles: number;
}

/** How a server is asked to open the page, show it, click, type and close. */
interface Words {
  open(url: string): Call;
  /** @param opened what opening the page has answered */
  look(opened: string): Call;
  click(ref: string): Call;
  type(ref: string, text: string): Call;
  close(): Call;
  /** The refs of all elements with this role and name, in the order of the page. */
  refs(view: string, role: string, name: string): string[];
}

type Call = [name: string, given: Record<string, unknown>];

/** In a list of 80 products: opens it, looks, puts six of them into the basket, searches, and closes it. */
export async function measureMcpTokens(): Promise<{ tabrelay: McpTokens; playwright: McpTokens }> {
  const site = await servePages({ '/shop': shopPage() });
  try {
    const url = site.url('/shop');
    return { tabrelay: await measureTabrelay(url), playwright: await measurePlaywright(url) };
  } finally {
    await site.close();
  }
}

async function measureTabrelay(url: string): Promise<McpTokens> {
  const relay = await startTabrelay({ watched: false });
  const requestInit = { headers: { authorization: `Bearer ${relay.apiKey}` } };
  let session = '';
  const words: Words = {
    open: (at) => ['open', { url: at }],
    look: (opened) => {
      session = /session: (\S+)/.exec(opened)?.[1] ?? '';
      return ['look', { session, from: Number(/from: (\d+)/.exec(opened)?.[1]) }];
    },
    click: (ref) => ['act', { session, action: 'click', selector: `ref=${ref}` }],
    type: (ref, value) => ['act', { session, action: 'fill', selector: `ref=${ref}`, value }],
    close: () => ['close', { session }],
    refs: (view, role, name) =>
      [...view.matchAll(new RegExp(`${role} "${name}"[^\\n]*?\\[(e\\d+)\\]`, 'g'))].map(
        ([, ref = '']) => ref,
      ),
  };
  try {
    return await measure(
      new StreamableHTTPClientTransport(new URL('/mcp', relay.origin), { requestInit }),
      words,
      url,
    );
  } finally {
    await relay.stop();
  }
}

async function measurePlaywright(url: string): Promise<McpTokens> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-playwright-'));
  const words: Words = {
    open: (at) => ['browser_navigate', { url: at }],
    look: () => ['browser_snapshot', {}],
    click: (target) => ['browser_click', { target }],
    type: (target, text) => ['browser_type', { target, text }],
    close: () => ['browser_close', {}],
    refs: (view, role, name) =>
      [...view.matchAll(new RegExp(`${role} "${name}"[^\\n]*?\\[ref=(\\w+)\\]`, 'g'))].map(
        ([, ref = '']) => ref,
      ),
  };
  const program = resolve('node_modules/@playwright/mcp/cli.js');
  const args = [
    '--headless',
    '--isolated',
    '--no-sandbox',
    '--executable-path',
    findBrowser(undefined, thisMachine) ?? '',
  ];
  try {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, ...args],
      cwd: folder,
    });
    return await measure(transport, words, url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(transport: Transport, words: Words, url: string, folder?: string): Promise<McpTokens> {
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(transport);
  let task = 0;
  let files = 0;
  const say = async ([name, given]: Call) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const text = textOf({ content });
    if (isError) throw new Error(`${name}: ${text}`);
    task += approximateTokens({ name, arguments: given }) + approximateTokens(text);
    const file = /\[Snapshot\]\((.+?)\)/.exec(text)?.[1];
    const left = file && folder ? await readFile(resolve(folder, file), 'utf8') : '';
    files += approximateTokens(left);
    return `${text}\n${left}`;
  };
  try {
    const definitions = approximateTokens((await client.listTools()).tools);
    const opened = await say(words.open(url));
    const view = opened + (await say(words.look(opened)));
    const buttons = words.refs(view, 'button', 'Add to basket');
    for (let step = 0; step < 6; step += 1) await say(words.click(buttons[step * 7] ?? ''));
    await say(words.type(words.refs(view, 'searchbox', 'Search')[0] ?? '', 'lamp'));
    await say(words.close());
    return { definitions, task, taskWithFiles: task + files };
  } finally {
    await client.close();
  }
}
