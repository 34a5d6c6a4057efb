/** `npx tabrelay keys`: lists, adds and revokes API keys. */
import { parseArgs } from 'node:util';
import { RelayError } from '../../extension/protocol/errors';
import { withoutFinalDot } from '../../extension/protocol/policy';
import { readClientConfig } from '../config';
import { openHome } from '../files/private-file';
import { refusalOfSuffix } from '../policy/allowed-domain';
import { defaultKeyName, type Scope, scopes } from '../service/caller';
import { apiKeyFile, namedKeysIn, renewApiKey } from './keys';

const usage = `Usage: npx tabrelay keys list              the keys, with what they may do
       npx tabrelay keys add <name>        a new key; it is printed once
           --scopes read,act               of ${scopes.join(', ')}; without it all but admin and approve
           --origins https://a.example     the only sites, with all below them, its sessions may be at
           --hold                          holds its steps that pay, delete, send and the like
           --expires 30d                   or 12h, or a day such as 2030-01-31
       npx tabrelay keys revoke <name>     a key that is none any longer; "${defaultKeyName}" gets a new secret`;

const usualScopes = scopes.filter((scope) => scope !== 'admin' && scope !== 'approve');
const flags = {
  scopes: { type: 'string' },
  origins: { type: 'string' },
  expires: { type: 'string' },
  hold: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function run(args: string[]): string {
  const { values, positionals } = readArgs(args);
  if (values.help) return usage;
  const [verb, name, ...further] = positionals;
  const isNamed = verb === 'add' || verb === 'revoke';
  const tooMany = isNamed ? further : verb === 'list' ? positionals.slice(1) : [];
  if (tooMany.length > 0) {
    const advice = isNamed ? `${verb} takes one name; call it once for each key` : 'list takes no name';
    throw wrong(`nothing was done: ${advice}, without ${tooMany.map((word) => `"${word}"`).join(' ')}`);
  }
  const config = readClientConfig([], process.env, true);
  const keys = namedKeysIn(config.home);
  if (verb === 'list') return listed(keys.list());
  if (verb === 'add' && name !== undefined) {
    if (!/^[\w.-]{1,64}$/.test(name)) throw wrong(`a name has up to 64 letters, digits, ".", "_" and "-"`);
    openHome(config.home);
    const origins = values.origins === undefined ? undefined : distinct(values.origins, readOrigin);
    const expiresAt = values.expires === undefined ? undefined : readExpiry(values.expires);
    const asked = values.scopes === undefined ? usualScopes : distinct(values.scopes, readScope);
    const secret = keys.add({
      name,
      scopes: asked,
      ...(origins && { origins }),
      ...(values.hold && { hold: true as const }),
      ...(expiresAt && { expiresAt }),
    });
    return `${secret}\nThis is the key "${name}" (${asked.join(', ')}). Keep it; it is not shown again.`;
  }
  if (verb === 'revoke' && name === defaultKeyName) {
    if (config.apiKey) throw wrong('the default key is what TABRELAY_API_KEY says; change it there');
    renewApiKey(config.home);
    return `The default key is a new one, in ${apiKeyFile(config.home)}.`;
  }
  if (verb === 'revoke' && name !== undefined) {
    keys.revoke(name);
    return `Revoked ${name}.`;
  }
  if (isNamed) throw wrong(`${verb} needs the name of a key\n${usage}`);
  throw wrong(`${verb ? `"${positionals.join(' ')}" is not a command` : 'what should be done?'}\n${usage}`);
}

function listed(keys: ReturnType<ReturnType<typeof namedKeysIn>['list']>): string {
  const rows = keys.map(({ name, scopes: may, origins, hold, createdAt, expiresAt, revokedAt }) => {
    const until = expiresAt ? `until ${expiresAt}` : 'without end';
    const where = origins ? `  at ${origins.join(', ')}` : '';
    const holds = hold ? '  holds' : '';
    return [
      name,
      may.join(','),
      `since ${createdAt}  ${revokedAt ? `revoked ${revokedAt}` : until}${where}${holds}`,
    ];
  });
  return columns([[defaultKeyName, scopes.join(','), 'your own'], ...rows]);
}

/** The rows as lines, with each column as wide as its longest text. */
function columns(rows: string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong(`${error instanceof Error ? error.message.split('. ')[0] : error}\n${usage}`);
  }
}

/** What a list with commas names, each once. */
function distinct<Named>(list: string, read: (text: string) => Named): Named[] {
  return [...new Set(list.split(',').map(read))];
}

function readScope(text: string): Scope {
  const scope = scopes.find((each) => each === text.trim());
  if (scope) return scope;
  throw wrong(`"${text}" is no scope; there are ${scopes.join(', ')}`);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) {
    const tooWide = refusalOfSuffix(withoutFinalDot(url.hostname));
    if (tooWide) throw wrong(`--origins: ${tooWide}`);
    return url.origin;
  }
  throw wrong(`"${text}" is no origin; it looks like https://example.com`);
}

const unitsMs = { h: 3_600_000, d: 86_400_000 };

function readExpiry(text: string): string {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  const at = count
    ? Date.now() + Number(count) * unitsMs[unit as keyof typeof unitsMs]
    : /^\d{4}-\d{2}-\d{2}/.test(text)
      ? Date.parse(text)
      : Number.NaN;
  if (at > Date.now()) return new Date(at).toISOString();
  throw wrong(`--expires must be such as 12h, 30d or a day that is to come; "${text}" is not`);
}

function wrong(message: string): RelayError {
  return new RelayError('bad_request', message);
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(`tabrelay: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
