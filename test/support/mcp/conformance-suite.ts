/** The protocol's own conformance suite, run against a relay. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listen } from '../stand-ins/listen';

/**
 * Runs all server scenarios, and judges them by the list of expected failures.
 * @returns what it printed, and its exit code: 0 when exactly those failed that were expected to
 */
export async function runConformanceSuite(
  { origin, key }: { origin: string; key: string },
  expectedFailures: string,
): Promise<{ code: number; printed: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-conformance-'));
  try {
    const program = join(folder, 'conformance.cjs');
    await bundle(program);
    const url = new URL('/mcp', await withKey(origin, key)).href;
    const args = [program, 'server', '--url', url, '--expected-failures', expectedFailures];
    const child = execFile(process.execPath, [...args, '-o', folder]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    const [code] = await once(child, 'exit');
    return { code, printed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As CommonJS, in which Node 20 does not miss the `fs.globSync` that the package imports and the suite never calls. */
async function bundle(outfile: string): Promise<void> {
  await build({
    entryPoints: ['node_modules/@modelcontextprotocol/conformance/dist/index.js'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
}

/** The suite knows no keys: this adds one, and changes nothing else but its own port, for the gate looks at the rest. */
async function withKey(origin: string, key: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const own: string = await listen((incoming, outgoing) => {
    const aimed = (value: string | undefined) => value?.replace(`:${new URL(own).port}`, `:${port}`);
    const { host, origin: from } = incoming.headers;
    const headers = {
      ...incoming.headers,
      host: aimed(host),
      ...(from !== undefined && { origin: aimed(from) }),
      authorization: `Bearer ${key}`,
    };
    const { method, url: path } = incoming;
    const forwarded = ask({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return own;
}
