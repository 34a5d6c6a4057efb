/** Finds the running relay, or starts one in the background. */
import { spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { RelayError } from '../../extension/protocol/errors';
import { type ClientConfig, readClientConfig, readConfig } from '../config';
import { backgroundFlag, readBackground } from '../files/background-file';
import { openHome } from '../files/private-file';
import { apiKeyOf, findApiKey, type RelayAccess, relayUrl } from './relay-access';

const healthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  browsers: z.int(),
  model: z.string(),
});
export type Health = z.infer<typeof healthSchema>;

/** A relay that works answers in milliseconds. */
const healthTimeoutMs = 2_000;
/** A relay waits 35 s for a paired browser before it opens one of its own. */
const startTimeoutMs = 60_000;
const lookEveryMs = 100;

/** What GET /health says, or nothing when no relay answers at this address. */
export async function healthOf(url: string): Promise<Health | undefined> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(healthTimeoutMs) });
    const parsed = healthSchema.safeParse(await response.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything at all answers at this address, tabrelay or not. */
export async function isTaken(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(healthTimeoutMs) }).then(
    () => true,
    () => false,
  );
}

export interface FindOptions {
  env: NodeJS.ProcessEnv;
  /** Where the relay is, if not where the configuration says: `http://127.0.0.1:9000`. */
  url?: string;
  /** The built `supervise.mjs`. */
  supervisor: URL;
  /** Flags of `tabrelay start`, such as `--headless`. */
  flags?: readonly string[];
  /** Whether to wait for a browser as well; default: true. MCP clients do not wait long for a server. */
  waitsForBrowser?: boolean;
  signal?: AbortSignal;
}

/**
 * Finds the running relay, or starts one that stays when this process ends; `tabrelay stop` ends it. Prints nothing:
 * what the started relay prints goes to `relay.log` in its folder.
 * @returns once it answers, and a browser is connected if that is to be waited for
 * @throws RelayError no_browser when it did not start within a minute, with the end of its log
 */
export async function findOrStartRelay(options: FindOptions): Promise<RelayAccess> {
  const { env, supervisor, flags = [], waitsForBrowser = true, signal } = options;
  const config = readClientConfig(flags, env, Boolean(options.url));
  const url = relayUrl(config, options.url);
  const isOwn = !options.url || url === relayUrl(readClientConfig(flags, env), undefined);
  if (await healthOf(url)) return isOwn ? accessTo(url, config) : { url, apiKey: apiKeyOf(config) };
  if (!isOwn) {
    throw new RelayError('no_browser', `No relay answers at ${url}. Start it there.`);
  }
  // What only a relay reads is refused here in one line, not in the log of one that fails.
  readConfig([...flags], env);
  openHome(config.home);
  const logFile = join(config.home, 'relay.log');
  const { O_WRONLY, O_CREAT, O_TRUNC } = constants;
  const log = openSync(logFile, O_WRONLY | O_CREAT | O_TRUNC | (constants.O_NOFOLLOW ?? 0), 0o600);
  const child = spawn(process.execPath, [fileURLToPath(supervisor), ...flags, backgroundFlag], {
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
    // With it the relay would end with npx, as one of npm start does with npm.
    env: { ...env, npm_lifecycle_event: undefined },
  });
  closeSync(log);
  child.unref();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  // tabrelay stop may be the next command.
  const isKnown = () => readBackground(config.home)?.pid === child.pid;

  const givenUpAt = Date.now() + startTimeoutMs;
  while (Date.now() < givenUpAt) {
    signal?.throwIfAborted();
    const health = await healthOf(url);
    // Two callers may start at once: the relay of one finds the port taken and ends, and both use the other.
    const isSettled = hasEnded() || isKnown();
    if (health && isSettled && (health.browsers > 0 || !waitsForBrowser)) return accessTo(url, config);
    if (hasEnded() && !health) break;
    await sleep(lookEveryMs, undefined, { signal });
  }
  throw new RelayError(
    'no_browser',
    `The relay did not start, or no browser connected to it: ${lastLine(logFile)} All that it printed is in ${logFile}.`,
  );
}

/** @throws RelayError unauthorized when the relay there is that of another folder */
async function accessTo(url: string, config: Pick<ClientConfig, 'home' | 'apiKey'>): Promise<RelayAccess> {
  const apiKey = findApiKey(config);
  if (apiKey !== undefined && (await knowsKey(url, apiKey))) return { url, apiKey };
  throw new RelayError(
    'unauthorized',
    config.apiKey === undefined
      ? `The relay at ${url} was started with another folder than ${config.home}. Set TABRELAY_HOME to that folder, end that relay, or take another port with --port.`
      : `The relay at ${url} does not know the key in TABRELAY_API_KEY. Correct or unset it, end that relay, or take another port with --port.`,
  );
}

/** Whether the relay takes the key, as far as it says. */
async function knowsKey(url: string, apiKey: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const answer = await fetch(`${url}/v1/browsers`, { headers, signal }).catch(() => undefined);
  return answer?.status !== 401;
}

function lastLine(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').at(-1)?.trim() ?? '';
}
