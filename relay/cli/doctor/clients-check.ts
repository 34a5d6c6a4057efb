/** Checks that MCP clients of this machine which know tabrelay are configured for this relay. */
import { isAbsolute } from 'node:path';
import { broken, type Check, ok, skipped, warning } from './check';
import type { Probe } from './probe';

interface Entry {
  url?: string;
  command?: string;
  args?: unknown[];
  env?: Record<string, unknown>;
}

export function clientsCheck({
  clientFiles,
  url,
  exists,
}: Pick<Probe, 'clientFiles' | 'url' | 'exists'>): Check {
  return {
    name: 'clients',
    title: 'MCP clients',
    run() {
      const known: string[] = [];
      for (const { path, text } of clientFiles()) {
        if (!/tabrelay/i.test(text)) continue;
        const entries = path.endsWith('.toml') ? tomlEntries(text) : jsonEntries(text);
        if (!entries)
          return warning(`${path} is no valid JSON.`, 'Correct the file; its client cannot read it either.');
        const wrong = entries.map((entry) => faultOf(entry, url, exists)).find(Boolean);
        if (wrong)
          return broken(`${path}: ${wrong}`, `Correct the entry "tabrelay" there; this relay is at ${url}.`);
        if (entries.length > 0) known.push(path);
      }
      return known.length > 0
        ? ok(known.join(', '))
        : skipped('No client on this machine is configured for tabrelay.');
    },
  };
}

/** The servers called tabrelay, wherever in the file they are; nothing if it is no JSON. Comments are allowed. */
function jsonEntries(text: string): Entry[] | undefined {
  try {
    const plain = text
      .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
      .replace(/,(\s*[}\]])/g, '$1');
    return serversIn(JSON.parse(plain));
  } catch {
    return undefined;
  }
}

function serversIn(node: unknown): Entry[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const isServer = typeof value === 'object' && value !== null && ('url' in value || 'command' in value);
    return /tabrelay/i.test(name) && isServer ? [value as Entry] : serversIn(value);
  });
}

function tomlEntries(text: string): Entry[] {
  const [, section] =
    /^\[mcp_servers\.["']?tabrelay["']?\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text) ?? [];
  if (section === undefined) return [];
  const read = (name: string) => new RegExp(`^${name}\\s*=\\s*["'](.*)["']\\s*$`, 'm').exec(section)?.[1];
  const [url, command] = [read('url'), read('command')];
  return [{ ...(url && { url }), ...(command && { command }) }];
}

function faultOf(
  { url, command, args = [], env = {} }: Entry,
  relay: string,
  exists: Probe['exists'],
): string | undefined {
  const address = url ?? env.TABRELAY_URL ?? (env.TABRELAY_PORT && `http://127.0.0.1:${env.TABRELAY_PORT}`);
  if (address !== undefined && originOf(String(address)) !== originOf(relay)) {
    return `it points to ${address}.`;
  }
  const programs = [command, ...args].filter(
    (one): one is string => typeof one === 'string' && isAbsolute(one),
  );
  const missing = programs.find((path) => !exists(path));
  return missing && `it runs ${missing}, which does not exist.`;
}

/** Both names of this machine are the same relay. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin.replace('//localhost', '//127.0.0.1') : address;
}
