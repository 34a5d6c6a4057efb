/** Reads and validates command-line flags and environment variables. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import envPaths from 'env-paths';
import * as z from 'zod/mini';
import { isPrivateHost } from '../extension/protocol/address';
import { RelayError } from '../extension/protocol/errors';
import { defaultPort } from '../extension/protocol/pairing/pair-command';
import { type FleetConfig, readFleet } from './fleet-config';

const flags = {
  'no-browser': { type: 'boolean' },
  headless: { type: 'boolean' },
  port: { type: 'string' },
} as const;

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number));
const decimalNumber = z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number));
const port = z.pipe(wholeNumber, z.int().check(z.maximum(65_535)));
const labelsPattern = /^[a-z0-9-]{1,32}(=\d{1,6})?(,[a-z0-9-]{1,32}(=\d{1,6})?)*$/;
/** Shells replace `~`, but not where it is in quotes or in a file of variables. */
const folder = z.string().check(z.regex(/^[^~]/));
const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/** Of OpenAI's own server, and of others that are not on this machine or network. */
const defaultModel = 'gpt-5-mini';

const environmentSchema = z.object({
  TABRELAY_PORT: z._default(port, defaultPort),
  TABRELAY_HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  TABRELAY_ALLOW_REMOTE: z._default(z.enum(['0', '1']), '0'),
  TABRELAY_ALLOWED_HOSTS: z._default(z.string().check(z.regex(/^[\w.-]+(:\d+)?(,[\w.-]+(:\d+)?)*$/)), ''),
  TABRELAY_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,}$/))),
  TABRELAY_HOME: z.optional(folder),
  TABRELAY_BROWSER: z.optional(z.string()),
  TABRELAY_EXTENSION_DIR: z.optional(folder),
  TABRELAY_RATE_LIMIT: z._default(wholeNumber, 5000),
  TABRELAY_SESSION_IDLE: z._default(decimalNumber, 30),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: z.optional(z.string().check(z.minLength(1))),
  OPENAI_VISION: z._default(z.enum(['0', '1']), '0'),
  TABRELAY_NATS: z.optional(z.string().check(z.regex(/^(nats|tls):\/\/[^\s,]+(,(nats|tls):\/\/[^\s,]+)*$/))),
  TABRELAY_NATS_CREDENTIALS: z.optional(z.string()),
  TABRELAY_NATS_CA: z.optional(z.string()),
  TABRELAY_NATS_CERT: z.optional(z.string()),
  TABRELAY_NATS_KEY: z.optional(z.string()),
  TABRELAY_FLEET: z._default(z.string().check(z.regex(/^[\w-]{1,32}$/)), 'tabrelay'),
  TABRELAY_NODE: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
  TABRELAY_LABELS: z._default(z.string().check(z.regex(labelsPattern)), ''),
  TABRELAY_LOG: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});
type Variable = keyof z.infer<typeof environmentSchema>;

/** What an error message must not repeat: addresses of servers may hold a password. */
const secretVariables: readonly Variable[] = [
  'TABRELAY_API_KEY',
  'TABRELAY_NATS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
];

