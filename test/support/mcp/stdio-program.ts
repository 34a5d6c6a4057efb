/** The program that serves MCP over stdio, as a file that Node runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';

export interface StdioProgram {
  /** Starts it, for a relay at this address. */
  start(origin: string, key: string): StdioClientTransport;
  remove(): Promise<void>;
}

/** Bundles it into a folder of its own. */
export async function stdioProgram(): Promise<StdioProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-mcp-'));
  const outfile = join(folder, 'mcp.mjs');
  await build({
    stdin: {
      contents: `import { serveMcpOverStdio } from './relay/mcp/stdio/serve-mcp-over-stdio';
        serveMcpOverStdio({ relayUrl: process.env.RELAY_URL, key: process.env.RELAY_KEY });`,
      resolveDir: process.cwd(),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Some packages still ask for Node's modules by require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return {
    start: (origin, key) =>
      new StdioClientTransport({
        command: process.execPath,
        args: [outfile],
        env: { RELAY_URL: origin, RELAY_KEY: key },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