/** What each variable must be, for error messages. */
const words: Record<Variable, string> = {
  TABRELAY_PORT: 'a whole number from 0 to 65535 (0 takes any free port)',
  TABRELAY_HOST: 'an address or a host name',
  TABRELAY_ALLOW_REMOTE: '0 or 1',
  TABRELAY_ALLOWED_HOSTS: 'host names by commas, such as box.lan,relay.internal:8080',
  TABRELAY_API_KEY: 'at least 16 printable characters without spaces',
  TABRELAY_HOME: 'the path of a folder, without ~',
  TABRELAY_BROWSER: 'the path of a browser',
  TABRELAY_EXTENSION_DIR: 'the path of a folder, without ~',
  TABRELAY_RATE_LIMIT: 'a whole number of requests per second (0 turns the limit off)',
  TABRELAY_SESSION_IDLE: 'a number of minutes (0 lets sessions stay open)',
  OPENAI_API_KEY: 'the key of a model server',
  OPENAI_BASE_URL: 'the http or https address of a model server, usually ending with /v1',
  OPENAI_MODEL: 'the name of a model',
  OPENAI_VISION: '0 or 1',
  TABRELAY_NATS: 'addresses of NATS servers by commas, such as nats://10.0.0.5:4222',
  TABRELAY_NATS_CREDENTIALS: 'a file with the credentials for NATS',
  TABRELAY_NATS_CA: 'a PEM file with the CA of the NATS server',
  TABRELAY_NATS_CERT: 'a PEM file with a client certificate for NATS',
  TABRELAY_NATS_KEY: 'a PEM file with the key of that certificate',
  TABRELAY_FLEET: 'up to 32 letters, digits, "_" and "-"',
  TABRELAY_NODE: 'up to 64 letters, digits, ".", ":", "_" and "-"',
  TABRELAY_LABELS: 'labels separated by commas, each with an optional limit of sessions, such as eu,gpu=2',
  TABRELAY_LOG: 'silent, error, warn, info or debug',
};

/** All that the relay reads. */
export const variableNames: readonly string[] = Object.keys(words);

/** The settings of one relay. */
export interface Config {
  port: number;
  host: string;
  /** Further host names by which clients may call the relay, in lower case, with a port where that differs. */
  allowedHosts: readonly string[];
  /** Folder of keys, pairings and the profile of the browser that we launch. */
  home: string;
  apiKey: string | undefined;
  /** What TABRELAY_BROWSER names. */
  browserPath: string | undefined;
  /** The folder that the built extension is copied to and loaded from; undefined: where it was built. */
  extensionDir: string | undefined;
  launchBrowser: boolean;
  headless: boolean;
  /** Requests per second and key; 0 for no limit. */
  rateLimitPerSecond: number;
  /** Minutes without a call after which a session is closed; 0 for never. */
  sessionIdleMinutes: number;
  logLevel: string;
  /** Without one the embedded model decides. */
  model: ModelConfig | undefined;
  /** Undefined: the relay is alone. */
  fleet: FleetConfig | undefined;
}

/** A server that speaks OpenAI's chat completions. */
export interface ModelConfig {
  apiKey: string | undefined;
  /** Without one, OpenAI's own. */
  baseUrl: string | undefined;
  /** Undefined: the first that a local server has. */
  model: string | undefined;
  /** Whether it accepts images. */
  sees: boolean;
}

/**
 * Reads flags and environment; a flag wins over its variable.
 * @throws RelayError bad_request with one line that names what is wrong and what would be right.
 */
export function readConfig(args: string[], env: NodeJS.ProcessEnv): Config {
  const given = readFlags(args);
  // With the flag the variable is ignored, even an invalid one.
  const read = readEnvironment(given.port === undefined ? env : { ...env, TABRELAY_PORT: undefined });

  const host = read.TABRELAY_HOST;
  if (!loopbackHosts.includes(host) && read.TABRELAY_ALLOW_REMOTE !== '1') {
    throw new RelayError(
      'bad_request',
      `TABRELAY_HOST=${host} would open your browser to other machines; set TABRELAY_ALLOW_REMOTE=1 if that is what you want`,
    );
  }
  const port = given.port === undefined ? read.TABRELAY_PORT : readPort(given.port);
  return {
    host,
    allowedHosts: read.TABRELAY_ALLOWED_HOSTS.toLowerCase().split(',').filter(Boolean),
    port,
    home: homeIn(read),
    apiKey: read.TABRELAY_API_KEY,
    browserPath: read.TABRELAY_BROWSER,
    extensionDir: read.TABRELAY_EXTENSION_DIR && resolve(read.TABRELAY_EXTENSION_DIR),
    launchBrowser: !given['no-browser'],
    headless: given.headless ?? false,
    rateLimitPerSecond: read.TABRELAY_RATE_LIMIT,
    sessionIdleMinutes: read.TABRELAY_SESSION_IDLE,
    logLevel: read.TABRELAY_LOG,
    model: modelIn(read),
    fleet: readFleet(read, port),
  };
}

/** What a program needs to know to be a client of the relay, or to work on its folder. */
export type ClientConfig = Pick<Config, 'host' | 'port' | 'home' | 'apiKey'>;

/**
 * Reads what clients need. Variables that mean something to the relay alone may be wrong: it may be another one's.
 * @param args flags of the relay, of which the port counts
 * @param isElsewhere whether the address is known, so that host and port mean nothing
 * @throws RelayError bad_request as readConfig
 */
export function readClientConfig(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isElsewhere = false,
): ClientConfig {
  const given = readFlags([...args]);
  const { TABRELAY_HOME, TABRELAY_API_KEY } = env;
  const { TABRELAY_HOST, TABRELAY_PORT } = isElsewhere ? {} : env;
  const portGiven = given.port === undefined ? { TABRELAY_PORT } : {};
  const read = readEnvironment({ TABRELAY_HOME, TABRELAY_API_KEY, TABRELAY_HOST, ...portGiven });
  return {
    host: read.TABRELAY_HOST,
    port: given.port === undefined ? read.TABRELAY_PORT : readPort(given.port),
    home: homeIn(read),
    apiKey: read.TABRELAY_API_KEY,
  };
}

/** What `Config.extensionDir` is. @throws RelayError bad_request as readConfig */
export function readExtensionDir({ TABRELAY_EXTENSION_DIR }: NodeJS.ProcessEnv): string | undefined {
  const read = readEnvironment({ TABRELAY_EXTENSION_DIR }).TABRELAY_EXTENSION_DIR;
  return read && resolve(read);
}

/** The environment from which `readConfig` in the relay's own process gets `config`. Never on a command line. */
export function configEnvironment(config: Config): NodeJS.ProcessEnv {
  return {
    TABRELAY_PORT: String(config.port),
    TABRELAY_HOME: config.home,
  };
}

/** Where programs and browsers on this machine reach the relay, without a path. */
export function localUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  // The extension may connect to these two names only (its content security policy says so).
  return `http://${host === '::1' || host === 'localhost' ? 'localhost' : '127.0.0.1'}:${port}`;
}

function homeIn({ TABRELAY_HOME }: z.infer<typeof environmentSchema>): string {
  return resolve(TABRELAY_HOME ?? envPaths('tabrelay', { suffix: '' }).config);
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: flags, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new RelayError('bad_request', `${reason}; npm start -- --help lists the flags`);
  }
}

function modelIn(read: z.infer<typeof environmentSchema>): ModelConfig | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = read;
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  const isLocal = baseUrl !== undefined && isPrivateHost(new URL(baseUrl).hostname);
  const model = read.OPENAI_MODEL ?? (isLocal ? undefined : defaultModel);
  return { apiKey, baseUrl, model, sees: read.OPENAI_VISION === '1' };
}

function readPort(flag: string): number {
  const parsed = port.safeParse(flag);
  if (parsed.success) return parsed.data;
  throw new RelayError('bad_request', `--port must be ${words.TABRELAY_PORT}; "${flag}" is not`);
}

function readEnvironment(env: NodeJS.ProcessEnv): z.infer<typeof environmentSchema> {
  // A variable set to nothing means the default, as in most shells' scripts.
  const parsed = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
  );
  if (parsed.success) return parsed.data;
  const name = parsed.error.issues[0]?.path[0] as Variable;
  const shown = secretVariables.includes(name) ? 'what it is set to' : `"${env[name]}"`;
  throw new RelayError('bad_request', `${name} must be ${words[name]}; ${shown} is not`);
}
